//! New tables: what can be asked for, and opening one.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::http::StatusCode;
use maud::Markup;
use pages::house::{Brought, Decks, Field, NewTable, Pick};
use table::{Lang, Message, Problems};

use super::answer::Answer;
use super::error::ErrorPage;
use super::form::{Form, Query};
use super::guests::seated;
use super::sent::Wanted;
use super::table::{brings, draws};
use super::who::Reading;
use super::{Web, api, clock};
use crate::house::{HouseError, MatchAsked, OWN, Opening, Registered};
use crate::store::{GuestId, KeptDeck, Sitter};

/// Options, and one more.
fn with(fields: &BTreeMap<String, String>, key: &str, value: &str) -> BTreeMap<String, String> {
    let mut fields = fields.clone();
    fields.insert(key.to_owned(), value.to_owned());
    fields
}

/// What is asked about a new table of a game, as far as options were chosen. What does not go together with
/// the other options is not offered, and an option that has one value left is not asked.
pub fn new_page(web: &Web, lang: Lang, game: Registered, form: &Wanted, own: Vec<Pick>, wrong: Vec<String>) -> NewTable {
    let (fields, named) = (options(&form.rest), |field: &Option<String>| field.clone().unwrap_or_default());
    let about = game.about();
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
            let (name, about) = (value_in_words(game, lang, key, value), said(game, lang, &format!("option-{key}-{value}-about")));
            Pick { key: value.to_owned(), name, about }
        };
        let says = option_in_words(game, lang, key);
        Field { key: key.to_owned(), says, values: values.into_iter().filter(fits).map(label).collect(), chosen }
    };
    NewTable {
        games: web.house.games().iter().map(|game| (game.about().key.to_owned(), game.text(lang, "title"))).collect(),
        game: about.key.to_owned(),
        fields: all.map(field).filter(|field| field.values.len() > 1).collect(),
        seats,
        decks: Decks { own, ..decks(game, lang) },
        brought: Brought { deck: named(&form.deck), list: named(&form.list), others: named(&form.others) },
        bots: game.bots().iter().map(|bot| (*bot).to_owned()).collect(),
        talk: web.house.talk(None).is_ok().then(|| form.talk.as_deref() != Some("off")),
        time: clock::asked(form),
        best_of: form.best_of.clone().unwrap_or_else(|| "1".to_owned()),
        change: form.match_decks.as_deref() == Some("change"),
        wrong,
    }
}

pub async fn show(State(web): State<Web>, reading: Reading, Query(query): Query<Wanted>) -> Result<Answer<api::NewTable>, ErrorPage> {
    let first = web.house.games().first().map_or("", |game| game.about().key);
    let game = web.house.game(query.game.as_deref().unwrap_or(first))?;
    let told = |page: NewTable| {
        let values = |field: Field| (field.key, field.values.into_iter().map(|value| value.key).collect());
        let options = page.fields.into_iter().map(values).collect();
        api::NewTable { game: page.game, seats: page.seats, options, bots: page.bots }
    };
    let own = own_picks(&web, &reading, game).await?;
    let page = new_page(&web, reading.lang, game, &query, own, Vec::new());
    Ok(reading.answer(page, told, |page| (String::new(), pages::house::new_table(reading.lang, &page))))
}

/// A text of a game, if it has it.
fn said(game: Registered, lang: Lang, id: &str) -> Option<String> {
    Some(game.text(lang, id)).filter(|says| !says.starts_with('⟦'))
}

/// What an option is called where a page asks for it, which can be simpler than what people can write.
fn option_in_words(game: Registered, lang: Lang, key: &str) -> String {
    match key {
        "seats" => pages::house::seats_word(lang),
        "mode" => pages::house::mode_word(lang),
        key => said(game, lang, &format!("ask-{key}")).unwrap_or_else(|| game.text(lang, &format!("option-{key}"))),
    }
}

fn value_in_words(game: Registered, lang: Lang, key: &str, value: &str) -> String {
    let id = if key == "mode" { format!("mode-{value}") } else { format!("option-{key}-{value}") };
    said(game, lang, &id).unwrap_or_else(|| value.to_owned())
}

/// The same for everybody at a table alike: what is its opener's own goes with the first seat.
pub fn option_of_all(game: Registered, lang: Lang, key: &str) -> String {
    said(game, lang, &format!("first-{key}")).unwrap_or_else(|| option_in_words(game, lang, key))
}

/// What an option is called, and its value.
pub fn option_and_value(game: Registered, lang: Lang, key: &str, value: &str) -> (String, String) {
    (option_in_words(game, lang, key), value_in_words(game, lang, key, value))
}

/// The options of a table in words: how it is played, how many play, and whatever was chosen.
pub fn in_words(game: Registered, lang: Lang, fields: &BTreeMap<String, String>) -> Vec<(String, String)> {
    let about = game.about();
    let mut all = vec![("mode", fields.get("mode").map_or(about.modes[0], String::as_str).to_owned())];
    all.extend(game.seats(fields).ok().map(|seats| ("seats", seats.to_string())));
    let usual = |option: &table::AboutOption| (option.key, fields.get(option.key).cloned().unwrap_or_else(|| option.values[0].to_owned()));
    // What cannot be chosen for a table like this says nothing of it.
    let open = |option: &&table::AboutOption| {
        fields.contains_key(option.key)
            || option.values.iter().filter(|value| game.seats(&with(fields, option.key, value)).is_ok()).nth(1).is_some()
    };
    all.extend(about.options.iter().filter(open).map(usual));
    all.into_iter().map(|(key, value)| (option_of_all(game, lang, key), value_in_words(game, lang, key, &value))).collect()
}

