//! The look of every page: colours by role in a dark and a light theme, sizes, the cut corner, focus,
//! buttons and panels. A test holds the colours against the contrast that people need.

/// The style that all pages share.
pub const CSS: &str = include_str!("look.css");

#[cfg(test)]
mod tests {
    use super::CSS;
    use std::collections::BTreeMap;

    type Theme = BTreeMap<String, [u8; 3]>;

    /// The colours of both themes, light and dark: each token has one line with both.
    fn themes() -> [Theme; 2] {
        let colour = |value: &str| {
            let value = u32::from_str_radix(value.trim().strip_prefix('#')?, 16).ok()?;
            Some([(value >> 16) as u8, (value >> 8) as u8, value as u8])
        };
        let mut themes = [Theme::new(), Theme::new()];
        for line in CSS.lines() {
            let Some((name, both)) = line.trim().strip_prefix("--").and_then(|line| line.split_once(": light-dark(")) else { continue };
            let (light, dark) = both.trim_end_matches(");").split_once(", ").expect("two colours");
            for (theme, value) in themes.iter_mut().zip([light, dark]) {
                if let Some(colour) = colour(value) {
                    assert!(theme.insert(name.to_owned(), colour).is_none(), "--{name} stands once");
                }
            }
        }
        themes
    }

    fn luminance(colour: [u8; 3]) -> f64 {
        let linear = |part: u8| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2])
    }

    fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    const SURFACES: [&str; 3] = ["ground", "raised", "raised-2"];
    /// What is written on surfaces.
    const TEXTS: [&str; 15] = [
        "ink",
        "soft",
        "accent-gangs",
        "accent-nightlancer",
        "accent-nightlancer-2",
        "accent-tcg",
        "accent-ccg",
        "legal",
        "chosen",
        "awaited",
        "danger",
        "hidden",
        "public",
        "done",
        "seat-0",
    ];
    /// What is drawn on surfaces.
    const GRAPHICS: [&str; 11] =
        ["kind-combat", "kind-deal", "kind-crew", "kind-tale", "depth-1", "depth-2", "depth-3", "ram-r", "ram-g", "ram-b", "ram-y"];
    /// The colours of the seats, which glyphs are drawn on.
    const SEATS: [&str; 4] = ["seat-0", "seat-1", "seat-2", "seat-3"];

    fn check(theme: &Theme) {
        let colour = |name: &str| *theme.get(name).unwrap_or_else(|| panic!("no --{name}"));
        for surface in SURFACES {
            for text in TEXTS {
                let contrast = contrast(colour(text), colour(surface));
                assert!(contrast >= 4.5, "{text} on {surface}: {contrast:.2}");
            }
            for graphic in GRAPHICS.into_iter().chain(SEATS) {
                let contrast = contrast(colour(graphic), colour(surface));
                assert!(contrast >= 3.0, "{graphic} on {surface}: {contrast:.2}");
            }
        }
        for seat in SEATS {
            let on = contrast(colour("on-seat"), colour(seat));
            assert!(on >= 4.5, "on-seat on {seat}: {on:.2}");
            // Dominance tints a District with the colour of the seat (27 %), and its name stands there.
            let tint = [0, 1, 2].map(|part| {
                let part = |name: &str| f64::from(colour(name)[part]);
                (0.27 * part(seat) + 0.73 * part("raised")) as u8
            });
            for text in ["ink", "soft"] {
                let on = contrast(colour(text), tint);
                assert!(on >= 4.5, "{text} on the Dominance of {seat}: {on:.2}");
            }
            for other in SEATS {
                let on = contrast(colour(other), tint);
                assert!(on >= 2.5, "{other} on the Dominance of {seat}: {on:.2}");
            }
        }
        assert!(contrast(colour("ground"), colour("accent-gangs")) >= 4.5, "the goal is lit");
    }

    #[test]
    fn both_themes_have_enough_contrast() {
        assert!((contrast([255, 255, 255], [0, 0, 0]) - 21.0).abs() < 0.01);
        themes().iter().for_each(check);
    }

    #[test]
    fn both_themes_have_the_same_roles() {
        let [light, dark] = themes();
        assert!(light.keys().eq(dark.keys()) && light.len() > 25);
        assert!(luminance(light["ground"]) > luminance(dark["ground"]));
    }
}
