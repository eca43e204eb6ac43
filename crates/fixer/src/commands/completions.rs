//! `fixer completions`: scripts by which shells complete commands, games and options.

use std::process::ExitCode;

use clap::CommandFactory;
use clap_complete::Shell;

use crate::cli::Cli;
use crate::error::Error;
use crate::output;

const EXAMPLES: &str = "\
Examples:
  fixer completions bash > ~/.local/share/bash-completion/completions/fixer
  fixer completions zsh > \"${fpath[1]}/_fixer\"
  fixer completions fish > ~/.config/fish/completions/fixer.fish";

/// The arguments of `fixer completions`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    /// Prints the script.
    pub fn run(&self) -> Result<ExitCode, Error> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Cli::command(), "fixer", &mut script);
        output::print(&String::from_utf8_lossy(&script))?;
        Ok(ExitCode::SUCCESS)
    }
}
