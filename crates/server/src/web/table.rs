//! A table: what a reader sees of it, and what it can do there.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use pages::house::{Line, Player, Table};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use table::any::{AnyTable, Offer};
use table::log::Entry;
use table::{Audience, Lang, Seat};

use super::Web;
use super::error::Trouble;
use super::lobby::seated;
use super::who::Reading;
use crate::house::{House, HouseError, Live, Seating};
use crate::store::{GuestId, Sitter};

type Fields = BTreeMap<String, String>;

/// The seat that a guest looks from: one of its own that is awaited, or its first.
fn own(seating: &Seating, guest: Option<GuestId>) -> Option<Seat> {
    let guest = guest?;
    let awaited = seating.table.as_ref().map(|table| table.awaited());
    let mut seats = seating.seats_of(guest);
    let first = seats.next()?;
    let waited_for = |seat: &Seat| awaited.is_some_and(|awaited| awaited.contains(*seat));
    std::iter::once(first).chain(seats).find(waited_for).or(Some(first))
}

/// All that a reader may see.
pub fn seen(live: &Live, seating: &Seating, guest: Option<GuestId>, lang: Lang) -> Table {
    let seat = own(seating, guest);
    let table = seating.table.as_deref();
    let awaited = table.map(|table| table.awaited()).unwrap_or_default();
    let audience = match (table, seat) {
        (Some(table), _) if table.outcome().is_some() => Audience::Everyone,
        (_, Some(seat)) => Audience::Seat(seat),
        _ => Audience::Spectator,
    };
    let players = (0u8..).zip(seating.sitters.iter().zip(&seating.names)).map(|(at, (sitter, name))| Player {
        name: name.clone(),
        you: guest.is_some_and(|guest| *sitter == Sitter::Guest(guest)),
        awaited: awaited.must.contains(Seat(at)),
    });
    let deciding = seat.filter(|&seat| awaited.contains(seat));
    let offers = table.zip(deciding).map(|(table, seat)| table.offers(seat, lang)).unwrap_or_default();
    let (log, news) = table.map(|table| told(table, audience, seat, lang)).unwrap_or_default();
    Table {
        id: live.id.clone(),
        game: live.game.about().key.to_owned(),
        title: live.game.text(lang, "title"),
        players: players.collect(),
        open: (0u8..).zip(&seating.sitters).filter(|(_, sitter)| **sitter == Sitter::Open).map(|(seat, _)| seat).collect(),
        begun: table.is_some(),
        board: table.map(|table| drawn(live, table, seating, audience, seat, &offers, lang)).unwrap_or_default(),
        position: table.map(|table| table.position(audience, lang)).unwrap_or_default(),
        prompt: table.map(|table| table.prompt(audience, lang)).unwrap_or_default(),
        seat: deciding.map(|seat| seat.0),
        asked: table.zip(deciding).map(|(table, seat)| question(table, seat, &offers)).unwrap_or_default(),
        forbidden: table.zip(deciding).map(|(table, seat)| table.forbidden(seat, lang)).unwrap_or_default(),
        log,
        news,
        offers,
        at: table.map_or(0, |table| table.log().len()),
        undo: table.zip(seat).and_then(|(table, seat)| table.back(seat)).filter(|back| back.free).map(|back| back.to),
        concede: table.zip(seat).is_some_and(|(table, seat)| table.outcome().is_none() && !table.has_left(seat)),
        over: table.and_then(|table| table.ending(lang)),
    }
}

/// The board as the page of its game draws it; nothing if the game has none.
fn drawn(
    live: &Live,
    table: &dyn AnyTable,
    seating: &Seating,
    audience: Audience,
    seat: Option<Seat>,
    offers: &[Offer],
    lang: Lang,
) -> String {
    pages::draw(live.game.about().key, &*table.seen(audience), seat, offers, &seating.names, lang)
}

/// What tells a question to a seat from all its others: how often it has decided, and what it may do. Others
/// may decide in the meantime, as long as that changes nothing for it.
fn question(table: &dyn AnyTable, seat: Seat, offers: &[Offer]) -> String {
    let decided = table.log().iter().filter(|entry| matches!(entry, Entry::Decision { seat: by, .. } if *by == seat)).count();
    let mut hash = Sha256::new();
    hash.update(decided.to_be_bytes());
    for offer in offers {
        hash.update(offer.key.as_bytes());
        hash.update([0]);
    }
    hex::encode(&hash.finalize()[..8])
}

