//! A whole state that fits a view: what the audience does not know is filled by chance. Only the view is looked at.

use table::chance::Fast;
use table::pile::Pile;
use table::{Chance, Seat};

use crate::catalog::words::Back;
use crate::catalog::{CardId, Catalog};
use crate::deck::Deck;
use crate::setup::random_deck;
use crate::state::{Hidden, SEATS, State};
use crate::view::View;

impl View {
    /// A whole state that fits.
    pub fn imagine(&self, catalog: &Catalog, chance: &mut impl Chance) -> State {
        let mut hidden = [Hidden::default(); SEATS];
        for seat in self.board.players() {
            hidden[seat.index()] = self.imagine_hidden(catalog, seat, chance);
        }
        State { board: self.board, hidden }
    }

    /// A state that fits, the same for equal views: for what does not depend on the unknown.
    pub fn skeleton(&self, catalog: &Catalog) -> State {
        self.imagine(catalog, &mut Fast::new(0))
    }

    fn imagine_hidden(&self, catalog: &Catalog, seat: Seat, chance: &mut impl Chance) -> Hidden {
        let seen = &self.seen[seat.index()];
        let mut own = Hidden::default();
        if let (Some(hand), Some(list)) = (&seen.hand, &seen.list) {
            own.hand = [0, 1].map(|back: usize| hand[back].iter().copied().collect());
            own.decks = [0, 1].map(|back: usize| Pile::shuffled(list[back].iter().copied()));
            return own;
        }
        let side = self.board.side(seat);
        let known: Vec<CardId> = side.shown.iter().map(|shown| shown.card).collect();
        let flying = self.board.frames.iter().filter_map(|frame| frame.holds(seat));
        let open = side.all().map(|(_, piece)| piece.card).chain(side.trash.iter().copied()).chain(flying).chain(known.iter().copied());
        let open: Vec<CardId> = open.collect();
        let pools = self.imagine_deck(catalog, seat, &open, chance);
        for (back, mut pool) in [Back::Runs, Back::Gear].into_iter().zip(pools) {
            chance.shuffle("imagined cards", &mut pool, |_| "card");
            let held: Vec<CardId> = known.iter().copied().filter(|&card| catalog.card(card).kind.back() == back).collect();
            let unknown = usize::from(seen.counts[back as usize]).saturating_sub(held.len());
            let rest = pool.split_off(unknown.min(pool.len()));
            for card in held.into_iter().chain(pool) {
                own.take(back, card);
            }
            own.decks[back as usize] = Pile::shuffled(rest.into_iter().take(seen.decks[back as usize].into()));
        }
        own
    }

    /// What a player's hand and decks may be made of, by back, beside what was seen: of a deck that comes with the game if
    /// one fits, else of any legal one.
    fn imagine_deck(&self, catalog: &Catalog, seat: Seat, open: &[CardId], chance: &mut impl Chance) -> [Vec<CardId>; 2] {
        let (seen, side) = (&self.seen[seat.index()], self.board.side(seat));
        let of = |back: Back| open.iter().filter(move |&&card| catalog.card(card).kind.back() == back).count();
        let known = |back: Back| side.shown.iter().filter(move |shown| catalog.card(shown.card).kind.back() == back).count();
        let sizes = [Back::Runs, Back::Gear].map(|back| {
            let place = back as usize;
            of(back) + usize::from(seen.counts[place]) - known(back) + usize::from(seen.decks[place])
        });
        let count = |card: CardId| open.iter().filter(|&&other| other == card).count();
        let holds = |deck: &Deck| {
            let has = |card: CardId| {
                [Back::Runs, Back::Gear].into_iter().flat_map(|back| deck.cards(back)).filter(|&other| other == card).count()
            };
            deck.sponsor() == side.sponsor
                && [Back::Runs, Back::Gear].into_iter().all(|back| deck.size(back) == sizes[back as usize])
                && open.iter().all(|&card| has(card) >= count(card))
        };
        let fitting: Vec<&Deck> = catalog.decks().iter().map(|printed| &printed.deck).filter(|deck| holds(deck)).collect();
        let deck = match fitting.len() {
            0 => random_deck(catalog, side.sponsor, sizes, open, chance),
            some => fitting[chance.pick("imagined deck", some as u32, |place| place) as usize].clone(),
        };
        [Back::Runs, Back::Gear].map(|back| {
            let mut cards: Vec<CardId> = deck.cards(back).collect();
            for card in open {
                if let Some(place) = cards.iter().position(|other| other == card) {
                    cards.swap_remove(place);
                }
            }
            cards
        })
    }
}
