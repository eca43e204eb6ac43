//! The catalog: every card and the decks that come with the game, read from `content/` and checked when
//! it is loaded. States hold the small ids of this module, never a card. No rule is done here.

mod card;
mod check;
pub mod ops;
pub mod text;
mod traits;
pub mod words;

use table::content::{self, Document};
use table::digest::Keys;
use table::ids::Id;
use table::{Problems, Texts};

use crate::deck::{Deck, Printed};
use ops::Op;
pub use traits::Traits;
use words::{Card, Color, Keyword, Kind, Price, Static, Tag};

table::files! { Catalog:
    cards: "content/cards.toml",
    decks: "content/decks.toml",
    en: "text/en.ftl",
    it: "text/it.ftl",
}

table::ids! { Catalog:
    /// A card, by its place in the file.
    CardId(u8): Card in cards, card, find;
}

/// A set of tags, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tags(u64);

impl Tags {
    /// Whether a tag is among them.
    #[inline]
    pub const fn has(self, tag: Tag) -> bool {
        self.0 & (1 << tag as u64) != 0
    }

    /// The tags as bits.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }
}

/// What the rules read of a card again and again.
#[derive(Clone, Debug)]
pub struct Face {
    /// Its type.
    pub kind: Kind,
    /// Its colour.
    pub color: Color,
    /// Its cost, if it has one.
    pub cost: Option<u8>,
    /// Its printed power.
    pub power: i8,
    /// Whether it can be sold.
    pub sell: bool,
    /// Its tags.
    pub tags: Tags,
    /// Its keywords, as bits.
    keywords: u8,
    /// What it is asked about again and again.
    pub traits: Traits,
    /// Whether it has activated effects.
    pub active: bool,
    /// What it costs to play, if not its cost.
    pub price: Option<Price>,
    /// Its persistent and replacement effects.
    pub always: Vec<Static>,
    /// Its abilities.
    pub effects: Vec<Vec<Op>>,
    /// The first card of the same name.
    pub name: CardId,
}

impl Face {
    /// Whether the card has a keyword of its own.
    #[inline]
    pub const fn has(&self, keyword: Keyword) -> bool {
        self.keywords & (1 << keyword as u8) != 0
    }

    /// The cost as effects read it: nothing counts as 0 (T047).
    #[inline]
    pub fn cost_value(&self) -> u8 {
        self.cost.unwrap_or(0)
    }
}

/// Everything that is printed, as data.
pub struct Catalog {
    cards: Vec<Card>,
    /// By id, whatever the id is: what is no card has nothing printed on it.
    faces: Box<[Face; 256]>,
    decks: Vec<Printed>,
    texts: Texts,
    hash: String,
    keys: Keys,
}

impl Catalog {
    /// Reads and checks content; all problems at once, each with file, card and field.
    pub fn parse(files: &Files<'_>) -> Result<Catalog, Problems> {
        let mut problems = Problems::default();
        let cards = Document::only("cards.toml", files.cards, "card", &mut problems);
        check::cards(&cards, &mut problems);
        let cards = cards.into_values();
        let decks = Document::only("decks.toml", files.decks, "deck", &mut problems);
        let faces = Box::new(std::array::from_fn(|id| cards.get(id).map_or_else(nothing, |card| face(card, &cards))));
        let Some(texts) = problems.take(Texts::new(files.en, files.it)) else { return Err(problems) };
        let hash = content::hash(&[files.cards, files.decks]);
        let mut catalog = Catalog { cards, faces, decks: Vec::new(), texts, hash, keys: Keys::NONE };
        catalog.keys = catalog.all_keys();
        catalog.decks = check::decks(&catalog, decks, &mut problems);
        problems.or(catalog)
    }

    /// What the rules read of a card.
    #[inline]
    pub fn face(&self, card: CardId) -> &Face {
        &self.faces[usize::from(card.0)]
    }

    /// The decks that come with the game.
    pub fn decks(&self) -> &[Printed] {
        &self.decks
    }

    /// A deck that comes with the game, by its stable name.
    pub fn deck(&self, key: &str) -> Option<&Deck> {
        self.decks.iter().find(|deck| deck.key == key).map(|deck| &deck.deck)
    }

    /// The name of a card with its subtitle.
    pub fn name(&self, card: CardId) -> String {
        let Some(card) = self.cards.get(usize::from(card.0)) else { return "?".to_owned() };
        match &card.subtitle {
            Some(subtitle) => format!("{}: {subtitle}", card.name),
            None => card.name.clone(),
        }
    }

    /// The messages of the game in every language.
    pub fn texts(&self) -> &Texts {
        &self.texts
    }

    /// What the ids in states stand for.
    pub fn keys(&self) -> &Keys {
        &self.keys
    }

    /// The hash by which this content is known, in hex.
    pub fn hash(&self) -> &str {
        &self.hash
    }
}

fn face(card: &Card, cards: &[Card]) -> Face {
    Face {
        kind: card.kind,
        color: card.color,
        cost: card.cost,
        power: card.power as i8,
        sell: card.sell,
        tags: Tags(card.tags.iter().fold(0, |tags, &tag| tags | (1 << tag as u64))),
        keywords: card.keywords.iter().fold(0, |words, &word| words | (1 << word as u8)),
        traits: Traits::of(card),
        active: card.ability.iter().any(|ability| ability.cost.is_some()),
        price: card.price,
        always: card.always.clone(),
        effects: card.ability.iter().map(|ability| ops::flat(&ability.does)).collect(),
        name: CardId::at(cards.iter().position(|other| other.name == card.name).unwrap_or_default()),
    }
}

/// What is no card.
fn nothing() -> Face {
    Face {
        kind: Kind::Program,
        color: Color::Red,
        cost: None,
        power: 0,
        sell: false,
        tags: Tags(0),
        keywords: 0,
        traits: Traits::NONE,
        active: false,
        price: None,
        always: Vec::new(),
        effects: Vec::new(),
        name: CardId::NONE,
    }
}
