//! The lobby, opening tables, rules.

use std::collections::BTreeMap;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use pages::house::{Brought, Field, Lobby, NewTable, Row};
use table::{Lang, Message};

use super::answer::Answer;
use super::error::Trouble;
use super::form::{Form, Query};
use super::look::stage;
use super::sent::{Named, Search, Speaks, Wanted};
use super::table::{brings, draws};
use super::who::{LANGUAGE, Reading};
use super::{Web, api};
use crate::house::{HouseError, Registered};
use crate::store::{GuestId, Listed, Sitter};

/// Tables in a list.
const LISTED: u32 = 30;

/// A table in a list.
pub fn row(web: &Web, lang: Lang, listed: Listed) -> Row {
    let game = web.house.game(&listed.game).map_or(listed.game, |game| game.text(lang, "title"));
    let (sitters, frozen) = (listed.sitters, listed.frozen);
    let won = listed.ended.map(|ended| ended.winners.iter().map(|seat| seat.0).collect());
    Row { id: listed.id, game, sitters, stage: stage(listed.stage), frozen, won }
}

pub async fn lobby(State(web): State<Web>, reading: Reading) -> Result<Answer<api::Lobby>, Trouble> {
    let lang = reading.lang;
    let yours = match &reading.guest {
        Some((guest, _)) => web.house.store().tables(Some(*guest), LISTED).await?,
        None => Vec::new(),
    };
    let open = web.house.store().tables(None, LISTED).await?;
    let now = web.house.games().iter().take(1).filter_map(|game| {
        let seats = game.seats(&BTreeMap::new()).ok()?;
        Some((game.about().key.to_owned(), game.text(lang, "title"), seats.saturating_sub(1)))
    });
    let rows = |listed: Vec<Listed>| listed.into_iter().map(|listed| row(&web, lang, listed)).collect();
    let lobby = Lobby { now: now.collect(), yours: rows(yours), open: rows(open) };
    let told = |lobby: Lobby| {
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
        api::Lobby { games, yours: tables(lobby.yours), open: tables(lobby.open) }
    };
    Ok(reading.answer(lobby, told, |lobby| (String::new(), pages::house::lobby(lang, &lobby))))
}

/// What is asked about a new table of a game, as far as options were chosen. What does not go together with
/// the other options is not offered, and an option that has one value left is not asked.
fn asked(web: &Web, lang: Lang, game: Registered, form: &Wanted, wrong: Vec<String>) -> NewTable {
    let (fields, named) = (options(&form.rest), |field: &Option<String>| field.clone().unwrap_or_default());
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
        brought: Brought { deck: named(&form.deck), list: named(&form.list), others: named(&form.others) },
        bots: game.bots().iter().map(|bot| (*bot).to_owned()).collect(),
        wrong,
    }
}

