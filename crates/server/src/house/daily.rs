//! The daily deal: one deal a day for every game, the same for all who play it, each once.

use std::collections::BTreeMap;

use table::Seat;

use super::deals::{Joins, Shares};
use super::{House, HouseError, Opening, Registered, clocks};
use crate::store::deals::{Change as OfDeals, Deal};
use crate::store::{Change, GuestId, Sitter, StoreError};

/// The option that is another one every day, in games that have it.
pub const VARIES: &str = "story";

/// The name of a daily deal.
pub fn daily_name(day: i64, game: Registered) -> String {
    format!("daily {} {}", pages::house::iso(day), game.about().key)
}

/// What is played on a day: as usual, but for what is another one every day.
fn programme(game: Registered, day: i64) -> BTreeMap<String, String> {
    let usual = BTreeMap::new();
    let Some(option) = game.about().options.iter().find(|option| option.key == VARIES) else { return usual };
    let place = day.rem_euclid(option.values.len().max(1) as i64) as usize;
    let chosen = option.values.get(place).map(|value| BTreeMap::from([(VARIES.to_owned(), (*value).to_owned())]));
    chosen.filter(|fields| place > 0 && game.seats(fields).is_ok()).unwrap_or(usual)
}

impl House {
    /// The deal of today.
    pub async fn daily(&self, game: Registered) -> Result<Deal, HouseError> {
        let day = self.today();
        let id = daily_name(day, game);
        if let Some(deal) = self.0.store.deal(&id).await? {
            self.find_reference(game, &deal);
            return Ok(deal);
        }
        let fields = programme(game, day);
        let seats = game.seats(&fields).map_err(HouseError::Wrong)?;
        let decks: Vec<String> = game.decks().into_iter().map(str::to_owned).collect();
        let mut brings = Vec::new();
        for seat in 0..seats {
            let drawn = if decks.is_empty() { None } else { Some(self.drawn_for(&id, seat, decks.len() as u32).await?) };
            brings.push(drawn.and_then(|place| decks.get(place).cloned()));
        }
        let key = game.about().key.to_owned();
        let fresh = Deal { id: id.clone(), game: key, day: Some(day), fields, brings, commitment: String::new(), reference: None };
        let fresh = self.committed(game, fresh).await?;
        match self.0.store.commit(vec![Change::Deals(OfDeals::New(Box::new(fresh.clone())))]).await {
            // It can be looked at, and is published when it can be written.
            Err(StoreError::ReadOnly(_)) => return Ok(fresh),
            written => written?,
        }
        let deal = self.0.store.deal(&id).await?.unwrap_or(fresh);
        self.find_reference(game, &deal);
        Ok(deal)
    }

    /// Somebody plays the deal of today, or comes back to it: its table.
    pub async fn play_daily(&self, guest: GuestId, game: Registered, browser: Option<[u8; 32]>) -> Result<String, HouseError> {
        let deal = self.daily(game).await?;
        if let Some(attempt) = self.0.store.attempt(&deal.id, guest).await? {
            return Ok(attempt.table);
        }
        if self.common(game, &deal).await?.is_none() {
            return Err(HouseError::OfDeal("daily-changed"));
        }
        let (bot, seats) = (clocks::stand_in(game), game.seats(&deal.fields).map_err(HouseError::Wrong)?);
        let sits = |seat: Seat| if seat.0 == 0 { Sitter::Guest { guest, nonce: false } } else { Sitter::Bot(bot.clone()) };
        let opening = Opening {
            fields: deal.fields.clone(),
            sitters: Seat::first(seats).map(sits).collect(),
            brings: deal.brings.clone(),
            quiet: true,
            friendly: true,
            joins: Some(Joins { shares: Shares { deal: deal.clone(), number: 0 }, attempt: Some((guest, browser)), most: None }),
            ..Opening::of(Some(guest), game)
        };
        match self.open_as(opening).await {
            Ok(live) => Ok(live.id.clone()),
            // It was begun a moment ago, or by somebody else in this browser.
            Err(HouseError::Taken) => match self.0.store.attempt(&deal.id, guest).await? {
                Some(attempt) => Ok(attempt.table),
                None => Err(HouseError::OfDeal("daily-browser")),
            },
            Err(error) => Err(error),
        }
    }
}
