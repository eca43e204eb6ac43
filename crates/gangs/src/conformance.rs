//! Who knows what, written from the rules, and the kit.
//!
//! R313: a hand is known to its seat. R169: what was drawn, kept, put under the deck and removed, to
//! who upgrades. R115: a card laid down, to its seat, until all are. R125: used cards, to all. R325: a
//! card under a market deck, to all, because it lay face up. What a seat learned by a look (R333), a
//! swap (R332) or because everybody saw it (R060, R126) is in the facts that `fits` holds it to.

use std::hash::{DefaultHasher, Hash, Hasher};

use table::chance::Fast;
use table::conformance::{Secrets, Slot};
use table::knowledge::{Place, fill, holds};
use table::pile::Lying;
use table::{Audience, Game, Seat, Seats};

use crate::catalog::Catalog;
use crate::choice::Choice;
use crate::event::Event;
use crate::frame::Frame;
use crate::hands::{Card, Cards, DECK, DRAWN, Hands, REMOVED, hand};
use crate::state::State;

/// Who knows what lies where in Gangs of Night City.
pub(crate) struct GangsSecrets;

/// Where a slot lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum At {
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

impl At {
    /// The place of a hidden Combat card.
    fn place(self) -> Option<Place> {
        match self {
            At::Hand(seat, _) => Some(hand(seat)),
            At::Deck(_) => Some(DECK),
            At::Drawn(_) => Some(DRAWN),
            At::Removed(_) => Some(REMOVED),
            At::Used(..) | At::Played(_) | At::Pick(_) | At::Opportunity(_) | At::Edgerunner(_) => None,
        }
    }
}

