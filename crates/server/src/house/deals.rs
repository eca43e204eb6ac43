//! Deals that several tables share (`docs/deals.md`): where their chance comes from, who may look at such a table, how its
//! seats come out, and how a bot would have done.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Arc, Mutex};

use table::any::AnyTable;
use table::chance::fair::{self, Bytes};
use table::log::{Ended, LogEntry};
use table::replay::{Head, Origin};
use table::{Seat, Verdict};
use tokio::sync::{MutexGuard, OnceCell, Semaphore};

use super::{House, HouseError, Live, Registered, Seating, clocks, locked, secret};
use crate::store::deals::{self, Deal, Outcome, Standing};
use crate::store::{Change, GuestId, Sitter, TableStatus};

/// A day, in seconds.
pub const A_DAY: i64 = 24 * 60 * 60;

/// Decisions of a table that only bots play; no game comes near it.
const MOST: usize = 20_000;

/// Decisions after which something has come by chance, where anything does.
const FEW: usize = 20;

/// What the house knows of its deals.
pub(super) struct Dealing {
    /// What seeds are made of.
    secret: OnceCell<Bytes>,
    /// The deals whose bot plays just now, or could not.
    playing: Mutex<HashSet<String>>,
    /// One plays after the other.
    turn: Arc<Semaphore>,
    /// Whether the games, by their short names, deal anything by chance.
    chance: Mutex<HashMap<&'static str, bool>>,
}

impl Default for Dealing {
    fn default() -> Dealing {
        Dealing { secret: OnceCell::new(), playing: Mutex::default(), turn: Arc::new(Semaphore::new(1)), chance: Mutex::default() }
    }
}

/// The deal that a table shares with others.
#[derive(Clone, PartialEq, Debug)]
pub struct Shares {
    /// The deal.
    pub deal: Deal,
    /// The number of the table in it, counted from 1; 0 at a daily deal.
    pub number: i64,
}

/// A table that is opened for a deal.
#[derive(Clone, PartialEq, Debug)]
pub struct Joins {
    /// The deal, and the number of the table in it.
    pub shares: Shares,
    /// At a daily deal, whose attempt it is, and the browser if it is known.
    pub attempt: Option<(GuestId, Option<[u8; 32]>)>,
    /// How many duplicates can be open of whoever opens the first table of another one.
    pub most: Option<(GuestId, i64)>,
}

impl Joins {
    /// What is to be written with the table.
    pub(super) fn changes(self, table: &str) -> Vec<Change> {
        let Joins { shares: Shares { deal, number }, attempt, most } = self;
        let id = deal.id.clone();
        let attempt = attempt.map(|(guest, browser)| deals::Change::Attempt { deal: id.clone(), guest, table: table.to_owned(), browser });
        let room = most.map(|(guest, most)| deals::Change::Room(guest, most));
        let table = deals::Change::Table(table.to_owned(), id, number);
        room.into_iter().chain([deals::Change::New(Box::new(deal)), table]).chain(attempt).map(Change::Deals).collect()
    }
}

/// The chance of a deal: everything follows from its seed.
fn origin(seed: Bytes, head: &Head) -> Origin {
    let seats = u8::try_from(head.entries.len()).unwrap_or(u8::MAX);
    let each = |made: fn(Bytes, u8) -> Bytes| (0..seats).map(|seat| made(seed, seat)).collect();
    head.commit(seed, each(fair::common_nonce), each(fair::common_salt), (0..seats).collect())
}

/// What is published of a seed.
fn commitment(origin: &Origin) -> String {
    if let Origin::Fair { seed_commitment, .. } = origin { hex::encode(seed_commitment.0) } else { String::new() }
}

