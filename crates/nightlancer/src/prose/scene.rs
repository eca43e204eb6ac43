//! What somebody sees, with the words to speak of it: what prompts, positions, warnings and the end have in common.

use table::{Seat, Voice};

use super::words::Words;
use crate::catalog::{MissionId, text};
use crate::choice::Choice;
use crate::engine::decider;
use crate::event::Track;
use crate::frame::Frame;
use crate::game::Nightlancer;
use crate::view::View;

/// What somebody sees.
pub(super) struct Scene<'a> {
    pub game: &'a Nightlancer,
    pub words: Words<'a>,
    pub view: &'a View,
}

/// Sorts of choices, with the message that names them.
pub(super) type Sorts = [(fn(Choice) -> bool, &'static str)];

impl<'a> Scene<'a> {
    pub fn new(game: &'a Nightlancer, view: &'a View, voice: impl Into<Voice<'a>>) -> Scene<'a> {
        Scene { game, words: Words::new(game.catalog(), voice), view }
    }

    /// What is being asked; nothing once the table is over.
    pub fn frame(&self) -> Option<Frame> {
        self.view.open.frames.top().filter(|_| self.view.open.ending.is_none())
    }

    /// Who is asked.
    pub fn asked(&self) -> Option<Seat> {
        self.frame().map(|frame| decider(&self.view.open, frame))
    }

    /// Whether it is who looks.
    pub fn is_you(&self, seat: Seat) -> bool {
        self.view.seat == Some(seat)
    }

    /// "buy a card, play a Contact or end the turn": of these sorts those that are there.
    pub fn sorts(&self, sorts: &Sorts, choices: &[Choice]) -> String {
        let there = sorts.iter().filter(|(fits, _)| choices.iter().any(|&choice| fits(choice)));
        self.words.any(&there.map(|(_, id)| self.words.word(id)).collect::<Vec<_>>())
    }

    /// "yes" or "no", for a message that tells them apart.
    pub fn yes(is: bool) -> String {
        (if is { "yes" } else { "no" }).to_owned()
    }

    /// What each member of a Crew of this size is paid for a mission, and that it is Dirty.
    pub fn payment(&self, mission: MissionId, crew: usize) -> String {
        let card = self.game.catalog().mission(mission);
        let paid = text::payment(card.payment(crew), self.words.voice.lang);
        if card.dirty { self.words.say("paid-dirty", &[("payment", paid.into())]) } else { paid }
    }

    /// "2 Chips".
    pub fn chips(&self, amount: u16) -> String {
        self.words.amount(Track::Chips, amount.into())
    }
}
