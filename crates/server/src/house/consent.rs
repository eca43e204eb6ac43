//! What nobody does alone at a table of several people: taking back what others have answered to, ending it without a
//! result, playing it again, stopping its clocks, and giving the seat of somebody absent to a bot. Somebody asks, the others agree or refuse; what is asked for lapses when the table goes
//! on.

use std::sync::Arc;

use table::any::AnyTable;
use table::{Message, Refusal, Seat};

use super::{Asks, ConsentRequest, House, HouseError, Live, Seating, clocks, wrong};
use crate::store::{GuestId, Sitter, TableStatus};

/// How often something is tried while bots go on.
const TRIES: usize = 20;

impl House {
    /// The seat takes its last act back: alone where that is free or nobody else could mind, else it asks
    /// the others for their consent.
    pub async fn take_back(&self, live: &Arc<Live>, seat: Seat, guard: impl FnOnce(&dyn AnyTable) -> bool) -> Result<(), HouseError> {
        if live.shares.is_some() {
            return Err(HouseError::OfDeal("deal-no-undo"));
        }
        let now = {
            let mut seating = live.seating.lock().await;
            if seating.frozen.is_some() {
                return Err(HouseError::Frozen);
            }
            let table = seating.playing().ok_or(HouseError::NotGoing)?;
            if !guard(table) {
                return Err(HouseError::GoneOn);
            }
            let back = table.back(seat).ok_or(Refusal::NothingToUndo)?;
            if !back.free {
                House::counts(seating.of_match.as_ref())?;
            }
            if seating.stand_in(seat).is_some() {
                return Err(HouseError::StandIn);
            }
            if seating.is_out_after(back.to, seat, self.now()) {
                return Err(HouseError::NoTime);
            }
            seating.ask(live, seat, Asks::TakeBack(back.to), back.free)
        };
        self.do_or_wait(live, now).await
    }

    /// The seat ends the table without a result: alone where nobody else plays, or where it opened the table and
    /// nobody else has decided yet; else it asks the others for their consent.
    pub async fn void(&self, live: &Arc<Live>, seat: Seat) -> Result<(), HouseError> {
        if live.shares.is_some() {
            return Err(HouseError::OfDeal("deal-no-void"));
        }
        // A bot that decides in between keeps nobody from it: then it is asked for again, at the table as it is.
        let mut tries = TRIES;
        loop {
            let now = {
                let mut seating = live.seating.lock().await;
                if seating.stage != TableStatus::Going {
                    return Err(HouseError::NotGoing);
                }
                House::counts(seating.of_match.as_ref())?;
                if seating.has_left(seat) {
                    return Err(Refusal::Left(seat).into());
                }
                let own = seating.sitters.get(seat.index()).and_then(Sitter::guest).is_some_and(|guest| seating.is_own(guest));
                seating.ask(live, seat, Asks::Void, own)
            };
            match self.do_or_wait(live, now).await {
                Err(HouseError::GoneOn) if tries > 0 => tries -= 1,
                done => return done,
            }
        }
    }

    /// The seat asks that all clocks stand still, or go on.
    pub async fn pause(&self, live: &Arc<Live>, seat: Seat, on: bool) -> Result<(), HouseError> {
        let now = {
            let mut seating = live.seating.lock().await;
            if seating.times().ok_or(HouseError::NotGoing)?.paused() == on {
                return Err(HouseError::GoneOn);
            }
            if on {
                House::counts(seating.of_match.as_ref())?;
            }
            if seating.has_left(seat) {
                return Err(Refusal::Left(seat).into());
            }
            seating.ask(live, seat, if on { Asks::Pause } else { Asks::GoOn }, false)
        };
        self.do_or_wait(live, now).await
    }

