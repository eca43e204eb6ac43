//! The frame of every table, drawn or not: the prompt on top, the board in the middle with what lies over it for a
//! while, and what the looking player holds at the lower edge. It fits the window; on a phone its parts are places to
//! go to. What stands beside the game (players, log, menu) is the house's.

use maud::{Markup, html};
use table::Lang;

use crate::prompt::{self, Says};
use crate::texts;

/// The parts of a table.
pub(crate) struct Stage<'a> {
    /// The class of whatever is drawn of the game.
    pub key: &'a str,
    pub lang: Lang,
    pub says: Says<'a>,
    pub board: Markup,
    /// Sheets over the board.
    pub over: Markup,
    /// What the looking player holds, if there is anything to hold.
    pub own: Option<Markup>,
}

/// The places of a table on a phone, by their ids, with their messages.
const PLACES: [(&str, &str); 4] = [("board", "panel-board"), ("own", "panel-hand"), ("side", "panel-log"), ("talk", "panel-talk")];

/// The frame around the parts.
pub(crate) fn framed(stage: &Stage<'_>) -> Markup {
    let say = |id: &str| texts().get(stage.lang, id, &[]);
    let places = PLACES.into_iter().filter(|(id, _)| *id != "own" || stage.own.is_some());
    html! {
        div class={ "game " (stage.key) } lang=(stage.lang.code()) {
            (prompt::bar(stage.lang, &stage.says))
            nav.places aria-label=(say("panels")) { @for (id, says) in places { a href={ "#" (id) } { (say(says)) } } }
            section #board.place aria-label=(say("panel-board")) {
                (stage.board)
                @if !stage.over.0.is_empty() { div.over { (stage.over) } }
            }
            @if let Some(own) = &stage.own { section #own.place aria-label=(say("panel-hand")) { (own) } }
        }
    }
}
