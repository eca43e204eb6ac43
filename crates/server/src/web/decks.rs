//! The page of decks: what it shows comes with the form, and is kept under a name if somebody wants that.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::extract::{Path, State};
use pages::house::{Decks, Pick};
use pages::{Try, Workshop};
use table::any::Fields;
use table::deck::{Change, Deck};
use table::simulate::{DECISION_LIMIT, Plan};
use table::{Lang, Problems};

use super::answer::Answer;
use super::error::ErrorPage;
use super::form::{Form, Query};
use super::library::some_games;
use super::new_table::{decks, own_pick};
use super::own_decks::{link_of, own_deck, own_version};
use super::sent::{Opens, Work};
use super::who::Reading;
use super::{Web, api};
use crate::house::{DECK_NAME, HouseError, Registered, Wanted};
use crate::store::KeptDeck;

/// How many games a deck is tried for against each other one.
const TRIES: u64 = 100;

/// Games that are played before it is asked again whether somebody waits for them.
const AT_A_TIME: u64 = 5;

/// What trying a deck costs, among others who want to.
const COST: Duration = Duration::from_secs(2);

/// Which games have decks; a person is sent to those of the first.
pub async fn all(State(web): State<Web>, reading: Reading) -> Answer<api::Games> {
    let keys = web.house.games().iter().filter(|game| !game.decks().is_empty()).map(|game| game.about().key);
    some_games(&web, &reading, "decks", &keys.collect::<Vec<_>>())
}

pub async fn show(
    State(web): State<Web>,
    reading: Reading,
    Path(game): Path<String>,
    Query(opens): Query<Opens>,
) -> Result<Answer<api::Decks>, ErrorPage> {
    let mut form = BTreeMap::new();
    if let Some(own) = opens.own {
        let (_, deck) = own_deck(&web, &reading, &game, &own).await?;
        let list = own_version(&web, &deck, opens.version.as_deref()).await?;
        form.extend([("list".to_owned(), list), ("name".to_owned(), deck.name)]);
    }
    answer(&web, &reading, &game, &form).await
}

pub async fn change(
    State(web): State<Web>,
    reading: Reading,
    Path(game): Path<String>,
    Form(form): Form<Work>,
) -> Result<Answer<api::Decks>, ErrorPage> {
    answer(&web, &reading, &game, &form.fields()).await
}

async fn answer(web: &Web, reading: &Reading, game: &str, form: &BTreeMap<String, String>) -> Result<Answer<api::Decks>, ErrorPage> {
    let game = web.house.game(game)?;
    let (key, lang) = (game.about().key, reading.lang);
    let deck = written(game, form, lang).ok_or(HouseError::NoGame)?;
    let tries = match form.get("what").map(String::as_str) {
        Some("try") => tried(web, reading, game, deck.list.clone()).await?,
        _ => Vec::new(),
    };
    let (mut kept, mut wrong, mut token) = (None, Vec::new(), None);
    if form.get("what").map(String::as_str) == Some("save") {
        let (guest, new) = reading.somebody(web).await?;
        token = new;
        match web.house.keep_deck(guest, game, form.get("name").map_or("", String::as_str), &deck.list).await {
            Ok(deck) => kept = Some(deck),
            Err(HouseError::Wrong(problems)) if !reading.json => wrong = problems.lines(lang),
            Err(error) => return Err(error.into()),
        }
    }
    let own = match (&reading.guest, &kept) {
        (Some((guest, _)), _) => web.house.store().decks(*guest, key).await?,
        (None, Some(kept)) => vec![kept.clone()],
        (None, None) => Vec::new(),
    };
    let name = kept.as_ref().map_or(form.get("name").map_or("", String::as_str), |kept| &kept.name).to_owned();
    let kept = kept.map(|kept| (kept.id, kept.version));
    let session = token.as_deref().map(|token| web.guard.session(token));
    let told = |deck: Deck| api::Decks {
        own: own.iter().map(|kept| listed(web, reading, kept)).collect(),
        kept,
        token: token.clone(),
        game: key.to_owned(),
        decks: decks(game, lang).known.into_iter().map(|deck| known(game, deck)).collect(),
        problems: game
            .bring(&Fields::new(), &deck.list)
            .err()
            .iter()
            .flat_map(Problems::iter)
            .map(|problem| api::Problem::new(problem, lang))
            .collect(),
        list: deck.list,
        tries: tries.iter().map(|tried| api::Tried { against: tried.against.clone(), won: tried.won, of: tried.of }).collect(),
    };
    let page = |deck: Deck| {
        let mut decks = Decks { own: own.iter().map(|kept| own_pick(lang, kept)).collect(), ..decks(game, lang) };
        // Only what has a list can be loaded.
        decks.known.retain(|deck| list(game, &deck.key).is_some());
        let (name, wrong) = (&name, &wrong);
        let shown = Workshop { game: key, decks: &decks, form, deck: &deck, tries: &tries, name, longest: DECK_NAME, kept, wrong };
        (game.text(lang, "title"), pages::decks(lang, shown).unwrap_or_default())
    };
    let refused = !wrong.is_empty();
    let answer = reading.answer(deck, told, page).with_cookie(session.as_deref());
    Ok(if refused { answer.refused() } else { answer })
}

