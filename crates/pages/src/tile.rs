//! The drawing on the tile of a game. A game with a drawn table makes it from its own pieces; any other one has a board
//! and a card, which its short name marks.

use maud::{Markup, html};

use crate::art::Hand;
use crate::{drawn, glyph};

/// The drawing of a game.
pub(crate) fn drawing(key: &str) -> Markup {
    drawn::find(key).map_or_else(|| plain(key), |game| game.tile())
}

/// The shapes that the drawings use, once in each page.
pub(crate) fn glyphs() -> Markup {
    html! { (glyph::shared()) @for game in drawn::GAMES.iter() { (game.own_glyphs()) } }
}

/// A board of three by three with marks of two seats, and a card beside it.
fn plain(key: &str) -> Markup {
    let mut hand = Hand::new(key);
    let mark = |at: u32, seat: u32| {
        let (x, y) = (64 + 52 * (at % 3), 38 + 52 * (at / 3));
        html! { use class={ "mark s" (seat) } href={ "#p" (seat) } transform={ "translate(" (x) " " (y) ")scale(.8)" } {} }
    };
    let mut free: Vec<u32> = (0..9).collect();
    let mut taken = Vec::new();
    for turn in 0..5 {
        let at = hand.pick(0, free.len() as u32) as usize;
        taken.push((free.remove(at), turn % 2));
    }
    html! {
        svg viewBox="0 0 320 180" aria-hidden="true" {
            path.lines d="M90 12V168M142 12V168M38 64H194M38 116H194" {}
            @for (at, seat) in taken { (mark(at, seat)) }
            g transform={ "translate(252 90)rotate(" (hand.pick(4, 16)) ")" } {
                path.leaf d="M-36-52H26L36-42V52H-36z" {}
                use.mark.s2 href="#p2" {}
                path.lines d="M-26-38H-8M26 38H8" {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_drawing_whose_shapes_are_there() {
        let sheet = glyphs().into_string();
        let ids: Vec<&str> = sheet.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert!(ids.iter().enumerate().all(|(at, id)| !ids[..at].contains(id)), "an id stands twice: {ids:?}");
        let mut seen = Vec::new();
        for key in ["gangs", "tcg", "tictactoe", "leduc"] {
            let drawn = drawing(key).into_string();
            let used = drawn.split("href=\"#").skip(1).chain(drawn.split("url(#").skip(1)).filter_map(|rest| rest.split(['"', ')']).next());
            used.for_each(|id| assert!(ids.contains(&id), "{key}: there is no '{id}'"));
            assert!(drawn.starts_with("<svg") && !seen.contains(&drawn), "{key} has a drawing of its own");
            seen.push(drawn);
        }
    }
}
