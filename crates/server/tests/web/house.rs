//! The house without a browser: tables are opened, played, forgotten and rebuilt.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use server::house::{House, HouseError, Live, Settings};
use server::store::{Sitter, Store, TableStatus};
use table::Seat;

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("fixer-house-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    async fn house(&self) -> House {
        let settings = Settings { pause: Duration::ZERO, ..Settings::default() };
        House::open(registry::games().collect(), Store::open(&self.0).await.unwrap(), settings)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn guest_of(guest: i64) -> Sitter {
    Sitter::Guest { guest, nonce: false }
}

fn bot(name: &str) -> Sitter {
    Sitter::Bot(name.to_owned())
}

/// Waits until something holds of a table.
async fn until(live: &Arc<Live>, holds: impl Fn(&server::house::Seating) -> bool) {
    let mut news = live.news();
    let wait = async {
        while !holds(&*live.seating().await) {
            let _ = tokio::time::timeout(Duration::from_millis(200), news.changed()).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), wait).await.expect("it never came to hold");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_a_table_to_its_end() {
    let folder = Folder::new("bots");
    let house = folder.house().await;
    let game = house.game("leduc").unwrap();
    let live = house.open_table(None, game, BTreeMap::new(), vec![bot("street"), bot("edge:20")], Vec::new()).await.unwrap();
    until(&live, |seating| seating.stage == TableStatus::Over).await;
    let kept = house.store().table(&live.id).await.unwrap().unwrap();
    assert_eq!(kept.stage, TableStatus::Over);
    assert!(kept.entries.last().unwrap().contains("\"over\""));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_plays_and_goes_on_after_the_house_was_closed() {
    let folder = Folder::new("person");
    let house = folder.house().await;
    let (guest, token) = house.welcome(Some("Judy")).await.unwrap();
    assert_eq!(house.store().guest(&server::house::hashed(&token)).await.unwrap(), Some((guest, "Judy".to_owned())));
    let game = house.game("tictactoe").unwrap();
    let live = house.open_table(Some(guest), game, BTreeMap::new(), vec![guest_of(guest), bot("street")], Vec::new()).await.unwrap();
    house.change(&live, |table| Ok(table.decide(Seat(0), "b2")?)).await.unwrap();
    let late = house.change(&live, |table| Ok(table.decide(Seat(0), "a1")?)).await;
    assert!(matches!(late, Err(HouseError::GoneOn | HouseError::Refused(_))), "{late:?}");
    until(&live, |seating| seating.table.as_ref().is_some_and(|table| table.log().len() == 3)).await;
    let before = live.seating().await.table.as_ref().unwrap().seen(table::Audience::Everyone).view();
    let id = live.id.clone();
    drop((live, house));
    let house = folder.house().await;
    let live = house.table(&id).await.unwrap();
    {
        let seating = live.seating().await;
        assert_eq!(seating.names, ["Judy", "street"]);
        assert_eq!(seating.table.as_ref().unwrap().seen(table::Audience::Everyone).view(), before);
    }
    house.change(&live, |table| table.keys(Seat(0)).first().map_or(Ok(()), |key| Ok(table.decide(Seat(0), key)?))).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_begins_when_its_last_seat_is_taken() {
    let folder = Folder::new("open");
    let house = folder.house().await;
    let (one, _) = house.welcome(Some("One")).await.unwrap();
    let (two, _) = house.welcome(Some("Two")).await.unwrap();
    let game = house.game("gangs").unwrap();
    let live = house.open_table(Some(one), game, BTreeMap::new(), vec![guest_of(one), Sitter::Open], Vec::new()).await.unwrap();
    assert!(live.seating().await.table.is_none());
    assert!(matches!(house.change(&live, |_| Ok(())).await, Err(HouseError::NotBegun)));
    assert!(matches!(house.sit(&live, Seat(0), two, false, None).await, Err(HouseError::Taken)));
    house.sit(&live, Seat(1), two, false, None).await.unwrap();
    let seating = live.seating().await;
    assert!(seating.table.is_some() && seating.stage == TableStatus::Going);
    assert_eq!(
        (seating.seats_of(two).collect::<Vec<_>>(), seating.names.clone()),
        (vec![Seat(1)], vec!["One".to_owned(), "Two".to_owned()])
    );
}

#[tokio::test]
async fn what_cannot_be_opened_is_told_at_once() {
    let folder = Folder::new("wrong");
    let house = folder.house().await;
    let fields = BTreeMap::from([("story".to_owned(), "unknown".to_owned())]);
    let told = house.open_table(None, house.game("gangs").unwrap(), fields, vec![bot("hal")], Vec::new()).await.err().unwrap().to_string();
    assert!(told.contains("'unknown' is not known") && told.contains("'hal' is not known"), "{told}");
    assert!(matches!(house.game("chess"), Err(HouseError::NoGame)));
    assert!(matches!(house.table("nowhere").await, Err(HouseError::NoTable)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_that_think_too_long_are_not_seated() {
    let folder = Folder::new("modest");
    let house = folder.house().await;
    let game = house.game("leduc").unwrap();
    for long in ["edge:5001", "edge:6s", "edge:10000000", "edge:600s"] {
        let told =
            house.open_table(None, game, BTreeMap::new(), vec![bot("street"), bot(long)], Vec::new()).await.err().unwrap().to_string();
        assert!(told.contains("at most edge:5000 or edge:5s"), "{told}");
    }
    assert!(house.open_table(None, game, BTreeMap::new(), vec![bot("street"), bot("edge:5000")], Vec::new()).await.is_ok());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_rebuilt_once_however_many_ask_for_it() {
    let folder = Folder::new("cold");
    let house = folder.house().await;
    let (guest, _) = house.welcome(None).await.unwrap();
    let game = house.game("gangs").unwrap();
    let live = house.open_table(Some(guest), game, BTreeMap::new(), vec![guest_of(guest), guest_of(guest)], Vec::new()).await.unwrap();
    let id = live.id.clone();
    drop((live, house));
    // Not every time do they meet.
    for _ in 0..5 {
        let house = folder.house().await;
        assert_eq!(house.rebuilt(), 0);
        for _ in 0..8 {
            // Whoever goes away at once leaves the work to those who come after.
            let _ = tokio::time::timeout(Duration::ZERO, house.table(&id)).await;
        }
        let ask = |_| {
            let (house, id) = (house.clone(), id.clone());
            tokio::spawn(async move { house.table(&id).await.map(|live| Arc::as_ptr(&live) as usize) })
        };
        let asked: Vec<_> = (0..64).map(ask).collect();
        let mut found = Vec::new();
        for one in asked {
            found.push(one.await.unwrap().unwrap());
        }
        found.dedup();
        assert_eq!((found.len(), house.rebuilt()), (1, 1));
    }
}
