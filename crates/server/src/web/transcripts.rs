//! What an audience was told of a table's log, as pages and programs say it. Lines are numbered for each audience alone:
//! how many entries lie between them is nobody's business.

use std::collections::VecDeque;
use std::sync::Arc;

use pages::Beat;
use pages::house::Line;
use table::any::AnyTable;
use table::log::{LogEntry, taken_back};
use table::replay::PERSON;
use table::{Audience, Lang, Message, Seat, Voice};

use crate::house::{Passage, Transcript};

/// Lines of the log that are shown at most.
const LINES: usize = 40;

/// What everybody is called in what is told: players by their names, sides without a player by what they play.
pub fn called(table: &dyn AnyTable, names: &[String], lang: Lang) -> Vec<String> {
    let others = table.sides(lang).into_iter().skip(names.len()).map(|side| side.plays.unwrap_or_default());
    names.iter().cloned().chain(others).collect()
}

/// The entries of a log that are a moment for an audience: the deal, and whatever it heard of.
pub fn moments(table: &dyn AnyTable, audience: Audience) -> Vec<usize> {
    (0..table.log().len()).filter(|&at| at == 0 || table.heard(at, audience)).collect()
}

/// What an audience was told so far. What was said in an earlier one of the same audience is not said again.
pub fn transcript(
    table: &dyn AnyTable,
    game: &str,
    names: &[String],
    audience: Audience,
    lang: Lang,
    program: bool,
    before: Option<&Transcript>,
) -> Transcript {
    let length = table.log().len();
    let fits = |before: &&Transcript| before.audience == audience && before.names == names && before.entries <= length;
    let nothing = || Transcript { audience, names: names.to_vec(), entries: 0, heard: 0, passages: VecDeque::new() };
    let mut told = before.filter(fits).cloned().unwrap_or_else(nothing);
    let heard = |entry: &usize| table.heard(*entry, audience) || told_by_house(&table.log()[*entry]);
    let new: Vec<usize> = (told.entries..length).filter(heard).collect();
    let skipped = new.len().saturating_sub(LINES);
    told.heard += skipped;
    let called = called(table, names, lang);
    for &entry in &new[skipped..] {
        told.heard += 1;
        let voice = Voice { lang, names: &called };
        let mut beats: Vec<Beat> = beats(table, game, entry, audience, voice);
        beats.splice(0..0, of_house(&table.log()[entry], voice).into_iter().map(Beat::said));
        let events = if program { table.events(entry, audience) } else { Vec::new() };
        let before = of_house(&table.log()[entry], voice).len();
        let turns = table.turns(entry, audience).into_iter().map(|(place, seat)| (place + before, seat)).collect();
        told.passages.push_back(Arc::new(Passage { entry, number: told.heard, beats, turns, events }));
    }
    told.passages.drain(..told.passages.len().saturating_sub(LINES));
    told.entries = length;
    told
}

/// Whether the house tells everybody something about an entry, beside what the game tells.
fn told_by_house(entry: &LogEntry) -> bool {
    matches!(entry, LogEntry::Concede { timeout: true, .. } | LogEntry::Substitute { .. } | LogEntry::Pause { .. })
}

/// What the house tells everybody about an entry: whose time has run out, who plays where, and pauses.
fn of_house(entry: &LogEntry, voice: Voice<'_>) -> Vec<String> {
    let name = |seat: &Seat| voice.names.get(seat.index()).cloned().unwrap_or_default();
    let say = |message: Message| pages::house::say(voice.lang, &message);
    let ran_out = |seat: &Seat| say(Message::new("time-ran-out").with("name", name(seat)));
    match entry {
        LogEntry::Concede { seat, timeout: true, .. } => vec![ran_out(seat)],
        LogEntry::Substitute { seat, player, .. } if player == PERSON => {
            vec![say(Message::new("stand-in-leaves").with("name", name(seat)))]
        }
        LogEntry::Substitute { seat, player, timeout } => {
            let takes = say(Message::new("stand-in-takes").with("name", name(seat)).with("bot", player.clone()));
            timeout.then(|| ran_out(seat)).into_iter().chain([takes]).collect()
        }
        LogEntry::Pause { on } => vec![say(Message::new(if *on { "time-paused" } else { "time-goes-on" }))],
        _ => Vec::new(),
    }
}

/// What an audience was told in an entry, beat by beat: as its game shows it, or as sentences.
pub fn beats(table: &dyn AnyTable, game: &str, entry: usize, audience: Audience, voice: Voice<'_>) -> Vec<Beat> {
    let shown = pages::beats(game, &*table.heard_of(entry, audience), voice);
    shown.unwrap_or_else(|| table.told(entry, audience, voice).into_iter().map(Beat::said).collect())
}

/// The lines of a transcript, and how many of their sentences are news for a seat: what was told since its last turn
/// ended, which it stays until its next one has. In games without turns, since it decided last.
pub fn lines(table: &dyn AnyTable, told: &Transcript, seat: Option<Seat>) -> (Vec<Line>, usize) {
    let (log, undone) = (table.log(), taken_back(table.log()));
    let by = |entry: usize| if let Some(LogEntry::Decision { seat, .. }) = log.get(entry) { Some(*seat) } else { None };
    let mut begun: Vec<(usize, Seat)> = Vec::new();
    let mut all = 0;
    for passage in &told.passages {
        let begins = passage.turns.iter().filter(|_| !undone[passage.entry]);
        begun.extend(begins.map(|(place, seat)| (all + place, *seat)));
        all += passage.beats.len();
    }
    let old = if begun.is_empty() {
        let since = (0..log.len()).rev().find(|&entry| seat.is_some() && by(entry) == seat).map_or(0, |entry| entry + 1);
        told.passages.iter().filter(|passage| passage.entry < since).map(|passage| passage.beats.len()).sum()
    } else {
        begun.windows(2).rev().find(|pair| Some(pair[0].1) == seat).map_or(0, |pair| pair[1].0)
    };
    let line = |passage: &Arc<Passage>| Line {
        at: passage.number,
        beats: passage.beats.clone(),
        turns: passage.turns.iter().map(|(place, seat)| (*place, seat.0)).collect(),
        by: by(passage.entry).map(|seat| seat.0),
        undone: undone[passage.entry],
    };
    (told.passages.iter().map(line).collect(), if seat.is_some() { all - old } else { 0 })
}