fn places(state: &State) -> Vec<At> {
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

fn slot(state: &State, at: At) -> Slot {
    let hidden = |zone, knows, group| Slot { zone, knows, public: false, group };
    let open = |zone| Slot { zone, knows: Seats::NONE, public: true, group: None };
    let market = |zone, knows: Option<Seats>, group| {
        let knows = knows.unwrap_or_default();
        Slot { zone, knows, public: knows == Seats::all(state.seats), group: Some(group) }
    };
    match at {
        At::Hand(seat, _) => hidden("hand", Seats::only(seat), Some(0)),
        At::Used(..) => open("used"),
        At::Played(_) => open("played"),
        At::Deck(card) => hidden("upgrade deck", state.hands.deck().iter().nth(card).map(known).unwrap_or_default(), Some(0)),
        At::Drawn(_) => hidden("drawn", Seats::only(state.turn.seat), Some(0)),
        At::Removed(_) => hidden("removed", Seats::NONE, Some(0)),
        At::Pick(seat) => hidden("pick", Seats::only(seat), None),
        At::Opportunity(card) => market("opportunity deck", state.opportunities.deck().iter().nth(card).map(known), 1),
        At::Edgerunner(card) => market("edgerunner deck", state.edgerunners.deck().iter().nth(card).map(known), 2),
    }
}

fn known<C: Copy>(lying: Lying<C>) -> Seats {
    lying.known
}

/// The Combat card in a slot.
fn card(state: &State, at: At) -> Option<Card> {
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

fn content(state: &State, at: At) -> String {
    let catalog = Catalog::load();
    let key = match at {
        At::Opportunity(index) => state.opportunities.deck().iter().nth(index).map(|lying| lying.card.key(catalog)),
        At::Edgerunner(index) => state.edgerunners.deck().iter().nth(index).map(|lying| lying.card.key(catalog)),
        combat => card(state, combat).map(|card| card.key(catalog)),
    };
    key.unwrap_or("nothing").to_owned()
}

/// Puts other cards into slots of hidden Combat cards. Hands are sets, so only what comes and goes counts.
fn put(state: &mut State, cards: &[(At, Card)]) {
    let (mut laid, facts) = state.hands.take_apart();
    let exchange = |set: &mut Cards, old: Option<Card>, new: Card| {
        old.map(|old| set.remove(old));
        set.insert(new);
    };
    for &(at, new) in cards {
        let old = card(state, at);
        match at {
            At::Hand(seat, _) => exchange(&mut laid.hands[seat.index()], old, new),
            At::Removed(_) => exchange(&mut laid.removed, old, new),
            At::Drawn(index) => laid.drawn[index] = new,
            At::Deck(index) => {
                laid.deck.replace(index, new);
            }
            At::Used(..) | At::Played(_) | At::Pick(_) | At::Opportunity(_) | At::Edgerunner(_) => {}
        }
    }
    state.hands = Hands::laid(state.seats, laid, facts);
}

fn exchange(state: &mut State, one: At, other: At) {
    match (one, other) {
        (At::Opportunity(one), At::Opportunity(other)) => {
            let deck = state.opportunities.deck_mut();
            let cards: Vec<_> = deck.iter().map(|lying| lying.card).collect();
            deck.replace(one, cards[other]);
            deck.replace(other, cards[one]);
        }
        (At::Edgerunner(one), At::Edgerunner(other)) => {
            let deck = state.edgerunners.deck_mut();
            let cards: Vec<_> = deck.iter().map(|lying| lying.card).collect();
            deck.replace(one, cards[other]);
            deck.replace(other, cards[one]);
        }
        _ => {
            if let (Some(first), Some(second)) = (card(state, one), card(state, other)) {
                put(state, &[(one, second), (other, first)]);
            }
        }
    }
}

/// Another card of the hand is laid down.
fn redraw(state: &mut State, at: At, chance: &mut Fast) {
    let At::Pick(seat) = at else { return };
    let held = state.hands.hand(seat);
    if let Some(card) = held.nth(chance.below(held.len().max(1) as u32) as usize) {
        state.picks.pick(seat, card);
    }
}

fn believes(state: &State, seat: Seat) -> bool {
    holds(&state.hands.lying(), state.hands.learned(seat))
}

/// Hardly any mixture of all cards agrees with what a seat has learned: then the hidden ones are laid
/// out again so that they do.
fn tidy(state: &mut State, audience: Audience) {
    if let Some(seat) = audience.seat().filter(|&seat| !believes(state, seat)) {
        let hidden: Vec<At> =
            places(state).into_iter().filter(|&at| at.place().is_some() && !slot(state, at).knows.contains(seat)).collect();
        let pool: Vec<Card> = hidden.iter().filter_map(|&at| card(state, at)).collect();
        let slots: Vec<Place> = hidden.iter().filter_map(|at| at.place()).collect();
        let mut hasher = DefaultHasher::new();
        state.hands.hash(&mut hasher);
        let filled = fill(&slots, pool, state.hands.learned(seat), &mut Fast::new(hasher.finish()));
        put(state, &hidden.into_iter().zip(filled).collect::<Vec<_>>());
    }
    let (mut laid, facts) = state.hands.take_apart();
    laid.deck.tidy();
    let wrong: Seats = Seat::first(state.seats).filter(|&seat| audience != Audience::Seat(seat) && !believes(state, seat)).collect();
    state.hands = Hands::laid(state.seats, laid, facts.into_iter().filter(|fact| !wrong.contains(fact.seat)));
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
    fn zones(&self) -> &'static [&'static str] {
        &["hand", "upgrade deck", "drawn", "removed", "pick", "opportunity deck", "edgerunner deck"]
    }

    fn slots(&self, state: &State) -> Vec<Slot> {
        places(state).into_iter().map(|at| slot(state, at)).collect()
    }

    fn content(&self, state: &State, slot: usize) -> String {
        content(state, places(state)[slot])
    }

    fn exchange(&self, state: &mut State, one: usize, other: usize) {
        let places = places(state);
        exchange(state, places[one], places[other]);
    }

    fn redraw(&self, state: &mut State, slot: usize, chance: &mut Fast) {
        let at = places(state)[slot];
        redraw(state, at, chance);
    }

    fn tidy(&self, state: &mut State, audience: Audience) {
        tidy(state, audience);
    }

    fn fits(&self, state: &State, audience: Audience) -> bool {
        audience.seat().is_none_or(|seat| believes(state, seat))
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

    use super::*;
    use crate::catalog::CombatId;
    use crate::imagine::tests::wander;
    use crate::view::View;

    /// Another state that an audience cannot tell from this one, and the zones in which it differs.
    fn resampled(state: &State, audience: Audience, chance: &mut Fast) -> Option<(State, BTreeSet<&'static str>)> {
        let mut other = *state;
        let all = places(state);
        let slots: Vec<Slot> = all.iter().map(|&at| slot(state, at)).collect();
        let hidden: Vec<usize> = (0..all.len()).filter(|&at| !slots[at].public && !audience.among(slots[at].knows)).collect();
        for last in (1..hidden.len()).rev() {
            let (one, two) = (hidden[last], hidden[chance.below(last as u32 + 1) as usize]);
            if one != two && slots[one].group.is_some() && slots[one].group == slots[two].group {
                exchange(&mut other, all[one], all[two]);
            }
        }
        hidden.iter().filter(|&&at| slots[at].group.is_none()).for_each(|&at| redraw(&mut other, all[at], chance));
        tidy(&mut other, audience);
        let differs = |at: &&usize| content(state, all[**at]) != content(&other, all[**at]);
        let varied = hidden.iter().filter(differs).map(|&at| slots[at].zone).collect();
        audience.seat().is_none_or(|seat| believes(&other, seat)).then_some((other, varied))
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
                    let Some((other, zones)) = resampled(state, audience, &mut chance) else { continue };
                    fitted += 1;
                    assert_eq!(View::build(&other, audience), View::build(state, audience), "{audience}");
                    assert_eq!(other.audit(Catalog::load()), Ok(()), "{audience}");
                    varied.extend(zones.into_iter().map(|zone| (zone, audience.seat().is_some())));
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
            let Some((other, _)) = resampled(state, Audience::Spectator, &mut chance) else { return };
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
