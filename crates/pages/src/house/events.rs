//! Tournaments: the list, the page to open one, and the page to follow one.

use maud::{Markup, html};
use table::text::Arg;
use table::wording::capital;
use table::{Lang, Message};

use super::clock::{self, TimeAsked};
use super::decks::{self, Brought, Decks};
use super::matches::wrong;
use super::new::Field;
use super::picks::{Pick, list, picks};
use super::times::date;
use super::{say, word};

/// A tournament in a list.
#[derive(Clone, Debug, Default)]
pub struct EventRow {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The game's title.
    pub game: String,
    /// Whether whoever loses is out.
    pub elimination: bool,
    /// `open`, `going` or `over`.
    pub stage: String,
    /// The round that is being played.
    pub round: usize,
    /// How many have entered.
    pub entrants: i64,
    /// When something happened there last.
    pub touched: i64,
    /// The table where the reader plays there now.
    pub plays: Option<String>,
}

/// How a tournament stands, in a few words.
fn stands(lang: Lang, row: &EventRow) -> String {
    let count = |id: &'static str| Message::new(id).with("count", Arg::Number(row.entrants));
    match row.stage.as_str() {
        "open" => say(lang, &count("event-row-open")),
        "going" => say(lang, &count("event-row-going").with("round", Arg::Number(row.round as i64))),
        _ => say(lang, &count("event-row-over").with("date", date(lang, row.touched))),
    }
}

pub(super) fn rows(lang: Lang, rows: &[EventRow]) -> Markup {
    html! {
        ul.tables.events {
            @for row in rows {
                li {
                    a href=(format!("/events/{}", row.id)) {
                        b { (row.name) } " "
                        span class={ "stage " (row.stage) } { (stands(lang, row)) } " "
                        span.sitters { span.sitter { (row.game) } " " span.sitter { (system(lang, row.elimination)) } }
                    }
                    @if let Some(table) = &row.plays {
                        a.button.legal href=(format!("/t/{table}")) { (say(lang, &Message::new("event-your-match").with("round", Arg::Number(row.round as i64)))) }
                    }
                }
            }
        }
    }
}

fn system(lang: Lang, elimination: bool) -> String {
    word(lang, if elimination { "event-elimination" } else { "event-swiss" })
}

/// All tournaments.
pub fn events(lang: Lang, all: &[EventRow], may_open: bool) -> Markup {
    html! {
        h1 { (word(lang, "events-title")) }
        p.lead { (word(lang, "events-lead")) }
        @if may_open { p { a.button.legal href="/events/new" { (word(lang, "events-open-one")) } } }
        @else { p.soft { (word(lang, "event-needs-name")) " " a href="/account" { (word(lang, "account-title")) } } }
        section.box {
            @if all.is_empty() { p.soft { (word(lang, "events-none")) } } @else { (rows(lang, all)) }
        }
    }
}

/// What is asked about a new tournament.
#[derive(Clone, Debug)]
pub struct NewEvent {
    /// All games: short name and title.
    pub games: Vec<(String, String)>,
    /// The game that is chosen.
    pub game: String,
    /// Its options, without the number of seats.
    pub fields: Vec<Field>,
    /// Whether it has decks.
    pub has_decks: bool,
    /// The time.
    pub time: TimeAsked,
    /// The name as it was written.
    pub name: String,
    /// `swiss` or `elimination`.
    pub system: String,
    /// The rounds as they were written.
    pub rounds: String,
    /// Until which round one can enter, as it was written.
    pub late: String,
    /// The best of so many games.
    pub best_of: String,
    /// `fixed` or `free`.
    pub decks: String,
    /// What was wrong with the last try.
    pub wrong: Vec<String>,
}

