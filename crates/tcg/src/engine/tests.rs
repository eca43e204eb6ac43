//! Random games over every variant and many decks: they end, and no card or die is lost. And what ends a table whose
//! lists are full.

use table::chance::Fast;
use table::frames;
use table::log::Brought;
use table::{Chance, Choices, Game, Seat, Silent};

use super::Engine;
use crate::frame::{AttackStep, Doing, Frame};
use crate::game::Tcg;
use crate::imagine::random_deck;
use crate::state::{Aimed, Attack, Board, Doomed, Ending, How, Permit, Queue, State};

fn fill<T: Copy + Default, const N: usize>(queue: &mut Queue<T, N>, with: T) {
    (0..N).for_each(|_| queue.push(with));
}

#[test]
fn a_list_without_room_ends_the_table() {
    let game = Tcg::default();
    let Brought { options, entries } = &game.lineups()[0];
    let (aimed, permit) = (Aimed::Gigs, Permit::Spent);
    let attack = Attack { attacker: 1, aimed, permit, granted: false, blockable: true, units: true, gigs: true, fighting: false };
    type Filling = fn(&mut Board);
    let full: [(Filling, Frame); 4] = [
        (|board| fill(&mut board.pending, Doing::default()), Frame::Settle(Seat(0))),
        (|board| fill(&mut board.booked, Doing::default()), Frame::End(0)),
        (|board| fill(&mut board.watches, Doing::default()), Frame::Attack(AttackStep::Result)),
        (|board| fill(&mut board.doomed, Doomed::default()), Frame::Doom(0)),
    ];
    for (fill, frame) in full {
        let mut chance = Fast::new(1);
        let mut state = game.deal(options, entries, &mut chance).unwrap_or_else(|wrong| panic!("{wrong}"));
        let mut ending = |mut state: State| {
            let mut engine = Engine { catalog: game.catalog(), state: &mut state, chance: &mut chance, witness: &mut Silent };
            frames::run(&mut engine, &mut Choices::new());
            state.board.ending
        };
        state.board.attack = Some(attack);
        state.board.frames.push(frame);
        assert_eq!(ending(state), None, "{frame:?}");
        fill(&mut state.board);
        assert!(game.audit(&state).is_err(), "{frame:?}");
        assert_eq!(ending(state), Some(Ending { winner: None, how: How::Void }), "{frame:?}");
    }
}

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
