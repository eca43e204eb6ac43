//! The end of a table in words: what decided it (rulebook 4; 6.1), and what is told of everybody afterwards. All of it is
//! public.

use table::{Lang, Outcome, Seat, Verdict, Voice};

use super::scene::Scene;
use crate::engine::questions;
use crate::event::Event;
use crate::game::Nightlancer;
use crate::state::Ending;
use crate::view::View;

/// What is counted of everybody.
pub(super) const DEEDS: [&str; 4] = ["missions", "challenges", "opportunities", "hindered"];

/// What decided the table, as a sentence.
pub(super) fn ending(game: &Nightlancer, view: &View, outcome: &Outcome, voice: Voice<'_>) -> String {
    let scene = Scene::new(game, view, voice);
    match view.open.ending {
        Some(Ending::Scored) if view.open.has_agent() => scene.reached(outcome.verdict == Verdict::Won),
        Some(Ending::Scored) => scene.scored(outcome),
        Some(Ending::NoIdeals) => {
            let lost = view.open.players().find(|&seat| view.open.of(seat).ideals == 0 && view.open.hopeful.contains(seat));
            match lost {
                Some(seat) => scene.words.say("ended-no-ideals", &[("seat", seat.into())]),
                None => scene.words.word("ending-no-ideals"),
            }
        }
        Some(Ending::Left) => {
            let mut left = view.open.left.iter();
            match (left.next(), left.next()) {
                (Some(seat), None) => scene.words.say("ended-conceded", &[("seat", seat.into())]),
                _ => scene.words.word("ending-left"),
            }
        }
        None | Some(Ending::Void) => scene.words.word("ending-void"),
    }
}

impl Scene<'_> {
    /// Why the first of rivals is the first.
    fn scored(&self, outcome: &Outcome) -> String {
        let open = &self.view.open;
        let place = |wanted: u8| Seat::first(open.seats).find(|seat| outcome.places[seat.index()] == wanted);
        let (Some(first), Some(second)) = (place(1), place(2)) else { return self.words.word("ending-scored") };
        let (one, other) = (open.of(first), open.of(second));
        let id = match () {
            () if open.left.contains(second) => "ended-prospects",
            () if one.ideals > 0 && other.ideals == 0 && other.prospects >= one.prospects => "ended-ideals",
            () if one.prospects == other.prospects => "ended-order",
            () => "ended-prospects",
        };
        let args = [("prospects", i64::from(one.prospects).into()), ("other", i64::from(other.prospects).into()), ("seat", second.into())];
        let wanted: &[(&'static str, table::text::Arg)] = match id {
            "ended-ideals" => &args,
            "ended-order" => &[args[0].clone(), args[2].clone()],
            _ => &args[..2],
        };
        self.words.say(id, wanted)
    }

    /// What was reached against the Agent, or the first thing that is missing.
    fn reached(&self, won: bool) -> String {
        let open = &self.view.open;
        let total: i64 = open.players().map(|seat| i64::from(open.of(seat).prospects)).sum();
        let goal = i64::from(questions::TOGETHER) * open.players().count() as i64;
        if won {
            return self.words.say("ended-won", &[("total", total.into()), ("goal", goal.into())]);
        }
        let about =
            |id: &str, seat: Seat, prospects: i16| self.words.say(id, &[("seat", seat.into()), ("prospects", i64::from(prospects).into())]);
        for seat in open.players() {
            let seated = open.of(seat);
            if seated.ideals == 0 {
                return self.words.say("ended-no-ideals", &[("seat", seat.into())]);
            }
            if !seated.bought.contains(self.game.catalog().unique(seated.nightlancer).1) {
                let card = self.words.opportunity(self.game.catalog().unique(seated.nightlancer).1);
                return self.words.say("ended-no-unique", &[("seat", seat.into()), ("card", card.into())]);
            }
            if seated.prospects < questions::EACH {
                return about("ended-too-few", seat, seated.prospects);
            }
        }
        self.words.say("ended-total", &[("total", total.into()), ("goal", goal.into())])
    }
}

/// The Nightlancer of a seat.
pub(super) fn plays(game: &Nightlancer, view: &View, side: Seat, lang: Lang) -> Option<String> {
    let there = side.0 < view.open.seats && view.open.of(side).nightlancer.is_some();
    there.then(|| Scene::new(game, view, lang).words.nightlancer(view.open.of(side).nightlancer))
}

/// The Prospects of a seat.
pub(super) fn score(view: &View, side: Seat) -> Option<i32> {
    (side.0 < view.open.seats).then(|| view.open.of(side).prospects.into())
}

/// Who finished a mission, passed a challenge, bought an Opportunity, and hindered somebody.
pub(super) fn deeds(events: &[&Event], mut note: impl FnMut(Seat, usize)) {
    for event in events {
        match **event {
            Event::Paid { seat, .. } => note(seat, 0),
            Event::Judged { seat, passed: true, .. } => note(seat, 1),
            Event::Seized { seat, .. } => note(seat, 2),
            Event::Hindered { seat, .. } => note(seat, 3),
            _ => {}
        }
    }
}
