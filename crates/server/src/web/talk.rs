//! Talk on the web: what is said at a table and in the lobby, and what a reader can do about a line. Pages that show a hand
//! hold nothing that others have written: what is said has addresses of its own.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use pages::house::{AboutLine, ShunnedOne, TalkLine, TalkPanel};
use table::Lang;
use tokio::time::{Instant, interval_at};
use tokio_stream::wrappers::WatchStream;
use tokio_stream::{Stream, StreamExt};

use super::answer::{Answer, Sends};
use super::error::{ErrorPage, Kind};
use super::form::{Form, Query};
use super::look::Eye;
use super::sent::{After, Lifts, Reports, Said as SaidForm, Shuns, Word};
use super::stream::{ALIVE, Events, STREAMED};
use super::table::At;
use super::who::Reading;
use super::{Web, api};
use crate::house::{HouseError, Live, Said, proper};
use crate::store::GuestId;
use crate::store::talk::{Line, Room, Words};

/// What a line says, in a language.
fn says(lang: Lang, words: &Words) -> String {
    match words {
        Words::Text(text) => text.clone(),
        Words::Phrase(key) => pages::house::phrase(lang, key),
    }
}

/// A line as a page shows it.
pub fn shown(lang: Lang, line: &Line) -> TalkLine {
    let aside = line.room == Room::Spectators;
    TalkLine { id: line.id, name: line.name.clone(), seat: line.seat, says: says(lang, &line.words), aside }
}

/// A line as programs are told it.
fn told(lang: Lang, line: &Line, guest: Option<GuestId>) -> api::TalkLine {
    let phrase = if let Words::Phrase(key) = &line.words { Some(key.clone()) } else { None };
    api::TalkLine {
        id: line.id,
        by: line.name.clone(),
        you: guest == Some(line.guest),
        seat: line.seat,
        room: line.room.key(),
        says: says(lang, &line.words),
        phrase,
    }
}

/// What is said in a place, as a reader may read it.
async fn panel(web: &Web, eye: Eye, live: Option<&Arc<Live>>) -> Result<(TalkPanel, Vec<Arc<Said>>), HouseError> {
    let lines = web.house.lines(live, eye.guest).await?;
    let apart = match live {
        Some(live) => live.seating().await.talks(eye.guest).0 == Room::Spectators,
        None => false,
    };
    let place = live.map_or_else(|| "/talk".to_owned(), |live| format!("/t/{}/talk", live.id));
    let shown = lines.iter().map(|said| shown(eye.lang, &said.line)).collect();
    Ok((TalkPanel { place, lines: shown, apart, lobby: live.is_none() }, lines))
}

/// What is said in the lobby, for its page; nothing where nobody talks.
pub async fn of_lobby(web: &Web, reading: &Reading) -> Option<TalkPanel> {
    panel(web, reading.eye(), None).await.ok().map(|(panel, _)| panel)
}

async fn read(web: &Web, reading: &Reading, live: Option<&Arc<Live>>, after: Option<i64>) -> Result<Answer<api::Talk>, ErrorPage> {
    let eye = reading.eye();
    let (panel, lines) = panel(web, eye, live).await?;
    if reading.fragment && !reading.json {
        return Ok(Answer::made(reading.part(pages::house::talk_slot(eye.lang, &panel).into_string())));
    }
    let tell = |panel: TalkPanel| {
        let new = lines.iter().filter(|said| after.is_none_or(|after| said.line.id > after));
        let room = if panel.lobby {
            Room::Lobby
        } else if panel.apart {
            Room::Spectators
        } else {
            Room::Table
        };
        let lines = new.map(|said| told(eye.lang, &said.line, eye.guest)).collect();
        api::Talk { room: room.key(), lines, phrases: pages::house::PHRASES.to_vec() }
    };
    let back = live.map_or_else(|| "/".to_owned(), |live| format!("/t/{}", live.id));
    let title = pages::house::sentence(eye.lang, "talk-title");
    Ok(reading.answer(panel, tell, |panel| (title, pages::house::talk_page(eye.lang, &panel, &back))))
}

