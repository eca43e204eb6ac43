//! People who talk while they play: lines are said when they are due, and both streams of the table must bring each.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::Wrong;
use crate::drive::Load;
use crate::figures::{Times, figure};
use crate::http::Client;
use crate::tables::Table;

/// Lines that were said at a table: the word that tells it, when it was sent, and when streams brought it.
#[derive(Default)]
pub struct Chat(Mutex<Vec<(String, Instant, Vec<Instant>)>>);

impl Chat {
    fn lines(&self) -> std::sync::MutexGuard<'_, Vec<(String, Instant, Vec<Instant>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A line that is about to be said: its word.
    pub fn says(&self, number: usize) -> String {
        let word = format!("line{number}x");
        self.lines().push((word.clone(), Instant::now(), Vec::new()));
        word
    }

    /// A stream has brought a line, or several.
    pub fn heard(&self, event: &[u8], now: Instant) {
        let event = String::from_utf8_lossy(event);
        self.lines().iter_mut().filter(|(word, ..)| event.contains(word.as_str())).for_each(|(.., heard)| heard.push(now));
    }
}

/// What came of it.
#[derive(Default)]
pub struct Chatted {
    said: usize,
    brought: usize,
    times: Times,
    errors: Vec<String>,
}

/// Says lines when they are due, at one table after the other.
pub async fn run(load: &Load, client: &Arc<Client>, tables: &[Arc<Table>]) -> Chatted {
    let mut chatted = Chatted::default();
    if load.chat == 0 || tables.is_empty() {
        return chatted;
    }
    let gap = Duration::from_secs(1) / load.chat;
    let due = load.chat as usize * load.time.as_secs() as usize;
    let (start, mut saying) = (Instant::now(), Vec::with_capacity(due));
    for number in 0..due {
        tokio::time::sleep_until((start + gap * number as u32).into()).await;
        let (client, table) = (client.clone(), tables[number % tables.len()].clone());
        // Whoever has said something lets the other speak next time.
        let seat = number / tables.len();
        saying.push(tokio::spawn(async move { table.say(&client, number, seat).await }));
    }
    for said in saying {
        match said.await {
            Ok(Ok(())) => chatted.said += 1,
            Ok(Err(error)) => chatted.errors.push(error.to_string()),
            Err(error) => chatted.errors.push(error.to_string()),
        }
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    for table in tables {
        for (_, sent, heard) in table.chat.lines().iter() {
            chatted.brought += heard.len();
            heard.iter().for_each(|when| chatted.times.add(*when - *sent));
        }
    }
    chatted
}

impl Chatted {
    /// Tells what came of it, and what did not hold.
    pub fn tell(mut self, load: &Load, wrong: &mut Wrong) {
        if load.chat == 0 {
            return;
        }
        println!("{}", self.times.row("a stream, of a line that was said"));
        figure("lines that were said", &self.said.to_string());
        figure("lines that streams brought", &self.brought.to_string());
        let due = load.chat as usize * load.time.as_secs() as usize;
        wrong.check(self.errors.is_empty(), || format!("{} lines were not said: {:?}", self.errors.len(), self.errors.first()));
        wrong.check(self.said == due, || format!("{} lines were said, but {due} were due", self.said));
        wrong.check(self.brought == self.said * 2, || format!("streams brought {} lines, not {}", self.brought, self.said * 2));
    }
}
