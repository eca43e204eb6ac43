//! Tables that wait for the reader: the list of them, and what the head of every page says of them.

use maud::{Markup, html};
use table::text::Arg;
use table::{Lang, Message};

use super::times::since;
use super::{clock, say, word};

/// A table that waits for the reader.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TurnRow {
    /// Its id.
    pub table: String,
    /// The entry of its log from which on it waits.
    pub number: i64,
    /// The game's title.
    pub game: String,
    /// Who else sits there.
    pub others: Vec<String>,
    /// For how many seconds it waits.
    pub waits: i64,
    /// How many milliseconds are left, at a table with a clock.
    pub left: Option<i64>,
    /// Whether a turn has days.
    pub slow: bool,
}

/// How many tables wait for the reader, as the head of a page says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Turns<'a> {
    /// All of them.
    pub all: i64,
    /// Those that are not the one of this page.
    pub others: i64,
    /// The table of this page, if it is one.
    pub at: Option<&'a str>,
    /// Whether the next one is opened by itself after a decision here.
    pub leads: bool,
    /// The key by which browsers let this house tell them something, if it has one.
    pub push: Option<&'a str>,
}

/// "Your turn at 3 tables".
pub fn turns_say(lang: Lang, all: i64) -> String {
    say(lang, &Message::new("turns-all").with("count", Arg::Number(all)))
}

/// "Next table (2)".
pub fn next_says(lang: Lang, others: i64) -> String {
    say(lang, &Message::new("turns-next").with("count", Arg::Number(others)))
}

/// The link in the head of a page: to the list, and at a table to the next one. A script keeps it true.
pub(super) fn link(lang: Lang, turns: &Turns<'_>) -> Markup {
    let (all, others) = (turns_say(lang, turns.all), next_says(lang, turns.others));
    let (none, says) = if turns.at.is_some() { (turns.others == 0, &others) } else { (turns.all == 0, &all) };
    let to = turns.at.map_or_else(|| "/your-turn".to_owned(), |table| format!("/your-turn/next?after={table}"));
    html! {
        a.turns #turns href=(to) title=(all) hidden[none] data-at=[turns.at] data-leads[turns.leads] data-push=[turns.push] data-yours=(word(lang, "turn-yours")) { (says) }
    }
}

/// How a table waits, in a line of text.
pub fn waits_in_words(lang: Lang, game: &str, others: &[String], waits: i64, left: Option<i64>) -> String {
    // A letter is text: nothing that somebody is called begins another line.
    let clean = |name: &String| name.chars().filter(|letter| !letter.is_control()).collect::<String>();
    let others = others.iter().map(clean).collect::<Vec<_>>().join(", ");
    let with = if others.is_empty() { String::new() } else { say(lang, &Message::new("turns-with").with("names", others)) };
    let left = left.map(|left| say(lang, &Message::new("turns-left").with("left", clock::shown(lang, left))));
    let parts = [game.to_owned(), with, since(lang, waits)].into_iter().chain(left).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(", ")
}

fn row(lang: Lang, row: &TurnRow) -> Markup {
    html! {
        b { (row.game) } " "
        span.stage.going.turn {
            (say(lang, &Message::new("row-yours").with("since", since(lang, row.waits))))
            @if let Some(left) = row.left { ", " (say(lang, &Message::new("turns-left").with("left", clock::shown(lang, left)))) }
        } " "
        span.sitters { @for name in &row.others { span.sitter { (name) } " " } }
    }
}

/// The tables that wait for the reader, the most urgent first.
pub(super) fn list(lang: Lang, rows: &[TurnRow]) -> Markup {
    html! { ol.tables.waiting { @for waiting in rows { li { a href=(format!("/t/{}", waiting.table)) { (row(lang, waiting)) } } } } }
}

/// The page of all tables that wait for the reader.
pub fn your_turn(lang: Lang, rows: &[TurnRow]) -> Markup {
    html! {
        h1 { (word(lang, "turn-yours")) }
        section.box {
            @if rows.is_empty() { p.soft { (word(lang, "turns-none")) } } @else {
                p.soft { (word(lang, "turns-order")) }
                (list(lang, rows))
            }
        }
        p { a href="/alerts" { (word(lang, "alerts-title")) } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_that_wait_are_told_with_all_that_matters() {
        let others = vec!["Panam".to_owned(), "Johnny\r\nBcc: all".to_owned()];
        let says = waits_in_words(Lang::En, "Leduc", &others, 7200, Some(2 * 86_400_000 + 3_600_000));
        assert_eq!(says, "Leduc, with Panam, JohnnyBcc: all, for 2 hours, 2 d 1 h left");
        assert_eq!(waits_in_words(Lang::It, "Leduc", &[], 60, None), "Leduc, da un minuto");
        let waiting =
            TurnRow { table: "t1".to_owned(), game: "Leduc".to_owned(), others, waits: 60, left: Some(60_000), ..TurnRow::default() };
        for lang in Lang::ALL {
            let page = your_turn(lang, std::slice::from_ref(&waiting)).into_string() + &your_turn(lang, &[]).into_string();
            assert!(page.contains("href=\"/t/t1\"") && page.contains("1:00") && !page.contains('⟦'), "{page}");
            for turns in [Turns::default(), Turns { all: 3, others: 2, at: Some("t1"), leads: true, push: Some("k") }] {
                let link = link(lang, &turns).into_string();
                assert!(link.contains(" hidden") == (turns.all == 0) && !link.contains('⟦'), "{link}");
            }
        }
        assert!(link(Lang::En, &Turns { all: 1, others: 0, at: Some("t1"), ..Turns::default() }).into_string().contains(" hidden"));
    }
}
