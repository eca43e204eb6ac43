//! Simulation: the same results for any number of threads, and figures that add up.

use crate::support::{Folder, fixer, read};

/// The output without the one line that speaks of speed.
fn without_speed(out: &str) -> String {
    assert_eq!(out.lines().filter(|line| line.starts_with("Speed: ")).count(), 1, "{out}");
    out.lines().filter(|line| !line.starts_with("Speed: ")).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_seed_gives_the_same_results_for_any_number_of_threads() {
    let run =
        |threads: u8, seed: u8| without_speed(&fixer(&format!("sim leduc --games 5000 --seed {seed} --threads {threads}")).exits(0).out);
    assert_eq!(run(1, 7), run(3, 7));
    assert_ne!(run(1, 7), run(1, 8));
}

#[test]
fn the_results_are_told_with_intervals_and_endings() {
    let ran = fixer("sim leduc --games 2000 --seed 7 --check").exits(0).says(&[
        "leduc: 2,000 games, seed 7\nDecisions: ",
        "Seat  Bot ",
        "1     street  ",
        "In brackets: the 99 % interval.",
        "How games ended:\n",
        "fold      A seat folded.",
    ]);
    assert_eq!(ran.err, "", "no progress bar where nobody looks");
    fixer("sim leduc --games 2000 --seed 7 --lang it").exits(0).says(&["Un posto ha lasciato la mano."]);
}

#[test]
fn json_adds_up() {
    let json = fixer("sim leduc --games 3000 --seed 7 --bots random --mode standard --json").exits(0).json();
    assert_eq!((&json["games"], &json["seed"], &json["failed"]), (&3000.into(), &7.into(), &serde_json::Value::Null));
    assert_eq!(json["options"]["mode"], "standard");
    let count = |value: &serde_json::Value| value["count"].as_u64().unwrap();
    let [first, second] = [0, 1].map(|seat| (count(&json["seats"][seat]["won"]), count(&json["seats"][seat]["shared"])));
    assert_eq!(first.0 + second.0 + first.1, 3000);
    assert_eq!(first.1, second.1);
    let endings: u64 = json["endings"].as_object().unwrap().values().map(count).sum();
    assert_eq!(endings, 3000);
    let won = &json["seats"][0]["won"];
    assert!(won["low"].as_f64() < won["rate"].as_f64() && won["rate"].as_f64() < won["high"].as_f64(), "{won}");
    let score = |seat: usize| json["seats"][seat]["score"]["mean"].as_f64().unwrap();
    assert!((score(0) + score(1)).abs() < 1e-9);
    assert!(json["speed"]["decisions_per_second"].as_f64() > Some(0.0));
}

#[test]
fn decks_are_named_and_street_plays_them_unless_told() {
    let seat = |ran: &crate::support::Ran, seat: usize| {
        let json = ran.json();
        [&json["seats"][seat]["bot"], &json["seats"][seat]["deck"]].map(|word| word.as_str().unwrap_or_default().to_owned())
    };
    let usual = fixer("sim tcg --games 4 --seed 1 --json").exits(0);
    assert_eq!([seat(&usual, 0), seat(&usual, 1)], [["street", "the-heist"], ["street", "embracing-power"]]);
    let told = fixer("sim tcg --games 4 --seed 1 --deck merc-turbo --deck random --bots random,street --json").exits(0);
    assert_eq!([seat(&told, 0), seat(&told, 1)], [["random", "merc-turbo"], ["street", "random"]]);
    fixer("sim tcg --games 4 --seed 1").exits(0).says(&[
        "Seat  Bot     Deck  ",
        "1     street  the-heist  ",
        "2     street  embracing-power  ",
    ]);
    let folder = Folder::new("named");
    let mine = folder.file("mine.deck", fixer("deck show merc-turbo").exits(0).out);
    fixer(&format!("sim tcg --games 4 --seed 1 --deck {mine}")).exits(0).says(&[&format!("1     street  {mine}  "), "embracing-power"]);
    let without = fixer("sim leduc --games 4 --seed 1 --bot random --bot street").exits(0).says(&["1     random  ", "2     street  "]);
    assert!(!without.out.contains("Deck"), "{}", without.out);
}

#[test]
fn a_run_without_a_seed_prints_the_one_it_took() {
    let out = fixer("sim tictactoe --games 300").exits(0).out;
    let seed = out.split("seed ").nth(1).unwrap().split_whitespace().next().unwrap();
    let again = fixer(&format!("sim tictactoe --games 300 --seed {seed}")).exits(0).out;
    assert_eq!(without_speed(&out), without_speed(&again));
}

#[test]
fn one_game_of_a_run_can_be_kept() {
    let folder = Folder::new("kept");
    let file = folder.path("game.json");
    let one = fixer(&format!("sim leduc --seed 7 --from 41 --games 1 --check --save {file} --json")).exits(0);
    assert!(one.err.contains(&format!("saved as {file}")), "{}", one.err);
    let replay = fixer(&format!("replay {file} --json")).exits(0).json();
    let how = one.json()["endings"].as_object().unwrap().keys().next().unwrap().clone();
    assert_eq!(replay["outcome"]["how"], how.as_str(), "the kept game is the one that was played");
    assert_eq!(replay["outcome"]["scores"][0].as_f64(), one.json()["seats"][0]["score"]["mean"].as_f64());
    assert!(read(&file).contains("\"kind\":\"fast\""));
}

#[test]
fn what_cannot_be_done_is_said_before_the_work() {
    let start = std::time::Instant::now();
    let long = "sim leduc --games 1000000000000";
    fixer(&format!("{long} --save x.json")).exits(2).complains(&["--save keeps one game: it needs --games 1, not 1000000000000"]);
    fixer("sim leduc --games 1 --save /no/such/folder/x.json")
        .exits(1)
        .complains(&["/no/such/folder/x.json: cannot be written: No such file"]);
    fixer(&format!("{long} --bots hal --seats 5 --mode chess")).exits(2).complains(&["bot: 'hal'", "seats: '5'", "mode: 'chess'"]);
    fixer(&format!("{long} --bots random,random --bot random")).exits(2).complains(&["3 bots are named, but there are 2 seats"]);
    fixer(&format!("{long} --from 18446744073709551615")).exits(2).complains(&["too large together"]);
    for wrong in ["--games 0", "--games 99999999999999999999", "--games=-1", "--threads 0", "--threads 9999", "--seed x"] {
        fixer(&format!("sim leduc {wrong}")).exits(2).complains(&["invalid value"]);
    }
    assert!(start.elapsed().as_secs() < 60);
}
