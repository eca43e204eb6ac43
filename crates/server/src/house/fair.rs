//! Turns at work that asks much of the machine. Whoever waits is served in fair shares: by address first, then by
//! guest, counted in the time that each has had. A turn is kept until the work ends, and work that nobody waits for
//! any more is told so.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use tokio::sync::oneshot;

use super::HouseError;
use crate::store::GuestId;

/// For whom work is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Who {
    /// From where it was asked for, if that is known.
    pub address: Option<IpAddr>,
    /// The guest; 0 for somebody who is none yet.
    pub guest: GuestId,
}

/// Whose share something is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Share {
    Address(IpAddr),
    Guest(GuestId),
}

impl Who {
    /// The share of the address; a guest from nowhere has one of its own.
    fn outer(self) -> Share {
        self.address.map_or(Share::Guest(self.guest), Share::Address)
    }

    /// The share within it. Those of an address who are no guests yet have one together.
    fn inner(self) -> Share {
        if self.guest == 0 { self.outer() } else { Share::Guest(self.guest) }
    }

    /// Both, or one where they are the same.
    fn shares(self) -> impl Iterator<Item = Share> {
        let (outer, inner) = (self.outer(), self.inner());
        [outer].into_iter().chain((inner != outer).then_some(inner))
    }
}

/// Turns, and who waits for them.
pub struct Fair {
    /// Turns at once in all.
    turns: usize,
    /// Turns at once of one address; a guest has one.
    each: usize,
    /// How many can wait from one address.
    queue: usize,
    line: Mutex<Line>,
}

#[derive(Default)]
struct Line {
    taken: usize,
    waiting: Vec<Waiting>,
    /// Where the shares are that were served last: nobody is owed anything for the time before.
    now: u64,
    shares: HashMap<Share, Had>,
}

struct Waiting {
    who: Who,
    cost: u64,
    give: oneshot::Sender<Turn>,
}

/// What a share has had.
#[derive(Clone, Copy, Default)]
struct Had {
    until: u64,
    taken: usize,
}

/// Shares that are remembered although they have nothing going on.
const REMEMBERED: usize = 1024;

/// A turn, free again when it is dropped.
pub struct Turn {
    fair: Arc<Fair>,
    who: Who,
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut line = self.fair.line();
        line.taken -= 1;
        for share in self.who.shares() {
            if let Some(had) = line.shares.get_mut(&share) {
                had.taken = had.taken.saturating_sub(1);
            }
        }
        drop(line);
        self.fair.serve();
    }
}

/// Tells work whether somebody still waits for it.
#[derive(Clone)]
pub struct Wanted(Weak<()>);

impl Wanted {
    /// Whether somebody does.
    pub fn still(&self) -> bool {
        self.0.strong_count() > 0
    }

    /// Work for which nobody waits any more.
    #[cfg(test)]
    pub(crate) fn nobody() -> Wanted {
        Wanted(Weak::new())
    }
}

impl Fair {
    /// So many turns at once, not all of them for one address if there are several; and so many who can wait from
    /// one address.
    pub fn new(turns: usize, queue: usize) -> Arc<Fair> {
        let turns = turns.max(1);
        Arc::new(Fair { turns, each: (turns - 1).max(1), queue, line: Mutex::default() })
    }

    fn line(&self) -> MutexGuard<'_, Line> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a turn that will take about so long.
    pub async fn turn(self: &Arc<Self>, who: Who, cost: Duration) -> Result<Turn, HouseError> {
        let (give, given) = oneshot::channel();
        let cost = u64::try_from(cost.as_millis()).unwrap_or(u64::MAX).clamp(1, 600_000);
        {
            let mut line = self.line();
            line.waiting.retain(|waiting| !waiting.give.is_closed());
            if line.waiting.iter().filter(|waiting| waiting.who.outer() == who.outer()).count() >= self.queue {
                return Err(HouseError::Full("full-busy"));
            }
            line.waiting.push(Waiting { who, cost, give });
        }
        self.serve();
        given.await.map_err(|error| HouseError::Broken(error.to_string()))
    }

    /// Gives the turns that are free to those who have had least.
    fn serve(self: &Arc<Self>) {
        while let Some((give, turn)) = self.next() {
            // The turn of somebody who has gone away in this moment is dropped, and so free again.
            drop(give.send(turn));
        }
    }

    fn next(self: &Arc<Self>) -> Option<(oneshot::Sender<Turn>, Turn)> {
        let mut line = self.line();
        if line.taken >= self.turns {
            return None;
        }
        line.waiting.retain(|waiting| !waiting.give.is_closed());
        let had = |share: Share| line.shares.get(&share).copied().unwrap_or_default();
        let free = |waiting: &Waiting| had(waiting.who.outer()).taken < self.each && had(waiting.who.inner()).taken < 1;
        let due = |waiting: &Waiting| [waiting.who.outer(), waiting.who.inner()].map(|share| had(share).until.max(line.now));
        let ready = line.waiting.iter().enumerate().filter(|(_, waiting)| free(waiting));
        let place = ready.min_by_key(|(place, waiting)| (due(waiting), *place)).map(|(place, _)| place)?;
        let Waiting { who, cost, give } = line.waiting.remove(place);
        line.now = line.now.max(line.shares.get(&who.outer()).map_or(0, |had| had.until));
        let now = line.now;
        line.taken += 1;
        for share in who.shares() {
            let had = line.shares.entry(share).or_default();
            had.until = had.until.max(now) + cost;
            had.taken += 1;
        }
        if line.shares.len() > REMEMBERED {
            line.shares.retain(|_, had| had.taken > 0 || had.until > now);
        }
        Some((give, Turn { fair: self.clone(), who }))
    }

