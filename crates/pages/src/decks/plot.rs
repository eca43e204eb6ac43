//! Plots of a deck: costs, limits, and a share with its interval. Each says in words what it shows.

use std::collections::BTreeMap;

use maud::{Markup, html};
use table::deck::{Limits, Part};
use table::text::Arg;
use table::{Lang, Message};

use super::class;
use crate::house::{say, word};
use crate::shelf::Color;

/// How high the bars are.
const HIGH: u32 = 80;
/// How wide a bar is, with its gap.
const WIDE: u32 = 28;

/// How many cards of a part there are of each cost, the colours one above the other.
pub(super) fn curve(lang: Lang, part: &Part, named: bool, unit: &str, colors: &[Color]) -> Markup {
    // By cost and colour; what has no colour comes first.
    let place = |key: &str| colors.iter().position(|color| color.key == key).map_or(0, |place| place + 1);
    let mut counts: BTreeMap<u32, BTreeMap<(usize, &str), u32>> = BTreeMap::new();
    for held in part.cards() {
        let of = counts.entry(held.cost.unwrap_or(0).into()).or_default();
        *of.entry((place(held.color), held.color)).or_default() += u32::from(held.count);
    }
    let curve: Vec<(u32, u32)> = counts.iter().map(|(cost, of)| (*cost, of.values().sum())).collect();
    let most = curve.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1);
    let total: u32 = curve.iter().map(|(_, count)| count).sum();
    let sum: u32 = curve.iter().map(|(cost, count)| cost * count).sum();
    let mean = format!("{:.1}", f64::from(sum) / f64::from(total.max(1)));
    // An amount stays in one piece at the end of a line.
    let joined = unit.chars().map(String::from).collect::<Vec<_>>().join("\u{2060}");
    let words: Vec<String> = curve.iter().map(|(cost, count)| format!("{cost}\u{a0}{joined}: {count}")).collect();
    let says = Message::new("decks-curve-says")
        .with("cards", Arg::Number(total.into()))
        .with("mean", mean)
        .with("unit", unit.to_owned())
        .with("list", words.join(", "));
    let columns = curve.last().map_or(0, |(cost, _)| cost + 1);
    html! {
        figure.plot {
            figcaption { h2 { (word(lang, "decks-curve")) @if named { ": " (part.title) } } p.soft { (say(lang, &says)) } }
            svg viewBox=(format!("0 0 {} {}", WIDE * columns.max(1), HIGH + 34)) aria-hidden="true" {
                @for cost in 0..columns {
                    @let of = counts.get(&cost);
                    @for (color, from, to) in stacked(of) {
                        rect class={ "column " (class(colors, color)) } x=(cost * WIDE + 3) y=(HIGH + 14 - to * HIGH / most) width=(WIDE - 6) height=(to * HIGH / most - from * HIGH / most) {}
                    }
                    @let count = of.map_or(0, |of| of.values().sum::<u32>());
                    @if count > 0 { text x=(cost * WIDE + WIDE / 2) y=(HIGH + 10 - count * HIGH / most) { (count) } }
                    text.axis x=(cost * WIDE + WIDE / 2) y=(HIGH + 30) { (cost) }
                }
            }
        }
    }
}

/// The colours of the cards of a cost, one above the other: from how many to how many.
fn stacked<'a>(of: Option<&BTreeMap<(usize, &'a str), u32>>) -> Vec<(&'a str, u32, u32)> {
    let mut upto = 0;
    let part = |((_, color), count): (&(usize, &'a str), &u32)| {
        upto += count;
        (*color, upto - count, upto)
    };
    of.into_iter().flatten().map(part).collect()
}

/// What the deck allows in each colour, and what its cards need.
pub(super) fn limits(limits: &Limits, colors: &[Color]) -> Markup {
    html! {
        @if !limits.title.is_empty() {
            figure.plot.ram {
                figcaption { h2 { (limits.title) } }
                @for limit in &limits.of {
                    p class=[(limit.needs > limit.has).then_some("over")] { (limit.says) }
                    svg viewBox="0 0 240 12" aria-hidden="true" {
                        @for place in 0..u32::from(limit.has.max(limit.needs)) {
                            rect class={ "dot " (class(colors, limit.color)) @if place >= u32::from(limit.has) { " lacks" } @if place < u32::from(limit.needs) { " used" } } x=(place * 24) y="1" width="20" height="10" {}
                        }
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
