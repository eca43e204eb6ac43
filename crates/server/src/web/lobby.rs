//! The lobby, opening tables, rules.

use std::collections::BTreeMap;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use pages::house::{Brought, Field, Lobby, NewTable, Row};
use table::Lang;

use super::error::Trouble;
use super::form::Form;
use super::seen::stage;
use super::table::draws;
use super::who::{LANGUAGE, Reading};
use super::{Web, api};
use crate::house::{HouseError, Registered};
use crate::store::{GuestId, Listed, Sitter};

/// Tables in a list.
const LISTED: u32 = 30;

fn row(web: &Web, lang: Lang, listed: Listed) -> Row {
    let game = web.house.game(&listed.game).map_or(listed.game, |game| game.text(lang, "title"));
    let (sitters, frozen) = (listed.sitters, listed.frozen);
    let won = listed.ended.map(|ended| ended.winners.iter().map(|seat| seat.0).collect());
    Row { id: listed.id, game, sitters, stage: stage(listed.stage), frozen, won }
}

pub async fn lobby(State(web): State<Web>, reading: Reading) -> Result<Response, Trouble> {
    let wrong = |error| Trouble::new(&reading, HouseError::Store(error));
    let lang = reading.lang;
    let yours = match &reading.guest {
        Some((guest, _)) => web.house.store().tables(Some(*guest), LISTED).await.map_err(wrong)?,
        None => Vec::new(),
    };
    let open = web.house.store().tables(None, LISTED).await.map_err(wrong)?;
    let now = web.house.games().iter().take(1).filter_map(|game| {
        let seats = game.seats(&BTreeMap::new()).ok()?;
        Some((game.about().key.to_owned(), game.text(lang, "title"), seats.saturating_sub(1)))
    });
    let rows = |listed: Vec<Listed>| listed.into_iter().map(|listed| row(&web, lang, listed)).collect();
    let lobby = Lobby { now: now.collect(), yours: rows(yours), open: rows(open) };
    if reading.json {
        let listed = |row: Row| api::Listed {
            id: row.id,
            game: row.game,
            sitters: row.sitters,
            stage: row.stage,
            frozen: row.frozen,
            winners: row.won,
        };
        let tables = |rows: Vec<Row>| rows.into_iter().map(listed).collect();
        let games = web.house.games().iter().map(|game| game.about().key.to_owned()).collect();
        return Ok(reading.json(StatusCode::OK, &api::Lobby { games, yours: tables(lobby.yours), open: tables(lobby.open) }));
    }
    Ok(reading.page(StatusCode::OK, "", &pages::house::lobby(lang, &lobby)))
}

/// What is asked about a new table of a game, as far as options were chosen. What does not go together with
/// the other options is not offered, and an option that has one value left is not asked.
fn asked(web: &Web, lang: Lang, game: Registered, form: &BTreeMap<String, String>, wrong: Vec<String>) -> NewTable {
    let (fields, named) = (options(form), |name: &str| form.get(name).cloned().unwrap_or_default());
    let about = game.about();
    let said = |id: String| Some(game.text(lang, &id)).filter(|says| !says.starts_with('⟦'));
    let with = |fields: &BTreeMap<String, String>, key: &str, value: &str| {
        let mut fields = fields.clone();
        fields.insert(key.to_owned(), value.to_owned());
        fields
    };
    // The mode decides what else is possible, so it is taken first.
    let mut fit = BTreeMap::new();
    let (modes, others): (Vec<_>, Vec<_>) = fields.iter().partition(|(key, _)| *key == "mode");
    for (key, value) in modes.into_iter().chain(others) {
        let tried = with(&fit, key, value);
        if game.seats(&tried).is_ok() {
            fit = tried;
        }
    }
    let seats = game.seats(&fit).unwrap_or(*about.seats.end());
    let numbers: Vec<String> = about.seats.clone().map(|seats| seats.to_string()).collect();
    let listed = about.options.iter().map(|option| (option.key, option.values.to_vec()));
    let all = [("seats", numbers.iter().map(String::as_str).collect()), ("mode", about.modes.to_vec())].into_iter().chain(listed);
    let field = |(key, values): (&str, Vec<&str>)| {
        let usual = if key == "seats" { seats.to_string() } else { values.first().map_or_else(String::new, |&value| value.to_owned()) };
        let chosen = fit.get(key).cloned().unwrap_or(usual);
        let mut free = fit.clone();
        free.remove(key);
        let fits = |value: &&str| key == "mode" || game.seats(&with(&free, key, value)).is_ok();
        let label = |value: &str| {
            let id = if key == "mode" { format!("mode-{value}") } else { format!("option-{key}-{value}") };
            (value.to_owned(), said(id).unwrap_or_else(|| value.to_owned()))
        };
        let says = match key {
            "seats" => pages::house::seats_word(lang),
            "mode" => pages::house::mode_word(lang),
            // What a page asks can be simpler than what people can write.
            key => said(format!("ask-{key}")).unwrap_or_else(|| game.text(lang, &format!("option-{key}"))),
        };
        Field { key: key.to_owned(), says, values: values.into_iter().filter(fits).map(label).collect(), chosen }
    };
    NewTable {
        games: web.house.games().iter().map(|game| (game.about().key.to_owned(), game.text(lang, "title"))).collect(),
        game: about.key.to_owned(),
        fields: all.map(field).filter(|field| field.values.len() > 1).collect(),
        seats,
        decks: decks(game, lang),
        brought: Brought { deck: named("deck"), list: named("list"), others: named("deck-others") },
        bots: game.bots().iter().map(|bot| (*bot).to_owned()).collect(),
        wrong,
    }
}

