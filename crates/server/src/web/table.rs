//! A table on the web: what a reader can do there.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use table::any::AnyTable;
use table::chance::fair::Bytes;
use table::{Lang, Problems, Seat};

use super::error::Trouble;
use super::form::Form;
use super::lobby::seated;
use super::seen::{as_json, board, moment, question, seen};
use super::who::Reading;
use super::{Web, api};
use crate::house::{HouseError, Live};
use crate::store::GuestId;

pub(super) type Fields = BTreeMap<String, String>;

/// A table of the house.
pub async fn find(web: &Web, reading: &Reading, id: &str) -> Result<Arc<Live>, Trouble> {
    web.house.table(id).await.map_err(|error| Trouble::new(reading, error))
}

pub async fn show(State(web): State<Web>, reading: Reading, Path(id): Path<String>) -> Result<Response, Trouble> {
    let live = find(&web, &reading, &id).await?;
    let seating = live.seating().await;
    if seating.lost {
        return Err(Trouble::new(&reading, HouseError::GoneOn));
    }
    let page = seen(&live, &seating, reading.eye());
    if reading.json {
        return Ok(reading.json(StatusCode::OK, &as_json(&live, &seating, reading.eye(), page)));
    }
    drop(seating);
    let (board, version) = board(reading.lang, &page);
    Ok(reading.page(StatusCode::OK, &page.title, &pages::house::whole(reading.lang, &page, &version, &board)))
}

/// A number of a form.
pub fn number<T: std::str::FromStr>(form: &Fields, name: &str) -> Option<T> {
    form.get(name).and_then(|value| value.parse().ok())
}

/// Back to a table.
pub fn done(reading: &Reading, id: &str) -> Response {
    if reading.json || reading.fragment {
        return reading.json(StatusCode::OK, &api::Done { table: id.to_owned() });
    }
    Redirect::to(&format!("/t/{id}")).into_response()
}

/// The seat that a form names, or the one that the guest looks from, if it is the guest's own.
async fn own(live: &Live, reading: &Reading, form: &Fields) -> Result<Seat, HouseError> {
    let guest = known(reading)?;
    let seating = live.seating().await;
    match form.get("seat") {
        Some(named) => seating.seats_of(guest).find(|seat| seat.0.to_string() == *named),
        None => reading.eye().side(&seating).seat,
    }
    .ok_or(HouseError::NotYours)
}

fn known(reading: &Reading) -> Result<GuestId, HouseError> {
    reading.guest.as_ref().map(|(guest, _)| *guest).ok_or(HouseError::NotYours)
}

pub async fn sit(State(web): State<Web>, reading: Reading, Path(id): Path<String>, Form(form): Form) -> Result<Response, Trouble> {
    let wrong = |error: HouseError| Trouble::new(&reading, error);
    let live = find(&web, &reading, &id).await?;
    let seat = Seat(number(&form, "seat").unwrap_or(u8::MAX));
    let (guest, cookie) = reading.somebody(&web).await.map_err(wrong)?;
    web.house.sit(&live, seat, guest, draws(&form), super::lobby::brings(&form)).await.map_err(wrong)?;
    Ok(seated(&reading, cookie.as_deref(), &id))
}

/// Whether whoever sent a form draws the nonce of its seat itself.
pub fn draws(form: &Fields) -> bool {
    form.get("nonce").is_some_and(|nonce| nonce == "own")
}

/// A seat commits to its nonce, or reveals it.
pub async fn nonce(State(web): State<Web>, reading: Reading, Path(id): Path<String>, Form(form): Form) -> Result<Response, Trouble> {
    let wrong = |error: HouseError| Trouble::new(&reading, error);
    let live = find(&web, &reading, &id).await?;
    let seat = own(&live, &reading, &form).await.map_err(wrong)?;
    let read = |name: &'static str| {
        let bytes = |text: &String| <[u8; 32]>::try_from(hex::decode(text).ok()?).ok().map(Bytes);
        let read = form.get(name).map(|text| bytes(text).ok_or_else(|| Problems::one(name, "expected 64 hexadecimal digits"))).transpose();
        read.map_err(HouseError::Wrong)
    };
    let (commitment, nonce) = (read("commitment").map_err(wrong)?, read("nonce").map_err(wrong)?);
    if commitment.is_some() == nonce.is_some() {
        return Err(wrong(HouseError::Wrong(Problems::one("nonce", "expected either a commitment or a nonce"))));
    }
    web.house.shake(&live, seat, commitment, nonce).await.map_err(wrong)?;
    Ok(done(&reading, &id))
}

