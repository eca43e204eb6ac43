//! Who knows what, written from the rules, and the kit.
//!
//! R313: a hand is known to its seat. R169: what was drawn, kept, put under the deck and removed, to
//! who upgrades. R115: a card laid down, to its seat, until all are. R125: used cards, to all. R325: a
//! card under a market deck, to all, because it lay face up. What a seat learned by a look (R333), a
//! swap (R332) or because everybody saw it (R060, R126) is in the facts that `fits` holds it to.

use table::chance::Fast;
use table::conformance::{Secrets, Slot};
use table::knowledge::{Fact, Place};
use table::{Game, Seat, Seats};

use crate::catalog::{EdgerunnerId, OpportunityId};
use crate::choice::Choice;
use crate::event::Event;
use crate::frame::Frame;
use crate::hands::{Card, Cards, DECK, DRAWN, Hands, REMOVED, hand};
use crate::state::State;

/// Who knows what lies where in Gangs of Night City.
pub(crate) struct GangsSecrets;

/// Where a slot lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum At {
    Hand(Seat, usize),
    Used(Seat, usize),
    Played(usize),
    Deck(usize),
    Drawn(usize),
    Removed(usize),
    Pick(Seat),
    Opportunity(usize),
    Edgerunner(usize),
}

/// What lies there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Lies {
    Combat(Card),
    Opportunity(OpportunityId),
    Edgerunner(EdgerunnerId),
}

/// The Combat card in a slot.
fn combat(state: &State, at: At) -> Option<Card> {
    let hands = &state.hands;
    match at {
        At::Hand(seat, index) => hands.hand(seat).nth(index),
        At::Used(seat, index) => hands.used(seat).nth(index),
        At::Played(index) => state.fight.as_ref().and_then(|fight| fight.played.get(index)).map(|played| played.card),
        At::Deck(index) => hands.deck().iter().nth(index).map(|lying| lying.card),
        At::Drawn(index) => hands.drawn().get(index).copied(),
        At::Removed(index) => hands.removed().nth(index),
        At::Pick(seat) => state.picks.of(seat),
        At::Opportunity(_) | At::Edgerunner(_) => None,
    }
}

/// A card of the same group of cards: the same one if it is there, else one that is not there really.
fn instead(real: Cards, other: Cards, card: Card) -> Option<Card> {
    if other.contains(card) { Some(card) } else { other.kinds().find(|&kind| other.count(kind) > real.count(kind)) }
}

/// A choice about a card is about another one where the seat holds, has drawn or sees other cards.
fn translate(real: &State, other: &State, seat: Seat, choice: Choice) -> Option<Choice> {
    let choosing = |state: &State| -> Cards {
        match state.frames.top() {
            Some(Frame::Keep) => state.hands.drawn().iter().copied().collect(),
            Some(Frame::GoroDiscards(.., named)) => state.hands.hand(named),
            _ => state.hands.hand(seat),
        }
    };
    match choice {
        Choice::Card(card) => instead(choosing(real), choosing(other), card).map(Choice::Card),
        Choice::Swap(card, with) => instead(choosing(real), choosing(other), card).map(|card| Choice::Swap(card, with)),
        other => Some(other),
    }
}

/// Looks, and cards that are seen and may be back in a hand before the next decision.
fn discloses(event: &Event) -> bool {
    match event {
        Event::Looked { cards, .. } => !cards.is_empty(),
        Event::Drew { cards, .. } => !cards.is_empty(),
        Event::Kept { card, .. } | Event::Discarded { card, .. } => card.is_some(),
        Event::Swapped { given, taken, .. } => given.is_some() || taken.is_some(),
        Event::Played { .. } | Event::Dropped { .. } => true,
        _ => false,
    }
}

impl<G: Game<State = State, Choice = Choice, Event = Event>> Secrets<G> for GangsSecrets {
    type At = At;
    type Card = Lies;

