//! The rules stand in the order of the book, and every ruling has its reason in both languages. That both languages
//! have the same rules is checked for every game by the conformance kit.

use table::RuleBook;

const ENGLISH: &str = include_str!("../../RULES.md");
const ITALIAN: &str = include_str!("../../RULES.it.md");

#[test]
fn every_rule_of_the_book_stands_in_its_order() {
    let english = RuleBook::parse(ENGLISH).unwrap();
    let printed: Vec<String> = (1..=248).map(|number| format!("R{number:03}")).collect();
    assert!(english.iter().take(248).map(|rule| &rule.id).eq(&printed));
}

#[test]
fn every_rule_names_its_page() {
    for rule in RuleBook::shipped([ENGLISH, ITALIAN]).iter().flat_map(RuleBook::iter) {
        let page = rule.text.rsplit_once("[p. ").and_then(|(_, page)| page.strip_suffix(']'));
        assert!(page.is_some_and(|page| page.starts_with('0')), "{}: {}", rule.id, rule.text);
    }
}

#[test]
fn every_ruling_stands_in_both_languages() {
    for number in 1..=61 {
        let (english, italian) = (format!("*Ruling C-{number:02}: "), format!("*Interpretazione C-{number:02}: "));
        assert!(ENGLISH.contains(&english), "{english}");
        assert!(ITALIAN.contains(&italian), "{italian}");
    }
}