/// The page to open a tournament.
pub fn new_event(lang: Lang, new: &NewEvent) -> Markup {
    let pick = |key: &str, id: &'static str, about: Option<&'static str>| Pick {
        key: key.to_owned(),
        name: word(lang, id),
        about: about.map(|about| word(lang, about)),
    };
    let systems = [
        pick("swiss", "event-swiss", Some("event-swiss-about")),
        pick("elimination", "event-elimination", Some("event-elimination-about")),
    ];
    let best = [pick("1", "best-of-1", None), pick("3", "best-of-3", None)];
    let decks = [pick("fixed", "event-decks-fixed-pick", None), pick("free", "event-decks-free-pick", None)];
    html! {
        h1 { (word(lang, "event-new-title")) }
        p.lead { (word(lang, "event-new-lead")) }
        (wrong(lang, &new.wrong))
        nav.games aria-label=(word(lang, "new-game")) {
            @for (key, title) in &new.games {
                a href=(format!("/events/new?game={key}")) aria-current=[(*key == new.game).then_some("page")] { (title) }
            }
        }
        form.opening.single method="post" action="/events" {
            input type="hidden" name="game" value=(new.game);
            fieldset.options {
                legend { (word(lang, "event-what")) }
                label { span { (word(lang, "event-name")) } input type="text" name="name" value=(new.name) maxlength="60" required; }
                (picks("system", &word(lang, "event-system"), &systems, &new.system))
                label { span { (word(lang, "event-rounds")) } input type="number" name="rounds" value=(new.rounds) min="1" max="20" placeholder=(word(lang, "event-rounds-usual")); }
                label { span { (word(lang, "event-late")) } input type="number" name="late" value=(new.late) min="0" max="20"; }
                (list("best-of", &word(lang, "best-of"), &best, &new.best_of))
                @if new.has_decks { (list("event-decks", &word(lang, "event-decks"), &decks, &new.decks)) }
                @for field in &new.fields { (picks(&format!("option-{}", field.key), &field.says, &field.values, &field.chosen)) }
                (clock::asked(lang, &new.time))
            }
            button.legal { (word(lang, "event-open")) }
        }
    }
}

/// An entrant.
#[derive(Clone, Debug, Default)]
pub struct EntrantRow {
    /// Its number.
    pub number: usize,
    /// Its place.
    pub place: usize,
    /// Its name.
    pub name: String,
    /// The person, if it is one that has a page.
    pub guest: Option<i64>,
    /// Whether it is the reader.
    pub you: bool,
    /// Whether it is a bot of the house.
    pub bot: bool,
    /// Whether it has dropped out.
    pub dropped: bool,
    /// Points, in halves.
    pub points: u32,
    /// Buchholz, in halves.
    pub buchholz: u32,
    /// Sonneborn-Berger, in quarters.
    pub sonneborn: u32,
    /// Won, drawn, lost.
    pub record: [u32; 3],
    /// Whether it plays now.
    pub plays: bool,
}

/// A pairing.
#[derive(Clone, Debug, Default)]
pub struct PairingRow {
    /// The board.
    pub board: usize,
    /// The two names; nobody of a bye.
    pub names: [Option<String>; 2],
    /// `one`, `two`, `drawn` or `nobody`; nothing while it is played.
    pub won: Option<&'static str>,
    /// The table that was opened last.
    pub table: Option<String>,
    /// The match, where several games count together.
    pub match_id: Option<String>,
    /// Whether the reader is part of it.
    pub yours: bool,
}

/// The page of a tournament.
#[derive(Clone, Debug, Default)]
pub struct EventPage {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The game's short name.
    pub game: String,
    /// The game's title.
    pub title: String,
    /// What was agreed on, in words: what, and how.
    pub terms: Vec<(String, String)>,
    /// Whether whoever loses is out.
    pub elimination: bool,
    /// The best of so many games wins a pairing.
    pub games: u8,
    /// `open`, `going` or `over`.
    pub stage: String,
    /// The round that is being played, and how many there are.
    pub round: (usize, usize),
    /// Who runs it.
    pub opener: String,
    /// Whether that is the reader.
    pub runs: bool,
    /// Everybody, the best first; before it begins in the order of entry.
    pub entrants: Vec<EntrantRow>,
    /// Who plays whom, by round.
    pub rounds: Vec<Vec<PairingRow>>,
    /// Whether the reader can enter.
    pub can_enter: bool,
    /// Whether the reader would have to claim a name first.
    pub needs_name: bool,
    /// Whether the reader can bring another deck.
    pub can_change: bool,
    /// Whether the reader can drop out.
    pub can_drop: bool,
    /// The table where the reader is to play now.
    pub plays: Option<String>,
    /// What players can bring.
    pub decks: Decks,
    /// Bots that can be named.
    pub bots: Vec<String>,
    /// Its seed once it has begun, and before that the hash of it.
    pub seed: String,
    /// What was wrong with the last try.
    pub wrong: Vec<String>,
}

