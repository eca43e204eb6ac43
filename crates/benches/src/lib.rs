//! What speed is measured by: the benchmarks of `cargo xtask bench` stand in this crate, so that no test waits for their
//! libraries. Here is the yardstick, a game without a table around it.

use table::Seat;
use table::chance::{Fast, derive_seed};
use table::seat::MAX_SEATS;
use table::simulate::player_seed;

/// Leduc poker as one would write it for this game alone, without table, choices that can be asked for, or events: what
/// the walk over the table costs is measured against it. The same generator and players, who make as many decisions:
/// those, and what the first seat won in all.
pub fn by_hand(tables: u64) -> (u64, i64) {
    const PLAYER: u64 = 0x5DEE_CE66_D1CE_CAFE;
    fn draw(deck: &mut [u8; 3], left: u32, chance: &mut Fast) -> u8 {
        let (mut at, mut rank) = (chance.below(left) as u8, 0);
        while at >= deck[rank] {
            at -= deck[rank];
            rank += 1;
        }
        deck[rank] -= 1;
        rank as u8
    }
    let mut chance = Fast::new(1);
    let (mut decisions, mut score) = (0, 0);
    for number in 0..tables {
        let seeds: [u64; MAX_SEATS] = std::array::from_fn(|seat| player_seed(number, 0, Seat(seat as u8)) ^ PLAYER);
        let mut deck = [2; 3];
        let cards = [draw(&mut deck, 6, &mut chance), draw(&mut deck, 5, &mut chance)];
        let (mut put, mut public, mut own, mut raises, mut acted) = ([1u8, 1], None, 0, 0, false);
        let mut moment = 0;
        let winner = loop {
            let (mut bets, mut count) = ([0u8; 3], 0);
            for (bet, open) in [put[own] < put[1 - own], true, raises < 2].into_iter().enumerate() {
                bets[count] = bet as u8;
                count += usize::from(open);
            }
            decisions += u64::from(count > 1);
            let place = (u128::from(derive_seed(seeds[own], moment)) * count as u128) >> 64;
            moment += 1;
            match bets[place as usize] {
                0 => break Some(1 - own),
                2 => {
                    put[own] = put[1 - own] + if public.is_some() { 4 } else { 2 };
                    raises += 1;
                }
                _ => {
                    put[own] = put[1 - own];
                    match public {
                        _ if !acted => {}
                        None => {
                            public = Some(draw(&mut deck, 4, &mut chance));
                            (own, raises, acted) = (0, 0, false);
                            continue;
                        }
                        Some(public) => {
                            let strength = cards.map(|card| if card == public { 3 } else { card });
                            break (strength[0] != strength[1]).then_some(usize::from(strength[1] > strength[0]));
                        }
                    }
                }
            }
            (own, acted) = (1 - own, true);
        };
        score += winner.map_or(0, |winner| if winner == 0 { i64::from(put[1]) } else { -i64::from(put[0]) });
    }
    (decisions, score)
}
