//! The lobby: a tile for every game, one's own tables, and tables that wait for players.

use std::ops::RangeInclusive;

use maud::{Markup, html};
use table::text::Arg;
use table::{Lang, Message};

use super::events::{self, EventRow};
use super::matches::OfMatch;
use super::talk::{TalkPanel, in_lobby};
use super::times::{date, since};
use super::turns::{self, TurnRow};
use super::{say, word};
use crate::tile;

/// What stands in the lobby.
#[derive(Clone, Debug, Default)]
pub struct Lobby {
    /// The games.
    pub tiles: Vec<Tile>,
    /// Tables that wait for the reader, the most urgent first.
    pub turns: Vec<TurnRow>,
    /// One's own tables.
    pub yours: Vec<Row>,
    /// Tables that wait for players.
    pub open: Vec<Row>,
    /// Tournaments that the reader has entered, or that can be entered.
    pub events: Vec<EventRow>,
    /// What is said there, where people can talk.
    pub talk: Option<TalkPanel>,
}

/// A game.
#[derive(Clone, Debug)]
pub struct Tile {
    /// Its short name.
    pub key: String,
    /// Its title.
    pub title: String,
    /// What it is, in seven words.
    pub says: String,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// How many minutes it takes.
    pub minutes: RangeInclusive<u16>,
    /// How many bots sit at a table that is opened at once.
    pub bots: u8,
    /// Where it is taught, if it is.
    pub learn: Option<String>,
}

/// A table in a list.
#[derive(Clone, Debug, Default)]
pub struct Row {
    /// Its id.
    pub id: String,
    /// The game's title.
    pub game: String,
    /// Who sits there; nothing for open seats.
    pub sitters: Vec<Option<String>>,
    /// The seats of the reader.
    pub yours: Vec<u8>,
    /// How far it is: `open`, `going` or `over`.
    pub stage: &'static str,
    /// The version of the rules that it was played by, if it cannot go on because of that.
    pub frozen: Option<u32>,
    /// The seats that are awaited; nothing if that is not known.
    pub awaited: Option<Vec<u8>>,
    /// When something happened there last, in seconds since 1970.
    pub touched: i64,
    /// For how many seconds nothing has happened there.
    pub idle: i64,
    /// The seats that won, once it is over; nothing if it was closed before it began.
    pub won: Option<Vec<u8>>,
    /// Whether it does not count.
    pub void: bool,
    /// The match that it belongs to.
    pub of_match: Option<OfMatch>,
}

/// The lobby's page.
pub fn lobby(lang: Lang, lobby: &Lobby) -> Markup {
    html! {
        (tile::glyphs())
        section.hero {
            (city())
            h1 { (word(lang, "lobby-title")) }
            p.lead { (word(lang, "lobby-lead")) }
            p { a.button href="/daily" { (word(lang, "lobby-daily")) } }
        }
        @if !lobby.turns.is_empty() {
            section.box.your-turn {
                h2 { a href="/your-turn" { (turns::turns_say(lang, lobby.turns.len() as i64)) } }
                (turns::list(lang, &lobby.turns))
            }
        }
        ul.tiles aria-label=(word(lang, "lobby-games")) { @for game in &lobby.tiles { (tile(lang, game)) } }
        div.lists {
            @if !lobby.events.is_empty() {
                section.box { h2 { (word(lang, "events-title")) } (events::rows(lang, &lobby.events)) p { a href="/events" { (word(lang, "events-all")) } } }
            }
            section.box { h2 { (word(lang, "lobby-yours")) } (rows(lang, &lobby.yours, "lobby-yours-none")) }
            section.box {
                h2 { (word(lang, "lobby-open")) }
                (rows(lang, &lobby.open, "lobby-none"))
                @if lobby.open.is_empty() { p.do { a.button href="/new" { (word(lang, "lobby-open-one")) } } }
            }
            @if let Some(talk) = &lobby.talk { (in_lobby(lang, talk)) }
            details.box {
                summary { (word(lang, "replay-bring")) }
                form method="post" action="/replays" enctype="multipart/form-data" {
                    label { span { (word(lang, "replay-bring-file")) } input type="file" name="file" accept=".json,application/json" required; }
                    button { (word(lang, "replay-bring-show")) }
                }
            }
        }
    }
}

/// From the first to the last, or one.
fn range<N: PartialEq + std::fmt::Display>(range: &RangeInclusive<N>) -> String {
    let (first, last) = (range.start(), range.end());
    if first == last { first.to_string() } else { format!("{first}–{last}") }
}

