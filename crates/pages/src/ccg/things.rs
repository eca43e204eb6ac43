//! The things on the table that can be clicked, by name, and which of them a choice is made of: first the thing, then its
//! target. A choice that belongs to no place is made of nothing.
//!
//! Names hold no blanks: `p:1:44:2` is the second of a card that seat 1 has on the table, `sponsor:0`, `stash:1`, `seat:2`,
//! `team:1` an own team, `hand:12`, `trash:1:44`, `found:12` a card of the own decks.

use ccg::catalog::CardId;
use ccg::choice::Choice;
use ccg::frame::Frame;
use ccg::state::Name;
use ccg::view::View;
use table::Seat;

/// A card in play or in a Stash; the Sponsor is no card.
pub(crate) fn piece(name: Name) -> String {
    if name.card.is_some() { format!("p:{}:{}:{}", name.seat.0, name.card.0, name.copy) } else { sponsor(name.seat) }
}

/// The Sponsor of a player.
pub(crate) fn sponsor(seat: Seat) -> String {
    format!("sponsor:{}", seat.0)
}

/// The Stash of a player.
pub(crate) fn stash(seat: Seat) -> String {
    format!("stash:{}", seat.0)
}

/// A player.
pub(crate) fn seat(seat: Seat) -> String {
    format!("seat:{}", seat.0)
}

/// An own team.
pub(crate) fn team(team: u8) -> String {
    format!("team:{team}")
}

/// A card of the own hand.
pub(crate) fn hand(card: CardId) -> String {
    format!("hand:{}", card.0)
}

/// A card of a trash pile.
pub(crate) fn trash(seat: Seat, card: CardId) -> String {
    format!("trash:{}:{}", seat.0, card.0)
}

/// A card of the own decks.
pub(crate) fn found(card: CardId) -> String {
    format!("found:{}", card.0)
}

/// The things to click for a choice, in order.
pub fn path(view: &View, choice: Choice) -> Vec<String> {
    let own = view.seat.unwrap_or_default();
    // A card that comes for nothing lies in no hand.
    let placed = matches!(view.board.frames.top(), Some(Frame::Place(..)));
    let held = |card: CardId| (!placed).then(|| hand(card));
    match choice {
        Choice::Buy(card) | Choice::Play(card, _) | Choice::Held(card) | Choice::Discard(card) => vec![hand(card)],
        Choice::BuyToStash(card) => held(card).into_iter().chain([stash(own)]).collect(),
        Choice::BuyTo(card, name) => held(card).into_iter().chain([piece(name)]).collect(),
        Choice::Move(name, to) | Choice::Unstash(name, to, _) | Choice::Build(name, to) => vec![piece(name), piece(to)],
        Choice::Do(_, name, on) => vec![piece(name), piece(on)],
        Choice::WieldTwo(one, other) => vec![piece(one), piece(other)],
        Choice::Stash(name, _) => vec![piece(name), stash(own)],
        Choice::Source(name)
        | Choice::Boost(name)
        | Choice::Deal(name)
        | Choice::Bid(name)
        | Choice::Sense(name, _)
        | Choice::Support(name)
        | Choice::Arrest(name)
        | Choice::Heal(name)
        | Choice::With(name)
        | Choice::Use(name, _)
        | Choice::Pick(name)
        | Choice::Hit(name)
        | Choice::Run(name)
        | Choice::Send(name)
        | Choice::Wield(name)
        | Choice::Home(name)
        | Choice::Board(name) => vec![piece(name)],
        Choice::Recover(card) => vec![trash(own, card)],
        Choice::Trashed(whose, card) => vec![trash(whose, card)],
        Choice::Found(card) => vec![found(card)],
        Choice::Rival(rival) => vec![seat(rival)],
        Choice::HitStash(rival) => vec![stash(rival)],
        Choice::Force(number) => vec![team(number)],
        Choice::Draw(_)
        | Choice::Gain(_)
        | Choice::Pass
        | Choice::Teams
        | Choice::Team(_)
        | Choice::Treat
        | Choice::Repair
        | Choice::Decline
        | Choice::Unarmed
        | Choice::Return
        | Choice::Done => Vec::new(),
    }
}
