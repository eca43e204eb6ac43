//! What a rival's next Combat card is likely to be, counted: of all the ways in which the cards that somebody does not
//! see can lie, given what it has learned (R313), how many put each card there. It looks at a view and nothing else, and
//! takes every card of a hand for as likely as any other.

use table::Seat;
use table::knowledge::Places;

use super::Fares;
use crate::catalog::words::Firepower;
use crate::catalog::{Catalog, CombatId};
use crate::city::{Spot, Unit};
use crate::hands::{Card, hand};
use crate::imagine::Hidden;
use crate::view::View;

/// Ways to lay the cards that are looked through at most; nobody's knowledge is that tangled in a game.
const MOST: usize = 20_000;

/// Cards of which the same is known: they lie among these places.
struct Alike {
    among: Vec<usize>,
    cards: Vec<Card>,
}

/// Counts the ways to lay groups of cards, one group after the other.
struct Count<'a> {
    groups: &'a [Alike],
    /// The place that is asked about.
    asked: usize,
    /// How many ways there are.
    ways: f64,
    /// How many cards of each group lie in that place, summed up over all ways; the last are those of which nothing is known.
    there: Vec<f64>,
    looked: usize,
}

fn factorial(number: usize) -> f64 {
    (2..=number).map(|factor| factor as f64).product()
}

impl Count<'_> {
    /// Lays the cards from a group on into the room that is left.
    fn lay(&mut self, group: usize, room: &mut Vec<usize>, laid: &mut Vec<usize>, weight: f64) {
        self.looked += 1;
        if self.looked > MOST {
            return;
        }
        let Some(Alike { among, cards }) = self.groups.get(group) else {
            // The others fill what is left: in so many ways they are divided among the places.
            let rest: usize = room.iter().sum();
            let weight = weight * room.iter().fold(factorial(rest), |ways, &left| ways / factorial(left));
            self.ways += weight;
            laid.push(room[self.asked]);
            for (sum, &count) in self.there.iter_mut().zip(laid.iter()) {
                *sum += weight * count as f64;
            }
            laid.pop();
            return;
        };
        self.divide(group, &among.clone(), cards.len(), room, laid, weight * factorial(cards.len()), 0);
    }

    /// Divides what is left of a group among places.
    #[allow(clippy::too_many_arguments, reason = "the parts of one step of a count")]
    fn divide(
        &mut self,
        group: usize,
        among: &[usize],
        left: usize,
        room: &mut Vec<usize>,
        laid: &mut Vec<usize>,
        weight: f64,
        here: usize,
    ) {
        let Some((&place, rest)) = among.split_first() else {
            if left == 0 {
                laid.push(here);
                self.lay(group + 1, room, laid, weight);
                laid.pop();
            }
            return;
        };
        for count in 0..=left.min(room[place]) {
            room[place] -= count;
            let here = if place == self.asked { here + count } else { here };
            self.divide(group, rest, left - count, room, laid, weight / factorial(count), here);
            room[place] += count;
        }
    }
}

impl View {
    /// How likely a card of a player's hand is of each kind; nothing where nobody could count it.
    pub fn held(&self, catalog: &Catalog, seat: Seat) -> Option<Vec<(CombatId, f64)>> {
        let holds = usize::from(*self.combats.counts.get(seat.index()).filter(|_| seat.0 < self.seats)?);
        let share = |count: f64| count / holds as f64;
        if holds == 0 {
            return None;
        }
        if let Some(known) = self.combats.hands[seat.index()] {
            return Some(known.kinds().map(|card| (card, share(f64::from(known.count(card))))).collect());
        }
        let Hidden { places, cards: mut loose, facts } = self.hidden(catalog);
        let asked = places.iter().position(|(place, _)| *place == hand(seat))?;
        let open =
            |among: Places| -> Vec<usize> { (0..places.len()).filter(|&at| places[at].1 > 0 && among.contains(places[at].0)).collect() };
        let mut groups: Vec<Alike> = Vec::new();
        for fact in facts {
            let among = open(fact.among);
            let Some(found) = loose.iter().position(|&card| card == fact.card).filter(|_| !among.is_empty()) else { continue };
            let card = loose.swap_remove(found);
            match groups.iter_mut().find(|group| group.among == among) {
                Some(group) => group.cards.push(card),
                None => groups.push(Alike { among, cards: vec![card] }),
            }
        }
        // What is surest is laid first, so that little is tried in vain.
        groups.sort_by_key(|group| group.among.len());
        let mut room: Vec<usize> = places.iter().map(|(_, count)| *count).collect();
        let mut count = Count { groups: &groups, asked, ways: 0.0, there: vec![0.0; groups.len() + 1], looked: 0 };
        count.lay(0, &mut room, &mut Vec::new(), 1.0);
        if count.ways <= 0.0 || count.looked > MOST {
            return None;
        }
        let mut held: Vec<(CombatId, f64)> = Vec::new();
        let loose = Alike { among: Vec::new(), cards: loose };
        for (group, there) in groups.iter().chain([&loose]).zip(&count.there) {
            let each = share(there / count.ways) / group.cards.len().max(1) as f64;
            for &card in group.cards.iter().filter(|_| each > 0.0) {
                match held.iter_mut().find(|(kind, _)| *kind == card) {
                    Some((_, likely)) => *likely += each,
                    None => held.push((card, each)),
                }
            }
        }
        Some(held)
    }

    /// How a card of one's own fares in the Firefight that goes on, by firepower alone, against whatever the other
    /// players may lay down: each of them any card of its hand, whatever the others have. Nothing in a fight with a side
    /// that has no player, or with a card whose firepower follows from others.
    pub fn fares(&self, catalog: &Catalog, seat: Seat, card: CombatId) -> Option<Fares> {
        let fight = self.fight.as_ref().filter(|fight| fight.played.is_empty())?;
        let drones = Seat::first(self.sides).map(|side| self.city.count(side, Unit::Drone, Spot::outside(fight.district))).sum();
        let counts = |card: CombatId, of_other: u8| match catalog.combat(card).firepower {
            Firepower::Fixed(firepower) => firepower,
            Firepower::DronesHere => drones,
            // It takes over what another card has.
            Firepower::OtherCard => of_other,
        };
        if catalog.combat(card).firepower == Firepower::OtherCard {
            return None;
        }
        let printed = counts(card, 0);
        let own = printed + self.standing(catalog, seat);
        let (mut alone, mut top) = (1.0, 1.0);
        for other in fight.involved.iter().filter(|&other| other != seat) {
            if other.0 >= self.seats {
                return None;
            }
            let more = self.standing(catalog, other);
            let total = |card: CombatId| counts(card, printed) + more;
            // Whoever has no card lays none down.
            let held = if self.combats.counts[other.index()] == 0 { Vec::new() } else { self.held(catalog, other)? };
            let likely = |fits: &dyn Fn(u8) -> bool| -> f64 {
                if held.is_empty() {
                    return if fits(more) { 1.0 } else { 0.0 };
                }
                held.iter().filter(|(card, _)| fits(total(*card))).map(|(_, likely)| likely).sum()
            };
            alone *= likely(&|total| total < own);
            top *= likely(&|total| total <= own);
        }
        Some(Fares { alone, level: (top - alone).max(0.0) })
    }
}
