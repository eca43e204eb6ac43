//! Telling people who are elsewhere that they are awaited. Whatever is sent is noted first, in a transaction of its own, and
//! taken back only if it was surely not sent: so nothing is sent twice, whenever the house ends.

use std::sync::Mutex;
use std::time::Duration;

use sha2::{Digest, Sha256};
use table::text::Arg;
use table::{Lang, Message};
use tokio::task::JoinSet;

use super::alerts::Confirmations;
use super::{House, HouseError, locked};
use crate::outside::push::{Note, Pushed, push};
use crate::outside::{Keys, Letter, PostError, Reach, ReachError, Subscriber};
use crate::store::alerts::{Change as AlertChange, Due, DueMail};
use crate::store::turns::{Change as TurnChange, Waiting};
use crate::store::{Change, StoreError};
use crate::wall::seconds;

/// How long somebody may be about to look before a browser is told, in seconds.
const A_MOMENT: i64 = 10;

/// How long a table waits, and nobody is seen of whom it waits for, before a letter is written, in seconds.
const A_WHILE: i64 = 10 * 60;

/// How often it is looked for what is to be told.
const OFTEN: Duration = Duration::from_secs(5);

/// When a push service is asked again that could not be reached, in seconds; what it says itself is believed up to a day.
const AGAIN: u32 = 5 * 60;

/// When a mail server is asked again that could not be used, in seconds: twice as long after every time.
const POST_AGAIN: i64 = 60;

/// What is sent to elsewhere.
pub(super) struct Telling {
    reach: Reach,
    pub(super) confirmations: Confirmations,
    /// How often in a row the mail server could not be used, and until when it is left alone.
    closed: Mutex<(u32, i64)>,
}

impl Telling {
    pub(super) fn new(local: bool) -> Telling {
        Telling { reach: Reach::new(local), confirmations: Confirmations::default(), closed: Mutex::default() }
    }
}

fn language(code: &str) -> Lang {
    code.parse().unwrap_or_default()
}

impl House {
    /// Tells people for as long as somebody runs the house: browsers and mail apart, so that neither waits for the other.
    pub fn tell_often(&self) {
        let outside = &self.0.settings.outside;
        if outside.keys.is_some() {
            let house = self.clone();
            tokio::spawn(async move {
                loop {
                    tokio::time::sleep(OFTEN).await;
                    house.said(house.tell_browsers(seconds()).await);
                }
            });
        }
        if outside.post.is_some() {
            let house = self.clone();
            tokio::spawn(async move {
                loop {
                    tokio::time::sleep(OFTEN).await;
                    house.said(house.write_letters(seconds()).await);
                }
            });
        }
    }

    fn said(&self, done: Result<usize, HouseError>) {
        match done {
            Ok(_) | Err(HouseError::Store(StoreError::ReadOnly(_))) => {}
            Err(error) => tracing::warn!(%error, "people could not be told that they are awaited"),
        }
    }

    /// Notes who has looked at a page since its turn began. It is on the disk, so that nobody is told of it after a restart.
    async fn note_visits(&self, at: i64) -> Result<(), HouseError> {
        let have = self.0.store.have_news().await?;
        let seen = have.into_iter().filter_map(|guest| Some((guest, self.seen(guest, at)?)));
        let changes: Vec<Change> = seen.map(|(guest, seen)| Change::Turns(TurnChange::Seen(guest, seen))).collect();
        if !changes.is_empty() {
            self.0.store.commit(changes).await?;
        }
        Ok(())
    }

    /// Tells browsers of turns that began a moment ago and that nobody has seen since; and how many were told. The moment
    /// is in seconds since 1970.
    pub async fn tell_browsers(&self, at: i64) -> Result<usize, HouseError> {
        let Some(keys) = self.0.settings.outside.keys.clone() else { return Ok(0) };
        self.note_visits(at).await?;
        let mut all = JoinSet::new();
        for due in self.0.store.due(at, at - A_MOMENT).await? {
            let (house, keys) = (self.clone(), keys.clone());
            all.spawn(async move { house.tell_browser(&keys, due, at).await });
        }
        let mut told = 0;
        while let Some(done) = all.join_next().await {
            told += usize::from(done.map_err(|error| HouseError::Broken(error.to_string()))??);
        }
        Ok(told)
    }

