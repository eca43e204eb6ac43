//! Imagined states fit the views they were imagined from, wherever a table can get to.

use std::collections::BTreeSet;

use serde_json::json;
use table::{Audience, Seats};

use super::*;
use crate::catalog::words::{District, Gang};
use crate::city::SEATS;
use crate::market::SLOTS;
use crate::options::Options;
use crate::setup::set_up;
use crate::state::{Fight, Losses, PlayedCard};

/// A table at which hidden things happen at random: upgrades, looks, swaps, Firefights, sales. `check`
/// is shown every state on the way.
pub(crate) fn wander(seats: u8, seed: u64, steps: u32, mut check: impl FnMut(&State)) {
    let catalog = Catalog::load();
    let mut chance = Fast::new(seed);
    let options = Options::rivals(&Gang::ALL[..usize::from(seats)]);
    let mut state = set_up(catalog, &options, &mut chance);
    check(&state);
    for step in 0..steps {
        let seat = Seat(chance.below(seats.into()) as u8);
        let other = Seat((seat.0 + 1) % seats);
        if state.left.contains(seat) || state.left.contains(other) {
            continue;
        }
        state.turn.seat = seat;
        match chance.below(8) {
            0 | 1 => upgrade(&mut state, seat, &mut chance, &mut check),
            2 => state.hands.look(seat, other),
            3 => {
                let (given, taken) = (held(&state, seat, &mut chance), held(&state, other, &mut chance));
                assert!(state.hands.swap(seat, given, other, taken));
            }
            4 => firefight(&mut state, &mut chance, &mut check),
            5 => trade(&mut state, &mut chance),
            6 => {
                let card = held(&state, seat, &mut chance);
                assert!(state.hands.use_card(seat, card));
                state.hands.take_back_if_empty(seat);
            }
            _ if seats > 2 && step > 12 && state.left.is_empty() => {
                state.left = state.left.with(seat);
                state.hands.leave(seat);
                state.city.leave(seat);
            }
            _ => {}
        }
        assert_eq!(state.audit(catalog), Ok(()));
        check(&state);
    }
}

fn held(state: &State, seat: Seat, chance: &mut Fast) -> Card {
    any_of(state.hands.hand(seat), chance)
}

fn upgrade(state: &mut State, seat: Seat, chance: &mut Fast, check: &mut impl FnMut(&State)) {
    let catalog = Catalog::load();
    let count = 2 + chance.below(2) as usize;
    state.hands.draw(seat, count, chance, |card| card.key(catalog));
    check(state);
    let kept = state.hands.drawn()[chance.below(count as u32) as usize];
    assert!(state.hands.keep(seat, kept));
    check(state);
    let removed = held(state, seat, chance);
    assert!(state.hands.remove(seat, removed));
    state.hands.take_back_if_empty(seat);
}

/// All lay a card down one after the other, turn them over, and put them to the used ones.
fn firefight(state: &mut State, chance: &mut Fast, check: &mut impl FnMut(&State)) {
    let involved: Seats = state.sides().collect();
    state.picks = Joint::ask(involved);
    for seat in involved.iter() {
        check(state);
        let card = held(state, seat, chance);
        state.picks.pick(seat, card);
    }
    check(state);
    let (nobody, none, lost) = (Seats::NONE, [0; SEATS], [Losses::default(); SEATS]);
    let fight = json!({
        "district": District::Watson, "initiator": state.turn.seat, "involved": involved, "exchanged": 0, "played": [], "turned": 0,
        "blanking": null, "extra": none, "totals": none, "due": none, "lost": lost, "secrets": none,
        "gained": nobody, "payback": null,
    });
    let mut fight: Fight = serde_json::from_value(fight).unwrap();
    for (seat, card) in std::mem::take(&mut state.picks).iter() {
        assert!(state.hands.show(seat, card));
        fight.played.push(PlayedCard { seat, card, firepower: Some(1) });
    }
    state.fight = Some(fight);
    check(state);
    for played in state.fight.take().iter().flat_map(|fight| fight.played.iter()) {
        state.hands.lay(played.seat, played.card);
        state.hands.take_back_if_empty(played.seat);
    }
}

/// A card is sold, recycled, or goes under its deck unseen.
fn trade(state: &mut State, chance: &mut Fast) {
    let catalog = Catalog::load();
    let (slot, seats) = (chance.below(SLOTS as u32) as usize, Seats::all(state.seats));
    let seat = state.turn.seat;
    match chance.below(3) {
        0 => {
            state.opportunities.recycle(slot, seats, "deck", chance, |id| id.key(catalog));
            state.edgerunners.recycle(slot, seats, "deck", chance, |id| id.key(catalog));
        }
        1 => {
            if let Some(card) = state.opportunities.take(slot) {
                state.opportunities.deck_mut().put_at_bottom(card, Seats::NONE);
            }
            let all: Vec<EdgerunnerId> = (0..SLOTS).filter_map(|slot| state.edgerunners.take(slot)).collect();
            let known = if chance.below(2) == 0 { seats } else { Seats::NONE };
            state.edgerunners.deck_mut().put_group_at_bottom(all, known);
        }
        _ => {
            state.opportunities.take(slot).into_iter().for_each(|card| state.seated[seat.index()].seized.insert(card));
            state.edgerunners.take(slot).into_iter().for_each(|id| state.city.hire(seat, id));
        }
    }
    state.opportunities.refill("deck", chance, |id| id.key(catalog));
    state.edgerunners.refill("deck", chance, |id| id.key(catalog));
}

