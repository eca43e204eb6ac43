//! Gangs of Night City as a game of the house.

use std::collections::BTreeMap;

use table::digest::Keys;
use table::scenario::{Given, Look};
use table::{About, Audience, Awaited, Chance, Choices, Game, Outcome, Problems, Reason, Seat, Witness, reasons};

use crate::catalog::board::Side;
use crate::catalog::words::Talent;
use crate::catalog::{Catalog, EdgerunnerId};
use crate::choice::Choice;
use crate::city::Map;
use crate::engine::{self, Engine};
use crate::event::Event;
use crate::frame::Frame;
use crate::migrate;
use crate::options::{LISTED, MODES, Options};
use crate::setup;
use crate::stage;
use crate::state::State;
use crate::view::View;

/// The game, with its content and the two sides of its board.
pub struct Gangs {
    catalog: &'static Catalog,
    maps: [Map; 2],
    talents: Vec<EdgerunnerId>,
}

impl Default for Gangs {
    fn default() -> Gangs {
        Gangs::new(Catalog::load())
    }
}

impl Gangs {
    /// The game with content of one's own.
    pub fn new(catalog: &'static Catalog) -> Gangs {
        let maps = [Side::Small, Side::Large].map(|side| Map::new(catalog, side));
        let holder = |&talent: &Talent| catalog.edgerunners().find(|(_, card)| card.talent == talent).map(|(id, _)| id);
        let talents = Talent::ALL.iter().filter_map(holder).collect();
        Gangs { catalog, maps, talents }
    }

    /// The content.
    #[inline]
    pub fn catalog(&self) -> &'static Catalog {
        self.catalog
    }

    /// A side of the board.
    #[inline]
    pub fn map(&self, side: Side) -> &Map {
        &self.maps[side as usize]
    }

    /// The Edgerunner with a talent; each has one of its own, which the loader checks.
    #[inline]
    pub(crate) fn talented(&self, talent: Talent) -> EdgerunnerId {
        self.talents[talent as usize]
    }
}

static ABOUT: About = About { key: "gangs", rules: 3, seats: 1..=4, modes: MODES, options: LISTED };

impl Game for Gangs {
    type Options = Options;
    type Entry = ();
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

    fn entry(&self, _: &Options, _: Seat) {}

    fn seats(&self, options: &Options) -> u8 {
        options.seats()
    }

    fn variants(&self) -> Vec<Options> {
        Options::variants()
    }

    fn deal(&self, options: &Options, _: &[()], chance: &mut impl Chance) -> Result<State, Problems> {
        Ok(setup::set_up(self.catalog, options, chance))
    }

    #[inline]
    fn awaited(&self, state: &State) -> Awaited {
        engine::awaited(self, state)
    }

    fn outcome(&self, state: &State) -> Outcome {
        engine::outcome(self.catalog, state)
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

    /// An act is an action: between two of them the turn can be thought over.
    fn mid_act(&self, state: &State, seat: Seat) -> bool {
        state.turn.seat == seat && !matches!(state.frames.top(), None | Some(Frame::Turn))
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

    fn stage(&self, options: &Options, given: &mut Given) -> Result<State, Problems> {
        stage::stage(self.catalog, options, given)
    }

    fn translate(&self, options: &Options, looks: &[Look], at: usize) -> Option<Result<Vec<Look>, String>> {
        migrate::translate(self.catalog, options, looks, at)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        state.audit(self.catalog)
    }
}