/// How a seat of a table came out that is over.
fn standing(table: &dyn AnyTable, seat: Seat) -> Option<Standing> {
    let ended = Ended::new(&table.outcome()?, table.seats());
    let score = ended.scores.get(seat.index()).copied().unwrap_or_default();
    let others = ended.scores.iter().enumerate().filter(|(other, _)| *other != seat.index()).map(|(_, score)| i64::from(*score));
    let counts = ended.verdict == Verdict::Ranked;
    let decided = |entry: &&LogEntry| matches!(entry, LogEntry::Decision { seat: by, .. } if *by == seat);
    Some(Standing {
        verdict: ended.verdict,
        place: ended.places.get(seat.index()).copied().unwrap_or_default(),
        score,
        behind: others.filter(|_| counts).max().unwrap_or_default() - i64::from(score),
        decisions: table.log().iter().filter(decided).count() as i64,
        conceded: table.has_left(seat),
    })
}

/// Lets a bot play every seat of a deal, and tells how the first one came out.
fn played_by(bot: &str, game: Registered, head: Head, origin: Origin) -> Option<Standing> {
    let players = vec![bot.to_owned(); head.entries.len()];
    let mut table = game.deal(head, players, origin).ok()?;
    for _ in 0..MOST {
        // As at everybody's table: where several decide at once, the others do before.
        let must = table.awaited().must;
        let Some(seat) = must.iter().find(|seat| seat.0 > 0).or(must.lowest()) else { return standing(&*table, Seat(0)) };
        table.ask_bot(seat, bot).ok()?;
    }
    None
}

impl Live {
    /// Whether a seat that has to decide waits for bots that have to decide at the same time, because tables share a deal.
    pub(super) fn waits_for_bots(&self, seating: &Seating, seat: Seat) -> bool {
        self.shares.is_some() && seating.awaited().must.contains(seat) && seating.awaited_bot().is_some()
    }
}

impl House {
    /// The day that it is, counted from 1970, in universal time.
    pub fn today(&self) -> i64 {
        self.0.settings.clock.date().div_euclid(A_DAY)
    }

    /// Whether anything comes by chance in a game: otherwise all tables share their deal anyway. It shows after a few
    /// decisions at any table of it.
    pub fn deals_chance(&self, game: Registered) -> bool {
        let rolls = || {
            let (bot, head) = (clocks::stand_in(game), game.head(&BTreeMap::new(), &[], String::new()).ok()?);
            let players = vec![bot.clone(); head.entries.len()];
            let mut table = game.deal(head, players, Origin::Fast { seed: 0 }).ok()?;
            for _ in 0..FEW {
                if table.log().iter().any(|entry| !entry.chance().is_empty()) {
                    return Some(true);
                }
                table.ask_bot(table.awaited().must.lowest()?, &bot).ok()?;
            }
            None
        };
        *locked(&self.0.dealing.chance).entry(game.about().key).or_insert_with(|| rolls().unwrap_or_default())
    }

    /// The seed of a deal. It is as secret as what is hidden at any of its tables, until the deal is open.
    async fn seed(&self, deal: &str) -> Result<Bytes, HouseError> {
        let find = async || {
            if let Some(known) = self.0.store.deal_secret().await? {
                return Ok(Bytes(known));
            }
            self.0.store.commit(vec![Change::Deals(deals::Change::Secret(secret()?))]).await?;
            let kept = self.0.store.deal_secret().await?;
            kept.map(Bytes).ok_or_else(|| HouseError::Broken("the secret of deals was not kept".to_owned()))
        };
        let secret = self.0.dealing.secret.get_or_try_init(find).await?;
        Ok(fair::common_seed(*secret, deal))
    }

    /// What whoever deals draws beside chance: the place of one of so many, for a seat.
    pub(super) async fn drawn_for(&self, deal: &str, seat: u8, of: u32) -> Result<usize, HouseError> {
        let key = fair::Fair::new(Bytes::default(), self.seed(deal).await?, &[]);
        Ok(key.derive("deck", seat.into(), of) as usize)
    }

