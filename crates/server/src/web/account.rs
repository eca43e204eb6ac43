//! Accounts: claiming a name, coming back with it, and everything that is kept about somebody.

use axum::extract::State;
use axum::http::StatusCode;
use pages::house::{AccountPage, PasskeyRow, SessionRow};
use table::Lang;

use super::answer::Answer;
use super::error::ErrorPage;
use super::form::Form;
use super::sent::{BotWanted, Claimed, Confirmed, Ends, NewPassphrase, SignsIn};
use super::who::Reading;
use super::{Web, api};
use crate::house::{Claim, Credentials, HouseError, SignedIn};
use crate::store::Session;
use crate::store::passkeys::Passkey;
use crate::store::talk::{Line, Words};

/// A session in a list.
fn row(session: Session) -> SessionRow {
    let Session { id, device, created, seen, own, .. } = session;
    SessionRow { id, device, created, seen, own }
}

/// A session as programs are told of it.
fn told_session(row: SessionRow) -> api::Session {
    let SessionRow { id, device, created, seen, own } = row;
    api::Session { id, device, created, seen, own }
}

/// A passkey in a list.
fn key(passkey: Passkey) -> PasskeyRow {
    let Passkey { id, name, place, created, used, .. } = passkey;
    PasskeyRow { id, name, place, created, used }
}

/// A passkey as programs are told of it.
fn told_key(row: PasskeyRow) -> api::Passkey {
    let PasskeyRow { id, name, place, created, used } = row;
    api::Passkey { id, name, place, created, used }
}

/// The page of whoever asks.
pub async fn page(
    web: &Web,
    reading: &Reading,
    codes: Vec<String>,
    token: Option<(String, String)>,
    wrong: Vec<String>,
) -> Result<AccountPage, ErrorPage> {
    let Some((guest, name)) = &reading.guest else {
        return Ok(AccountPage { wrong, place: here(web, reading), ..AccountPage::default() });
    };
    let store = web.house.store();
    let person = store.person(*guest).await?.ok_or(HouseError::Nobody)?;
    Ok(AccountPage {
        number: *guest,
        name: person.name,
        guest: *name == format!("Guest {guest}"),
        claimed: person.claimed,
        bot: person.owner.is_some(),
        sessions: store.sessions(*guest, reading.known.session.as_ref()).await?.into_iter().map(row).collect(),
        passkeys: store.passkeys(*guest).await?.into_iter().map(key).collect(),
        place: here(web, reading),
        passphrase: person.passphrase.is_some(),
        shown: web.house.has_shown(reading.known.session),
        two: store.has_second(*guest).await?,
        bots: store.bots_of(*guest).await?,
        left: person.codes,
        tables: store.count_tables(*guest).await?,
        codes,
        token,
        wrong,
    })
}

/// The name for which passkeys can be made where whoever asks has reached the house.
fn here(web: &Web, reading: &Reading) -> Option<String> {
    web.guard.place(reading).map(|place| place.name().to_owned())
}

pub fn told(page: AccountPage) -> api::Account {
    api::Account {
        name: page.name,
        claimed: page.claimed,
        sessions: page.sessions.into_iter().map(told_session).collect(),
        passkeys: page.passkeys.into_iter().map(told_key).collect(),
        two: page.two,
        bots: page.bots.into_iter().map(|(id, name)| api::OwnBot { id, name }).collect(),
        codes: page.codes,
        codes_left: page.left,
        token: page.token.map(|(_, token)| token),
    }
}

fn titled(lang: Lang, page: &AccountPage) -> (String, maud::Markup) {
    (pages::house::sentence(lang, "account-title"), pages::house::account(lang, page))
}

/// What is kept about whoever asks.
pub async fn show(State(web): State<Web>, reading: Reading) -> Result<Answer<api::Account>, ErrorPage> {
    let page = page(&web, &reading, Vec::new(), None, Vec::new()).await?;
    Ok(reading.answer(page, told, |page| titled(reading.lang, &page)))
}

/// The same page again for a person, with what is wrong; a program is told as ever.
pub async fn again(web: &Web, reading: &Reading, error: HouseError) -> Result<Answer<api::Account>, ErrorPage> {
    let lang = reading.lang;
    let wrong = match &error {
        _ if reading.json => return Err(error.into()),
        HouseError::Wrong(problems) => problems.lines(lang),
        HouseError::Name(fault) => vec![fault.says(lang)],
        _ => return Err(error.into()),
    };
    let page = page(web, reading, Vec::new(), None, wrong).await?;
    let (title, body) = titled(lang, &page);
    Ok(Answer::made(reading.page(StatusCode::UNPROCESSABLE_ENTITY, &title, &body)))
}

