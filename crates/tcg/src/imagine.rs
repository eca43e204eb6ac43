//! A whole state that fits a view: what the audience does not know is filled by chance, as far as what
//! it has seen allows. Only the view is looked at, so nothing else can get into it.

use std::iter::repeat_n;

use table::array::Array;
use table::chance::Fast;
use table::ids::Id;
use table::knowledge::{Fact, Knowledge, Place, Spread};
use table::{Chance, Seat};

use crate::catalog::words::Kind;
use crate::catalog::{CardId, Catalog};
use crate::deck::{COPIES, Deck, LEGENDS};
use crate::state::{DECK, HAND, Hidden, SEATS, State, rival};
use crate::view::{HiddenView, View};

/// Cards on their way under the deck.
const REST: Place = Place(2);
/// Eddies that nobody has seen.
const SOLD: Place = Place(3);

impl View {
    /// A whole state that fits.
    pub fn imagine(&self, catalog: &Catalog, chance: &mut impl Chance) -> State {
        State { board: self.board, hidden: SEATS.map(|seat| self.imagine_hidden(catalog, seat, chance)) }
    }

    /// A state that fits, the same for equal views: for what does not depend on the unknown, such as
    /// the choices of the seat whose view it is.
    pub fn skeleton(&self, catalog: &Catalog) -> State {
        self.imagine(catalog, &mut Fast::new(0))
    }

    fn imagine_hidden(&self, catalog: &Catalog, seat: Seat, chance: &mut impl Chance) -> Hidden {
        let (seen, side) = (self.seen(seat), self.board.side(seat));
        // Cards in the open, and those of hidden places that this audience knows.
        let mut open: Vec<CardId> = side.gear.iter().map(|gear| gear.card).collect();
        open.extend(side.pieces.iter().map(|piece| piece.card));
        open.extend(side.trash.iter().chain(side.eddies.iter()).chain(side.removed.iter()).copied());
        open.extend(self.board.frames.iter().filter_map(|frame| frame.holds(seat)));
        open.extend(seen.deck.known());
        let lists = [&seen.hand, &seen.rest, &seen.sold];
        open.extend(lists.into_iter().flatten().flatten().copied());
        open.extend(seen.legends.into_iter().flatten());
        open.retain(|card| card.is_some());
        let (legends, open): (Vec<CardId>, Vec<CardId>) = open.into_iter().partition(|&card| catalog.face(card).kind == Kind::Legend);

        let (unseen, list) = match (&seen.unseen, &seen.list) {
            (Some(unseen), Some(list)) => (unseen.clone(), list.clone()),
            _ => self.imagine_deck(catalog, seat, &legends, &open, chance),
        };
        let mut pool = list;
        for card in &open {
            if let Some(place) = pool.iter().position(|other| other == card) {
                pool.swap_remove(place);
            }
        }
        self.place(seen, seat, unseen, pool, chance)
    }

    /// Puts the cards of a pool where nobody of this audience sees them.
    fn place(&self, seen: &HiddenView, seat: Seat, unseen: Vec<CardId>, pool: Vec<CardId>, chance: &mut impl Chance) -> Hidden {
        let hidden_eddies = self.board.side(seat).eddies.iter().filter(|card| !card.is_some()).count();
        let unknown = [
            (HAND, if seen.hand.is_some() { 0 } else { seen.count.into() }),
            (DECK, seen.deck.unknown()),
            (REST, if seen.rest.is_some() { 0 } else { seen.resting.into() }),
            (SOLD, if seen.sold.is_some() { 0 } else { hidden_eddies }),
        ];
        let facts = seen.facts.iter().map(|&(card, among)| Fact { seat: rival(seat), card, among });
        // The owner sees where these cards are; what is known of them binds the others only.
        let binding: Vec<Fact<CardId>> = if seen.hand.is_some() { Vec::new() } else { facts.clone().collect() };
        let lying = Spread::imagine(&unknown, pool, binding, chance);
        let sorted = |known: &Option<Vec<CardId>>, place: Place| {
            let mut cards: Vec<CardId> = known.clone().unwrap_or_else(|| lying.of(place).collect());
            cards.sort_unstable();
            cards
        };
        let mut deck = lying.of(DECK);
        let mut unseen: Array<CardId, 3> = unseen.into_iter().collect();
        unseen.sort_unstable();
        let mut looked = seen.legends.map(Option::unwrap_or_default);
        // A Legend that its owner has looked at is one of those that this audience has not seen.
        for piece in self.board.side(seat).legends() {
            let known = piece.marks.has(crate::state::Marks::KNOWN) && !piece.face_up();
            if let Some(slot) = looked.get_mut(usize::from(piece.slot)).filter(|card| known && !card.is_some()) {
                let chosen = chance.pick("imagined Legend", unseen.len() as u32, |place| place);
                *slot = unseen.take(chosen as usize).unwrap_or_default();
            }
        }
        let mut learned = Knowledge::default();
        facts.for_each(|fact| learned.note(fact));
        Hidden {
            hand: sorted(&seen.hand, HAND).into_iter().collect(),
            deck: seen.deck.imagine(|| deck.next()),
            looked,
            unseen,
            sold: sorted(&seen.sold, SOLD).into_iter().collect(),
            rest: sorted(&seen.rest, REST).into_iter().collect(),
            facts: learned,
        }
    }

