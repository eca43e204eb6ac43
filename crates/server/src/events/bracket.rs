//! Single elimination: whoever loses is out. The first round is drawn up so that those who entered first meet last, and have
//! the byes where places are left over.

use super::{Entrant, Paired, Won, halvings};

/// The order in which seeds stand in a bracket of so many places, a power of two: the first and the last meet first.
fn places(size: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < size {
        let next = order.len() * 2;
        order = order.iter().flat_map(|&seed| [seed, next - 1 - seed]).collect();
    }
    order
}

/// How many rounds there are for those who were there when it began.
pub fn rounds(entrants: &[Entrant]) -> usize {
    halvings(entrants.iter().filter(|entrant| entrant.from <= 1).count())
}

/// The pairings of the next round. Those who have dropped out leave a bye to whoever would have met them; where both are
/// gone there is none.
pub fn pair(entrants: &[Entrant], played: &[Vec<Paired>]) -> Vec<Paired> {
    let round = played.len() + 1;
    let seeds: Vec<usize> = entrants.iter().filter(|entrant| entrant.from <= 1).map(|entrant| entrant.number).collect();
    let sides: Vec<Option<usize>> = match played.last() {
        None => {
            let size = seeds.len().max(2).next_power_of_two();
            places(size).into_iter().map(|seed| seeds.get(seed).copied()).collect()
        }
        Some(before) => {
            let boards = (1usize << rounds(entrants)) >> played.len();
            let winner = |board: usize| before.iter().find(|pairing| pairing.board == board).and_then(Paired::winner);
            (0..boards).map(winner).collect()
        }
    };
    let here =
        |side: &Option<usize>| side.filter(|number| entrants.iter().any(|entrant| entrant.number == *number && entrant.plays(round)));
    let board = |(board, sides): (usize, &[Option<usize>])| {
        let (one, two) = (sides.first().and_then(here), sides.get(1).and_then(here));
        // Whoever has begun less often begins; else the one that entered later, who has the harder way.
        let begun = |entrant: usize| played.iter().flatten().filter(|pairing| pairing.two.is_some() && pairing.one == entrant).count();
        match (one, two) {
            (Some(one), Some(two)) => {
                let swap = (begun(two), std::cmp::Reverse(two)) < (begun(one), std::cmp::Reverse(one));
                let (one, two) = if swap { (two, one) } else { (one, two) };
                Some(Paired { board, one, two: Some(two), won: None })
            }
            (Some(alone), None) | (None, Some(alone)) => Some(Paired { board, one: alone, two: None, won: Some(Won::One) }),
            (None, None) => None,
        }
    };
    sides.chunks(2).enumerate().filter_map(board).collect()
}

/// Who goes on where nobody has won: the one that entered earlier.
pub fn drawn(pairing: &Paired) -> Won {
    if pairing.two.is_some_and(|two| two < pairing.one) { Won::Two } else { Won::One }
}
