//! What a player might want to do, and why it cannot be done now.

use table::reasons::Explains;
use table::{Message, Reason, RuleId, Seat};

use crate::choice::Choice;
use crate::engine::awaited;
use crate::game::Nightlancer;
use crate::state::State;
use crate::view::View;

impl Explains for Nightlancer {
    fn looker(view: &View) -> Option<Seat> {
        view.seat
    }

    fn skeleton(&self, view: &View) -> State {
        view.skeleton(self.catalog())
    }

    fn tries(&self, _: &State, _: Seat, _: &[Choice]) -> Vec<Choice> {
        Vec::new()
    }

    fn reason(&self, _: &State, _: Seat, _: Choice) -> Option<Reason> {
        because("R207", "no-now")
    }

    fn not_asked(&self, state: &State) -> Option<Reason> {
        if state.open.frames.top().is_none() || state.open.ending.is_some() {
            return because("R166", "no-over");
        }
        let asked = awaited(self, state).must.lowest().unwrap_or_default();
        Some(Reason { rule: RuleId::new("nightlancer", "R077"), says: Message::new("no-turn").with("seat", asked) })
    }
}

fn because(rule: &'static str, says: &'static str) -> Option<Reason> {
    Some(Reason { rule: RuleId::new("nightlancer", rule), says: Message::new(says) })
}
