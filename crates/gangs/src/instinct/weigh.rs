//! How promising a choice looks, from what it is and where it leads.

use table::Seat;

use super::unit;
use crate::catalog::words::{CombatSet, Firepower, Power, Scoring};
use crate::choice::Choice;
use crate::city::{Spot, Unit};
use crate::frame::Frame;
use crate::game::Gangs;
use crate::hands::Card;
use crate::state::{Disc, State};

pub(super) fn is_upgrade(game: &Gangs, card: Card) -> bool {
    game.catalog().combat(card).set != CombatSet::Starting
}

/// How much a choice is liked.
pub(super) fn like(game: &Gangs, state: &State, seat: Seat, choice: Choice) -> f32 {
    let frame = state.frames.top();
    match choice {
        Choice::Act(disc) => action(game, state, seat, disc),
        Choice::Wild(disc) => action(game, state, seat, disc) - 0.6,
        Choice::Reclaim => {
            let spent = Disc::ALL.iter().filter(|&&disc| !state.seated[seat.index()].discs.contains(disc)).count();
            [-9.0, -3.0, 0.5, 1.5, 3.0, 5.0, 9.0][spent]
        }
        Choice::EndTurn => 0.0,
        Choice::Move { unit, from, to } => place(game, state, seat, unit, to) - place(game, state, seat, unit, from) - 0.1,
        Choice::MoveOther { owner, unit, from, to } => place(game, state, owner, unit, from) - place(game, state, owner, unit, to),
        Choice::Done => 0.0,
        Choice::Accept | Choice::TakeBack | Choice::Netrun => 2.0,
        Choice::RollAgain => 2.0,
        Choice::Fight(district) => {
            let own = f32::from(state.city.strength(seat, district));
            let other: f32 = state.opponents(seat).map(|other| f32::from(state.city.strength(other, district))).sum();
            1.0 + 0.5 * own.min(3.0) + 0.2 * other.min(3.0) + best_card(game, state, seat) - 2.0
        }
        Choice::Exchange { .. } => 1.5,
        Choice::Card(card) => match frame {
            Some(Frame::Remove) => -card_worth(game, card),
            Some(Frame::GoroDiscards(..)) => card_worth(game, card),
            _ => card_worth(game, card),
        },
        Choice::Copy(_, card) => card_worth(game, card),
        Choice::Secrets(count) => match frame {
            Some(Frame::Pay(_)) => -0.3 * f32::from(count),
            _ => 0.5 * f32::from(count),
        },
        Choice::Advance(spaces) => advance(game, state, seat, spaces),
        Choice::Pick { owner, unit: which, .. } => {
            let wanted = if owner == seat { -1.0 } else { 1.0 };
            let own_gain = matches!(frame, Some(Frame::NetConverts));
            if own_gain { 2.0 * unit(which) } else { 3.0 * wanted * unit(which) }
        }
        Choice::Seize(card) => {
            let deal = game.catalog().opportunity(card).deal;
            2.0 + f32::from(state.seated[seat.index()].seized.of(game.catalog(), deal))
        }
        Choice::Hire(_) => 1.5,
        Choice::In(_) | Choice::Reward(_) | Choice::Either(_) | Choice::Resource(_) | Choice::Name(_) => 1.0,
        Choice::Recruit(which, _) => 1.0 + unit(which),
        Choice::Recycle(_) | Choice::Swap(..) | Choice::Give(_) | Choice::SetAside(_) => 0.2,
        Choice::Rage(steps) => 0.3 * f32::from(steps),
        Choice::Offer(..) => 1.5,
    }
}

fn action(game: &Gangs, state: &State, seat: Seat, disc: Disc) -> f32 {
    let _ = (game, state, seat);
    match disc {
        Disc::Solo => 1.2,
        Disc::Techie => 1.5,
        Disc::Netrunner => 1.4,
        Disc::Hideout => 3.0,
        Disc::Upgrade => 1.5,
        Disc::Wild => 0.0,
    }
}

/// What it is worth to have a unit in a spot.
fn place(game: &Gangs, state: &State, seat: Seat, _unit: Unit, spot: Spot) -> f32 {
    let district = spot.district();
    let poi = if game.map(state.side).kind(spot).is_some() { 1.0 } else { 0.0 };
    let alone = if state.opponents(seat).any(|other| state.city.presence(other, district)) { 0.0 } else { 0.2 };
    let home = if state.city.has_hideout(seat, district) { 0.3 } else { 0.0 };
    poi + alone + home
}

fn advance(game: &Gangs, state: &State, seat: Seat, spaces: u8) -> f32 {
    let _ = (game, state, seat);
    1.0 + 0.2 * f32::from(spaces)
}

fn best_card(game: &Gangs, state: &State, seat: Seat) -> f32 {
    state.hands.hand(seat).iter().map(|card| card_worth(game, card)).fold(0.0, f32::max)
}

/// What a Combat card is worth in a Firefight.
fn card_worth(game: &Gangs, card: Card) -> f32 {
    let combat = game.catalog().combat(card);
    let firepower = match combat.firepower {
        Firepower::Fixed(firepower) => f32::from(firepower),
        Firepower::DronesHere | Firepower::OtherCard => 2.0,
    };
    let cred = match combat.scoring {
        Scoring::If { cred, .. } | Scoring::Each { cred, .. } => f32::from(cred),
        Scoring::SpendSecrets(_) => 1.0,
    };
    0.4 * firepower + 0.5 * cred + if combat.effect.is_some() { 0.4 } else { 0.0 }
}

/// Whether a Gang has an ability.
#[allow(dead_code, reason = "for what follows")]
fn has(game: &Gangs, state: &State, seat: Seat, wanted: impl Fn(&Power) -> bool) -> bool {
    state.gang(seat).is_some_and(|gang| game.catalog().dashboard(gang).abilities.iter().any(|ability| wanted(&ability.power)))
}
