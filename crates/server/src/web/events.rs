//! Tournaments on the web: the list, opening one, the page to follow it, taking part and running it.

use std::convert::Infallible;

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use pages::house::{Decks, EntrantRow, EventPage, EventRow, Field, NewEvent, PairingRow};
use table::{Message, Problems};
use tokio::time::{Instant, interval_at};
use tokio_stream::StreamExt;
use tokio_stream::wrappers::BroadcastStream;

use super::answer::{Answer, Sends};
use super::error::{ErrorPage, Kind};
use super::form::{Form, Query};
use super::new_table::{decks, in_words, new_page, option_of_all, options, own_picks};
use super::sent::{BotsEnter, Enters, EventWanted, OfEntrant};
use super::stream::{ALIVE, Events, STREAMED};
use super::table::brings;
use super::who::Reading;
use super::{Web, api, clock};
use crate::events::Won;
use crate::house::{Event, EventAsked, HouseError, hashed};
use crate::store::events::{ListedEvent, StoredPairing};

/// Tournaments in a list.
const LISTED: u32 = 50;

/// A tournament in a list.
pub fn row(web: &Web, reading: &Reading, listed: ListedEvent) -> EventRow {
    let game = web.house.game(&listed.game).map_or(listed.game, |game| game.text(reading.lang, "title"));
    let ListedEvent { id, name, elimination, stage, round, entrants, touched, plays, .. } = listed;
    EventRow { id, name, game, elimination, stage, round, entrants, touched, plays: plays.map(|(table, _)| table) }
}

/// Whether whoever asks has claimed its name, or is the bot of somebody who has.
async fn is_known(web: &Web, reading: &Reading) -> Result<bool, ErrorPage> {
    Ok(match &reading.guest {
        Some((guest, _)) => web.house.has_account(*guest).await?,
        None => false,
    })
}

/// All tournaments.
pub async fn all(State(web): State<Web>, reading: Reading) -> Result<Answer<api::Events>, ErrorPage> {
    let listed = web.house.store().events(None, LISTED).await?;
    let rows: Vec<EventRow> = listed.into_iter().map(|listed| row(&web, &reading, listed)).collect();
    let (lang, known) = (reading.lang, is_known(&web, &reading).await?);
    let title = pages::house::sentence(lang, "events-title");
    let told = |rows: Vec<EventRow>| api::Events { events: rows.into_iter().map(api::ListedEvent::from).collect() };
    Ok(reading.answer(rows, told, |rows| (title, pages::house::events(lang, &rows, known))))
}

/// What is asked about a new tournament, as far as it was said.
fn asked(web: &Web, reading: &Reading, form: &EventWanted, wrong: Vec<String>) -> Result<NewEvent, ErrorPage> {
    let first = web.house.games().first().map_or("", |game| game.about().key);
    let game = web.house.game(form.table.game.as_deref().unwrap_or(first))?;
    let mut page = new_page(web, reading.lang, game, &form.table, Vec::new(), Vec::new());
    page.fields.iter_mut().for_each(|field| field.says = option_of_all(game, reading.lang, &field.key));
    let said = |field: &Option<String>, usual: &str| field.clone().unwrap_or_else(|| usual.to_owned());
    let mut time = page.time;
    if form.table.clock.is_none() {
        time.clock = "15+20".to_owned();
    }
    // Two play, against each other.
    let fits = |field: &Field| field.key != "seats";
    Ok(NewEvent {
        games: page.games,
        game: page.game,
        fields: page.fields.into_iter().filter(fits).collect(),
        has_decks: !game.decks().is_empty(),
        time,
        name: said(&form.name, ""),
        system: said(&form.system, "swiss"),
        rounds: said(&form.rounds, ""),
        late: said(&form.late, "2"),
        best_of: said(&form.table.best_of, "1"),
        decks: said(&form.decks, "fixed"),
        wrong,
    })
}

