//! What players who play together against the Agent give each other (rulebook 6.1): Chips for whoever falls behind, cannot
//! pay for a Loan or ends below the Prospects that everybody needs, and Contacts that another's Opportunity asks for.

use table::Seat;

use super::mind::{FIRST, Mind};
use crate::catalog::ContactId;
use crate::catalog::effects::Pay;
use crate::engine::{gains, questions};
use crate::frame::Frame;
use crate::state::Seated;

/// The Chips that clear a Loan, and those that are worth a Prospect at Scoring (R170, R173).
const LOAN: i16 = 10;
const PROSPECT: i16 = 5;

impl Mind<'_> {
    /// Whether it is one's own turn, in which something is given away.
    fn gives(&self) -> bool {
        let turn = match self.open.frames.top() {
            Some(Frame::StreetTurn(place) | Frame::ScoreActs(place)) => place,
            _ => return false,
        };
        self.is_at(turn, self.seat)
    }

    /// Whether somebody has this place in the turn order.
    fn is_at(&self, place: u8, seat: Seat) -> bool {
        self.open.order.get(usize::from(place)) == Some(&seat)
    }

    /// What giving somebody a Chip is worth.
    pub fn lending(&self, to: Seat) -> f32 {
        match self.open.frames.top() {
            Some(Frame::ScoreLoans { place, .. }) if self.is_at(place, to) => self.lending_for_loans(to, place),
            Some(Frame::Interest { place, .. }) if self.is_at(place, to) => {
                // Health and Resolve for a single Chip.
                let kept = u16::from(self.me().loans);
                if self.open.of(to).chips == 0 && self.me().chips > kept { 0.3 } else { -0.5 }
            }
            Some(Frame::ScoreActs(place)) if self.is_at(place, self.seat) => self.lending_last(to),
            Some(Frame::StreetTurn(_)) if self.gives() => self.lending_in_the_street(to),
            _ => -1.0,
        }
    }

    /// A Chip for somebody who falls behind the Agent, from somebody who does not.
    fn lending_in_the_street(&self, to: Seat) -> f32 {
        let (other, me) = (self.open.of(to), self.me());
        if other.tokens == 0 {
            return -1.0;
        }
        let short = |seated: &Seated| self.open.agent.prospects - seated.prospects;
        let price = i16::from(self.force.prospect(to));
        let needs = short(other) > 0 && i16::try_from(other.chips).unwrap_or(99) < price * short(other).min(2);
        let kept = i16::from(self.force.prospect(self.seat)) * short(me).min(2) + 1;
        let spare = short(me) <= 0 || i16::try_from(me.chips).unwrap_or(99) > kept;
        if needs && spare && me.chips > 1 && other.ideals <= me.ideals { FIRST } else { -0.5 }
    }

    /// The Prospects with which somebody ends, without what Chips are worth: Loans that Chips do not clear and Heat that
    /// cards do not make up for are taken off.
    fn bare(&self, seat: Seat) -> i16 {
        let seated = self.open.of(seat);
        let cards = self.state.contacts.held(seat) + self.state.opportunities.held(seat).saturating_sub(1);
        let gains: i16 = gains(self.force, self.state.contacts.held(seat), seat).into_iter().map(i16::from).sum();
        let unpaid = i16::from(seated.loans) - self.chips(seat) / LOAN;
        seated.prospects + gains - 5 * unpaid.max(0) - (i16::from(seated.heat) - cards as i16 / 2).max(0)
    }

    fn chips(&self, seat: Seat) -> i16 {
        i16::try_from(self.open.of(seat).chips).unwrap_or(99)
    }

    /// The Chips that somebody can do without at Scoring and still end with what everybody needs. `settled` says whose
    /// Chips have been turned into Prospects already: what is left of them is of no use to their owner.
    fn spare(&self, seat: Seat, settled: bool) -> i16 {
        if settled {
            return self.chips(seat);
        }
        let free = self.chips(seat) - LOAN * i16::from(self.open.of(seat).loans);
        (free - PROSPECT * (questions::EACH - self.bare(seat)).max(0)).max(0)
    }

    /// What everybody but one can spare together.
    fn spared_for(&self, to: Seat, settled: impl Fn(Seat) -> bool) -> i16 {
        self.open.players().filter(|&seat| seat != to).map(|seat| self.spare(seat, settled(seat))).sum()
    }

    /// A Loan that is not cleared costs its owner five Prospects, and its Chips whoever gives them two.
    fn lending_for_loans(&self, to: Seat, place: u8) -> f32 {
        let settled = |seat: Seat| self.open.order.iter().take(place.into()).any(|&before| before == seat);
        let missing = LOAN - self.chips(to);
        let helps = missing > 0 && self.spare(self.seat, settled(self.seat)) > 0 && self.spared_for(to, settled) >= missing;
        if helps { 0.1 } else { -0.5 }
    }

    /// Chips for somebody who would end below what everybody needs.
    fn lending_last(&self, to: Seat) -> f32 {
        let free = (self.chips(to) - LOAN * i16::from(self.open.of(to).loans)).max(0);
        let missing = PROSPECT * (questions::EACH - self.bare(to)) - free;
        let helps = missing > 0 && self.spare(self.seat, false) > 0 && self.spared_for(to, |_| false) >= missing;
        if helps { 0.1 } else { -0.5 }
    }

    /// A Contact for somebody whose unique Opportunity asks for one of its type, which everybody can see.
    pub fn introducing(&self, card: ContactId, to: Seat) -> f32 {
        let other = self.open.of(to);
        let circle = self.game.catalog().contact(card).circle;
        let own = self.game.catalog().unique(other.nightlancer).1;
        let asks = |pay: &Pay| matches!(pay, Pay::Contact(asked) if *asked == circle);
        let wanted = !other.bought.contains(own) && self.game.catalog().opportunity(own).pay.iter().any(asks);
        // Whoever was given one or has many will have one of them.
        let known = self.state.contacts.maybe_hands[to.index()].both(self.game.sets().circles[circle as usize]).len();
        let scarce = known > 2 || self.state.contacts.held(to) < 3;
        // Never to somebody who holds as many, or two who both want them would pass them to and fro.
        let more = self.state.contacts.held(self.seat) > self.state.contacts.held(to) + 1;
        if wanted && scarce && more && self.gives() && self.open.round >= 5 { 0.6 - self.keeping_contact(card) } else { -0.5 }
    }
}
