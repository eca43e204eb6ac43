//! What an audience knows, built by naming it.
//!
//! Public: tracks, Assets, missions and Crews, the street, the Black Market, the Agent, the challenge that goes on, all
//! discards, and how many cards of each kind lie in each hand and deck (R190, R212). Secret: which Contacts and
//! Opportunities a hand holds, and what was drawn to keep one of it (R209). The order of decks is not decided before a
//! card is drawn. What everybody can work out about hidden cards is the same for all, so it is shown to all.
//! `written` says all of it in words.

mod figures;
mod written;

use table::ids::Id;
use table::{Audience, Seat};

use crate::cards::Cards;
use crate::catalog::effects::Deck;
use crate::catalog::{ContactId, OpportunityId};
use crate::frame::Frame;
use crate::hidden::{Hidden, SEATS};
use crate::state::{Open, State};

/// What is known of the cards of one kind.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Hands<I> {
    /// How many cards each seat holds.
    pub counts: [u8; SEATS],
    /// The hands that this audience sees.
    pub hands: [Option<Cards<I>>; SEATS],
    /// How many cards lie in the deck.
    pub deck: u8,
    /// The discards, the topmost last.
    pub discards: Vec<I>,
    /// How many cards are drawn to keep one of them.
    pub drawing: u8,
    /// Which, for who draws them.
    pub drawn: Option<Cards<I>>,
    /// What may lie in the deck, by what everybody has seen.
    pub maybe_deck: Cards<I>,
    /// What may be in each hand.
    pub maybe_hands: [Cards<I>; SEATS],
    /// What may have been drawn.
    pub maybe_drawn: Cards<I>,
}

impl<I: Id + Default> Hands<I> {
    fn build(cards: &Hidden<I>, seats: u8, drawer: Option<Seat>, audience: Audience) -> Hands<I> {
        let (mut counts, mut hands) = ([0; SEATS], [None; SEATS]);
        for seat in Seat::first(seats) {
            counts[seat.index()] = cards.held(seat) as u8;
            hands[seat.index()] = audience.sees_as(seat).then(|| cards.hand(seat));
        }
        Hands {
            counts,
            hands,
            deck: cards.deck.len() as u8,
            discards: cards.discards.to_vec(),
            drawing: cards.drawn.len() as u8,
            drawn: drawer.filter(|&seat| audience.sees_as(seat)).map(|_| cards.drawn),
            maybe_deck: cards.maybe_deck,
            maybe_hands: cards.maybe_hands,
            maybe_drawn: cards.maybe_drawn,
        }
    }
}

/// What an audience knows.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Whose view it is; none for onlookers.
    pub seat: Option<Seat>,
    /// What everybody sees.
    pub open: Open,
    /// Contacts.
    pub contacts: Hands<ContactId>,
    /// Opportunities.
    pub opportunities: Hands<OpportunityId>,
}

/// Who has drawn cards of a kind to keep one of them.
pub fn drawer(open: &Open, deck: Deck) -> Option<Seat> {
    open.frames.iter().find_map(|frame| match frame {
        Frame::Sifting(seat, of) if of == deck => Some(seat),
        _ => None,
    })
}

impl View {
    /// What an audience knows of a state.
    pub fn build(state: &State, audience: Audience) -> View {
        let State { open, contacts, opportunities } = state;
        View {
            seat: audience.seat(),
            open: *open,
            contacts: Hands::build(contacts, open.seats, drawer(open, Deck::Contacts), audience),
            opportunities: Hands::build(opportunities, open.seats, drawer(open, Deck::Opportunities), audience),
        }
    }
}
