//! Reading a content file: TOML with spans, so that everything wrong in it is told at once, with
//! file, line, card and field. What any catalog asks of its cards is in `checks`; what these cards say is judged by
//! their game, never here.

mod checks;

pub use checks::{Source, word, words};

mod value;

use std::ops::Range;

use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use value::{Value, Wrong};

use crate::problem::Problems;

/// The hash by which the content of these files is known. Texts are no part of it: a better translation is the same
/// game.
pub fn hash(files: &[&str]) -> String {
    let mut hasher = Sha256::new();
    for file in files {
        hasher.update((file.len() as u64).to_be_bytes());
        hasher.update(file.as_bytes());
    }
    hex::encode(hasher.finalize())
}

/// Content that is compiled in. A test loads it, so a mistake in it never reaches a player.
pub fn shipped<T>(read: Result<T, Problems>) -> T {
    read.unwrap_or_else(|problems| panic!("the content is wrong:\n{problems}"))
}

/// Something read from a file, and where it stands.
pub struct Placed<T> {
    /// What was read.
    pub value: T,
    /// The file, the line and the card's key.
    pub place: String,
}

impl<T> Placed<T> {
    /// The place of one field of the card.
    pub fn field(&self, field: &str) -> String {
        format!("{}, {field}", self.place)
    }
}

/// A list of cards of one file.
pub struct Cards<T> {
    /// Those that could be read, in the file's order.
    pub cards: Vec<Placed<T>>,
    /// The file and the list, for problems that belong to no card.
    pub place: String,
    /// Whether all could be read: else it is no use to count them.
    pub whole: bool,
}

impl<T> Cards<T> {
    /// The cards alone.
    pub fn into_values(self) -> Vec<T> {
        self.cards.into_iter().map(|card| card.value).collect()
    }

    /// The cards alone, to look at.
    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.cards.iter().map(|card| &card.value)
    }
}

/// One file, whose parts are taken out one by one.
pub struct Document<'a> {
    file: &'static str,
    /// Where lines end.
    ends: Vec<usize>,
    table: DeTable<'a>,
    sound: bool,
}

