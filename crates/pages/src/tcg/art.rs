//! Pictures of the cards, drawn by a small generator that a card's key seeds, in hues of the card's colour:
//! silhouettes of people, machines and vehicles before the city, things in a display, programs as signals.

use std::fmt::Write;
use std::sync::LazyLock;

use maud::{Markup, html};
use tcg::catalog::words::{Card, Color, Kind, Tag};

use crate::art::{HEIGHT, Hand, Pictures, framed, head, once, skyline, traces, windows};

/// The first hue of each colour, and how many belong to it.
const fn hues(color: Color) -> (u32, u32) {
    match color {
        Color::Red => (21, 3),
        Color::Yellow => (1, 2),
        Color::Green => (5, 4),
        Color::Blue => (11, 4),
    }
}

/// The picture of a card.
pub fn art(card: &Card) -> Markup {
    // A card of one key has one colour, kind and tags.
    static PICTURES: LazyLock<Pictures<Hand>> = LazyLock::new(Pictures::default);
    let hand = Hand::new(&card.key);
    once(&PICTURES, hand, || picture(hand, card))
}

fn picture(mut hand: Hand, card: &Card) -> Markup {
    let (first, count) = hues(card.color);
    let hue = (first + hand.pick(0, count)) % crate::art::HUES;
    let has = |tag: Tag| card.tags.contains(&tag);
    let body = match card.kind {
        Kind::Legend => legend(&mut hand, has(Tag::Netrunner)),
        Kind::Unit if has(Tag::Drone) || has(Tag::Ai) => machine(&mut hand),
        Kind::Unit if has(Tag::Vehicle) => vehicle(&mut hand),
        Kind::Unit => crew(&mut hand, card),
        Kind::Gear => gear(&mut hand, if has(Tag::Weapon) { "weapon" } else { "cyberware" }),
        Kind::Program => program(&mut hand, card),
    };
    framed(hue, &body)
}

/// A Legend: a portrait before a halo.
fn legend(hand: &mut Hand, wired: bool) -> Markup {
    let (radius, spokes) = (hand.pick(19, 25), hand.pick(9, 19));
    let mut rays = String::new();
    for spoke in 0..spokes {
        let angle = f64::from(spoke) * std::f64::consts::TAU / f64::from(spokes) + 0.2;
        let (x, y) = (angle.cos(), angle.sin());
        let (near, far) = (f64::from(radius) + 2.0, f64::from(radius + hand.pick(6, 26)));
        let _ = write!(rays, "M{:.0} {:.0}L{:.0} {:.0}", 50.0 + near * x, 27.0 + near * y, 50.0 + far * x, 27.0 + far * y);
    }
    let eyes = if wired {
        "M9-4C22-10 24 14 40 4M9 0C20 2 20 20 36 20M-8-1H8"
    } else {
        ["M-9-3H-2L0-1 2-3H9", "M-8-2H-1V1H-8zM1-2H8V1H1zM-1-1H1"][hand.pick(0, 2) as usize]
    };
    html! {
        path.back d=(skyline(hand, 22, 46)) {}
        path.ray d=(rays) {}
        circle.halo cx="50" cy="27" r=(radius) {}
        g transform="translate(50 30)scale(1.12)" { (head(hand, eyes, 2)) }
    }
}

/// Somebody of the crew, before the city.
fn crew(hand: &mut Hand, card: &Card) -> Markup {
    let has = |tag: Tag| card.tags.contains(&tag);
    let (x, broad) = (hand.pick(36, 64), hand.pick(0, 8));
    let eyes = if has(Tag::Netrunner) {
        "M9-4C22-10 24 14 40 4M9 0C20 2 20 20 36 20M-8-1H8"
    } else if has(Tag::Techie) || has(Tag::Ripperdoc) || has(Tag::Medtech) || has(Tag::TraumaTeam) {
        "M-8-1A3.5 3.5 0 1 0-1-1 3.5 3.5 0 1 0-8-1M1-1A3.5 3.5 0 1 0 8-1 3.5 3.5 0 1 0 1-1"
    } else if has(Tag::Corpo) || has(Tag::Ncpd) || has(Tag::Militech) || has(Tag::Arasaka) {
        "M-9-4H9V0H-9zM-6 6H6"
    } else if has(Tag::Maelstrom) {
        "M-7-3h.1M-3-4h.1M2-4h.1M6-3h.1M-5 0h.1M4 0h.1"
    } else {
        ["M-9-3H-2L0-1 2-3H9", "M-8-2H-1V1H-8zM1-2H8V1H1zM-1-1H1", "M-7 0L-2-2M2-2L7 0"][hand.pick(0, 3) as usize]
    };
    let second = hand.pick(0, 3) == 0;
    html! {
        path.back d=(skyline(hand, 10, 36)) {}
        path.window d=(windows(hand, 18)) {}
        @if second { g.far transform={ "translate(" (if x > 50 { x - 28 } else { x + 28 }) " 35)scale(.8)" } { (head(hand, "M-8-2H8", 0)) } }
        g transform={ "translate(" (x) " 30)" } { (head(hand, eyes, broad)) }
        @if hand.pick(0, 3) == 0 { use href="#rains" {} }
    }
}

