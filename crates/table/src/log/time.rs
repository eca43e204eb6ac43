//! Time at a table. The rules never see it: what seats were charged stands in entries of their own, and what is left to
//! everybody is worked out from the log alone. What is charged stays charged, whatever is taken back.

use serde::{Deserialize, Serialize};

use super::LogEntry;
use crate::replay::PERSON;
use crate::seat::{MAX_SEATS, Seat};

/// How time is counted. All times are in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockKind {
    /// Not at all, or no longer.
    None,
    /// A base for the whole table, and so much more for every act.
    Fischer,
    /// A base for the whole table; so much of every act costs nothing.
    Delay,
    /// So much for every act, and nothing is saved up.
    Days,
}

/// What becomes of a seat whose time has run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RunsOut {
    /// It leaves the table, as if it conceded.
    #[default]
    Lose,
    /// A bot takes it until its player comes back.
    Bot,
}

/// The time that was agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// How it is counted.
    pub kind: ClockKind,
    /// What everybody has for the whole table.
    #[serde(default)]
    pub base: u64,
    /// What every act brings, is spared, or has.
    #[serde(default)]
    pub step: u64,
    /// What becomes of a seat whose time has run out.
    #[serde(default)]
    pub out: RunsOut,
}

impl Terms {
    /// Without a clock.
    pub const NONE: Terms = Terms { kind: ClockKind::None, base: 0, step: 0, out: RunsOut::Lose };
}

/// The time of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Account {
    /// All that it was charged. It never becomes less.
    spent: u64,
    /// What it had been charged at the end of every act that holds, with the entry that ended it.
    acts: Vec<(usize, u64)>,
    /// What it was given when it came back after its time had run out.
    given: u64,
}

/// The time of every seat, after the entries of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Times {
    terms: Terms,
    seats: [Account; MAX_SEATS],
    paused: bool,
    /// The decisions that hold, in order, and whose they are.
    held: Vec<(usize, Seat)>,
    entries: usize,
}

impl Times {
    /// The time at a table with this log; nothing if it has no clock.
    pub fn of(log: &[LogEntry]) -> Option<Times> {
        // A clock is agreed on before the deal and noted right after it.
        let Some(LogEntry::Clock(_)) = log.get(1) else { return None };
        let mut times = Times { terms: Terms::NONE, seats: Default::default(), paused: false, held: Vec::new(), entries: 0 };
        log.iter().for_each(|entry| times.hear(entry));
        (times.terms.kind != ClockKind::None).then_some(times)
    }

    /// What was agreed on.
    pub fn terms(&self) -> Terms {
        self.terms
    }

    /// Whether all clocks stand still because the players agreed on that.
    pub fn paused(&self) -> bool {
        self.paused
    }

    /// The milliseconds that a seat was charged.
    pub fn spent(&self, seat: Seat) -> u64 {
        self.seats.get(seat.index()).map_or(0, |account| account.spent)
    }

    /// The milliseconds after which a seat's time runs out that has to decide from now on; none or less if it has.
    pub fn left(&self, seat: Seat) -> i64 {
        let Some(account) = self.seats.get(seat.index()) else { return 0 };
        let Terms { kind, base, step, .. } = self.terms;
        let ends = account.acts.iter().map(|(_, spent)| *spent).chain([account.spent]);
        let begins = [0].into_iter().chain(account.acts.iter().map(|(_, spent)| *spent));
        let acts = ends.zip(begins).map(|(end, begin)| end.saturating_sub(begin));
        let (had, took) = match kind {
            ClockKind::None => (u64::MAX, 0),
            ClockKind::Fischer => (base.saturating_add(step.saturating_mul(account.acts.len() as u64)), account.spent),
            // What is left of an act's delay comes before the base is touched.
            ClockKind::Delay => {
                let (mut over, mut now) = (0u64, 0);
                for act in acts {
                    over = over.saturating_add(act.saturating_sub(step));
                    now = act.min(step);
                }
                (base.saturating_add(step), over.saturating_add(now))
            }
            ClockKind::Days => (step, acts.last().unwrap_or_default()),
        };
        let number = |time: u64| i64::try_from(time).unwrap_or(i64::MAX);
        number(had.saturating_add(account.given)).saturating_sub(number(took))
    }

