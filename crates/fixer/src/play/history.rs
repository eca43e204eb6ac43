//! A table's log as sentences for an audience.

use table::any::AnyTable;
use table::log::{LogEntry, taken_back};
use table::replay::PERSON;
use table::{Audience, Lang, Message, Voice};

use super::names::names as called;
use super::session::Player;
use crate::words::say;

/// What the players of a saved table are called.
pub fn names(players: &[String], lang: Lang) -> Vec<String> {
    let player = |name: &String| if name == PERSON { Player::Person } else { Player::Bot(name.clone()) };
    called(&players.iter().map(player).collect::<Vec<_>>(), lang)
}

/// What everybody is called in what is told: players by their names, sides without a player by what they play.
fn told_of(table: &dyn AnyTable, voice: Voice<'_>) -> Vec<String> {
    let others = table.sides(voice.lang).into_iter().skip(voice.names.len()).map(|side| side.plays.unwrap_or_default());
    voice.names.iter().cloned().chain(others).collect()
}

/// What an audience was told in a log entry.
pub fn sentences(table: &dyn AnyTable, at: usize, audience: Audience, voice: Voice<'_>) -> Vec<String> {
    match table.log().get(at) {
        Some(LogEntry::Deal { .. }) => vec![say(voice, &Message::new("dealt"))],
        Some(LogEntry::Undo { .. }) => vec![say(voice, &Message::new("was-undone"))],
        Some(LogEntry::Substitute { seat, player, timeout }) => {
            let out = timeout.then(|| say(voice, &Message::new("ran-out").with("seat", *seat)));
            let substituted = say(voice, &Message::new("substituted").with("seat", *seat).with("player", player.clone()));
            out.into_iter().chain([substituted]).collect()
        }
        Some(LogEntry::Pause { on: true }) => vec![say(voice, &Message::new("paused"))],
        Some(LogEntry::Pause { on: false }) => vec![say(voice, &Message::new("goes-on"))],
        Some(LogEntry::Rules { version }) => vec![say(voice, &Message::new("rules-changed").with("version", i64::from(*version)))],
        Some(LogEntry::Over { .. }) => table.ending(voice).into_iter().collect(),
        Some(LogEntry::Decision { .. } | LogEntry::Concede { .. }) => {
            let timeout = |entry: &LogEntry| if let LogEntry::Concede { seat, timeout: true, .. } = entry { Some(*seat) } else { None };
            let out = table.log().get(at).and_then(timeout).map(|seat| say(voice, &Message::new("ran-out").with("seat", seat)));
            out.into_iter().chain(table.told(at, audience, Voice { lang: voice.lang, names: &told_of(table, voice) })).collect()
        }
        Some(LogEntry::Clock(_) | LogEntry::Time { .. }) | None => Vec::new(),
    }
}

/// Everything that an audience was told, and what of it was taken back.
pub fn all(table: &dyn AnyTable, audience: Audience, voice: Voice<'_>) -> Vec<String> {
    let told = |(at, back)| sentences(table, at, audience, voice).into_iter().map(move |sentence| marked(sentence, back, voice));
    taken_back(table.log()).into_iter().enumerate().flat_map(told).collect()
}

/// A sentence, marked if it was taken back.
pub fn marked(sentence: String, back: bool, voice: Voice<'_>) -> String {
    if back { say(voice, &Message::new("taken-back").with("sentence", sentence)) } else { sentence }
}
