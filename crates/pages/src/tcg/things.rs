//! The things on the table that can be clicked, by name, and which of them a choice is made of: first the
//! thing, then its target. Several choices can begin with the same thing, or be the same things: then the
//! sentences of the choices tell them apart. A choice that belongs to no place is made of nothing.
//!
//! Names hold no blanks: `piece:1:44:2` is the second of a card that seat 1 has in play, `gear:1:44:2:90` a
//! Gear on it, `legend:2` an own face-down Legend, `die:7`, `gigs`, `hand:12`, `trash:12`, `card:12`,
//! `effect:12:0:1`.

use table::Seat;
use tcg::catalog::CardId;
use tcg::choice::{Choice, Target};
use tcg::frame::Frame;
use tcg::gigs::DieId;
use tcg::state::Name;
use tcg::view::View;

/// A Unit, or a Legend that lies face-up.
pub(crate) fn piece(name: Name) -> String {
    format!("piece:{}:{}:{}", name.seat.0, name.card.0, name.copy)
}

/// A Gear on its host.
pub(crate) fn gear(host: Name, card: CardId) -> String {
    format!("gear:{}:{}:{}:{}", host.seat.0, host.card.0, host.copy, card.0)
}

/// An own face-down Legend, by its place.
pub(crate) fn legend(slot: u8) -> String {
    format!("legend:{slot}")
}

/// A die.
pub(crate) fn die(die: DieId) -> String {
    format!("die:{}", die.0)
}

/// The rival Gig area.
pub(crate) fn gigs() -> String {
    "gigs".to_owned()
}

/// A card of the own hand.
pub(crate) fn hand(card: CardId) -> String {
    format!("hand:{}", card.0)
}

/// A card of the own trash.
pub(crate) fn trash(card: CardId) -> String {
    format!("trash:{}", card.0)
}

/// A card that was looked at, shown or trashed.
pub(crate) fn card(card: CardId) -> String {
    format!("card:{}", card.0)
}

/// A pending effect.
pub(crate) fn effect(card: CardId, ability: u8, nth: u8) -> String {
    format!("effect:{}:{ability}:{nth}", card.0)
}

fn target(target: Target) -> Option<String> {
    match target {
        Target::Later => None,
        Target::Gigs => Some(gigs()),
        Target::Unit(name) => Some(piece(name)),
    }
}

/// The things to click for a choice, in order.
pub fn path(view: &View, choice: Choice) -> Vec<String> {
    match choice {
        Choice::Take(taken) | Choice::Die(taken) | Choice::Turn(taken, _) => vec![die(taken)],
        Choice::Swap(own, other) => vec![die(own), die(other)],
        Choice::Sell(sold) | Choice::Play(sold) | Choice::Hand(sold) => vec![hand(sold)],
        Choice::Solo(card) | Choice::Field(card) => face_up(view, card).map(piece).into_iter().collect(),
        Choice::Call(slot) | Choice::Look(slot) => vec![legend(slot)],
        Choice::Use(name, card, _) if card == name.card => vec![piece(name)],
        Choice::Use(name, card, _) => vec![gear(name, card)],
        Choice::Attack(name, aimed) => [Some(piece(name)), target(aimed)].into_iter().flatten().collect(),
        Choice::Aim(aimed) => target(aimed).into_iter().collect(),
        Choice::Pick(name) if !name.card.is_some() => vec![legend(name.copy - 1)],
        Choice::Block(name) | Choice::Pick(name) => vec![piece(name)],
        Choice::Gear(name, card) => gear_path(view, name, card),
        Choice::Trash(taken) => vec![trash(taken)],
        Choice::Card(taken) => vec![card(taken)],
        Choice::Resolve(card, ability, nth) => vec![effect(card, ability, nth)],
        Choice::Begin(_)
        | Choice::Keep
        | Choice::Mulligan
        | Choice::CallAny
        | Choice::End
        | Choice::Pass
        | Choice::Pay(_)
        | Choice::Mode(_)
        | Choice::Type(_)
        | Choice::Accept
        | Choice::Decline
        | Choice::Done => Vec::new(),
    }
}

/// An own Legend that lies face-up.
fn face_up(view: &View, card: CardId) -> Option<Name> {
    let seat = view.seat.unwrap_or(view.board.turn);
    let found = view.board.side(seat).legends().find(|piece| piece.card == card && piece.face_up())?;
    Some(Name { seat, card, copy: found.copy })
}

/// A Gear on its host; a Gear that moves is still on another, and goes to this one.
fn gear_path(view: &View, host: Name, card: CardId) -> Vec<String> {
    let holds = |seat: Seat, id: u8| view.board.side(seat).gear_of(id).any(|gear| gear == card);
    if view.board.named(host).is_some_and(|piece| holds(host.seat, piece.id)) {
        return vec![gear(host, card)];
    }
    let Some(Frame::Do(doing)) = view.board.frames.top() else { return vec![piece(host)] };
    let from = view.board.name(doing.this).map(|from| gear(from, card));
    from.into_iter().chain([piece(host)]).collect()
}
