//! Scenario files: good ones, bad ones, and what is no scenario at all.

use crate::support::{Folder, fixer};

const GOOD: &str = "title: A raise\ngame: leduc\nrules: R08\ngiven seat 0 holds: K\nseat 0 does raise\nspectator sees put: 3, 1\n";

#[test]
fn good_scenarios_pass() {
    let folder = Folder::new("good");
    let file = folder.file("raise.scenario", GOOD);
    assert_eq!(fixer(&format!("check {file}")).exits(0).out, "1 scenario passed, 0 failed\n");
    let json = fixer(&format!("check --json {file}")).exits(0).json();
    assert_eq!((&json["passed"], &json["failed"]), (&1.into(), &0.into()));
}

#[test]
fn a_failing_scenario_is_one_line_with_path_and_line() {
    let folder = Folder::new("failing");
    let file = folder.file("raise.scenario", GOOD.replace("put: 3, 1", "put: 4, 1"));
    let ran = fixer(&format!("check {file}")).exits(1);
    assert_eq!(ran.out, format!("{file}:6: spectator sees put: 3, 1, not 4, 1\n0 scenarios passed, 1 failed\n"));
    let json = fixer(&format!("check --json {file}")).exits(1).json();
    assert_eq!((&json["failures"][0]["line"], &json["failures"][0]["path"]), (&6.into(), &file.into()));
}

#[test]
fn a_folder_stands_for_all_scenarios_in_it() {
    let folder = Folder::new("folders");
    folder.file("a.scenario", GOOD);
    folder.file("deep/er/b.scenario", GOOD);
    folder.file("deep/notes.txt", "not a scenario");
    let bad = folder.file("deep/c.scenario", GOOD.replace("leduc", "chess"));
    let ran = fixer(&format!("check {}", folder.path(""))).exits(1);
    assert!(ran.out.ends_with("2 scenarios passed, 1 failed\n"), "{}", ran.out);
    assert!(
        ran.out.contains(&format!("{bad}:2: there is no game 'chess' here; there are gangs, nightlancer, tcg, ccg, tictactoe, leduc\n")),
        "{}",
        ran.out
    );
}

#[test]
fn whatever_is_wrong_is_a_failure_and_the_others_still_run() {
    let folder = Folder::new("wrong");
    let good = folder.file("good.scenario", GOOD);
    let nonsense = folder.file("nonsense.scenario", "game: leduc\nseat 9 does x\nnonsense\n");
    let bytes = folder.file("bytes.scenario", b"game: leduc\n\xff\n");
    let missing = folder.path("missing.scenario");
    let rules = folder.file("rules.scenario", GOOD.replace("R08", "R99"));
    let options = folder.file("options.scenario", GOOD.replace("rules: R08", "options: seats=9, mode=chess"));
    let empty = folder.file("empty/readme.txt", "");
    let empty = empty.trim_end_matches("/readme.txt");
    let ran = fixer(&format!("check {nonsense} {bytes} {missing} {rules} {options} {empty} {good}")).exits(1);
    for line in [
        format!("{nonsense}:2: '9' is not a seat"),
        format!("{nonsense}:3: 'nonsense' is not known; expected "),
        format!("{bytes}:2: this is not text"),
        format!("{missing}:1: cannot be read: No such file"),
        format!("{rules}:3: there is no rule R99 in this game"),
        format!("{empty}:1: there is no file in this folder"),
    ] {
        assert!(ran.out.lines().any(|said| said.starts_with(&line)), "missing: {line}\n{}", ran.out);
    }
    assert!(ran.out.contains("seats: '9' is not possible; it can only be 2; mode: 'chess'"), "{}", ran.out);
    assert!(ran.out.ends_with("1 scenario passed, 6 failed\n"), "{}", ran.out);
}

const BEFORE: &str = "# As the release before wrote it.\ntitle: Before\ngame: gangs\noptions: gangs=maelstrom+voodoo-boys, first=0\n\
    given seat 0 watson: solo 2\n\nseat 0 sees seated.0.cred: 0 # none yet\nspectator sees city.outside.0.0: 2, 0, 0, 0\n\
    spectator sees city.pois.0.0: nothing\n";

#[test]
fn scenarios_of_the_release_before_are_rewritten_where_they_are() {
    let folder = Folder::new("before");
    let before = folder.file("before.scenario", BEFORE);
    let other = folder.file("other.scenario", GOOD);
    let wrong = folder.file("wrong.scenario", BEFORE.replace("0.0: 2, 0, 0, 0", "0.0.1: 0"));
    let notes = folder.file("notes.txt", BEFORE);
    let ran = fixer(&format!("check --migrate {}", folder.path(""))).exits(1);
    assert_eq!(
        ran.out,
        format!(
            "{before}: rewritten, now in lines 7, 8, 9\n{wrong}: rewritten, now in lines 7, 9\n\
             {wrong}:8: cannot be rewritten: what is not there is not named: say all of 'city.watson.maelstrom', or 'none'\n\
             2 scenarios passed, 1 failed\n"
        )
    );
    let now = BEFORE
        .replace("seated.0.cred", "players.maelstrom.street-cred")
        .replace("city.outside.0.0: 2, 0, 0, 0", "city.watson.maelstrom: solos 2")
        .replace("city.pois.0.0", "city.watson.business");
    let read = |path: &str| std::fs::read_to_string(path).unwrap();
    assert_eq!((read(&before), read(&other), read(&notes)), (now.clone(), GOOD.to_owned(), BEFORE.to_owned()));
    // A second time nothing is left to do, and nothing else lies in the folder.
    let json = fixer(&format!("check --migrate --json {before}")).exits(0).json();
    assert_eq!((&json["passed"], &json["rewritten"], read(&before)), (&1.into(), &serde_json::json!([]), now));
    assert_eq!(std::fs::read_dir(folder.path("")).unwrap().count(), 4);
}
