//! What tests of printed things share: content that is broken on purpose, and the texts of cards.

use std::fmt::Write as _;

use super::assert_golden;
use crate::text::Lang;
use crate::wording::wrong_article;

/// A text with the first `old`, which must be there, replaced.
pub fn with(text: &str, old: &str, new: &str) -> String {
    assert!(text.contains(old), "'{old}' is not in the file any more");
    text.replacen(old, new, 1)
}

/// A content file with the first `old` after the card of a key replaced.
pub fn with_card(text: &str, key: &str, old: &str, new: &str) -> String {
    let (before, card) = text.split_once(&format!("key = \"{key}\"")).unwrap_or_else(|| panic!("there is no {key}"));
    format!("{before}key = \"{key}\"{}", with(card, old, new))
}

/// The line in which something first stands.
pub fn line_of(text: &str, what: &str) -> usize {
    1 + text.lines().position(|line| line.contains(what)).unwrap_or_else(|| panic!("'{what}' is not in the file"))
}

/// Problems without their line numbers, so that tests do not depend on comments in the content.
pub fn without_lines(told: &str) -> String {
    let mut said = String::new();
    for (index, part) in told.split(" line ").enumerate() {
        said.push_str(if index == 0 { part } else { part.trim_start_matches(|digit: char| digit.is_ascii_digit()) });
    }
    said
}

/// Something printed: its heading, its name and what it says.
pub type Printed = (&'static str, String, String);

/// Compares what is printed, in every language, with files that a person can read and judge (`cards.en.txt`).
pub fn assert_printed(manifest_dir: &str, printed: impl Fn(Lang) -> Vec<Printed>) {
    for lang in Lang::ALL {
        let mut said = String::new();
        let mut heading = "";
        for (kind, name, text) in printed(lang) {
            if kind != heading {
                let gap = if heading.is_empty() { "" } else { "\n" };
                let _ = writeln!(said, "{gap}== {kind} ==");
                heading = kind;
            }
            let _ = writeln!(said, "\n{name}\n    {text}");
        }
        assert_golden(manifest_dir, &format!("cards.{}.txt", lang.code()), &said);
    }
}

/// Every text is whole sentences with nothing missing, and its English articles fit.
pub fn assert_sentences(printed: impl Fn(Lang) -> Vec<Printed>) {
    for lang in Lang::ALL {
        for (kind, name, text) in printed(lang) {
            let place = format!("{}, {kind}, {name}: {text}", lang.code());
            assert!(!name.trim().is_empty() && !text.trim().is_empty(), "{place}");
            assert!(!name.contains('⟦') && !text.contains('⟦'), "{place}");
            assert!(text.ends_with('.') && !text.replace("...", "").contains(".."), "{place}");
            assert!(lang != Lang::En || wrong_article(&text).is_none(), "{place}");
            assert!(!text.contains("  ") && !text.contains(" .") && !text.contains(" ,") && text.trim() == text, "{place}");
            for sentence in text.split(". ") {
                assert!(sentence.starts_with(|first: char| first.is_uppercase() || first == '+' || first.is_ascii_digit()), "{place}");
            }
        }
    }
}
