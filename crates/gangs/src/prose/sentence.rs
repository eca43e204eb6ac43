//! What happened, as a sentence. Events name seats and know no board side, so Points of Interest are
//! told by their number.

use table::{Seat, Voice};

use super::words::Words;
use crate::catalog::board::{Amount, Side};
use crate::catalog::words::{Firepower, Market, PoiKind};
use crate::catalog::{Catalog, CombatId};
use crate::city::{Spot, Unit};
use crate::event::{Cause, Event, Why};
use crate::options::gang_key;

/// What happened.
pub fn sentence<'a>(catalog: &'a Catalog, event: &Event, voice: impl Into<Voice<'a>>) -> String {
    let words = Words::new(catalog, voice);
    words.told_in_story(event).unwrap_or_else(|| words.told(event))
}

impl Words<'_> {
    fn told(&self, event: &Event) -> String {
        match *event {
            // Turns, resources, Street Cred and the Net.
            Event::Turn { seat } => self.by("event-turn", seat),
            Event::Acted { seat, disc, action } => {
                let id = if disc == action { "event-acted" } else { "event-acted-as" };
                self.say(id, &[("seat", seat.into()), ("disc", self.disc(disc).into()), ("action", self.disc(action).into())])
            }
            Event::Reclaimed { seat } => self.by("event-reclaimed", seat),
            Event::Paid { seat, resource, amount, secrets } => {
                let paid = self.paid(Amount { resource, amount }, secrets);
                self.say("event-paid", &[("seat", seat.into()), ("price", paid.into())])
            }
            Event::Gained { seat, resource, amount } => {
                self.say("event-gained", &[("seat", seat.into()), ("what", self.amount(resource, amount).into())])
            }
            Event::Spent { seat, resource, amount } => {
                self.say("event-spent", &[("seat", seat.into()), ("what", self.amount(resource, amount).into())])
            }
            Event::Stolen { seat, from, resource } => {
                let args = [("seat", seat.into()), ("other", from.into()), ("what", self.amount(resource, 1).into())];
                self.say("event-stolen", &args)
            }
            Event::Cred { seat, amount, total, why } => {
                let args =
                    [("seat", seat.into()), ("cred", self.cred(amount).into()), ("why", self.why(why).into()), ("total", total.into())];
                self.say("event-cred", &args)
            }
            Event::Netrun { seat } => self.by("event-netrun", seat),
            Event::Advanced { seat, to } => {
                let depth = self.catalog.net().space(to).map(|space| self.name_of("depth", &space.depth));
                let args = [("seat", seat.into()), ("space", to.into()), ("depth", depth.unwrap_or_default().into())];
                self.say("event-advanced", &args)
            }
            Event::Rolled { seat, dice: [first, second], danger, again } => {
                let (sum, id) = (first + second, if again { "event-rolled-again" } else { "event-rolled" });
                let found = if sum <= danger { "yes" } else { "no" };
                let dice = [("first", first.into()), ("second", second.into()), ("sum", sum.into()), ("danger", danger.into())];
                let args = [("seat", seat.into()), ("found", found.to_owned().into())];
                self.say(id, &[&dice[..], &args[..]].concat())
            }
            Event::TrackerBack { seat, to: 0 } => self.by("event-tracker-start", seat),
            Event::TrackerBack { seat, to } => self.say("event-tracker-back", &[("seat", seat.into()), ("space", to.into())]),
            Event::Activates { seat, gang } => {
                let (key, name) = match gang {
                    Some(gang) => (gang_key(gang), self.name("gang", gang_key(gang))),
                    None => ("johnny", self.name("edgerunner", "johnny-silverhand")),
                };
                self.say("event-activates", &[("key", key.to_owned().into()), ("name", name.into()), ("seat", seat.into())])
            }
            Event::DistrictDrawn { district } => self.say("event-district-drawn", &[("district", self.district(district).into())]),
            Event::Left { seat } => self.by("event-left", seat),
            Event::Over => self.word("event-over"),
            // Units and Hideouts.
            Event::Moved { by, owner, unit, from, to, side } => {
                let unit = if by == owner { self.a_unit(unit) } else { self.unit_of_seat(owner, unit) };
                let args = [("seat", by.into()), ("unit", unit.into()), ("from", self.at_spot("from", from, side).into())];
                self.say("event-moved", &[&args[..], &[("to", self.at_spot("to", to, side).into())]].concat())
            }
            Event::Lost { owner, unit, spot, side, cause } => {
                let args = [("seat", owner.into()), ("unit", self.a_unit(unit).into()), ("where", self.at_spot("in", spot, side).into())];
                self.say("event-lost", &[&args[..], &[("cause", self.cause(cause).into())]].concat())
            }
            Event::RemovedUnit { owner, unit, spot, side } => self.at("event-removed-unit", owner, self.a_unit(unit), (spot, side)),
            Event::Converted { by, owner, unit, spot, side } => {
                self.at("event-converted", by, self.unit_of_seat(owner, unit), (spot, side))
            }
            Event::Expelled { owner, unit, spot } => {
                let args =
                    [("seat", owner.into()), ("unit", self.a_unit(unit).into()), ("district", self.district(spot.district()).into())];
                self.say("event-expelled", &args)
            }
            Event::Placed { seat, unit, spot, side } => self.at("event-placed", seat, self.a_unit(unit), (spot, side)),
            Event::Hideout { seat, district } => {
                self.say("event-hideout", &[("seat", seat.into()), ("district", self.district(district).into())])
            }
            Event::Given { seat, to, class } => {
                let args = [("seat", seat.into()), ("other", to.into()), ("unit", self.unit(Unit::Basic(class)).into())];
                self.say("event-given", &args)
            }
            Event::Returned { seat, from, figures } => {
                self.say("event-returned", &[("seat", seat.into()), ("other", from.into()), ("figures", figures.into())])
            }
            // Firefights.
            Event::Firefight { seat, district, involved } => {
                let sides: Vec<String> = involved.iter().map(|seat| self.seat(seat)).collect();
                let args = [("seat", seat.into()), ("district", self.district(district).into()), ("sides", self.all(&sides).into())];
                self.say("event-firefight", &args)
            }
            Event::Exchanged { seat, unit, poi, side, other, occupant } => {
                let args = [("seat", seat.into()), ("unit", self.a_unit(unit).into()), ("where", self.at_spot("in", poi, side).into())];
                self.say("event-exchanged", &[&args[..], &[("other", self.unit_of_seat(other, occupant).into())]].concat())
            }
            Event::Payback { seat, holder, figures } => {
                self.say("event-payback", &[("seat", seat.into()), ("other", holder.into()), ("figures", figures.into())])
            }
            Event::RageSpent { seat, steps } => self.say("event-rage-spent", &[("seat", seat.into()), ("steps", steps.into())]),
            Event::RageRose { seat, to } => self.say("event-rage-rose", &[("seat", seat.into()), ("rage", to.into())]),
            Event::Chose { seat } => self.by("event-chose", seat),
            Event::Played { seat, card, more } => {
                let id = if more { "event-played-more" } else { "event-played" };
                let args = [("seat", seat.into()), ("card", self.combat(card).into()), ("firepower", self.firepower(card).into())];
                self.say(id, &args)
            }
            Event::Copied { seat, card, firepower } => {
                let id = match self.catalog.combat(card).firepower {
                    _ if firepower == 0 => "event-worthless",
                    Firepower::DronesHere => "event-counted",
                    Firepower::Fixed(_) | Firepower::OtherCard => "event-copied",
                };
                let args = [("seat", seat.into()), ("card", self.combat(card).into())];
                self.say(id, &[&args[..], &[("firepower", firepower.into())]].concat())
            }
            Event::Total { seat, firepower } => self.say("event-total", &[("seat", seat.into()), ("firepower", firepower.into())]),
            Event::FirefightOver { district } => self.say("event-firefight-over", &[("district", self.district(district).into())]),
            Event::DrewFor { seat, ref cards, firepower } => {
                self.say("event-drew-for", &[("seat", seat.into()), ("cards", self.combats(cards).into()), ("firepower", firepower.into())])
            }
            // Cards and markets.
            Event::TookBack { seat } => self.by("event-took-back", seat),
            Event::Seized { seat, card } => self.with_card("event-seized", seat, self.opportunity(card)),
            Event::Hired { seat, edgerunner } => self.with_card("event-hired", seat, self.edgerunner(edgerunner)),
            Event::NewOpportunity { card, .. } => self.say("event-new-opportunity", &[("card", self.opportunity(card).into())]),
            Event::NewEdgerunner { card, .. } => self.say("event-new-edgerunner", &[("card", self.edgerunner(card).into())]),
            Event::OpportunityUnder { seat, card } => self.with_card("event-under", seat, self.opportunity(card)),
            Event::EdgerunnerUnder { seat, card } => self.with_card("event-under", seat, self.edgerunner(card)),
            Event::SetAside { seat, card } => self.with_card("event-set-aside", seat, self.opportunity(card)),
            Event::OpportunityGone { card } => self.say("event-opportunity-gone", &[("card", self.opportunity(card).into())]),
            Event::Drew { seat, count, ref cards } if cards.is_empty() => {
                self.say("event-drew", &[("seat", seat.into()), ("count", count.into())])
            }
            Event::Drew { seat, ref cards, .. } => self.with_card("event-drew-seen", seat, self.combats(cards)),
            Event::Kept { seat, card: Some(card) } => self.with_card("event-kept-seen", seat, self.combat(card)),
            Event::Kept { seat, card: None } => self.by("event-kept", seat),
            Event::Discarded { seat, card: Some(card) } => self.with_card("event-discarded-seen", seat, self.combat(card)),
            Event::Discarded { seat, card: None } => self.by("event-discarded", seat),
            Event::Dropped { seat, card } => self.with_card("event-dropped", seat, self.combat(card)),
            Event::Looked { seat, of, ref cards } if cards.is_empty() => {
                self.say("event-looked", &[("seat", seat.into()), ("other", of.into())])
            }
            Event::Looked { seat, of, ref cards } => {
                self.say("event-looked-seen", &[("seat", seat.into()), ("other", of.into()), ("cards", self.combats(cards).into())])
            }
            Event::Swapped { seat, other, given: Some(given), taken: Some(taken) } => {
                let cards = [("given", self.combat(given).into()), ("taken", self.combat(taken).into())];
                self.say("event-swapped-seen", &[&cards[..], &[("seat", seat.into()), ("other", other.into())]].concat())
            }
            Event::Swapped { seat, other, .. } => self.say("event-swapped", &[("seat", seat.into()), ("other", other.into())]),
            Event::MarketCleared { market: Market::Edgerunners } => self.word("event-edgerunners-cleared"),
            Event::MarketCleared { market: Market::Opportunities } => self.word("event-opportunities-cleared"),
            // What happens in a Story is told with its cards.
            Event::StoryCard { .. }
            | Event::OfferTaken { .. }
            | Event::TokenPut { .. }
            | Event::TokenTaken { .. }
            | Event::TokenReturned { .. }
            | Event::TokenMoved { .. }
            | Event::TokenDropped { .. }
            | Event::TokensCleared { .. }
            | Event::TokensLeft { .. }
            | Event::Time { .. } => String::new(),
        }
    }

    fn by(&self, id: &str, seat: Seat) -> String {
        self.say(id, &[("seat", seat.into())])
    }

    fn with_card(&self, id: &str, seat: Seat, card: String) -> String {
        self.say(id, &[("seat", seat.into()), ("card", card.into())])
    }

    fn at(&self, id: &str, seat: Seat, unit: String, (spot, side): (Spot, Side)) -> String {
        self.say(id, &[("seat", seat.into()), ("unit", unit.into()), ("where", self.at_spot("in", spot, side).into())])
    }

    /// "a Solo of seat 1", "Nix of seat 1".
    fn unit_of_seat(&self, seat: Seat, unit: Unit) -> String {
        self.say("unit-of-seat", &[("unit", self.a_unit(unit).into()), ("seat", seat.into())])
    }

    /// A spot after "in", "from" or "to".
    fn at_spot(&self, preposition: &str, spot: Spot, side: Side) -> String {
        let kind = spot.poi_index().and_then(|index| self.catalog.board().district(spot.district()).pois(side).get(index));
        let place = match kind {
            None => "district",
            Some(PoiKind::Fixer) => "fixer-of",
            Some(PoiKind::Business) => "business-of",
            Some(PoiKind::DataFortress) => "data-fortress-of",
        };
        self.say(&format!("{preposition}-{place}"), &[("district", self.district(spot.district()).into())])
    }

    fn combats(&self, cards: &[CombatId]) -> String {
        self.all(&cards.iter().map(|&card| self.combat(card)).collect::<Vec<_>>())
    }

    fn why(&self, why: Why) -> String {
        match why {
            Why::Combat(card) => self.combat(card),
            Why::Opportunity(card) => self.opportunity(card),
            Why::Net(space) => self.say("why-net", &[("space", space.into())]),
            Why::Hideout => self.word("name-hideout"),
            Why::Edgerunner(id) => self.edgerunner(id),
            Why::Payback => self.word("name-ability-payback"),
            Why::Story => self.word("why-story"),
            Why::Activation => self.word("why-activation"),
            Why::Toll => self.word("why-toll"),
            Why::Firefight => self.word("why-firefight"),
            Why::Behavior => self.word("why-behavior"),
            Why::Profile => self.word("why-profile"),
        }
    }

    fn cause(&self, cause: Cause) -> String {
        match cause {
            Cause::Casualties => self.word("why-casualties"),
            Cause::Combat(card) => self.combat(card),
            Cause::Net => self.word("why-the-net"),
            Cause::Opportunity(card) => self.opportunity(card),
            Cause::Alone => self.word("why-alone"),
            Cause::Story => self.word("why-story"),
            Cause::Johnny => self.name("edgerunner", "johnny-silverhand"),
        }
    }
}
