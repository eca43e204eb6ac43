//! What was measured, as tables of text.

use std::time::Duration;

/// Times of one kind.
#[derive(Default)]
pub struct Times(Vec<Duration>);

impl Times {
    /// One more.
    pub fn add(&mut self, time: Duration) {
        self.0.push(time);
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The time that this share of all is not above.
    pub fn share(&mut self, share: f64) -> Duration {
        self.0.sort_unstable();
        let place = (self.0.len() as f64 * share).ceil() as usize;
        self.0.get(place.max(1) - 1).or(self.0.last()).copied().unwrap_or_default()
    }

    /// A row of the table of times.
    pub fn row(&mut self, name: &str) -> String {
        let [half, most, nearly, max] = [0.5, 0.9, 0.99, 1.0].map(|share| spoken(self.share(share)));
        format!("  {name:<34}{:>9}{half:>11}{most:>11}{nearly:>11}{max:>11}", self.len())
    }
}

/// The heading of the table of times.
pub fn heading() -> String {
    format!("  {:<34}{:>9}{:>11}{:>11}{:>11}{:>11}", "time from sending a decision to", "count", "p50", "p90", "p99", "max")
}

/// A time in milliseconds.
pub fn spoken(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1e3)
}

/// An amount of memory.
pub fn amount(bytes: u64) -> String {
    if bytes < 1 << 20 { format!("{:.1} KiB", bytes as f64 / 1024.0) } else { format!("{:.1} MiB", bytes as f64 / f64::from(1 << 20)) }
}

/// A figure with its name.
pub fn figure(name: &str, value: &str) {
    println!("  {name:<44}{value:>14}");
}
