//! What cards say: golden files of all of them in both languages, and that every text is made of whole sentences.

use std::collections::BTreeSet;
use std::fmt::Write;

use ccg::catalog::{Catalog, text};
use table::Lang;
use table::conformance::assert_golden;
use table::wording::wrong_article;

/// Every Sponsor and card: its heading, its name, its figures, its paragraphs.
fn cards(lang: Lang) -> Vec<(String, String, String, Vec<String>)> {
    let catalog = Catalog::load();
    let sponsors = catalog.sponsors().map(|(id, sponsor)| {
        ("Sponsor".to_owned(), sponsor.name.clone(), text::sponsor_figures(catalog, id, lang), text::sponsor(catalog, id, lang))
    });
    let cards = catalog.cards().map(|(id, card)| {
        (catalog.word(lang, "kind", &card.kind), card.name.clone(), text::figures(catalog, id, lang), text::card(catalog, id, lang))
    });
    sponsors.chain(cards).collect()
}

#[test]
fn every_card_reads_as_in_the_golden_files() {
    for lang in Lang::ALL {
        let (mut said, mut heading) = (String::new(), String::new());
        for (kind, name, figures, text) in cards(lang) {
            if kind != heading {
                let gap = if heading.is_empty() { "" } else { "\n" };
                let _ = writeln!(said, "{gap}== {kind} ==");
                heading = kind;
            }
            let _ = writeln!(said, "\n{name}\n    {figures}");
            for line in text {
                let _ = writeln!(said, "    {line}");
            }
        }
        assert_golden(env!("CARGO_MANIFEST_DIR"), &format!("cards.{}.txt", lang.code()), &said);
    }
}

#[test]
fn every_text_is_whole_sentences() {
    for lang in Lang::ALL {
        for (kind, name, figures, text) in cards(lang) {
            assert!(!figures.contains('⟦'), "{name}: {figures}");
            for line in text {
                let place = format!("{}, {kind}, {name}: {line}", lang.code());
                assert!(!line.contains('⟦') && line.ends_with('.') && !line.contains("..") && line.trim() == line, "{place}");
                assert!(!line.contains("  ") && !line.contains(" .") && !line.contains(" ,") && !line.contains(": ."), "{place}");
                assert!(lang != Lang::En || wrong_article(&line).is_none(), "{place}");
                assert!(line.starts_with(|first: char| first.is_uppercase()), "{place}");
            }
        }
    }
}

#[test]
fn what_is_said_differs_by_language() {
    for ((_, name, _, english), (_, _, _, italian)) in cards(Lang::En).into_iter().zip(cards(Lang::It)) {
        assert_eq!(english.len(), italian.len(), "{name}");
        for (english, italian) in english.iter().zip(&italian) {
            assert_ne!(english, italian, "{name}");
        }
    }
}

#[test]
fn every_line_of_flavour_is_a_sentence_and_said_once() {
    for file in [include_str!("../../text/cards.en.ftl"), include_str!("../../text/cards.it.ftl")] {
        let mut seen = BTreeSet::new();
        for (id, line) in file.lines().filter_map(|line| line.split_once(" = ")).filter(|(id, _)| id.starts_with("flavour-")) {
            assert!(line.ends_with('.') && line.starts_with(char::is_uppercase), "{id}: {line}");
            assert!(line.chars().count() <= 120, "{id}: {line}");
            assert!(seen.insert(line), "{id}: {line}");
        }
        assert!(seen.len() >= 67, "{}", seen.len());
    }
}
