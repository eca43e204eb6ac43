//! The lobby: games, one's own tables, and tables that wait for players.

use std::collections::BTreeMap;

use axum::extract::State;
use pages::house::{Lobby, Row, Tile};
use table::{Lang, Verdict};

use super::answer::Answer;
use super::error::ErrorPage;
use super::look::stage;
use super::who::Reading;
use super::{Web, api, events, matches, talk, your_turn};
use crate::house::Registered;
use crate::store::{Listed, TableStatus};
use crate::wall::seconds;

/// Tables in a list.
const LISTED: u32 = 30;

/// A table in a list.
pub fn row(web: &Web, reading: &Reading, listed: Listed) -> Row {
    let game = web.house.game(&listed.game).map_or(listed.game, |game| game.text(reading.lang, "title"));
    let now = seconds();
    let own = reading.guest.as_ref().map(|(guest, _)| *guest);
    let yours = (0u8..).zip(&listed.guests).filter(|(_, guest)| guest.is_some() && **guest == own).map(|(seat, _)| seat).collect();
    let (won, void) = listed
        .ended
        .map_or((None, false), |ended| (Some(ended.winners.iter().map(|seat| seat.0).collect()), ended.verdict == Verdict::Void));
    Row {
        id: listed.id,
        game,
        sitters: listed.sitters,
        yours,
        stage: stage(listed.stage),
        frozen: listed.frozen,
        awaited: listed.awaited.filter(|_| listed.stage == TableStatus::Going).map(|seats| seats.iter().map(|seat| seat.0).collect()),
        touched: listed.touched,
        idle: now - listed.touched,
        won,
        void,
        of_match: None,
    }
}

/// Where a game is taught, if it is.
fn learn(game: Registered) -> Option<String> {
    (!game.lessons().is_empty()).then(|| format!("/learn/{}", game.about().key))
}

fn tile(game: Registered, lang: Lang) -> Tile {
    let about = game.about();
    Tile {
        key: about.key.to_owned(),
        title: game.text(lang, "title"),
        says: game.text(lang, "tile"),
        seats: about.seats.clone(),
        minutes: about.minutes.clone(),
        bots: game.seats(&BTreeMap::new()).map_or(0, |seats| seats.saturating_sub(1)),
        learn: learn(game),
    }
}

pub async fn lobby(State(web): State<Web>, reading: Reading) -> Result<Answer<api::Lobby>, ErrorPage> {
    let lang = reading.lang;
    let yours = match &reading.guest {
        Some((guest, _)) => web.house.store().tables(Some(*guest), LISTED).await?,
        None => Vec::new(),
    };
    let open = web.house.store().tables(None, LISTED).await?;
    let rows = async |listed: Vec<Listed>| {
        let mut rows = Vec::with_capacity(listed.len());
        for listed in listed {
            let of = web.house.match_at(&listed.id).await?;
            let mut row = row(&web, &reading, listed);
            let names = row.sitters.iter().map(|name| name.clone().unwrap_or_default()).collect();
            row.of_match = of.map(|of| matches::of_match(&of, names));
            rows.push(row);
        }
        Ok::<_, ErrorPage>(rows)
    };
    let entered = match &reading.guest {
        Some((guest, _)) => web.house.store().events(Some(*guest), LISTED).await?,
        None => Vec::new(),
    };
    let events = entered.into_iter().map(|listed| events::row(&web, &reading, listed)).collect();
    let tiles = web.house.games().iter().map(|game| tile(*game, lang)).collect();
    let turns = your_turn::rows(&web, &reading).await?;
    let talk = if reading.json { None } else { talk::of_lobby(&web, &reading).await };
    let lobby = Lobby { tiles, turns, yours: rows(yours).await?, open: rows(open).await?, events, talk };
    let told = |lobby: Lobby| {
        let listed = |row: Row| api::Listed {
            id: row.id,
            game: row.game,
            sitters: row.sitters,
            stage: row.stage,
            frozen: row.frozen,
            winners: row.won,
            yours: row.yours,
            awaited: row.awaited,
            touched: row.touched,
            of_match: row.of_match.map(api::OfMatch::from),
        };
        let tables = |rows: Vec<Row>| rows.into_iter().map(listed).collect();
        let games = lobby.tiles.into_iter().map(|tile| tile.key).collect();
        let turns = lobby.turns.into_iter().map(your_turn::told).collect();
        let events = lobby.events.into_iter().map(api::ListedEvent::from).collect();
        api::Lobby { games, turns, yours: tables(lobby.yours), open: tables(lobby.open), events }
    };
    Ok(reading.answer(lobby, told, |lobby| (String::new(), pages::house::lobby(lang, &lobby))))
}
