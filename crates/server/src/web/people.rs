//! Pages of people: what somebody is rated, has played and won; and who is best in each way to play.

use axum::extract::{Path, State};
use pages::house::{DailyRow, Leaders, PersonPage, RatedRow, RecordRow};
use table::Lang;

use super::answer::Answer;
use super::error::{ErrorPage, Kind};
use super::form::Query;
use super::sent::WayAsked;
use super::who::Reading;
use super::{Web, api};
use crate::house::harder;
use crate::store::{GuestId, PlayedTable, RANKED_FROM, Rated, Record, Way};

/// Tables on the page of a person.
const LAST: i64 = 20;
/// Daily deals on the page of a person.
const LAST_DAILY: usize = 10;
/// Daily deals among which days in a row are counted.
const DAYS: i64 = 400;
/// Points of a curve.
const CURVE: i64 = 200;
/// Opponents on the page of a person.
const OPPONENTS: i64 = 20;
/// People in a list of the best.
const BEST: i64 = 100;

/// What a way to play is called.
fn called(web: &Web, lang: Lang, way: &Way) -> String {
    let Ok(game) = web.house.game(&way.game) else { return way.game.clone() };
    let title = game.text(lang, "title");
    let modes = game.about().modes.len();
    let mode = if modes > 1 { format!(", {}", game.text(lang, &format!("mode-{}", way.mode))) } else { String::new() };
    format!("{title}{mode}, {}", pages::house::seats_of(lang, way.seats))
}

/// What made it harder than usual, in words; nothing if that is nothing.
fn how_hard(web: &Web, lang: Lang, way: &Way, hardness: i64) -> String {
    let Some((game, (key, values))) = web.house.game(&way.game).ok().and_then(|game| Some((game, harder(game)?))) else {
        return String::new();
    };
    let value = usize::try_from(hardness).ok().filter(|place| *place > 0).and_then(|place| values.get(place));
    value.map(|value| game.text(lang, &format!("option-{key}-{value}"))).unwrap_or_default()
}

fn title(web: &Web, lang: Lang, game: &str) -> String {
    web.house.game(game).map_or_else(|_| game.to_owned(), |known| known.text(lang, "title"))
}

fn spoken(lang: Lang, words: &[String; 2]) -> String {
    words[usize::from(lang == Lang::It)].clone()
}

fn rated_row(web: &Web, lang: Lang, rated: &Rated) -> RatedRow {
    RatedRow {
        way: called(web, lang, &rated.way),
        address: format!("/people?game={}&mode={}&seats={}", rated.way.game, rated.way.mode, rated.way.seats),
        guest: rated.guest,
        name: rated.name.clone(),
        rating: rated.rating,
        uncertainty: rated.uncertainty,
        tables: rated.tables,
        curve: Vec::new(),
    }
}

fn record_row(web: &Web, lang: Lang, record: &Record) -> RecordRow {
    let game = if record.game.is_empty() { String::new() } else { title(web, lang, &record.game) };
    RecordRow { game, what: spoken(lang, &record.what), tables: record.tables, won: record.won }
}

fn told_rating(row: &RatedRow) -> api::Rating {
    api::Rating { way: row.way.clone(), name: row.name.clone(), rating: row.rating, uncertainty: row.uncertainty, tables: row.tables }
}

/// The last daily deals of somebody whose days are over, and on how many days in a row it has played one.
async fn dailies(web: &Web, lang: Lang, guest: GuestId) -> Result<(Vec<DailyRow>, i64), ErrorPage> {
    let (store, today) = (web.house.store(), web.house.today());
    let deals = store.dailies_of(guest, today, DAYS).await?;
    let mut days: Vec<i64> = deals.iter().filter_map(|deal| deal.day).collect();
    days.dedup();
    let streak = days.iter().zip(1..).take_while(|(day, before)| **day == today - before).count() as i64;
    let mut rows = Vec::new();
    for deal in deals.into_iter().take(LAST_DAILY) {
        let own = store.daily_results(&deal.id, Some(guest), 1).await?;
        let (Some((at, _)), Some(day)) = (own.first(), deal.day) else { continue };
        let address = format!("/daily/{}/{}", pages::house::iso(day), deal.game);
        rows.push(DailyRow { game: title(web, lang, &deal.game), day, address, at: *at, players: store.count_results(&deal.id).await? });
    }
    Ok((rows, streak))
}

