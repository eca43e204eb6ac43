//! The rules stand in the order of the book, each with its chapter, and every ruling stands in both languages; those that
//! could be read otherwise give their reason. That both languages have the same rules is checked by the conformance kit.

use table::RuleBook;

const ENGLISH: &str = include_str!("../../RULES.md");
const ITALIAN: &str = include_str!("../../RULES.it.md");

/// Rulings that could be read otherwise.
const CONTESTED: [u8; 12] = [29, 39, 71, 75, 80, 86, 91, 92, 103, 104, 105, 106];

#[test]
fn every_rule_of_the_book_stands_in_its_order_and_names_its_chapter() {
    let printed: Vec<String> = (1..=325).map(|number| format!("R{number:03}")).collect();
    for book in RuleBook::shipped([ENGLISH, ITALIAN]) {
        assert!(book.iter().map(|rule| &rule.id).eq(&printed));
        for rule in book.iter() {
            assert!(rule.text.rsplit_once(" [").is_some_and(|(_, chapter)| chapter.ends_with(']')), "{}: {}", rule.id, rule.text);
        }
    }
}

#[test]
fn every_ruling_stands_in_both_languages() {
    for (text, word) in [(ENGLISH, "Ruling"), (ITALIAN, "Interpretazione")] {
        for number in 1..=114u8 {
            let begin = format!("*{word} A{number:02}: ");
            let (_, rest) = text.split_once(&begin).unwrap_or_else(|| panic!("{begin}"));
            let ruling = rest.split_once('*').unwrap().0;
            let reasoned = ruling.contains(" (") || ruling.contains(". ") || ruling.contains(": ");
            assert!(!CONTESTED.contains(&number) || reasoned, "{begin}{ruling}");
        }
    }
}
