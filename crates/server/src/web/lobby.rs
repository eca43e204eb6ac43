//! The lobby: games, one's own tables, and tables that wait for players.

use std::collections::BTreeMap;

use axum::extract::State;
use pages::house::{Lobby, Row};
use table::Lang;

use super::answer::Answer;
use super::error::ErrorPage;
use super::look::stage;
use super::who::Reading;
use super::{Web, api};
use crate::store::Listed;

/// Tables in a list.
const LISTED: u32 = 30;

/// A table in a list.
pub fn row(web: &Web, lang: Lang, listed: Listed) -> Row {
    let game = web.house.game(&listed.game).map_or(listed.game, |game| game.text(lang, "title"));
    let (sitters, frozen) = (listed.sitters, listed.frozen);
    let won = listed.ended.map(|ended| ended.winners.iter().map(|seat| seat.0).collect());
    Row { id: listed.id, game, sitters, stage: stage(listed.stage), frozen, won }
}

pub async fn lobby(State(web): State<Web>, reading: Reading) -> Result<Answer<api::Lobby>, ErrorPage> {
    let lang = reading.lang;
    let yours = match &reading.guest {
        Some((guest, _)) => web.house.store().tables(Some(*guest), LISTED).await?,
        None => Vec::new(),
    };
    let open = web.house.store().tables(None, LISTED).await?;
    let now = web.house.games().iter().take(1).filter_map(|game| {
        let seats = game.seats(&BTreeMap::new()).ok()?;
        Some((game.about().key.to_owned(), game.text(lang, "title"), seats.saturating_sub(1)))
    });
    let rows = |listed: Vec<Listed>| listed.into_iter().map(|listed| row(&web, lang, listed)).collect();
    let lobby = Lobby { now: now.collect(), yours: rows(yours), open: rows(open) };
    let told = |lobby: Lobby| {
        let listed = |row: Row| api::Listed {
            id: row.id,
            game: row.game,
            sitters: row.sitters,
            stage: row.stage,
            frozen: row.frozen,
            winners: row.won,
        };
        let tables = |rows: Vec<Row>| rows.into_iter().map(listed).collect();
        let games = web.house.games().iter().map(|game| game.about().key.to_owned()).collect();
        api::Lobby { games, yours: tables(lobby.yours), open: tables(lobby.open) }
    };
    Ok(reading.answer(lobby, told, |lobby| (String::new(), pages::house::lobby(lang, &lobby))))
}
