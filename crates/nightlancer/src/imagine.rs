//! A whole state that fits a view: what the audience does not know is filled by chance, as far as what everybody has
//! seen allows. Only the view is looked at, so nothing else can get into it.

use table::array::Array;
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
pub const DECK: Place = Place(4);
/// What was drawn to keep one of it.
pub const DRAWN: Place = Place(5);

/// A hand.
pub const fn hand(seat: Seat) -> Place {
    Place(seat.0)
}

/// Where a card may be, by what everybody has seen.
pub fn among<I: Id>(card: I, deck: Cards<I>, hands: &[Cards<I>], drawn: Cards<I>) -> Places {
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
    let lying = dealt(seen, &unknown, unseen, chance).unwrap_or_else(|| {
        let fact = |card| Fact { seat: Seat(0), card, among: among(card, seen.maybe_deck, &seen.maybe_hands, seen.maybe_drawn) };
        let lying = Spread::imagine(&unknown, unseen.iter().collect(), unseen.iter().map(fact), chance);
        std::array::from_fn(|place| lying.of(Place(place as u8)).collect())
    });
    let mut cards = Hidden {
        deck: lying[usize::from(DECK.0)],
        discards: seen.discards.iter().copied().collect(),
        drawn: seen.drawn.unwrap_or(lying[usize::from(DRAWN.0)]),
        maybe_deck: seen.maybe_deck,
        maybe_hands: seen.maybe_hands,
        maybe_drawn: seen.maybe_drawn,
        ..Hidden::default()
    };
    for seat in Seat::first(seats) {
        cards.hands[seat.index()] = seen.hands[seat.index()].unwrap_or(lying[seat.index()]);
    }
    cards
}

/// The places of hidden cards: four hands, the deck, and what was drawn.
const PLACES: usize = 6;

/// Cards that are hidden, at most.
const CARDS: usize = 64;

/// Deals unseen cards to places by chance: first those that cannot lie everywhere, the most bound ones before the
/// others. Nothing if one of them finds no room left; then they have to be looked for together.
fn dealt<I: Id + Default>(
    seen: &Hands<I>,
    unknown: &[(Place, usize)],
    unseen: Cards<I>,
    chance: &mut impl Chance,
) -> Option<[Cards<I>; PLACES]> {
    let mut room = [0u32; PLACES];
    unknown.iter().for_each(|&(place, count)| room[usize::from(place.0)] += count as u32);
    let may: [Cards<I>; PLACES] = std::array::from_fn(|place| match place {
        4 => seen.maybe_deck,
        5 => seen.maybe_drawn,
        seat => seen.maybe_hands[seat],
    });
    let roomy = |place: &usize| room[*place] > 0;
    let anywhere = (0..PLACES).filter(roomy).fold(unseen, |cards, place| cards.both(may[place]));
    let mut bound: Array<(I, u8), CARDS> = Array::new();
    for card in unseen.minus(anywhere).iter() {
        bound.push((card, (0..PLACES).filter(roomy).filter(|&place| may[place].contains(card)).fold(0, |mask, place| mask | 1 << place)));
    }
    'again: for _ in 0..4 {
        let (mut room, mut lying) = (room, [Cards::default(); PLACES]);
        for width in 0..PLACES as u32 {
            for &(card, mask) in bound.iter().filter(|(_, mask)| mask.count_ones() == width) {
                let places = (0..PLACES).filter(|place| mask & 1 << place != 0);
                let spaces: u32 = places.clone().map(|place| room[place]).sum();
                if spaces == 0 {
                    // A card that lies where this one has to moves over, if it can.
                    let over = places.clone().find_map(|place| {
                        let moves = lying[place].iter().find_map(|other| {
                            let to = (0..PLACES).find(|&to| room[to] > 0 && may[to].contains(other))?;
                            Some((other, to))
                        });
                        moves.map(|(other, to)| (place, other, to))
                    });
                    let Some((place, other, to)) = over else { continue 'again };
                    lying[place].remove(other);
                    lying[place].insert(card);
                    lying[to].insert(other);
                    room[to] -= 1;
                    continue;
                }
                let mut at = chance.pick("imagined cards", spaces, |_| "card");
                for place in places {
                    if at < room[place] {
                        room[place] -= 1;
                        lying[place].insert(card);
                        break;
                    }
                    at -= room[place];
                }
            }
        }
        let mut left = anywhere;
        if left.len() != room.iter().sum::<u32>() as usize {
            return None;
        }
        // The deck gets what nobody else has drawn.
        for place in [0, 1, 2, 3, 5] {
            for _ in 0..room[place] {
                lying[place].insert(left.draw("imagined cards", chance, |_| "card")?);
            }
        }
        lying[4] = lying[4].union(left);
        return Some(lying);
    }
    None
}
