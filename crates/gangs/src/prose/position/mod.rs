//! The table as text that fits 80 columns: whose turn it is, what everybody has, the city, the cards,
//! and what is being decided. Cards are told in full until the table is over; a terminal tells again only what
//! changed.

mod cards;
mod city;
mod fight;
mod players;
mod solo;

use table::Voice;
use table::wording::wrapped;

use super::frame::prompt;
use super::scene::{Case, Scene};
use super::warnings::warnings;
use crate::catalog::Catalog;
use crate::catalog::words::{Class, Depth};
use crate::story::prose;
use crate::view::View;

/// The table as lines of text.
pub fn position<'a>(catalog: &'a Catalog, view: &'a View, voice: impl Into<Voice<'a>>) -> String {
    let scene = Scene::new(catalog, view, voice);
    let mut parts = vec![
        scene.header(),
        scene.solo_story(),
        scene.players(),
        scene.abilities(),
        scene.city(),
        scene.story(),
        scene.net(),
        scene.markets(),
    ];
    parts.extend([scene.district_cards(), scene.hands()]);
    parts.extend(scene.firefight());
    let warned = warnings(catalog, view, scene.words.voice).join(" ");
    parts.extend((!warned.is_empty()).then(|| wrapped(&warned, 0, 0)));
    let asked = prompt(catalog, view, &[], scene.words.voice);
    // Whoever is asked is told beside it, with what can be chosen.
    let told = view.seat.is_some_and(|seat| view.awaited(catalog).contains(seat));
    if view.ending.is_none() && !told && !asked.is_empty() {
        parts.push(wrapped(&asked, 0, 0));
    }
    parts.retain(|part| !part.is_empty());
    parts.join("\n\n")
}

/// Actions of an Activate (R103).
const ACTIONS: u8 = 2;

impl Scene<'_> {
    /// The Story: its open cards with what lies on the board, and how it ended.
    fn story(&self) -> String {
        let (catalog, voice, story) = (self.words.catalog, self.words.voice, &self.view.story);
        if story.is_plain() {
            return String::new();
        }
        let told = match self.view.ending {
            Some(_) => prose::closing(catalog, story, voice.lang).unwrap_or_default(),
            None => prose::board(catalog, story, voice),
        };
        let indent = |line: &str| line.len() - line.trim_start().len();
        told.lines().map(|line| wrapped(line, indent(line), indent(line) + 2)).collect::<Vec<_>>().join("\n")
    }

    /// Whether somebody still thinks about what cards say.
    fn in_full(&self) -> bool {
        self.view.ending.is_none()
    }

    /// Whose turn it is and how far it is. How a table ended is said beside its last position.
    fn header(&self) -> String {
        let (words, view) = (&self.words, self.view);
        if view.ending.is_some() {
            return String::new();
        }
        let (turn, goal) = (view.turn, words.catalog.board().setup.goal);
        if turn.rivals {
            return self.activation();
        }
        let id = if turn.reclaims { "position-reclaim" } else { "position-activate" };
        let left = ACTIONS.saturating_sub(turn.actions);
        let you = if self.is_you(turn.seat) { "yes" } else { "no" };
        let whose = [("you", you.to_owned().into()), ("whose", self.whom(turn.seat, Case::Of).into())];
        let rest = [("left", left.into()), ("goal", words.cred(goal).into())];
        wrapped(&words.say(id, &[whose, rest].concat()), 0, 0)
    }

    /// The depths of the Net with their dangers, and how far the viewer has come and could go.
    fn net(&self) -> String {
        let words = &self.words;
        if !self.in_full() {
            return String::new();
        }
        let net = words.catalog.net();
        let depth = |depth: &Depth| {
            let spaces: Vec<String> =
                net.spaces.iter().filter(|space| space.depth == *depth).map(|space| space.number.to_string()).collect();
            let name = words.name_of("depth", depth);
            let danger = net.depth(*depth).danger;
            words.say("position-depth", &[("depth", name.into()), ("spaces", words.all(&spaces).into()), ("danger", danger.into())])
        };
        let depths: Vec<String> = Depth::ALL.iter().map(depth).collect();
        let mut said = words.say("position-net", &[("depths", depths.join("; ").into())]);
        if let Some(seat) = self.view.seat {
            let args = [("space", self.view.seated[seat.index()].net.into()), ("netrunners", self.in_play(seat, Class::Netrunner).into())];
            said = format!("{said} {}", words.say("position-net-own", &args));
        }
        wrapped(&said, 0, 2)
    }
}
