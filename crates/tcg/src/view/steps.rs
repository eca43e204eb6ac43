//! What is unfinished, as views write it: the steps that go on and the effects that wait, in the words of
//! choices and content files. What only the rules need of them is left out.

use schemars::JsonSchema;
use serde::Serialize;
use table::Seat;

use crate::catalog::words::Kind;
use crate::catalog::{CardId, Catalog};
use crate::choice::{die_key, kind_key, seated_key};
use crate::frame::{AttackStep, Doing, Due, Frame, Origin, Playing, Stealing};
use crate::gigs::DieId;
use crate::state::Board;

/// An effect that waits or is carried out. Units and Legends are named with their seat, as in `1:minotaur/2`.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) struct Effect {
    /// Who carries it out.
    by: Seat,
    /// The card whose effect it is.
    card: String,
    /// Which of its effects, counted from 1.
    effect: u8,
    /// The Unit or Legend that it comes from.
    source: Option<String>,
    /// The Unit or Legend that it is about.
    unit: Option<String>,
    /// The Gig that it is about, with its owner: `1:d6`.
    die: Option<String>,
    /// The card that was discarded, shown, trashed or named.
    found: Option<String>,
    /// The type that was named.
    named: Option<&'static str>,
    /// How often what it asks now was answered.
    answered: u8,
    /// How many cards of the deck are looked at.
    looks_at: u8,
    /// Whether what came before in it was done.
    did: bool,
}

/// A step that is not finished. Only what belongs to it is there.
#[derive(Default, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) struct Step {
    /// What goes on: `main`, `react`, `effect`, `pay`, ...
    step: &'static str,
    /// Whose it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    /// The card that is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<String>,
    /// Where it is played from.
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<&'static str>,
    /// The Unit or Legend that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    unit: Option<String>,
    /// The die that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    die: Option<String>,
    /// The dice that are chosen and not taken yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    dice: Vec<String>,
    /// How many: €$ to be paid, cards to be drawn or discarded, dice to be chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    amount: Option<u8>,
    /// The effect that is carried out.
    #[serde(skip_serializing_if = "Option::is_none")]
    effect: Option<Effect>,
}

pub(super) fn key(card: CardId) -> Option<String> {
    card.is_some().then(|| card.key(Catalog::load()).to_owned())
}

/// A piece by its number, with its seat.
pub(super) fn seated(board: &Board, id: u8) -> Option<String> {
    board.name(id).map(|name| seated_key(Catalog::load(), name))
}

fn die(die: DieId) -> Option<String> {
    (die != DieId::NONE).then(|| die_key(die))
}

pub(super) fn effect(board: &Board, doing: &Doing) -> Effect {
    Effect {
        by: doing.by,
        card: key(doing.card).unwrap_or_default(),
        effect: doing.ability + 1,
        source: seated(board, doing.this),
        unit: seated(board, doing.it),
        die: die(doing.die),
        found: key(doing.found),
        named: Kind::ALL.get(usize::from(doing.kind)).map(|&kind| kind_key(kind)),
        answered: doing.count,
        looks_at: doing.looked,
        did: doing.did,
    }
}

/// A frame in words.
pub(super) fn step(board: &Board, frame: Frame) -> Step {
    let named = |step| Step { step, ..Step::default() };
    let of = |step, seat| Step { seat: Some(seat), ..named(step) };
    match frame {
        Frame::Order(seat) => of("turn-order", seat),
        Frame::Mulligan(seat) => of("mulligan", seat),
        Frame::Start(_) => named("start-phase"),
        Frame::TakeDie => named("take-die"),
        Frame::Reroll(rolled) => Step { die: die(rolled), ..named("reroll") },
        Frame::Rolled(rolled) => Step { die: die(rolled), ..named("rolled") },
        Frame::Main => named("main"),
        Frame::End(_) => named("end-phase"),
        Frame::Settle(seat) => of("pending-effects", seat),
        Frame::Do(doing) => Step { effect: Some(effect(board, &doing)), ..of("effect", doing.by) },
        Frame::Use(doing) => Step { effect: Some(effect(board, &doing)), ..of("use", doing.by) },
        Frame::Play(Playing { by, card, price, host, from, .. }) => {
            let from = match from {
                Origin::Hand => "hand",
                Origin::Trash => "trash",
                Origin::Deck => "deck",
            };
            Step { card: key(card), from: Some(from), unit: seated(board, host), amount: Some(price), ..of("play", by) }
        }
        Frame::Done(seat, card, _) => Step { card: key(card), ..of("program", seat) },
        Frame::Field(seat, id, solo) => Step { unit: seated(board, id), ..of(if solo { "go-solo" } else { "play-legend" }, seat) },
        Frame::Pay(Due { by, amount, apart, .. }) => Step { unit: seated(board, apart), amount: Some(amount), ..of("pay", by) },
        Frame::Flip(seat, slot) => {
            let lies = board.legend(seat, slot).and_then(|piece| seated(board, piece.id));
            Step { unit: lies, ..of("call", seat) }
        }
        Frame::Attack(stage) => named(match stage {
            AttackStep::Target => "target",
            AttackStep::React => "react",
            AttackStep::Clash => "clash",
            AttackStep::Result => "fight-result",
            AttackStep::Over => "attack-ends",
        }),
        Frame::Steal(Stealing { by, thief, left, chosen, .. }) => {
            let dice = DieId::all().filter(|die| chosen & (1 << die.0) != 0).map(die_key).collect();
            Step { unit: seated(board, thief), dice, amount: Some(left), ..of("steal", by) }
        }
        Frame::Ransom(stolen) => Step { die: die(stolen), ..named("ransom") },
        Frame::Doom(_) => named("defeats"),
        Frame::StandIn(place) => {
            let doomed = board.doomed.get(usize::from(place));
            Step { unit: doomed.and_then(|doomed| seated(board, doomed.id)), ..named("stand-in") }
        }
        Frame::Under(seat) => of("under-deck", seat),
        Frame::Discards(seat, amount) => Step { amount: Some(amount), ..of("discard", seat) },
        Frame::MayDraw(seat, amount) => Step { amount: Some(amount), ..of("may-draw", seat) },
        Frame::Sacrifice(seat) => of("sacrifice", seat),
    }
}
