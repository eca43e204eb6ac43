//! The daily deal: what is played today, results, and days before. Nobody is shown results of a deal that it can still
//! play.

use axum::extract::{Path, State};
use pages::house::{CameOut, Daily, DailyGame, DailyResults, DealNote, day_of, iso};
use table::Lang;

use super::answer::Answer;
use super::error::{ErrorPage, Kind};
use super::form::Form;
use super::guests::seated;
use super::new_table::option_and_value;
use super::sent::PlaysDaily;
use super::who::Reading;
use super::{Web, api};
use crate::house::{A_DAY, HouseError, Registered, Shares, VARIES, daily_name};
use crate::store::deals::{Deal, DealResult, Standing};

/// Days that are listed.
const DAYS: i64 = 30;

/// Results that are listed.
const LISTED: i64 = 500;

/// Where the results of a deal are.
fn address(deal: &Deal) -> String {
    match deal.day {
        Some(day) => format!("/daily/{}/{}", iso(day), deal.game),
        None => format!("/duplicate/{}", deal.id.trim_start_matches("duplicate ")),
    }
}

/// What a table says of the deal that it shares.
pub fn note(shares: &Shares, sealed: bool) -> DealNote {
    DealNote { address: address(&shares.deal), day: shares.deal.day, number: shares.number, sealed }
}

/// How a seat came out, for whoever reads it.
pub fn came_out(reading: &Reading, at: i64, result: &DealResult) -> CameOut {
    let own = reading.guest.as_ref().map(|(guest, _)| *guest);
    CameOut {
        person: result.guest.filter(|_| result.known),
        bot: result.bot,
        you: result.guest.is_some() && result.guest == own,
        table: Some(result.table.clone()),
        ..of_standing(at, result.name.clone(), &result.standing)
    }
}

fn of_standing(at: i64, name: String, standing: &Standing) -> CameOut {
    CameOut {
        at,
        name,
        person: None,
        bot: true,
        you: false,
        table: None,
        verdict: standing.verdict,
        place: standing.place,
        conceded: standing.conceded,
        score: standing.score,
        ahead: -standing.behind,
        decisions: standing.decisions,
    }
}

/// What is played, in words: the way to play, what is another one every day, and the deck of whoever plays.
fn plays(game: Registered, deal: &Deal, lang: Lang) -> Vec<(String, String)> {
    let about = game.about();
    let varies = about.options.iter().find(|option| option.key == VARIES);
    let way = (about.modes.len() > 1).then(|| option_and_value(game, lang, "mode", about.modes[0]));
    let varies =
        varies.map(|option| option_and_value(game, lang, VARIES, deal.fields.get(VARIES).map_or(option.values[0], String::as_str)));
    let deck = deal.brings.first().cloned().flatten().map(|deck| game.text(lang, &format!("deck-{deck}")));
    let deck = deck.map(|name| (pages::house::sentence(lang, "daily-deck"), name));
    way.into_iter().chain(varies).chain(deck).collect()
}

/// A deal of a day, as a reader may know it.
async fn game_of(web: &Web, reading: &Reading, game: Registered, deal: &Deal) -> Result<DailyGame, HouseError> {
    let (store, guest) = (web.house.store(), reading.guest.as_ref().map(|(guest, _)| *guest));
    let attempt = match guest {
        Some(guest) => store.attempt(&deal.id, guest).await?,
        None => None,
    };
    let own = match guest.filter(|_| attempt.as_ref().is_some_and(|attempt| attempt.ended)) {
        Some(guest) => store.daily_results(&deal.id, Some(guest), 1).await?.pop(),
        None => None,
    };
    let seed = web.house.published_seed(deal).await?;
    let best = match &seed {
        Some(_) => store.daily_results(&deal.id, None, 1).await?.pop().map(|(_, best)| best.name),
        None => None,
    };
    Ok(DailyGame {
        key: deal.game.clone(),
        title: game.text(reading.lang, "title"),
        plays: plays(game, deal, reading.lang),
        players: store.count_results(&deal.id).await?,
        commitment: deal.commitment.clone(),
        seed,
        table: attempt.map(|attempt| attempt.table),
        own: own.map(|(at, own)| came_out(reading, at, &own)),
        best,
    })
}

fn told(deal: DailyGame) -> api::DailyGame {
    let DailyGame { key, players, commitment, seed, table, own, .. } = deal;
    api::DailyGame { game: key, players, commitment, seed, table, own: own.map(api::Result::from) }
}

