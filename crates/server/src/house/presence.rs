//! Who is there. A person who has to decide, has no stream open and has sent nothing for a while is shown as absent; then
//! the others may agree that a bot takes the seat until that person comes back.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use table::any::AnyTable;
use table::log::LogEntry;
use table::replay::PERSON;
use table::{Refusal, Seat, Seats};
use tokio::time::Instant;

use super::{Asks, House, HouseError, Live, Seating, locked};
use crate::store::{GuestId, Sitter};

/// Who was seen at a table, and when.
pub(super) struct Presence(Mutex<Inner>);

struct Inner {
    /// People who sit there: how many streams they have open, and when they sent something last.
    seen: HashMap<GuestId, (usize, Instant)>,
    /// Since when anybody could have been seen.
    since: Instant,
    /// The seats whose people are shown as absent.
    absent: Seats,
}

impl Presence {
    pub(super) fn new(now: Instant) -> Presence {
        Presence(Mutex::new(Inner { seen: HashMap::new(), since: now, absent: Seats::NONE }))
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The seats whose people are shown as absent.
    pub(super) fn absent(&self) -> Seats {
        self.inner().absent
    }

    /// Somebody was seen; `streams` more or less are open now.
    fn note(&self, guest: GuestId, now: Instant, more: usize, less: usize) {
        let mut inner = self.inner();
        let seen = inner.seen.entry(guest).or_insert((0, now));
        *seen = (seen.0.saturating_add(more).saturating_sub(less), now);
    }

    fn is_watched(&self) -> bool {
        self.inner().seen.values().any(|(streams, _)| *streams > 0)
    }

    /// For how long nothing was seen of somebody.
    fn away(&self, guest: GuestId, now: Instant) -> Duration {
        let inner = self.inner();
        match inner.seen.get(&guest) {
            Some((0, last)) => now.saturating_duration_since(*last),
            Some(_) => Duration::ZERO,
            None => now.saturating_duration_since(inner.since),
        }
    }

    /// Notes who is absent now, and whether that is new.
    fn absent_now(&self, absent: Seats) -> bool {
        std::mem::replace(&mut self.inner().absent, absent) != absent
    }
}

/// Somebody has a stream open, until this is dropped.
pub struct Stay {
    house: House,
    live: Arc<Live>,
    guest: GuestId,
}

impl Drop for Stay {
    fn drop(&mut self) {
        self.live.presence.note(self.guest, self.house.0.settings.clock.now(), 0, 1);
        locked(&self.house.0.visits).note(self.guest, 0, 1);
    }
}

/// Whether somebody looks for people who are absent.
pub(super) type Watched = AtomicBool;

impl Live {
    /// The seats whose people are shown as absent.
    pub fn absent(&self) -> Seats {
        self.presence.absent()
    }
}

impl House {
    /// Somebody who sits at a table has sent something.
    pub async fn is_here(&self, live: &Live, guest: GuestId) {
        let seating = live.seating.lock().await;
        if seating.seats_of(guest).next().is_none() {
            return;
        }
        live.presence.note(guest, self.0.settings.clock.now(), 0, 0);
        if seating.seats_of(guest).any(|seat| live.absent().contains(seat)) {
            self.look_who_is_absent(live, &seating);
        }
    }

    /// Somebody who sits at a table has a stream open for as long as what this answers is kept.
    pub async fn stays(&self, live: &Arc<Live>, guest: GuestId) -> Option<Stay> {
        live.seating.lock().await.seats_of(guest).next()?;
        live.presence.note(guest, self.0.settings.clock.now(), 1, 0);
        locked(&self.0.visits).note(guest, 1, 0);
        if !self.0.watched.swap(true, Ordering::AcqRel) {
            tokio::spawn(self.clone().look_often());
        }
        Some(Stay { house: self.clone(), live: live.clone(), guest })
    }

