//! What came of the tables: who won, and what was done on the way.

use std::collections::BTreeMap;
use std::fmt::Write;

use gangs::catalog::words::Gang;
use gangs::event::{Event, Why};
use gangs::game::Gangs;
use gangs::options::{Options, gang_key};
use table::Verdict;
use table::driver::Played;
use table::statistics::Estimate;

/// Counts of many tables.
#[derive(Default)]
pub struct Tally {
    tables: u64,
    decisions: u64,
    nobody: u64,
    /// Tables with this Gang, and those that it won.
    gangs: [[u64; 2]; 4],
    /// Tables of so many seats at which the first, second... to begin sat, and those that they won.
    turns: [[u64; 2]; 4],
    /// How often a Gang did something, and what it gained.
    uses: BTreeMap<(String, Gang), u64>,
    /// Tables that ended with this Story card, and those of them that nobody won.
    endings: BTreeMap<u8, [u64; 2]>,
}

/// A share of tables in percent with its interval.
fn share(won: u64, of: u64) -> String {
    let Estimate { value, low, high } = Estimate::rate(won, of);
    format!("{:.1} % ({:.1} to {:.1})", 100.0 * value, 100.0 * low, 100.0 * high)
}

impl Tally {
    /// Adds a table.
    pub fn add<'a>(&mut self, options: &Options, played: &Played, events: impl Iterator<Item = &'a Event>) {
        self.tables += 1;
        self.decisions += played.decisions;
        let outcome = &played.outcome;
        let won = |seat: usize| outcome.verdict == Verdict::Won || outcome.verdict == Verdict::Ranked && outcome.places[seat] == 1;
        for (seat, &gang) in options.gangs.iter().enumerate() {
            for counted in [&mut self.gangs[gang as usize], &mut self.turns[seat]] {
                counted[0] += 1;
                counted[1] += u64::from(won(seat));
            }
        }
        self.nobody += u64::from(!(0..options.gangs.len()).any(won));
        let mut last = None;
        for event in events {
            if let Event::StoryCard { card } = event {
                last = Some(card.0);
            }
            if let Some((seat, what, count)) = used(event)
                && let Some(&gang) = options.gangs.get(seat)
            {
                *self.uses.entry((what, gang)).or_default() += count;
            }
        }
        if let Some(card) = last {
            let [of, nobody] = self.endings.entry(card).or_default();
            *of += 1;
            *nobody += u64::from(!(0..options.gangs.len()).any(won));
        }
    }

    /// Adds all of another.
    pub fn merge(&mut self, other: &Tally) {
        self.tables += other.tables;
        self.decisions += other.decisions;
        self.nobody += other.nobody;
        for (mine, theirs) in [(&mut self.gangs, &other.gangs), (&mut self.turns, &other.turns)] {
            for (mine, theirs) in mine.iter_mut().zip(theirs) {
                mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine += theirs);
            }
        }
        for (&card, [of, nobody]) in &other.endings {
            let ending = self.endings.entry(card).or_default();
            (ending[0], ending[1]) = (ending[0] + of, ending[1] + nobody);
        }
        other.uses.iter().for_each(|(what, count)| *self.uses.entry(what.clone()).or_default() += count);
    }

    /// Who won how often, in one line.
    pub fn shares(&self) -> String {
        let mut line = String::new();
        for &gang in Gang::ALL {
            let [of, won] = self.gangs[gang as usize];
            if of > 0 {
                let _ = write!(line, "{} {}, ", gang_key(gang), share(won, of));
            }
        }
        let _ = write!(line, "nobody {}; turns", share(self.nobody, self.tables));
        for [of, won] in self.turns.iter().filter(|[of, _]| *of > 0) {
            let _ = write!(line, " {:.1}", 100.0 * *won as f64 / *of as f64);
        }
        let _ = write!(line, " %; {} tables, {:.0} decisions", self.tables, self.decisions as f64 / self.tables.max(1) as f64);
        line
    }

    /// How often every Gang did each thing at a table.
    pub fn uses(&self, game: &Gangs) -> String {
        let mut page = format!("{:<40}", "a table");
        Gang::ALL.iter().for_each(|&gang| page += &format!("{:>13}", gang_key(gang)));
        page.push('\n');
        let mut what: Vec<&String> = self.uses.keys().map(|(what, _)| what).collect();
        what.dedup();
        for what in what {
            let _ = write!(page, "{:<40}", named(game, what));
            for &gang in Gang::ALL {
                let count = self.uses.get(&(what.clone(), gang)).copied().unwrap_or_default();
                let _ = write!(page, "{:>13.3}", count as f64 / self.gangs[gang as usize][0].max(1) as f64);
            }
            page.push('\n');
        }
        for (card, [of, nobody]) in &self.endings {
            let key = game.catalog().story_cards().nth(usize::from(*card)).map_or("?", |(_, card)| card.key.as_str());
            let _ = writeln!(page, "ended with {key}: {of} tables, nobody {}", share(*nobody, *of));
        }
        page
    }
}

