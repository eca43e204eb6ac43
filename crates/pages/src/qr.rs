//! A link as a square that phones read.

use std::fmt::Write;

use maud::{Markup, html};
use qrcode::{Color, QrCode};

/// The white that a phone needs around the square, in dots.
const QUIET: usize = 4;

/// The square of a link, with words for those who do not see it; nothing for what is too long for one. It is dark on
/// light in every theme: not every phone reads it the other way round.
pub(crate) fn square(link: &str, words: &str) -> Markup {
    let Ok(code) = QrCode::new(link) else { return html! {} };
    let (wide, dots) = (code.width(), code.to_colors());
    let mut path = String::new();
    for (y, row) in dots.chunks(wide).enumerate() {
        // Dots side by side are one line.
        let mut x = 0;
        for run in row.chunk_by(|one, other| one == other) {
            if run[0] == Color::Dark {
                let _ = write!(path, "M{} {}h{}v1h-{}z", x + QUIET, y + QUIET, run.len(), run.len());
            }
            x += run.len();
        }
    }
    let side = wide + 2 * QUIET;
    html! {
        svg.qr viewBox={ "0 0 " (side) " " (side) } role="img" aria-label=(words) shape-rendering="crispEdges" {
            rect width=(side) height=(side) fill="#fff" {}
            path d=(path) fill="#000" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dark_dot_is_drawn_and_no_other() {
        let link = "http://127.0.0.1:2077/t/0123456789abcdef";
        let drawn = square(link, "a link").into_string();
        let runs = drawn.split('M').skip(1).filter_map(|run| run.split('h').nth(1)?.split('v').next()?.parse::<usize>().ok());
        let dark = QrCode::new(link).expect("it is short").to_colors().iter().filter(|dot| **dot == Color::Dark).count();
        assert_eq!(runs.sum::<usize>(), dark);
        assert!(drawn.contains("aria-label=\"a link\"") && square(&"x".repeat(5000), "").into_string().is_empty());
    }
}
