//! The other commands, the help, and what every command has in common.

use crate::support::{feed, finish, fixer, program};

#[test]
fn the_games_are_listed() {
    fixer("games").exits(0).says(&["tictactoe: Tic-tac-toe\n", "  --seats  2\n", "  --mode   standard: the usual game\n"]);
    fixer("games --lang it").exits(0).says(&["leduc: Poker di Leduc\n"]);
    let json = fixer("games --json").exits(0).json();
    let leduc = json.as_array().unwrap().iter().find(|game| game["key"] == "leduc").unwrap();
    assert_eq!(leduc["title"], "Leduc poker");
    assert_eq!((&leduc["seats"]["start"], &leduc["seats"]["end"]), (&2.into(), &2.into()));
    assert_eq!((&leduc["modes"][0], &leduc["rules"]), (&"standard".into(), &1.into()));
    assert!(leduc["options"].is_array());
}

#[test]
fn one_game_is_shown_alone_with_what_can_be_brought_to_it() {
    let tcg =
        fixer("games tcg").exits(0).says(&["tcg: ", "--seats ", "--mode ", "duel: ", "--edition ", "--deck ", "the-heist|", "|random: "]);
    assert!(!tcg.out.contains("leduc") && tcg.out.lines().filter(|line| !line.starts_with(' ')).count() == 1, "{}", tcg.out);
    fixer("games tcg --lang it").exits(0).says(&["una lista di carte"]);
    let json = fixer("games tcg leduc --json").exits(0).json();
    assert_eq!((&json[0]["key"], &json[1]["key"], json.as_array().unwrap().len()), (&"tcg".into(), &"leduc".into(), 2));
    assert!(json[0]["decks"].as_array().unwrap().contains(&"the-heist".into()), "{json}");
    assert_eq!(json[1]["decks"], serde_json::json!([]));
    fixer("games chess").exits(2).complains(&["invalid value 'chess'"]);
}

#[test]
fn rules_are_printed_whole_by_number_and_by_words() {
    let all = fixer("rules leduc").exits(0);
    assert!(all.out.starts_with("Setup\n  R01  Two seats play.\n") && all.out.contains("\nBetting\n"), "{}", all.out);
    assert!(!all.out.contains('*'), "{}", all.out);
    assert_eq!(fixer("rules leduc r09").exits(0).out, "Betting\n  R09  A round has at most two raises.\n");
    assert_eq!(fixer("rules leduc leduc:R09").exits(0).out, fixer("rules leduc R09").out);
    assert_eq!(fixer("rules leduc raises round").exits(0).out, fixer("rules leduc R09").out);
    fixer("rules leduc R01 --lang it").exits(0).says(&["R01  "]);
    assert_eq!(fixer("rules leduc R09 --json").exits(0).json()[0]["id"], "R09");
    fixer("rules leduc dragons").exits(1).complains(&["no rule of leduc has 'dragons'"]);
}

#[test]
fn bench_measures_every_game_or_the_named_ones() {
    let json = fixer("bench --json --seconds 0.05").exits(0).json();
    for game in ["tictactoe", "leduc"] {
        for figure in ["decisions_per_second", "games_per_second", "decisions_per_game", "state_bytes", "clone_ns"] {
            assert!(json[game][figure].as_f64().is_some_and(|number| number > 0.0), "{game} {figure}: {json}");
        }
    }
    let text = fixer("bench leduc --seconds 0.05").exits(0).out;
    assert!(text.starts_with("Game   Decisions/s") && text.lines().count() == 2, "{text}");
    fixer("bench leduc --seconds NaN").exits(2).complains(&["expected a number from 0.01 to 3600"]);
    fixer("bench leduc --mode chess").exits(2).complains(&["mode: 'chess' is not known"]);
}

#[test]
fn shells_can_complete_commands_and_games() {
    for shell in ["bash", "zsh", "fish"] {
        let script = fixer(&format!("completions {shell}")).exits(0).out;
        for word in ["replay", "tictactoe", "verify", "hotseat"] {
            assert!(script.contains(word), "{shell} does not complete {word}");
        }
    }
    fixer("completions cmd").exits(2).complains(&["invalid value 'cmd'"]);
}

#[test]
fn an_unknown_game_is_answered_with_the_list_and_the_nearest() {
    for command in ["play leduk", "sim leduk", "rules leduk", "bench leduk"] {
        fixer(command).exits(2).complains(&["invalid value 'leduk'", "tictactoe, leduc", "a similar value exists: 'leduc'"]);
    }
}

#[test]
fn all_problems_of_options_are_told_at_once() {
    let ran = fixer("play leduc --seats 9 --mode chess --bot hal").exits(2);
    let expected = "error: leduc cannot be played with these options:\n  seats: '9' is not possible; it can only be 2\n  \
        mode: 'chess' is not known; it can be standard\n  bot: 'hal' is not known; \
        it can be random, street, edge:N (N iterations, 1 to 10000000) or edge:Ns (N seconds, 1 to 600)\n";
    assert_eq!(ran.err, expected);
    fixer("play leduc --seat 3 --bot random --bot random")
        .exits(2)
        .complains(&["there is no seat 3; this table has seats 1 to 2", "2 bots are named"]);
}

#[test]
fn help_explains_the_exit_codes_and_every_command() {
    fixer("help").exits(0).says(&["Examples:", "Exit codes:", "130  interrupted with Ctrl-C", "Read a saved table"]);
    fixer("play --help").exits(0).says(&[
        "--mode <MODE>",
        "nightlancer rivals|coop|solitaire",
        "standard, leduc standard",
        "fixer play --resume game.json",
    ]);
    fixer("--version").exits(0).says(&["fixer "]);
    for wrong in ["dance", "play leduc --seat 300", "play leduc --seed -1", "replay", "check", "--lang de games"] {
        assert!(!fixer(wrong).exits(2).err.is_empty(), "{wrong}");
    }
}

#[test]
fn a_reader_who_goes_away_is_no_error() {
    for arguments in [&["games"][..], &["rules", "leduc"], &["completions", "zsh"], &["help"], &["sim", "leduc", "--games", "10"]] {
        let mut child = program(arguments).spawn().unwrap();
        drop(child.stdout.take());
        assert_eq!(finish(child).exits(0).err, "", "{arguments:?}");
    }
    // Here the reader surely goes first: the program still waits for its line.
    let mut child = program(&["play", "leduc"]).spawn().unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    let _ = std::io::Write::write_all(&mut stdin, b"help\nlog\n");
    drop(stdin);
    assert_eq!(finish(child).exits(0).err, "");
}

#[test]
fn output_that_cannot_be_written_is_an_error() {
    let Ok(full) = std::fs::OpenOptions::new().write(true).open("/dev/full") else { return };
    let ran = feed(program(&["games"]).stdout(full), b"");
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.starts_with("error: standard output: "), "{}", ran.err);
}
