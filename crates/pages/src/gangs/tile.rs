//! The tile of the game: Districts of the plan with tokens of all four sides.

use gangs::catalog::words::District;
use maud::{Markup, html};

use super::plan;

/// A token: its seat, its glyph, where it stands.
const TOKENS: [(u8, &str, i32, i32); 8] = [
    (0, "solo", 96, 440),
    (0, "techie", 160, 452),
    (0, "drone", 222, 440),
    (1, "solo", 372, 446),
    (2, "netrunner", 78, 288),
    (2, "solo", 146, 300),
    (3, "solo", 520, 300),
    (1, "netrunner", 566, 470),
];

/// The drawing.
pub(super) fn drawing() -> Markup {
    let tint = |district: District| match district {
        District::Heywood => "d s0 dom",
        District::CityCenter => "d s2 pres",
        District::SantoDomingo => "d s1 pres",
        _ => "d",
    };
    html! {
        svg viewBox="-6 216 692 389" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            @for &district in District::ALL {
                @let points = plan::corners(district).iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ");
                g class=(tint(district)) {
                    polygon points=(points) {}
                    polygon.grid points=(points) fill={ "url(#st" (district as usize % 3) ")" } {}
                }
            }
            g.roof.s0 transform="translate(292 504)scale(1.6)" { use href="#roof" {} use.mini href="#p0" {} use.crown href="#crown" {} }
            g.roof.s3 transform="translate(600 268)scale(1.6)" { use href="#roof" {} use.mini href="#p3" {} }
            @for (seat, glyph, x, y) in TOKENS {
                g class={ "u s" (seat) } transform={ "translate(" (x) " " (y) ")scale(1.7)" } {
                    use href={ "#p" (seat) } {}
                    use.g href={ "#" (glyph) } {}
                }
            }
        }
    }
}
