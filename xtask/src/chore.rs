//! One command of a chore: how it is started, how it is shown to a person, and what its output is
//! counted for. Its output is always passed on as it comes.

use std::ffi::OsString;
use std::fmt;
use std::io::{BufRead, BufReader, IsTerminal, Read, Write};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};

use crate::failure::Failure;

/// A command to run at the root of the workspace.
#[derive(Clone)]
pub struct Chore {
    program: OsString,
    /// The program as a person types it; the one we start may be a full path.
    typed: String,
    args: Vec<OsString>,
    env: Vec<(&'static str, OsString)>,
}

impl Chore {
    /// A cargo command, its arguments separated by spaces.
    pub fn cargo(args: &str) -> Chore {
        let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        Chore { program, typed: "cargo".to_owned(), args: Vec::new(), env: Vec::new() }.args(args.split_whitespace())
    }

    /// Any other program.
    pub fn program(program: impl Into<OsString>) -> Chore {
        let program = program.into();
        let typed = program.to_string_lossy().into_owned();
        Chore { program, typed, args: Vec::new(), env: Vec::new() }
    }

    /// Adds arguments.
    pub fn args(mut self, args: impl IntoIterator<Item = impl Into<OsString>>) -> Chore {
        self.args.extend(args.into_iter().map(Into::into));
        self
    }

    /// Sets a variable of the environment.
    pub fn env(mut self, key: &'static str, value: impl Into<OsString>) -> Chore {
        self.env.push((key, value.into()));
        self
    }

    /// Runs the command with its output on the terminal; anything but success is a failure.
    pub fn run(&self, root: &Path) -> Result<(), Failure> {
        let status = self.status(root)?;
        self.expect_success(status)
    }

    /// Runs the command with its output on the terminal and tells how it ended.
    pub fn status(&self, root: &Path) -> Result<ExitStatus, Failure> {
        self.command(root).status().map_err(|error| self.cannot_start(error))
    }

    /// Starts the command and leaves it running.
    pub fn spawn(&self, root: &Path) -> Result<Child, Failure> {
        self.command(root).spawn().map_err(|error| self.cannot_start(error))
    }

    /// Runs tests, passes their output on line by line and adds up their results.
    pub fn run_tests(&self, root: &Path, tally: &mut Tally) -> Result<(), Failure> {
        let mut child = self.command(root).stdout(Stdio::piped()).spawn().map_err(|error| self.cannot_start(error))?;
        if let Some(output) = child.stdout.take() {
            let mut screen = std::io::stdout();
            let mut lines = BufReader::new(output);
            let mut line = Vec::new();
            while lines.read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
                tally.read(&String::from_utf8_lossy(&line));
                // A closed terminal must not stop the tests.
                let _ = screen.write_all(&line).and_then(|()| screen.flush());
                line.clear();
            }
        }
        let status = child.wait().map_err(|error| self.cannot_start(error))?;
        self.expect_success(status)
    }

    /// Runs the command and takes what it writes to its standard output.
    pub fn output(&self, root: &Path) -> Result<String, Failure> {
        let mut child = self.command(root).stdout(Stdio::piped()).spawn().map_err(|error| self.cannot_start(error))?;
        let mut bytes = Vec::new();
        if let Some(mut output) = child.stdout.take() {
            output.read_to_end(&mut bytes).map_err(|error| self.cannot_start(error))?;
        }
        let status = child.wait().map_err(|error| self.cannot_start(error))?;
        self.expect_success(status)?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// Whether the command can be started and succeeds; it says nothing to anyone.
    pub fn succeeds(&self, root: &Path) -> bool {
        self.command(root).stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
    }

    /// The failure of this command with that status.
    pub fn failed(&self, status: ExitStatus) -> Failure {
        Failure::Command { shown: self.to_string(), ended: status.to_string() }
    }

    fn expect_success(&self, status: ExitStatus) -> Result<(), Failure> {
        if status.success() { Ok(()) } else { Err(self.failed(status)) }
    }

    fn cannot_start(&self, error: std::io::Error) -> Failure {
        Failure::Start { shown: self.to_string(), error }
    }

    fn command(&self, root: &Path) -> Command {
        let mut command = Command::new(&self.program);
        command.args(&self.args).envs(self.env.iter().map(|(key, value)| (key, value))).current_dir(root);
        if !std::io::stdout().is_terminal() {
            // Not every program looks by itself before it paints.
            command.env("TERM", "dumb");
        }
        command
    }
}

impl fmt::Display for Chore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (key, value) in &self.env {
            write!(f, "{key}={} ", value.to_string_lossy())?;
        }
        f.write_str(&self.typed)?;
        self.args.iter().try_for_each(|arg| write!(f, " {}", arg.to_string_lossy()))
    }
}

/// How many tests passed and failed so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// These held.
    pub passed: usize,
    /// These did not.
    pub failed: usize,
}

impl Tally {
    /// Takes in a line of test output; only `test result: ok. 3 passed; 0 failed; ...` counts.
    pub fn read(&mut self, line: &str) {
        let Some((_, result)) = line.trim_start().split_once("test result: ") else { return };
        let words: Vec<&str> = result.split([' ', ';']).filter(|word| !word.is_empty()).collect();
        for pair in words.windows(2) {
            match (pair[0].parse::<usize>(), pair[1]) {
                (Ok(count), "passed") => self.passed += count,
                (Ok(count), "failed") => self.failed += count,
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_result_lines_are_counted() {
        let mut tally = Tally::default();
        tally.read("test result: ok. 12 passed; 0 failed; 0 ignored; 0 measured; 3 filtered out; finished in 0.01s\n");
        tally.read("test result: FAILED. 4 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s\n");
        tally.read("test nine::failed ... ok\n");
        tally.read("we said: 7 passed\n");
        assert_eq!(tally, Tally { passed: 16, failed: 2 });
    }

    #[test]
    fn a_command_is_shown_as_one_types_it() {
        let chore = Chore::cargo("test --release fuzz").env("PROPTEST_CASES", "9");
        assert_eq!(chore.to_string(), "PROPTEST_CASES=9 cargo test --release fuzz");
    }
}
