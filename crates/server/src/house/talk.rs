//! Talk: what people say to each other, at a table and in the lobby. It is no part of the game: it stands in no log, and no
//! table is drawn again for it.
//!
//! While a table is played, whoever looks on talks apart from those who play, so that nobody helps them: spectators read
//! both, players only their own. Before and after the game there is one room.

use std::collections::{HashMap, VecDeque};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use table::Lang;
use tokio::sync::{OnceCell, watch};

use super::wording::{self, REASON, WordsFault};
use super::{House, HouseError, Live, Seating, locked};
use crate::store::talk::{Change as TalkChange, Line, Room, Shunned, Words};
use crate::store::{Change, GuestId, StoreError, TableStatus};
use crate::wall::micros;

/// How people may talk.
#[derive(Clone, Copy, Debug)]
pub struct TalkSettings {
    /// Whether they may.
    pub on: bool,
    /// How many lines a guest can say at once.
    pub burst: u32,
    /// After how long it can say one more.
    pub every: Duration,
}

impl Default for TalkSettings {
    fn default() -> TalkSettings {
        TalkSettings { on: true, burst: 5, every: Duration::from_secs(3) }
    }
}

/// Lines that are kept in memory, of a table and of the lobby.
pub const RECENT: u32 = 100;
/// How many can wait at once to say something in one place.
const WAITING: usize = 32;
/// Guests of whom it is remembered whom they do not read.
const SHUNNING: usize = 10_000;
/// Reports that a guest can make at once, and after how long it can make one more.
const REPORTS: (u32, Duration) = (5, Duration::from_secs(120));
/// After so many lines, whoever has said nothing for a while is forgotten.
const FORGET: i64 = 1000;

/// A line, with how it is sent to streams: made once for all who read it in the same language.
pub struct Said {
    /// The line.
    pub line: Line,
    events: [OnceLock<Arc<[u8]>>; 2],
}

impl Said {
    fn new(line: Line) -> Arc<Said> {
        Arc::new(Said { line, events: Default::default() })
    }

    /// The event for pages in a language, made if nobody has wanted it yet.
    pub fn event(&self, lang: Lang, made: impl FnOnce(&Line) -> Vec<u8>) -> Arc<[u8]> {
        let place = Lang::ALL.iter().position(|known| *known == lang).unwrap_or_default();
        self.events[place].get_or_init(|| made(&self.line).into()).clone()
    }
}

/// What is said in one place: at a table, or in the lobby.
pub struct Talk {
    /// Whether nobody talks there.
    quiet: bool,
    /// Lines come one after the other, each on the disk before the next.
    turn: tokio::sync::Mutex<()>,
    waiting: AtomicUsize,
    recent: OnceCell<Mutex<VecDeque<Arc<Said>>>>,
    /// Rises with every line.
    count: watch::Sender<u64>,
}

impl Talk {
    pub(super) fn new(quiet: bool) -> Talk {
        Talk { quiet, turn: Default::default(), waiting: AtomicUsize::new(0), recent: OnceCell::new(), count: watch::Sender::new(0) }
    }

    /// Whether nobody talks there.
    pub fn is_quiet(&self) -> bool {
        self.quiet
    }

    /// Forgets what was said before a moment, in seconds since 1970.
    pub(super) fn forget(&self, before: i64) {
        if let Some(recent) = self.recent.get() {
            locked(recent).retain(|said| said.line.id >= before.saturating_mul(1_000_000));
        }
    }

    /// Forgets what a guest has said.
    fn forget_guest(&self, guest: GuestId) {
        if let Some(recent) = self.recent.get() {
            locked(recent).retain(|said| said.line.guest != guest);
        }
    }

    /// Hears whenever something is said.
    pub fn news(&self) -> watch::Receiver<u64> {
        self.count.subscribe()
    }

