//! A choice as a short imperative sentence, given what is being asked.

use table::Voice;

use super::scene::Scene;
use crate::catalog::words::Ability;
use crate::catalog::{CardId, Catalog};
use crate::choice::{Choice, Target};
use crate::frame::{Doing, Frame};
use crate::gigs::DieId;
use crate::odds::Duel;
use crate::state::Name;
use crate::view::View;

/// What a choice will do.
pub fn label<'a>(catalog: &'static Catalog, view: &'a View, choice: Choice, voice: impl Into<Voice<'a>>) -> String {
    let scene = Scene::new(catalog, view, voice);
    let words = &scene.words;
    match choice {
        Choice::Begin(true) => words.word("label-first"),
        Choice::Begin(false) => words.word("label-second"),
        Choice::Keep => words.word("label-keep"),
        Choice::Mulligan => words.word("label-mulligan"),
        Choice::Take(die) => words.say("label-take", &[("size", words.size(die).into())]),
        Choice::Sell(card) => words.of_card("label-sell", card),
        Choice::Play(card) => scene.priced("label-play", card, scene.reads().price(scene.me(), card)),
        Choice::Solo(card) => scene.legend("label-solo", card, true),
        Choice::Field(card) => scene.legend("label-field", card, false),
        Choice::Call(slot) => scene.call(slot),
        Choice::CallAny if scene.called_for_free() => words.word("label-call-any-free"),
        Choice::CallAny => words.say("label-call-any", &[("price", scene.reads().call_price(scene.me()).into())]),
        Choice::Use(name, card, ability) => scene.use_ability(name, card, ability),
        Choice::Attack(name, target) => scene.attack(name, target),
        Choice::Aim(target) => scene.aim(target),
        Choice::End => words.word("label-end"),
        Choice::Block(name) => {
            let outcome = scene.view.board.attack.map_or_else(String::new, |attack| scene.outcome_of_block(attack.attacker, name));
            words.say("label-block", &[("unit", scene.with_power(name).into()), ("outcome", outcome.into())])
        }
        Choice::Pass => words.word("label-pass"),
        Choice::Pay(mask) => scene.pay(mask),
        Choice::Pick(name) => scene.pick(name),
        Choice::Gear(name, card) => scene.gear(name, card),
        Choice::Look(slot) => scene.at_place("label-look", slot),
        Choice::Die(die) => scene.choose_die(die),
        Choice::Turn(die, to) => words.say("label-turn", &[("die", scene.die(die).into()), ("to", to.into())]),
        Choice::Swap(own, other) => words.say("label-swap", &[("given", scene.die(own).into()), ("taken", scene.die(other).into())]),
        Choice::Hand(card) => scene.hand_card(card),
        Choice::Trash(card) => scene.trash_card(card),
        Choice::Card(card) => scene.shown(card),
        Choice::Resolve(card, ability, nth) => scene.resolve(card, ability, nth),
        Choice::Mode(mode) => scene.one_mode(mode),
        Choice::Type(kind) => words.say("label-type", &[("kind", words.kind(kind).into())]),
        Choice::Accept => scene.accept(),
        Choice::Decline => scene.decline(),
        Choice::Done => scene.done(),
    }
}

