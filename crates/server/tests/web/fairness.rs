//! Nobody can take the machine from the others: bots that search share it fairly, bots that answer at a glance do
//! not wait for them, and one address cannot queue for ever.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use axum::body::Body;
use axum::http::StatusCode;
use samples::Leduc;
use server::house::{House, Live, Registered, Settings};
use server::store::{Sitter, Store};
use table::player::{Player, Roster, Sight};

use crate::site::{Browser, HOST, Site};

/// Who thinks, and whether it may stop.
#[derive(Default)]
struct Gate {
    state: Mutex<(usize, bool)>,
    changed: Condvar,
}

impl Gate {
    /// Thinks until the gate is opened.
    fn think(&self) {
        let mut state = self.state.lock().unwrap();
        state.0 += 1;
        self.changed.notify_all();
        while !state.1 {
            state = self.changed.wait(state).unwrap();
        }
    }

    fn thinking(&self) -> usize {
        self.state.lock().unwrap().0
    }
}

/// Opens the gate in the end, whatever came of the test: who thinks for ever would hold it up.
struct Opens(Arc<Gate>);

impl Drop for Opens {
    fn drop(&mut self) {
        self.0.state.lock().unwrap().1 = true;
        self.0.changed.notify_all();
    }
}

/// `street` answers at once; whoever searches thinks until it may stop.
struct Bots(Arc<Gate>);

struct Bot(Option<Arc<Gate>>);

impl Roster<Leduc> for Bots {
    fn names(&self) -> &'static [&'static str] {
        &["street", "edge:5s"]
    }

    fn seat(&self, name: &str, _: u64, _: usize) -> Result<Box<dyn Player<Leduc> + Send>, table::Says> {
        Ok(Box::new(Bot((name != "street").then(|| self.0.clone()))))
    }
}

impl Player<Leduc> for Bot {
    fn choose(&mut self, _: &Sight<'_, Leduc>) -> usize {
        self.0.iter().for_each(|gate| gate.think());
        0
    }
}

async fn until(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    for _ in 0..1500 {
        if holds().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("it never came to hold: {what}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_guests_of_one_address_do_not_keep_others_from_playing() {
    let folder = std::env::temp_dir().join(format!("fixer-fairness-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let gate = Arc::new(Gate::default());
    let opens = Opens(gate.clone());
    let games: Vec<Registered> = vec![Box::leak(table::any::any(Leduc, Bots(gate.clone())))];
    let settings = Settings { pause: Duration::ZERO, thinkers: 2, ..Settings::default() };
    let house = House::open(games, Store::open(&folder).await.unwrap(), settings);
    let open = async |address: [u8; 4], bot: &str| -> Arc<Live> {
        let (guest, _) = house.welcome(None).await.unwrap();
        house.note_address(guest, IpAddr::from(address));
        let sitters = vec![Sitter::Bot(bot.to_owned()), Sitter::Bot(bot.to_owned())];
        house.open_table(Some(guest), house.game("leduc").unwrap(), BTreeMap::new(), sitters, Vec::new()).await.unwrap()
    };
    for _ in 0..26 {
        open([192, 0, 2, 1], "edge:5s").await;
    }
    until("somebody thinks", async || gate.thinking() > 0).await;
    let quick = open([192, 0, 2, 2], "street").await;
    until("street answers", async || quick.seating().await.is_over()).await;
    assert_eq!(gate.thinking(), 1, "one address has one of two turns");
    open([192, 0, 2, 3], "edge:5s").await;
    until("a search of another address begins", async || gate.thinking() > 1).await;
    open([192, 0, 2, 4], "edge:5s").await;
    let quick = open([192, 0, 2, 5], "street").await;
    until("street answers while every turn is taken", async || quick.seating().await.is_over()).await;
    assert_eq!(gate.thinking(), 2, "there are two turns, however many addresses there are");
    drop((opens, house));
    let _ = std::fs::remove_dir_all(&folder);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_cannot_queue_for_ever() {
    let site = Site::new("trials").await;
    let catalog = tcg::catalog::Catalog::load();
    let list: String = catalog.deck("the-heist").unwrap().write(catalog).bytes().map(|byte| format!("%{byte:02X}")).collect();
    let request = || {
        let request = Browser::new(&site).request("POST", "/decks/tcg").header("origin", format!("http://{HOST}"));
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        request.body(Body::from(format!("list={list}&what=try"))).unwrap()
    };
    let answers = site.at_once((0..10).map(|_| request()).collect()).await;
    let count = |wanted: StatusCode| answers.iter().filter(|status| **status == wanted).count();
    assert!(count(StatusCode::OK) >= 1 && count(StatusCode::TOO_MANY_REQUESTS) >= 5, "{answers:?}");
    assert_eq!(count(StatusCode::OK) + count(StatusCode::TOO_MANY_REQUESTS), 10, "{answers:?}");
}
