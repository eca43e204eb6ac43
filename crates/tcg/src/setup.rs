//! The table before the first decision: Legends face-down, decks and dice in place (T075-T087).

use std::borrow::{Borrow, Cow};

use table::array::Array;
use table::pile::Pile;
use table::{Chance, Problems, Silent, problem, rule};

use crate::catalog::Catalog;
use crate::deck::{DEMO_SIZE, Deck, SIZE, Sort};
use crate::engine::Engine;
use crate::gigs::Dice;
use crate::imagine::random_deck;
use crate::options::Options;
use crate::state::{Board, Hidden, Marks, Piece, Queue, SEATS, Side, State};

/// Instead of a deck: chance builds a legal one at the deal.
pub(crate) const RANDOM: &str = "random";
/// What seats play that bring no deck of their own.
pub(crate) const USUAL: [&str; 2] = ["the-heist", "embracing-power"];

/// A deck that comes with the game; an empty one is built by chance at the deal.
pub(crate) fn named(catalog: &Catalog, name: &str) -> Deck {
    catalog.deck(name).cloned().unwrap_or_default()
}

/// What a player brings, laid out: nobody knows which Legend lies where, nor the order of the deck.
fn lay_out(deck: &Deck, own: &mut Hidden) {
    own.unseen.extend(deck.legends().iter().copied());
    own.unseen.sort_unstable();
    rule!(T078);
    rule!(T079);
    own.deck = Pile::shuffled(deck.cards());
}

/// The table with both decks laid out, before anything is rolled or drawn.
pub(crate) fn blank(options: &Options, decks: &[impl Borrow<Deck>; 2]) -> State {
    let decks = [decks[0].borrow(), decks[1].borrow()];
    let board = Board {
        edition: options.edition,
        open: options.open,
        sizes: [decks[0].size() as u8, decks[1].size() as u8],
        sides: [Side::default(), Side::default()],
        dice: Dice::default(),
        first: SEATS[0],
        turn: SEATS[0],
        turns: 0,
        empty_starts: 0,
        began_empty: false,
        overtime: false,
        attack: None,
        fight: None,
        doomed: Queue::default(),
        pending: Queue::default(),
        booked: Queue::default(),
        watches: Queue::default(),
        laid: Array::new(),
        rest_seen: false,
        rest_mixed: false,
        discards: 0,
        next: 0,
        frames: table::frames::Frames::new(),
        ending: None,
    };
    let mut state = State { board, hidden: [Hidden::default(); 2] };
    rule!(T001);
    rule!(T023);
    for seat in SEATS {
        lay_out(decks[seat.index()], state.own_mut(seat));
        for slot in 0..3 {
            let id = state.board.number();
            let face_down = Piece {
                id,
                card: crate::catalog::CardId::NONE,
                copy: slot + 1,
                slot,
                marks: Marks::default(),
                power: 0,
                fight: 0,
                fewer: 0,
                cheaper: 0,
            };
            state.board.side_mut(seat).pieces.push(face_down);
        }
    }
    state
}

/// Whether a deck is one of the small ones that come with the game, for which the rule of size is waived.
pub(crate) fn is_demo(catalog: &Catalog, deck: &Deck) -> bool {
    deck.size() == DEMO_SIZE && catalog.decks().iter().any(|printed| printed.sort == Sort::Demo && printed.deck == *deck)
}

/// Sets a table up, or tells everything that is wrong with the decks.
pub(crate) fn set_up(catalog: &'static Catalog, options: &Options, entries: &[Deck], chance: &mut impl Chance) -> Result<State, Problems> {
    let mut problems = Problems::default();
    let decks: [Cow<'_, Deck>; 2] = SEATS.map(|seat| match entries.get(seat.index()) {
        Some(deck) if *deck != Deck::default() => Cow::Borrowed(deck),
        _ => {
            let more = chance.pick("deck size", 11, |more| more + *SIZE.start() as u32);
            Cow::Owned(random_deck(catalog, SIZE.start() + more as usize, &[], &[], chance))
        }
    });
    rule!(T074);
    for seat in SEATS {
        let deck = &decks[seat.index()];
        if let Err(wrong) = deck.check(catalog, is_demo(catalog, deck)) {
            wrong.iter().for_each(|problem| problems.add(problem::deck_of(seat, &problem.place), &problem.says));
        }
    }
    // What is too large has no place on a table: nothing is laid out before.
    problems.or(())?;
    let mut state = blank(options, &decks);
    Engine { catalog, state: &mut state, chance, witness: &mut Silent }.set_up();
    Ok(state)
}