pub async fn new_table(
    State(web): State<Web>,
    reading: Reading,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Response, Trouble> {
    let first = web.house.games().first().map_or("", |game| game.about().key);
    let game = web.house.game(query.get("game").map_or(first, String::as_str)).map_err(|error| Trouble::new(&reading, error))?;
    let page = asked(&web, reading.lang, game, &query, Vec::new());
    if reading.json {
        let values = |field: Field| (field.key, field.values.into_iter().map(|(value, _)| value).collect());
        let options = page.fields.into_iter().map(values).collect();
        return Ok(reading.json(StatusCode::OK, &api::Asked { game: page.game, seats: page.seats, options, bots: page.bots }));
    }
    Ok(reading.page(StatusCode::OK, "", &pages::house::new_table(reading.lang, &page)))
}

/// The options of a form, without those that were left as they usually are.
fn options(form: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    let option = |(name, value): (&String, &String)| Some((name.strip_prefix("option-")?.to_owned(), value.clone()));
    form.iter().filter_map(option).filter(|(_, value)| !value.is_empty()).collect()
}

/// The decks that come with a game, with what they are called.
pub fn decks(game: Registered, lang: Lang) -> Vec<(String, String)> {
    let named = |key: &str| (key.to_owned(), game.text(lang, &format!("deck-{key}")));
    game.decks().into_iter().map(named).collect()
}

/// What a guest brings: a list of its own, or a deck by name.
pub fn brings(form: &BTreeMap<String, String>) -> Option<String> {
    let given = |name: &str| form.get(name).filter(|text| !text.trim().is_empty()).cloned();
    given("list").or_else(|| given("deck"))
}

/// Who sits where: in a usual way, seat by seat as a form says, or the guest and bots.
fn sitters(form: &BTreeMap<String, String>, seats: u8, guest: GuestId, bot: &str) -> Vec<Sitter> {
    let me = Sitter::Guest { guest, nonce: draws(form) };
    let bot = form.get("bot").map_or(bot, String::as_str);
    let by_hand = |seat: u8| form.get(&format!("seat-{seat}")).map(String::as_str);
    let sitter = |seat: u8| match form.get("sit").map_or(by_hand(seat), |way| match way.as_str() {
        "friends" if seat > 0 => Some("open"),
        "hot" => Some("me"),
        _ => None,
    }) {
        Some("me") => me.clone(),
        Some("open") => Sitter::Open,
        Some(named) => Sitter::Bot(named.strip_prefix("bot ").unwrap_or(named).to_owned()),
        None if seat == 0 => me.clone(),
        None => Sitter::Bot(bot.to_owned()),
    };
    (0..seats).map(sitter).collect()
}

pub async fn open(State(web): State<Web>, reading: Reading, Form(form): Form) -> Result<Response, Trouble> {
    let wrong = |error: HouseError| Trouble::new(&reading, error);
    let game = web.house.game(form.get("game").map_or("", String::as_str)).map_err(wrong)?;
    let about = game.about();
    let mut fields = options(&form);
    // What a form sends without anybody having chosen it is not an option.
    fields.retain(|key, value| match key.as_str() {
        "mode" => value != about.modes[0],
        key => about.options.iter().find(|option| option.key == key).is_none_or(|option| *value != option.values[0]),
    });
    let (guest, cookie) = reading.somebody(&web).await.map_err(wrong)?;
    let seats = game.seats(&fields).unwrap_or_default();
    let sitters = sitters(&form, seats, guest, game.bots().first().copied().unwrap_or("random"));
    // The guest brings a deck to the first seat of its own; bots, and others at the same screen, bring another.
    let own = sitters.iter().position(|sitter| sitter.guest() == Some(guest));
    let bringing = |(seat, sitter): (usize, &Sitter)| match sitter {
        Sitter::Open => None,
        _ if Some(seat) == own => brings(&form),
        _ => form.get("deck-others").filter(|deck| !deck.is_empty()).cloned(),
    };
    let brought = sitters.iter().enumerate().map(bringing).collect();
    match web.house.open_table(Some(guest), game, fields, sitters, brought).await {
        Ok(live) => Ok(seated(&reading, cookie.as_deref(), &live.id)),
        Err(HouseError::Wrong(problems)) if !reading.json => {
            let page = asked(
                &web,
                reading.lang,
                game,
                &form,
                problems.iter().map(|problem| format!("{}: {}", problem.place, problem.says)).collect(),
            );
            Ok(reading.page(StatusCode::UNPROCESSABLE_ENTITY, "", &pages::house::new_table(reading.lang, &page)))
        }
        Err(error) => Err(wrong(error)),
    }
}

/// The token in the cookie of a new guest.
fn token_of(cookie: &str) -> Option<String> {
    cookie.split(['=', ';']).nth(1).map(str::to_owned)
}

/// A program becomes a guest; a guest chooses its name.
pub async fn guest(State(web): State<Web>, reading: Reading, Form(form): Form) -> Result<Response, Trouble> {
    let wrong = |error: HouseError| Trouble::new(&reading, error);
    let (guest, cookie) = reading.somebody(&web).await.map_err(wrong)?;
    if let Some(name) = form.get("name") {
        web.house.rename(guest, name).await.map_err(wrong)?;
    }
    let cookies = AppendHeaders(cookie.as_ref().map(|cookie| (SET_COOKIE, cookie.clone())));
    if reading.json {
        let name = web.house.store().name(guest).await.map_err(|error| wrong(error.into()))?;
        let guest = api::Guest { name, token: cookie.as_deref().and_then(token_of) };
        return Ok((cookies, reading.json(StatusCode::OK, &guest)).into_response());
    }
    Ok((cookies, Redirect::to("/")).into_response())
}

/// Where a guest chooses its name.
pub async fn name(reading: Reading) -> Response {
    let name = reading.guest.as_ref().map_or("", |(_, name)| name);
    reading.page(StatusCode::OK, "", &pages::house::name(reading.lang, name))
}

/// Off to a table, with the session of a new guest.
pub fn seated(reading: &Reading, cookie: Option<&str>, id: &str) -> Response {
    let cookies = AppendHeaders(cookie.map(|cookie| (SET_COOKIE, cookie.to_owned())));
    if reading.json {
        let opened = api::Opened { table: id.to_owned(), token: cookie.and_then(token_of) };
        return (cookies, reading.json(StatusCode::OK, &opened)).into_response();
    }
    (cookies, Redirect::to(&format!("/t/{id}"))).into_response()
}

pub async fn language(State(web): State<Web>, Form(form): Form) -> Response {
    let lang: Lang = form.get("lang").and_then(|code| code.parse().ok()).unwrap_or_default();
    let back = form.get("back").filter(|back| inside(back));
    let cookie = AppendHeaders([(SET_COOKIE, web.guard.cookie(LANGUAGE, lang.code(), false))]);
    (cookie, Redirect::to(back.map_or("/", String::as_str))).into_response()
}

/// Whether an address leads nowhere but into the house. Browsers read `\` as `/` and leave out tabs and line ends.
fn inside(back: &str) -> bool {
    back.starts_with('/') && !back.starts_with("//") && back.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}

pub async fn all_rules(State(web): State<Web>) -> Redirect {
    Redirect::to(&format!("/rules/{}", web.house.games().first().map_or("", |game| game.about().key)))
}

pub async fn rules(
    State(web): State<Web>,
    reading: Reading,
    Path(game): Path<String>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Response, Trouble> {
    let game = web.house.game(&game).map_err(|error| Trouble::new(&reading, error))?;
    let words = query.get("q").map_or("", String::as_str);
    let (key, title, book) = (game.about().key, game.text(reading.lang, "title"), game.rules(reading.lang));
    if reading.json {
        let rules: BTreeMap<&str, &str> = book.iter().map(|rule| (rule.id.as_str(), rule.text.as_str())).collect();
        return Ok(reading.json(StatusCode::OK, &rules));
    }
    Ok(reading.page(StatusCode::OK, &title, &pages::house::rules(reading.lang, key, &title, book, words)))
}

pub async fn all_cards(State(web): State<Web>) -> Redirect {
    Redirect::to(&format!("/cards/{}", web.house.games().first().map_or("", |game| game.about().key)))
}

/// The cards of a game.
pub async fn cards(
    State(web): State<Web>,
    reading: Reading,
    Path(game): Path<String>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Response, Trouble> {
    let wrong = |error| Trouble::new(&reading, error);
    let game = web.house.game(&game).map_err(wrong)?;
    let asked = |name: &str| query.get(name).map_or("", String::as_str);
    let wanted = pages::Asked { words: asked("q"), kind: asked("kind"), color: asked("color") };
    let cards = pages::cards(game.about().key, reading.lang, wanted).ok_or(HouseError::NoGame).map_err(wrong)?;
    Ok(reading.page(StatusCode::OK, &game.text(reading.lang, "title"), &cards))
}

pub async fn about(reading: Reading) -> Response {
    reading.page(StatusCode::OK, "", &pages::house::about(reading.lang))
}

/// Whether the house can do all that it is for; if not, why.
pub async fn ready(State(web): State<Web>) -> (StatusCode, String) {
    match web.house.store().ready().await {
        Ok(()) => (StatusCode::OK, "ready".to_owned()),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, error.to_string()),
    }
}
