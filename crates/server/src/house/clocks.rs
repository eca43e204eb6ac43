//! Time at tables. What seats were charged stands in the log; here is until when that was, who is charged now, and the
//! one task that sees to clocks that run out (`docs/clocks.md`).
//!
//! All moments are in the time of the house: the milliseconds in which it was running and could write. It is noted every
//! two seconds while a clock runs, and with everything that is written, so a house that was closed goes on where it was.

use std::collections::{BTreeSet, HashMap};
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use table::any::AnyTable;
use table::log::{LogEntry, RunsOut, Times};
use table::replay::PERSON;
use table::{Refusal, Seat, Seats};
use tokio::sync::{Notify, OnceCell};
use tokio::time::Instant;

use super::{House, HouseError, Live, Registered, Seating, locked};
use crate::store::{Change, Sitter, StoreError, time};

/// How often it is noted that the house lives while clocks run: so much of everybody's time is given back at most when
/// the house stops without a word.
const BEAT: i64 = 2_000;

/// How soon a table is looked at again whose clock has run out and that could not be written, in milliseconds.
const SOON: i64 = 1_000;

/// Who decides, and when that has come in, in the time of the house.
pub type Decider = Option<(Seat, i64)>;

/// The time of the house, and when clocks run out.
#[derive(Default)]
pub(super) struct Timekeeper {
    started: OnceCell<()>,
    /// A moment in the time of the house, and the same by the clock.
    anchor: Mutex<Option<(i64, Instant)>>,
    /// Until when it is on the disk that the house has lived.
    lived: AtomicI64,
    /// Whether nothing can be written: then time stands still.
    stands: AtomicBool,
    deadlines: Mutex<Deadlines>,
    /// Something runs out earlier than all before.
    sooner: Notify,
}

/// When the next clock of every table runs out.
#[derive(Default)]
struct Deadlines {
    of: HashMap<Arc<str>, i64>,
    sorted: BTreeSet<(i64, Arc<str>)>,
}

impl Deadlines {
    /// Notes when the next clock of a table runs out; and whether that is before all others.
    fn set(&mut self, table: &str, deadline: Option<i64>) -> bool {
        if let Some((id, before)) = self.of.remove_entry(table) {
            self.sorted.remove(&(before, id));
        }
        let Some(deadline) = deadline else { return false };
        let id: Arc<str> = table.into();
        self.of.insert(id.clone(), deadline);
        self.sorted.insert((deadline, id));
        self.sorted.first().is_some_and(|(first, id)| *first == deadline && **id == *table)
    }

    /// Takes out the tables whose clocks have run out.
    fn due(&mut self, now: i64) -> Vec<Arc<str>> {
        let mut due = Vec::new();
        while let Some((deadline, id)) = self.sorted.pop_first() {
            if deadline > now {
                self.sorted.insert((deadline, id));
                break;
            }
            self.of.remove(&id);
            due.push(id);
        }
        due
    }
}

/// The bot that plays for somebody who is away.
pub(super) fn stand_in(game: Registered) -> String {
    let bots = game.bots();
    bots.iter().find(|bot| **bot == "street").or(bots.first()).map_or("random", |bot| bot).to_owned()
}

/// Who plays for whom after the entries of a log: seats of people alone are given away.
pub(super) fn stand_ins(log: &[LogEntry], sitters: &[Sitter]) -> Vec<Option<String>> {
    let mut all = vec![None; sitters.len()];
    for entry in log {
        if let LogEntry::Substitute { seat, player, .. } = entry
            && sitters.get(seat.index()).and_then(Sitter::guest).is_some()
        {
            all[seat.index()] = (player != PERSON).then(|| player.clone());
        }
    }
    all
}

impl Seating {
    /// The time at the table, while it is played with a clock.
    pub fn times(&self) -> Option<Times> {
        Times::of(self.playing()?.log())
    }

    /// Until when clocks were charged, in the time of the house.
    pub fn asked(&self) -> i64 {
        self.asked
    }

    /// Whether all clocks stand still because the players agreed on that: then nothing is decided either.
    pub fn is_paused(&self) -> bool {
        // Only a table with a clock can be paused, and has it noted right after the deal.
        self.times().is_some_and(|times| times.paused())
    }

    /// The bot that plays for the person of a seat.
    pub fn stand_in(&self, seat: Seat) -> Option<&str> {
        self.stand_ins.get(seat.index())?.as_deref()
    }

    /// Whether the person of a seat has said that it is back, and waits for its bot to end an act.
    pub fn returns(&self, seat: Seat) -> bool {
        self.returning.contains(&seat)
    }