    /// A deck of the rival that fits what was seen of it: one that comes with the game, else any legal one.
    fn imagine_deck(
        &self,
        catalog: &Catalog,
        seat: Seat,
        legends: &[CardId],
        open: &[CardId],
        chance: &mut impl Chance,
    ) -> (Vec<CardId>, Vec<CardId>) {
        let size = usize::from(self.board.sizes[seat.index() & 1]);
        let mut shown: Vec<CardId> = open.to_vec();
        shown.extend(self.seen(seat).facts.iter().map(|(card, _)| *card));
        let holds = |deck: &Deck| {
            let count = |cards: &[CardId], card: CardId| cards.iter().filter(|other| **other == card).count();
            deck.size() == size
                && legends.iter().all(|legend| deck.legends().contains(legend))
                && shown.iter().all(|&card| deck.main().any(|(other, copies)| other == card && usize::from(copies) >= count(&shown, card)))
        };
        let fitting: Vec<&Deck> = catalog.decks().iter().map(|printed| &printed.deck).filter(|deck| holds(deck)).collect();
        let deck = match fitting.len() {
            0 => random_deck(catalog, size, legends, &shown, chance),
            count => fitting[chance.pick("imagined deck", count as u32, |place| place) as usize].clone(),
        };
        let mut unseen: Vec<CardId> = deck.legends().to_vec();
        for legend in legends {
            if let Some(place) = unseen.iter().position(|other| other == legend) {
                unseen.swap_remove(place);
            }
        }
        (unseen, deck.cards().collect())
    }
}

/// A legal deck of a size that has these cards, as far as that is possible.
pub fn random_deck(catalog: &Catalog, size: usize, legends: &[CardId], shown: &[CardId], chance: &mut impl Chance) -> Deck {
    let mut chosen: Vec<CardId> = legends.to_vec();
    // Colours that the cards need, first.
    let lacking = |chosen: &[CardId], card: CardId| {
        let wanted = catalog.card(card);
        let ram: u8 =
            chosen.iter().map(|&legend| catalog.card(legend)).filter(|legend| legend.color == wanted.color).map(|legend| legend.ram).sum();
        ram < wanted.ram
    };
    while chosen.len() < LEGENDS {
        let needed = shown.iter().find(|&&card| lacking(&chosen, card)).map(|&card| catalog.card(card).color);
        let fits = |id: CardId, by_color: bool| {
            let card = catalog.card(id);
            let named = chosen.iter().any(|&other| catalog.card(other).name == card.name);
            card.kind == Kind::Legend && !named && (!by_color || needed.is_none_or(|color| card.color == color))
        };
        let mut pool: Vec<CardId> = catalog.cards().map(|(id, _)| id).filter(|&id| fits(id, true)).collect();
        if pool.is_empty() {
            pool = catalog.cards().map(|(id, _)| id).filter(|&id| fits(id, false)).collect();
        }
        chosen.push(pool[chance.pick("deck Legend", pool.len() as u32, |place| pool[place as usize].key(catalog)) as usize]);
    }
    let limits = Deck::new(chosen.iter().copied(), []).ram(catalog);
    let mut main = vec![0u8; catalog.cards().len()];
    shown.iter().for_each(|card| main[usize::from(card.0)] += 1);
    let mut pool: Vec<CardId> = catalog
        .cards()
        .filter(|(_, card)| card.kind != Kind::Legend && card.ram <= limits[card.color as usize])
        .flat_map(|(id, _)| repeat_n(id, usize::from(COPIES.saturating_sub(main[usize::from(id.0)]))))
        .collect();
    let mut left = size.saturating_sub(shown.len());
    while left > 0 && !pool.is_empty() {
        let place = chance.pick("deck card", pool.len() as u32, |place| pool[place as usize].key(catalog)) as usize;
        main[usize::from(pool.swap_remove(place).0)] += 1;
        left -= 1;
    }
    Deck::new(chosen, main.into_iter().enumerate().map(|(id, count)| (CardId::at(id), count)))
}
