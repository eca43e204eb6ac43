//! What the prompt says: whose turn it is, and what is being decided by whom.

use super::desk::Desk;

/// What is being decided by whom; nothing once the table is over.
pub(crate) fn asks(desk: &Desk<'_>) -> Option<String> {
    desk.view.board.ending.is_none().then(|| desk.prompt())
}

/// Whose turn it is, or how the table ended.
pub(crate) fn turn(desk: &Desk<'_>) -> String {
    let board = &desk.view.board;
    if let Some(ending) = board.ending {
        let how = desk.game(&format!("ending-{}", ending.how.key()), &[]);
        let winner = ending.winner.map(|seat| desk.game("position-winner", &[("seat", seat.into())]));
        return [Some(how), winner].into_iter().flatten().collect::<Vec<_>>().join(" ");
    }
    if board.turns == 0 {
        return desk.game("position-setup", &[]);
    }
    let id = if desk.is_own(board.turn) { "position-turn-you" } else { "position-turn" };
    let turn = desk.game(id, &[("number", i64::from(board.turns).into()), ("seat", board.turn.into())]);
    if board.overtime { format!("{turn} {}", desk.game("position-overtime", &[])) } else { turn }
}
