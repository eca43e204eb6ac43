//! The things on the table that can be clicked, by name, and which of them a choice is made of: first
//! the thing, then its target. A choice that belongs to no place is made of nothing.
//!
//! Names hold no blanks: `unit:1:solo:watson/1` is a unit with its owner, `own:solo:watson` a unit of who
//! looks, `spot:watson` a District, `spot:watson/1` a Point of Interest of it, `card:3`, `opportunity:5`, `edgerunner:2`, `slot:0`,
//! `disc:wild`, `advance:2`, `reserve:solo`, `side:1`, `played:1:3`.

use gangs::catalog::words::District;
use gangs::catalog::{CombatId, EdgerunnerId, OpportunityId};
use gangs::choice::{Choice, class_key, disc_key, spot_key};
use gangs::city::{Spot, Unit};
use gangs::state::Disc;
use table::Seat;

fn kind(unit: Unit) -> String {
    match unit {
        Unit::Basic(class) => class_key(class).to_owned(),
        Unit::Drone => "drone".to_owned(),
        Unit::Edgerunner(id) => format!("e{}", id.0),
    }
}

/// A unit at a spot, with its owner.
pub(crate) fn unit(owner: Seat, unit: Unit, spot: Spot) -> String {
    format!("unit:{}:{}:{}", owner.0, kind(unit), spot_key(spot))
}

/// A unit of who looks: a choice that moves it does not name its owner.
pub(crate) fn own_unit(unit: Unit, spot: Spot) -> String {
    format!("own:{}:{}", kind(unit), spot_key(spot))
}

/// A District.
pub(crate) fn district(district: District) -> String {
    spot(Spot::outside(district))
}

/// A spot: a Point of Interest, or the District around it.
pub(crate) fn spot(spot: Spot) -> String {
    format!("spot:{}", spot_key(spot))
}

/// A Combat card that is offered: of the hand, drawn, or of a hand that was looked at.
pub(crate) fn card(card: CombatId) -> String {
    format!("card:{}", card.0)
}

/// A Combat card in a Firefight.
pub(crate) fn played(seat: Seat, card: CombatId) -> String {
    format!("played:{}:{}", seat.0, card.0)
}

/// An Opportunity that can be taken.
pub(crate) fn opportunity(card: OpportunityId) -> String {
    format!("opportunity:{}", card.0)
}

/// An Edgerunner that can be hired.
pub(crate) fn edgerunner(card: EdgerunnerId) -> String {
    format!("edgerunner:{}", card.0)
}

/// A slot of the market that is being looked through.
pub(crate) fn slot(slot: usize) -> String {
    format!("slot:{slot}")
}

/// A disc of who looks.
pub(crate) fn disc(disc: Disc) -> String {
    format!("disc:{}", disc_key(disc))
}

/// A space of the Net, so many ahead of the own tracker.
pub(crate) fn advance(spaces: u8) -> String {
    format!("advance:{spaces}")
}

/// A unit in the own reserve.
pub(crate) fn reserve(unit: Unit) -> String {
    format!("reserve:{}", kind(unit))
}

/// A dashboard.
pub(crate) fn side(seat: Seat) -> String {
    format!("side:{}", seat.0)
}

/// The things to click for a choice, in order.
pub fn path(choice: Choice) -> Vec<String> {
    match choice {
        Choice::Act(action) => vec![disc(action)],
        Choice::Wild(action) => vec![disc(Disc::Wild), disc(action)],
        Choice::Move { unit, from, to } => vec![own_unit(unit, from), spot(to)],
        Choice::MoveOther { owner, unit: moved, from, to } => vec![unit(owner, moved, from), spot(to)],
        Choice::Exchange { unit, from, poi } => vec![own_unit(unit, from), spot(poi)],
        Choice::Pick { owner, unit: picked, spot } => vec![unit(owner, picked, spot)],
        Choice::Fight(place) | Choice::In(place) => vec![district(place)],
        Choice::Card(played) => vec![card(played)],
        Choice::Swap(given, seat) => vec![card(given), side(seat)],
        Choice::Copy(seat, copied) => vec![played(seat, copied)],
        Choice::Advance(spaces) => vec![advance(spaces)],
        Choice::Seize(taken) | Choice::SetAside(taken) => vec![opportunity(taken)],
        Choice::Hire(hired) => vec![edgerunner(hired)],
        Choice::Recruit(unit, place) => vec![reserve(unit), district(place)],
        Choice::Recycle(place) => vec![slot(place.into())],
        Choice::Name(seat) | Choice::Give(seat) => vec![side(seat)],
        Choice::Reclaim
        | Choice::EndTurn
        | Choice::Done
        | Choice::Accept
        | Choice::TakeBack
        | Choice::Secrets(_)
        | Choice::Netrun
        | Choice::RollAgain
        | Choice::Reward(_)
        | Choice::Either(_)
        | Choice::Resource(_)
        | Choice::Rage(_)
        | Choice::Offer(..) => Vec::new(),
    }
}