/// A drone or a mind of its own: an eye in a shell.
fn machine(hand: &mut Hand) -> Markup {
    let (x, y, r, arms) = (hand.pick(36, 64), hand.pick(22, 30), hand.pick(10, 15), hand.pick(2, 5));
    let mut limbs = String::new();
    for arm in 0..arms {
        let reach = 14 + 6 * arm;
        let _ = write!(limbs, "M{x} {y}l-{reach} {}l-5-4M{x} {y}l{reach} {}l5-4", 4 + 5 * arm, 4 + 5 * arm);
    }
    html! {
        path.back d=(skyline(hand, 18, 42)) {}
        (traces(hand, 3))
        path.trace.bright d=(limbs) {}
        circle.body cx=(x) cy=(y) r=(r) {}
        circle.halo cx=(x) cy=(y) r=(r - 5) {}
        circle.lit cx=(x) cy=(y) r="3" {}
    }
}

/// A vehicle on a road.
fn vehicle(hand: &mut Hand) -> Markup {
    let (x, long, high) = (hand.pick(16, 26), hand.pick(50, 62), hand.pick(10, 15));
    html! {
        path.back d=(skyline(hand, 8, 30)) {}
        path.window d=(windows(hand, 14)) {}
        path.dark d={ "M0 46H100V" (HEIGHT) "H0z" } {}
        path.ray d="M0 50H100M0 53H100" {}
        path.body d={ "M" (x) " 45v-7l9-3 9-" (high) "h" (long - 34) "l13 " (high) " 8 3v7z" } {}
        path.trace.bright d={ "M" (x) " 40h6M" (x + long - 6) " 40h9M" (x + 14) " 34l6-7h" (long - 40) "l8 7z" } {}
        circle.body cx=(x + 12) cy="45" r="6" {} circle.body cx=(x + long - 10) cy="45" r="6" {}
        circle.halo cx=(x + 12) cy="45" r="2.5" {} circle.halo cx=(x + long - 10) cy="45" r="2.5" {}
    }
}

/// A thing in a display.
fn gear(hand: &mut Hand, glyph: &str) -> Markup {
    let (turn, scale) = (hand.pick(0, 50), hand.pick(17, 23));
    let mut shelf = String::new();
    for line in 0..hand.pick(3, 7) {
        let _ = write!(shelf, "M{} {}h{}", hand.pick(0, 60), 6 + line * 8, hand.pick(12, 40));
    }
    html! {
        path.ray d=(shelf) {}
        (traces(hand, 5))
        polygon.dark points={ "50,3 88,28 50,53 12,28" } {}
        use href={ "#" (glyph) } transform={ "translate(50 28)rotate(-" (turn) ")scale(" (scale / 10) "." (scale % 10) ")" } {}
    }
}

/// A program: what it is about, in a signal.
fn program(hand: &mut Hand, card: &Card) -> Markup {
    let has = |tag: Tag| card.tags.contains(&tag);
    let glyph = if has(Tag::Braindance) {
        "braindance"
    } else if has(Tag::Quickhack) {
        "netrunner"
    } else if has(Tag::Plan) {
        "fixer"
    } else {
        ["trace", "specialist", "x", "convert"][hand.pick(0, 4) as usize]
    };
    let (mut wave, mut tunnel) = (format!("M0 {}", hand.pick(20, 36)), String::new());
    for step in 1..=10 {
        let _ = write!(wave, "L{} {}", step * 10, hand.pick(8, 48));
    }
    let (x, y) = (hand.pick(36, 64), hand.pick(20, 36));
    for line in 0..9 {
        let _ = write!(tunnel, "M{} 0L{x} {y}M{} {HEIGHT}L{x} {y}", line * 12, line * 12);
    }
    html! {
        path.ray d=(tunnel) {}
        path.trace d=(wave) {}
        circle.dark cx=(x) cy=(y) r="15" {}
        circle.halo cx=(x) cy=(y) r="15" {}
        use href={ "#" (glyph) } transform={ "translate(" (x) " " (y) ")scale(1.05)" } {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use tcg::catalog::Catalog;

    #[test]
    fn every_card_has_a_picture_of_its_own_and_keeps_it() {
        let catalog = Catalog::load();
        let pictures: BTreeSet<String> = catalog.cards().map(|(_, card)| art(card).into_string()).collect();
        assert_eq!(pictures.len(), catalog.cards().len());
        assert!(pictures.iter().all(|picture| picture.len() < 1700), "{:?}", pictures.iter().map(String::len).max());
        let (_, card) = catalog.cards().next().expect("there are cards");
        assert_eq!(art(card).into_string(), art(card).into_string());
    }
}
