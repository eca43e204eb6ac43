//! The game in the README is the game that the program plays.

use crate::support::typing;

#[test]
fn the_game_in_the_readme_is_real() {
    let readme = include_str!("../../../../README.md");
    let shown = readme.split("$ fixer ").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let (command, transcript) = shown.split_once('\n').unwrap();
    let typed: Vec<&str> = transcript.lines().filter_map(|line| line.strip_prefix("Your choice: ")).collect();
    let ran = typing(command, &typed).exits(0);
    assert!(ran.out.starts_with(transcript), "--- shown\n{transcript}\n--- played\n{}", ran.out);
}
