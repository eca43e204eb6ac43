//! Many tables of one game, on all cores, with the same results for any number of threads.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::chance::{Fast, derive_seed, seat_seed};
use crate::driver::{Played, Stuck, drive};
use crate::game::Game;
use crate::log::Brought;
use crate::outcome::Verdict;
use crate::player::{Player, Random};
use crate::problem::Problems;
use crate::seat::{MAX_SEATS, Seat};
use crate::table::Table;
use crate::witness::Silent;

/// A decision limit that no table of the house reaches in real play.
pub const DECISION_LIMIT: u64 = 100_000;

/// How many tables a thread takes at a time, at most.
const BLOCK: u64 = 64;

/// How many times a thread comes for more, at least, so that all are busy to the end.
const TURNS: u64 = 16;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The number of the first table.
    pub from: u64,
    /// How many tables.
    pub games: u64,
    /// The seed of the whole run.
    pub seed: u64,
    /// How many threads.
    pub threads: usize,
    /// Whether to check after every decision that everything is accounted for.
    pub check: bool,
    /// After how many decisions a table counts as endless.
    pub limit: u64,
}

/// A table that could not be played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failed {
    /// Its number in the run.
    pub number: u64,
    /// What happened.
    pub why: String,
}

/// Results of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatTally {
    /// Tables won alone, or together with everybody.
    pub won: u64,
    /// Tables in which the first place was shared.
    pub shared: u64,
    /// The sum of the scores.
    pub score: i64,
    /// The sum of their squares.
    pub squares: i64,
}

/// The results of a run.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Tables that ended.
    pub games: u64,
    /// Decisions with two or more choices.
    pub decisions: u64,
    /// The fewest and the most decisions of a table.
    pub shortest: u64,
    /// The most decisions of a table.
    pub longest: u64,
    /// By seat.
    pub seats: Vec<SeatTally>,
    /// How tables ended, and how often.
    pub endings: BTreeMap<&'static str, u64>,
    /// Tables that nobody won.
    pub nobody: u64,
    /// The first table that failed.
    pub failed: Option<Failed>,
}

impl Tally {
    fn new(seats: u8) -> Tally {
        Tally { shortest: u64::MAX, seats: vec![SeatTally::default(); usize::from(seats)], ..Tally::default() }
    }

    fn add(&mut self, played: &Played) {
        let seats = self.seats.len() as u8;
        let winners = played.outcome.winners(seats);
        let together = played.outcome.verdict == Verdict::Won;
        self.games += 1;
        self.decisions += played.decisions;
        self.shortest = self.shortest.min(played.decisions);
        self.longest = self.longest.max(played.decisions);
        *self.endings.entry(played.outcome.how).or_default() += 1;
        self.nobody += u64::from(winners.is_empty());
        for (seat, tally) in Seat::first(seats).zip(&mut self.seats) {
            let score = i64::from(played.outcome.scores[seat.index()]);
            tally.score += score;
            tally.squares += score * score;
            if winners.contains(seat) {
                if winners.len() == 1 || together { tally.won += 1 } else { tally.shared += 1 }
            }
        }
    }

    fn merge(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.decisions += other.decisions;
        self.shortest = self.shortest.min(other.shortest);
        self.longest = self.longest.max(other.longest);
        self.nobody += other.nobody;
        for (seat, more) in self.seats.iter_mut().zip(&other.seats) {
            seat.won += more.won;
            seat.shared += more.shared;
            seat.score += more.score;
            seat.squares += more.squares;
        }
        for (how, count) in other.endings {
            *self.endings.entry(how).or_default() += count;
        }
        self.failed = match (self.failed, other.failed) {
            (Some(one), Some(two)) => Some(if one.number <= two.number { one } else { two }),
            (one, two) => one.or(two),
        };
        self
    }
}

/// The seed of one table of a run.
pub fn table_seed(seed: u64, number: u64) -> u64 {
    derive_seed(seed, number)
}

/// The seed of the player of a seat at one table of a run.
pub fn player_seed(seed: u64, number: u64, seat: Seat) -> u64 {
    seat_seed(table_seed(seed, number), seat)
}

