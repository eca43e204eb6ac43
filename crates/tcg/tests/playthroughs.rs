//! Whole games, decision by decision, in the words that onlookers hear: both editions, with the starters, with decks of
//! the community, and with decks that chance builds.

#![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for")]

#[path = "golden/compare.rs"]
mod golden;

use std::collections::BTreeMap;
use std::fmt::Write;

use table::chance::Fast;
use table::{Audience, Choices, Game, Lang, Prose, Seat, Told};
use tcg::game::Tcg;

/// Plays a game at random and writes down what is chosen and what everybody hears.
fn play(fields: &[(&str, &str)], seed: u64, lang: Lang) -> String {
    let game = Tcg::default();
    let fields: BTreeMap<String, String> = fields.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    let options = game.options(&fields).unwrap();
    let entries = [Seat(0), Seat(1)].map(|seat| game.entry(&options, seat));
    let mut chance = Fast::new(seed);
    let mut state = game.deal(&options, &entries, &mut chance).unwrap();
    let (mut text, mut choices) = (String::new(), Choices::new());
    while let Some(seat) = game.awaited(&state).must.lowest() {
        choices.clear();
        game.choices(&state, seat, &mut choices);
        let choice = choices[chance.below(choices.len() as u32) as usize];
        let mut told = Told::default();
        game.decide(&mut state, seat, choice, &mut chance, &mut told);
        writeln!(text, "{}: {}", seat.0, game.key(choice)).unwrap();
        for event in told.to(Audience::Spectator) {
            writeln!(text, "    {}", game.sentence(event, lang)).unwrap();
        }
        assert_eq!(game.audit(&state), Ok(()));
    }
    let outcome = game.outcome(&state);
    writeln!(text, "\n{}\nplaces {:?}, Gigs {:?}", game.ending(&outcome, lang), &outcome.places[..2], &outcome.scores[..2]).unwrap();
    text
}

#[test]
fn whole_games_in_both_editions() {
    golden::compare("guide.txt", &play(&[], 1, Lang::En));
    golden::compare("comprehensive.it.txt", &play(&[("edition", "comprehensive")], 2, Lang::It));
    golden::compare("community.txt", &play(&[("decks", "ladies-of-night-city,bby-programs"), ("edition", "comprehensive")], 3, Lang::En));
    golden::compare("built.txt", &play(&[("decks", "random")], 4, Lang::En));
}
