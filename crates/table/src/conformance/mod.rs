//! The conformance kit: what every game must keep to, checked at every decision of random games.
//!
//! A game calls [`assert_conforms`] with one line. What is checked is listed in [`Check`]. Secrecy is
//! not judged by the game's own views: a [`Secrets`] table, which the game's tests write from its
//! rulebook, says who knows what lies where.

mod files;
mod play;
mod printed;
mod rotation;
mod secrecy;
mod secrets;
mod stubborn;
mod studied;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

pub use files::{assert_golden, assert_lessons, assert_scenarios, playthrough};
pub use printed::{Printed, assert_printed, assert_sentences, line_of, with, with_card, without_lines};
pub use rotation::{Turn, Turned, assert_rotates};
pub use secrecy::{Resampled, resample};
pub use secrets::{NoSecrets, Secrets, Slot};
pub use studied::{kinds_used, never_used, studied};

use crate::text::Prose;

/// What is checked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Check {
    /// An awaited seat has choices; they differ in value, name and label, and each can be played.
    Choices,
    /// What is not listed is refused, with the state untouched.
    Refusals,
    /// Every card, token and number is accounted for.
    Audit,
    /// Copies are independent: a copy that was put away never changes.
    Copies,
    /// A state survives being written and read.
    Serialise,
    /// Equal states offer equal choices and equal views.
    Equal,
    /// A log plays out again with the same digests.
    Replay,
    /// What is taken back is as before, and can be done again.
    Undo,
    /// Every attempt is either offered or refused with a rule that exists; offers are never refused.
    Attempts,
    /// A seat that leaves is never awaited again, and the table still ends.
    Leave,
    /// The table ends, and no decision hangs, whatever chance answers.
    Ends,
    /// Every sentence exists in every language.
    Text,
    /// Views of imagined states are the view they were imagined from.
    Imagine,
    /// What an audience is sent does not depend on what it does not know, at any moment.
    Static,
    /// Nor does anything it is sent later on.
    Dynamic,
    /// The secrecy checks really varied something.
    Vacuity,
    /// The table of secrets itself is sound.
    Secrets,
}

/// A check that failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Which check.
    pub check: Check,
    /// The game and its options.
    pub place: String,
    /// What was found.
    pub says: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} fails at {}: {}", self.check, self.place, self.says)
    }
}

impl std::error::Error for Fault {}

/// What was done.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played.
    pub games: u64,
    /// Decisions checked.
    pub decisions: u64,
    /// States compared with a resampled one.
    pub resampled: u64,
    /// Later moments compared in a game with other hidden things.
    pub followed: u64,
    /// States imagined.
    pub imagined: u64,
}

/// How much to do.
#[derive(Clone, Copy, Debug)]
pub struct Suite {
    /// Games for every variant of the options.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// After how many decisions a table counts as endless.
    pub limit: u64,
    /// How long one decision may take before it counts as hanging.
    pub patience: Duration,
}

impl Suite {
    /// This many games of every variant; the environment variable `FIXER_CONFORMANCE_GAMES` asks for
    /// another number in long runs.
    pub fn games(games: u64) -> Suite {
        let asked = std::env::var("FIXER_CONFORMANCE_GAMES").ok().and_then(|games| games.parse().ok());
        Suite { games: asked.unwrap_or(games), seed: 2077, limit: 20_000, patience: Duration::from_secs(30) }
    }
}

/// Plays `games` games of every variant and checks everything.
///
/// # Panics
/// With the first fault.
pub fn assert_conforms<G: Prose>(game: G, secrets: impl Secrets<G>, games: u64) -> Report {
    match run(game, secrets, Suite::games(games)) {
        Ok(report) => report,
        Err(fault) => panic!("{fault}"),
    }
}

/// Plays a suite and checks everything; the first fault.
///
/// The games run on a thread of their own, so that a decision that never returns is a fault and not
/// a test that never ends.
pub fn run<G: Prose, S: Secrets<G>>(game: G, secrets: S, suite: Suite) -> Result<Report, Fault> {
    let pulse = Arc::new(Pulse::default());
    let beating = pulse.clone();
    let name = game.about().key;
    let worker = std::thread::spawn(move || {
        let result = play::run(&Arc::new(game), &secrets, suite, &beating);
        beating.done.store(true, Ordering::Release);
        result
    });
    let (mut beats, mut since) = (0, Instant::now());
    while !pulse.done.load(Ordering::Acquire) && !worker.is_finished() {
        std::thread::sleep(Duration::from_millis(5));
        let now = pulse.beats.load(Ordering::Relaxed);
        if now != beats {
            (beats, since) = (now, Instant::now());
        } else if since.elapsed() > suite.patience {
            let says = format!("after {beats} steps, a decision did not return within {:?}", suite.patience);
            return Err(Fault { check: Check::Ends, place: name.to_owned(), says });
        }
    }
    worker.join().unwrap_or_else(|panic| {
        let says = crate::simulate::panicked(&*panic);
        Err(Fault { check: Check::Choices, place: name.to_owned(), says })
    })
}

/// Shows that the games go on.
#[derive(Default)]
struct Pulse {
    beats: AtomicU64,
    done: AtomicBool,
}

impl Pulse {
    fn beat(&self) {
        self.beats.fetch_add(1, Ordering::Relaxed);
    }
}
