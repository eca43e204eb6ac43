//! `fixer arena` and `fixer audit`, as they are typed.

use serde_json::Value;

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

/// What a tournament counted, by name.
fn counted(json: &Value) -> impl Fn(&str, &str) -> Option<Value> {
    let subjects = json["subjects"].as_array().unwrap().clone();
    move |group, name| subjects.iter().find(|subject| subject["group"] == group && subject["name"] == name).cloned()
}

fn names(json: &Value, groups: &[&str]) -> Vec<String> {
    let subjects = json["subjects"].as_array().unwrap().iter();
    subjects.filter(|of| groups.contains(&of["group"].as_str().unwrap())).map(|of| of["name"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn a_report_counts_what_happened_and_lists_what_was_in_the_game() {
    let folder = Folder::new("counted");
    let page = folder.path("arena.html");
    let line = format!("arena tcg --bots street --games 40 --seed 1 --report {page}");
    let json = fixer(&format!("{line} --json")).exits(0).json();
    assert_eq!(json["decks"], serde_json::json!(["the-heist", "embracing-power"]));
    let subject = counted(&json);
    // Who goes first is decided at the table, once.
    for place in ["goes first", "goes second"] {
        let row = subject("Turn order", place).unwrap();
        assert_eq!((&row["times"], row["used"].as_f64()), (&40.into(), Some(0.5)), "{row}");
        assert!(row["lift"].is_object(), "{row}");
    }
    // A Legend that lies face-down is named by nobody's choice; it is used when it is Called.
    let times = |group: &str, name: &str| subject(group, name).map_or(0, |row| row["times"].as_u64().unwrap());
    let legends: u64 = names(&json, &["Legends"]).iter().map(|name| times("Legends", name)).sum();
    assert!(legends > 40 && legends == times("Deeds", "Call"), "{legends} of {}", times("Deeds", "Call"));
    // Every card is in the deck of somebody, and only its owners are counted.
    let decks = ["the-heist", "embracing-power"].map(|deck| fixer(&format!("deck show {deck}")).exits(0).out);
    let cards = names(&json, &["Legends", "Units", "Gear", "Programs"]);
    assert!(cards.len() > 20, "{cards:?}");
    for card in &cards {
        let owners = decks.iter().filter(|deck| deck.contains(card.as_str())).count() as u64;
        assert!(owners > 0, "{card} is in neither deck");
        let row = ["Legends", "Units", "Gear", "Programs"].into_iter().find_map(|group| subject(group, card)).unwrap();
        assert_eq!(row["seats"].as_u64(), Some(40 * owners), "{row}");
    }
    let drawn = read(&page);
    for part in
        ["seat 1 plays the-heist, seat 2 plays embracing-power", "Seat 2, embracing-power", "--deck the-heist --deck embracing-power"]
    {
        assert!(drawn.contains(part), "{part}");
    }
    assert!(!drawn.contains("The same deal is played at 1 tables"));
    fixer(&line).exits(0).says(&["Seat  Deck ", "1     the-heist ", "2     embracing-power "]);
}

#[test]
fn a_report_leaves_out_what_a_mode_does_not_have() {
    let json = fixer("arena gangs --bots street --games 20 --seed 1 --json").exits(0).json();
    assert_eq!(names(&json, &["Turn order"]), ["Place 1", "Place 2"]);
    assert_eq!(names(&json, &["Gangs"]).len(), 2);
    assert_eq!(json["decks"], serde_json::json!([null, null]));
    let subject = counted(&json);
    // A Gang begins with a Hideout in its own District, and builds none there.
    assert_eq!(subject("Hideouts built", "Westbrook").unwrap()["seats"], 20);
    assert_eq!(subject("Hideouts built", "Watson").unwrap()["seats"], 40);
    assert!(subject("Combat cards", "Smart Weapon").is_none(), "Kang Tao is of another Story");
    let random = fixer("arena gangs --bots random --games 20 --seed 1 --json").exits(0).json();
    let wild = counted(&random)("Actions", "Wild").unwrap();
    assert!(wild["times"].as_u64() > Some(0), "the Wild disc is a disc: {wild}");
    let alone = fixer("arena gangs --mode solo --bots street --games 10 --seed 1 --json").exits(0).json();
    assert!(names(&alone, &["Turn order"]).is_empty());
    let edgerunners = names(&alone, &["Edgerunners"]);
    assert!(edgerunners.len() == 8 && !edgerunners.contains(&"Johnny Silverhand".to_owned()), "{edgerunners:?}");
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