    /// Does work off the threads that answer, in its turn. It is told whether somebody still waits; the turn is kept
    /// until it ends, whatever became of who asked for it.
    pub async fn labour<T: Send + 'static>(
        self: &Arc<Self>,
        who: Who,
        cost: Duration,
        work: impl FnOnce(&Wanted) -> T + Send + 'static,
    ) -> Result<T, HouseError> {
        let turn = self.turn(who, cost).await?;
        let waits = Arc::new(());
        let wanted = Wanted(Arc::downgrade(&waits));
        let done = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            work(&wanted)
        });
        let done = done.await.map_err(|error| HouseError::Broken(error.to_string()));
        drop(waits);
        done
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for")]

    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;

    use super::*;

    const SHORT: Duration = Duration::from_millis(10);

    fn who(address: u8, guest: GuestId) -> Who {
        Who { address: Some([10, 0, 0, address].into()), guest }
    }

    /// Queues these, one after the other, and tells in which order they are served.
    async fn order(fair: &Arc<Fair>, all: &[Who]) -> Vec<Who> {
        let first = fair.turn(who(99, 99), SHORT).await.unwrap();
        let (served, order) = mpsc::channel();
        let mut tasks = Vec::new();
        for &who in all {
            let (fair, served) = (fair.clone(), served.clone());
            tasks.push(tokio::spawn(async move {
                let _turn = fair.turn(who, SHORT).await.unwrap();
                served.send(who).unwrap();
            }));
            tokio::task::yield_now().await;
        }
        drop(first);
        for task in tasks {
            task.await.unwrap();
        }
        drop(served);
        order.iter().collect()
    }

    #[tokio::test]
    async fn addresses_share_and_within_them_guests() {
        let fair = Fair::new(1, 100);
        // Many guests from one address, two tables of one guest, and somebody else who comes last.
        let mut all: Vec<Who> = (1..=6).map(|guest| who(1, guest)).collect();
        all.extend([who(1, 1), who(2, 7), who(2, 7)]);
        let served = order(&fair, &all).await;
        let place = |wanted: Who, nth: usize| served.iter().enumerate().filter(|(_, who)| **who == wanted).nth(nth).unwrap().0;
        assert!(place(who(2, 7), 0) <= 1 && place(who(2, 7), 1) <= 3, "{served:?}");
        assert_eq!(place(who(1, 1), 1), 8, "a second table waits until every guest has had a turn: {served:?}");
    }

    #[tokio::test]
    async fn who_has_had_a_turn_waits_for_the_other_guests_of_its_address() {
        let fair = Fair::new(1, 100);
        let (greedy, small) = (who(1, 1), who(1, 2));
        assert_eq!(order(&fair, &[greedy, greedy, greedy, small]).await, [greedy, small, greedy, greedy]);
    }

    #[tokio::test]
    async fn one_address_cannot_take_every_turn() {
        let fair = Fair::new(2, 100);
        let one = fair.turn(who(1, 1), SHORT).await.unwrap();
        let second = tokio::time::timeout(Duration::from_millis(20), fair.turn(who(1, 2), SHORT)).await;
        assert!(second.is_err(), "the other turn is for others");
        let other = tokio::time::timeout(Duration::from_secs(5), fair.turn(who(2, 3), SHORT)).await;
        assert!(other.is_ok());
        drop((one, other));
        assert!(fair.turn(who(1, 2), SHORT).await.is_ok());
    }

    #[tokio::test]
    async fn whoever_goes_away_leaves_the_line_and_the_line_has_an_end() {
        let fair = Fair::new(1, 2);
        let first = fair.turn(who(1, 1), SHORT).await.unwrap();
        let waiting: Vec<_> = (0..2)
            .map(|_| {
                tokio::spawn({
                    let fair = fair.clone();
                    async move { fair.turn(who(1, 1), SHORT).await }
                })
            })
            .collect();
        tokio::task::yield_now().await;
        let more = tokio::time::timeout(Duration::from_secs(5), fair.turn(who(1, 1), SHORT)).await;
        assert!(matches!(more, Ok(Err(HouseError::Full(_)))), "it does not wait");
        waiting.iter().for_each(tokio::task::JoinHandle::abort);
        for one in waiting {
            assert!(one.await.is_err());
        }
        drop(first);
        assert!(fair.turn(who(1, 1), SHORT).await.is_ok());
    }

    #[tokio::test]
    async fn a_turn_is_kept_until_the_work_ends_and_work_ends_when_nobody_waits() {
        let fair = Fair::new(1, 10);
        let (began, ended) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let (noted, done) = (began.clone(), ended.clone());
        let asked = tokio::spawn({
            let fair = fair.clone();
            async move {
                let work = move |wanted: &Wanted| {
                    noted.fetch_add(1, Ordering::SeqCst);
                    let patience = std::time::Instant::now() + Duration::from_secs(10);
                    while wanted.still() && std::time::Instant::now() < patience {
                        std::thread::sleep(Duration::from_millis(1));
                    }
                    // Putting things away takes a moment, in which others still wait.
                    std::thread::sleep(Duration::from_millis(100));
                    done.fetch_add(usize::from(!wanted.still()), Ordering::SeqCst);
                };
                fair.labour(who(1, 1), SHORT, work).await
            }
        });
        while began.load(Ordering::SeqCst) == 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        asked.abort();
        let after = fair
            .labour(who(2, 2), SHORT, {
                let ended = ended.clone();
                move |_: &Wanted| ended.load(Ordering::SeqCst)
            })
            .await;
        assert_eq!(after.unwrap(), 1, "it began before the other had ended, or the other was not told that nobody waits");
    }
}
