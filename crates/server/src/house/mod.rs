//! The house itself: its games, its guests, and the tables that are being played.
//!
//! A table lives in memory while somebody looks at it and is rebuilt from its log when somebody comes
//! back. Every change runs in a task of its own, so that it is finished even if whoever asked for it goes
//! away in the middle.

mod accounts;
mod alerts;
mod clocks;
mod closing;
mod consent;
mod daily;
mod deals;
mod decks;
mod duplicates;
mod events;
mod fair;
mod frozen;
mod handshake;
mod hosting;
mod live;
mod looks;
mod matches;
mod names;
mod opening;
mod organiser;
mod pace;
mod passkeys;
mod passphrase;
mod play;
mod presence;
mod replays;
mod results;
mod sweep;
mod talk;
mod telling;
mod thinking;
mod tries;
mod turns;
mod waiting;
mod wording;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sha2::{Digest, Sha256};
use table::any::AnyGame;
use table::{Message, Problems, Refusal, Says};
use tokio::sync::{Semaphore, watch};

pub use accounts::{Claim, Credentials, Export, Known, SignedIn};
pub use alerts::Wanting;
pub use clocks::Decider;
pub use closing::Quota;
pub use daily::{VARIES, daily_name};
pub use deals::{A_DAY, Joins, Shares};
pub use decks::{DECK_NAME, OWN};
pub use duplicates::{Compared, TABLES, compare};
pub use events::{EVENT_NAME, Event, EventAsked};
pub use fair::{Fair, Turn, Wanted, Who};
pub use frozen::Frozen;
pub use handshake::{Handshake, Nonce};
pub use hosting::{Hosting, Opens};
pub use live::{Asks, ConsentRequest, Live, Seating, Side};
pub use looks::{Drawing, Look, Part, Passage, Standpoint, Transcript};
pub use matches::{MatchAsked, OfMatch};
pub use names::NameFault;
pub use opening::{Opening, Sits};
pub use pace::{Clock, Wall};
pub use passkeys::{Challenge, Place};
pub use presence::Stay;
pub use replays::A_WHILE;
pub use results::harder;
pub use talk::{Listener, Said, Talk, TalkSettings, proper};
pub use wording::WordsFault;

use pace::Paces;

use crate::outside::Outside;
use crate::store::{Change, GuestId, PeopleChange, Retention, Sitter, Store, StoreError, StoredTable};

/// A game of the registry.
pub type Registered = &'static dyn AnyGame;

