//! What came of the tables: who won, and what was done on the way.

use std::collections::BTreeMap;
use std::fmt::Write;

use nightlancer::event::Event;
use nightlancer::game::Nightlancer;
use nightlancer::state::State;
use table::driver::Played;
use table::statistics::Estimate;
use table::{Seat, Study, Verdict};

use super::lines::Line;

/// Seats or things: how many tables, how many of them won, and the Prospects at their ends.
#[derive(Clone, Copy, Default)]
struct Count {
    of: u64,
    won: u64,
    prospects: i64,
}

impl Count {
    fn add(&mut self, won: bool, prospects: i32) {
        (self.of, self.won, self.prospects) = (self.of + 1, self.won + u64::from(won), self.prospects + i64::from(prospects));
    }

    fn merge(&mut self, other: Count) {
        (self.of, self.won, self.prospects) = (self.of + other.of, self.won + other.won, self.prospects + other.prospects);
    }

    fn share(self) -> String {
        let Estimate { value, low, high } = Estimate::rate(self.won, self.of);
        format!("{:.1} % ({:.1} to {:.1})", 100.0 * value, 100.0 * low, 100.0 * high)
    }

    fn mean(self) -> f64 {
        self.prospects as f64 / self.of.max(1) as f64
    }
}

/// Counts of many tables.
pub struct Tally {
    tables: Count,
    decisions: u64,
    /// How tables ended.
    endings: BTreeMap<&'static str, u64>,
    /// What seats began with, by subject.
    began: Vec<Count>,
    seats: [Count; 4],
    /// Seats of the other bot.
    other: Count,
    /// Seats that used something at least once, by subject; and how often it was used.
    used: Vec<(Count, u64)>,
}

impl Tally {
    pub fn new(game: &Nightlancer) -> Tally {
        let subjects = game.subjects().len();
        Tally {
            tables: Count::default(),
            decisions: 0,
            endings: BTreeMap::new(),
            began: vec![Count::default(); subjects],
            seats: [Count::default(); 4],
            other: Count::default(),
            used: vec![(Count::default(), 0); subjects],
        }
    }

    /// What every seat begins with.
    pub fn begun(&self, game: &Nightlancer, state: &State) -> Vec<(Seat, usize)> {
        let mut begun = Vec::new();
        for seat in Seat::first(state.open.seats) {
            game.begins(state, seat, |subject| begun.push((seat, subject)));
        }
        begun
    }

    /// Adds a table.
    pub fn add<'a>(
        &mut self,
        game: &Nightlancer,
        state: &State,
        begun: &[(Seat, usize)],
        played: &Played,
        events: impl Iterator<Item = &'a Event>,
        is_other: impl Fn(usize) -> bool,
    ) {
        let outcome = &played.outcome;
        let won = |seat: Seat| outcome.verdict == Verdict::Won || outcome.verdict == Verdict::Ranked && outcome.places[seat.index()] == 1;
        let prospects = |seat: Seat| outcome.scores[seat.index()];
        self.decisions += played.decisions;
        *self.endings.entry(outcome.how).or_default() += 1;
        let seats = Seat::first(state.open.seats);
        self.tables.add(outcome.verdict == Verdict::Won, seats.clone().map(prospects).sum::<i32>() / i32::from(state.open.seats));
        for seat in seats {
            self.seats[seat.index()].add(won(seat), prospects(seat));
            if is_other(seat.index()) {
                self.other.add(won(seat), prospects(seat));
            }
        }
        for &(seat, subject) in begun {
            self.began[subject].add(won(seat), prospects(seat));
        }
        let mut users = vec![0u8; self.used.len()];
        for event in events {
            game.uses(state, event, |seat, subject| {
                users[subject] |= 1 << seat.0;
                self.used[subject].1 += 1;
            });
        }
        for (subject, &seats) in users.iter().enumerate() {
            for seat in Seat::first(4).filter(|seat| seats & (1 << seat.0) != 0) {
                self.used[subject].0.add(won(seat), prospects(seat));
            }
        }
    }

    /// Adds all of another.
    pub fn merge(&mut self, other: &Tally) {
        self.tables.merge(other.tables);
        self.decisions += other.decisions;
        other.endings.iter().for_each(|(how, count)| *self.endings.entry(how).or_default() += count);
        self.began.iter_mut().zip(&other.began).for_each(|(mine, theirs)| mine.merge(*theirs));
        self.seats.iter_mut().zip(&other.seats).for_each(|(mine, theirs)| mine.merge(*theirs));
        self.other.merge(other.other);
        for (mine, theirs) in self.used.iter_mut().zip(&other.used) {
            mine.0.merge(theirs.0);
            mine.1 += theirs.1;
        }
    }

    /// Who won how often.
    pub fn told(&self, game: &Nightlancer, line: &Line) -> String {
        let mut told = format!(
            "{}: {} tables, {:.0} decisions each, {:.1} Prospects a seat\n",
            line.name,
            self.tables.of,
            self.decisions as f64 / self.tables.of.max(1) as f64,
            self.tables.mean()
        );
        if line.options.mode.has_agent() {
            let _ = writeln!(told, "  won together {}", self.tables.share());
        }
        let endings: Vec<String> = self.endings.iter().map(|(how, count)| format!("{how} {count}")).collect();
        let _ = writeln!(told, "  ended by {}", endings.join(", "));
        if self.other.of > 0 {
            let _ = writeln!(told, "  the other bot {}, {:.1} Prospects", self.other.share(), self.other.mean());
        }
        for (seat, count) in self.seats.iter().enumerate().filter(|(_, count)| count.of > 0) {
            let _ = writeln!(told, "  {:<26} {:<24} {:>5.1}", format!("seat {}", seat + 1), count.share(), count.mean());
        }
        for (subject, count) in game.subjects().iter().zip(&self.began).filter(|(_, count)| count.of > 0) {
            let _ = writeln!(told, "  {:<26} {:<24} {:>5.1}", subject.name, count.share(), count.mean());
        }
        told
    }

    /// How often everything is used: by how many of a hundred seats, how often by those, and how they fared.
    pub fn uses(&self, game: &Nightlancer) -> String {
        let seats: u64 = self.seats.iter().map(|count| count.of).sum();
        let mut page = format!("{:<34}{:>10}{:>10}{:>24}{:>10}\n", "of 100 seats", "use it", "times", "and win", "Prospects");
        let mut group = "";
        for (subject, (count, times)) in game.subjects().iter().zip(&self.used) {
            if subject.group != group {
                group = subject.group;
                let _ = writeln!(page, "{group}");
            }
            let of_seats = 100.0 * count.of as f64 / seats.max(1) as f64;
            let each = *times as f64 / count.of.max(1) as f64;
            let _ = writeln!(page, "  {:<32}{of_seats:>10.2}{each:>10.2}{:>24}{:>10.1}", subject.name, count.share(), count.mean());
        }
        page
    }
}
