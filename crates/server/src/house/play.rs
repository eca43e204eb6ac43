//! What happens at a table: decisions, and what bots do.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use table::any::AnyTable;
use table::log::LogEntry;
use table::{Reactions, Refusal, Seat};

use super::{Decider, House, HouseError, Live, Seating, clocks};
use crate::store::{Change, GuestId, StoreError, TableStatus, time};

/// How often a bot that fails is asked again before its table stands still.
const TRIES: u32 = 5;
/// How soon it is asked again; twice as long after every time.
const SOON: Duration = Duration::from_millis(100);

impl House {
    /// A seat is asked for reactions in this way from now on.
    pub async fn ask_for_reactions(&self, live: &Arc<Live>, seat: Seat, reactions: Reactions) -> Result<(), HouseError> {
        let (house, table) = (self.clone(), live.clone());
        self.run_to_end(async move {
            let mut seating = table.seating.lock().await;
            if seating.charged().contains(seat) {
                // Whoever passes without being asked takes no time: what it has taken so far is charged first.
                let settle = |playing: &mut dyn AnyTable| {
                    playing.settle();
                    Ok(())
                };
                house.alter(&table, &mut seating, None, settle).await?;
            }
            house.0.store.commit(vec![Change::Pass(table.id.clone(), seat.0, reactions)]).await?;
            if let Some(said) = seating.reactions.get_mut(seat.index()) {
                *said = Some(reactions);
            }
            table.tell();
            house.note_turns(&table, &mut seating).await
        })
        .await?;
        self.run_bots(live);
        Ok(())
    }

    /// Passes at once for a seat that is not to be asked; and whether there was one.
    async fn pass_over(&self, live: &Arc<Live>) -> Result<bool, HouseError> {
        let (house, table) = (self.clone(), live.clone());
        self.run_to_end(async move {
            let mut seating = table.seating.lock().await;
            let Some(seat) = seating.awaited_pass().filter(|seat| !table.waits_for_bots(&seating, *seat)) else { return Ok(false) };
            house.alter(&table, &mut seating, None, |playing| Ok(playing.pass(seat)?)).await?;
            Ok(true)
        })
        .await
    }

    /// Shows a guest with several seats the side of one of them.
    pub async fn lift_curtain(&self, live: &Arc<Live>, guest: GuestId, seat: Seat) -> Result<(), HouseError> {
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
        self.run_to_end(async move {
            let mut seating = table.seating.lock().await;
            house.alter(&table, &mut seating, None, change).await
        })
        .await?;
        self.run_bots(live);
        Ok(())
    }

    /// A seat decides. What it is charged for is the time until that came in, in the time of the house.
    pub async fn decide(
        &self,
        live: &Arc<Live>,
        seat: Seat,
        came: i64,
        decision: impl FnOnce(&mut dyn AnyTable) -> Result<(), HouseError> + Send + 'static,
    ) -> Result<(), HouseError> {
        let (house, table) = (self.clone(), live.clone());
        let decided = self.run_to_end(async move {
            let mut seating = house.after_bots(&table, seat).await;
            if seating.stand_in(seat).is_some() {
                return Err(HouseError::StandIn);
            }
            if seating.is_paused() {
                return Err(HouseError::Paused);
            }
            house.alter(&table, &mut seating, Some((seat, came)), decision).await
        });
        let decided = decided.await;
        // Somebody's time may have run out instead.
        self.run_bots(live);
        decided
    }

    /// Changes a table and writes what came of it, all or nothing. If somebody's time has run out before, that is what
    /// happens, and nothing else.
    pub(super) async fn alter(
        &self,
        live: &Arc<Live>,
        seating: &mut Seating,
        by: Decider,
        change: impl FnOnce(&mut dyn AnyTable) -> Result<(), HouseError>,
    ) -> Result<(), HouseError> {
        if self.end_late(live, seating, by).await? {
            return Err(HouseError::TimeOut);
        }
        self.alter_now(live, seating, by, change).await
    }

    /// Changes a table and writes what came of it, all or nothing. What breaks in the middle or cannot be written has
    /// not happened: the table that it was tried on is thrown away and built again from its log.
    pub(super) async fn alter_now(
        &self,
        live: &Arc<Live>,
        seating: &mut Seating,
        by: Decider,
        change: impl FnOnce(&mut dyn AnyTable) -> Result<(), HouseError>,
    ) -> Result<(), HouseError> {
        if seating.frozen.is_some() {
            return Err(HouseError::Frozen);
        }
        let now = self.now();
        let charges = seating.charges(now, by);
        let mut table = seating.table.take().ok_or(if seating.lost { HouseError::GoneOn } else { HouseError::NotBegun })?;
        let length = table.log().len();
        table.charge(charges);
        // What could not be kept is not begun.
        let tried = self.0.store.writable().map_err(HouseError::from).and_then(|()| {
            let changed = AssertUnwindSafe(|| change(&mut *table));
            catch_unwind(changed).unwrap_or_else(|_| Err(HouseError::Broken("the rules broke in the middle of a change".to_owned())))
        });
        let error = match tried {
            Ok(()) => {
                seating.table = Some(table);
                match self.persist(live, seating, now).await {
                    Ok(()) => return Ok(()),
                    Err(error) => error,
                }
            }
            // A table that refuses is as it was.
            Err(error) if !matches!(error, HouseError::Broken(_)) && table.log().len() == length => {
                table.charge(Vec::new());
                seating.table = Some(table);
                return Err(error);
            }
            Err(error) => error,
        };
        self.reload(live, seating).await;
        Err(error)
    }

