//! A table on the web: what a reader can do there.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use maud::PreEscaped;
use table::any::AnyTable;
use table::chance::fair::Bytes;
use table::{Problems, Seat};

use super::answer::Answer;
use super::error::Trouble;
use super::form::Form;
use super::lobby::seated;
use super::look::{look, moment, question};
use super::sent::{Agrees, Decides, OfSeat, Passes, Shakes, Sits, TakesBack, Word};
use super::who::Reading;
use super::{Web, api};
use crate::house::{HouseError, Live};
use crate::store::GuestId;

/// A table of the house.
pub async fn find(web: &Web, id: &str) -> Result<Arc<Live>, Trouble> {
    Ok(web.house.table(id).await?)
}

pub async fn show(State(web): State<Web>, reading: Reading, Path(id): Path<String>) -> Result<Answer<api::Table>, Trouble> {
    let live = find(&web, &id).await?;
    let look = look(&web, &live, reading.eye()).await?;
    if reading.json {
        return Ok(Answer::made(reading.json_text(StatusCode::OK, look.text.clone())));
    }
    let whole = pages::house::whole(reading.lang, &live.id, live.game.about().key, &look.version, PreEscaped(&look.text));
    Ok(Answer::made(reading.page(StatusCode::OK, &look.title, &whole)))
}

/// Back to a table.
pub fn done(reading: &Reading, id: &str) -> Answer<api::Done> {
    reading.sent(&api::Done { table: id.to_owned() }, &format!("/t/{id}"))
}

/// The seat that a form names, or the one that the guest looks from, if it is the guest's own.
async fn own(live: &Live, reading: &Reading, seat: Option<u8>) -> Result<Seat, HouseError> {
    let guest = known(reading)?;
    let seating = live.seating().await;
    match seat {
        Some(named) => seating.seats_of(guest).find(|seat| seat.0 == named),
        None => reading.eye().side(&seating).seat,
    }
    .ok_or(HouseError::NotYours)
}

fn known(reading: &Reading) -> Result<GuestId, HouseError> {
    reading.guest.as_ref().map(|(guest, _)| *guest).ok_or(HouseError::Nobody)
}

pub async fn sit(
    State(web): State<Web>,
    reading: Reading,
    Path(id): Path<String>,
    Form(form): Form<Sits>,
) -> Result<Answer<api::Opened>, Trouble> {
    let live = find(&web, &id).await?;
    let (guest, cookie) = reading.somebody(&web).await?;
    web.house.sit(&live, Seat(form.seat), guest, draws(form.nonce.as_deref()), brings(form.list, form.deck)).await?;
    Ok(seated(&reading, cookie.as_deref(), &id))
}

/// Whether whoever sent a form draws the nonce of its seat itself.
pub fn draws(nonce: Option<&str>) -> bool {
    nonce == Some("own")
}

/// What a guest brings: a list of its own, or a deck by name.
pub fn brings(list: Option<String>, deck: Option<String>) -> Option<String> {
    let given = |text: &String| !text.trim().is_empty();
    list.filter(given).or(deck.filter(given))
}

/// A seat commits to its nonce, or reveals it.
pub async fn nonce(
    State(web): State<Web>,
    reading: Reading,
    Path(id): Path<String>,
    Form(form): Form<Shakes>,
) -> Result<Answer<api::Done>, Trouble> {
    let live = find(&web, &id).await?;
    let seat = own(&live, &reading, form.seat).await?;
    let read = |name: &'static str, text: Option<String>| {
        let bytes = |text: String| <[u8; 32]>::try_from(hex::decode(text).ok()?).ok().map(Bytes);
        let wrong = || HouseError::Wrong(Problems::one(name, "expected 64 hexadecimal digits"));
        text.map(|text| bytes(text).ok_or_else(wrong)).transpose()
    };
    let (commitment, nonce) = (read("commitment", form.commitment)?, read("nonce", form.nonce)?);
    if commitment.is_some() == nonce.is_some() {
        return Err(HouseError::Wrong(Problems::one("nonce", "expected either a commitment or a nonce")).into());
    }
    web.house.shake(&live, seat, commitment, nonce).await?;
    Ok(done(&reading, &id))
}

