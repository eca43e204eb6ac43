//! The text of every card in every language, compared with files that a person can read and judge.
//! `FIXER_BLESS=1` writes them anew.

use std::collections::BTreeSet;

use nightlancer::catalog::{Catalog, text};
use table::Lang;
use table::conformance::{Printed, assert_printed, assert_sentences};

/// Headings, names and texts of everything that is printed, in order.
fn cards(lang: Lang) -> Vec<Printed> {
    let catalog = Catalog::load();
    let name = |kind: &str, key: &str| catalog.name(lang, kind, key);
    let mut cards = Vec::new();
    for (id, card) in catalog.nightlancers() {
        let said = format!("{} {}", text::nightlancer(catalog, id, lang), text::special(catalog, id, lang));
        cards.push(("Nightlancers", name("nightlancer", &card.key), said));
    }
    for (id, card) in catalog.items() {
        cards.push(("Black Market cards", name("item", &card.key), text::item(catalog, id, lang)));
    }
    for (id, card) in catalog.contacts() {
        cards.push(("Contacts", name("contact", &card.key), text::contact(catalog, id, lang)));
    }
    for (id, card) in catalog.opportunities() {
        cards.push(("Opportunities", name("opportunity", &card.key), text::opportunity(catalog, id, lang)));
    }
    for (id, card) in catalog.rounds() {
        cards.push(("Rounds", name("round", &card.key), text::round(catalog, id, lang)));
    }
    for (id, card) in catalog.missions() {
        cards.push(("Missions", name("mission", &card.key), text::mission(catalog, id, lang)));
    }
    for (id, space) in catalog.spaces() {
        cards.push(("The street board", space.key.clone(), text::space(catalog, id, lang)));
    }
    cards
}

#[test]
fn every_card_reads_as_in_the_golden_files() {
    assert_printed(env!("CARGO_MANIFEST_DIR"), cards);
}

#[test]
fn every_text_is_whole_sentences() {
    assert_sentences(cards);
}

#[test]
fn names_of_a_kind_differ_and_each_language_says_something_of_its_own() {
    for lang in Lang::ALL {
        let mut seen = BTreeSet::new();
        for (kind, name, _) in cards(lang) {
            assert!(seen.insert((kind, name.clone())), "{}, {kind}: {name}", lang.code());
        }
    }
    for ((_, name, english), (_, _, italian)) in cards(Lang::En).into_iter().zip(cards(Lang::It)) {
        assert_ne!(english, italian, "{name}");
    }
}

#[test]
fn every_line_of_flavour_is_a_sentence_and_said_once() {
    for file in [include_str!("../../text/cards.en.ftl"), include_str!("../../text/cards.it.ftl")] {
        let mut seen = BTreeSet::new();
        for (id, line) in file.lines().filter_map(|line| line.split_once(" = ")) {
            if ["flavour-", "stage-", "event-", "failed-"].iter().any(|kind| id.starts_with(kind)) {
                assert!(line.ends_with(['.', '?', '"', '»']), "{id}: {line}");
                assert!(line.starts_with(|first: char| first.is_uppercase() || "\"«".contains(first)), "{id}: {line}");
                assert!(line.chars().count() <= 120, "{id}: {line}");
                assert!(seen.insert(line), "{id}: {line}");
            }
        }
        assert_eq!(seen.len(), 10 + 55 + 45 + 55 + 16 * 3 + 24 * 10);
    }
}