impl Scene<'_> {
    /// A card with what it costs now.
    pub(super) fn priced(&self, id: &str, card: CardId, price: u8) -> String {
        self.words.say(id, &[("card", self.words.card(card).into()), ("price", price.into())])
    }

    fn legend(&self, id: &str, card: CardId, solo: bool) -> String {
        let legend = self.view.board.side(self.me()).legends().find(|piece| piece.card == card);
        let price = legend.and_then(|piece| self.reads().legend_price(self.me(), piece, solo));
        self.priced(id, card, price.unwrap_or_default())
    }

    /// Whether an effect lets a Legend be Called, so that nothing is paid.
    fn called_for_free(&self) -> bool {
        matches!(self.frame(), Some(Frame::Do(_)))
    }

    fn call(&self, slot: u8) -> String {
        if self.called_for_free() {
            return self.at_place("label-call-free", slot);
        }
        let price = ("price", self.reads().call_price(self.me()).into());
        let place = ("place", self.place(slot).into());
        self.words.say("label-call", &[place, price])
    }

    /// A face-down Legend by its place, and its name if it is known: "2 (V: Streetkid)".
    fn place(&self, slot: u8) -> String {
        let number = slot + 1;
        match self.known_legend(self.me(), slot) {
            Some(card) => format!("{number} ({})", self.words.card(card)),
            None => number.to_string(),
        }
    }

    fn at_place(&self, id: &str, slot: u8) -> String {
        self.words.say(id, &[("place", self.place(slot).into())])
    }

    fn use_ability(&self, name: Name, card: CardId, ability: u8) -> String {
        let words = &self.words;
        let price = self.reads().use_price(name.seat, card, ability).unwrap_or_default();
        let args = [("unit", self.with_power(name).into()), ("price", price.into())];
        let said = if card == name.card {
            words.say("label-use", &args)
        } else {
            words.say("label-use-gear", &[&args[..], &[("card", words.card(card).into())]].concat())
        };
        self.numbered_effect(said, card, ability, |ability| ability.cost.is_some())
    }

    /// Which effect of a card is meant, if several could be.
    fn numbered_effect(&self, said: String, card: CardId, ability: u8, fits: impl Fn(&Ability) -> bool) -> String {
        if self.words.catalog.card(card).ability.iter().filter(|ability| fits(ability)).count() < 2 {
            return said;
        }
        self.words.say("label-effect", &[("said", said.into()), ("number", (ability + 1).into())])
    }

    fn attack(&self, name: Name, target: Target) -> String {
        let (words, unit) = (&self.words, ("unit", self.with_power(name).into()));
        let outcome = ("outcome", self.view.board.named(name).map_or_else(String::new, |piece| self.outcome(piece.id, target)).into());
        match target {
            Target::Later => words.say("label-attack", &[unit]),
            Target::Gigs => words.say("label-attack-gigs", &[unit, outcome]),
            Target::Unit(target) => words.say("label-attack-unit", &[unit, ("target", self.piece(target).into()), outcome]),
        }
    }

    fn aim(&self, target: Target) -> String {
        let outcome = self.view.board.attack.map_or_else(String::new, |attack| self.outcome(attack.attacker, target));
        let outcome = ("outcome", outcome.into());
        match target {
            Target::Unit(name) => self.words.say("label-aim-unit", &[("target", self.piece(name).into()), outcome]),
            _ => self.words.say("label-aim-gigs", &[outcome]),
        }
    }

    /// What an attack would come to as things stand: "wins 6 to 5", "steals 1 Gig".
    fn outcome(&self, attacker: u8, target: Target) -> String {
        let catalog = self.words.catalog;
        match target {
            Target::Later => String::new(),
            Target::Gigs => self.words.say("outcome-theft", &[("count", self.view.theft(catalog, attacker).into())]),
            Target::Unit(name) => {
                let target = self.view.board.named(name).map(|piece| self.view.duel(catalog, attacker, piece.id));
                target.map_or_else(String::new, |duel| self.fought(duel, 0))
            }
        }
    }

    fn outcome_of_block(&self, attacker: u8, blocker: Name) -> String {
        let blocker = self.view.board.named(blocker).map(|piece| self.view.duel(self.words.catalog, attacker, piece.id));
        blocker.map_or_else(String::new, |duel| self.fought(duel, 1))
    }

    /// A fight as the attacker (0) or the target (1) sees it.
    fn fought(&self, duel: Duel, own: usize) -> String {
        let result = match (duel.won[own], duel.won[1 - own]) {
            (true, _) => "wins",
            (_, true) => "loses",
            _ => "ties",
        };
        let [own, other] = [own, 1 - own].map(|side| duel.powers[side]);
        self.words.say("outcome-fight", &[("result", result.to_owned().into()), ("own", own.into()), ("other", other.into())])
    }

    fn pay(&self, mask: u8) -> String {
        let amount = if let Some(Frame::Pay(due)) = self.frame() { due.amount } else { mask.count_ones() as u8 };
        let eddies = amount.saturating_sub(mask.count_ones() as u8);
        let mut parts: Vec<String> = (0..3).filter(|slot| mask & (1 << slot) != 0).map(|slot| self.payer(slot)).collect();
        if eddies > 0 || parts.is_empty() {
            parts.push(self.words.sources(eddies, 0));
        }
        self.words.say("label-pay", &[("what", self.words.all(&parts).into())])
    }

    /// A Legend that pays, by its name, which its player may know of one that lies face-down.
    fn payer(&self, slot: u8) -> String {
        let (me, words) = (self.me(), &self.words);
        let face_up = self.view.board.legend(me, slot).filter(|piece| piece.face_up()).map(|piece| words.card(piece.card));
        let known = || self.known_legend(me, slot).map(|card| words.of_card("payer-known", card));
        face_up.or_else(known).unwrap_or_else(|| words.say("payer-hidden", &[("place", (slot + 1).into())]))
    }

    fn choose_die(&self, die: DieId) -> String {
        let id = if matches!(self.frame(), Some(Frame::Steal(_))) { "label-steal" } else { "label-die" };
        self.words.say(id, &[("die", self.die(die).into())])
    }

    /// A pending effect, and what it is about if that tells it from others.
    fn resolve(&self, card: CardId, ability: u8, nth: u8) -> String {
        let words = &self.words;
        let same = |doing: &&Doing| doing.by == self.me() && doing.card == card && doing.ability == ability;
        let found = self.view.board.pending.iter().filter(same).nth(nth.into());
        let die = found.filter(|doing| doing.die != DieId::NONE).map(|doing| self.plain_die(doing.die));
        let said = match die {
            Some(die) => words.say("label-resolve-die", &[("card", words.card(card).into()), ("die", die.into())]),
            None => words.of_card("label-resolve", card),
        };
        let said = self.numbered_effect(said, card, ability, |ability| !ability.when.is_empty());
        if nth == 0 { said } else { words.say("label-nth", &[("said", said.into()), ("nth", (nth + 1).into())]) }
    }
}
