//! Tournaments as arithmetic: whatever is played, whoever comes late or drops out, everybody is paired as the rules of
//! `docs/events.md` say.

use std::collections::{BTreeMap, BTreeSet};

use proptest::collection::vec;
use proptest::prelude::*;
use server::events::{Entrant, Paired, Won, bracket, halvings, standings, swiss};

fn all(count: usize) -> Vec<Entrant> {
    (0..count).map(|number| Entrant { number, from: 1, until: None }).collect()
}

fn met(rounds: &[Vec<Paired>]) -> BTreeSet<(usize, usize)> {
    rounds.iter().flatten().filter_map(|pairing| Some((pairing.one.min(pairing.two?), pairing.one.max(pairing.two?)))).collect()
}

/// Whether those who are left can be paired without anybody meeting again; with an odd number, with a bye for anybody.
fn can_avoid(left: &[usize], met: &BTreeSet<(usize, usize)>) -> bool {
    let Some((&one, rest)) = left.split_first() else { return true };
    let without = |at: usize| rest.iter().enumerate().filter(|(place, _)| *place != at).map(|(_, number)| *number).collect::<Vec<_>>();
    if left.len() % 2 == 1 && can_avoid(rest, met) {
        return true;
    }
    (0..rest.len()).any(|at| !met.contains(&(one.min(rest[at]), one.max(rest[at]))) && can_avoid(&without(at), met))
}

