//! What came of the tables: who won and how, after how many turns, and what was used on the way.

use std::collections::BTreeMap;
use std::fmt::Write;

use ccg::event::Event;
use ccg::game::Ccg;
use ccg::state::State;
use table::driver::Played;
use table::statistics::Estimate;
use table::{Seat, Study};

/// Seats: how many, and how many of them won.
#[derive(Clone, Copy, Default)]
struct Count {
    of: u64,
    won: u64,
}

impl Count {
    fn add(&mut self, won: bool) {
        (self.of, self.won) = (self.of + 1, self.won + u64::from(won));
    }

    fn merge(&mut self, other: Count) {
        (self.of, self.won) = (self.of + other.of, self.won + other.won);
    }

    fn share(self) -> String {
        let Estimate { value, low, high } = Estimate::rate(self.won, self.of);
        format!("{:.1} % ({:.1} to {:.1})", 100.0 * value, 100.0 * low, 100.0 * high)
    }
}

/// How often something was at hand of a seat, and how often it was used.
#[derive(Clone, Copy, Default)]
struct Use {
    at_hand: u64,
    used: Count,
    times: u64,
}

/// Counts of many tables.
pub struct Tally {
    tables: u64,
    decisions: u64,
    turns: Vec<u16>,
    seats: [Count; 4],
    order: [Count; 4],
    other: Count,
    /// By Sponsor.
    sponsors: Vec<Count>,
    /// How each Sponsor won.
    ways: BTreeMap<(u8, &'static str), u64>,
    /// First Sponsor against the second.
    pairs: BTreeMap<(u8, u8), Count>,
    uses: Vec<Use>,
}

impl Tally {
    pub fn new(game: &Ccg) -> Tally {
        Tally {
            tables: 0,
            decisions: 0,
            turns: Vec::new(),
            seats: [Count::default(); 4],
            order: [Count::default(); 4],
            other: Count::default(),
            sponsors: vec![Count::default(); game.catalog().sponsors().len()],
            ways: BTreeMap::new(),
            pairs: BTreeMap::new(),
            uses: vec![Use::default(); game.subjects().len()],
        }
    }

    /// Adds a table.
    pub fn add<'a>(
        &mut self,
        game: &Ccg,
        state: &State,
        played: &Played,
        events: impl Iterator<Item = &'a Event>,
        is_other: impl Fn(usize) -> bool,
    ) {
        let board = &state.board;
        let winner = board.ending.and_then(|ending| ending.winner);
        self.tables += 1;
        self.decisions += played.decisions;
        self.turns.push(board.turns);
        let sponsor = |seat: Seat| board.side(seat).sponsor.0;
        for seat in Seat::first(board.seats) {
            let won = winner == Some(seat);
            self.seats[seat.index()].add(won);
            self.order[usize::from((seat.0 + board.seats - board.first.0) % board.seats)].add(won);
            self.sponsors[usize::from(sponsor(seat))].add(won);
            if is_other(seat.index()) {
                self.other.add(won);
            }
            for rival in Seat::first(board.seats).filter(|&rival| rival != seat && board.seats == 2) {
                self.pairs.entry((sponsor(seat), sponsor(rival))).or_default().add(won);
            }
        }
        if let Some(winner) = winner {
            *self.ways.entry((sponsor(winner), played.outcome.how)).or_default() += 1;
        }
        self.add_uses(game, state, winner, events);
    }

