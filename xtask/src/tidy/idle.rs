//! What is there to be run and never is: scenarios in a folder that no test names, examples in the comments of a
//! crate that leaves its doc tests out, and tests in the sources of one that leaves its unit tests out.

use crate::problem::Problem;
use crate::tree::{File, Tree};

/// Adds what never runs.
pub fn check(tree: &Tree, problems: &mut Vec<Problem>) {
    scenarios(tree, problems);
    examples(tree, problems);
    units(tree, problems);
}

/// A test of the crate calls `assert_scenarios` with a folder that the scenario lies in, written as "/scenarios...".
fn scenarios(tree: &Tree, problems: &mut Vec<Problem>) {
    let calls = || tree.ending(".rs").filter(|file| file.text.contains("assert_scenarios("));
    for scenario in tree.scenarios() {
        let runs = calls().any(|file| {
            let package = file.path.split_inclusive('/').take(2).collect::<String>();
            let named = file.text.split('"').filter(|word| word.starts_with("/scenarios"));
            scenario.path.strip_prefix(&package).is_some_and(|path| {
                let mut folders = named.map(|folder| format!("{}/", folder.trim_matches('/')));
                folders.any(|folder| path.starts_with(&folder))
            })
        });
        if !runs {
            let what =
                "no test runs this scenario; name its folder, as \"/scenarios\", in a call of 'assert_scenarios' in a test of the crate";
            problems.push(Problem::new(&scenario.path, 1, what));
        }
    }
}

/// The manifests with this line, each with the sources of its crate.
fn leaving_out<'t>(tree: &'t Tree, line: &'static str) -> impl Iterator<Item = (&'t str, Vec<&'t File>)> {
    tree.ending("Cargo.toml").filter(move |manifest| manifest.lines().any(|(_, text)| text.trim() == line)).map(|manifest| {
        let sources = manifest.path.replace("Cargo.toml", "src/");
        (manifest.path.as_str(), tree.ending(".rs").filter(|file| file.path.starts_with(&sources)).collect())
    })
}

/// Where the manifest says `test = false` there is no unit test.
fn units(tree: &Tree, problems: &mut Vec<Problem>) {
    for (manifest, sources) in leaving_out(tree, "test = false") {
        for file in sources {
            for (line, _) in file.lines().filter(|(_, text)| text.contains("#[cfg(test)]") || text.contains("#[test]")) {
                let what = format!("a test that never runs; remove 'test = false' from {manifest}, or put it into tests/it");
                problems.push(Problem::new(&file.path, line, what));
            }
        }
    }
}

/// Where the manifest says `doctest = false` there is nothing to test.
fn examples(tree: &Tree, problems: &mut Vec<Problem>) {
    for (manifest, sources) in leaving_out(tree, "doctest = false") {
        for file in sources {
            let mut inside = false;
            for (line, text) in file.lines() {
                let comment = text.trim_start();
                let Some(comment) = comment.strip_prefix("///").or_else(|| comment.strip_prefix("//!")) else { continue };
                let Some(words) = comment.trim_start().strip_prefix("```") else { continue };
                inside = !inside;
                if inside && words.trim() != "text" {
                    let what = format!("an example that never runs; remove 'doctest = false' from {manifest}, or mark it 'text'");
                    problems.push(Problem::new(&file.path, line, what));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(files: &[(&str, &str)]) -> Vec<String> {
        let mut problems = Vec::new();
        check(&Tree::sample(files), &mut problems);
        problems.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn scenarios_that_no_test_runs_are_found() {
        let scenarios = [("crates/a/scenarios/x/one.scenario", ""), ("crates/a/scenarios/y/two.scenario", "")];
        let with = |path, test| told(&[scenarios[0], scenarios[1], (path, test)]);
        let (all, one) = ("assert_scenarios(&A, concat!(HERE, \"/scenarios\"));", "assert_scenarios(&A, concat!(HERE, \"/scenarios/x\"));");
        assert!(with("crates/a/tests/it.rs", all).is_empty());
        let left = with("crates/a/tests/it.rs", one);
        assert!(left.len() == 1 && left[0].starts_with("crates/a/scenarios/y/two.scenario:1: no test runs"), "{left:#?}");
        assert_eq!(with("crates/b/tests/it.rs", all).len(), 2, "that is another crate");
        assert_eq!(with("crates/a/tests/it.rs", "f(\"/scenarios\")").len(), 2);
    }

    #[test]
    fn examples_that_never_run_are_found() {
        let source = "//! ```text\n//! x\n//! ```\n//! ```\n//! f();\n//! ```\n";
        let left = told(&[("crates/a/Cargo.toml", "[lib]\ndoctest = false\n"), ("crates/a/src/lib.rs", source)]);
        assert!(left.len() == 1 && left[0].starts_with("crates/a/src/lib.rs:4: an example that never runs"), "{left:#?}");
        assert!(told(&[("crates/a/Cargo.toml", ""), ("crates/a/src/lib.rs", source)]).is_empty());
    }

    #[test]
    fn unit_tests_that_never_run_are_found() {
        let source = "fn f() {}\n\n#[cfg(test)]\nmod tests;\n";
        let left = told(&[("crates/a/Cargo.toml", "[lib]\ntest = false\n"), ("crates/a/src/lib.rs", source)]);
        assert!(left.len() == 1 && left[0].starts_with("crates/a/src/lib.rs:3: a test that never runs"), "{left:#?}");
        assert!(told(&[("crates/a/Cargo.toml", "[lib]\ndoctest = false\n"), ("crates/a/src/lib.rs", source)]).is_empty());
    }
}
