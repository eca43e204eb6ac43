//! For whom tables wait. A turn begins when a table begins to wait for somebody, or waits again after its decision; it is
//! written with the entries of the log that made it. Here is also who was seen at any page of the house, and when.

use std::collections::HashMap;

use table::log::LogEntry;
use table::{Seat, Seats};

use super::{House, HouseError, Live, Seating, locked};
use crate::store::turns::{Change as TurnChange, Waiting, leads_on};
use crate::store::{Change, GuestId, Sitter, TableStatus};
use crate::wall::seconds;

/// Whom a table waits for, each with when the time runs out, in the time of the house.
pub(super) type Waits = Vec<(GuestId, Option<i64>)>;

/// Guests whose last visit is remembered.
const MOST: usize = 100_000;

/// Who was seen: how many pages of tables somebody has open, and when it asked for something last.
#[derive(Default)]
pub(super) struct Visits(HashMap<GuestId, (usize, i64)>);

impl Visits {
    pub(super) fn note(&mut self, guest: GuestId, more: usize, less: usize) {
        if self.0.len() >= MOST && !self.0.contains_key(&guest) {
            // Whoever has no page open is known again with the next one.
            self.0.retain(|_, (pages, _)| *pages > 0);
        }
        let seen = self.0.entry(guest).or_default();
        *seen = (seen.0.saturating_add(more).saturating_sub(less), seconds());
    }

    /// When somebody was seen last, as of a moment.
    fn last(&self, guest: GuestId, at: i64) -> Option<i64> {
        self.0.get(&guest).map(|(pages, last)| if *pages > 0 { at } else { *last })
    }
}

/// Whom a table waits for of those who sit there.
pub(super) fn awaited_people(sitters: &[Sitter], must: Seats) -> Waits {
    let mut all: Waits = must.iter().filter_map(|seat| Some((sitters.get(seat.index())?.guest()?, None))).collect();
    all.sort_unstable();
    all.dedup();
    all
}

impl Seating {
    /// The people whom the table waits for: they have to decide, are asked, and nobody plays for them.
    pub(super) fn waits(&self) -> Waits {
        if self.stage != TableStatus::Going || self.is_paused() {
            return Waits::new();
        }
        let asked = |seat: &Seat| self.stand_in(*seat).is_none() && !self.passes(*seat);
        let mut all = awaited_people(&self.sitters, self.awaited().must.iter().filter(asked).collect());
        let (times, charged) = (self.times(), self.charged());
        for (guest, deadline) in &mut all {
            let left = |seat: Seat| times.as_ref().map(|times| self.asked().saturating_add(times.left(seat).max(0)));
            *deadline = self.seats_of(*guest).filter(|seat| charged.contains(*seat)).filter_map(left).min();
        }
        all
    }

    /// What is to be written of turns with entries of the log; nothing if all is as it was.
    pub(super) fn new_turns(&self, table: &str, number: usize, entries: &[LogEntry]) -> (Waits, Option<Change>) {
        let waits = self.waits();
        let decided = |guest: GuestId| {
            let own = |entry: &LogEntry| matches!(entry, LogEntry::Decision { seat, .. } if self.seats_of(guest).any(|own| own == *seat));
            entries.iter().any(own)
        };
        let stays: Vec<GuestId> = waits.iter().map(|(guest, _)| *guest).filter(|guest| !decided(*guest)).collect();
        let same = stays.len() == waits.len() && self.waited.as_ref() == Some(&waits);
        let change = TurnChange::Waits { table: table.to_owned(), number, waits: waits.clone(), stays };
        (waits, (!same).then_some(Change::Turns(change)))
    }
}

impl House {
    /// Writes for whom a table waits, where nothing else is written.
    pub(super) async fn note_turns(&self, live: &Live, seating: &mut Seating) -> Result<(), HouseError> {
        let (waits, change) = seating.new_turns(&live.id, seating.length(), &[]);
        if let Some(change) = change {
            self.0.store.commit(vec![change]).await?;
            seating.waited = Some(waits);
        }
        Ok(())
    }

    /// Somebody has asked for something by itself.
    pub fn saw(&self, guest: GuestId) {
        locked(&self.0.visits).note(guest, 0, 0);
    }

    /// When somebody was seen last, if that is known.
    pub(super) fn seen(&self, guest: GuestId, at: i64) -> Option<i64> {
        locked(&self.0.visits).last(guest, at)
    }

    /// The tables that wait for somebody, the most urgent first.
    pub async fn turns(&self, guest: GuestId) -> Result<Vec<Waiting>, HouseError> {
        Ok(self.0.store.turns(guest).await?)
    }

    /// The table to go to after one: the most urgent of those that come after it in the list, or the first.
    pub async fn next_table(&self, guest: GuestId, after: &str) -> Result<Option<String>, HouseError> {
        let all = self.turns(guest).await?;
        let place = all.iter().position(|waiting| waiting.table == after);
        let later = place.and_then(|place| all.get(place + 1));
        Ok(later.or_else(|| all.iter().find(|waiting| waiting.table != after)).map(|waiting| waiting.table.clone()))
    }

    /// Whether the next table is opened by itself after a decision at a table: as its player wants, and once nothing more
    /// is to be decided there.
    pub async fn leads_on(&self, live: &Live, guest: GuestId) -> Result<bool, HouseError> {
        let waits = {
            let seating = live.seating.lock().await;
            !seating.waits().iter().any(|(waited, _)| *waited == guest)
        };
        Ok(waits && self.opens_next(live, guest).await?)
    }

    /// Whether somebody wants the next table opened by itself after a decision at this one.
    pub async fn opens_next(&self, live: &Live, guest: GuestId) -> Result<bool, HouseError> {
        let slow = live.seating.lock().await.terms.is_some_and(|terms| terms.kind == table::log::ClockKind::Days);
        Ok(leads_on(Some(&self.0.store.wishes(guest).await?.next), slow))
    }
}
