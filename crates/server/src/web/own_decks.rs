//! Decks of one's own: what was kept under a name, how it changed, what became of it at tables, and a link by which others
//! read it. Figures are shown to their owner alone, and only of tables that have ended: by then what was brought to them
//! can be read in their replay files.

use std::collections::BTreeMap;

use axum::extract::{Path, State};
use axum::http::header::CONTENT_DISPOSITION;
use pages::{Kept, KeptVersion, Met};
use table::Lang;
use table::deck::{Change, Deck};
use table::outcome::Verdict;

use super::answer::{Answer, Raw, Sends};
use super::error::{ErrorPage, Kind};
use super::form::{Form, Query};
use super::sent::{Deed, Keeps, OfVersion};
use super::who::Reading;
use super::{Web, api};
use crate::house::{DECK_NAME, HouseError, Registered};
use crate::store::{DeckPlayed, GuestId, KeptDeck};

/// Versions that are read when a deck is shown; of those before them only that they are there is told. A list that is all
/// wrong takes some milliseconds.
const READ: usize = 12;

/// A list as a file.
pub struct List;

impl Raw for List {
    const TYPE: &'static str = "text/plain; charset=utf-8";
}

/// A deck of whoever asks, by its number; those of others are not there.
pub async fn own_deck(web: &Web, reading: &Reading, game: &str, deck: &str) -> Result<(GuestId, KeptDeck), ErrorPage> {
    let game = web.house.game(game)?.about().key;
    let (Some((guest, _)), Ok(number)) = (&reading.guest, deck.parse()) else { return Err(Kind::Nowhere.into()) };
    let deck = web.house.store().deck(*guest, number).await?.filter(|deck| deck.game == game);
    Ok((*guest, deck.ok_or(Kind::Nowhere)?))
}

/// The list of a version of a deck, or of the newest.
pub async fn own_version(web: &Web, deck: &KeptDeck, version: Option<&str>) -> Result<String, ErrorPage> {
    let Some(version) = version else { return Ok(deck.list.clone()) };
    let mut versions = web.house.store().deck_versions(deck.id).await?;
    versions.retain(|kept| version.parse() == Ok(kept.number));
    Ok(versions.pop().ok_or(Kind::Nowhere)?.list)
}

/// The whole address by which others read a deck.
pub fn link_of(web: &Web, reading: &Reading, deck: &KeptDeck) -> Option<String> {
    deck.link.as_ref().map(|link| format!("{}/d/{link}", web.guard.origin(reading)))
}

/// A list as its game reads it.
fn read(game: Registered, list: &str, lang: Lang) -> Deck {
    game.deck(list, Change::default(), lang).unwrap_or_default()
}

/// What a deck is called that somebody brought: by its name if it comes with the game, else by what lies open of it from the
/// start.
fn called(game: Registered, brought: Option<&String>, lang: Lang) -> String {
    let Some(text) = brought else { return pages::house::sentence(lang, "kept-unknown") };
    if game.decks().contains(&text.as_str()) {
        return game.text(lang, &format!("deck-{text}"));
    }
    let deck = read(game, text, lang);
    let open = deck.parts.iter().filter(|part| part.hand == 0).flat_map(table::deck::Part::cards);
    let names: Vec<String> = open.map(|held| held.name.clone()).collect();
    if names.is_empty() { pages::house::sentence(lang, "kept-unknown") } else { names.join(", ") }
}

/// Games and wins, by the number of a version or the name of another deck.
#[derive(Default)]
struct Figures {
    versions: BTreeMap<i64, (u32, u32)>,
    met: BTreeMap<String, (u32, u32)>,
}

impl Figures {
    fn of(game: Registered, played: &[DeckPlayed], lang: Lang) -> Figures {
        let (mut figures, mut names) = (Figures::default(), BTreeMap::new());
        for table in played.iter().filter(|table| table.ended.verdict != Verdict::Void) {
            let won = u32::from(table.ended.winners.iter().any(|winner| winner.0 == table.seat));
            let count = |(games, wins): &mut (u32, u32)| (*games, *wins) = (*games + 1, *wins + won);
            count(figures.versions.entry(table.version).or_default());
            for (_, brought) in (0u8..).zip(&table.brings).filter(|(seat, _)| *seat != table.seat) {
                let name = names.entry(brought).or_insert_with(|| called(game, brought.as_ref(), lang));
                count(figures.met.entry(name.clone()).or_default());
            }
        }
        figures
    }
}

/// What its owner is shown of a deck.
async fn answer(
    web: &Web,
    reading: &Reading,
    guest: GuestId,
    deck: KeptDeck,
    wrong: Vec<String>,
) -> Result<Answer<api::OwnDeck>, ErrorPage> {
    let (game, lang) = (web.house.game(&deck.game)?, reading.lang);
    let store = web.house.store();
    let (versions, played) = (store.deck_versions(deck.id).await?, store.deck_played(guest, deck.id).await?);
    let figures = Figures::of(game, &played, lang);
    let link = link_of(web, reading, &deck);
    let told = |deck: KeptDeck| api::OwnDeck {
        deck: deck.id,
        game: deck.game,
        name: deck.name,
        link: link.clone(),
        versions: versions
            .iter()
            .map(|version| {
                let (games, won) = figures.versions.get(&version.number).copied().unwrap_or_default();
                api::DeckVersion { version: version.number, list: version.list.clone(), games, won }
            })
            .collect(),
        against: figures.met.iter().map(|(name, &(games, won))| api::DeckMet { name: name.clone(), games, won }).collect(),
    };
    let page = |deck: KeptDeck| {
        let lists: Vec<Deck> = versions.iter().take(READ + 1).map(|version| read(game, &version.list, lang)).collect();
        let shown = versions.iter().enumerate().map(|(place, version)| {
            let list = lists.get(place).filter(|_| place < READ);
            let [added, dropped] =
                list.zip(lists.get(place + 1)).map(|(list, before)| pages::deck_changes(before, list)).unwrap_or_default();
            let (games, won) = figures.versions.get(&version.number).copied().unwrap_or_default();
            let (read, legal) = (list.is_some(), list.is_none_or(|list| list.wrong.is_empty()));
            KeptVersion { number: version.number, at: version.at, read, legal, added, dropped, games, won }
        });
        let met = figures.met.iter().map(|(name, &(games, won))| Met { name: name.clone(), games, won });
        let (key, id, longest) = (game.about().key, deck.id, DECK_NAME);
        let kept =
            Kept { game: key, id, name: &deck.name, link: link.clone(), versions: shown.collect(), met: met.collect(), wrong, longest };
        (deck.name.clone(), pages::kept_deck(lang, &kept))
    };
    Ok(reading.answer(deck, told, page))
}

