//! Cards and decks.

use schemars::JsonSchema;
use serde::Serialize;
use table::Lang;

/// The cards of a game that were asked for.
#[derive(Serialize, JsonSchema)]
pub struct Cards {
    /// The game's short name.
    pub game: String,
    /// The cards.
    pub cards: Vec<Card>,
}

/// A card.
#[derive(Serialize, JsonSchema)]
pub struct Card {
    /// Its kind.
    pub kind: &'static str,
    /// Its stable name.
    pub key: String,
    /// What it is called.
    pub name: String,
    /// What it says, in your language.
    pub says: String,
    /// Whether a source gives it; if not, it was designed for this program.
    pub attested: bool,
    /// Where it comes from, in your language.
    pub from: String,
}

impl From<pages::Worded> for Card {
    fn from(card: pages::Worded) -> Card {
        let pages::Worded { kind, key, name, says, attested, from } = card;
        Card { kind, key, name, says, attested, from }
    }
}

/// Decks, and what is to be said about a list.
#[derive(Serialize, JsonSchema)]
pub struct Decks {
    /// The game's short name.
    pub game: String,
    /// The decks that come with the game.
    pub decks: Vec<Deck>,
    /// Your own, those that you kept last first.
    pub own: Vec<OwnDeck>,
    /// The deck and the version that were kept just now.
    pub kept: Option<(i64, i64)>,
    /// Your token, if you have become a guest by it.
    pub token: Option<String>,
    /// The list that was sent or loaded, with a card more or less if that was asked for.
    pub list: String,
    /// Everything that is wrong with it; nothing if it is legal.
    pub problems: Vec<Problem>,
    /// How it did against the decks that come with the game, if that was asked for and it is legal.
    pub tries: Vec<Tried>,
}

/// A deck of yours.
#[derive(Serialize, JsonSchema)]
pub struct OwnDeck {
    /// Its number: can be sent as `own:NUMBER` where a deck is named.
    pub deck: i64,
    /// The game's short name.
    pub game: String,
    /// What it is called.
    pub name: String,
    /// The address at which others read it, if it is shared.
    pub link: Option<String>,
    /// Its versions, the newest first; only that one in a list of decks.
    pub versions: Vec<DeckVersion>,
    /// What it was played against at tables that have ended.
    pub against: Vec<DeckMet>,
}

/// A deck as it was kept once.
#[derive(Serialize, JsonSchema)]
pub struct DeckVersion {
    /// Its number, counted from 1.
    pub version: i64,
    /// Its cards.
    pub list: String,
    /// Tables that ended with a result.
    pub games: u32,
    /// Those that you won.
    pub won: u32,
}

/// How a deck did against another.
#[derive(Serialize, JsonSchema)]
pub struct DeckMet {
    /// What the other is called.
    pub name: String,
    /// Tables that ended with a result.
    pub games: u32,
    /// Those that you won.
    pub won: u32,
}

/// A deck that somebody shares.
#[derive(Serialize, JsonSchema)]
pub struct SharedDeck {
    /// The game's short name.
    pub game: String,
    /// What it is called.
    pub name: String,
    /// Its cards.
    pub list: String,
}

/// Something was done with a deck of yours.
#[derive(Serialize, JsonSchema)]
pub struct DeckDone {
    /// Its number.
    pub deck: i64,
    /// Your token, if you have become a guest by it.
    pub token: Option<String>,
}

/// A deck that comes with a game.
#[derive(Serialize, JsonSchema)]
pub struct Deck {
    /// Its stable name: can be sent as `deck`.
    pub key: String,
    /// What it is called.
    pub name: String,
    /// Its cards: can be sent as `list`.
    pub list: String,
}

/// Something that is wrong.
#[derive(Serialize, JsonSchema)]
pub struct Problem {
    /// Where.
    pub place: String,
    /// What, and what would be right, in the language that was asked for.
    pub says: String,
}

impl Problem {
    /// A problem for a program: where it is has the same name in every language.
    pub fn new(problem: &table::problem::Problem, lang: Lang) -> Problem {
        Problem { place: problem.place.to_string(), says: problem.says.in_lang(lang).to_owned() }
    }
}

/// How a deck did against another.
#[derive(Serialize, JsonSchema)]
pub struct Tried {
    /// The other deck, by its stable name.
    pub against: String,
    /// Games won.
    pub won: u64,
    /// Games played.
    pub of: u64,
}
