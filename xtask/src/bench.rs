//! Measuring: wall time with `fixer bench` and criterion, instruction counts with gungraun under
//! valgrind. Time on a shared machine is noise; counts are not, so they are what must not regress.
//! And the house: whether many tables at once are answered in time, and how soon it is there.

use std::ffi::OsString;
use std::path::Path;

use crate::chore::Chore;
use crate::failure::Failure;
use crate::steps::Steps;
use crate::tools;

/// What to measure.
#[derive(clap::Args)]
pub struct Bench {
    /// Count instructions under valgrind instead, which noise on the machine does not change
    #[arg(long)]
    counts: bool,
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(clap::Subcommand)]
enum What {
    /// The house under load (1,000 tables with clocks, 2,000 streams, 500 decisions/s, 50 lines of talk/s) and from a cold start
    ///
    /// Fails if anything goes wrong, if one decision of a hundred takes 100 ms or more to reach the other seat, if
    /// a house of 10,000 stored tables takes 300 ms or more to start, or if its pages are too heavy.
    Server {
        /// Arguments of the measuring program: --game, --tables, --rate, --chat, --seconds, --spectators, --decisions, --stored, --soon, --start
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
}

impl Bench {
    /// Measures.
    pub fn run(&self, root: &Path) -> Result<(), Failure> {
        match &self.what {
            Some(What::Server { arguments }) => server(root, arguments),
            None if self.counts => counts(root),
            None => speed(root),
        }
    }
}

/// The house, as the program of its crate (`examples/load`) measures it from outside.
fn server(root: &Path, arguments: &[OsString]) -> Result<(), Failure> {
    let mut steps = Steps::new(2);
    let house = Chore::cargo("build --release -p fixer");
    steps.step("build", &house, || house.run(root))?;
    let program = tools::target(root).join("release").join(format!("fixer{}", std::env::consts::EXE_SUFFIX));
    let load = Chore::cargo("run --release -p server --example load --").args([program]).args(arguments);
    steps.step("house", &load, || load.run(root))?;
    steps.summary();
    Ok(())
}

/// Wall time: the benchmark of the program, then those of pieces.
fn speed(root: &Path) -> Result<(), Failure> {
    let mut steps = Steps::new(2);
    let games = Chore::cargo("run --release -p fixer -- bench");
    steps.step("games", &games, || games.run(root))?;
    let pieces = Chore::cargo("bench -p benches --bench samples --bench gangs");
    steps.step("pieces", &pieces, || pieces.run(root))?;
    steps.summary();
    Ok(())
}

/// Instruction counts.
fn counts(root: &Path) -> Result<(), Failure> {
    let mut steps = Steps::new(2);
    let runner = steps.step("tools", "valgrind and gungraun-runner", || {
        tools::valgrind(root)?;
        // Crate and runner speak a protocol that only equal versions understand.
        let version = tools::locked_version(root, "gungraun")?;
        tools::install(root, "gungraun-runner", Some(&version))
    })?;
    let counts = Chore::cargo("bench -p benches --bench counts").env("GUNGRAUN_RUNNER", runner);
    steps.step("counts", &counts, || counts.run(root))?;
    steps.summary();
    Ok(())
}
