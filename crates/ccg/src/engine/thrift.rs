//! The sensible way to pay: little is paid too much, and what could still do something else stays unused. It is no rule;
//! whoever pays may name any source.

use super::Read;
use super::payment::{Sort, Source, place};
use crate::choice::Choice;
use crate::frame::Due;
use crate::state::{SPONSOR, Spot};

/// What an EB that is paid too much counts for, and what each source does, so that few are used.
const WASTE: i32 = 3;
const EACH: i32 = 1;
/// A card that has something to be used for, a Runner that could go or help.
const ABLE: i32 = 5;
const RUNNER: i32 = 9;

impl Read<'_> {
    /// The next source of the best way to pay what is missing; nothing where it takes a Corp that adds to a Location.
    pub fn thrifty(&self, due: &Due) -> Option<Choice> {
        let missing = usize::from(due.cost.saturating_sub(due.paid));
        let sources = self.sources(due.by, due.what);
        let later: Vec<&Source> = sources.iter().filter(|source| place(source.slot) > due.after && source.eb > 0).collect();
        // What the rest costs, by how much is missing, and the first source of it: from the last source to the first.
        let mut best: Vec<Option<(i32, Option<usize>)>> = vec![None; missing + 1];
        best[0] = Some((0, None));
        for (number, source) in later.iter().enumerate().rev() {
            let regret = EACH + self.regret(due, source);
            for left in (1..=missing).rev() {
                let eb = source.eb as usize;
                let Some((rest, _)) = best[left.saturating_sub(eb)] else { continue };
                let score = rest + regret + WASTE * eb.saturating_sub(left) as i32;
                if best[left].is_none_or(|(other, _)| score <= other) {
                    best[left] = Some((score, Some(number)));
                }
            }
        }
        let source = later[best[missing]?.1?];
        let name = self.board.name(Spot::new(due.by, source.slot));
        Some(if source.sort == Sort::Fixer { Choice::Deal(name) } else { Choice::Source(name) })
    }

    /// What a source gives to a payment.
    pub fn gives(&self, due: &Due, at: Spot) -> i16 {
        self.sources(due.by, due.what).iter().find(|source| source.slot == at.slot).map_or(0, |source| source.eb)
    }

    /// What is given up by using a source.
    fn regret(&self, due: &Due, source: &Source) -> i32 {
        let at = Spot::new(due.by, source.slot);
        let abilities = match source.slot {
            SPONSOR => self.catalog().sponsor(self.board.side(due.by).sponsor).ability.len(),
            _ => self.printed(at).map_or(0, |card| card.ability.len()),
        };
        match source.sort {
            Sort::Corp | Sort::Fixer => RUNNER + i32::from(source.eb),
            Sort::Plain | Sort::Site => {
                if abilities > 0 {
                    ABLE
                } else {
                    0
                }
            }
        }
    }
}
