//! SC28: a target becomes ready in the middle of an attack. No card of the pool does that to a defender, so it is done
//! to the state.

use table::chance::Fast;
use table::scenario::Given;
use table::{Choices, Game, Seat, Silent, shows};
use tcg::game::Tcg;
use tcg::options::{Edition, Options};
use tcg::state::{Marks, State};

fn decide(game: &Tcg, state: &mut State, seat: Seat, key: &str) {
    let mut choices = Choices::new();
    game.choices(state, seat, &mut choices);
    let choice = choices.iter().copied().find(|choice| game.key(*choice) == key).unwrap_or_else(|| panic!("{key} is not offered"));
    game.decide(state, seat, choice, &mut Fast::new(1), &mut Silent, &mut Choices::new());
}

/// A Psycho Squad attacks a spent Emergency Atlus, which then becomes ready, or not.
fn attacked(edition: Edition, readied: bool) -> State {
    let game = Tcg::default();
    let mut given = Given::default();
    given.add(1, "seat 0 field", "psycho-squad");
    given.add(2, "seat 1 field", "emergency-atlus spent");
    let mut state = game.stage(&Options { edition, open: false }, &mut given).unwrap();
    let attack = if edition == Edition::Guide { "attack psycho-squad" } else { "attack psycho-squad at emergency-atlus" };
    decide(&game, &mut state, Seat(0), attack);
    if readied {
        state.board.sides[1].pieces.iter_mut().for_each(|piece| piece.marks.clear(Marks::SPENT));
    }
    decide(&game, &mut state, Seat(1), "pass");
    state
}

#[test]
fn a_target_that_becomes_ready_ends_the_attack() {
    shows(&["tcg:T200", "tcg:T201"], || {
        for edition in [Edition::Guide, Edition::Comprehensive] {
            let state = attacked(edition, true);
            assert_eq!((state.board.attack, state.board.side(Seat(1)).units().count()), (None, 1));
            assert!(state.board.side(Seat(0)).units().all(|unit| unit.spent()), "the attacker stays spent");
            assert_eq!(attacked(edition, false).board.side(Seat(1)).units().count(), 0, "else it is defeated");
        }
    });
}
