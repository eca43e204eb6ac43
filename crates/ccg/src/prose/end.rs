//! The end of a table in words: what decided it (Winning), and what is told of everybody afterwards. All of it is public.

use table::{Outcome, Seat, Voice};

use super::scene::Scene;
use crate::event::Event;
use crate::game::Ccg;
use crate::state::How;
use crate::view::View;

/// What is counted of everybody.
pub(super) const DEEDS: [&str; 3] = ["succeeded", "bought", "played"];

/// What decided the table, as a sentence.
pub(super) fn ending(game: &Ccg, view: &View, outcome: &Outcome, voice: Voice<'_>) -> String {
    let scene = Scene::new(game, view, voice);
    let Some((how, Some(winner))) = view.board.ending.map(|ending| (ending.how, ending.winner)) else {
        return scene.words.word(&format!("ending-{}", outcome.how));
    };
    let with = |id: &str, points: u16| scene.words.say(id, &[("seat", winner.into()), ("count", i64::from(points).into())]);
    match how {
        How::Ops => with("ended-ops", view.board.side(winner).ops),
        How::Style => with("ended-style", scene.read.style(winner, false)),
        How::Sponsor => {
            let sponsor = game.catalog().sponsor(view.board.side(winner).sponsor).name.clone();
            let steps: Vec<String> = view.progress(game, winner).iter().map(|step| scene.step(step)).collect();
            let args = [("seat", winner.into()), ("sponsor", sponsor.into()), ("steps", scene.words.all(&steps).into())];
            scene.words.say("ended-sponsor", &args)
        }
        How::Left | How::Void => scene.words.word(&format!("ending-{}", outcome.how)),
    }
}

/// The Sponsor of a seat.
pub(super) fn plays(game: &Ccg, view: &View, side: Seat) -> Option<String> {
    let sponsor = (side.0 < view.board.seats).then(|| view.board.side(side).sponsor)?;
    sponsor.is_some().then(|| game.catalog().sponsor(sponsor).name.clone())
}

/// The Ops Points of a seat.
pub(super) fn score(view: &View, side: Seat) -> Option<i32> {
    (side.0 < view.board.seats).then(|| view.board.side(side).ops.into())
}

/// Who succeeded in a Hit or Run, bought a card, and played an Event.
pub(super) fn deeds(events: &[&Event], mut note: impl FnMut(Seat, usize)) {
    for event in events {
        match **event {
            Event::Succeeded { seat } => note(seat, 0),
            Event::Bought { seat, .. } => note(seat, 1),
            Event::Played { seat, .. } => note(seat, 2),
            _ => {}
        }
    }
}
