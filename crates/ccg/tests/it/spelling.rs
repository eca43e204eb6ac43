//! Every name of a choice that is offered is read as that choice; a wrong name says what would be right.

use ccg::game::Ccg;
use table::chance::Fast;
use table::log::Brought;
use table::{Choices, Game, Silent};

#[test]
fn names_are_read_as_they_are_written() {
    let game = Ccg::default();
    let mut read = 0;
    for (seed, Brought { options, entries }) in (1..).zip(game.lineups()) {
        let mut chance = Fast::new(seed);
        let mut state = game.deal(&options, &entries, &mut chance).unwrap();
        while let Some(seat) = game.awaited(&state).must.lowest() {
            let mut choices = Choices::new();
            game.choices(&state, seat, &mut choices);
            for &choice in choices.iter() {
                assert_eq!(game.spelt(&state, seat, &game.key(choice)), Ok(choice), "{}", game.key(choice));
                read += 1;
            }
            let choice = choices[chance.below(choices.len() as u32) as usize];
            game.decide(&mut state, seat, choice, &mut chance, &mut Silent, &mut Choices::new());
        }
    }
    assert!(read > 10_000, "{read}");
}

#[test]
fn a_wrong_name_says_what_would_be_right() {
    let game = Ccg::default();
    let Brought { options, entries } = game.lineups().remove(0);
    let state = game.deal(&options, &entries, &mut Fast::new(1)).unwrap();
    for (key, says) in [
        ("buyy angel", "'buy'"),
        ("buy angle", "'angel'"),
        ("play kill-the-story effect 1", "it is written 'play kill-the-story'"),
        ("hit 7:angel", "'7' is no seat"),
        ("pay angel", "seat 0 has no 'angel' on the table"),
        ("build angel", "it is written 'build KEY under KEY'"),
        ("team none", "no number"),
    ] {
        let wrong = game.spelt(&state, table::Seat(0), key).unwrap_err();
        assert!(wrong.contains(says), "{key}: {wrong}");
    }
}
