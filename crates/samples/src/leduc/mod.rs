//! Leduc poker: two seats, six cards, two rounds of betting. Rules in `rules/leduc.md`.

mod betting;
#[cfg(test)]
mod conformance;
mod instinct;
mod prose;
mod view;

use std::collections::BTreeMap;
use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::scenario::Given;
use table::{About, Asked, Audience, Awaited, Chance, Choices, Game, Outcome, Problems, Reason, Seat, Witness, rule};
pub use view::View;

/// The game. Its six cards are few enough to need no catalog.
#[derive(Clone, Copy, Debug, Default)]
pub struct Leduc;

/// What all agree on: nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Options {}

/// The rank of a card; there are two cards of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, JsonSchema, Deserialize)]
pub enum Rank {
    /// Jack, the lowest.
    #[default]
    J,
    /// Queen.
    Q,
    /// King, the highest.
    K,
}

impl Rank {
    const ALL: [Rank; 3] = [Rank::J, Rank::Q, Rank::K];

    fn parse(words: &str) -> Result<Rank, String> {
        Rank::ALL.into_iter().find(|rank| rank.to_string() == words).ok_or_else(|| "a card is J, Q or K".to_owned())
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// What a seat may do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bet {
    /// Give up.
    Fold,
    /// Put in what is missing.
    Call,
    /// Put in what is missing, and more.
    Raise,
}

/// How far the table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, JsonSchema, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Progress {
    /// Before the public card.
    #[default]
    First,
    /// After the public card.
    Second,
    /// Both have shown their cards.
    Showdown,
    /// A seat has folded.
    Folded(Seat),
    /// A seat has left the table.
    Left(Seat),
}

/// A table. The deck is not in it: it is what the cards on the table leave over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct State {
    /// The seats' own cards.
    cards: [Rank; 2],
    public: Option<Rank>,
    /// The chips that each seat has put in.
    put: [u8; 2],
    turn: Seat,
    stage: Progress,
    /// Raises in this round.
    raises: u8,
    /// Whether somebody has acted in this round.
    acted: bool,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A seat bet.
    Bet {
        /// Who.
        seat: Seat,
        /// What it did.
        bet: Bet,
        /// How many chips it put in.
        chips: u8,
    },
    /// The public card was turned up.
    Public {
        /// The card.
        card: Rank,
    },
    /// Both showed their cards.
    Showdown {
        /// The cards in seat order.
        cards: [Rank; 2],
    },
    /// A seat left the table.
    Left {
        /// Who.
        seat: Seat,
    },
}

static ABOUT: About = About { key: "leduc", rules: 1, seats: 2..=2, minutes: 1..=3, modes: &["standard"], options: &[] };

const COPIES: u8 = 2;
const DECK: u8 = COPIES * 3;
const ANTE: u8 = 1;

/// Draws a card out of those that `gone` leaves over.
#[inline]
fn draw(what: &'static str, gone: &[Rank], chance: &mut impl Chance) -> Rank {
    let left = |rank| COPIES - gone.iter().filter(|&&card| card == rank).count() as u8;
    let (jacks, queens) = (u32::from(left(Rank::J)), u32::from(left(Rank::Q)));
    let card = |index: u32| match index {
        index if index < jacks => Rank::J,
        index if index < jacks + queens => Rank::Q,
        _ => Rank::K,
    };
    card(chance.pick(what, u32::from(DECK) - gone.len() as u32, card))
}

impl Game for Leduc {
    type Options = Options;
    type Entry = ();
    type State = State;
    type Choice = Bet;
    type Event = Event;
    type View = View;

    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn options(&self, fields: &BTreeMap<String, String>) -> Result<Options, Problems> {
        rule!(leduc: R01);
        let mut asked = Asked::new(fields);
        asked.number("seats", 2..=2, 2);
        asked.one_of("mode", ABOUT.modes, 0);
        asked.finish(Options {})
    }

    fn entry(&self, _: &Options, _: Seat) {}

    fn seats(&self, _: &Options) -> u8 {
        2
    }

