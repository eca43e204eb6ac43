//! What happened at a table, beside the board: turn by turn, with who did it, and with a mark on what the reader has not
//! had a turn to answer yet.

use maud::{Markup, html};
use table::Lang;

use super::playing::TablePage;
use super::word;
use crate::{Beat, parts};

/// A line of the log.
#[derive(Clone, Debug, Default)]
pub struct Line {
    /// Its place among those that the reader was told.
    pub at: usize,
    /// What happened, beat by beat.
    pub beats: Vec<Beat>,
    /// Before which of these beats a turn begins, and whose.
    pub turns: Vec<(usize, u8)>,
    /// Who decided that, if it was a seat.
    pub by: Option<u8>,
    /// Whether it was taken back.
    pub undone: bool,
}

impl Line {
    /// What happened, as sentences.
    pub fn says(&self) -> Vec<String> {
        self.beats.iter().map(|beat| beat.says.clone()).collect()
    }
}

/// The last lines, which have their drawings and what moves, and what all drawings take at most: the newest matter most.
const RECENT: usize = 12;
const DRAWINGS: usize = 4 << 10;

/// The lines of a turn, or those before the first.
struct Turn<'a> {
    seat: Option<u8>,
    /// The beat that it begins with, and the place of its line.
    head: Option<(usize, &'a Beat)>,
    news: bool,
    /// Each with the beats of it that belong to this turn, and the place of the first of them.
    lines: Vec<(&'a Line, &'a [Beat], usize)>,
}

/// The log divided into turns; where news begins, a turn is divided too.
fn turns(table: &TablePage) -> Vec<Turn<'_>> {
    let all: usize = table.log.iter().map(|line| line.beats.len()).sum();
    let (old, mut told) = (all.saturating_sub(table.news), 0);
    let mut turns = vec![Turn { seat: None, head: None, news: old == 0, lines: Vec::new() }];
    for line in &table.log {
        let mut from = 0;
        for place in 0..line.beats.len() {
            let seat = line.turns.iter().find(|(at, _)| *at == place).map(|(_, seat)| *seat);
            let news = told >= old;
            let last = turns.last().map(|turn| (turn.seat, turn.news)).unwrap_or_default();
            if seat.is_some() || news != last.1 {
                push(&mut turns, line, from..place);
                let head = seat.map(|_| (line.at, &line.beats[place]));
                turns.push(Turn { seat: seat.or(last.0), head, news, lines: Vec::new() });
                from = place + usize::from(head.is_some());
            }
            told += 1;
        }
        push(&mut turns, line, from..line.beats.len());
    }
    turns.retain(|turn| turn.head.is_some() || !turn.lines.is_empty());
    turns
}

fn push<'a>(turns: &mut [Turn<'a>], line: &'a Line, beats: std::ops::Range<usize>) {
    if let Some(turn) = turns.last_mut().filter(|_| !beats.is_empty()) {
        turn.lines.push((line, &line.beats[beats.clone()], beats.start));
    }
}

/// The log of a table.
pub(super) fn log(lang: Lang, table: &TablePage) -> Markup {
    let turns = turns(table);
    let recent = recent(&table.log);
    let news = turns.iter().position(|turn| turn.news);
    html! {
        section.told aria-label=(word(lang, "table-log")) {
            // The newest stands at the lower edge: whoever opens the page sees it without scrolling.
            div.log tabindex="0" {
                div {
                    @for (place, turn) in turns.iter().enumerate() {
                        @if news == Some(place) && table.sits.is_some() { h3.since { (word(lang, "table-news")) } }
                        (section(&table.game, turn, recent))
                    }
                    @if turns.is_empty() { p.soft { (word(lang, "table-log-empty")) } }
                }
            }
        }
    }
}

