//! What is there to read: the rules and the cards of every game, and what this is.

use std::collections::BTreeMap;

use axum::extract::{Path, State};
use table::Message;

use super::answer::Answer;
use super::error::ErrorPage;
use super::form::Query;
use super::sent::Search;
use super::who::Reading;
use super::{Web, api};
use crate::house::{HouseError, Registered};

/// Which games have something; a person is sent to that of the first.
pub fn some_games(web: &Web, reading: &Reading, what: &str, keys: &[&str]) -> Answer<api::Games> {
    let mut games = web.house.games().iter().filter(|game| keys.contains(&game.about().key));
    let first = games.clone().next().map_or("", |game| game.about().key);
    let told = |game: &Registered| {
        let key = game.about().key;
        api::Titled { key: key.to_owned(), title: game.text(reading.lang, "title"), address: format!("/{what}/{key}") }
    };
    reading.sent(&api::Games { games: games.by_ref().map(told).collect() }, &format!("/{what}/{first}"))
}

pub async fn all_rules(State(web): State<Web>, reading: Reading) -> Answer<api::Games> {
    let keys = web.house.games().iter().map(|game| game.about().key);
    some_games(&web, &reading, "rules", &keys.collect::<Vec<_>>())
}

/// The rules of a game by their numbers.
pub async fn rules(
    State(web): State<Web>,
    reading: Reading,
    Path(game): Path<String>,
    Query(query): Query<Search>,
) -> Result<Answer<BTreeMap<String, String>>, ErrorPage> {
    let game = web.house.game(&game)?;
    let words = query.q.as_deref().unwrap_or_default();
    let (key, title, book) = (game.about().key, game.text(reading.lang, "title"), game.rules(reading.lang));
    let page = |title: String| {
        let rules = pages::house::rules(reading.lang, key, &title, book, words);
        (title, rules)
    };
    Ok(reading.answer(title, |_| book.iter().map(|rule| (rule.id.to_string(), rule.text.clone())).collect(), page))
}

pub async fn all_cards(State(web): State<Web>, reading: Reading) -> Answer<api::Games> {
    some_games(&web, &reading, "cards", &pages::have_cards())
}

/// The cards of a game.
pub async fn cards(
    State(web): State<Web>,
    reading: Reading,
    Path(game): Path<String>,
    Query(query): Query<Search>,
) -> Result<Answer<api::Cards>, ErrorPage> {
    let game = web.house.game(&game)?;
    let (key, lang) = (game.about().key, reading.lang);
    let Search { q, kind, color, cost, ram, keyword } = &query;
    let [words, kind, color, cost, ram, keyword] = [q, kind, color, cost, ram, keyword].map(|asked| asked.as_deref().unwrap_or_default());
    let wanted = pages::CardQuery { words, kind, color, cost, ram, keyword };
    if !pages::have_cards().contains(&key) {
        return Err(HouseError::NoGame.into());
    }
    let told = |wanted| api::Cards {
        game: key.to_owned(),
        cards: pages::worded(key, lang, wanted).unwrap_or_default().into_iter().map(api::Card::from).collect(),
    };
    Ok(reading.answer(wanted, told, |wanted| (game.text(lang, "title"), pages::cards(key, lang, wanted).unwrap_or_default())))
}

/// What this is.
pub async fn about(reading: Reading) -> Answer<api::About> {
    let lang = reading.lang;
    let say = |id: &'static str| pages::house::say(lang, &Message::new(id));
    let told =
        |()| api::About { name: say("house-name"), version: env!("CARGO_PKG_VERSION"), says: [say("about-lead"), say("about-fair")] };
    reading.answer((), told, |()| (String::new(), pages::house::about(lang)))
}
