//! The tables that wait for whoever asks, and the way from one to the next.

use axum::extract::State;
use axum::response::Redirect;
use pages::house::TurnRow;

use super::answer::Answer;
use super::error::ErrorPage;
use super::form::Query;
use super::sent::{AtTable, LeavesTable};
use super::who::Reading;
use super::{Web, api};
use crate::house::HouseError;
use crate::wall::seconds;

/// The tables that wait for whoever asks, the most urgent first.
pub async fn rows(web: &Web, reading: &Reading) -> Result<Vec<TurnRow>, HouseError> {
    let Some((guest, _)) = &reading.guest else { return Ok(Vec::new()) };
    let (now, house) = (seconds(), &web.house);
    let row = |waiting: crate::store::turns::Waiting| TurnRow {
        game: house.game(&waiting.game).map_or(waiting.game, |game| game.text(reading.lang, "title")),
        table: waiting.table,
        number: waiting.number,
        others: waiting.others,
        waits: (now - waiting.since).max(0),
        left: waiting.deadline.map(|deadline| (deadline - house.now()).max(0)),
        slow: waiting.slow,
    };
    Ok(house.turns(*guest).await?.into_iter().map(row).collect())
}

/// What a program is told of a table that waits.
pub fn told(row: TurnRow) -> api::TurnAt {
    let TurnRow { table, number, game, others, waits, left, slow } = row;
    api::TurnAt { table, number, game, others, waits, left, slow }
}

/// The list of them.
pub async fn show(State(web): State<Web>, reading: Reading, Query(at): Query<AtTable>) -> Result<Answer<api::YourTurn>, ErrorPage> {
    let (rows, lang) = (rows(&web, &reading).await?, reading.lang);
    let title = pages::house::sentence(lang, "turn-yours");
    let quiet = match &reading.guest {
        Some((guest, _)) if reading.json => web.house.is_quiet_for(*guest).await?,
        _ => false,
    };
    let told = |rows: Vec<TurnRow>| {
        let here = at.at.as_deref().is_some_and(|at| rows.iter().any(|row| row.table == at));
        let (count, others) = (rows.len() as i64, rows.len() as i64 - i64::from(here));
        let (says, next_says) = (pages::house::turns_say(lang, count), pages::house::next_says(lang, others));
        api::YourTurn { count, others, says, next_says, quiet, tables: rows.into_iter().map(told).collect() }
    };
    Ok(reading.answer(rows, told, |rows| (title, pages::house::your_turn(lang, &rows))))
}

/// On to the next one.
pub async fn next(State(web): State<Web>, reading: Reading, Query(from): Query<LeavesTable>) -> Result<Answer<api::NextTable>, ErrorPage> {
    let table = match &reading.guest {
        Some((guest, _)) => web.house.next_table(*guest, from.after.as_deref().unwrap_or_default()).await?,
        None => None,
    };
    if reading.json {
        return Ok(Answer::made(reading.json(axum::http::StatusCode::OK, &api::NextTable { table })));
    }
    Ok(Answer::made(Redirect::to(&table.map_or_else(|| "/your-turn".to_owned(), |table| format!("/t/{table}")))))
}
