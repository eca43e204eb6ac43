//! How everybody stands: points, and what decides between those who have as many.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::{Entrant, Paired, Won, lot};

/// How somebody stands. All numbers are whole: points count twice, Sonneborn-Berger four times.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// The entrant.
    pub entrant: usize,
    /// The place, counted from 1; no two have the same.
    pub place: usize,
    /// Half points.
    pub points: u32,
    /// The points of all opponents, in halves. A bye counts as an opponent with as many points as oneself.
    pub buchholz: u32,
    /// The points of those who were beaten, and half of those with whom it was a draw, in quarters.
    pub sonneborn: u32,
    /// Pairings that were won, byes among them.
    pub won: u32,
    /// Pairings that were drawn.
    pub drawn: u32,
    /// Pairings that were lost.
    pub lost: u32,
    /// Byes.
    pub byes: u32,
    /// Whether it has dropped out.
    pub dropped: bool,
}

/// What somebody has had from a pairing, in half points, and against whom.
fn had(pairing: &Paired, entrant: usize) -> Option<(u32, Option<usize>)> {
    let (one, two) = pairing.won?.points();
    if pairing.one == entrant {
        Some((one, pairing.two))
    } else if pairing.two == Some(entrant) {
        Some((two, Some(pairing.one)))
    } else {
        None
    }
}

/// How everybody stands in a Swiss tournament, the best first: by points, then Buchholz, then Sonneborn-Berger, then what
/// those who are still equal have won against one another, then by lot.
pub fn swiss(entrants: &[Entrant], rounds: &[Vec<Paired>], seed: &str) -> Vec<Standing> {
    let mut all = counted(entrants, rounds);
    let points: BTreeMap<usize, u32> = all.iter().map(|standing| (standing.entrant, standing.points)).collect();
    let of = |entrant: usize| points.get(&entrant).copied().unwrap_or_default();
    for standing in &mut all {
        let own = rounds.iter().flatten().filter_map(|pairing| had(pairing, standing.entrant));
        for (had, against) in own {
            standing.buchholz += against.map_or(standing.points, of);
            standing.sonneborn += against.map_or(0, |other| had * of(other));
        }
    }
    let rank = |standing: &Standing| (Reverse(standing.points), Reverse(standing.buchholz), Reverse(standing.sonneborn));
    all.sort_by_key(|standing| (rank(standing), standing.entrant));
    let mut sorted = Vec::with_capacity(all.len());
    for equal in all.chunk_by(|one, other| rank(one) == rank(other)) {
        let among = |entrant: usize| -> u32 {
            let met = |other: &usize| equal.iter().any(|standing| standing.entrant == *other);
            let own = rounds.iter().flatten().filter_map(|pairing| had(pairing, entrant));
            own.filter(|(_, against)| against.as_ref().is_some_and(met)).map(|(had, _)| had).sum()
        };
        let mut equal = equal.to_vec();
        equal.sort_by_key(|standing| (Reverse(among(standing.entrant)), lot(seed, "standing", standing.entrant)));
        sorted.extend(equal);
    }
    placed(sorted)
}

/// How everybody stands in an elimination, the best first: who has come further, then who entered earlier.
pub fn elimination(entrants: &[Entrant], rounds: &[Vec<Paired>]) -> Vec<Standing> {
    let mut all = counted(entrants, rounds);
    all.sort_by_key(|standing| (Reverse(standing.won), standing.lost, standing.dropped, standing.entrant));
    placed(all)
}

fn counted(entrants: &[Entrant], rounds: &[Vec<Paired>]) -> Vec<Standing> {
    let count = |entrant: &Entrant| {
        let mut standing = Standing { entrant: entrant.number, dropped: entrant.until.is_some(), ..Standing::default() };
        for pairing in rounds.iter().flatten() {
            let Some((had, against)) = had(pairing, entrant.number) else { continue };
            standing.points += had;
            standing.byes += u32::from(against.is_none());
            match (had, pairing.won) {
                (2, _) => standing.won += 1,
                (_, Some(Won::Drawn)) => standing.drawn += 1,
                _ => standing.lost += 1,
            }
        }
        standing
    };
    entrants.iter().map(count).collect()
}

fn placed(mut all: Vec<Standing>) -> Vec<Standing> {
    for (place, standing) in (1..).zip(&mut all) {
        standing.place = place;
    }
    all
}
