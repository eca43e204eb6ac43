//! What is being decided: to who decides, what to do and what for; to others, who is awaited and what for.

use table::Voice;
use table::text::Arg;

use super::scene::Scene;
use crate::catalog::Catalog;
use crate::catalog::ops::Op;
use crate::catalog::words::Turn;
use crate::choice::Choice;
use crate::frame::{AttackStep, Doing, Due, Frame};
use crate::state::{Aimed, NOBODY};
use crate::view::View;

/// What fills a message.
type Args = Vec<(&'static str, Arg)>;

/// What is being decided. Of what can be chosen only that is named which is among `choices`, if any are given. Empty when
/// nothing is decided.
pub fn prompt<'a>(catalog: &'static Catalog, view: &'a View, choices: &[Choice], voice: impl Into<Voice<'a>>) -> String {
    let scene = Scene::new(catalog, view, voice);
    let Some(frame) = scene.frame().filter(|_| view.board.ending.is_none()) else { return String::new() };
    let Some((key, args)) = scene.question(frame) else { return String::new() };
    let decider = scene.decider();
    if scene.is_you(decider) {
        return scene.asks(frame, key, args, choices);
    }
    let what = scene.words.say(&format!("waits-{key}"), &args);
    scene.words.say("waits", &[("seat", decider.into()), ("what", what.into())])
}

