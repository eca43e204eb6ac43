//! Cards to read, by kind, with a search in what they say.

use maud::Markup;

/// A kind of cards.
pub(crate) struct Shelf {
    /// Its stable name.
    pub kind: &'static str,
    /// What it is called.
    pub title: String,
    /// How many cards it has in all.
    pub all: usize,
    /// Those that were asked for.
    pub found: Vec<Found>,
}

/// A card that was asked for.
pub(crate) struct Found {
    /// Its stable name.
    pub key: String,
    /// Its face.
    pub face: Markup,
    /// Whether a source gives it.
    pub attested: bool,
    /// Where it comes from, in words.
    pub from: String,
}

/// A card before anybody has asked for it.
pub(crate) struct Printed<'a> {
    /// Its stable name.
    pub key: String,
    /// All that can be searched for.
    pub says: String,
    /// Whether a source gives it.
    pub attested: bool,
    /// Where it comes from, in words.
    pub from: String,
    /// Draws its face.
    pub face: Box<dyn Fn() -> Markup + 'a>,
}

/// A shelf with those of its cards that say all of these words.
pub(crate) fn shelf(kind: &'static str, title: String, cards: Vec<Printed<'_>>, words: &str) -> Shelf {
    let words: Vec<String> = fold(words).split_whitespace().map(str::to_owned).collect();
    let all = cards.len();
    let asked = cards.into_iter().filter(|card| {
        let says = fold(&card.says);
        words.iter().all(|word| says.contains(word))
    });
    let found = asked.map(|card| Found { key: card.key, face: (card.face)(), attested: card.attested, from: card.from }).collect();
    Shelf { kind, title, all, found }
}

/// Small letters without accents, so that nobody has to type them.
fn fold(words: &str) -> String {
    let plain = |letter: char| match letter {
        'à' | 'á' | 'â' => 'a',
        'è' | 'é' | 'ê' => 'e',
        'ì' | 'í' | 'ï' => 'i',
        'ò' | 'ó' | 'ô' => 'o',
        'ù' | 'ú' | 'ü' => 'u',
        'ñ' => 'n',
        '’' => '\'',
        other => other,
    };
    words.chars().flat_map(char::to_lowercase).map(plain).collect()
}
