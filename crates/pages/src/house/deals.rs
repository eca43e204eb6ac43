//! Deals that several tables share: the daily deal with its results, and duplicates.

use maud::{Markup, html};
use table::text::Arg;
use table::{Lang, Message, Verdict};

use super::times::{DAY, date, iso};
use super::{say, word};
use crate::tile;

/// What a table says of the deal that it shares with others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealNote {
    /// Where the results are.
    pub address: String,
    /// The day of a daily deal, counted from 1970.
    pub day: Option<i64>,
    /// The number of the table of a duplicate.
    pub number: i64,
    /// Whether others can still play it.
    pub sealed: bool,
}

/// How somebody came out.
#[derive(Clone, PartialEq, Debug)]
pub struct CameOut {
    /// The place among all; 0 where there is none.
    pub at: i64,
    /// The name.
    pub name: String,
    /// The person, if it has a page.
    pub person: Option<i64>,
    /// Whether it is a bot.
    pub bot: bool,
    /// Whether it is the reader.
    pub you: bool,
    /// Where the table can be looked at.
    pub table: Option<String>,
    /// In what way the table ended.
    pub verdict: Verdict,
    /// The place at the table; 0 where there is none.
    pub place: u8,
    /// Whether it has left.
    pub conceded: bool,
    /// The points.
    pub score: i32,
    /// How far ahead of the best other seat.
    pub ahead: i64,
    /// How many decisions it took.
    pub decisions: i64,
}

/// A deal of a day.
#[derive(Clone, Debug)]
pub struct DailyGame {
    /// The game's short name.
    pub key: String,
    /// Its title.
    pub title: String,
    /// What is played: options and one's own deck, in words.
    pub plays: Vec<(String, String)>,
    /// How many have a result.
    pub players: i64,
    /// What was published of the seed.
    pub commitment: String,
    /// The seed, once it is open.
    pub seed: Option<String>,
    /// The table of the reader, if it has begun.
    pub table: Option<String>,
    /// How the reader came out.
    pub own: Option<CameOut>,
    /// Who did best, where that is shown.
    pub best: Option<String>,
}

/// The deals of a day.
#[derive(Clone, Debug)]
pub struct Daily {
    /// The day, counted from 1970.
    pub day: i64,
    /// Whether it is today, and for how many minutes it will be.
    pub left: Option<i64>,
    /// The deals.
    pub games: Vec<DailyGame>,
    /// Other days that have deals, the last first.
    pub days: Vec<i64>,
}

/// The results of one deal of a day.
#[derive(Clone, Debug)]
pub struct DailyResults {
    /// The deal.
    pub deal: DailyGame,
    /// The day.
    pub day: i64,
    /// Whether it is today.
    pub today: bool,
    /// The results, the best first; nothing for whoever has not played what can still be played.
    pub results: Option<Vec<CameOut>>,
    /// How the bot does that plays for comparison.
    pub reference: Option<CameOut>,
}

/// A table of a duplicate.
#[derive(Clone, Debug)]
pub struct DuplicateTable {
    /// Its number.
    pub number: i64,
    /// Its id.
    pub id: String,
    /// How far it is: `open`, `going` or `over`.
    pub stage: &'static str,
    /// Who sits there; nothing for open seats.
    pub sitters: Vec<Option<String>>,
    /// Whether the reader sits there.
    pub yours: bool,
}

/// How somebody came out at a duplicate.
#[derive(Clone, Debug)]
pub struct DuplicateRow {
    /// How it came out at its table.
    pub came_out: CameOut,
    /// The seat.
    pub seat: u8,
    /// The number of the table.
    pub number: i64,
    /// Its matchpoints.
    pub points: u32,
    /// The most that there could have been.
    pub most: u32,
    /// The share of that, in tenths of a percent.
    pub share: u32,
}

