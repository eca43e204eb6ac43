//! The table before the first decision (Set up): Sponsors face up, decks shuffled.

use std::borrow::{Borrow, Cow};

use table::array::Array;
use table::frames::Frames;
use table::pile::Pile;
use table::{Chance, Problems, Seat, Seats, Silent, problem, rule};

use crate::catalog::words::{Attribute, Back};
use crate::catalog::{CardId, Catalog, SponsorId};
use crate::deck::{COPIES, Deck, LEAST, LEGENDARY};
use crate::engine::Engine;
use crate::game::Ccg;
use crate::options::Options;
use crate::state::{Board, Hidden, Part, SEATS, Side, State};

/// Instead of a deck: chance builds a legal one at the deal.
pub(crate) const RANDOM: &str = "random";

/// A deck that comes with the game; an empty one is built by chance at the deal.
pub(crate) fn named(catalog: &Catalog, name: &str) -> Deck {
    catalog.deck(name).cloned().unwrap_or_default()
}

/// The table with nothing on it but Sponsors and decks.
pub(crate) fn blank(options: &Options, decks: &[impl Borrow<Deck>]) -> State {
    let mut board = Board {
        seats: options.seats,
        left: Seats::NONE,
        sides: [Side::default(); SEATS],
        first: Seat(0),
        turn: Seat(0),
        turns: 0,
        part: Part::Setup,
        battle: None,
        changes: Array::new(),
        bids: Array::new(),
        unguarded: Seats::NONE,
        due: Array::new(),
        stirred: false,
        frames: Frames::new(),
        ending: None,
    };
    let mut hidden = [Hidden::default(); SEATS];
    for (seat, deck) in Seat::first(options.seats).zip(decks) {
        let deck = deck.borrow();
        rule!(R011);
        rule!(R202);
        rule!(R203);
        rule!(R204);
        let side = board.side_mut(seat);
        side.sponsor = deck.sponsor();
        side.size = (deck.size(Back::Runs) + deck.size(Back::Gear)) as u8;
        hidden[seat.index()].decks = [Back::Runs, Back::Gear].map(|back| Pile::shuffled(deck.cards(back)));
    }
    State { board, hidden }
}

/// Sets a table up, or tells everything that is wrong with the decks.
pub(crate) fn set_up(game: &Ccg, options: &Options, entries: &[Deck], chance: &mut impl Chance) -> Result<State, Problems> {
    let catalog = game.catalog();
    let mut problems = Problems::default();
    let mut decks: Vec<Cow<'_, Deck>> = Vec::new();
    for seat in Seat::first(options.seats) {
        let deck = match entries.get(seat.index()) {
            Some(deck) if *deck != Deck::default() => Cow::Borrowed(deck),
            _ => Cow::Owned(random_deck(catalog, SponsorId::NONE, [LEAST; 2], &[], chance)),
        };
        if let Err(wrong) = deck.check(catalog) {
            wrong.iter().for_each(|problem| problems.add(problem::deck_of(seat, &problem.place), &problem.says));
        }
        decks.push(deck);
    }
    // What is too large has no place on a table: nothing is laid out before.
    problems.or(())?;
    let mut state = blank(options, &decks);
    Engine { game, state: &mut state, chance, witness: &mut Silent }.set_up();
    Ok(state)
}

/// A legal deck that has these cards, as far as that is possible: of any Sponsor, unless one is named.
pub(crate) fn random_deck(catalog: &Catalog, sponsor: SponsorId, sizes: [usize; 2], shown: &[CardId], chance: &mut impl Chance) -> Deck {
    let sponsor = if sponsor.is_some() {
        sponsor
    } else {
        let count = catalog.sponsors().len() as u32;
        SponsorId(chance.pick("deck sponsor", count, |place| SponsorId(place as u8).key(catalog)) as u8)
    };
    let mut copies = vec![0u8; catalog.cards().len()];
    shown.iter().for_each(|card| copies[usize::from(card.0)] += 1);
    let mut halves = [Back::Runs, Back::Gear].map(|back| {
        let of = |card: &CardId| catalog.card(*card).kind.back() == back;
        let mut left = sizes[back as usize].saturating_sub(shown.iter().filter(|card| of(card)).count());
        let mut pool: Vec<CardId> = Vec::new();
        for (id, card) in catalog.cards().filter(|(id, _)| of(id)) {
            let most = if card.is(Attribute::Legendary) { LEGENDARY } else { COPIES };
            pool.extend(std::iter::repeat_n(id, most.saturating_sub(copies[usize::from(id.0)]).into()));
        }
        let mut chosen: Vec<(CardId, u8)> = shown.iter().copied().filter(of).map(|card| (card, 1)).collect();
        while left > 0 && !pool.is_empty() {
            let place = chance.pick("deck card", pool.len() as u32, |place| pool[place as usize].key(catalog));
            chosen.push((pool.swap_remove(place as usize), 1));
            left -= 1;
        }
        chosen
    });
    let [runs, gear] = &mut halves;
    Deck::new(sponsor, std::mem::take(runs), std::mem::take(gear))
}
