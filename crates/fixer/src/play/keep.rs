//! Saving: on demand, before leaving, and after the end.

use std::path::Path;

use table::Message;

use super::console::Input;
use super::session::Session;
use crate::error::Error;
use crate::{files, output};

impl Session<'_> {
    /// Saves as this file, or as the suggested one, and says how it went.
    pub(super) fn save(&mut self, name: &str) -> Result<bool, Error> {
        let name = if name.is_empty() { self.file.clone() } else { name.to_owned() };
        let path = Path::new(&name);
        let replay = self.table.replay();
        let same = |there: table::replay::Replay| there.head.table == replay.head.table && there.head.game == replay.head.game;
        if path.is_file() && !files::read_replay(path).is_ok_and(same) {
            self.tell(&Message::new("save-other").with("file", name))?;
            return Ok(false);
        }
        if let Err(error) = files::write(path, &replay.write()) {
            self.tell(&Message::new("save-failed").with("error", error.to_string()))?;
            return Ok(false);
        }
        let message = if self.table.awaited().is_over() { Message::new("save-done-over") } else { Message::new("save-done") };
        self.tell(&message.with("file", name.clone()).with("quoted", output::quoted(&name)))?;
        self.file = name;
        self.saved = self.table.log().len();
        Ok(true)
    }

    /// Offers to save before leaving. An empty answer saves as the suggested file.
    pub(super) fn save_before_leaving(&mut self) -> Result<(), Error> {
        if self.saved == self.table.log().len() {
            return Ok(());
        }
        loop {
            let question = self.words(&Message::new("save-leaving").with("file", self.file.clone()));
            match self.console.ask(&question)? {
                Input::Line(line) if !is_no(&line) => {
                    if self.save(line.trim())? {
                        return Ok(());
                    }
                }
                _ => return self.tell(&Message::new("not-saved")),
            }
        }
    }

    /// Offers to keep the replay of a table that is over. An empty answer keeps nothing.
    pub(super) fn keep_replay(&mut self) -> Result<(), Error> {
        loop {
            let question = self.words(&Message::new("save-replay"));
            match self.console.ask(&question)? {
                Input::Line(line) if !line.trim().is_empty() && !is_no(&line) => {
                    if self.save(line.trim())? {
                        return Ok(());
                    }
                }
                _ => return Ok(()),
            }
        }
    }
}

fn is_no(line: &str) -> bool {
    matches!(line.trim().to_lowercase().as_str(), "no" | "n")
}
