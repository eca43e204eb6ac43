//! Passkeys: what a browser is to ask its device, and what becomes of the answer.

use axum::extract::State;

use super::account::{again, inside};
use super::answer::Answer;
use super::error::ErrorPage;
use super::form::Form;
use super::sent::{PasskeyAsked, PasskeyChanged, PasskeyShown, TwoAsked};
use super::who::Reading;
use super::{Web, api};
use crate::house::{Challenge, HouseError, Place, hashed, wrong};

/// Where whoever asks has reached the house, if passkeys can be made for it.
pub fn place(web: &Web, reading: &Reading) -> Result<Place, HouseError> {
    web.guard.place(reading).ok_or_else(|| wrong("place-account", &table::Message::new("passkeys-nowhere")))
}

fn asks(web: &Web, reading: &Reading, mut challenge: Challenge) -> Answer<api::PasskeyAsks> {
    let asks = api::PasskeyAsks { public_key: challenge.asks["publicKey"].take() };
    Answer::made(reading.json(axum::http::StatusCode::OK, &asks)).with_cookie(Some(&web.guard.asked(&challenge.token)))
}

/// What a device is asked for a new passkey: of somebody who has claimed its name, or of a guest who claims it by that.
pub async fn ask_new(
    State(web): State<Web>,
    reading: Reading,
    Form(form): Form<PasskeyAsked>,
) -> Result<Answer<api::PasskeyAsks>, ErrorPage> {
    let place = place(&web, &reading)?;
    let (guest, fresh) = reading.somebody(&web).await?;
    let mut known = reading.known;
    known.session = fresh.as_deref().map(hashed).or(known.session);
    let (name, passphrase) = (form.name.unwrap_or_default(), form.passphrase.unwrap_or_default());
    let challenge = web.house.ask_new_passkey(guest, &name, &passphrase, &place, known).await?;
    Ok(asks(&web, &reading, challenge).with_cookie(fresh.map(|token| web.guard.session(&token)).as_deref()))
}

/// What a device is asked for a passkey that it has.
pub async fn ask(State(web): State<Web>, reading: Reading) -> Result<Answer<api::PasskeyAsks>, ErrorPage> {
    let challenge = web.house.ask_passkey(&place(&web, &reading)?, reading.known)?;
    Ok(asks(&web, &reading, challenge))
}

/// One passkey more, or one less.
pub async fn change(State(web): State<Web>, reading: Reading, Form(form): Form<PasskeyChanged>) -> Result<Answer<api::Account>, ErrorPage> {
    let (guest, device) = (reading.own()?, reading.device());
    let changed = match form.remove {
        Some(id) => web.house.remove_passkey(guest, id, &form.passphrase.unwrap_or_default(), reading.known, &device).await,
        None => {
            let (label, answer) = (form.label.unwrap_or_default(), form.credential.unwrap_or_default());
            web.house.add_passkey(guest, reading.asked.as_deref(), (&label, &answer), reading.known, &device).await
        }
    };
    match changed {
        Ok(signed_in) => inside(&web, &reading, signed_in).await,
        Err(error) => again(&web, &reading, error).await,
    }
}

/// Whoever asks shows a passkey, and is not asked for its passphrase for a while.
pub async fn show(State(web): State<Web>, reading: Reading, Form(form): Form<PasskeyShown>) -> Result<Answer<api::Account>, ErrorPage> {
    let guest = reading.own()?;
    let answer = form.credential.unwrap_or_default();
    match web.house.show_passkey(guest, reading.asked.as_deref(), &answer, reading.known, &reading.device()).await {
        Ok(signed_in) => inside(&web, &reading, signed_in).await,
        Err(error) => again(&web, &reading, error).await,
    }
}

/// Whether the passphrase alone is enough.
pub async fn two(State(web): State<Web>, reading: Reading, Form(form): Form<TwoAsked>) -> Result<Answer<api::Account>, ErrorPage> {
    let (guest, two) = (reading.own()?, form.two.as_deref() == Some("yes"));
    match web.house.ask_for_two(guest, two, &form.passphrase.unwrap_or_default(), reading.known, &reading.device()).await {
        Ok(signed_in) => inside(&web, &reading, signed_in).await,
        Err(error) => again(&web, &reading, error).await,
    }
}