/// What the house will not do.
#[derive(Debug, thiserror::Error)]
pub enum HouseError {
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// There is no such match or tournament.
    #[error("there is no such match or tournament")]
    NoEvent,
    /// There is no such game.
    #[error("there is no such game")]
    NoGame,
    /// It has not begun.
    #[error("the table has not begun")]
    NotBegun,
    /// It is not over.
    #[error("the table is not over")]
    NotOver,
    /// It has not begun, or is over.
    #[error("the table is not being played")]
    NotGoing,
    /// Whoever asks is no guest.
    #[error("nobody knows who asks")]
    Nobody,
    /// Whoever asks does not sit there.
    #[error("this is not your seat")]
    NotYours,
    /// Somebody was quicker.
    #[error("somebody else was quicker")]
    Taken,
    /// Whoever asks sits there already, and has not said that it wants another seat.
    #[error("you sit at this table already")]
    SitsAlready,
    /// Something else has happened since whoever asks looked.
    #[error("the table has gone on in the meantime")]
    GoneOn,
    /// Somebody's time has run out before.
    #[error("the time has run out")]
    TimeOut,
    /// All clocks stand still, as the players agreed.
    #[error("the table is paused; go on first")]
    Paused,
    /// A bot plays for whoever asks.
    #[error("a bot plays for you; take your seat back first")]
    StandIn,
    /// There would be no time left to go on with.
    #[error("there would be no time left")]
    NoTime,
    /// It was played by other rules.
    #[error("this table was played by other rules than those of today and cannot go on; it can be left, or ended by consent")]
    Frozen,
    /// The rules say no.
    #[error("{0}")]
    Refused(Refusal),
    /// Too much was sent at once.
    #[error("that is too large")]
    TooLarge,
    /// There is no more room for whoever asks.
    #[error("{0}")]
    Full(&'static str),
    /// A guest has as many tables as it can have.
    #[error("a guest can have {} of these tables; close one of them first", .0.most)]
    Quota(Box<Quota>),
    /// Options or seats that cannot be.
    #[error("{0}")]
    Wrong(Problems),
    /// A name that cannot be.
    #[error("{0}")]
    Name(NameFault),
    /// Words that cannot be said.
    #[error("{}", .0.says(table::Lang::En))]
    Words(WordsFault),
    /// Talk is switched off.
    #[error("talk is switched off here")]
    Quiet,
    /// There is no such line, or it is not for whoever asks.
    #[error("there is no such line")]
    NoLine,
    /// It was said so much so soon that one has to wait for so many seconds.
    #[error("wait for {0} seconds")]
    TooSoon(u64),
    /// Who opened the table has blocked whoever asks.
    #[error("who opened this table does not play with you")]
    NotWelcome,
    /// The hosts do not let whoever asks open tables now.
    #[error("the hosts of this house do not let you open tables now")]
    NotOpening,
    /// One becomes a guest by invitation only, and whoever asks has none that holds.
    #[error("one comes to this house by invitation; this is none, or it was used up")]
    NotInvited,
    /// A deal is still being played: until then, in seconds since 1970, or until all its tables are over.
    #[error("this deal is still being played")]
    Sealed(Option<i64>),
    /// What is not done at a table that shares its deal with others; the message that says so.
    #[error("this is not done where tables share a deal ({0})")]
    OfDeal(&'static str),
    /// There is no such setting, or it cannot be that.
    #[error("there is no such setting, value, guest or range of addresses")]
    Unsettled,
    /// The database.
    #[error("{0}")]
    Store(StoreError),
    /// The system, or a stored table that cannot be opened.
    #[error("{0}")]
    Broken(String),
}

impl From<StoreError> for HouseError {
    fn from(error: StoreError) -> HouseError {
        match error {
            StoreError::Taken => HouseError::Taken,
            StoreError::NameTaken => HouseError::Name(NameFault::Claimed),
            StoreError::Limit(says) => HouseError::Full(says),
            error => HouseError::Store(error),
        }
    }
}

/// One thing that is wrong, and where: both are messages of the house.
pub fn wrong(place: &'static str, message: &Message) -> HouseError {
    HouseError::Wrong(Problems::one(pages::house::says(&Message::new(place)), pages::house::says(message)))
}

impl From<Refusal> for HouseError {
    fn from(refusal: Refusal) -> HouseError {
        HouseError::Refused(refusal)
    }
}

/// How the house is run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How long a bot waits before it answers, whatever it has to think about.
    pub pause: Duration,
    /// How many bots search at once; the tables of one guest one after the other.
    pub thinkers: usize,
    /// How many iterations a bot may think about a decision.
    pub iterations: u64,
    /// How many seconds a bot may think about a decision.
    pub seconds: u64,
    /// How many tables are kept in memory.
    pub tables: usize,
    /// How many tables a guest can have that are not over: those that it opened and those where it sits.
    pub playing: i64,
    /// How many of its tables can wait for players.
    pub open: i64,
    /// How many replay files a guest can have brought.
    pub brought: i64,
    /// How long what nobody plays is kept.
    pub retention: Retention,
    /// How people may talk.
    pub talk: TalkSettings,
    /// How long a seat is waited for that has said that it draws its own nonce.
    pub handshake: Duration,
    /// How long a seat is waited for that has committed to its nonce; then the table is closed.
    pub reveal: Duration,
    /// Shows everybody, instead of the table, one that they cannot tell from it: what is hidden from them is
    /// made up from this number. Whatever such a house sends must be the same as ever; nothing goes on there.
    pub doubt: Option<u64>,
    /// The clock by which bots answer and people's time is counted.
    pub clock: Arc<dyn Clock>,
    /// After how long somebody who is awaited and of whom nothing is seen counts as absent.
    pub grace: Duration,
    /// How long the next table of a match waits for those who are not ready.
    pub interval: Duration,
    /// How people who are elsewhere are told that they are awaited.
    pub outside: Outside,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            pause: Duration::from_millis(300),
            thinkers: 2,
            iterations: 5000,
            seconds: 5,
            tables: 2000,
            playing: 50,
            open: 10,
            brought: 20,
            retention: Retention::default(),
            talk: TalkSettings::default(),
            handshake: Duration::from_secs(10),
            reveal: Duration::from_secs(60),
            doubt: None,
            clock: Arc::new(Wall),
            grace: Duration::from_secs(60),
            interval: Duration::from_secs(180),
            outside: Outside::default(),
        }
    }
}