    /// The seats whose clocks run: people who have to decide and are asked.
    pub(super) fn charged(&self) -> Seats {
        self.ticking().iter().filter(|&seat| !self.passes(seat)).collect()
    }

    /// The seats whose clocks are shown to run. Whether somebody passes without being asked is not to be seen.
    pub fn ticking(&self) -> Seats {
        if self.times().is_none_or(|times| times.paused()) {
            return Seats::NONE;
        }
        let person = |seat: &Seat| self.sitters.get(seat.index()).and_then(Sitter::guest).is_some() && self.stand_in(*seat).is_none();
        self.awaited().must.iter().filter(person).collect()
    }

    /// What a seat whose clock runs has taken since it was charged last: whoever decides, until that came in.
    fn taken(&self, seat: Seat, now: i64, by: Decider) -> i64 {
        let until = by.filter(|(decider, _)| *decider == seat).map_or(now, |(_, came)| came.min(now));
        (until - self.asked).max(0)
    }

    /// What everybody is charged whose clock runs.
    pub(super) fn charges(&self, now: i64, by: Decider) -> Vec<(Seat, u64)> {
        self.charged().iter().map(|seat| (seat, self.taken(seat, now, by).unsigned_abs())).collect()
    }

    /// The first seat whose time has run out.
    fn late(&self, now: i64, by: Decider) -> Option<(Seat, RunsOut)> {
        let times = self.times()?;
        let late = |seat: &Seat| times.left(*seat) <= self.taken(*seat, now, by);
        self.charged().iter().find(late).map(|seat| (seat, times.terms().out))
    }

    /// When the next clock runs out.
    pub(super) fn deadline(&self) -> Option<i64> {
        let times = self.times()?;
        self.charged().iter().map(|seat| self.asked.saturating_add(times.left(seat).max(0))).min()
    }

    /// Whether a seat that takes something back would have no time left.
    pub(super) fn is_out_after(&self, to: usize, seat: Seat, now: i64) -> bool {
        let runs = self.charged().contains(seat);
        let taken = if runs { self.taken(seat, now, None) } else { 0 };
        self.times().is_some_and(|times| times.taken_back(to).left(seat) <= taken)
    }
}

impl House {
    /// What the time of the house is, in milliseconds.
    pub fn now(&self) -> i64 {
        let time = &self.0.time;
        if time.stands.load(Ordering::Acquire) {
            return time.lived.load(Ordering::Acquire);
        }
        let since = |(lived, then): (i64, Instant)| lived + i64::try_from((self.0.settings.clock.now() - then).as_millis()).unwrap_or(0);
        locked(&time.anchor).map_or(0, since)
    }

    /// The moment of the clock at a moment of the house.
    fn moment(&self, then: i64) -> Instant {
        let now = self.0.settings.clock.now();
        now + Duration::from_millis(u64::try_from(then - self.now()).unwrap_or(0))
    }

    /// Takes time up where the house was left, and sees to the clocks that run out from now on, whether or not anybody
    /// looks at their tables.
    pub async fn keep_time(&self) -> Result<(), HouseError> {
        let take_up = async || {
            let lived = self.0.store.lived().await?;
            self.0.time.lived.store(lived, Ordering::Release);
            *locked(&self.0.time.anchor) = Some((lived, self.0.settings.clock.now()));
            if self.0.settings.doubt.is_none() {
                {
                    let stored = self.0.store.deadlines().await?;
                    let mut deadlines = locked(&self.0.time.deadlines);
                    for (table, deadline) in stored {
                        deadlines.set(&table, Some(deadline));
                    }
                }
                tokio::spawn(self.clone().watch_clocks());
            }
            Ok::<_, HouseError>(())
        };
        self.0.time.started.get_or_try_init(take_up).await?;
        self.organise().await
    }

    /// Waits for the next clock that runs out, and notes now and then that the house lives, as long as there are any.
    async fn watch_clocks(self) {
        let time = &self.0.time;
        let mut beat = self.now();
        loop {
            let sooner = time.sooner.notified();
            let now = self.now();
            let (due, next) = {
                let mut deadlines = locked(&time.deadlines);
                (deadlines.due(now), deadlines.sorted.first().map(|(deadline, _)| *deadline))
            };
            if !due.is_empty() {
                tokio::spawn(self.clone().all_run_out(due));
            }
            let Some(next) = next else {
                sooner.await;
                beat = beat.max(time.lived.load(Ordering::Acquire));
                continue;
            };
            if now >= beat + BEAT {
                self.note_that_it_lives(now).await;
                beat = self.now();
            }
            let until = self.moment(next.min(beat + BEAT));
            tokio::select! {
                () = sooner => {}
                () = self.0.settings.clock.until(until) => {}
            }
        }
    }