/// The games that have a deal of today.
pub fn dealt(web: &Web) -> impl Iterator<Item = Registered> + '_ {
    web.house.games().iter().copied().filter(|game| web.house.deals_chance(*game))
}

async fn page_of(web: &Web, reading: &Reading, day: i64) -> Result<Daily, ErrorPage> {
    let today = web.house.today();
    let mut games = Vec::new();
    for game in dealt(web) {
        let deal = if day == today { Some(web.house.daily(game).await?) } else { web.house.store().deal(&daily_name(day, game)).await? };
        if let Some(deal) = deal {
            games.push(game_of(web, reading, game, &deal).await?);
        }
    }
    let mut days: Vec<i64> = web.house.store().daily_deals(today - DAYS, today - 1).await?.iter().filter_map(|deal| deal.day).collect();
    days.dedup();
    let left = (day == today).then(|| (A_DAY - web.house.settings().clock.date().rem_euclid(A_DAY)) / 60);
    Ok(Daily { day, left, games, days })
}

async fn answer(web: &Web, reading: &Reading, day: i64) -> Result<Answer<api::Daily>, ErrorPage> {
    let page = page_of(web, reading, day).await?;
    let told = |page: Daily| api::Daily {
        day: iso(page.day),
        today: page.left.is_some(),
        games: page.games.into_iter().map(told).collect(),
        days: page.days.into_iter().map(iso).collect(),
    };
    let title = pages::house::sentence(reading.lang, "daily-title");
    Ok(reading.answer(page, told, |page| (title, pages::house::daily(reading.lang, &page))))
}

/// The deals of today.
pub async fn today(State(web): State<Web>, reading: Reading) -> Result<Answer<api::Daily>, ErrorPage> {
    answer(&web, &reading, web.house.today()).await
}

/// A day that an address names and that has begun.
fn begun(web: &Web, text: &str) -> Result<i64, ErrorPage> {
    day_of(text).filter(|day| *day <= web.house.today()).ok_or_else(|| Kind::Nowhere.into())
}

/// The deals of a day.
pub async fn of_day(State(web): State<Web>, reading: Reading, Path(day): Path<String>) -> Result<Answer<api::Daily>, ErrorPage> {
    let day = begun(&web, &day)?;
    answer(&web, &reading, day).await
}

/// The results of a deal of a day.
pub async fn results(
    State(web): State<Web>,
    reading: Reading,
    Path((day, key)): Path<(String, String)>,
) -> Result<Answer<api::DailyResults>, ErrorPage> {
    let (day, lang) = (begun(&web, &day)?, reading.lang);
    let game = dealt(&web).find(|game| game.about().key == key).ok_or(HouseError::NoGame)?;
    let today = day == web.house.today();
    let deal = if today { Some(web.house.daily(game).await?) } else { web.house.store().deal(&daily_name(day, game)).await? };
    let deal = deal.ok_or(Kind::Nowhere)?;
    let of = game_of(&web, &reading, game, &deal).await?;
    let shown = of.own.is_some() || !web.house.is_sealed(&deal).await?;
    let results = match shown {
        true => {
            let all = web.house.store().daily_results(&deal.id, None, LISTED).await?;
            Some(all.iter().map(|(at, result)| came_out(&reading, *at, result)).collect::<Vec<_>>())
        }
        false => None,
    };
    let bot = game.bots().iter().find(|bot| **bot == "street").or(game.bots().first()).map_or("random", |bot| bot);
    let reference = deal.reference.filter(|_| shown).map(|standing| of_standing(0, bot.to_owned(), &standing));
    let page = DailyResults { deal: of, day, today, results, reference };
    let told = |page: DailyResults| api::DailyResults {
        day: iso(page.day),
        deal: told(page.deal),
        results: page.results.map(|results| results.into_iter().map(api::Result::from).collect()),
        reference: page.reference.map(api::Result::from),
    };
    Ok(reading.answer(page, told, |page| (page.deal.title.clone(), pages::house::daily_results(lang, &page))))
}

/// Plays a deal of today, or goes back to it.
pub async fn play(State(web): State<Web>, reading: Reading, Form(form): Form<PlaysDaily>) -> Result<Answer<api::Opened>, ErrorPage> {
    let key = form.game.unwrap_or_default();
    let game = dealt(&web).find(|game| game.about().key == key).ok_or(HouseError::NoGame)?;
    let (guest, token) = reading.somebody(&web).await?;
    let table = web.house.play_daily(guest, game, reading.known.device()).await?;
    Ok(seated(&web, &reading, token, &table))
}
