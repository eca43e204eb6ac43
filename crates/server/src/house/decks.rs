//! Decks that guests keep, and bring to tables by their names.

use table::{Message, Problems};

use super::names::readable;
use super::{House, HouseError, Registered, secret};
use crate::store::decks::Change as OfDecks;
use crate::store::{Change, DeckId, GuestId, KeptDeck};

/// The longest name of a deck, in characters.
pub const DECK_NAME: usize = 40;
/// The longest list, in bytes.
pub const DECK_LIST: usize = 8000;
/// How a deck that is kept is named where something else than its list can be brought.
pub const OWN: &str = "own:";

/// What a guest brings: the text that the game reads, and which version of a deck of its own that is.
pub(super) struct Brought {
    pub text: String,
    pub kept: Option<(DeckId, i64)>,
}

fn problem(problems: &mut Problems, place: &'static str, message: &Message) {
    problems.add(place, pages::house::says(message));
}

/// The name of a deck as it is kept; nothing if it cannot be one, which is noted.
fn named(name: &str, problems: &mut Problems) -> Option<String> {
    let name = readable(name, DECK_NAME);
    if name.is_err() {
        problem(problems, "name", &Message::new("wrong-deck-name").with("most", DECK_NAME as i64));
    }
    name.ok()
}

impl House {
    /// Keeps a list under a name. All that is wrong is told at once; a list that is not legal yet is kept like any other.
    pub async fn keep_deck(&self, guest: GuestId, game: Registered, name: &str, list: &str) -> Result<KeptDeck, HouseError> {
        let mut problems = Problems::default();
        let name = named(name, &mut problems);
        if list.trim().is_empty() {
            problem(&mut problems, "list", &Message::new("wrong-deck-empty"));
        }
        if list.len() > DECK_LIST {
            problem(&mut problems, "list", &Message::new("wrong-deck-long").with("most", DECK_LIST as i64));
        }
        problems.or(()).map_err(HouseError::Wrong)?;
        let (name, key) = (name.unwrap_or_default(), game.about().key);
        let change = OfDecks::Keep { guest, game: key.to_owned(), name: name.clone(), list: list.to_owned() };
        self.0.store.commit(vec![Change::Deck(change)]).await?;
        let mut decks = self.0.store.decks(guest, key).await?;
        decks.retain(|deck| deck.name == name);
        decks.pop().ok_or(HouseError::Taken)
    }

    /// A deck of a guest is called something else.
    pub async fn rename_deck(&self, guest: GuestId, deck: &KeptDeck, name: &str) -> Result<(), HouseError> {
        let mut problems = Problems::default();
        let name = named(name, &mut problems);
        let decks = self.0.store.decks(guest, &deck.game).await?;
        if decks.iter().any(|other| other.id != deck.id && Some(&other.name) == name.as_ref()) {
            problem(&mut problems, "name", &Message::new("wrong-deck-same-name"));
        }
        problems.or(()).map_err(HouseError::Wrong)?;
        Ok(self.0.store.commit(vec![Change::Deck(OfDecks::Name(guest, deck.id, name.unwrap_or_default()))]).await?)
    }

    /// Lets others read a deck of a guest by a link that nobody can guess; or no longer.
    pub async fn share_deck(&self, guest: GuestId, deck: DeckId, share: bool) -> Result<(), HouseError> {
        let link = if share { Some(hex::encode(&secret()?[..16])) } else { None };
        Ok(self.0.store.commit(vec![Change::Deck(OfDecks::Link(guest, deck, link))]).await?)
    }

    /// Deletes a deck of a guest.
    pub async fn delete_deck(&self, guest: GuestId, deck: DeckId) -> Result<(), HouseError> {
        Ok(self.0.store.commit(vec![Change::Deck(OfDecks::Delete(guest, deck))]).await?)
    }

    /// What a guest brings: a deck that it keeps, by its number, is its newest version.
    pub(super) async fn unpacked(&self, guest: Option<GuestId>, game: Registered, text: &str) -> Result<Brought, HouseError> {
        let Some(number) = text.strip_prefix(OWN) else { return Ok(Brought { text: text.to_owned(), kept: None }) };
        let deck = match (guest, number.parse()) {
            (Some(guest), Ok(number)) => self.0.store.deck(guest, number).await?,
            _ => None,
        };
        let none = || HouseError::Wrong(Problems::one("deck", pages::house::says(&Message::new("wrong-own-deck"))));
        let deck = deck.filter(|deck| deck.game == game.about().key).ok_or_else(none)?;
        Ok(Brought { text: deck.list, kept: Some((deck.id, deck.version)) })
    }
}
