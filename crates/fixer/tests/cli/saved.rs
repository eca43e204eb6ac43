//! Saving a table and going on with it.

use crate::support::{Folder, fixer, read, typing};

#[test]
fn a_saved_table_goes_on_where_it_was() {
    let folder = Folder::new("goes-on");
    let file = folder.path("game.json");
    let before = typing("play tictactoe --seed 5", &["b2", &format!("save {file}"), "log", "quit"]).exits(0);
    assert!(before.out.contains(&format!("Saved as {file}. Go on later with: fixer play --resume {file}\n")), "{}", before.out);
    assert!(!before.out.contains("not saved"), "{}", before.out);
    let log = |out: &str| out.rsplit("Your choice: log\n").next().unwrap().lines().take(3).map(str::to_owned).collect::<Vec<_>>();

    let after = typing(&format!("play --resume {file}"), &["log", "undo", "b2", "save", "quit"]).exits(0);
    assert_eq!(log(&before.out), log(&after.out));
    assert!(after.out.starts_with("Tic-tac-toe\nAt the table: Player (you), street (bot).\n"), "{}", after.out);
    // The bot's answer to the last decision before saving is news again.
    assert!(after.out.contains("everything else.\n\nstreet takes "), "{}", after.out);
    assert!(after.out.contains(&format!("Your choice: save\nSaved as {file}.")), "{}", after.out);
    assert!(read(&file).contains("\"entry\":\"undo\""));
    fixer(&format!("replay {file} --verify")).exits(0);
}

#[test]
fn a_table_that_is_over_can_be_resumed_and_is_over() {
    let folder = Folder::new("over");
    let file = folder.path("game.json");
    fixer(&format!("sim leduc --seed 1 --games 1 --bots random --save {file}")).exits(0);
    let text = read(&file).replace("\"players\": [\"random\",\"random\"]", "\"players\": [\"person\",\"random\"]");
    let file = folder.file("person.json", text);
    typing(&format!("play --resume {file}"), &[]).exits(0).says(&["The game is over. ", "score "]);
}

#[test]
fn a_file_that_holds_something_else_is_left_alone() {
    let folder = Folder::new("something-else");
    let mine = folder.file("notes.txt", "my notes");
    let ran = typing("play leduc --seed 1", &[&format!("save {mine}"), "save /no/such/folder/x.json", "quit"]).exits(0);
    assert!(ran.out.contains(&format!("Not saved: {mine} is there already and is not this game. Choose another name.")), "{}", ran.out);
    assert!(ran.out.contains("Not saved. /no/such/folder/x.json: cannot be written: No such file"), "{}", ran.out);
    assert!(ran.out.ends_with("The game is not saved.\n"), "{}", ran.out);
    assert_eq!(read(&mine), "my notes");
}

#[test]
fn the_options_of_a_saved_table_cannot_be_changed() {
    let folder = Folder::new("options");
    let file = folder.path("game.json");
    typing("play leduc --seed 1", &[&format!("save {file}"), "quit"]).exits(0);
    fixer(&format!("play --resume {file} --mode standard")).exits(2).complains(&["--mode cannot be changed"]);
    fixer(&format!("play leduc --resume {file}")).exits(2).complains(&["cannot be used with"]);
    fixer(&format!("play --resume {file} --seat 1")).exits(2).complains(&["cannot be used with"]);
}

#[test]
fn a_table_without_people_or_with_strangers_is_not_resumed() {
    let folder = Folder::new("strangers");
    let file = folder.path("game.json");
    fixer(&format!("sim leduc --seed 1 --games 1 --bots random --save {file}")).exits(0);
    fixer(&format!("play --resume {file}")).exits(1).complains(&[&format!("{file}:1: only bots play at this table")]);
    let with = |players: &str| folder.file("other.json", read(&file).replace("[\"random\",\"random\"]", players));
    let stranger = with("[\"person\",\"hal\"]");
    fixer(&format!("play --resume {stranger}")).exits(1).complains(&["'hal' is not known; it can be random, street, edge:N"]);
    let lonely = with("[\"person\"]");
    fixer(&format!("play --resume {lonely}")).exits(1).complains(&["1 players are named, but the table has 2 seats"]);
}

#[test]
fn a_table_without_its_results_of_chance_is_refused_by_every_command() {
    let folder = Folder::new("chance");
    let file = folder.path("game.json");
    fixer(&format!("sim tcg --seed 1 --games 1 --save {file}")).exits(0);
    let text = read(&file);
    let (begin, end) = (text.find("\"chance\":[").unwrap(), text.find("],\"digest\"").unwrap());
    let without = folder.file("without.json", format!("{}\"chance\":[{}", &text[..begin], &text[end..]));
    for command in ["replay", "replay --verify", "audit", "play --resume"] {
        fixer(&format!("{command} {without}")).exits(1).complains(&["log entry 0: the rules ask for", "and no result is recorded"]);
    }
}
