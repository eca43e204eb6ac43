//! Paying, seizing Opportunities and hiring Edgerunners (rulebook pages 008, 013 and 014).

use table::{Chance, Seat, Witness, rule};

use super::{Engine, story_flow};
use crate::catalog::board::Amount;
use crate::catalog::words::{Class, Deal, District, PoiKind, Requirement, Resource, Talent};
use crate::catalog::{Catalog, EdgerunnerId, OpportunityId};
use crate::choice::Choice;
use crate::city::{Spot, Unit};
use crate::event::{Event, Why};
use crate::frame::{Frame, Purchase};
use crate::game::Gangs;
use crate::state::State;
use crate::story::words::When;
use crate::story::{StoryState, changes};

/// Hires of a Gang in the whole game (R140).
pub(crate) const HIRES: u8 = 3;

/// What something costs as it is printed.
pub(crate) fn printed_price(catalog: &Catalog, story: &StoryState, purchase: Purchase) -> Amount {
    let setup = &catalog.board().setup;
    match purchase {
        Purchase::Hideout => {
            rule!(R158);
            setup.hideout_cost
        }
        Purchase::Upgrade => {
            rule!(R312);
            setup.upgrade_cost
        }
        Purchase::Opportunity(card) => {
            rule!(R063);
            Amount { resource: Resource::Contraband, amount: catalog.opportunity(card).cost }
        }
        Purchase::Edgerunner(id) => Amount { resource: Resource::Eurodollar, amount: catalog.edgerunner(id).cost },
        Purchase::Offer(place) => {
            let offer = changes::offers(catalog, story).nth(place.into());
            offer.map_or(Amount { resource: Resource::Eurodollar, amount: 0 }, |(_, offer)| offer.price)
        }
    }
}

/// What something costs the active player.
pub(crate) fn price(game: &Gangs, state: &State, purchase: Purchase) -> Amount {
    story_flow::price(game, state, purchase, printed_price(game.catalog(), &state.story, purchase))
}

pub(super) fn can_pay(game: &Gangs, state: &State, purchase: Purchase) -> bool {
    state.seated[state.turn.seat.index()].purse.mixes(price(game, state, purchase)).is_some()
}

/// Whether the active player fulfils what an Opportunity requires.
pub(crate) fn fulfils(game: &Gangs, state: &State, requirement: &Requirement) -> bool {
    let (seat, city) = (state.turn.seat, &state.city);
    rule!(R137);
    match requirement {
        Requirement::Presence(districts) => districts.iter().any(|&district| city.presence(seat, district)),
        Requirement::PresenceIn(count) => {
            District::ALL.iter().filter(|&&district| city.presence(seat, district)).count() >= usize::from(*count)
        }
        Requirement::Dominance(district) => city.dominance(state.sides, *district) == Some(seat),
        Requirement::Control(kind) => city.controls(game.map(state.side), seat, *kind) > 0,
    }
}

/// The Opportunities that the active player can seize now: of the market, or the one set aside (R358).
pub(crate) fn seizable(game: &Gangs, state: &State) -> impl Iterator<Item = OpportunityId> {
    rule!(R071);
    rule!(R133);
    let seat = state.turn.seat;
    let business = state.city.controls(game.map(state.side), seat, PoiKind::Business) > 0;
    let own = state.seated[seat.index()].aside;
    if own.is_some() {
        rule!(R358);
    }
    let all = state
        .opportunities
        .slots()
        .iter()
        .copied()
        .flatten()
        .chain(own)
        .chain(story_flow::beside(game.catalog(), &state.story))
        .filter(move |_| business);
    all.filter(|&card| {
        let requires = game.catalog().opportunity(card).requires.as_ref();
        can_pay(game, state, Purchase::Opportunity(card)) && requires.is_none_or(|requirement| fulfils(game, state, requirement))
    })
}

