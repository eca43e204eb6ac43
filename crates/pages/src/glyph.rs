//! Shapes and glyphs, drawn once in a page and used many times: those that all tables share (the shape of each
//! seat, what cards and pictures are about), and a sheet of each game's own.

use maud::{Markup, PreEscaped, html};
use table::Seat;

/// Drawings with their ids, and which of them stand among words.
pub(crate) struct Sheet {
    /// The drawings.
    pub svg: &'static str,
    /// Those that stand among words, each with the box that it is drawn in.
    pub among_words: &'static [&'static str],
}

/// What all tables share.
const SHARED: Sheet = Sheet {
    svg: include_str!("look/glyphs.svg"),
    among_words: &["netrunner", "specialist", "fire", "lost", "move", "convert", "trace", "x", "braindance", "cyberware", "weapon"],
};

/// The shapes of the seats.
const SEATS: [&str; 4] = ["p0", "p1", "p2", "p3"];

/// The glyphs that all tables share; a page needs them once.
pub(crate) fn shared() -> Markup {
    html! {
        svg.glyphs width="0" height="0" aria-hidden="true" {
            (drawings(&SHARED))
            @for shape in SEATS { (framed(shape, "-20 -20 40 40")) }
        }
    }
}

/// The glyphs of a game alone; a page needs them once.
pub(crate) fn own(game: &str, own: &Sheet) -> Markup {
    html! { svg class={ "glyphs " (game) } width="0" height="0" aria-hidden="true" { (drawings(own)) } }
}

fn drawings(sheet: &Sheet) -> Markup {
    html! {
        (PreEscaped(sheet.svg))
        @for glyph in sheet.among_words { (framed(glyph, "-12 -12 24 24")) }
    }
}

/// A glyph in a box of its own, which fills whatever picture uses it.
fn framed(glyph: &str, frame: &str) -> Markup {
    html! { symbol id={ "i-" (glyph) } viewBox=(frame) overflow="visible" { use href={ "#" (glyph) } {} } }
}

/// A glyph among words; the words beside it say the same.
pub(crate) fn icon(glyph: &str) -> Markup {
    html! { svg.i role="none" { use href={ "#i-" (glyph) } {} } }
}

/// A glyph that stands alone, with its words for those who do not see it.
pub(crate) fn told(glyph: &str, words: &str) -> Markup {
    html! { svg.i role="img" { title { (words) } use href={ "#i-" (glyph) } {} } }
}

/// The shape of a seat.
pub(crate) fn shape(seat: Seat) -> Markup {
    html! { svg class={ "i shape s" (seat.0) } aria-hidden="true" { use href={ "#i-p" (seat.0) } {} } }
}

#[cfg(test)]
mod tests {
    use crate::drawn::GAMES;
    use std::collections::BTreeSet;

    #[test]
    fn every_id_stands_once_and_what_is_used_is_there() {
        for game in GAMES.iter() {
            let sheet = game.glyphs().into_string();
            let ids: Vec<&str> = sheet.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
            let known: BTreeSet<&str> = ids.iter().copied().collect();
            assert_eq!(ids.len(), known.len(), "an id stands twice: {ids:?}");
            let used = sheet.split("href=\"#").skip(1).chain(sheet.split("url(#").skip(1)).filter_map(|rest| rest.split(['"', ')']).next());
            used.for_each(|id| assert!(known.contains(id), "there is no '{id}'"));
        }
    }
}