    /// The table of a deal before anything has happened, and its chance; nothing if the rules or cards of today are not
    /// those for which its seed was published.
    pub(super) async fn common(&self, game: Registered, deal: &Deal) -> Result<Option<(Head, Origin)>, HouseError> {
        let head = game.head(&deal.fields, &deal.brings, deal.id.clone()).map_err(HouseError::Wrong)?;
        let origin = origin(self.seed(&deal.id).await?, &head);
        Ok((commitment(&origin) == deal.commitment).then_some((head, origin)))
    }

    /// The same deal, with what is published of its seed.
    pub(super) async fn committed(&self, game: Registered, deal: Deal) -> Result<Deal, HouseError> {
        let head = game.head(&deal.fields, &deal.brings, deal.id.clone()).map_err(HouseError::Wrong)?;
        let commitment = commitment(&origin(self.seed(&deal.id).await?, &head));
        Ok(Deal { commitment, ..deal })
    }

    /// Whether a deal can still be played by somebody, so that nothing of it is told to others.
    pub async fn is_sealed(&self, deal: &Deal) -> Result<bool, HouseError> {
        match deal.day {
            Some(day) => Ok(self.today() <= day),
            None => Ok(!self.0.store.is_duplicate_over(&deal.id).await?),
        }
    }

    /// Whether the table shares a deal that is sealed.
    pub async fn shares_sealed(&self, live: &Live) -> Result<bool, HouseError> {
        match &live.shares {
            Some(shares) => self.is_sealed(&shares.deal).await,
            None => Ok(false),
        }
    }

    /// The seed of a deal that is open, as it is published.
    pub async fn published_seed(&self, deal: &Deal) -> Result<Option<String>, HouseError> {
        Ok(if self.is_sealed(deal).await? { None } else { Some(hex::encode(self.seed(&deal.id).await?.0)) })
    }

    /// Refuses what would carry a sealed deal out of its tables: files, and tables that go on from it.
    pub async fn must_be_open(&self, live: &Live) -> Result<(), HouseError> {
        match &live.shares {
            Some(shares) if self.is_sealed(&shares.deal).await? => Err(HouseError::Sealed(shares.deal.day.map(|day| (day + 1) * A_DAY))),
            _ => Ok(()),
        }
    }

    /// Whether somebody may look at a table: not where it would learn something of a deal that it or others can still play.
    /// Whoever sits there may; at a daily deal that is over for the table, whoever has a result may; before the deal of a
    /// duplicate there is nothing to see.
    pub async fn may_look(&self, live: &Live, guest: Option<GuestId>) -> Result<(), HouseError> {
        let Some(shares) = &live.shares else { return Ok(()) };
        let (sits, dealt, over) = {
            let seating = live.seating.lock().await;
            let sits = guest.is_some_and(|guest| seating.seats_of(guest).next().is_some());
            (sits, seating.table.is_some() || seating.frozen.is_some(), seating.is_over())
        };
        if sits || !dealt {
            return Ok(());
        }
        if let (Some(_), Some(guest), true) = (shares.deal.day, guest, over)
            && self.0.store.attempt(&shares.deal.id, guest).await?.is_some_and(|attempt| attempt.ended)
        {
            return Ok(());
        }
        self.must_be_open(live).await
    }

    /// Deals a table of a common deal, of which every seat is taken. If that cannot be any more, the table is closed.
    pub(super) async fn deal_common(&self, live: &Arc<Live>, seating: &mut Seating, deal: &Deal) -> Result<(), HouseError> {
        if let Some((head, origin)) = self.common(live.game, deal).await? {
            return self.deal_out(live, seating, head, origin).await;
        }
        tracing::warn!(table = live.id, deal = deal.id, "the rules are others than when this deal was published");
        self.0.store.commit(vec![Change::Status(live.id.clone(), TableStatus::Over)]).await?;
        seating.stage = TableStatus::Over;
        live.tell();
        Ok(())
    }

