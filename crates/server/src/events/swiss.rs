//! The Swiss system: everybody plays every round, against somebody who stands as well as can be and whom it has not met.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::matching::cheapest;
use super::{Entrant, Paired, Won, lot};

/// Rounds that a tournament has at most.
pub const MOST_ROUNDS: usize = 20;

// What a pairing costs. Each is more than all of those before it together can be, of 256 entrants.
/// To be away from the opponent that the upper half of a group would have in the lower half.
const FOLD: i64 = 1;
/// That both have had the first seat more often than the second, or both less often.
const SEATS: i64 = 1 << 16;
/// A half point between them, squared.
const SCORE: i64 = 1 << 24;
/// That the bye goes to somebody who does not stand last, by how many stand below.
const HIGH_BYE: i64 = 1 << 42;
/// A second bye.
const BYE_AGAIN: i64 = 1 << 50;
/// To meet again.
const AGAIN: i64 = 1 << 52;

/// What is known of somebody before a round.
struct Side {
    number: usize,
    points: i64,
    byes: usize,
    /// How much more often it has had the first seat than the second.
    begun: i64,
    /// Whether it had the first seat last.
    last: bool,
    lot: u64,
}

/// The pairings of the next round, which is fully made of what was played and of the seed.
pub fn pair(entrants: &[Entrant], played: &[Vec<Paired>], seed: &str) -> Vec<Paired> {
    let round = played.len() + 1;
    let mut sides: Vec<Side> =
        entrants.iter().filter(|entrant| entrant.plays(round)).map(|entrant| side(entrant.number, played, seed)).collect();
    sides.sort_by_key(|side| (Reverse(side.points), side.lot, side.number));
    let mut met: BTreeMap<(usize, usize), i64> = BTreeMap::new();
    for pairing in played.iter().flatten() {
        if let Some(two) = pairing.two {
            *met.entry((pairing.one.min(two), pairing.one.max(two))).or_default() += 1;
        }
    }
    // The place of everybody within its group, and how many are in it.
    let mut places = Vec::with_capacity(sides.len());
    for group in sides.chunk_by(|one, other| one.points == other.points) {
        places.extend((0..group.len()).map(|place| (place as i64, group.len() as i64)));
    }
    let (count, bye) = (sides.len(), sides.len());
    let cost = |u: usize, v: usize| {
        if v == bye {
            let below = (count - 1 - u) as i64;
            return if sides[u].byes > 0 { BYE_AGAIN + below * HIGH_BYE } else { below * HIGH_BYE };
        }
        let (one, two) = (&sides[u], &sides[v]);
        let again = met.get(&(one.number.min(two.number), one.number.max(two.number))).copied().unwrap_or_default().min(3);
        let apart = one.points - two.points;
        let seats = i64::from(one.begun.signum() == two.begun.signum() && one.begun != 0);
        let fold = if apart == 0 { (places[v].0 - places[u].0 - places[u].1 / 2).abs() } else { 0 };
        again * AGAIN + apart * apart * SCORE + seats * SEATS + fold * FOLD
    };
    let mates = cheapest(count + count % 2, cost);
    let mut paired = Vec::with_capacity(count / 2 + 1);
    for (u, &v) in mates.iter().enumerate().filter(|(u, v)| u < *v) {
        let board = paired.len();
        paired.push(match sides.get(v) {
            None => Paired { board, one: sides[u].number, two: None, won: Some(Won::One) },
            Some(two) => {
                let first = |side: &Side| (side.begun, side.last, lot(seed, &format!("seat {round}"), side.number));
                let (one, two) = if first(&sides[u]) <= first(two) { (&sides[u], two) } else { (two, &sides[u]) };
                Paired { board, one: one.number, two: Some(two.number), won: None }
            }
        });
    }
    paired
}

fn side(number: usize, played: &[Vec<Paired>], seed: &str) -> Side {
    let mut side = Side { number, points: 0, byes: 0, begun: 0, last: false, lot: lot(seed, "order", number) };
    for pairing in played.iter().flatten().filter(|pairing| pairing.has(number)) {
        let first = pairing.one == number;
        let (one, two) = pairing.won.map(Won::points).unwrap_or_default();
        side.points += i64::from(if first { one } else { two });
        if pairing.two.is_none() {
            side.byes += 1;
        } else {
            side.begun += if first { 1 } else { -1 };
            side.last = first;
        }
    }
    side
}
