//! What an audience knows and may do at one moment, behind the facade. One view is built for it, from which everything
//! is said; the table is needed no more and can go on meanwhile.

use std::any::Any;
use std::sync::Arc;

use serde_json::Value;

use super::{Forbidden, Offer};
use crate::seat::Seat;
use crate::text::{Lang, Prose};
use crate::voice::Voice;

/// What an audience knows and may do, as the game's own types.
pub struct Seen<G: Prose> {
    pub(super) game: Arc<G>,
    /// What it knows.
    pub view: G::View,
    /// What it may do.
    pub choices: Vec<G::Choice>,
    /// Whether that is all that the rules allow: lessons offer less.
    pub all: bool,
}

/// What an audience heard in an entry of a log, as the game's own events.
pub struct Heard<G: Prose> {
    /// What it heard shortly before.
    pub before: Vec<G::Event>,
    /// What it heard.
    pub events: Vec<G::Event>,
}

/// What an audience knows and may do, whatever the game. As [`Any`] it is a [`Seen`] of that game, for whoever draws it.
pub trait AnySeen: Any + Send + Sync {
    /// The position as text.
    fn position(&self, voice: Voice<'_>) -> String;
    /// What is being decided, as a sentence; why, if a single thing is left to do.
    fn prompt(&self, voice: Voice<'_>) -> String;
    /// What a side plays, by its name, where sides play different things.
    fn plays(&self, side: Seat, lang: Lang) -> Option<String>;
    /// What it knows.
    fn view(&self) -> Value;
    /// What it may do.
    fn offers(&self, voice: Voice<'_>) -> Vec<Offer>;
    /// The place of the sensible one among the offers, where they are ways to pay.
    fn proposed(&self) -> Option<usize>;
    /// Whether there is a single offer that can be taken after a moment.
    fn takes_itself(&self) -> bool;
    /// What it might want to do, and cannot.
    fn forbidden(&self, voice: Voice<'_>) -> Vec<Forbidden>;
}

impl<G: Prose> Seen<G> {
    /// What an audience knows and may do by the rules of a game.
    pub fn new(game: Arc<G>, view: G::View, choices: Vec<G::Choice>) -> Seen<G> {
        Seen { game, view, choices, all: true }
    }

    /// The same with less to choose from: what is left is not all that there is.
    #[must_use]
    pub fn narrowed(mut self, keep: impl Fn(&G::Choice) -> bool) -> Seen<G> {
        let all = self.choices.len();
        self.choices.retain(keep);
        self.all &= self.choices.len() == all;
        self
    }

    fn offer(&self, choice: G::Choice, voice: Voice<'_>) -> Offer {
        Offer { key: self.game.key(choice), label: self.game.label(&self.view, choice, voice) }
    }

    /// What it may do, if that is a single thing.
    pub fn only(&self) -> Option<G::Choice> {
        if let ([only], true) = (&self.choices[..], self.all) { Some(*only) } else { None }
    }
}

impl<G: Prose> AnySeen for Seen<G> {
    fn position(&self, voice: Voice<'_>) -> String {
        self.game.position(&self.view, voice)
    }

    fn prompt(&self, voice: Voice<'_>) -> String {
        let only = self.only().and_then(|only| self.game.why_only(&self.view, only, voice));
        only.unwrap_or_else(|| self.game.prompt(&self.view, &self.choices, voice))
    }

    fn plays(&self, side: Seat, lang: Lang) -> Option<String> {
        self.game.plays(&self.view, side, lang)
    }

    fn view(&self) -> Value {
        serde_json::to_value(&self.view).unwrap_or_default()
    }

    fn offers(&self, voice: Voice<'_>) -> Vec<Offer> {
        self.choices.iter().map(|&choice| self.offer(choice, voice)).collect()
    }

    fn proposed(&self) -> Option<usize> {
        let proposed = self.game.proposes(&self.view, &self.choices)?;
        self.choices.iter().position(|choice| *choice == proposed)
    }

    fn takes_itself(&self) -> bool {
        self.only().is_some_and(|only| self.game.takes_itself(&self.view, only))
    }

    fn forbidden(&self, voice: Voice<'_>) -> Vec<Forbidden> {
        let mut forbidden = Vec::new();
        self.game.forbidden(&self.view, |choice, reason| {
            let says = self.game.because(&reason, voice);
            forbidden.push(Forbidden { offer: self.offer(choice, voice), rule: reason.rule, says });
        });
        forbidden
    }
}
