//! Standard output and standard error. Nothing here panics: a reader that went away ends the program
//! quietly (`fixer games | head -1`), and notes that cannot be written are dropped.

use std::io::{self, Write};

use serde::Serialize;

use crate::error::Error;

/// Writes text to standard output.
pub fn print(text: &str) -> Result<(), Error> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(Error::output)
}

/// Writes a value to standard output as JSON.
pub fn print_json(value: &impl Serialize) -> Result<(), Error> {
    let text = serde_json::to_string_pretty(value).map_err(|error| Error::Failed(error.to_string()))?;
    print(&(text + "\n"))
}

/// A word as a shell reads it back, for commands that people copy.
pub fn quoted(word: &str) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "._-/+:,=".contains(letter);
    if !word.is_empty() && word.chars().all(plain) { word.to_owned() } else { format!("'{}'", word.replace('\'', "'\\''")) }
}

/// Writes a line to standard error, beside the results.
pub fn note(line: &str) {
    // Whoever closed standard error does not want to hear it.
    let _ = writeln!(io::stderr(), "{line}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_quoted_where_a_shell_needs_it() {
        assert_eq!(quoted("saves/leduc-1.json"), "saves/leduc-1.json");
        assert_eq!(quoted("my game.json"), "'my game.json'");
        assert_eq!(quoted("it's; rm"), r"'it'\''s; rm'");
        assert_eq!(quoted(""), "''");
    }
}
