//! Cards to read, by kind, with a search in what they say.

use std::collections::{BTreeMap, BTreeSet};

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
    /// What it costs and needs, and its keywords.
    pub marks: Marks,
    /// Whether a source gives it.
    pub attested: bool,
    /// Where it comes from, in words.
    pub from: String,
    /// Draws its face.
    pub face: Face,
}

/// What cards are picked out by, besides words, kind and colour; nothing in games that do not have it.
#[derive(Clone, Default)]
pub(crate) struct Marks {
    /// What it costs.
    pub cost: Option<u8>,
    /// Its RAM.
    pub ram: Option<u8>,
    /// Its keywords, or attributes: stable name, and what it is called.
    pub keywords: Vec<(String, String)>,
}

/// What was found, and what else could be asked for.
pub(crate) struct Found {
    /// All kinds of cards, with those that were found.
    pub shelves: Vec<Shelf>,
    /// Every cost that there is.
    pub costs: BTreeSet<u8>,
    /// Every RAM that there is.
    pub rams: BTreeSet<u8>,
    /// Every keyword, by what it is called.
    pub keywords: BTreeMap<String, String>,
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

/// All kinds of cards of a game, with those of the colour, the marks and the words that are asked for; of all of them
/// where what is asked for is none of the game's.
pub(crate) fn search(game: &dyn Drawn, lang: Lang, asked: CardQuery<'_>) -> Found {
    let color = game.colors(lang).iter().map(|color| color.key).find(|key| *key == asked.color);
    let words: Vec<String> = fold(asked.words).split_whitespace().map(str::to_owned).collect();
    let mut shelves = game.shelves(lang);
    let all = || shelves.iter().flat_map(|shelf| &shelf.found).map(|card| &card.marks);
    let costs: BTreeSet<u8> = all().filter_map(|marks| marks.cost).collect();
    let rams: BTreeSet<u8> = all().filter_map(|marks| marks.ram).collect();
    let keywords: BTreeMap<String, String> =
        all().flat_map(|marks| &marks.keywords).map(|(key, name)| (name.clone(), key.clone())).collect();
    let number = |asked: &str, known: &BTreeSet<u8>| asked.parse().ok().filter(|number| known.contains(number));
    let (cost, ram) = (number(asked.cost, &costs), number(asked.ram, &rams));
    let keyword = keywords.values().find(|key| *key == asked.keyword);
    for shelf in &mut shelves {
        shelf.found.retain(|card| {
            let Marks { cost: costs, ram: needs, keywords: has } = &card.marks;
            let fits = |asked: Option<u8>, has: &Option<u8>| asked.is_none_or(|asked| *has == Some(asked));
            let keyed = keyword.is_none_or(|keyword| has.iter().any(|(key, _)| key == keyword));
            color.is_none_or(|color| card.color == color) && fits(cost, costs) && fits(ram, needs) && keyed
        });
        shelf.all = shelf.found.len();
        shelf.found.retain(|card| {
            let says = fold(&format!("{} {} {}", card.name, card.says, card.also));
            words.iter().all(|word| says.contains(word))
        });
    }
    Found { shelves, costs, rams, keywords }
}

/// Small letters without accents, so that nobody has to type them.
fn fold(words: &str) -> String {
    unaccented(words).flat_map(char::to_lowercase).map(|letter| if letter == '’' { '\'' } else { letter }).collect()
}
