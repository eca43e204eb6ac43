//! Plots of a deck: costs, RAM, types, and a share with its interval. Each says in words what it shows.

use maud::{Markup, html};
use table::text::Arg;
use table::{Lang, Message};
use tcg::catalog::Catalog;
use tcg::catalog::text;
use tcg::catalog::words::Color;
use tcg::deck::Deck;

use crate::house::{say, word};
use crate::tcg::card;

/// How high the bars are.
const HIGH: u32 = 80;
/// How wide a bar is, with its gap.
const WIDE: u32 = 28;

/// How many cards there are of each cost.
pub(super) fn curve(catalog: &Catalog, deck: &Deck, lang: Lang) -> Markup {
    let curve = deck.curve(catalog);
    let most = curve.iter().copied().max().unwrap_or(0).max(1);
    let total: u32 = curve.iter().sum();
    let sum: u32 = (0u32..).zip(&curve).map(|(cost, count)| cost * count).sum();
    let mean = format!("{:.1}", f64::from(sum) / f64::from(total.max(1)));
    let words: Vec<String> = curve
        .iter()
        .enumerate()
        .filter(|(_, count)| **count > 0)
        .map(|(cost, count)| card::unbroken(&format!("{cost} €$: {count}")))
        .collect();
    let says = Message::new("decks-curve-says").with("cards", Arg::Number(total.into())).with("mean", mean).with("list", words.join(", "));
    html! {
        figure.plot {
            figcaption { h2 { (word(lang, "decks-curve")) } p.soft { (say(lang, &says)) } }
            svg viewBox=(format!("0 0 {} {}", WIDE * curve.len().max(1) as u32, HIGH + 34)) aria-hidden="true" {
                @for (cost, count) in (0u32..).zip(&curve) {
                    @let high = count * HIGH / most;
                    @for (color, from, to) in parts(catalog, deck, cost) {
                        rect.column.(card::ram(color)) x=(cost * WIDE + 3) y=(HIGH + 14 - to * HIGH / most) width=(WIDE - 6) height=(to * HIGH / most - from * HIGH / most) {}
                    }
                    @if *count > 0 { text x=(cost * WIDE + WIDE / 2) y=(HIGH + 10 - high) { (count) } }
                    text.axis x=(cost * WIDE + WIDE / 2) y=(HIGH + 30) { (cost) }
                }
            }
        }
    }
}

/// The colours of the cards of a cost, one above the other: from how many to how many.
fn parts(catalog: &Catalog, deck: &Deck, cost: u32) -> Vec<(Color, u32, u32)> {
    let mut upto = 0;
    let of = |color: Color| {
        let cards =
            deck.main().filter(move |(id, _)| catalog.card(*id).color == color && u32::from(catalog.face(*id).cost_value()) == cost);
        cards.map(|(_, count)| u32::from(count)).sum::<u32>()
    };
    let part = |&color: &Color| {
        let from = upto;
        upto += of(color);
        (color, from, upto)
    };
    Color::ALL.iter().map(part).filter(|(_, from, to)| to > from).collect()
}

/// What the Legends give in each colour, and what the cards need.
pub(super) fn ram(catalog: &Catalog, deck: &Deck, lang: Lang) -> Markup {
    let limits = deck.ram(catalog);
    let of = |color: Color| deck.main().filter(move |(card, _)| catalog.card(*card).color == color);
    let rows: Vec<(Color, u8, u8, u32)> = Color::ALL
        .iter()
        .map(|&color| {
            let needed = of(color).map(|(card, _)| catalog.card(card).ram).max().unwrap_or(0);
            (color, limits[color as usize], needed, of(color).map(|(_, count)| u32::from(count)).sum())
        })
        .filter(|(_, limit, needed, _)| *limit > 0 || *needed > 0)
        .collect();
    html! {
        figure.plot.ram {
            figcaption { h2 { (word(lang, "decks-ram")) } }
            @for (color, limit, needed, cards) in rows {
                @let name = text::word(catalog, lang, "color", &color);
                @let says = Message::new("decks-ram-says").with("color", name).with("limit", limit).with("needed", needed).with("cards", Arg::Number(cards.into()));
                p class=[(needed > limit).then_some("over")] { (say(lang, &says)) }
                svg viewBox="0 0 240 12" aria-hidden="true" {
                    @for place in 0..u32::from(limit.max(needed)) {
                        rect class={ "dot " (card::ram(color)) @if place >= u32::from(limit) { " lacks" } @if place < u32::from(needed) { " used" } } x=(place * 24) y="1" width="20" height="10" {}
                    }
                }
            }
        }
    }
}

/// A share between 0 and 1 with its interval, beside the half.
pub(super) fn share(low: f64, rate: f64, high: f64) -> Markup {
    let at = |share: f64| format!("{:.1}", 240.0 * share.clamp(0.0, 1.0));
    html! {
        svg.share viewBox="0 0 240 14" aria-hidden="true" {
            rect.ground x="0" y="5" width="240" height="4" {}
            rect.half x="119.5" y="0" width="1" height="14" {}
            rect.range x=(at(low)) y="4" width=(at(high - low)) height="6" {}
            circle.rate cx=(at(rate)) cy="7" r="4" {}
        }
    }
}