/// A person.
pub async fn show(State(web): State<Web>, reading: Reading, Path(id): Path<String>) -> Result<Answer<api::Person>, ErrorPage> {
    let lang = reading.lang;
    let store = web.house.store();
    let guest = id.parse().map_err(|_| Kind::Nowhere)?;
    // Guests come and go, and have no page; one's own can be looked at.
    let own = reading.guest.as_ref().is_some_and(|(own, _)| *own == guest);
    let person =
        store.person(guest).await?.filter(|person| own || person.claimed.is_some() || person.owner.is_some()).ok_or(Kind::Nowhere)?;
    let mut ratings = Vec::new();
    for rated in store.ratings(guest).await? {
        let curve = store.curve(guest, &rated.way, CURVE).await?;
        ratings.push(RatedRow { curve, ..rated_row(&web, lang, &rated) });
    }
    let records = |records: Vec<Record>| records.iter().map(|record| record_row(&web, lang, record)).collect::<Vec<_>>();
    let played = |table: PlayedTable| pages::house::PlayedRow {
        won: table.verdict == "won" || (table.verdict == "ranked" && table.place == 1),
        void: table.verdict == "void",
        way: called(&web, lang, &table.way),
        plays: spoken(lang, &table.plays),
        table: table.table,
        place: table.place,
        ended: table.ended,
        rated: table.rated,
    };
    let together = store.together(guest).await?;
    let together = together.iter().map(|(way, hardness, record)| RecordRow {
        game: called(&web, lang, way),
        what: how_hard(&web, lang, way, *hardness),
        ..record_row(&web, lang, record)
    });
    let (daily, streak) = dailies(&web, lang, guest).await?;
    let page = PersonPage {
        name: person.name,
        bot: person.owner.is_some(),
        since: person.claimed.unwrap_or(person.created),
        ratings,
        sides: records(store.by_side(guest).await?).into_iter().filter(|row| !row.what.is_empty()).collect(),
        opponents: records(store.opponents(guest, OPPONENTS).await?),
        together: together.collect(),
        last: store.played(guest, LAST).await?.into_iter().map(played).collect(),
        daily,
        streak,
    };
    let told = |page: PersonPage| {
        let record = |row: RecordRow| api::Record { game: row.game, what: row.what, tables: row.tables, won: row.won };
        let records = |rows: Vec<RecordRow>| rows.into_iter().map(record).collect();
        api::Person {
            ratings: page.ratings.iter().map(told_rating).collect(),
            name: page.name,
            bot: page.bot,
            sides: records(page.sides),
            opponents: records(page.opponents),
            together: records(page.together),
            last: page
                .last
                .into_iter()
                .map(|row| api::PlayedTable { table: row.table, way: row.way, place: row.place, rated: row.rated })
                .collect(),
            daily: page.daily.into_iter().map(|row| api::DailyPlace { address: row.address, at: row.at, players: row.players }).collect(),
            streak: page.streak,
        }
    };
    Ok(reading.answer(page, told, |page| (page.name.clone(), pages::house::person(lang, &page))))
}

/// Who is best.
pub async fn best(State(web): State<Web>, reading: Reading, Query(asked): Query<WayAsked>) -> Result<Answer<api::Best>, ErrorPage> {
    let lang = reading.lang;
    let store = web.house.store();
    let ways = store.rated_ways().await?;
    let wanted = |way: &Way| {
        asked.game.as_ref().is_none_or(|game| *game == way.game)
            && asked.mode.as_ref().is_none_or(|mode| *mode == way.mode)
            && asked.seats.is_none_or(|seats| i64::from(seats) == way.seats)
    };
    let chosen = ways.iter().filter(|(way, _)| wanted(way)).max_by_key(|(_, count)| *count).map(|(way, _)| way.clone());
    let best = match &chosen {
        Some(way) => store.leaders(way, BEST).await?.iter().map(|rated| rated_row(&web, lang, rated)).collect(),
        None => Vec::new(),
    };
    let link = |(way, _): &(Way, i64)| {
        (called(&web, lang, way), format!("/people?game={}&mode={}&seats={}", way.game, way.mode, way.seats), Some(way) == chosen.as_ref())
    };
    let page = Leaders { ways: ways.iter().map(link).collect(), best, from: RANKED_FROM };
    let told = |page: Leaders| api::Best {
        ways: page.ways.into_iter().map(|(way, ..)| way).collect(),
        best: page.best.iter().map(told_rating).collect(),
    };
    let heading = pages::house::sentence(lang, "people-title");
    Ok(reading.answer(page, told, |page| (heading, pages::house::leaders(lang, &page))))
}
