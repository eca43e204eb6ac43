//! The parsers: replay files and what they are opened to, scenarios, content, lists of cards, options, choices, names of
//! bots.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use registry::Registered;
use table::any::{AnyTable, Fields};
use table::chance::Fast;
use table::replay::{Origin, Replay};
use table::scenario::Scenario;
use table::simulate::Plan;
use table::{Audience, Lang, Seat};

use crate::Area;
use crate::damage::{damaged, revalued};

/// A part that reads damaged texts.
fn texts(name: &'static str, share: u64, seeds: Vec<String>, mut read: impl FnMut(&str) -> Result<&'static str, String> + 'static) -> Area {
    let seeds: Vec<Vec<u8>> = seeds.into_iter().map(String::into_bytes).collect();
    assert!(!seeds.is_empty(), "{name}: nothing to damage");
    let json = seeds.iter().all(|seed| seed.starts_with(b"{"));
    let input = Box::new(move |chance: &mut Fast| {
        // What is no JSON at all is refused at the door; most of what gets further still is.
        if json && chance.below(4) > 0 { revalued(&seeds, chance) } else { damaged(&seeds, chance) }
    });
    Area { name, share, beside: false, input, read: Box::new(move |bytes| read(&String::from_utf8_lossy(bytes))) }
}

/// All parts.
pub fn areas() -> Vec<Area> {
    let replays = replays();
    let choices: Vec<String> = replays.iter().flat_map(|text| choices(text)).collect();
    let written: Vec<String> = replays.iter().map(|text| text.to_owned()).collect();
    vec![
        texts("replay files", 120, written, |text| Ok(use_replay(text))),
        texts("forged replays", 20, replays, |text| Ok(use_replay(&forged(text.to_owned())))),
        texts("scenarios", 120, scenarios(), |text| Ok(use_scenario(text))),
        texts("content", 2, content(), |text| Ok(use_content(text))),
        texts("card lists", 170, lists(), |text| Ok(use_list(text))),
        texts("options", 200, options(), |text| Ok(use_options(text))),
        texts("choices", 200, choices, use_choices()),
        texts("bots", 68, ["random", "street", "edge:100", "edge:5s", "edge"].map(str::to_owned).to_vec(), |text| {
            Ok(if registry::games().all(|game| game.check_bot(text).is_ok()) { "known" } else { "refused" })
        }),
    ]
}

/// A table of a game that bots have played, as a file.
fn played(game: Registered, fields: &Fields, seed: u64) -> Replay {
    let plan = Plan { from: 0, games: 1, seed, threads: 1, check: false, limit: 100_000 };
    game.record(fields, &[], &["street".to_owned()], &plan).unwrap().replay
}

/// Files of all games: the beginning of a table, more of it, with fast and with fair chance, and one with an undo.
pub fn replays() -> Vec<String> {
    let mut files = Vec::new();
    for game in registry::games() {
        let whole = played(game, &Fields::new(), 7);
        for length in [2, 12, 40] {
            files.push(whole.clone().until(length).write());
        }
        let mut secret = 0;
        let mut secrets = || {
            secret += 1;
            table::chance::fair::Bytes([secret; 32])
        };
        let players = vec!["person".to_owned(); whole.head.entries.len()];
        let opening = table::any::Opening { fields: &Fields::new(), brings: &[], id: "fuzz".to_owned(), players, secrets: &mut secrets };
        let mut table = game.open(opening).unwrap();
        for number in 0..8 {
            let Some(seat) = table.awaited().must.lowest() else { break };
            let keys = table.keys(seat);
            table.decide(seat, &keys[number % keys.len()]).unwrap();
            if let (3, Some(back)) = (number, table.back(seat)) {
                table.undo(back.to).unwrap();
            }
        }
        let fair = table.replay();
        assert!(matches!(fair.chance, Origin::Fair { .. }));
        files.push(fair.write());
    }
    files
}

/// The choices of a file, by their names.
fn choices(file: &str) -> Vec<String> {
    let parts = file.split("\"choice\":\"").skip(1);
    parts.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

fn use_replay(text: &str) -> &'static str {
    let lines = text.lines().count() + 1;
    let replay = match Replay::parse(text) {
        Ok(replay) => replay,
        Err(error) => {
            assert!((1..=lines).contains(&error.line) && !error.says.is_empty(), "{error}");
            return "refused";
        }
    };
    let written = replay.write();
    assert_eq!(Replay::parse(&written).map(|again| again.write()).as_ref(), Ok(&written), "what was read can be written and read again");
    let Some(game) = registry::find(&replay.head.game) else { return "of no game" };
    let verified = game.verify(&replay).is_ok();
    match game.reopen(&replay) {
        Ok(table) => {
            look(&*table);
            if verified { "verified" } else { "opened" }
        }
        Err(error) => {
            assert!((1..=lines).contains(&error.line) && !error.says.is_empty(), "{error}");
            "not opened"
        }
    }
}

