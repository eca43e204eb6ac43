//! The Cyberpunk CCG as a game of the house.

use std::collections::BTreeMap;

use table::digest::Keys;
use table::log::Brought;
use table::scenario::Given;
use table::{About, Audience, Awaited, Chance, Choices, Game, Message, Outcome, Problems, Reason, Seat, Witness, reasons};

use crate::catalog::Catalog;
use crate::choice::Choice;
use crate::deck::Deck;
use crate::decklist::Decklist;
use crate::engine::{self, Engine};
use crate::event::Event;
use crate::faces::Faces;
use crate::frame::{BattleStep, Frame};
use crate::options::{MODES, Options};
use crate::setup::{self, RANDOM, named};
use crate::spelling;
use crate::stage;
use crate::state::State;
use crate::view::View;

/// The game, with its content.
pub struct Ccg {
    catalog: &'static Catalog,
    faces: Faces,
}

impl Default for Ccg {
    fn default() -> Ccg {
        Ccg::new(Catalog::load())
    }
}

impl Ccg {
    /// The game with content of one's own.
    pub fn new(catalog: &'static Catalog) -> Ccg {
        Ccg { catalog, faces: Faces::new(catalog) }
    }

    /// The content.
    #[inline]
    pub fn catalog(&self) -> &'static Catalog {
        self.catalog
    }

    /// What can be told of cards beforehand.
    #[inline]
    pub(crate) fn faces(&self) -> &Faces {
        &self.faces
    }
}

static ABOUT: About = About { key: "ccg", rules: 1, seats: 2..=4, minutes: 45..=120, modes: MODES, options: &[] };

impl Game for Ccg {
    type Options = Options;
    type Entry = Deck;
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    const REACTS: bool = true;

    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn catalog(&self) -> String {
        self.catalog.hash().to_owned()
    }

    fn keys(&self) -> &Keys {
        self.catalog.keys()
    }

    fn options(&self, fields: &BTreeMap<String, String>) -> Result<Options, Problems> {
        Options::read(fields)
    }

    /// The decks that come with the game, in their order; without any, chance builds one.
    fn entry(&self, _: &Options, seat: Seat) -> Deck {
        let decks = self.catalog.decks();
        if decks.is_empty() { Deck::default() } else { decks[seat.index() % decks.len()].deck.clone() }
    }

    fn bring(&self, _: &Options, text: &str) -> Result<Deck, Problems> {
        let words = text.trim();
        if words == RANDOM || self.catalog.deck(words).is_some() {
            return Ok(named(self.catalog, words));
        }
        if !words.contains(char::is_whitespace) {
            let known = self.decks().join(", ");
            let texts = self.catalog.texts();
            let message = Message::new("problem-no-deck").with("words", words.to_owned()).with("known", known);
            return Err(Problems::one(texts.says(&Message::new("problem-at-deck")), texts.says(&message)));
        }
        let list = Decklist::read(self.catalog, text);
        list.wrong.or(list.deck)
    }

    fn decks(&self) -> Vec<&str> {
        self.catalog.decks().iter().map(|printed| printed.key.as_str()).chain([RANDOM]).collect()
    }

    fn named(&self, deck: &Deck) -> Option<String> {
        if *deck == Deck::default() {
            return Some(RANDOM.to_owned());
        }
        self.catalog.decks().iter().find(|printed| printed.deck == *deck).map(|printed| printed.key.clone())
    }

    /// A deck that chance builds has no list.
    fn written(&self, deck: &Deck) -> Option<String> {
        (*deck != Deck::default()).then(|| deck.write(self.catalog))
    }

    fn seats(&self, options: &Options) -> u8 {
        options.seats
    }

    fn variants(&self) -> Vec<Options> {
        Options::variants()
    }

    /// Every number of seats: with decks that come with the game, and with such as chance builds.
    fn lineups(&self) -> Vec<Brought<Options, Deck>> {
        let lineup = |options: Options, random: bool| {
            let deck = |seat: Seat| if random { Deck::default() } else { self.entry(&options, seat) };
            let entries = Seat::first(options.seats).map(deck).collect();
            Brought { options, entries }
        };
        vec![lineup(Options { seats: 2 }, false), lineup(Options { seats: 3 }, true), lineup(Options { seats: 4 }, false)]
    }

    fn deal(&self, options: &Options, entries: &[Deck], chance: &mut impl Chance) -> Result<State, Problems> {
        setup::set_up(self, options, entries, chance)
    }

    #[inline]
    fn awaited(&self, state: &State) -> Awaited {
        engine::awaited(state)
    }

    fn outcome(&self, state: &State) -> Outcome {
        engine::outcome(state)
    }

    fn choices(&self, state: &State, seat: Seat, into: &mut Choices<Choice>) {
        engine::offer(self, state, seat, into);
    }

    fn decide(
        &self,
        state: &mut State,
        seat: Seat,
        choice: Choice,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
        next: &mut Choices<Choice>,
    ) -> Option<Seat> {
        Engine { game: self, state, chance, witness }.decide(seat, choice, next)
    }

    /// An act is an action or a response with all that it asks.
    fn mid_act(&self, state: &State, seat: Seat) -> bool {
        engine::mid_act(state, seat)
    }

    /// Responses, and the opportunities in phases of other players and in battles of others.
    fn pass(&self, state: &State, seat: Seat) -> Option<Choice> {
        let board = &state.board;
        let reacts = match board.frames.top()? {
            Frame::Window(..) => true,
            Frame::Phase(..) => board.turn != seat,
            Frame::Battle(BattleStep::Actions(..)) => board.battle.is_some_and(|battle| battle.by != seat),
            _ => false,
        };
        (reacts && engine::awaited(state).must.contains(seat)).then_some(Choice::Pass)
    }

    fn leave(&self, state: &mut State, seat: Seat, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        Engine { game: self, state, chance, witness }.leave(seat);
    }

    fn view(&self, state: &State, audience: Audience) -> View {
        View::build(state, audience)
    }

    fn imagine(&self, view: &View, chance: &mut impl Chance) -> State {
        view.imagine(self.catalog, chance)
    }

    fn attempts(&self, view: &View, into: &mut Choices<Choice>) {
        reasons::attempts(self, view, into);
    }

    fn why_not(&self, view: &View, choice: Choice) -> Option<Reason> {
        reasons::why_not(self, view, choice)
    }

    fn forbidden(&self, view: &View, tell: impl FnMut(Choice, Reason)) {
        reasons::forbidden(self, view, tell);
    }

    fn key(&self, choice: Choice) -> String {
        choice.key(self.catalog)
    }

    fn spelt(&self, state: &State, seat: Seat, key: &str) -> Result<Choice, String> {
        spelling::spelt(self.catalog, &state.board, seat, key)
    }

    fn stage(&self, options: &Options, given: &mut Given) -> Result<State, Problems> {
        stage::stage(self, options, given)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        state.audit(self)
    }
}
