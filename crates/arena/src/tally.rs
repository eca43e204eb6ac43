//! What one thread has seen so far; whole numbers, so that threads can be put together in any order.

use std::collections::BTreeMap;

use table::any::Studied;
use table::{Seat, Verdict};

use crate::ratings::Pairs;
use table::statistics::{Sum, WHOLE};

/// Steps of the time from the beginning of a table to its end.
pub const STEPS: usize = 20;

/// The sum of scores at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scores {
    pub count: u64,
    pub total: i64,
}

/// One group of tables: what the bots took from each other.
#[derive(Clone, PartialEq, Debug)]
pub struct Group {
    pub number: u64,
    pub pairs: Pairs,
    /// What every bot took from the group, on average of its seats, and nothing if it did not play.
    pub worth: Vec<Option<u64>>,
}

/// Everything that is counted.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    pub tables: u64,
    pub groups: Vec<Group>,
    /// By bot.
    pub bots: Vec<Sum>,
    /// By bot and seat.
    pub seats: Vec<Vec<Sum>>,
    /// By bot and subject: the seats that could use it.
    pub could: Vec<Vec<Sum>>,
    /// By bot and subject: the seats that used it.
    pub used: Vec<Vec<Sum>>,
    /// By bot and subject: how often in all.
    pub times: Vec<Vec<u64>>,
    /// By bot, seat and step of time.
    pub scores: Vec<Vec<[Scores; STEPS + 1]>>,
    /// By bot: the final scores.
    pub finals: Vec<(i64, i128)>,
    /// By number of decisions.
    pub lengths: BTreeMap<u64, u64>,
    pub endings: BTreeMap<&'static str, u64>,
    /// Tables that nobody won.
    pub nobody: u64,
}

impl Tally {
    pub fn new(bots: usize, seats: usize, subjects: usize) -> Tally {
        Tally {
            tables: 0,
            groups: Vec::new(),
            bots: vec![Sum::default(); bots],
            seats: vec![vec![Sum::default(); seats]; bots],
            could: vec![vec![Sum::default(); subjects]; bots],
            used: vec![vec![Sum::default(); subjects]; bots],
            times: vec![vec![0; subjects]; bots],
            scores: vec![vec![[Scores::default(); STEPS + 1]; seats]; bots],
            finals: vec![(0, 0); bots],
            lengths: BTreeMap::new(),
            endings: BTreeMap::new(),
            nobody: 0,
        }
    }

    /// Counts a table at which these bots sat.
    pub fn add(&mut self, lineup: &[usize], studied: &Studied) {
        let worth = whole(studied);
        self.tables += 1;
        *self.lengths.entry(studied.decisions).or_default() += 1;
        *self.endings.entry(studied.outcome.how).or_default() += 1;
        self.nobody += u64::from(matches!(studied.outcome.verdict, Verdict::Nobody | Verdict::Lost));
        for (seat, &bot) in lineup.iter().enumerate() {
            self.bots[bot].add(worth[seat]);
            self.seats[bot][seat].add(worth[seat]);
            let score = i64::from(studied.outcome.scores[seat]);
            self.finals[bot].0 += score;
            self.finals[bot].1 += i128::from(score * score);
        }
        for &(seat, subject, times) in &studied.uses {
            self.used_by(lineup, seat, subject, times, &worth);
        }
        self.follow(lineup, studied);
    }

    fn used_by(&mut self, lineup: &[usize], seat: Seat, subject: usize, times: u32, worth: &[u64]) {
        let Some(&bot) = lineup.get(seat.index()) else { return };
        if subject >= self.times[bot].len() {
            return;
        }
        self.could[bot][subject].add(worth[seat.index()]);
        if times > 0 {
            self.used[bot][subject].add(worth[seat.index()]);
            self.times[bot][subject] += u64::from(times);
        }
    }

    /// Scores at every step of the time.
    fn follow(&mut self, lineup: &[usize], studied: &Studied) {
        let mut now = vec![0; lineup.len()];
        let mut changes = studied.standings.iter().peekable();
        for step in 0..=STEPS {
            let until = studied.decisions * step as u64 / STEPS as u64;
            while let Some((_, seat, score)) = changes.next_if(|(at, _, _)| *at <= until) {
                if let Some(of_seat) = now.get_mut(seat.index()) {
                    *of_seat = i64::from(*score);
                }
            }
            for (seat, (&bot, &score)) in lineup.iter().zip(&now).enumerate() {
                self.scores[bot][seat][step].count += 1;
                self.scores[bot][seat][step].total += score;
            }
        }
    }

    /// Puts what another thread has seen to this.
    pub fn merge(mut self, other: Tally) -> Tally {
        fn each<T>(all: &mut [T], more: &[T], add: impl Fn(&mut T, &T)) {
            all.iter_mut().zip(more).for_each(|(sum, more)| add(sum, more));
        }
        self.tables += other.tables;
        self.nobody += other.nobody;
        self.groups.extend(other.groups);
        each(&mut self.bots, &other.bots, Sum::merge);
        each(&mut self.seats, &other.seats, |all, more| each(all, more, Sum::merge));
        each(&mut self.could, &other.could, |all, more| each(all, more, Sum::merge));
        each(&mut self.used, &other.used, |all, more| each(all, more, Sum::merge));
        each(&mut self.times, &other.times, |all, more| each(all, more, |sum, more| *sum += more));
        each(&mut self.finals, &other.finals, |sum, more| *sum = (sum.0 + more.0, sum.1 + more.1));
        each(&mut self.scores, &other.scores, |all, more| {
            each(all, more, |all, more| {
                each(all, more, |sum, more| *sum = Scores { count: sum.count + more.count, total: sum.total + more.total });
            });
        });
        other.lengths.into_iter().for_each(|(length, count)| *self.lengths.entry(length).or_default() += count);
        other.endings.into_iter().for_each(|(how, count)| *self.endings.entry(how).or_default() += count);
        self
    }
}

/// What a table was worth to every seat, in whole numbers.
pub fn whole(studied: &Studied) -> Vec<u64> {
    studied.worth.iter().map(|&worth| (f64::from(worth).clamp(0.0, 1.0) * WHOLE as f64).round() as u64).collect()
}

/// What the bots of a group of tables took from each other.
#[derive(Clone, Debug)]
pub struct Meetings {
    pairs: Pairs,
    sums: Vec<(u64, u64)>,
}

impl Meetings {
    pub fn new(bots: usize) -> Meetings {
        Meetings { pairs: vec![vec![0.0; bots]; bots], sums: vec![(0, 0); bots] }
    }

    /// Who takes what from whom: of two seats each takes its part of what both took. Two that took nothing
    /// took nothing from each other.
    pub fn add(&mut self, lineup: &[usize], worth: &[u64]) {
        for (seat, &bot) in lineup.iter().enumerate() {
            self.sums[bot].0 += worth[seat];
            self.sums[bot].1 += 1;
            for (other_seat, &other) in lineup.iter().enumerate().filter(|(_, other)| **other != bot) {
                let both = worth[seat] + worth[other_seat];
                if both > 0 {
                    self.pairs[bot][other] += worth[seat] as f64 / both as f64;
                }
            }
        }
    }

    pub fn group(self, number: u64) -> Group {
        let worth = self.sums.into_iter().map(|(sum, seats)| sum.checked_div(seats)).collect();
        Group { number, pairs: self.pairs, worth }
    }
}