pub async fn decide(
    State(web): State<Web>,
    reading: Reading,
    Path(id): Path<String>,
    Form(form): Form<Decides>,
) -> Result<Answer<api::Done>, Trouble> {
    let live = find(&web, &id).await?;
    let seat = own(&live, &reading, form.seat).await?;
    let Decides { choice, asked, .. } = form;
    let decide = move |table: &mut dyn AnyTable| {
        // A seat that is not awaited has no question: whoever answers one there is behind, and not wrong.
        let awaited = table.awaited().contains(seat);
        let keys = table.keys(seat);
        let now = if awaited { question(&moment(table, seat), keys.iter().map(String::as_str)) } else { String::new() };
        if asked != now {
            return Err(HouseError::GoneOn);
        }
        Ok(table.decide(seat, &choice)?)
    };
    web.house.change(&live, decide).await?;
    Ok(done(&reading, &id))
}

pub async fn undo(
    State(web): State<Web>,
    reading: Reading,
    Path(id): Path<String>,
    Form(form): Form<TakesBack>,
) -> Result<Answer<api::Done>, Trouble> {
    let live = find(&web, &id).await?;
    let seat = own(&live, &reading, form.seat).await?;
    web.house.take_back(&live, seat, |table| moment(table, seat) == form.moment).await?;
    Ok(done(&reading, &id))
}

/// A seat ends the table without a result, or asks the others to agree to that.
pub async fn void(
    State(web): State<Web>,
    reading: Reading,
    Path(id): Path<String>,
    Form(form): Form<OfSeat>,
) -> Result<Answer<api::Done>, Trouble> {
    let live = find(&web, &id).await?;
    let seat = own(&live, &reading, form.seat).await?;
    web.house.void(&live, seat).await?;
    Ok(done(&reading, &id))
}

/// A guest closes a table: at once where it is its own, else it asks the others.
pub async fn close(State(web): State<Web>, reading: Reading, Path(id): Path<String>) -> Result<Answer<api::Done>, Trouble> {
    let live = find(&web, &id).await?;
    let gone = web.house.close(&live, known(&reading)?).await?;
    let place = if gone { "/".to_owned() } else { format!("/t/{id}") };
    Ok(reading.sent(&api::Done { table: id }, &place))
}

/// A guest answers whoever asks for something.
pub async fn consent(
    State(web): State<Web>,
    reading: Reading,
    Path(id): Path<String>,
    Form(form): Form<Agrees>,
) -> Result<Answer<api::Done>, Trouble> {
    let live = find(&web, &id).await?;
    let guest = known(&reading)?;
    web.house.consent(&live, guest, form.agrees == Word::Yes).await?;
    Ok(done(&reading, &id))
}

/// A seat passes over reactions without being asked, or no longer.
pub async fn pass(
    State(web): State<Web>,
    reading: Reading,
    Path(id): Path<String>,
    Form(form): Form<Passes>,
) -> Result<Answer<api::Done>, Trouble> {
    let live = find(&web, &id).await?;
    let seat = own(&live, &reading, form.seat).await?;
    web.house.stand(&live, seat, form.passes == Word::Yes).await?;
    Ok(done(&reading, &id))
}

/// The next player of the screen is there.
pub async fn curtain(
    State(web): State<Web>,
    reading: Reading,
    Path(id): Path<String>,
    Form(form): Form<OfSeat>,
) -> Result<Answer<api::Done>, Trouble> {
    let live = find(&web, &id).await?;
    let seat = own(&live, &reading, form.seat).await?;
    web.house.lift(&live, known(&reading)?, seat).await?;
    Ok(done(&reading, &id))
}

pub async fn concede(
    State(web): State<Web>,
    reading: Reading,
    Path(id): Path<String>,
    Form(form): Form<OfSeat>,
) -> Result<Answer<api::Done>, Trouble> {
    let live = find(&web, &id).await?;
    let seat = own(&live, &reading, form.seat).await?;
    web.house.concede(&live, seat).await?;
    Ok(done(&reading, &id))
}

/// The same table again, with everybody in the seat that they had.
pub async fn rematch(State(web): State<Web>, reading: Reading, Path(id): Path<String>) -> Result<Answer<api::Done>, Trouble> {
    let live = find(&web, &id).await?;
    let again = web.house.rematch(&live, known(&reading)?).await?;
    Ok(done(&reading, &again))
}