    async fn recent(&self, house: &House, table: Option<&str>) -> Result<&Mutex<VecDeque<Arc<Said>>>, HouseError> {
        let load = async || {
            let lines = house.0.store.lines(table, RECENT).await?;
            Ok::<_, HouseError>(Mutex::new(lines.into_iter().map(Said::new).collect()))
        };
        self.recent.get_or_try_init(load).await
    }
}

/// What the house knows of all talk.
pub(super) struct Talks {
    settings: TalkSettings,
    pub(super) lobby: Talk,
    talkers: DefaultKeyedRateLimiter<GuestId>,
    reporters: DefaultKeyedRateLimiter<GuestId>,
    last: OnceCell<AtomicI64>,
    shunned: Mutex<HashMap<GuestId, Arc<Shunned>>>,
}

fn often(burst: u32, every: Duration) -> DefaultKeyedRateLimiter<GuestId> {
    let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
    let every = Quota::with_period(every).unwrap_or(Quota::per_second(NonZeroU32::MIN));
    RateLimiter::keyed(every.allow_burst(burst))
}

impl Talks {
    pub fn new(settings: TalkSettings) -> Talks {
        Talks {
            settings,
            lobby: Talk::new(false),
            talkers: often(settings.burst, settings.every),
            reporters: often(REPORTS.0, REPORTS.1),
            last: OnceCell::new(),
            shunned: Mutex::default(),
        }
    }
}

/// Whether a guest may say or report something now; if not, in how many seconds.
fn may(limit: &DefaultKeyedRateLimiter<GuestId>, guest: GuestId) -> Result<(), HouseError> {
    let wait = |until: governor::NotUntil<_>| until.wait_time_from(DefaultClock::default().now()).as_secs() + 1;
    limit.check_key(&guest).map_err(|until| HouseError::TooSoon(wait(until)))
}

/// Words as they are kept, if they can be said.
pub fn proper(words: Words) -> Result<Words, HouseError> {
    match words {
        Words::Text(text) => wording::proper(&text, wording::LONGEST).map(Words::Text),
        Words::Phrase(key) if pages::house::PHRASES.contains(&key.as_str()) => Ok(Words::Phrase(key)),
        Words::Phrase(_) => Err(WordsFault::Phrase),
    }
    .map_err(HouseError::Words)
}

impl Seating {
    /// Where a guest talks, and from which seat.
    pub fn talks(&self, guest: Option<GuestId>) -> (Room, Option<u8>) {
        let seat = guest.and_then(|guest| self.seats_of(guest).next()).map(|seat| seat.0);
        let apart = self.stage == TableStatus::Going && seat.is_none();
        (if apart { Room::Spectators } else { Room::Table }, seat)
    }

    /// Whether a guest may read what spectators say: everybody but those who play.
    fn reads_spectators(&self, guest: GuestId) -> bool {
        self.stage != TableStatus::Going || self.seats_of(guest).next().is_none()
    }
}

/// A reader of what is said in one place.
pub struct Listener {
    /// The table; none for the lobby.
    live: Option<Arc<Live>>,
    guest: Option<GuestId>,
    /// The last line that was looked at.
    after: i64,
    /// Whether it reads what spectators say.
    both: bool,
}

impl House {
    /// What is said in a place: at a table, or in the lobby. Nothing where talk is switched off.
    pub fn talk<'a>(&'a self, live: Option<&'a Arc<Live>>) -> Result<&'a Talk, HouseError> {
        let talk = live.map_or(&self.0.talks.lobby, |live| &live.talk);
        if self.0.talks.settings.on && !talk.quiet { Ok(talk) } else { Err(HouseError::Quiet) }
    }

    /// Whether people can talk at a table.
    pub fn talks_at(&self, live: &Live) -> bool {
        self.0.talks.settings.on && !live.talk.quiet
    }

