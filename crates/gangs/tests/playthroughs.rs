//! Whole games, decision by decision, in the words that onlookers hear: one for each number of players,
//! each Story and the single player mode. `FIXER_BLESS=1 cargo test -p gangs` writes them anew.

#![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for")]

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use gangs::game::Gangs;
use table::chance::Fast;
use table::{Audience, Choices, Game, Lang, Prose, Told, Verdict};

/// Plays a game at random and writes down what is chosen and what everybody hears.
fn play(game: &Gangs, fields: &[(&str, &str)], seed: u64, lang: Lang) -> String {
    let fields: BTreeMap<String, String> = fields.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    let options = game.options(&fields).unwrap();
    let mut chance = Fast::new(seed);
    let mut state = game.deal(&options, &vec![(); usize::from(game.seats(&options))], &mut chance).unwrap();
    let mut text = String::new();
    let mut choices = Choices::new();
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
    writeln!(text, "\n{}", game.ending(&outcome, lang)).unwrap();
    let seats = usize::from(game.seats(&options));
    let places = if outcome.verdict == Verdict::Ranked { format!(", places {:?}", &outcome.places[..seats]) } else { String::new() };
    writeln!(text, "{:?}, scores {:?}{places}", outcome.verdict, &outcome.scores[..seats]).unwrap();
    text
}

fn golden(name: &str, fields: &[(&str, &str)], seed: u64, lang: Lang) {
    let text = play(&Gangs::default(), fields, seed, lang);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/playthroughs/{name}.txt"));
    if std::env::var_os("FIXER_BLESS").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &text).unwrap();
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    let differs = text.lines().zip(expected.lines()).position(|(now, then)| now != then);
    if let Some(line) = differs {
        let [now, then] = [&text, &expected].map(|text| text.lines().nth(line).unwrap());
        panic!("{name}.txt, line {}: {now:?} instead of {then:?}", line + 1);
    }
    assert_eq!(text.lines().count(), expected.lines().count(), "{name}.txt");
}

#[test]
fn two_three_and_four_players() {
    golden("two", &[("seats", "2")], 1, Lang::En);
    golden("three", &[("gangs", "valentinos,voodoo-boys,maelstrom")], 2, Lang::It);
    golden("four", &[("seats", "4")], 3, Lang::En);
}

#[test]
fn every_story() {
    golden("tutorial", &[("story", "tutorial"), ("gangs", "tyger-claws,maelstrom")], 4, Lang::It);
    golden("cost-of-success", &[("story", "cost-of-success"), ("seats", "2")], 5, Lang::En);
    golden("night-city-tour", &[("story", "night-city-tour"), ("seats", "3")], 6, Lang::It);
    golden("subtle-warfare", &[("story", "subtle-warfare"), ("seats", "2")], 7, Lang::En);
    golden("inconvenient-gift", &[("story", "inconvenient-gift"), ("seats", "2")], 8, Lang::It);
}

#[test]
fn one_player() {
    golden("solo", &[("mode", "solo"), ("gangs", "maelstrom"), ("rival", "valentinos")], 9, Lang::En);
}
