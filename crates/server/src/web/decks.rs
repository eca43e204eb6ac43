//! The page of decks: nothing is kept, so everything that it shows comes with the form.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Redirect, Response};
use pages::Try;
use table::any::Fields;
use table::simulate::{DECISION_LIMIT, Plan};

use super::Web;
use super::error::Trouble;
use super::form::Form;
use super::who::Reading;
use crate::house::{HouseError, Registered, Wanted};

/// How many games a deck is tried for against each other one.
const TRIES: u64 = 100;

/// Games that are played before it is asked again whether somebody waits for them.
const AT_A_TIME: u64 = 5;

/// What trying a deck costs, among others who want to.
const COST: Duration = Duration::from_secs(2);

pub async fn all(State(web): State<Web>) -> Redirect {
    let game = web.house.games().iter().find(|game| !game.decks().is_empty()).map_or("", |game| game.about().key);
    Redirect::to(&format!("/decks/{game}"))
}

pub async fn show(State(web): State<Web>, reading: Reading, Path(game): Path<String>) -> Result<Response, Trouble> {
    answer(&web, &reading, &game, &BTreeMap::new()).await
}

pub async fn change(State(web): State<Web>, reading: Reading, Path(game): Path<String>, Form(form): Form) -> Result<Response, Trouble> {
    answer(&web, &reading, &game, &form).await
}

async fn answer(web: &Web, reading: &Reading, game: &str, form: &BTreeMap<String, String>) -> Result<Response, Trouble> {
    let wrong = |error| Trouble::new(reading, error);
    let game = web.house.game(game).map_err(wrong)?;
    let key = game.about().key;
    let tries = match pages::deck_list(key, form) {
        Some(list) if form.get("what").is_some_and(|what| what == "try") => tried(web, reading, game, list).await.map_err(wrong)?,
        _ => Vec::new(),
    };
    let page = pages::decks(key, reading.lang, form, &tries).ok_or(HouseError::NoGame).map_err(wrong)?;
    Ok(reading.page(StatusCode::OK, &game.text(reading.lang, "title"), &page))
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

fn play(game: Registered, list: &str, against: String, wanted: &Wanted) -> Result<Try, table::Problems> {
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