    /// A number for a line: later than any other.
    async fn line_number(&self) -> Result<i64, HouseError> {
        let load = async || Ok::<_, HouseError>(AtomicI64::new(self.0.store.last_line().await?));
        let last = self.0.talks.last.get_or_try_init(load).await?;
        let now = micros();
        let next = |last: i64| now.max(last + 1);
        Ok(last.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |last| Some(next(last))).map_or(now, next))
    }

    /// A guest says something at a table, or in the lobby.
    pub async fn say(&self, live: Option<&Arc<Live>>, guest: GuestId, words: Words) -> Result<Arc<Said>, HouseError> {
        let talk = self.talk(live)?;
        let words = proper(words)?;
        may(&self.0.talks.talkers, guest)?;
        if talk.waiting.load(Ordering::Relaxed) >= WAITING {
            return Err(HouseError::TooSoon(1));
        }
        let (house, live) = (self.clone(), live.cloned());
        self.run_to_end(async move { house.say_in_turn(live.as_ref(), guest, words).await }).await
    }

    async fn say_in_turn(&self, live: Option<&Arc<Live>>, guest: GuestId, words: Words) -> Result<Arc<Said>, HouseError> {
        let (talk, table) = (self.talk(live)?, live.map(|live| live.id.clone()));
        talk.waiting.fetch_add(1, Ordering::Relaxed);
        let said = async {
            let _turn = talk.turn.lock().await;
            let recent = talk.recent(self, table.as_deref()).await?;
            let (room, seat) = match live {
                Some(live) => live.seating().await.talks(Some(guest)),
                None => (Room::Lobby, None),
            };
            let name = self.0.store.name(guest).await?.ok_or(HouseError::Nobody)?;
            let id = self.line_number().await?;
            let said = Said::new(Line { id, table: table.clone(), room, guest, name, seat, words });
            self.0.store.commit(vec![Change::Talk(TalkChange::Say(said.line.clone()))]).await?;
            {
                let mut recent = locked(recent);
                if recent.len() >= RECENT as usize {
                    recent.pop_front();
                }
                recent.push_back(said.clone());
            }
            talk.count.send_modify(|count| *count += 1);
            if id % FORGET == 0 {
                self.0.talks.talkers.retain_recent();
                self.0.talks.reporters.retain_recent();
            }
            Ok(said)
        };
        let said = said.await;
        talk.waiting.fetch_sub(1, Ordering::Relaxed);
        said
    }

    /// The lines that a guest may read now, the oldest first.
    pub async fn lines(&self, live: Option<&Arc<Live>>, guest: Option<GuestId>) -> Result<Vec<Arc<Said>>, HouseError> {
        let mut listener = self.listen(live, guest, Some(0)).await?;
        self.overheard(&mut listener).await
    }

    /// Listens to what is said in a place after a line; without one, to what is said from now on.
    pub async fn listen(&self, live: Option<&Arc<Live>>, guest: Option<GuestId>, after: Option<i64>) -> Result<Listener, HouseError> {
        let recent = self.talk(live)?.recent(self, live.map(|live| live.id.as_str())).await?;
        let after = after.unwrap_or_else(|| locked(recent).back().map_or(0, |said| said.line.id));
        let both = reads_both(live, guest).await;
        Ok(Listener { live: live.cloned(), guest, after, both })
    }

    /// What a listener has not heard yet. When the game is over, who played hears what spectators have said as well.
    pub async fn overheard(&self, listener: &mut Listener) -> Result<Vec<Arc<Said>>, HouseError> {
        let live = listener.live.as_ref();
        // A table that is dealt parts those who play from those who look on.
        let both = reads_both(live, listener.guest).await;
        let shunned = match listener.guest {
            Some(guest) => Some(self.shunned(guest).await?),
            None => None,
        };
        let recent = locked(self.talk(live)?.recent(self, live.map(|live| live.id.as_str())).await?);
        let together = both && !listener.both;
        let new = |line: &Line| line.id > listener.after || (together && line.room == Room::Spectators);
        let heard = |line: &Line| (both || line.room != Room::Spectators) && !shunned.as_ref().is_some_and(|shunned| shunned.hides(line));
        let lines: Vec<Arc<Said>> = recent.iter().filter(|said| new(&said.line) && heard(&said.line)).cloned().collect();
        listener.after = recent.back().map_or(listener.after, |said| said.line.id.max(listener.after));
        drop(recent);
        listener.both = both;
        Ok(lines)
    }

    /// A line that a guest may read, by its number, with its table.
    pub async fn line(&self, id: i64, guest: Option<GuestId>) -> Result<(Line, Option<Arc<Live>>), HouseError> {
        let line = self.0.store.line(id).await?.ok_or(HouseError::NoLine)?;
        let live = match &line.table {
            Some(table) => Some(self.table(table).await?),
            None => None,
        };
        self.talk(live.as_ref())?;
        let reads = line.room != Room::Spectators || reads_both(live.as_ref(), guest).await;
        if reads { Ok((line, live)) } else { Err(HouseError::NoLine) }
    }

    /// Whose lines a guest does not read.
    pub async fn shunned(&self, guest: GuestId) -> Result<Arc<Shunned>, HouseError> {
        if let Some(known) = locked(&self.0.talks.shunned).get(&guest) {
            return Ok(known.clone());
        }
        let read = Arc::new(self.0.store.shunned(guest).await?);
        let mut known = locked(&self.0.talks.shunned);
        if known.len() >= SHUNNING {
            known.clear();
        }
        Ok(known.entry(guest).or_insert(read).clone())
    }

    async fn shun(&self, guest: GuestId, change: TalkChange) -> Result<(), HouseError> {
        self.0.store.commit(vec![Change::Talk(change)]).await?;
        let read = Arc::new(self.0.store.shunned(guest).await?);
        locked(&self.0.talks.shunned).insert(guest, read);
        Ok(())
    }

    /// A guest does not read another any more at a table; or does again.
    pub async fn mute(&self, guest: GuestId, table: &str, other: GuestId, on: bool) -> Result<(), HouseError> {
        self.shun(guest, TalkChange::Mute(guest, table.to_owned(), other, on)).await
    }

    /// A guest does not read another any more anywhere, nor does the other sit down at its tables; or it does again.
    pub async fn block(&self, guest: GuestId, other: GuestId, on: bool) -> Result<(), HouseError> {
        self.shun(guest, TalkChange::Block(guest, other, on)).await
    }

    /// Whether a guest has blocked another.
    pub async fn has_blocked(&self, guest: GuestId, other: GuestId) -> Result<bool, HouseError> {
        Ok(self.shunned(guest).await?.blocked.contains(&other))
    }

    /// Forgets what a guest has said anywhere, and whom it did not read.
    pub(super) fn forget_lines(&self, guest: GuestId) {
        self.0.talks.lobby.forget_guest(guest);
        for live in self.all_live() {
            live.talk.forget_guest(guest);
        }
        locked(&self.0.talks.shunned).remove(&guest);
    }

    /// A guest tells the hosts of a line.
    pub async fn report(&self, guest: GuestId, line: Line, reason: &str) -> Result<(), HouseError> {
        let reason = wording::proper(reason, REASON).map_err(HouseError::Words)?;
        let name = self.0.store.name(guest).await?.ok_or(HouseError::Nobody)?;
        may(&self.0.talks.reporters, guest)?;
        match self.0.store.commit(vec![Change::Talk(TalkChange::Report(guest, name, line, reason))]).await {
            Err(StoreError::Limit(_)) => Err(HouseError::Full("full-reports")),
            done => Ok(done?),
        }
    }
}

/// Whether a guest may read all that is said in a place.
async fn reads_both(live: Option<&Arc<Live>>, guest: Option<GuestId>) -> bool {
    match (live, guest) {
        (Some(live), Some(guest)) => live.seating().await.reads_spectators(guest),
        _ => true,
    }
}