    /// Whether a seat whose time has run out could go on with anything if it came back.
    pub fn can_return(&self, seat: Seat) -> bool {
        self.left(seat) > 0 || self.terms.step > 0
    }

    /// The same after something was taken back.
    #[must_use]
    pub fn taken_back(&self, to: usize) -> Times {
        let mut times = self.clone();
        times.hear(&LogEntry::Undo { to });
        times
    }

    fn hear(&mut self, entry: &LogEntry) {
        let at = self.entries;
        self.entries += 1;
        match entry {
            LogEntry::Clock(terms) => self.terms = *terms,
            LogEntry::Pause { on } => self.paused = *on,
            LogEntry::Decision { seat, .. } => self.held.push((at, *seat)),
            LogEntry::Time { spent, acted } => {
                for (seat, time) in spent {
                    if let Some(account) = self.seats.get_mut(seat.index()) {
                        account.spent = account.spent.saturating_add(*time);
                    }
                }
                // The decision is the next entry.
                if let Some(account) = acted.and_then(|seat| self.seats.get_mut(seat.index())) {
                    account.acts.push((at + 1, account.spent));
                }
            }
            LogEntry::Undo { to } => self.take_back(*to),
            LogEntry::Substitute { seat, player, .. } if player == PERSON => self.come_back(at, *seat),
            _ => {}
        }
    }

    /// Whoever takes an act back has not finished it: what it brought is gone, and what it took is a part of the act that
    /// is to come. Others have agreed, and keep what they had for theirs.
    fn take_back(&mut self, to: usize) {
        let first = self.held.partition_point(|(at, _)| *at <= to);
        let Some(&(from, seat)) = self.held.get(first) else { return };
        self.held.truncate(first);
        if let Some(account) = self.seats.get_mut(seat.index()) {
            account.acts.retain(|(at, _)| *at < from);
        }
    }