    fn zones(&self) -> &'static [&'static str] {
        &["hand", "upgrade deck", "drawn", "removed", "pick", "opportunity deck", "edgerunner deck"]
    }

    fn places(&self, state: &State) -> Vec<At> {
        let hands = &state.hands;
        let mut places = Vec::new();
        for seat in Seat::first(state.seats) {
            places.extend((0..hands.hand(seat).len()).map(|card| At::Hand(seat, card)));
            places.extend((0..hands.used(seat).len()).map(|card| At::Used(seat, card)));
        }
        places.extend((0..state.fight.as_ref().map_or(0, |fight| fight.played.len())).map(At::Played));
        places.extend((0..hands.deck().len()).map(At::Deck));
        places.extend((0..hands.drawn().len()).map(At::Drawn));
        places.extend((0..hands.removed().len()).map(At::Removed));
        places.extend(state.picks.iter().map(|(seat, _)| At::Pick(seat)));
        places.extend((0..state.opportunities.deck().len()).map(At::Opportunity));
        places.extend((0..state.edgerunners.deck().len()).map(At::Edgerunner));
        places
    }

    fn slot(&self, state: &State, at: At) -> Slot {
        let market =
            |zone, knows: Seats, group| Slot { public: knows == Seats::all(state.seats), ..Slot::hidden(zone, knows, Some(group)) };
        match at {
            At::Hand(seat, _) => Slot::hidden("hand", Seats::only(seat), Some(0)),
            At::Used(..) => Slot::open("used"),
            At::Played(_) => Slot::open("played"),
            At::Deck(card) => Slot::hidden("upgrade deck", state.hands.deck().known(card), Some(0)),
            At::Drawn(_) => Slot::hidden("drawn", Seats::only(state.turn.seat), Some(0)),
            At::Removed(_) => Slot::hidden("removed", Seats::NONE, Some(0)),
            At::Pick(seat) => Slot::hidden("pick", Seats::only(seat), None),
            At::Opportunity(card) => market("opportunity deck", state.opportunities.deck().known(card), 1),
            At::Edgerunner(card) => market("edgerunner deck", state.edgerunners.deck().known(card), 2),
        }
    }

    fn card(&self, state: &State, at: At) -> Option<Lies> {
        match at {
            At::Opportunity(index) => state.opportunities.deck().iter().nth(index).map(|lying| Lies::Opportunity(lying.card)),
            At::Edgerunner(index) => state.edgerunners.deck().iter().nth(index).map(|lying| Lies::Edgerunner(lying.card)),
            at => combat(state, at).map(Lies::Combat),
        }
    }

    /// Hands are sets, so only what comes and goes counts.
    fn put(&self, state: &mut State, cards: &[(At, Lies)]) {
        let (mut laid, facts) = state.hands.take_apart();
        let exchange = |set: &mut Cards, old: Option<Card>, new: Card| {
            old.map(|old| set.remove(old));
            set.insert(new);
        };
        for &lies in cards {
            match lies {
                (at @ At::Hand(seat, _), Lies::Combat(new)) => exchange(&mut laid.hands[seat.index()], combat(state, at), new),
                (at @ At::Removed(_), Lies::Combat(new)) => exchange(&mut laid.removed, combat(state, at), new),
                (At::Drawn(index), Lies::Combat(new)) => laid.drawn[index] = new,
                (At::Deck(index), Lies::Combat(new)) => laid.deck.replace(index, new),
                (At::Opportunity(index), Lies::Opportunity(new)) => state.opportunities.deck_mut().replace(index, new),
                (At::Edgerunner(index), Lies::Edgerunner(new)) => state.edgerunners.deck_mut().replace(index, new),
                _ => {}
            }
        }
        state.hands = Hands::laid(state.seats, laid, facts);
    }

    /// Another card of the hand is laid down.
    fn redraw(&self, state: &mut State, at: At, chance: &mut Fast) {
        let At::Pick(seat) = at else { return };
        let held = state.hands.hand(seat);
        if let Some(card) = held.nth(chance.below(held.len().max(1) as u32) as usize) {
            state.picks.pick(seat, card);
        }
    }

    /// What is laid down lies in the hand still.
    fn tidy(&self, state: &mut State) {
        let (mut laid, facts) = state.hands.take_apart();
        laid.deck.tidy();
        state.hands = Hands::laid(state.seats, laid, facts);
        state.opportunities.deck_mut().tidy();
        state.edgerunners.deck_mut().tidy();
        let picks: Vec<(Seat, Card)> = state.picks.iter().collect();
        for (seat, picked) in picks {
            let held = state.hands.hand(seat);
            if let Some(first) = held.nth(0).filter(|_| !held.contains(picked)) {
                state.picks.pick(seat, first);
            }
        }
    }

    fn keepers(&self, state: &State) -> Seats {
        Seats::all(state.seats)
    }

    fn facts(&self, state: &State, keeper: Seat) -> Vec<Fact<Lies, u64>> {
        state.hands.learned(keeper).map(|fact| Fact { seat: fact.seat, card: Lies::Combat(fact.card), among: fact.among.wide() }).collect()
    }

    fn place(&self, _: Seat, at: At) -> Option<Place> {
        match at {
            At::Hand(seat, _) => Some(hand(seat)),
            At::Deck(_) => Some(DECK),
            At::Drawn(_) => Some(DRAWN),
            At::Removed(_) => Some(REMOVED),
            At::Used(..) | At::Played(_) | At::Pick(_) | At::Opportunity(_) | At::Edgerunner(_) => None,
        }
    }

    fn forget(&self, state: &mut State, keeper: Seat) {
        let (laid, facts) = state.hands.take_apart();
        state.hands = Hands::laid(state.seats, laid, facts.into_iter().filter(|fact| fact.seat != keeper));
    }

    fn translate(&self, real: &State, other: &State, seat: Seat, choice: Choice) -> Option<Choice> {
        translate(real, other, seat, choice)
    }

    fn discloses(&self, event: &Event) -> bool {
        discloses(event)
    }
}

