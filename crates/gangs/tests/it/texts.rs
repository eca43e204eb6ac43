//! The text of every card in every language, compared with files that a person can read and judge.
//! `FIXER_BLESS=1 cargo test -p gangs` writes them anew.

use std::collections::BTreeSet;

use gangs::catalog::board::Side;
use gangs::catalog::words::{District, Gang};
use gangs::catalog::{Catalog, text};
use table::Lang;
use table::conformance::{Printed, assert_printed, assert_sentences};

/// Headings, names and texts of everything that is printed, in order.
fn cards(lang: Lang) -> Vec<Printed> {
    let catalog = Catalog::load();
    let mut cards = Vec::new();
    for (id, card) in catalog.opportunities() {
        cards.push(("Opportunities", catalog.name(lang, "opportunity", &card.key), text::opportunity(catalog, id, lang)));
    }
    for (id, card) in catalog.combats() {
        cards.push(("Combat cards", catalog.name(lang, "combat", &card.key), text::combat(catalog, id, lang)));
    }
    for (id, card) in catalog.edgerunners() {
        cards.push(("Edgerunners", catalog.name(lang, "edgerunner", &card.key), text::edgerunner(catalog, id, lang)));
    }
    for &gang in Gang::ALL {
        for (index, ability) in catalog.dashboard(gang).abilities.iter().enumerate() {
            let name = format!("{}: {}", catalog.name_of(lang, "gang", &gang), catalog.name(lang, "ability", &ability.key));
            cards.push(("Abilities", name, text::ability(catalog, gang, index, lang)));
        }
    }
    for number in 0..=catalog.net().last() {
        cards.push(("The Net", number.to_string(), text::net_space(catalog, number, lang)));
    }
    cards.push(("The Net", "solo".to_owned(), text::net_cover(catalog, lang)));
    let solo = "The single player mode";
    for &gang in Gang::ALL {
        cards.push((solo, catalog.name_of(lang, "gang", &gang), text::behavior(catalog, gang, lang)));
    }
    cards.push((solo, catalog.name(lang, "edgerunner", "johnny-silverhand"), text::profile(catalog, lang)));
    cards.push((solo, catalog.name(lang, "story", "fine-before-you-came"), text::solo_story(catalog, lang)));
    for (side, heading) in [(Side::Large, "Districts, the side for four"), (Side::Small, "Districts, the side for one to three")] {
        for &district in District::ALL {
            let name = catalog.name_of(lang, "district", &district);
            cards.push((heading, name, text::district(catalog, district, side, lang)));
        }
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
fn the_story_card_of_a_single_player_is_worth_reading_and_short() {
    for lang in Lang::ALL {
        let words = text::solo_story(Catalog::load(), lang).split_whitespace().count();
        assert!((50..=110).contains(&words), "{}: {words} words", lang.code());
    }
}

#[test]
fn names_of_a_kind_differ_in_every_language() {
    for lang in Lang::ALL {
        let mut seen = BTreeSet::new();
        for (kind, name, _) in cards(lang) {
            assert!(seen.insert((kind, name.clone())), "{}, {kind}: {name}", lang.code());
        }
    }
}

#[test]
fn each_language_says_something_of_its_own() {
    for ((_, name, english), (_, _, italian)) in cards(Lang::En).into_iter().zip(cards(Lang::It)) {
        assert_ne!(english, italian, "{name}");
    }
}

#[test]
fn the_texts_that_describe_the_game_are_there() {
    let texts = Catalog::load().texts();
    for id in ["title", "summary", "mode-rivals", "mode-solo", "option-story", "option-gangs", "option-first", "option-rival"] {
        assert!(texts.has(id), "{id}");
    }
    for kind in ["class-solo", "class-specialist", "resource-secret", "poi-fixer", "depth-red", "deal-story", "disc-wild", "story-tutorial"]
    {
        assert!(texts.has(&format!("name-{kind}")), "{kind}");
    }
    let city = |lang| Catalog::load().name(lang, "district", "city-center");
    assert_eq!([city(Lang::En), city(Lang::It)], ["City Center", "City"]);
}
