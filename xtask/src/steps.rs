//! The steps of a long chore: each is announced with one line and timed, and the times are told at
//! the end. Colours only when the output is a terminal.

use std::fmt::Display;
use std::io::IsTerminal;
use std::time::{Duration, Instant};

use crate::failure::Failure;

/// Announces and times the steps of one chore.
pub struct Steps {
    planned: usize,
    times: Vec<(&'static str, Duration)>,
    colour: bool,
}

impl Steps {
    /// For a chore of so many steps.
    pub fn new(planned: usize) -> Steps {
        let colour = std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        Steps { planned, times: Vec::new(), colour }
    }

    /// Runs one step: `name` is a word, `how` the command or what it does.
    pub fn step<T>(&mut self, name: &'static str, how: impl Display, work: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
        let number = self.times.len() + 1;
        println!("{}", self.paint(BOLD, &format!("[{number}/{}] {name}: {how}", self.planned)));
        let started = Instant::now();
        let ended = work();
        let time = started.elapsed();
        self.times.push((name, time));
        match &ended {
            Ok(_) => println!("{}", self.paint(GREEN, &format!("{name} done in {}", spoken(time)))),
            Err(_) => println!("{}", self.paint(RED, &format!("{name} failed after {}", spoken(time)))),
        }
        ended
    }

    /// Tells the time of each step and of all.
    pub fn summary(&self) {
        println!();
        for (name, time) in &self.times {
            println!("{name:<14}{:>12}", spoken(*time));
        }
        println!("{:<14}{:>12}", "total", spoken(self.times.iter().map(|(_, time)| *time).sum()));
    }

    fn paint(&self, colour: &str, text: &str) -> String {
        if self.colour { format!("{colour}{text}{PLAIN}") } else { text.to_owned() }
    }
}

const BOLD: &str = "\u{1b}[1m";
const GREEN: &str = "\u{1b}[32m";
const RED: &str = "\u{1b}[31m";
const PLAIN: &str = "\u{1b}[0m";

/// A time as one says it: `0.4 s`, `75.0 s`, `12 min 5 s`.
fn spoken(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds < 120 { format!("{:.1} s", time.as_secs_f64()) } else { format!("{} min {} s", seconds / 60, seconds % 60) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_short() {
        assert_eq!(spoken(Duration::from_millis(440)), "0.4 s");
        assert_eq!(spoken(Duration::from_secs(725)), "12 min 5 s");
    }

    #[test]
    fn a_failed_step_gives_its_failure_on() {
        let mut steps = Steps::new(2);
        assert!(steps.step("one", "nothing", || Ok(())).is_ok());
        assert!(steps.step("two", "nothing", || Err::<(), _>(Failure::Told)).is_err());
        assert_eq!(steps.times.len(), 2);
    }
}