/// Halves, as people write them.
fn halves(points: u32) -> String {
    match (points / 2, points % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}

/// Quarters, as people write them.
fn quarters(points: u32) -> String {
    let whole = points / 4;
    match points % 4 {
        0 => whole.to_string(),
        1 => format!("{whole}¼"),
        2 => format!("{whole}½"),
        _ => format!("{whole}¾"),
    }
}

/// The page of a tournament.
pub fn event(lang: Lang, page: &EventPage) -> Markup {
    let round = |id: &'static str| {
        say(lang, &Message::new(id).with("round", Arg::Number(page.round.0 as i64)).with("rounds", Arg::Number(page.round.1 as i64)))
    };
    let to = |act: &str| format!("/events/{}/{act}", page.id);
    html! {
        h1 { (page.name) }
        p.lead { (page.title) ", " (system(lang, page.elimination)) " · " (say(lang, &Message::new("event-by").with("name", page.opener.clone()))) }
        (wrong(lang, &page.wrong))
        div #live data-live=(to("stream")) {
            p.stage role="status" {
                (match page.stage.as_str() {
                    "open" => word(lang, "event-stage-open"),
                    "going" => round("event-stage-going"),
                    _ if page.round.0 == 0 => word(lang, "event-stage-off"),
                    _ => word(lang, "event-stage-over"),
                })
                @if page.stage == "over" && page.round.0 > 0 {
                    @if let Some(first) = page.entrants.first() { " " b { (say(lang, &Message::new("event-winner").with("name", first.name.clone()))) } }
                }
            }
            @if let Some(table) = &page.plays {
                p { a.button.legal href=(format!("/t/{table}")) { (round("event-your-match")) } }
            }
            div.follow {
                (standings(lang, page))
                @if page.elimination { (bracket(lang, page)) }
                @for (number, pairings) in page.rounds.iter().enumerate().rev() {
                    section.box.pairings .drawn[page.elimination] {
                        h2 { (say(lang, &Message::new("event-round").with("round", Arg::Number(number as i64 + 1)))) }
                        ol { @for pairing in pairings { (paired(lang, page, pairing)) } }
                    }
                }
            }
        }
        (taking_part(lang, page))
        @if page.runs && page.stage != "over" { (running(lang, page)) }
        section.box.rules {
            h2 { (word(lang, "event-rules")) }
            dl.options { @for (what, how) in &page.terms { dt { (capital(what)) } dd { (capital(how)) } } }
            ul {
                @if page.elimination {
                    li { (word(lang, "event-rule-out")) } li { (word(lang, "event-rule-seeds")) } li { (word(lang, "event-rule-draw")) }
                } @else {
                    li { (word(lang, "event-rule-pairing")) } li { (word(lang, "event-rule-bye")) } li { (word(lang, "event-rule-ties")) }
                    li { (word(lang, "event-rule-late")) }
                }
                li { (word(lang, "event-rule-drop")) }
                li { (word(lang, "event-rule-clock")) }
            }
            p.soft { (word(lang, if page.stage == "open" { "event-seed-hash" } else { "event-seed" })) " " code { (page.seed) } }
        }
    }
}

fn standings(lang: Lang, page: &EventPage) -> Markup {
    let begun = page.stage != "open";
    let swiss = begun && !page.elimination;
    let head = |id: &'static str| html! { th.n scope="col" { abbr title=(word(lang, id)) { (word(lang, SHORT.iter().find(|(long, _)| *long == id).map_or(id, |(_, short)| short))) } } };
    html! {
        section.box.standings {
            h2 { (word(lang, if begun { "event-standings" } else { "event-entrants" })) " " small.soft { (page.entrants.len()) } }
            @if page.entrants.is_empty() { p.soft { (word(lang, "event-nobody-yet")) } } @else {
                div.scrolls tabindex="0" role="region" aria-label=(word(lang, "event-standings")) {
                table.records {
                    thead {
                        tr {
                            th.n scope="col" { (word(lang, "people-place")) }
                            th scope="col" { (word(lang, "people-name")) }
                            @if begun { (head("event-record")) }
                            @if swiss { (head("event-points")) (head("event-buchholz")) (head("event-sonneborn")) }
                        }
                    }
                    tbody {
                        @for row in &page.entrants {
                            tr .you[row.you] .gone[row.dropped] {
                                td.n { (row.place) }
                                th scope="row" {
                                    @match row.guest { Some(guest) => a href=(format!("/people/{guest}")) { (row.name) }, None => (row.name) }
                                    @if row.you { " (" (word(lang, "you")) ")" }
                                    @if row.bot { " " small.soft { (word(lang, "event-bot")) } }
                                    @if row.dropped { " " small.soft { (word(lang, "event-has-dropped")) } }
                                }
                                @if begun { td.n { (row.record[0]) "–" (row.record[1]) "–" (row.record[2]) } }
                                @if swiss { td.n { b { (halves(row.points)) } } td.n { (halves(row.buchholz)) } td.n { (quarters(row.sonneborn)) } }
                            }
                        }
                    }
                }
                }
            }
        }
    }
}

