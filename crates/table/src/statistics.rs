//! Estimates with their intervals, for everything that is counted over many tables. All of it from whole numbers, so
//! that sums do not depend on the order in which threads come to an end.

use serde::Serialize;

/// Deviations on each side of an interval that holds the truth in 99 of 100 cases.
const DEVIATIONS: f64 = 2.576;

/// A worth of 1, as it is summed up.
pub const WHOLE: u64 = 1_000_000;

/// A measured number with its 99 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The number.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Estimate {
    /// A number with its standard deviation.
    pub fn around(value: f64, deviation: f64) -> Estimate {
        Estimate { value, low: value - DEVIATIONS * deviation, high: value + DEVIATIONS * deviation }
    }

    /// The mean of so many numbers, from their sum and the sum of their squares.
    pub fn mean(sum: i64, squares: i64, of: u64) -> Estimate {
        let count = of.max(1) as f64;
        let mean = sum as f64 / count;
        let variance = (squares as f64 / count - mean * mean).max(0.0);
        Estimate::around(mean, (variance / count).sqrt())
    }

    /// The share of so many out of so many.
    pub fn rate(hits: u64, of: u64) -> Estimate {
        Sum::rate(hits, of).estimate()
    }
}

/// Numbers from 0 to [`WHOLE`], summed up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sum {
    /// How many.
    pub count: u64,
    total: u64,
    squares: u128,
}

impl Sum {
    /// So many wholes out of so many.
    pub fn rate(hits: u64, of: u64) -> Sum {
        Sum { count: of, total: hits * WHOLE, squares: u128::from(hits) * u128::from(WHOLE) * u128::from(WHOLE) }
    }

    /// Adds one.
    pub fn add(&mut self, worth: u64) {
        self.count += 1;
        self.total += worth;
        self.squares += u128::from(worth) * u128::from(worth);
    }

    /// Adds all of another.
    pub fn merge(&mut self, other: &Sum) {
        self.count += other.count;
        self.total += other.total;
        self.squares += other.squares;
    }

    /// Those of another that are not in this one.
    pub fn missing(&self, all: &Sum) -> Sum {
        Sum { count: all.count - self.count, total: all.total - self.total, squares: all.squares - self.squares }
    }

    /// The mean; nothing of nothing.
    pub fn mean(&self) -> f64 {
        self.total as f64 / self.count.max(1) as f64 / WHOLE as f64
    }

    /// The variance of the mean. Where all were alike it is not nothing: one more on each side is supposed,
    /// as Agresti and Coull do for rates.
    pub fn variance(&self) -> f64 {
        let count = self.count as f64 + 4.0;
        let mean = (self.total as f64 / WHOLE as f64 + 2.0) / count;
        let squares = (self.squares as f64 / (WHOLE as f64).powi(2) + 2.0) / count;
        (squares - mean * mean).max(0.0) / count
    }

    /// The mean with its interval, which stays between 0 and 1.
    pub fn estimate(&self) -> Estimate {
        if self.count == 0 {
            return Estimate { value: 0.0, low: 0.0, high: 1.0 };
        }
        let centre = (self.total as f64 / WHOLE as f64 + 2.0) / (self.count as f64 + 4.0);
        let half = DEVIATIONS * self.variance().sqrt();
        Estimate { value: self.mean(), low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_of_a_rate_holds_it() {
        let mut sum = Sum::default();
        (0..100).for_each(|number| sum.add(if number < 60 { WHOLE } else { 0 }));
        let estimate = sum.estimate();
        assert_eq!(estimate.value, 0.6);
        assert!(estimate.low > 0.46 && estimate.low < 0.48 && estimate.high > 0.70 && estimate.high < 0.73, "{estimate:?}");
        let mut sure = Sum::default();
        (0..50).for_each(|_| sure.add(WHOLE));
        assert!(sure.estimate().low > 0.85 && sure.estimate().low < 0.97 && sure.estimate().high == 1.0, "{:?}", sure.estimate());
    }

    #[test]
    fn the_interval_of_a_mean_holds_it() {
        // A fair coin for 1 or -1, a hundred times: the deviation of the mean is 0.1.
        let Estimate { value, low, high } = Estimate::mean(0, 100, 100);
        assert!(value == 0.0 && (low + 0.2576).abs() < 1e-9 && (high - 0.2576).abs() < 1e-9, "{low} {high}");
        assert_eq!(Estimate::rate(0, 0), Estimate { value: 0.0, low: 0.0, high: 1.0 });
    }
}