/// Whoever has come in looks at its page, with the cookies that it keeps from now on.
pub async fn inside(web: &Web, reading: &Reading, signed_in: SignedIn) -> Result<Answer<api::Account>, ErrorPage> {
    let mut reading = reading.clone();
    reading.guest = web.house.store().name(signed_in.guest).await?.map(|name| (signed_in.guest, name));
    reading.known.session = Some(crate::house::hashed(&signed_in.session));
    let token = reading.json.then(|| (String::new(), signed_in.session.clone()));
    let page = page(web, &reading, signed_in.codes.clone(), token, Vec::new()).await?;
    // Codes are shown once; without any, the page is one that can be loaded again.
    let answer = if signed_in.codes.is_empty() {
        reading.sent(&told(page), "/account")
    } else {
        reading.answer(page, told, |page| titled(reading.lang, &page))
    };
    let answer = answer.with_cookie(Some(&web.guard.session(&signed_in.session)));
    Ok(answer.with_cookie(Some(&web.guard.device(&signed_in.device))))
}

/// A guest claims its name.
pub async fn claim(State(web): State<Web>, reading: Reading, Form(form): Form<Claimed>) -> Result<Answer<api::Account>, ErrorPage> {
    let (guest, fresh) = reading.somebody(&web).await?;
    let mut known = reading.known;
    known.session = fresh.as_deref().map(crate::house::hashed).or(known.session);
    if let Some(answer) = form.credential.filter(|answer| !answer.is_empty()) {
        let made = web.house.add_passkey(guest, reading.asked.as_deref(), ("", &answer), known, &reading.device()).await;
        return match made {
            Ok(signed_in) => inside(&web, &reading, signed_in).await,
            Err(error) => again(&web, &reading, error).await,
        };
    }
    let claim = Claim { name: form.name.unwrap_or_default(), passphrase: form.passphrase.unwrap_or_default() };
    match web.house.claim(guest, claim, known, &reading.device()).await {
        Ok(signed_in) => inside(&web, &reading, signed_in).await,
        Err(error) => {
            again(&web, &reading, error).await.map(|answer| answer.with_cookie(fresh.map(|token| web.guard.session(&token)).as_deref()))
        }
    }
}

/// Where somebody comes back.
pub async fn ask(State(web): State<Web>, reading: Reading) -> Result<Answer<api::Guest>, ErrorPage> {
    let name = reading.guest.as_ref().map(|(_, name)| name.clone());
    let title = pages::house::sentence(reading.lang, "sign-in-title");
    Ok(reading.answer(
        name,
        |name| api::Guest { name, token: None },
        |_| (title, pages::house::sign_in(reading.lang, "", here(&web, &reading).is_some(), &[])),
    ))
}

/// Somebody comes back with its name.
pub async fn sign_in(State(web): State<Web>, reading: Reading, Form(form): Form<SignsIn>) -> Result<Answer<api::Account>, ErrorPage> {
    let name = form.name.unwrap_or_default();
    let (code, passphrase) = (form.code.filter(|code| !code.trim().is_empty()), form.passphrase.unwrap_or_default());
    let (known, device) = (reading.known, reading.device());
    let signed_in = match (form.credential.filter(|answer| !answer.is_empty()), code) {
        (Some(answer), _) => web.house.sign_in_with_passkey(&name, reading.asked.as_deref(), &answer, known, &device).await,
        (None, Some(code)) if passphrase.is_empty() => web.house.sign_in(&name, Credentials::Code(code), known, &device).await,
        (None, Some(code)) => web.house.sign_in(&name, Credentials::Both(passphrase, code), known, &device).await,
        (None, None) => web.house.sign_in(&name, Credentials::Passphrase(passphrase), known, &device).await,
    };
    match signed_in {
        Ok(signed_in) => {
            // Who signs out and in again is the same; who was a guest brings along what it has.
            if let Some((guest, _)) = &reading.guest {
                web.house.bring_along(*guest, signed_in.guest).await?;
            }
            inside(&web, &reading, signed_in).await
        }
        Err(HouseError::Wrong(problems)) if !reading.json => {
            let body = pages::house::sign_in(reading.lang, &name, here(&web, &reading).is_some(), &problems.lines(reading.lang));
            Ok(Answer::made(reading.page(StatusCode::UNPROCESSABLE_ENTITY, "", &body)))
        }
        Err(error) => Err(error.into()),
    }
}

/// Ends the session of whoever asks.
pub async fn sign_out(State(web): State<Web>, reading: Reading) -> Result<Answer<api::Guest>, ErrorPage> {
    reading.own()?;
    if let Some(session) = reading.known.session {
        web.house.sign_out(session).await?;
    }
    Ok(reading.sent(&api::Guest { name: None, token: None }, "/").with_cookie(Some(&web.guard.no_session())).forgetting())
}

/// Another passphrase: with the old one, or with a code by who has lost it.
pub async fn passphrase(
    State(web): State<Web>,
    reading: Reading,
    Form(form): Form<NewPassphrase>,
) -> Result<Answer<api::Account>, ErrorPage> {
    let guest = reading.own()?;
    let new = form.new.unwrap_or_default();
    let changed = match form.code.filter(|code| !code.trim().is_empty()) {
        Some(code) => web.house.reset_passphrase(guest, &code, new, reading.known, &reading.device()).await,
        None => web.house.change_passphrase(guest, &form.old.unwrap_or_default(), new, reading.known, &reading.device()).await,
    };
    match changed {
        Ok(signed_in) => inside(&web, &reading, signed_in).await,
        Err(error) => again(&web, &reading, error).await,
    }
}

