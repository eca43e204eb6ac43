//! Nightlancer as a game of the house.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use table::digest::Keys;
use table::scenario::Given;
use table::{About, Audience, Awaited, Chance, Choices, Game, Outcome, Problems, Reason, Seat, Witness, reasons};

use crate::catalog::Catalog;
use crate::choice::{Choice, spelt};
use crate::engine::{self, Engine};
use crate::event::Event;
use crate::frame::Frame;
use crate::instinct::Lore;
use crate::options::{LISTED, MODES, Options};
use crate::sets::Sets;
use crate::setup;
use crate::stage;

use crate::state::State;
use crate::view::View;

/// The game, with its content.
pub struct Nightlancer {
    catalog: &'static Catalog,
    sets: Sets,
    lore: Lore,
}

impl Default for Nightlancer {
    fn default() -> Nightlancer {
        Nightlancer::new(Catalog::load())
    }
}

impl Nightlancer {
    /// The game with content of one's own.
    pub fn new(catalog: &'static Catalog) -> Nightlancer {
        Nightlancer { catalog, sets: Sets::new(catalog), lore: Lore::new(catalog) }
    }

    /// The content.
    #[inline]
    pub fn catalog(&self) -> &'static Catalog {
        self.catalog
    }

    /// Which cards are of which sort.
    #[inline]
    pub(crate) fn sets(&self) -> &Sets {
        &self.sets
    }

    /// What a good player knows of the cards.
    #[inline]
    pub(crate) fn lore(&self) -> &Lore {
        &self.lore
    }
}

static ABOUT: LazyLock<About> =
    LazyLock::new(|| About { key: "nightlancer", rules: 2, seats: 1..=4, minutes: 60..=180, modes: MODES, options: &*LISTED });

impl Game for Nightlancer {
    type Options = Options;
    type Entry = ();
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
        Options::read(self.catalog, fields)
    }

    fn entry(&self, _: &Options, _: Seat) {}

    fn seats(&self, options: &Options) -> u8 {
        options.seats
    }

    fn variants(&self) -> Vec<Options> {
        Options::variants()
    }

    fn deal(&self, options: &Options, _: &[()], chance: &mut impl Chance) -> Result<State, Problems> {
        setup::deal(self, options, chance)
    }

    #[inline]
    fn awaited(&self, state: &State) -> Awaited {
        engine::awaited(self, state)
    }

    fn outcome(&self, state: &State) -> Outcome {
        engine::outcome(self, state)
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

    /// An act is what a player does in one go: a price that is paid in parts, what a card does, cards that are discarded.
    fn mid_act(&self, state: &State, seat: Seat) -> bool {
        engine::mid_act(state, seat)
    }

    fn pass(&self, state: &State, seat: Seat) -> Option<Choice> {
        let reacts = matches!(state.open.frames.top()?, Frame::React { .. } | Frame::Companies { .. } | Frame::Swaps(_));
        (reacts && engine::awaited(self, state).must.contains(seat)).then_some(Choice::Pass)
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

    fn spelt(&self, _: &State, _: Seat, key: &str) -> Result<Choice, String> {
        spelt(self.catalog, key).ok_or_else(|| format!("there is no choice '{key}'"))
    }

    fn stage(&self, options: &Options, given: &mut Given) -> Result<State, Problems> {
        stage::stage(self, options, given)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        state.audit(self.catalog)
    }
}
