//! A table's log as sentences for an audience.

use table::any::AnyTable;
use table::log::{Entry, taken_back};
use table::{Audience, Lang, Message};

use crate::words::say;

/// What an audience was told in a log entry.
pub fn sentences(table: &dyn AnyTable, at: usize, audience: Audience, lang: Lang) -> Vec<String> {
    match table.log().get(at) {
        Some(Entry::Deal { .. }) => vec![say(lang, &Message::new("dealt"))],
        Some(Entry::Undo { .. }) => vec![say(lang, &Message::new("was-undone"))],
        Some(Entry::Substitute { seat, player }) => {
            vec![say(lang, &Message::new("substituted").with("seat", seat.0).with("player", player.clone()))]
        }
        Some(Entry::Rules { version }) => vec![say(lang, &Message::new("rules-changed").with("version", i64::from(*version)))],
        Some(Entry::Over { .. }) => table.ending(lang.into()).into_iter().collect(),
        Some(Entry::Decision { .. } | Entry::Concede { .. }) => table.told(at, audience, lang.into()),
        None => Vec::new(),
    }
}

/// Everything that an audience was told, and what of it was taken back.
pub fn all(table: &dyn AnyTable, audience: Audience, lang: Lang) -> Vec<String> {
    let told = |(at, back)| sentences(table, at, audience, lang).into_iter().map(move |sentence| marked(sentence, back, lang));
    taken_back(table.log()).into_iter().enumerate().flat_map(told).collect()
}

/// A sentence, marked if it was taken back.
pub fn marked(sentence: String, back: bool, lang: Lang) -> String {
    if back { say(lang, &Message::new("taken-back").with("sentence", sentence)) } else { sentence }
}
