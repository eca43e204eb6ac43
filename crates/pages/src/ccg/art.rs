//! Pictures of the cards, drawn by a small generator that a card's key seeds: Locations as towers with their sign,
//! Operations as traces on a screen, Runners as silhouettes by their trade, gear in a display, Events as a burst.

use std::fmt::Write;
use std::sync::LazyLock;

use ccg::catalog::card::{Card, Sponsor};
use ccg::catalog::words::{Attribute, Faction, Kind};
use maud::{Markup, html};

use super::glyphs;
use crate::art::{HEIGHT, HUES, Hand, Pictures, framed, head, once, skyline, traces, windows};

static PICTURES: LazyLock<Pictures<Hand>> = LazyLock::new(Pictures::default);

/// The first hue of a faction, and how many belong to it: green where there is none.
const fn hues(faction: Option<Faction>) -> (u32, u32) {
    match faction {
        Some(Faction::Government) => (13, 4),
        Some(Faction::Corporate) => (1, 4),
        Some(Faction::Street) => (19, 5),
        None => (6, 5),
    }
}

/// The picture of a card.
pub fn art(card: &Card) -> Markup {
    // A card of one key has one faction, type and attributes.
    let hand = Hand::new(&card.key);
    once(&PICTURES, hand, || picture(hand, card))
}

/// The picture of a Sponsor.
pub(crate) fn sponsor(sponsor: &Sponsor) -> Markup {
    let mut hand = Hand::new(&sponsor.key);
    once(&PICTURES, hand, || {
        let tower = format!("M38 {HEIGHT}V{}L50 4 62 {}V{HEIGHT}z", hand.pick(12, 18), hand.pick(12, 18));
        let body = html! {
            path.back d=(skyline(&mut hand, 24, 46)) {}
            path.dark d=(tower) {}
            path.window d=(windows(&mut hand, 14)) {}
            use href="#cc-ops" transform="translate(50 30)scale(.9)" {}
        };
        framed(hue(&mut hand, Some(sponsor.faction)), &body)
    })
}

fn hue(hand: &mut Hand, faction: Option<Faction>) -> u32 {
    let (first, count) = hues(faction);
    (first + hand.pick(0, count)) % HUES
}

fn picture(mut hand: Hand, card: &Card) -> Markup {
    let hue = hue(&mut hand, card.faction);
    let body = match card.kind {
        Kind::Location => location(&mut hand),
        Kind::Operation => operation(&mut hand),
        Kind::Runner => runner(&mut hand, card),
        Kind::Cyber | Kind::Equipment => gear(&mut hand, card),
        Kind::Event => event(&mut hand),
    };
    framed(hue, &body)
}

/// A building before the city, with its sign.
fn location(hand: &mut Hand) -> Markup {
    let (x, wide, top) = (hand.pick(14, 56), hand.pick(20, 34), hand.pick(8, 22));
    let sign = ["M0 0H12V7H0z", "M0 0H5V14H0z", "M0 3L8-2 16 3 8 8z", "M0 0H16M0 4H16"][hand.pick(0, 4) as usize];
    html! {
        path.back d=(skyline(hand, 14, 40)) {}
        path.dark d={ "M" (x) " " (HEIGHT) "V" (top) "h" (wide) "V" (HEIGHT) "z" } {}
        path.window d=(windows(hand, 20)) {}
        path.sign transform={ "translate(" (x + 4) " " (top + 5) ")" } d=(sign) {}
    }
}

/// A plan on a screen.
fn operation(hand: &mut Hand) -> Markup {
    let (x, y, r) = (hand.pick(30, 70), hand.pick(20, 38), hand.pick(8, 14));
    html! {
        path.ray d="M0 9H100M0 19H100M0 29H100M0 39H100M0 49H100" {}
        (traces(hand, 3))
        circle.halo cx=(x) cy=(y) r=(r) {}
        path.trace.bright d={ "M" (x - r - 6) " " (y) "h" (2 * r + 12) "M" (x) " " (y - r - 4) "v" (2 * r + 8) } {}
    }
}

