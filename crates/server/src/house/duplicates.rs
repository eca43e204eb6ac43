//! Duplicate: the same deal at several tables. Whoever sits in the same seat is compared.

use std::sync::Arc;

use table::{Message, Problems};

use super::deals::{Joins, Shares};
use super::{House, HouseError, Live, Opening, secret};
use crate::store::deals::{Deal, DealResult};
use crate::store::{GuestId, Sitter, TableStatus};

/// How many tables a duplicate has at least and at most.
pub const TABLES: std::ops::RangeInclusive<u8> = 2..=8;

/// Duplicates of one guest that are not over.
const OPEN: i64 = 3;

/// How somebody came out among all who sat in the same seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Compared {
    /// The number of the table.
    pub number: i64,
    /// The result.
    pub result: DealResult,
    /// Two for each that was beaten, one for each that did as well.
    pub points: u32,
    /// The most that there could have been.
    pub most: u32,
}

impl Compared {
    /// The share of what there could have been, in tenths of a percent; half of it where there was nobody to compare with.
    pub fn share(&self) -> u32 {
        (self.points * 1000).checked_div(self.most).unwrap_or(500)
    }
}

/// Compares everybody with those in the same seat at other tables; the best first.
pub fn compare(results: &[(i64, DealResult)]) -> Vec<Compared> {
    let against = |own: &(i64, DealResult)| {
        let worth = own.1.standing.worth();
        let others = results.iter().filter(|other| other.1.seat == own.1.seat && other.1.table != own.1.table);
        let each = others.map(|other| match worth.cmp(&other.1.standing.worth()) {
            std::cmp::Ordering::Less => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 0,
        });
        each.fold((0, 0), |(points, most), won| (points + won, most + 2))
    };
    let compared = |own: &(i64, DealResult)| {
        let (points, most) = against(own);
        Compared { number: own.0, result: own.1.clone(), points, most }
    };
    let mut all: Vec<Compared> = results.iter().map(compared).collect();
    all.sort_by_key(|one| (std::cmp::Reverse(one.share()), one.result.seat, one.number));
    all
}

impl House {
    /// Opens a duplicate of so many tables: the first as it is asked for, the others with open seats where whoever opens it
    /// would sit. Its name, without what says that it is a duplicate.
    pub async fn open_duplicate(&self, opening: Opening, tables: u8) -> Result<String, HouseError> {
        if !TABLES.contains(&tables) {
            let message = Message::new("wrong-tables").with("least", *TABLES.start()).with("most", *TABLES.end());
            return Err(HouseError::Wrong(Problems::one("tables", pages::house::says(&message))));
        }
        let (opener, game) = (opening.opener.ok_or(HouseError::Nobody)?, opening.game);
        let (mut brings, mut problems) = (Vec::new(), opening.wrong.clone());
        if opening.series.is_some() {
            problems.add("best-of", pages::house::says(&Message::new("wrong-best-of-duplicate")));
        }
        for text in &opening.brings {
            match text {
                Some(text) => match self.unpacked(Some(opener), game, text).await {
                    Ok(own) => brings.push(Some(own.text)),
                    Err(HouseError::Wrong(wrong)) => problems.extend(wrong),
                    Err(error) => return Err(error),
                },
                None => brings.push(None),
            }
        }
        problems.or(()).map_err(HouseError::Wrong)?;
        let name = hex::encode(&secret()?[..8]);
        let (key, id, fields) = (game.about().key.to_owned(), format!("duplicate {name}"), opening.fields.clone());
        let deal = Deal { id, game: key, day: None, fields, brings: brings.clone(), commitment: String::new(), reference: None };
        let deal = self.committed(game, deal).await?;
        let free = |sitter: &Sitter| if sitter.guest().is_some() { Sitter::Open } else { sitter.clone() };
        let others: Vec<Sitter> = opening.sitters.iter().map(free).collect();
        let mut opened: Vec<Arc<Live>> = Vec::new();
        // The first may begin at once: it comes last, so that it does not if the others cannot be.
        for number in (1..=i64::from(tables)).rev() {
            let sitters = if number == 1 { opening.sitters.clone() } else { others.clone() };
            let most = (number == i64::from(tables)).then_some((opener, OPEN));
            let joins = Some(Joins { shares: Shares { deal: deal.clone(), number }, attempt: None, most });
            let table =
                Opening { fields: opening.fields.clone(), sitters, brings: brings.clone(), joins, ..Opening::of(Some(opener), game) };
            match self.open_as(Opening { terms: opening.terms, quiet: true, friendly: true, ..table }).await {
                Ok(live) => opened.push(live),
                Err(error) => {
                    for live in opened {
                        self.call_off(&live).await?;
                    }
                    return Err(error);
                }
            }
        }
        Ok(name)
    }

    /// Whoever opened a duplicate calls it off, before any of its tables has begun.
    pub async fn close_duplicate(&self, deal: &Deal, guest: GuestId) -> Result<(), HouseError> {
        let (tables, opener) = self.0.store.duplicate_tables(&deal.id).await?;
        if opener != Some(guest) {
            return Err(HouseError::NotYours);
        }
        let mut open = Vec::new();
        for (_, listed) in &tables {
            let live = self.table(&listed.id).await?;
            let (stage, dealt) = {
                let seating = live.seating.lock().await;
                (seating.stage, seating.table.is_some())
            };
            match stage {
                TableStatus::Over if !dealt => {}
                TableStatus::Open => open.push(live),
                _ => return Err(HouseError::OfDeal("duplicate-begun")),
            }
        }
        for live in open {
            self.call_off(&live).await?;
        }
        Ok(())
    }

    /// Everybody at a duplicate that is over, compared.
    pub async fn compared(&self, deal: &Deal) -> Result<Vec<Compared>, HouseError> {
        let (tables, _) = self.0.store.duplicate_tables(&deal.id).await?;
        let number = |result: &DealResult| tables.iter().find(|(_, listed)| listed.id == result.table).map_or(0, |(number, _)| *number);
        let results = self.0.store.duplicate_results(&deal.id).await?;
        let results: Vec<(i64, DealResult)> = results.into_iter().map(|result| (number(&result), result)).collect();
        Ok(compare(&results))
    }
}
