//! Tables with two guests each: opened, seated, looked at through a stream by either of them.

use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::chat::Chat;
use crate::figures::Times;
use crate::http::{Answer, Ask, Client, Events};

/// What a seat is asked, and what it will answer.
#[derive(Default)]
pub struct Question {
    /// What tells the question from all others.
    pub asked: String,
    /// The choice.
    pub choice: String,
}

/// A decision on its way.
struct Sent {
    when: Instant,
    by: usize,
    acknowledged: Option<Instant>,
    heard: [bool; 2],
}

/// Whoever hears nothing for so long after a decision was acknowledged has nothing to hear of it.
const SILENCE: Duration = Duration::from_millis(1500);

#[derive(Default)]
struct Desk {
    question: [Option<Question>; 2],
    sent: Option<Sent>,
    over: bool,
}

/// A table.
pub struct Table {
    id: String,
    guests: [String; 2],
    desk: Mutex<Desk>,
    /// What is said there.
    pub chat: Chat,
}

/// What is counted while tables are played.
#[derive(Default)]
pub struct Tally {
    /// Until the other seat's stream brought what came of a decision.
    pub other: Mutex<Times>,
    /// Until the own stream did.
    pub own: Mutex<Times>,
    /// Until the decision was acknowledged.
    pub answered: Mutex<Times>,
    /// Fragments that came in, and their bytes.
    pub fragments: AtomicU64,
    /// Their bytes.
    pub bytes: AtomicU64,
    /// Questions that had to be asked for.
    pub looked: AtomicU64,
    /// Decisions that were sent.
    pub sent: AtomicU64,
    /// Decisions of which the other seat was told nothing, because it sees nothing of them.
    pub unseen: AtomicU64,
    errors: Mutex<Vec<String>>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Tally {
    /// Something went wrong.
    pub fn error(&self, says: String) {
        locked(&self.errors).push(says);
    }

    /// What went wrong so far.
    pub fn errors(&self) -> Vec<String> {
        locked(&self.errors).clone()
    }

    fn time(times: &Mutex<Times>, time: Duration) {
        locked(times).add(time);
    }
}

fn json(answer: &Answer) -> io::Result<Value> {
    let value = serde_json::from_slice(&answer.body).unwrap_or_default();
    if answer.status == 200 { Ok(value) } else { Err(io::Error::other(format!("{}: {value}", answer.status))) }
}

fn word(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

impl Table {
    /// Opens a table of a game with a guest in either seat, and with clocks.
    pub async fn open(client: &Client, game: &str) -> io::Result<Table> {
        let form = format!("game={game}&seat-0=me&seat-1=open&clock=fischer&base=60&increment=10&out=bot");
        let program = Ask { method: "POST", path: "/tables", token: "", accept: "application/json", form: &form };
        let opened = json(&client.ask(&program).await?)?;
        let id = word(&opened["table"]);
        let seated = json(&client.ask(&Ask { path: &format!("/t/{id}/sit"), form: "seat=1", ..program }).await?)?;
        let guests = [word(&opened["token"]), word(&seated["token"])];
        Ok(Table { id, guests, desk: Mutex::default(), chat: Chat::default() })
    }

    /// The address of its page and the session of a guest.
    pub fn page(&self) -> (String, &str) {
        (format!("/t/{}", self.id), &self.guests[0])
    }

    /// A guest says something; both streams bring it.
    pub async fn say(&self, client: &Client, number: usize, seat: usize) -> io::Result<()> {
        let (path, token) = (format!("/t/{}/talk", self.id), &self.guests[seat % 2]);
        let word = self.chat.says(number);
        let form = format!("text={word}");
        let answer = client.ask(&Ask { method: "POST", path: &path, token, accept: "application/json", form: &form }).await?;
        json(&answer).map(|_| ())
    }

    /// Opens the stream of a seat and waits for what it brings at once.
    pub async fn listen(&self, client: &Client, seat: usize) -> io::Result<Events> {
        let mut events = client.stream(&format!("/t/{}/stream", self.id), &self.guests[seat]).await?;
        match events.next().await? {
            Some(event) => self.heard(seat, event, None),
            None => return Err(io::Error::other("the stream ended at once")),
        }
        Ok(events)
    }

    /// Listens to a seat's stream for good.
    pub async fn follow(self: Arc<Self>, mut events: Events, seat: usize, tally: Arc<Tally>) {
        loop {
            match events.next().await {
                Ok(Some(event)) => self.heard(seat, event, Some(&tally)),
                Ok(None) => return tally.error("a stream ended".to_owned()),
                Err(error) => return tally.error(format!("a stream broke: {error}")),
            }
        }
    }

    fn heard(&self, seat: usize, event: &[u8], tally: Option<&Tally>) {
        let now = Instant::now();
        if event.starts_with(b"event: talk") {
            return self.chat.heard(event, now);
        }
        let question = question(event);
        let mut desk = locked(&self.desk);
        desk.question[seat] = question;
        let Some(tally) = tally else { return };
        tally.fragments.fetch_add(1, Ordering::Relaxed);
        tally.bytes.fetch_add(event.len() as u64, Ordering::Relaxed);
        let Some(sent) = &mut desk.sent else { return tally.error("a stream brought something when nothing was decided".to_owned()) };
        if !std::mem::replace(&mut sent.heard[seat], true) {
            Tally::time(if sent.by == seat { &tally.own } else { &tally.other }, now - sent.when);
        }
        if sent.heard == [true; 2] && sent.acknowledged.is_some() {
            desk.sent = None;
        }
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        locked(&self.desk).over
    }

    /// Whether everybody has heard of every decision so far.
    pub fn is_quiet(&self, tally: &Tally) -> bool {
        let mut desk = locked(&self.desk);
        if let Some(sent) = desk.sent.take_if(|sent| sent.acknowledged.is_some_and(|when| when.elapsed() > SILENCE)) {
            tally.unseen.fetch_add(u64::from(!sent.heard[1 - sent.by]), Ordering::Relaxed);
            if sent.heard == [false; 2] {
                tally.error("a decision was acknowledged, but no stream brought it".to_owned());
            }
        }
        desk.sent.is_none()
    }

    /// The next decision, if it can be made now: the seat and what it answers; no seat if the table has to be
    /// looked at first.
    pub fn next(&self, tally: &Tally) -> Option<(Option<usize>, Question)> {
        if !self.is_quiet(tally) {
            return None;
        }
        let mut desk = locked(&self.desk);
        if desk.over {
            return None;
        }
        let found = (0..2).find_map(|seat| Some((seat, desk.question[seat].take()?)));
        let seat = found.as_ref().map(|found| found.0);
        desk.sent = Some(Sent { when: Instant::now(), by: seat.unwrap_or(0), acknowledged: None, heard: [false; 2] });
        Some((seat, found.map_or_else(Question::default, |found| found.1)))
    }

    /// Makes a decision; or looks at the table, if no seat is known to be asked.
    pub async fn decide(&self, client: &Client, seat: Option<usize>, question: Question, tally: &Tally) {
        let done = match seat {
            Some(seat) => self.send(client, seat, question, tally).await,
            None => self.look(client, tally).await,
        };
        if let Err(error) = done {
            tally.error(format!("a decision: {error}"));
            let mut desk = locked(&self.desk);
            (desk.sent, desk.over) = (None, true);
        }
    }

    async fn send(&self, client: &Client, seat: usize, question: Question, tally: &Tally) -> io::Result<()> {
        let choice: String = question.choice.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let form = format!("seat={seat}&asked={}&choice={choice}", question.asked);
        let (path, token) = (format!("/t/{}/decide", self.id), &self.guests[seat]);
        let when = Instant::now();
        if let Some(sent) = &mut locked(&self.desk).sent {
            sent.when = when;
        }
        let answer = client.ask(&Ask { method: "POST", path: &path, token, accept: "application/json", form: &form }).await?;
        tally.sent.fetch_add(1, Ordering::Relaxed);
        Tally::time(&tally.answered, when.elapsed());
        if !matches!(answer.status, 200 | 204 | 303) {
            return json(&answer).map(|_| ());
        }
        let mut desk = locked(&self.desk);
        if let Some(sent) = &mut desk.sent {
            sent.acknowledged = Some(Instant::now());
        }
        desk.sent.take_if(|sent| sent.heard == [true; 2]);
        Ok(())
    }

    async fn look(&self, client: &Client, tally: &Tally) -> io::Result<()> {
        for (seat, token) in self.guests.iter().enumerate() {
            tally.looked.fetch_add(1, Ordering::Relaxed);
            let path = format!("/t/{}", self.id);
            let state = json(&client.ask(&Ask { method: "GET", path: &path, token, accept: "application/json", form: "" }).await?)?;
            let mut desk = locked(&self.desk);
            desk.sent = None;
            desk.over |= !state["over"].is_null();
            if let (Some(_), Some(offers)) = (state["seat"].as_u64(), state["offers"].as_array().filter(|offers| !offers.is_empty())) {
                let choice = word(&offers[0]["key"]);
                desk.question[seat] = Some(Question { asked: word(&state["asked"]), choice });
            }
        }
        Ok(())
    }
}

/// What a fragment asks, if it asks anything, with one of the choices that it offers.
fn question(event: &[u8]) -> Option<Question> {
    let html = std::str::from_utf8(event).ok()?;
    let value = |rest: &str| rest.split_once('"').map(|(value, _)| value.to_owned());
    let (_, rest) = html.split_once("name=\"asked\" value=\"")?;
    let asked = value(rest).filter(|asked| !asked.is_empty())?;
    let choices: Vec<&str> = rest.split("name=\"choice\" value=\"").skip(1).collect();
    // Whatever it is, it is not always the first.
    let any = asked.bytes().fold(0, |sum, byte| sum * 31 % 65521 + usize::from(byte));
    let choice = value(choices.get(any % choices.len().max(1))?)?;
    let choice = choice.replace("&gt;", ">").replace("&lt;", "<").replace("&quot;", "\"").replace("&amp;", "&");
    Some(Question { asked, choice })
}
