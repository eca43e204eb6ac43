//! When bots answer tells nothing of what they hold: measured with a clock of our own, on which nothing takes time
//! but what we say.

use std::collections::{BTreeMap, BTreeSet};
use std::pin::Pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use samples::Leduc;
use server::house::{Clock, House, Registered, Settings};
use server::store::{Sitter, Store};
use table::Audience;
use table::player::{Player, Roster, Sight};
use tokio::time::Instant;

/// A clock that stands still unless somebody waits or thinks.
#[derive(Debug)]
struct Still {
    begun: Instant,
    passed: Mutex<Duration>,
}

impl Still {
    fn pass(&self, time: Duration) {
        *self.passed.lock().unwrap() += time;
    }
}

impl Clock for Still {
    fn now(&self) -> Instant {
        self.begun + *self.passed.lock().unwrap()
    }

    fn until(&self, then: Instant) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        let wait = then.saturating_duration_since(self.now());
        self.pass(wait);
        Box::pin(std::future::ready(()))
    }
}

/// Bots that think the longer the better their card is, and not at all with the lowest.
struct Thoughtful(Arc<Still>);

impl Roster<Leduc> for Thoughtful {
    fn names(&self) -> &'static [&'static str] {
        &["edge:1000", "edge:2s", "street"]
    }

    fn seat(&self, name: &str, _: u64, _: usize) -> Result<Box<dyn Player<Leduc> + Send>, table::Says> {
        let time = if name.ends_with('s') { Duration::from_millis(900) } else { Duration::from_millis(15) };
        Ok(Box::new(Ponders { clock: self.0.clone(), time }))
    }
}

struct Ponders {
    clock: Arc<Still>,
    time: Duration,
}

impl Player<Leduc> for Ponders {
    fn choose(&mut self, sight: &Sight<'_, Leduc>) -> usize {
        let view = serde_json::to_value(sight.view()).unwrap();
        let own = view["cards"][sight.seat().index()].as_str().unwrap_or_default().to_owned();
        let worth = ["J", "Q", "K"].iter().position(|rank| own.starts_with(rank)).unwrap_or_default();
        self.clock.pass(self.time * worth as u32);
        0
    }
}

/// How long a table of two such bots took, and what they held.
async fn played(house: &House, clock: &Still, bot: &str) -> (Duration, String) {
    let (game, begun, sitter) = (house.game("leduc").unwrap(), clock.now(), Sitter::Bot(bot.to_owned()));
    let live = house.open_table(None, game, BTreeMap::new(), vec![sitter.clone(), sitter], Vec::new()).await.unwrap();
    let mut news = live.news();
    for _ in 0..1000 {
        {
            let seating = live.seating().await;
            if seating.is_over() {
                let view = seating.table.as_ref().unwrap().seen(Audience::Everyone).view();
                return (clock.now() - begun, view["cards"].to_string());
            }
        }
        let _ = tokio::time::timeout(Duration::from_millis(50), news.changed()).await;
    }
    panic!("the table does not end");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_take_the_same_time_whatever_they_hold() {
    let folder = std::env::temp_dir().join(format!("fixer-pace-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let clock = Arc::new(Still { begun: Instant::now(), passed: Mutex::default() });
    let games: Vec<Registered> = vec![Box::leak(table::any::any(Leduc, Thoughtful(clock.clone())))];
    let settings = Settings { clock: clock.clone(), ..Settings::default() };
    let house = House::open(games, Store::open(&folder).await.unwrap(), settings);
    for bot in ["edge:1000", "edge:2s", "street"] {
        let (mut times, mut held) = (BTreeSet::new(), BTreeSet::new());
        for _ in 0..12 {
            let (time, cards) = played(&house, &clock, bot).await;
            times.insert(time);
            held.insert(cards);
        }
        assert!(held.len() > 3, "the hands differed: {held:?}");
        assert_eq!(times.len(), 1, "{bot}: {times:?} for {held:?}");
    }
    let _ = std::fs::remove_dir_all(&folder);
}

/// A clock on which nothing that is waited for ever comes.
#[derive(Debug)]
struct Never;

impl Clock for Never {
    fn now(&self) -> Instant {
        Instant::now()
    }

    fn until(&self, _: Instant) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(std::future::pending())
    }
}

/// Bots that are counted when they think.
struct Counted(Arc<AtomicUsize>);

impl Roster<Leduc> for Counted {
    fn names(&self) -> &'static [&'static str] {
        &["edge:1000"]
    }

    fn seat(&self, _: &str, _: u64, _: usize) -> Result<Box<dyn Player<Leduc> + Send>, table::Says> {
        Ok(Box::new(Counted(self.0.clone())))
    }
}

impl Player<Leduc> for Counted {
    fn choose(&mut self, _: &Sight<'_, Leduc>) -> usize {
        self.0.fetch_add(1, Ordering::SeqCst);
        0
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_is_kept_for_as_long_as_a_bot_seems_to_think() {
    let folder = std::env::temp_dir().join(format!("fixer-turns-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let thought = Arc::new(AtomicUsize::new(0));
    let games: Vec<Registered> = vec![Box::leak(table::any::any(Leduc, Counted(thought.clone())))];
    let house = House::open(games, Store::open(&folder).await.unwrap(), Settings { clock: Arc::new(Never), ..Settings::default() });
    for _ in 0..2 {
        let (game, sitter) = (house.game("leduc").unwrap(), Sitter::Bot("edge:1000".to_owned()));
        house.open_table(None, game, BTreeMap::new(), vec![sitter.clone(), sitter], Vec::new()).await.unwrap();
    }
    for _ in 0..1000 {
        if thought.load(Ordering::SeqCst) > 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(thought.load(Ordering::SeqCst), 1, "when the second begins tells nothing of how long the first one thought");
    let _ = std::fs::remove_dir_all(&folder);
}
