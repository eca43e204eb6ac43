//! The rules stand in the order of their numbers, and every ruling has its reason in both languages. That both
//! languages have the same rules is checked for every game by the conformance kit.

use table::RuleBook;

const ENGLISH: &str = include_str!("../../RULES.md");
const ITALIAN: &str = include_str!("../../RULES.it.md");

#[test]
fn rules_stand_in_the_order_of_their_numbers() {
    let english = RuleBook::parse(ENGLISH).unwrap();
    assert_eq!(english.iter().count(), 416);
    assert!(english.iter().is_sorted_by_key(|rule| &rule.id));
}

#[test]
fn every_ruling_stands_in_both_languages() {
    let rulings = (1..=22).map(|number| format!("D{number:02}")).chain((1..=42).map(|number| format!("A{number:02}")));
    for ruling in rulings.chain((1..=4).map(|number| format!("F{number:02}"))) {
        assert_eq!(ENGLISH.matches(&format!("*Ruling {ruling}: ")).count(), 1, "{ruling}");
        assert_eq!(ITALIAN.matches(&format!("*Interpretazione {ruling}: ")).count(), 1, "{ruling}");
    }
}
