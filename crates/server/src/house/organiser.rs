//! Who sees to it that matches and tournaments go on. What is due follows from the database alone: whatever ends, somebody
//! notes that its match is to be looked at, and after a restart all that are not over are. Each step is one transaction that
//! says what it follows on, so that one that is tried twice, or that the house was closed in the middle of, is done once.

use std::collections::{BTreeMap, BTreeSet};
use std::pin::Pin;
use std::sync::Mutex;
use std::time::Duration;

use tokio::sync::{Notify, OnceCell, broadcast};

use super::{House, HouseError, locked};
use crate::store::StoreError;
use crate::wall::millis;

/// How soon something is looked at again that could not be done.
const SOON: i64 = 10_000;

/// News that whoever follows can be behind by; then it looks anew.
const BEHIND: usize = 64;

/// Something that is to be looked at.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Work {
    /// A match.
    Match(String),
    /// A tournament.
    Event(String),
}

/// What is to be looked at, and when.
pub(super) struct Organiser {
    /// One thing at a time. Whoever holds a table never waits for it.
    pub alone: tokio::sync::Mutex<()>,
    due: Mutex<BTreeSet<Work>>,
    later: Mutex<BTreeMap<Work, i64>>,
    sooner: Notify,
    started: OnceCell<()>,
    /// The ids of matches and tournaments at which something has changed.
    news: broadcast::Sender<String>,
}

impl Default for Organiser {
    fn default() -> Organiser {
        Organiser {
            alone: tokio::sync::Mutex::default(),
            due: Mutex::default(),
            later: Mutex::default(),
            sooner: Notify::default(),
            started: OnceCell::default(),
            news: broadcast::Sender::new(BEHIND),
        }
    }
}

impl House {
    /// Something is to be looked at now.
    pub(super) fn look_at(&self, work: Work) {
        locked(&self.0.organiser.due).insert(work);
        self.0.organiser.sooner.notify_one();
    }

    /// Something is to be looked at then.
    pub(super) fn look_later(&self, work: Work, then: i64) {
        locked(&self.0.organiser.later).insert(work, then);
        self.0.organiser.sooner.notify_one();
    }

    /// Something has changed at a match or a tournament.
    pub(super) fn tell_followers(&self, id: &str) {
        // Nobody may follow it.
        let _ = self.0.organiser.news.send(id.to_owned());
    }

    /// Hears of what changes at matches and tournaments.
    pub fn follow(&self) -> broadcast::Receiver<String> {
        self.0.organiser.news.subscribe()
    }

    /// Takes matches and tournaments up where the house was left, and sees to them from now on.
    pub(super) async fn organise(&self) -> Result<(), HouseError> {
        let take_up = async || {
            if self.0.settings.doubt.is_none() {
                for id in self.0.store.matches_going(None).await? {
                    self.look_at(Work::Match(id));
                }
                for id in self.0.store.events_going().await? {
                    self.look_at(Work::Event(id));
                }
                tokio::spawn(self.clone().organise_often());
            }
            Ok::<_, HouseError>(())
        };
        self.0.organiser.started.get_or_try_init(take_up).await.map(|_| ())
    }

    /// In a box: looking after a match takes up tables, which comes here.
    fn organise_often(self) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(async move {
            let organiser = &self.0.organiser;
            loop {
                let sooner = organiser.sooner.notified();
                let next = {
                    let mut later = locked(&organiser.later);
                    let now = millis();
                    locked(&organiser.due).extend(later.iter().filter(|(_, then)| **then <= now).map(|(work, _)| work.clone()));
                    later.retain(|_, then| *then > now);
                    later.values().min().copied()
                };
                let due = locked(&organiser.due).pop_first();
                match (due, next) {
                    (Some(work), _) => self.see_to(work).await,
                    (None, None) => sooner.await,
                    (None, Some(next)) => {
                        let wait = Duration::from_millis(u64::try_from(next - millis()).unwrap_or(0));
                        tokio::select! {
                            () = sooner => {}
                            () = tokio::time::sleep(wait) => {}
                        }
                    }
                }
            }
        })
    }

    async fn see_to(&self, work: Work) {
        let (house, what) = (self.clone(), work.clone());
        // In a task of its own: whatever breaks there, this one goes on.
        let done = self.run_to_end(async move {
            let _alone = house.0.organiser.alone.lock().await;
            match &what {
                Work::Match(id) => house.advance_match(id).await,
                Work::Event(id) => house.advance_event(id).await,
            }
        });
        match done.await {
            Ok(()) => {}
            Err(HouseError::Store(StoreError::ReadOnly(_))) if self.0.store.until_writable().await.is_ok() => self.look_at(work),
            Err(error) => {
                tracing::warn!(?work, %error, "a match or a tournament could not go on yet");
                self.look_later(work, millis() + SOON);
            }
        }
    }

    /// Looks at something at once, for somebody who waits for it.
    pub(super) async fn see_to_now(&self, work: Work) -> Result<(), HouseError> {
        self.organise().await?;
        let house = self.clone();
        self.run_to_end(async move {
            let _alone = house.0.organiser.alone.lock().await;
            match &work {
                Work::Match(id) => house.advance_match(id).await,
                Work::Event(id) => house.advance_event(id).await,
            }
        })
        .await
    }
}
