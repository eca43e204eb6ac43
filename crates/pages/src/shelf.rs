//! Cards to read, by kind, with a search in what they say.

use maud::Markup;
use table::Lang;
use table::wording::unaccented;

use crate::drawn::Drawn;
use crate::house::CardQuery;

/// A kind of cards.
pub(crate) struct Shelf {
    /// Its stable name.
    pub kind: &'static str,
    /// What it is called.
    pub title: String,
    /// How many cards it has in all.
    pub total: usize,
    /// How many of them have the colour that was asked for.
    pub all: usize,
    /// Those that were asked for.
    pub found: Vec<Printed>,
}

/// A card.
pub(crate) struct Printed {
    /// Its stable name.
    pub key: String,
    /// What it is called.
    pub name: String,
    /// What it says.
    pub says: String,
    /// What else can be searched for.
    pub also: String,
    /// Its colour, by its stable name; empty in games without colours.
    pub color: &'static str,
    /// Whether a source gives it.
    pub attested: bool,
    /// Where it comes from, in words.
    pub from: String,
    /// Draws its face.
    pub face: Face,
}

/// What draws a card.
pub(crate) type Face = Box<dyn Fn() -> Markup>;

/// A colour of cards.
pub(crate) struct Color {
    /// Its stable name.
    pub key: &'static str,
    /// Its class in the style of the game.
    pub class: &'static str,
    /// What it is called.
    pub name: String,
}

impl Shelf {
    /// A shelf with all its cards.
    pub fn new(kind: &'static str, title: String, cards: Vec<Printed>) -> Shelf {
        Shelf { kind, title, total: cards.len(), all: cards.len(), found: cards }
    }
}

/// All kinds of cards of a game, with those of the colour and the words that are asked for; of every colour if it
/// is none of the game's.
pub(crate) fn search(game: &dyn Drawn, lang: Lang, asked: CardQuery<'_>) -> Vec<Shelf> {
    let color = game.colors(lang).iter().map(|color| color.key).find(|key| *key == asked.color);
    let words: Vec<String> = fold(asked.words).split_whitespace().map(str::to_owned).collect();
    let mut shelves = game.shelves(lang);
    for shelf in &mut shelves {
        shelf.found.retain(|card| color.is_none_or(|color| card.color == color));
        shelf.all = shelf.found.len();
        shelf.found.retain(|card| {
            let says = fold(&format!("{} {} {}", card.name, card.says, card.also));
            words.iter().all(|word| says.contains(word))
        });
    }
    shelves
}

/// Small letters without accents, so that nobody has to type them.
fn fold(words: &str) -> String {
    unaccented(words).flat_map(char::to_lowercase).map(|letter| if letter == '’' { '\'' } else { letter }).collect()
}
