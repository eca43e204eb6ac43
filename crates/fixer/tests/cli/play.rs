//! Whole games over a pipe.

use crate::support::{feed, program, typing};

/// More than a game of Leduc poker can need.
const CALLS: [&str; 8] = ["call"; 8];

#[test]
fn leduc_is_played_to_the_end_in_english() {
    let ran = typing("play leduc --seed 3", &CALLS).exits(0).says(&[
        "Leduc poker\nAt the table: Player (you), street (bot).\n",
        "Public card: not turned up yet.",
        "street: a hidden card,",
        "  1. Check\n",
        "Your choice: call\n",
        "The public card is ",
        "The game is over. ",
        "street (bot), score ",
    ]);
    assert_eq!(ran.err, "");
    assert_eq!(ran.out, typing("play leduc --seed 3", &CALLS).out, "a seed makes the same table again");
}

#[test]
fn leduc_is_played_to_the_end_in_italian() {
    let mut lines = vec!["rilancia"];
    // What does not fit is answered and asked again.
    lines.extend(["vedi", "passa"].repeat(10));
    let ran = typing("play leduc --seed 3 --lang it", &lines).exits(0).says(&[
        "Poker di Leduc\nAl tavolo: Giocatore (tu), street (bot).\n",
        "La tua scelta: rilancia\n",
        "Giocatore rilancia e mette 2 fiche.",
        "La partita è finita. ",
        "punteggio ",
    ]);
    assert!(!ran.out.contains("Your") && !ran.out.contains("Seat") && !ran.out.contains("osto 0"), "{}", ran.out);
}

#[test]
fn both_languages_tell_the_same_game() {
    for seed in 0..5 {
        let told = |lang| typing(&format!("play leduc --seed {seed} --lang {lang}"), &CALLS).exits(0).out.lines().count();
        assert_eq!(told("en"), told("it"), "seed {seed}");
    }
}

#[test]
fn without_a_seed_chance_is_fresh() {
    // Forty tables all with the same first card of three ranks: once in three to the thirty-ninth.
    let card = || typing("play leduc", &["quit"]).exits(0).out.lines().find(|line| line.contains("(you): ")).unwrap().to_owned();
    let first = card();
    assert!((0..39).any(|_| card() != first), "{first}");
}

#[test]
fn reactions_are_asked_for_as_one_likes() {
    let lines = |word: &'static str| [&["reactions", word][..], &["1"; 400]].concat();
    // Letting an attack go on stands last: as the first it is alone.
    let asked = |out: &str| (out.contains("  1. React no more"), out.contains("React no more"));
    let usual = typing("play tcg --seed 4", &lines("reactions")).exits(0).says(&["when you could do something, else"]).out;
    let never =
        typing("play tcg --seed 4", &lines("reactions never")).exits(0).says(&["passed over without asking", "lets the attack go on."]).out;
    let always = typing("play tcg --seed 4", &lines("reactions always")).exits(0).says(&["You are asked for every reaction."]).out;
    assert_eq!((asked(&usual).0, asked(&never).1, asked(&always)), (false, false, (true, true)));
    typing("play tcg --seed 4 --lang it", &["reazioni posso", "reazioni tutte"])
        .exits(0)
        .says(&["quando potresti fare qualcosa", "può essere sempre"]);
}

#[test]
fn tictactoe_answers_everything_that_can_be_typed() {
    let lines = ["1", "why a1", "a1", "log", "undo", "log", "rules line", "view", "help", "2", "dragon", "c"];
    typing("play tictactoe --seed 5", &lines).exits(0).says(&[
        "   1 2 3\na  . . .\n",
        "Player takes a1.",
        "Take a1: not now. a1 is taken by Player already. (tictactoe:R05: A taken cell stays taken.)",
        "Your last act is taken back.",
        "Player takes a1. (taken back)\n",
        "The last act was taken back.\n",
        "Your choice: rules line\nEnd\n  R07  ",
        "undo: take your last act back",
        "\"dragon\" is neither a choice nor a command.",
        "\"c\" could be any of these: 5. Take c1; ",
        "The input has ended: the game stops here and is not saved.",
    ]);
}

#[test]
fn an_undo_of_chance_goes_on_with_fresh_chance() {
    let turned_up = |ran: &crate::support::Ran| ran.out.contains("The public card is ");
    let seed = (0..99).find(|seed| turned_up(&typing(&format!("play leduc --seed {seed}"), &["call"]))).unwrap();
    let mut lines = vec!["call", "undo"];
    lines.extend(CALLS);
    let ran = typing(&format!("play leduc --seed {seed}"), &lines).exits(0);
    let fresh = "Your last act is taken back.\nChance is not taken back: what is rolled or drawn from here on is new.\n";
    let without = typing(&format!("play leduc --seed {seed}"), &CALLS).exits(0);
    assert!(ran.out.contains(fresh), "{}", ran.out);
    assert!(!without.out.contains("taken back"), "{}", without.out);
}

#[test]
fn conceding_ends_the_table_for_the_one_who_does() {
    typing("play leduc --seat 2 --seed 1", &["concede"]).exits(0).says(&[
        "Player leaves the table.",
        "The game is over. A seat left the table.",
        "Winner: street (bot), score ",
        "Place 2: Player (you), score -",
    ]);
}

