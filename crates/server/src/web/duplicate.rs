//! Duplicate: the same deal at several tables.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use pages::house::{Duplicate, DuplicateRow, DuplicateTable};

use super::answer::Answer;
use super::daily::came_out;
use super::error::{ErrorPage, Kind};
use super::form::Form;
use super::look::stage;
use super::new_table::{again, in_words, opening};
use super::sent::Wanted;
use super::who::Reading;
use super::{Web, api};
use crate::house::{Compared, HouseError};
use crate::store::deals::Deal;
use crate::store::{GuestId, TableStatus};

/// The duplicate of an address.
async fn named(web: &Web, id: &str) -> Result<Deal, ErrorPage> {
    let known = |id: &str| id.len() == 16 && id.bytes().all(|byte| byte.is_ascii_hexdigit());
    let deal = if known(id) { web.house.store().deal(&format!("duplicate {id}")).await? } else { None };
    deal.ok_or_else(|| Kind::Nowhere.into())
}

/// Opens the same deal at several tables.
pub async fn open(State(web): State<Web>, reading: Reading, Form(form): Form<Wanted>) -> Result<Answer<api::OpenedDuplicate>, ErrorPage> {
    let tables = form.tables.as_ref().and_then(|tables| tables.trim().parse().ok()).unwrap_or_default();
    web.house.game(form.game.as_deref().unwrap_or_default())?;
    let (guest, token) = reading.somebody(&web).await?;
    let (game, opening) = opening(&web, &form, guest)?;
    match web.house.open_duplicate(opening, tables).await {
        Ok(duplicate) => {
            let session = token.as_deref().map(|token| web.guard.session(token));
            let place = format!("/duplicate/{duplicate}");
            Ok(reading.sent(&api::OpenedDuplicate { duplicate, token }, &place).with_cookie(session.as_deref()))
        }
        Err(HouseError::Wrong(problems)) if !reading.json => {
            let page = again(&web, &reading, game, &form, &problems).await?;
            Ok(Answer::made(reading.page(StatusCode::UNPROCESSABLE_ENTITY, "", &page)))
        }
        Err(error) => Err(error.into()),
    }
}

/// The tables of a duplicate, and how everybody came out once all are over.
pub async fn show(State(web): State<Web>, reading: Reading, Path(id): Path<String>) -> Result<Answer<api::Duplicate>, ErrorPage> {
    let deal = named(&web, &id).await?;
    let (lang, own) = (reading.lang, reading.guest.as_ref().map(|(guest, _)| *guest));
    let game = web.house.game(&deal.game)?;
    let (tables, opener) = web.house.store().duplicate_tables(&deal.id).await?;
    let sealed = web.house.is_sealed(&deal).await?;
    let compared = if sealed { None } else { Some(web.house.compared(&deal).await?) };
    let sits = |guests: &[Option<GuestId>]| own.is_some() && guests.contains(&own);
    let page = Duplicate {
        id,
        title: game.text(lang, "title"),
        options: in_words(game, lang, &deal.fields),
        close: own.is_some() && opener == own && tables.iter().all(|(_, table)| table.stage == TableStatus::Open),
        commitment: deal.commitment.clone(),
        seed: web.house.published_seed(&deal).await?,
        standings: compared.map(|compared| rows(&reading, &compared)),
        origin: web.guard.origin(&reading),
        tables: tables
            .into_iter()
            .map(|(number, table)| DuplicateTable {
                number,
                stage: stage(table.stage),
                yours: sits(&table.guests),
                id: table.id,
                sitters: table.sitters,
            })
            .collect(),
    };
    let told = |page: Duplicate| {
        let table = |DuplicateTable { number, id, stage, sitters, .. }: DuplicateTable| api::DuplicateTable { number, id, stage, sitters };
        api::Duplicate {
            id: page.id,
            tables: page.tables.into_iter().map(table).collect(),
            commitment: page.commitment,
            seed: page.seed,
            standings: page.standings.map(|rows| rows.into_iter().map(told_row).collect()),
        }
    };
    Ok(reading.answer(page, told, |page| (page.title.clone(), pages::house::duplicate(lang, &page))))
}

/// Everybody with the place that their share has among all.
fn rows(reading: &Reading, compared: &[Compared]) -> Vec<DuplicateRow> {
    let row = |one: &Compared| {
        let at = 1 + compared.iter().filter(|other| other.share() > one.share()).count() as i64;
        DuplicateRow {
            came_out: came_out(reading, at, &one.result),
            seat: one.result.seat,
            number: one.number,
            points: one.points,
            most: one.most,
            share: one.share(),
        }
    };
    compared.iter().map(row).collect()
}

fn told_row(row: DuplicateRow) -> api::Compared {
    let DuplicateRow { came_out, seat, number, points, most, share } = row;
    api::Compared { seat, number, points, most, share: f64::from(share) / 10.0, result: came_out.into() }
}

/// Calls a duplicate off that has not begun.
pub async fn close(State(web): State<Web>, reading: Reading, Path(id): Path<String>) -> Result<Answer<api::OpenedDuplicate>, ErrorPage> {
    let deal = named(&web, &id).await?;
    web.house.close_duplicate(&deal, reading.own()?).await?;
    Ok(reading.sent(&api::OpenedDuplicate { duplicate: id.clone(), token: None }, &format!("/duplicate/{id}")))
}
