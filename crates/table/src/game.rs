//! The trait that every game implements, and the few types its methods speak in.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::Chance;
use crate::choices::Choices;
use crate::digest::Keys;
use crate::log::Brought;
use crate::outcome::Outcome;
use crate::problem::Problems;
use crate::rules::RuleId;
use crate::scenario::{Given, Look};
use crate::seat::{Audience, Seat, Seats};
use crate::text::{Message, OWN};
use crate::witness::Witness;

/// What a game is, for lists, help and checks. Titles and descriptions are in the game's texts.
#[derive(Clone, Debug, Serialize)]
pub struct About {
    /// The short name, as in `fixer play NAME`.
    pub key: &'static str,
    /// The version of the rules as programmed; a change of behaviour raises it.
    pub rules: u32,
    /// How many seats a table can have.
    pub seats: RangeInclusive<u8>,
    /// How many minutes a table takes, about: against bots, and with people around it.
    pub minutes: RangeInclusive<u16>,
    /// The ways to play, the usual one first.
    pub modes: &'static [&'static str],
    /// The other options.
    pub options: &'static [AboutOption],
}

/// One option of a game.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct AboutOption {
    /// The option's name, as in `--NAME VALUE`; the game's text `option-NAME` says what it is.
    pub key: &'static str,
    /// What it can be; the first is the usual one.
    pub values: &'static [&'static str],
    /// Whether each value makes it harder to win than the one before: records are kept apart by it.
    pub harder: bool,
}

impl AboutOption {
    /// An option that can be one of these.
    pub const fn new(key: &'static str, values: &'static [&'static str]) -> AboutOption {
        AboutOption { key, values, harder: false }
    }

    /// The same, where each value makes it harder to win than the one before.
    pub const fn harder(self) -> AboutOption {
        AboutOption { harder: true, ..self }
    }
}

/// Who is awaited. When nobody must decide, the table is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Awaited {
    /// These seats hold the game up.
    pub must: Seats,
    /// These seats can act but need not.
    pub may: Seats,
}

impl Awaited {
    /// Exactly this seat must decide.
    #[inline]
    pub const fn one(seat: Seat) -> Awaited {
        Awaited { must: Seats::only(seat), may: Seats::NONE }
    }

    /// Nobody: the table is over.
    #[inline]
    pub const fn over() -> Awaited {
        Awaited { must: Seats::NONE, may: Seats::NONE }
    }

    /// Whether `seat` can decide now.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.must.contains(seat) || self.may.contains(seat)
    }

    /// Whether nobody must decide any more.
    #[inline]
    pub const fn is_over(self) -> bool {
        self.must.is_empty()
    }
}

/// Why something cannot be done: the rule that forbids it, and a sentence for people.
#[derive(Clone, PartialEq, Debug)]
pub struct Reason {
    /// The rule.
    pub rule: RuleId,
    /// What to say, in the game's texts.
    pub says: Message,
}

