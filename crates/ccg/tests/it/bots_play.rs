//! `street` plays whole games at every number of seats, does better than chance, and uses what the game has.

use bots::Street;
use ccg::game::Ccg;
use ccg::options::Options;
use table::conformance::{kinds_used, never_used, studied};
use table::log::Brought;
use table::player::{Player, Random};
use table::{Outcome, Study};

type Seated = Vec<Box<dyn Player<Ccg>>>;

fn streets(seats: u8, seed: u64) -> Seated {
    (0..u64::from(seats)).map(|seat| Box::new(Street::new(seed * 8 + seat)) as Box<dyn Player<Ccg>>).collect()
}

/// Plays a table with the decks from this one on; how it ended, and what was used.
fn play(game: &Ccg, first: usize, players: &mut Seated, seed: u64) -> (Outcome, Vec<u32>) {
    let decks = game.catalog().decks();
    let entries = (0..players.len()).map(|seat| decks[(first + seat) % decks.len()].deck.clone()).collect();
    studied(game, &Brought { options: Options { seats: players.len() as u8 }, entries }, players, seed)
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
    let mut used = vec![0u32; game.subjects().len()];
    let mut ways = std::collections::BTreeSet::new();
    for seed in 0..24 {
        let (outcome, uses) = play(&game, seed as usize, &mut streets(2 + (seed % 3) as u8, seed), seed);
        ways.insert(outcome.how);
        used.iter_mut().zip(uses).for_each(|(all, uses)| *all += uses);
    }
    assert!(ways.contains("ops") && ways.contains("sponsor"), "{ways:?}");
    assert!(kinds_used(&game, &used, "Deeds") >= 22, "never: {:?}", never_used(&game, &used, &["Deeds"]));
    for (cards, kinds) in [("Runners", 30), ("Locations", 25), ("Events", 10), ("Equipment", 25)] {
        assert!(kinds_used(&game, &used, cards) > kinds, "{cards}: {:?}", never_used(&game, &used, &[cards]));
    }
}