#[test]
fn people_at_one_terminal_do_not_see_each_others_cards() {
    let lines = ["", "raise", "", "call", "", "call", "", "call"];
    let ran = typing("play leduc --hotseat --seed 4", &lines).exits(0);
    assert_eq!(ran.out.matches("press Enter when only you can see the screen.").count(), 4, "{}", ran.out);
    let before = ran.out.split("Showdown").next().unwrap();
    for (seat, other) in [(1, 2), (2, 1)] {
        assert!(before.contains(&format!("Player {seat} (you): a ")), "{before}");
        assert!(before.contains(&format!("Player {other}: a hidden card")), "{before}");
        assert_eq!(before.matches(&format!("Player {seat}: a ")).count(), before.matches(&format!("Player {seat}: a hidden card")).count());
    }
    assert!(ran.out.contains("Winner: Player ") || ran.out.contains("First place shared: Player 1,"), "{}", ran.out);
}

#[test]
fn without_a_game_it_offers_the_games_and_plays() {
    typing("play", &["chess", "6", "5", "2", "concede", "quit"]).exits(0).says(&[
        "Games:\n  1. Cyberpunk 2077: Gangs of Night City (gangs): ",
        "There is no \"chess\" here. You can choose gangs, nightlancer, tcg, ccg, tictactoe, leduc.",
        "Which seat do you take, 1 to 2? Enter for 1: 5\nExpected a number from 1 to 2.",
        "At the table: street (bot), Player (you).",
        "The game is over. A seat left the table.",
        "Goodbye.",
    ]);
    typing("play --lang it", &[]).exits(0).says(&["  5. Tris (tictactoe): ", "Arrivederci.\n"]);
    for wishes in ["play --seat 1", "play --hotseat", "play --seats 2", "play --bot street", "play --seed 1"] {
        typing(wishes, &[]).exits(2).complains(&["these options need a game"]);
    }
}

#[test]
fn the_environment_chooses_the_language_and_the_flag_overrules_it() {
    let quit = |command: &mut std::process::Command| feed(command, b"quit\n").exits(0).out;
    assert!(quit(program(&["play"]).env("LC_ALL", "it_IT.UTF-8")).starts_with("Giochi:"));
    assert!(quit(program(&["play"]).env("LC_ALL", "").env_remove("LC_MESSAGES").env("LANG", "it")).starts_with("Giochi:"));
    assert!(quit(program(&["play", "--lang", "en"]).env("LC_ALL", "it_IT.UTF-8")).starts_with("Games:"));
}

#[test]
fn no_line_however_strange_stops_a_game() {
    let mut input = b"\xff\xfe\x00\n\n99999999999999999999999999\n-1\n1e9\n\x1b[2J\nsave\x00x\n".to_vec();
    input.extend(vec![b'x'; 200_000]);
    input.extend(b"\nconcede\n");
    feed(&mut program(&["play", "leduc", "--seed", "1"]), &input).exits(0).says(&[
        "There is no choice 99999999999999999999999999;",
        "\"-1\" is neither a choice nor a command.",
        "\"[2J\" is neither a choice nor a command.",
        "Player leaves the table.",
    ]);
}

#[test]
fn colours_say_nothing_that_words_do_not() {
    let ran = |set: &[&str]| {
        let mut command = program(&["play", "leduc", "--seed", "3"]);
        for name in ["NO_COLOR", "CLICOLOR_FORCE", "CLICOLOR"] {
            command.env_remove(name);
        }
        for name in set {
            command.env(name, "1");
        }
        feed(&mut command, b"call\ncall\ncall\ncall\n").exits(0).out
    };
    let (plain, coloured) = (ran(&[]), ran(&["CLICOLOR_FORCE"]));
    assert!(!plain.contains('\x1b') && coloured.contains("\x1b["), "{coloured}");
    let mut bare = String::new();
    for part in coloured.split('\x1b') {
        bare += if bare.is_empty() { part } else { part.split_once('m').unwrap().1 };
    }
    assert_eq!(bare, plain);
    assert_eq!(ran(&["CLICOLOR_FORCE", "NO_COLOR"]), plain);
}

#[test]
fn only_what_changed_is_shown_until_the_board_is_asked_for() {
    let ran = typing("play gangs --seed 1", &["solo", "board", "names", "quit"]).exits(0);
    let told: Vec<&str> = ran.out.split("Your choice:").collect();
    let market = "Edgerunners (deck: ";
    assert!(told[0].contains(market) && told[0].contains("Abilities:\n"), "{}", told[0]);
    assert!(!told[1].contains(market) && told[1].contains("spent: Solo"), "{}", told[1]);
    assert!(told[2].contains(market), "{}", told[2]);
    assert!(told[3].contains(". move solo westbrook"), "{}", told[3]);
}

#[test]
fn what_does_not_fit_is_told_in_italian() {
    let lines = ["play gangs --seats 9 --gangs maelstrom,maelstrom --seat 7 --bots nessuno --lang it", "deck check quest --lang it"];
    typing(lines[0], &[]).exits(2).complains(&[
        "errore: gangs non si può giocare con queste opzioni:",
        "seats: '9' non è possibile; può andare da 2 a 4",
        "gangs: 'maelstrom' è indicata due volte",
        "bot: 'nessuno' non è tra i bot noti",
    ]);
    typing(lines[1], &[]).exits(1).says(&["quest non è un mazzo regolare:\n  mazzo: 'quest' non è né una lista di carte"]);
    typing("play gangs --seat 3 --lang it", &[]).exits(2).complains(&["il posto 3 non esiste; questo tavolo ha i posti da 1 a 2"]);
}
