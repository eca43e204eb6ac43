//! Files of a package held against what its code does now: scenarios, lessons, and golden files, texts that a person has read
//! and judged. With `FIXER_BLESS=1` in the environment a test writes its golden files anew.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::chance::Fast;
use crate::choices::Choices;
use crate::lesson::{self, Lesson};
use crate::outcome::Verdict;
use crate::scenario::{self, Scenario};
use crate::seat::{Audience, Seat};
use crate::text::{Lang, Prose};
use crate::witness::Told;

/// Holds a text against the golden file of this name, in `tests/golden` of a package whose folder is given.
///
/// # Panics
/// With the first line that differs.
pub fn assert_golden(package: &str, name: &str, text: &str) {
    let path = Path::new(package).join("tests/golden").join(name);
    if std::env::var_os("FIXER_BLESS").is_some() {
        fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    let golden = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    for (line, (found, right)) in text.lines().zip(golden.lines()).enumerate() {
        assert_eq!(found, right, "{name}, line {}", line + 1);
    }
    assert_eq!(text.len(), golden.len(), "{name} is longer or shorter");
}

/// Runs every scenario of a folder. `cargo xtask tidy` finds the folders that no test names so.
///
/// # Panics
/// With every scenario that does not hold, each with its file and line.
pub fn assert_scenarios<G: Prose>(game: &G, folder: &str) {
    let folder = Path::new(folder);
    let files = files(folder);
    assert!(!files.is_empty(), "there is no scenario");
    let wrong = files.iter().filter_map(|path| {
        let name = path.strip_prefix(folder).unwrap_or(path).display();
        let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{name}: {error}"));
        match Scenario::parse(&text) {
            Err(problems) => Some(problems.to_string().replace("line ", &format!("{name}:"))),
            Ok(scenario) if scenario.title.is_empty() => Some(format!("{name}:1: the scenario has no title")),
            Ok(scenario) => scenario::check(game, &scenario).err().map(|failure| format!("{name}:{}: {}", failure.line, failure.says)),
        }
    });
    let wrong: Vec<String> = wrong.collect();
    assert!(wrong.is_empty(), "{} of {} scenarios do not hold:\n{}", wrong.len(), files.len(), wrong.join("\n"));
}

/// Plays every lesson in `lessons` of a package whose folder is given, in every way that it allows.
///
/// # Panics
/// With every lesson that does not hold, each with its file and line; with those that are not given by the game, or too
/// short or too long to be one.
pub fn assert_lessons<G: Prose>(game: G, package: &str) {
    let (game, package) = (Arc::new(game), Path::new(package));
    let files = files(&package.join("lessons"));
    let mut wrong = Vec::new();
    for path in &files {
        let name = path.strip_prefix(package).unwrap_or(path).display();
        let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{name}: {error}"));
        match Lesson::parse(&text) {
            Err(problems) => wrong.push(problems.to_string().replace("line ", &format!("{name}:"))),
            Ok(lesson) => {
                wrong.extend(lesson::check(&game, &lesson).err().map(|failure| format!("{name}:{}: {}", failure.line, failure.says)));
                if !(8..=15).contains(&lesson.steps()) {
                    wrong.push(format!("{name}:1: {} steps, and not 8 to 15", lesson.steps()));
                }
                if !game.lessons().contains(&lesson) {
                    wrong.push(format!("{name}:1: the game does not give this lesson"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "not all lessons hold:\n{}", wrong.join("\n"));
    assert!(!files.is_empty() && files.len() == game.lessons().len(), "the game gives other lessons than there are");
}

/// The files under a folder, in order.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    paths.into_iter().flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// Plays a game at random and writes down, decision by decision, what is chosen and what onlookers hear. Seats that
/// bring nothing of their own have what is usual.
///
/// # Panics
/// When the options or what seats bring are refused, or something is not accounted for after a decision.
pub fn playthrough<G: Prose>(game: &G, fields: &[(&str, &str)], brings: &[&str], seed: u64, lang: Lang) -> String {
    let fields: BTreeMap<String, String> = fields.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    let options = game.options(&fields).unwrap_or_else(|problems| panic!("{problems}"));
    let seats = game.seats(&options);
    let entry = |seat: Seat| match brings.get(seat.index()) {
        Some(text) => game.bring(&options, text).unwrap_or_else(|problems| panic!("{problems}")),
        None => game.entry(&options, seat),
    };
    let entries: Vec<G::Entry> = Seat::first(seats).map(entry).collect();
    let mut chance = Fast::new(seed);
    let mut state = game.deal(&options, &entries, &mut chance).unwrap_or_else(|problems| panic!("{problems}"));
    let (mut text, mut choices) = (String::new(), Choices::new());
    while let Some(seat) = game.awaited(&state).must.lowest() {
        choices.clear();
        game.choices(&state, seat, &mut choices);
        let choice = choices[chance.below(choices.len() as u32) as usize];
        let mut told = Told::default();
        game.decide(&mut state, seat, choice, &mut chance, &mut told, &mut Choices::new());
        let _ = writeln!(text, "{}: {}", seat.0, game.key(choice));
        for event in told.to(Audience::Spectator) {
            let _ = writeln!(text, "    {}", game.sentence(event, lang.into()));
        }
        assert_eq!(game.audit(&state), Ok(()));
    }
    let (outcome, seats) = (game.outcome(&state), usize::from(seats));
    let places = if outcome.verdict == Verdict::Ranked { format!(", places {:?}", &outcome.places[..seats]) } else { String::new() };
    let ending = game.ending(&game.view(&state, Audience::Spectator), &outcome, lang.into());
    let _ = writeln!(text, "\n{ending}\n{:?}, scores {:?}{places}", outcome.verdict, &outcome.scores[..seats]);
    text
}