/// The house.
#[derive(Clone)]
pub struct House(Arc<Rooms>);

struct Rooms {
    games: Vec<Registered>,
    store: Store,
    settings: Settings,
    live: Mutex<HashMap<String, Arc<Live>>>,
    /// The tables that are being rebuilt.
    rebuilding: Mutex<HashMap<String, Arc<tokio::sync::Mutex<()>>>>,
    rebuilt: AtomicU64,
    /// Turns of bots that search.
    thinking: Arc<Fair>,
    /// Turns of bots that answer at a glance.
    glances: Arc<Semaphore>,
    /// How long bots seem to think.
    paces: Paces,
    /// Turns at playing a log again.
    looking: Arc<Fair>,
    /// What was drawn last.
    looks: looks::Recent,
    talks: talk::Talks,
    settled: hosting::Settled,
    dealing: deals::Dealing,
    /// From where guests came last.
    addresses: Mutex<HashMap<GuestId, IpAddr>>,
    /// How often anybody may guess.
    tries: tries::Tries,
    /// Devices that are asked for a passkey.
    passkeys: passkeys::Passkeys,
    /// Turns at hashing a passphrase, which takes memory.
    hashing: Semaphore,
    /// What the time is, and when clocks run out.
    time: clocks::Timekeeper,
    /// Whether somebody looks for people who are absent.
    watched: presence::Watched,
    /// What is due at matches and tournaments.
    organiser: organiser::Organiser,
    /// Who was seen at any page.
    visits: Mutex<turns::Visits>,
    /// What is sent to elsewhere.
    telling: telling::Telling,
}

/// How many logs are played again at once.
const LOOKING: usize = 2;

/// How many can wait for that from one address.
const LOOKERS: usize = 16;

/// What a lock holds, whatever became of those who held it before.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Fresh secrets of the system.
pub fn secret() -> Result<[u8; 32], HouseError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| HouseError::Broken(format!("the system has no random numbers to give: {error}")))?;
    Ok(bytes)
}

