//! Measuring: wall time with `fixer bench` and criterion, instruction counts with gungraun under
//! valgrind. Time on a shared machine is noise; counts are not, so they are what must not regress.

use std::path::Path;

use crate::chore::Chore;
use crate::failure::Failure;
use crate::steps::Steps;
use crate::tools;

/// Wall time: the benchmark of the program, then those of the crates (bench targets named `speed`).
pub fn speed(root: &Path) -> Result<(), Failure> {
    let mut steps = Steps::new(2);
    let games = Chore::cargo("run --release -p fixer -- bench");
    steps.step("games", &games, || games.run(root))?;
    let pieces = Chore::cargo("bench --workspace --bench speed");
    steps.step("pieces", &pieces, || pieces.run(root))?;
    steps.summary();
    Ok(())
}

/// Instruction counts (bench targets named `counts`).
pub fn counts(root: &Path) -> Result<(), Failure> {
    let mut steps = Steps::new(2);
    let runner = steps.step("tools", "valgrind and gungraun-runner", || {
        tools::valgrind(root)?;
        // Crate and runner speak a protocol that only equal versions understand.
        let version = tools::locked_version(root, "gungraun")?;
        tools::install(root, "gungraun-runner", Some(&version))
    })?;
    let counts = Chore::cargo("bench --workspace --bench counts").env("GUNGRAUN_RUNNER", runner);
    steps.step("counts", &counts, || counts.run(root))?;
    steps.summary();
    Ok(())
}
