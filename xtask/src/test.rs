//! The one test command: format, clippy, tests (scenarios among them), tidiness, rules and licences, in this
//! order, stopping at the first failure. It needs nothing but a Rust toolchain, a C compiler,
//! Python 3 and Node; a browser and schemathesis are installed where that is possible.

use std::path::Path;

use crate::chore::{Chore, Tally};
use crate::coverage::{self, Covered};
use crate::failure::Failure;
use crate::licences;
use crate::steps::Steps;
use crate::tidy;
use crate::tools;
use crate::tree::Tree;

/// Runs every check; the last line says how many tests passed and failed.
pub fn run(root: &Path) -> Result<(), Failure> {
    let mut steps = Steps::new(7);
    let mut tally = Tally::default();
    match checks(root, &mut steps, &mut tally) {
        Ok(Checked { scenarios, rules }) => {
            steps.summary();
            println!("tests {}, scenario files {scenarios}, rules covered {}/{}", tally.passed, rules.covered, rules.rules);
            println!("{} passed, 0 failed", tally.passed);
            Ok(())
        }
        Err(failure) => {
            eprintln!("{failure}");
            println!("{} passed, {} failed", tally.passed, tally.failed.max(1));
            Err(Failure::Told)
        }
    }
}

/// What passed besides tests.
struct Checked {
    scenarios: usize,
    rules: Covered,
}

fn checks(root: &Path, steps: &mut Steps, tally: &mut Tally) -> Result<Checked, Failure> {
    components(root)?;
    let format = Chore::cargo("fmt --all --check");
    steps.step("format", &format, || format.run(root).inspect_err(|_| println!("'cargo fmt --all' puts the format right")))?;
    let clippy = Chore::cargo("clippy --workspace --all-targets -- -D warnings");
    steps.step("clippy", &clippy, || clippy.run(root))?;
    // Examples and benchmarks are not built again: clippy has checked them. The crate of benchmarks has no test, and is
    // named because its libraries would be built for doc tests that it does not have.
    let mut tests = Chore::cargo("test --workspace --exclude benches --tests --no-fail-fast");
    let doc = Chore::cargo("test --workspace --exclude benches --doc");
    if !tools::browser(root) {
        println!("the tests in a browser are left out: install Chromium and its driver, on Debian with");
        println!("'sudo apt-get install chromium chromium-driver', elsewhere with the package manager of the system");
        tests = tests.env("FIXER_NO_BROWSER", "1");
    }
    match tools::schemathesis(root) {
        Some(program) => tests = tests.env("FIXER_SCHEMATHESIS", program),
        None => println!("the test with schemathesis is left out: it cannot be installed with Python's venv and pip here"),
    }
    steps.step("tests", &tests, || tests.run_tests(root, tally))?;
    steps.step("doc tests", &doc, || doc.run_tests(root, tally))?;
    let tree = Tree::read(root)?;
    steps.step("tidy", "cargo xtask tidy", || tidy::run(&tree))?;
    let rules = steps.step("rules", "cargo xtask rules", || coverage::print(&tree, false))?;
    let deny = Chore::cargo("deny check licenses bans sources");
    steps.step("licences", licences::metadata(), || {
        licences::run(root)?;
        if !Chore::cargo("deny --version").succeeds(root) {
            println!("skipped: '{deny}', because cargo-deny is not installed; 'cargo install --locked cargo-deny' installs it");
            return Ok(());
        }
        deny.run(root)
    })?;
    // Tests run them all: tidy has found none that no test runs.
    Ok(Checked { scenarios: tree.scenarios().count(), rules })
}

/// Makes sure that rustfmt and clippy are there; a minimal toolchain comes without them.
fn components(root: &Path) -> Result<(), Failure> {
    if Chore::cargo("fmt --version").succeeds(root) && Chore::cargo("clippy --version").succeeds(root) {
        return Ok(());
    }
    println!("installing rustfmt and clippy with rustup");
    Chore::program("rustup").args(["component", "add", "rustfmt", "clippy"]).run(root)
}