/// New codes to keep.
pub async fn codes(State(web): State<Web>, reading: Reading, Form(form): Form<Confirmed>) -> Result<Answer<api::Account>, ErrorPage> {
    let guest = reading.own()?;
    match web.house.renew_codes(guest, &form.passphrase.unwrap_or_default(), reading.known, &reading.device()).await {
        Ok(signed_in) => inside(&web, &reading, signed_in).await,
        Err(error) => again(&web, &reading, error).await,
    }
}

/// Ends a session, or all others.
pub async fn end(State(web): State<Web>, reading: Reading, Form(form): Form<Ends>) -> Result<Answer<api::Account>, ErrorPage> {
    let (guest, session) = (reading.own()?, reading.known.session.ok_or(HouseError::Nobody)?);
    web.house.end_session(guest, form.session, session).await?;
    let page = page(&web, &reading, Vec::new(), None, Vec::new()).await?;
    Ok(reading.sent(&told(page), "/account"))
}

/// Bots of whoever asks.
pub async fn bots(State(web): State<Web>, reading: Reading, Form(form): Form<BotWanted>) -> Result<Answer<api::Account>, ErrorPage> {
    let guest = reading.own()?;
    let token = match (form.bot, form.dismiss.is_some()) {
        (Some(bot), true) => web.house.dismiss_bot(guest, bot).await.map(|()| None),
        (Some(bot), false) => {
            let name = web.house.store().name(bot).await?.unwrap_or_default();
            web.house.renew_token(guest, bot).await.map(|token| Some((name, token)))
        }
        (None, _) => web.house.bring_bot(guest, &form.name.unwrap_or_default()).await.map(Some),
    };
    match token {
        Ok(token) => {
            let page = page(&web, &reading, Vec::new(), token, Vec::new()).await?;
            Ok(reading.answer(page, told, |page| titled(reading.lang, &page)))
        }
        Err(error) => again(&web, &reading, error).await,
    }
}

/// Everything that is kept about whoever asks, as a file.
pub async fn export(State(web): State<Web>, reading: Reading) -> Result<Answer<api::Export>, ErrorPage> {
    let guest = reading.own()?;
    let kept = web.house.export(guest, reading.known.session.as_ref()).await?;
    let table = |listed: crate::store::Listed| api::ExportedTable {
        seats: (0u8..).zip(&listed.guests).filter(|(_, other)| **other == Some(guest)).map(|(seat, _)| seat).collect(),
        replay: format!("/t/{}/replay.json", listed.id),
        id: listed.id,
        game: listed.game,
        touched: listed.touched,
        winners: listed.ended.map(|ended| ended.winners.iter().map(|seat| seat.0).collect()),
    };
    let line = |line: Line| api::ExportedLine {
        at: line.id,
        table: line.table,
        says: match line.words {
            Words::Text(says) => says,
            Words::Phrase(key) => key,
        },
    };
    let export = api::Export {
        name: kept.person.name,
        created: kept.person.created,
        claimed: kept.person.claimed,
        sessions: kept.sessions.into_iter().map(row).map(told_session).collect(),
        passkeys: kept.passkeys.into_iter().map(key).map(told_key).collect(),
        bots: kept.bots.into_iter().map(|(id, name)| api::OwnBot { id, name }).collect(),
        tables: kept.tables.into_iter().map(table).collect(),
        daily: kept.daily,
        decks: kept.decks.into_iter().map(|deck| api::ExportedDeck { game: deck.game, name: deck.name, list: deck.list }).collect(),
        said: kept.said.into_iter().map(line).collect(),
        shunned: kept.shunned,
        mail: kept.wishes.mail,
        quiet: kept.wishes.quiet.map(|(from, to)| [from, to]),
        browsers: kept.browsers.into_iter().map(|browser| super::alerts::service(&browser.endpoint)).collect(),
    };
    Ok(Answer::made(reading.json(StatusCode::OK, &export)).with_file("fixer-account.json"))
}

/// Whoever asks leaves the house.
pub async fn leave(State(web): State<Web>, reading: Reading, Form(form): Form<Confirmed>) -> Result<Answer<api::Account>, ErrorPage> {
    let guest = reading.own()?;
    match web.house.leave(guest, &form.passphrase.unwrap_or_default(), reading.known).await {
        Ok(()) => {
            let mut gone = reading.clone();
            gone.guest = None;
            let page = page(&web, &gone, Vec::new(), None, Vec::new()).await?;
            Ok(gone.sent(&told(page), "/").with_cookie(Some(&web.guard.no_session())).forgetting())
        }
        Err(error) => again(&web, &reading, error).await,
    }
}