async fn say(web: &Web, reading: &Reading, live: Option<&Arc<Live>>, form: SaidForm) -> Result<Answer<api::Talked>, ErrorPage> {
    // Nobody becomes a guest where nothing can be said.
    web.house.talk(live)?;
    let words = proper(form.phrase.map_or_else(|| Words::Text(form.text.unwrap_or_default()), Words::Phrase))?;
    let (guest, token) = reading.somebody(web).await?;
    let said = web.house.say(live, guest, words).await?;
    let session = token.as_deref().map(|token| web.guard.session(token));
    let place = live.map_or_else(|| "/#talk".to_owned(), |live| format!("/t/{}/talk", live.id));
    let line = told(reading.lang, &said.line, Some(guest));
    Ok(reading.sent(&api::Talked { line, token }, &place).with_cookie(session.as_deref()))
}

/// What is said in the lobby.
pub async fn lobby(State(web): State<Web>, reading: Reading, Query(after): Query<After>) -> Result<Answer<api::Talk>, ErrorPage> {
    read(&web, &reading, None, after.after).await
}

/// Something is said in the lobby.
pub async fn say_in_lobby(State(web): State<Web>, reading: Reading, Form(form): Form<SaidForm>) -> Result<Answer<api::Talked>, ErrorPage> {
    say(&web, &reading, None, form).await
}

/// What is said at a table.
pub async fn at_table(at: At, Query(after): Query<After>) -> Result<Answer<api::Talk>, ErrorPage> {
    read(&at.web, &at.reading, Some(&at.live), after.after).await
}

/// Something is said at a table.
pub async fn say_at_table(at: At, Form(form): Form<SaidForm>) -> Result<Answer<api::Talked>, ErrorPage> {
    say(&at.web, &at.reading, Some(&at.live), form).await
}

/// A line as an event of a stream: for pages as they show it, for programs as JSON. It has no id of its own, because the
/// ids of a table's stream tell what was seen of the table.
fn event(eye: Eye, said: &Said) -> Arc<[u8]> {
    let framed = |text: &str| format!("event: talk\ndata: {text}\n\n").into_bytes();
    if eye.program {
        let told = told(eye.lang, &said.line, eye.guest);
        return framed(&serde_json::to_string(&told).unwrap_or_default()).into();
    }
    said.event(eye.lang, |line| framed(&pages::house::talk_line(eye.lang, &shown(eye.lang, line)).into_string()))
}

/// What is said in a place as events, from after a line or from now on. Nothing where nobody talks, and nothing more to whoever
/// would not be let in any longer.
pub async fn events(
    web: &Web,
    live: Option<Arc<Live>>,
    reading: Arc<Reading>,
    after: Option<i64>,
) -> impl Stream<Item = Bytes> + Send + use<> {
    let (web, eye) = (web.clone(), reading.eye());
    let (house, ticks) = (web.house.clone(), tokio_stream::pending::<()>());
    let listening = match house.talk(live.as_ref()).map(|talk| talk.news()) {
        Ok(news) => house.listen(live.as_ref(), eye.guest, after).await.ok().map(|listener| (listener, news)),
        Err(_) => None,
    };
    let (listener, ticks): (_, std::pin::Pin<Box<dyn Stream<Item = ()> + Send>>) = match listening {
        None => (None, Box::pin(ticks)),
        Some((listener, news)) => {
            let said = WatchStream::new(news).map(drop);
            // Who plays hears the spectators as soon as the table is over.
            let ticks: std::pin::Pin<Box<dyn Stream<Item = ()> + Send>> = match live.as_ref().filter(|_| eye.guest.is_some()) {
                Some(live) => Box::pin(said.merge(WatchStream::new(live.news()).map(drop))),
                None => Box::pin(said),
            };
            (Some(Arc::new(tokio::sync::Mutex::new(listener))), ticks)
        }
    };
    let heard = ticks.then(move |()| {
        let (house, listener, web, reading) = (house.clone(), listener.clone(), web.clone(), reading.clone());
        async move {
            let mut bytes = Vec::new();
            if let Some(listener) = listener {
                for said in house.overheard(&mut *listener.lock().await).await.unwrap_or_default() {
                    bytes.extend_from_slice(&event(eye, &said));
                }
            }
            (bytes.is_empty() || reading.holds(&web).await).then(|| Bytes::from(bytes))
        }
    });
    heard.map_while(|heard| heard).filter(|bytes| !bytes.is_empty())
}