/// What every table of a run is dealt from.
struct Deals<'a, G: Game> {
    game: &'a G,
    options: &'a G::Options,
    entries: &'a [G::Entry],
    plan: &'a Plan,
}

impl<G: Game> Deals<'_, G> {
    fn play<P: Player<G>>(&self, number: u64, players: &mut [P]) -> Result<Played, String> {
        let mut chance = Fast::new(table_seed(self.plan.seed, number));
        let state = self.game.deal(self.options, self.entries, &mut chance).map_err(|problems| problems.to_string())?;
        let mut table = Table::new(self.game, state);
        let audit = |state: &G::State| if self.plan.check { self.game.audit(state) } else { Ok(()) };
        let played =
            drive(&mut table, players, &mut chance, &mut Silent, self.plan.limit, audit).map_err(|stuck: Stuck| stuck.to_string())?;
        // Whatever was lost on the way is missing at the end, too; looking once costs a few hundredths of a table.
        self.game.audit(table.state())?;
        Ok(played)
    }
}

/// Plays the tables of a plan. `players` makes the player of a seat from its seed. `watch` hears how
/// many tables are done and answers whether to go on.
pub fn simulate<G: Game, P: Player<G>>(
    game: &G,
    brought: &Brought<G::Options, G::Entry>,
    plan: &Plan,
    players: impl Fn(Seat, u64) -> P + Sync,
    watch: &(dyn Fn(u64) -> bool + Sync),
) -> Result<Tally, Problems> {
    let Brought { options, entries } = brought;
    let seats = game.seats(options);
    // What cannot be dealt is told once, before any thread starts.
    game.deal(options, entries, &mut Fast::new(plan.seed))?;
    let deals = Deals { game, options, entries, plan };
    let threads = plan.threads.clamp(1, 256);
    let most = (plan.games / (threads as u64 * TURNS)).clamp(1, BLOCK);
    let (next, done, stop) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
    let work = || {
        let mut tally = Tally::new(seats);
        while !stop.load(Ordering::Relaxed) {
            let start = next.fetch_add(most, Ordering::Relaxed);
            if start >= plan.games {
                break;
            }
            let block = start..(start + most).min(plan.games);
            let length = block.end - block.start;
            for number in block.map(|number| plan.from + number) {
                let mut seated: Vec<P> = Seat::first(seats).map(|seat| players(seat, player_seed(plan.seed, number, seat))).collect();
                match catch_unwind(AssertUnwindSafe(|| deals.play(number, &mut seated))) {
                    Ok(Ok(played)) => tally.add(&played),
                    Ok(Err(why)) => tally.failed = Some(Failed { number, why }),
                    Err(panic) => tally.failed = Some(Failed { number, why: panicked(&*panic) }),
                }
                if tally.failed.is_some() {
                    stop.store(true, Ordering::Relaxed);
                    return tally;
                }
            }
            if !watch(done.fetch_add(length, Ordering::Relaxed) + length) {
                stop.store(true, Ordering::Relaxed);
            }
        }
        tally
    };
    let tallies: Vec<Tally> = std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        running.into_iter().filter_map(|thread| thread.join().ok()).collect()
    });
    let mut tally = tallies.into_iter().fold(Tally::new(seats), Tally::merge);
    if tally.games == 0 {
        tally.shortest = 0;
    }
    Ok(tally)
}

/// What a panic said.
pub fn panicked(panic: &(dyn std::any::Any + Send)) -> String {
    let said = panic.downcast_ref::<&str>().map(|said| (*said).to_owned()).or_else(|| panic.downcast_ref::<String>().cloned());
    format!("the rules panicked: {}", said.unwrap_or_else(|| "without a word".to_owned()))
}

/// A random player for every seat, for runs that need nothing else.
pub fn random_players(seed: u64) -> [Random; MAX_SEATS] {
    std::array::from_fn(|seat| Random::new(player_seed(seed, 0, Seat(seat as u8))))
}
