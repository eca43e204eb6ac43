//! What the prompt says: whose turn it is, and what is being decided by whom.

use table::content::word;

use super::desk::Desk;

/// What is being decided by whom; nothing once the table is over.
pub(crate) fn asks(desk: &Desk<'_>) -> Option<String> {
    desk.view.board.ending.is_none().then(|| desk.prompt())
}

/// Whose turn it is, or how the table ended.
pub(crate) fn turn(desk: &Desk<'_>) -> String {
    let board = &desk.view.board;
    if let Some(ending) = board.ending {
        return desk.game(&format!("ending-{}", word(&ending.how)), &[]);
    }
    if board.turns == 0 {
        return desk.game("part-setup", &[]);
    }
    let id = if desk.is_own(board.turn) { "cc-your-turn" } else { "cc-turn" };
    desk.fill(id, &[("turn", i64::from(board.turns).into()), ("seat", board.turn.into())])
}
