//! Looking back at a table, replay files, and going on from there.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use pages::house::{Scene, Table};
use table::Audience;

use super::Web;
use super::error::Trouble;
use super::form::Form;
use super::seen::{drawn, moments, players, told};
use super::table::{find, number};
use super::who::Reading;
use crate::house::{A_WHILE, HouseError, Live};
use crate::store::Sitter;

#[derive(serde::Deserialize)]
pub struct Moment {
    /// Which moment, among those that the reader may see; the last if it does not say.
    at: Option<usize>,
}

/// The table as it was at a moment, as whoever asks saw it then; everything once it is over.
pub async fn look(
    State(web): State<Web>,
    reading: Reading,
    Path(id): Path<String>,
    Query(moment): Query<Moment>,
) -> Result<Response, Trouble> {
    let live = find(&web, &reading, &id).await?;
    let scene = scene(&web, &live, &reading, moment.at).await.map_err(|error| Trouble::new(&reading, error))?;
    let lang = reading.lang;
    if reading.fragment {
        let html = pages::house::scene(lang, &scene).into_string();
        return Ok(([(CONTENT_TYPE, "text/html; charset=utf-8")], html).into_response());
    }
    Ok(reading.page(StatusCode::OK, &scene.table.title, &pages::house::replay(lang, &scene)))
}

async fn scene(web: &Web, live: &Arc<Live>, reading: &Reading, at: Option<usize>) -> Result<Scene, HouseError> {
    let eye = reading.eye();
    let (audience, seat, moments, over) = {
        let seating = live.seating().await;
        let none = if seating.frozen.is_some() { HouseError::Frozen } else { HouseError::NotGoing };
        let table = seating.table.as_ref().ok_or(none)?;
        let seat = eye.side(&seating).seat;
        let audience = seating.audience(seat);
        let moments = moments(&**table, audience);
        (audience, seat, moments, seating.is_over())
    };
    let last = moments.len().saturating_sub(1);
    let at = at.unwrap_or(last).min(last);
    let entry = moments.get(at).copied().unwrap_or_default();
    let (game, looked_at) = (live.game, live.clone());
    let then = web.house.looking().labour(reading.who(), A_WHILE, move |_| looked_at.at(entry)).await?.ok_or(HouseError::NotGoing)?;
    let seating = live.seating().await;
    let then = seating.twin(&*then, audience).unwrap_or(then);
    let (lang, awaited) = (eye.lang, then.awaited());
    let (log, news) = told(&*then, &seating.names, audience, None, lang);
    let latest = news.min(1);
    let table = Table {
        id: live.id.clone(),
        game: game.about().key.to_owned(),
        title: game.text(lang, "title"),
        players: players(&seating, eye.guest, |seat| awaited.must.contains(seat)),
        begun: true,
        board: drawn(live, &*then, &seating, audience, seat, &[], lang),
        position: pages::named(lang, &then.position(audience, lang), &seating.names),
        log,
        news: latest,
        ..Table::default()
    };
    let go_on = (0u8..).zip(&seating.names).filter(|_| over && !awaited.is_over()).map(|(seat, name)| (seat, name.clone()));
    Ok(Scene { table, at, last, go_on: go_on.collect() })
}

/// A new table that goes on from a moment of one that is over.
pub async fn go_on(State(web): State<Web>, reading: Reading, Path(id): Path<String>, Form(form): Form) -> Result<Response, Trouble> {
    let wrong = |error: HouseError| Trouble::new(&reading, error);
    let live = find(&web, &reading, &id).await?;
    let (guest, cookie) = reading.somebody(&web).await.map_err(wrong)?;
    let (at, sitters) = {
        let seating = live.seating().await;
        let table = seating.table.as_ref().filter(|_| seating.is_over()).ok_or_else(|| wrong(HouseError::NotGoing))?;
        let moments = moments(&**table, Audience::Everyone);
        let wanted: usize = number(&form, "at").unwrap_or(usize::MAX);
        let at = moments.get(wanted).copied().ok_or_else(|| wrong(HouseError::GoneOn))?;
        let seat: u8 = number(&form, "seat").unwrap_or_default();
        let usual = live.game.bots().first().copied().unwrap_or("random");
        let bot = |sitter: &Sitter| match sitter {
            Sitter::Bot(bot) if live.game.check_bot(bot).and_then(|()| web.house.modest(bot)).is_ok() => sitter.clone(),
            _ => Sitter::Bot(usual.to_owned()),
        };
        let sits = |(at, sitter): (u8, &Sitter)| if at == seat { Sitter::Guest { guest, nonce: false } } else { bot(sitter) };
        (at, (0u8..).zip(&seating.sitters).map(sits).collect())
    };
    let new = web.house.go_on_from(guest, &live, at, sitters).await.map_err(wrong)?;
    Ok(super::lobby::seated(&reading, cookie.as_deref(), &new))
}

/// The replay file, once the table is over: it holds the seed. Of a frozen table it is all that is stored.
pub async fn file(State(web): State<Web>, reading: Reading, Path(id): Path<String>) -> Result<Response, Trouble> {
    let live = find(&web, &reading, &id).await?;
    let seating = live.seating().await;
    if !seating.may_download(reading.eye().guest) {
        return Err(Trouble::new(&reading, HouseError::NotGoing));
    }
    let whole = seating.frozen.as_ref().map(|frozen| frozen.file()).or_else(|| Some(seating.table.as_ref()?.replay().write()));
    let Some(whole) = whole else { return Err(Trouble::new(&reading, HouseError::NotGoing)) };
    let name = format!("attachment; filename=\"{}-{id}.json\"", live.game.about().key);
    Ok(([(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, name)], whole).into_response())
}

/// Somebody brings a replay file: as a form of a page, or as it is.
pub async fn bring(State(web): State<Web>, reading: Reading, file: super::upload::Upload) -> Result<Response, Trouble> {
    let wrong = |error| Trouble::new(&reading, error);
    if reading.guest.is_some() {
        reading.lets_in(&web).map_err(wrong)?;
    }
    let (guest, cookie) = reading.somebody(&web).await.map_err(wrong)?;
    let id = web.house.bring(guest, &file.0).await.map_err(wrong)?;
    if reading.json {
        return Ok(super::lobby::seated(&reading, cookie.as_deref(), &id));
    }
    let cookies = AppendHeaders(cookie.map(|cookie| (SET_COOKIE, cookie)));
    Ok((cookies, Redirect::to(&format!("/t/{id}/replay?at=0"))).into_response())
}
