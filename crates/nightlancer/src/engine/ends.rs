//! The End phase (rulebook 3.4): the turn order by Heat, and the limit of hands.

use table::array::Array;
use table::{Chance, Seat, Witness, rule};

use super::Engine;
use super::deeds::discardable;
use crate::choice::{Choice, Held};
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Nightlancer;
use crate::powers::Force;
use crate::state::{AGENT, ROUNDS, State};

/// Opportunities stand behind Contacts where cards of a hand are gone through in order.
const OPPORTUNITIES: u8 = 64;

/// The place of a card where a hand is gone through in order.
pub(super) fn rank(card: Held) -> u8 {
    match card {
        Held::Contact(card) => card.0,
        Held::Opportunity(card) => OPPORTUNITIES + card.0,
    }
}

/// How many cards a player has too many.
pub(super) fn surplus(game: &Nightlancer, state: &State, seat: Seat) -> usize {
    rule!(R299);
    let held = state.contacts.held(seat) + state.opportunities.held(seat);
    held.saturating_sub(Force::new(game, &state.open).hand_limit(seat))
}

/// What can be discarded next, from one card on: enough must be left for the rest.
pub(super) fn next_discards(game: &Nightlancer, state: &State, seat: Seat, from: u8, wanted: usize) -> impl Iterator<Item = Held> {
    let left: Array<Held, 120> = discardable(game, state, seat).filter(|&card| rank(card) >= from).collect();
    let first = left.len().saturating_sub(wanted.saturating_sub(1));
    (0..first).map(move |place| left[place])
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    pub(super) fn turn_order(&mut self) {
        self.pop();
        rule!(R161);
        rule!(R162);
        rule!(R163);
        let mut order = self.open().order;
        order.reverse();
        let open = &self.state.open;
        // C-71
        order.sort_by_key(|&seat| if seat == AGENT { open.agent.heat } else { open.of(seat).heat });
        self.state.open.order = order;
        self.tell(|| Event::Order { order });
    }

    pub(super) fn discarding(&mut self, place: u8) -> bool {
        let Some(&seat) = self.open().order.get(usize::from(place)) else {
            self.pop();
            return true;
        };
        // C-64
        rule!(R164);
        rule!(R165);
        let over = !self.open().plays(seat)
            || surplus(self.game, self.state, seat) == 0
            || discardable(self.game, self.state, seat).next().is_none();
        if over {
            self.become_frame(Frame::Discarding { place: place + 1, from: 0 });
        }
        over
    }

    pub(super) fn discarded(&mut self, place: u8, seat: Seat, choice: Choice) {
        let Choice::Discard(card) = choice else { return };
        self.become_frame(Frame::Discarding { place, from: rank(card) + 1 });
        self.discard(seat, card);
    }

    pub(super) fn round_ends(&mut self) {
        self.pop();
        self.round_kept();
        if self.open().round < ROUNDS {
            return self.push(Frame::RoundBegins);
        }
        rule!(R166);
        self.state.open.scoring = true;
        self.tell(|| Event::Scoring);
        for frame in [Frame::Totals, Frame::ScoreLoans { place: 0, loans: u8::MAX }, Frame::ScoreActs(0)] {
            self.push(frame);
        }
    }
}
