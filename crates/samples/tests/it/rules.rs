//! What the rules of the sample games say of everything, rather than of one position: seat counts, the
//! whole deck, all lines of the board.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;

use samples::tictactoe::{Cell, Progress};
use samples::{Leduc, TicTacToe};
use table::chance::Fast;
use table::{Awaited, Chance, Choices, Game, Outcome, Problems, Seat, Silent, shows};

/// Answers with given numbers, then with 0, and notes what could have come.
#[derive(Default)]
struct Listing {
    answers: Vec<u32>,
    asked: Vec<(&'static str, Vec<String>)>,
}

impl Chance for Listing {
    fn draw<K: Display>(&mut self, what: &'static str, of: u32, name: impl Fn(u32) -> K) -> u32 {
        self.asked.push((what, (0..of).map(|index| name(index).to_string()).collect()));
        if self.answers.is_empty() { 0 } else { self.answers.remove(0) }
    }
}

fn seats<G: Game>(game: &G, words: &str) -> Result<u8, Problems> {
    let fields = BTreeMap::from([("seats".to_owned(), words.to_owned())]);
    game.options(&fields).map(|options| game.seats(&options))
}

#[test]
fn two_seats_play_and_no_other_number() {
    shows(&["tictactoe:R01", "leduc:R01"], || {
        for words in ["0", "1", "3", "4", "two", "-2", ""] {
            let says = format!("seats: '{words}' is not possible; it can only be 2");
            assert_eq!(seats(&TicTacToe, words).unwrap_err().to_string(), says);
            assert_eq!(seats(&Leduc, words).unwrap_err().to_string(), says);
        }
        assert_eq!((seats(&TicTacToe, "2"), seats(&Leduc, "2")), (Ok(2), Ok(2)));
    });
}

#[test]
fn the_deck_has_two_cards_of_each_rank() {
    shows(&["leduc:R02", "leduc:R04", "leduc:R11"], || {
        let options = Leduc.options(&BTreeMap::new()).unwrap();
        // A king for seat 0, the second king for seat 1: jacks and queens are left for the public card.
        let mut chance = Listing { answers: vec![4, 4], ..Listing::default() };
        let mut state = Leduc.deal(&options, &[(), ()], &mut chance).unwrap();
        for seat in Seat::first(2) {
            let mut choices = Choices::new();
            Leduc.choices(&state, seat, &mut choices);
            let check = choices.iter().copied().find(|&bet| Leduc.key(bet) == "call").unwrap();
            Leduc.decide(&mut state, seat, check, &mut chance, &mut Silent, &mut Choices::new());
        }
        let list = |words: &str| words.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let expected = [("deal", list("J J Q Q K K")), ("deal", list("J J Q Q K")), ("public card", list("J J Q Q"))];
        assert_eq!(chance.asked, expected);
    });
}

/// The lines of the board, written down a second time: rows, columns, diagonals.
const LINES: [[&str; 3]; 8] = [
    ["a1", "a2", "a3"],
    ["b1", "b2", "b3"],
    ["c1", "c2", "c3"],
    ["a1", "b1", "c1"],
    ["a2", "b2", "c2"],
    ["a3", "b3", "c3"],
    ["a1", "b2", "c3"],
    ["a3", "b2", "c1"],
];

/// Plays on from a state in every possible way, and checks how each table stands.
fn explore(state: samples::tictactoe::State, played: &mut Vec<String>, seen: &mut BTreeSet<String>) {
    let name = format!("{state:?}");
    if !seen.insert(name) {
        return;
    }
    let of = |seat: usize| played.iter().skip(seat).step_by(2).collect::<BTreeSet<_>>();
    let has_line = |cells: &BTreeSet<&String>| LINES.iter().any(|line| line.iter().all(|cell| cells.contains(&(*cell).to_owned())));
    let winner = [0u8, 1].into_iter().find(|&seat| has_line(&of(usize::from(seat))));
    let expected = match winner {
        Some(0) => Some(Outcome::by_score("line", &[1, -1])),
        Some(_) => Some(Outcome::by_score("line", &[-1, 1])),
        None if played.len() == 9 => Some(Outcome::by_score("full", &[0, 0])),
        None => None,
    };
    if let Some(outcome) = expected {
        assert!(TicTacToe.awaited(&state).is_over(), "{played:?}");
        assert_eq!(TicTacToe.outcome(&state), outcome, "{played:?}");
        return;
    }
    let seat = Seat((played.len() % 2) as u8);
    assert_eq!(TicTacToe.awaited(&state), Awaited::one(seat), "{played:?}");
    let mut choices = Choices::new();
    TicTacToe.choices(&state, seat, &mut choices);
    assert_eq!(choices.len(), 9 - played.len(), "{played:?}");
    for &cell in choices.iter() {
        let mut next = state;
        TicTacToe.decide(&mut next, seat, cell, &mut Fast::new(0), &mut Silent, &mut Choices::new());
        played.push(TicTacToe.key(cell));
        explore(next, played, seen);
        played.pop();
    }
}

#[test]
fn every_game_of_tic_tac_toe_ends_by_a_line_or_a_full_board() {
    shows(&["tictactoe:R03", "tictactoe:R04", "tictactoe:R06", "tictactoe:R07"], || {
        let options = TicTacToe.options(&BTreeMap::new()).unwrap();
        let state = TicTacToe.deal(&options, &[(), ()], &mut Fast::new(0)).unwrap();
        let mut seen = BTreeSet::new();
        explore(state, &mut Vec::new(), &mut seen);
        // The number of positions that can be reached, as everybody who counts them finds it.
        assert_eq!(seen.len(), 5478);
    });
}

#[test]
fn a_taken_cell_is_refused_with_its_rule() {
    shows(&["tictactoe:R05"], || {
        let options = TicTacToe.options(&BTreeMap::new()).unwrap();
        let mut state = TicTacToe.deal(&options, &[(), ()], &mut Fast::new(0)).unwrap();
        TicTacToe.decide(&mut state, Seat(0), Cell(4), &mut Fast::new(0), &mut Silent, &mut Choices::new());
        let view = TicTacToe.view(&state, table::Audience::Seat(Seat(1)));
        assert_eq!(view.stage, Progress::Going);
        for cell in (0..9).map(Cell) {
            let rule = TicTacToe.why_not(&view, cell).map(|reason| reason.rule.to_string());
            assert_eq!(rule.as_deref(), (cell == Cell(4)).then_some("tictactoe:R05"));
        }
    });
}
