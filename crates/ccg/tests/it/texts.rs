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

/// The first Italian article that does not fit the word after it: "un Sbirro", "gli carte", "una Operazione".
fn wrong_italian_article(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.windows(2).find_map(|pair| {
        let (article, word) = (pair[0].trim_start_matches('('), pair[1].to_lowercase());
        let mut letters = word.chars();
        let (first, second) = (letters.next()?, letters.next().unwrap_or('a'));
        let vowel = "aeiouàèìòù".contains(first);
        let impure = (first == 's' && !"aeiou.".contains(second)) || first == 'z' || word.starts_with("chassis");
        let wrong = match article.to_lowercase().as_str() {
            "un" => impure,
            "uno" | "lo" => !impure,
            "una" | "la" | "della" | "alla" | "dalla" | "nella" | "sulla" => vowel,
            "il" | "del" | "al" | "dal" | "nel" | "sul" | "i" | "dei" | "ai" | "dai" | "nei" => vowel || impure,
            "gli" | "degli" | "agli" | "dagli" => !vowel && !impure,
            _ => false,
        };
        wrong.then(|| format!("{article} {}", pair[1]))
    })
}

#[test]
fn italian_articles_fit_the_word_after_them() {
    for right in ["uno Sbirro", "un Runner", "una carta", "gli Sbirri", "i Runner", "gli avversari", "uno Chassis", "gli A.V. ti"] {
        assert_eq!(wrong_italian_article(&format!("Usa {right}.")), None, "{right}");
    }
    for wrong in ["un Sbirro", "uno Runner", "una Operazione", "i Sbirri", "i avversari", "gli Runner", "nel Uno", "della Arma"] {
        assert!(wrong_italian_article(&format!("Usa {wrong}.")).is_some(), "{wrong}");
    }
    for (_, name, _, text) in cards(Lang::It) {
        for line in text {
            assert_eq!(wrong_italian_article(&line), None, "{name}: {line}");
        }
    }
}