/// Checks a round: everybody who is there is in it once, and at most one has a bye.
fn whole(paired: &[Paired], here: &BTreeSet<usize>) {
    let mut seen: Vec<usize> = paired.iter().flat_map(|pairing| [Some(pairing.one), pairing.two]).flatten().collect();
    seen.sort_unstable();
    assert_eq!(seen, here.iter().copied().collect::<Vec<_>>(), "everybody once: {paired:?}");
    let byes: Vec<&Paired> = paired.iter().filter(|pairing| pairing.two.is_none()).collect();
    assert!(byes.len() == here.len() % 2 && byes.iter().all(|bye| bye.won == Some(Won::One)));
    assert!(paired.iter().enumerate().all(|(place, pairing)| pairing.board == place));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn everybody_is_paired_once_and_meets_nobody_twice_while_that_can_be(
        count in 2..11usize,
        rounds in 1..9usize,
        results in vec(0..4usize, 60),
        comings in vec((0..12usize, 1..5usize), 0..3),
        goings in vec((0..12usize, 1..6usize), 0..4),
        seed in 0..1000u32,
    ) {
        let mut entrants = all(count);
        for (number, from) in comings {
            if let Some(entrant) = entrants.get_mut(number) { entrant.from = from; }
        }
        let (seed, mut played, mut result) = (seed.to_string(), Vec::new(), results.iter().cycle());
        for round in 1..=rounds {
            // Whoever drops out before this round.
            for (number, after) in &goings {
                if *after + 1 == round && let Some(entrant) = entrants.get_mut(*number) { entrant.until = Some(*after); }
            }
            let here: BTreeSet<usize> = entrants.iter().filter(|entrant| entrant.plays(round)).map(|entrant| entrant.number).collect();
            let mut paired = swiss::pair(&entrants, &played, &seed);
            prop_assert_eq!(&paired, &swiss::pair(&entrants, &played, &seed), "the same again");
            whole(&paired, &here);
            let before = met(&played);
            let again = met(std::slice::from_ref(&paired)).intersection(&before).count();
            let left: Vec<usize> = here.iter().copied().collect();
            if can_avoid(&left, &before) {
                prop_assert_eq!(again, 0, "nobody meets again: {:?} after {:?}", paired, played);
            }
            let byes = |number: usize| played.iter().flatten().filter(|pairing: &&Paired| pairing.two.is_none() && pairing.one == number).count();
            if let Some(bye) = paired.iter().find(|pairing| pairing.two.is_none()) && byes(bye.one) > 0 {
                // A second bye only where every other would make two meet again.
                for other in here.iter().filter(|other| byes(**other) == 0) {
                    let rest: Vec<usize> = here.iter().copied().filter(|number| number != other).collect();
                    prop_assert!(!can_avoid(&rest, &before), "{} could have had it", other);
                }
            }
            for pairing in paired.iter_mut().filter(|pairing| pairing.two.is_some()) {
                pairing.won = Some(Won::ALL[*result.next().unwrap()]);
            }
            played.push(paired);
        }
        let table = standings::swiss(&entrants, &played, &seed);
        prop_assert_eq!(table.iter().map(|standing| standing.place).collect::<Vec<_>>(), (1..=count).collect::<Vec<_>>());
        prop_assert!(table.is_sorted_by(|one, next| (one.points, one.buchholz, one.sonneborn) >= (next.points, next.buchholz, next.sonneborn)));
    }

    #[test]
    fn an_elimination_comes_to_one_whoever_drops_out(
        count in 2..20usize,
        results in vec(0..3usize, 40),
        goings in vec((0..20usize, 0..5usize), 0..5),
    ) {
        let mut entrants = all(count);
        let (mut played, mut result) = (Vec::<Vec<Paired>>::new(), results.iter());
        for round in 1..=bracket::rounds(&entrants) {
            for (number, after) in &goings {
                if *after + 1 == round && let Some(entrant) = entrants.get_mut(*number) { entrant.until = Some(*after); }
            }
            let mut paired = bracket::pair(&entrants, &played);
            prop_assert_eq!(&paired, &bracket::pair(&entrants, &played), "the same again");
            let mut seen: Vec<usize> = paired.iter().flat_map(|pairing| [Some(pairing.one), pairing.two]).flatten().collect();
            seen.sort_unstable();
            let once: BTreeSet<usize> = seen.iter().copied().collect();
            prop_assert_eq!(once.len(), seen.len(), "everybody once");
            let lost = |number: usize| played.iter().flatten().any(|pairing| pairing.has(number) && pairing.winner() != Some(number));
            prop_assert!(seen.iter().all(|number| !lost(*number) && entrants[*number].plays(round)), "nobody who is out");
            for entrant in entrants.iter().filter(|entrant| entrant.plays(round) && !lost(entrant.number)) {
                prop_assert!(once.contains(&entrant.number), "{} is left out: {:?}", entrant.number, paired);
            }
            for pairing in paired.iter_mut().filter(|pairing| pairing.two.is_some()) {
                pairing.won = Some([Won::One, Won::Two, Won::Nobody][*result.next().unwrap_or(&0)]);
            }
            played.push(paired);
        }
        let last = played.last().unwrap();
        prop_assert!(last.len() <= 1, "one is left, or nobody");
        let table = standings::elimination(&entrants, &played);
        if let Some(winner) = last.first().and_then(Paired::winner) {
            prop_assert_eq!(table[0].entrant, winner);
        }
    }
}

#[test]
fn the_first_entrants_have_the_byes_and_meet_last() {
    let paired = bracket::pair(&all(5), &[]);
    let byes: Vec<usize> = paired.iter().filter(|pairing| pairing.two.is_none()).map(|pairing| pairing.one).collect();
    assert_eq!(byes, [0, 1, 2], "{paired:?}");
    let mut played = Vec::new();
    for _ in 0..4 {
        let mut paired = bracket::pair(&all(16), &played);
        paired.iter_mut().for_each(|pairing| pairing.won = Some(bracket::drawn(pairing)));
        played.push(paired);
    }
    assert!(played[3][0].has(0) && played[3][0].has(1), "whoever entered earlier goes on where nobody wins: {played:?}");
    assert_eq!(halvings(9), 4);
}

