//! The commands, one file each: they read the command line's wishes, call the crates that do the
//! work, and print. None of them knows a game by name.

pub mod admin;
pub mod arena;
pub mod audit;
pub mod bench;
pub mod check;
pub mod completions;
pub mod deck;
pub mod games;
pub mod learn;
mod menu;
pub mod play;
pub mod replay;
pub mod rules;
pub mod serve;
pub mod sim;
mod telling;

use std::process::ExitCode;

use table::Lang;

use crate::cli::{Cli, Command};
use crate::error::Error;

/// Does what the command line says, in a language.
pub fn run(cli: Cli, lang: Lang) -> Result<ExitCode, Error> {
    match cli.command {
        None => serve::Serve::alone().run(),
        Some(Command::Games(games)) => games.run(lang),
        Some(Command::Play(play)) => play.run(lang),
        Some(Command::Learn(learn)) => learn.run(lang),
        Some(Command::Sim(sim)) => sim.run(lang),
        Some(Command::Arena(arena)) => arena.run(),
        Some(Command::Deck(deck)) => deck.run(lang),
        Some(Command::Replay(replay)) => replay.run(lang),
        Some(Command::Audit(audit)) => audit.run(),
        Some(Command::Check(check)) => check.run(),
        Some(Command::Rules(rules)) => rules.run(lang),
        Some(Command::Bench(bench)) => bench.run(),
        Some(Command::Serve(serve)) => serve.run(),
        Some(Command::Backup(backup)) => backup.run(),
        Some(Command::Ratings(ratings)) => ratings.run(),
        Some(Command::Admin(admin)) => admin.run(),
        Some(Command::Completions(completions)) => completions.run(),
    }
}
