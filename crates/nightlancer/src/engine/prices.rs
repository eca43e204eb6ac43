//! Prices (rulebook 5.2, Paying): everything is paid or nothing is chosen, in the order in which it is printed.

use table::{Chance, Seat, Witness, rule};

use super::Engine;
use crate::cards::Cards;
use crate::catalog::effects::{Pay, Power, PowerSort};
use crate::catalog::words::{Circle, Goods};
use crate::catalog::{Catalog, ContactId, ItemId, OpportunityId};
use crate::choice::{Choice, Held};
use crate::event::Event;
use crate::frame::{Frame, Holder, Origin, PowerRef};
use crate::game::Nightlancer;
use crate::powers::Force;
use crate::state::State;

/// What is printed on whatever holds a power.
pub(super) fn printed(catalog: &'static Catalog, state: &State, seat: Seat, power: PowerRef) -> Option<&'static Power> {
    let powers = match power.holder {
        Holder::Special => &catalog.nightlancer(state.open.of(seat).nightlancer).special,
        Holder::Item(card) => &catalog.item(card).powers,
        Holder::Opportunity(card) => &catalog.opportunity(card).powers,
    };
    powers.get(usize::from(power.index))
}

/// The price of something.
pub(super) fn price(catalog: &'static Catalog, state: &State, seat: Seat, origin: Origin) -> &'static [Pay] {
    match origin {
        Origin::Contact(card, option) => &catalog.contact(card).favours[usize::from(option) % 2].pay,
        Origin::Item(card) => catalog.item(card).favour.as_ref().map_or(&[], |favour| &favour.pay),
        Origin::Use(card) => &catalog.item(card).pay,
        Origin::Opportunity(card) => &catalog.opportunity(card).pay,
        Origin::Power(power) => match printed(catalog, state, seat, power) {
            Some(Power::Push { pay, .. } | Power::Pass(_, pay) | Power::Shrug(pay)) => std::slice::from_ref(pay),
            _ => &[],
        },
    }
}

/// How many Chips fewer are paid for an Opportunity; a card does not make itself cheaper.
fn rebate(force: Force<'_>, state: &State, seat: Seat, origin: Origin) -> u8 {
    let Origin::Opportunity(card) = origin else { return 0 };
    if !force.owns(seat, PowerSort::CheaperOpportunities) {
        return 0;
    }
    let own = Holder::Opportunity(card);
    let in_hand = state.opportunities.hand(seat).contains(card);
    let less = force.powers(seat).filter(|(power, _)| in_hand || power.holder != own).filter_map(|(_, power)| match power {
        Power::CheaperOpportunities(by) => Some(by),
        _ => None,
    });
    less.sum()
}

fn chips(cost: u8, rebate: u8) -> u8 {
    cost.saturating_sub(rebate).max(cost.min(1))
}

/// What a player could give up for a price: its Contacts but one that is being played, and cards that are not in use.
struct Purse<'a> {
    game: &'a Nightlancer,
    contacts: Cards<ContactId>,
    items: Cards<ItemId>,
}

impl<'a> Purse<'a> {
    fn of(game: &'a Nightlancer, state: &State, seat: Seat, origin: Origin) -> Purse<'a> {
        let force = Force::new(game, &state.open);
        let mut contacts = state.contacts.hand(seat);
        let mut items = state.open.of(seat).assets.minus(game.sets().unique).minus(force.in_use(seat));
        match origin {
            Origin::Contact(card, _) => contacts = contacts.minus(Cards::only(card)),
            Origin::Item(card) | Origin::Use(card) => items = items.minus(Cards::only(card)),
            Origin::Power(_) | Origin::Opportunity(_) => {}
        }
        Purse { game, contacts, items }
    }

    fn goods(&self, goods: Goods) -> Cards<ItemId> {
        let catalog = self.game.catalog();
        self.items.iter().filter(|&card| goods.covers(catalog.item(card).ware)).collect()
    }

    /// Whether the cards of these parts of a price can all be given up.
    fn covers(&self, price: &[Pay]) -> bool {
        let sets = self.game.sets();
        let mut wanted = [0usize; 5];
        let (mut any, mut items) = (0, self.items);
        for &pay in price {
            match pay {
                Pay::Contact(circle) => wanted[circle as usize] += 1,
                Pay::Contacts(count) => any += usize::from(count),
                // The first that fits is given up; wares of a price seldom overlap, and then any will do.
                Pay::Goods(goods) => match self.goods(goods).both(items).nth(0) {
                    Some(card) => items = items.minus(Cards::only(card)),
                    None => return false,
                },
                _ => {}
            }
        }
        let enough = |circle: &Circle| self.contacts.both(sets.circles[*circle as usize]).len() >= wanted[*circle as usize];
        Circle::ALL.iter().all(enough) && self.contacts.len() >= any + wanted.iter().sum::<usize>()
    }
}

/// Whether a player can pay all of a price.
pub(super) fn payable(game: &Nightlancer, state: &State, seat: Seat, origin: Origin) -> bool {
    let price = price(game.catalog(), state, seat, origin);
    if price.is_empty() {
        return true;
    }
    let force = Force::new(game, &state.open);
    let seated = state.open.of(seat);
    let rebate = rebate(force, state, seat, origin);
    rule!(R207);
    let (mut money, mut health, mut resolve, mut ideals, mut prospects) = (0u16, 0u8, 0u8, 0u8, 0i16);
    let mut cards = false;
    for &pay in price {
        match pay {
            Pay::Chips(cost) => money += u16::from(chips(cost, rebate)),
            Pay::Health(amount) => health += amount,
            Pay::Resolve(amount) => resolve += amount,
            Pay::Ideals(amount) => ideals += amount,
            Pay::Prospects(amount) => prospects += i16::from(amount),
            Pay::Heat(_) => {}
            Pay::Contact(_) | Pay::Contacts(_) | Pay::Goods(_) => cards = true,
        }
    }
    // C-25
    let enough = seated.chips >= money && seated.health >= health && seated.resolve >= resolve;
    enough
        && seated.ideals >= ideals
        && (prospects == 0 || seated.prospects >= prospects)
        && (!cards || Purse::of(game, state, seat, origin).covers(price))
}

/// Whether a player can buy an Opportunity of its hand.
pub(crate) fn affords_opportunity(game: &Nightlancer, state: &State, seat: Seat, card: OpportunityId) -> bool {
    let force = Force::new(game, &state.open);
    rule!(R204);
    let holds = game.catalog().opportunity(card).needs.iter().all(|&need| force.holds(seat, need));
    holds && payable(game, state, seat, Origin::Opportunity(card))
}

/// Where a price stands: which part is next, and how many cards of it were given up.
const fn parts(part: u8) -> (usize, u8) {
    ((part & 15) as usize, part >> 4)
}

/// What can be given up for the part of a price that asks.
pub(super) fn offers(game: &Nightlancer, state: &State, seat: Seat, origin: Origin, part: u8, mut offer: impl FnMut(Choice)) {
    let price = price(game.catalog(), state, seat, origin);
    let (at, given) = parts(part);
    let purse = Purse::of(game, state, seat, origin);
    let rest = &price[(at + 1).min(price.len())..];
    let contacts = |from: Cards<ContactId>, more: usize, offer: &mut dyn FnMut(Choice)| {
        for card in from.iter() {
            let left = Purse { contacts: purse.contacts.minus(Cards::only(card)), ..Purse::of(game, state, seat, origin) };
            let above = from.iter().filter(|other| other.0 > card.0).count();
            if above >= more && left.covers(rest) {
                offer(Choice::Discard(Held::Contact(card)));
            }
        }
    };
    match price.get(at) {
        Some(&Pay::Contact(circle)) => contacts(purse.contacts.both(game.sets().circles[circle as usize]), 0, &mut offer),
        Some(&Pay::Contacts(count)) => {
            // Several are given up in the order of their file: the last one lies on top of the discards.
            let last = state.contacts.discards.top().filter(|_| given > 0);
            let from = purse.contacts.iter().filter(|card| last.is_none_or(|last| card.0 > last.0)).collect();
            contacts(from, usize::from(count - given).saturating_sub(1), &mut offer);
        }
        Some(&Pay::Goods(goods)) => {
            for card in purse.goods(goods).iter() {
                let items = purse.items.minus(Cards::only(card));
                if (Purse { items, ..Purse::of(game, state, seat, origin) }).covers(rest) {
                    offer(Choice::Give(card));
                }
            }
        }
        _ => {}
    }
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// Pays part by part; `false` where the player chooses what to give up.
    pub(super) fn pays(&mut self, seat: Seat, origin: Origin, part: u8) -> bool {
        let (at, _) = parts(part);
        let Some(&pay) = price(self.catalog(), self.state, seat, origin).get(at) else {
            self.pop();
            return true;
        };
        if matches!(pay, Pay::Contact(_) | Pay::Contacts(_) | Pay::Goods(_)) {
            let mut asks = false;
            offers(self.game, self.state, seat, origin, part, |_| asks = true);
            if !asks {
                self.become_frame(Frame::Pays(seat, origin, at as u8 + 1));
            }
            return !asks;
        }
        let rebate = rebate(self.force(), self.state, seat, origin);
        self.become_frame(Frame::Pays(seat, origin, at as u8 + 1));
        match pay {
            Pay::Chips(cost) => self.spend(seat, chips(cost, rebate)),
            Pay::Health(amount) => self.hurt(seat, amount, 0),
            Pay::Resolve(amount) => self.hurt(seat, 0, amount),
            Pay::Heat(amount) => self.heat(seat, amount),
            Pay::Ideals(amount) => (0..amount).for_each(|_| self.lose_ideal(seat)),
            Pay::Prospects(amount) => self.prospects(seat, -i16::from(amount)),
            Pay::Contact(_) | Pay::Contacts(_) | Pay::Goods(_) => {}
        }
        true
    }

    pub(super) fn pay_choice(&mut self, seat: Seat, origin: Origin, part: u8, choice: Choice) {
        let (at, given) = parts(part);
        let pay = price(self.catalog(), self.state, seat, origin).get(at).copied();
        let more = matches!(pay, Some(Pay::Contacts(count)) if given + 1 < count);
        self.become_frame(Frame::Pays(seat, origin, if more { part + 16 } else { at as u8 + 1 }));
        match choice {
            Choice::Discard(card) => self.discard(seat, card),
            Choice::Give(card) => {
                self.lose_item(seat, card);
                self.scrap(card);
            }
            _ => {}
        }
    }
}
