//! `fixer check`: runs scenario and lesson files, and rewrites those of the release before if it is asked to. Whatever is
//! wrong with a file is a failure with its path and line; the run itself always comes to its end.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde::Serialize;
use table::Problems;
use table::lesson::Lesson;
use table::marks;
use table::scenario::{Failure, Migrated, Scenario};
use table::simulate::panicked;

use crate::error::Error;
use crate::figures::counted;
use crate::registry::Registered;
use crate::{files, output, registry};

/// How the names of lesson files end.
const LESSON: &str = "lesson";

const EXAMPLES: &str = "\
A folder stands for all files in it, and in its folders, whose name ends in '.scenario' or '.lesson'.

Examples:
  fixer check crates/samples/scenarios
  fixer check raise.scenario fold.scenario
  fixer check --migrate my-scenarios";

/// The arguments of `fixer check`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Check {
    /// Scenario and lesson files, and folders of them
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// First rewrite, in place, what scenarios of the release before say is seen
    #[arg(long)]
    migrate: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// A file that was rewritten.
#[derive(Serialize)]
struct Rewritten {
    path: String,
    /// The lines that are new.
    lines: Vec<usize>,
}

/// One thing that is wrong with a file.
#[derive(Serialize)]
struct Wrong {
    path: String,
    line: usize,
    says: String,
}

impl Wrong {
    fn new(path: &Path, line: usize, says: impl Into<String>) -> Wrong {
        // One line of output each, whatever the problem looks like.
        let says = says.into().lines().collect::<Vec<_>>().join("; ");
        Wrong { path: path.display().to_string(), line, says }
    }
}

impl Rewritten {
    fn told(&self) -> String {
        let lines: Vec<String> = self.lines.iter().map(usize::to_string).collect();
        format!("{}: rewritten, now in lines {}\n", self.path, lines.join(", "))
    }
}

/// How a run went.
#[derive(Default, Serialize)]
struct Report {
    passed: usize,
    failed: usize,
    failures: Vec<Wrong>,
    rewritten: Vec<Rewritten>,
}

impl Check {
    /// Runs the scenarios.
    pub fn run(&self) -> Result<ExitCode, Error> {
        if !marks::KEPT {
            output::note(&unmarked(&self.files));
        }
        let mut report = Report::default();
        for path in &self.files {
            let (found, wrong) = scenarios(path);
            report.failed += wrong.len();
            report.failures.extend(wrong);
            for path in found {
                let migrated = if self.migrate { migrate(&path, &mut report.rewritten) } else { Ok(()) };
                match migrated.and_then(|()| check(&path)) {
                    Ok(()) => report.passed += 1,
                    Err(wrong) => {
                        report.failed += 1;
                        report.failures.extend(wrong);
                    }
                }
            }
        }
        if self.json {
            output::print_json(&report)?;
        } else {
            let new: String = report.rewritten.iter().map(Rewritten::told).collect();
            let lines: String = report.failures.iter().map(|Wrong { path, line, says }| format!("{path}:{line}: {says}\n")).collect();
            output::print(&format!("{new}{lines}{} passed, {} failed\n", counted(report.passed as u64, "scenario"), report.failed))?;
        }
        Ok(if report.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// What a build without rule marks says, with the command that checks them: an unoptimised build keeps them.
fn unmarked(files: &[PathBuf]) -> String {
    let quoted = |path: &PathBuf| {
        let path = path.display().to_string();
        if path.contains(char::is_whitespace) { format!("'{path}'") } else { path }
    };
    let files = files.iter().map(quoted).collect::<Vec<_>>().join(" ");
    let says = "note: this build keeps no rule marks, so it does not check that scenarios reach the rules they name";
    format!("{says}; in the source tree this does: cargo run -- check {files}")
}

/// The scenario files that a path stands for, in the order of their names, and what could not be read.
fn scenarios(path: &Path) -> (Vec<PathBuf>, Vec<Wrong>) {
    if !path.is_dir() {
        return (vec![path.to_owned()], Vec::new());
    }
    let (mut found, mut wrong) = (Vec::new(), Vec::new());
    let mut folders = vec![path.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) => {
                wrong.push(Wrong::new(&folder, 1, format!("cannot be read: {error}")));
                continue;
            }
        };
        for entry in entries.flatten() {
            // A link to a folder is not followed: it could lead back here.
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                folders.push(entry.path());
            } else if entry.path().extension().is_some_and(|extension| extension == "scenario" || extension == LESSON) {
                found.push(entry.path());
            }
        }
    }
    if found.is_empty() && wrong.is_empty() {
        wrong.push(Wrong::new(path, 1, "there is no file in this folder whose name ends in '.scenario' or '.lesson'"));
    }
    found.sort();
    (found, wrong)
}

