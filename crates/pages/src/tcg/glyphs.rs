//! Shapes and glyphs of this table, drawn once in a page and used many times: dice by their size, the back of
//! cards, piles; after those that all tables share.

use maud::{Markup, PreEscaped, html};

/// Glyphs that stand among words, each with the box that it is drawn in.
const AMONG_WORDS: [&str; 4] = ["eye", "hand", "deck", "trash"];

/// All of them; a page needs them once.
pub fn glyphs() -> Markup {
    html! {
        (crate::gangs::glyphs())
        svg.glyphs width="0" height="0" aria-hidden="true" {
            (PreEscaped(include_str!("glyphs.svg")))
            @for glyph in AMONG_WORDS {
                symbol id={ "i-" (glyph) } viewBox="-12 -12 24 24" overflow="visible" { use href={ "#" (glyph) } {} }
            }
        }
    }
}