/// The last line that is told without drawings.
fn recent(log: &[Line]) -> usize {
    let mut room = DRAWINGS;
    let drawn = |line: &Line| line.beats.iter().filter_map(|beat| beat.drawing.as_ref()).map(String::len).sum::<usize>();
    let mut fits = |line: &&Line| {
        let left = room.checked_sub(drawn(line));
        room = left.unwrap_or(0);
        left.is_some()
    };
    let last = log.last().map_or(0, |line| line.at);
    // Whatever happened last is drawn, however much that takes.
    let first = log.iter().rev().skip(1).take(RECENT - 1).take_while(|line| fits(line)).last();
    first.map_or(last, |line| line.at).saturating_sub(1)
}

fn section(game: &str, turn: &Turn<'_>, recent: usize) -> Markup {
    html! {
        section class={ "turn" @if turn.news { " news" } @if let Some(seat) = turn.seat { " seat" (seat) } } {
            @if let Some((at, head)) = turn.head { (parts::part(format_args!("{at}.turn"), &head.heading(at))) }
            ol {
                @for &(line, beats, from) in &turn.lines { (parts::part(format_args!("{}.{from}", line.at), &told(game, turn, line, beats, from, recent))) }
            }
        }
    }
}

/// The beats of a line that belong to a turn.
fn told(game: &str, turn: &Turn<'_>, line: &Line, beats: &[Beat], from: usize, recent: usize) -> Markup {
    // Who decided it is said once, and only where it is not whose turn it is.
    let before = line.turns.iter().any(|(place, _)| *place < from);
    let other = line.by.filter(|&by| !before && turn.seat != Some(by));
    let class = [line.undone.then(|| "undone".to_owned()), other.map(|by| format!("seat{by}"))];
    let class = class.into_iter().flatten().reduce(|one, another| format!("{one} {another}"));
    html! {
        li class=[class] data-n=(line.at) {
            @for (place, beat) in beats.iter().enumerate() {
                (beat.line(game, other.filter(|_| place == 0), line.at > recent && !line.undone))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(at: usize, says: &[&str], turns: &[(usize, u8)]) -> Line {
        Line { at, beats: says.iter().map(|&says| Beat::said(says.to_owned())).collect(), turns: turns.to_vec(), ..Line::default() }
    }

    #[test]
    fn an_entry_that_ends_a_turn_and_begins_another_stands_in_both() {
        let log = vec![line(1, &["dealt"], &[]), line(2, &["first", "moves"], &[(0, 0)]), line(3, &["ends", "begins", "draws"], &[(1, 1)])];
        let table = TablePage { log, news: 2, ..TablePage::default() };
        let told: Vec<_> = turns(&table)
            .iter()
            .map(|turn| {
                (
                    turn.head.map(|(_, head)| head.says.as_str()),
                    turn.news,
                    turn.lines.iter().map(|(line, beats, _)| (line.at, beats.len())).collect::<Vec<_>>(),
                )
            })
            .collect();
        let expected = [(None, false, vec![(1, 1)]), (Some("first"), false, vec![(2, 1), (3, 1)]), (Some("begins"), true, vec![(3, 1)])];
        assert_eq!(told, expected);
    }

    #[test]
    fn the_newest_are_drawn_as_long_as_there_is_room() {
        let mut log: Vec<Line> = (1..=40).map(|at| line(at, &["said"], &[])).collect();
        assert_eq!(recent(&log), 40 - RECENT);
        for line in &mut log {
            line.beats[0].drawing = Some("x".repeat(DRAWINGS / 2 + 1));
        }
        assert_eq!(recent(&log), 38, "the last, and one before it");
        log.truncate(1);
        assert_eq!((recent(&log), recent(&[])), (0, 0));
    }

    #[test]
    fn news_in_the_middle_of_a_turn_divide_it() {
        let log = vec![line(1, &["head", "a"], &[(0, 2)]), line(2, &["b"], &[])];
        let told: Vec<_> = turns(&TablePage { log, news: 1, ..TablePage::default() })
            .iter()
            .map(|turn| (turn.seat, turn.news, turn.lines.len()))
            .collect();
        assert_eq!(told, [(Some(2), false, 1), (Some(2), true, 1)]);
    }
}
