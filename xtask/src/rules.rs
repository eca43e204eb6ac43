//! Which rules there are, where the code marks them and where tests and scenarios name them. All of it
//! is read from the text of the workspace; whether a test reaches the mark it names is decided when
//! the test runs.

use std::collections::{BTreeMap, BTreeSet};

use crate::mask::{Masked, line_of, words};
use crate::problem::Problem;
use crate::tree::{File, Tree};

/// A rule of a game: `leduc` and `R01`.
pub type Rule = (String, String);

/// The rules of one game.
pub struct Ledger {
    /// The game's short name.
    pub game: String,
    /// The file they are written in.
    pub path: String,
    /// Their numbers, in order, each with its line.
    pub rules: Vec<(String, usize)>,
    /// Whether the crate says that the game cannot be played yet (`in-the-making` in its Cargo.toml).
    pub in_the_making: bool,
}

/// Whether the crate of a file is of a game that cannot be played yet.
fn in_the_making(tree: &Tree, path: &str) -> bool {
    let manifest: Vec<&str> = path.split('/').take(2).chain(["Cargo.toml"]).collect();
    tree.text(&manifest.join("/")).is_some_and(|text| text.lines().any(|line| line.trim() == "in-the-making = true"))
}

/// A place in the workspace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The file.
    pub path: String,
    /// The line, counted from 1.
    pub line: usize,
}

/// Everything the workspace says about rules.
#[derive(Default)]
pub struct Survey {
    /// The rules of each game, by game.
    pub ledgers: Vec<Ledger>,
    /// Where the code does a rule.
    pub marks: BTreeMap<Rule, Vec<Place>>,
    /// Where a test or a scenario names a rule.
    pub names: BTreeMap<Rule, Vec<Place>>,
    /// What is badly written about them.
    pub problems: Vec<Problem>,
}

impl Survey {
    /// Reads it from the workspace.
    pub fn of(tree: &Tree) -> Survey {
        let mut survey = Survey::default();
        for file in tree.ending(".md") {
            if let Some(game) = game_of_ledger(tree, &file.path) {
                survey.read_ledger(file, game, in_the_making(tree, &file.path));
            }
        }
        survey.ledgers.sort_by(|a, b| a.game.cmp(&b.game));
        // What every game is made of is no game: its own tests make up rules as they need them.
        let ours = |file: &&File| !file.path.starts_with("crates/table/");
        let sources: Vec<(&File, Masked)> = tree.ending(".rs").filter(ours).map(|file| (file, Masked::new(&file.text))).collect();
        let tests: BTreeSet<String> = sources.iter().flat_map(|(file, masked)| files_of_tests(&file.path, masked)).collect();
        for (file, masked) in &sources {
            if let Some(package) = package_of_source(tree, &file.path)
                && !tests.iter().any(|test| file.path == format!("{test}.rs") || file.path.starts_with(&format!("{test}/")))
            {
                survey.read_marks(file, masked, &package);
            }
            survey.read_shows(file, masked);
        }
        for file in tree.scenarios().filter(ours) {
            survey.read_scenario(file);
        }
        survey.find_strangers();
        survey
    }

    /// Rules are lines `- **R01** A sentence.`
    fn read_ledger(&mut self, file: &File, game: String, in_the_making: bool) {
        let mut rules: Vec<(String, usize)> = Vec::new();
        for (line, text) in file.lines() {
            let Some(rest) = text.strip_prefix("- **") else { continue };
            match rest.split_once("** ") {
                Some((id, _)) if !is_id(id) => {
                    self.problems.push(Problem::new(
                        &file.path,
                        line,
                        format!("'{id}' is no number of a rule; write '- **R01** A sentence.'"),
                    ));
                }
                Some((id, _)) if rules.iter().any(|(known, _)| known == id) => {
                    self.problems.push(Problem::new(&file.path, line, format!("rule {id} stands here a second time; number it anew")));
                }
                Some((id, _)) => rules.push((id.to_owned(), line)),
                None => self.problems.push(Problem::new(&file.path, line, "a rule is written '- **R01** A sentence.'")),
            }
        }
        if rules.is_empty() {
            self.problems.push(Problem::new(&file.path, 1, "no rule in it; a rule is written '- **R01** A sentence.'"));
        }
        if let Some(other) = self.ledgers.iter().find(|ledger| ledger.game == game) {
            let what = format!("the rules of {game} are also in {}; keep one of the two", other.path);
            self.problems.push(Problem::new(&file.path, 1, what));
            return;
        }
        self.ledgers.push(Ledger { game, path: file.path.clone(), rules, in_the_making });
    }

