//! The house itself: its games, its guests, and the tables that are being played.
//!
//! A table lives in memory while somebody looks at it and is rebuilt from its log when somebody comes
//! back. Every change runs in a task of its own, so that it is finished even if whoever asked for it goes
//! away in the middle.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sha2::{Digest, Sha256};
use table::any::{AnyGame, AnyTable, Opening};
use table::chance::fair::Bytes;
use table::log::Entry;
use table::replay::{PERSON, Replay};
use table::{Problems, Refusal, Seat};
use tokio::sync::{MutexGuard, Semaphore, watch};

use crate::store::{Change, GuestId, Kept, Sitter, Stage, Store, StoreError};

/// A game of the registry.
pub type Registered = &'static dyn AnyGame;

/// What the house will not do.
#[derive(Debug, thiserror::Error)]
pub enum HouseError {
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// There is no such game.
    #[error("there is no such game")]
    NoGame,
    /// It has not begun, or is over.
    #[error("the table is not being played")]
    NotGoing,
    /// Whoever asks does not sit there.
    #[error("this is not your seat")]
    NotYours,
    /// Somebody was quicker.
    #[error("somebody else was quicker")]
    Taken,
    /// Something else has happened since whoever asks looked.
    #[error("the table has gone on in the meantime")]
    GoneOn,
    /// The rules say no.
    #[error("{0}")]
    Refused(Refusal),
    /// Options or seats that cannot be.
    #[error("{0}")]
    Wrong(Problems),
    /// The database.
    #[error("{0}")]
    Store(StoreError),
    /// The system, or a stored table that cannot be opened.
    #[error("{0}")]
    Broken(String),
}

impl From<StoreError> for HouseError {
    fn from(error: StoreError) -> HouseError {
        if matches!(error, StoreError::Taken) { HouseError::Taken } else { HouseError::Store(error) }
    }
}

impl From<Refusal> for HouseError {
    fn from(refusal: Refusal) -> HouseError {
        HouseError::Refused(refusal)
    }
}

/// How the house is run.
#[derive(Clone, Debug)]
pub struct Customs {
    /// How long a bot waits before it answers, whatever it has to think about.
    pub pause: Duration,
    /// How many bots think at once.
    pub thinkers: usize,
    /// How many tables are kept in memory.
    pub tables: usize,
}

impl Default for Customs {
    fn default() -> Customs {
        Customs { pause: Duration::from_millis(600), thinkers: 2, tables: 2000 }
    }
}

/// The house.
#[derive(Clone)]
pub struct House(Arc<Rooms>);

struct Rooms {
    games: Vec<Registered>,
    store: Store,
    customs: Customs,
    live: Mutex<HashMap<String, Arc<Live>>>,
    thinkers: Semaphore,
}

/// A table in memory.
pub struct Live {
    /// Its id.
    pub id: String,
    /// Its game.
    pub game: Registered,
    /// The options as they were asked for.
    pub fields: BTreeMap<String, String>,
    seating: tokio::sync::Mutex<Seating>,
    news: watch::Sender<u64>,
    /// Whether a task looks after its bots.
    tended: AtomicBool,
}

/// Who sits at a table, and what they play.
pub struct Seating {
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// The names of the sitters.
    pub names: Vec<String>,
    /// How far it is.
    pub stage: Stage,
    /// The table, once it has begun.
    pub table: Option<Box<dyn AnyTable>>,
    /// How many entries of the log are in the database.
    kept: usize,
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

impl Live {
    /// Who sits there and what they play, for as long as it is held.
    pub async fn seating(&self) -> MutexGuard<'_, Seating> {
        self.seating.lock().await
    }

    /// Hears whenever something changes.
    pub fn news(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }
}