/// The rules of one title. `&self` holds the catalog; everything else is in the state.
///
/// A state is plain data: no clock, thread, socket, closure, generator or sentence inside.
pub trait Game: Send + Sync + Sized + 'static {
    /// What all agree on before the deal; public.
    type Options: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What one seat brings (a deck); secret unless the options say otherwise.
    type Entry: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A table at one moment.
    type State: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One thing that a seat may do now.
    type Choice: Copy + Eq + Hash + Debug + Send + Sync;
    /// Something that happened.
    type Event: Clone + Eq + Hash + Debug + Serialize + Send + Sync;
    /// All that an audience knows, as its own type.
    type View: Clone + Eq + Hash + Debug + Serialize + JsonSchema + Send + Sync;

    /// What the game is.
    fn about(&self) -> &'static About;

    /// The content hash of the catalog; the same content has the same hash everywhere.
    fn catalog(&self) -> String {
        "none".to_owned()
    }

    /// What the ids in states stand for. Digests cover it instead of the ids, which are places in the catalog.
    fn keys(&self) -> &Keys {
        const { &Keys::NONE }
    }

    /// Reads options as people write them; all problems at once.
    fn options(&self, fields: &BTreeMap<String, String>) -> Result<Self::Options, Problems>;

    /// What a seat brings when it brings nothing of its own.
    fn entry(&self, options: &Self::Options, seat: Seat) -> Self::Entry;

    /// Reads what a seat brings of its own, as people write it; all problems at once.
    fn bring(&self, _options: &Self::Options, _text: &str) -> Result<Self::Entry, Problems> {
        Err(Problems::one("entry", OWN.says(&Message::new("problem-brings-nothing"))))
    }

    /// What comes with the game and can be brought, by name, the usual ones first: decks. Empty where seats
    /// bring nothing of their own.
    fn decks(&self) -> Vec<&str> {
        Vec::new()
    }

    /// The name of what a seat brings, if it is one of [`Game::decks`].
    fn named(&self, _entry: &Self::Entry) -> Option<String> {
        None
    }

    /// What a seat brings, as people write it; nothing where seats bring nothing of their own.
    fn written(&self, _entry: &Self::Entry) -> Option<String> {
        None
    }

    /// How many seats a table with these options has.
    fn seats(&self, options: &Self::Options) -> u8;

    /// The options that conformance plays: every mode and seat count.
    fn variants(&self) -> Vec<Self::Options>;

    /// The tables that conformance plays: the variants, with what seats usually bring. Games with decks name others.
    fn lineups(&self) -> Vec<Brought<Self::Options, Self::Entry>> {
        let usual = |options: Self::Options| {
            let entries = Seat::first(self.seats(&options)).map(|seat| self.entry(&options, seat)).collect();
            Brought { options, entries }
        };
        self.variants().into_iter().map(usual).collect()
    }

    /// Sets a table up, or tells everything that is wrong with options and entries.
    fn deal(&self, options: &Self::Options, entries: &[Self::Entry], chance: &mut impl Chance) -> Result<Self::State, Problems>;

    /// Who is awaited. Depends on public facts only.
    fn awaited(&self, state: &Self::State) -> Awaited;

    /// How the table ended; asked when nobody must decide any more.
    fn outcome(&self, state: &Self::State) -> Outcome;

    /// What an awaited seat may do now. Nothing else can be played; there is always something.
    fn choices(&self, state: &Self::State, seat: Seat, into: &mut Choices<Self::Choice>);

    /// Does what an awaited seat chose from its list. A game that lists what can be chosen next, to see whether there is
    /// more than one choice, leaves that list in `next` and says whose it is, so that it need not be made again.
    fn decide(
        &self,
        state: &mut Self::State,
        seat: Seat,
        choice: Self::Choice,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Self::Event>,
        next: &mut Choices<Self::Choice>,
    ) -> Option<Seat>;

    /// Whether `seat` is in the middle of an act: undo and clocks count whole acts.
    fn mid_act(&self, _state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// Whether seats are asked for reactions that they may want to pass over.
    const REACTS: bool = false;

    /// The choice by which a seat that is asked whether it reacts lets things go on: whoever has said beforehand that
    /// it will is not asked ([`Reactions`](crate::Reactions)). Depends on public facts only.
    fn pass(&self, _state: &Self::State, _seat: Seat) -> Option<Self::Choice> {
        None
    }

    /// Takes a seat out for good: it concedes, and is never awaited again.
    fn leave(&self, state: &mut Self::State, seat: Seat, chance: &mut impl Chance, witness: &mut impl Witness<Self::Event>);

    /// All that an audience knows, built by naming it.
    fn view(&self, state: &Self::State, audience: Audience) -> Self::View;

    /// A whole state that fits the view of a seat, with the unknown filled by chance.
    fn imagine(&self, view: &Self::View, chance: &mut impl Chance) -> Self::State;

    /// What the player of this view might want to do now, possible or not.
    fn attempts(&self, view: &Self::View, into: &mut Choices<Self::Choice>);

    /// Why the player of this view cannot do this now; `None` when it can.
    fn why_not(&self, view: &Self::View, choice: Self::Choice) -> Option<Reason>;

    /// Everything that the player of this view might want to do now and cannot, and why. The same as asking
    /// [`why_not`](Game::why_not) about each of the [`attempts`](Game::attempts), for games that can answer
    /// all at once more quickly.
    fn forbidden(&self, view: &Self::View, mut tell: impl FnMut(Self::Choice, Reason)) {
        let mut attempts = Choices::new();
        self.attempts(view, &mut attempts);
        for &choice in attempts.iter() {
            if let Some(reason) = self.why_not(view, choice) {
                tell(choice, reason);
            }
        }
    }

    /// The stable name of a choice, for logs, requests and scenarios; different choices that can be
    /// offered together have different names.
    fn key(&self, choice: Self::Choice) -> String;

    /// The choice of a seat that a name stands for at this table, whether it could be made now or not; what is wrong
    /// with the name if there is none. For scenarios that say what cannot be done and what is not offered: a
    /// misspelt name is not offered either. Nobody asks about the names of what is offered or could be tried now,
    /// and a game that says nothing knows no others.
    fn spelt(&self, _state: &Self::State, _seat: Seat, _key: &str) -> Result<Self::Choice, String> {
        Err("it is nothing that could be tried here".to_owned())
    }

    /// A position from a scenario: what is not given takes a sensible default.
    fn stage(&self, options: &Self::Options, given: &mut Given) -> Result<Self::State, Problems>;

    /// What a scenario of the release before says is seen, in the words of today: one of several looks at the same
    /// moment. Nothing where today's words are the same; otherwise what to say instead, or why that cannot be told.
    fn translate(&self, _options: &Self::Options, _looks: &[Look], _at: usize) -> Option<Result<Vec<Look>, String>> {
        None
    }

    /// Whether every card, token and number of the state is accounted for; what is wrong if not.
    fn audit(&self, state: &Self::State) -> Result<(), String>;
}
