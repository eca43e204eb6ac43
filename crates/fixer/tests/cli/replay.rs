//! Replays: shown, verified, and damaged in every way.

use crate::support::{Folder, fixer, read, typing};

/// A fair game of Leduc poker that got as far as the public card and goes on after it.
fn fair_game(folder: &Folder) -> String {
    let file = folder.path("fair.json");
    let save = format!("save {file}");
    for seed in 0..99 {
        typing(&format!("play leduc --seed {seed}"), &["call", "call", &save, "quit"]).exits(0);
        if std::fs::read_to_string(&file).is_ok_and(|text| text.contains("\"public card\"")) {
            return file;
        }
        let _ = std::fs::remove_file(&file);
    }
    panic!("no seed leads to the public card");
}

/// The file with one thing changed, and the line on which that is.
fn changed(folder: &Folder, file: &str, from: &str, to: &str) -> (String, usize) {
    let text = read(file);
    let at = text.find(from).unwrap_or_else(|| panic!("'{from}' is not in the file:\n{text}"));
    let line = 1 + text[..at].matches('\n').count();
    (folder.file("changed.json", text.replacen(from, to, 1)), line)
}

#[test]
fn an_untouched_fair_replay_is_verified() {
    let folder = Folder::new("verified");
    let file = fair_game(&folder);
    let entries = read(&file).matches("\"entry\":").count();
    let says = format!("verified: 3 results of chance follow from the commitments, {entries} log entries play out as recorded\n");
    fixer(&format!("replay {file} --verify")).exits(0).says(&[&says, "made the nonces of these seats: 1, 2"]);
    let json = fixer(&format!("replay {file} --verify --json")).exits(0).json();
    assert_eq!((&json["verified"], &json["results"]), (&true.into(), &3.into()));
}

#[test]
fn the_first_wrong_roll_of_a_tampered_replay_is_named() {
    let folder = Folder::new("tampered");
    let file = fair_game(&folder);
    let text = read(&file);
    let rolls: Vec<(usize, &str)> = text.match_indices("{\"what\":").map(|(at, _)| (at, &text[at..])).collect();
    assert_eq!(rolls.len(), 3);
    for (number, (at, rest)) in rolls.into_iter().enumerate() {
        let roll = rest.split_inclusive('}').next().unwrap();
        let got = roll.split("\"got\":").nth(1).unwrap().split(',').next().unwrap();
        let other = if got == "0" { "1" } else { "0" };
        let tampered = roll.replace(&format!("\"got\":{got}"), &format!("\"got\":{other}"));
        let file = folder.file("tampered.json", format!("{}{tampered}{}", &text[..at], &text[at + roll.len()..]));
        let line = 1 + text[..at].matches('\n').count();
        let ran = fixer(&format!("replay {file} --verify")).exits(1);
        assert!(ran.err.contains(&format!("{file}:{line}: log entry ")), "{}", ran.err);
        assert!(ran.err.contains(&format!("result {number} of chance is wrong: ")), "{}", ran.err);
        assert!(
            ran.err.contains(&format!("is recorded as {other} ")) && ran.err.contains(&format!("the commitments give {got}")),
            "{}",
            ran.err
        );
        let json = fixer(&format!("replay {file} --verify --json")).exits(1).json();
        assert_eq!((&json["verified"], &json["line"]), (&false.into(), &line.into()));
    }
}

#[test]
fn whatever_else_is_changed_is_found() {
    let folder = Folder::new("changed");
    let file = fair_game(&folder);
    let seed = "\"kind\":\"fair\",\"seed\":\"";
    let digit = read(&file).split(seed).nth(1).unwrap()[..1].to_owned();
    let other = if digit == "0" { "1" } else { "0" };
    for (from, to, says) in [
        (format!("{seed}{digit}"), format!("{seed}{other}"), "the seed is not the one that the table committed to"),
        ("\"table\": \"".to_owned(), "\"table\": \"x".to_owned(), "the seed is not the one that the table committed to"),
        ("\"choice\":\"call\"".to_owned(), "\"choice\":\"fold\"".to_owned(), "seat 0 cannot choose 'fold' now"),
        ("\"digest\":\"".to_owned(), "\"digest\":\"x".to_owned(), "has the digest"),
    ] {
        let (file, _) = changed(&folder, &file, &from, &to);
        fixer(&format!("replay {file} --verify")).exits(1).complains(&[says]);
    }
    let fast = folder.path("fast.json");
    fixer(&format!("sim leduc --seed 1 --games 1 --save {fast}")).exits(0);
    fixer(&format!("replay {fast} --verify")).exits(3);
}

#[test]
fn fast_chance_is_told_apart_and_the_rest_is_checked() {
    let folder = Folder::new("fast");
    let fast = folder.path("fast.json");
    fixer(&format!("sim tcg --seed 1 --games 1 --save {fast}")).exits(0);
    let entries = read(&fast).matches("\"entry\":").count();
    let says = format!("verified nevertheless: {entries} log entries play out by the rules as recorded");
    fixer(&format!("replay {fast} --verify")).exits(3).says(&["not fair but fast: nobody committed to the chance of this table", &says]);
    let json = fixer(&format!("replay {fast} --verify --json")).exits(3).json();
    assert_eq!((&json["verified"], &json["plays_out"], &json["chance"]), (&false.into(), &true.into(), &"fast".into()), "{json}");
    assert_eq!(json["entries"], entries);
    // What no longer plays out is an error, as in any other file.
    let (wrong, line) = changed(&folder, &fast, "\"digest\":\"", "\"digest\":\"0");
    fixer(&format!("replay {wrong} --verify")).exits(1).complains(&[&format!("{wrong}:{line}: log entry ")]);
    let json = fixer(&format!("replay {wrong} --verify --json")).exits(1).json();
    assert_eq!((&json["plays_out"], &json["line"]), (&false.into(), &line.into()), "{json}");
    fixer("replay --help").exits(0).says(&["3  if the chance of the table was fast"]);
}

