//! The long runs, for nights and releases: many whole games with every check on, the conformance kit
//! over many games, millions of malformed inputs for every parser and the router, the order of things that
//! have none, houses that are killed and run out of disk, and a sample of mutants to see that tests notice.

use std::path::Path;
use std::process::{Child, ExitStatus};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use clap::{Args, ValueEnum};
use serde_json::Value;

use crate::chore::{Chore, Tally};
use crate::failure::Failure;
use crate::steps::Steps;
use crate::tools;

/// Into how many parts the mutants are divided; one part is tested a day.
const SHARDS: u64 = 40;

#[derive(Args)]
pub struct Soak {
    /// End the mutants after so many minutes, finished or not
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..))]
    minutes: u64,
    /// Play so many games of each game, divided among its seats and modes
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Play with this seed; without it, with the number of the day
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Feed so many malformed inputs to the parsers and the router
    #[arg(long, value_name = "N", default_value_t = 10_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    inputs: u64,
    /// Test this part of the mutants; without it, the day chooses one of 40
    #[arg(long, value_name = "K/N", value_parser = shard)]
    shard: Option<String>,
    /// Mutate these packages
    #[arg(long = "package", short, value_name = "NAME", default_values = ["table", "samples"])]
    packages: Vec<String>,
    /// Run one part only
    #[arg(long, value_enum, value_name = "PART")]
    only: Option<Part>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Part {
    /// Whole games, every one checked
    Sim,
    /// The conformance kit over 2000 games of each game
    Conformance,
    /// Replays and scenarios over 200000 made-up inputs, and every parser and the router over malformed ones
    Fuzz,
    /// The Cyberpunk TCG from 20000 positions, with lists in another order and with the seats exchanged
    Orders,
    /// 200 x kill -9 and 50 full disks while people play: nothing that was acknowledged is lost
    Faults,
    /// Ten whole random games of every way to play in a browser: whatever can be chosen is on the screen
    Stage,
    /// A sample of mutants: does a test notice?
    Mutants,
}

impl Soak {
    /// Runs the parts that were asked for, each timed; the first failure ends the run.
    pub fn run(&self, root: &Path) -> Result<(), Failure> {
        let parts: Vec<Part> = Part::value_variants().iter().copied().filter(|part| self.only.is_none_or(|only| only == *part)).collect();
        let mut steps = Steps::new(parts.len());
        let ended = parts.iter().try_for_each(|part| match part {
            Part::Sim => steps.step("sim", format!("{} games of each game", self.games), || self.sim(root)),
            Part::Conformance => {
                let kit =
                    Chore::cargo("test --release --workspace --features table/marks conformance").env("FIXER_CONFORMANCE_GAMES", "2000");
                steps.step("conformance", &kit, || some_tests(&kit, root))
            }
            Part::Fuzz => {
                let made_up = Chore::cargo("test --release -p samples -p registry fuzz").env("PROPTEST_CASES", "200000");
                // How far it has come is told while it runs.
                let malformed = Chore::cargo("test --release -p server --test malformed -- --nocapture")
                    .env("FIXER_MALFORMED", self.inputs.to_string())
                    .env("FIXER_MALFORMED_SEED", self.seed.unwrap_or_else(day).to_string());
                steps.step("fuzz", format!("{made_up}, then {} malformed inputs", self.inputs), || {
                    some_tests(&made_up, root)?;
                    println!("{malformed}");
                    some_tests(&malformed, root)
                })
            }
            Part::Orders => {
                let orders = Chore::cargo("test --release -p tcg --test it order::").env("FIXER_ORDERS", "20000");
                let turned = Chore::cargo("test --release -p nightlancer --test it rotation::").env("FIXER_ORDERS", "20000");
                steps.step("orders", format!("{orders}, then {turned}"), || {
                    some_tests(&orders, root)?;
                    some_tests(&turned, root)
                })
            }
            Part::Faults => {
                let faults = Chore::cargo("test --release -p fixer --test cli -- faults:: killed");
                let faults = faults.env("FIXER_KILLS", "200").env("FIXER_FULL_DISKS", "50");
                steps.step("faults", &faults, || some_tests(&faults, root))
            }
            Part::Stage => {
                let stage = Chore::cargo("test --release -p server --test web browser::stage::").env("FIXER_STAGE_GAMES", "10");
                steps.step("stage", &stage, || some_tests(&stage, root))
            }
            Part::Mutants => steps.step("mutants", format!("a sample, for at most {} min", self.minutes), || self.mutants(root)),
        });
        steps.summary();
        ended
    }