/// Sorts of choices, with the message that names them.
type Sorts = [(fn(&Choice) -> bool, &'static str)];

/// What can be done in the main phase.
const MAIN: &Sorts = &[
    (|choice| matches!(choice, Choice::Play(_)), "may-play-card"),
    (|choice| matches!(choice, Choice::Sell(_)), "may-sell"),
    (|choice| matches!(choice, Choice::Call(_) | Choice::CallAny), "may-call"),
    (|choice| matches!(choice, Choice::Solo(_)), "may-solo"),
    (|choice| matches!(choice, Choice::Field(_)), "may-field"),
    (|choice| matches!(choice, Choice::Use(..)), "may-use"),
    (|choice| matches!(choice, Choice::Attack(..)), "may-attack"),
    (|choice| matches!(choice, Choice::End), "may-end"),
];

/// What can be done in reaction.
const REACTIONS: &Sorts = &[
    (|choice| matches!(choice, Choice::Block(_)), "may-block"),
    (|choice| matches!(choice, Choice::Play(_)), "may-play-quick"),
    (|choice| matches!(choice, Choice::Call(_) | Choice::CallAny), "may-call"),
    (|choice| matches!(choice, Choice::Use(..)), "may-use"),
    (|choice| matches!(choice, Choice::Pass), "may-pass"),
];

impl Scene<'_> {
    /// What a frame asks, by the end of its messages, and what fills them.
    fn question(&self, frame: Frame) -> Option<(&'static str, Args)> {
        let words = &self.words;
        let dice = &self.view.board.dice;
        Some(match frame {
            Frame::Order(_) => ("order", Args::new()),
            Frame::Mulligan(_) => ("mulligan", Args::new()),
            Frame::TakeDie => ("take-die", Args::new()),
            Frame::Reroll(die) => ("reroll", vec![("size", words.size(die).into()), ("value", dice.value(die).into())]),
            Frame::Main => ("main", Args::new()),
            Frame::Settle(_) => ("settle", Args::new()),
            Frame::Do(doing) => {
                let (op, _) = self.asking()?;
                self.effect(op, &doing)?;
                // The name without its subtitle, which has a colon of its own.
                ("effect", vec![("card", words.catalog.card(doing.card).name.clone().into())])
            }
            Frame::Play(playing) => ("host", vec![("card", words.card(playing.card).into())]),
            Frame::Pay(due) => self.payment(due),
            Frame::Attack(AttackStep::Target) => ("target", vec![("unit", self.attacker().into())]),
            Frame::Attack(AttackStep::React) => self.reaction(),
            Frame::Steal(stealing) => {
                let unit = self.numbered(stealing.thief).unwrap_or_else(|| words.word("that-unit"));
                ("steal", vec![("unit", unit.into()), ("count", stealing.left.into())])
            }
            Frame::Ransom(die) => ("ransom", vec![("die", self.plain_die(die).into()), ("cost", dice.value(die).into())]),
            Frame::StandIn(place) => {
                let doomed = self.doomed(place)?;
                let (card, price) = self.stand_in(doomed.seat)?;
                ("stand-in", vec![("unit", self.with_power(doomed).into()), ("card", words.card(card).into()), ("price", price.into())])
            }
            Frame::Under(_) => ("under", Args::new()),
            Frame::Discards(_, count) => ("discard", vec![("cards", words.count(count).into())]),
            Frame::MayDraw(_, count) => ("draw", vec![("cards", words.count(count).into())]),
            Frame::Sacrifice(_) => ("sacrifice", Args::new()),
            _ => return None,
        })
    }

    /// What is asked of who looks.
    fn asks(&self, frame: Frame, key: &str, mut args: Args, choices: &[Choice]) -> String {
        let words = &self.words;
        let only = |choice: Choice| *choices == [choice];
        match frame {
            Frame::Main if only(Choice::End) => return words.word("asks-main-end"),
            Frame::Main if !choices.is_empty() => {
                let id = if choices.contains(&Choice::End) { "asks-main-what" } else { "asks-main-must" };
                return words.say(id, &[("what", self.sorts(MAIN, choices).into()), ("funds", self.can_pay().into())]);
            }
            Frame::Attack(AttackStep::React) => {
                let what = match choices {
                    [] => words.word("may-react"),
                    [Choice::Pass] => words.word("may-pass-only"),
                    _ => self.sorts(REACTIONS, choices),
                };
                args.push(("what", what.into()));
            }
            Frame::Ransom(_) if only(Choice::Decline) => return words.say("asks-ransom-none", &args),
            Frame::Do(doing) => {
                let asking = self.asking().filter(|_| !only(Choice::Decline) && !only(Choice::Done));
                let may = match asking {
                    // What is not played has a place of its own to go to.
                    None | Some((Op::PlayShown, _)) => "no",
                    _ if choices.contains(&Choice::Decline) => "decline",
                    _ if choices.contains(&Choice::Done) => "done",
                    _ => "no",
                };
                let asks = asking.and_then(|(op, _)| self.effect(op, &doing)).unwrap_or_else(|| words.word("asks-nothing"));
                args.extend([("asks", asks.into()), ("may", may.to_owned().into())]);
            }
            _ => {}
        }
        words.say(&format!("asks-{key}"), &args)
    }

    /// The sorts of choices that there are: "play a card, attack or end the turn".
    fn sorts(&self, sorts: &Sorts, choices: &[Choice]) -> String {
        let there = sorts.iter().filter(|(fits, _)| choices.iter().any(fits));
        self.words.any(&there.map(|(_, id)| self.words.word(id)).collect::<Vec<_>>())
    }

    /// What who looks can pay, and with what.
    fn can_pay(&self) -> String {
        let words = &self.words;
        let (funds, eddies) = (self.reads().funds(self.me(), NOBODY), self.view.board.side(self.me()).ready_eddies());
        let sources = [("source-eddies", eddies), ("source-ready-legends", funds - eddies)];
        let sources: Vec<String> =
            sources.into_iter().filter(|(_, count)| *count > 0).map(|(id, count)| words.say(id, &[("count", count.into())])).collect();
        words.say("can-pay", &[("funds", funds.into()), ("sources", words.all(&sources).into())])
    }

    pub(super) fn attacker(&self) -> String {
        let attack = self.view.board.attack;
        attack.and_then(|attack| self.numbered(attack.attacker)).unwrap_or_else(|| self.words.word("that-unit"))
    }

    fn reaction(&self) -> (&'static str, Args) {
        let unit = ("unit", self.attacker().into());
        match self.view.board.attack.map(|attack| attack.aimed) {
            Some(Aimed::Unit(id)) => {
                let target = self.numbered(id).unwrap_or_else(|| self.words.word("that-unit"));
                ("react-unit", vec![unit, ("target", target.into())])
            }
            _ => ("react-gigs", vec![unit]),
        }
    }

    /// What is paid, and what for: the frame below knows.
    fn payment(&self, due: Due) -> (&'static str, Args) {
        let price = ("price", due.amount.into());
        let card = match self.below() {
            Some(Frame::Play(playing)) => Some(playing.card),
            Some(Frame::Use(doing) | Frame::Do(doing)) => Some(doing.card),
            Some(Frame::Field(_, id, _)) => self.view.board.find(id).map(|(_, piece)| piece.card),
            Some(Frame::Flip(..)) => return ("pay-call", vec![price]),
            Some(Frame::Doom(_)) => self.stand_in(due.by).map(|(card, _)| card),
            _ => None,
        };
        match card {
            Some(card) => ("pay-for", vec![price, ("card", self.words.card(card).into())]),
            None => ("pay", vec![price]),
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
            Op::MayCallThat(_) => {
                let card = self.looked_at(doing.it).map_or_else(|| words.word("the-legend"), |card| words.card(card));
                words.say("asks-call-that", &[("card", card.into())])
            }
            op => words.word(plain_key(op)?),
        })
    }
}

/// The message of an operation whose question is always the same.
const fn plain_key(op: Op) -> Option<&'static str> {
    Some(match op {
        Op::TakeTrashed(_) => "asks-take-trashed",
        Op::TakeFromTrash { .. } => "asks-take-trash",
        Op::DefeatGear { .. } => "asks-gear",
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
        Op::Play(_) => "asks-play",
        Op::Choose { .. } => "asks-mode",
        _ => return None,
    })
}
