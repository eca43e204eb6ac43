//! Pages of people: ratings, what they played, whom they met; and who is best.

use maud::{Markup, html};
use table::text::Arg;
use table::{Lang, Message};

use super::{say, times, word};

/// A rating in a list.
#[derive(Clone, Debug)]
pub struct RatedRow {
    /// In what.
    pub way: String,
    /// Where the best in it are listed.
    pub address: String,
    /// The person, if it is one.
    pub guest: Option<i64>,
    /// The name.
    pub name: String,
    /// The rating.
    pub rating: f64,
    /// How far it may be off.
    pub uncertainty: f64,
    /// Rated tables behind it.
    pub tables: i64,
    /// The rating after each of the last tables.
    pub curve: Vec<f64>,
}

/// What was won, with something or against somebody.
#[derive(Clone, Debug)]
pub struct RecordRow {
    /// The game, or the way to play it.
    pub game: String,
    /// With what, or against whom.
    pub what: String,
    /// Tables.
    pub tables: i64,
    /// Those that were won.
    pub won: i64,
}

/// A table that somebody has played.
#[derive(Clone, Debug)]
pub struct PlayedRow {
    /// Its id.
    pub table: String,
    /// What was played.
    pub way: String,
    /// What the person played there.
    pub plays: String,
    /// Its place; 0 where there is none.
    pub place: i64,
    /// Whether it won.
    pub won: bool,
    /// Whether the table does not count at all.
    pub void: bool,
    /// Whether it counted for ratings.
    pub rated: bool,
    /// When it ended.
    pub ended: i64,
}

/// The page of a person.
#[derive(Clone, Debug)]
pub struct PersonPage {
    /// The name.
    pub name: String,
    /// Whether it is a bot.
    pub bot: bool,
    /// Since when it is here.
    pub since: i64,
    /// Its ratings.
    pub ratings: Vec<RatedRow>,
    /// What it won with which Gang, deck or Legend.
    pub sides: Vec<RecordRow>,
    /// Whom it met.
    pub opponents: Vec<RecordRow>,
    /// What it won together with others, or alone against the game.
    pub together: Vec<RecordRow>,
    /// Its last tables.
    pub last: Vec<PlayedRow>,
    /// Its last daily deals.
    pub daily: Vec<DailyRow>,
    /// On how many days in a row before today it has played one.
    pub streak: i64,
}

/// A daily deal that somebody has played.
#[derive(Clone, Debug)]
pub struct DailyRow {
    /// The game.
    pub game: String,
    /// The day, counted from 1970.
    pub day: i64,
    /// Where the results are.
    pub address: String,
    /// The place among all.
    pub at: i64,
    /// How many have played it.
    pub players: i64,
}

/// Who is best.
#[derive(Clone, Debug)]
pub struct Leaders {
    /// The ways that are rated: name, address, and whether it is the one that is shown.
    pub ways: Vec<(String, String, bool)>,
    /// The best in it.
    pub best: Vec<RatedRow>,
    /// Rated tables that somebody needs to be listed.
    pub from: i64,
}

/// A number of seats in words.
pub fn seats_of(lang: Lang, seats: i64) -> String {
    say(lang, &Message::new("seats-of").with("seats", Arg::Number(seats)))
}

/// A rating as it is read: what it is, and how far it may be off.
fn rating(row: &RatedRow) -> Markup {
    html! { b { (format!("{:.1}", row.rating)) } " " small { "± " (format!("{:.1}", row.uncertainty)) } }
}

/// How a rating came to what it is.
fn curve(lang: Lang, row: &RatedRow) -> Markup {
    const WIDE: f64 = 240.0;
    const HIGH: f64 = 48.0;
    let (least, most) = row.curve.iter().fold((f64::MAX, f64::MIN), |(least, most), &rating| (least.min(rating), most.max(rating)));
    let span = (most - least).max(1.0);
    let last = (row.curve.len().max(2) - 1) as f64;
    let point =
        |(at, rating): (usize, &f64)| format!("{:.1},{:.1}", at as f64 / last * WIDE, HIGH - 3.0 - (rating - least) / span * (HIGH - 6.0));
    let points: Vec<String> = row.curve.iter().enumerate().map(point).collect();
    let says = Message::new("curve")
        .with("tables", row.curve.len() as i64)
        .with("least", format!("{least:.1}"))
        .with("most", format!("{most:.1}"));
    html! {
        @if row.curve.len() > 1 {
            svg.curve viewBox=(format!("0 0 {WIDE} {HIGH}")) role="img" aria-label=(say(lang, &says)) {
                polyline points=(points.join(" ")) {}
            }
        }
    }
}