/// Where a tournament is opened.
pub async fn ask(State(web): State<Web>, reading: Reading, Query(query): Query<EventWanted>) -> Result<Answer<api::NewTable>, ErrorPage> {
    let page = asked(&web, &reading, &query, Vec::new())?;
    let told = |page: NewEvent| {
        let values = |field: Field| (field.key, field.values.into_iter().map(|value| value.key).collect());
        let bots = web.house.game(&page.game).map_or_else(|_| Vec::new(), |game| game.bots().iter().map(|bot| (*bot).to_owned()).collect());
        api::NewTable { game: page.game, seats: 2, options: page.fields.into_iter().map(values).collect(), bots }
    };
    let title = pages::house::sentence(reading.lang, "event-new-title");
    Ok(reading.answer(page, told, |page| (title, pages::house::new_event(reading.lang, &page))))
}

/// What a form asks for.
fn wanted(web: &Web, form: &EventWanted) -> Result<EventAsked, ErrorPage> {
    let game = web.house.game(form.table.game.as_deref().unwrap_or_default())?;
    let mut wrong = Problems::default();
    let mut add = |place: &'static str, message: &Message| wrong.add(place, pages::house::says(message));
    let elimination = match form.system.as_deref() {
        None | Some("" | "swiss") => false,
        Some("elimination") => true,
        Some(_) => {
            add("system", &Message::new("wrong-event-system"));
            false
        }
    };
    let rounds_wrong = Message::new("wrong-event-rounds").with("most", crate::events::swiss::MOST_ROUNDS as i64);
    let mut number = |field: &Option<String>| match field.as_deref().map(str::trim).filter(|text| !text.is_empty()) {
        None => None,
        Some(text) => text.parse::<u8>().map_err(|_| add("rounds", &rounds_wrong)).ok(),
    };
    let (rounds, late) = (number(&form.rounds), number(&form.late).unwrap_or(2));
    let games = form.table.best_of.as_deref().map_or(1, |games| games.parse().unwrap_or_default());
    let mut time = clock::asked(&form.table);
    if form.table.clock.is_none() {
        time.clock = "15+20".to_owned();
    }
    let terms = clock::terms(&time, &mut wrong);
    let mut fields = options(&form.table.rest);
    fields.retain(|key, value| key != "mode" || value != game.about().modes[0]);
    let (name, free) = (form.name.clone().unwrap_or_default(), form.decks.as_deref() == Some("free"));
    Ok(EventAsked { name, game, fields, elimination, rounds, games, terms, free, late, wrong })
}

/// Opens a tournament.
pub async fn open(State(web): State<Web>, reading: Reading, Form(form): Form<EventWanted>) -> Result<Answer<api::EventDone>, ErrorPage> {
    let opener = reading.own()?;
    match web.house.open_event(opener, wanted(&web, &form)?).await {
        Ok(id) => Ok(reading.sent(&api::EventDone { event: id.clone() }, &format!("/events/{id}"))),
        Err(HouseError::Wrong(problems)) if !reading.json => {
            let page = asked(&web, &reading, &form, problems.lines(reading.lang))?;
            let body = pages::house::new_event(reading.lang, &page);
            Ok(Answer::made(reading.page(StatusCode::UNPROCESSABLE_ENTITY, "", &body)))
        }
        Err(error) => Err(error.into()),
    }
}