/// A deck of whoever asks, in a list.
fn listed(web: &Web, reading: &Reading, kept: &KeptDeck) -> api::OwnDeck {
    let version = api::DeckVersion { version: kept.version, list: kept.list.clone(), games: 0, won: 0 };
    let link = link_of(web, reading, kept);
    api::OwnDeck { deck: kept.id, game: kept.game.clone(), name: kept.name.clone(), link, versions: vec![version], against: Vec::new() }
}

/// The list of a deck that comes with a game, if it has one.
fn list(game: Registered, key: &str) -> Option<String> {
    let list = game.decks().contains(&key).then(|| game.bring(&Fields::new(), key).ok()).flatten();
    list.filter(|list| !list.is_empty())
}

/// What a form comes to: a deck that was loaded, or what was written, with a card more or less.
fn written(game: Registered, form: &BTreeMap<String, String>, lang: Lang) -> Option<Deck> {
    let field = |name: &str| form.get(name).map_or("", String::as_str);
    let loaded = if form.contains_key("load") { list(game, field("deck")) } else { None };
    let text = loaded.as_deref().unwrap_or(field("list"));
    game.deck(text, Change { add: field("add"), drop: field("drop") }, lang)
}

/// A deck that comes with a game, with its list.
fn known(game: Registered, deck: Pick) -> api::Deck {
    let Pick { key, name, .. } = deck;
    api::Deck { list: list(game, &key).unwrap_or_default(), key, name }
}

/// Lets a deck play against the usual ones; one that is not legal plays nobody.
async fn tried(web: &Web, reading: &Reading, game: Registered, list: String) -> Result<Vec<Try>, HouseError> {
    if game.bring(&Fields::new(), &list).is_err() {
        return Ok(Vec::new());
    }
    let play = move |wanted: &Wanted| {
        let others = game.decks().into_iter().take(2).map(str::to_owned);
        others.map(|against| play(game, &list, against, wanted)).collect::<Result<Vec<_>, _>>()
    };
    web.trying.labour(reading.who(), COST, play).await?.map_err(HouseError::Wrong)
}

fn play(game: Registered, list: &str, against: String, wanted: &Wanted) -> Result<Try, Problems> {
    let (mut won, mut of) = (0, 0);
    for seat in 0..2 {
        let mut brings = vec![Some(against.clone()), Some(against.clone())];
        brings[seat] = Some(list.to_owned());
        for from in (0..TRIES / 2).step_by(AT_A_TIME as usize).take_while(|_| wanted.still()) {
            let plan = Plan { from, games: AT_A_TIME, seed: 2077 + seat as u64, threads: 1, check: false, limit: DECISION_LIMIT };
            let tally = game.simulate(&Fields::new(), &brings, &["street".to_owned(), "street".to_owned()], &plan, &|_| wanted.still())?;
            won += tally.seats.get(seat).map_or(0, |tally| tally.won);
            of += tally.games;
        }
    }
    Ok(Try { against, won, of })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trial_that_nobody_waits_for_is_not_played() {
        let game = registry::find("tcg").expect("it is there");
        let deck = game.decks()[0];
        let tried = play(game, deck, deck.to_owned(), &Wanted::nobody()).expect("it is legal");
        assert_eq!((tried.won, tried.of), (0, 0));
    }
}
