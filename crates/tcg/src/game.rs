//! Cyberpunk TCG as a game of the house.

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
use crate::frame::{AttackStep, Frame};
use crate::options::{Edition, LISTED, MODES, Options};
use crate::setup::{self, RANDOM, USUAL, named};
use crate::spelling;
use crate::stage;
use crate::state::State;
use crate::view::View;

/// The game, with its cards.
pub struct Tcg {
    catalog: &'static Catalog,
}

impl Default for Tcg {
    fn default() -> Tcg {
        Tcg::new(Catalog::load())
    }
}

impl Tcg {
    /// The game with cards of one's own.
    pub fn new(catalog: &'static Catalog) -> Tcg {
        Tcg { catalog }
    }

    /// The cards.
    #[inline]
    pub fn catalog(&self) -> &'static Catalog {
        self.catalog
    }
}

static ABOUT: About = About { key: "tcg", rules: 2, seats: 2..=2, minutes: 15..=40, modes: MODES, options: LISTED };

impl Game for Tcg {
    type Options = Options;
    type Entry = Deck;
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

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

    /// The two usual decks.
    fn entry(&self, _: &Options, seat: Seat) -> Deck {
        named(self.catalog, USUAL[seat.index() % 2])
    }

    /// The name of a deck that comes with the game, or a list of cards.
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
        let mut decks: Vec<_> = self.catalog.decks().iter().collect();
        decks.sort_by_key(|printed| printed.sort as u8);
        decks.into_iter().map(|printed| printed.key.as_str()).chain([RANDOM]).collect()
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

    fn seats(&self, _: &Options) -> u8 {
        2
    }

    fn variants(&self) -> Vec<Options> {
        Options::variants()
    }

    /// Decks of every sort, and such as chance builds, in both editions, open and closed.
    fn lineups(&self) -> Vec<Brought<Options, Deck>> {
        let (guide, comprehensive) = (Edition::Guide, Edition::Comprehensive);
        let with = |edition, open, pair: [&str; 2]| {
            let entries = pair.map(|name| named(self.catalog, name)).to_vec();
            Brought { options: Options { edition, open }, entries }
        };
        let pairs = [
            (guide, USUAL),
            (comprehensive, ["mercs-demo", "arasaka-demo"]),
            (guide, ["ladies-of-night-city", "merc-turbo"]),
            (comprehensive, ["bby-programs", "placide-ramp-yyb"]),
        ];
        let printed = pairs.into_iter().flat_map(|(edition, pair)| [true, false].map(|open| with(edition, open, pair)));
        printed.chain([guide, comprehensive].map(|edition| with(edition, false, [RANDOM, RANDOM]))).collect()
    }

    fn deal(&self, options: &Options, entries: &[Deck], chance: &mut impl Chance) -> Result<State, Problems> {
        setup::set_up(self.catalog, options, entries, chance)
    }

    #[inline]
    fn awaited(&self, state: &State) -> Awaited {
        engine::awaited(self.catalog, state)
    }

    fn outcome(&self, state: &State) -> Outcome {
        engine::outcome(state)
    }

    fn choices(&self, state: &State, seat: Seat, into: &mut Choices<Choice>) {
        engine::offer(self.catalog, state, seat, into);
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
        Engine { catalog: self.catalog, state, chance, witness }.decide(seat, choice, next)
    }

    /// An act is an action of the main phase, or a reaction, with all that it asks.
    fn mid_act(&self, state: &State, seat: Seat) -> bool {
        let frames = &state.board.frames;
        let reacts = Frame::Attack(AttackStep::React);
        let act = if state.board.turn == seat { Frame::Main } else { reacts };
        frames.top() != Some(act) && frames.iter().any(|frame| frame == act)
    }

    const REACTS: bool = true;

    /// The React step is offered with every attack (T197), so there is often nothing to do in it.
    fn pass(&self, state: &State, seat: Seat) -> Option<Choice> {
        let reacts = state.board.frames.top() == Some(Frame::Attack(AttackStep::React));
        (reacts && seat != state.board.turn).then_some(Choice::Pass)
    }

    fn leave(&self, state: &mut State, seat: Seat, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        Engine { catalog: self.catalog, state, chance, witness }.leave(seat);
    }

    fn view(&self, state: &State, audience: Audience) -> View {
        View::build(self.catalog, state, audience)
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
        spelling::spelt(self.catalog, state, seat, key)
    }

    fn stage(&self, options: &Options, given: &mut Given) -> Result<State, Problems> {
        stage::stage(self.catalog, options, given)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        state.audit(self.catalog)
    }
}
