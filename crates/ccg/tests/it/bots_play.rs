//! `street` plays whole games at every number of seats, does better than chance, and uses what the game has.

use bots::Street;
use ccg::deck::Deck;
use ccg::game::Ccg;
use ccg::options::Options;
use table::chance::Fast;
use table::driver::drive;
use table::player::{Player, Random};
use table::{Game, Study, Table, Told};

type Seated = Vec<Box<dyn Player<Ccg>>>;

fn streets(seats: u8, seed: u64) -> Seated {
    (0..u64::from(seats)).map(|seat| Box::new(Street::new(seed * 8 + seat)) as Box<dyn Player<Ccg>>).collect()
}

/// Plays a table with the decks from this one on; who won, and what was used.
fn play(game: &Ccg, first: usize, players: &mut Seated, seed: u64) -> (table::Outcome, Vec<usize>) {
    let decks = game.catalog().decks();
    let entries: Vec<Deck> = (0..players.len()).map(|seat| decks[(first + seat) % decks.len()].deck.clone()).collect();
    let mut chance = Fast::new(seed);
    let options = Options { seats: players.len() as u8 };
    let mut table = Table::new(game, game.deal(&options, &entries, &mut chance).unwrap());
    let mut told = Told::default();
    let outcome = drive(&mut table, players, &mut chance, &mut told, 40_000, |_| Ok(())).unwrap().outcome;
    let mut used = Vec::new();
    told.0.iter().for_each(|(_, event)| game.uses(table.state(), event, |_, subject| used.push(subject)));
    (outcome, used)
}

#[test]
fn street_beats_random() {
    let game = Ccg::default();
    let mut won = 0;
    for seed in 0..28 {
        let mut players: Seated = vec![Box::new(Street::new(seed)), Box::new(Random::new(seed))];
        let mine = seed as usize % 2;
        players.swap(0, mine);
        won += usize::from(play(&game, seed as usize / 2, &mut players, seed).0.places[mine] == 1);
    }
    println!("street won {won} of 28 against random");
    assert!(won >= 24, "{won} of 28");
}

#[test]
fn street_ends_its_games_in_several_ways_and_uses_every_kind_of_deed() {
    let game = Ccg::default();
    let subjects = game.subjects();
    let mut used = vec![0u32; subjects.len()];
    let mut ways = std::collections::BTreeSet::new();
    for seed in 0..24 {
        let seats = 2 + (seed % 3) as u8;
        let (outcome, uses) = play(&game, seed as usize, &mut streets(seats, seed), seed);
        ways.insert(outcome.how);
        uses.into_iter().for_each(|subject| used[subject] += 1);
    }
    assert!(ways.contains("ops") && ways.contains("sponsor"), "{ways:?}");
    let count = |group: &str| subjects.iter().zip(&used).filter(|(subject, count)| subject.group == group && **count > 0).count();
    let never: Vec<&str> = subjects
        .iter()
        .zip(&used)
        .filter(|(subject, count)| subject.group == "Deeds" && **count == 0)
        .map(|(subject, _)| subject.name.as_str())
        .collect();
    println!("never: {never:?}");
    assert!(count("Deeds") >= 22, "never: {never:?}");
    assert!(count("Runners") > 30 && count("Locations") > 25 && count("Events") > 10 && count("Equipment") > 25);
}
