//! The waiting room: what whoever opened a table does with seats that nobody has taken. A bot takes one, or the table is
//! played with one seat less where the game can be.

use std::collections::BTreeMap;
use std::sync::Arc;

use table::{Message, Problems, Seat};

use super::{House, HouseError, Live, Registered, Seating};
use crate::store::{Change, GuestId, Sitter, TableStatus};

impl Seating {
    /// The options of the table with one seat less, if the game can be played like that.
    pub fn fewer(&self, game: Registered) -> Option<BTreeMap<String, String>> {
        let seats = u8::try_from(self.sitters.len()).ok()?.checked_sub(1)?;
        let mut fields = self.fields.clone();
        fields.insert("seats".to_owned(), seats.to_string());
        (game.seats(&fields).ok()? == seats).then_some(fields)
    }

    /// An open seat of a table that this guest has opened.
    fn open_seat(&self, seat: Seat, guest: GuestId) -> Result<(), HouseError> {
        if self.opener != Some(guest) {
            return Err(HouseError::NotYours);
        }
        let open = self.stage == TableStatus::Open && self.sitters.get(seat.index()) == Some(&Sitter::Open);
        if open { Ok(()) } else { Err(HouseError::Taken) }
    }
}

impl House {
    /// A bot takes an open seat; the table begins when it was the last.
    pub async fn seat_bot(&self, live: &Arc<Live>, seat: Seat, guest: GuestId, bot: String) -> Result<(), HouseError> {
        live.game.check_bot(&bot).and_then(|()| self.check_budget(&bot)).map_err(|wrong| HouseError::Wrong(Problems::one("bot", wrong)))?;
        let (house, table) = (self.clone(), live.clone());
        self.run_to_end(async move {
            let mut seating = table.seating.lock().await;
            seating.open_seat(seat, guest)?;
            house.0.store.commit(vec![Change::SeatBot(table.id.clone(), seat.0, bot.clone())]).await?;
            if let Some(sitter) = seating.sitters.get_mut(seat.index()) {
                *sitter = Sitter::Bot(bot);
            }
            house.seats_changed(&table, &mut seating).await
        })
        .await?;
        self.begin_if_full(live).await
    }

    /// An open seat is taken away; the table begins when it was the last.
    pub async fn drop_seat(&self, live: &Arc<Live>, seat: Seat, guest: GuestId) -> Result<(), HouseError> {
        if live.shares.is_some() {
            return Err(HouseError::OfDeal("deal-no-drop"));
        }
        let (house, table) = (self.clone(), live.clone());
        self.run_to_end(async move {
            let mut seating = table.seating.lock().await;
            seating.open_seat(seat, guest)?;
            let few = || HouseError::Wrong(Problems::one("seats", pages::house::says(&Message::new("wrong-fewer-seats"))));
            let fields = seating.fewer(table.game).ok_or_else(few)?;
            house.0.store.commit(vec![Change::DropSeat(table.id.clone(), seat.0, fields.clone())]).await?;
            seating.sitters.remove(seat.index());
            seating.brings.remove(seat.index());
            seating.reactions.remove(seat.index());
            seating.stand_ins.remove(seat.index());
            seating.fields = fields;
            house.seats_changed(&table, &mut seating).await
        })
        .await?;
        self.begin_if_full(live).await
    }

    async fn seats_changed(&self, live: &Live, seating: &mut Seating) -> Result<(), HouseError> {
        seating.names = self.names(&seating.sitters).await?;
        live.tell();
        Ok(())
    }
}
