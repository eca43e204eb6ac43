//! Time at tables, on a clock that moves when we say so: what is charged, what runs out, and who plays for whom.

use std::collections::BTreeMap;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use server::house::{Clock, House, HouseError, Live, Opening, Seating, Settings};
use server::store::{Sitter, Store, TableStatus};
use table::log::{ClockKind, LogEntry, RunsOut, Terms, Times};
use table::{Reactions, Seat};
use tokio::sync::watch;
use tokio::time::Instant;

use crate::site::{Browser, Site};

/// A clock that moves by hand.
#[derive(Debug)]
pub struct Hand {
    begun: Instant,
    passed: watch::Sender<Duration>,
}

impl Hand {
    pub fn new() -> Arc<Hand> {
        Arc::new(Hand { begun: Instant::now(), passed: watch::Sender::new(Duration::ZERO) })
    }

    pub fn pass(&self, ms: u64) {
        self.passed.send_modify(|passed| *passed += Duration::from_millis(ms));
    }
}

impl Clock for Hand {
    fn now(&self) -> Instant {
        self.begun + *self.passed.borrow()
    }

    fn until(&self, then: Instant) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        let mut passed = self.passed.subscribe();
        Box::pin(async move {
            let _ = passed.wait_for(|passed| self.begun + *passed >= then).await;
        })
    }
}

pub fn house(store: &Store, clock: &Arc<Hand>) -> House {
    paced(store, clock, Duration::ZERO)
}

/// A house whose bots wait before they answer.
pub fn paced(store: &Store, clock: &Arc<Hand>, pause: Duration) -> House {
    let settings = Settings { pause, clock: clock.clone(), ..Settings::default() };
    House::open(registry::games().collect(), store.clone(), settings)
}

pub const FISCHER: Terms = Terms { kind: ClockKind::Fischer, base: 60_000, step: 5_000, out: RunsOut::Lose };

fn person(guest: i64) -> Sitter {
    Sitter::Guest { guest, nonce: false }
}

/// A table of so many people with a clock.
pub async fn table(house: &House, game: &str, seats: usize, terms: Terms) -> (Arc<Live>, Vec<i64>) {
    let mut guests = Vec::new();
    for _ in 0..seats {
        guests.push(house.welcome(None).await.unwrap().0);
    }
    let sitters: Vec<Sitter> = guests.iter().map(|guest| person(*guest)).collect();
    let fields = if seats > 2 { BTreeMap::from([("seats".to_owned(), seats.to_string())]) } else { BTreeMap::new() };
    let (opener, game) = (guests.first().copied(), house.game(game).unwrap());
    let opening = Opening { fields, sitters, brings: vec![None; seats], terms: Some(terms), ..Opening::of(opener, game) };
    (house.open_as(opening).await.unwrap(), guests)
}

async fn decide(house: &House, live: &Arc<Live>, seat: u8, key: &'static str) -> Result<(), HouseError> {
    house.decide(live, Seat(seat), house.now(), move |table| Ok(table.decide(Seat(seat), key)?)).await
}

pub async fn left(live: &Live, seat: u8) -> i64 {
    live.seating().await.times().unwrap().left(Seat(seat))
}

pub async fn until(live: &Arc<Live>, holds: impl Fn(&Seating) -> bool) {
    let wait = async {
        while !holds(&*live.seating().await) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), wait).await.expect("it never came to hold");
}

/// Numbers that follow from a seed.
pub struct Numbers(pub u64);

