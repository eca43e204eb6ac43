//! The things on the table that can be clicked, by name, and which of them a choice is made of: first the thing, then its
//! target. A choice that belongs to no place is made of nothing.
//!
//! Names hold no blanks: `space:3`, `item:12`, `contact:7`, `chance:4` (an Opportunity), `mission:2`, `crew:2:0` (a Crew of
//! it), `route:1`, `ability:melee`, `terms:assist+stay`, `seat:1`, `special`, `nightlancer:5`.

use nightlancer::catalog::words::Ability;
use nightlancer::catalog::{ContactId, ItemId, MissionId, NightlancerId, OpportunityId, SpaceId};
use nightlancer::choice::{Act, Choice, Held};
use nightlancer::crews::Side;
use nightlancer::frame::Holder;
use nightlancer::promises::Promises;
use table::Seat;
use table::content::word;

/// A space of the street.
pub(crate) fn space(id: SpaceId) -> String {
    format!("space:{}", id.0)
}

/// A Black Market card.
pub(crate) fn item(id: ItemId) -> String {
    format!("item:{}", id.0)
}

/// A Contact.
pub(crate) fn contact(id: ContactId) -> String {
    format!("contact:{}", id.0)
}

/// An Opportunity.
pub(crate) fn opportunity(id: OpportunityId) -> String {
    format!("chance:{}", id.0)
}

/// A card of a hand.
pub(crate) fn held(card: Held) -> String {
    match card {
        Held::Contact(id) => contact(id),
        Held::Opportunity(id) => opportunity(id),
    }
}

/// A mission.
pub(crate) fn mission(id: MissionId) -> String {
    format!("mission:{}", id.0)
}

/// A Crew of a mission.
pub(crate) fn crew(id: MissionId, side: Side) -> String {
    format!("crew:{}:{}", id.0, side as u8)
}

/// A Route of the Stage that is attempted.
pub(crate) fn route(route: u8) -> String {
    format!("route:{route}")
}

/// A way to face off.
pub(crate) fn ability(ability: Ability) -> String {
    format!("ability:{}", word(&ability))
}

/// What could be promised.
pub(crate) fn terms(terms: Promises) -> String {
    format!("terms:{}", terms.iter().map(|promise| word(&promise)).collect::<Vec<_>>().join("+"))
}

/// What lies before a player.
pub(crate) fn seat(seat: Seat) -> String {
    format!("seat:{}", seat.0)
}

/// The own special ability.
pub(crate) const SPECIAL: &str = "special";

/// A Nightlancer to choose.
pub(crate) fn nightlancer(id: NightlancerId) -> String {
    format!("nightlancer:{}", id.0)
}

/// The card that an act is about.
fn about(act: Act) -> Option<String> {
    match act {
        Act::Buy(card) => Some(item(card)),
        Act::Connect(card) => Some(opportunity(card)),
        Act::Cool(card) => Some(held(card)),
        Act::Favours | Act::Hustles | Act::Loan | Act::Prospects(_) | Act::Work | Act::Rest => None,
    }
}

/// The things to click for a choice, in order.
pub fn path(choice: Choice) -> Vec<String> {
    match choice {
        Choice::Be(id) => vec![nightlancer(id)],
        Choice::Next(next) | Choice::Lend(next) => vec![seat(next)],
        Choice::First(id) | Choice::FirstDeal(id) | Choice::FirstBy(id, ..) => vec![crew(id, Side::First)],
        Choice::Second(id) => vec![crew(id, Side::Second)],
        Choice::Join(id, side) | Choice::Bargain(id, side) => vec![crew(id, side)],
        Choice::Offer(promised) => vec![terms(promised)],
        Choice::Place(place, act) => [Some(space(place)), about(act)].into_iter().flatten().collect(),
        Choice::Do(act) => about(act).into_iter().collect(),
        Choice::Space(place) => vec![space(place)],
        Choice::Mission(id) => vec![mission(id)],
        Choice::Equip(card) | Choice::Use(card) | Choice::Spend(card) | Choice::Give(card) | Choice::Buy(card) | Choice::Sell(card) => {
            vec![item(card)]
        }
        Choice::Route(number) => vec![route(number)],
        Choice::FaceOff(test) => vec![ability(test)],
        Choice::Play(card, _) => vec![contact(card)],
        Choice::Power(power) => vec![match power.holder {
            Holder::Special => SPECIAL.to_owned(),
            Holder::Item(card) => item(card),
            Holder::Opportunity(card) => opportunity(card),
        }],
        Choice::Hinder(card, target) | Choice::Introduce(card, target) => vec![contact(card), seat(target)],
        Choice::HandOver(card, target) => vec![item(card), seat(target)],
        Choice::Discard(card) | Choice::Hold(card) => vec![held(card)],
        Choice::Interest
        | Choice::Default
        | Choice::Clear
        | Choice::Keep
        | Choice::Face
        | Choice::LayLow
        | Choice::Accept
        | Choice::Refuse
        | Choice::Leave
        | Choice::Done
        | Choice::Stay
        | Choice::Abandon
        | Choice::Attempt
        | Choice::Decline
        | Choice::Pass
        | Choice::Reroll
        | Choice::Lose(_)
        | Choice::Chip
        | Choice::Prospect => Vec::new(),
    }
}