    /// Whoever comes back after its time had run out has what an act brings, and nothing else.
    fn come_back(&mut self, at: usize, seat: Seat) {
        if self.left(seat) > 0 {
            return;
        }
        if let Some(account) = self.seats.get_mut(seat.index()) {
            account.acts.push((at, account.spent));
        }
        let short = i64::try_from(self.terms.step).unwrap_or(i64::MAX).saturating_sub(self.left(seat));
        if let (Some(account), Ok(short)) = (self.seats.get_mut(seat.index()), u64::try_from(short)) {
            account.given = account.given.saturating_add(short);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    fn deal(kind: ClockKind, base: u64, step: u64) -> Vec<LogEntry> {
        let deal = LogEntry::Deal { chance: Vec::new(), digest: String::new() };
        vec![deal, LogEntry::Clock(Terms { kind, base, step, out: RunsOut::Lose })]
    }

    fn acts(log: &mut Vec<LogEntry>, seat: Seat, time: u64, ends: bool) {
        log.push(LogEntry::Time { spent: vec![(seat, time)], acted: ends.then_some(seat) });
        log.push(LogEntry::Decision {
            seat,
            choice: "x".into(),
            label: "X".into(),
            chance: Vec::new(),
            automatic: false,
            thought: Vec::new(),
            digest: String::new(),
        });
    }

    fn left(log: &[LogEntry], seat: Seat) -> i64 {
        Times::of(log).unwrap().left(seat)
    }

    #[test]
    fn a_whole_act_brings_its_increment_once() {
        let mut log = deal(ClockKind::Fischer, 60_000, 5_000);
        acts(&mut log, A, 2_000, false);
        assert_eq!(left(&log, A), 58_000, "the act goes on");
        acts(&mut log, A, 1_000, true);
        assert_eq!((left(&log, A), left(&log, B)), (62_000, 60_000));
        // Taken back to the deal: what it took stays taken, and what it brought is gone.
        log.push(LogEntry::Undo { to: 0 });
        assert_eq!(left(&log, A), 57_000);
        acts(&mut log, A, 1_000, true);
        assert_eq!(left(&log, A), 61_000, "the increment of one act");
    }

    #[test]
    fn a_delay_is_spared_once_for_each_act_and_taking_back_brings_no_other() {
        let mut log = deal(ClockKind::Delay, 60_000, 5_000);
        acts(&mut log, A, 3_000, false);
        assert_eq!(left(&log, A), 62_000);
        acts(&mut log, A, 4_000, true);
        assert_eq!(left(&log, A), 63_000, "two seconds of the base are gone, and the next act has its delay");
        log.push(LogEntry::Undo { to: 0 });
        assert_eq!(left(&log, A), 58_000, "the act goes on, and its delay is used up");
    }

    #[test]
    fn days_are_for_each_act_and_others_keep_theirs_when_somebody_takes_back() {
        let mut log = deal(ClockKind::Days, 0, 100);
        acts(&mut log, A, 60, true);
        acts(&mut log, B, 90, true);
        assert_eq!((left(&log, A), left(&log, B)), (100, 100));
        assert_eq!(Times::of(&log).unwrap().taken_back(0).left(A), 40);
        log.push(LogEntry::Undo { to: 0 });
        assert_eq!((left(&log, A), left(&log, B)), (40, 100));
        acts(&mut log, A, 10, true);
        assert_eq!(left(&log, A), 100);
    }

    #[test]
    fn what_was_taken_back_before_is_not_taken_back_again() {
        let mut log = deal(ClockKind::Fischer, 1_000, 10);
        acts(&mut log, A, 1, true);
        log.push(LogEntry::Undo { to: 0 });
        acts(&mut log, B, 1, true);
        log.push(LogEntry::Undo { to: 0 });
        assert_eq!((left(&log, A), left(&log, B)), (999, 999), "B has taken its own act back");
    }

    #[test]
    fn whoever_comes_back_after_its_time_has_the_time_of_an_act() {
        for (kind, base) in [(ClockKind::Fischer, 1_000), (ClockKind::Delay, 1_000), (ClockKind::Days, 0)] {
            let mut log = deal(kind, base, 100);
            acts(&mut log, A, 900, true);
            log.push(LogEntry::Time { spent: vec![(A, 5_000)], acted: None });
            assert!(left(&log, A) < 0);
            let to = |player: &str| LogEntry::Substitute { seat: A, player: player.to_owned(), timeout: false };
            log.extend([to("street"), to(PERSON)]);
            assert_eq!(left(&log, A), 100, "{kind:?}");
            acts(&mut log, A, 40, true);
            let expected = if kind == ClockKind::Fischer { 160 } else { 100 };
            assert_eq!(left(&log, A), expected, "{kind:?}");
            assert_eq!(Times::of(&log).unwrap().spent(A), 5_940);
        }
    }

    #[test]
    fn a_table_without_a_clock_has_no_time() {
        assert_eq!(Times::of(&deal(ClockKind::None, 0, 0)), None);
        assert_eq!(Times::of(&deal(ClockKind::Days, 0, 5)[..1]), None);
        let mut log = deal(ClockKind::Days, 0, 5);
        log.push(LogEntry::Pause { on: true });
        assert!(Times::of(&log).unwrap().paused());
        log.push(LogEntry::Clock(Terms::NONE));
        assert_eq!(Times::of(&log), None, "it goes on without one");
    }

    #[test]
    fn whatever_a_file_says_can_be_added_up() {
        let mut log = deal(ClockKind::Delay, u64::MAX, u64::MAX);
        log.push(LogEntry::Time { spent: vec![(A, u64::MAX), (Seat(200), 1), (A, 7)], acted: Some(Seat(99)) });
        log.push(LogEntry::Substitute { seat: Seat(77), player: PERSON.to_owned(), timeout: true });
        log.push(LogEntry::Undo { to: usize::MAX });
        assert_eq!(left(&log, A), 0);
    }
}
