//! Everything that can go wrong in a command, with the exit code that scripts see.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use table::replay::ReplayError;
use table::{Lang, Message, Problems, Refusal};

use crate::output;
use crate::words::say;

/// Why a command could not do its work.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The command line makes no sense in a way that the parser cannot see.
    #[error("{0}")]
    Usage(String),
    /// Options, seats or bots that do not fit the game; all at once.
    #[error("{}", wrong_options(game, problems, Lang::En))]
    Options {
        /// The game's short name.
        game: &'static str,
        /// What is wrong.
        problems: Problems,
    },
    /// A file or folder that cannot be read.
    #[error("{path}: cannot be read: {reason}")]
    Read {
        /// Where.
        path: String,
        /// Why.
        reason: String,
    },
    /// A file that cannot be written.
    #[error("{path}: cannot be written: {reason}")]
    Write {
        /// Where.
        path: String,
        /// Why.
        reason: String,
    },
    /// A file that can be read, but does not hold what it should.
    #[error("{path}:{line}: {says}")]
    Content {
        /// Where.
        path: String,
        /// The line, counted from 1.
        line: usize,
        /// What is wrong there.
        says: String,
    },
    /// A deck that is not legal.
    #[error("{}", wrong_deck(deck, problems, Lang::En))]
    Deck {
        /// Its name or file.
        deck: String,
        /// What is wrong.
        problems: Problems,
    },
    /// The table itself refused what nobody chose freely.
    #[error("the table cannot go on: {0}")]
    Stuck(#[from] Refusal),
    /// Anything else that was asked for and cannot be had.
    #[error("{0}")]
    Failed(String),
    /// Standard output cannot be written.
    #[error("standard output: {0}")]
    Output(io::Error),
    /// Whoever read the output has gone away: no error, only the end.
    #[error("nobody reads the output any more")]
    Closed,
}

/// The exit code of an interrupted command: 128 and the number of the signal.
pub const INTERRUPTED: u8 = 130;

impl Error {
    /// A file that does not hold a good replay.
    pub fn replay(path: &Path, error: ReplayError) -> Error {
        Error::Content { path: path.display().to_string(), line: error.line, says: error.says }
    }

    /// Output that could not be written.
    pub fn output(error: io::Error) -> Error {
        if error.kind() == io::ErrorKind::BrokenPipe { Error::Closed } else { Error::Output(error) }
    }

    /// What went wrong. People are told in their language what does not fit their game; files, commands and the system
    /// speak English.
    pub fn in_lang(&self, lang: Lang) -> String {
        match self {
            Error::Options { game, problems } => wrong_options(game, problems, lang),
            Error::Deck { deck, problems } => wrong_deck(deck, problems, lang),
            Error::Stuck(refusal) => say(lang, &Message::new("stuck").with("reason", refusal.says(lang.into()))),
            _ => self.to_string(),
        }
    }

    /// Tells the error and gives the exit code.
    pub fn report(&self, lang: Lang) -> ExitCode {
        match self {
            Error::Closed => return ExitCode::SUCCESS,
            _ => output::note(&say(lang, &Message::new("error").with("says", self.in_lang(lang)))),
        }
        match self {
            Error::Usage(_) | Error::Options { .. } => ExitCode::from(2),
            _ => ExitCode::FAILURE,
        }
    }
}

fn wrong_options(game: &str, problems: &Problems, lang: Lang) -> String {
    listed(say(lang, &Message::new("wrong-options").with("game", game.to_owned())), problems, lang)
}

fn wrong_deck(deck: &str, problems: &Problems, lang: Lang) -> String {
    listed(say(lang, &Message::new("wrong-deck").with("deck", deck.to_owned())), problems, lang)
}

/// A heading and a line for each problem.
fn listed(heading: String, problems: &Problems, lang: Lang) -> String {
    let lines = problems.lines(lang).into_iter().map(|line| format!("  {line}"));
    std::iter::once(heading).chain(lines).collect::<Vec<_>>().join("\n")
}
