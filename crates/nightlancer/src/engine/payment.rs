//! Payment (rulebook 3.3): who is still on the mission after Stage 3 is paid, by how many they are.

use table::{Chance, Seat, Witness, rule};

use super::{Engine, deeds};
use crate::catalog::effects::{Deck, Occasion, PowerSort, Window};
use crate::choice::Choice;
use crate::crews::Side;
use crate::event::Event;
use crate::frame::Frame;

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    pub(super) fn payment(&mut self) {
        self.pop();
        let Some(attempt) = &mut self.state.open.attempt else { return };
        if attempt.job.is_empty() {
            return;
        }
        // C-51
        rule!(R128);
        attempt.paid = *attempt.job.crew(Side::First);
        if self.open().has_agent() {
            self.push(Frame::AgentInforms { member: 0, drawn: 0 });
        } else {
            self.push(Frame::Companies { next: 1, quiet: 0 });
        }
        self.push(Frame::Paid { member: 0, asked: false });
    }

    /// Members are paid from the top; each may play something before it takes anything.
    pub(super) fn paid(&mut self, member: u8, asked: bool) -> bool {
        let seat = self.open().attempt.as_ref().and_then(|attempt| attempt.paid.members().get(usize::from(member)).copied());
        let Some(seat) = seat else {
            self.pop();
            return true;
        };
        // Whoever has left meanwhile, the mission or the table, gets nothing.
        if !self.open().is_at_it(seat) {
            self.become_frame(Frame::Paid { member: member + 1, asked: false });
            return true;
        }
        if !asked && deeds::could_use(self.game, self.state, seat, Window::Paid) {
            return false;
        }
        self.become_frame(Frame::Paid { member: member + 1, asked: false });
        self.pay(seat, member == 0);
        true
    }

    pub(super) fn paid_choice(&mut self, member: u8, seat: Seat, choice: Choice) {
        if choice == Choice::Done {
            self.become_frame(Frame::Paid { member, asked: true });
        } else {
            self.favour(seat, choice);
        }
    }

    fn pay(&mut self, seat: Seat, boss: bool) {
        let Some(attempt) = self.open().attempt else { return };
        let mission = attempt.job.mission;
        let card = self.catalog().mission(mission);
        rule!(R129);
        rule!(R130);
        let entry = card.payment(attempt.paid.len());
        self.tell(|| Event::Paid { seat, mission });
        // C-49
        rule!(R131);
        self.earn(seat, entry.chips);
        self.prospects(seat, entry.prospects.into());
        self.draw(seat, Deck::Opportunities, entry.opportunities);
        if !attempt.spared[1].contains(seat) {
            self.heat(seat, entry.heat);
        }
        if card.dirty && !attempt.spared[0].contains(seat) && !self.force().has(seat, PowerSort::Hardened) {
            rule!(R132);
            self.lose_ideal(seat);
        }
        if boss && attempt.job.deal.is_some() {
            rule!(R064);
            self.draw(seat, Deck::Opportunities, 1);
        }
        if boss {
            self.occasion(seat, Occasion::PaidAsBoss);
        }
        self.occasion(seat, Occasion::Paid);
    }
}