#[test]
fn two_hundred_and_fifty_five_are_paired_quickly_and_fairly() {
    let (entrants, mut played) = (all(255), Vec::new());
    for round in 0..8 {
        let mut paired = swiss::pair(&entrants, &played, "255");
        whole(&paired, &(0..255).collect());
        assert!(met(std::slice::from_ref(&paired)).is_disjoint(&met(&played)), "round {round}");
        for (place, pairing) in paired.iter_mut().enumerate().filter(|(_, pairing)| pairing.two.is_some()) {
            pairing.won = Some(Won::ALL[(place * 7 + round) % 3]);
        }
        played.push(paired);
    }
    let mut byes = BTreeMap::new();
    let mut begun: BTreeMap<usize, i32> = BTreeMap::new();
    for pairing in played.iter().flatten() {
        match pairing.two {
            None => *byes.entry(pairing.one).or_insert(0) += 1,
            Some(two) => {
                *begun.entry(pairing.one).or_default() += 1;
                *begun.entry(two).or_default() -= 1;
            }
        }
    }
    assert!(byes.values().all(|count| *count == 1), "{byes:?}");
    assert!(begun.values().all(|more| more.abs() <= 2), "everybody begins about half of the time: {begun:?}");
}

#[test]
fn ties_are_broken_by_opponents_and_in_the_end_by_lot() {
    let pairing = |board, one, two, won| Paired { board, one, two: Some(two), won: Some(won) };
    let bye = |board, one| Paired { board, one, two: None, won: Some(Won::One) };
    // 0 beats 1 and 2; 1 beats 2 and has a bye: as many points, and what opponents have decides.
    let played =
        [vec![pairing(0, 0, 1, Won::One), bye(1, 2)], vec![pairing(0, 2, 0, Won::Two), bye(1, 1)], vec![pairing(0, 1, 2, Won::One)]];
    let table = standings::swiss(&all(3), &played, "x");
    let told: Vec<_> = table.iter().map(|row| (row.entrant, row.points, row.buchholz, row.sonneborn)).collect();
    assert_eq!(told, [(1, 4, 4 + 4 + 2, 4), (0, 4, 6, 12), (2, 2, 2 + 4 + 4, 0)]);
    // 0 and 2 are equal in points and in both numbers, and so are 1 and 4: who has won against whom decides, whatever the lot.
    let played = [
        vec![pairing(0, 4, 1, Won::Two), pairing(1, 2, 0, Won::Two), pairing(2, 3, 5, Won::Two)],
        vec![pairing(0, 5, 2, Won::One), pairing(1, 0, 4, Won::Two), pairing(2, 1, 3, Won::Two)],
        vec![pairing(0, 0, 5, Won::Two), pairing(1, 1, 2, Won::Two), pairing(2, 3, 4, Won::One)],
    ];
    for seed in 0..20 {
        let table = standings::swiss(&all(6), &played, &seed.to_string());
        assert_eq!(table.iter().map(|row| row.entrant).collect::<Vec<_>>(), [5, 3, 0, 2, 1, 4], "{table:?}");
    }
    // Three who have beaten each other in a circle are equal in everything.
    let played = [
        vec![pairing(0, 1, 0, Won::One), pairing(1, 2, 3, Won::Two)],
        vec![pairing(0, 0, 2, Won::One), pairing(1, 3, 1, Won::One)],
        vec![pairing(0, 0, 3, Won::One), pairing(1, 1, 2, Won::One)],
    ];
    let table = standings::swiss(&all(4), &played, "x");
    assert_eq!(table.iter().filter(|row| row.points == 4).count(), 3);
    assert!(table.iter().all(|row| row.points == 0 || (row.buchholz, row.sonneborn) == (8, 8)), "{table:?}");
    let lots = |seed: &str| standings::swiss(&all(4), &played, seed).iter().map(|row| row.entrant).collect::<Vec<_>>();
    assert_eq!(lots("x"), lots("x"));
    assert!((0..20).any(|seed| lots(&seed.to_string()) != lots("x")), "in the end a lot decides, and it is the seed's");
}
