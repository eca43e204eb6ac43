//! Runs every scenario of `scenarios/`.

#![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for")]

use bots::Bots;
use std::fs;
use std::path::{Path, PathBuf};

use gangs::game::Gangs;
use table::any::any;
use table::scenario::Scenario;

const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// The scenario files under a directory.
fn files(directory: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, into);
        } else {
            into.push(path);
        }
    }
    into.sort();
}

#[test]
fn every_scenario_holds() {
    let game = any(Gangs::default(), Bots);
    let mut paths = Vec::new();
    files(&Path::new(HERE).join("scenarios"), &mut paths);
    assert!(!paths.is_empty());
    let wrong = paths.iter().filter_map(|path| {
        let name = path.strip_prefix(HERE).unwrap_or(path).display();
        match Scenario::parse(&fs::read_to_string(path).unwrap()) {
            Err(problems) => Some(problems.to_string().replace("line ", &format!("{name}:"))),
            Ok(scenario) if scenario.title.is_empty() => Some(format!("{name}:1: the scenario has no title")),
            Ok(scenario) => game.check(&scenario).err().map(|failure| format!("{name}:{}: {}", failure.line, failure.says)),
        }
    });
    let wrong: Vec<String> = wrong.collect();
    assert!(wrong.is_empty(), "{} of {} scenarios do not hold:\n{}", wrong.len(), paths.len(), wrong.join("\n"));
}
