//! Ctrl-C: a table can be saved first, a run shows what it has, and a second one always leaves.
#![cfg(unix)]

use std::io::{Read, Write};
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use crate::support::{Folder, Ran, finish, fixer, program, read, typing};

/// Presses Ctrl-C.
fn interrupt(child: &Child) {
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
}

/// Waits for the end with standard input open, so that only the signal can have ended it.
fn ended(mut child: Child) -> Ran {
    let stdin = child.stdin.take();
    let ran = finish(child);
    drop(stdin);
    ran
}

/// Reads standard output until it ends with this.
fn until(child: &mut Child, end: &str) -> String {
    let mut seen = Vec::new();
    let mut byte = [0];
    while !seen.ends_with(end.as_bytes()) {
        let count = child.stdout.as_mut().unwrap().read(&mut byte).unwrap();
        assert_eq!(count, 1, "'{end}' never came:\n{}", String::from_utf8_lossy(&seen));
        seen.push(byte[0]);
    }
    String::from_utf8(seen).unwrap()
}

/// A game of tic-tac-toe that waits for its first answer.
fn waiting(arguments: &str) -> Child {
    let arguments: Vec<&str> = arguments.split_whitespace().collect();
    let mut child = program(&arguments).spawn().unwrap();
    until(&mut child, "Your choice: ");
    child
}

#[test]
fn ctrl_c_offers_to_save() {
    let folder = Folder::new("ctrl-c");
    let file = folder.path("game.json");
    let mut child = waiting("play tictactoe --seed 5");
    child.stdin.as_mut().unwrap().write_all(b"b2\n").unwrap();
    until(&mut child, "Your choice: ");
    interrupt(&child);
    let question = until(&mut child, "or no: ");
    assert!(question.starts_with("\nSave the game before leaving? File name, Enter for tictactoe-"), "{question}");
    child.stdin.as_mut().unwrap().write_all(format!("{file}\n").as_bytes()).unwrap();
    finish(child).exits(130).says(&[&format!("Saved as {file}.")]);
    assert!(read(&file).contains("\"choice\":\"b2\""));
    typing(&format!("play --resume {file}"), &["log", "quit"]).exits(0).says(&["Player takes b2."]);
}

#[test]
fn ctrl_c_and_no_saves_nothing() {
    let mut child = waiting("play tictactoe --seed 5");
    interrupt(&child);
    until(&mut child, "or no: ");
    child.stdin.as_mut().unwrap().write_all(b"no\n").unwrap();
    finish(child).exits(130).says(&["The game is not saved."]);
}

#[test]
fn a_second_ctrl_c_leaves_at_once() {
    let mut child = waiting("play tictactoe --seed 5");
    interrupt(&child);
    until(&mut child, "or no: ");
    interrupt(&child);
    assert_eq!(ended(child).code, Some(130));
}

#[test]
fn ctrl_c_in_the_menu_says_goodbye() {
    let mut child = program(&["play"]).spawn().unwrap();
    until(&mut child, "or quit: ");
    interrupt(&child);
    ended(child).exits(130).says(&["Goodbye."]);
}

#[test]
fn ctrl_c_stops_a_run_and_shows_what_it_has() {
    let child = program(&["sim", "leduc", "--games", "1000000000000", "--seed", "7"]).spawn().unwrap();
    await_handler(&child);
    interrupt(&child);
    let ran = finish(child).exits(130).says(&[" games of 1,000,000,000,000, then interrupted, seed 7\n", "How games ended:"]);
    let games: u64 = ran.out.split(' ').nth(1).unwrap().replace(',', "").parse().unwrap();
    let again = fixer(&format!("sim leduc --games {games} --seed 7")).exits(0);
    assert!(again.out.starts_with(&format!("leduc: {} games, seed 7\n", ran.out.split(' ').nth(1).unwrap())), "{}", again.out);
}

#[test]
fn ctrl_c_stops_an_arena_and_shows_what_it_has() {
    let child = program(&["arena", "leduc", "--bots", "random,street", "--games", "100000000", "--seed", "7"]).spawn().unwrap();
    await_handler(&child);
    std::thread::sleep(Duration::from_millis(300));
    interrupt(&child);
    ended(child).exits(130).says(&[" games of 100,000,000, then interrupted, seed 7\n", "Rating", "In brackets:"]);
}

/// Waits until the program listens to Ctrl-C, which it does not say.
fn await_handler(child: &Child) {
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(20) {
        let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
        let Some(caught) = status.lines().find_map(|line| line.strip_prefix("SigCgt:")) else {
            // No such list here: what most machines need, many times over.
            std::thread::sleep(Duration::from_secs(2));
            return;
        };
        if u64::from_str_radix(caught.trim(), 16).is_ok_and(|caught| caught & 0b10 != 0) {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
}
