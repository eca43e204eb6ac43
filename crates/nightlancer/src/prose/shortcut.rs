//! What spares clicks: single choices that can be taken for a player, and why only the end of the turn is left. Read off
//! the view; the rules know nothing of it.

use table::Voice;

use super::scene::Scene;
use crate::choice::Choice;
use crate::frame::Frame;
use crate::game::Nightlancer;
use crate::view::View;

/// What is given up for Heat at Scoring: cards of the hand, which count for nothing any more, before Chips, which still
/// buy Prospects.
pub(super) fn proposes(view: &View, choices: &[Choice]) -> Option<Choice> {
    let Some(Frame::ScoreItems { .. }) = view.open.frames.top() else { return None };
    let card = choices.iter().copied().find(|choice| matches!(choice, Choice::Discard(_)));
    card.or_else(|| choices.iter().copied().find(|&choice| choice == Choice::Chip))
}

/// Whether a single choice goes without saying: a price with one card that fits, a Loan that cannot be given back, the one
/// space that is left. Not where cards were drawn, which are looked at first.
pub(super) fn takes_itself(view: &View, choice: Choice) -> bool {
    match view.open.frames.top() {
        Some(Frame::Pays(..) | Frame::Payoff { .. } | Frame::ScoreLoans { .. } | Frame::ScoreHeat { .. } | Frame::ScoreItems { .. }) => {
            true
        }
        Some(Frame::Equip { .. } | Frame::Decoy(_) | Frame::Ordering(_) | Frame::Reselling(_) | Frame::Acting(..)) => true,
        Some(Frame::Paid { .. } | Frame::Reroll { .. }) => matches!(choice, Choice::Done | Choice::Pass),
        _ => false,
    }
}

/// Why only the end of the turn, or of the preparations for Scoring, is left.
pub(super) fn why_only(game: &Nightlancer, view: &View, choice: Choice, voice: Voice<'_>) -> Option<String> {
    let id = match (view.open.frames.top()?, choice) {
        (Frame::StreetAfter(_), Choice::Done) => "only-turn",
        (Frame::ScoreActs(_), Choice::Done) => "only-scoring",
        _ => return None,
    };
    Some(Scene::new(game, view, voice).words.word(id))
}
