use std::time::Instant;
use table::chance::Fast;
use table::{Chance, Choices, Game, Seat, Silent};
fn main() {
    let game = tcg::game::Tcg::default();
    let options = tcg::options::Options::default();
    let decks = [Seat(0), Seat(1)].map(|seat| game.entry(&options, seat));
    let mut choices = Choices::new();
    for round in 0..3 {
        let (start, mut decisions) = (Instant::now(), 0u64);
        let games = 20_000u64;
        for seed in 0..games {
            let mut chance = Fast::new(seed + round * games);
            let mut state = game.deal(&options, &decks, &mut chance).expect("deal");
            while let Some(seat) = game.awaited(&state).must.lowest() {
                choices.clear();
                game.choices(&state, seat, &mut choices);
                let chosen = choices[chance.pick("c", choices.len() as u32, |n| n) as usize];
                game.decide(&mut state, seat, chosen, &mut chance, &mut Silent);
                decisions += 1;
            }
        }
        let s = start.elapsed().as_secs_f64();
        println!("{:.0} games/s, {:.2} M decisions/s, {} per game", games as f64 / s, decisions as f64 / s / 1e6, decisions / games);
    }
}