    /// Marks are `rule!(R01)`, in a crate of several games `rule!(leduc: R01)`, outside of tests.
    fn read_marks(&mut self, file: &File, masked: &Masked, package: &str) {
        let code = masked.code_outside_tests();
        for at in words(&code, "rule!(") {
            let inside = code[at + "rule!(".len()..].split(')').next().unwrap_or_default();
            let (game, id) = inside.split_once(':').map_or((package, inside.trim()), |(game, id)| (game.trim(), id.trim()));
            // In a macro's definition the rule is a parameter.
            if !inside.contains('$') {
                note(&mut self.marks, game, id, file, line_of(&code, at));
            }
        }
    }

    /// Tests name rules by `shows(&["leduc:R01", "leduc:R02"], || ...)`.
    fn read_shows(&mut self, file: &File, masked: &Masked) {
        for at in words(&masked.code, "shows(") {
            let after = &masked.uncommented[at + "shows(".len()..];
            let Some(list) = after.trim_start().strip_prefix("&[").and_then(|list| list.split(']').next()) else { continue };
            let start = masked.uncommented.len() - after.len() + after.find("&[").unwrap_or(0) + 2;
            let mut offset = start;
            // Every second piece between quotes is inside of them.
            for (index, piece) in list.split('"').enumerate() {
                if index % 2 == 1 {
                    let line = line_of(&masked.uncommented, offset);
                    match piece.split_once(':') {
                        Some((game, id)) => note(&mut self.names, game, id, file, line),
                        None => {
                            let what = format!("'{piece}' does not say which game's rule it is; write \"leduc:R01\"");
                            self.problems.push(Problem::new(&file.path, line, what));
                        }
                    }
                }
                offset += piece.len() + 1;
            }
        }
    }

    /// A scenario's header says `game: leduc` and `rules: R01, R02`; comments begin with `#`.
    fn read_scenario(&mut self, file: &File) {
        let header = |key: &str, text: &str| {
            let (name, value) = text.split('#').next()?.split_once(':')?;
            (name.trim() == key).then(|| value.trim().to_owned())
        };
        let game = file.lines().find_map(|(_, text)| header("game", text));
        for (line, text) in file.lines() {
            let Some(rules) = header("rules", text) else { continue };
            for rule in rules.split(',').map(str::trim).filter(|rule| !rule.is_empty()) {
                match &game {
                    Some(game) => note(&mut self.names, game, rule, file, line),
                    None => {
                        self.problems.push(Problem::new(&file.path, line, "names rules but not their game; add a line 'game: NAME' above"));
                    }
                }
            }
        }
    }

    /// Marks and names of rules that nobody wrote down.
    fn find_strangers(&mut self) {
        let known: BTreeSet<Rule> = self.rules().collect();
        for (verb, places) in [("marked", &self.marks), ("named", &self.names)] {
            for ((game, id), places) in places.iter().filter(|(rule, _)| !known.contains(*rule)) {
                let right = match self.ledgers.iter().find(|ledger| ledger.game == *game) {
                    Some(ledger) => format!("is not in {}; write it there or correct the number", ledger.path),
                    None => format!("belongs to no game with a rules file; a mark in a crate of several games is 'NAME: {id}'"),
                };
                let what = format!("rule {game}:{id} is {verb} here but {right}");
                self.problems.extend(places.iter().map(|place| Problem::new(&place.path, place.line, what.clone())));
            }
        }
        self.problems.sort();
    }

    /// Every rule of every game.
    fn rules(&self) -> impl Iterator<Item = Rule> {
        self.ledgers.iter().flat_map(|ledger| ledger.rules.iter().map(|(id, _)| (ledger.game.clone(), id.clone())))
    }
}

fn note(places: &mut BTreeMap<Rule, Vec<Place>>, game: &str, id: &str, file: &File, line: usize) {
    places.entry((game.to_owned(), id.to_owned())).or_default().push(Place { path: file.path.clone(), line });
}

