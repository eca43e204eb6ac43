//! A table's log as sentences for an audience.

use table::any::AnyTable;
use table::log::Entry;
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
        Some(Entry::Over { .. }) => table.ending(lang).into_iter().collect(),
        Some(Entry::Decision { .. } | Entry::Concede { .. }) => table.told(at, audience, lang),
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

/// Which entries of a log were taken back later.
pub fn taken_back(log: &[Entry]) -> Vec<bool> {
    let mut back = vec![false; log.len()];
    for (at, entry) in log.iter().enumerate() {
        if let Entry::Undo { to } = entry {
            let undone = to.saturating_add(1).min(at)..at;
            for (back, entry) in back[undone.clone()].iter_mut().zip(&log[undone]) {
                *back |= matches!(entry, Entry::Decision { .. } | Entry::Concede { .. } | Entry::Over { .. });
            }
        }
    }
    back
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    #[test]
    fn what_stands_between_an_undo_and_its_mark_was_taken_back() {
        let decision = || Entry::Decision {
            seat: Seat(0),
            choice: "x".into(),
            label: "X".into(),
            chance: Vec::new(),
            automatic: false,
            thought: Vec::new(),
            digest: String::new(),
        };
        let deal = Entry::Deal { chance: Vec::new(), digest: String::new() };
        let log = [deal, decision(), decision(), Entry::Undo { to: 1 }, decision(), Entry::Undo { to: 0 }, decision()];
        assert_eq!(taken_back(&log), [false, true, true, false, true, false, false]);
        assert_eq!(taken_back(&[Entry::Undo { to: 9 }]), [false]);
    }
}
