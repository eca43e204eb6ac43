//! Random games over every variant and many decks: they end, and no card or die is lost.

use table::chance::Fast;
use table::log::Brought;
use table::{Chance, Choices, Game, Silent};

use crate::game::Tcg;
use crate::imagine::random_deck;

#[test]
fn random_games_end_and_keep_every_card() {
    let game = Tcg::default();
    let mut choices = Choices::new();
    let mut hows = std::collections::BTreeMap::new();
    let mut total = 0u64;
    let lineups = game.lineups();
    for seed in 0..3000u64 {
        let mut chance = Fast::new(seed);
        let Brought { options, entries } = &lineups[seed as usize % lineups.len()];
        let decks = [0, 1].map(|seat| {
            if seed % 2 == 0 {
                entries[seat].clone()
            } else {
                random_deck(game.catalog(), 40 + (seed % 11) as usize, &[], &[], &mut chance)
            }
        });
        let mut state = game.deal(options, &decks, &mut chance).unwrap_or_else(|wrong| panic!("{wrong}"));
        let mut count = 0;
        loop {
            let awaited = game.awaited(&state);
            let Some(seat) = awaited.must.lowest() else { break };
            choices.clear();
            game.choices(&state, seat, &mut choices);
            assert!(!choices.is_empty(), "seed {seed}: nothing to choose at {:?}", state.board.frames);
            let chosen = choices[chance.pick("choice", choices.len() as u32, |n| n) as usize];
            game.decide(&mut state, seat, chosen, &mut chance, &mut Silent, &mut Choices::new());
            game.audit(&state).unwrap_or_else(|wrong| panic!("seed {seed} after {chosen:?}: {wrong}"));
            count += 1;
            assert!(count < 5000, "seed {seed} does not end");
        }
        total += count;
        *hows.entry(format!("{:?}", state.board.ending.map(|ending| ending.how))).or_insert(0) += 1;
    }
    assert!(hows.len() >= 2 && total > 100_000, "{hows:?}, {total} decisions");
}
