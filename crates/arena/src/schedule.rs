//! Who meets whom, in which seat, on which deal.

/// The bots of a tournament, as numbers, around a table with so many seats.
#[derive(Clone, Debug)]
pub struct Schedule {
    lineups: Vec<Vec<usize>>,
    /// How many tables each deal is played at.
    pub turns: usize,
}

impl Schedule {
    /// Every bot meets every other, or all sit at every table if there are seats enough.
    pub fn new(bots: usize, seats: usize) -> Schedule {
        let lineups = if seats == 1 {
            vec![(0..bots).collect()]
        } else if bots > seats {
            combinations(bots, seats)
        } else {
            // Bots that are fewer than the seats take turns in filling them up.
            (0..bots).map(|first| (0..seats).map(|seat| (first + seat) % bots).collect()).collect()
        };
        let turns = match (bots, seats) {
            (1, _) => 1,
            (_, 1) => bots,
            _ if seats.is_multiple_of(bots) => bots,
            _ => seats,
        };
        Schedule { lineups, turns }
    }

    /// The bot of every seat at a table of a group. The bots of a lineup go around the table; every other
    /// round they sit the other way round, so that nobody always follows the same neighbour.
    pub fn seats(&self, group: u64, turn: usize, seats: usize) -> Vec<usize> {
        let lineup = &self.lineups[(group % self.lineups.len() as u64) as usize];
        if seats == 1 {
            return vec![lineup[turn % lineup.len()]];
        }
        let mirrored = (group / self.lineups.len() as u64) % 2 == 1;
        let mut around: Vec<usize> = lineup.clone();
        if mirrored {
            around.reverse();
        }
        around.rotate_left(turn % seats);
        around
    }
}

/// All ways to choose `of` numbers below `all`, in order.
fn combinations(all: usize, of: usize) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    let mut chosen: Vec<usize> = (0..of).collect();
    loop {
        found.push(chosen.clone());
        let Some(place) = (0..of).rev().find(|&place| chosen[place] < all - of + place) else { return found };
        chosen[place] += 1;
        for later in place + 1..of {
            chosen[later] = chosen[later - 1] + 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pair_meets_on_both_sides_of_the_same_deal() {
        let schedule = Schedule::new(3, 2);
        let mut met: Vec<Vec<usize>> = (0..3)
            .flat_map(|group| (0..schedule.turns).map(move |turn| (group, turn)))
            .map(|(group, turn)| schedule.seats(group, turn, 2))
            .collect();
        met.sort();
        assert_eq!(met, [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]]);
    }

    #[test]
    fn everybody_sits_everywhere_as_often() {
        for (bots, seats) in [(2, 2), (2, 4), (3, 4), (4, 4), (5, 3), (3, 3), (4, 1)] {
            let schedule = Schedule::new(bots, seats);
            let mut sat = vec![vec![0; seats]; bots];
            for group in 0..60 {
                for turn in 0..schedule.turns {
                    for (seat, bot) in schedule.seats(group, turn, seats).into_iter().enumerate() {
                        sat[bot][seat] += 1;
                    }
                }
            }
            let first = sat[0][0];
            assert!(first > 0 && sat.iter().flatten().all(|&times| times == first), "{bots} bots, {seats} seats: {sat:?}");
        }
    }

    #[test]
    fn one_bot_plays_against_itself() {
        let schedule = Schedule::new(1, 4);
        assert_eq!((schedule.turns, schedule.seats(5, 0, 4)), (1, vec![0; 4]));
    }
}