/// A duplicate.
#[derive(Clone, Debug)]
pub struct Duplicate {
    /// Its name.
    pub id: String,
    /// The game's title.
    pub title: String,
    /// The options in words.
    pub options: Vec<(String, String)>,
    /// Its tables.
    pub tables: Vec<DuplicateTable>,
    /// Whether the reader can call it off.
    pub close: bool,
    /// What was published of the seed.
    pub commitment: String,
    /// The seed, once all tables are over.
    pub seed: Option<String>,
    /// Everybody compared, the best first, once all tables are over.
    pub standings: Option<Vec<DuplicateRow>>,
    /// The whole address of every table, to send to others.
    pub origin: String,
}

/// That a deal is still being played, and when it opens.
pub fn sealed(lang: Lang, until: i64) -> String {
    say(lang, &Message::new("sealed-until").with("date", date(lang, until)))
}

/// What a table says of the deal that it shares.
pub(super) fn note(lang: Lang, note: Option<&DealNote>) -> Markup {
    let Some(note) = note else { return html! {} };
    let says = match note.day {
        Some(day) => Message::new("note-daily").with("date", date(lang, day * DAY)),
        None => Message::new("note-duplicate").with("number", Arg::Number(note.number)),
    };
    html! { p.deal { a href=(note.address) { (say(lang, &says)) } @if note.sealed { " " small.soft { (word(lang, "note-sealed")) } } } }
}

/// How a table came out, in few words.
fn how(lang: Lang, row: &CameOut) -> String {
    match row.verdict {
        _ if row.conceded => word(lang, "came-out-left"),
        Verdict::Ranked if row.place == 1 => word(lang, "played-won"),
        Verdict::Won => word(lang, "played-won"),
        Verdict::Ranked => say(lang, &Message::new("played-place").with("place", Arg::Number(row.place.into()))),
        Verdict::Void => word(lang, "played-void"),
        Verdict::Lost | Verdict::Nobody => word(lang, "played-lost"),
    }
}

fn who(lang: Lang, row: &CameOut) -> Markup {
    html! {
        @match row.person { Some(person) => a href={ "/people/" (person) } { (row.name) }, None => (row.name) }
        @if row.bot { " (bot)" }
        @if row.you { " (" (word(lang, "you")) ")" }
    }
}

fn count(lang: Lang, id: &'static str, count: i64) -> String {
    say(lang, &Message::new(id).with("count", Arg::Number(count)))
}

fn options(plays: &[(String, String)]) -> Markup {
    html! { @if !plays.is_empty() { dl.plays { @for (option, value) in plays { div { dt { (option) } dd { (value) } } } } } }
}

fn play(lang: Lang, deal: &DailyGame) -> Markup {
    let says = say(lang, &Message::new("daily-play-of").with("game", deal.title.clone()));
    html! {
        form method="post" action="/daily" { button.legal name="game" value=(deal.key) aria-label=(says) { (word(lang, "daily-play")) } }
    }
}

fn deal(lang: Lang, day: i64, today: bool, deal: &DailyGame) -> Markup {
    let results = format!("/daily/{}/{}", iso(day), deal.key);
    let of = say(lang, &Message::new("daily-results-of").with("game", deal.title.clone()));
    html! {
        li class={ "tile " (deal.key) } {
            div.picture { (tile::drawing(&deal.key)) }
            h2 { (deal.title) }
            (options(&deal.plays))
            p.says {
                @if let Some(own) = &deal.own {
                    b { (say(lang, &Message::new("daily-own").with("at", Arg::Number(own.at)).with("count", Arg::Number(deal.players)))) }
                    " " (how(lang, own))
                } @else if deal.table.is_some() && today { (word(lang, "daily-going")) }
                @else if let Some(best) = &deal.best { (say(lang, &Message::new("daily-best").with("name", best.clone()))) }
            }
            p.facts { span { (count(lang, "daily-players", deal.players)) } }
            div.do {
                @if !today || deal.own.is_some() { a.button href=(results) aria-label=(of) { (word(lang, "daily-results")) } }
                @else if let Some(table) = &deal.table { a.button.legal href=(format!("/t/{table}")) { (word(lang, "daily-go-on")) } }
                @else { (play(lang, deal)) }
            }
        }
    }
}

