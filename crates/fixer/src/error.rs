//! Everything that can go wrong in a command, with the exit code that scripts see.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use table::replay::ReplayError;
use table::{Problems, Refusal};

use crate::output;

/// Why a command could not do its work.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The command line makes no sense in a way that the parser cannot see.
    #[error("{0}")]
    Usage(String),
    /// Options, seats or bots that do not fit the game; all at once.
    #[error("{game} cannot be played with these options:\n{}", indented(problems))]
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

    /// Tells the error and gives the exit code.
    pub fn report(&self) -> ExitCode {
        match self {
            Error::Closed => return ExitCode::SUCCESS,
            _ => output::note(&format!("error: {self}")),
        }
        match self {
            Error::Usage(_) | Error::Options { .. } => ExitCode::from(2),
            _ => ExitCode::FAILURE,
        }
    }
}

fn indented(problems: &Problems) -> String {
    problems.to_string().lines().map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n")
}
