//! The Black Market (rulebook 3, Sell; 3.2, Market; 5.1): two cards beside each space, what they cost and what building
//! them in takes, and selling them again.

use table::{Chance, Seat, Witness, rule};

use super::Engine;
use crate::catalog::effects::Occasion;
use crate::catalog::{ItemId, SpaceId};
use crate::choice::Choice;
use crate::event::Event;
use crate::game::Nightlancer;
use crate::powers::Force;
use crate::state::Open;

/// The Black Market spaces in use, in the order of the market.
pub(super) fn stall_spaces(game: &Nightlancer, open: &Open) -> impl Iterator<Item = SpaceId> + use<> {
    game.sets().spaces(open.seats).both(game.sets().stalls).iter()
}

/// The cards beside a space.
pub(crate) fn stall(game: &Nightlancer, open: &Open, space: SpaceId) -> Option<usize> {
    game.sets().spaces(open.seats).both(game.sets().stalls).position(space)
}

/// Whether a player can pay for a Black Market card and for building it in.
pub(super) fn affords(force: Force<'_>, seat: Seat, card: ItemId) -> bool {
    let (seated, item) = (force.open.of(seat), force.game.catalog().item(card));
    // C-28
    let surgery = item.surgery;
    seated.chips >= force.cost(seat, card).into() && seated.health >= surgery.health && seated.resolve >= surgery.resolve
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    pub(super) fn stall_spaces(&self) -> impl Iterator<Item = SpaceId> + use<C, W> {
        stall_spaces(self.game, self.open())
    }

    /// The top card of the Black Market deck.
    pub(super) fn draw_item(&mut self) -> Option<ItemId> {
        let catalog = self.catalog();
        let open = &mut self.state.open;
        if open.market.is_empty() {
            rule!(R210);
            open.market = std::mem::take(&mut open.market_gone);
        }
        open.market.draw("black market deck", self.chance, |card| card.key(catalog))
    }

    /// A Black Market card is discarded.
    pub(super) fn scrap(&mut self, card: ItemId) {
        if card.is_some() {
            rule!(R212);
            self.state.open.market_gone.insert(card);
            self.tell(|| Event::Scrapped { card });
        }
    }

    /// What is left beside a space is discarded.
    pub(super) fn clear_stall(&mut self, stall: usize) {
        let cards = std::mem::replace(&mut self.state.open.stalls[stall], [ItemId::NONE; 2]);
        cards.into_iter().for_each(|card| self.scrap(card));
    }

    /// One of the two cards beside a space is bought, the other is discarded.
    pub(super) fn buy_at_stall(&mut self, seat: Seat, card: ItemId, space: Option<SpaceId>) {
        let Some(stall) = space.and_then(|space| stall(self.game, self.open(), space)) else { return };
        rule!(R080);
        for other in &mut self.state.open.stalls[stall] {
            if *other == card {
                *other = ItemId::NONE;
            }
        }
        rule!(R081);
        self.clear_stall(stall);
        self.buy(seat, card);
    }

    /// A card is paid for and lies in Assets from now on.
    pub(super) fn buy(&mut self, seat: Seat, card: ItemId) {
        let cost = self.force().cost(seat, card);
        let surgery = self.catalog().item(card).surgery;
        self.tell(|| Event::Bought { seat, card, cost });
        self.spend(seat, cost);
        rule!(R082);
        rule!(R190);
        self.seated(seat).assets.insert(card);
        if surgery.health + surgery.resolve > 0 {
            // C-17
            rule!(R188);
            self.hurt(seat, surgery.health, surgery.resolve);
        }
    }

    /// Who plays together with somebody, and could help out.
    pub(super) fn helpers(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<C, W> {
        let together = self.open().has_agent();
        self.open().players().filter(move |&other| together && other != seat)
    }

    /// The Chips that a player has or could have: by selling, and by what others who play together could give.
    pub(super) fn funds(&self, seat: Seat) -> u16 {
        let force = self.force();
        self.helpers(seat).chain([seat]).map(|seat| self.open().of(seat).chips + force.sales(seat)).sum()
    }

    /// A card leaves the Assets of a player.
    pub(super) fn lose_item(&mut self, seat: Seat, card: ItemId) {
        let seated = self.seated(seat);
        seated.assets.remove(card);
        seated.loadout.remove(card);
    }

    /// A card is sold.
    pub(super) fn sell(&mut self, seat: Seat, card: ItemId) {
        rule!(R027);
        let chips = self.force().sale(seat, card);
        self.sell_for(seat, card, chips);
    }

    /// A card is discarded for Chips.
    pub(super) fn sell_for(&mut self, seat: Seat, card: ItemId, chips: u8) {
        self.lose_item(seat, card);
        self.state.open.market_gone.insert(card);
        self.tell(|| Event::Sold { seat, card, chips });
        self.earn(seat, chips);
        self.occasion(seat, Occasion::Sale);
    }

    /// One of the cards that were drawn is bought, or none; the rest is discarded.
    pub(super) fn browsed(&mut self, seat: Seat, choice: Choice) {
        self.pop();
        if let Choice::Buy(card) = choice {
            self.state.open.browsed.remove(card);
            self.buy(seat, card);
        }
        let rest = std::mem::take(&mut self.state.open.browsed);
        rest.iter().for_each(|card| self.scrap(card));
    }
}
