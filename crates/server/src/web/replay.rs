//! Looking back at a table, replay files, and going on from there.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::CONTENT_DISPOSITION;
use pages::house::{Scene, TablePage};
use serde_json::{Value, json};
use table::{Audience, Seats, Voice};

use super::answer::{Answer, Raw, Sends};
use super::end::turnings;
use super::error::ErrorPage;
use super::form::{Form, Query};
use super::guests::{seated, seated_at};
use super::look::{drawn, players};
use super::sent::{GoesOn, Moment};
use super::table::At;
use super::transcripts::{lines, moments, transcript};
use super::who::Reading;
use super::{Web, api};
use crate::house::{A_WHILE, HouseError, Live};
use crate::store::Sitter;

/// A replay file.
pub struct File;

impl Raw for File {
    const TYPE: &'static str = "application/json";

    fn schema() -> Value {
        let properties = json!({ "fixer": { "const": "replay" }, "version": { "type": "integer" } });
        json!({ "type": "object", "required": ["fixer", "version"], "properties": properties })
    }
}

/// The table as it was at a moment, as whoever asks saw it then; everything once it is over.
pub async fn look(Query(moment): Query<Moment>, at: At) -> Result<Answer<api::Scene>, ErrorPage> {
    let At { web, reading, live } = at;
    let (scene, view) = scene(&web, &live, &reading, moment.at).await?;
    let lang = reading.lang;
    if reading.fragment {
        return Ok(Answer::made(reading.part(pages::house::scene(lang, &scene).into_string())));
    }
    Ok(reading.answer(
        (scene, view),
        |(scene, view)| api::Scene {
            id: scene.table.id,
            game: scene.table.game,
            at: scene.at,
            last: scene.last,
            seats: scene.table.players.into_iter().map(api::Seat::from).collect(),
            position: scene.table.position,
            view,
            log: scene.table.log.into_iter().map(|line| api::Said { at: line.at, says: line.says(), undone: line.undone }).collect(),
        },
        |(scene, _)| (scene.table.title.clone(), pages::house::replay(lang, &scene)),
    ))
}

/// What was to be seen at a moment, and the view of it.
async fn scene(web: &Web, live: &Arc<Live>, reading: &Reading, at: Option<usize>) -> Result<(Scene, Value), HouseError> {
    let (eye, sealed) = (reading.eye(), web.house.shares_sealed(live).await?);
    let chronicle = web.house.chronicle(live).await;
    let (audience, seat, moments, turns, keys, over) = {
        let seating = live.seating().await;
        let table = seating.begun()?;
        let seat = eye.side(&seating).seat;
        let audience = seating.audience(seat);
        let moments = moments(table, audience);
        let begins = |(_, entry): &(usize, &usize)| !table.turns(**entry, audience).is_empty();
        let turns = moments.iter().enumerate().filter(begins).map(|(at, _)| at).collect();
        let voice = Voice { lang: eye.lang, names: &seating.names };
        let keys = chronicle.map(|chronicle| turnings(table, live.game.about().key, &chronicle, voice)).unwrap_or_default();
        (audience, seat, moments, turns, keys, seating.is_over())
    };
    let last = moments.len().saturating_sub(1);
    let at = at.unwrap_or(last).min(last);
    let entry = moments.get(at).copied().unwrap_or_default();
    let (game, looked_at) = (live.game, live.clone());
    let then = web.house.looking().labour(reading.who(), A_WHILE, move |_| looked_at.at(entry)).await?.ok_or(HouseError::NotGoing)?;
    // It may just have been dealt.
    web.house.may_look(live, eye.guest).await?;
    let seating = live.seating().await;
    let then = seating.twin(&*then, audience).unwrap_or(then);
    let (lang, awaited) = (eye.lang, then.awaited());
    let (log, _) = lines(&*then, &transcript(&*then, game.about().key, &seating.names, audience, lang, false, None), None);
    let (latest, seen) = (log.last().map_or(0, |line| line.beats.len()), then.seen(audience));
    let table = TablePage {
        id: live.id.clone(),
        game: game.about().key.to_owned(),
        title: game.text(lang, "title"),
        players: players(&seating, eye.guest, |seat| awaited.must.contains(seat), Seats::NONE),
        begun: true,
        board: drawn(game, &*seen, seat, &[], &seating.names, lang),
        position: seen.position(Voice { lang, names: &seating.names }),
        log,
        news: latest,
        ..TablePage::default()
    };
    let go_on = (0u8..).zip(&seating.names).filter(|_| over && !sealed && !awaited.is_over()).map(|(seat, name)| (seat, name.clone()));
    Ok((Scene { table, at, last, turns, moments: keys, go_on: go_on.collect() }, seen.view()))
}

/// A new table that goes on from a moment of one that is over.
pub async fn go_on(at: At, Form(form): Form<GoesOn>) -> Result<Answer<api::Opened>, ErrorPage> {
    let At { web, reading, live } = at;
    web.house.must_be_open(&live).await?;
    let (guest, token) = reading.somebody(&web).await?;
    let (at, sitters) = {
        let seating = live.seating().await;
        let table = seating.table.as_ref().filter(|_| seating.is_over()).ok_or(HouseError::NotOver)?;
        let moments = moments(&**table, Audience::Everyone);
        let at = moments.get(form.at).copied().ok_or(HouseError::GoneOn)?;
        let usual = live.game.bots().first().copied().unwrap_or("random");
        let bot = |sitter: &Sitter| match sitter {
            Sitter::Bot(bot) if live.game.check_bot(bot).and_then(|()| web.house.check_budget(bot)).is_ok() => sitter.clone(),
            _ => Sitter::Bot(usual.to_owned()),
        };
        let sits = |(at, sitter): (u8, &Sitter)| if at == form.seat { Sitter::Guest { guest, nonce: false } } else { bot(sitter) };
        (at, (0u8..).zip(&seating.sitters).map(sits).collect())
    };
    let new = web.house.go_on_from(guest, &live, at, sitters).await?;
    Ok(seated(&web, &reading, token, &new))
}

/// The replay file, once the table is over: it holds the seed. Of a frozen table it is all that is stored.
pub async fn file(at: At) -> Result<Sends<File>, ErrorPage> {
    let (live, id) = (&at.live, &at.live.id);
    at.web.house.must_be_open(live).await?;
    let seating = live.seating().await;
    if !seating.may_download(at.reading.eye().guest) {
        return Err(HouseError::NotOver.into());
    }
    let whole = seating.frozen.as_ref().map(|frozen| frozen.file()).or_else(|| Some(seating.table.as_ref()?.replay().write()));
    let whole = whole.ok_or(HouseError::NotBegun)?;
    let name = format!("attachment; filename=\"{}-{id}.json\"", live.game.about().key);
    Ok(Sends::new(([(CONTENT_DISPOSITION, name)], whole)))
}

/// Somebody brings a replay file: as a form of a page, or as it is.
pub async fn bring(State(web): State<Web>, reading: Reading, file: super::upload::Upload) -> Result<Answer<api::Opened>, ErrorPage> {
    if reading.guest.is_some() {
        reading.lets_in(&web)?;
    }
    let (guest, token) = reading.somebody(&web).await?;
    let id = web.house.bring(guest, &file.0).await?;
    Ok(seated_at(&web, &reading, token, &id, &format!("/t/{id}/replay?at=0")))
}
