//! The page of decks: nothing is kept, so everything that it shows comes with the form.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::extract::{Path, State};
use pages::house::Pick;
use pages::{Try, Workshop};
use table::any::Fields;
use table::deck::{Change, Deck};
use table::simulate::{DECISION_LIMIT, Plan};
use table::{Lang, Problems};

use super::answer::Answer;
use super::error::ErrorPage;
use super::form::Form;
use super::library::some_games;
use super::new_table::decks;
use super::sent::Work;
use super::who::Reading;
use super::{Web, api};
use crate::house::{HouseError, Registered, Wanted};

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

pub async fn show(State(web): State<Web>, reading: Reading, Path(game): Path<String>) -> Result<Answer<api::Decks>, ErrorPage> {
    answer(&web, &reading, &game, &BTreeMap::new()).await
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
    let told = |deck: Deck| api::Decks {
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
        let mut decks = decks(game, lang);
        // Only what has a list can be loaded.
        decks.known.retain(|deck| list(game, &deck.key).is_some());
        let shown = Workshop { game: key, decks: &decks, form, deck: &deck, tries: &tries };
        (game.text(lang, "title"), pages::decks(lang, shown).unwrap_or_default())
    };
    Ok(reading.answer(deck, told, page))
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
