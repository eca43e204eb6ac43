//! Pictures of cards, drawn by a small generator that a card's key seeds: people under street lamps, things in a crate,
//! roofs in the rain, roads that lead out of the city. The same key always gives the same picture.

use std::fmt::Write;
use std::sync::LazyLock;

use maud::{Markup, html};
use nightlancer::catalog::words::{Circle, Kind, Profile, Ware};

use super::glyphs;
use crate::art::{HUES, Hand, Pictures, WIDTH, framed, once, skyline, traces, windows};

/// What a picture is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Motif {
    /// A Nightlancer.
    Nightlancer,
    /// A Contact, by type.
    Contact(Circle),
    /// A Black Market card, by type.
    Item(Ware),
    /// An Opportunity, by kind.
    Opportunity(Kind),
    /// A mission, by how much attention it draws.
    Mission(Profile),
    /// A Round card.
    Round,
}

/// The picture of a card.
pub fn art(key: &str, motif: Motif) -> Markup {
    static PICTURES: LazyLock<Pictures<(Hand, Motif)>> = LazyLock::new(Pictures::default);
    let hand = Hand::new(key);
    once(&PICTURES, (hand, motif), || picture(hand, motif))
}

/// Rain-teal to night blue, and now and then the orange of a lamp.
fn hue(hand: &mut Hand, motif: Motif) -> u32 {
    let (first, count) = match motif {
        Motif::Nightlancer | Motif::Contact(_) => (10, 7),
        Motif::Item(_) => (11, 4),
        Motif::Opportunity(Kind::Skill) => (9, 3),
        Motif::Opportunity(Kind::Agenda) => (1, 3),
        Motif::Mission(Profile::Low) => (11, 4),
        Motif::Mission(Profile::High) => (21, 5),
        Motif::Round => (12, 4),
    };
    (first + hand.pick(0, count)) % HUES
}

fn picture(mut hand: Hand, motif: Motif) -> Markup {
    let hue = hue(&mut hand, motif);
    let body = match motif {
        Motif::Nightlancer => person(&mut hand, None),
        Motif::Contact(circle) => person(&mut hand, Some(circle)),
        Motif::Item(ware) => thing(&mut hand, ware),
        Motif::Opportunity(kind) => way_out(&mut hand, kind),
        Motif::Mission(profile) => place(&mut hand, profile),
        Motif::Round => weather(&mut hand),
    };
    framed(hue, &body)
}

/// A street lamp with its cone of light.
fn lamp(x: u32, lean: bool) -> Markup {
    let arm = if lean { 1 } else { -1 };
    let head = x as i32 + 9 * arm;
    html! {
        path.cone d={ "M" (head) " 9L" (head - 17) " 56H" (head + 17) "z" } {}
        path.trace.bright d={ "M" (x) " 56V10Q" (x) " 6 " (x as i32 + 4 * arm) " 6H" (head) } {}
    }
}

/// Somebody who waits under a lamp: what they wear says in which circle they move.
fn person(hand: &mut Hand, circle: Option<Circle>) -> Markup {
    let back = skyline(hand, 10, 34);
    let (x, broad) = (hand.pick(34, 66), hand.pick(0, 8));
    let lamp = lamp(if x < 50 { hand.pick(70, 88) } else { hand.pick(12, 30) }, x > 50);
    let hair = match hand.pick(0, 6) {
        0 => "M-11-1C-13-17 13-17 11-1L8-8C3-11-3-11-8-8z",
        1 => "M-4-11L-2-21 1-17 4-22 6-11z",
        2 => "M-14-5H14L11-8C9-19-9-19-11-8z",
        3 => "M-13 14C-16-20 16-20 13 14L8-2C8-12-8-12-8-2z",
        4 => "M-10-4C-12-17 6-20 11-8L12 4 8-5C4-10-4-10-10-4z",
        _ => "M-9-5C-9-15 9-15 9-5L6-8H-6z",
    };
    let mark = match circle {
        None => ["M-9-3H-1L0-1 1-3H9", "M-8-1A3.5 3.5 0 1 0-1-1 3.5 3.5 0 1 0-8-1M1-1H8", "M-8-2H8V1H-8z"][hand.pick(0, 3) as usize],
        Some(Circle::Company) => "M-4 15L0 31 4 15M0 17V30",
        Some(Circle::Fixer) => "M-12 18C-6 26 6 26 12 18M-3 24H3",
        Some(Circle::Security) => "M-8-2H8V2H-8zM-18 22H-8M8 22H18",
        Some(Circle::Smarts) => "M-8-1A3.5 3.5 0 1 0-1-1 3.5 3.5 0 1 0-8-1M1-1A3.5 3.5 0 1 0 8-1 3.5 3.5 0 1 0 1-1",
        Some(Circle::Social) => "M10-4L22-12M11 0L25-2M10 4L22 9",
    };
    html! {
        path.back d=(back) {}
        (lamp)
        g transform={ "translate(" (x) " 30)" } {
            path.body d={ "M-" (25 + broad) " 32C-" (23 + broad) " 17-11 17-6 13V8H6V13C11 17 " (23 + broad) " 17 " (25 + broad) " 32z" } {}
            ellipse.body rx="9" ry="11.5" {}
            path.hair d=(hair) {}
            path.trace.bright d=(mark) {}
        }
        @if hand.pick(0, 2) == 0 { use href="#rains" {} }
    }
}

