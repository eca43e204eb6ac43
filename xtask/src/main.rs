//! The chores of this workspace, as `cargo xtask CHORE`: the one test command, tidiness, rule
//! coverage, benchmarks and the long runs. It knows the files of the workspace and calls cargo; it
//! never links any of the crates it checks.

mod bench;
mod chore;
mod coverage;
mod failure;
mod licences;
mod mask;
mod problem;
mod rules;
mod soak;
mod steps;
mod test;
mod tidy;
mod tools;
mod tree;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::failure::Failure;
use crate::tree::Tree;

/// The chores of the Fixer workspace.
#[derive(Parser)]
#[command(bin_name = "cargo xtask", version, arg_required_else_help = true, disable_help_subcommand = true)]
struct CommandLine {
    #[command(subcommand)]
    chore: Chores,
}

#[derive(Subcommand)]
enum Chores {
    /// Run every check: format, clippy, tests with scenarios, tidy, rules, licences
    ///
    /// The checks run in this order and the first failure ends the run, with the command that
    /// repeats it alone. The last line is 'N passed, 0 failed'.
    Test,
    /// Check what the compiler does not: headers, lengths, names, links, leftovers
    ///
    /// All problems at once, each as 'path:line: what is wrong and what would be right'.
    Tidy,
    /// Show how many rules of each game have both a mark and a test
    ///
    /// A rule is a line '- **R01** A sentence.' of RULES.md. It is covered when the code marks the
    /// place that does it and a test or a scenario names it. Ends with exit code 1 if any is not.
    Rules {
        /// List every rule with where it is marked and where it is named
        #[arg(long, short)]
        verbose: bool,
    },
    /// Measure speed: 'fixer bench' and the criterion benchmarks
    Bench(bench::Bench),
    /// Run the long checks: many games, long conformance, long fuzzing, sampled mutants
    Soak(soak::Soak),
}

fn main() -> ExitCode {
    let root = workspace_root();
    let ended = match CommandLine::parse().chore {
        Chores::Test => test::run(&root),
        Chores::Tidy => Tree::read(&root).and_then(|tree| tidy::run(&tree)),
        Chores::Rules { verbose } => Tree::read(&root).and_then(|tree| coverage::run(&tree, verbose)),
        Chores::Bench(bench) => bench.run(&root),
        Chores::Soak(soak) => soak.run(&root),
    };
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Told) => ExitCode::FAILURE,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

/// The directory of the workspace: the parent of this package, as cargo tells it when it runs us.
fn workspace_root() -> PathBuf {
    let package = std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    package.parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}