fn tile(lang: Lang, game: &Tile) -> Markup {
    let of = |id: &'static str| say(lang, &Message::new(id).with("game", game.title.clone()));
    html! {
        li class={ "tile " (game.key) } {
            div.picture { (tile::drawing(&game.key)) }
            h2 { (game.title) }
            p.says { (game.says) }
            p.facts {
                span { (say(lang, &Message::new("tile-players").with("seats", range(&game.seats)))) } " "
                span { (say(lang, &Message::new("tile-minutes").with("minutes", range(&game.minutes)))) }
            }
            div.do {
                form method="post" action="/tables" {
                    input type="hidden" name="game" value=(game.key);
                    input type="hidden" name="now" value="yes";
                    button.legal aria-label=(of("lobby-play")) title=(say(lang, &Message::new("lobby-play-about").with("bots", game.bots))) {
                        (word(lang, "tile-play"))
                    }
                }
                @if let Some(place) = &game.learn { a.button href=(place) aria-label=(of("lobby-learn")) { (word(lang, "tile-learn")) } }
                a.button href=(format!("/new?game={}", game.key)) aria-label=(of("lobby-friends")) { (word(lang, "tile-friends")) }
            }
        }
    }
}

fn rows(lang: Lang, rows: &[Row], none: &'static str) -> Markup {
    html! {
        @if rows.is_empty() { p.soft { (word(lang, none)) } } @else {
            ul.tables { @for row in rows { li { a href=(format!("/t/{}", row.id)) { (table(lang, row)) } } } }
        }
    }
}

/// How a table stands, in a sentence without its end.
fn stands(lang: Lang, row: &Row) -> String {
    let names = |seats: &[u8]| -> String {
        let name = |seat: &u8| row.sitters.get(usize::from(*seat)).cloned().flatten();
        seats.iter().filter_map(name).collect::<Vec<_>>().join(", ")
    };
    let own = |seats: &[u8]| seats.iter().any(|seat| row.yours.contains(seat));
    let idle = || since(lang, row.idle);
    let on = |says: String| format!("{says}, {}", date(lang, row.touched));
    match (row.stage, &row.awaited, &row.won) {
        ("open", ..) => say(lang, &Message::new("row-open").with("since", idle())),
        ("going", ..) if row.frozen.is_some() => word(lang, "stage-frozen"),
        ("going", Some(awaited), _) if own(awaited) => say(lang, &Message::new("row-yours").with("since", idle())),
        ("going", Some(awaited), _) if !awaited.is_empty() => {
            say(lang, &Message::new("row-others").with("names", names(awaited)).with("since", idle()))
        }
        ("going", ..) => word(lang, "stage-going"),
        (.., None) => on(word(lang, "row-closed")),
        (.., Some(_)) if row.void => on(word(lang, "row-void")),
        (.., Some(won)) if won.is_empty() => on(word(lang, "row-nobody")),
        (.., Some(won)) if own(won) && won.len() == 1 => on(word(lang, "row-you-won")),
        (.., Some(won)) => on(say(lang, &Message::new("row-won").with("names", names(won)))),
    }
}

fn table(lang: Lang, row: &Row) -> Markup {
    let open = row.sitters.iter().filter(|sitter| sitter.is_none()).count();
    let turn = row.stage == "going" && row.awaited.as_ref().is_some_and(|awaited| awaited.iter().any(|seat| row.yours.contains(seat)));
    html! {
        b { (row.game) } " "
        span class={ "stage " (row.stage) @if turn { " turn" } } {
            (stands(lang, row))
            @if open > 0 { ", " (say(lang, &Message::new("lobby-seats-left").with("count", Arg::Number(open as i64)))) }
        } " "
        @if let Some(of) = row.of_match.as_ref().filter(|of| of.games > 1) { span.series { (of.says(lang)) } " " }
        span.sitters {
            @for (seat, sitter) in row.sitters.iter().enumerate() {
                @match sitter {
                    Some(name) => { span class={ "sitter seat" (seat) } { (name) } " " }
                    None => { span.sitter.free { (word(lang, "open-seat")) } " " }
                }
            }
        }
    }
}

/// What a guest is told who has as many tables as it can have.
pub fn quota_says(lang: Lang, held: &'static str, most: i64) -> String {
    say(lang, &Message::new(held).with("most", Arg::Number(most)))
}

