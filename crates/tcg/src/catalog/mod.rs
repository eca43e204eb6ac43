//! The catalog: every card and the decks that come with the game, read from `content/` and checked when
//! it is loaded. States hold the small ids of this module, never a card. No rule is done here.

mod card;
mod check;
pub mod ops;
pub mod text;
mod traits;
pub mod words;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use table::content::{self, Document};
use table::digest::Keys;
use table::{Problems, Texts};

use crate::deck::{Deck, Printed};
use ops::Op;
pub use traits::Traits;
use words::{Card, Color, Keyword, Kind, Price, Static, Tag};

/// What the catalog is read from.
#[derive(Clone, Copy)]
pub struct Files<'a> {
    /// `content/cards.toml`.
    pub cards: &'a str,
    /// `content/decks.toml`.
    pub decks: &'a str,
    /// `text/en.ftl`.
    pub en: &'a str,
    /// `text/it.ftl`.
    pub it: &'a str,
}

impl Files<'static> {
    /// The files that are compiled in.
    pub const SHIPPED: Files<'static> = Files {
        cards: include_str!("../../content/cards.toml"),
        decks: include_str!("../../content/decks.toml"),
        en: include_str!("../../text/en.ftl"),
        it: include_str!("../../text/it.ftl"),
    };
}

/// A card, by its place in the file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct CardId(pub u8);

impl Default for CardId {
    fn default() -> CardId {
        CardId::NONE
    }
}

impl CardId {
    /// No card, or one that is not known.
    pub const NONE: CardId = CardId(u8::MAX);

    /// Whether it is a card.
    #[inline]
    pub const fn is_some(self) -> bool {
        self.0 != u8::MAX
    }

    /// The card's stable name.
    pub fn key(self, catalog: &Catalog) -> &str {
        catalog.cards.get(usize::from(self.0)).map_or("unknown", |card| &card.key)
    }
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
    keys: BTreeMap<String, CardId>,
    decks: Vec<Printed>,
    texts: Texts,
    hash: String,
    ids: Keys,
}

impl Catalog {
    /// The content that is compiled in.
    pub fn load() -> &'static Catalog {
        static SHIPPED: LazyLock<Catalog> = LazyLock::new(|| content::shipped(Catalog::parse(&Files::SHIPPED)));
        &SHIPPED
    }

    /// Queries and checks content; all problems at once, each with file, card and field.
    pub fn parse(files: &Files<'_>) -> Result<Catalog, Problems> {
        let mut problems = Problems::default();
        let mut document = Document::read("cards.toml", files.cards, &mut problems);
        let cards = document.list::<Card>("card", &mut problems);
        document.finish(&mut problems);
        check::cards(&cards, &mut problems);
        let cards = cards.into_values();
        let keys: BTreeMap<String, CardId> = cards.iter().zip(0..).map(|(card, id)| (card.key.clone(), CardId(id))).collect();

        let mut document = Document::read("decks.toml", files.decks, &mut problems);
        let decks = document.list("deck", &mut problems);
        document.finish(&mut problems);
        let faces = Box::new(std::array::from_fn(|id| cards.get(id).map_or_else(nothing, |card| face(card, &cards))));
        let texts = match Texts::new(files.en, files.it) {
            Ok(texts) => texts,
            Err(wrong) => {
                wrong.iter().for_each(|problem| problems.add(problem.place.clone(), problem.says.clone()));
                return Err(problems);
            }
        };
        let ids = Keys::NONE.with("CardId", cards.iter().map(|card| card.key.as_str()));
        let hash = content::hash(&[files.cards, files.decks]);
        let mut catalog = Catalog { cards, faces, keys, decks: Vec::new(), texts, hash, ids };
        catalog.decks = check::decks(&catalog, decks, &mut problems);
        problems.or(catalog)
    }

    /// What the rules read of a card.
    #[inline]
    pub fn face(&self, card: CardId) -> &Face {
        &self.faces[usize::from(card.0)]
    }

    /// A card as it is printed.
    #[inline]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[usize::from(card.0)]
    }

    /// A card by its stable name.
    pub fn find(&self, key: &str) -> Option<CardId> {
        self.keys.get(key).copied()
    }

    /// All cards, in the order of the file.
    pub fn cards(&self) -> impl ExactSizeIterator<Item = (CardId, &Card)> {
        self.cards.iter().enumerate().map(|(index, card)| (CardId(index as u8), card))
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
    pub fn ids(&self) -> &Keys {
        &self.ids
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
        name: CardId(cards.iter().position(|other| other.name == card.name).unwrap_or_default() as u8),
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
