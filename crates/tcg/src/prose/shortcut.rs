//! What spares clicks: the sensible payment, single choices that can be taken for a player, and why only the end of the
//! turn is left. Read off the view; the rules know nothing of it.

use table::Voice;

use super::scene::Scene;
use crate::catalog::Catalog;
use crate::catalog::ops::Op;
use crate::choice::Choice;
use crate::engine::op;
use crate::frame::{AttackStep, Frame};
use crate::state::NOBODY;
use crate::view::View;

/// The payment that costs the least: every source pays 1 €$ and is ready again next turn, so what counts is what else it
/// could still do in this one. Eddies pay and nothing else; a face-up Legend that has no effect to be spent for comes
/// next, then those that could still be Called, and last those that are wanted for their effects.
pub fn proposes(catalog: &'static Catalog, view: &View, choices: &[Choice]) -> Option<Choice> {
    let Some(Frame::Pay(due)) = view.board.frames.top() else { return None };
    let missed = |slot: &u8| match view.board.legend(due.by, *slot) {
        Some(piece) if !piece.face_up() => 2u8,
        Some(piece) if catalog.face(piece.card).active => 8,
        _ => 1,
    };
    let cost = |choice: &Choice| match choice {
        Choice::Pay(mask) => (0..3).filter(|slot| mask & (1 << slot) != 0).map(|slot| missed(&slot)).sum(),
        _ => u8::MAX,
    };
    choices.iter().copied().min_by_key(cost)
}

/// Whether a single choice goes without saying. Not where cards were looked at or a Legend was: they are looked at
/// before one goes on. Not the end of the turn, and not a reaction, over which its player has a say of its own.
pub fn takes_itself(catalog: &'static Catalog, view: &View) -> bool {
    match view.board.frames.top() {
        Some(Frame::Discards(..) | Frame::Ransom(_) | Frame::Under(_)) => true,
        Some(Frame::Do(doing)) => matches!(op(catalog, &doing), Some(Op::Discard { .. } | Op::Play(_))),
        _ => false,
    }
}

/// Why only the end of the turn is left, or only letting an attack go on.
pub fn why_only<'a>(catalog: &'static Catalog, view: &'a View, choice: Choice, voice: impl Into<Voice<'a>>) -> Option<String> {
    let scene = Scene::new(catalog, view, voice);
    match (choice, scene.frame()?) {
        (Choice::End, Frame::Main) => Some(scene.only_end()),
        (Choice::Pass, Frame::Attack(AttackStep::React)) => Some(scene.words.say("only-pass", &[("unit", scene.attacker().into())])),
        _ => None,
    }
}

impl Scene<'_> {
    fn only_end(&self) -> String {
        let (words, me, reads) = (&self.words, self.me(), self.reads());
        let (side, funds) = (self.view.board.side(me), reads.funds(me, NOBODY));
        let hand = self.view.seen(me).hand.as_deref().unwrap_or_default();
        let mut reasons = Vec::new();
        if hand.is_empty() {
            reasons.push(words.word("only-no-hand"));
        } else {
            let dear = hand.iter().all(|&card| reads.price(me, card) > funds);
            reasons.push(if dear { words.say("only-no-funds", &[("funds", funds.into())]) } else { words.word("only-no-play") });
            reasons.push(words.word(if side.deeds.sold { "only-sold" } else { "only-no-sale" }));
        }
        reasons.push(words.word(if side.units().next().is_none() {
            "only-no-units"
        } else if side.units().all(|unit| unit.spent()) {
            "only-all-spent"
        } else {
            "only-no-attack"
        }));
        words.say("only-end", &[("reasons", words.all(&reasons).into())])
    }
}
