//! What spares clicks: the sensible payment, single choices that can be taken for a player, and why only passing is left.
//! Read off the view; the rules know nothing of it.

use table::Voice;

use super::scene::Scene;
use crate::catalog::words::Kind;
use crate::choice::Choice;
use crate::frame::{BattleStep, Frame, Purpose};
use crate::game::Ccg;
use crate::state::Part;
use crate::view::View;

/// The source that is paid with first, if little is to be lost; otherwise the first that is offered.
pub(super) fn proposes(game: &Ccg, view: &View, choices: &[Choice]) -> Option<Choice> {
    let Some(Frame::Pay(due)) = view.board.frames.top() else { return None };
    let thrifty = view.read(game).thrifty(&due).filter(|choice| choices.contains(choice));
    thrifty.or_else(|| choices.first().copied())
}

/// Whether a single choice goes without saying: the last card that can be discarded, a search that finds nothing, and the end
/// of a part of one's own turn in which nothing can be done. Not the last part, after which the turn is over, and not the
/// Purchase, before which the hand is looked at; no response, over which its player has a say of its own.
pub(super) fn takes_itself(view: &View, choice: Choice) -> bool {
    match view.board.frames.top() {
        Some(Frame::Discard(..) | Frame::Aim) => true,
        Some(Frame::Phase(seat, _)) => {
            choice == Choice::Pass && view.board.turn == seat && matches!(view.board.part, Part::Equip | Part::Legwork | Part::Action)
        }
        _ => false,
    }
}

/// Why only passing is left.
pub(super) fn why_only(game: &Ccg, view: &View, choice: Choice, voice: Voice<'_>) -> Option<String> {
    let scene = Scene::new(game, view, voice);
    let seat = view.seat?;
    match (scene.frame()?, choice) {
        (Frame::Phase(..), Choice::Pass) if view.board.turn != seat => {
            Some(scene.words.say("only-pass-other", &[("part", scene.part().into()), ("seat", view.board.turn.into())]))
        }
        (Frame::Phase(..), Choice::Pass) if view.board.part == Part::Purchase => Some(scene.only_purchase()),
        (Frame::Phase(..), Choice::Pass) if view.board.part == Part::DamageControl => Some(scene.words.word("only-end")),
        (Frame::Battle(BattleStep::Actions(..)), Choice::Pass) => {
            Some(scene.words.say("only-pass-battle", &[("target", scene.target().into())]))
        }
        _ => None,
    }
}

impl Scene<'_> {
    /// Why nothing can be bought.
    fn only_purchase(&self) -> String {
        let seat = self.view.seat.unwrap_or_default();
        let hand = self.view.seen[seat.index()].hand.as_ref();
        let cards: Vec<_> = hand.into_iter().flatten().flatten().copied().collect();
        let reach = self.read.reach(seat, Purpose::Other);
        let wares: Vec<_> = cards.iter().filter(|&&card| self.read.card(card).kind != Kind::Event).collect();
        let id = match () {
            () if cards.is_empty() => "only-no-hand",
            () if wares.is_empty() => "only-events",
            () if wares.iter().all(|&&card| i16::from(self.read.price(seat, card)) > reach) => "only-no-funds",
            () => "only-no-purchase",
        };
        let why = if id == "only-no-funds" { self.words.say(id, &[("funds", i64::from(reach).into())]) } else { self.words.word(id) };
        self.words.say("only-pass", &[("why", why.into())])
    }
}