fn read<T>(path: &Path, parse: fn(&str) -> Result<T, Problems>) -> Result<(String, T), Vec<Wrong>> {
    let text = files::read(path).map_err(|error| match error {
        Error::Content { line, says, .. } => vec![Wrong::new(path, line, says)],
        Error::Read { reason, .. } => vec![Wrong::new(path, 1, format!("cannot be read: {reason}"))],
        other => vec![Wrong::new(path, 1, other.to_string())],
    })?;
    let scenario = parse(&text).map_err(|problems| {
        let line = |place: &str| place.strip_prefix("line ").and_then(|line| line.parse().ok()).unwrap_or(1);
        problems.iter().map(|problem| Wrong::new(path, line(&problem.place), problem.says.to_string())).collect::<Vec<_>>()
    })?;
    Ok((text, scenario))
}

fn is_lesson(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == LESSON)
}

/// Rewrites a file, and tells what could not be.
fn migrate(path: &Path, rewritten: &mut Vec<Rewritten>) -> Result<(), Vec<Wrong>> {
    if is_lesson(path) {
        return Ok(());
    }
    let (text, scenario) = read(path, Scenario::parse)?;
    // What is no scenario of a game here is told by the check.
    let Some(game) = registry::find(&scenario.game) else { return Ok(()) };
    let Migrated { text: new, rewritten: lines, left } = game.migrate(&scenario, &text);
    if new != text {
        files::write(path, &new).map_err(|error| vec![Wrong::new(path, 1, error.to_string())])?;
        rewritten.push(Rewritten { path: path.display().to_string(), lines });
    }
    let left: Vec<Wrong> = left.into_iter().map(|(line, why)| Wrong::new(path, line, format!("cannot be rewritten: {why}"))).collect();
    if left.is_empty() { Ok(()) } else { Err(left) }
}

fn check(path: &Path) -> Result<(), Vec<Wrong>> {
    if is_lesson(path) {
        let (text, lesson) = read(path, Lesson::parse)?;
        hold(path, &text, lesson.game(), |game| game.check_lesson(&lesson))?;
        let unseen = registry::find(lesson.game()).map(|game| pages::house::unseen(game, &lesson)).unwrap_or_default();
        let wrong =
            unseen.into_iter().map(|(line, thing)| Wrong::new(path, line, format!("there is no '{thing}' on the table to look at")));
        let wrong: Vec<Wrong> = wrong.collect();
        return if wrong.is_empty() { Ok(()) } else { Err(wrong) };
    }
    let (text, scenario) = read(path, Scenario::parse)?;
    hold(path, &text, &scenario.game, |game| game.check(&scenario))
}

/// Whether what a file says holds in its game.
fn hold(path: &Path, text: &str, key: &str, check: impl Fn(Registered) -> Result<(), Failure>) -> Result<(), Vec<Wrong>> {
    let Some(game) = registry::find(key) else {
        let line = text.lines().position(|line| line.trim_start().starts_with("game:")).map_or(1, |at| at + 1);
        return Err(vec![Wrong::new(path, line, registry::unknown(key))]);
    };
    match catch_unwind(AssertUnwindSafe(|| check(game))) {
        Ok(Ok(())) => Ok(()),
        Ok(Err(failure)) => Err(vec![Wrong::new(path, failure.line, failure.says)]),
        Err(panic) => Err(vec![Wrong::new(path, 1, panicked(&*panic))]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_build_without_marks_says_how_they_are_checked() {
        let told = unmarked(&["crates/samples/scenarios".into(), "my rules".into()]);
        assert!(told.ends_with(": cargo run -- check crates/samples/scenarios 'my rules'"), "{told}");
    }
}
