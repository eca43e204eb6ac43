//! The table of secrets: which places hide a card and who knows it, written by a game's tests from its rulebook, never
//! from its views. A game lists places; exchanging what lies there, and keeping to what seats have learned, is done
//! here for all of them.

use std::fmt::Debug;

use crate::chance::Fast;
use crate::game::Game;
use crate::knowledge::{Fact, Place, fill, holds};
use crate::seat::{Audience, Seat, Seats};

/// A place that can hide something, at this moment of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    /// The kind of place, for counting that each kind was varied.
    pub zone: &'static str,
    /// The seats that know, by the rulebook, what lies here.
    pub knows: Seats,
    /// Whether everybody knows it.
    pub public: bool,
    /// Slots of the same group can exchange what lies in them; without a group it is drawn anew.
    pub group: Option<u8>,
}

impl Slot {
    /// A place that nobody but these seats knows.
    pub const fn hidden(zone: &'static str, knows: Seats, group: Option<u8>) -> Slot {
        Slot { zone, knows, public: false, group }
    }

    /// A place that everybody sees.
    pub const fn open(zone: &'static str) -> Slot {
        Slot { zone, knows: Seats::NONE, public: true, group: None }
    }

    pub(super) fn known_to(&self, audience: Audience) -> bool {
        self.public || audience.among(self.knows)
    }
}

/// Who knows what lies where.
pub trait Secrets<G: Game>: Send + Sync + 'static {
    /// A place for one card: the third of a hand, the topmost of a deck.
    type At: Copy;
    /// What can lie there.
    type Card: Copy + Ord + Debug;

    /// The kinds of places that hide something; each must be varied in the course of a run.
    fn zones(&self) -> &'static [&'static str];

    /// Every place that can hide something, in an order that depends on public facts only.
    fn places(&self, state: &G::State) -> Vec<Self::At>;

    /// Who knows what lies in a place.
    fn slot(&self, state: &G::State, at: Self::At) -> Slot;

    /// What lies in a place.
    fn card(&self, state: &G::State, at: Self::At) -> Option<Self::Card>;

    /// Puts other cards into places, all of them at once.
    fn put(&self, state: &mut G::State, cards: &[(Self::At, Self::Card)]);

    /// Draws what lies in a place without a group anew: a hidden pick becomes another possible pick.
    fn redraw(&self, _state: &mut G::State, _at: Self::At, _chance: &mut Fast) {}

    /// Puts in order what the game keeps in order, after cards were put.
    fn tidy(&self, _state: &mut G::State) {}

    /// The seats with which the game keeps what was learned of cards: with who learned it, or with whose cards they are.
    fn keepers(&self, _state: &G::State) -> Seats {
        Seats::NONE
    }

    /// What is kept with a seat.
    fn facts(&self, _state: &G::State, _keeper: Seat) -> Vec<Fact<Self::Card, u64>> {
        Vec::new()
    }

    /// Which place it is to the facts that are kept with a seat; none where they do not speak of it.
    fn place(&self, _keeper: Seat, _at: Self::At) -> Option<Place> {
        None
    }

    /// Whether an audience knows the facts that are kept with a seat.
    fn binds(&self, keeper: Seat, audience: Audience) -> bool {
        audience == Audience::Seat(keeper)
    }

    /// Drops the facts that are kept with a seat.
    fn forget(&self, _state: &mut G::State, _keeper: Seat) {}

    /// The decision of another seat as it would be in a state with other hidden things, if it can be
    /// made there at all.
    fn translate(&self, _real: &G::State, _other: &G::State, _seat: Seat, choice: G::Choice) -> Option<G::Choice> {
        Some(choice)
    }

    /// Whether an event tells, by the rules, what no slot shows afterwards: a look at a hand.
    fn discloses(&self, _event: &G::Event) -> bool {
        false
    }
}

/// The table of secrets of a game that has none.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoSecrets;

impl<G: Game> Secrets<G> for NoSecrets {
    type At = ();
    type Card = ();

    fn zones(&self) -> &'static [&'static str] {
        &[]
    }

    fn places(&self, _: &G::State) -> Vec<()> {
        Vec::new()
    }

    fn slot(&self, _: &G::State, (): ()) -> Slot {
        Slot::open("nowhere")
    }

    fn card(&self, _: &G::State, (): ()) -> Option<()> {
        None
    }

    fn put(&self, _: &mut G::State, _: &[((), ())]) {}
}

/// Every place with who knows what lies there.
pub(super) fn slots<G: Game, S: Secrets<G>>(secrets: &S, state: &G::State) -> Vec<(S::At, Slot)> {
    secrets.places(state).into_iter().map(|at| (at, secrets.slot(state, at))).collect()
}

/// Exchanges what lies in two places.
pub(super) fn exchange<G: Game, S: Secrets<G>>(secrets: &S, state: &mut G::State, one: S::At, other: S::At) {
    if let (Some(first), Some(second)) = (secrets.card(state, one), secrets.card(state, other)) {
        secrets.put(state, &[(one, second), (other, first)]);
    }
}

/// Whether the facts that are kept with a seat are true.
fn believed<G: Game, S: Secrets<G>>(secrets: &S, state: &G::State, keeper: Seat) -> bool {
    let lies = |at: S::At| Some((secrets.place(keeper, at)?, secrets.card(state, at)?));
    holds(&secrets.places(state).into_iter().filter_map(lies).collect::<Vec<_>>(), secrets.facts(state, keeper))
}

/// After an exchange: hardly any mixture of all cards agrees with what an audience has learned, so then those that it
/// does not see are laid out again so that they do. What only others have learned and is not true any more is forgotten.
pub(super) fn settle<G: Game, S: Secrets<G>>(secrets: &S, state: &mut G::State, audience: Audience, chance: &mut Fast) {
    let wrong = |state: &G::State, bound: bool| -> Seats {
        let keepers = secrets.keepers(state).iter();
        keepers.filter(|&keeper| secrets.binds(keeper, audience) == bound && !believed(secrets, state, keeper)).collect()
    };
    for keeper in wrong(state, true).iter() {
        let mut hidden = slots(secrets, state);
        hidden.retain(|(at, slot)| secrets.place(keeper, *at).is_some() && !slot.known_to(audience));
        let places: Vec<Place> = hidden.iter().filter_map(|(at, _)| secrets.place(keeper, *at)).collect();
        let pool: Vec<S::Card> = hidden.iter().filter_map(|(at, _)| secrets.card(state, *at)).collect();
        let filled = fill(&places, pool, secrets.facts(state, keeper), chance);
        secrets.put(state, &hidden.iter().map(|(at, _)| *at).zip(filled).collect::<Vec<_>>());
    }
    wrong(state, false).iter().for_each(|keeper| secrets.forget(state, keeper));
    secrets.tidy(state);
}

/// Whether a resampled state agrees with what an audience has learned besides the places it sees.
pub(super) fn fits<G: Game, S: Secrets<G>>(secrets: &S, state: &G::State, audience: Audience) -> bool {
    secrets.keepers(state).iter().all(|keeper| !secrets.binds(keeper, audience) || believed(secrets, state, keeper))
}
