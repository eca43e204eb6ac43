//! What the compiler does not check: that a reader finds a header on every module, no leftovers, no
//! endless files, no names that say nothing, no dead links, no traces of the machine it was written
//! on, no rule that is not written down, no scenario, example or test that never runs, and no game that is built
//! without being optimised. Each check is a function of the files, and all problems are told at once.

mod idle;
mod links;
mod profile;
mod rust;
mod text;

use crate::failure::Failure;
use crate::problem::Problem;
use crate::rules::Survey;
use crate::tree::Tree;

/// Tells all problems; fails if there is one.
pub fn run(tree: &Tree) -> Result<(), Failure> {
    let problems = problems(tree);
    for problem in &problems {
        println!("{problem}");
    }
    match problems.len() {
        0 => {
            println!("{} files are tidy", tree.files.len());
            Ok(())
        }
        1 => Err(Failure::Found("1 problem; it is listed above".to_owned())),
        more => Err(Failure::Found(format!("{more} problems; they are listed above"))),
    }
}

/// Every problem of every check, by file and line.
fn problems(tree: &Tree) -> Vec<Problem> {
    let mut problems = Survey::of(tree).problems;
    for file in &tree.files {
        if file.is(".rs") {
            rust::check(file, &mut problems);
        }
        if file.is(".md") {
            links::check(file, tree, &mut problems);
        }
        text::check(file, &mut problems);
    }
    idle::check(tree, &mut problems);
    profile::check(tree, &mut problems);
    problems.sort();
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_problems_are_told_at_once_in_order() {
        let tree = Tree::sample(&[
            ("crates/gangs/RULES.md", "- **R01** See [there](gone.md).\n"),
            ("crates/gangs/src/util.rs", "fn f() { rule!(R02); } \n"),
        ]);
        let told: Vec<String> = problems(&tree).iter().map(ToString::to_string).collect();
        assert_eq!(told.len(), 5, "{told:#?}");
        assert!(told[0].starts_with("crates/gangs/RULES.md:1: the link 'gone.md'"));
        assert!(told[1..].iter().all(|told| told.starts_with("crates/gangs/src/util.rs:1: ")));
        assert!(run(&tree).is_err());
    }

    #[test]
    fn a_tidy_tree_passes() {
        let tree = Tree::sample(&[
            ("README.md", "[Rules](crates/gangs/RULES.md)\n"),
            ("crates/gangs/RULES.md", "- **R01** One.\n"),
            ("crates/gangs/src/lib.rs", "//! Gangs.\n\nfn f() {\n    rule!(R01);\n}\n"),
        ]);
        assert!(problems(&tree).is_empty());
        assert!(run(&tree).is_ok());
    }
}
