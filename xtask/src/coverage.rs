//! How many rules of each game are covered: marked where the code does them, and named by a test or a
//! scenario. A rule that lacks either is listed with what it lacks. Of a game in the making the rules are
//! counted but not yet demanded.

use crate::failure::Failure;
use crate::rules::{Place, Survey};
use crate::tree::Tree;

/// How far the rules of all games are covered.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Covered {
    /// Rules with a mark and a test.
    pub covered: usize,
    /// All rules.
    pub rules: usize,
}

/// Prints the coverage of every game; fails if a rule is not covered.
pub fn run(tree: &Tree, verbose: bool) -> Result<(), Failure> {
    print(tree, verbose).map(drop)
}

/// Prints the coverage and counts it.
pub fn print(tree: &Tree, verbose: bool) -> Result<Covered, Failure> {
    let survey = Survey::of(tree);
    let (report, covered) = report(&survey, verbose);
    print!("{report}");
    for problem in &survey.problems {
        println!("warning: {problem}");
    }
    match covered.rules - covered.covered {
        0 => Ok(covered),
        1 => Err(Failure::Found("1 rule is not covered; it is listed above".to_owned())),
        more => Err(Failure::Found(format!("{more} rules are not covered; they are listed above"))),
    }
}

/// A line for each game ending in `covered N/M`, and below it what is to be said of its rules.
fn report(survey: &Survey, verbose: bool) -> (String, Covered) {
    let mut report = String::new();
    let mut all = Covered::default();
    if survey.ledgers.is_empty() {
        report.push_str("no game has a rules file yet\n");
    }
    for ledger in &survey.ledgers {
        let mut below = String::new();
        let mut covered = 0;
        for (id, line) in &ledger.rules {
            let rule = (ledger.game.clone(), id.clone());
            let marks = survey.marks.get(&rule).map_or(&[][..], Vec::as_slice);
            let names = survey.names.get(&rule).map_or(&[][..], Vec::as_slice);
            covered += usize::from(!marks.is_empty() && !names.is_empty());
            let lacks = match (marks, names) {
                ([], []) => "has no mark in the code and no test or scenario names it",
                ([], _) => "has no mark in the code, only tests or scenarios",
                (_, []) => "is marked in the code, but no test or scenario names it",
                _ if verbose => "is covered",
                _ => continue,
            };
            if ledger.in_the_making && !verbose {
                continue;
            }
            below.push_str(&format!("  {id} ({}:{line}) {lacks}\n", ledger.path));
            if verbose {
                below.push_str(&list("marked", marks));
                below.push_str(&list("named", names));
            }
        }
        let rules = ledger.rules.len();
        let making = if ledger.in_the_making { "in the making, " } else { "" };
        report.push_str(&format!("{:<16} {making}covered {covered}/{rules}\n{below}", ledger.game));
        if !ledger.in_the_making {
            all = Covered { covered: all.covered + covered, rules: all.rules + rules };
        }
    }
    (report, all)
}

fn list(verb: &str, places: &[Place]) -> String {
    places.iter().map(|place| format!("    {verb:<6} at {}:{}\n", place.path, place.line)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(marks: &str, scenario: &str) -> Survey {
        Survey::of(&Tree::sample(&[
            ("crates/samples/rules/leduc.md", "- **R01** One.\n- **R02** Two.\n"),
            ("crates/samples/src/leduc.rs", marks),
            ("crates/samples/scenarios/a.scenario", scenario),
        ]))
    }

    #[test]
    fn a_rule_needs_a_mark_and_a_test() {
        let (told, covered) = report(&sample("rule!(leduc: R01); rule!(leduc: R02);", "game: leduc\nrules: R01, R02\n"), false);
        assert_eq!(told, "leduc            covered 2/2\n");
        assert_eq!(covered, Covered { covered: 2, rules: 2 });
    }

    #[test]
    fn what_a_rule_lacks_is_told() {
        let (told, covered) = report(&sample("rule!(leduc: R01);", "game: leduc\nrules: R02\n"), false);
        assert_eq!(covered, Covered { covered: 0, rules: 2 });
        assert!(
            told.starts_with("leduc            covered 0/2\n  R01 (crates/samples/rules/leduc.md:1) is marked in the code, but no test")
        );
        assert!(told.contains("R02 (crates/samples/rules/leduc.md:2) has no mark in the code, only tests"));
        let (told, _) = report(&sample("", ""), false);
        assert!(told.contains("R01 (crates/samples/rules/leduc.md:1) has no mark in the code and no test"));
    }

    #[test]
    fn every_rule_can_be_listed_with_its_places() {
        let (told, _) = report(&sample("\nrule!(leduc: R01);", "game: leduc\nrules: R01\n"), true);
        assert!(
            told.contains("is covered\n    marked at crates/samples/src/leduc.rs:2\n    named  at crates/samples/scenarios/a.scenario:2\n")
        );
    }

    #[test]
    fn a_game_in_the_making_is_counted_and_not_demanded() {
        let rules = ("crates/gangs/RULES.md", "- **R01** One.\n- **R02** Two.\n");
        let code = ("crates/gangs/src/lib.rs", "rule!(R01);\n#[cfg(test)]\nmod tests { shows(&[\"gangs:R01\"], f); }\n");
        let manifest = |metadata: &str| format!("[package]\nname = \"gangs\"\n{metadata}");
        let making = manifest("[package.metadata.fixer]\nin-the-making = true\n");
        let files = [rules, code, ("crates/gangs/Cargo.toml", making.as_str())];
        let (told, covered) = report(&Survey::of(&Tree::sample(&files)), false);
        assert_eq!((told.as_str(), covered), ("gangs            in the making, covered 1/2\n", Covered::default()));
        assert!(run(&Tree::sample(&files), false).is_ok());
        let done = manifest("");
        assert!(run(&Tree::sample(&[rules, code, ("crates/gangs/Cargo.toml", done.as_str())]), false).is_err());
    }

    #[test]
    fn an_uncovered_rule_fails_the_chore() {
        let files = [("crates/samples/rules/leduc.md", "- **R01** One.\n")];
        assert!(run(&Tree::sample(&files), false).is_err());
        assert!(run(&Tree::sample(&[]), false).is_ok());
    }
}