/// Heads of columns that have room for few letters.
const SHORT: [(&str, &str); 4] = [
    ("event-record", "event-record-short"),
    ("event-points", "event-points-short"),
    ("event-buchholz", "event-buchholz-short"),
    ("event-sonneborn", "event-sonneborn-short"),
];

/// What became of a pairing, in a few words.
fn became(lang: Lang, pairing: &PairingRow) -> String {
    let name = |place: usize| pairing.names[place].clone().unwrap_or_default();
    match (pairing.won, &pairing.names[1]) {
        (_, None) => word(lang, "event-bye"),
        (Some("one"), _) => say(lang, &Message::new("row-won").with("names", name(0))),
        (Some("two"), _) => say(lang, &Message::new("row-won").with("names", name(1))),
        (Some("drawn"), _) => word(lang, "event-drawn"),
        (Some(_), _) => word(lang, "event-nobody"),
        (None, _) if pairing.table.is_some() => word(lang, "event-is-played"),
        (None, _) => word(lang, "event-waits"),
    }
}

fn paired(lang: Lang, page: &EventPage, pairing: &PairingRow) -> Markup {
    let address = match (&pairing.match_id, &pairing.table) {
        (Some(id), _) if page.games > 1 => Some(format!("/matches/{id}")),
        (_, Some(table)) => Some(format!("/t/{table}")),
        _ => None,
    };
    let side = |place: usize, key: &str| {
        html! { @if let Some(name) = &pairing.names[place] { span.side .won[pairing.won == Some(key) && pairing.names[1].is_some()] { (name) } } }
    };
    let both =
        html! { (side(0, "one")) @if pairing.names[1].is_some() { " – " } (side(1, "two")) " " small.soft { (became(lang, pairing)) } };
    html! {
        li .yours[pairing.yours] {
            @match address { Some(address) => a href=(address) { (both) }, None => (both) }
        }
    }
}

