//! A match of several games: who leads, and whether it is decided.

/// What is played for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Series {
    /// The best of so many games wins.
    pub games: usize,
    /// How many games two players can play on if draws have left it open.
    pub extra: usize,
    /// How many play.
    pub players: usize,
}

/// A game of a match that has ended, by player and not by seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Game {
    /// Who has won it, if one alone has.
    pub won: Option<usize>,
    /// The places of the players; 0 where there is none.
    pub places: Vec<u8>,
}

impl Series {
    /// How many games there are at most. Where more than two play somebody nearly always wins, so nothing is added.
    pub fn most(self) -> usize {
        if self.players > 2 { self.games } else { self.games + self.extra }
    }

    /// How many wins each player has.
    pub fn score(self, played: &[Game]) -> Vec<usize> {
        (0..self.players).map(|player| played.iter().filter(|game| game.won == Some(player)).count()).collect()
    }

    /// Whether it is decided, and for whom: who has won most of the games, who leads by more than are left, or who alone has
    /// not left. After the last game most wins decide, then the better places; else nobody has won.
    pub fn decided(self, played: &[Game], left: &[usize]) -> Option<Option<usize>> {
        let here: Vec<usize> = (0..self.players).filter(|player| !left.contains(player)).collect();
        if here.len() < 2 {
            return Some(here.first().copied());
        }
        let score = self.score(played);
        let to_come = self.most().saturating_sub(played.len());
        let mut best = here.clone();
        // Places of games that nobody has won count for nobody.
        let places = |player: usize| played.iter().map(|game| game.places.get(player).map_or(0, |place| u32::from(*place))).sum::<u32>();
        best.sort_by_key(|&player| (std::cmp::Reverse(score[player]), places(player), player));
        let (first, second) = (best[0], best[1]);
        let leads = score[first] - score[second];
        if score[first] > self.games / 2 || leads > to_come {
            return Some(Some(first));
        }
        let equal = leads == 0 && (self.players == 2 || places(first) == places(second));
        (to_come == 0).then_some((!equal).then_some(first))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(winners: &[i32]) -> Vec<Game> {
        winners.iter().map(|&won| Game { won: usize::try_from(won).ok(), places: Vec::new() }).collect()
    }

    #[test]
    fn a_match_is_decided_by_most_games_and_draws_count_for_nobody() {
        let three = Series { games: 3, extra: 2, players: 2 };
        for (winners, decided) in [
            (&[0][..], None),
            (&[0, 1], None),
            (&[0, 0], Some(Some(0))),
            (&[1, 0, 1], Some(Some(1))),
            (&[-1, 0, -1], None),
            (&[-1, -1, -1, -1], None),
            (&[-1, -1, -1, -1, -1], Some(None)),
            (&[-1, 1, -1, -1, -1], Some(Some(1))),
            (&[0, 1, -1, -1, -1], Some(None)),
        ] {
            assert_eq!(three.decided(&played(winners), &[]), decided, "{winners:?}");
        }
        assert_eq!(three.decided(&played(&[0]), &[0]), Some(Some(1)), "whoever leaves gives the rest away");
        assert_eq!(three.decided(&played(&[0]), &[0, 1]), Some(None));
        let single = Series { games: 1, extra: 0, players: 2 };
        assert_eq!((single.decided(&played(&[]), &[]), single.decided(&played(&[-1]), &[])), (None, Some(None)));
    }

    #[test]
    fn of_four_the_better_places_decide_between_equals() {
        let four = Series { games: 3, extra: 2, players: 4 };
        let game = |won: usize, places: [u8; 4]| Game { won: Some(won), places: places.to_vec() };
        let open = vec![game(0, [1, 2, 3, 4]), game(1, [4, 1, 2, 3])];
        assert_eq!(four.decided(&open, &[]), None);
        let all = [open.clone(), vec![game(2, [2, 3, 1, 4])]].concat();
        assert_eq!(four.decided(&all, &[]), Some(None), "1 and 2 have as many wins and places");
        let clear = [open, vec![game(2, [4, 2, 1, 3])]].concat();
        assert_eq!(four.decided(&clear, &[]), Some(Some(1)));
        assert_eq!(four.decided(&[], &[0, 2, 3]), Some(Some(1)));
    }
}
