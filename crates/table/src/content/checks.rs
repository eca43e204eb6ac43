//! What a catalog can ask of any content: keys that stand once, as many cards as are printed, a source for each.
//! Every problem names file, card and field.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Cards, Placed};
use crate::ids::Id;
use crate::problem::Problems;

/// Where a card, space or ability comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Source {
    /// A source gives it; which.
    Attested(String),
    /// Designed here.
    Original,
}

/// The word that stands for a value of a vocabulary in files, texts and views, whatever the value holds.
pub fn word<T: Serialize>(value: &T) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        Ok(Value::Object(one)) => one.into_iter().next().map(|(word, _)| word).unwrap_or_default(),
        _ => String::new(),
    }
}

/// The words that stand for these values.
pub fn words<T: Serialize>(all: &[T]) -> Vec<String> {
    all.iter().map(word).collect()
}

impl<T> Placed<T> {
    /// A key is made of small letters, digits and hyphens.
    pub fn key(&self, key: &str, problems: &mut Problems) {
        let kebab = !key.is_empty() && key.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'));
        if !kebab {
            problems.add(self.field("key"), format!("'{key}' must be made of small letters, digits and hyphens"));
        }
    }

    /// Who says that something is attested says by what.
    pub fn source(&self, source: &Source, problems: &mut Problems) {
        if matches!(source, Source::Attested(by) if by.trim().is_empty()) {
            problems.add(self.field("source"), "say which source attests it");
        }
    }

    /// Nothing stands twice in the list of a field.
    pub fn twice<K: PartialEq + Serialize>(&self, field: &str, list: &[K], problems: &mut Problems) {
        for (index, item) in list.iter().enumerate() {
            if list[..index].contains(item) {
                problems.add(self.field(field), format!("{} is there twice", word(item)));
            }
        }
    }
}

impl<T> Cards<T> {
    /// Keys of their own, and not more cards than there are ids.
    pub fn keyed<I: Id>(&self, key: impl Fn(&T) -> &str, problems: &mut Problems) {
        if self.cards.len() > I::MOST {
            problems.add(&self.place, format!("there are {} cards; there can be {}", self.cards.len(), I::MOST));
        }
        let mut seen = BTreeMap::new();
        for card in &self.cards {
            card.key(key(&card.value), problems);
            if let Some(first) = seen.insert(key(&card.value), &card.place) {
                problems.add(card.field("key"), format!("the key is there already ({first})"));
            }
        }
    }

    /// As many as are printed.
    pub fn count(&self, what: &str, found: usize, right: usize, problems: &mut Problems) {
        if self.whole && found != right {
            problems.add(&self.place, format!("{found} {what} instead of {right}"));
        }
    }

    /// Exactly these, in this order: the rules look them up by it.
    pub fn order<K: Copy + PartialEq + Serialize>(&self, key: impl Fn(&T) -> K, right: &[K], problems: &mut Problems) {
        let found: Vec<K> = self.values().map(key).collect();
        if self.whole && found != right {
            problems.add(&self.place, format!("there must be {} in this order, not {}", words(right).join(", "), words(&found).join(", ")));
        }
    }
}
