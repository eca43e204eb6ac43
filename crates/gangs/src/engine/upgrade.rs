//! Upgrading Combat cards (rulebook page 016): secret but for their number.

use table::list::List;
use table::{Chance, Seat, Witness, rule};

use super::Engine;
use crate::catalog::words::Power;
use crate::event::Event;
use crate::frame::Frame;
use crate::hands::Card;
use crate::story::words::When;

/// Cards that an Upgrade draws (R166).
const DRAWN: u8 = 2;

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// Cards more that a Gang draws in each of its Upgrades (R361).
    pub(super) fn well_armed(&self, seat: Seat) -> u8 {
        let more = self.power(seat, |power| if let Power::UpgradeMore(more) = power { Some(more) } else { None });
        if more.is_some() {
            rule!(R361);
        }
        more.unwrap_or_default()
    }

    pub(super) fn draw_upgrades(&mut self, more: u8) {
        rule!(R166);
        rule!(R329);
        self.become_frame(Frame::Remove);
        self.push(Frame::Keep);
        let (seat, catalog) = (self.active(), self.catalog());
        self.state.hands.draw(seat, usize::from(DRAWN + more), self.chance, |card| card.key(catalog));
        let cards: List<Card, 6> = self.state.hands.drawn().iter().copied().collect();
        let count = cards.len() as u8;
        self.witness.split(seat, || Event::Drew { seat, count, cards }, || Event::Drew { seat, count, cards: List::new() });
    }

    pub(super) fn keep(&mut self, card: Card) {
        self.pop();
        let seat = self.active();
        if self.state.hands.keep(seat, card) {
            self.witness.split(seat, || Event::Kept { seat, card: Some(card) }, || Event::Kept { seat, card: None });
        }
    }

    pub(super) fn remove_card(&mut self, card: Card) {
        self.pop();
        let seat = self.active();
        if self.state.hands.remove(seat, card) {
            rule!(R060);
            self.witness.split(seat, || Event::Discarded { seat, card: Some(card) }, || Event::Discarded { seat, card: None });
            self.told(When::Upgrade, seat, None);
        }
    }

    /// An Upgrade without a disc and without a price (C-23).
    pub(super) fn free_upgrade(&mut self, more: u8) {
        rule!(R328);
        let seat = self.active();
        self.become_frame(Frame::Upgrade(more + self.well_armed(seat)));
    }
}