/// The page of a tournament for whoever asks.
async fn page(web: &Web, reading: &Reading, id: &str, wrong: Vec<String>) -> Result<EventPage, ErrorPage> {
    let Event { kept, standings, last_round } = web.house.event(id).await?;
    let (lang, game) = (reading.lang, web.house.game(&kept.new.game)?);
    let guest = reading.guest.as_ref().map(|(guest, _)| *guest);
    let known = is_known(web, reading).await?;
    let own = guest.and_then(|guest| kept.entrant_of(guest));
    let begun = kept.stage != "open";
    let name = |number: usize| kept.entrant(number).map(|entrant| entrant.name.clone()).unwrap_or_default();
    let mut entrants: Vec<EntrantRow> = standings
        .iter()
        .filter_map(|standing| {
            let entrant = kept.entrant(standing.entrant)?;
            Some(EntrantRow {
                number: entrant.number,
                place: standing.place,
                name: entrant.name.clone(),
                guest: entrant.guest,
                you: guest.is_some() && entrant.guest == guest,
                bot: entrant.bot.is_some(),
                dropped: standing.dropped,
                points: standing.points,
                buchholz: standing.buchholz,
                sonneborn: standing.sonneborn,
                record: [standing.won, standing.drawn, standing.lost],
                plays: kept.plays(entrant.number).is_some(),
            })
        })
        .collect();
    if !begun {
        entrants.sort_by_key(|row| row.number);
        (1..).zip(&mut entrants).for_each(|(place, row)| row.place = place);
    }
    let pairing = |pairing: &StoredPairing| PairingRow {
        board: pairing.paired.board,
        names: [Some(name(pairing.paired.one)), pairing.paired.two.map(name)],
        won: pairing.paired.won.map(Won::key),
        table: pairing.table.clone(),
        match_id: pairing.match_id.clone(),
        yours: own.is_some_and(|own| pairing.paired.has(own.number)),
    };
    let time = (pages::house::sentence(lang, "clock-title"), pages::house::terms_in_words(lang, &kept.new.terms));
    let best = (pages::house::sentence(lang, "best-of"), kept.new.games.to_string());
    let free = if kept.new.free { "event-decks-free-pick" } else { "event-decks-fixed-pick" };
    let lists = (!game.decks().is_empty()).then(|| (pages::house::sentence(lang, "event-decks"), pages::house::sentence(lang, free)));
    let opener = match kept.opener {
        Some(opener) => web.house.store().name(opener).await?.unwrap_or_default(),
        None => "–".to_owned(),
    };
    let stays = own.is_some_and(|own| own.until.is_none()) && kept.stage != "over";
    Ok(EventPage {
        id: kept.new.id.clone(),
        name: kept.new.name.clone(),
        game: kept.new.game.clone(),
        title: game.text(lang, "title"),
        terms: in_words(game, lang, &kept.new.fields).into_iter().chain([best, time]).chain(lists).collect(),
        elimination: kept.new.elimination,
        games: kept.new.games,
        stage: kept.stage.clone(),
        round: (kept.round, last_round.max(kept.round)),
        opener,
        runs: guest.is_some() && kept.opener == guest,
        entrants,
        rounds: kept.rounds.iter().map(|round| round.iter().map(pairing).collect()).collect(),
        can_enter: known && own.is_none() && kept.can_enter(),
        needs_name: !known && kept.can_enter(),
        can_change: stays && (!begun || kept.new.free),
        can_drop: stays,
        plays: own.and_then(|own| kept.plays(own.number)).and_then(|pairing| pairing.table.clone()),
        decks: Decks { own: own_picks(web, reading, game).await?, ..decks(game, lang) },
        bots: game.bots().iter().map(|bot| (*bot).to_owned()).collect(),
        seed: if begun { kept.new.seed.clone() } else { hex::encode(hashed(&kept.new.seed)) },
        wrong,
    })
}

/// A tournament.
pub async fn show(State(web): State<Web>, reading: Reading, Path(id): Path<String>) -> Result<Answer<api::Event>, ErrorPage> {
    let page = page(&web, &reading, &id, Vec::new()).await?;
    let title = page.name.clone();
    Ok(reading.answer(page, api::Event::from, |page| (title, pages::house::event(reading.lang, &page))))
}