    fn variants(&self) -> Vec<Options> {
        vec![Options {}]
    }

    #[inline]
    fn deal(&self, _: &Options, _: &[()], chance: &mut impl Chance) -> Result<State, Problems> {
        rule!(leduc: R02);
        rule!(leduc: R03);
        rule!(leduc: R04);
        let first = draw("deal", &[], chance);
        let second = draw("deal", &[first], chance);
        Ok(State { cards: [first, second], put: [ANTE; 2], ..State::default() })
    }

    #[inline]
    fn awaited(&self, state: &State) -> Awaited {
        match state.stage {
            Progress::First | Progress::Second => Awaited::one(state.turn),
            Progress::Showdown | Progress::Folded(_) | Progress::Left(_) => Awaited::over(),
        }
    }

    #[inline]
    fn outcome(&self, state: &State) -> Outcome {
        betting::outcome(state)
    }

    #[inline]
    fn choices(&self, state: &State, seat: Seat, into: &mut Choices<Bet>) {
        let own = seat.index() & 1;
        if state.put[own] < state.put[1 - own] {
            into.push(Bet::Fold);
        }
        into.push(Bet::Call);
        if state.raises < betting::RAISES {
            into.push(Bet::Raise);
        }
    }

    #[inline]
    fn decide(
        &self,
        state: &mut State,
        seat: Seat,
        bet: Bet,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
        _: &mut Choices<Bet>,
    ) -> Option<Seat> {
        betting::bet(state, seat, bet, chance, witness);
        None
    }

    fn leave(&self, state: &mut State, seat: Seat, _: &mut impl Chance, witness: &mut impl Witness<Event>) {
        rule!(leduc: R17);
        state.stage = Progress::Left(seat);
        witness.tell(|| Event::Left { seat });
    }

    fn view(&self, state: &State, audience: Audience) -> View {
        View::build(state, audience)
    }

    fn imagine(&self, view: &View, chance: &mut impl Chance) -> State {
        view.imagine(chance)
    }

    fn attempts(&self, _: &View, into: &mut Choices<Bet>) {
        into.extend([Bet::Fold, Bet::Call, Bet::Raise]);
    }

    fn why_not(&self, view: &View, bet: Bet) -> Option<Reason> {
        betting::why_not(view, bet)
    }

    fn key(&self, bet: Bet) -> String {
        match bet {
            Bet::Fold => "fold",
            Bet::Call => "call",
            Bet::Raise => "raise",
        }
        .to_owned()
    }

    fn stage(&self, _: &Options, given: &mut Given) -> Result<State, Problems> {
        let mut state = State { cards: [Rank::K, Rank::J], put: [ANTE; 2], ..State::default() };
        for seat in Seat::first(2) {
            if let Some(card) = given.read(&format!("{seat} holds"), Rank::parse) {
                state.cards[seat.index()] = card;
            }
            if let Some(chips) = given.number(&format!("{seat} put in"), ANTE..=betting::MOST_CHIPS) {
                state.put[seat.index()] = chips;
            }
        }
        if let Some(card) = given.read("public card", Rank::parse) {
            state.public = Some(card);
            state.stage = Progress::Second;
        }
        if let Some(raises) = given.number("raises", 0..=2) {
            state.raises = raises;
        }
        if let Some(turn) = given.number("turn", 0..=1) {
            state.turn = Seat(turn);
        }
        state.acted = state.raises > 0 || state.turn.0 == 1;
        given.finish(state)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        for rank in Rank::ALL {
            let shown = state.cards.iter().chain(&state.public).filter(|&&card| card == rank).count();
            if shown > usize::from(COPIES) {
                return Err(format!("there are {shown} cards {rank}, but the deck has {COPIES}"));
            }
        }
        if state.put.iter().any(|&chips| !(ANTE..=betting::MOST_CHIPS).contains(&chips)) {
            return Err(format!("{:?} chips are in the pot, but a seat puts in {ANTE} to {}", state.put, betting::MOST_CHIPS));
        }
        Ok(())
    }
}