/// The page of a guest who has as many tables as it can have: each with a button to close it.
pub fn quota(lang: Lang, says: &str, tables: &[Row]) -> Markup {
    html! {
        h1 { (word(lang, "error-title")) }
        p role="alert" { (says) }
        ul.tables.quota {
            @for row in tables {
                li { a href=(format!("/t/{}", row.id)) { (table(lang, row)) } (super::playing::close(lang, &row.id, "quota-close")) }
            }
        }
        p { a href="/" { (word(lang, "error-back")) } }
    }
}

/// A skyline beside the words.
fn city() -> Markup {
    html! {
        svg.skyline viewBox="0 0 400 120" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" {
            path.far d="M0 120V80h18V62h14v18h16V48h20v30h12V58h22v26h14V40l10-10 10 10v38h18V66h20v16h12V52h26v30h16V34h18v42h14V60h22v18h16V46h14V30h4v16h10v34h18V64h20v56z" {}
            path.near d="M0 120V98h24V86h18v14h22V78h26v24h20V90h18V72h16v26h30V84h20v16h24V70h22v30h26V88h20v12h26V76h18v22h22V92h28v28z" {}
            path.windows d="M70 84v30M78 84v30M150 78v36M222 76v38M230 76v38M318 82v32" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row() -> Row {
        let sitters = vec![Some("Ada".to_owned()), Some("Bo".to_owned())];
        Row { id: "t1".to_owned(), game: "Gangs".to_owned(), sitters, yours: vec![0], stage: "going", idle: 300, ..Row::default() }
    }

    #[test]
    fn rows_say_whose_turn_it_is_and_how_it_ended() {
        let over = |won: Option<Vec<u8>>, void| Row { stage: "over", won, void, ..row() };
        for (row, en, it) in [
            (Row { stage: "open", ..row() }, "Waiting for players for 5 minutes", "Aspetta giocatori da 5 minuti"),
            (Row { awaited: Some(vec![0]), ..row() }, "Your turn for 5 minutes", "Tocca a te da 5 minuti"),
            (Row { awaited: Some(vec![1]), ..row() }, "Waiting for Bo for 5 minutes", "Si aspetta Bo da 5 minuti"),
            (Row { awaited: Some(vec![1]), frozen: Some(1), ..row() }, "is frozen", "è congelata"),
            (row(), "is being played", "è in corso"),
            (over(Some(vec![0]), false), "You won, 1 January 1970", "Hai vinto, 1 gennaio 1970"),
            (over(Some(vec![1]), false), "Won by Bo, 1 January 1970", "Vince Bo, 1 gennaio 1970"),
            (over(Some(vec![]), false), "Nobody won, 1 January 1970", "Non vince nessuno, 1 gennaio 1970"),
            (over(Some(vec![]), true), "It does not count, 1 January 1970", "Non conta, 1 gennaio 1970"),
            (over(None, false), "Closed before it began, 1 January 1970", "Chiuso prima di cominciare, 1 gennaio 1970"),
        ] {
            assert_eq!([Lang::En, Lang::It].map(|lang| stands(lang, &row)), [en, it]);
        }
    }

    #[test]
    fn tiles_and_tables_and_their_absence_are_told() {
        let game = Tile {
            key: "gangs".to_owned(),
            title: "Gangs".to_owned(),
            says: "Seven words".to_owned(),
            seats: 1..=4,
            minutes: 5..=5,
            bots: 3,
            learn: None,
        };
        let taught = Tile { learn: Some("/learn/tcg".to_owned()), key: "tcg".to_owned(), ..game.clone() };
        let turns = vec![TurnRow { table: "t2".to_owned(), ..TurnRow::default() }];
        let open = vec![Row { stage: "open", ..row() }];
        let full = Lobby { tiles: vec![game, taught], turns, yours: vec![row()], open, ..Lobby::default() };
        for lang in Lang::ALL {
            let page = lobby(lang, &full).into_string();
            assert!(!page.contains('⟦') && page.contains("href=\"/t/t1\"") && page.contains("Ada"));
            assert!(page.contains("1–4") && page.contains("href=\"/new?game=gangs\"") && page.contains("Seven words"));
            assert_eq!(page.matches("/learn/").count(), 1, "where there are lessons");
            assert!(!lobby(lang, &Lobby::default()).into_string().contains('⟦'));
        }
    }
}
