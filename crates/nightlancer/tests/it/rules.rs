//! The rules stand in the order of the book, and every ruling has its reason in both languages. That both languages
//! have the same rules is checked for every game by the conformance kit.

use nightlancer::catalog::Catalog;
use table::{Lang, RuleBook};

const ENGLISH: &str = include_str!("../../RULES.md");
const ITALIAN: &str = include_str!("../../RULES.it.md");

#[test]
fn every_rule_of_the_book_stands_in_its_order_and_names_its_section() {
    let printed: Vec<String> = (1..=299).map(|number| format!("R{number:03}")).collect();
    for book in RuleBook::shipped([ENGLISH, ITALIAN]) {
        assert!(book.iter().map(|rule| &rule.id).eq(&printed));
        for rule in book.iter() {
            assert!(rule.text.rsplit_once("[§").is_some_and(|(_, section)| section.ends_with(']')), "{}: {}", rule.id, rule.text);
        }
    }
}

#[test]
fn every_ruling_stands_in_both_languages_with_its_reason() {
    for number in (1..=88).filter(|&number| number != 42) {
        for (text, word) in [(ENGLISH, "Ruling"), (ITALIAN, "Interpretazione")] {
            let begin = format!("*{word} C-{number:02}: ");
            let (_, rest) = text.split_once(&begin).unwrap_or_else(|| panic!("{begin}"));
            let ruling = rest.split_once("*").unwrap().0;
            assert!(ruling.contains(" (") && ruling.ends_with(")."), "{begin}{ruling}");
        }
    }
}

#[test]
fn the_glossary_has_the_words_that_the_cards_use() {
    let (_, glossary) = ITALIAN.split_once("## Glossario").unwrap();
    let catalog = Catalog::load();
    let kinds = ["ability", "circle", "ware", "trait", "obstacle", "kind", "half", "profile", "action"];
    let id = |line: &'static str| line.split_once(" = ").map(|(id, _)| id);
    for id in include_str!("../../text/cards.it.ftl").lines().filter_map(id) {
        let Some((kind, _)) = id.strip_prefix("name-").and_then(|rest| rest.split_once('-')) else { continue };
        if kinds.contains(&kind) {
            for lang in Lang::ALL {
                let name = catalog.texts().get(lang, id, &[]);
                assert!(glossary.contains(&name), "{id}: {name}");
            }
        }
    }
}
