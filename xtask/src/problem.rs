//! A problem found in a file of the workspace, and where.

use std::fmt;

/// One thing that is wrong, and what would be right.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Problem {
    /// The file, from the root of the workspace.
    pub path: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong and what would be right.
    pub what: String,
}

impl Problem {
    /// A problem at a line of a file.
    pub fn new(path: &str, line: usize, what: impl Into<String>) -> Problem {
        Problem { path: path.to_owned(), line, what: what.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}