/// The deals of a day.
pub fn daily(lang: Lang, page: &Daily) -> Markup {
    let left = |minutes: i64| {
        let parts = Message::new("daily-left").with("hours", Arg::Number(minutes / 60)).with("minutes", Arg::Number(minutes % 60));
        say(lang, &parts)
    };
    html! {
        (tile::glyphs())
        h1 { (word(lang, "daily-title")) }
        @match page.left {
            Some(minutes) => { p.lead { (word(lang, "daily-lead")) } p.soft { (date(lang, page.day * DAY)) " · " (left(minutes)) } }
            None => p.lead { (say(lang, &Message::new("daily-past").with("date", date(lang, page.day * DAY)))) }
        }
        ul.tiles.daily aria-label=(word(lang, "daily-title")) { @for game in &page.games { (deal(lang, page.day, page.left.is_some(), game)) } }
        @if page.games.is_empty() { p.soft { (word(lang, "daily-none")) } }
        section.box { h2 { (word(lang, "daily-rules-title")) } (rules(lang)) }
        details.box.badge {
            summary { (word(lang, "chance-title")) }
            p { (word(lang, "daily-chance")) }
            dl { @for game in &page.games { (chance(lang, Some(&game.title), &game.commitment, game.seed.as_deref())) } }
        }
        @if page.left.is_none() || !page.days.is_empty() { nav.groups aria-label=(word(lang, "daily-days")) {
            h2 { (word(lang, "daily-days")) }
            ul {
                @if page.left.is_none() { li { a href="/daily" { (word(lang, "daily-today")) } } }
                @for &day in &page.days { li { a href=(format!("/daily/{}", iso(day))) aria-current=[(day == page.day).then_some("page")] { (date(lang, day * DAY)) } } }
            }
        } }
    }
}

/// What holds for whoever plays the daily deal, and the order of results.
fn rules(lang: Lang) -> Markup {
    html! {
        ul {
            @for id in ["daily-once", "daily-no-back", "daily-leave", "daily-closed", "daily-unrated"] { li { (word(lang, id)) } }
            li { (word(lang, "daily-order")) }
        }
    }
}

fn chance(lang: Lang, title: Option<&str>, commitment: &str, seed: Option<&str>) -> Markup {
    html! {
        dt { @if let Some(title) = title { (title) ": " } (word(lang, "chance-seed")) } dd { code { (commitment) } }
        @if let Some(seed) = seed { dt { @if let Some(title) = title { (title) ": " } (word(lang, "deal-seed")) } dd { code { (seed) } } }
    }
}