/// Cards are counted by their number, and named at the end.
fn named(game: &Gangs, what: &str) -> String {
    let catalog = game.catalog();
    let Some((kind, number)) = what.split_once('#') else { return what.to_owned() };
    let Ok(number) = number.parse::<usize>() else { return what.to_owned() };
    let key = match kind {
        "played" => catalog.combats().nth(number).map(|(_, card)| card.key.as_str()),
        "seized" => catalog.opportunities().nth(number).map(|(_, card)| card.key.as_str()),
        _ => catalog.edgerunners().nth(number).map(|(_, card)| card.key.as_str()),
    };
    format!("{kind} {}", key.unwrap_or("?"))
}

/// Who did what how often, of what is worth counting.
fn used(event: &Event) -> Option<(usize, String, u64)> {
    let once = |seat: &table::Seat, what: &str| Some((seat.index(), what.to_owned(), 1));
    match event {
        Event::Cred { seat, amount, why, .. } => Some((seat.index(), format!("cred of {}", source(*why)), u64::from(*amount))),
        Event::Acted { seat, action, .. } => once(seat, &format!("act {action:?}")),
        Event::Reclaimed { seat } => once(seat, "act Reclaim"),
        Event::Firefight { seat, .. } => once(seat, "firefight begun"),
        Event::Lost { owner, .. } => once(owner, "unit lost"),
        Event::Netrun { seat } => once(seat, "netrun"),
        Event::Rolled { seat, again: true, .. } => once(seat, "ability: rolled again"),
        Event::RageSpent { seat, steps } => Some((seat.index(), "ability: rage spent".to_owned(), u64::from(*steps))),
        Event::Payback { seat, .. } => once(seat, "ability: payback"),
        Event::Given { seat, .. } => once(seat, "ability: given"),
        Event::SetAside { seat, .. } => once(seat, "ability: set aside"),
        Event::Placed { seat, unit: gangs::city::Unit::Basic(_), .. } => once(seat, "unit placed"),
        Event::Hideout { seat, .. } => once(seat, "hideout built"),
        Event::Drew { seat, .. } => once(seat, "upgraded"),
        Event::OfferTaken { seat, .. } => once(seat, "offer taken"),
        Event::TokenTaken { seat, .. } => once(seat, "token taken"),
        Event::Hired { seat, edgerunner } => once(seat, &format!("hired#{}", edgerunner.0)),
        Event::Seized { seat, card } => once(seat, &format!("seized#{}", card.0)),
        Event::Played { seat, card, .. } => once(seat, &format!("played#{}", card.0)),
        _ => None,
    }
}

fn source(why: Why) -> &'static str {
    match why {
        Why::Combat(_) => "combat",
        Why::Opportunity(_) => "deals",
        Why::Net(_) => "net",
        Why::Hideout => "hideouts",
        Why::Edgerunner(_) => "edgerunners",
        Why::Payback => "payback",
        Why::Story => "story",
        Why::Activation | Why::Toll | Why::Firefight | Why::Behavior | Why::Profile => "solo",
    }
}
