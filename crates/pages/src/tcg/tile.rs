//! The tile of the game: its six dice, each in its own shape with what it shows.

use maud::{Markup, html};

/// What the dice show, whose they are, and where they lie.
const ROLLED: [(&str, u8, u8, i32, i32); 6] = [
    ("d4", 3, 0, 62, 54),
    ("d6", 5, 1, 162, 46),
    ("d8", 8, 0, 258, 50),
    ("d10", 4, 1, 60, 134),
    ("d12", 11, 0, 160, 132),
    ("d20", 17, 1, 260, 134),
];

/// The drawing.
pub(super) fn drawing() -> Markup {
    html! {
        svg viewBox="0 0 320 180" aria-hidden="true" {
            @for (key, shows, seat, x, y) in ROLLED {
                g class={ "die s" (seat) } transform={ "translate(" (x) " " (y) ")scale(1.6)" } {
                    use.out href={ "#" (key) } {}
                    use.in href={ "#" (key) "-in" } {}
                    text class=(key) { (shows) }
                }
            }
        }
    }
}
