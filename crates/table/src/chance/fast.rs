//! Quick chance for simulation: xoshiro256++, the same on every platform.

use std::fmt::Display;

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::Chance;
use crate::seat::Seat;

/// The xoshiro256++ generator, seeded through SplitMix64.
#[derive(Clone, Debug)]
pub struct Fast {
    generator: Xoshiro256PlusPlus,
    seed: u64,
}

impl Fast {
    /// The generator of this seed.
    pub fn new(seed: u64) -> Fast {
        Fast { generator: Xoshiro256PlusPlus::seed_from_u64(seed), seed }
    }

    /// A number below `of`, without bias (Lemire's multiplication with rejection).
    #[inline]
    pub fn below(&mut self, of: u32) -> u32 {
        let mut product = u64::from(self.generator.next_u32()) * u64::from(of);
        if (product as u32) < of {
            let unfair = of.wrapping_neg() % of;
            while (product as u32) < unfair {
                product = u64::from(self.generator.next_u32()) * u64::from(of);
            }
        }
        (product >> 32) as u32
    }

    /// A seed for the player of a seat.
    pub fn player_seed(&self, seat: Seat) -> u64 {
        seat_seed(self.seed, seat)
    }

    /// Starts a stream of its own after `count` results, so that taking a game up again never repeats
    /// what was rolled before.
    pub fn skip_to(&mut self, count: u64) {
        *self = Fast { seed: self.seed, ..Fast::new(derive_seed(self.seed, count.wrapping_add(1 << 48))) };
    }
}

/// A seed of its own for the `number`-th user of a seed, by the finaliser of MurmurHash3. (Multiples
/// of SplitMix64's own constant would give neighbours overlapping states.)
#[inline]
pub fn derive_seed(seed: u64, number: u64) -> u64 {
    let mut mixed = seed.wrapping_add(number.wrapping_mul(0xD134_2543_DE82_EF95));
    mixed = (mixed ^ (mixed >> 33)).wrapping_mul(0xFF51_AFD7_ED55_8CCD);
    mixed = (mixed ^ (mixed >> 33)).wrapping_mul(0xC4CE_B9FE_1A85_EC53);
    mixed ^ (mixed >> 33)
}

/// The seed of the player of a seat at the table of a seed.
#[inline]
pub fn seat_seed(seed: u64, seat: Seat) -> u64 {
    derive_seed(seed, 1 + u64::from(seat.0))
}

impl Chance for Fast {
    #[inline]
    fn draw<K: Display>(&mut self, _: &'static str, of: u32, _: impl Fn(u32) -> K) -> u32 {
        self.below(of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Chi-squared of counts that should be equal.
    fn chi_squared(counts: &[u64]) -> f64 {
        let expected = counts.iter().sum::<u64>() as f64 / counts.len() as f64;
        counts.iter().map(|&count| (count as f64 - expected).powi(2) / expected).sum()
    }

    #[test]
    fn every_face_is_as_likely_as_every_other() {
        for sides in [2, 3, 6, 7, 20, 100] {
            let mut chance = Fast::new(u64::from(sides));
            let mut counts = vec![0; sides as usize];
            for _ in 0..100_000 {
                counts[chance.roll("die", sides) as usize - 1] += 1;
            }
            // Mean k, deviation sqrt(2k): six deviations are one in many millions, and the seed is fixed.
            let freedom = f64::from(sides - 1);
            assert!(chi_squared(&counts) < freedom + 6.0 * (2.0 * freedom).sqrt(), "d{sides}: {counts:?}");
        }
    }

    #[test]
    fn every_order_is_as_likely_as_every_other() {
        let mut chance = Fast::new(7);
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..120_000 {
            let mut cards = [0, 1, 2, 3, 4];
            chance.shuffle("deck", &mut cards, |card| *card);
            *counts.entry(cards).or_insert(0u64) += 1;
        }
        assert_eq!(counts.len(), 120);
        let counts: Vec<_> = counts.into_values().collect();
        assert!(chi_squared(&counts) < 119.0 + 6.0 * (2.0 * 119.0f64).sqrt());
    }

    #[test]
    fn the_stream_is_the_published_one() {
        // Computed from the published definitions of xoshiro256++ and SplitMix64, seed 0.
        let mut chance = Fast::new(0);
        let firsts: Vec<u32> = (0..8).map(|_| chance.below(1000)).collect();
        assert_eq!(firsts, [324, 382, 359, 11, 495, 20, 857, 845]);
    }

    #[test]
    fn going_on_never_repeats_what_was_rolled() {
        let mut chance = Fast::new(9);
        let before: Vec<u32> = (0..8).map(|_| chance.below(1 << 30)).collect();
        chance.skip_to(8);
        let after: Vec<u32> = (0..8).map(|_| chance.below(1 << 30)).collect();
        assert!(before.iter().all(|roll| !after.contains(roll)));
    }
}
