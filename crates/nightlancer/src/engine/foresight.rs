//! What would be if a player put something into a challenge (rulebook 5.2, Cards and Roll): tried on a copy of the table by
//! the rules themselves, so that what is foretold cannot differ from what happens. No table is changed here.

use table::chance::Fast;
use table::frames::Procedures;
use table::{Choices, Seat, Silent};

use super::Engine;
use crate::choice::Choice;
use crate::game::Nightlancer;
use crate::state::State;

/// How many steps a card takes at most until it is in: its price is paid part by part, then its deeds happen.
const STEPS: usize = 64;

/// The table after a player has put a card or a power into the challenge that goes on. Where the price leaves a choice, the
/// first card that fits is given up.
pub(crate) fn put(game: &Nightlancer, state: &State, seat: Seat, choice: Choice) -> State {
    let mut tried = *state;
    tried.open.frames.clear();
    let mut engine = Engine { game, state: &mut tried, chance: &mut Fast::new(0), witness: &mut Silent };
    engine.prepare(seat, choice);
    let mut next = Choices::new();
    for _ in 0..STEPS {
        let Some(frame) = engine.top() else { break };
        if engine.step(frame) {
            continue;
        }
        let asked = engine.decider(frame);
        next.clear();
        engine.offer(asked, &mut next);
        match next.first() {
            Some(&first) => engine.answer(asked, first),
            None => engine.skip(),
        }
    }
    tried
}
