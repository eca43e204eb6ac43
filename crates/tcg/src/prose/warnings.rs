//! Who is within reach of winning, and what ends the game soon: seven Gigs, Overtime, a deck that runs out.

use table::{Seat, Voice};

use super::scene::Scene;
use crate::catalog::Catalog;
use crate::engine::{GOAL, REGULAR_TURNS};
use crate::state::rival;
use crate::view::View;

/// Gigs that can come at once: an attack may bring two.
const REACH: u8 = 2;

/// Cards of a deck that are gone before long.
const SOON: usize = 2;

/// What nobody should be surprised by, a sentence each.
pub fn warnings<'a>(catalog: &'static Catalog, view: &'a View, voice: impl Into<Voice<'a>>) -> Vec<String> {
    if view.board.ending.is_some() || view.board.turns == 0 {
        return Vec::new();
    }
    let scene = Scene::new(catalog, view, voice);
    let first = view.seat.map_or(Seat(0), rival);
    let sides = || [first, rival(first)].into_iter();
    let said = sides().filter_map(|seat| scene.by_gigs(seat)).chain(scene.overtime_soon());
    said.chain(sides().filter_map(|seat| scene.by_deck(seat))).collect()
}

impl Scene<'_> {
    /// Whoever has seven Gigs, or comes near it.
    fn by_gigs(&self, seat: Seat) -> Option<String> {
        let board = &self.view.board;
        let gigs = board.dice.count(seat);
        let missing = GOAL.saturating_sub(gigs);
        let id = match missing {
            // Nobody has seven Gigs for longer than a moment then.
            1..=REACH if board.overtime => "warns-overtime",
            0 => "warns-gigs",
            1 => "warns-gigs-near",
            _ => return None,
        };
        Some(self.of_side(id, seat, missing))
    }

    /// Overtime, in the last turn before it.
    fn overtime_soon(&self) -> Option<String> {
        let board = &self.view.board;
        let soon =
            if board.edition.overtime_by_turns() { board.turns == REGULAR_TURNS } else { board.began_empty && board.empty_starts > 0 };
        (soon && !board.overtime).then(|| self.words.word("warns-overtime-soon"))
    }

    /// Whoever has few cards left to draw.
    fn by_deck(&self, seat: Seat) -> Option<String> {
        let left = self.view.seen(seat).deck.len();
        (left <= SOON).then(|| self.of_side("warns-deck", seat, left as u8))
    }

    /// A message to who looks, or about another.
    fn of_side(&self, id: &str, seat: Seat, count: u8) -> String {
        let id = if self.is_you(seat) { format!("{id}-you") } else { id.to_owned() };
        self.words.say(&id, &[("seat", seat.into()), ("count", count.into())])
    }
}
