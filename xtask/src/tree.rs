//! The files of the workspace as the checks see them: every text file that git tracks or would track,
//! read once. The checks are functions of this value, so their tests need no files.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::chore::Chore;
use crate::failure::Failure;

/// A text file.
pub struct File {
    /// From the root of the workspace, with `/` on every system.
    pub path: String,
    /// Its whole text.
    pub text: String,
}

impl File {
    /// Whether its name ends so (`.rs`).
    pub fn is(&self, ending: &str) -> bool {
        self.path.ends_with(ending)
    }

    /// Its lines, counted from 1.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(self.text.lines())
    }
}

/// All files of the workspace.
pub struct Tree {
    /// The text files, by path.
    pub files: Vec<File>,
    /// Every path that exists: files of any kind and the directories they lie in.
    paths: BTreeSet<String>,
}

impl Tree {
    /// Reads the workspace at `root`.
    pub fn read(root: &Path) -> Result<Tree, Failure> {
        let names = match listed_by_git(root) {
            Some(names) => names,
            None => walked(root)?,
        };
        let mut files = Vec::new();
        let mut present = Vec::new();
        for name in names {
            let path = root.join(&name);
            // What git still lists but somebody has deleted is no problem of ours.
            if !path.is_file() {
                continue;
            }
            let bytes = fs::read(&path).map_err(|error| Failure::Read { path, error })?;
            present.push(name.clone());
            if let Ok(text) = String::from_utf8(bytes)
                && !text.contains('\0')
            {
                files.push(File { path: name, text });
            }
        }
        Ok(Tree::of(files, present))
    }

    /// A tree of these text files and these further paths.
    pub fn of(mut files: Vec<File>, further: impl IntoIterator<Item = String>) -> Tree {
        files.sort_by(|a, b| a.path.cmp(&b.path));
        let mut paths = BTreeSet::from([String::new()]);
        for path in files.iter().map(|file| file.path.clone()).chain(further) {
            for (end, _) in path.match_indices('/') {
                paths.insert(path[..end].to_owned());
            }
            paths.insert(path);
        }
        Tree { files, paths }
    }

    /// Whether a file or directory of this path is part of the workspace.
    pub fn has(&self, path: &str) -> bool {
        self.paths.contains(path)
    }

    /// The text of one file.
    pub fn text(&self, path: &str) -> Option<&str> {
        self.files.iter().find(|file| file.path == path).map(|file| file.text.as_str())
    }

    /// The files whose names end so.
    pub fn ending<'a>(&'a self, ending: &'a str) -> impl Iterator<Item = &'a File> {
        self.files.iter().filter(move |file| file.is(ending))
    }

    /// The scenario files of the games, in order.
    pub fn scenarios(&self) -> impl Iterator<Item = &File> {
        self.ending(".scenario").filter(|file| is_scenario(&file.path))
    }
}

/// Whether the path is `crates/<crate>/scenarios/...`.
fn is_scenario(path: &str) -> bool {
    let mut parts = path.split('/');
    parts.next() == Some("crates") && parts.nth(1) == Some("scenarios")
}

/// What git tracks or would track; `None` without git.
fn listed_by_git(root: &Path) -> Option<Vec<String>> {
    // A checkout may belong to another user, as in many containers; listing its names is harmless.
    let list = Chore::program("git").args(["-c", "safe.directory=*", "ls-files", "-z", "-co", "--exclude-standard"]);
    if !root.join(".git").exists() || !list.succeeds(root) {
        return None;
    }
    let names = list.output(root).ok()?;
    Some(names.split('\0').filter(|name| !name.is_empty()).map(str::to_owned).collect())
}

/// Every file below `root` that is not made by a build; for a checkout without git.
fn walked(root: &Path) -> Result<Vec<String>, Failure> {
    let made = |name: &str| matches!(name, ".git" | "target" | "node_modules") || name.starts_with("mutants.out");
    let mut names = Vec::new();
    let mut left = vec![PathBuf::new()];
    while let Some(dir) = left.pop() {
        let path = root.join(&dir);
        let entries = fs::read_dir(&path).map_err(|error| Failure::Read { path, error })?;
        for entry in entries.flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            let below = dir.join(&name);
            match entry.file_type() {
                _ if made(&name) => {}
                Ok(kind) if kind.is_dir() => left.push(below),
                Ok(kind) if kind.is_file() => names.push(below.to_string_lossy().replace('\\', "/")),
                _ => {}
            }
        }
    }
    Ok(names)
}

#[cfg(test)]
impl Tree {
    /// A tree for tests: paths with their texts.
    pub fn sample(files: &[(&str, &str)]) -> Tree {
        let files = files.iter().map(|(path, text)| File { path: (*path).to_owned(), text: (*text).to_owned() });
        Tree::of(files.collect(), [])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directories_are_paths_too() {
        let tree = Tree::sample(&[("docs/pictures/leduc.svg", "<svg/>")]);
        assert!(tree.has("docs/pictures") && tree.has("docs") && tree.has(""));
        assert!(!tree.has("doc") && !tree.has("docs/pictures/leduc"));
    }

    #[test]
    fn scenarios_lie_in_their_crate() {
        let tree = Tree::sample(&[
            ("crates/samples/scenarios/leduc/fold.scenario", ""),
            ("crates/samples/tests/bad/broken.scenario", ""),
            ("docs/scenarios/example.scenario", ""),
        ]);
        let found: Vec<&str> = tree.scenarios().map(|file| file.path.as_str()).collect();
        assert_eq!(found, ["crates/samples/scenarios/leduc/fold.scenario"]);
    }
}