pub async fn new_table(State(web): State<Web>, reading: Reading, Query(query): Query<Wanted>) -> Result<Answer<api::Asked>, Trouble> {
    let first = web.house.games().first().map_or("", |game| game.about().key);
    let game = web.house.game(query.game.as_deref().unwrap_or(first))?;
    let told = |page: NewTable| {
        let values = |field: Field| (field.key, field.values.into_iter().map(|(value, _)| value).collect());
        let options = page.fields.into_iter().map(values).collect();
        api::Asked { game: page.game, seats: page.seats, options, bots: page.bots }
    };
    let page = asked(&web, reading.lang, game, &query, Vec::new());
    Ok(reading.answer(page, told, |page| (String::new(), pages::house::new_table(reading.lang, &page))))
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

/// Who sits where: in a usual way, seat by seat as a form says, or the guest and bots.
fn sitters(form: &Wanted, seats: u8, guest: GuestId, bot: &str) -> Vec<Sitter> {
    let me = Sitter::Guest { guest, nonce: draws(form.nonce.as_deref()) };
    let bot = form.bot.as_deref().unwrap_or(bot);
    let by_hand = |seat: u8| form.rest.get(&format!("seat-{seat}")).map(String::as_str);
    let sitter = |seat: u8| match form.sit.as_deref().map_or(by_hand(seat), |way| match way {
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

pub async fn open(State(web): State<Web>, reading: Reading, Form(form): Form<Wanted>) -> Result<Answer<api::Opened>, Trouble> {
    let game = web.house.game(form.game.as_deref().unwrap_or_default())?;
    let about = game.about();
    let mut fields = options(&form.rest);
    // What a form sends without anybody having chosen it is not an option.
    fields.retain(|key, value| match key.as_str() {
        "mode" => value != about.modes[0],
        key => about.options.iter().find(|option| option.key == key).is_none_or(|option| *value != option.values[0]),
    });
    let (guest, cookie) = reading.somebody(&web).await?;
    let seats = game.seats(&fields).unwrap_or_default();
    let sitters = sitters(&form, seats, guest, game.bots().first().copied().unwrap_or("random"));
    // The guest brings a deck to the first seat of its own; bots, and others at the same screen, bring another.
    let own = sitters.iter().position(|sitter| sitter.guest() == Some(guest));
    let bringing = |(seat, sitter): (usize, &Sitter)| match sitter {
        Sitter::Open => None,
        _ if Some(seat) == own => brings(form.list.clone(), form.deck.clone()),
        _ => form.others.clone().filter(|deck| !deck.is_empty()),
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
            Ok(Answer::made(reading.page(StatusCode::UNPROCESSABLE_ENTITY, "", &pages::house::new_table(reading.lang, &page))))
        }
        Err(error) => Err(error.into()),
    }
}

/// The token in the cookie of a new guest.
fn token_of(cookie: &str) -> Option<String> {
    cookie.split(['=', ';']).nth(1).map(str::to_owned)
}

/// A program becomes a guest; a guest chooses its name.
pub async fn guest(State(web): State<Web>, reading: Reading, Form(form): Form<Named>) -> Result<Answer<api::Guest>, Trouble> {
    let (guest, cookie) = reading.somebody(&web).await?;
    if let Some(name) = &form.name {
        web.house.rename(guest, name).await?;
    }
    let name = web.house.store().name(guest).await?;
    let token = cookie.as_deref().and_then(token_of);
    Ok(reading.sent(&api::Guest { name, token }, "/").with_cookie(cookie.as_deref()))
}

/// What a guest is called, and where it chooses its name.
pub async fn name(reading: Reading) -> Answer<api::Guest> {
    let name = reading.guest.as_ref().map(|(_, name)| name.clone());
    let told = |name| api::Guest { name, token: None };
    reading.answer(name, told, |name| (String::new(), pages::house::name(reading.lang, &name.unwrap_or_default())))
}

/// Off to a table, with the session of a new guest.
pub fn seated(reading: &Reading, cookie: Option<&str>, id: &str) -> Answer<api::Opened> {
    seated_at(reading, cookie, id, &format!("/t/{id}"))
}

/// Off to somewhere at a table, with the session of a new guest.
pub fn seated_at(reading: &Reading, cookie: Option<&str>, id: &str, place: &str) -> Answer<api::Opened> {
    let opened = api::Opened { table: id.to_owned(), token: cookie.and_then(token_of) };
    reading.sent(&opened, place).with_cookie(cookie)
}

pub async fn language(State(web): State<Web>, reading: Reading, Form(form): Form<Speaks>) -> Answer<api::Spoken> {
    let lang: Lang = form.lang.and_then(|code| code.parse().ok()).unwrap_or_default();
    let back = form.back.filter(|back| inside(back));
    let cookie = web.guard.cookie(LANGUAGE, lang.code(), false);
    reading.sent(&api::Spoken { lang: lang.code() }, back.as_deref().unwrap_or("/")).with_cookie(Some(&cookie))
}

/// Whether an address leads nowhere but into the house. Browsers read `\` as `/` and leave out tabs and line ends.
fn inside(back: &str) -> bool {
    back.starts_with('/') && !back.starts_with("//") && back.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}

/// Which games have something; a person is sent to that of the first.
pub fn some_games(web: &Web, reading: &Reading, what: &str, keys: &[&str]) -> Answer<api::Games> {
    let mut games = web.house.games().iter().filter(|game| keys.contains(&game.about().key));
    let first = games.clone().next().map_or("", |game| game.about().key);
    let told = |game: &Registered| {
        let key = game.about().key;
        api::Titled { key: key.to_owned(), title: game.text(reading.lang, "title"), address: format!("/{what}/{key}") }
    };
    reading.sent(&api::Games { games: games.by_ref().map(told).collect() }, &format!("/{what}/{first}"))
}

pub async fn all_rules(State(web): State<Web>, reading: Reading) -> Answer<api::Games> {
    let keys = web.house.games().iter().map(|game| game.about().key);
    some_games(&web, &reading, "rules", &keys.collect::<Vec<_>>())
}

/// The rules of a game by their numbers.
pub async fn rules(
    State(web): State<Web>,
    reading: Reading,
    Path(game): Path<String>,
    Query(query): Query<Search>,
) -> Result<Answer<BTreeMap<String, String>>, Trouble> {
    let game = web.house.game(&game)?;
    let words = query.q.as_deref().unwrap_or_default();
    let (key, title, book) = (game.about().key, game.text(reading.lang, "title"), game.rules(reading.lang));
    let page = |title: String| {
        let rules = pages::house::rules(reading.lang, key, &title, book, words);
        (title, rules)
    };
    Ok(reading.answer(title, |_| book.iter().map(|rule| (rule.id.to_string(), rule.text.clone())).collect(), page))
}

pub async fn all_cards(State(web): State<Web>, reading: Reading) -> Answer<api::Games> {
    some_games(&web, &reading, "cards", pages::have_cards())
}

/// The cards of a game.
pub async fn cards(
    State(web): State<Web>,
    reading: Reading,
    Path(game): Path<String>,
    Query(query): Query<Search>,
) -> Result<Answer<api::Cards>, Trouble> {
    let game = web.house.game(&game)?;
    let (key, lang) = (game.about().key, reading.lang);
    let Search { q, kind, color } = &query;
    let [words, kind, color] = [q, kind, color].map(|asked| asked.as_deref().unwrap_or_default());
    let wanted = pages::Asked { words, kind, color };
    if !pages::have_cards().contains(&key) {
        return Err(HouseError::NoGame.into());
    }
    let told = |wanted| api::Cards {
        game: key.to_owned(),
        cards: pages::worded(key, lang, wanted).unwrap_or_default().into_iter().map(api::Card::from).collect(),
    };
    Ok(reading.answer(wanted, told, |wanted| (game.text(lang, "title"), pages::cards(key, lang, wanted).unwrap_or_default())))
}

/// What this is.
pub async fn about(reading: Reading) -> Answer<api::About> {
    let lang = reading.lang;
    let say = |id: &'static str| pages::house::say(lang, &Message::new(id));
    let told =
        |()| api::About { name: say("house-name"), version: env!("CARGO_PKG_VERSION"), says: [say("about-lead"), say("about-fair")] };
    reading.answer((), told, |()| (String::new(), pages::house::about(lang)))
}

/// Whether the house lives.
pub async fn health(reading: Reading) -> Answer<api::Health> {
    well(&reading, "ok")
}

/// Whether the house can do all that it is for; if not, why.
pub async fn ready(State(web): State<Web>, reading: Reading) -> Result<Answer<api::Health>, Trouble> {
    web.house.store().ready().await.map_err(|error| Trouble::unwell(&error))?;
    Ok(well(&reading, "ready"))
}

/// What probes are told: one word.
fn well(reading: &Reading, status: &'static str) -> Answer<api::Health> {
    if reading.json { Answer::made(reading.json(StatusCode::OK, &api::Health { status })) } else { Answer::made(status) }
}
