//! Steps 6 and 7 of a Firefight (rulebook page 012): Street Cred, and the end.

use table::{Chance, Seat, Witness, rule};

use super::{Engine, played};
use crate::catalog::board::Amount;
use crate::catalog::words::{Gang, Per, Power, Resource, Scoring, UnitKind, When};
use crate::event::{Event, Why};
use crate::frame::Frame;
use crate::state::{Fight, PlayedCard};

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// Step 6: each card played, in order. Conditions look at the end of step 5 (C-34), and nothing on
    /// the board changes while they are read.
    pub(super) fn score(&mut self, place: u8) {
        let Some(PlayedCard { seat, card, .. }) = played(self.state.fight.as_ref(), place) else {
            self.score_payback();
            return;
        };
        rule!(R123);
        rule!(R124);
        self.become_frame(Frame::Score(place + 1));
        let cred = match self.catalog().combat(card).scoring {
            Scoring::If { cred, when } => cred * u8::from(self.holds(seat, when)),
            Scoring::Each { cred, per } => cred * self.per(seat, per),
            Scoring::SpendSecrets(_) => {
                self.push(Frame::MaySpend(place));
                0
            }
        };
        self.cred(seat, cred, Why::Combat(card));
    }

    pub(super) fn holds(&self, seat: Seat, when: When) -> bool {
        let Some(fight) = &self.state.fight else { return false };
        let (city, district) = (&self.state.city, fight.district);
        let mut opponents = fight.involved.without(seat).iter();
        if let When::NoneLeft | When::NoOpponentLeft | When::Left(_) = when {
            rule!(R346);
        }
        match when {
            When::LostNone => fight.lost[seat.index()].of(UnitKind::Any) == 0,
            When::NoneLeft => !city.presence(seat, district),
            When::OpponentLost(kind) => opponents.any(|other| fight.lost[other.index()].of(kind) > 0),
            When::NoOpponentLeft => !self.state.opponents(seat).any(|other| city.presence(other, district)),
            When::OpponentFirepower(firepower) => opponents.any(|other| fight.totals[other.index()] >= firepower),
            When::Left(kind) => city.kind_in(self.catalog(), seat, district, kind) > 0,
            When::NoDominance => city.dominance(self.state.sides, district) != Some(seat),
        }
    }

    fn per(&self, seat: Seat, per: Per) -> u8 {
        let Some(fight) = &self.state.fight else { return 0 };
        match per {
            Per::OpposingLost(kind) => fight.involved.without(seat).iter().map(|other| fight.lost[other.index()].of(kind)).sum(),
            Per::SecretsGained => fight.secrets[seat.index()],
        }
    }

    /// Secrets are spent for Street Cred (R337).
    pub(super) fn spend_secrets(&mut self, place: u8, count: u8) {
        self.pop();
        let Some(PlayedCard { seat, card, .. }) = played(self.state.fight.as_ref(), place) else { return };
        let price = Amount { resource: Resource::Secret, amount: count };
        if count > 0 && self.state.seated[seat.index()].purse.pay(price, count) {
            self.tell(|| Event::Paid { seat, resource: Resource::Secret, amount: count, secrets: count });
            self.cred(seat, count, Why::Combat(card));
        }
    }

    /// Payback pays if the named holder lost a unit; then Kerry may move for the whole step (R351).
    fn score_payback(&mut self) {
        self.become_frame(Frame::FightEnds);
        let named = self.state.fight.as_ref().and_then(|fight| fight.payback.map(|(holder, _)| fight.lost[holder.index()]));
        if let Some(lost) = named
            && lost.of(UnitKind::Any) > 0
            && let Some(seat) = self.state.player_of(Gang::TygerClaws)
        {
            let cred = self.power(seat, |power| if let Power::Payback { cred, .. } = power { Some(cred) } else { None });
            self.cred(seat, cred.unwrap_or_default(), Why::Payback);
        }
        let gained = self.state.fight.as_ref().is_some_and(|fight| fight.gained.contains(self.active()));
        self.score_johnny();
        if gained && self.activates() {
            self.kerry_may_move();
        }
    }

    /// Step 7: cards are discarded, and hands that are empty are filled again. Then Rage and Payback.
    pub(super) fn fight_ends(&mut self) {
        self.pop();
        let Some(fight) = self.state.fight.take() else { return };
        for played in fight.played.iter().filter(|played| played.seat.0 < self.state.seats) {
            self.state.hands.lay(played.seat, played.card);
        }
        self.return_open_cards();
        let district = fight.district;
        self.tell(|| Event::FirefightOver { district });
        for seat in self.state.players(fight.involved).iter() {
            rule!(R127);
            self.refill_hand(seat);
            self.rage_rises(&fight, seat);
        }
        if let Some((holder, held)) = fight.payback
            && let Some(seat) = self.state.player_of(Gang::TygerClaws)
        {
            let figures = self.figures_home(seat, holder, held);
            self.tell(|| Event::Returned { seat, from: holder, figures });
        }
        self.told_firefight(&fight);
    }

    fn rage_rises(&mut self, fight: &Fight, seat: Seat) {
        let Some(most) = self.power(seat, |power| if let Power::Rage { most } = power { Some(most) } else { None }) else { return };
        rule!(R011);
        rule!(R362);
        let rage = &mut self.state.seated[seat.index()].rage;
        let to = (*rage + u8::from(fight.initiator == seat)).min(most);
        if to > *rage {
            *rage = to;
            self.tell(|| Event::RageRose { seat, to });
        }
    }
}