    fn sim(&self, root: &Path) -> Result<(), Failure> {
        let listed = Chore::cargo("run --release -p fixer -- games --json").output(root)?;
        let games: Value =
            serde_json::from_str(&listed).map_err(|error| Failure::Found(format!("'fixer games --json' wrote no JSON: {error}")))?;
        let games = games
            .as_array()
            .filter(|games| !games.is_empty())
            .ok_or_else(|| Failure::Found("'fixer games --json' lists no game".to_owned()))?;
        for game in games {
            let ways =
                ways(game).ok_or_else(|| Failure::Found(format!("'fixer games --json': expected 'key', 'seats', 'modes' in {game}")))?;
            let each = self.games.div_ceil(ways.len().max(1) as u64);
            let mut played = 0;
            for way in &ways {
                let seed = self.seed.unwrap_or_else(day);
                // Random decisions reach the most of the rules in the least time.
                let sim = Chore::cargo("run --release -p fixer -- sim --bots random").args(way);
                let sim = sim.args(["--games".to_owned(), each.to_string(), "--seed".to_owned(), seed.to_string(), "--check".to_owned()]);
                println!("{sim}");
                let status = sim.status(root)?;
                match status.code() {
                    Some(0) => played += 1,
                    Some(2) => println!("skipped: the game cannot be played so"),
                    _ => return Err(sim.failed(status)),
                }
            }
            if played == 0 {
                return Err(Failure::Found(format!("'{}' could not be played in any way", ways[0][0])));
            }
        }
        Ok(())
    }

    fn mutants(&self, root: &Path) -> Result<(), Failure> {
        let program = tools::install(root, "cargo-mutants", None)?;
        let output = tools::target(root).join("mutants");
        std::fs::create_dir_all(&output).map_err(|error| Failure::Read { path: output.clone(), error })?;
        let shard = self.shard.clone().unwrap_or_else(|| format!("{}/{SHARDS}", day() % SHARDS));
        let mutants = Chore::program(program).args(["mutants", "--sharding", "round-robin", "--shard"]).args([shard]);
        // What one crate does is shown by the tests of others too.
        let mutants = mutants.args(["--test-workspace=true", "--timeout-multiplier", "3", "--output"]).args([&output]);
        // What is wrong in one of the packages may be noticed by the tests of another.
        let packages = self.packages.iter().flat_map(|name| ["--package", name, "--test-package", name]);
        let mutants = mutants.args(packages);
        println!("{mutants}");
        let ended = wait(mutants.spawn(root)?, Duration::from_secs(self.minutes * 60), GRACE);
        let list = |name: &str| std::fs::read_to_string(output.join("mutants.out").join(name)).unwrap_or_default();
        let [missed, caught, hung] = ["missed.txt", "caught.txt", "timeout.txt"].map(list);
        for mutant in missed.lines() {
            println!("no test noticed: {mutant}");
        }
        let count = |list: &str| list.lines().count();
        println!("mutants: {} noticed, {} not noticed, {} ran too long", count(&caught), count(&missed), count(&hung));
        match ended {
            None => println!("stopped after {} min; the rest of the sample was not tested", self.minutes),
            // 2: some were missed; 3: some ran too long. Both are told above, for people to judge.
            Some(status) if matches!(status.code(), Some(0 | 2 | 3)) => {}
            Some(status) => return Err(mutants.failed(status)),
        }
        Ok(())
    }
}

/// The ways to play a game of `fixer games --json`, as arguments of `fixer sim`: its modes by its
/// numbers of seats, and each of them with every value of every option. Some cannot be played.
fn ways(game: &Value) -> Option<Vec<Vec<String>>> {
    let key = game["key"].as_str()?;
    let seats = game["seats"]["start"].as_u64()?..=game["seats"]["end"].as_u64()?;
    let modes: Vec<&str> = game["modes"].as_array()?.iter().filter_map(Value::as_str).collect();
    let mode_args = |mode: &str| vec!["--mode".to_owned(), mode.to_owned()];
    let modes: Vec<Vec<String>> = if modes.is_empty() { vec![Vec::new()] } else { modes.into_iter().map(mode_args).collect() };
    let mut settings = vec![Vec::new()];
    for option in game["options"].as_array().into_iter().flatten() {
        let name = option["key"].as_str()?;
        let values = option["values"].as_array()?.iter().filter_map(Value::as_str);
        settings.extend(values.map(|value| vec![format!("--{name}"), value.to_owned()]));
    }
    let (seats, settings) = (&seats, &settings);
    let ways = modes.iter().flat_map(move |mode| {
        seats.clone().flat_map(move |seats| {
            settings
                .iter()
                .map(move |setting| [vec![key.to_owned(), "--seats".to_owned(), seats.to_string()], mode.clone(), setting.clone()].concat())
        })
    });
    Some(ways.collect()).filter(|ways: &Vec<_>| !ways.is_empty())
}

