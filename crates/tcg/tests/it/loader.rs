//! Every check of the loader, shown on content with one thing broken; and that all problems come at once.

use table::conformance::with;
use tcg::catalog::{CardId, Catalog, Files};

fn problems(cards: &str, decks: &str) -> String {
    match Catalog::parse(&Files { cards, decks, ..Files::SHIPPED }) {
        Ok(_) => panic!("the content was accepted"),
        Err(problems) => problems.to_string(),
    }
}

/// What is said when this is written instead of that, in the cards.
fn told(old: &str, new: &str) -> String {
    problems(&with(Files::SHIPPED.cards, old, new), Files::SHIPPED.decks)
}

#[test]
fn the_shipped_content_is_sound_and_found_by_key() {
    let catalog = Catalog::load();
    assert_eq!(catalog.cards().len(), 150);
    for (id, card) in catalog.cards() {
        assert_eq!((catalog.find(&card.key), id.key(catalog)), (Some(id), card.key.as_str()));
    }
    assert_eq!((catalog.find("nobody"), CardId::NONE.key(catalog)), (None, "unknown"));
}

#[test]
fn a_card_that_the_rules_could_not_carry_out_is_refused() {
    let cases = [
        // A word that is not in the vocabulary.
        (
            "does = [{ defeat = { one = { whose = \"rival\" } } }]",
            "does = [{ vaporise = { one = { whose = \"rival\" } } }]",
            "adam-smasher-ender-of-legends: unknown variant",
        ),
        ("does = [{ guard = \"high-from-units\" }]", "does = [{ guard = \"everything\" }]", "chrome-fang: unknown variant"),
        ("{ whose = \"rival\", power = 3 }", "{ whose = \"rival\", mood = 3 }", "royce-dont-call-me-simon: unknown field"),
        // An effect that could never happen.
        ("when = [\"play\"]\ndoes = [{ defeat", "does = [{ defeat", "the effect 0 needs either a trigger or a cost"),
        (
            "when = [\"play\"]\ndoes = [{ defeat",
            "when = [\"play\"]\nquick = true\ndoes = [{ defeat",
            "the effect 0 can only be quick if it is activated",
        ),
        (
            "when = [\"play\"]\ndoes = [{ defeat",
            "when = [\"play\"]\nfirst = true\ndoes = [{ defeat",
            "the effect 0 asks for the first time of something that the turn does not remember",
        ),
        (
            "does = [{ choose = { whose = \"friendly\" } }, { watch = 1 }]",
            "does = [{ choose = { whose = \"friendly\" } }]",
            "appetite-for-destruction, ability: the effect 1 is never booked or watched for",
        ),
        ("{ watch = 1 }]", "{ watch = 5 }]", "the effect 0 points to effect 5, which is not there"),
        (
            "does = [{ trash = 3 }, { take-trashed = \"unit\" }]",
            "when = [\"play\"]\ndoes = [{ trash = 3 }]",
            "all-is-lost, ability: the effect 0 cannot be triggered",
        ),
        (
            "does = [{ trash = 3 }, { take-trashed = \"unit\" }]",
            "cost = {}\ndoes = [{ trash = 3 }]",
            "the effect 0 cannot be activated: a Program does not stay",
        ),
        ("does = [{ trash = 3 }, { take-trashed = \"unit\" }]", "does = []", "the effect 0 does nothing"),
        // A card that is not one.
        ("tags = [\"6th-street", "tags = [\"nowhere", "6th-street-recruits, tags"),
        ("keywords = [\"adrenaline\"]", "keywords = [\"go-solo\"]", "riding-nomad, keywords: this keyword does not fit the card's type"),
        (
            "kind = \"unit\"\ncolor = \"red\"\ncost = 4",
            "kind = \"unit\"\ncolor = \"red\"",
            "6th-street-recruits, cost: only Legends can have no cost",
        ),
        ("key = \"chrome-fang\"", "key = \"animals-wrecker\"", "animals-wrecker, key: the key is there already (cards.toml line "),
    ];
    for (old, new, says) in cases {
        if old.starts_with("tags = [\"6th") {
            let said = told("tags = [\"sixth-street\"", "tags = [\"nowhere\"");
            assert!(said.contains(says), "{says}: {said}");
            continue;
        }
        let said = told(old, new);
        assert!(said.contains(says), "expected: {says}\ntold:\n{said}");
        assert!(said.contains("cards.toml line "), "{said}");
    }
}

#[test]
fn decks_are_checked_too_and_all_problems_come_at_once() {
    let decks = with(Files::SHIPPED.decks, "chrome-fang = 2", "chrome-fang = 4");
    let decks = with(&decks, "offduty-malfini = 2", "nobody = 2");
    let said = problems(&with(Files::SHIPPED.cards, "cost = 9", "cost = 99"), &decks);
    for part in ["a cost is at most 20", "4 copies of Chrome Fang; there can be 3", "there is no card 'nobody'", "decks.toml line "] {
        assert!(said.contains(part), "{part}: {said}");
    }
}