/// Lines of the log that are shown at most.
const LINES: usize = 120;

/// What an audience was told, and how much of it is new since the seat decided last.
fn told(table: &dyn AnyTable, audience: Audience, seat: Option<Seat>, lang: Lang) -> (Vec<Line>, usize) {
    let log = table.log();
    let mut undone = vec![false; log.len()];
    for (at, entry) in log.iter().enumerate() {
        if let Entry::Undo { to } = entry {
            undone[to + 1..at].fill(true);
        }
    }
    let decided = |entry: &Entry| matches!(entry, Entry::Decision { seat: by, .. } if Some(*by) == seat);
    let since = log.iter().rposition(decided).map_or(0, |at| at + 1);
    let lines: Vec<Line> = (log.len().saturating_sub(LINES)..log.len())
        .map(|at| Line { at, says: table.told(at, audience, lang), undone: undone[at] })
        .filter(|line| !line.says.is_empty())
        .collect();
    let news = lines.iter().filter(|line| line.at >= since).count();
    (lines, news)
}

fn as_json(live: &Live, seating: &Seating, guest: Option<GuestId>, page: &Table) -> Value {
    let audience = own(seating, guest).map_or(Audience::Spectator, Audience::Seat);
    json!({
        "id": page.id,
        "game": page.game,
        "options": live.fields,
        "at": page.at,
        "seats": page.players.iter().map(|player| json!({ "name": player.name, "you": player.you, "awaited": player.awaited })).collect::<Vec<_>>(),
        "open": page.open,
        "seat": page.seat,
        "asked": page.asked,
        "prompt": page.prompt,
        "offers": page.offers,
        "forbidden": page.forbidden.iter().map(|forbidden| json!({ "choice": forbidden.offer.key, "rule": forbidden.rule.to_string(), "says": forbidden.says })).collect::<Vec<_>>(),
        "view": seating.table.as_ref().map(|table| table.view(audience)),
        "log": page.log.iter().map(|line| json!({ "at": line.at, "says": line.says, "undone": line.undone })).collect::<Vec<_>>(),
        "over": page.over,
        "outcome": seating.table.as_ref().and_then(|table| table.outcome()),
    })
}

async fn find(web: &Web, reading: &Reading, id: &str) -> Result<Arc<Live>, Trouble> {
    web.house.table(id).await.map_err(|error| Trouble::new(reading, error))
}

pub async fn show(State(web): State<Web>, reading: Reading, Path(id): Path<String>) -> Result<Response, Trouble> {
    let live = find(&web, &reading, &id).await?;
    let seating = live.seating().await;
    let guest = reading.guest.as_ref().map(|(guest, _)| *guest);
    let page = seen(&live, &seating, guest, reading.lang);
    let json = if reading.json { as_json(&live, &seating, guest, &page) } else { Value::Null };
    drop(seating);
    Ok(reading.answer(StatusCode::OK, &json, |lang| pages::house::whole(lang, &page)))
}

/// A number of a form.
fn number<T: std::str::FromStr>(form: &Fields, name: &str) -> Option<T> {
    form.get(name).and_then(|value| value.parse().ok())
}

fn done(reading: &Reading, id: &str) -> Response {
    if reading.json { axum::Json(json!({ "table": id })).into_response() } else { Redirect::to(&format!("/t/{id}")).into_response() }
}

/// The guest who asks, if the seat is its own.
async fn sits(live: &Live, reading: &Reading, seat: Seat) -> Result<(), HouseError> {
    let (guest, _) = reading.guest.as_ref().ok_or(HouseError::NotYours)?;
    if live.seating().await.seats_of(*guest).any(|own| own == seat) { Ok(()) } else { Err(HouseError::NotYours) }
}

pub async fn sit(State(web): State<Web>, reading: Reading, Path(id): Path<String>, Form(form): Form<Fields>) -> Result<Response, Trouble> {
    let wrong = |error: HouseError| Trouble::new(&reading, error);
    let live = find(&web, &reading, &id).await?;
    let seat = Seat(number(&form, "seat").unwrap_or(u8::MAX));
    let (guest, cookie) = reading.somebody(&web).await.map_err(wrong)?;
    web.house.sit(&live, seat, guest).await.map_err(wrong)?;
    Ok(seated(&reading, cookie.as_deref(), &id))
}

