//! What an audience knows, built by naming it.
//!
//! Public: everything in play and in Stashes, trash piles (A90), points, what goes on, how many cards each hand has of each
//! back and each deck, and the cards that all have seen going to a hand. Secret: hands, and what lies in decks; a player
//! knows what the own decks hold, but not in which order, which is not decided before a card is drawn. Who was shown a hand
//! knows what it saw. What a deck of another player is made of is nobody's business.

mod written;

use table::array::Array;
use table::{Audience, Seat};

use crate::catalog::CardId;
use crate::game::Ccg;
use crate::state::{ALL, Board, Hidden, SEATS, State};

/// What is known of a player's hidden cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct HiddenView {
    /// How many cards of each back are in hand.
    pub counts: [u8; 2],
    /// The hand by back, for who sees it.
    pub hand: Option<[Vec<CardId>; 2]>,
    /// How many cards lie in the Runs Deck and the Gear Deck.
    pub decks: [u8; 2],
    /// Which they are, sorted, for their owner.
    pub list: Option<[Vec<CardId>; 2]>,
}

impl HiddenView {
    fn build(own: &Hidden, mine: bool) -> HiddenView {
        let sorted = |back: usize| {
            let mut cards: Vec<CardId> = own.decks[back].iter().map(|lying| lying.card).collect();
            cards.sort_unstable();
            cards
        };
        HiddenView {
            counts: [0, 1].map(|back| own.hand[back].len() as u8),
            hand: mine.then(|| [0, 1].map(|back| own.hand[back].to_vec())),
            decks: [0, 1].map(|back| own.decks[back].len() as u8),
            list: mine.then(|| [0, 1].map(sorted)),
        }
    }
}

/// What an audience knows.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Whose view it is; none for onlookers.
    pub seat: Option<Seat>,
    /// What everybody sees, with what this audience knows of hands.
    pub board: Board,
    /// What is known of hidden cards.
    pub seen: [HiddenView; SEATS],
}

impl View {
    /// What an audience knows of a state.
    pub fn build(state: &State, audience: Audience) -> View {
        let mut board = state.board;
        for (place, side) in board.sides.iter_mut().enumerate() {
            if audience.sees_as(Seat(place as u8)) {
                continue;
            }
            let mut shown = Array::new();
            for mut known in side.shown.iter().copied() {
                if known.to == ALL {
                    shown.push(known);
                } else if let Some(seat) = audience.seat().filter(|&seat| known.to.contains(seat)) {
                    // Who else was shown it is not told.
                    known.to = seat.into();
                    shown.push(known);
                }
            }
            shown.sort_unstable();
            side.shown = shown;
        }
        let seen = [0, 1, 2, 3].map(|place| HiddenView::build(&state.hidden[place], audience.sees_as(Seat(place as u8))));
        View { seat: audience.seat(), board, seen }
    }

    /// Who decides now; nobody once the table is over.
    pub fn decider(&self) -> Option<Seat> {
        Some(crate::engine::decider(&self.board, self.board.frames.top()?))
    }

    /// The rules, asked about this view.
    pub(crate) fn read<'a>(&'a self, game: &'a Ccg) -> crate::engine::Read<'a> {
        crate::engine::Read { game, board: &self.board }
    }
}
