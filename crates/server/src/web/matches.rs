//! Matches on the web: their page, being ready for the next game, and leaving.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use pages::house::{Brought, Decks, MatchGame, MatchPage, MatchPlayer};
use table::Verdict;

use super::answer::Answer;
use super::error::ErrorPage;
use super::form::Form;
use super::look::stage;
use super::new_table::{decks, own_picks};
use super::sent::IsReady;
use super::table::brings;
use super::who::Reading;
use super::{Web, api};
use crate::house::{self, HouseError};
use crate::store::TableStatus;
use crate::store::matches::MatchTable;

/// What a table shows of its match, with the names of who sits there.
pub fn of_match(of: &house::OfMatch, names: Vec<String>) -> pages::house::OfMatch {
    pages::house::OfMatch {
        id: of.id.clone(),
        games: of.games,
        number: of.number,
        names,
        wins: of.wins.clone(),
        changes: of.changes,
        over: of.over,
        won: of.won.map(|seat| seat.0),
        ready: of.ready.iter().map(|seat| seat.0).collect(),
        event: of.event.clone(),
    }
}

/// The page of a match for whoever asks.
async fn page(web: &Web, reading: &Reading, id: &str, wrong: Vec<String>, brought: Brought) -> Result<MatchPage, ErrorPage> {
    let found = web.house.match_of(id).await?;
    let first = found.tables.first().ok_or(HouseError::NoEvent)?;
    let live = web.house.table(&first.id).await?;
    let names = live.seating().await.names.clone();
    let (game, series, played) = (live.game, found.series(), found.played());
    let (score, own) = (series.score(&played), reading.guest.as_ref().map(|(guest, _)| found.players_of(*guest)).unwrap_or_default());
    let name = |player: usize| names.get(player).cloned().filter(|name| !name.is_empty());
    let open = || pages::house::sentence(reading.lang, "open-seat");
    let player = |player: usize| MatchPlayer {
        name: name(player).unwrap_or_else(open),
        wins: score.get(player).copied().unwrap_or_default(),
        you: own.iter().any(|own| usize::from(*own) == player),
        left: found.has_left(player),
        ready: found.is_ready(player),
        won: found.won.map(usize::from) == Some(player),
    };
    let won = |table: &MatchTable| {
        let ended = table.ended.as_ref().filter(|ended| ended.verdict == Verdict::Ranked)?;
        if let [winner] = ended.winners[..] { name(found.player(table, winner.index())) } else { None }
    };
    let table = |table: &MatchTable| MatchGame {
        table: table.id.clone(),
        stage: stage(table.stage),
        first: name(found.player(table, 0)).unwrap_or_else(open),
        won: won(table),
        dealt: table.dealt,
    };
    let now = crate::wall::millis();
    let picks = Decks { own: own_picks(web, reading, game).await?, ..decks(game, reading.lang) };
    Ok(MatchPage {
        id: found.id.clone(),
        game: game.about().key.to_owned(),
        title: game.text(reading.lang, "title"),
        games: found.games,
        most: series.most(),
        changes: found.changes,
        players: (0..found.players()).map(player).collect(),
        tables: found.tables.iter().map(table).collect(),
        over: found.over,
        rests: found.rests().then(|| ((web.house.break_ends(&found) - now) / 1000).max(0)),
        decks: picks,
        brought,
        event: found.event.clone(),
        wrong,
    })
}

/// A match.
pub async fn show(State(web): State<Web>, reading: Reading, Path(id): Path<String>) -> Result<Answer<api::Match>, ErrorPage> {
    let page = page(&web, &reading, &id, Vec::new(), Brought::default()).await?;
    let title = page.title.clone();
    Ok(reading.answer(page, api::Match::from, |page| (title, pages::house::match_page(reading.lang, &page))))
}

/// Whoever asks is ready for the next game.
pub async fn ready(
    State(web): State<Web>,
    reading: Reading,
    Path(id): Path<String>,
    Form(form): Form<IsReady>,
) -> Result<Answer<api::Done>, ErrorPage> {
    let guest = reading.own()?;
    let brought =
        Brought { deck: form.deck.clone().unwrap_or_default(), list: form.list.clone().unwrap_or_default(), ..Brought::default() };
    match web.house.be_ready(&id, guest, brings(form.list, form.deck)).await {
        Ok(table) => {
            let next = web.house.match_of(&id).await?.tables.last().is_some_and(|last| last.stage != TableStatus::Over);
            let place = if next { format!("/t/{table}") } else { format!("/matches/{id}") };
            Ok(reading.sent(&api::Done { table }, &place))
        }
        Err(HouseError::Wrong(problems)) if !reading.json && !reading.fragment => {
            let page = page(&web, &reading, &id, problems.lines(reading.lang), brought).await?;
            let body = pages::house::match_page(reading.lang, &page);
            Ok(Answer::made(reading.page(StatusCode::UNPROCESSABLE_ENTITY, &page.title, &body)))
        }
        Err(error) => Err(error.into()),
    }
}

/// Whoever asks leaves a match.
pub async fn leave(State(web): State<Web>, reading: Reading, Path(id): Path<String>) -> Result<Answer<api::Match>, ErrorPage> {
    web.house.leave_match(&id, reading.own()?).await?;
    let page = page(&web, &reading, &id, Vec::new(), Brought::default()).await?;
    Ok(reading.sent(&api::Match::from(page), &format!("/matches/{id}")))
}
