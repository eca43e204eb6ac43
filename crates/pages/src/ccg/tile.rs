//! The tile of the game: a stack of responses, the last one on top, before the towers of a Sponsor.

use maud::{Markup, html};

use crate::art::{Hand, skyline};

/// Cards of the stack from the lowest: whose each is, where it lies, and its glyph.
const STACK: [(u8, i32, i32, &str); 4] =
    [(0, 92, 128, "cc-runner"), (1, 132, 104, "cc-cop"), (2, 172, 80, "cc-power"), (3, 212, 56, "cc-event")];

/// The drawing.
pub(super) fn drawing() -> Markup {
    let towers = skyline(&mut Hand::new("ccg"), 6, 40);
    html! {
        svg viewBox="0 0 320 180" aria-hidden="true" {
            g.towers transform="scale(3.2)" { path d=(towers) {} }
            @for (seat, x, y, glyph) in STACK {
                g class={ "leaf s" (seat) } transform={ "translate(" (x) " " (y) ")" } {
                    path d="M-58-30H46L58-18V30H-58z" {}
                    use href={ "#" (glyph) } transform="translate(-34 0)scale(1.3)" {}
                    path.line d="M-12-10H40M-12 2H30M-12 14H36" {}
                }
            }
        }
    }
}
