//! What the programs share that measure a game's content while it is designed (`examples/balance.rs` of the games): how
//! they are asked, and many tables at once. What is counted is each game's own. Never used by a tournament: see [`run`].
//!
//! [`run`]: crate::run

use std::sync::atomic::{AtomicU64, Ordering};

/// After how many decisions a table counts as endless.
pub const LIMIT: u64 = 100_000;

/// What is asked of such a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arguments {
    /// The folder of the content (`--content`).
    pub content: String,
    /// Parts of the names of the lines that are played; all lines without any (`--only a,b`).
    pub only: Vec<String>,
    /// The bot (`--bot`).
    pub bot: String,
    /// The bot that it plays against, if it is another one (`--against`).
    pub against: Option<String>,
    /// Tables of a line (`--games`).
    pub games: u64,
    /// What all chance comes from (`--seed`).
    pub seed: u64,
    /// Threads (`--threads`).
    pub threads: usize,
    /// Whether it is told what was used how often (`--uses`).
    pub uses: bool,
}

impl Arguments {
    /// Reads the words after the program's name; `content` is the folder unless they name one.
    pub fn read(content: &str, words: impl IntoIterator<Item = String>) -> Result<Arguments, String> {
        let (content, bot) = (content.to_owned(), "street".to_owned());
        let mut read = Arguments { content, only: Vec::new(), bot, against: None, games: 2000, seed: 1, threads: 1, uses: false };
        let mut words = words.into_iter();
        while let Some(name) = words.next() {
            if name == "--uses" {
                read.uses = true;
                continue;
            }
            let value = words.next().ok_or_else(|| format!("{name} needs a value"))?;
            let number = || value.parse::<u64>().map_err(|_| format!("{name} needs a number, not '{value}'"));
            match name.as_str() {
                "--games" => read.games = number()?,
                "--seed" => read.seed = number()?,
                "--threads" => read.threads = number()?.clamp(1, 1024) as usize,
                "--content" => read.content = value,
                "--only" => read.only = value.split(',').map(str::to_owned).collect(),
                "--bot" => read.bot = value,
                "--against" => read.against = Some(value),
                _ => return Err(format!("{name} is not known")),
            }
        }
        Ok(read)
    }

    /// Whether a line is played.
    pub fn wants(&self, line: &str) -> bool {
        self.only.is_empty() || self.only.iter().any(|only| line.contains(only.as_str()))
    }

    /// Plays the tables of a line on all threads: each thread counts in a tally of its own, and they are brought together.
    pub fn play<T: Send>(
        &self,
        line: &str,
        tally: impl Fn() -> T + Sync,
        one: impl Fn(u64, &mut T) -> Result<(), String> + Sync,
        merge: impl Fn(&mut T, &T),
    ) -> Result<T, String> {
        let next = AtomicU64::new(0);
        let work = || -> Result<T, String> {
            let mut tally = tally();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games {
                    return Ok(tally);
                }
                one(number, &mut tally).map_err(|why| format!("{line}, table {number}: {why}"))?;
            }
        };
        std::thread::scope(|scope| {
            let running: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            let mut all = tally();
            for thread in running {
                merge(&mut all, &thread.join().map_err(|_| "a thread panicked")??);
            }
            Ok(all)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &str) -> Result<Arguments, String> {
        Arguments::read("crates/game", words.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn what_is_asked_is_read_or_said_to_be_wrong() {
        let asked = read("--games 30 --only two,four --bot edge:100 --against street --threads 2 --uses").unwrap();
        assert_eq!((asked.games, asked.threads, asked.uses, asked.seed, asked.content.as_str()), (30, 2, true, 1, "crates/game"));
        assert_eq!((asked.bot.as_str(), asked.against.as_deref()), ("edge:100", Some("street")));
        assert!(asked.wants("rivals at two") && !asked.wants("rivals at three") && read("").unwrap().wants("anything"));
        assert_eq!(read("--games many").unwrap_err(), "--games needs a number, not 'many'");
        assert_eq!(read("--games").unwrap_err(), "--games needs a value");
        assert_eq!(read("--game 3").unwrap_err(), "--game is not known");
    }

    #[test]
    fn every_table_is_played_once_on_however_many_threads() {
        let asked = read("--games 1000 --threads 3").unwrap();
        let add = |number: u64, tally: &mut (u64, u64)| {
            *tally = (tally.0 + 1, tally.1 + number);
            Ok(())
        };
        let all = asked.play("line", || (0, 0), add, |all, part| *all = (all.0 + part.0, all.1 + part.1));
        assert_eq!(all, Ok((1000, 499_500)));
        let failed = asked.play("line", || (), |number, ()| if number == 7 { Err("stuck".to_owned()) } else { Ok(()) }, |(), ()| ());
        assert_eq!(failed, Err("line, table 7: stuck".to_owned()));
    }
}
