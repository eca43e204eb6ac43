//! A whole state that fits a view: what the audience does not know is filled by chance, as far as what everybody has
//! seen allows. Only the view is looked at, so nothing else can get into it.

use table::chance::Fast;
use table::ids::Id;
use table::knowledge::{Fact, Place, Places, Spread};
use table::{Chance, Seat};

use crate::cards::Cards;
use crate::catalog::Catalog;
use crate::hidden::Hidden;
use crate::state::State;
use crate::view::{Hands, View};

/// The deck, to what is known of hidden cards.
pub(crate) const DECK: Place = Place(4);
/// What was drawn to keep one of it.
pub(crate) const DRAWN: Place = Place(5);

/// A hand.
pub(crate) const fn hand(seat: Seat) -> Place {
    Place(seat.0)
}

/// Where a card may be, by what everybody has seen.
pub(crate) fn among<I: Id>(card: I, deck: Cards<I>, hands: &[Cards<I>], drawn: Cards<I>) -> Places {
    let mut among = Places::default();
    for (seat, cards) in (0..).zip(hands) {
        if cards.contains(card) {
            among = among.with(hand(Seat(seat)));
        }
    }
    if deck.contains(card) {
        among = among.with(DECK);
    }
    if drawn.contains(card) { among.with(DRAWN) } else { among }
}

impl View {
    /// A whole state that fits.
    pub fn imagine(&self, catalog: &Catalog, chance: &mut impl Chance) -> State {
        let open = &self.open;
        let contacts: Cards<_> = catalog.contacts().map(|(id, _)| id).collect();
        let unique = open.players().map(|seat| open.of(seat).nightlancer).filter(|id| id.is_some()).map(|id| catalog.unique(id).1);
        let bought = Seat::first(open.seats).fold(Cards::default(), |all, seat| open.of(seat).bought.union(all));
        let opportunities: Cards<_> = catalog.opportunity_deck().chain(unique).filter(|id| id.is_some()).collect();
        State {
            open: *open,
            contacts: imagine(&self.contacts, contacts.minus(open.playing), open.seats, chance),
            opportunities: imagine(&self.opportunities, opportunities.minus(bought), open.seats, chance),
        }
    }

    /// A state that fits, the same for equal views: for what does not depend on the unknown, such as the choices of
    /// the seat whose view it is.
    pub fn skeleton(&self, catalog: &Catalog) -> State {
        self.imagine(catalog, &mut Fast::new(0))
    }
}

/// Lays out the cards of one kind: `all` that are hidden or discarded.
fn imagine<I: Id + Default>(seen: &Hands<I>, all: Cards<I>, seats: u8, chance: &mut impl Chance) -> Hidden<I> {
    let mut unseen = all.minus(seen.discards.iter().copied().collect());
    for known in seen.hands.iter().flatten().chain(&seen.drawn) {
        unseen = unseen.minus(*known);
    }
    let unknown: Vec<(Place, usize)> = Seat::first(seats)
        .filter(|seat| seen.hands[seat.index()].is_none())
        .map(|seat| (hand(seat), seen.counts[seat.index()].into()))
        .chain([(DECK, seen.deck.into())])
        .chain(seen.drawn.is_none().then_some((DRAWN, seen.drawing.into())))
        .collect();
    let fact = |card| Fact { seat: Seat(0), card, among: among(card, seen.maybe_deck, &seen.maybe_hands, seen.maybe_drawn) };
    let lying = Spread::imagine(&unknown, unseen.iter().collect(), unseen.iter().map(fact), chance);
    let mut cards = Hidden {
        deck: lying.of(DECK).collect(),
        discards: seen.discards.iter().copied().collect(),
        drawn: seen.drawn.unwrap_or_else(|| lying.of(DRAWN).collect()),
        maybe_deck: seen.maybe_deck,
        maybe_hands: seen.maybe_hands,
        maybe_drawn: seen.maybe_drawn,
        ..Hidden::default()
    };
    for seat in Seat::first(seats) {
        cards.hands[seat.index()] = seen.hands[seat.index()].unwrap_or_else(|| lying.of(hand(seat)).collect());
    }
    cards
}
