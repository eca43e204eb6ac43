//! Plays the tables of a plan on several threads. A thread takes a group of tables at a time from a
//! counter, and keeps what it sees to itself until the end: nothing is locked.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use table::Problems;
use table::any::{AnyGame, Fields, Seeds};
use table::chance::derive_seed;
use table::simulate::panicked;

use crate::schedule::Schedule;
use crate::study::Results;
use crate::tally::{Meetings, Tally, whole};

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The options of every table.
    pub fields: Fields,
    /// What the seats bring of their own, as people write it.
    pub brings: Vec<Option<String>>,
    /// What that is called, by seat, as far as it has a name; bots change seats and leave it where it is.
    pub decks: Vec<Option<String>>,
    /// The bots by name; one plays against itself.
    pub bots: Vec<String>,
    /// How many tables at least; a last group is played to its end.
    pub tables: u64,
    /// The seed of everything.
    pub seed: u64,
    /// How many threads.
    pub threads: usize,
    /// After how many decisions a table counts as endless.
    pub limit: u64,
}

/// A table that could not be played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failed {
    /// Its number in the run.
    pub table: u64,
    /// Who sat there.
    pub lineup: Vec<String>,
    /// What happened.
    pub why: String,
}

/// Hears how many tables are done, out of how many, and answers whether to go on.
pub type Progress<'a> = &'a (dyn Fn(u64, u64) -> bool + Sync);

/// The names of bots that sit somewhere.
fn named<'a>(plan: &'a Plan, lineup: &[usize]) -> Vec<&'a str> {
    lineup.iter().map(|&bot| plan.bots[bot].as_str()).collect()
}

/// Checks a plan, and says how many seats its tables have: every problem at once.
fn check(game: &dyn AnyGame, plan: &Plan) -> Result<usize, Problems> {
    let mut problems = Problems::default();
    let seats = game.seats(&plan.fields);
    if let Err(wrong) = &seats {
        problems.extend(wrong.clone());
    }
    for (place, bot) in plan.bots.iter().enumerate() {
        if let Err(wrong) = game.check_bot(bot) {
            problems.add("bots", wrong);
        }
        if plan.bots[..place].contains(bot) {
            problems.add("bots", format!("'{bot}' is named twice; a bot that meets itself says nothing"));
        }
    }
    if plan.bots.is_empty() {
        problems.add("bots", "at least one is needed");
    }
    problems.or(seats.unwrap_or_default().into())
}

/// Plays the tables and puts the results together. What cannot be played is told before anything starts.
pub fn run(game: &dyn AnyGame, plan: &Plan, progress: Progress<'_>) -> Result<Results, Problems> {
    let seats = check(game, plan)?;
    let (bots, subjects) = (plan.bots.len(), game.subjects());
    let schedule = Schedule::new(bots, seats);
    let turns = schedule.turns as u64;
    let groups = plan.tables.div_ceil(turns);
    let (next, done, stop) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
    let play = |group: u64, turn: u64, tally: &mut Tally, meetings: &mut Meetings| -> Result<(), Failed> {
        let (table, lineup) = (group * turns + turn, schedule.seats(group, turn as usize, seats));
        let seeds = Seeds { table: derive_seed(plan.seed, group), players: derive_seed(!plan.seed, table) };
        let studied = catch_unwind(AssertUnwindSafe(|| game.study(&plan.fields, &plan.brings, &named(plan, &lineup), seeds, plan.limit)));
        let failed = |why: String| Failed { table, lineup: named(plan, &lineup).into_iter().map(str::to_owned).collect(), why };
        let studied = studied.map_err(|panic| failed(panicked(&*panic)))?.map_err(failed)?;
        tally.add(&lineup, &studied);
        meetings.add(&lineup, &whole(&studied));
        Ok(())
    };
    let work = || {
        let (mut tally, mut failed) = (Tally::new(bots, seats, subjects.len()), None);
        while !stop.load(Ordering::Relaxed) {
            let group = next.fetch_add(1, Ordering::Relaxed);
            if group >= groups {
                break;
            }
            // A group that is left in the middle does not count.
            let (mut of_group, mut meetings) = (Tally::new(bots, seats, subjects.len()), Meetings::new(bots));
            let mut whole = true;
            for turn in 0..turns {
                if stop.load(Ordering::Relaxed) {
                    whole = false;
                    break;
                }
                if let Err(wrong) = play(group, turn, &mut of_group, &mut meetings) {
                    failed = Some(wrong);
                    stop.store(true, Ordering::Relaxed);
                    return (tally, failed);
                }
                if !progress(done.fetch_add(1, Ordering::Relaxed) + 1, groups * turns) {
                    stop.store(true, Ordering::Relaxed);
                }
            }
            if whole {
                of_group.groups.push(meetings.group(group));
                tally = tally.merge(of_group);
            }
        }
        (tally, failed)
    };
    let threads = plan.threads.clamp(1, 256);
    let ended: Vec<(Tally, Option<Failed>)> = std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        running.into_iter().filter_map(|thread| thread.join().ok()).collect()
    });
    let failed = ended.iter().filter_map(|(_, failed)| failed.clone()).min_by_key(|failed| failed.table);
    let mut tally = ended.into_iter().fold(Tally::new(bots, seats, subjects.len()), |all, (tally, _)| all.merge(tally));
    tally.groups.sort_by_key(|group| group.number);
    Ok(Results::new(game, plan, seats, (groups * turns, turns), &tally, &subjects, failed))
}
