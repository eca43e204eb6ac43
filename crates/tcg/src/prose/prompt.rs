//! What is being decided, as a sentence that is right for who decides and for who looks on.

use table::Voice;

use super::scene::Scene;
use crate::catalog::Catalog;
use crate::catalog::ops::Op;
use crate::catalog::words::Turn;
use crate::frame::{Doing, Due, Frame, Stage};
use crate::state::Aimed;
use crate::view::View;

/// What is being decided, and by whom if it is not the viewer; empty when nothing is.
pub fn prompt<'a>(catalog: &'static Catalog, view: &'a View, voice: impl Into<Voice<'a>>) -> String {
    let scene = Scene::new(catalog, view, voice);
    let Some(frame) = scene.frame().filter(|_| view.board.ending.is_none()) else { return String::new() };
    let Some(asks) = scene.asks(frame) else { return String::new() };
    let decider = scene.decider();
    if scene.is_you(decider) { asks } else { scene.words.say("asks-other", &[("seat", decider.into()), ("asks", asks.into())]) }
}

impl Scene<'_> {
    fn asks(&self, frame: Frame) -> Option<String> {
        let words = &self.words;
        let dice = &self.view.board.dice;
        Some(match frame {
            Frame::Order(_) => words.word("asks-order"),
            Frame::Mulligan(_) => words.word("asks-mulligan"),
            Frame::TakeDie => words.word("asks-take-die"),
            Frame::Reroll(die) => words.say("asks-reroll", &[("size", words.size(die).into()), ("value", dice.value(die).into())]),
            Frame::Main => words.word("asks-main"),
            Frame::Settle(_) => words.word("asks-settle"),
            Frame::Do(doing) => {
                let (op, _) = self.asking()?;
                let asks = self.effect(op, &doing)?;
                // The name without its subtitle, which has a colon of its own.
                let card = words.catalog.card(doing.card).name.clone();
                words.say("asks-effect", &[("card", card.into()), ("asks", asks.into())])
            }
            Frame::Play(playing) => words.of_card("asks-host", playing.card),
            Frame::Pay(due) => self.payment(due),
            Frame::Attack(Stage::Target) => words.say("asks-target", &[("unit", self.attacker().into())]),
            Frame::Attack(Stage::React) => self.reaction(),
            Frame::Steal(stealing) => {
                let unit = self.numbered(stealing.thief).unwrap_or_else(|| words.word("that-unit"));
                words.say("asks-steal", &[("unit", unit.into()), ("count", stealing.left.into())])
            }
            Frame::Ransom(die) => words.say("asks-ransom", &[("die", self.plain_die(die).into()), ("cost", dice.value(die).into())]),
            Frame::StandIn(place) => {
                let doomed = self.doomed(place)?;
                let (card, price) = self.stand_in(doomed.seat)?;
                let args = [("unit", self.with_power(doomed).into()), ("card", words.card(card).into()), ("price", price.into())];
                words.say("asks-stand-in", &args)
            }
            Frame::Under(_) => words.word("asks-under"),
            Frame::Discards(_, count) => words.say("asks-discard", &[("cards", words.count(count).into())]),
            Frame::MayDraw(_, count) => words.say("asks-draw", &[("cards", words.count(count).into())]),
            Frame::Sacrifice(_) => words.word("asks-sacrifice"),
            _ => return None,
        })
    }

    pub(super) fn attacker(&self) -> String {
        let attack = self.view.board.attack;
        attack.and_then(|attack| self.numbered(attack.attacker)).unwrap_or_else(|| self.words.word("that-unit"))
    }

    fn reaction(&self) -> String {
        let (words, unit) = (&self.words, ("unit", self.attacker().into()));
        match self.view.board.attack.map(|attack| attack.aimed) {
            Some(Aimed::Unit(id)) => {
                let target = self.numbered(id).unwrap_or_else(|| words.word("that-unit"));
                words.say("asks-react-unit", &[unit, ("target", target.into())])
            }
            _ => words.say("asks-react-gigs", &[unit]),
        }
    }

    /// What is paid, and what for: the frame below knows.
    fn payment(&self, due: Due) -> String {
        let words = &self.words;
        let price = ("price", due.amount.into());
        let card = match self.below() {
            Some(Frame::Play(playing)) => Some(playing.card),
            Some(Frame::Use(doing) | Frame::Do(doing)) => Some(doing.card),
            Some(Frame::Field(_, id, _)) => self.view.board.find(id).map(|(_, piece)| piece.card),
            Some(Frame::Flip(..)) => return words.say("asks-pay-call", &[price]),
            Some(Frame::Doom(_)) => self.stand_in(due.by).map(|(card, _)| card),
            _ => None,
        };
        match card {
            Some(card) => words.say("asks-pay-for", &[price, ("card", words.card(card).into())]),
            None => words.say("asks-pay", &[price]),
        }
    }

    /// What an operation asks, after the name of its card.
    fn effect(&self, op: Op, doing: &Doing) -> Option<String> {
        let words = &self.words;
        Some(match op {
            Op::Pick(which) => match words.purpose(doing) {
                Some(purpose) => words.say("asks-pick", &[("which", words.one_of(which).into()), ("purpose", purpose.into())]),
                None => words.say("asks-pick-plain", &[("which", words.one_of(which).into())]),
            },
            Op::PickMany { which, .. } => {
                let args = [("which", words.one_of(which).into()), ("count", doing.count.into())];
                match words.purpose(doing) {
                    Some(purpose) => words.say("asks-pick-many", &[&args[..], &[("purpose", purpose.into())]].concat()),
                    None => words.say("asks-pick-many-plain", &args),
                }
            }
            Op::Discard { count, kind, .. } => {
                let cards = words.count(count.saturating_sub(doing.count));
                match kind {
                    Some(kind) => words.say("asks-may-discard-kind", &[("cards", cards.into()), ("kind", words.kind(kind).into())]),
                    None => words.say("asks-may-discard", &[("cards", cards.into())]),
                }
            }
            Op::Adjust { turn, by, .. } => {
                let id = match turn {
                    Turn::Up => "asks-turn-up",
                    Turn::Down => "asks-turn-down",
                    Turn::Either => "asks-turn-either",
                    Turn::Exactly => "asks-turn-exactly",
                };
                words.say(id, &[("by", by.into())])
            }
            Op::MayPay(price) => words.say("asks-may-pay", &[("price", price.into())]),
            Op::MayTakeThat => words.say("asks-take-that", &[("card", self.found(doing).into())]),
            Op::PlayShown => words.say("asks-play-shown", &[("card", self.found(doing).into())]),
            Op::PlayTaken => words.say("asks-play-taken", &[("card", self.found(doing).into())]),
            Op::MayCallThat(_) => match self.looked_at(doing.it) {
                Some(card) => words.of_card("asks-call-that", card),
                None => words.word("asks-call-that-unseen"),
            },
            op => words.word(plain_key(op)?),
        })
    }
}

