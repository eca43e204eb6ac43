//! `fixer audit`: asks the bots of a saved table again, each on what it knew, and compares.

use std::path::PathBuf;
use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::json;

use crate::error::{Error, INTERRUPTED};
use crate::registry;
use crate::{files, interrupt, output};

const EXAMPLES: &str = "\
A bot decides from the view of its seat, its seed and its budget, all of which follow from the file. So it can be asked
again: a bot that looked at cards it should not see would be found out.

Examples:
  fixer audit game.json
  fixer sim leduc --bots street,edge:200 --games 1 --save game.json && fixer audit game.json";

/// The arguments of `fixer audit`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Audit {
    /// A file that 'save' or 'fixer sim --save' wrote
    file: PathBuf,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Audit {
    /// Checks the file.
    pub fn run(&self) -> Result<ExitCode, Error> {
        let replay = files::read_replay(&self.file)?;
        let wrong = |says: String| Error::Content { path: self.file.display().to_string(), line: 1, says };
        let game = registry::find(&replay.head.game).ok_or_else(|| wrong(registry::unknown(&replay.head.game)))?;
        interrupt::on_first(|| {});
        let bar = ProgressBar::with_draw_target(Some(replay.log.len() as u64), ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} entries, {eta} left") {
            bar.set_style(style);
        }
        let mut watch = |done: usize| {
            bar.set_position(done as u64);
            !interrupt::happened()
        };
        let audit = game.audit(&replay, &mut watch);
        bar.finish_and_clear();
        let audit = audit.map_err(|error| Error::replay(&self.file, error))?;
        if self.json {
            output::print_json(&json!({ "same": audit.bots, "people": audit.people, "stopped": audit.stopped }))?;
        } else {
            let people = match audit.people {
                0 => String::new(),
                1 => " 1 decision of people was passed over.".to_owned(),
                several => format!(" {several} decisions of people were passed over."),
            };
            let stopped = if audit.stopped { " Stopped before the end." } else { "" };
            let bots = match audit.bots {
                1 => "1 decision of bots was made again, and it is the same.".to_owned(),
                several => format!("{several} decisions of bots were made again, and all are the same."),
            };
            output::print(&format!("{bots}{people}{stopped}\n"))?;
        }
        Ok(if audit.stopped { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
    }
}
