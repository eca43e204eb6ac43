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
    /// What is being decided, as a sentence.
    fn prompt(&self, voice: Voice<'_>) -> String;
    /// What a side plays, by its name, where sides play different things.
    fn plays(&self, side: Seat, lang: Lang) -> Option<String>;
    /// What it knows.
    fn view(&self) -> Value;
    /// What it may do.
    fn offers(&self, voice: Voice<'_>) -> Vec<Offer>;
    /// What it might want to do, and cannot.
    fn forbidden(&self, voice: Voice<'_>) -> Vec<Forbidden>;
}

impl<G: Prose> Seen<G> {
    /// What an audience knows and may do by the rules of a game.
    pub fn new(game: Arc<G>, view: G::View, choices: Vec<G::Choice>) -> Seen<G> {
        Seen { game, view, choices }
    }

    fn offer(&self, choice: G::Choice, voice: Voice<'_>) -> Offer {
        Offer { key: self.game.key(choice), label: self.game.label(&self.view, choice, voice) }
    }
}

impl<G: Prose> AnySeen for Seen<G> {
    fn position(&self, voice: Voice<'_>) -> String {
        self.game.position(&self.view, voice)
    }

    fn prompt(&self, voice: Voice<'_>) -> String {
        self.game.prompt(&self.view, &self.choices, voice)
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

    fn forbidden(&self, voice: Voice<'_>) -> Vec<Forbidden> {
        let mut forbidden = Vec::new();
        self.game.forbidden(&self.view, |choice, reason| {
            let says = self.game.because(&reason, voice);
            forbidden.push(Forbidden { offer: self.offer(choice, voice), rule: reason.rule, says });
        });
        forbidden
    }
}
