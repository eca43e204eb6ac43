//! The rules stand in both languages, number by number, and every ruling has its reason.

use table::RuleBook;

const ENGLISH: &str = include_str!("../../RULES.md");
const ITALIAN: &str = include_str!("../../RULES.it.md");

fn ids(book: &RuleBook) -> Vec<&str> {
    book.iter().map(|rule| rule.id.as_str()).collect()
}

#[test]
fn both_languages_have_the_same_rules_in_the_same_order() {
    let (english, italian) = (RuleBook::parse(ENGLISH).unwrap(), RuleBook::parse(ITALIAN).unwrap());
    assert_eq!(ids(&english), ids(&italian));
    let printed: Vec<String> = (1..=248).map(|number| format!("R{number:03}")).collect();
    assert_eq!(ids(&english)[..248], printed, "every rule of the book, in its order");
}

#[test]
fn every_rule_names_its_page() {
    for text in [ENGLISH, ITALIAN] {
        for rule in RuleBook::parse(text).unwrap().iter() {
            let page = rule.text.rsplit_once("[p. ").and_then(|(_, page)| page.strip_suffix(']'));
            assert!(page.is_some_and(|page| page.starts_with('0')), "{}: {}", rule.id, rule.text);
        }
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
