//! Chance that answers the same again and again. A rule that rolls until something else comes up would wait for ever,
//! and a table has to go on whatever chance says: a file of somebody else may say anything.

use super::Pulse;
use crate::chance::{Chance, Fast};
use crate::choices::Choices;
use crate::frames::STEP_BUDGET;
use crate::log::Brought;
use crate::text::Prose;
use crate::witness::Silent;

/// How often one deal or decision may ask chance.
const MOST_DRAWS: u32 = 4 * STEP_BUDGET;

/// How many decisions are made.
const DECISIONS: usize = 200;

struct Stubborn {
    highest: bool,
    draws: u32,
    /// What comes in the end, so that the fault can be told.
    other: Fast,
}

impl Chance for Stubborn {
    fn draw<K: std::fmt::Display>(&mut self, _: &'static str, of: u32, _: impl Fn(u32) -> K) -> u32 {
        self.draws += 1;
        match self.draws {
            MOST_DRAWS.. => self.other.below(of),
            _ if self.highest => of - 1,
            _ => 0,
        }
    }
}

impl Stubborn {
    /// Whether a rule waited for another result than the one that came.
    fn waited(&mut self, moment: impl FnOnce() -> String) -> Result<(), String> {
        match std::mem::take(&mut self.draws) {
            MOST_DRAWS.. => Err(format!("{} asks chance {MOST_DRAWS} times while the same result comes again and again", moment())),
            _ => Ok(()),
        }
    }
}

/// Plays a table where chance is stubborn; what waits for another result.
pub(super) fn play<G: Prose>(game: &G, brought: &Brought<G::Options, G::Entry>, pulse: &Pulse) -> Result<(), String> {
    let Brought { options, entries } = brought;
    for highest in [false, true] {
        let (mut chance, mut fast) = (Stubborn { highest, draws: 0, other: Fast::new(1) }, Fast::new(2));
        pulse.beat();
        game.deal(options, entries, &mut chance).map_err(|problems| problems.to_string())?;
        chance.waited(|| "the deal".to_owned())?;
        // A deal that comes to nothing so is no table to go on with.
        let mut state = game.deal(options, entries, &mut fast).map_err(|problems| problems.to_string())?;
        let mut choices = Choices::new();
        for _ in 0..DECISIONS {
            pulse.beat();
            let Some(seat) = game.awaited(&state).must.lowest() else { break };
            choices.clear();
            game.choices(&state, seat, &mut choices);
            let Some(&choice) = choices.get(fast.below(choices.len().max(1) as u32) as usize) else { break };
            game.decide(&mut state, seat, choice, &mut chance, &mut Silent, &mut Choices::new());
            chance.waited(|| format!("'{}' of {seat}", game.key(choice)))?;
        }
    }
    Ok(())
}
