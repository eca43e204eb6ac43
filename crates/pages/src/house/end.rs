//! The end of a table: who won and why, the ranking with what everybody did, how the score grew with the moments that
//! turned it, and what can be done now. It lies over the last position, which stands under it.

use maud::{Markup, html};
use table::{Lang, Message, Seat, Verdict};

use super::playing::TablePage;
use super::{apart, matches, say, word};
use crate::glyph::shape;

/// How a table ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// What ended it, as a key of the game's texts.
    pub how: String,
    /// In what way; nothing of a replay that somebody brought before its end.
    pub verdict: Option<Verdict>,
    /// How many sides have a player.
    pub seats: u8,
    /// Who won, by seat.
    pub winners: Vec<u8>,
    /// What ended it and what decided it; nothing where nobody knows.
    pub says: String,
    /// Every side, the best first.
    pub sides: Vec<Ranked>,
    /// What points are called; nothing without points.
    pub points: Option<String>,
    /// What is counted of everybody, by key and for people.
    pub deeds: Vec<(&'static str, String)>,
    /// The points turn by turn: after which entry of the log, whose turn began, and the points by seat.
    pub curve: Vec<(usize, Option<u8>, Vec<i32>)>,
    /// The moments that turned the score, in order.
    pub moments: Vec<Moment>,
}

/// A side at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ranked {
    /// Its seat; sides without a player come after the last.
    pub seat: u8,
    /// The name of its player, or of the side.
    pub name: String,
    /// What it plays.
    pub plays: Option<String>,
    /// Whether it is the reader.
    pub you: bool,
    /// Its place, counted from 1, where there are places.
    pub place: Option<u8>,
    /// Its points.
    pub score: Option<i32>,
    /// How often it did what is counted.
    pub deeds: Vec<u32>,
}

/// A moment that turned the score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// Which moment of the replay it is.
    pub at: usize,
    /// The entry of the log, which orders it among the turns.
    pub entry: usize,
    /// Who gained most.
    pub seat: u8,
    /// How much.
    pub gain: i32,
    /// What it had then.
    pub score: i32,
    /// What happened.
    pub says: String,
}

impl End {
    /// Who won, in a few words.
    pub fn title(&self, lang: Lang) -> String {
        let name = |seat: u8| self.sides.iter().find(|side| side.seat == seat).map(|side| side.name.clone()).unwrap_or_default();
        let winners: Vec<String> = self.winners.iter().map(|&seat| name(seat)).collect();
        let of = |id: &'static str, name: String| say(lang, &Message::new(id).with("name", name));
        match (self.verdict, &winners[..]) {
            (None, _) => word(lang, "end-unfinished"),
            (Some(Verdict::Void), _) => word(lang, "end-void"),
            (Some(Verdict::Lost), _) if self.seats == 1 => of("end-loses", name(0)),
            (Some(Verdict::Lost), _) => word(lang, "end-lost"),
            (Some(Verdict::Nobody), _) | (_, []) => word(lang, "end-nobody"),
            (_, [winner]) => of("end-wins", winner.clone()),
            (Some(Verdict::Won), _) => word(lang, "end-won"),
            (Some(Verdict::Ranked), names) => of("end-shared", names.join(", ")),
        }
    }

    /// The side of a seat.
    fn side(&self, seat: u8) -> Option<&Ranked> {
        self.sides.iter().find(|side| side.seat == seat)
    }
}

/// How a table ended, over its last position: whoever wants to see that closes it.
pub(super) fn end(lang: Lang, table: &TablePage) -> Markup {
    let Some(end) = &table.over else { return html! {} };
    html! {
        details.end open {
            summary { span.closed { (word(lang, "end-show")) } span.opened { (word(lang, "end-look")) } }
            div.whole {
                header {
                    h2.who role="status" { @for &seat in &end.winners { (shape(Seat(seat))) " " } (end.title(lang)) }
                    @if !end.says.is_empty() { p.why { (end.says) } }
                    @if let Some(of) = table.of_match.as_ref().filter(|of| of.games > 1) { p.series { (of.says(lang)) } }
                }
                (then(lang, table))
                (ranking(lang, end))
                (curve(lang, &table.id, end))
                (moments(lang, &table.id, end))
            }
        }
    }
}

