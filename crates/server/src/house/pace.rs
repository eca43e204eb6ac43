//! When bots answer. How long a bot thinks depends on its hand, so nobody is shown it: the time of an answer follows
//! from public facts alone, which are the name of the bot, the game, and how long bots of that name took here before.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::{Instant, sleep_until};

use crate::wall::seconds;

/// What the time is, and waiting. A house that is being checked has a clock of its own.
pub trait Clock: Send + Sync + std::fmt::Debug {
    /// What the time is.
    fn now(&self) -> Instant;
    /// What the date is: the seconds since 1970, in universal time.
    fn date(&self) -> i64 {
        seconds()
    }
    /// Waits until then.
    fn until(&self, then: Instant) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;
}

/// The clock on the wall.
#[derive(Clone, Copy, Debug)]
pub struct Wall;

impl Clock for Wall {
    fn now(&self) -> Instant {
        Instant::now()
    }

    fn until(&self, then: Instant) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(sleep_until(then))
    }
}

/// How long bots are given to think, by game and name. It is doubled whenever a bot takes longer, and never shortened:
/// that somebody took longer than all before can be seen, a few times in the life of a house.
#[derive(Default)]
pub struct Paces(Mutex<HashMap<(&'static str, String), u32>>);

/// How often the time is doubled at most. Whoever needs more than that is waited for in whole multiples of it.
const DOUBLED: u32 = 6;

/// What a bot is given at first, beyond the time that its name asks for.
fn slack(bot: &str) -> (Duration, Duration) {
    let budget = bot.split_once(':').map_or("", |(_, budget)| budget);
    let number = |text: &str| text.parse::<u32>().unwrap_or_default();
    match budget.strip_suffix('s') {
        Some(seconds) => (Duration::from_secs(number(seconds).into()), Duration::from_millis(250)),
        None => (Duration::ZERO, Duration::from_millis(20).max(Duration::from_micros(40) * number(budget))),
    }
}

impl Paces {
    /// The time that a bot is given.
    pub fn given(&self, game: &'static str, bot: &str) -> Duration {
        let doubled = *self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&(game, bot.to_owned())).unwrap_or(&0);
        let (asked, slack) = slack(bot);
        asked + slack * (1 << doubled)
    }

    /// The time that a bot which thought for so long takes in the eyes of everybody: what it was given, unless it
    /// took longer.
    pub fn took(&self, game: &'static str, bot: &str, thought: Duration) -> Duration {
        let given = self.given(game, bot);
        if thought <= given {
            return given;
        }
        let (asked, slack) = slack(bot);
        let mut paces = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let doubled = paces.entry((game, bot.to_owned())).or_default();
        while *doubled < DOUBLED && asked + slack * (1 << *doubled) < thought {
            *doubled += 1;
        }
        whole(thought, asked + slack * (1 << *doubled))
    }
}

/// The shortest whole multiple of a step that is not shorter than a time, and at least one.
pub fn whole(time: Duration, step: Duration) -> Duration {
    if step.is_zero() {
        return Duration::ZERO;
    }
    let steps = time.as_nanos().div_ceil(step.as_nanos()).max(1);
    step.saturating_mul(u32::try_from(steps).unwrap_or(u32::MAX))
}

/// Whether a bot answers at a glance, without searching.
pub fn quick(bot: &str) -> bool {
    !bot.contains(':')
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(time: u64) -> Duration {
        Duration::from_millis(time)
    }

    #[test]
    fn a_time_is_rounded_up_to_whole_steps() {
        for (time, rounded) in [(0, 600), (1, 600), (599, 600), (600, 600), (601, 1200), (1900, 2400)] {
            assert_eq!(whole(ms(time), ms(600)), ms(rounded), "{time}");
        }
        assert_eq!(whole(ms(5), Duration::ZERO), Duration::ZERO);
    }

    #[test]
    fn what_a_bot_takes_follows_from_its_name_until_one_takes_longer_than_all_before() {
        let paces = Paces::default();
        for thought in [0, 3, 39] {
            assert_eq!(paces.took("gangs", "edge:1000", ms(thought)), ms(40));
            assert_eq!(paces.took("gangs", "edge:2s", ms(2000 + thought)), ms(2250));
        }
        assert_eq!(paces.took("gangs", "edge:1000", ms(100)), ms(160));
        for thought in [0, 40, 160] {
            assert_eq!(paces.took("gangs", "edge:1000", ms(thought)), ms(160), "from now on for everybody");
        }
        assert_eq!(paces.took("tcg", "edge:1000", ms(1)), ms(40), "another game");
        assert_eq!(paces.took("gangs", "edge:1000", ms(60_000)), ms(61_440), "whole multiples of the longest");
        assert_eq!(paces.given("gangs", "edge:1000"), ms(2560));
    }
}