    fn add_uses<'a>(&mut self, game: &Ccg, state: &State, winner: Option<Seat>, events: impl Iterator<Item = &'a Event>) {
        let mut users = vec![0u8; self.uses.len()];
        for event in events {
            game.uses(state, event, |seat, subject| {
                users[subject] |= 1 << seat.0;
                self.uses[subject].times += 1;
            });
        }
        for seat in Seat::first(state.board.seats) {
            let mut had = vec![false; self.uses.len()];
            game.at_hand(state, seat, |subject| had[subject] = true);
            for (subject, entry) in self.uses.iter_mut().enumerate() {
                let used = users[subject] & (1 << seat.0) != 0;
                entry.at_hand += u64::from(had[subject] || used);
                if used {
                    entry.used.add(winner == Some(seat));
                }
            }
        }
    }

    /// Adds all of another.
    pub fn merge(&mut self, other: &Tally) {
        self.tables += other.tables;
        self.decisions += other.decisions;
        self.turns.extend(&other.turns);
        self.other.merge(other.other);
        self.seats.iter_mut().zip(other.seats).for_each(|(mine, theirs)| mine.merge(theirs));
        self.order.iter_mut().zip(other.order).for_each(|(mine, theirs)| mine.merge(theirs));
        self.sponsors.iter_mut().zip(&other.sponsors).for_each(|(mine, theirs)| mine.merge(*theirs));
        other.ways.iter().for_each(|(way, count)| *self.ways.entry(*way).or_default() += count);
        other.pairs.iter().for_each(|(pair, count)| self.pairs.entry(*pair).or_default().merge(*count));
        for (mine, theirs) in self.uses.iter_mut().zip(&other.uses) {
            mine.at_hand += theirs.at_hand;
            mine.times += theirs.times;
            mine.used.merge(theirs.used);
        }
    }

    fn name(game: &Ccg, sponsor: usize) -> &str {
        game.catalog().sponsors().nth(sponsor).map_or("?", |(_, card)| &card.name)
    }

    /// Who won how often, and how.
    pub fn told(&self, game: &Ccg, seats: u8) -> String {
        let mut turns = self.turns.clone();
        turns.sort_unstable();
        let at = |part: usize| turns.get(turns.len() * part / 100).or(turns.last()).copied().unwrap_or(0) / u16::from(seats);
        let each = |sum: u64| sum as f64 / self.tables.max(1) as f64;
        let mut told = format!(
            "{seats} seats: {} tables, {:.0} decisions each; turns of each player: 1 % {}, 25 % {}, half {}, 75 % {}, 99 % {}, most {}\n",
            self.tables,
            each(self.decisions),
            at(1),
            at(25),
            at(50),
            at(75),
            at(99),
            at(100)
        );
        if self.other.of > 0 {
            let _ = writeln!(told, "  the other bot {}", self.other.share());
        }
        let mut ways: BTreeMap<&str, u64> = BTreeMap::new();
        self.ways.iter().for_each(|(&(_, how), count)| *ways.entry(how).or_default() += count);
        let ways: Vec<String> = ways.iter().map(|(how, &count)| format!("{how} {:.1} %", 100.0 * each(count))).collect();
        let _ = writeln!(told, "  ended by {}", ways.join(", "));
        let line = |what: &str, counts: &[Count]| {
            let shares: Vec<String> = counts.iter().filter(|count| count.of > 0).map(|count| count.share()).collect();
            format!("  {what} {}\n", shares.join(", "))
        };
        told += &line("seats", &self.seats);
        told += &line("turn order", &self.order);
        for (sponsor, count) in self.sponsors.iter().enumerate().filter(|(_, count)| count.of > 0) {
            let how = |how: &'static str| self.ways.get(&(sponsor as u8, how)).copied().unwrap_or(0);
            let ways = ["ops", "style", "sponsor"].map(|way| format!("{way} {}", how(way))).join(", ");
            let _ = writeln!(told, "  {:<26} {:<24} {ways}", Tally::name(game, sponsor), count.share());
        }
        told
    }

    /// Every pairing at two seats.
    pub fn pairs(&self, game: &Ccg) -> String {
        let mut told = String::new();
        for ((one, two), count) in self.pairs.iter().filter(|((one, two), _)| one < two) {
            let names = [one, two].map(|&sponsor| Tally::name(game, sponsor.into()));
            let _ = writeln!(told, "  {:<26} {:<26} {}", names[0], names[1], count.share());
        }
        told
    }

    /// How often everything is used: of a hundred seats that have it, how often by those who do, and how they fare.
    pub fn uses(&self, game: &Ccg) -> String {
        let mut page = format!("{:<34}{:>10}{:>10}{:>10}{:>24}\n", "", "seats", "use it", "times", "and win");
        let mut group = "";
        for (subject, entry) in game.subjects().iter().zip(&self.uses).filter(|(_, entry)| entry.at_hand > 0) {
            if subject.group != group {
                group = subject.group;
                let _ = writeln!(page, "{group}");
            }
            let of_seats = 100.0 * entry.used.of as f64 / entry.at_hand as f64;
            let times = entry.times as f64 / entry.used.of.max(1) as f64;
            let won = entry.used.share();
            let _ = writeln!(page, "  {:<32}{:>10}{of_seats:>10.1}{times:>10.2}{won:>24}", subject.name, entry.at_hand);
        }
        page
    }
}
