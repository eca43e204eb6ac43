//! What an audience knows, built by naming it.
//!
//! Public: the field, face-up Legends, Gear, dice, the trash, what was removed, how many cards lie in hands,
//! decks and Eddies areas, what was seen when it was sold, and what both saw go into a hand or under a deck.
//! Secret: hands, the order of decks, face-down Legends (their owner knows those it has looked at), and with
//! closed decks what a deck is made of.

pub(crate) mod marks;
mod steps;
mod written;

use table::knowledge::Places;
use table::pile_view::PileView;
use table::{Audience, Seat, rule};

use crate::catalog::words::Keyword;
use crate::catalog::{CardId, Catalog};
use crate::engine::{BOTH, Queries, decider};
use crate::state::{Board, Hidden, Piece, SEATS, State, rival};

/// What is known of a player's hidden cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct HiddenView {
    /// How many cards the hand has (T013).
    pub count: u8,
    /// The hand, for who sees it (T012).
    pub hand: Option<Vec<CardId>>,
    /// The deck.
    pub deck: PileView<CardId>,
    /// Face-down Legends by place, for who has looked at them.
    pub legends: [Option<CardId>; 3],
    /// Which Legends lie face-down, for who knows the deck; their owner leaves out those it has looked at.
    pub unseen: Option<Vec<CardId>>,
    /// Eddies that nobody has seen, once the table is over.
    pub sold: Option<Vec<CardId>>,
    /// How many cards are on their way under the deck.
    pub resting: u8,
    /// Which, for who sees them.
    pub rest: Option<Vec<CardId>>,
    /// Cards that both saw go into the hand or under the deck, and where they may be now.
    pub facts: Vec<(CardId, Places)>,
    /// The whole main deck, sorted, for who knows it.
    pub list: Option<Vec<CardId>>,
}

impl HiddenView {
    fn build(catalog: &Catalog, state: &State, seat: Seat, audience: Audience) -> HiddenView {
        let own = state.own(seat);
        let mine = audience.sees_as(seat);
        let lists = mine || state.board.open;
        rule!(T012);
        rule!(T013);
        rule!(T015);
        rule!(T009);
        let legends = |slot: u8| Some(own.looked_at(slot)).filter(|card| mine && card.is_some());
        rule!(T020);
        let rest = mine || state.board.rest_seen;
        HiddenView {
            count: own.hand.len() as u8,
            hand: mine.then(|| own.hand.to_vec()),
            deck: PileView::build(&own.deck, |known| audience.among(known) || known == BOTH),
            legends: [legends(0), legends(1), legends(2)],
            unseen: lists.then(|| face_down(own, mine)),
            sold: (audience == Audience::Everyone).then(|| own.sold.to_vec()),
            resting: own.rest.len() as u8,
            rest: rest.then(|| own.rest.to_vec()),
            facts: own.facts.of(rival(seat)).map(|fact| (fact.card, fact.among)).collect(),
            list: lists.then(|| state.all_cards(catalog, seat).0),
        }
    }
}

/// The Legends that lie face-down, sorted: all of them, or those that their owner has not looked at.
fn face_down(own: &Hidden, mine: bool) -> Vec<CardId> {
    let mut cards: Vec<CardId> = own.unseen.to_vec();
    if !mine {
        cards.extend((0..3).map(|slot| own.looked_at(slot)).filter(|card| card.is_some()));
        cards.sort_unstable();
    }
    cards
}

/// What an audience knows.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Whose view it is; none for onlookers.
    pub seat: Option<Seat>,
    /// What both see (T018, T019, T026, T030).
    pub board: Board,
    /// What is known of the hidden cards.
    pub seen: [HiddenView; 2],
}

impl View {
    /// What an audience knows of a state.
    pub fn build(catalog: &Catalog, state: &State, audience: Audience) -> View {
        rule!(T008);
        rule!(T018);
        rule!(T019);
        rule!(T025);
        rule!(T026);
        rule!(T030);
        View { seat: audience.seat(), board: state.board, seen: SEATS.map(|seat| HiddenView::build(catalog, state, seat, audience)) }
    }

    /// What is known of a player's hidden cards.
    pub fn seen(&self, seat: Seat) -> &HiddenView {
        &self.seen[seat.index() & 1]
    }

    /// The power of a piece as it is read now (T051-T056).
    pub fn power(&self, catalog: &'static Catalog, seat: Seat, piece: &Piece) -> u8 {
        Queries { catalog, board: &self.board }.power(seat, piece)
    }

    /// What a player pays to play a card now (T043, T128).
    pub fn price(&self, catalog: &'static Catalog, seat: Seat, card: CardId) -> u8 {
        Queries { catalog, board: &self.board }.price(seat, card)
    }

    /// Whether a piece has a keyword now: printed, from Gear, given, or while a condition holds.
    pub fn has(&self, catalog: &'static Catalog, seat: Seat, piece: &Piece, keyword: Keyword) -> bool {
        Queries { catalog, board: &self.board }.has(seat, piece, keyword)
    }

    /// Who decides now; nobody once the table is over.
    pub fn decider(&self, catalog: &'static Catalog) -> Option<Seat> {
        let frame = self.board.frames.top().filter(|_| self.board.ending.is_none())?;
        Some(decider(catalog, &self.board, frame))
    }
}
