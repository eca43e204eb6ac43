//! Who is within reach of winning, by each of the three ways (Winning), and whose decks run out.

use table::{Seat, Voice};

use super::scene::Scene;
use crate::game::Ccg;
use crate::odds::Progress;
use crate::state::GOAL;
use crate::view::View;

/// Points that can come in a turn.
const REACH: u16 = 20;
/// Cards of both decks that are gone before long.
const SOON: u8 = 6;

/// What nobody should be surprised by, a sentence each.
pub(super) fn warnings(game: &Ccg, view: &View, voice: Voice<'_>) -> Vec<String> {
    if view.board.ending.is_some() || view.board.turns == 0 {
        return Vec::new();
    }
    let scene = Scene::new(game, view, voice);
    let from = view.seat.unwrap_or_default().next(view.board.seats);
    let seats = || view.board.round(from);
    let points = seats().flat_map(|seat| scene.by_points(seat));
    points.chain(seats().filter_map(|seat| scene.by_sponsor(seat))).chain(seats().filter_map(|seat| scene.by_decks(seat))).collect()
}

/// Whether what is missing of a part of a condition could come in a turn.
const fn is_near(progress: &Progress) -> bool {
    let missing = progress.needs - progress.has;
    missing * 6 <= progress.needs || missing <= 1
}

impl Scene<'_> {
    /// Whoever has a hundred points of a kind, or comes near it.
    fn by_points(&self, seat: Seat) -> impl Iterator<Item = String> {
        let (ops, style) = (self.view.board.side(seat).ops, self.read.style(seat, false));
        let said = |id: &str, points: u16| match GOAL.saturating_sub(points) {
            0 => Some(self.about(&format!("warns-{id}"), seat, points.into())),
            missing if missing <= REACH => Some(self.about(&format!("warns-{id}-near"), seat, points.into())),
            _ => None,
        };
        [said("ops", ops), said("style", style)].into_iter().flatten()
    }

    /// Whoever is near what its Sponsor wins by.
    fn by_sponsor(&self, seat: Seat) -> Option<String> {
        let progress = self.view.progress(self.game, seat);
        let near = !progress.is_empty() && progress.iter().all(is_near);
        let steps: Vec<String> = progress.iter().filter(|step| !step.is_met()).map(|step| self.step(step)).collect();
        if !near || steps.is_empty() {
            return None;
        }
        let sponsor = self.game.catalog().sponsor(self.view.board.side(seat).sponsor).name.clone();
        let args = [
            ("seat", seat.into()),
            ("you", Scene::yes(self.is_you(seat))),
            ("sponsor", sponsor.into()),
            ("steps", self.words.all(&steps).into()),
        ];
        Some(self.words.say("warns-sponsor", &args))
    }

    /// Whoever has few cards left to draw.
    fn by_decks(&self, seat: Seat) -> Option<String> {
        let left: u8 = self.view.seen[seat.index()].decks.iter().sum();
        (left <= SOON).then(|| self.about("warns-decks", seat, left.into()))
    }

    /// A message about a player and a number.
    fn about(&self, id: &str, seat: Seat, count: i64) -> String {
        self.words.say(id, &[("seat", seat.into()), ("you", Scene::yes(self.is_you(seat))), ("count", count.into())])
    }
}