pub async fn show(
    State(web): State<Web>,
    reading: Reading,
    Path((game, deck)): Path<(String, String)>,
) -> Result<Answer<api::OwnDeck>, ErrorPage> {
    let (guest, deck) = own_deck(&web, &reading, &game, &deck).await?;
    answer(&web, &reading, guest, deck, Vec::new()).await
}

pub async fn change(
    State(web): State<Web>,
    reading: Reading,
    Path((game, deck)): Path<(String, String)>,
    Form(form): Form<Keeps>,
) -> Result<Answer<api::DeckDone>, ErrorPage> {
    let (guest, deck) = own_deck(&web, &reading, &game, &deck).await?;
    let mut place = format!("/decks/{}/own/{}", deck.game, deck.id);
    let done = match form.what {
        Deed::Share => web.house.share_deck(guest, deck.id, true).await,
        Deed::Unshare => web.house.share_deck(guest, deck.id, false).await,
        Deed::Name => web.house.rename_deck(guest, &deck, form.name.as_deref().unwrap_or_default()).await,
        Deed::Again => {
            let list = own_version(&web, &deck, form.version.as_deref()).await?;
            web.house.keep_deck(guest, web.house.game(&deck.game)?, &deck.name, &list).await.map(drop)
        }
        Deed::Delete => {
            place = format!("/decks/{}", deck.game);
            web.house.delete_deck(guest, deck.id).await
        }
    };
    match done {
        // A person reads what is wrong on the page from which it came.
        Err(HouseError::Wrong(problems)) if !reading.json => {
            let lines = problems.lines(reading.lang);
            Ok(Answer::made(answer(&web, &reading, guest, deck, lines).await?).refused())
        }
        done => {
            done?;
            Ok(reading.sent(&api::DeckDone { deck: deck.id, token: None }, &place))
        }
    }
}

/// The list of a deck as a file.
pub async fn file(
    State(web): State<Web>,
    reading: Reading,
    Path((game, deck)): Path<(String, String)>,
    Query(query): Query<OfVersion>,
) -> Result<Sends<List>, ErrorPage> {
    let (_, deck) = own_deck(&web, &reading, &game, &deck).await?;
    let list = own_version(&web, &deck, query.version.as_deref()).await?;
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { '-' };
    let name: String = deck.name.chars().map(plain).collect();
    Ok(Sends::new(([(CONTENT_DISPOSITION, format!("attachment; filename=\"{}-{name}.txt\"", deck.game))], list)))
}

async fn linked(web: &Web, link: &str) -> Result<(Registered, KeptDeck), ErrorPage> {
    let deck = web.house.store().linked_deck(link).await?.ok_or(Kind::Nowhere)?;
    Ok((web.house.game(&deck.game)?, deck))
}

/// A deck as others read it.
pub async fn shared(State(web): State<Web>, reading: Reading, Path(link): Path<String>) -> Result<Answer<api::SharedDeck>, ErrorPage> {
    let (game, deck) = linked(&web, &link).await?;
    let told = |deck: KeptDeck| api::SharedDeck { game: deck.game, name: deck.name, list: deck.list };
    let page = |deck: KeptDeck| {
        let cards = read(game, &deck.list, reading.lang);
        (deck.name.clone(), pages::shared_deck(reading.lang, &deck.game, &deck.name, &link, &cards))
    };
    Ok(reading.answer(deck, told, page))
}

/// Copies a deck that somebody shares: under its name, or one with a number if that is another list already.
pub async fn copy(State(web): State<Web>, reading: Reading, Path(link): Path<String>) -> Result<Answer<api::DeckDone>, ErrorPage> {
    let (game, deck) = linked(&web, &link).await?;
    let (guest, token) = reading.somebody(&web).await?;
    let own = web.house.store().decks(guest, &deck.game).await?;
    let free = |name: &String| own.iter().all(|other| other.name != *name || other.list == deck.list);
    let short: String = deck.name.chars().take(DECK_NAME - 4).collect();
    let numbered = (2..).map(|number| format!("{} {number}", short.trim_end()));
    let name = std::iter::once(deck.name.clone()).chain(numbered).find(free).unwrap_or_default();
    let copy = web.house.keep_deck(guest, game, &name, &deck.list).await?;
    let session = token.as_deref().map(|token| web.guard.session(token));
    let place = format!("/decks/{}/own/{}", copy.game, copy.id);
    Ok(reading.sent(&api::DeckDone { deck: copy.id, token }, &place).with_cookie(session.as_deref()))
}
