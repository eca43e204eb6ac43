//! A view and the words to tell it with: who is asked, and what cards are called for whoever reads.

use table::text::Arg;
use table::{Seat, Voice};

use super::words::Words;
use crate::choice::Choice;
use crate::engine::{Read, decider};
use crate::frame::Frame;
use crate::game::Ccg;
use crate::odds::{Aim, Progress};
use crate::state::{Name, STASHED, Spot};
use crate::view::View;

/// Sorts of choices, with the message that names each.
pub(super) type Sorts = [(fn(Choice) -> bool, &'static str)];

/// What is told, and how.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub game: &'a Ccg,
    pub words: Words<'a>,
    pub view: &'a View,
    pub read: Read<'a>,
}

/// A part of a Sponsor's condition, and how much of it there is.
pub fn step(game: &Ccg, view: &View, progress: &Progress, voice: Voice<'_>) -> String {
    Scene::new(game, view, voice).step(progress)
}

impl<'a> Scene<'a> {
    pub fn new(game: &'a Ccg, view: &'a View, voice: impl Into<Voice<'a>>) -> Scene<'a> {
        Scene { game, words: Words::new(game.catalog(), voice), view, read: view.read(game) }
    }

    /// What is asked; nothing once the table is over.
    pub fn frame(&self) -> Option<Frame> {
        self.view.board.frames.top().filter(|_| self.view.board.ending.is_none())
    }

    /// Who is asked.
    pub fn asked(&self) -> Option<Seat> {
        self.frame().map(|frame| decider(&self.view.board, frame))
    }

    /// Whether it is who looks.
    pub fn is_you(&self, seat: Seat) -> bool {
        self.view.seat == Some(seat)
    }

    /// A card on the table: of the reader it is not said whose.
    pub fn name(&self, name: Name) -> String {
        if self.is_you(name.seat) { self.words.own(name) } else { self.words.piece(name) }
    }

    /// What lies in a spot, by its name.
    pub fn at(&self, at: Spot) -> String {
        if at.slot == STASHED {
            return self.words.say("the-stash", &[("seat", at.seat.into())]);
        }
        self.name(self.view.board.name(at))
    }

    /// "buy a card, play an Event or pass": of these sorts those that are there.
    pub fn sorts(&self, sorts: &Sorts, choices: &[Choice]) -> String {
        let there = sorts.iter().filter(|(fits, _)| choices.iter().any(|&choice| fits(choice)));
        self.words.any(&there.map(|(_, id)| self.words.word(id)).collect::<Vec<_>>())
    }

    /// "yes" or "no", for a message that tells them apart.
    pub fn yes(is: bool) -> Arg {
        (if is { "yes" } else { "no" }).to_owned().into()
    }

    /// What a part of a Sponsor's condition asks for, and how much of it there is.
    pub fn step(&self, progress: &Progress) -> String {
        let numbers = [("has", i64::from(progress.has).into()), ("needs", i64::from(progress.needs).into())];
        let id = match progress.aim {
            Aim::Control(card) | Aim::Complete(card) => {
                let id = if matches!(progress.aim, Aim::Control(_)) { "goal-control" } else { "goal-complete" };
                return self.words.say(id, &[("card", self.words.card(card).into())]);
            }
            Aim::Defense => "goal-defense",
            Aim::Offense => "goal-offense",
            Aim::Cyber => "goal-cyber",
            Aim::BodyParts => "goal-body-parts",
            Aim::Vehicles => "goal-vehicles",
            Aim::BustPoints => "goal-bust-points",
            Aim::Locations => "goal-locations",
            Aim::Punknaught => "goal-punknaught",
            Aim::Cards => "goal-cards",
        };
        self.words.say(id, &numbers)
    }
}
