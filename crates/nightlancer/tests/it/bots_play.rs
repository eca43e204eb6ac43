//! `street` plays whole games of every variant and does better than chance; what it uses is told by the study.

use bots::Street;
use nightlancer::game::Nightlancer;
use nightlancer::options::Options;
use table::conformance::{kinds_used, never_used, studied};
use table::log::Brought;
use table::player::{Player, Random};
use table::{Game, Outcome, Study};

type Seated = Vec<Box<dyn Player<Nightlancer>>>;

fn streets(seats: u8, seed: u64) -> Seated {
    (0..u64::from(seats)).map(|seat| Box::new(Street::new(seed * 8 + seat)) as Box<dyn Player<Nightlancer>>).collect()
}

/// Plays a table; how it ended, and what was used.
fn play(game: &Nightlancer, options: &Options, players: &mut Seated, seed: u64) -> (Outcome, Vec<u32>) {
    let entries = vec![(); usize::from(options.seats)];
    studied(game, &Brought { options: options.clone(), entries }, players, seed)
}

#[test]
fn street_beats_random_at_two_seats() {
    let game = Nightlancer::default();
    let options = Options::rivals(2);
    let mut won = 0;
    for seed in 0..60 {
        let mut players: Seated = vec![Box::new(Street::new(seed)), Box::new(Random::new(seed))];
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
    let mut used = vec![0u32; game.subjects().len()];
    for seed in 0..40 {
        let options = Options::rivals(2 + (seed % 3) as u8);
        let (_, uses) = play(&game, &options, &mut streets(options.seats, seed), seed);
        used.iter_mut().zip(uses).for_each(|(all, uses)| *all += uses);
    }
    let never = never_used(&game, &used, &["Spaces", "Routes"]);
    assert!(never.is_empty(), "never used: {never:?}");
    assert!(kinds_used(&game, &used, "Deeds") >= 8, "{:?}", never_used(&game, &used, &["Deeds"]));
    for cards in ["Contacts", "Opportunities", "Black Market cards"] {
        assert!(kinds_used(&game, &used, cards) > 30, "{cards}: {:?}", never_used(&game, &used, &[cards]));
    }
}

#[test]
fn street_plays_every_variant_to_its_end() {
    let game = Nightlancer::default();
    for (seed, options) in (0..).zip(game.variants()) {
        let (outcome, _) = play(&game, &options, &mut streets(options.seats, seed), seed);
        println!("{:?} of {}: {:?} {:?}", options.mode, options.seats, outcome.how, &outcome.scores[..usize::from(options.seats)]);
    }
}
