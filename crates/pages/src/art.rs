//! What pictures of cards are made of: a stream of numbers that a card's key starts, skylines, lit windows,
//! circuit traces. The same key always gives the same picture, and no picture is anybody else's.

use std::collections::HashMap;
use std::fmt::Write;
use std::hash::Hash;
use std::sync::{PoisonError, RwLock};

use maud::{Markup, html};

/// The size of a picture.
pub(crate) const WIDTH: u32 = 100;
pub(crate) const HEIGHT: u32 = 56;

/// A stream of numbers that a key starts.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Hand(u64);

/// Pictures by all that they depend on. They stand on every page and are always the same, so each is drawn once.
pub(crate) type Pictures<K> = RwLock<HashMap<K, Markup>>;

/// A picture, drawn if it has not been drawn before.
pub(crate) fn once<K: Eq + Hash>(pictures: &Pictures<K>, key: K, draw: impl FnOnce() -> Markup) -> Markup {
    if let Some(drawn) = pictures.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return drawn.clone();
    }
    let drawn = draw();
    pictures.write().unwrap_or_else(PoisonError::into_inner).insert(key, drawn.clone());
    drawn
}

impl Hand {
    pub fn new(key: &str) -> Hand {
        Hand(key.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)))
    }

    /// A number from `low` up to and without `high`.
    pub fn pick(&mut self, low: u32, high: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        low + (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as u32 % (high - low).max(1)
    }
}

/// Hues of pictures, each a class of the style: a page has no style of its own.
pub(crate) const HUES: u32 = 24;

/// A picture of one of [`HUES`], named by what it shows.
pub(crate) fn framed(hue: u32, body: &Markup) -> Markup {
    let name = Hand::new(&body.0).0 as u32;
    html! {
        svg class={ "art hue" (hue) } data-art=(format!("{name:x}")) viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            (body)
        }
    }
}

/// Roofs from the left to the right, no higher than `top`.
pub(crate) fn skyline(hand: &mut Hand, top: u32, base: u32) -> String {
    let (mut path, mut x) = (format!("M0 {HEIGHT}V{}", hand.pick(top, base)), 0);
    while x < WIDTH {
        let wide = hand.pick(5, 14);
        x += wide;
        let _ = write!(path, "h{wide}V{}", hand.pick(top, base));
        if hand.pick(0, 5) == 0 {
            // An antenna.
            path.push_str("h1v-7h1v7");
            x += 2;
        }
    }
    path.push_str(&format!("V{HEIGHT}z"));
    path
}

/// Columns of lit windows.
pub(crate) fn windows(hand: &mut Hand, top: u32) -> String {
    let mut path = String::new();
    for _ in 0..7 {
        let _ = write!(path, "M{} {}V{HEIGHT}", hand.pick(2, 98), hand.pick(top, HEIGHT - 4));
    }
    path
}

/// Traces of a circuit, each with a bend.
pub(crate) fn traces(hand: &mut Hand, count: usize) -> Markup {
    let (mut path, mut ends) = (String::new(), String::new());
    for _ in 0..count {
        let (x, y, run) = (hand.pick(0, 66), hand.pick(2, 54), hand.pick(8, 26));
        let (bend, far) = (hand.pick(4, 12), hand.pick(4, 20));
        let (down, to) =
            if hand.pick(0, 2) == 0 { (format!("l{bend} {bend}"), y + bend) } else { (format!("l{bend}-{bend}"), y.saturating_sub(bend)) };
        let _ = write!(path, "M{x} {y}h{run}{down}h{far}");
        let _ = write!(ends, "M{} {to}h.1", x + run + bend + far);
    }
    html! { path.trace d=(path) {} path.dot d=(ends) {} }
}

/// A head with its hair and what it wears over the eyes.
pub(crate) fn head(hand: &mut Hand, eyes: &str, broad: u32) -> Markup {
    let hair = match hand.pick(0, 6) {
        0 => "M-3-13L-1-22 2-20 4-23 5-13z",
        1 => "M-11 4C-14-16 14-18 11 4L9-6C4-10-4-10-9-6z",
        2 => "M-11-4C-11-18 11-18 12-5L6-9-9-6z",
        3 => "M-13 14C-16-20 16-20 13 14L8-2C8-12-8-12-8-2z",
        4 => "M-9-6L-12-15-5-12-3-19 2-13 8-18 9-6C4-10-4-10-9-6z",
        _ => "M-10-3C-11-15 11-15 10-3L13-3 9-7C3-11-5-11-9-6z",
    };
    html! {
        path.body d={ "M-" (26 + broad) " 32C-" (24 + broad) " 17-11 17-6 13V8H6V13C11 17 " (24 + broad) " 17 " (26 + broad) " 32z" } {}
        ellipse.body rx="9.5" ry="12" {}
        path.hair d=(hair) {}
        path.trace.bright d=(eyes) {}
    }
}