/// The hash under which a token is kept.
pub fn hashed(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

impl House {
    /// Opens the house with its games and its database.
    pub fn open(games: Vec<Registered>, store: Store, settings: Settings) -> House {
        let thinkers = settings.thinkers.max(1);
        House(Arc::new(Rooms {
            games,
            store,
            live: Mutex::default(),
            rebuilding: Mutex::default(),
            rebuilt: AtomicU64::new(0),
            // A table waits for one bot at a time, so there are never more who wait than tables in memory.
            thinking: Fair::new(thinkers, usize::MAX),
            glances: Arc::new(Semaphore::new(thinkers)),
            paces: Paces::default(),
            looking: Fair::new(LOOKING, LOOKERS),
            looks: looks::Recent::default(),
            talks: talk::Talks::new(settings.talk),
            settled: hosting::Settled::default(),
            dealing: deals::Dealing::default(),
            addresses: Mutex::default(),
            tries: tries::Tries::default(),
            passkeys: passkeys::Passkeys::default(),
            hashing: Semaphore::new(2),
            time: clocks::Timekeeper::default(),
            watched: presence::Watched::default(),
            organiser: organiser::Organiser::default(),
            visits: Mutex::default(),
            telling: telling::Telling::new(settings.outside.local),
            settings,
        }))
    }

    /// The games, in the order in which they are offered.
    pub fn games(&self) -> &[Registered] {
        &self.0.games
    }

    /// The game of this short name.
    pub fn game(&self, key: &str) -> Result<Registered, HouseError> {
        self.0.games.iter().copied().find(|game| game.about().key == key).ok_or(HouseError::NoGame)
    }

    /// How it is run.
    pub fn settings(&self) -> &Settings {
        &self.0.settings
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.live().len()
    }

    /// The database.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// A new guest: its number and its token, which is told to nobody else and kept nowhere.
    pub async fn welcome(&self, name: Option<&str>) -> Result<(GuestId, String), HouseError> {
        let token = hex::encode(secret()?);
        let hash = hashed(&token);
        self.0.store.commit(vec![Change::Guest { token: hash, name: name.map(str::to_owned) }]).await?;
        let (guest, _) = self.0.store.guest(&hash).await?.ok_or(HouseError::NotYours)?;
        Ok((guest, token))
    }

    /// A table, from memory or from its log.
    pub async fn table(&self, id: &str) -> Result<Arc<Live>, HouseError> {
        let known = self.in_memory(id);
        let fresh = known.is_none();
        let live = match known {
            Some(live) => live,
            None => {
                // It is rebuilt to its end even if whoever asked goes away, and whoever comes meanwhile waits for the
                // same one.
                let (house, asked) = (self.clone(), id.to_owned());
                let live = self.run_to_end(async move { house.back_in_memory(&asked).await }).await?;
                self.run_bots(&live);
                live
            }
        };
        // It may have been full, and the house closed or could not write before the deal. Whoever holds it sees to it.
        let waits = live.seating.try_lock().is_ok_and(|seating| seating.waits_for_deal() && (fresh || seating.handshake.is_none()));
        if waits && self.0.store.writable().is_ok() {
            Box::pin(self.begin_if_full(&live)).await?;
        }
        Ok(live)
    }

    fn in_memory(&self, id: &str) -> Option<Arc<Live>> {
        self.live().get(id).cloned()
    }

    /// Rebuilds a table, one at a time of the same id: whoever finds one that was rebuilt meanwhile takes it.
    async fn back_in_memory(&self, id: &str) -> Result<Arc<Live>, HouseError> {
        let alone = {
            let mut rebuilding = locked(&self.0.rebuilding);
            rebuilding.retain(|_, alone| Arc::strong_count(alone) > 1);
            rebuilding.entry(id.to_owned()).or_default().clone()
        };
        let _alone = alone.lock().await;
        if let Some(live) = self.in_memory(id) {
            return Ok(live);
        }
        self.keep_time().await?;
        let kept = self.0.store.table(id).await?.ok_or(HouseError::NoTable)?;
        let live = Arc::new(self.rebuild(kept).await?);
        self.0.rebuilt.fetch_add(1, Ordering::Relaxed);
        let mut all = self.live();
        self.evict(&mut all);
        Ok(all.entry(id.to_owned()).or_insert(live).clone())
    }

    /// Makes room for another table: whatever is looked at by nobody can be rebuilt when somebody comes back.
    fn evict(&self, all: &mut HashMap<String, Arc<Live>>) {
        if all.len() >= self.0.settings.tables {
            all.retain(|_, live| Arc::strong_count(live) > 1);
        }
    }

    /// How many tables were rebuilt from their logs since the house was opened.
    pub fn rebuilt(&self) -> u64 {
        self.0.rebuilt.load(Ordering::Relaxed)
    }

    fn live(&self) -> MutexGuard<'_, HashMap<String, Arc<Live>>> {
        locked(&self.0.live)
    }

    async fn rebuild(&self, kept: StoredTable) -> Result<Live, HouseError> {
        let game = self.game(&kept.game)?;
        let id = kept.id.clone();
        let broken = move |says: String| HouseError::Broken(format!("table {id}: {says}"));
        let (names, quiet) = (self.names(&kept.seats).await?, self.0.store.is_quiet(&kept.id).await?);
        let (time, of_match) = (self.0.store.time(&kept.id).await?, self.match_at(&kept.id).await?);
        let shares = self.0.store.deal_of(&kept.id).await?.map(|(deal, number)| Shares { deal, number });
        let handshake = (!kept.handshake.is_empty()).then(|| serde_json::from_str(&kept.handshake)).transpose();
        let handshake = handshake.map_err(|error| broken(error.to_string()))?;
        let (length, replay, entries, id) = (kept.entries.len(), kept.replay, kept.entries, kept.id.clone());
        // A long log takes a moment to play again, in which others want to be answered.
        let opened = tokio::task::spawn_blocking(move || frozen::open(game, &id, replay, entries));
        let opened = opened.await.map_err(|error| broken(error.to_string()))?;
        self.note_frozen(&kept.id, kept.frozen, opened.frozen.as_ref()).await;
        // What was an option once and is none any more is not shown, nor asked of the game again.
        let about = game.about();
        let mut fields = kept.fields;
        fields.retain(|key, _| ["mode", "seats"].contains(&key.as_str()) || about.options.iter().any(|option| option.key == key));
        let log = opened.table.as_ref().map_or(&[][..], |table| table.log());
        let seating = Seating {
            terms: time.terms,
            asked: time.asked.unwrap_or_default(),
            stand_ins: clocks::stand_ins(log, &kept.seats),
            returning: Vec::new(),
            opener: kept.opener,
            fields,
            brought: kept.brought,
            sitters: kept.seats,
            brings: kept.brings,
            names,
            stage: kept.stage,
            handshake,
            table: opened.table,
            frozen: opened.frozen,
            reactions: kept.reactions,
            request: None,
            declined: None,
            next: kept.next,
            of_match,
            stuck: None,
            lost: false,
            lifted: HashMap::new(),
            waited: None,
            kept: length,
            doubt: self.0.settings.doubt,
        };
        Ok(Live {
            id: kept.id,
            game,
            seating: tokio::sync::Mutex::new(seating),
            revision: watch::Sender::new(0),
            looks: looks::Looks::default(),
            chronicle: tokio::sync::OnceCell::new(),
            bots_running: AtomicBool::new(false),
            talk: Talk::new(quiet),
            shares,
            presence: presence::Presence::new(self.0.settings.clock.now()),
        })
    }

    async fn names(&self, sitters: &[Sitter]) -> Result<Vec<String>, HouseError> {
        let mut names: Vec<String> = Vec::with_capacity(sitters.len());
        for (seat, sitter) in sitters.iter().enumerate() {
            names.push(match sitter {
                Sitter::Open => String::new(),
                Sitter::Bot(bot) => bot.clone(),
                Sitter::Guest { guest, .. } => self.0.store.name(*guest).await?.unwrap_or_default(),
            });
            // Whoever sits on several seats is somebody else on each.
            let before = sitters[..seat].iter().filter(|before| *before == sitter && *sitter != Sitter::Open).count();
            if before > 0 {
                names[seat] += &format!(" {}", before + 1);
            }
        }
        Ok(names)
    }

    /// A guest wants to be called something else.
    pub async fn rename(&self, guest: GuestId, name: &str) -> Result<(), HouseError> {
        let bots = self.0.games.iter().flat_map(|game| game.bots()).copied();
        let name = names::proper(name, guest, bots).map_err(HouseError::Name)?;
        let likenesses = names::likenesses(&name);
        self.0.store.commit(vec![Change::People(PeopleChange::Name(guest, name, likenesses))]).await?;
        self.call_everybody_by_name().await
    }

    /// Whether a bot thinks no longer than the house lets it, and what would be right.
    pub fn check_budget(&self, bot: &str) -> Result<(), Says> {
        let Some(budget) = bot.strip_prefix("edge:") else { return Ok(()) };
        let (iterations, seconds) = (self.0.settings.iterations, self.0.settings.seconds);
        let (number, most) = budget.strip_suffix('s').map_or((budget, iterations), |time| (time, seconds));
        // Written in one way only: nobody sees two bots in `edge:5` and `edge:05`.
        if number.parse::<u64>().is_ok_and(|read| read <= most && read.to_string() == number) {
            return Ok(());
        }
        let message = Message::new("bot-too-long").with("bot", bot.to_owned()).with("iterations", iterations as i64);
        Err(pages::house::says(&message.with("seconds", seconds as i64)))
    }

    /// Runs a change to its end, even if nobody waits for it any more.
    async fn run_to_end<T: Send + 'static>(
        &self,
        change: impl Future<Output = Result<T, HouseError>> + Send + 'static,
    ) -> Result<T, HouseError> {
        tokio::spawn(change).await.map_err(|error| HouseError::Broken(error.to_string()))?
    }
}
