//! What an audience knows, built by naming it.
//!
//! Public: the board, dashboards, resources, Street Cred, seized Opportunities, used Combat cards, the
//! face-up cards of the markets, and how many cards lie in each deck and hand (R313). Secret: hands,
//! what was drawn for an upgrade, what was removed from the game, a card laid down in a Firefight until
//! all are, and the order of the decks. A seat also knows what it has learned. `written` says all of it in words.

mod doing;
mod ongoing;
#[cfg(test)]
mod tests;
mod written;

use table::knowledge::Places;
use table::pile_view::PileView;
use table::{Audience, Seat, Seats, rule};

use crate::catalog::board::Side;
use crate::catalog::{Catalog, EdgerunnerId, OpportunityId};
use crate::city::{City, Map, SEATS};
use crate::engine::{Asking, Situation};
use crate::frame::Frame;
use crate::hands::{Card, Cards};
use crate::market::{Market, SLOTS};
use crate::solo::Solo;
use crate::state::{Ending, Fight, Opportunities, Seated, State, Turn};
use crate::story::StoryState;

/// What is known of the Combat cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Combats {
    /// How many cards each seat holds.
    pub counts: [u8; SEATS],
    /// The hands that this audience sees.
    pub hands: [Option<Cards>; SEATS],
    /// Used cards.
    pub used: [Cards; SEATS],
    /// The upgrade deck.
    pub deck: PileView<Card>,
    /// How many cards are drawn and not chosen from yet.
    pub drawing: u8,
    /// Which, for who draws them.
    pub drawn: Vec<Card>,
    /// What was drawn for the opponents of a single player.
    pub open: Vec<(Seat, Card)>,
    /// How many cards were removed from the game.
    pub removed: u8,
    /// Which, once the table is over.
    pub removed_cards: Option<Cards>,
    /// Who has laid a card down in the Firefight, and not turned it over yet.
    pub chosen: Seats,
    /// Who still has to.
    pub waiting: Seats,
    /// The own card that lies there.
    pub pick: Option<Card>,
    /// All of them, once the table is over.
    pub picks: Vec<(Seat, Card)>,
    /// What this seat has learned of cards that it does not see.
    pub learned: Vec<(Card, Places)>,
}

impl Combats {
    fn build(state: &State, audience: Audience) -> Combats {
        let (hands, picks) = (&state.hands, &state.picks);
        rule!(R313);
        let everything = audience == Audience::Everyone;
        let own = audience.seat();
        let (mut counts, mut shown, mut used) = ([0; SEATS], [None; SEATS], [Cards::default(); SEATS]);
        for seat in Seat::first(state.seats) {
            counts[seat.index()] = hands.hand(seat).len() as u8;
            shown[seat.index()] = audience.sees_as(seat).then(|| hands.hand(seat));
            used[seat.index()] = hands.used(seat);
        }
        // Only who is at turn upgrades, and nobody else sees what is drawn (R169).
        let drawn = if audience.sees_as(state.turn.seat) { hands.drawn() } else { &[] };
        Combats {
            counts,
            hands: shown,
            used,
            deck: PileView::build(hands.deck(), |known| audience.among(known)),
            drawing: hands.drawn().len() as u8,
            drawn: drawn.to_vec(),
            open: hands.open().to_vec(),
            removed: hands.removed().len() as u8,
            removed_cards: everything.then(|| hands.removed()),
            chosen: picks.iter().map(|(seat, _)| seat).collect(),
            waiting: picks.waiting(),
            pick: own.and_then(|seat| picks.iter().find(|(picker, _)| *picker == seat)).map(|(_, card)| card),
            picks: if everything { picks.iter().collect() } else { Vec::new() },
            learned: own.map(|seat| hands.learned(seat).map(|fact| (fact.card, fact.among)).collect()).unwrap_or_default(),
        }
    }
}

/// What is known of a market.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Shown<C> {
    /// The face-up cards, from the top.
    pub slots: [Option<C>; SLOTS],
    /// The deck.
    pub deck: PileView<C>,
}

impl<C: Copy + Ord + Default> Shown<C> {
    /// What all seats know of a market lay face up before, so onlookers know it too.
    fn build<const N: usize>(market: &Market<C, N>, audience: Audience, seats: u8) -> Shown<C> {
        let known = |known: Seats| audience.among(known) || known == Seats::all(seats);
        Shown { slots: *market.slots(), deck: PileView::build(market.deck(), known) }
    }
}

/// What an audience knows.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "named like the fields of the state that they show")]
pub struct View {
    /// Whose view it is; none for onlookers.
    pub seat: Option<Seat>,
    pub seats: u8,
    pub sides: u8,
    pub side: Side,
    pub seated: [Seated; SEATS],
    pub city: City,
    pub combats: Combats,
    pub opportunities: Shown<OpportunityId>,
    pub edgerunners: Shown<EdgerunnerId>,
    pub gone: Opportunities,
    pub first: Seat,
    pub turn: Turn,
    pub frames: Vec<Frame>,
    pub fight: Option<Fight>,
    /// Story cards that lie open and Story tokens are for all to see (R407).
    pub story: StoryState,
    /// District cards have no secret: those of the deck are the ones that do not lie open.
    pub solo: Option<Solo>,
    pub left: Seats,
    pub ending: Option<Ending>,
}

impl View {
    /// The frame that asks, with what says whom.
    pub(crate) fn asking(&self) -> Option<Asking<'_>> {
        let View { fight, city, seats, sides, turn, .. } = self;
        let frame = *self.frames.last()?;
        Some(Asking { frame, fight: fight.as_ref(), city, seats: *seats, sides: *sides, turn: turn.seat })
    }

    /// The situation that Stories ask about.
    pub(crate) fn situation<'a>(&'a self, catalog: &'a Catalog, map: &'a Map) -> Situation<'a> {
        let players = Seats::all(self.seats).iter().filter(|&seat| !self.left.contains(seat)).collect();
        Situation { catalog, map, players, sides: self.sides, seated: &self.seated, city: &self.city }
    }

    /// Who is awaited.
    pub fn awaited(&self, catalog: &Catalog) -> Seats {
        match self.asking() {
            None => Seats::NONE,
            Some(Asking { frame: Frame::Choose, .. }) => self.combats.waiting,
            Some(asking) => Seats::only(asking.decider(catalog)),
        }
    }

    /// What an audience knows of a state.
    pub fn build(state: &State, audience: Audience) -> View {
        rule!(R015);
        View {
            seat: audience.seat(),
            seats: state.seats,
            sides: state.sides,
            side: state.side,
            seated: state.seated,
            city: state.city,
            combats: Combats::build(state, audience),
            opportunities: Shown::build(&state.opportunities, audience, state.seats),
            edgerunners: Shown::build(&state.edgerunners, audience, state.seats),
            gone: state.gone,
            first: state.first,
            turn: state.turn,
            frames: state.frames.iter().collect(),
            fight: state.fight,
            story: state.story,
            solo: state.solo,
            left: state.left,
            ending: state.ending,
        }
    }
}