/// Runs tests by a word in their names; that none has it is a failure, not a success.
fn some_tests(chore: &Chore, root: &Path) -> Result<(), Failure> {
    let mut tally = Tally::default();
    chore.run_tests(root, &mut tally)?;
    if tally.passed == 0 {
        return Err(Failure::Found(format!("no test ran; none has the last word of this in its name:\n    {chore}")));
    }
    println!("{} passed, {} failed", tally.passed, tally.failed);
    Ok(())
}

/// How long a command that was interrupted may take to clean up.
const GRACE: Duration = Duration::from_secs(60);

/// Waits for a command; after `limit` interrupts it, so that it can clean up, and after `grace` ends it. `None` if it was
/// stopped.
fn wait(mut child: Child, limit: Duration, grace: Duration) -> Option<ExitStatus> {
    let started = Instant::now();
    let mut interrupted = false;
    loop {
        if let Ok(Some(status)) = child.try_wait() {
            return (!interrupted).then_some(status);
        }
        if started.elapsed() > limit && !interrupted {
            interrupted = true;
            let _ = Chore::program("kill").args(["-INT".to_owned(), child.id().to_string()]).succeeds(Path::new("."));
        }
        if started.elapsed() > limit + grace {
            // It ended by itself in the meantime, or it cannot be ended; either way there is no more to do.
            let _ = child.kill().and_then(|()| child.wait());
            return None;
        }
        std::thread::sleep(Duration::from_millis(200));
    }
}

/// Days since 1970: what changes the sample from day to day and stays the same for a day.
fn day() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() / 86_400)
}

/// `K/N` with K below N.
fn shard(text: &str) -> Result<String, String> {
    let parts = text.split_once('/').and_then(|(k, n)| Some((k.parse::<u64>().ok()?, n.parse::<u64>().ok()?)));
    match parts {
        Some((k, n)) if k < n => Ok(text.to_owned()),
        _ => Err("expected K/N with K from 0 to N-1, such as 0/40".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mode_is_played_with_every_number_of_seats() {
        let game = serde_json::json!({ "key": "gangs", "seats": { "start": 1, "end": 2 }, "modes": ["war", "solo"] });
        let ways: Vec<String> = ways(&game).unwrap().iter().map(|way| way.join(" ")).collect();
        let expected =
            ["gangs --seats 1 --mode war", "gangs --seats 2 --mode war", "gangs --seats 1 --mode solo", "gangs --seats 2 --mode solo"];
        assert_eq!(ways, expected);
    }

    #[test]
    fn a_game_without_modes_is_played_and_a_broken_list_is_not() {
        let game = serde_json::json!({ "key": "leduc", "seats": { "start": 2, "end": 2 }, "modes": [] });
        assert_eq!(ways(&game).unwrap(), [["leduc", "--seats", "2"]]);
        assert!(ways(&serde_json::json!({ "key": "leduc", "seats": 2, "modes": [] })).is_none());
    }

    #[test]
    fn a_shard_is_a_part_of_a_whole() {
        assert_eq!(shard("39/40").as_deref(), Ok("39/40"));
        for bad in ["40/40", "1", "a/b", "-1/4", "0/0"] {
            assert!(shard(bad).is_err(), "{bad}");
        }
    }

    #[test]
    #[cfg(unix)]
    fn a_command_that_takes_too_long_is_stopped() {
        let long = Chore::program("sleep").args(["30"]).spawn(Path::new(".")).unwrap();
        // What is started where interrupts are ignored ignores them too.
        assert_eq!(wait(long, Duration::ZERO, Duration::from_secs(1)), None);
        let short = Chore::program("true").spawn(Path::new(".")).unwrap();
        assert!(wait(short, Duration::from_secs(30), GRACE).is_some_and(|status| status.success()));
    }
}