/// Something in the light of a torch.
fn thing(hand: &mut Hand, ware: Ware) -> Markup {
    let (x, turn) = (hand.pick(40, 60), hand.pick(0, 44) as i32 - 22);
    let mut slats = String::new();
    for _ in 0..hand.pick(3, 6) {
        let y = hand.pick(4, 54);
        let _ = write!(slats, "M0 {y}L{WIDTH} {}", y + hand.pick(0, 6));
    }
    html! {
        path.ray d=(slats) {}
        @if matches!(ware, Ware::Cyberware | Ware::Cyberweapon) { (traces(hand, 3)) }
        path.cone d={ "M" (x) " 0L" (x - 34) " 56H" (x + 34) "z" } {}
        use href={ "#" (glyphs::ware(ware)) } transform={ "translate(" (x) " 30)rotate(" (turn) ")scale(1.9)" } {}
    }
}

/// A road out of the city, or a room in which somebody learns.
fn way_out(hand: &mut Hand, kind: Kind) -> Markup {
    let (x, y) = (hand.pick(30, 70), hand.pick(18, 30));
    html! {
        circle.lit cx=(x) cy=(y) r=(hand.pick(6, 13)) {}
        path.back d=(skyline(hand, y, 40)) {}
        path.dark d={ "M" (x - 1) " " (y + 8) "H" (x + 1) "L" (hand.pick(66, 92)) " 56H" (hand.pick(8, 34)) "z" } {}
        path.trace d={ "M" (x) " " (y + 12) "L" (hand.pick(44, 56)) " 56" } {}
        use href={ "#" (glyphs::kind(kind)) } transform={ "translate(" (if x < 50 { 80 } else { 20 }) " 16)scale(.9)" } {}
        @if hand.pick(0, 3) == 0 { use href="#rains" {} }
    }
}

/// Where a mission takes place: a yard of low roofs, or a tower of glass.
fn place(hand: &mut Hand, profile: Profile) -> Markup {
    let (top, base) = if profile == Profile::High { (4, 24) } else { (22, 40) };
    html! {
        path.back d=(skyline(hand, top, base + 8)) {}
        path.window d=(windows(hand, top + 8)) {}
        (lamp(hand.pick(10, 90), hand.pick(0, 2) == 0))
        use href="#rains" {}
    }
}

/// The city in its weather.
fn weather(hand: &mut Hand) -> Markup {
    let mut clouds = String::new();
    for _ in 0..5 {
        let (x, y, wide) = (hand.pick(0, 90), hand.pick(2, 16), hand.pick(12, 30));
        let _ = write!(clouds, "M{x} {y}h{wide}v4h-{}v4h-{}z", wide / 3, wide - wide / 3);
    }
    html! {
        path.back d=(skyline(hand, 18, 40)) {}
        path.window d=(windows(hand, 26)) {}
        path.ray d=(clouds) {}
        (lamp(hand.pick(20, 80), true))
        path.dark d=(skyline(hand, 42, 52)) {}
        use href="#rains" {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_key_has_a_picture_of_its_own_and_keeps_it() {
        let motifs = [
            Motif::Nightlancer,
            Motif::Contact(Circle::Smarts),
            Motif::Item(Ware::Weapon),
            Motif::Opportunity(Kind::Agenda),
            Motif::Mission(Profile::High),
            Motif::Round,
        ];
        for motif in motifs {
            let pictures: BTreeSet<String> = (0..50).map(|number| art(&format!("key-{number}"), motif).into_string()).collect();
            assert!(pictures.len() > 47, "{motif:?}: {}", pictures.len());
            assert!(pictures.iter().all(|picture| picture.len() < 1400), "{:?}", pictures.iter().map(String::len).max());
            assert_eq!(art("fence", motif).into_string(), art("fence", motif).into_string());
        }
    }
}