#[test]
fn conformance_gangs() {
    let report = table::conformance::assert_conforms(crate::game::Gangs::default(), GangsSecrets, 2);
    assert!(report.resampled > 1000 && report.followed > 300, "{report:?}");
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use table::Audience;
    use table::conformance::{Resampled, resample};

    use super::*;
    use crate::catalog::{Catalog, CombatId};
    use crate::game::Gangs;
    use crate::imagine::tests::wander;
    use crate::view::View;

    /// Another state that an audience cannot tell from this one.
    fn resampled(state: &State, audience: Audience, chance: &mut Fast) -> Option<Resampled<State>> {
        resample(&Gangs::default(), &GangsSecrets, state, audience, false, chance).unwrap()
    }

    #[test]
    fn hidden_things_can_be_exchanged_without_a_trace() {
        let mut varied: BTreeSet<(&str, bool)> = BTreeSet::new();
        let (mut tried, mut fitted) = (0, 0);
        for seed in 0..12 {
            let mut chance = Fast::new(seed);
            wander(2 + (seed % 3) as u8, seed, 20, |state| {
                let audiences = Seat::first(state.seats).map(Audience::Seat).chain([Audience::Spectator]);
                for audience in audiences {
                    tried += 1;
                    let Some(other) = resampled(state, audience, &mut chance) else { continue };
                    fitted += 1;
                    assert_eq!(View::build(&other.state, audience), View::build(state, audience), "{audience}");
                    assert_eq!(other.state.audit(Catalog::load()), Ok(()), "{audience}");
                    varied.extend(other.varied.into_iter().map(|(zone, _)| (zone, audience.seat().is_some())));
                }
            });
        }
        assert_eq!(fitted, tried, "what a seat has learned can always be kept to");
        // Onlookers know no card of an upgrade; the loose cards of a market are a set, and all others were open.
        let zones = ["drawn", "edgerunner deck", "hand", "opportunity deck", "pick", "removed", "upgrade deck"];
        assert_eq!(varied, zones.iter().flat_map(|&zone| [(zone, false), (zone, true)]).collect());
    }

    #[test]
    fn a_choice_of_a_card_is_translated() {
        let mut shown = false;
        wander(2, 3, 20, |state| {
            let mut chance = Fast::new(1);
            let Some(Resampled { state: other, .. }) = resampled(state, Audience::Spectator, &mut chance) else { return };
            for card in state.hands.hand(Seat(0)).kinds() {
                let Some(Choice::Card(instead)) = translate(state, &other, Seat(0), Choice::Card(card)) else { continue };
                assert!(other.hands.hand(Seat(0)).contains(instead));
                let swap = translate(state, &other, Seat(0), Choice::Swap(card, Seat(1)));
                assert_eq!(swap, Some(Choice::Swap(instead, Seat(1))));
                shown |= instead != card;
            }
            assert_eq!(translate(state, &other, Seat(0), Choice::EndTurn), Some(Choice::EndTurn));
        });
        assert!(shown);
    }

    #[test]
    fn events_with_cards_disclose_them() {
        let seat = Seat(0);
        assert!(discloses(&Event::Looked { seat, of: Seat(1), cards: [CombatId(1)].into_iter().collect() }));
        assert!(!discloses(&Event::Drew { seat, count: 2, cards: [].into_iter().collect() }));
        assert!(discloses(&Event::Swapped { seat, other: Seat(1), given: Some(CombatId(1)), taken: None }));
        assert!(!discloses(&Event::Kept { seat, card: None }) && discloses(&Event::Dropped { seat, card: CombatId(1) }));
        assert!(!discloses(&Event::TookBack { seat }));
    }
}