    /// Notes that the house lives. While that cannot be written, time stands still for everybody.
    async fn note_that_it_lives(&self, now: i64) {
        let time = &self.0.time;
        match self.0.store.commit(vec![Change::Time(time::Change::Lived(now))]).await {
            Ok(()) => drop(time.lived.fetch_max(now, Ordering::AcqRel)),
            Err(StoreError::ReadOnly(_)) => {
                time.stands.store(true, Ordering::Release);
                let back = self.0.store.until_writable().await;
                *locked(&time.anchor) = Some((time.lived.load(Ordering::Acquire), self.0.settings.clock.now()));
                time.stands.store(back.is_err(), Ordering::Release);
            }
            Err(error) => tracing::error!(%error, "it could not be noted that the house lives"),
        }
    }

    /// Notes when the next clock of a table runs out, which was written.
    pub(super) fn runs_until(&self, live: &Live, asked: i64, deadline: Option<i64>) {
        self.0.time.lived.fetch_max(asked, Ordering::AcqRel);
        if self.0.settings.doubt.is_none() && locked(&self.0.time.deadlines).set(&live.id, deadline) {
            self.0.time.sooner.notify_one();
        }
    }

    /// Clocks of these tables have run out. In a box: taking up a table takes up time, which comes here.
    fn all_run_out(self, tables: Vec<Arc<str>>) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(async move {
            for table in tables {
                self.run_out_of_time(&table).await;
            }
        })
    }

    /// A clock of a table has run out, unless somebody has decided in between.
    async fn run_out_of_time(&self, id: &str) {
        let done = async {
            let live = self.table(id).await?;
            let (house, table) = (self.clone(), live.clone());
            self.run_to_end(async move {
                let mut seating = table.seating.lock().await;
                house.end_late(&table, &mut seating, None).await?;
                let (asked, deadline) = (seating.asked, seating.deadline());
                if deadline.is_none() {
                    // A table that is frozen, or whose clock stands still: it is not looked at again after a restart.
                    house.0.store.commit(vec![Change::Time(time::Change::Asked(table.id.clone(), asked, None))]).await?;
                }
                house.runs_until(&table, asked, deadline);
                Ok(())
            })
            .await?;
            self.run_bots(&live);
            Ok(())
        };
        match done.await {
            Ok(()) | Err(HouseError::NoTable) => {}
            Err::<(), HouseError>(error) => {
                tracing::warn!(table = id, %error, "a clock has run out, and that could not be written yet");
                let soon = self.now() + SOON;
                locked(&self.0.time.deadlines).set(id, Some(soon));
                self.0.time.sooner.notify_one();
            }
        }
    }

    /// Ends the time of all seats that have none left, one after the other; and whether there were any. Whoever holds the
    /// table first does it, so that it is done once, and before anything else.
    pub(super) async fn end_late(&self, live: &Arc<Live>, seating: &mut Seating, by: Decider) -> Result<bool, HouseError> {
        let mut any = false;
        while let Some((seat, out)) = seating.late(self.now(), by) {
            let bot = stand_in(live.game);
            let lose = |table: &mut dyn AnyTable| Ok(table.concede(seat, true)?);
            let give = |table: &mut dyn AnyTable| match table.substitute(seat, bot, true) {
                // The log is full, and the table can only end.
                Err(Refusal::Full) => Ok(table.concede(seat, true)?),
                given => Ok(given?),
            };
            match out {
                RunsOut::Lose => self.alter_now(live, seating, by, lose).await?,
                RunsOut::Bot => self.alter_now(live, seating, by, give).await?,
            }
            any = true;
        }
        Ok(any)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_clock_that_runs_out_is_known_of_any_number() {
        let mut deadlines = Deadlines::default();
        assert!(deadlines.set("a", Some(50)) && !deadlines.set("b", Some(70)) && deadlines.set("c", Some(10)));
        assert!(!deadlines.set("c", Some(90)), "it was put off");
        assert!(!deadlines.set("nobody", None));
        assert_eq!(deadlines.due(49), [] as [Arc<str>; 0]);
        assert_eq!(deadlines.due(70), ["a".into(), "b".into()] as [Arc<str>; 2]);
        deadlines.set("c", None);
        assert!(deadlines.due(i64::MAX).is_empty() && deadlines.of.is_empty() && deadlines.sorted.is_empty());
    }
}
