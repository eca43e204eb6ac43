//! The catalog: every card, the Sponsors, and the decks that come with the game, read from `content/` and checked when it
//! is loaded. States hold the small ids of this module, never a card. No rule is done here.

pub mod card;
mod check;
pub mod effects;
pub mod text;
pub mod words;

use table::content::{self, Cards, Document};
use table::digest::Keys;
use table::{Lang, Problems, Texts};

use crate::deck::{Deck, Printed};
use card::{Card, Sponsor};
use effects::Goal;
use words::{Attributes, Kind};

table::files! { Catalog:
    sponsors: "content/sponsors.toml",
    locations: "content/locations.toml",
    operations: "content/operations.toml",
    runners: "content/runners.toml",
    cyber: "content/cyber.toml",
    equipment: "content/equipment.toml",
    events: "content/events.toml",
    decks: "content/decks.toml",
    en: "text/en.ftl",
    it: "text/it.ftl",
    cards_en: "text/cards.en.ftl",
    cards_it: "text/cards.it.ftl",
}

table::ids! { Catalog:
    /// A Sponsor, by its place in the file.
    SponsorId(u8): Sponsor in sponsors, sponsor, sponsor_id;
    /// A card of the decks, by its place: Locations, Operations, Runners, Cyber, Equipment, Events, each in the order of
    /// its file.
    CardId(u8): Card in cards, card, find;
}

/// Everything that is printed, as data.
pub struct Catalog {
    sponsors: Vec<Sponsor>,
    /// What each Sponsor wins by.
    goals: Vec<Vec<Goal<CardId>>>,
    cards: Vec<Card>,
    decks: Vec<Printed>,
    texts: Texts,
    hash: String,
    keys: Keys,
}

impl Catalog {
    /// Reads and checks content; all problems at once, each with file, card and field.
    pub fn parse(files: &Files<'_>) -> Result<Catalog, Problems> {
        let mut problems = Problems::default();
        let sponsors: Cards<Sponsor> = Document::only("sponsors.toml", files.sponsors, "sponsor", &mut problems);
        let mut cards = Cards { cards: Vec::new(), place: "cards".to_owned(), whole: true };
        for (kind, file, text) in [
            (Kind::Location, "locations.toml", files.locations),
            (Kind::Operation, "operations.toml", files.operations),
            (Kind::Runner, "runners.toml", files.runners),
            (Kind::Cyber, "cyber.toml", files.cyber),
            (Kind::Equipment, "equipment.toml", files.equipment),
            (Kind::Event, "events.toml", files.events),
        ] {
            let mut list: Cards<Card> = Document::only(file, text, "card", &mut problems);
            cards.whole &= list.whole;
            for placed in &mut list.cards {
                placed.value.kind = kind;
                placed.value.bits = Attributes::of(&placed.value.attributes);
            }
            cards.cards.append(&mut list.cards);
        }
        check::cards(&cards, &mut problems);
        check::sponsors(&sponsors, &mut problems);
        let goals = check::goals(&sponsors, &cards, &mut problems);
        let listed = Document::only("decks.toml", files.decks, "deck", &mut problems);
        let texts = problems.take(Texts::new(&[files.en, files.cards_en].join("\n"), &[files.it, files.cards_it].join("\n")));
        let Some(texts) = texts else { return Err(problems) };
        check::texts(&texts, &sponsors, &cards, &listed, &mut problems);
        let whole = sponsors.whole && cards.whole;
        let content =
            [files.sponsors, files.locations, files.operations, files.runners, files.cyber, files.equipment, files.events, files.decks];
        let mut catalog = Catalog {
            sponsors: sponsors.into_values(),
            goals,
            cards: cards.into_values(),
            decks: Vec::new(),
            texts,
            hash: content::hash(&content),
            keys: Keys::NONE,
        };
        catalog.keys = catalog.all_keys();
        if whole {
            catalog.decks = check::decks(&catalog, listed, &mut problems);
        }
        problems.or(catalog)
    }

    /// What a Sponsor wins by: all of these at once.
    #[inline]
    pub fn goals(&self, sponsor: SponsorId) -> &[Goal<CardId>] {
        &self.goals[usize::from(sponsor.0)]
    }

    /// The decks that come with the game.
    pub fn decks(&self) -> &[Printed] {
        &self.decks
    }

    /// A deck that comes with the game, by its stable name.
    pub fn deck(&self, key: &str) -> Option<&Deck> {
        self.decks.iter().find(|deck| deck.key == key).map(|deck| &deck.deck)
    }

    /// The name of a card.
    pub fn name(&self, card: CardId) -> &str {
        self.cards.get(usize::from(card.0)).map_or("?", |card| &card.name)
    }

    /// The name of a word of the vocabulary in a language, such as an attribute (kind "attribute").
    pub fn word<T: serde::Serialize>(&self, lang: Lang, kind: &str, word: &T) -> String {
        self.texts.get(lang, &format!("{kind}-{}", content::word(word)), &[])
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
