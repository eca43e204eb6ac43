//! `fixer arena` and `fixer audit`, as they are typed.

use crate::support::{Folder, fixer, read};

fn without_speed(out: &str) -> String {
    out.lines().filter(|line| !line.starts_with("Speed: ")).collect::<Vec<_>>().join("\n")
}

#[test]
fn bots_are_rated_and_a_second_run_with_the_same_seed_says_the_same() {
    let folder = Folder::new("arena");
    let page = folder.path("arena.html");
    let line = format!("arena leduc --bots random,street,edge:50 --games 600 --seed 4 --report {page}");
    let first = fixer(&line).exits(0).says(&["leduc: 600 games, seed 4\n", "Rating", "edge:50  street", "In brackets: the 99 % interval."]);
    assert!(first.err.contains("written: "), "{}", first.err);
    let drawn = read(&page);
    assert!(drawn.starts_with("<!DOCTYPE html>") && drawn.contains("edge:50"), "{drawn}");
    let again = fixer(&format!("{line} --threads 1")).exits(0);
    assert_eq!(without_speed(&again.out), without_speed(&first.out));
    assert_eq!(read(&page), drawn);
}

#[test]
fn an_arena_is_read_by_programs_too() {
    let json = fixer("arena tictactoe --bots street --games 20 --seed 1 --json").exits(0).json();
    assert_eq!((json["tables"].as_u64(), json["bots"][0]["name"].as_str()), (Some(20), Some("street")));
    assert!(json["subjects"].as_array().is_some_and(|subjects| subjects.len() == 9));
}

#[test]
fn what_cannot_be_played_is_told_before_anything_starts() {
    fixer("arena leduc --bots hal,edge:0 --seats 7").exits(2).complains(&[
        "leduc cannot be played with these options:",
        "seats: '7' is not possible",
        "'hal' is not known; it can be random, street, edge:N",
        "'0' is no budget for edge",
    ]);
    fixer("arena leduc --games 0").exits(2).complains(&["0 is not in 1..=100000000"]);
    fixer("arena leduc --games 100000000 --report /no/such/folder/a.html")
        .exits(1)
        .complains(&["/no/such/folder/a.html: cannot be written"]);
}

#[test]
fn an_audit_asks_the_bots_again() {
    let folder = Folder::new("audit");
    let file = folder.path("game.json");
    fixer(&format!("sim leduc --bot street --bot edge:60 --seed 3 --games 1 --save {file}")).exits(0);
    assert!(read(&file).contains("\"thought\":[60]"), "{}", read(&file));
    fixer(&format!("audit {file}")).exits(0).says(&["decisions of bots were made again, and all are the same.\n"]);
    assert_eq!(fixer(&format!("audit {file} --json")).exits(0).json()["people"], 0);
    let stranger = folder.file("stranger.json", read(&file).replace("\"street\"", "\"hal\""));
    fixer(&format!("audit {stranger}")).exits(1).complains(&["was played by 'hal', but 'hal' is not known"]);
    let older = folder.file("older.json", read(&file).replace("\"rules\": 1", "\"rules\": 99"));
    fixer(&format!("audit {older}")).exits(1).complains(&["the table was played by rules 99"]);
    let newer = folder.file("newer.json", read(&file).replace("\"version\": 1", "\"version\": 2"));
    fixer(&format!("audit {newer}")).exits(1).complains(&["the file has version 2; this program reads up to 1"]);
}

#[test]
fn a_bot_that_decided_otherwise_is_found_out() {
    let folder = Folder::new("caught");
    let file = folder.path("game.json");
    // Sooner or later a random player does what street would not.
    let caught = (0..20).any(|seed| {
        fixer(&format!("sim leduc --bot random --bot random --seed {seed} --games 1 --save {file}")).exits(0);
        let lied = folder.file("lied.json", read(&file).replace("[\"random\",\"random\"]", "[\"street\",\"street\"]"));
        fixer(&format!("audit {lied}")).err.contains("but on the same view it chooses '")
    });
    assert!(caught);
}