/// Looks at a table from all sides.
fn look(table: &dyn AnyTable) {
    for audience in [Audience::Seat(Seat(0)), Audience::Seat(Seat(1)), Audience::Spectator, Audience::Everyone] {
        let seen = table.seen(audience);
        seen.view();
        seen.position(Lang::It.into());
        seen.prompt(Lang::En.into());
        seen.offers(Lang::En.into());
        if audience.seat().is_some() {
            seen.forbidden(Lang::It.into());
        }
        table.told(table.log().len().saturating_sub(1), audience, Lang::En.into());
    }
}

/// What a forger does who knows how digests are made: corrects them, as far as the table can be played.
fn forged(mut text: String) -> String {
    for _ in 0..6 {
        let Ok(replay) = Replay::parse(&text) else { return text };
        let Some(error) = registry::find(&replay.head.game).and_then(|game| game.reopen(&replay).err()) else { return text };
        let Some((right, old)) = error.says.split_once("has the digest ").and_then(|(_, rest)| rest.split_once(", but the log says "))
        else {
            return text;
        };
        let mend = |(number, line): (usize, &str)| if number == error.line { line.replacen(old, right, 1) } else { line.to_owned() };
        text = (1..).zip(text.lines()).map(mend).collect::<Vec<_>>().join("\n");
    }
    text
}

fn files_under(folder: &Path, ending: &str, into: &mut Vec<PathBuf>) {
    let mut here: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    here.sort();
    for path in here {
        if path.is_dir() {
            files_under(&path, ending, into);
        } else if path.extension().is_some_and(|found| found == ending) {
            into.push(path);
        }
    }
}

fn scenarios() -> Vec<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    for game in ["gangs", "tcg", "samples"] {
        files_under(&crates.join(game).join("scenarios"), "scenario", &mut found);
    }
    assert!(found.len() > 100);
    found.into_iter().step_by(9).map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

fn use_scenario(text: &str) -> &'static str {
    let Ok(scenario) = Scenario::parse(text) else { return "refused" };
    let Some(game) = registry::find(&scenario.game) else { return "of no game" };
    match game.check(&scenario) {
        Ok(()) => "held",
        Err(failure) => {
            assert!(!failure.says.is_empty());
            "did not hold"
        }
    }
}

/// The files of content, each with its name in the first line.
fn content() -> Vec<String> {
    let (tcg, gangs) = (tcg::catalog::Files::SHIPPED, gangs::catalog::Files::SHIPPED);
    let files = [
        ("tcg-cards", tcg.cards),
        ("tcg-decks", tcg.decks),
        ("gangs-opportunities", gangs.opportunities),
        ("gangs-combat", gangs.combat),
        ("gangs-edgerunners", gangs.edgerunners),
        ("gangs-board", gangs.board),
        ("gangs-net", gangs.net),
        ("gangs-gangs", gangs.gangs),
        ("gangs-solo", gangs.solo),
        ("gangs-stories", gangs.stories),
    ];
    files.iter().map(|(name, text)| format!("{name}\n{text}")).collect()
}

fn use_content(text: &str) -> &'static str {
    let (name, text) = text.split_once('\n').unwrap_or(("tcg-cards", text));
    let (tcg, gangs) = (tcg::catalog::Files::SHIPPED, gangs::catalog::Files::SHIPPED);
    let of_tcg = |files: tcg::catalog::Files<'_>| tcg::catalog::Catalog::parse(&files).is_ok();
    let of_gangs = |files: gangs::catalog::Files<'_>| gangs::catalog::Catalog::parse(&files).is_ok();
    let read = match name {
        "tcg-decks" => of_tcg(tcg::catalog::Files { decks: text, ..tcg }),
        "gangs-opportunities" => of_gangs(gangs::catalog::Files { opportunities: text, ..gangs }),
        "gangs-combat" => of_gangs(gangs::catalog::Files { combat: text, ..gangs }),
        "gangs-edgerunners" => of_gangs(gangs::catalog::Files { edgerunners: text, ..gangs }),
        "gangs-board" => of_gangs(gangs::catalog::Files { board: text, ..gangs }),
        "gangs-net" => of_gangs(gangs::catalog::Files { net: text, ..gangs }),
        "gangs-gangs" => of_gangs(gangs::catalog::Files { gangs: text, ..gangs }),
        "gangs-solo" => of_gangs(gangs::catalog::Files { solo: text, ..gangs }),
        "gangs-stories" => of_gangs(gangs::catalog::Files { stories: text, ..gangs }),
        _ => of_tcg(tcg::catalog::Files { cards: text, ..tcg }),
    };
    if read { "loaded" } else { "refused" }
}

