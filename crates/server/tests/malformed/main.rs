//! Malformed inputs for every parser that bytes from outside reach, and for the router: none may panic, hang or take
//! long. Each is a valid input that was damaged; which ones follow from a seed. In a usual test run they are few,
//! in `cargo xtask soak` millions: `FIXER_MALFORMED` says how many, `FIXER_MALFORMED_SEED` which, `FIXER_MALFORMED_ONLY`
//! for which area alone. What was wrong is kept as a file and named.

#![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for")]

mod api;
mod damage;
mod parsers;
mod requests;
mod watch;

use std::time::{Duration, Instant};

use table::chance::{Fast, derive_seed};
use watch::Watch;

/// Makes an input.
type Makes = dyn FnMut(&mut Fast) -> Vec<u8>;

/// Reads one: what came of it, or what must not be.
type Reads = dyn FnMut(&[u8]) -> Result<&'static str, String>;

/// Something that reads what comes from outside.
pub struct Area {
    /// Its name.
    pub name: &'static str,
    /// Which part of all inputs it gets, in thousandths.
    pub share: u64,
    /// Whether it works on threads beside the one that waits for it.
    pub beside: bool,
    /// Makes an input out of chance.
    pub input: Box<Makes>,
    /// Reads it and says how far it came; what must not be is an error.
    pub read: Box<Reads>,
}

/// A number that the environment says.
fn told(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |number| number.parse().unwrap_or_else(|_| panic!("{name}: '{number}' is no number")))
}

/// Feeds an area with so many inputs; everything that was wrong.
fn feed(area: &mut Area, seed: u64, count: u64, watch: &Watch) -> Vec<String> {
    let mut reached = std::collections::BTreeMap::<&str, u64>::new();
    let (mut wrong, mut slowest) = (Vec::new(), Duration::ZERO);
    let (began, mut said) = (Instant::now(), Instant::now());
    for number in 0..count {
        let input = (area.input)(&mut Fast::new(derive_seed(seed, number)));
        let read = &mut area.read;
        match watch.over(area.name, area.beside, &input, || read(&input)) {
            Ok((how, took)) => {
                *reached.entry(how).or_default() += 1;
                slowest = slowest.max(took);
            }
            Err(says) => {
                let kept = watch::keep(area.name, &input);
                let says = format!("{} {number} of seed {seed} ({kept}): {says}", area.name);
                eprintln!("{says}");
                wrong.push(says);
                if wrong.len() == 10 {
                    break;
                }
            }
        }
        if said.elapsed().as_secs() >= 30 {
            said = Instant::now();
            eprintln!("{}: {} of {count} in {:.0} s", area.name, number + 1, began.elapsed().as_secs_f64());
        }
    }
    let reached: Vec<String> = reached.iter().map(|(how, count)| format!("{count} {how}")).collect();
    eprintln!(
        "{}: {count} inputs in {:.1} s, the slowest took {:.1} ms; {}",
        area.name,
        began.elapsed().as_secs_f64(),
        slowest.as_secs_f64() * 1000.0,
        reached.join(", ")
    );
    wrong
}

#[test]
fn fuzz_no_malformed_input_panics_hangs_or_takes_long() {
    let (count, seed) = (told("FIXER_MALFORMED", 1500), told("FIXER_MALFORMED_SEED", 2077));
    let watch = Watch::begin();
    let mut areas = parsers::areas();
    areas.push(api::area());
    assert_eq!(areas.iter().map(|area| area.share).sum::<u64>(), 1000);
    if let Ok(only) = std::env::var("FIXER_MALFORMED_ONLY") {
        areas.retain(|area| area.name == only);
        assert!(!areas.is_empty(), "there is no area '{only}'");
        areas[0].share = 1000;
    }
    let fed = |(place, area): (usize, &mut Area)| feed(area, derive_seed(seed, place as u64), (count * area.share).div_ceil(1000), &watch);
    let wrong: Vec<String> = areas.iter_mut().enumerate().flat_map(fed).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_is_wrong_is_noticed() {
    let watch = Watch::begin();
    let area = |read: fn(&[u8]) -> Result<&'static str, String>| {
        let mut area = Area { name: "a trial", share: 0, beside: false, input: Box::new(|_| b"input".to_vec()), read: Box::new(read) };
        feed(&mut area, 1, 1, &watch)
    };
    assert!(area(|_| Ok("read")).is_empty());
    for (read, says) in [
        (area(|input| if input.is_empty() { Ok("read") } else { panic!("with a word") }), "panicked: with a word"),
        (area(|_| Err("it broke".to_owned())), "it broke"),
        (
            area(|_| {
                let before = watch::spent(false);
                while watch::spent(false) < before + watch::BOUND + Duration::from_millis(20) {
                    std::hint::spin_loop();
                }
                Ok("read")
            }),
            "took ",
        ),
    ] {
        assert!(read.len() == 1 && read[0].contains(says), "{read:?}");
    }
}
