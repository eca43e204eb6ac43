//! Ratings with their intervals. The groups of tables are whole numbers, so that sums do not depend on the order in which
//! threads come to an end.

use table::chance::Fast;
use table::statistics::Estimate;

/// What bots took from each other: by winner and loser, in worth.
pub type Pairs = Vec<Vec<f64>>;

/// Points of a rating that make a win ten times as likely as a loss.
const SCALE: f64 = 400.0;

/// Ratings by the model of Bradley and Terry, with a mean of 0: a bot that is 400 points above another takes
/// ten points for each point that the other takes. One drawn game of everybody with everybody is supposed,
/// so that who never loses has a rating too.
pub fn ratings(pairs: &Pairs) -> Vec<f64> {
    let bots = pairs.len();
    let met = |one: usize, other: usize| if one == other { 0.0 } else { pairs[one][other] + pairs[other][one] + 1.0 };
    let won: Vec<f64> = (0..bots).map(|bot| (0..bots).filter(|&other| other != bot).map(|other| pairs[bot][other] + 0.5).sum()).collect();
    let mut strength = vec![1.0; bots];
    for _ in 0..1000 {
        let next: Vec<f64> = (0..bots)
            .map(|bot| {
                won[bot]
                    / (0..bots).filter(|&other| other != bot).map(|other| met(bot, other) / (strength[bot] + strength[other])).sum::<f64>()
            })
            .collect();
        let mean = (next.iter().map(|strength| strength.ln()).sum::<f64>() / bots as f64).exp();
        let next: Vec<f64> = next.iter().map(|strength| strength / mean).collect();
        let moved = next.iter().zip(&strength).map(|(new, old)| (new / old).ln().abs()).fold(0.0, f64::max);
        strength = next;
        if moved < 1e-9 {
            break;
        }
    }
    strength.iter().map(|strength| SCALE * strength.log10()).collect()
}

/// How often the groups are drawn again to see how far ratings could be off.
const DRAWS: usize = 500;

/// Ratings with their intervals: the groups of tables are drawn again and again, each as likely as the
/// others, and the middle 99 of 100 of what comes out are the interval.
pub fn rated(groups: &[Pairs], bots: usize, seed: u64) -> Vec<Estimate> {
    let nothing = || vec![vec![0.0; bots]; bots];
    let add = |all: &mut Pairs, group: &Pairs| {
        for (row, more) in all.iter_mut().zip(group) {
            row.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        }
    };
    if bots < 2 {
        return vec![Estimate { value: 0.0, low: 0.0, high: 0.0 }; bots];
    }
    let mut all = nothing();
    groups.iter().for_each(|group| add(&mut all, group));
    let values = ratings(&all);
    let mut chance = Fast::new(seed);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(DRAWS); bots];
    for _ in 0..if groups.is_empty() { 0 } else { DRAWS } {
        let mut again = nothing();
        for _ in 0..groups.len() {
            add(&mut again, &groups[chance.below(groups.len() as u32) as usize]);
        }
        ratings(&again).into_iter().zip(&mut drawn).for_each(|(rating, of)| of.push(rating));
    }
    let interval = |(value, drawn): (f64, &mut Vec<f64>)| {
        drawn.sort_by(f64::total_cmp);
        let at = |part: f64| drawn.get((part * drawn.len() as f64) as usize).copied().unwrap_or(value);
        Estimate { value, low: at(0.005).min(value), high: at(0.995).max(value) }
    };
    values.into_iter().zip(&mut drawn).map(interval).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_three_of_four_is_190_points_better() {
        // 400 log10(3) is 190.8; the drawn game that is supposed hardly counts among a thousand.
        let rated = ratings(&vec![vec![0.0, 7500.0], vec![2500.0, 0.0]]);
        assert!((rated[0] - rated[1] - 190.8).abs() < 0.5, "{rated:?}");
        assert!((rated[0] + rated[1]).abs() < 1e-6);
    }

    #[test]
    fn a_chain_of_equal_odds_is_a_ladder() {
        // Strengths 4, 2, 1: everybody meets everybody a hundred thousand times.
        let strength = [4.0, 2.0, 1.0];
        let pairs = strength.map(|one| strength.map(|other| if one == other { 0.0 } else { 1e5 * one / (one + other) }).to_vec()).to_vec();
        let rated = ratings(&pairs);
        assert!((rated[0] - rated[1] - 120.4).abs() < 0.5 && (rated[1] - rated[2] - 120.4).abs() < 0.5, "{rated:?}");
    }

    #[test]
    fn who_never_loses_has_a_rating_too() {
        let rated = ratings(&vec![vec![0.0, 100.0], vec![0.0, 0.0]]);
        assert!(rated[0] > 400.0 && rated[0] < 1000.0, "{rated:?}");
    }

    #[test]
    fn intervals_of_ratings_narrow_with_more_tables() {
        let group = |won: f64| vec![vec![0.0, won], vec![2.0 - won, 0.0]];
        let width = |groups: usize| {
            let groups: Vec<Pairs> = (0..groups).map(|number| group([0.0, 1.0, 2.0, 2.0][number % 4])).collect();
            let rated = rated(&groups, 2, 7);
            assert!(rated[0].low < rated[0].value && rated[0].value < rated[0].high);
            rated[0].high - rated[0].low
        };
        let (few, many) = (width(20), width(2000));
        assert!(many < few / 5.0, "{few} {many}");
    }
}
