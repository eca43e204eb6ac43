//! `street` plays whole games of every variant and does better than chance; what it uses is told by the study.

use bots::Street;
use nightlancer::game::Nightlancer;
use nightlancer::options::Options;
use table::chance::Fast;
use table::driver::drive;
use table::player::{Player, Random};
use table::{Game, Study, Table, Told};

/// Plays a table; who won, and what happened.
fn play(game: &Nightlancer, options: &Options, players: &mut [Box<dyn Player<Nightlancer>>], seed: u64) -> (table::Outcome, Vec<usize>) {
    let mut chance = Fast::new(seed);
    let entries = vec![(); usize::from(options.seats)];
    let mut table = Table::new(game, game.deal(options, &entries, &mut chance).unwrap());
    let mut told = Told::default();
    let outcome = drive(&mut table, players, &mut chance, &mut told, 20_000, |_| Ok(())).unwrap().outcome;
    let mut used = Vec::new();
    told.0.iter().for_each(|(_, event)| game.uses(table.state(), event, |_, subject| used.push(subject)));
    (outcome, used)
}

#[test]
fn street_beats_random_at_two_seats() {
    let game = Nightlancer::default();
    let options = Options::rivals(2);
    let mut won = 0;
    for seed in 0..60 {
        let mut players: Vec<Box<dyn Player<Nightlancer>>> = vec![Box::new(Street::new(seed)), Box::new(Random::new(seed))];
        let mine = seed as usize % 2;
        players.swap(0, mine);
        won += usize::from(play(&game, &options, &mut players, seed).0.places[mine] == 1);
    }
    println!("street won {won} of 60 against random");
    assert!(won >= 45, "{won} of 60");
}

#[test]
fn street_uses_every_kind_of_thing() {
    let game = Nightlancer::default();
    let subjects = game.subjects();
    let mut used = vec![0u32; subjects.len()];
    for seed in 0..40 {
        let options = Options::rivals(2 + (seed % 3) as u8);
        let mut players: Vec<Box<dyn Player<Nightlancer>>> =
            (0..u64::from(options.seats)).map(|seat| Box::new(Street::new(seed * 8 + seat)) as Box<dyn Player<Nightlancer>>).collect();
        play(&game, &options, &mut players, seed).1.into_iter().for_each(|subject| used[subject] += 1);
    }
    for (subject, count) in subjects.iter().zip(&used).filter(|(subject, _)| ["Deeds", "Spaces", "Routes"].contains(&subject.group)) {
        println!("{}: {} {count}", subject.group, subject.name);
    }
    let never: Vec<&str> = subjects
        .iter()
        .zip(&used)
        .filter(|(subject, count)| **count == 0 && ["Spaces", "Routes"].contains(&subject.group))
        .map(|(subject, _)| subject.name.as_str())
        .collect();
    assert!(never.is_empty(), "never used: {never:?}");
    let kinds = |group: &str| subjects.iter().zip(&used).filter(|(subject, count)| subject.group == group && **count > 0).count();
    assert!(kinds("Deeds") >= 8 && kinds("Contacts") > 30 && kinds("Opportunities") > 30 && kinds("Black Market cards") > 30);
}

#[test]
fn street_plays_every_variant_to_its_end() {
    let game = Nightlancer::default();
    for (seed, options) in (0..).zip(game.variants()) {
        let mut players: Vec<Box<dyn Player<Nightlancer>>> =
            (0..u64::from(options.seats)).map(|seat| Box::new(Street::new(seed * 8 + seat)) as Box<dyn Player<Nightlancer>>).collect();
        let (outcome, _) = play(&game, &options, &mut players, seed);
        println!("{:?} of {}: {:?} {:?}", options.mode, options.seats, outcome.how, &outcome.scores[..usize::from(options.seats)]);
    }
}