impl Seating {
    /// The seats of a guest.
    pub fn seats_of(&self, guest: GuestId) -> impl Iterator<Item = Seat> + '_ {
        (0u8..).zip(&self.sitters).filter(move |(_, sitter)| **sitter == Sitter::Guest(guest)).map(|(seat, _)| Seat(seat))
    }

    /// The next bot that is awaited.
    fn awaited_bot(&self) -> Option<(Seat, String)> {
        let table = self.table.as_ref()?;
        let bot = |seat: Seat| match self.sitters.get(seat.index()) {
            Some(Sitter::Bot(bot)) => Some((seat, bot.clone())),
            _ => None,
        };
        table.awaited().must.iter().find_map(bot)
    }
}

impl House {
    /// Opens the house with its games and its database.
    pub fn open(games: Vec<Registered>, store: Store, customs: Customs) -> House {
        let thinkers = Semaphore::new(customs.thinkers.max(1));
        House(Arc::new(Rooms { games, store, customs, live: Mutex::new(HashMap::new()), thinkers }))
    }

    /// The games, in the order in which they are offered.
    pub fn games(&self) -> &[Registered] {
        &self.0.games
    }

    /// The game of this short name.
    pub fn game(&self, key: &str) -> Result<Registered, HouseError> {
        self.0.games.iter().copied().find(|game| game.about().key == key).ok_or(HouseError::NoGame)
    }

