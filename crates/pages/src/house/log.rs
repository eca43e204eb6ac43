//! What happened at a table, beside the board: turn by turn, with who did it, and with a mark on what the reader has not
//! had a turn to answer yet.

use maud::{Markup, html};
use table::{Lang, Message, Seat};

use super::playing::Table;
use super::{say, word};
use crate::glyph::shape;

/// A line of the log.
#[derive(Clone, Debug, Default)]
pub struct Line {
    /// Its place among those that the reader was told.
    pub at: usize,
    /// What happened.
    pub says: Vec<String>,
    /// Before which of these sentences a turn begins, and whose.
    pub turns: Vec<(usize, u8)>,
    /// Who decided that, if it was a seat.
    pub by: Option<u8>,
    /// What it is about, by the names that things have on the board.
    pub about: Vec<String>,
    /// Whether it was taken back.
    pub undone: bool,
}

/// The lines of a turn, or those before the first.
struct Turn<'a> {
    seat: Option<u8>,
    news: bool,
    /// Each with the sentences of it that belong to this turn.
    lines: Vec<(&'a Line, &'a [String])>,
}

/// The log divided into turns; where news begins, a turn is divided too.
fn turns(table: &Table) -> Vec<Turn<'_>> {
    let all: usize = table.log.iter().map(|line| line.says.len()).sum();
    let (old, mut told) = (all.saturating_sub(table.news), 0);
    let mut turns = vec![Turn { seat: None, news: old == 0, lines: Vec::new() }];
    for line in &table.log {
        let mut from = 0;
        for place in 0..line.says.len() {
            let seat = line.turns.iter().find(|(at, _)| *at == place).map(|(_, seat)| *seat);
            let news = told >= old;
            let last = turns.last().map(|turn| (turn.seat, turn.news)).unwrap_or_default();
            if seat.is_some() || news != last.1 {
                push(&mut turns, line, from..place);
                turns.push(Turn { seat: seat.or(last.0), news, lines: Vec::new() });
                from = place;
            }
            told += 1;
        }
        push(&mut turns, line, from..line.says.len());
    }
    turns.retain(|turn| !turn.lines.is_empty());
    turns
}

fn push<'a>(turns: &mut [Turn<'a>], line: &'a Line, says: std::ops::Range<usize>) {
    if let Some(turn) = turns.last_mut().filter(|_| !says.is_empty()) {
        turn.lines.push((line, &line.says[says]));
    }
}

/// The log of a table.
pub(super) fn log(lang: Lang, table: &Table) -> Markup {
    let turns = turns(table);
    let news = turns.iter().position(|turn| turn.news);
    html! {
        section.told aria-label=(word(lang, "table-log")) {
            // The newest stands at the lower edge: whoever opens the page sees it without scrolling.
            div.log tabindex="0" {
                div {
                    @for (place, turn) in turns.iter().enumerate() {
                        @if news == Some(place) && table.sits.is_some() { h3.since { (word(lang, "table-news")) } }
                        (section(lang, table, turn))
                    }
                    @if turns.is_empty() { p.soft { (word(lang, "table-log-empty")) } }
                }
            }
        }
    }
}

fn section(lang: Lang, table: &Table, turn: &Turn<'_>) -> Markup {
    let name = |seat: u8| table.players.get(usize::from(seat)).map(|player| player.name.clone());
    let whose = turn.seat.and_then(|seat| Some((seat, name(seat)?)));
    html! {
        section class={ "turn" @if turn.news { " news" } @if let Some((seat, _)) = &whose { " seat" (seat) } } {
            @if let Some((seat, name)) = whose { h4 { (shape(Seat(seat))) (say(lang, &Message::new("table-turn").with("name", name))) } }
            ol {
                @for (line, says) in &turn.lines {
                    @let other = line.by.filter(|&by| turn.seat != Some(by));
                    li class={ @if line.undone { "undone" } @if let Some(by) = other { " seat" (by) } } value=(line.at)
                        data-about=[(!line.about.is_empty()).then(|| line.about.join(" "))] {
                        @for says in *says { p { @if let Some(by) = other { (shape(Seat(by))) } (says) } }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(at: usize, says: &[&str], turns: &[(usize, u8)]) -> Line {
        Line { at, says: says.iter().map(|&says| says.to_owned()).collect(), turns: turns.to_vec(), ..Line::default() }
    }

    #[test]
    fn an_entry_that_ends_a_turn_and_begins_another_stands_in_both() {
        let log = vec![line(1, &["dealt"], &[]), line(2, &["moves"], &[(0, 0)]), line(3, &["ends", "begins"], &[(1, 1)])];
        let table = Table { log, news: 1, ..Table::default() };
        let told: Vec<_> = turns(&table)
            .iter()
            .map(|turn| (turn.seat, turn.news, turn.lines.iter().map(|(line, says)| (line.at, says.len())).collect::<Vec<_>>()))
            .collect();
        let expected = [(None, false, vec![(1, 1)]), (Some(0), false, vec![(2, 1), (3, 1)]), (Some(1), true, vec![(3, 1)])];
        assert_eq!(told, expected);
    }

    #[test]
    fn news_in_the_middle_of_a_turn_divide_it() {
        let log = vec![line(1, &["a"], &[(0, 2)]), line(2, &["b"], &[])];
        let told: Vec<_> =
            turns(&Table { log, news: 1, ..Table::default() }).iter().map(|turn| (turn.seat, turn.news, turn.lines.len())).collect();
        assert_eq!(told, [(Some(2), false, 1), (Some(2), true, 1)]);
    }
}
