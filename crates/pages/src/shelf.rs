//! Cards to read, by kind, with a search in what they say.

use maud::Markup;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A kind of cards.
pub(crate) struct Shelf<'a> {
    /// Its stable name.
    pub kind: &'static str,
    /// What it is called.
    pub title: String,
    /// How many cards it has in all.
    pub all: usize,
    /// Those that were asked for.
    pub found: Vec<Printed<'a>>,
}

/// A card.
pub(crate) struct Printed<'a> {
    /// Its stable name.
    pub key: String,
    /// What it is called.
    pub name: String,
    /// What it says.
    pub says: String,
    /// What else can be searched for.
    pub also: String,
    /// Whether a source gives it.
    pub attested: bool,
    /// Where it comes from, in words.
    pub from: String,
    /// Draws its face.
    pub face: Box<dyn Fn() -> Markup + 'a>,
}

/// A shelf with those of its cards that say all of these words.
pub(crate) fn shelf<'a>(kind: &'static str, title: String, mut cards: Vec<Printed<'a>>, words: &str) -> Shelf<'a> {
    let words: Vec<String> = fold(words).split_whitespace().map(str::to_owned).collect();
    let all = cards.len();
    cards.retain(|card| {
        let says = fold(&format!("{} {} {}", card.name, card.says, card.also));
        words.iter().all(|word| says.contains(word))
    });
    Shelf { kind, title, all, found: cards }
}

/// Small letters without accents, so that nobody has to type them.
fn fold(words: &str) -> String {
    let bare = words.nfd().filter(|letter| !is_combining_mark(*letter));
    bare.flat_map(char::to_lowercase).map(|letter| if letter == '’' { '\'' } else { letter }).collect()
}
