//! Looking back: the table after any entry of its log, with a scrubber.

use maud::{Markup, html};
use table::{Lang, Message, Seat};

use super::end::Moment;
use super::log::log;
use super::playing::TablePage;
use super::{say, word};
use crate::glyph::shape;
use crate::prompt::Says;
use crate::stage::{self, Stage};

/// The table at a moment.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The table as it was.
    pub table: TablePage,
    /// Which moment it is, among those that the reader may see.
    pub at: usize,
    /// The last moment.
    pub last: usize,
    /// The moments at which turns begin.
    pub turns: Vec<usize>,
    /// The moments that turned the score, once the table is over.
    pub moments: Vec<Moment>,
    /// Whether a new table can go on from here, and from whose seat.
    pub go_on: Vec<(u8, String)>,
}

/// The whole page.
pub fn replay(lang: Lang, now: &Scene) -> Markup {
    let table = &now.table;
    let to = format!("/t/{}/replay", table.id);
    let step = |at: usize, word_id: &'static str, rel: &'static str| {
        html! { a.button href=(format!("{to}?at={at}")) rel=(rel) { (word(lang, word_id)) } }
    };
    html! {
        (crate::glyphs(&table.game))
        h1.visually-hidden { (say(lang, &Message::new("replay-title").with("game", table.title.clone()))) }
        form.scrub method="get" action=(to) id="scrub" {
            (step(0, "replay-first", "first")) " " (step(now.at.saturating_sub(1), "replay-back", "prev")) " "
            label { span { (word(lang, "replay-at")) }
                input type="range" name="at" min="0" max=(now.last) value=(now.at);
                (marks(now))
            }
            output { (now.at) " / " (now.last) }
            button { (word(lang, "replay-show")) }
            button.play type="button" hidden aria-pressed="false" { (word(lang, "replay-play")) }
            " " (step((now.at + 1).min(now.last), "replay-on", "next")) " " (step(now.last, "replay-last", "last"))
            " " a.button href=(format!("/t/{}", table.id)) { (word(lang, "replay-table")) }
        }
        div.beside {
            p.moment aria-live="polite" { (moment(table)) }
            (keys(lang, &to, now))
        }
        (super::playing::show(lang))
        div.table id="scene" { (scene(lang, now)) }
    }
}

/// Under the slider: where turns begin, and the moments that turned the score.
fn marks(now: &Scene) -> Markup {
    html! {
        svg.marks viewBox=(format!("0 0 {} 8", now.last.max(1))) preserveAspectRatio="none" aria-hidden="true" {
            @for at in &now.turns { line x1=(at) x2=(at) y1="0" y2="4" {} }
            @for moment in &now.moments { line class={ "key s" (moment.seat) } x1=(moment.at) x2=(moment.at) y1="0" y2="8" {} }
        }
    }
}

/// The moments that turned the score, to go to.
fn keys(lang: Lang, to: &str, now: &Scene) -> Markup {
    html! {
        @if !now.moments.is_empty() {
            nav.keys aria-label=(word(lang, "end-moments")) {
                @for moment in &now.moments {
                    a href=(format!("{to}?at={}", moment.at)) data-at-moment=(moment.at) title=(moment.says) {
                        (shape(Seat(moment.seat))) " " (format!("{:+}", moment.gain)) span.visually-hidden { ": " (moment.says) }
                    }
                }
            }
        }
    }
}

/// What happened at the moment, in one line.
fn moment(table: &TablePage) -> String {
    table.log.last().map(|line| line.says().join(" ")).unwrap_or_default()
}

/// The part that changes.
pub fn scene(lang: Lang, now: &Scene) -> Markup {
    let table = &now.table;
    html! {
        div.felt {
            @if table.board.is_empty() {
                (stage::framed(&Stage {
                    key: "plain",
                    lang,
                    says: Says::default(),
                    board: html! { pre.position tabindex="0" { (table.position) } },
                    over: Markup::default(),
                    own: None,
                }))
            } @else { (maud::PreEscaped(&table.board)) }
        }
        aside #side.place {
            (log(lang, table))
            @if !now.go_on.is_empty() {
                section.box {
                    h2 { (word(lang, "replay-go-on")) }
                    p.soft { (word(lang, "replay-go-on-about")) }
                    form method="post" action=(format!("/t/{}/continue", table.id)) {
                        input type="hidden" name="at" value=(now.at);
                        @for (seat, name) in &now.go_on {
                            button name="seat" value=(seat) { (say(lang, &Message::new("replay-as").with("name", name.clone()))) } " "
                        }
                    }
                }
            }
            @if !table.board.is_empty() {
                details.box { summary { (word(lang, "table-position")) } pre.position tabindex="0" { (table.position) } }
            }
        }
    }
}