    /// The database.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// A new guest: its number and its token, which is told to nobody else and kept nowhere.
    pub async fn welcome(&self, name: &str) -> Result<(GuestId, String), HouseError> {
        let token = hex::encode(secret()?);
        // Two who come at once may be given the same number: the second takes the next.
        for _ in 0..1000 {
            let id = self.0.store.next_guest().await?;
            let guest = Change::Guest { id, token: hashed(&token), name: name.to_owned() };
            match self.0.store.commit(vec![guest]).await {
                Ok(()) => return Ok((id, token)),
                Err(StoreError::Taken) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(HouseError::Taken)
    }

    /// Opens a table. If nobody is awaited it begins at once.
    pub async fn open_table(
        &self,
        game: Registered,
        fields: BTreeMap<String, String>,
        sitters: Vec<Sitter>,
    ) -> Result<Arc<Live>, HouseError> {
        let mut problems = Problems::default();
        match game.seats(&fields) {
            Err(wrong) => wrong.iter().for_each(|problem| problems.add(&problem.place, &problem.says)),
            Ok(seats) if usize::from(seats) != sitters.len() => {
                problems.add("seats", format!("{} are taken or open, but the table has {seats}", sitters.len()));
            }
            Ok(_) => {}
        }
        for sitter in &sitters {
            if let Sitter::Bot(bot) = sitter
                && let Err(wrong) = game.check_bot(bot)
            {
                problems.add("bot", wrong);
            }
        }
        problems.or(()).map_err(HouseError::Wrong)?;
        let id = hex::encode(&secret()?[..8]);
        let (key, replay) = (game.about().key.to_owned(), String::new());
        let table = Change::Table { id: id.clone(), game: key, fields, replay, seats: sitters };
        self.0.store.commit(vec![table]).await?;
        let live = self.table(&id).await?;
        self.begin_if_full(&live).await?;
        Ok(live)
    }

    /// A table, from memory or from its log.
    pub async fn table(&self, id: &str) -> Result<Arc<Live>, HouseError> {
        if let Some(live) = self.live().get(id) {
            return Ok(live.clone());
        }
        let kept = self.0.store.table(id).await?.ok_or(HouseError::NoTable)?;
        let live = Arc::new(self.rebuild(kept).await?);
        let live = {
            let mut all = self.live();
            if all.len() >= self.0.customs.tables {
                // Whoever is looked at by nobody else can be rebuilt when somebody comes back.
                all.retain(|_, live| Arc::strong_count(live) > 1);
            }
            all.entry(id.to_owned()).or_insert(live).clone()
        };
        self.tend(&live);
        Ok(live)
    }

    fn live(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Live>>> {
        self.0.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn rebuild(&self, kept: Kept) -> Result<Live, HouseError> {
        let game = self.game(&kept.game)?;
        let broken = |says: String| HouseError::Broken(format!("table {}: {says}", kept.id));
        let table = if kept.replay.is_empty() {
            None
        } else {
            let mut replay = Replay::parse(&kept.replay).map_err(|error| broken(error.to_string()))?;
            for entry in &kept.entries {
                replay.log.push(serde_json::from_str(entry).map_err(|error| broken(error.to_string()))?);
            }
            Some(game.reopen(&replay).map_err(|error| broken(error.to_string()))?)
        };
        let names = self.names(&kept.seats).await?;
        let seating = Seating { sitters: kept.seats, names, stage: kept.stage, table, kept: kept.entries.len() };
        Ok(Live {
            id: kept.id,
            game,
            fields: kept.fields,
            seating: tokio::sync::Mutex::new(seating),
            news: watch::Sender::new(0),
            tended: AtomicBool::new(false),
        })
    }

    async fn names(&self, sitters: &[Sitter]) -> Result<Vec<String>, HouseError> {
        let mut names = Vec::with_capacity(sitters.len());
        for sitter in sitters {
            names.push(match sitter {
                Sitter::Open => String::new(),
                Sitter::Bot(bot) => bot.clone(),
                Sitter::Guest(guest) => self.0.store.name(*guest).await?.unwrap_or_default(),
            });
        }
        Ok(names)
    }

    /// Runs a change to its end, even if nobody waits for it any more.
    async fn surely<T: Send + 'static>(
        &self,
        change: impl Future<Output = Result<T, HouseError>> + Send + 'static,
    ) -> Result<T, HouseError> {
        tokio::spawn(change).await.map_err(|error| HouseError::Broken(error.to_string()))?
    }

    /// A guest takes an open seat; the table begins when the last is taken.
    pub async fn sit(&self, live: &Arc<Live>, seat: Seat, guest: GuestId) -> Result<(), HouseError> {
        let (house, live) = (self.clone(), live.clone());
        self.surely(async move {
            house.0.store.commit(vec![Change::Sit(live.id.clone(), seat.0, guest)]).await?;
            let name = house.0.store.name(guest).await?.unwrap_or_default();
            {
                let mut seating = live.seating.lock().await;
                if let Some(sitter) = seating.sitters.get_mut(seat.index()) {
                    *sitter = Sitter::Guest(guest);
                }
                if let Some(sits) = seating.names.get_mut(seat.index()) {
                    *sits = name;
                }
            }
            live.news.send_modify(|news| *news += 1);
            house.begin_if_full(&live).await
        })
        .await
    }

    /// Deals a table of which every seat is taken.
    async fn begin_if_full(&self, live: &Arc<Live>) -> Result<(), HouseError> {
        let (house, table) = (self.clone(), live.clone());
        self.surely(async move {
            let mut seating = table.seating.lock().await;
            if seating.table.is_some() || seating.sitters.contains(&Sitter::Open) {
                return Ok(());
            }
            let players = seating.sitters.iter().map(|sitter| match sitter {
                Sitter::Bot(bot) => bot.clone(),
                Sitter::Guest(_) | Sitter::Open => PERSON.to_owned(),
            });
            let mut short = false;
            let mut secrets = || {
                secret().map_or_else(
                    |_| {
                        short = true;
                        Bytes::default()
                    },
                    Bytes,
                )
            };
            let opening = Opening { fields: &table.fields, id: table.id.clone(), players: players.collect(), secrets: &mut secrets };
            let dealt = table.game.open(opening).map_err(HouseError::Wrong)?;
            if short {
                return Err(HouseError::Broken("the system has no random numbers to give".to_owned()));
            }
            let replay = dealt.replay().until_nothing().write();
            let entries = lines(dealt.log());
            house.0.store.commit(vec![Change::Begin(table.id.clone(), replay), Change::Entries(table.id.clone(), 0, entries)]).await?;
            seating.kept = dealt.log().len();
            seating.table = Some(dealt);
            seating.stage = Stage::Going;
            table.news.send_modify(|news| *news += 1);
            Ok(())
        })
        .await?;
        self.tend(live);
        Ok(())
    }

    /// Changes a table that is being played and writes what came of it; `at` is the length of the log that
    /// whoever asks has seen.
    pub async fn change(
        &self,
        live: &Arc<Live>,
        at: Option<usize>,
        change: impl FnOnce(&mut dyn AnyTable) -> Result<(), HouseError> + Send + 'static,
    ) -> Result<(), HouseError> {
        let (house, table) = (self.clone(), live.clone());
        self.surely(async move {
            let mut seating = table.seating.lock().await;
            let playing = seating.table.as_deref_mut().ok_or(HouseError::NotGoing)?;
            if at.is_some_and(|at| at != playing.log().len()) {
                return Err(HouseError::GoneOn);
            }
            change(playing)?;
            playing.settle();
            house.keep(&table, &mut seating).await
        })
        .await?;
        self.tend(live);
        Ok(())
    }

    /// Writes what is new in the log. What cannot be written has not happened.
    async fn keep(&self, live: &Live, seating: &mut Seating) -> Result<(), HouseError> {
        let Some(table) = &seating.table else { return Err(HouseError::NotGoing) };
        let (length, over) = (table.log().len(), table.awaited().is_over());
        let mut changes = vec![Change::Entries(live.id.clone(), seating.kept, lines(&table.log()[seating.kept..]))];
        if over {
            changes.push(Change::Stage(live.id.clone(), Stage::Over));
        }
        if let Err(error) = self.0.store.commit(changes).await {
            // The table in memory is ahead of its log: forget it, and rebuild it when somebody looks.
            seating.table = None;
            self.live().remove(&live.id);
            live.news.send_modify(|news| *news += 1);
            return Err(error.into());
        }
        seating.kept = length;
        if over {
            seating.stage = Stage::Over;
        }
        live.news.send_modify(|news| *news += 1);
        Ok(())
    }

    /// Sees to it that the bots of a table answer, one after the other, each after the same pause.
    fn tend(&self, live: &Arc<Live>) {
        if live.tended.swap(true, Ordering::AcqRel) {
            return;
        }
        let (house, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            while let Err(error) = house.answer_bots(&live).await {
                if !matches!(error, HouseError::GoneOn) {
                    tracing::error!(table = live.id, %error, "a bot could not answer");
                    break;
                }
            }
            live.tended.store(false, Ordering::Release);
            // Somebody may have decided between the last look and now.
            if live.seating.lock().await.awaited_bot().is_some() && !live.tended.load(Ordering::Acquire) {
                house.tend(&live);
            }
        });
    }

    async fn answer_bots(&self, live: &Arc<Live>) -> Result<(), HouseError> {
        loop {
            let pondering = {
                let seating = live.seating.lock().await;
                let (Some((seat, bot)), Some(table)) = (seating.awaited_bot(), &seating.table) else { return Ok(()) };
                table.ponder(seat, &bot).map_err(|error| HouseError::Broken(error.to_string()))?
            };
            tokio::time::sleep(self.0.customs.pause).await;
            let answer = {
                let _turn = self.0.thinkers.acquire().await.map_err(|error| HouseError::Broken(error.to_string()))?;
                tokio::task::spawn_blocking(move || pondering(1)).await.map_err(|error| HouseError::Broken(error.to_string()))?
            };
            let (house, table) = (self.clone(), live.clone());
            self.surely(async move {
                let mut seating = table.seating.lock().await;
                let playing = seating.table.as_deref_mut().ok_or(HouseError::GoneOn)?;
                match playing.answer(&answer) {
                    Ok(_) => {}
                    Err(Refusal::GoneOn) => return Err(HouseError::GoneOn),
                    Err(refusal) => return Err(refusal.into()),
                }
                playing.settle();
                house.keep(&table, &mut seating).await
            })
            .await?;
        }
    }
}

fn lines(entries: &[Entry]) -> Vec<String> {
    entries.iter().map(|entry| serde_json::to_string(entry).unwrap_or_default()).collect()
}