/// What can be done now.
fn then(lang: Lang, table: &TablePage) -> Markup {
    let to = |act: &str| format!("/t/{}/{act}", table.id);
    html! {
        div.then {
            @let going_on = table.of_match.as_ref().filter(|of| table.next.is_some() || !of.over || of.event.is_some());
            @if let Some(of) = going_on { (matches::then(lang, table, of)) }
            @else if let Some(next) = &table.next {
                a.button.legal.next href=(format!("/t/{next}")) { (word(lang, "table-next")) }
            } @else if table.rematch {
                @if table.wish.is_none() { form method="post" action=(to("rematch")) { button.legal { (word(lang, "table-rematch")) } } }
            } @else if let Some(deal) = &table.deal {
                a.button.legal href=(deal.address) { (word(lang, "daily-results")) }
            } @else {
                a.button href=(format!("/new?game={}", table.game)) { (word(lang, "end-new")) }
            }
            @if table.looks_back() { a.button href=(to("replay?at=0")) { (word(lang, "end-replay")) } }
            button type="button" data-share data-done=(word(lang, "invite-copied")) hidden { (word(lang, "end-share")) }
            (apart::chance(lang, table))
        }
    }
}

/// Everybody, the best first, with what they did.
fn ranking(lang: Lang, end: &End) -> Markup {
    let placed = end.sides.iter().any(|side| side.place.is_some());
    html! {
        table.ranking {
            caption.visually-hidden { (word(lang, "end-ranking")) }
            thead {
                tr {
                    @if placed { th.place scope="col" { span { (word(lang, "end-place")) } } }
                    th scope="col" { (word(lang, "end-who")) }
                    @if let Some(points) = &end.points { th.n scope="col" { (points) } }
                    @for (_, says) in &end.deeds { th.n scope="col" { (says) } }
                }
            }
            tbody {
                @for side in &end.sides {
                    tr class={ "s" (side.seat) @if end.winners.contains(&side.seat) { " won" } } {
                        @if placed { td.place { @if let Some(place) = side.place { (place) } } }
                        th scope="row" {
                            (shape(Seat(side.seat))) " " (side.name)
                            @if side.you { " (" (word(lang, "you")) ")" }
                            @if let Some(plays) = &side.plays { " " small { (plays) } }
                        }
                        @if end.points.is_some() { td.n { @if let Some(score) = side.score { b { (score) } } } }
                        @for count in &side.deeds { td.n { (count) } }
                    }
                }
            }
        }
    }
}