impl<'a> Document<'a> {
    /// Reads a file as far as it can be read.
    pub fn read(file: &'static str, text: &'a str, problems: &mut Problems) -> Document<'a> {
        let (table, errors) = DeTable::parse_recoverable(text);
        let sound = errors.is_empty();
        let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at).collect();
        let document = Document { file, ends, table: table.into_inner(), sound };
        for error in errors {
            problems.add(document.line(error.span().map_or(0, |span| span.start)), error.message());
        }
        document
    }

    /// A file that is one list of tables (`[[name]]`) and nothing else.
    pub fn only<T: DeserializeOwned>(file: &'static str, text: &'a str, name: &'static str, problems: &mut Problems) -> Cards<T> {
        let mut document = Document::read(file, text, problems);
        let cards = document.list(name, problems);
        document.finish(problems);
        cards
    }

    /// Takes out a list of tables (`[[name]]`).
    pub fn list<T: DeserializeOwned>(&mut self, name: &'static str, problems: &mut Problems) -> Cards<T> {
        let mut cards = Cards { cards: Vec::new(), place: format!("{}, {name}", self.file), whole: self.sound };
        let Some(list) = self.table.remove(name) else { return cards };
        let start = list.span().start;
        let DeValue::Array(list) = list.into_inner() else {
            problems.add(self.line(start), format!("'{name}' must be a list, [[{name}]]"));
            cards.whole = false;
            return cards;
        };
        for card in list {
            match self.one(card, problems) {
                Some(card) => cards.cards.push(card),
                None => cards.whole = false,
            }
        }
        cards
    }

    /// Takes out a table (`[name]`).
    pub fn table<T: DeserializeOwned>(&mut self, name: &'static str, problems: &mut Problems) -> Option<Placed<T>> {
        let Some(table) = self.table.remove(name) else {
            if self.sound {
                problems.add(self.file, format!("[{name}] is missing"));
            }
            return None;
        };
        let start = table.span().start;
        let mut read = self.one(table, problems)?;
        read.place = format!("{}, {name}", self.line(start));
        Some(read)
    }

    /// Whatever was not taken out should not be there.
    pub fn finish(self, problems: &mut Problems) {
        for key in self.table.keys() {
            problems.add(self.line(key.span().start), format!("'{}' is not known here", key.get_ref()));
        }
    }

    fn one<T: DeserializeOwned>(&self, card: Spanned<DeValue<'a>>, problems: &mut Problems) -> Option<Placed<T>> {
        let whereabouts = self.whereabouts(&card);
        match T::deserialize(Value::from(card)) {
            Ok(value) => Some(Placed { value, place: whereabouts.place }),
            Err(wrong) => {
                self.refuse(&whereabouts, wrong, problems);
                None
            }
        }
    }

    fn whereabouts(&self, card: &Spanned<DeValue<'a>>) -> Whereabouts {
        let fields: Vec<_> = card.get_ref().as_table().into_iter().flat_map(|table| table.iter()).collect();
        let key = fields.iter().find(|(name, _)| matches!(name.get_ref().as_ref(), "key" | "number"));
        let (start, name) = match key {
            Some((name, value)) => (name.span().start, format!(", {}", spelt(value.get_ref()))),
            None => (card.span().start, String::new()),
        };
        let reach = fields
            .iter()
            .map(|(name, value)| (name.get_ref().to_string(), name.span().start..value.span().end.max(name.span().end)))
            .collect();
        Whereabouts { place: format!("{}{name}", self.line(start)), start, name, reach }
    }

    /// Tells what is wrong with a card, with the field that it lies in.
    fn refuse(&self, card: &Whereabouts, wrong: Wrong, problems: &mut Problems) {
        let at = wrong.at.unwrap_or(card.start);
        let field = card.reach.iter().find(|(_, reach)| reach.contains(&at)).map(|(field, _)| format!(", {field}"));
        let line = self.line(if field.is_some() { at } else { card.start });
        problems.add(format!("{line}{}{}", card.name, field.unwrap_or_default()), wrong.says);
    }

    fn line(&self, at: usize) -> String {
        format!("{} line {}", self.file, 1 + self.ends.partition_point(|&end| end < at))
    }
}

/// Where a card stands, to tell what is wrong with it.
struct Whereabouts {
    place: String,
    start: usize,
    /// Its key, as it is told.
    name: String,
    /// Where each field begins and ends, to name the one that an error lies in.
    reach: Vec<(String, Range<usize>)>,
}

fn spelt(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(word) => word.to_string(),
        DeValue::Integer(number) => number.as_str().to_owned(),
        _ => "?".to_owned(),
    }
}

/// What a catalog is read from: `Files`, with the text of each file by its path within the package, `Files::SHIPPED`,
/// those that are compiled in, and `load`, which reads these once. The catalog has a `parse`.
#[macro_export]
macro_rules! files {
    ($catalog:ident: $($name:ident: $path:literal,)+) => {
        /// What the catalog is read from.
        #[derive(Clone, Copy)]
        pub struct Files<'a> {
            $(
                #[doc = concat!("`", $path, "`.")]
                pub $name: &'a str,
            )+
        }

        impl Files<'static> {
            /// The files that are compiled in.
            pub const SHIPPED: Files<'static> =
                Files { $($name: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $path)),)+ };
        }

        impl $catalog {
            /// The content that is compiled in.
            pub fn load() -> &'static $catalog {
                static SHIPPED: ::std::sync::LazyLock<$catalog> =
                    ::std::sync::LazyLock::new(|| $crate::content::shipped($catalog::parse(&Files::SHIPPED)));
                &SHIPPED
            }
        }
    };
}

/// A vocabulary of content files: an enum whose words are written in kebab case, with `ALL` of them in order. It
/// wants `serde::{Deserialize, Serialize}` and `schemars::JsonSchema` in scope.
#[macro_export]
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$each:meta])* $word:ident),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$each])* $word),+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$word),+];
        }
    };
}