#[test]
fn a_damaged_replay_is_an_error_with_its_line() {
    let folder = Folder::new("damaged");
    let file = fair_game(&folder);
    let text = read(&file);
    let lines = text.lines().count();
    let cut = folder.file("cut.json", &text[..text.len() - 20]);
    for command in ["replay", "replay --verify", "play --resume"] {
        fixer(&format!("{command} {cut}")).exits(1).complains(&[&format!("{cut}:{}: the file ends in the middle", lines - 2)]);
    }
    let (bad, line) = changed(&folder, &file, "\"entry\":\"decision\"", "\"entry\":\"dance\"");
    fixer(&format!("replay {bad}")).exits(1).complains(&[&format!("{bad}:{line}: not a log entry"), "dance"]);
    let (bad, line) = changed(&folder, &file, "\"choice\":\"call\"", "\"choice\":\"jump\"");
    fixer(&format!("replay {bad}")).exits(1).complains(&[&format!("{bad}:{line}: log entry 1: seat 0 cannot choose 'jump' now")]);
    let (bad, _) = changed(&folder, &file, "\"version\": 1", "\"version\": 99");
    fixer(&format!("replay {bad}")).exits(1).complains(&["has version 99", "a newer one is needed"]);
    let (bad, _) = changed(&folder, &file, "\"game\": \"leduc\"", "\"game\": \"chess\"");
    fixer(&format!("replay {bad}"))
        .exits(1)
        .complains(&["there is no game 'chess' here; there are gangs, nightlancer, tcg, ccg, tictactoe, leduc"]);
}

#[test]
fn what_is_no_replay_at_all_is_an_error() {
    let folder = Folder::new("foreign");
    for (name, content, says) in [
        ("foreign.json", &b"{\"name\": \"package\"}"[..], ":1: this is not a replay of Fixer"),
        ("list.json", b"[1, 2]\n", ":1: "),
        ("empty.json", b"", ":1: the file ends in the middle"),
        ("bytes.json", b"{\n\"fixer\":\n\xff\xff}", ":3: this is not text"),
        ("deep.json", "[".repeat(100_000).as_bytes(), ":1: "),
    ] {
        let file = folder.file(name, content);
        for command in ["replay", "replay --verify", "play --resume"] {
            fixer(&format!("{command} {file}")).exits(1).complains(&[&format!("error: {file}{says}")]);
        }
    }
    let missing = folder.path("missing.json");
    fixer(&format!("replay {missing}")).exits(1).complains(&[&format!("{missing}: cannot be read: No such file")]);
    let directory = folder.path("");
    fixer(&format!("replay {directory}")).exits(1).complains(&["cannot be read: Is a directory"]);
    fixer("replay /dev/zero").exits(1).complains(&["larger than 64 MiB"]);
}

#[test]
fn an_audience_is_shown_what_it_knew() {
    let folder = Folder::new("audience");
    let file = fair_game(&folder);
    let all = fixer(&format!("replay {file}")).exits(0);
    assert!(all.out.starts_with("Leduc poker (leduc, rules 1), table "), "{}", all.out);
    assert!(all.out.contains("Players: seat 1 person, seat 2 street\n") && all.out.contains("chance: deal, one of 6: "), "{}", all.out);
    assert!(!all.out.contains("a hidden card"), "{}", all.out);
    let own = fixer(&format!("replay {file} --seat 1")).exits(0).out;
    assert!(own.contains("Player (you): a ") && own.contains("street: a hidden card") && !own.contains("chance: deal"), "{own}");
    let nobody = fixer(&format!("replay {file} --spectator --lang it")).exits(0).out;
    assert_eq!(nobody.matches("una carta coperta").count(), 2, "{nobody}");
    let early = fixer(&format!("replay {file} --at 0")).exits(0).out;
    assert!(early.contains("   0  The table is dealt.") && early.contains("Round 1 of 2.") && !early.contains("   1  "), "{early}");
    fixer(&format!("replay {file} --at 999")).exits(1).complains(&["there is no log entry 999; the log has entries 0 to "]);
    fixer(&format!("replay {file} --seat 3")).exits(2).complains(&["there is no seat 3; this table has seats 1 to 2"]);
    fixer(&format!("replay {file} --seat 0")).exits(2).complains(&["there is no seat 0; this table has seats 1 to 2"]);
}

#[test]
fn json_hides_what_the_text_hides() {
    let folder = Folder::new("json");
    let file = fair_game(&folder);
    let all = fixer(&format!("replay {file} --json")).exits(0).json();
    assert_eq!(all["game"], "leduc");
    assert_eq!(all["log"][0]["entry"]["chance"][0]["what"], "deal");
    let own = fixer(&format!("replay {file} --json --seat 1")).exits(0);
    assert!(!own.out.contains("digest") && !own.out.contains("\"deal\""), "{}", own.out);
    assert!(own.json()["view"]["cards"][1].is_null() && own.json()["view"]["cards"][0].is_string(), "{}", own.out);
}