    /// The seating of a table at which a seat decides. Where tables share a deal, bots that decide at the same time have
    /// done so before: what they draw follows from how much was decided, which must not be how quick somebody is.
    pub(super) async fn after_bots<'t>(&self, live: &'t Live, seat: Seat) -> MutexGuard<'t, Seating> {
        let mut news = live.news();
        loop {
            let seating = live.seating.lock().await;
            if !live.waits_for_bots(&seating, seat) {
                return seating;
            }
            // What bots decide could not be kept now, and what is decided here neither.
            if self.0.store.writable().is_err() {
                return seating;
            }
            drop(seating);
            if news.changed().await.is_err() {
                return live.seating.lock().await;
            }
        }
    }

    /// What is to be written of a table that has just ended and shares its deal. What ends after the day of its deal has no
    /// result: the seed is known by then.
    pub(super) fn common_result(&self, shares: &Shares, live: &Live, seating: &Seating, table: &dyn AnyTable) -> Option<Change> {
        let daily = shares.deal.day;
        if daily.is_some_and(|day| self.today() > day) {
            return None;
        }
        let outcome = |(seat, sitter): (u8, &Sitter)| {
            let bot = if let Sitter::Bot(bot) = sitter { Some(bot.clone()) } else { None };
            Some(Outcome { seat, guest: sitter.guest(), bot, standing: standing(table, Seat(seat))? })
        };
        let counts = |outcome: &Outcome| outcome.standing.verdict != Verdict::Void && (daily.is_none() || outcome.guest.is_some());
        let outcomes = (0u8..).zip(&seating.sitters).filter_map(outcome).filter(counts).collect();
        Some(Change::Deals(deals::Change::Ended(live.id.clone(), outcomes)))
    }

    /// Tells everybody at tables of the same deal that something has changed: it may be open now.
    pub(super) fn tell_sharers(&self, live: &Live) {
        let Some(shares) = &live.shares else { return };
        let same = |other: &&Arc<Live>| other.id != live.id && other.shares.as_ref().is_some_and(|own| own.deal.id == shares.deal.id);
        self.live().values().filter(same).for_each(|other| other.tell());
    }

    /// Finds out, apart from everything else and once, how the usual bot does at a deal.
    pub(super) fn find_reference(&self, game: Registered, deal: &Deal) {
        let wanted = deal.reference.is_none() && self.0.settings.doubt.is_none();
        if !wanted || !locked(&self.0.dealing.playing).insert(deal.id.clone()) {
            return;
        }
        let (house, deal) = (self.clone(), deal.clone());
        tokio::spawn(async move {
            match house.refer(game, &deal).await {
                Ok(()) => drop(locked(&house.0.dealing.playing).remove(&deal.id)),
                // It is not tried again before the house is opened again.
                Err(error) => tracing::warn!(deal = deal.id, %error, "the bot could not play a deal"),
            }
        });
    }

    async fn refer(&self, game: Registered, deal: &Deal) -> Result<(), HouseError> {
        let broken = |error: String| HouseError::Broken(error);
        let _turn = self.0.dealing.turn.clone().acquire_owned().await.map_err(|error| broken(error.to_string()))?;
        // Somebody may have found it out before the house was opened, or while this waited.
        if self.0.store.deal(&deal.id).await?.is_none_or(|kept| kept.reference.is_some()) {
            return Ok(());
        }
        let Some((head, origin)) = self.common(game, deal).await? else { return Ok(()) };
        let bot = clocks::stand_in(game);
        let played = tokio::task::spawn_blocking(move || played_by(&bot, game, head, origin));
        let Some(standing) = played.await.map_err(|error| broken(error.to_string()))? else {
            return Err(broken("it does not come to an end".to_owned()));
        };
        self.0.store.commit(vec![Change::Deals(deals::Change::Reference(deal.id.clone(), standing))]).await?;
        Ok(())
    }
}
