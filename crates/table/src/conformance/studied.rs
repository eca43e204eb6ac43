//! Whole tables of players who think, and what they used: for tests of bots.

use crate::chance::Fast;
use crate::driver::drive;
use crate::log::Brought;
use crate::outcome::Outcome;
use crate::player::Player;
use crate::table::Table;
use crate::{Study, Told};

/// Plays a table to its end: how it ended, and how often each of the game's subjects was used.
///
/// # Panics
/// When the table cannot be dealt or does not end, which is when a test fails.
pub fn studied<G: Study>(
    game: &G,
    brought: &Brought<G::Options, G::Entry>,
    players: &mut [Box<dyn Player<G>>],
    seed: u64,
) -> (Outcome, Vec<u32>) {
    let mut chance = Fast::new(seed);
    let state = game.deal(&brought.options, &brought.entries, &mut chance).unwrap_or_else(|problems| panic!("{problems}"));
    let (mut table, mut told) = (Table::new(game, state), Told::default());
    let played = drive(&mut table, players, &mut chance, &mut told, 40_000, |_| Ok(())).unwrap_or_else(|stuck| panic!("{stuck}"));
    let mut used = vec![0; game.subjects().len()];
    told.0.iter().for_each(|(_, event)| game.uses(table.state(), event, |_, subject| used[subject] += 1));
    (played.outcome, used)
}

/// The subjects of these groups that were never used.
pub fn never_used<G: Study>(game: &G, used: &[u32], groups: &[&str]) -> Vec<String> {
    let subjects = game.subjects().into_iter().zip(used);
    subjects.filter(|(subject, count)| **count == 0 && groups.contains(&subject.group)).map(|(subject, _)| subject.name).collect()
}

/// How many subjects of a group were used.
pub fn kinds_used<G: Study>(game: &G, used: &[u32], group: &str) -> usize {
    game.subjects().iter().zip(used).filter(|(subject, count)| subject.group == group && **count > 0).count()
}
