//! What happens at a table: decisions, and what bots do.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use table::any::AnyTable;
use table::log::Entry;
use table::{Refusal, Seat};

use super::{House, HouseError, Live, Seating};
use crate::store::{Change, GuestId, Stage};

impl House {
    /// A seat passes over reactions from now on, or wants to be asked again.
    pub async fn stand(&self, live: &Arc<Live>, seat: Seat, passes: bool) {
        let mut seating = live.seating.lock().await;
        seating.passing = if passes { seating.passing.with(seat) } else { seating.passing.without(seat) };
        live.tell();
        drop(seating);
        self.tend(live);
    }

    /// Passes for a seat that has said so, after the pause that a bot takes; and whether it did.
    async fn pass_over(&self, live: &Arc<Live>) -> Result<bool, HouseError> {
        if live.seating.lock().await.awaited_pass().is_none() {
            return Ok(false);
        }
        let clock = &self.0.customs.clock;
        clock.until(clock.now() + self.0.customs.pause).await;
        let (house, table) = (self.clone(), live.clone());
        self.surely(async move {
            let mut seating = table.seating.lock().await;
            // It may have thought better of it.
            let Some((seat, choice)) = seating.awaited_pass() else { return Ok(true) };
            let playing = seating.table.as_deref_mut().ok_or(HouseError::GoneOn)?;
            playing.decide(seat, &choice)?;
            playing.settle();
            house.keep(&table, &mut seating).await?;
            Ok(true)
        })
        .await
    }

    /// Shows a guest with several seats the side of one of them.
    pub async fn lift(&self, live: &Arc<Live>, guest: GuestId, seat: Seat) -> Result<(), HouseError> {
        let mut seating = live.seating.lock().await;
        if !seating.seats_of(guest).any(|own| own == seat) {
            return Err(HouseError::NotYours);
        }
        seating.lifted.insert(guest, seat);
        live.tell();
        Ok(())
    }

    /// Changes a table that is being played and writes what came of it.
    pub async fn change(
        &self,
        live: &Arc<Live>,
        change: impl FnOnce(&mut dyn AnyTable) -> Result<(), HouseError> + Send + 'static,
    ) -> Result<(), HouseError> {
        let (house, table) = (self.clone(), live.clone());
        self.surely(async move {
            let mut seating = table.seating.lock().await;
            let playing = seating.table.as_deref_mut().ok_or(HouseError::NotGoing)?;
            change(playing)?;
            playing.settle();
            house.keep(&table, &mut seating).await
        })
        .await?;
        self.tend(live);
        Ok(())
    }

    /// Writes what is new in the log. What cannot be written has not happened.
    async fn keep(&self, live: &Live, seating: &mut Seating) -> Result<(), HouseError> {
        let Some(table) = &seating.table else { return Err(HouseError::NotGoing) };
        let (length, over) = (table.log().len(), table.awaited().is_over());
        let mut changes = vec![Change::Entries(live.id.clone(), seating.kept, lines(&table.log()[seating.kept..]))];
        if over {
            changes.push(Change::Stage(live.id.clone(), Stage::Over));
        }
        if let Err(error) = self.0.store.commit(changes).await {
            // The table in memory is ahead of its log: forget it, and rebuild it when somebody looks.
            seating.table = None;
            self.live().remove(&live.id);
            live.tell();
            return Err(error.into());
        }
        seating.kept = length;
        if over {
            seating.stage = Stage::Over;
        }
        live.tell();
        Ok(())
    }

    /// Sees to it that the bots of a table answer, one after the other, each after the same pause.
    pub(super) fn tend(&self, live: &Arc<Live>) {
        if self.0.customs.doubt.is_some() || live.tended.swap(true, Ordering::AcqRel) {
            return;
        }
        let (house, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            while let Err(error) = house.answer_bots(&live).await {
                if !matches!(error, HouseError::GoneOn) {
                    tracing::error!(table = live.id, %error, "a bot could not answer");
                    break;
                }
            }
            live.tended.store(false, Ordering::Release);
            // Somebody may have decided between the last look and now.
            let more = {
                let seating = live.seating.lock().await;
                seating.awaited_bot().is_some() || seating.awaited_pass().is_some()
            };
            if more && !live.tended.load(Ordering::Acquire) {
                house.tend(&live);
            }
        });
    }

    async fn answer_bots(&self, live: &Arc<Live>) -> Result<(), HouseError> {
        loop {
            if self.pass_over(live).await? {
                continue;
            }
            let (pondering, bot, owner) = {
                let seating = live.seating.lock().await;
                let (Some((seat, bot)), Some(table)) = (seating.awaited_bot(), &seating.table) else { return Ok(()) };
                let pondering = table.ponder(seat, &bot).map_err(|error| HouseError::Broken(error.to_string()))?;
                (pondering, bot, seating.owner())
            };
            let answer = self.think(live, &bot, owner, pondering).await?;
            let (house, table) = (self.clone(), live.clone());
            self.surely(async move {
                let mut seating = table.seating.lock().await;
                let playing = seating.table.as_deref_mut().ok_or(HouseError::GoneOn)?;
                match playing.answer(&answer) {
                    Ok(_) => {}
                    Err(Refusal::GoneOn) => return Err(HouseError::GoneOn),
                    Err(refusal) => return Err(refusal.into()),
                }
                playing.settle();
                house.keep(&table, &mut seating).await
            })
            .await?;
        }
    }
}

pub(super) fn lines(entries: &[Entry]) -> Vec<String> {
    entries.iter().map(|entry| serde_json::to_string(entry).unwrap_or_default()).collect()
}
