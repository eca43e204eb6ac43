//! Pictures of cards, drawn by a small generator that a card's key seeds: skylines, circuit traces, rain,
//! scan lines, and silhouettes by class. The same key always gives the same picture.

use std::fmt::Write;
use std::sync::LazyLock;

use gangs::catalog::words::{Class, Deal};
use maud::{Markup, html};

use crate::art::{HEIGHT, HUES, Hand, Pictures, framed, once, skyline, traces, windows};

/// What a picture is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Motif {
    /// A Combat card, with the glyph of what it is about.
    Combat(&'static str),
    /// An Opportunity, by its type.
    Deal(Deal),
    /// An Edgerunner, by class; a Specialist has none.
    Portrait(Option<Class>),
    /// A Story card.
    Story,
}

/// The picture of a card.
pub fn art(key: &str, motif: Motif) -> Markup {
    static PICTURES: LazyLock<Pictures<(Hand, Motif)>> = LazyLock::new(Pictures::default);
    let hand = Hand::new(key);
    once(&PICTURES, (hand, motif), || picture(hand, motif))
}

fn picture(mut hand: Hand, motif: Motif) -> Markup {
    let hue = hand.pick(0, HUES);
    let body = match motif {
        Motif::Combat(glyph) => combat(&mut hand, glyph),
        Motif::Deal(deal) => self::deal(&mut hand, deal),
        Motif::Portrait(class) => portrait(&mut hand, class),
        Motif::Story => story(&mut hand),
    };
    framed(hue, &body)
}

fn combat(hand: &mut Hand, glyph: &str) -> Markup {
    let (sides, turn) = (hand.pick(3, 9), hand.pick(0, 90));
    let ring = |radius: f64, turn: f64| {
        let corner = |number: u32| {
            let angle = (f64::from(number) * 360.0 / f64::from(sides) + turn).to_radians();
            format!("{:.0},{:.0}", 50.0 + radius * angle.cos(), 28.0 + radius * angle.sin())
        };
        (0..sides).map(corner).collect::<Vec<_>>().join(" ")
    };
    let mut rays = String::new();
    for _ in 0..hand.pick(5, 11) {
        let _ = write!(rays, "M50 28L{} {}", hand.pick(0, 100), [0, HEIGHT][hand.pick(0, 2) as usize]);
    }
    html! {
        (traces(hand, 4))
        path.ray d=(rays) {}
        polygon.lit points=(ring(23.0, turn.into())) {}
        polygon.dark points=(ring(17.0, f64::from(turn) + 20.0)) {}
        use href={ "#" (glyph) } transform="translate(50 28)scale(1.25)" {}
    }
}

fn deal(hand: &mut Hand, deal: Deal) -> Markup {
    let back = skyline(hand, 14, 34);
    let front = skyline(hand, 34, 50);
    let (x, y) = (hand.pick(22, 78), hand.pick(21, 27));
    let glyph = match deal {
        Deal::Braindance => "braindance",
        Deal::Cyberware => "cyberware",
        Deal::Weapon => "weapon",
        Deal::Story => "secret",
    };
    html! {
        path.back d=(back) {}
        path.window d=(windows(hand, 24)) {}
        @if deal == Deal::Cyberware { (traces(hand, 4)) }
        path.dark d=(front) {}
        rect.sign x=(x - 15) y=(y - 11) width="30" height="22" rx="2" {}
        use href={ "#" (glyph) } transform={ "translate(" (x) " " (y) ")scale(.85)" } {}
        @if hand.pick(0, 2) == 0 { use href="#rains" {} }
    }
}

fn portrait(hand: &mut Hand, class: Option<Class>) -> Markup {
    let back = skyline(hand, 10, 36);
    let (x, broad) = (hand.pick(38, 62), hand.pick(0, 8));
    let hair = match hand.pick(0, 4) {
        0 => "M-3-13L-1-22 2-20 4-23 5-13z",
        1 => "M-11 4C-14-16 14-18 11 4L9-6C4-10-4-10-9-6z",
        2 => "M-11-4C-11-18 11-18 12-5L6-9-9-6z",
        _ => "M-13 14C-16-20 16-20 13 14L8-2C8-12-8-12-8-2z",
    };
    let mark = match class {
        Some(Class::Solo) => "M-9-3H-2L0-1 2-3H9",
        Some(Class::Techie) => "M-8-1A3.5 3.5 0 1 0-1-1 3.5 3.5 0 1 0-8-1M1-1A3.5 3.5 0 1 0 8-1 3.5 3.5 0 1 0 1-1",
        Some(Class::Netrunner) => "M9-4C22-10 24 14 40 4M9 0C20 2 20 20 36 20M-8-1H8",
        None => "M-8-2H-1V1H-8zM1-2H8V1H1zM-1-1H1",
    };
    html! {
        path.back d=(back) {}
        path.window d=(windows(hand, 18)) {}
        g transform={ "translate(" (x) " 30)" } {
            path.body d={ "M-" (26 + broad) " 32C-" (24 + broad) " 17-11 17-6 13V8H6V13C11 17 " (24 + broad) " 17 " (26 + broad) " 32z" } {}
            ellipse.body rx="9.5" ry="12" {}
            path.hair d=(hair) {}
            path.trace.bright d=(mark) {}
        }
    }
}

fn story(hand: &mut Hand) -> Markup {
    let (x, y, r) = (hand.pick(15, 85), hand.pick(10, 28), hand.pick(6, 15));
    html! {
        circle.lit cx=(x) cy=(y) r=(r) {}
        path.back d=(skyline(hand, 16, 40)) {}
        path.window d=(windows(hand, 26)) {}
        path.dark d=(skyline(hand, 38, 52)) {}
        use href="#rains" {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_key_has_a_picture_of_its_own_and_keeps_it() {
        let motifs = [Motif::Combat("solo"), Motif::Deal(Deal::Weapon), Motif::Portrait(Some(Class::Solo)), Motif::Story];
        for motif in motifs {
            let pictures: BTreeSet<String> = (0..50).map(|number| art(&format!("key-{number}"), motif).into_string()).collect();
            assert_eq!(pictures.len(), 50);
            assert!(pictures.iter().all(|picture| picture.len() < 1400), "{:?}", pictures.iter().map(String::len).max());
            assert_eq!(art("ping", motif).into_string(), art("ping", motif).into_string());
        }
    }
}
