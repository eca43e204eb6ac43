//! Leaving the table, and giving things to each other (rulebook 6.1, In cooperative play). Who leaves is never asked
//! again; what it had goes to the discards, and its unique cards go out of the game.

use table::{Chance, Seat, Witness, rule};

use super::Engine;
use super::mission::members;
use crate::cards::Cards;
use crate::catalog::effects::Deck;
use crate::catalog::{ContactId, ItemId};
use crate::choice::Choice;
use crate::event::Event;
use crate::frame::Frame;
use crate::state::Ending;

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// Takes a seat out for good.
    pub(crate) fn leave(&mut self, seat: Seat) {
        if !self.open().plays(seat) || self.open().ending.is_some() {
            return;
        }
        self.tell(|| Event::Left { seat });
        let sets = self.game.sets();
        self.state.open.left = self.open().left.with(seat);
        self.forget(seat);
        for card in self.state.contacts.hand(seat).iter() {
            self.state.contacts.discard(seat, card);
        }
        for card in self.state.opportunities.hand(seat).iter() {
            self.state.opportunities.show(seat, card);
            if !sets.own.contains(card) {
                self.state.opportunities.bury(card);
            }
        }
        let seated = self.seated(seat);
        let (assets, bought) = (std::mem::take(&mut seated.assets), std::mem::take(&mut seated.bought));
        (seated.loadout, seated.tokens) = (Cards::default(), 0);
        bought.minus(sets.own).iter().for_each(|card| self.state.opportunities.bury(card));
        self.state.open.market_gone = self.open().market_gone.union(assets.minus(sets.unique));
        if let Some((place, _)) = self.open().job_of(seat) {
            self.state.open.jobs[place].leave(seat);
        }
        let packs = self.packing();
        if let Some(attempt) = &mut self.state.open.attempt {
            attempt.job.leave(seat);
        }
        self.pack_on(packs);
        if let Some(trial) = &mut self.state.open.trial {
            trial.runs[seat.index()] = Default::default();
        }
        let least = if self.open().has_agent() { 1 } else { 2 };
        if self.open().players().count() < least {
            self.give_up_drawn();
            return self.end(Ending::Left);
        }
        self.run();
    }

    /// Who packs its Loadout now.
    fn packing(&self) -> Option<Seat> {
        let Some(Frame::Equip { member, .. }) = self.open().frames.top() else { return None };
        self.open().attempt.as_ref().and_then(|attempt| members(&attempt.job).nth(member.into()))
    }

    /// Whoever packed goes on, though somebody before it has left; if it has left itself, the next one begins.
    fn pack_on(&mut self, packs: Option<Seat>) {
        let (Some(seat), Some(Frame::Equip { member, from })) = (packs, self.open().frames.top()) else { return };
        let place = self.open().attempt.as_ref().and_then(|attempt| members(&attempt.job).position(|other| other == seat));
        self.become_frame(match place {
            Some(place) => Frame::Equip { member: place as u8, from },
            None => Frame::Equip { member, from: 0 },
        });
    }

    /// What was drawn by who has left, and Contacts that are under way, go to the discards.
    fn give_up_drawn(&mut self) {
        for card in std::mem::take(&mut self.state.open.playing).iter() {
            self.state.contacts.bury(card);
        }
        for card in std::mem::take(&mut self.state.open.browsed).iter() {
            self.scrap(card);
        }
        self.lay_aside(Deck::Contacts);
        self.lay_aside(Deck::Opportunities);
    }

    fn lay_aside(&mut self, deck: Deck) {
        match deck {
            Deck::Contacts => self.state.contacts.drop_drawn(),
            Deck::Opportunities => self.state.opportunities.drop_drawn(),
        }
    }

    /// A question to somebody who has left answers itself; whether it was one.
    pub(super) fn absent(&mut self, frame: Frame) -> bool {
        let left = self.open().left;
        if left.is_empty() {
            return false;
        }
        match frame {
            Frame::Answer { card, target, .. } if left.contains(target) => {
                self.pop();
                self.played_out(card);
            }
            Frame::Browsing(seat) if left.contains(seat) => self.browsed(seat, Choice::Done),
            Frame::Sifting(seat, deck) if left.contains(seat) => {
                self.pop();
                self.lay_aside(deck);
            }
            Frame::StreetAfter(seat)
            | Frame::Decoy(seat)
            | Frame::Stay(seat)
            | Frame::Pays(seat, ..)
            | Frame::Does(seat, ..)
            | Frame::Acting(seat, _)
            | Frame::Reselling(seat)
                if left.contains(seat) =>
            {
                self.pop();
            }
            Frame::Bargain { joiner, .. } | Frame::Consent { joiner, .. } | Frame::Counter { joiner, .. } if left.contains(joiner) => {
                self.pop();
            }
            _ => return false,
        }
        true
    }

    /// A card of the Assets goes to another player.
    pub(super) fn hand_over(&mut self, seat: Seat, card: ItemId, to: Seat) {
        // C-76
        rule!(R279);
        rule!(R280);
        self.lose_item(seat, card);
        self.seated(to).assets.insert(card);
        // C-89
        self.state.open.given.items.insert(card);
        self.tell(|| Event::GaveItem { seat, to, card });
    }

    /// A Contact goes to another player, for all to see.
    pub(super) fn introduce(&mut self, seat: Seat, card: ContactId, to: Seat) {
        rule!(R281);
        if self.state.contacts.show(seat, card) {
            self.state.contacts.give(to, card);
            self.state.open.given.contacts.insert(card);
            self.tell(|| Event::GaveContact { seat, to, card });
        }
    }

    /// A Chip goes to another player.
    pub(super) fn lend(&mut self, seat: Seat, to: Seat) {
        rule!(R282);
        let open = &mut self.state.open;
        if open.seated[seat.index()].chips > 0 {
            open.seated[seat.index()].chips -= 1;
            open.seated[to.index()].chips += 1;
            open.given.chips = open.given.chips.with(to);
            self.tell(|| Event::GaveChip { seat, to });
        }
    }
}