pub async fn decide(
    State(web): State<Web>,
    reading: Reading,
    Path(id): Path<String>,
    Form(form): Form<Fields>,
) -> Result<Response, Trouble> {
    let wrong = |error: HouseError| Trouble::new(&reading, error);
    let live = find(&web, &reading, &id).await?;
    let seat = Seat(number(&form, "seat").unwrap_or(u8::MAX));
    sits(&live, &reading, seat).await.map_err(wrong)?;
    let choice = form.get("choice").cloned().unwrap_or_default();
    let asked = form.get("asked").cloned().unwrap_or_default();
    let decide = move |table: &mut dyn AnyTable| {
        if table.awaited().contains(seat) && asked != question(table, seat, &table.offers(seat, Lang::En)) {
            return Err(HouseError::GoneOn);
        }
        Ok(table.decide(seat, &choice)?)
    };
    web.house.change(&live, None, decide).await.map_err(wrong)?;
    Ok(done(&reading, &id))
}

pub async fn undo(State(web): State<Web>, reading: Reading, Path(id): Path<String>, Form(form): Form<Fields>) -> Result<Response, Trouble> {
    let wrong = |error: HouseError| Trouble::new(&reading, error);
    let live = find(&web, &reading, &id).await?;
    let seat = own(&*live.seating().await, reading.guest.as_ref().map(|(guest, _)| *guest)).ok_or(HouseError::NotYours).map_err(wrong)?;
    let at = number(&form, "at").ok_or(HouseError::GoneOn).map_err(wrong)?;
    let back = move |table: &mut dyn AnyTable| {
        let back = table.back(seat).filter(|back| back.free).ok_or(table::Refusal::NothingToUndo)?;
        Ok(table.undo(back.to)?)
    };
    web.house.change(&live, Some(at), back).await.map_err(wrong)?;
    Ok(done(&reading, &id))
}

pub async fn concede(State(web): State<Web>, reading: Reading, Path(id): Path<String>) -> Result<Response, Trouble> {
    let wrong = |error: HouseError| Trouble::new(&reading, error);
    let live = find(&web, &reading, &id).await?;
    let seat = own(&*live.seating().await, reading.guest.as_ref().map(|(guest, _)| *guest)).ok_or(HouseError::NotYours).map_err(wrong)?;
    web.house.change(&live, None, move |table| Ok(table.concede(seat, false)?)).await.map_err(wrong)?;
    Ok(done(&reading, &id))
}

/// The same table again, with everybody in the seat that they had.
pub async fn rematch(State(web): State<Web>, reading: Reading, Path(id): Path<String>) -> Result<Response, Trouble> {
    let wrong = |error: HouseError| Trouble::new(&reading, error);
    let live = find(&web, &reading, &id).await?;
    let again = again(&web.house, &live, &reading).await.map_err(wrong)?;
    Ok(done(&reading, &again))
}

async fn again(house: &House, live: &Live, reading: &Reading) -> Result<String, HouseError> {
    let (guest, _) = reading.guest.as_ref().ok_or(HouseError::NotYours)?;
    let sitters = {
        let seating = live.seating().await;
        if seating.table.as_ref().is_none_or(|table| table.outcome().is_none()) {
            return Err(HouseError::NotGoing);
        }
        seating.seats_of(*guest).next().ok_or(HouseError::NotYours)?;
        seating.sitters.clone()
    };
    Ok(house.open_table(live.game, live.fields.clone(), sitters).await?.id.clone())
}

/// The replay file, once the table is over: it holds the seed.
pub async fn replay(State(web): State<Web>, reading: Reading, Path(id): Path<String>) -> Result<Response, Trouble> {
    let live = find(&web, &reading, &id).await?;
    let seating = live.seating().await;
    let Some(table) = seating.table.as_ref().filter(|table| table.outcome().is_some()) else {
        return Err(Trouble::new(&reading, HouseError::NotGoing));
    };
    let name = format!("attachment; filename=\"{}-{id}.json\"", live.game.about().key);
    Ok(([(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, name)], table.replay().write()).into_response())
}