/// The bracket, drawn: a column for each round, each winner between the two that it came from. On a phone the lists of the
/// rounds say the same.
fn bracket(lang: Lang, page: &EventPage) -> Markup {
    if page.rounds.is_empty() {
        return html! {};
    }
    let rounds = page.round.1;
    let first = 1usize << rounds.saturating_sub(1);
    html! {
        section.box.bracket {
            h2 { (word(lang, "event-bracket")) }
            div.scrolls tabindex="0" role="region" aria-label=(word(lang, "event-bracket")) {
                div.columns {
                    @for round in 0..rounds {
                        ol aria-label=(say(lang, &Message::new("event-round").with("round", Arg::Number(round as i64 + 1)))) {
                            @for board in 0..(first >> round) {
                                @let pairing = page.rounds.get(round).and_then(|pairings| pairings.iter().find(|pairing| pairing.board == board));
                                li .yours[pairing.is_some_and(|pairing| pairing.yours)] {
                                    @match pairing {
                                        Some(pairing) => div.pair {
                                            @for (place, key) in [(0, "one"), (1, "two")] {
                                                span .won[pairing.won == Some(key)] {
                                                    @match &pairing.names[place] { Some(name) => (name), None => em { (word(lang, "event-bye")) } }
                                                }
                                            }
                                        },
                                        None => div.pair.empty { span { "–" } span { "–" } },
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Entering, changing one's deck, dropping out.
fn taking_part(lang: Lang, page: &EventPage) -> Markup {
    let to = |act: &str| format!("/events/{}/{act}", page.id);
    let form = |id: &'static str| {
        html! {
            form.opening.single method="post" action=(to("enter")) {
                @if !page.decks.known.is_empty() {
                    fieldset.decks { legend { (word(lang, "deck-title")) } (decks::own(lang, &page.game, &page.decks, &Brought::default())) }
                }
                button.legal[page.can_enter] { (word(lang, id)) }
            }
        }
    };
    html! {
        @if page.can_enter {
            section.box.enter { h2 { (word(lang, "event-enter")) } (form("event-enter-sure")) }
        } @else if page.needs_name {
            section.box.enter {
                h2 { (word(lang, "event-enter")) }
                p { (word(lang, "event-needs-name")) } p { a.button href="/account" { (word(lang, "account-title")) } }
            }
        }
        @if page.can_change && !page.decks.known.is_empty() {
            details.box { summary { (word(lang, "event-change-deck")) } (form("event-change-deck-sure")) }
        }
        @if page.can_drop {
            details.leave { summary { (word(lang, "event-drop")) }
                p.soft { (word(lang, "event-drop-about")) }
                form method="post" action=(to("drop")) { button.danger { (word(lang, "event-drop-sure")) } }
            }
        }
    }
}

/// What whoever runs it can do.
fn running(lang: Lang, page: &EventPage) -> Markup {
    let to = |act: &str| format!("/events/{}/{act}", page.id);
    let usual = page.bots.first().map_or("street", String::as_str);
    let here = || page.entrants.iter().filter(|row| !row.dropped);
    let entrants: Vec<Pick> = here().map(|row| Pick { key: row.number.to_string(), name: row.name.clone(), about: None }).collect();
    let playing: Vec<Pick> =
        here().filter(|row| row.plays).map(|row| Pick { key: row.number.to_string(), name: row.name.clone(), about: None }).collect();
    html! {
        section.box.running {
            h2 { (word(lang, "event-run")) }
            @if page.stage == "open" {
                form method="post" action=(to("start")) {
                    button.legal disabled[page.entrants.len() < 2] { (word(lang, "event-start")) }
                    @if page.entrants.len() < 2 { " " small.soft { (word(lang, "event-too-few")) } }
                }
            }
            form method="post" action=(to("bots")) {
                label { span { (word(lang, "event-bots")) } input type="text" name="bots" value=(format!("{usual}, {usual}, {usual}")) maxlength="400"; }
                button { (word(lang, "event-bots-add")) }
                p.soft { (say(lang, &Message::new("event-bots-about").with("bots", page.bots.join(", ")))) }
            }
            @if !playing.is_empty() {
                form method="post" action=(to("forfeit")) {
                    (list("entrant", &word(lang, "event-forfeit-who"), &playing, ""))
                    button { (word(lang, "event-forfeit")) }
                }
            }
            @if !entrants.is_empty() {
                form method="post" action=(to("remove")) {
                    (list("entrant", &word(lang, "event-remove-who"), &entrants, ""))
                    button { (word(lang, "event-remove")) }
                }
            }
            details { summary { (word(lang, "event-end")) }
                p.soft { (word(lang, "event-end-about")) }
                form method="post" action=(to("end")) { button.danger { (word(lang, "event-end-sure")) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_written_as_people_write_them() {
        assert_eq!([0, 1, 2, 5].map(halves), ["0", "½", "1", "2½"]);
        assert_eq!([0, 1, 6, 11].map(quarters), ["0", "0¼", "1½", "2¾"]);
    }

    #[test]
    fn a_tournament_is_told_in_every_stage_and_language() {
        let entrant = |number: usize, you| EntrantRow {
            number,
            place: number + 1,
            name: format!("E{number}"),
            you,
            plays: true,
            ..EntrantRow::default()
        };
        let pairing = |board, two: Option<&str>, won| PairingRow {
            board,
            names: [Some("E0".to_owned()), two.map(str::to_owned)],
            won,
            table: two.map(|_| "t".to_owned()),
            match_id: None,
            yours: true,
        };
        for lang in Lang::ALL {
            for (stage, elimination) in [("open", false), ("going", false), ("over", false), ("going", true), ("over", true)] {
                let page = EventPage {
                    id: "e".to_owned(),
                    stage: stage.to_owned(),
                    elimination,
                    round: (if stage == "open" { 0 } else { 1 }, 2),
                    runs: true,
                    entrants: vec![entrant(0, true), entrant(1, false), entrant(2, false)],
                    rounds: if stage == "open" {
                        Vec::new()
                    } else {
                        vec![vec![pairing(0, Some("E1"), None), pairing(1, None, Some("one"))]]
                    },
                    can_enter: stage == "open",
                    can_drop: true,
                    plays: Some("t".to_owned()),
                    ..EventPage::default()
                };
                let says = event(lang, &page).into_string();
                assert!(!says.contains('⟦'), "{says}");
                assert_eq!(says.contains("/events/e/start"), stage == "open");
                assert_eq!(says.contains("class=\"columns\""), elimination && stage != "open");
                let onlooker = event(lang, &EventPage { runs: false, can_enter: false, can_drop: false, ..page }).into_string();
                assert!(!onlooker.contains("<form"), "{onlooker}");
            }
        }
    }
}