pub fn lists() -> Vec<String> {
    let mut lists = vec!["the-heist".to_owned(), "random".to_owned(), "3 Minotar\n2x Floor It # no\nV: Streetkid".to_owned()];
    for game in registry::games() {
        lists.extend(game.decks().iter().filter_map(|deck| game.bring(&Fields::new(), deck).ok()));
    }
    lists
}

fn use_list(text: &str) -> &'static str {
    let Some(game) = registry::games().find(|game| !game.decks().is_empty()) else { return "no decks" };
    match game.bring(&Fields::new(), text) {
        Ok(written) => {
            assert!(text.trim() == "random" || game.bring(&Fields::new(), &written).is_ok(), "what is written can be read:\n{written}");
            "legal"
        }
        Err(problems) => {
            assert!(problems.iter().next().is_some() && problems.iter().all(|problem| !problem.says.is_empty()));
            "refused"
        }
    }
}

/// Every option of every game, as forms have them.
fn options() -> Vec<String> {
    let mut forms = Vec::new();
    for game in registry::games() {
        let about = game.about();
        forms.push(format!("game={}&seats={}", about.key, about.seats.end()));
        forms.extend(about.modes.iter().map(|mode| format!("game={}&mode={mode}", about.key)));
        for option in about.options {
            forms.extend(option.values.iter().map(|value| format!("game={}&seats=2&{}={value}", about.key, option.key)));
            forms.push(format!("game={}&{}={}", about.key, option.key, option.values.join(",")));
        }
    }
    forms
}

fn use_options(text: &str) -> &'static str {
    let mut fields: BTreeMap<String, String> =
        text.split('&').filter_map(|pair| pair.split_once('=')).map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
    let game = fields.remove("game").and_then(|key| registry::find(&key)).or_else(|| registry::games().next()).unwrap();
    match game.head(&fields, &[], "fuzz".to_owned()) {
        Ok(head) => {
            assert_eq!(game.seats(&fields).map(usize::from).ok(), Some(head.entries.len()));
            "possible"
        }
        Err(problems) => {
            assert!(problems.iter().all(|problem| !problem.says.is_empty()));
            "refused"
        }
    }
}

/// Sends choices to a table of every game; what is accepted takes it further.
fn use_choices() -> impl FnMut(&str) -> Result<&'static str, String> {
    let mut seed = 0;
    let mut fresh = move |game: Registered| {
        seed += 1;
        let whole = played(game, &Fields::new(), seed % 16);
        let most = whole.log.len().saturating_sub(2) as u64;
        game.reopen(&whole.until((seed * 7 % most.max(1)) as usize)).unwrap()
    };
    let games: Vec<Registered> = registry::games().collect();
    let mut tables: Vec<(Registered, u32, Box<dyn AnyTable>)> = games.iter().map(|&game| (game, 0, fresh(game))).collect();
    let mut turn = 0;
    move |text| {
        turn = (turn + 1) % tables.len();
        let (game, tried, table) = &mut tables[turn];
        *tried += 1;
        if *tried > 200 || table.outcome().is_some() {
            (*tried, *table) = (0, fresh(*game));
        }
        let keys: Vec<&str> = text.split('\n').take(20).collect();
        let log = table.log().len();
        let seat = if text.len() % 7 == 0 { Seat(text.len() as u8) } else { table.awaited().must.lowest().unwrap_or_default() };
        let result = if keys.len() == 1 { table.decide(seat, text) } else { table.act(seat, &keys) };
        match result {
            Ok(()) => Ok("accepted"),
            Err(refusal) if table.log().len() == log => {
                table.because(&refusal, Lang::It.into());
                Ok("refused")
            }
            Err(refusal) => Err(format!("refused ({refusal}), but the log has grown")),
        }
    }
}