/// Back to the page of a tournament; with what is wrong, if something is.
async fn after(web: &Web, reading: &Reading, id: &str, done: Result<(), HouseError>) -> Result<Answer<api::EventDone>, ErrorPage> {
    match done {
        Ok(()) => Ok(reading.sent(&api::EventDone { event: id.to_owned() }, &format!("/events/{id}"))),
        Err(HouseError::Wrong(problems)) if !reading.json => {
            let page = page(web, reading, id, problems.lines(reading.lang)).await?;
            let body = pages::house::event(reading.lang, &page);
            Ok(Answer::made(reading.page(StatusCode::UNPROCESSABLE_ENTITY, &page.name, &body)))
        }
        Err(error) => Err(error.into()),
    }
}

/// Enters, or brings another deck.
pub async fn enter(
    State(web): State<Web>,
    reading: Reading,
    Path(id): Path<String>,
    Form(form): Form<Enters>,
) -> Result<Answer<api::EventDone>, ErrorPage> {
    let guest = reading.own()?;
    let done = web.house.enter_event(&id, guest, brings(form.list, form.deck)).await;
    after(&web, &reading, &id, done).await
}

/// Drops out.
pub async fn leave(State(web): State<Web>, reading: Reading, Path(id): Path<String>) -> Result<Answer<api::EventDone>, ErrorPage> {
    let done = web.house.leave_event(&id, reading.own()?).await;
    after(&web, &reading, &id, done).await
}

/// Adds bots of the house.
pub async fn bots(
    State(web): State<Web>,
    reading: Reading,
    Path(id): Path<String>,
    Form(form): Form<BotsEnter>,
) -> Result<Answer<api::EventDone>, ErrorPage> {
    let done = web.house.add_bots(&id, Some(reading.own()?), &form.bots).await;
    after(&web, &reading, &id, done).await
}

/// Begins it.
pub async fn start(State(web): State<Web>, reading: Reading, Path(id): Path<String>) -> Result<Answer<api::EventDone>, ErrorPage> {
    let done = web.house.start_event(&id, Some(reading.own()?)).await;
    after(&web, &reading, &id, done).await
}

/// Sends an entrant away.
pub async fn remove(
    State(web): State<Web>,
    reading: Reading,
    Path(id): Path<String>,
    Form(form): Form<OfEntrant>,
) -> Result<Answer<api::EventDone>, ErrorPage> {
    let done = web.house.remove_entrant(&id, Some(reading.own()?), form.entrant, false).await;
    after(&web, &reading, &id, done).await
}

/// Gives the match of an entrant to its opponent.
pub async fn forfeit(
    State(web): State<Web>,
    reading: Reading,
    Path(id): Path<String>,
    Form(form): Form<OfEntrant>,
) -> Result<Answer<api::EventDone>, ErrorPage> {
    let done = web.house.remove_entrant(&id, Some(reading.own()?), form.entrant, true).await;
    after(&web, &reading, &id, done).await
}

/// Ends it.
pub async fn end(State(web): State<Web>, reading: Reading, Path(id): Path<String>) -> Result<Answer<api::EventDone>, ErrorPage> {
    let done = web.house.end_event(&id, Some(reading.own()?)).await;
    after(&web, &reading, &id, done).await
}

/// Says whenever something has changed at a match or a tournament. Whoever is behind is told so as well.
pub async fn stream(State(web): State<Web>, reading: Reading, Path(id): Path<String>) -> Result<Sends<Events>, ErrorPage> {
    if web.house.store().event(&id).await?.is_none() {
        web.house.match_of(&id).await?;
    }
    let open = web.guard.streams.take(reading.who().address).ok_or(Kind::Unavailable)?;
    let news = BroadcastStream::new(web.house.follow()).filter_map(move |told| {
        let _open = &open;
        told.map_or(true, |told| told == id).then(|| Bytes::from_static(b"event: news\ndata: 1\n\n"))
    });
    let alive = news.timeout_repeating(interval_at(Instant::now() + ALIVE, ALIVE));
    let bytes = alive.map(|event| Ok::<Bytes, Infallible>(event.unwrap_or(Bytes::from_static(b":\n\n"))));
    Ok(Sends::new((STREAMED, Body::from_stream(bytes))))
}