/// A number of a rule is a Rust name, because marks are.
fn is_id(id: &str) -> bool {
    id.starts_with(|c: char| c.is_ascii_alphabetic()) && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// The game whose rules this file holds: `crates/gangs/RULES.md`, `crates/samples/rules/leduc.md`.
fn game_of_ledger(tree: &Tree, path: &str) -> Option<String> {
    match path.split('/').collect::<Vec<&str>>()[..] {
        ["crates", dir, "RULES.md"] => Some(package_name(tree, dir)),
        ["crates", _, "rules", file] => file.strip_suffix(".md").map(str::to_owned),
        _ => None,
    }
}

/// The package of a file under `crates/<crate>/src`.
fn package_of_source(tree: &Tree, path: &str) -> Option<String> {
    let mut parts = path.split('/');
    match (parts.next(), parts.next(), parts.next()) {
        (Some("crates"), Some(dir), Some("src")) => Some(package_name(tree, dir)),
        _ => None,
    }
}

/// The name that a crate's manifest gives it, else that of its directory.
fn package_name(tree: &Tree, dir: &str) -> String {
    let manifest = tree.text(&format!("crates/{dir}/Cargo.toml")).unwrap_or_default();
    let name = manifest.lines().skip_while(|line| line.trim() != "[package]").find_map(|line| {
        let (key, value) = line.split_once('=')?;
        (key.trim() == "name").then(|| value.trim().trim_matches('"').to_owned())
    });
    name.unwrap_or_else(|| dir.to_owned())
}

/// The modules that only tests see and that have files of their own, as paths without `.rs`.
fn files_of_tests(path: &str, masked: &Masked) -> Vec<String> {
    let (dir, name) = path.rsplit_once('/').unwrap_or(("", path));
    let stem = name.trim_end_matches(".rs");
    let below = if matches!(stem, "lib" | "main" | "mod") { dir.to_owned() } else { format!("{dir}/{stem}") };
    masked.test_modules().into_iter().map(|module| format!("{below}/{module}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEDGER: (&str, &str) = ("crates/gangs/RULES.md", "# Rules\n- **R01** One.\n  more\n- **R02** Two.\n");

    fn marks(source: &str) -> Vec<(String, usize)> {
        let survey = Survey::of(&Tree::sample(&[LEDGER, ("crates/gangs/src/lib.rs", source)]));
        let flat = survey
            .marks
            .into_iter()
            .flat_map(|((game, id), places)| places.into_iter().map(move |place| (format!("{game}:{id}"), place.line)).collect::<Vec<_>>());
        flat.collect()
    }

    fn problems(files: &[(&str, &str)]) -> Vec<String> {
        let files: Vec<_> = std::iter::once(LEDGER).chain(files.iter().copied()).collect();
        Survey::of(&Tree::sample(&files)).problems.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn ledgers_are_found_by_their_place() {
        let survey = Survey::of(&Tree::sample(&[
            LEDGER,
            ("crates/samples/rules/leduc.md", "- **R01** Deal.\n"),
            ("docs/rules/other.md", "- **R01** Not a rule.\n"),
        ]));
        let games: Vec<&str> = survey.ledgers.iter().map(|ledger| ledger.game.as_str()).collect();
        assert_eq!(games, ["gangs", "leduc"]);
        assert_eq!(survey.ledgers[0].rules, [("R01".to_owned(), 2), ("R02".to_owned(), 4)]);
    }

    #[test]
    fn badly_written_rules_are_told() {
        let bad = "- **R01** One.\n- **R01** Again.\n- **R 3** Three.\n- **R04**\n";
        let told = problems(&[("crates/samples/rules/leduc.md", bad), ("crates/samples/rules/empty.md", "# Rules\n")]);
        assert_eq!(told.len(), 4);
        assert!(told[0].starts_with("crates/samples/rules/empty.md:1: no rule in it"));
        assert!(told[1].starts_with("crates/samples/rules/leduc.md:2: rule R01 stands here a second time"));
        assert!(told[2].contains("'R 3' is no number") && told[3].contains("leduc.md:4: a rule is written"));
    }

    #[test]
    fn marks_are_code_outside_tests() {
        assert_eq!(marks("fn f() {\n    rule!(R01);\n}"), [("gangs:R01".to_owned(), 2)]);
        assert_eq!(marks("table::rule!(leduc: R02);"), [("leduc:R02".to_owned(), 1)]);
        assert_eq!(marks("// rule!(R01)\nlet s = \"rule!(R01)\"; my_rule!(R01); rule!($id);"), []);
        assert_eq!(marks("#[cfg(test)]\nmod tests { fn f() { rule!(R01) } }"), []);
    }

    #[test]
    fn marks_in_files_of_tests_do_not_count() {
        let survey = Survey::of(&Tree::sample(&[
            LEDGER,
            ("crates/gangs/src/firefight.rs", "#[cfg(test)]\nmod tests;\n"),
            ("crates/gangs/src/firefight/tests.rs", "rule!(R01);"),
            ("crates/gangs/tests/play.rs", "rule!(R02);"),
        ]));
        assert!(survey.marks.is_empty());
    }

    #[test]
    fn the_package_names_the_game() {
        let manifest = "[workspace]\nname = \"no\"\n[package]\nname = \"gangs-of\"\n";
        let tree = Tree::sample(&[("crates/gangs/Cargo.toml", manifest), ("crates/gangs/src/a.rs", "rule!(R01);"), LEDGER]);
        let survey = Survey::of(&tree);
        assert!(survey.marks.contains_key(&("gangs-of".to_owned(), "R01".to_owned())));
        assert_eq!(survey.ledgers[0].game, "gangs-of");
    }

    #[test]
    fn tests_name_rules() {
        let source =
            "#[test]\nfn f() {\n    shows(\n        &[\"gangs:R01\", // \"gangs:R09\"\n          \"gangs:R02\"],\n        || {});\n}";
        let survey = Survey::of(&Tree::sample(&[LEDGER, ("crates/gangs/tests/a.rs", source)]));
        let lines: Vec<usize> = survey.names.values().map(|places| places[0].line).collect();
        assert_eq!(lines, [4, 5]);
        assert!(survey.problems.is_empty());
    }

    #[test]
    fn scenarios_name_rules() {
        let text = "# rules: R07\ngame: gangs # not rules: R08\n rules: R01, R02 # R09\n\nrest\n";
        let survey = Survey::of(&Tree::sample(&[LEDGER, ("crates/gangs/scenarios/a/b.scenario", text)]));
        assert_eq!(survey.names.len(), 2);
        assert_eq!(survey.names.values().next().unwrap()[0], Place { path: "crates/gangs/scenarios/a/b.scenario".to_owned(), line: 3 });
    }

    #[test]
    fn unknown_rules_are_told() {
        let told = problems(&[
            ("crates/gangs/src/lib.rs", "rule!(R03);"),
            ("crates/gangs/tests/a.rs", "\nshows(&[\"gangs:R04\", \"R01\"], || {});"),
            ("crates/gangs/scenarios/a.scenario", "game: gangs\nrules: R05\n"),
            ("crates/gangs/scenarios/b.scenario", "rules: R01\n"),
            ("crates/samples/src/lib.rs", "rule!(R01);"),
        ]);
        let starts = [
            "crates/gangs/scenarios/a.scenario:2: rule gangs:R05 is named here but is not in crates/gangs/RULES.md",
            "crates/gangs/scenarios/b.scenario:1: names rules but not their game",
            "crates/gangs/src/lib.rs:1: rule gangs:R03 is marked here but is not in crates/gangs/RULES.md",
            "crates/gangs/tests/a.rs:2: 'R01' does not say which game's rule it is",
            "crates/gangs/tests/a.rs:2: rule gangs:R04 is named here",
            "crates/samples/src/lib.rs:1: rule samples:R01 is marked here but belongs to no game",
        ];
        assert_eq!(told.len(), starts.len(), "{told:#?}");
        for (told, start) in told.iter().zip(starts) {
            assert!(told.starts_with(start), "{told}");
        }
    }

    #[test]
    fn the_crate_that_all_games_share_may_make_rules_up() {
        let source = "rule!(R01);\n#[cfg(test)]\nmod tests { fn f() { shows(&[\"sample:R01\"], || rule!(sample: R01)) } }";
        assert!(problems(&[("crates/table/src/marks.rs", source), ("crates/table/scenarios/a.scenario", "rules: R77\n")]).is_empty());
    }
}