    /// A guest wants to play the same again: at once where nobody else played, or where all others want it too; else they
    /// are asked. The table to go to.
    pub async fn rematch(&self, live: &Arc<Live>, guest: GuestId) -> Result<String, HouseError> {
        if live.shares.is_some() {
            return Err(HouseError::OfDeal("deal-no-rematch"));
        }
        let (house, live) = (self.clone(), live.clone());
        self.run_to_end(async move {
            let mut seating = live.seating.lock().await;
            if !seating.is_over() {
                return Err(HouseError::NotOver);
            }
            let seat = seating.seats_of(guest).next().ok_or(HouseError::NotYours)?;
            if let Some(next) = &seating.next {
                return Ok(next.clone());
            }
            if seating.of_match.as_ref().is_some_and(|of| !of.over || of.event.is_some()) {
                return Err(wrong("event", &Message::new("match-no-rematch")));
            }
            let again = |request: &&ConsentRequest| request.asks == Asks::Rematch;
            let fresh = || ConsentRequest { seat, asks: Asks::Rematch, at: seating.length(), agreed: Vec::new() };
            let mut request = seating.requested().filter(again).cloned().unwrap_or_else(fresh);
            request.agreed.push(guest);
            if seating.asked_guests(&request).iter().all(|other| request.agreed.contains(other)) {
                return house.open_again(&live, &mut seating, guest).await;
            }
            (seating.request, seating.declined) = (Some(request), None);
            live.tell();
            Ok(live.id.clone())
        })
        .await
    }

    /// A guest answers somebody who asks for something. What all agree to is done. The table to go to.
    pub async fn consent(&self, live: &Arc<Live>, guest: GuestId, agrees: bool) -> Result<String, HouseError> {
        let now = {
            let mut seating = live.seating.lock().await;
            let mut request = seating.requested().cloned().ok_or(HouseError::GoneOn)?;
            let others = seating.asked_guests(&request);
            if !others.contains(&guest) {
                return Err(HouseError::NotYours);
            }
            if request.asks == Asks::Rematch && agrees {
                drop(seating);
                return self.rematch(live, guest).await;
            }
            if request.asks == Asks::Rematch {
                let seat = seating.seats_of(guest).next();
                seating.declined = seat.and_then(|seat| seating.names.get(seat.index()).cloned());
            }
            request.agreed.push(guest);
            let all = agrees && others.iter().all(|other| request.agreed.contains(other));
            seating.request = (agrees && !all).then(|| request.clone());
            live.tell();
            all.then_some(request)
        };
        self.do_or_wait(live, now).await?;
        Ok(live.id.clone())
    }

    /// Does what everybody agrees to; what is only asked for waits.
    pub(super) async fn do_or_wait(&self, live: &Arc<Live>, now: Option<ConsentRequest>) -> Result<(), HouseError> {
        let Some(request) = now else { return Ok(()) };
        {
            let seating = live.seating.lock().await;
            if seating.frozen.is_some() {
                drop(seating);
                return self.void_frozen(live, request.at).await;
            }
            match request.asks {
                // Both may have changed while the others thought about it.
                Asks::TakeBack(to) if seating.is_out_after(to, request.seat, self.now()) => return Err(HouseError::NoTime),
                Asks::StandIn(absent) if !live.absent().contains(absent) => return Err(HouseError::GoneOn),
                _ => {}
            }
        }
        let bot = clocks::stand_in(live.game);
        let done = move |table: &mut dyn AnyTable| match request.asks {
            _ if table.log().len() != request.at => Err(HouseError::GoneOn),
            Asks::TakeBack(to) => Ok(table.undo(to)?),
            Asks::Void => Ok(table.void()?),
            Asks::Pause => Ok(table.pause(true)?),
            Asks::GoOn => Ok(table.pause(false)?),
            Asks::StandIn(absent) => Ok(table.substitute(absent, bot, false)?),
            // It is asked for when there is nothing left to change.
            Asks::Rematch => Err(HouseError::NotGoing),
        };
        self.change(live, done).await
    }
}

impl Seating {
    /// Asks the others for something; it is done now if there are none, or if it is free.
    pub(super) fn ask(&mut self, live: &Live, seat: Seat, asks: Asks, free: bool) -> Option<ConsentRequest> {
        let request = ConsentRequest { seat, asks, at: self.length(), agreed: Vec::new() };
        if free || self.asked_guests(&request).is_empty() {
            return Some(request);
        }
        self.request = Some(request);
        live.tell();
        None
    }
}
