//! How a chore can fail, as sentences that say what to do next.

use std::fmt;
use std::io;
use std::path::PathBuf;

/// Why a chore ended early.
#[derive(Debug)]
pub enum Failure {
    /// A command ran and reported failure.
    Command {
        /// The command as one would type it.
        shown: String,
        /// How it ended.
        ended: String,
    },
    /// A command could not be started at all.
    Start {
        /// The command as one would type it.
        shown: String,
        /// What the system said.
        error: io::Error,
    },
    /// A file could not be read.
    Read {
        /// Which.
        path: PathBuf,
        /// What the system said.
        error: io::Error,
    },
    /// A check found something wrong; the sentence says what.
    Found(String),
    /// Everything worth saying is already on the terminal.
    Told,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Command { shown, ended } => write!(f, "this command failed ({ended}); run it alone with:\n    {shown}"),
            Failure::Start { shown, error } => write!(f, "this command could not be started ({error}):\n    {shown}"),
            Failure::Read { path, error } => write!(f, "cannot read {}: {error}", path.display()),
            Failure::Found(what) => f.write_str(what),
            Failure::Told => Ok(()),
        }
    }
}
