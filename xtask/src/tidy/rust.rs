//! Checks of Rust files: header, length, name, leftovers, tests that do not run, lints turned off
//! without a reason.

use crate::mask::{Masked, attributes, line_of, words};
use crate::problem::Problem;
use crate::tree::File;

/// The longest a Rust file may be.
const MOST_LINES: usize = 600;

/// Names that do not say what is inside.
const EMPTY_NAMES: [&str; 8] = ["util", "utils", "helper", "helpers", "misc", "common", "manager", "data"];

/// Macros that are for the time of writing only.
const LEFTOVERS: [&str; 3] = ["todo", "unimplemented", "dbg"];

/// Adds the problems of a Rust file.
pub fn check(file: &File, problems: &mut Vec<Problem>) {
    let masked = Masked::new(&file.text);
    header(file, problems);
    length(file, problems);
    name(file, problems);
    leftovers(file, &masked, problems);
    idle_tests(file, &masked, problems);
    silenced_lints(file, &masked, problems);
}

/// A module opens with what it is.
fn header(file: &File, problems: &mut Vec<Problem>) {
    let first = file.lines().find(|(_, text)| !text.trim().is_empty());
    if first.is_none_or(|(_, text)| !text.starts_with("//!")) {
        let line = first.map_or(1, |(line, _)| line);
        problems.push(Problem::new(&file.path, line, "the file opens without a header; begin with '//! What this module is.'"));
    }
}

fn length(file: &File, problems: &mut Vec<Problem>) {
    let lines = file.lines().count();
    if lines > MOST_LINES {
        let what = format!("the file has {lines} lines; split it so that none has more than {MOST_LINES}");
        problems.push(Problem::new(&file.path, MOST_LINES + 1, what));
    }
}

fn name(file: &File, problems: &mut Vec<Problem>) {
    let path = file.path.trim_end_matches(".rs").trim_end_matches("/mod");
    let name = path.rsplit('/').next().unwrap_or_default();
    if EMPTY_NAMES.contains(&name) {
        let what = format!("the name '{name}' does not say what is inside; use a word of the game or the table");
        problems.push(Problem::new(&file.path, 1, what));
    }
}

fn leftovers(file: &File, masked: &Masked, problems: &mut Vec<Problem>) {
    for leftover in LEFTOVERS {
        for at in words(&masked.code, &format!("{leftover}!")) {
            // `todo != 0` compares, it calls nothing.
            if !masked.code[at + leftover.len() + 1..].starts_with('=') {
                let what = format!("'{leftover}!' is left over; write what belongs here");
                problems.push(Problem::new(&file.path, line_of(&masked.code, at), what));
            }
        }
    }
}

/// Every test runs, and fails by an assertion that says what it expected.
fn idle_tests(file: &File, masked: &Masked, problems: &mut Vec<Problem>) {
    for attribute in attributes(&masked.code) {
        for (word, right) in [
            ("ignore", "a test that does not run; mend it or remove it"),
            ("should_panic", "passes on any panic; catch the error and assert what it says"),
        ] {
            if attribute.name() == word || attribute.name() == "cfg_attr" && attribute.has(word) {
                let line = line_of(&masked.code, attribute.range.start);
                problems.push(Problem::new(&file.path, line, format!("'{word}': {right}")));
            }
        }
    }
    for (line, text) in file.lines() {
        let fence = text.trim_start().trim_start_matches(['/', '!']).trim_start().strip_prefix("```");
        let words = fence.unwrap_or_default().split(',').map(str::trim);
        for word in words.filter(|word| matches!(*word, "ignore" | "should_panic")) {
            problems.push(Problem::new(
                &file.path,
                line,
                format!("'{word}': an example that proves nothing; make it run, or mark it 'text'"),
            ));
        }
    }
}