    /// Builds a table again from its log, for everybody who looks at it. If that cannot be, everybody is sent away, to
    /// come back when it can.
    async fn reload(&self, live: &Arc<Live>, seating: &mut Seating) {
        seating.table = None;
        let again = async { self.rebuild(self.0.store.table(&live.id).await?.ok_or(HouseError::NoTable)?).await };
        match again.await {
            Ok(built) => *seating = Seating { lifted: std::mem::take(&mut seating.lifted), ..built.seating.into_inner() },
            Err(error) => {
                tracing::error!(table = live.id, %error, "a table could not be built again");
                seating.lost = true;
                let mut all = self.live();
                if all.get(&live.id).is_some_and(|known| Arc::ptr_eq(known, live)) {
                    all.remove(&live.id);
                }
            }
        }
        live.tell();
    }

    /// Writes what is new in the log, until which moment clocks were charged, and when the next of them runs out.
    async fn persist(&self, live: &Live, seating: &mut Seating, now: i64) -> Result<(), HouseError> {
        let Some(table) = &seating.table else { return Err(HouseError::NotGoing) };
        let (length, awaited) = (table.log().len(), table.awaited());
        let over = awaited.is_over();
        let mut changes = vec![Change::Entries(live.id.clone(), seating.kept, lines(&table.log()[seating.kept..]), awaited.must)];
        if over {
            changes.push(Change::Status(live.id.clone(), TableStatus::Over));
            changes.extend(self.result(live, seating, &**table));
        }
        seating.stand_ins = clocks::stand_ins(table.log(), &seating.sitters);
        // The moment at which everybody is asked from now on. Should it not be written, all is as it was.
        seating.asked = now;
        let timed = seating.terms.is_some();
        let deadline = if over { None } else { seating.deadline() };
        changes.extend(timed.then(|| Change::Time(time::Change::Asked(live.id.clone(), now, deadline))));
        let (waits, turns) = seating.new_turns(&live.id, length, &table.log()[seating.kept..]);
        changes.extend(turns);
        self.0.store.commit(changes).await?;
        seating.waited = Some(waits);
        if timed {
            self.runs_until(live, now, deadline);
        }
        seating.kept = length;
        if over {
            seating.stage = TableStatus::Over;
            self.tell_sharers(live);
            self.has_ended(seating.of_match.as_ref());
        }
        live.tell();
        Ok(())
    }

    /// Sees to it that the bots of a table answer, one after the other, each after the same pause.
    pub(super) fn run_bots(&self, live: &Arc<Live>) {
        if self.0.settings.doubt.is_some() || live.bots_running.swap(true, Ordering::AcqRel) {
            return;
        }
        let (house, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            let mut failed = (0, 0);
            loop {
                let (asked, table) = (house.clone(), live.clone());
                // In a task of its own: whatever breaks there, this one goes on.
                let error = match house.run_to_end(async move { asked.answer_bots(&table).await }).await {
                    Ok(()) => break,
                    Err(HouseError::GoneOn | HouseError::TimeOut) => continue,
                    Err(HouseError::Store(StoreError::ReadOnly(_))) => {
                        if house.0.store.until_writable().await.is_err() {
                            break;
                        }
                        continue;
                    }
                    Err(error) => error,
                };
                let mut seating = live.seating.lock().await;
                let at = seating.table.as_ref().map_or(0, |table| table.log().len());
                failed = if failed.0 == at { (at, failed.1 + 1) } else { (at, 1) };
                tracing::error!(table = live.id, %error, tries = failed.1, "a bot could not answer");
                if failed.1 == TRIES {
                    seating.stuck = Some(at);
                    live.tell();
                    break;
                }
                drop(seating);
                tokio::time::sleep(SOON * 2u32.pow(failed.1)).await;
            }
            live.bots_running.store(false, Ordering::Release);
            // Somebody may have decided between the last look and now.
            let more = {
                let seating = live.seating.lock().await;
                seating.awaited_bot().is_some() || seating.awaited_pass().is_some()
            };
            if more && !live.bots_running.load(Ordering::Acquire) {
                house.run_bots(&live);
            }
        });
    }

    async fn answer_bots(&self, live: &Arc<Live>) -> Result<(), HouseError> {
        loop {
            if self.give_back(live).await? || self.pass_over(live).await? {
                continue;
            }
            let (pondering, bot, owner, unseen) = {
                let seating = live.seating.lock().await;
                let (Some((seat, bot)), Some(table)) = (seating.awaited_bot(), &seating.table) else { return Ok(()) };
                let pondering = table.ponder(seat, &bot).map_err(|error| HouseError::Broken(error.to_string()))?;
                // Where bots of a tournament are among themselves nobody waits for anybody.
                let alone = seating.sitters.iter().all(|sitter| sitter.guest().is_none());
                let unseen = alone && seating.of_match.as_ref().is_some_and(|of| of.event.is_some());
                (pondering, bot, seating.owner(), unseen)
            };
            let answer = self.think(live, &bot, owner, pondering, unseen).await?;
            let (house, table) = (self.clone(), live.clone());
            self.run_to_end(async move {
                let mut seating = table.seating.lock().await;
                let answered = |playing: &mut dyn AnyTable| match playing.answer(&answer) {
                    Err(Refusal::GoneOn) => Err(HouseError::GoneOn),
                    answered => Ok(answered.map(drop)?),
                };
                house.alter(&table, &mut seating, None, answered).await
            })
            .await?;
        }
    }
}

pub(super) fn lines(entries: &[LogEntry]) -> Vec<String> {
    entries.iter().map(|entry| serde_json::to_string(entry).unwrap_or_default()).collect()
}