/// The lobby's talk as it happens.
pub async fn stream(
    State(web): State<Web>,
    reading: Reading,
    Query(since): Query<super::sent::SaidSince>,
    _: HeaderMap,
) -> Result<Sends<Events>, ErrorPage> {
    web.house.talk(None)?;
    let open = web.guard.streams.take(reading.who().address).ok_or(Kind::Unavailable)?;
    let events = events(&web, None, Arc::new(reading), since.said).await;
    let alive: Duration = ALIVE;
    let bytes = events.timeout_repeating(interval_at(Instant::now() + alive, alive)).map(move |event| {
        // The place is free again when the stream is dropped.
        let _open = &open;
        Ok::<Bytes, Infallible>(event.unwrap_or(Bytes::from_static(b":\n\n")))
    });
    // Whoever asks is answered before anything is said.
    let first = tokio_stream::once(Ok(Bytes::from_static(b":\n\n")));
    Ok(Sends::new((STREAMED, Body::from_stream(first.chain(bytes)))))
}

/// A guest and a line that it may read, with whoever said it.
struct Of {
    guest: Option<GuestId>,
    line: Line,
    back: String,
}

async fn of(web: &Web, reading: &Reading, id: &str) -> Result<Of, ErrorPage> {
    let guest = reading.guest.as_ref().map(|(guest, _)| *guest);
    let id = id.parse::<i64>().map_err(|_| Kind::NoLine)?;
    let (line, live) = web.house.line(id, guest).await?;
    let back = live.map_or_else(|| "/".to_owned(), |live| format!("/t/{}", live.id));
    Ok(Of { guest, line, back })
}

/// A line, and what can be done about it.
pub async fn line(State(web): State<Web>, reading: Reading, Path(id): Path<String>) -> Result<Answer<api::TalkLine>, ErrorPage> {
    let Of { guest, line, back } = of(&web, &reading, &id).await?;
    let shunned = match guest {
        Some(guest) => Some(web.house.shunned(guest).await?),
        None => None,
    };
    let blocked = shunned.as_ref().is_some_and(|shunned| shunned.blocked.contains(&line.guest));
    let at = |table: &String| shunned.as_ref().is_some_and(|shunned| shunned.muted.contains(&(table.clone(), line.guest)));
    let about = AboutLine {
        line: shown(reading.lang, &line),
        back,
        table: line.table.is_some(),
        own: guest == Some(line.guest),
        muted: line.table.as_ref().is_some_and(at),
        blocked,
    };
    let title = pages::house::sentence(reading.lang, "talk-title");
    let tell = |_| told(reading.lang, &line, guest);
    Ok(reading.answer(about, tell, |about| (title, pages::house::about_line(reading.lang, &about))))
}

/// Somebody who may do something about a line of another.
async fn about(web: &Web, reading: &Reading, id: &str) -> Result<(GuestId, Option<String>, Of), ErrorPage> {
    let of = of(web, reading, id).await?;
    let (guest, token) = reading.somebody(web).await?;
    if guest == of.line.guest {
        return Err(ErrorPage::says(Kind::Wrong, table::Message::new("line-own")));
    }
    Ok((guest, token, of))
}

/// That something is done, with the session of a new guest.
fn done(web: &Web, reading: &Reading, token: Option<&str>, told: &api::Shunned, place: &str) -> Answer<api::Shunned> {
    let session = token.map(|token| web.guard.session(token));
    reading.sent(told, place).with_cookie(session.as_deref())
}

