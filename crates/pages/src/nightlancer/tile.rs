//! The tile of the game: a mission as a ladder of three Stages with two rungs each, Crews at its foot, in the light of a
//! street lamp.

use maud::{Markup, html};

/// A rung: its glyph, its Difficulty, where it is, and whether it was climbed.
const RUNGS: [(&str, u8, i32, i32, bool); 6] = [
    ("nl-covert", 5, 120, 150, true),
    ("nl-streetwise", 6, 200, 150, false),
    ("nl-technical", 6, 120, 94, false),
    ("nl-gunfight", 7, 200, 94, true),
    ("nl-marksman", 8, 120, 38, false),
    ("nl-melee", 7, 200, 38, false),
];

/// The drawing.
pub(super) fn drawing() -> Markup {
    html! {
        svg viewBox="0 0 320 180" aria-hidden="true" {
            path.cone d="M58 18L-14 180H130z" {}
            path.post d="M36 180V20Q36 12 44 12H64" {}
            path.rail d="M76 180V8M244 180V8M160 180V14" {}
            @for (glyph, difficulty, x, y, done) in RUNGS {
                g class={ "step" @if done { " done" } } transform={ "translate(" (x) " " (y) ")" } {
                    path d="M-36-18H28L36-10V18H-36z" {}
                    use href={ "#" (glyph) } transform="translate(-14 0)" {}
                    text x="14" y="7" { (difficulty) }
                }
            }
            g.t.s0 transform="translate(268 150)scale(.7)" { use href="#p0" {} }
            g.t.s2 transform="translate(268 94)scale(.7)" { use href="#p2" {} }
            g.t.s3 transform="translate(296 150)scale(.7)" { use href="#p3" {} }
        }
    }
}