/// The Edgerunners that the active player can hire now, with or without paying.
pub(crate) fn hirable(game: &Gangs, state: &State, free: bool) -> impl Iterator<Item = EdgerunnerId> {
    rule!(R070);
    rule!(R139);
    rule!(R010);
    rule!(R140);
    let seat = state.turn.seat;
    let fixer = state.city.controls(game.map(state.side), seat, PoiKind::Fixer) > 0;
    let may = fixer && state.seated[seat.index()].hired < HIRES && state.city.hideouts(seat) > 0;
    state.edgerunners.slots().iter().copied().flatten().filter(move |_| may).filter(move |&id| {
        let finds_room = !replaces(game, id) || replaceable(game, state, seat).next().is_some();
        finds_room && (free || can_pay(game, state, Purchase::Edgerunner(id)))
    })
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// The one card of a Techie action (R130).
    pub(super) fn deal(&mut self, choice: Choice) {
        rule!(R130);
        rule!(R132);
        match choice {
            Choice::Seize(card) => self.become_frame(Frame::Pay(Purchase::Opportunity(card))),
            Choice::Hire(id) => {
                rule!(R033);
                self.become_frame(Frame::Pay(Purchase::Edgerunner(id)));
            }
            _ => self.pop(),
        }
    }

    /// A price is paid with so many Secrets in it, and what it was for follows.
    pub(super) fn pay(&mut self, purchase: Purchase, secrets: u8) {
        let (seat, price) = (self.active(), price(self.game, self.state, purchase));
        if !self.state.seated[seat.index()].purse.pay(price, secrets) {
            self.pop();
            return;
        }
        if price.amount > 0 {
            self.tell(|| Event::Paid { seat, resource: price.resource, amount: price.amount, secrets });
        }
        match purchase {
            Purchase::Hideout | Purchase::Upgrade => self.pop(),
            Purchase::Opportunity(card) => self.seize(card),
            Purchase::Edgerunner(id) => self.hire(id),
            Purchase::Offer(place) => self.offer_paid(place),
        }
    }

    fn seize(&mut self, card: OpportunityId) {
        rule!(R134);
        rule!(R135);
        rule!(R136);
        let (seat, catalog) = (self.active(), self.catalog());
        let seated = &mut self.state.seated[seat.index()];
        if seated.aside == Some(card) {
            seated.aside = None;
        } else if let Some(slot) = self.state.opportunities.slot_of(card) {
            self.state.opportunities.take(slot);
        } else {
            self.take_beside(card);
        }
        let seated = &mut self.state.seated[seat.index()];
        seated.seized.insert(card);
        let deal = catalog.opportunity(card).deal;
        let deals = if deal == Deal::Story { 0 } else { seated.seized.of(catalog, deal) };
        self.tell(|| Event::Seized { seat, card });
        self.become_frame(Frame::Extra(card, 0));
        rule!(R138);
        rule!(R326);
        self.cred(seat, deals, Why::Opportunity(card));
    }

    /// An Edgerunner of the market joins the active player.
    pub(super) fn hire(&mut self, id: EdgerunnerId) {
        rule!(R141);
        let seat = self.active();
        if let Some(slot) = self.state.edgerunners.slot_of(id) {
            self.state.edgerunners.take(slot);
        }
        self.state.seated[seat.index()].hired += 1;
        self.state.city.hire(seat, id);
        self.tell(|| Event::Hired { seat, edgerunner: id });
        self.become_frame(Frame::HiredWhere(id));
    }

    /// A hired Edgerunner enters play: beside a Hideout, or in the place of a basic unit (C-19).
    pub(super) fn place_hired(&mut self, id: EdgerunnerId, choice: Choice) {
        self.pop();
        let seat = self.active();
        let spot = match choice {
            Choice::In(district) => {
                rule!(R142);
                Spot::outside(district)
            }
            Choice::Pick { owner, unit, spot } => {
                rule!(R142);
                self.state.city.remove(owner, unit, spot);
                let side = self.state.side;
                self.tell(|| Event::RemovedUnit { owner, unit, spot, side });
                self.told_loss(owner, spot.district());
                spot
            }
            _ => return,
        };
        self.bring_in(seat, Unit::Edgerunner(id), spot);
        if self.catalog().edgerunner(id).class == Some(Class::Techie) {
            rule!(R143);
            self.build_drone(seat, spot.district());
        }
        self.told(When::Hire, seat, Some(spot.district()));
    }
}

/// Whether a hired Edgerunner takes the place of a basic unit.
pub(crate) fn replaces(game: &Gangs, id: EdgerunnerId) -> bool {
    game.talented(Talent::Legend) == id
}

/// The basic units of a seat that such an Edgerunner can replace: not where it may not come to stand (R427).
pub(crate) fn replaceable<'a>(game: &'a Gangs, state: &'a State, seat: Seat) -> impl Iterator<Item = (Unit, Spot)> + 'a {
    District::ALL.iter().flat_map(move |&district| {
        let closed = story_flow::closed(game, state, district);
        let basic = |unit| matches!(unit, Unit::Basic(_));
        state.city.figures(seat, district).filter(move |(unit, spot)| basic(*unit) && !closed.contains(*spot))
    })
}
