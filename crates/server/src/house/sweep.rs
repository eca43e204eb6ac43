//! Putting the house in order, while people play: what is kept for a while only goes, a little at a time.

use std::sync::Arc;
use std::time::Duration;

use super::{House, HouseError};
use crate::store::{Change, StoreError, before, events, talk};

/// Tables that are looked for at once.
const SOME: u32 = 50;
/// Guests who are forgotten at once.
const GUESTS: u32 = 200;
/// Pages of the database that are given back at once.
const PAGES: u32 = 256;
/// Between two steps whatever else waits is written.
const BREATH: Duration = Duration::from_millis(20);
/// How often the house is put in order.
const OFTEN: Duration = Duration::from_secs(60 * 60);

impl House {
    /// Puts the house in order every hour, for as long as somebody runs it.
    pub async fn sweep_often(self) {
        loop {
            if let Err(error) = self.sweep().await {
                tracing::warn!(%error, "the house could not be put in order");
            }
            tokio::time::sleep(OFTEN).await;
        }
    }

    /// Forgets what is not kept any longer, and tells how many tables that were. Nothing goes that somebody looks at.
    pub async fn sweep(&self) -> Result<usize, HouseError> {
        let (keep, store) = (self.0.settings.retention, &self.0.store);
        let mut forgotten = 0;
        loop {
            let before = forgotten;
            for (id, touched) in store.old(&keep, SOME).await? {
                if !self.let_go(&id) {
                    continue;
                }
                match store.commit(vec![Change::Forget(id, touched)]).await {
                    Ok(()) => forgotten += 1,
                    // Something has happened there after all.
                    Err(StoreError::Taken) => {}
                    Err(error) => return Err(error.into()),
                }
                tokio::time::sleep(BREATH).await;
            }
            if forgotten == before {
                break;
            }
        }
        if let Some(keep) = keep.guests {
            store.commit(vec![Change::ForgetGuests(keep, GUESTS)]).await?;
        }
        store.commit(vec![Change::Talk(talk::Change::Forget(before(keep.talk), before(keep.reports)))]).await?;
        self.0.talks.lobby.forget(before(keep.talk));
        store.commit(vec![Change::Event(events::Change::Forget(before(keep.open), before(keep.going)))]).await?;
        let mut spare = store.spare().await?;
        while spare > 0 {
            store.commit(vec![Change::Shrink(PAGES)]).await?;
            tokio::time::sleep(BREATH).await;
            let left = store.spare().await?;
            if left >= spare {
                break;
            }
            spare = left;
        }
        Ok(forgotten)
    }

    /// Puts a table out of memory; and whether nobody looks at it.
    pub(super) fn let_go(&self, id: &str) -> bool {
        let mut all = self.live();
        let looked_at = all.get(id).is_some_and(|live| Arc::strong_count(live) > 1);
        if !looked_at {
            all.remove(id);
        }
        !looked_at
    }
}