/// The message of an operation whose question is always the same.
const fn plain_key(op: Op) -> Option<&'static str> {
    Some(match op {
        Op::TakeTrashed(_) => "asks-take-trashed",
        Op::TakeFromTrash { may: false, .. } => "asks-take-trash",
        Op::TakeFromTrash { .. } => "asks-may-take-trash",
        Op::DefeatGear { may: false, .. } => "asks-gear",
        Op::DefeatGear { .. } => "asks-may-gear",
        Op::MoveGear => "asks-move-gear",
        Op::Set { across: true, .. } => "asks-set-across",
        Op::Set { .. } => "asks-set",
        Op::Swap { .. } => "asks-swap",
        Op::ChooseGig(_) => "asks-gig",
        Op::Look { .. } => "asks-look",
        Op::MayCall => "asks-call",
        Op::TakeLooked { .. } => "asks-take-looked",
        Op::TrashLooked { may: false } => "asks-trash-looked",
        Op::TrashLooked { .. } => "asks-may-trash-looked",
        Op::RivalSorts(_) => "asks-sort",
        Op::NameType => "asks-type",
        Op::Play(played) if played.may => "asks-may-play",
        Op::Play(_) => "asks-play",
        Op::Choose { .. } => "asks-mode",
        _ => return None,
    })
}
