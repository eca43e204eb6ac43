//! Runs the program and keeps files out of the way.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// What a run of the program left behind.
pub struct Ran {
    /// The exit code; none if a signal ended it.
    pub code: Option<i32>,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

impl Ran {
    /// Asserts the exit code, showing everything if it is another.
    #[track_caller]
    pub fn exits(self, code: i32) -> Ran {
        assert_eq!(self.code, Some(code), "--- out\n{}\n--- err\n{}", self.out, self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        assert!(!self.out.contains('⟦'), "a text is missing:\n{}", self.out);
        self
    }

    /// Asserts that all of these stand in the output.
    #[track_caller]
    pub fn says(self, parts: &[&str]) -> Ran {
        parts.iter().for_each(|part| assert!(self.out.contains(part), "missing: {part}\n--- out\n{}", self.out));
        self
    }

    /// Asserts that all of these stand in the errors.
    #[track_caller]
    pub fn complains(self, parts: &[&str]) -> Ran {
        parts.iter().for_each(|part| assert!(self.err.contains(part), "missing: {part}\n--- err\n{}", self.err));
        self
    }

    /// The output as JSON.
    #[track_caller]
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}\n{}", self.out))
    }
}

/// The program, in no particular language.
pub fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fixer"));
    command.args(arguments).env("LC_ALL", "C").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Waits for the end and collects what was said.
pub fn finish(child: Child) -> Ran {
    let output = child.wait_with_output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// Runs a command with this input.
pub fn feed(command: &mut Command, input: &[u8]) -> Ran {
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // Written while the output is read, so that neither pipe can be full of what nobody takes. The
    // program may be done before it has read everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let ran = finish(child);
    writer.join().unwrap();
    ran
}

/// Runs the program with these arguments, given as words, and no input.
pub fn fixer(arguments: &str) -> Ran {
    feed(&mut program(&arguments.split_whitespace().collect::<Vec<_>>()), b"")
}

/// Runs the program with these arguments and types these lines.
pub fn typing(arguments: &str, lines: &[&str]) -> Ran {
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    feed(&mut program(&arguments.split_whitespace().collect::<Vec<_>>()), input.as_bytes())
}

/// A folder of a test's own, gone when the test is.
pub struct Folder(PathBuf);

impl Folder {
    /// A new folder for the test of this name. Names have no spaces, so arguments can be split.
    pub fn new(test: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("fixer-{}-{test}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    /// A path in the folder.
    pub fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    /// Writes a file into the folder and gives its path.
    pub fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.0.join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, content).unwrap();
        path.display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The text of a file.
pub fn read(path: impl AsRef<Path>) -> String {
    std::fs::read_to_string(path).unwrap()
}
