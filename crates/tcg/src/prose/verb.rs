//! What effects do to Units and Legends: as a purpose ("to spend") and as an order ("Spend ...").

use table::text::Arg;

use super::scene::Scene;
use super::words::Words;
use crate::catalog::CardId;
use crate::catalog::ops::{Aim, Op, Verb};
use crate::catalog::words::{Amount, Ban, Boon, Which, Whose};
use crate::frame::Doing;

/// The name of a verb in the messages `to-...` and `do-...`.
const fn key(verb: Verb) -> &'static str {
    match verb {
        Verb::Power(_) => "power",
        Verb::Weaken(_) => "weaken",
        Verb::FightPower(_) => "fight",
        Verb::Give(boon) => boon_key(boon),
        Verb::Forbid(ban) => ban_key(ban),
        Verb::Defeat => "defeat",
        Verb::Spend => "spend",
        Verb::Ready => "ready",
        Verb::Bottom => "bottom",
        Verb::Steal => "steal",
    }
}

/// The name of a boon in messages.
pub(super) const fn boon_key(boon: Boon) -> &'static str {
    match boon {
        Boon::Blocker => "blocker",
        Boon::Adrenaline => "adrenaline",
        Boon::AttackUnits => "attack-units",
        Boon::AttackSpent => "attack-spent",
        Boon::AttackReady => "attack-ready",
        Boon::Undefeated => "undefeated",
        Boon::Harmless => "harmless",
        Boon::StealsLess => "steals-less",
        Boon::CheaperSolo => "cheaper-solo",
        Boon::Watched => "watched",
    }
}

/// The name of a ban in messages.
pub(super) const fn ban_key(ban: Ban) -> &'static str {
    match ban {
        Ban::Attack => "no-attack",
        Ban::Ready => "no-ready",
        Ban::Stay => "must-attack",
    }
}

/// Which pieces are meant, as the end of a message's name.
const fn which_key(which: Which) -> &'static str {
    let legend = which.legend || which.any_legend;
    match (which.whose, legend, which.either) {
        (Whose::Friendly, true, _) => "friendly-legend",
        (Whose::Friendly, _, true) => "friendly-either",
        (Whose::Friendly, ..) => "friendly-unit",
        (Whose::Rival, true, _) => "rival-legend",
        (Whose::Rival, _, true) => "rival-either",
        (Whose::Rival, ..) => "rival-unit",
        (Whose::Any, true, _) => "any-legend",
        (Whose::Any, _, true) => "any-either",
        (Whose::Any, ..) => "any-unit",
    }
}

/// What is chosen now and done to it later: the verb that a choice is for.
fn purpose(ops: &[Op], step: usize) -> Option<Verb> {
    for op in ops.get(step + 1..)? {
        match *op {
            Op::Do(verb, Aim::It | Aim::Picked) => return Some(verb),
            Op::Pick(_) | Op::PickMany { .. } | Op::Choose { .. } | Op::Watch(_) => return None,
            _ => {}
        }
    }
    None
}

impl Words<'_> {
    /// "a rival Unit".
    pub(super) fn one_of(&self, which: Which) -> String {
        self.word(&format!("one-{}", which_key(which)))
    }

    fn all_of(&self, which: Which) -> String {
        self.word(&format!("all-{}", which_key(which)))
    }

    /// "to spend": what the Unit that is chosen is chosen for; nothing if that comes later.
    pub(super) fn purpose(&self, doing: &Doing) -> Option<String> {
        let verb = purpose(self.ops(doing), doing.step.into())?;
        Some(self.word(&format!("to-{}", key(verb))))
    }

    fn ops(&self, doing: &Doing) -> &'static [Op] {
        let effects = &self.catalog.face(doing.card).effects;
        effects.get(usize::from(doing.ability)).map_or(&[], |ops| ops)
    }

    /// "Spend X", "Give X +2 power"; none if the amount is not known.
    fn order(&self, verb: Verb, unit: String, amount: impl Fn(Amount) -> Option<u8>) -> Option<String> {
        let mut args = vec![("unit", Arg::from(unit))];
        if let Verb::Power(by) | Verb::Weaken(by) | Verb::FightPower(by) = verb {
            args.push(("by", amount(by)?.into()));
        }
        Some(self.say(&format!("do-{}", key(verb)), &args))
    }

    /// One of several effects as an order: "Draw 1 card". `it` is the Unit that was chosen before.
    pub(super) fn mode(&self, ops: &[Op], at: u8, card: CardId, it: Option<String>) -> Option<String> {
        let fixed = |amount: Amount| if let Amount::Fixed(amount) = amount { Some(amount) } else { None };
        let mut ops = ops.get(usize::from(at)..)?.iter();
        match *ops.next()? {
            Op::Draw(Amount::Fixed(count)) => Some(self.say("do-draw", &[("cards", self.count(count).into())])),
            Op::Pick(which) => match *ops.next()? {
                Op::Do(verb, Aim::It) => self.order(verb, self.one_of(which), fixed),
                _ => None,
            },
            Op::Do(verb, Aim::It) => self.order(verb, it.unwrap_or_else(|| self.word("that-unit")), fixed),
            Op::Do(verb, Aim::This) => self.order(verb, self.card(card), fixed),
            Op::Do(verb, Aim::All(which)) => self.order(verb, self.all_of(which), fixed),
            _ => None,
        }
    }
}

impl Scene<'_> {
    /// A Unit is chosen: "Spend the rival X (6)".
    pub(super) fn chosen(&self, doing: &Doing, id: u8, unit: String) -> String {
        let words = &self.words;
        let read = |amount| Some(self.reads().amount(amount, &Doing { it: id, ..*doing }));
        let order = purpose(words.ops(doing), doing.step.into()).and_then(|verb| words.order(verb, unit.clone(), read));
        order.unwrap_or_else(|| words.say("do-choose", &[("unit", unit.into())]))
    }

    /// One of several effects.
    pub(super) fn mode(&self, doing: &Doing, modes: [u8; 3], mode: u8) -> String {
        let words = &self.words;
        let it = self.view.board.name(doing.it).map(|name| self.piece(name));
        let at = modes.get(usize::from(mode)).copied();
        let said = at.and_then(|at| words.mode(words.ops(doing), at, doing.card, it));
        said.unwrap_or_else(|| words.say("do-mode", &[("number", (mode + 1).into())]))
    }
}