/// A guest does not read another at a table, or does again.
pub async fn mute(
    State(web): State<Web>,
    reading: Reading,
    Path(id): Path<String>,
    Form(form): Form<Lifts>,
) -> Result<Answer<api::Shunned>, ErrorPage> {
    let (guest, token, of) = about(&web, &reading, &id).await?;
    let table = of.line.table.as_deref().ok_or_else(|| ErrorPage::says(Kind::Wrong, table::Message::new("line-lobby")))?;
    web.house.mute(guest, table, of.line.guest, form.lift != Some(Word::Yes)).await?;
    Ok(done(&web, &reading, token.as_deref(), &shuns(&web, guest).await?.1, &of.back))
}

/// A guest does not read another anywhere, or does again.
pub async fn block(
    State(web): State<Web>,
    reading: Reading,
    Path(id): Path<String>,
    Form(form): Form<Lifts>,
) -> Result<Answer<api::Shunned>, ErrorPage> {
    let (guest, token, of) = about(&web, &reading, &id).await?;
    web.house.block(guest, of.line.guest, form.lift != Some(Word::Yes)).await?;
    Ok(done(&web, &reading, token.as_deref(), &shuns(&web, guest).await?.1, &of.back))
}

/// A guest tells the hosts of a line.
pub async fn report(
    State(web): State<Web>,
    reading: Reading,
    Path(id): Path<String>,
    Form(form): Form<Reports>,
) -> Result<Answer<api::Reported>, ErrorPage> {
    let (guest, token, of) = about(&web, &reading, &id).await?;
    let line = of.line.id;
    web.house.report(guest, of.line, &form.reason).await?;
    let session = token.as_deref().map(|token| web.guard.session(token));
    let title = pages::house::sentence(reading.lang, "reported-title");
    let told = reading.answer((), |()| api::Reported { line }, |()| (title, pages::house::reported(reading.lang, &of.back)));
    Ok(told.with_cookie(session.as_deref()))
}

/// Whom a guest does not read, for pages and for programs.
async fn shuns(web: &Web, guest: GuestId) -> Result<(Vec<ShunnedOne>, api::Shunned), HouseError> {
    let shunned = web.house.shunned(guest).await?;
    let tables = shunned.muted.iter().map(|(table, other)| (*other, Some(table.clone())));
    let mut all: Vec<_> = tables.chain(shunned.blocked.iter().map(|other| (*other, None))).collect();
    all.sort();
    let mut named = Vec::with_capacity(all.len());
    for (other, table) in all {
        named.push((other, web.house.store().name(other).await?.unwrap_or_default(), table));
    }
    let one = |(guest, name, table): &ShunnedOne| api::ShunnedOne { guest: *guest, name: name.clone(), table: table.clone() };
    let told = api::Shunned { shunned: named.iter().map(one).collect() };
    Ok((named, told))
}

/// Whom a guest does not read.
pub async fn shunned(State(web): State<Web>, reading: Reading) -> Result<Answer<api::Shunned>, ErrorPage> {
    let (named, told) = match &reading.guest {
        Some((guest, _)) => shuns(&web, *guest).await?,
        None => (Vec::new(), api::Shunned { shunned: Vec::new() }),
    };
    let title = pages::house::sentence(reading.lang, "shunned-title");
    Ok(reading.answer(told, |told| told, |_| (title, pages::house::shunned_page(reading.lang, &named))))
}

/// A guest reads somebody again.
pub async fn lift(State(web): State<Web>, reading: Reading, Form(form): Form<Shuns>) -> Result<Answer<api::Shunned>, ErrorPage> {
    let guest = reading.own()?;
    match form.table {
        Some(table) => web.house.mute(guest, &table, form.guest, false).await?,
        None => web.house.block(guest, form.guest, false).await?,
    }
    Ok(reading.sent(&shuns(&web, guest).await?.1, "/shunned"))
}