fn audiences(state: &State) -> impl Iterator<Item = Audience> {
    Seat::first(state.seats).map(Audience::Seat).chain([Audience::Spectator, Audience::Everyone])
}

#[test]
fn imagined_states_show_what_they_were_imagined_from() {
    let catalog = Catalog::load();
    let (mut chance, mut checked) = (Fast::new(5), 0);
    for seed in 0..30 {
        wander(2 + (seed % 3) as u8, seed, 25, |state| {
            for audience in audiences(state) {
                let view = View::build(state, audience);
                for (imagined, whole) in [(view.imagine(catalog, &mut chance), true), (view.skeleton(catalog), false)] {
                    let mut shown = View::build(&imagined, audience);
                    if !whole {
                        // What has been learned of others' cards is no part of a skeleton.
                        shown.combats.learned.clone_from(&view.combats.learned);
                    }
                    assert_eq!(shown, view, "{audience}");
                    assert_eq!(imagined.audit(catalog), Ok(()), "{audience}");
                    assert_eq!(imagined.picks.waiting(), state.picks.waiting());
                    let in_hand = |(seat, card): (Seat, Card)| imagined.hands.hand(seat).contains(card);
                    assert!(imagined.picks.iter().all(in_hand), "only a card of the hand can be laid down");
                    checked += 1;
                }
                assert_eq!(view.skeleton(catalog), view.skeleton(catalog));
            }
        });
    }
    assert!(checked > 5_000, "{checked}");
}

#[test]
fn everyone_sees_all_and_so_nothing_is_left_to_imagine() {
    let catalog = Catalog::load();
    wander(3, 8, 30, |state| {
        let imagined = View::build(state, Audience::Everyone).imagine(catalog, &mut Fast::new(1));
        let same = |one: &State, two: &State| -> bool {
            let hands = |state: &State| Seat::first(3).map(|seat| (state.hands.hand(seat), state.hands.used(seat))).collect::<Vec<_>>();
            hands(one) == hands(two) && one.hands.deck() == two.hands.deck() && one.hands.drawn() == two.hands.drawn()
        };
        assert!(same(state, &imagined) && state.hands.removed() == imagined.hands.removed());
        assert!(
            state.opportunities == imagined.opportunities && state.edgerunners == imagined.edgerunners && state.picks == imagined.picks
        );
    });
}

#[test]
fn what_is_unknown_varies_and_what_was_learned_does_not() {
    let catalog = Catalog::load();
    let options = Options { first: Some(Seat(0)), ..Options::rivals(&Gang::ALL[..2]) };
    let mut state = set_up(catalog, &options, &mut Fast::new(1));
    let (john, alice) = (Seat(0), Seat(1));
    let hands = |state: &State| -> BTreeSet<Vec<Card>> {
        let view = View::build(state, Audience::Seat(alice));
        let mut chance = Fast::new(2);
        (0..200).map(|_| view.imagine(catalog, &mut chance).hands.hand(john).iter().collect()).collect()
    };
    assert_eq!(hands(&state).len(), 1, "everybody knows the starting cards");
    state.hands.draw(john, 2, &mut Fast::new(3), |card| card.key(catalog));
    let drawn = state.hands.drawn().to_vec();
    assert_eq!(View::build(&state, Audience::Seat(alice)).combats.drawn, []);
    assert_eq!(View::build(&state, Audience::Seat(john)).combats.drawn, drawn);
    assert!(state.hands.keep(john, drawn[0]));
    let bottom = |seat| View::build(&state, Audience::Seat(seat)).combats.deck.bottom;
    assert_eq!((bottom(john)[0].0, bottom(alice)[0].0), (Some(drawn[1]), None), "only who put it there knows it");
    assert!(hands(&state).len() > 15, "John has kept any of 22");
    assert!(state.hands.remove(john, CombatId(0)));
    assert!(hands(&state).len() > 60, "and removed any of his five");
    state.hands.look(alice, john);
    assert_eq!(hands(&state).len(), 1);
    assert_eq!(View::build(&state, Audience::Spectator).combats.learned, []);
    assert_eq!(View::build(&state, Audience::Everyone).combats.removed_cards, Some([CombatId(0)].into_iter().collect()));
}

#[test]
fn a_card_laid_down_is_seen_by_its_seat_only() {
    let catalog = Catalog::load();
    let options = Options { first: Some(Seat(0)), ..Options::rivals(&Gang::ALL[..2]) };
    let mut state = set_up(catalog, &options, &mut Fast::new(1));
    state.picks = Joint::ask(Seats::all(2));
    state.picks.pick(Seat(0), CombatId(2));
    let view = |audience| View::build(&state, audience).combats;
    let (own, other, over) = (view(Audience::Seat(Seat(0))), view(Audience::Seat(Seat(1))), view(Audience::Everyone));
    assert_eq!((own.pick, other.pick, over.pick), (Some(CombatId(2)), None, None));
    assert_eq!((own.picks, other.picks, over.picks), (vec![], vec![], vec![(Seat(0), CombatId(2))]));
    assert_eq!((other.chosen, other.waiting), (Seats::only(Seat(0)), Seats::only(Seat(1))));
    assert_eq!(other.counts, [4, 4, 0, 0], "it is in the hand until it is turned over");
    let view = View::build(&state, Audience::Seat(Seat(1)));
    let mut chance = Fast::new(4);
    let picks: BTreeSet<Card> = (0..100).filter_map(|_| view.imagine(catalog, &mut chance).picks.of(Seat(0))).collect();
    assert_eq!(picks.len(), 4, "any of the hand");
}