    /// Tells one browser of one turn; and whether it was told.
    async fn tell_browser(&self, keys: &Keys, due: Due, at: i64) -> Result<bool, HouseError> {
        let Due { guest, to, table, game } = due;
        match self.0.store.commit(vec![Change::Alerts(AlertChange::Pushed(to.id, table.clone(), guest))]).await {
            Err(StoreError::Taken) => return Ok(false),
            noted => noted?,
        }
        let lang = language(&to.lang);
        let game = self.game(&game).map_or(game, |game| game.text(lang, "title"));
        let text = serde_json::json!({ "title": pages::house::sentence(lang, "turn-yours"), "body": game, "table": table }).to_string();
        let outside = &self.0.settings.outside;
        let contact = outside.post.as_ref().map_or_else(|| outside.base.clone(), |post| post.contact());
        let to_whom = Subscriber { key: to.key, auth: to.auth };
        let asked = match to.endpoint.parse() {
            Ok(service) => {
                let note = Note { service: &service, to: &to_whom, topic: &table, text: &text };
                push(&self.0.telling.reach, keys, &contact, note, at).await
            }
            Err(_) => Err(ReachError::Never("the address is none")),
        };
        let (told, after) = match asked {
            Ok(Pushed::Taken) => (true, None),
            Ok(Pushed::Gone) => (false, Some(AlertChange::Gone(to.id))),
            Ok(Pushed::Later(after)) => {
                let wait = after.unwrap_or(AGAIN).clamp(30, 24 * 60 * 60);
                (false, Some(AlertChange::NotPushed(to.id, table, at + i64::from(wait))))
            }
            Ok(Pushed::Refused(status)) => {
                tracing::warn!(status, "a push service does not take what it is sent");
                (false, None)
            }
            Err(ReachError::Never(why)) => {
                tracing::warn!(why, "a browser cannot be told at the address that it gave");
                (false, Some(AlertChange::Gone(to.id)))
            }
            Err(ReachError::NotSent(_)) => (false, Some(AlertChange::NotPushed(to.id, table, at + i64::from(AGAIN)))),
            // It may have arrived: once too few is better than once too often.
            Err(ReachError::Unknown(_)) => (true, None),
        };
        if let Some(change) = after {
            self.0.store.commit(vec![Change::Alerts(change)]).await?;
        }
        Ok(told)
    }

    /// Writes to people who have not been seen for a while while tables with days wait for them; and how many letters were
    /// handed over. The moment is in seconds since 1970.
    pub async fn write_letters(&self, at: i64) -> Result<usize, HouseError> {
        let Some(post) = self.0.settings.outside.post.clone() else { return Ok(0) };
        let mut written = 0;
        for due in self.0.store.due_mail(at, at - A_WHILE).await? {
            if locked(&self.0.telling.closed).1 > at {
                break;
            }
            if self.seen(due.guest, at).is_some_and(|seen| seen > at - A_WHILE) {
                continue;
            }
            // What it is about is read before it is noted: whoever cannot be read of is written to later.
            let letter = self.letter(&due, at).await?;
            let Some(letter) = letter else { continue };
            match self.0.store.commit(vec![Change::Alerts(AlertChange::Mailed(due.guest, due.turns.clone(), at))]).await {
                // One of them has decided in between.
                Err(StoreError::Taken) => continue,
                noted => noted?,
            }
            let after = match post.send(&letter).await {
                Ok(()) => {
                    *locked(&self.0.telling.closed) = (0, 0);
                    written += 1;
                    AlertChange::Arrived(due.guest)
                }
                Err(PostError::Unknown(why)) => {
                    tracing::warn!(why, "nobody knows whether a letter has arrived; it is not sent again");
                    continue;
                }
                Err(error) => {
                    tracing::warn!(%error, "a letter was not sent, and is tried again later");
                    let refused = matches!(error, PostError::Refused(_));
                    let tried = if refused { self.0.store.wishes(due.guest).await?.refused } else { self.left_alone(at) };
                    let retry = refused.then(|| at + 60 * 60 * (1 << tried.clamp(0, 6)));
                    AlertChange::NotMailed { guest: due.guest, turns: due.turns, at, before: due.before, retry, refused }
                }
            };
            self.0.store.commit(vec![Change::Alerts(after)]).await?;
        }
        Ok(written)
    }

    /// The mail server is left alone for a while; how often in a row that was.
    fn left_alone(&self, at: i64) -> i64 {
        let mut closed = locked(&self.0.telling.closed);
        let times = closed.0.min(6);
        *closed = (times + 1, at + POST_AGAIN * (1 << times));
        i64::from(times)
    }

    /// A letter about tables that wait; nothing if they do not any more.
    async fn letter(&self, due: &DueMail, at: i64) -> Result<Option<Letter>, HouseError> {
        let (lang, base) = (language(&due.lang), &self.0.settings.outside.base);
        let all = self.0.store.turns(due.guest).await?;
        let told = |waiting: &&Waiting| due.turns.iter().any(|(table, number)| *table == waiting.table && *number == waiting.number);
        let about: Vec<&Waiting> = all.iter().filter(told).collect();
        let Some(name) = self.0.store.name(due.guest).await?.filter(|_| about.len() == due.turns.len()) else { return Ok(None) };
        let row = |waiting: &&Waiting| {
            let game = self.game(&waiting.game).map_or_else(|_| waiting.game.clone(), |game| game.text(lang, "title"));
            let left = waiting.deadline.map(|deadline| (deadline - self.now()).max(0));
            let says = pages::house::waits_in_words(lang, &game, &waiting.others, at - waiting.since, left);
            format!("- {says}\n  {base}/t/{}\n", waiting.table)
        };
        let tables: String = about.iter().map(row).collect();
        let stop = format!("{base}/alerts/stop?token={}", due.stop);
        let text = Message::new("mail-turns").with("name", name).with("tables", tables).with("all", format!("{base}/your-turn"));
        let text = text.with("settings", format!("{base}/alerts")).with("stop", stop.clone());
        // Sent twice, it would be one letter to whoever reads it.
        let what: String = due.turns.iter().map(|(table, number)| format!("{table} {number} ")).collect();
        Ok(Some(Letter {
            to: due.mail.clone(),
            subject: pages::house::say(lang, &Message::new("mail-turns-subject").with("count", Arg::Number(about.len() as i64))),
            text: pages::house::say(lang, &text),
            stop: Some(stop),
            id: hex::encode(&Sha256::digest(format!("{} {what}", due.guest).as_bytes())[..16]),
        }))
    }
}