/// The moments that turned the score, each a link into the replay.
fn moments(lang: Lang, id: &str, end: &End) -> Markup {
    html! {
        @if !end.moments.is_empty() {
            section.moments {
                h3 { (word(lang, "end-moments")) }
                ol {
                    @for moment in &end.moments {
                        li {
                            a href=(format!("/t/{id}/replay?at={}", moment.at)) {
                                (shape(Seat(moment.seat))) " " b { (signed(moment.gain)) } " " (moment.says)
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A gain, with its sign.
fn signed(gain: i32) -> String {
    format!("{gain:+}")
}

/// The size of the curve, and the room around it.
const WIDE: f64 = 360.0;
const HIGH: f64 = 200.0;
const LEFT: f64 = 28.0;
const RIGHT: f64 = 18.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 24.0;

/// Where points of the curve are drawn.
struct Scale {
    last: f64,
    low: f64,
    high: f64,
}

impl Scale {
    fn new(end: &End) -> Scale {
        let scores = || end.curve.iter().flat_map(|(_, _, scores)| scores.iter().copied());
        let (low, high) = (scores().min().unwrap_or_default().min(0), scores().max().unwrap_or_default());
        Scale { last: (end.curve.len().saturating_sub(1)).max(1) as f64, low: low.into(), high: high.max(low + 1).into() }
    }

    fn x(&self, turn: f64) -> f64 {
        LEFT + (WIDE - LEFT - RIGHT) * turn / self.last
    }

    fn y(&self, score: i32) -> f64 {
        TOP + (HIGH - TOP - BOTTOM) * (self.high - f64::from(score)) / (self.high - self.low)
    }

    /// Where a moment lies among the turns.
    fn moment(&self, end: &End, entry: usize) -> f64 {
        let next = end.curve.iter().position(|(at, _, _)| *at >= entry).unwrap_or(end.curve.len() - 1);
        let before = next.saturating_sub(1);
        let (from, to) = (end.curve[before].0, end.curve[next].0);
        before as f64 + entry.saturating_sub(from) as f64 / (to.saturating_sub(from).max(1)) as f64
    }
}

/// How the score grew, as a drawing, and as a table for who does not see it.
fn curve(lang: Lang, id: &str, end: &End) -> Markup {
    let Some(points) = end.points.as_ref().filter(|_| end.curve.len() > 2) else { return html! {} };
    let scale = Scale::new(end);
    let count = end.curve.first().map_or(0, |(_, _, scores)| scores.len());
    let sides: Vec<&Ranked> = (0..count).filter_map(|seat| end.side(u8::try_from(seat).ok()?)).collect();
    let line = |seat: usize| {
        let point = |(turn, (_, _, scores)): (usize, &(usize, Option<u8>, Vec<i32>))| {
            format!("{:.1},{:.1}", scale.x(turn as f64), scale.y(scores.get(seat).copied().unwrap_or_default()))
        };
        end.curve.iter().enumerate().map(point).collect::<Vec<_>>().join(" ")
    };
    let last = |seat: usize| end.curve.last().and_then(|(_, _, scores)| scores.get(seat).copied()).unwrap_or_default();
    let (low, high) = (scale.low as i32, scale.high as i32);
    html! {
        figure.curve {
            figcaption { h3 { (say(lang, &Message::new("end-curve").with("points", points.clone()))) } }
            svg viewBox=(format!("0 0 {WIDE} {HIGH}")) aria-hidden="true" {
                @for score in [low, i32::midpoint(low, high), high] {
                    line.grid x1=(LEFT) x2=(WIDE - RIGHT) y1=(format!("{:.1}", scale.y(score))) y2=(format!("{:.1}", scale.y(score))) {}
                    text.axis x=(LEFT - 6.0) y=(format!("{:.1}", scale.y(score) + 4.0)) text-anchor="end" { (score) }
                }
                text.axis x=(LEFT) y=(HIGH - 6.0) { (word(lang, "end-start")) }
                text.axis x=(WIDE - RIGHT) y=(HIGH - 6.0) text-anchor="end" { (word(lang, "end-end")) }
                @for side in &sides { polyline class={ "s" (side.seat) } points=(line(side.seat.into())) {} }
                @for side in &sides {
                    g class={ "shape s" (side.seat) } transform=(format!("translate({:.1} {:.1}) scale(.32)", scale.x(scale.last), scale.y(last(side.seat.into())))) {
                        use href={ "#p" (side.seat) } {}
                    }
                }
                @for (place, moment) in end.moments.iter().enumerate() {
                    @let (x, y) = (scale.x(scale.moment(end, moment.entry)), scale.y(moment.score));
                    a href=(format!("/t/{id}/replay?at={}", moment.at)) tabindex="-1" class={ "s" (moment.seat) } {
                        circle cx=(format!("{x:.1}")) cy=(format!("{y:.1}")) r="8" {}
                        text x=(format!("{x:.1}")) y=(format!("{:.1}", y + 4.0)) text-anchor="middle" { (place + 1) }
                    }
                }
            }
            div.visually-hidden {
                table {
                    caption { (say(lang, &Message::new("end-curve").with("points", points.clone()))) }
                    thead { tr { th scope="col" { (word(lang, "end-turn")) } @for side in &sides { th scope="col" { (side.name) } } } }
                    tbody {
                        @for (turn, (_, whose, scores)) in end.curve.iter().enumerate() {
                            tr {
                                th scope="row" { (row(lang, end, turn, *whose)) }
                                @for side in &sides { td { (scores.get(usize::from(side.seat)).copied().unwrap_or_default()) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What a row of the curve is called: whose turn began there.
fn row(lang: Lang, end: &End, turn: usize, whose: Option<u8>) -> String {
    match whose.and_then(|seat| end.side(seat)) {
        Some(side) => side.name.clone(),
        None if turn == 0 => word(lang, "end-start"),
        None => word(lang, "end-end"),
    }
}
