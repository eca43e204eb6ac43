//! Closing tables: by who opened them while nobody else has decided, by consent after that (`consent`), and those
//! whose chance nobody can agree on any more. What has not begun is over without having been dealt.

use std::sync::Arc;

use table::Seat;
use table::any::AnyTable;
use table::log::LogEntry;

use super::{Frozen, House, HouseError, Live, Seating};
use crate::store::{Change, GuestId, Held, Listed, Sitter, StoreError, TableStatus};

/// A guest has as many tables as it can have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quota {
    /// The guest.
    pub guest: GuestId,
    /// Tables of which kind.
    pub held: Held,
    /// How many it can have.
    pub most: i64,
    /// Those that it has.
    pub tables: Vec<Listed>,
}

impl Seating {
    /// Whether nobody but the guest who opened the table and sits here has decided anything.
    pub fn is_own(&self, guest: GuestId) -> bool {
        let own = self.opener == Some(guest);
        let others = self.seats_of_others(guest);
        // Who has decided at a frozen table is not known from what agrees.
        let decided = || self.table.as_ref().is_some_and(|table| decided(&**table, &others));
        own && if self.frozen.is_some() { others.is_empty() } else { !decided() }
    }

    fn seats_of_others(&self, guest: GuestId) -> Vec<Seat> {
        let other = |sitter: &Sitter| sitter.guest().is_some_and(|other| other != guest);
        (0u8..).zip(&self.sitters).filter(|(_, sitter)| other(sitter)).map(|(seat, _)| Seat(seat)).collect()
    }

    /// Whether it was closed before it began.
    pub fn is_closed(&self) -> bool {
        self.is_over() && self.table.is_none() && self.frozen.is_none()
    }
}

/// Whether one of these seats has decided something.
fn decided(table: &dyn AnyTable, seats: &[Seat]) -> bool {
    table.log().iter().any(|entry| matches!(entry, LogEntry::Decision { seat, .. } if seats.contains(seat)))
}

impl House {
    /// A guest closes a table: at once where it is its own, else it asks the others. Whether the table is gone for good.
    pub async fn close(&self, live: &Arc<Live>, guest: GuestId) -> Result<bool, HouseError> {
        let (stage, own, seat, brought, others, frozen) = {
            let seating = live.seating.lock().await;
            let brought = seating.brought && seating.opener == Some(guest);
            (
                seating.stage,
                seating.is_own(guest),
                seating.seats_of(guest).next(),
                brought,
                seating.seats_of_others(guest),
                seating.frozen.as_ref().map(Frozen::length),
            )
        };
        match (stage, seat) {
            (TableStatus::Over, _) if brought => {
                self.live().remove(&live.id);
                self.0.store.commit(vec![Change::Forget(live.id.clone(), i64::MAX)]).await?;
                return Ok(true);
            }
            (TableStatus::Over, _) => return Err(HouseError::NotGoing),
            (TableStatus::Going, _) if live.shares.is_some() => return Err(HouseError::OfDeal("deal-no-void")),
            (TableStatus::Open, _) if own => self.call_off(live).await?,
            (TableStatus::Going, Some(seat)) => self.void(live, seat).await?,
            (TableStatus::Going, None) if own => {
                if let Some(length) = frozen {
                    self.void_frozen(live, length).await?;
                    return Ok(false);
                }
                let end = move |table: &mut dyn AnyTable| if decided(table, &others) { Err(HouseError::GoneOn) } else { Ok(table.void()?) };
                self.change(live, end).await?;
            }
            _ => return Err(HouseError::NotYours),
        }
        Ok(false)
    }

    /// Closes a table that has not begun.
    pub(super) async fn call_off(&self, live: &Arc<Live>) -> Result<(), HouseError> {
        let (house, live) = (self.clone(), live.clone());
        self.run_to_end(async move {
            let mut seating = live.seating.lock().await;
            if seating.stage != TableStatus::Open || seating.table.is_some() {
                return Err(HouseError::GoneOn);
            }
            house.0.store.commit(vec![Change::Status(live.id.clone(), TableStatus::Over)]).await?;
            seating.stage = TableStatus::Over;
            seating.handshake = None;
            house.tell_sharers(&live);
            house.has_ended(seating.of_match.as_ref());
            live.tell();
            Ok(())
        })
        .await
    }

    /// Writes what needs room for a table; whoever has none is told which tables it has.
    pub(super) async fn written(&self, changes: Vec<Change>) -> Result<(), HouseError> {
        let counted: Vec<(GuestId, Held, i64)> = changes
            .iter()
            .filter_map(|change| if let Change::Room(guest, held, most) = change { Some((*guest, *held, *most)) } else { None })
            .collect();
        match self.0.store.commit(changes).await {
            Err(StoreError::Full(guest, held)) => {
                let most = counted.iter().find(|(who, what, _)| (*who, *what) == (guest, held)).map_or(0, |(.., most)| *most);
                let tables = self.0.store.held(guest, held).await?;
                Err(HouseError::Quota(Box::new(Quota { guest, held, most, tables })))
            }
            written => Ok(written?),
        }
    }
}