/// Won and played, with the share of it.
fn share(lang: Lang, row: &RecordRow) -> Markup {
    let percent = if row.tables > 0 { row.won * 100 / row.tables } else { 0 };
    let says = Message::new("won-of").with("won", Arg::Number(row.won)).with("tables", Arg::Number(row.tables));
    html! { td { (say(lang, &says)) } td.number { (percent) " %" } }
}

fn records(lang: Lang, title: &'static str, first: &'static str, rows: &[RecordRow]) -> Markup {
    html! {
        @if !rows.is_empty() {
            section.apart {
                h2 { (word(lang, title)) }
                table.records {
                    thead { tr { th scope="col" { (word(lang, first)) } th scope="col" { (word(lang, "record-won")) } th scope="col" { (word(lang, "record-share")) } } }
                    tbody {
                        @for row in rows {
                            tr { th scope="row" { (row.what) @if !row.what.is_empty() && !row.game.is_empty() { " " } small { (row.game) } } (share(lang, row)) }
                        }
                    }
                }
            }
        }
    }
}

/// A person.
pub fn person(lang: Lang, page: &PersonPage) -> Markup {
    html! {
        h1 { (page.name) }
        p { (say(lang, &Message::new(if page.bot { "person-bot" } else { "person-since" }).with("date", times::date(lang, page.since)))) }
        section.apart {
            h2 { (word(lang, "person-ratings")) }
            @if page.ratings.is_empty() { p { (word(lang, "person-unrated")) } }
            ul.ratings {
                @for row in &page.ratings {
                    li { span { a href=(row.address) { (row.way) } br; (rating(row)) " " small { (say(lang, &Message::new("rated-tables").with("tables", Arg::Number(row.tables)))) } } (curve(lang, row)) }
                }
            }
        }
        (records(lang, "person-sides", "record-side", &page.sides))
        (records(lang, "person-together", "record-way", &page.together))
        (records(lang, "person-opponents", "record-opponent", &page.opponents))
        @if !page.daily.is_empty() { (daily(lang, page)) }
        @if !page.last.is_empty() {
            section.apart {
                h2 { (word(lang, "person-last")) }
                ul.sessions { @for row in &page.last { (played(lang, row)) } }
            }
        }
    }
}

fn daily(lang: Lang, page: &PersonPage) -> Markup {
    let place = |row: &DailyRow| Message::new("person-daily-at").with("at", Arg::Number(row.at)).with("count", Arg::Number(row.players));
    html! {
        section.apart {
            h2 { (word(lang, "person-daily")) }
            @if page.streak > 0 { p { (say(lang, &Message::new("person-streak").with("count", Arg::Number(page.streak)))) } }
            ul.sessions {
                @for row in &page.daily {
                    li { span { a href=(row.address) { (row.game) } " " small { (times::date(lang, row.day * times::DAY)) } } span { (say(lang, &place(row))) } }
                }
            }
        }
    }
}

fn played(lang: Lang, row: &PlayedRow) -> Markup {
    html! {
        li {
            span {
                a href={ "/t/" (row.table) } { (row.way) }
                " "
                small { @if !row.plays.is_empty() { (row.plays) " · " } (times::date(lang, row.ended)) @if !row.rated { " · " (word(lang, "table-unrated")) } }
            }
            @if row.void { em { (word(lang, "played-void")) } }
            @else if row.won { b { (word(lang, "played-won")) } }
            @else if row.place > 0 { span { (say(lang, &Message::new("played-place").with("place", Arg::Number(row.place)))) } }
            @else { span { (word(lang, "played-lost")) } }
        }
    }
}

/// Who is best.
pub fn leaders(lang: Lang, page: &Leaders) -> Markup {
    html! {
        h1 { (word(lang, "people-title")) }
        p { (say(lang, &Message::new("people-about").with("tables", Arg::Number(page.from)))) }
        @if page.ways.is_empty() { p { (word(lang, "people-none")) } }
        @else {
            nav.groups aria-label=(word(lang, "people-ways")) {
                ul { @for (name, address, shown) in &page.ways { li { a href=(address) aria-current=[shown.then_some("page")] { (name) } } } }
            }
            table.records {
                thead { tr { th scope="col" { (word(lang, "people-place")) } th scope="col" { (word(lang, "people-name")) } th scope="col" { (word(lang, "people-rating")) } th scope="col" { (word(lang, "people-tables")) } } }
                tbody {
                    @for (place, row) in (1..).zip(&page.best) {
                        tr {
                            td.number { (place) }
                            th scope="row" { @match row.guest { Some(guest) => a href={ "/people/" (guest) } { (row.name) }, None => em { (row.name) " (bot)" } } }
                            td { (rating(row)) }
                            td.number { (row.tables) }
                        }
                    }
                }
            }
        }
    }
}
