//! Runs every scenario of the sample games, and holds `docs/scenarios.md` to what really happens.

use bots::Bots;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use samples::{Leduc, TicTacToe};
use table::Lang;
use table::any::{AnyGame, any};
use table::conformance::assert_scenarios;
use table::scenario::Scenario;

const DOCUMENT: &str = include_str!("../../../../docs/scenarios.md");
const EXAMPLE: &str = include_str!("../../scenarios/leduc/a-pair-beats-a-king.scenario");

fn games() -> [Box<dyn AnyGame>; 2] {
    [any(TicTacToe, Bots), any(Leduc, Bots)]
}

/// The texts of the scenarios of a game.
fn texts(game: &dyn AnyGame) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios").join(game.about().key);
    fs::read_dir(folder).unwrap().map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap()).collect()
}

#[test]
fn every_scenario_holds() {
    assert_scenarios(&TicTacToe, concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios/tictactoe"));
    assert_scenarios(&Leduc, concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios/leduc"));
}

#[test]
fn every_rule_is_named_by_a_scenario() {
    for game in games() {
        let scenarios = texts(&*game).into_iter().map(|text| Scenario::parse(&text).unwrap());
        let named: BTreeSet<String> = scenarios.flat_map(|scenario| scenario.rules).collect();
        let rules: BTreeSet<String> = game.rules(Lang::En).iter().map(|rule| rule.id.clone()).collect();
        assert_eq!(named, rules, "{}", game.about().key);
    }
}

#[test]
fn both_rule_books_have_the_same_rules_in_the_same_order() {
    for game in games() {
        let ids = |lang| game.rules(lang).iter().map(|rule| rule.id.clone()).collect::<Vec<_>>();
        assert_eq!(ids(Lang::En), ids(Lang::It), "{}", game.about().key);
        assert!(!ids(Lang::En).is_empty());
        // The same number of rules under each heading, too.
        let sections = |lang| {
            let mut counts: Vec<(String, usize)> = Vec::new();
            for rule in game.rules(lang).iter() {
                match counts.last_mut() {
                    Some((section, count)) if *section == rule.section => *count += 1,
                    _ => counts.push((rule.section.clone(), 1)),
                }
            }
            counts.into_iter().map(|(_, count)| count).collect::<Vec<_>>()
        };
        assert_eq!(sections(Lang::En), sections(Lang::It), "{}", game.about().key);
    }
}

/// The blocks of the document that are fenced as `kind`.
fn blocks(kind: &str) -> Vec<&'static str> {
    let fence = format!("```{kind}\n");
    DOCUMENT.split(fence.as_str()).skip(1).filter_map(|rest| rest.split_once("```").map(|(block, _)| block)).collect()
}

#[test]
fn the_example_of_the_document_is_the_file() {
    assert_eq!(blocks("scenario").first(), Some(&EXAMPLE));
}

/// A change to the example, and how its failure reads: as a block of the document shows it, the
/// changed line first.
#[test]
fn failures_read_as_the_document_says() {
    if !table::marks::KEPT {
        // Some of these failures are of rule marks, which this build leaves out.
        return;
    }
    let changes = [
        ("outcome winners: 0", "outcome winners: 1"),
        ("spectator sees put: 1, 1", "spectator sees put: 2, 2"),
        ("spectator sees put: 1, 1", "spectator sees chips: 2"),
        ("seat 0 does raise", "seat 0 does fold"),
        ("seat 1 may only fold, call, raise", "seat 1 may only fold, call"),
        ("seat 0 cannot fold because R06", "seat 0 cannot fold because R09"),
        ("seat 0 is not offered fold", "seat 0 is not offered call"),
        ("seat 0 is not offered fold", "seat 0 is not offered flod"),
        ("seat 0 does not see cards.1", "seat 0 does not see card.1"),
        ("seat 1 hears \"The public card is a jack.\"", "seat 1 hears \"The public card is a queen.\""),
        ("chance public card: J", "chance public card: A"),
        ("chance public card: J", "chance public card: J, Q"),
        ("chance public card: J", "# chance public card: J"),
        ("rules: R13", "rules: R13, R15"),
        ("rules: R13", "rules: R13, R99"),
        ("seat 0 does raise", "seat 0 raises"),
    ];
    let shown: String = blocks("failures").concat();
    let mut told = String::new();
    for (from, to) in changes {
        assert!(EXAMPLE.contains(from), "{from}");
        let changed = EXAMPLE.replacen(from, to, 1);
        let failure = match Scenario::parse(&changed) {
            Ok(scenario) => any(Leduc, Bots).check(&scenario).unwrap_err().to_string(),
            Err(problems) => problems.to_string(),
        };
        told += &format!("{to}\n  {failure}\n");
    }
    assert_eq!(shown, told, "the blocks 'failures' of docs/scenarios.md should read:\n{told}");
}

#[test]
fn a_position_is_refused_with_the_line_of_what_is_wrong() {
    let told = |text: &str| any(Leduc, Bots).check(&Scenario::parse(text).unwrap()).unwrap_err().to_string();
    let head = "title: t\ngame: leduc\n";
    assert_eq!(
        told(&format!("{head}given raises: 1\ngiven seat 0 holds: A\ngiven turn: 7\nseat 0 is awaited\n")),
        "line 4: 'A' is not possible for 'seat 0 holds'; a card is J, Q or K\nline 5: '7' is not possible for 'turn'; it can be 0 to 1"
    );
    assert_eq!(
        told(&format!("{head}given colour: red\nseat 0 is awaited\n")),
        "line 3: 'colour' is not something that can be given; known are seat 0 holds, seat 0 put in, \
         seat 1 holds, seat 1 put in, public card, raises, turn"
    );
    let three = "given seat 0 holds: Q\ngiven seat 1 holds: Q\ngiven public card: Q\nseat 0 is awaited\n";
    assert_eq!(told(&format!("{head}{three}")), "line 2: the position is not possible: there are 3 cards Q, but the deck has 2");
    assert_eq!(told(&format!("{head}options: seats=3\nseat 0 is awaited\n")), "line 3: seats: '3' is not possible; it can only be 2");
    let of_another_game = "title: t\ngame: tictactoe\nseat 0 is awaited\n";
    assert_eq!(told(of_another_game), "line 2: this is a scenario of 'tictactoe', not of 'leduc'");
}

#[test]
fn nobody_leaves_a_table_that_is_over() {
    let text = "game: tictactoe\nseat 0 leaves\nseat 1 leaves\noutcome winners: 0\n";
    let failure = any(TicTacToe, Bots).check(&Scenario::parse(text).unwrap()).unwrap_err();
    assert_eq!(failure.to_string(), "line 3: seat 1 cannot leave: the table is over");
}
