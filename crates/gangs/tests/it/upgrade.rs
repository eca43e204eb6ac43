//! Logs under other content: cards in another order, with those that a table does not use before all others, change no
//! digest.

use std::collections::BTreeMap;
use std::sync::Arc;

use gangs::catalog::{Catalog, Files};
use gangs::game::Gangs;
use table::chance::Fast;
use table::log::{Brought, Logged};
use table::replay::{Head, Origin, Replay};
use table::{Prose, Seat};

/// A table that was played by chance for a while, as a replay.
fn played<G: Prose>(game: G, fields: &[(&str, &str)], seed: u64) -> Replay {
    let game = Arc::new(game);
    let fields: BTreeMap<String, String> = fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let options = game.options(&fields).unwrap();
    let entries = Seat::first(game.seats(&options)).map(|seat| game.entry(&options, seat)).collect();
    let brought = Brought { options, entries };
    let (head, origin) = (Head::new(&*game, "upgrade".to_owned(), &brought), Origin::Fast { seed });
    let mut table = Logged::deal(game, brought, head.source(&origin)).unwrap();
    let mut chance = Fast::new(seed);
    while let Some(seat) = table.awaited().must.lowest().filter(|_| table.log().len() < 400) {
        let choices = table.choices(seat);
        table.decide(seat, choices[chance.below(choices.len() as u32) as usize]).unwrap();
    }
    Replay::new(head, vec!["random".to_owned(); usize::from(table.seats())], origin, table.log().to_vec())
}

/// A file with its cards in another order: groups of cards that belong together, the last group first.
fn turned(file: &str, card: &str, group: impl Fn(&str) -> &str) -> String {
    let mark = format!("[[{card}]]\n");
    let (before, cards) = file.split_once(&mark).unwrap();
    let mut groups: Vec<(String, String)> = Vec::new();
    for card in cards.split(&mark) {
        let key = card.split('"').nth(1).unwrap();
        match groups.last_mut() {
            Some((name, cards)) if name == group(key) => *cards += &format!("{mark}{card}"),
            _ => groups.push((group(key).to_owned(), format!("{mark}{card}"))),
        }
    }
    groups.iter().rev().fold(before.to_owned(), |file, (_, cards)| file + cards)
}

const STORIES: [&str; 5] = ["tutorial", "cost-of-success", "night-city-tour", "subtle-warfare", "inconvenient-gift"];

/// The Story of a card.
fn story(key: &str) -> &str {
    STORIES.into_iter().find(|story| key.starts_with(story)).unwrap()
}

#[test]
fn logs_agree_when_cards_change_places() {
    let shipped = Files::SHIPPED;
    let files = Files {
        opportunities: &turned(shipped.opportunities, "opportunity", |key| key),
        combat: &turned(shipped.combat, "combat", |key| key),
        edgerunners: &turned(shipped.edgerunners, "edgerunner", |key| key),
        stories: &turned(shipped.stories, "card", story),
        ..shipped
    };
    let catalog = Catalog::parse(&files).unwrap_or_else(|problems| panic!("{problems}"));
    assert_eq!(catalog.opportunity_id("arasaka-blueprints").unwrap().0, 0, "the deal of a Story comes first");
    assert_eq!(catalog.story_card_id("inconvenient-gift-introduction").unwrap().0, 0, "and so does the last Story");
    let other = Arc::new(Gangs::new(Box::leak(Box::new(catalog))));
    let options: [&[(&str, &str)]; 7] = [
        &[("seats", "2")],
        &[("seats", "4")],
        &[("story", "cost-of-success"), ("seats", "2")],
        &[("story", "night-city-tour"), ("seats", "3")],
        &[("story", "subtle-warfare"), ("seats", "4")],
        &[("story", "inconvenient-gift"), ("seats", "2")],
        &[("mode", "solo"), ("gangs", "maelstrom"), ("rival", "valentinos")],
    ];
    for (fields, seed) in options.into_iter().zip(1..) {
        let log = played(Gangs::default(), fields, seed);
        let again = log.reopen(&other).unwrap_or_else(|error| panic!("{fields:?}: {error}"));
        assert_eq!(again.log(), log.log);
    }
}