pub async fn decide(State(web): State<Web>, reading: Reading, Path(id): Path<String>, Form(form): Form) -> Result<Response, Trouble> {
    let wrong = |error: HouseError| Trouble::new(&reading, error);
    let live = find(&web, &reading, &id).await?;
    let seat = own(&live, &reading, &form).await.map_err(wrong)?;
    let choice = form.get("choice").cloned().unwrap_or_default();
    let asked = form.get("asked").cloned().unwrap_or_default();
    let decide = move |table: &mut dyn AnyTable| {
        if table.awaited().contains(seat) && asked != question(table, seat, &table.offers(seat, Lang::En)) {
            return Err(HouseError::GoneOn);
        }
        Ok(table.decide(seat, &choice)?)
    };
    web.house.change(&live, decide).await.map_err(wrong)?;
    Ok(done(&reading, &id))
}

pub async fn undo(State(web): State<Web>, reading: Reading, Path(id): Path<String>, Form(form): Form) -> Result<Response, Trouble> {
    let wrong = |error: HouseError| Trouble::new(&reading, error);
    let live = find(&web, &reading, &id).await?;
    let seat = own(&live, &reading, &form).await.map_err(wrong)?;
    let then = form.get("moment").cloned().unwrap_or_default();
    web.house.take_back(&live, seat, |table| moment(table, seat) == then).await.map_err(wrong)?;
    Ok(done(&reading, &id))
}

/// A seat ends the table without a result, or asks the others to agree to that.
pub async fn void(State(web): State<Web>, reading: Reading, Path(id): Path<String>, Form(form): Form) -> Result<Response, Trouble> {
    let wrong = |error: HouseError| Trouble::new(&reading, error);
    let live = find(&web, &reading, &id).await?;
    let seat = own(&live, &reading, &form).await.map_err(wrong)?;
    web.house.void(&live, seat).await.map_err(wrong)?;
    Ok(done(&reading, &id))
}

/// A guest closes a table: at once where it is its own, else it asks the others.
pub async fn close(State(web): State<Web>, reading: Reading, Path(id): Path<String>) -> Result<Response, Trouble> {
    let wrong = |error: HouseError| Trouble::new(&reading, error);
    let live = find(&web, &reading, &id).await?;
    let gone = web.house.close(&live, known(&reading).map_err(wrong)?).await.map_err(wrong)?;
    Ok(if gone && !reading.json { Redirect::to("/").into_response() } else { done(&reading, &id) })
}

/// A guest answers whoever asks for something.
pub async fn consent(State(web): State<Web>, reading: Reading, Path(id): Path<String>, Form(form): Form) -> Result<Response, Trouble> {
    let wrong = |error: HouseError| Trouble::new(&reading, error);
    let live = find(&web, &reading, &id).await?;
    let guest = known(&reading).map_err(wrong)?;
    web.house.consent(&live, guest, form.get("agrees").is_some_and(|agrees| agrees == "yes")).await.map_err(wrong)?;
    Ok(done(&reading, &id))
}

/// A seat passes over reactions without being asked, or no longer.
pub async fn pass(State(web): State<Web>, reading: Reading, Path(id): Path<String>, Form(form): Form) -> Result<Response, Trouble> {
    let wrong = |error: HouseError| Trouble::new(&reading, error);
    let live = find(&web, &reading, &id).await?;
    let seat = own(&live, &reading, &form).await.map_err(wrong)?;
    web.house.stand(&live, seat, form.get("passes").is_some_and(|passes| passes == "yes")).await.map_err(wrong)?;
    Ok(done(&reading, &id))
}

/// The next player of the screen is there.
pub async fn curtain(State(web): State<Web>, reading: Reading, Path(id): Path<String>, Form(form): Form) -> Result<Response, Trouble> {
    let wrong = |error: HouseError| Trouble::new(&reading, error);
    let live = find(&web, &reading, &id).await?;
    let seat = own(&live, &reading, &form).await.map_err(wrong)?;
    web.house.lift(&live, known(&reading).map_err(wrong)?, seat).await.map_err(wrong)?;
    Ok(done(&reading, &id))
}

pub async fn concede(State(web): State<Web>, reading: Reading, Path(id): Path<String>, Form(form): Form) -> Result<Response, Trouble> {
    let wrong = |error: HouseError| Trouble::new(&reading, error);
    let live = find(&web, &reading, &id).await?;
    let seat = own(&live, &reading, &form).await.map_err(wrong)?;
    web.house.concede(&live, seat).await.map_err(wrong)?;
    Ok(done(&reading, &id))
}

/// The same table again, with everybody in the seat that they had.
pub async fn rematch(State(web): State<Web>, reading: Reading, Path(id): Path<String>) -> Result<Response, Trouble> {
    let wrong = |error: HouseError| Trouble::new(&reading, error);
    let live = find(&web, &reading, &id).await?;
    let guest = known(&reading).map_err(wrong)?;
    let again = web.house.rematch(&live, guest).await.map_err(wrong)?;
    Ok(done(&reading, &again))
}