    /// Looks now and then who is absent, at every table that somebody looks at.
    async fn look_often(self) {
        let clock = &self.0.settings.clock;
        loop {
            clock.until(clock.now() + self.0.settings.grace / 4).await;
            let tables: Vec<Arc<Live>> = self.live().values().filter(|live| live.presence.is_watched()).cloned().collect();
            for live in tables {
                let seating = live.seating.lock().await;
                self.look_who_is_absent(&live, &seating);
            }
        }
    }

    fn look_who_is_absent(&self, live: &Live, seating: &Seating) {
        let (now, grace) = (self.0.settings.clock.now(), self.0.settings.grace);
        let person = |seat: Seat| seating.sitters.get(seat.index()).and_then(Sitter::guest).filter(|_| seating.stand_in(seat).is_none());
        let away = |seat: &Seat| person(*seat).is_some_and(|guest| live.presence.away(guest, now) >= grace);
        let alone = seating.is_unseen();
        if live.presence.absent_now(seating.awaited().must.iter().filter(|seat| !alone && away(seat)).collect()) {
            live.tell();
        }
    }

    /// A seat asks that a bot takes the seat of somebody who is absent, until that person comes back: the others have to
    /// agree.
    pub async fn replace(&self, live: &Arc<Live>, seat: Seat, absent: Seat) -> Result<(), HouseError> {
        let now = {
            let mut seating = live.seating.lock().await;
            self.look_who_is_absent(live, &seating);
            if !live.absent().contains(absent) || seating.playing().is_none() {
                return Err(HouseError::GoneOn);
            }
            if seating.has_left(seat) {
                return Err(Refusal::Left(seat).into());
            }
            seating.ask(live, seat, Asks::StandIn(absent), false)
        };
        self.do_or_wait(live, now).await
    }

    /// The person of a seat is back, and takes it over from the bot: at once, or when the bot has ended its act.
    pub async fn come_back(&self, live: &Arc<Live>, seat: Seat) -> Result<(), HouseError> {
        let (house, table) = (self.clone(), live.clone());
        // Looked at and done while the table is held: no bot begins an act in between.
        self.run_to_end(async move {
            let mut seating = table.seating.lock().await;
            if seating.playing().is_none() {
                return Err(HouseError::NotGoing);
            }
            if seating.stand_in(seat).is_none() {
                return Err(HouseError::GoneOn);
            }
            if seating.times().is_some_and(|times| !times.can_return(seat)) {
                return Err(HouseError::NoTime);
            }
            if seating.playing().is_some_and(|playing| is_busy(playing, seat)) {
                seating.returning.push(seat);
                seating.returning.dedup();
                table.tell();
                return Ok(());
            }
            let back = |playing: &mut dyn AnyTable| Ok(playing.substitute(seat, PERSON.to_owned(), false)?);
            house.alter(&table, &mut seating, None, back).await
        })
        .await?;
        self.run_bots(live);
        Ok(())
    }

    /// Gives a seat back whose person has returned, once its bot is not in the middle of an act; and whether there was one.
    pub(super) async fn give_back(&self, live: &Arc<Live>) -> Result<bool, HouseError> {
        let (house, table) = (self.clone(), live.clone());
        self.run_to_end(async move {
            let mut seating = table.seating.lock().await;
            let back = |seat: &Seat| seating.playing().is_some_and(|table| !is_busy(table, *seat));
            let Some(seat) = seating.returning.iter().copied().find(back) else { return Ok(false) };
            seating.returning.retain(|other| *other != seat);
            house
                .alter(&table, &mut seating, None, |playing: &mut dyn AnyTable| Ok(playing.substitute(seat, PERSON.to_owned(), false)?))
                .await?;
            Ok(true)
        })
        .await
    }
}

/// Whether the bot of a seat has something to end first: an act, or the one for which the time of its person ran out.
/// Otherwise whoever runs out would have the time of another act for the same one.
fn is_busy(table: &dyn AnyTable, seat: Seat) -> bool {
    let mut since = table.log().iter().rev();
    let last =
        since.find(|entry| matches!(entry, LogEntry::Decision { seat: of, .. } | LogEntry::Substitute { seat: of, .. } if *of == seat));
    table.mid_act(seat) || matches!(last, Some(LogEntry::Substitute { timeout: true, .. }))
}