/// Somebody by trade, before the city.
fn runner(hand: &mut Hand, card: &Card) -> Markup {
    let (x, broad) = (hand.pick(34, 60), hand.pick(0, 9));
    let has = |one: Attribute| card.is(one);
    let eyes = if has(Attribute::Netrunner) {
        "M9-4C22-10 24 14 40 4M9 0C20 2 20 20 36 20M-8-1H8"
    } else if has(Attribute::MedTech) || has(Attribute::Techie) {
        "M-8-1A3.5 3.5 0 1 0-1-1 3.5 3.5 0 1 0-8-1M1-1A3.5 3.5 0 1 0 8-1 3.5 3.5 0 1 0 1-1"
    } else if has(Attribute::Cop) || has(Attribute::Corp) {
        "M-9-4H9V0H-9z"
    } else {
        ["M-9-3H-2L0-1 2-3H9", "M-8-2H-1V1H-8zM1-2H8V1H1z", "M-7 0L-2-2M2-2L7 0"][hand.pick(0, 3) as usize]
    };
    html! {
        path.back d=(skyline(hand, 12, 38)) {}
        path.window d=(windows(hand, 20)) {}
        g transform={ "translate(" (x) " 30)" } { (head(hand, eyes, broad)) }
        use href={ "#" (glyphs::of(card)) } transform={ "translate(" (if x > 47 { 13 } else { 87 }) " 43)scale(.8)" } {}
    }
}

/// A thing in a display.
fn gear(hand: &mut Hand, card: &Card) -> Markup {
    let (turn, scale) = (hand.pick(0, 40), hand.pick(16, 21));
    let mut shelf = String::new();
    for line in 0..hand.pick(3, 6) {
        let _ = write!(shelf, "M{} {}h{}", hand.pick(0, 60), 6 + line * 9, hand.pick(12, 40));
    }
    html! {
        path.ray d=(shelf) {}
        (traces(hand, 2))
        polygon.dark points="50,3 88,28 50,53 12,28" {}
        use href={ "#" (glyphs::of(card)) } transform={ "translate(50 28)rotate(-" (turn) ")scale(" (scale / 10) "." (scale % 10) ")" } {}
    }
}

/// Something that happens at once.
fn event(hand: &mut Hand) -> Markup {
    let (x, y, spokes) = (hand.pick(34, 66), hand.pick(20, 36), hand.pick(7, 13));
    let mut rays = String::new();
    for spoke in 0..spokes {
        let angle = f64::from(spoke) * std::f64::consts::TAU / f64::from(spokes) + 0.3;
        let (far_x, far_y) = (f64::from(x) + 70.0 * angle.cos(), f64::from(y) + 70.0 * angle.sin());
        let _ = write!(rays, "M{x} {y}L{far_x:.0} {far_y:.0}");
    }
    html! {
        path.ray d=(rays) {}
        circle.dark cx=(x) cy=(y) r=(hand.pick(11, 17)) {}
        use href="#cc-event" transform={ "translate(" (x) " " (y) ")rotate(" (hand.pick(0, 45)) ")" } {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ccg::catalog::Catalog;
    use std::collections::BTreeSet;

    #[test]
    fn every_card_has_a_picture_of_its_own_and_keeps_it() {
        let catalog = Catalog::load();
        let sponsors = catalog.sponsors().map(|(_, one)| sponsor(one).into_string());
        let pictures: BTreeSet<String> = catalog.cards().map(|(_, card)| art(card).into_string()).chain(sponsors).collect();
        assert_eq!(pictures.len(), catalog.cards().len() + catalog.sponsors().len());
        assert!(pictures.iter().all(|picture| picture.len() < 1500), "{:?}", pictures.iter().map(String::len).max());
    }
}
