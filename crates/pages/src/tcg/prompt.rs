//! What the prompt says: whose turn it is, and what is being decided by whom.

use maud::Markup;
use tcg::prose;

use super::desk::Desk;
use super::things::path;
use crate::prompt::{self, Button, Says};

/// The bar, always in view.
pub(crate) fn bar(desk: &Desk<'_>) -> Markup {
    let buttons: Vec<Button<'_>> = desk
        .offers
        .iter()
        .map(|offered| Button { key: &offered.key, label: desk.named(&offered.label), path: path(desk.view, offered.choice) })
        .collect();
    let placed = buttons.iter().filter(|button| !button.path.is_empty()).count();
    let asks = || desk.named(&prose::prompt(desk.catalog, desk.view, desk.lang));
    let says = Says {
        about: desk.say("tcg-prompt"),
        turn: turn(desk),
        asks: desk.view.board.ending.is_none().then(asks),
        placed: desk.count("tcg-choices", placed),
    };
    prompt::bar(&says, &buttons)
}

/// Whose turn it is, or how the table ended.
fn turn(desk: &Desk<'_>) -> String {
    let board = &desk.view.board;
    if let Some(ending) = board.ending {
        let how = desk.game(&format!("ending-{}", ending.how.key()), &[]);
        let winner = ending.winner.map(|seat| desk.game("position-winner", &[("seat", seat.0.into())]));
        return [Some(how), winner].into_iter().flatten().collect::<Vec<_>>().join(" ");
    }
    if board.turns == 0 {
        return desk.game("position-setup", &[]);
    }
    let id = if desk.is_own(board.turn) { "position-turn-you" } else { "position-turn" };
    let turn = desk.game(id, &[("number", i64::from(board.turns).into()), ("seat", board.turn.0.into())]);
    if board.overtime { format!("{turn} {}", desk.game("position-overtime", &[])) } else { turn }
}
