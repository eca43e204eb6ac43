//! Logs under other content: cards that come in before all others, or all cards in another order, change no digest.

use std::collections::BTreeMap;
use std::sync::Arc;

use table::Game;
use table::chance::{Fast, Source};
use table::log::{Brought, LogEntry, Logged};
use tcg::catalog::{Catalog, Files};
use tcg::game::Tcg;

/// What the seats agree on and bring, as a game with its own cards reads it.
fn brought(game: &Tcg, fields: &[(&str, &str)], decks: [&str; 2]) -> Brought<<Tcg as Game>::Options, <Tcg as Game>::Entry> {
    let fields: BTreeMap<String, String> = fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let options = game.options(&fields).unwrap();
    let entries = decks.iter().map(|deck| game.bring(&options, deck).unwrap()).collect();
    Brought { options, entries }
}

/// The log of a table that was played by chance for a while.
fn played(fields: &[(&str, &str)], decks: [&str; 2], seed: u64) -> Vec<LogEntry> {
    let (game, mut chance) = (Arc::new(Tcg::default()), Fast::new(seed));
    let brought = brought(&game, fields, decks);
    let mut table = Logged::deal(game, brought, Source::Fast(chance.clone())).unwrap();
    while let Some(seat) = table.awaited().must.lowest().filter(|_| table.log().len() < 400) {
        let choices = table.choices(seat);
        table.decide(seat, choices[chance.below(choices.len() as u32) as usize]).unwrap();
    }
    table.log().to_vec()
}

/// The cards of a file with what stands before them, each as it is written.
fn cards(file: &str) -> (&str, Vec<String>) {
    let (before, cards) = file.split_once("[[card]]\n").unwrap();
    (before, cards.split("[[card]]\n").map(|card| format!("[[card]]\n{card}")).collect())
}

fn with(cards: &str) -> Arc<Tcg> {
    let catalog = Catalog::parse(&Files { cards, ..Files::SHIPPED }).unwrap_or_else(|problems| panic!("{problems}"));
    Arc::new(Tcg::new(Box::leak(Box::new(catalog))))
}

#[test]
fn logs_agree_when_cards_come_in_or_change_places() {
    let (before, cards) = cards(Files::SHIPPED.cards);
    let newcomer = cards[0].replace("adam-smasher-ender-of-legends", "newcomer").replace("Adam Smasher", "Newcomer");
    let inserted = with(&format!("{before}{newcomer}{}", cards.concat()));
    let reversed = with(&format!("{before}{}", cards.iter().rev().cloned().collect::<String>()));
    assert!(inserted.catalog().find("newcomer").is_some_and(|id| id.0 == 0));
    let starters = Tcg::default().decks()[..2].iter().map(|deck| (*deck).to_owned()).collect::<Vec<_>>();
    let starters = [starters[0].as_str(), starters[1].as_str()];
    let community = ["ladies-of-night-city", "bby-programs"];
    let fields: [&[(&str, &str)]; 3] = [&[], &[("edition", "comprehensive")], &[("edition", "comprehensive")]];
    for ((fields, decks), seed) in fields.into_iter().zip([starters, starters, community]).zip(1..) {
        let log = played(fields, decks, seed);
        for other in [&inserted, &reversed] {
            let source = Source::Fast(Fast::new(seed));
            let again = Logged::reopen(other.clone(), brought(other, fields, decks), source, &log, false, |_, _| Ok(()));
            let again = again.unwrap_or_else(|error| panic!("{fields:?}: {error:?}"));
            assert_eq!(again.log(), log);
        }
    }
}
