//! The command line of Fixer: one binary that plays, simulates, replays, checks and measures every
//! game of the registry. It is glue over the crates that do the work; it knows no rule of any game.

mod cli;
mod commands;
mod error;
mod figures;
mod files;
mod interrupt;
mod options;
mod output;
mod play;
mod registry;
mod secrets;
mod words;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    let cli = cli::Cli::parse();
    let lang = cli.lang.unwrap_or_else(words::of_environment);
    commands::run(cli, lang).unwrap_or_else(|error| error.report(lang))
}
