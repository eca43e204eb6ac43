//! The Event step and laying low (rulebook 3.1, Event step and Lay Low): face the Event of the Round card, or stay out of
//! sight.

use table::{Chance, Seat, Witness, rule};

use super::Engine;
use crate::catalog::effects::{Occasion, Penalty};
use crate::choice::Choice;
use crate::crews::Crew;
use crate::event::Event;
use crate::frame::Frame;
use crate::powers::Force;
use crate::state::{About, MOST_HEAT, Open};

/// Whether a player must lay low: at 5 Heat, or Shaken.
pub(super) fn must_lay_low(open: &Open, seat: Seat) -> bool {
    open.of(seat).heat >= MOST_HEAT || open.shaken.contains(seat)
}

/// Whether the Event applies to a player.
pub(crate) fn applies(force: Force<'_>, seat: Seat) -> bool {
    rule!(R049);
    let card = force.open.card;
    card.is_some() && force.game.catalog().round(card).event.applies.iter().all(|&need| force.holds(seat, need))
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    pub(super) fn event_turn(&mut self, place: u8) -> bool {
        let Some(&seat) = self.open().order.get(usize::from(place)) else {
            self.pop();
            return true;
        };
        rule!(R046);
        if !self.open().plays(seat) || self.open().excused.contains(seat) {
            self.become_frame(Frame::EventTurn(place + 1));
            return true;
        }
        if must_lay_low(self.open(), seat) {
            if self.open().shaken.contains(seat) {
                rule!(R048);
            } else {
                rule!(R047);
            }
            self.become_frame(Frame::EventTurn(place + 1));
            self.lay_low(seat);
            return true;
        }
        false
    }

    pub(super) fn event_choice(&mut self, place: u8, choice: Choice) {
        let Some(&seat) = self.open().order.get(usize::from(place)) else { return };
        match choice {
            Choice::Face => {
                self.become_frame(Frame::EventTurn(place + 1));
                self.face_event(seat);
            }
            Choice::LayLow => {
                rule!(R054);
                self.become_frame(Frame::EventTurn(place + 1));
                self.lay_low(seat);
            }
            // What excuses from the Event is over with the turn; the frame goes on by itself.
            other => self.favour(seat, other),
        }
    }

    /// Regains Health and Resolve and loses Heat, and stays out of the Event and of missions.
    pub(super) fn lay_low(&mut self, seat: Seat) {
        let gives = self.catalog().board().lay_low;
        self.state.open.low = self.open().low.with(seat);
        self.tell(|| Event::LaidLow { seat });
        rule!(R073);
        self.heal(seat, gives.health);
        self.rest(seat, gives.resolve);
        // C-33
        rule!(R074);
        self.cool(seat, gives.cool);
        self.occasion(seat, Occasion::LayLow);
    }

    fn face_event(&mut self, seat: Seat) {
        let card = self.open().card;
        if !applies(self.force(), seat) {
            self.tell(|| Event::Spared { seat, card });
            return;
        }
        rule!(R050);
        self.tell(|| Event::Faces { seat, card });
        self.push(Frame::EventFaced);
        let challenge = self.catalog().round(card).event.challenge;
        self.challenge(About::Event, challenge, Crew::of(seat));
    }

    pub(super) fn event_faced(&mut self) {
        self.become_frame(Frame::EventOver);
        let Some(trial) = self.open().trial else { return };
        let Some(seat) = trial.crew.boss() else { return };
        if trial.is_passed() {
            self.occasion(seat, Occasion::EventPassed);
            return;
        }
        rule!(R051);
        match self.catalog().round(self.open().card).event.penalty {
            Penalty::Combat(challenge) => self.challenge(About::EventPenalty, challenge, Crew::of(seat)),
            Penalty::Lose(_) | Penalty::Either(..) => self.push(Frame::Suffer(0)),
            Penalty::Abort => {}
        }
    }

    pub(super) fn event_over(&mut self) {
        self.pop();
        self.state.open.trial = None;
    }
}
