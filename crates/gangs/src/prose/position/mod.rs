//! The table as text that fits 80 columns: whose turn it is, what everybody has, the city, the cards,
//! and what is being decided. Cards are told in full where somebody may think about them, and in short
//! in the middle of an act.

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
use crate::frame::{Frame, Movers};
use crate::state::Ending;
use crate::story::prose;
use crate::view::View;

/// The table as lines of text.
pub fn position<'a>(catalog: &'a Catalog, view: &'a View, voice: impl Into<Voice<'a>>) -> String {
    let scene = Scene::new(catalog, view, voice);
    let mut parts = vec![scene.header(), scene.solo_story(), scene.players(), scene.city(), scene.story(), scene.net(), scene.markets()];
    parts.extend([scene.district_cards(), scene.hands()]);
    parts.extend(scene.firefight());
    let warned = warnings(catalog, view, scene.words.voice).join(" ");
    parts.extend((!warned.is_empty()).then(|| wrapped(&warned, 0, 0)));
    let asked = prompt(catalog, view, &[], scene.words.voice);
    if view.ending.is_none() && !asked.is_empty() {
        parts.push(wrapped(&asked, 0, 0));
    }
    parts.retain(|part| !part.is_empty());
    parts.join("\n\n")
}

/// Actions of an Activate (R103).
const ACTIONS: u8 = 2;

/// What is told in full.
#[derive(Clone, Copy, Default)]
struct Detail {
    board: bool,
    reserve: bool,
    net: bool,
    markets: bool,
    hand: bool,
}

impl Scene<'_> {
    /// The Story: its open cards where somebody may think about them, otherwise what lies on the board.
    fn story(&self) -> String {
        let (catalog, voice, tale) = (self.words.catalog, self.words.voice, &self.view.tale);
        if tale.is_plain() {
            return String::new();
        }
        let told = if self.view.ending.is_some() {
            prose::closing(catalog, tale, voice.lang).unwrap_or_default()
        } else if self.detail().board {
            prose::board(catalog, tale, voice)
        } else {
            prose::tokens(catalog, tale, voice)
        };
        let indent = |line: &str| line.len() - line.trim_start().len();
        told.lines().map(|line| wrapped(line, indent(line), indent(line) + 2)).collect::<Vec<_>>().join("\n")
    }

    /// What whoever decides now wants to read.
    fn detail(&self) -> Detail {
        let none = Detail::default();
        if self.view.ending.is_some() {
            return none;
        }
        match self.frame() {
            None | Some(Frame::Turn) => Detail { board: true, reserve: true, net: true, markets: true, hand: true },
            Some(Frame::Reward(_)) => Detail { board: true, ..none },
            Some(Frame::Recruit(_) | Frame::NetBuilds(..) | Frame::NetConverts) => Detail { reserve: true, ..none },
            Some(Frame::MayRun | Frame::Moves(Movers::Class(Class::Netrunner))) => Detail { net: true, ..none },
            Some(Frame::Deal | Frame::FreeHire | Frame::Recycle(_) | Frame::MaySetAside | Frame::MayRelease) => {
                Detail { markets: true, ..none }
            }
            Some(
                Frame::Keep
                | Frame::Remove
                | Frame::FreeUpgrade(_)
                | Frame::SwapCards
                | Frame::GoroDiscards(..)
                | Frame::MayFight
                | Frame::Exchange
                | Frame::MayClaim(_)
                | Frame::MayRage(_)
                | Frame::Choose
                | Frame::MayPlay(_)
                | Frame::MayTakeBack(_),
            ) => Detail { hand: true, ..none },
            Some(_) => none,
        }
    }

    /// Whose turn it is and how far it is.
    fn header(&self) -> String {
        let (words, view) = (&self.words, self.view);
        if let Some(ending) = view.ending {
            return words.word(match ending {
                Ending::Cred => "ending-cred",
                Ending::Epilogue => "ending-epilogue",
                Ending::Left => "ending-left",
                Ending::Void => "ending-void",
            });
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
        if !self.detail().net {
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