impl Numbers {
    pub fn below(&mut self, of: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % of
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_charged_is_the_time_in_which_somebody_had_to_decide() {
    let site = Site::new("charged").await;
    let terms = Terms { base: 1 << 40, ..FISCHER };
    for (game, seats, seed) in [("tictactoe", 2, 1), ("leduc", 2, 2), ("gangs", 3, 3), ("ccg", 3, 4), ("nightlancer", 2, 5), ("tcg", 2, 6)]
    {
        let mut numbers = Numbers(seed);
        let mut clock = Hand::new();
        let mut all = house(&site.store, &clock);
        let (mut live, guests) = table(&all, game, seats, terms).await;
        for seat in 0..seats as u8 {
            all.ask_for_reactions(&live, Seat(seat), Reactions::No).await.unwrap();
        }
        let mut expected = vec![0; seats];
        let (mut undone, mut paused, mut restarts, mut decided) = (0, 0, 0, 0);
        for _ in 0..120 {
            // Time passes: for whoever has to decide, unless all clocks stand still.
            let (must, stands, over) = {
                let seating = live.seating().await;
                (seating.awaited().must, seating.is_paused(), seating.is_over())
            };
            if over {
                break;
            }
            let passes = numbers.below(4000);
            clock.pass(passes);
            must.iter().filter(|_| !stands).for_each(|seat| expected[seat.index()] += passes);
            let agree = async |all: &House, live: &Arc<Live>, by: i64| {
                for guest in guests.iter().filter(|guest| **guest != by) {
                    let asked = {
                        let seating = live.seating().await;
                        seating.requested().is_some_and(|request| seating.asked_guests(request).contains(guest))
                    };
                    if asked {
                        all.consent(live, *guest, true).await.unwrap();
                    }
                }
            };
            match numbers.below(12) {
                0 => {
                    let seat = numbers.below(seats as u64) as u8;
                    if all.take_back(&live, Seat(seat), |_| true).await.is_ok() {
                        agree(&all, &live, guests[usize::from(seat)]).await;
                        undone += 1;
                    }
                }
                1 => {
                    all.pause(&live, Seat(0), !stands).await.unwrap();
                    agree(&all, &live, guests[0]).await;
                    paused += 1;
                }
                2 => {
                    // Whatever was charged last is on the disk, and the house is killed right after it. Hours pass.
                    let now = !stands;
                    all.pause(&live, Seat(0), now).await.unwrap();
                    agree(&all, &live, guests[0]).await;
                    clock = Hand::new();
                    clock.pass(numbers.below(100_000_000));
                    all = house(&site.store, &clock);
                    live = all.table(&live.id).await.unwrap();
                    assert_eq!(live.seating().await.is_paused(), now);
                    restarts += 1;
                }
                _ if !stands => {
                    let which = numbers.below(u64::MAX >> 33);
                    let Some(seat) = must.iter().nth(which as usize % must.len()) else { continue };
                    let keys = live.seating().await.table.as_ref().unwrap().keys(seat);
                    let key = keys[which as usize % keys.len()].clone();
                    all.decide(&live, seat, all.now(), move |table| Ok(table.decide(seat, &key)?)).await.unwrap();
                    decided += 1;
                }
                _ => {}
            }
        }
        // What was not charged yet is with the next entry.
        let over = live.seating().await.is_over();
        if !over {
            all.change(&live, |table| {
                table.settle();
                Ok(())
            })
            .await
            .unwrap();
        }
        let seating = live.seating().await;
        let times = Times::of(seating.table.as_ref().unwrap().log()).unwrap();
        let spent: Vec<u64> = (0..seats as u8).map(|seat| times.spent(Seat(seat))).collect();
        assert_eq!(spent, expected, "{game}: {decided} decisions, {undone} taken back, {paused} pauses, {restarts} restarts");
        assert!(
            game == "tictactoe" || game == "leduc" || (decided > 10 && restarts > 1),
            "{game}: {decided}, {undone}, {paused}, {restarts}"
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_runs_out_of_time_loses_and_it_is_said() {
    let site = Site::new("runs-out").await;
    let clock = Hand::new();
    let house = house(&site.store, &clock);
    let (live, _) = table(&house, "tictactoe", 2, FISCHER).await;
    clock.pass(20_000);
    decide(&house, &live, 0, "b2").await.unwrap();
    assert_eq!((left(&live, 0).await, left(&live, 1).await), (45_000, 60_000), "an act brings its increment");
    clock.pass(59_999);
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(live.seating().await.stage, TableStatus::Going, "a millisecond is left");
    clock.pass(1);
    until(&live, Seating::is_over).await;
    let log: Vec<LogEntry> = live.seating().await.table.as_ref().unwrap().log().to_vec();
    let [.., LogEntry::Time { spent, acted: None }, LogEntry::Concede { seat: Seat(1), timeout: true, .. }, LogEntry::Over(ended)] =
        &log[..]
    else {
        panic!("{log:?}")
    };
    assert_eq!((spent.as_slice(), ended.winners.as_slice()), (&[(Seat(1), 60_000)][..], &[Seat(0)][..]));
    let beside = site.of(house.clone());
    let mut reader = Browser::new(&beside);
    let page = reader.get(&format!("/t/{}", live.id)).await.1;
    assert_eq!(page.matches("Guest 2&#39;s time has run out.").count() + page.matches("Guest 2's time has run out.").count(), 2, "{page}");
    reader.accept = "application/json";
    let over = reader.json(&format!("/t/{}", live.id)).await;
    assert!(over["over"]["says"].as_str().unwrap().starts_with("Guest 2's time has run out."), "{over}");
    assert_eq!(over["clock"], serde_json::Value::Null);
    // The file plays out, and the same again has the same time.
    let replay = reader.get(&format!("/t/{}/replay.json", live.id)).await.1;
    let replay = table::replay::Replay::parse(&replay).unwrap();
    assert_eq!(house.game("tictactoe").unwrap().reopen(&replay).unwrap().log(), &log[..]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_three_goes_on_without_who_runs_out() {
    let site = Site::new("three").await;
    let clock = Hand::new();
    let house = house(&site.store, &clock);
    let (live, _) = table(&house, "ccg", 3, FISCHER).await;
    let late = live.seating().await.awaited().must;
    clock.pass(60_000);
    until(&live, |seating| late.iter().all(|seat| seating.has_left(seat))).await;
    let seating = live.seating().await;
    if late.len() < 2 {
        assert!(!seating.is_over() && !seating.awaited().must.is_empty(), "the others play on");
        let times = seating.times().unwrap();
        let other = seating.awaited().must.lowest().unwrap();
        assert_eq!(times.left(other), 60_000);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_decision_and_the_end_of_time_are_settled_once() {
    let site = Site::new("together").await;
    let clock = Hand::new();
    let house = house(&site.store, &clock);
    // What came in before is in time, however long it waits for the table.
    let (live, _) = table(&house, "tictactoe", 2, FISCHER).await;
    let held = live.seating().await;
    clock.pass(59_000);
    let came = house.now();
    let (other, at) = (house.clone(), live.clone());
    let sent = tokio::spawn(async move { other.decide(&at, Seat(0), came, |table| Ok(table.decide(Seat(0), "b2")?)).await });
    tokio::time::sleep(Duration::from_millis(50)).await;
    clock.pass(2_000);
    drop(held);
    let in_time = sent.await.unwrap();
    tokio::time::sleep(Duration::from_millis(50)).await;
    let over = live.seating().await.is_over();
    assert_eq!(in_time.is_ok(), !over, "{in_time:?}");
    assert!(in_time.is_ok(), "it was first in line: {in_time:?}");
    assert_eq!(left(&live, 0).await, 6_000, "it is charged until it came in");
    // What comes in after is told so, whoever holds the table first.
    let (live, _) = table(&house, "tictactoe", 2, FISCHER).await;
    clock.pass(60_000);
    let late = decide(&house, &live, 0, "b2").await;
    assert!(matches!(late, Err(HouseError::TimeOut | HouseError::Refused(_))), "{late:?}");
    until(&live, Seating::is_over).await;
    // Conceding does not come first either.
    let (live, _) = table(&house, "tictactoe", 2, FISCHER).await;
    let before = house.now();
    clock.pass(60_000);
    let late = house.concede(&live, Seat(1)).await;
    until(&live, Seating::is_over).await;
    let seating = live.seating().await;
    let conceded = |entry: &LogEntry| if let LogEntry::Concede { seat, timeout, .. } = entry { Some((*seat, *timeout)) } else { None };
    let conceded: Vec<_> = seating.table.as_ref().unwrap().log().iter().filter_map(conceded).collect();
    assert_eq!(conceded, [(Seat(0), true)], "{late:?} at {before}");
    drop(seating);
    // Many at once: each table ends or goes on, and the log says one of both.
    for round in 0..30 {
        let (live, _) = table(&house, "tictactoe", 2, FISCHER).await;
        clock.pass(59_999);
        let (other, at) = (house.clone(), live.clone());
        let sends = tokio::spawn(async move { decide(&other, &at, 0, "a1").await });
        if round % 2 == 0 {
            tokio::task::yield_now().await;
        }
        clock.pass(1);
        let decided = sends.await.unwrap().is_ok();
        until(&live, |seating| decided || seating.is_over()).await;
        tokio::time::sleep(Duration::from_millis(5)).await;
        let seating = live.seating().await;
        let log = seating.table.as_ref().unwrap().log();
        let made = log.iter().any(|entry| matches!(entry, LogEntry::Decision { .. }));
        let lost = log.iter().any(|entry| matches!(entry, LogEntry::Concede { .. }));
        assert!(made != lost && made == decided, "round {round}: {log:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_that_nobody_looks_at_run_out_too_and_a_closed_house_charges_nobody() {
    let site = Site::new("unseen").await;
    let clock = Hand::new();
    let first = house(&site.store, &clock);
    let (live, _) = table(&first, "tictactoe", 2, FISCHER).await;
    // The house notes now and then that it lives: what is younger is given back when it is killed.
    let noted = async |least: i64| {
        let noted = async {
            while site.store.lived().await.unwrap() < least {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(10), noted).await.unwrap();
        // It waits again a moment after it has written, from that time on.
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    clock.pass(30_000);
    decide(&first, &live, 0, "b2").await.unwrap();
    noted(30_000).await;
    clock.pass(7_000);
    noted(37_000).await;
    clock.pass(1_500);
    let id = live.id.clone();
    let again = Hand::new();
    let second = house(&site.store, &again);
    second.keep_time().await.unwrap();
    assert_eq!(second.now(), 37_000);
    again.pass(52_999);
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(site.store.table(&id).await.unwrap().unwrap().stage, TableStatus::Going);
    assert_eq!(second.rebuilt(), 0, "nobody has looked at it");
    again.pass(1);
    let over = async {
        while site.store.table(&id).await.unwrap().unwrap().stage != TableStatus::Over {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), over).await.unwrap();
    assert!(site.store.deadlines().await.unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn taking_back_gives_no_time_back() {
    let site = Site::new("back").await;
    let clock = Hand::new();
    let house = house(&site.store, &clock);
    let (live, guests) = table(&house, "tictactoe", 2, FISCHER).await;
    clock.pass(58_000);
    decide(&house, &live, 0, "b2").await.unwrap();
    assert_eq!(left(&live, 0).await, 7_000);
    house.take_back(&live, Seat(0), |_| true).await.unwrap();
    assert_eq!(left(&live, 0).await, 2_000, "what the act brought is gone, and what it took is not back");
    clock.pass(1_000);
    decide(&house, &live, 0, "b2").await.unwrap();
    decide(&house, &live, 1, "a1").await.unwrap();
    assert_eq!(left(&live, 0).await, 6_000);
    // Whoever would have none left cannot take back, neither at once nor when the other agrees later.
    clock.pass(500);
    house.take_back(&live, Seat(0), |_| true).await.unwrap();
    clock.pass(600);
    assert!(matches!(house.consent(&live, guests[1], true).await, Err(HouseError::NoTime)));
    let none = house.take_back(&live, Seat(0), |_| true).await;
    assert!(matches!(none, Err(HouseError::NoTime)), "{none:?}");
    assert!(!live.seating().await.is_over(), "and nothing has happened");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_lets_reactions_pass_is_charged_until_then() {
    let site = Site::new("until-then").await;
    let clock = Hand::new();
    let house = house(&site.store, &clock);
    let (live, _) = table(&house, "tcg", 2, FISCHER).await;
    let seat = live.seating().await.awaited().must.lowest().unwrap();
    clock.pass(4_000);
    house.ask_for_reactions(&live, seat, Reactions::Yes).await.unwrap();
    assert_eq!(live.seating().await.times().unwrap().spent(seat), 4_000);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_pause_takes_consent_and_nothing_is_decided_in_it() {
    let site = Site::new("pause").await;
    let clock = Hand::new();
    let house = house(&site.store, &clock);
    let (live, guests) = table(&house, "tictactoe", 2, FISCHER).await;
    clock.pass(10_000);
    house.pause(&live, Seat(1), true).await.unwrap();
    clock.pass(5_000);
    assert!(!live.seating().await.is_paused(), "asking stops no clock");
    house.consent(&live, guests[0], true).await.unwrap();
    assert!(live.seating().await.is_paused());
    clock.pass(10_000_000);
    assert!(matches!(decide(&house, &live, 0, "b2").await, Err(HouseError::Paused)));
    assert!(site.store.deadlines().await.unwrap().is_empty());
    // Whoever waits asks; whoever has to decide goes on alone.
    house.pause(&live, Seat(1), false).await.unwrap();
    assert!(live.seating().await.is_paused() && live.seating().await.requested().is_some());
    house.pause(&live, Seat(0), false).await.unwrap();
    assert!(!live.seating().await.is_paused());
    clock.pass(1_000);
    decide(&house, &live, 0, "b2").await.unwrap();
    assert_eq!(left(&live, 0).await, 49_000);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn times_tell_nothing_of_what_is_hidden() {
    let site = Site::new("clock-secrets").await;
    let (mut one, mut two) = (Browser::program(&site), Browser::program(&site));
    let (_, _, body) = one.post("/tables", "game=leduc&sit=friends&clock=5%2B10").await;
    let table = format!("/t/{}", serde_json::from_str::<serde_json::Value>(&body).unwrap()["table"].as_str().unwrap());
    two.post(&format!("{table}/sit"), "seat=1").await;
    for _ in 0..4 {
        let doubting = site.beside(Settings { doubt: Some(2077), ..Settings::default() });
        for reader in [&one, &two, &Browser::program(&site)] {
            let doubted = Browser { cookie: reader.cookie.clone(), accept: reader.accept, ..Browser::new(&doubting) };
            let told = reader.get(&table).await.1;
            assert!(told.contains("\"left\":"), "{told}");
            assert_eq!(told, doubted.get(&table).await.1);
        }
        let state = [one.json(&table).await, two.json(&table).await];
        let (seat, state) = if state[0]["seat"].is_null() { (&mut two, &state[1]) } else { (&mut one, &state[0]) };
        let form = format!(
            "seat={}&asked={}&choice={}",
            state["seat"],
            state["asked"].as_str().unwrap(),
            state["offers"][0]["key"].as_str().unwrap()
        );
        seat.post(&format!("{table}/decide"), &form).await;
        if state["over"].is_object() || one.json(&table).await["stage"] == "over" {
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn programs_ask_for_clocks_and_read_them() {
    let site = Site::new("programs-clock").await;
    let (mut one, mut two) = (Browser::program(&site), Browser::program(&site));
    let (status, _, body) =
        one.post("/tables", "game=tictactoe&sit=friends&clock=fischer&base=zero&increment=x&out=win&option-seats=9").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    for part in ["'zero' minutes", "'x' seconds", "'win'"] {
        assert!(body.contains(part), "{part}: {body}");
    }
    let (_, _, body) = one.post("/tables", "game=tictactoe&sit=friends&clock=delay&base=10&delay=3&out=bot").await;
    let table = format!("/t/{}", serde_json::from_str::<serde_json::Value>(&body).unwrap()["table"].as_str().unwrap());
    let page = Browser { accept: "text/html", ..Browser::new(&site) }.get(&table).await.1;
    assert!(page.contains("10:00, and the first 3 s of each act are free"), "{page}");
    two.post(&format!("{table}/sit"), "seat=1").await;
    let clock = one.json(&table).await["clock"].clone();
    assert_eq!(
        (&clock["kind"], &clock["base"], &clock["step"], &clock["out"]),
        (&"delay".into(), &600_000.into(), &3_000.into(), &"bot".into())
    );
    assert_eq!(
        (&clock["seats"][0]["left"], &clock["seats"][0]["runs"], &clock["seats"][1]["runs"]),
        (&603_000.into(), &true.into(), &false.into())
    );
    tokio::time::sleep(Duration::from_millis(30)).await;
    let now = one.json(&format!("{table}/clock")).await;
    assert!(now["seats"][0]["left"].as_i64().unwrap() < 602_990 && now["seats"][1]["left"] == 603_000, "{now}");
    let page = Browser { accept: "text/html", ..Browser::new(&site) }.get(&table).await.1;
    assert!(page.contains(" data-now=\"") && page.contains("data-left=\"603000\""), "{page}");
    // A pause by consent, and what is said of it.
    assert_eq!(two.post(&format!("{table}/pause"), "on=yes").await.0, StatusCode::OK);
    assert_eq!(one.json(&table).await["wish"], "pause");
    assert_eq!(one.post(&format!("{table}/consent"), "agrees=yes").await.0, StatusCode::OK);
    let paused = one.json(&table).await;
    assert_eq!((&paused["clock"]["paused"], &paused["seat"]), (&true.into(), &serde_json::Value::Null));
    assert!(paused["log"].to_string().contains("All clocks stand still."), "{paused}");
    let (status, _, says) = one.post(&format!("{table}/decide"), "seat=0&asked=&choice=b2").await;
    assert!(status == StatusCode::CONFLICT && says.contains("\"error\":\"paused\""), "{says}");
    assert_eq!(one.post(&format!("{table}/pause"), "on=no").await.0, StatusCode::OK);
    // The same again has the same time.
    one.post(&format!("{table}/concede"), "seat=0").await;
    one.post(&format!("{table}/rematch"), "").await;
    let (_, _, body) = two.post(&format!("{table}/consent"), "agrees=yes").await;
    let again = serde_json::from_str::<serde_json::Value>(&body).unwrap()["table"].as_str().unwrap().to_owned();
    assert_eq!(one.json(&format!("/t/{again}")).await["clock"]["base"], 600_000);
    // Without a clock nothing is said of time.
    let (_, _, body) = one.post("/tables", "game=tictactoe").await;
    let plain = format!("/t/{}", serde_json::from_str::<serde_json::Value>(&body).unwrap()["table"].as_str().unwrap());
    assert_eq!(one.json(&plain).await["clock"], serde_json::Value::Null);
    assert_eq!(one.get(&format!("{plain}/clock")).await.0, StatusCode::CONFLICT);
    assert!(!Browser { accept: "text/html", cookie: one.cookie.clone(), ..Browser::new(&site) }.get(&plain).await.1.contains("data-now"));
}