fn head(lang: Lang, names: &[&'static str]) -> Markup {
    html! { thead { tr { @for name in names { th scope="col" { (word(lang, name)) } } } } }
}

/// A lead, with its sign if it is one.
fn signed(ahead: i64) -> String {
    if ahead == 0 { "0".to_owned() } else { format!("{ahead:+}") }
}

fn figures(lang: Lang, row: &CameOut) -> Markup {
    html! {
        td { (how(lang, row)) }
        td.number { (row.score) }
        td.number { (signed(row.ahead)) }
        td.number { (row.decisions) }
    }
}

/// The results of a deal of a day.
pub fn daily_results(lang: Lang, page: &DailyResults) -> Markup {
    let deal = &page.deal;
    let look = |row: &CameOut| html! { @if let Some(table) = &row.table { a href=(format!("/t/{table}")) { (word(lang, "deal-look")) } } };
    html! {
        p { a href=(format!("/daily/{}", iso(page.day))) { (word(lang, "daily-title")) } }
        h1 { (deal.title) ", " (date(lang, page.day * DAY)) }
        (options(&deal.plays))
        p { (count(lang, "daily-players", deal.players)) }
        @match &page.results {
            None => {
                p { (word(lang, "daily-spoiler")) }
                @match &deal.table { Some(table) => p { a.button.legal href=(format!("/t/{table}")) { (word(lang, "daily-go-on")) } }, None => (play(lang, deal)) }
            }
            Some(results) => {
                div.wide { table.records.results {
                    (head(lang, &["people-place", "people-name", "deal-how", "end-points", "deal-ahead", "deal-decisions", "deal-table"]))
                    tbody {
                        @for row in results { tr.you[row.you] { td.number { (row.at) } th scope="row" { (who(lang, row)) } (figures(lang, row)) td { (look(row)) } } }
                        @if let Some(row) = &page.reference {
                            tr.reference { td {} th scope="row" { (row.name) " (bot) " small { (word(lang, "daily-reference")) } } (figures(lang, row)) td {} }
                        }
                    }
                } }
                p.soft { (word(lang, "daily-order")) }
            }
        }
        details.box.badge open[deal.seed.is_some()] {
            summary { (word(lang, "chance-title")) }
            p { (word(lang, if deal.seed.is_some() { "deal-open" } else { "daily-chance" })) }
            dl { (chance(lang, None, &deal.commitment, deal.seed.as_deref())) }
        }
    }
}

/// A duplicate.
pub fn duplicate(lang: Lang, page: &Duplicate) -> Markup {
    html! {
        h1 { (say(lang, &Message::new("duplicate-title").with("game", page.title.clone()))) }
        p.lead { (word(lang, "duplicate-lead")) }
        (options(&page.options))
        @if let Some(standings) = &page.standings { (compared(lang, standings)) }
        section.apart {
            h2 { (word(lang, "duplicate-tables")) }
            ul.sessions { @for table in &page.tables { (duplicate_table(lang, page, table)) } }
        }
        @if page.close {
            form.close method="post" action=(format!("/duplicate/{}/close", page.id)) { button.danger { (word(lang, "duplicate-close")) } }
        }
        details.box.badge open[page.seed.is_some()] {
            summary { (word(lang, "chance-title")) }
            p { (word(lang, if page.seed.is_some() { "deal-open" } else { "duplicate-chance" })) }
            dl { (chance(lang, None, &page.commitment, page.seed.as_deref())) }
        }
    }
}

fn compared(lang: Lang, standings: &[DuplicateRow]) -> Markup {
    html! {
        section.apart {
            h2 { (word(lang, "duplicate-standings")) }
            @if standings.is_empty() { p { (word(lang, "duplicate-nothing")) } } @else {
                div.wide { table.records.results {
                    (head(lang, &["people-name", "new-seats-one", "deal-table", "deal-how", "end-points", "deal-ahead", "duplicate-points", "record-share"]))
                    tbody {
                        @for row in standings {
                            tr.you[row.came_out.you] {
                                th scope="row" { (who(lang, &row.came_out)) }
                                td.number { (row.seat + 1) }
                                td.number { (row.number) }
                                td { (how(lang, &row.came_out)) }
                                td.number { (row.came_out.score) }
                                td.number { (signed(row.came_out.ahead)) }
                                td.number { (row.points) " / " (row.most) }
                                td.number { (row.share / 10) "." (row.share % 10) " %" }
                            }
                        }
                    }
                } }
            }
            p.soft { (word(lang, "duplicate-order")) }
        }
    }
}

fn duplicate_table(lang: Lang, page: &Duplicate, table: &DuplicateTable) -> Markup {
    let looks = table.yours || table.stage == "open" || page.standings.is_some();
    let name = say(lang, &Message::new("duplicate-table").with("number", Arg::Number(table.number)));
    let says = match table.stage {
        "open" => "duplicate-open",
        "going" => "duplicate-going",
        _ => "duplicate-over",
    };
    html! {
        li {
            span {
                @if looks { a href=(format!("/t/{}", table.id)) { (name) } } @else { (name) }
                @if table.yours { " (" (word(lang, "you")) ")" }
                " "
                small { @for (place, sitter) in table.sitters.iter().enumerate() { @if place > 0 { ", " } @match sitter { Some(name) => (name), None => em { (word(lang, "open-seat")) } } } }
                @if table.stage == "open" { br; small.soft { (page.origin) "/t/" (table.id) } }
            }
            span { (word(lang, says)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn came_out(name: &str) -> CameOut {
        CameOut {
            at: 1,
            name: name.to_owned(),
            person: None,
            bot: false,
            you: true,
            table: Some("t1".to_owned()),
            verdict: Verdict::Ranked,
            place: 2,
            conceded: false,
            score: 12,
            ahead: -3,
            decisions: 40,
        }
    }

    fn game(own: Option<CameOut>) -> DailyGame {
        DailyGame {
            key: "gangs".to_owned(),
            title: "Gangs".to_owned(),
            plays: vec![("Story".to_owned(), "Tutorial".to_owned())],
            players: 7,
            commitment: "c0ffee".to_owned(),
            seed: None,
            table: None,
            own,
            best: None,
        }
    }

    #[test]
    fn days_and_their_results_are_told_in_every_language() {
        for lang in Lang::ALL {
            let today = Daily { day: 20_774, left: Some(125), games: vec![game(None), game(Some(came_out("Ada")))], days: vec![20_773] };
            let page = daily(lang, &today).into_string();
            assert!(!page.contains('⟦') && page.contains("href=\"/daily/2026-11-16\"") && page.contains("c0ffee"), "{page}");
            assert_eq!(page.matches("value=\"gangs\"").count(), 1, "whoever has played does not play again");
            let past = daily(lang, &Daily { left: None, ..today.clone() }).into_string();
            assert!(!past.contains('⟦') && !past.contains("<form"), "{past}");
            let hidden = DailyResults { deal: game(None), day: 20_774, today: true, results: None, reference: None };
            let page = daily_results(lang, &hidden).into_string();
            assert!(!page.contains('⟦') && page.contains("<form") && !page.contains("<table"), "{page}");
            let row = CameOut { bot: true, verdict: Verdict::Lost, ..came_out("street") };
            let shown = DailyResults { results: Some(vec![came_out("Ada")]), reference: Some(row), ..hidden };
            let page = daily_results(lang, &shown).into_string();
            assert!(!page.contains('⟦') && page.contains("Ada") && page.contains("-3") && page.contains("/t/t1"), "{page}");
        }
    }

    #[test]
    fn a_duplicate_is_compared_when_it_is_over() {
        let table =
            |stage, yours| DuplicateTable { number: 1, id: "t1".to_owned(), stage, sitters: vec![Some("Ada".to_owned()), None], yours };
        let going = Duplicate {
            id: "d1".to_owned(),
            title: "Gangs".to_owned(),
            options: Vec::new(),
            tables: vec![table("going", false), table("open", false)],
            close: true,
            commitment: "c0ffee".to_owned(),
            seed: None,
            standings: None,
            origin: "http://127.0.0.1".to_owned(),
        };
        for lang in Lang::ALL {
            let page = duplicate(lang, &going).into_string();
            assert!(!page.contains('⟦') && page.contains("/duplicate/d1/close"), "{page}");
            assert_eq!(page.matches("href=\"/t/t1\"").count(), 1, "nobody looks at a table that is being played: {page}");
            let row = DuplicateRow { came_out: came_out("Ada"), seat: 0, number: 1, points: 3, most: 4, share: 750 };
            let over = Duplicate { standings: Some(vec![row]), seed: Some("5eed".to_owned()), close: false, ..going.clone() };
            let page = duplicate(lang, &over).into_string();
            assert!(!page.contains('⟦') && page.contains("75.0 %") && page.contains("5eed") && !page.contains("<form"), "{page}");
        }
        for (day, text) in [(0, "1970-01-01"), (20_774, "2026-11-17"), (11_016, "2000-02-29")] {
            assert_eq!((iso(day).as_str(), super::super::times::day_of(text)), (text, Some(day)));
        }
        for wrong in ["", "2026-11", "2026-11-31", "2026-1-1", "-2026-11-01", "2026-11-17 ", "99999-01-01", "2026-00-01", "２０２６-11-17"]
        {
            assert_eq!(super::super::times::day_of(wrong), None, "{wrong}");
        }
    }
}