/// A lint is turned off for a reason.
fn silenced_lints(file: &File, masked: &Masked, problems: &mut Vec<Problem>) {
    for attribute in attributes(&masked.code) {
        for word in ["allow", "expect"] {
            let silences = attribute.name() == word || attribute.name() == "cfg_attr" && attribute.has(word);
            if silences && !attribute.has("reason") {
                let what = format!("'{word}' without a reason; add reason = \"why\" inside it");
                problems.push(Problem::new(&file.path, line_of(&masked.code, attribute.range.start), what));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems_at(path: &str, text: &str) -> Vec<String> {
        let mut problems = Vec::new();
        check(&File { path: path.to_owned(), text: text.to_owned() }, &mut problems);
        problems.iter().map(ToString::to_string).collect()
    }

    /// The one problem of a file that is otherwise in order.
    fn problem(body: &str) -> String {
        let told = problems_at("crates/a/src/b.rs", &format!("//! Header.\n{body}"));
        assert!(told.len() <= 1, "{told:#?}");
        told.into_iter().next().unwrap_or_default()
    }

    #[test]
    fn a_file_begins_with_a_header() {
        assert!(problems_at("a.rs", "\n\n//! Header.\n").is_empty());
        assert!(problems_at("a.rs", "\nuse x;\n//! Late.\n")[0].starts_with("a.rs:2: the file opens without a header"));
        assert!(problems_at("a.rs", "// No.\n")[0].starts_with("a.rs:1: "));
        assert!(problems_at("a.rs", "")[0].starts_with("a.rs:1: "));
    }

    #[test]
    fn a_file_is_not_endless() {
        assert_eq!(problem(&"\n".repeat(599)), "");
        assert!(problem(&"\n".repeat(600)).starts_with("crates/a/src/b.rs:601: the file has 601 lines"));
    }

    #[test]
    fn a_name_says_what_is_inside() {
        assert!(problems_at("crates/a/src/utils.rs", "//! H.")[0].contains("the name 'utils'"));
        assert!(problems_at("crates/a/src/common/mod.rs", "//! H.")[0].contains("the name 'common'"));
        assert!(problems_at("crates/a/src/database.rs", "//! H.").is_empty());
    }

    #[test]
    fn nothing_is_left_over() {
        assert!(problem("fn f() { todo!() }").starts_with("crates/a/src/b.rs:2: 'todo!' is left over"));
        assert!(problem("fn f() { core::unimplemented!() }").contains("'unimplemented!'"));
        assert!(problem("let x = dbg!(1);").contains("'dbg!'"));
        assert_eq!(problem("// todo!\nlet s = \"todo!()\"; my_dbg!(s); if todo!=0 {}"), "");
    }

    #[test]
    fn every_test_runs() {
        assert!(problem("#[test]\n#[ignore = \"slow\"]\nfn f() {}").starts_with("crates/a/src/b.rs:3: 'ignore'"));
        assert!(problem("#[cfg_attr(miri, ignore)]").contains("'ignore'"));
        assert!(problem("#[should_panic]").contains("'should_panic'"));
        assert!(problem("/// ```ignore\n/// x\n/// ```").starts_with("crates/a/src/b.rs:2: 'ignore': an example"));
        assert_eq!(problem("#[arg(ignore_case = true)]\n/// ```no_run\n/// ```\nfn ignore() {}"), "");
    }

    #[test]
    fn a_lint_is_turned_off_for_a_reason() {
        assert!(problem("#[allow(dead_code)]").starts_with("crates/a/src/b.rs:2: 'allow' without a reason"));
        assert!(problem("#![allow(dead_code)]").contains("'allow' without a reason"));
        assert!(problem("#[expect(\n    dead_code\n)]").contains("'expect' without a reason"));
        assert!(problem("#[cfg_attr(test, allow(dead_code))]").contains("'allow' without a reason"));
        assert_eq!(problem("#[allow(dead_code, reason = \"for later\")]\nfn f() { x.expect(\"y\") }"), "");
    }
}
