//! The text of every card in every language, compared with a file that a person can read and judge.
//! `FIXER_BLESS=1 cargo test -p tcg texts` writes it anew.

use std::fmt::Write as _;

use table::Lang;
use table::conformance::assert_golden;
use table::wording::wrong_article;
use tcg::catalog::words::{Color, Kind, Rarity, Step, Tag};
use tcg::catalog::{Catalog, text};

#[test]
fn every_card_reads_as_in_the_golden_file() {
    let catalog = Catalog::load();
    let mut said = String::new();
    for (id, _) in catalog.cards() {
        let _ = writeln!(said, "{}", catalog.name(id));
        for lang in Lang::ALL {
            for paragraph in text::card(catalog, id, lang) {
                let _ = writeln!(said, "    {} {paragraph}", lang.code());
            }
        }
        let _ = writeln!(said);
    }
    assert_golden(env!("CARGO_MANIFEST_DIR"), "texts.txt", &said);
}

/// Every text there is: of cards, of abilities alone, of effects to choose from.
fn texts(lang: Lang) -> Vec<(String, String)> {
    let catalog = Catalog::load();
    let mut texts = Vec::new();
    for (id, card) in catalog.cards() {
        let mut add = |text: String| texts.push((catalog.name(id), text));
        text::card(catalog, id, lang).into_iter().for_each(&mut add);
        for (number, ability) in (0..).zip(&card.ability) {
            add(text::ability(catalog, id, number, lang));
            for step in &ability.does {
                if let Step::OneOf { modes, .. } = step {
                    (0..modes.len() as u8).for_each(|mode| add(text::mode(catalog, id, number, mode, lang)));
                }
            }
        }
    }
    texts
}

#[test]
fn every_text_is_whole_sentences() {
    const KEYWORDS: [&str; 4] = ["ADRENALINE", "BLOCKER", "GO SOLO", "QUICK"];
    for lang in Lang::ALL {
        for (name, text) in texts(lang) {
            let place = format!("{}, {name}: {text}", lang.code());
            assert!(!text.trim().is_empty() && text.trim() == text, "{place}");
            assert!(!["⟦", "  ", " ,", " .", " ;", " :", ",,", ", ."].iter().any(|wrong| text.contains(wrong)), "{place}");
            if KEYWORDS.contains(&text.as_str()) {
                continue;
            }
            assert!(text.ends_with('.') && !text.ends_with(".."), "{place}");
            for sentence in text.split(". ") {
                assert!(sentence.starts_with(|first: char| first.is_uppercase() || first.is_ascii_digit()), "{place}");
            }
        }
    }
}

#[test]
fn one_word_is_used_for_one_thing() {
    for (name, text) in texts(Lang::En) {
        assert_eq!(wrong_article(&text), None, "{name}: {text}");
    }
    for (name, text) in texts(Lang::It) {
        // What is yours is "amico", as in the rules; "pari" is even, and "uguale" is equal.
        assert!(!text.contains("alleat") && !text.contains("pari a"), "{name}: {text}");
        // Power is counted as "+2 di potenza".
        let mut bare = text.match_indices(" potenza").map(|(at, _)| text[..at].ends_with(|before: char| before.is_ascii_digit()));
        assert!(!bare.any(|bare| bare), "{name}: {text}");
        let plain = ["Unità CORPORATIVO", "Unità MERCENARIO", "Leggende MERCENARIO", "Leggenda MERCENARIO"];
        assert!(!plain.iter().any(|plain| text.contains(plain)), "{name}: {text}");
    }
}

#[test]
fn each_language_says_something_of_its_own() {
    for ((name, english), (_, italian)) in texts(Lang::En).into_iter().zip(texts(Lang::It)) {
        assert!(english != italian || !english.ends_with('.'), "{name}: {english}");
    }
}

#[test]
fn all_words_have_names() {
    let (catalog, mut names) = (Catalog::load(), Vec::new());
    for lang in Lang::ALL {
        names.extend(Tag::ALL.iter().map(|tag| text::word(catalog, lang, "tag", tag)));
        names.extend(Kind::ALL.iter().map(|kind| text::word(catalog, lang, "kind", kind)));
        names.extend(Color::ALL.iter().map(|color| text::word(catalog, lang, "color", color)));
        names.extend(Rarity::ALL.iter().map(|rarity| text::word(catalog, lang, "rarity", rarity)));
    }
    names.iter().for_each(|name| assert!(!name.is_empty() && !name.contains('⟦'), "{name}"));
}

#[test]
fn what_is_not_there_has_no_text() {
    let catalog = Catalog::load();
    let card = catalog.find("dexter-deshawn-off-the-grid").expect("the card exists");
    assert_eq!(text::ability(catalog, card, 7, Lang::En), "");
    assert_eq!(text::mode(catalog, card, 0, 3, Lang::En), "");
    assert_eq!(text::mode(catalog, card, 0, 1, Lang::En), "Draw 1 card.");
    assert_eq!(text::mode(catalog, card, 0, 1, Lang::It), "Pesca 1 carta.");
    let card = catalog.find("fool-on-the-hill").expect("the card exists");
    assert_eq!(text::mode(catalog, card, 0, 1, Lang::En), "The revealed cards go into the trash.");
    assert_eq!(text::mode(catalog, card, 0, 2, Lang::En), "");
}