/// The options of a form, without those that were left as they usually are.
pub fn options(form: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    let option = |(name, value): (&String, &String)| Some((name.strip_prefix("option-")?.to_owned(), value.clone()));
    form.iter().filter_map(option).filter(|(_, value)| !value.is_empty()).collect()
}

/// The decks that come with a game, with what they are called, and how a list is written.
pub fn decks(game: Registered, lang: Lang) -> Decks {
    let named = |key: &str| {
        let (name, about) = (game.text(lang, &format!("deck-{key}")), said(game, lang, &format!("deck-{key}-about")));
        Pick { key: key.to_owned(), name, about }
    };
    let known: Vec<_> = game.decks().into_iter().map(named).collect();
    if known.is_empty() { Decks::default() } else { Decks { known, own: Vec::new(), about: game.text(lang, "decklist-about") } }
}

/// The decks that whoever asks keeps for a game, as they can be brought to a table.
pub async fn own_picks(web: &Web, reading: &Reading, game: Registered) -> Result<Vec<Pick>, ErrorPage> {
    let kept = match &reading.guest {
        Some((guest, _)) if !game.decks().is_empty() => web.house.store().decks(*guest, game.about().key).await?,
        _ => Vec::new(),
    };
    Ok(kept.iter().map(|deck| own_pick(reading.lang, deck)).collect())
}

/// A deck that somebody keeps, as it can be chosen.
pub fn own_pick(lang: Lang, deck: &KeptDeck) -> Pick {
    let version = Message::new("deck-version").with("version", deck.version);
    Pick { key: format!("{OWN}{}", deck.id), name: deck.name.clone(), about: Some(pages::house::say(lang, &version)) }
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

/// Whether several games are to count together. Whoever plays alone has nobody to win against.
fn series(form: &Wanted, seats: u8, wrong: &mut Problems) -> Option<MatchAsked> {
    let games = match form.best_of.as_deref() {
        None | Some("" | "1") => return None,
        Some("3") => 3,
        Some("5") => 5,
        Some(_) => {
            wrong.add("best-of", pages::house::says(&Message::new("wrong-best-of")));
            return None;
        }
    };
    if seats < 2 {
        wrong.add("best-of", pages::house::says(&Message::new("wrong-best-of-alone")));
    }
    Some(MatchAsked { games, changes: form.match_decks.as_deref() == Some("change") })
}

/// The table that a form asks for.
pub fn opening(web: &Web, form: &Wanted, guest: GuestId) -> Result<(Registered, Opening), HouseError> {
    let game = web.house.game(form.game.as_deref().unwrap_or_default())?;
    let about = game.about();
    let mut fields = options(&form.rest);
    // What a form sends without anybody having chosen it is not an option.
    fields.retain(|key, value| match key.as_str() {
        "mode" => value != about.modes[0],
        key => about.options.iter().find(|option| option.key == key).is_none_or(|option| *value != option.values[0]),
    });
    let seats = game.seats(&fields).unwrap_or_default();
    let sitters = sitters(form, seats, guest, game.bots().first().copied().unwrap_or("random"));
    // The guest brings a deck to the first seat of its own; bots, and others at the same screen, bring another.
    let own = sitters.iter().position(|sitter| sitter.guest() == Some(guest));
    let bringing = |(seat, sitter): (usize, &Sitter)| match sitter {
        Sitter::Open => None,
        _ if Some(seat) == own => brings(form.list.clone(), form.deck.clone()),
        _ => form.others.clone().filter(|deck| !deck.is_empty()),
    };
    let brings = sitters.iter().enumerate().map(bringing).collect();
    let (quiet, friendly) = (form.talk.as_deref() == Some("off"), form.friendly.is_some());
    let mut wrong = Problems::default();
    let terms = clock::terms(&clock::asked(form), &mut wrong);
    let series = series(form, seats, &mut wrong);
    Ok((game, Opening { fields, sitters, brings, terms, quiet, friendly, series, wrong, ..Opening::of(Some(guest), game) }))
}

/// The page again, with what is wrong.
pub async fn again(web: &Web, reading: &Reading, game: Registered, form: &Wanted, wrong: &Problems) -> Result<Markup, ErrorPage> {
    let own = own_picks(web, reading, game).await?;
    Ok(pages::house::new_table(reading.lang, &new_page(web, reading.lang, game, form, own, wrong.lines(reading.lang))))
}

pub async fn open(State(web): State<Web>, reading: Reading, Form(form): Form<Wanted>) -> Result<Answer<api::Opened>, ErrorPage> {
    web.house.game(form.game.as_deref().unwrap_or_default())?;
    let (guest, token) = reading.somebody(&web).await?;
    let (game, opening) = opening(&web, &form, guest)?;
    match web.house.open_as(opening).await {
        Ok(live) => Ok(seated(&web, &reading, token, &live.id)),
        Err(HouseError::Wrong(problems)) if !reading.json => {
            let page = again(&web, &reading, game, &form, &problems).await?;
            Ok(Answer::made(reading.page(StatusCode::UNPROCESSABLE_ENTITY, "", &page)))
        }
        Err(error) => Err(error.into()),
    }
}
