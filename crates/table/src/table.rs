//! One play of a game: checks who decides what, and refuses everything else with a reason.

use std::fmt;

use crate::chance::Chance;
use crate::choices::Choices;
use crate::game::{Awaited, Game, Reason};
use crate::log::{MOST_ENTRIES, MOST_UNDOS, MOST_UNDOS_OF_AN_ACT};
use crate::seat::{Audience, Seat};
use crate::text::{Message, OWN};
use crate::voice::Voice;
use crate::witness::Witness;

/// Why a decision was refused. The state is untouched.
#[derive(Clone, PartialEq, Debug)]
pub enum Refusal {
    /// The table is over.
    Over,
    /// There is no such seat.
    NoSuchSeat {
        /// The seat that was named.
        seat: Seat,
        /// How many seats there are.
        seats: u8,
    },
    /// The seat is not awaited.
    NotAwaited {
        /// The seat that tried.
        seat: Seat,
        /// Who is awaited instead.
        awaited: Awaited,
        /// The rule that says whose turn it is.
        reason: Option<Box<Reason>>,
    },
    /// The choice is not on the seat's list.
    NotOffered {
        /// The seat that tried.
        seat: Seat,
        /// The choice's name.
        choice: String,
        /// The rule that forbids it; none when it is no choice of this game at all.
        reason: Option<Box<Reason>>,
    },
    /// The later part of an act stands behind a result of chance that is not known yet.
    AfterChance {
        /// How many choices of the act come before it.
        known: usize,
    },
    /// The table has gone on since the question was asked.
    GoneOn,
    /// The seat has left the table already.
    Left(
        /// The seat.
        Seat,
    ),
    /// There is nothing to take back.
    NothingToUndo,
    /// It was taken back so often that it stands.
    UndoneTooOften,
    /// The log is full: the table can only end.
    Full,
}

impl Refusal {
    /// The rule behind the refusal.
    pub fn reason(&self) -> Option<&Reason> {
        match self {
            Refusal::NotAwaited { reason, .. } | Refusal::NotOffered { reason, .. } => reason.as_deref(),
            _ => None,
        }
    }
}

impl Refusal {
    /// What the table says, whatever the game; which rule says so is another matter.
    pub fn says(&self, voice: Voice<'_>) -> String {
        let who = |seat: Seat| OWN.say(voice, &Message::new("refused-seat").with("seat", seat));
        let message = match self {
            Refusal::Over => Message::new("refused-over"),
            Refusal::NoSuchSeat { seat, seats } => Message::new("refused-no-seat").with("seat", seat.0).with("seats", *seats),
            Refusal::NotAwaited { seat, awaited, .. } => {
                let awaited: Vec<String> = awaited.must.union(awaited.may).iter().map(who).collect();
                Message::new("refused-not-awaited").with("seat", *seat).with("awaited", awaited.join(", "))
            }
            Refusal::NotOffered { seat, choice, .. } => {
                Message::new("refused-not-offered").with("seat", *seat).with("choice", choice.clone())
            }
            Refusal::AfterChance { known } => Message::new("refused-after-chance").with("known", *known as i64),
            Refusal::GoneOn => Message::new("refused-gone-on"),
            Refusal::Left(seat) => Message::new("refused-left").with("seat", *seat),
            Refusal::NothingToUndo => Message::new("refused-nothing-to-undo"),
            Refusal::UndoneTooOften => {
                Message::new("refused-undone-too-often").with("act", MOST_UNDOS_OF_AN_ACT as i64).with("table", MOST_UNDOS as i64)
            }
            Refusal::Full => Message::new("refused-full").with("entries", MOST_ENTRIES as i64),
        };
        OWN.say(voice, &message)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Over => f.write_str("the table is over")?,
            Refusal::NoSuchSeat { seat, seats } => write!(f, "there is no {seat}; this table has seats 0 to {}", seats.saturating_sub(1))?,
            Refusal::NotAwaited { seat, awaited, .. } => {
                let awaited: Vec<String> = awaited.must.union(awaited.may).iter().map(|seat| seat.to_string()).collect();
                write!(f, "{seat} is not awaited, {} is", awaited.join(", "))?;
            }
            Refusal::NotOffered { seat, choice, .. } => write!(f, "{seat} cannot choose '{choice}' now")?,
            Refusal::AfterChance { known } => {
                write!(f, "only the first {known} choices can be sent together: after them chance decides")?;
            }
            Refusal::GoneOn => f.write_str("the table has gone on since the question was asked")?,
            Refusal::Left(seat) => write!(f, "{seat} has left the table already")?,
            Refusal::NothingToUndo => f.write_str("there is nothing to take back")?,
            Refusal::UndoneTooOften => write!(
                f,
                "this was taken back too often and stands now: one act can be taken back {MOST_UNDOS_OF_AN_ACT} times, \
                 and a table {MOST_UNDOS} times"
            )?,
            Refusal::Full => write!(f, "the log of this table is full ({MOST_ENTRIES} entries): it can only be left")?,
        }
        self.reason().map_or(Ok(()), |reason| write!(f, " (rule {})", reason.rule))
    }
}

impl std::error::Error for Refusal {}

/// A game being played: its state, and the list of choices that holds now.
pub struct Table<'g, G: Game> {
    game: &'g G,
    state: G::State,
    choices: Choices<G::Choice>,
    listed: Option<Seat>,
}

impl<'g, G: Game> Table<'g, G> {
    /// A table in this state.
    pub fn new(game: &'g G, state: G::State) -> Self {
        Table { game, state, choices: Choices::new(), listed: None }
    }

    /// Puts another state on the same table, keeping its memory.
    #[inline]
    pub fn reset(&mut self, state: G::State) {
        self.state = state;
        self.listed = None;
    }

    /// The rules.
    #[inline]
    pub fn game(&self) -> &'g G {
        self.game
    }

    /// The state. Only the table's keeper sees it; players see views.
    #[inline]
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Who is awaited.
    #[inline]
    pub fn awaited(&self) -> Awaited {
        self.game.awaited(&self.state)
    }

    /// What an awaited seat may do; nothing for anybody else.
    // These few lines stand between the driver and the rules in the hottest loop there is.
    #[inline(always)]
    pub fn choices(&mut self, seat: Seat) -> &[G::Choice] {
        if self.listed != Some(seat) {
            if self.awaited().contains(seat) {
                self.list(seat);
            } else {
                self.choices.clear();
                self.listed = Some(seat);
            }
        }
        &self.choices
    }

    #[inline]
    fn list(&mut self, seat: Seat) {
        self.choices.clear();
        self.listed = Some(seat);
        self.game.choices(&self.state, seat, &mut self.choices);
    }

    /// Lists the choices of a seat that is awaited and hands out game, state and list together, for
    /// [`Sight`](crate::driver::Sight).
    #[inline]
    pub(crate) fn look(&mut self, awaited: Seat) -> (&'g G, &G::State, &[G::Choice]) {
        if self.listed != Some(awaited) {
            self.list(awaited);
        }
        (self.game, &self.state, &self.choices)
    }

    /// Does what a seat chose, if it is awaited and the choice is on its list.
    pub fn decide(
        &mut self,
        seat: Seat,
        choice: G::Choice,
        chance: &mut impl Chance,
        witness: &mut impl Witness<G::Event>,
    ) -> Result<(), Refusal> {
        match self.choices(seat).iter().position(|&listed| listed == choice) {
            Some(place) => self.take(seat, place, chance, witness),
            None => Err(refuse(self.game, &self.state, seat, choice)),
        }
    }

    /// Does what stands at this place of a seat's list: for players, who choose from it.
    #[inline(always)]
    pub fn take(
        &mut self,
        seat: Seat,
        place: usize,
        chance: &mut impl Chance,
        witness: &mut impl Witness<G::Event>,
    ) -> Result<(), Refusal> {
        self.choices(seat);
        self.take_listed(seat, place, chance, witness)
    }

    /// Does what stands at this place of the list that a seat was shown last ([`Table::look`]).
    #[inline(always)]
    pub(crate) fn take_listed(
        &mut self,
        seat: Seat,
        place: usize,
        chance: &mut impl Chance,
        witness: &mut impl Witness<G::Event>,
    ) -> Result<(), Refusal> {
        debug_assert_eq!(self.listed, Some(seat), "the list is of another seat");
        // An empty list means that the seat is not awaited.
        let Some(&choice) = self.choices.get(place) else { return Err(beyond(self.game.awaited(&self.state), seat, place)) };
        self.listed = self.game.decide(&mut self.state, seat, choice, chance, witness, &mut self.choices);
        Ok(())
    }
}

/// Why there is nothing at this place of a seat's list.
#[cold]
fn beyond(awaited: Awaited, seat: Seat, place: usize) -> Refusal {
    if awaited.is_over() {
        Refusal::Over
    } else if awaited.contains(seat) {
        Refusal::NotOffered { seat, choice: format!("number {place}"), reason: None }
    } else {
        Refusal::NotAwaited { seat, awaited, reason: None }
    }
}

/// Why `seat` cannot choose this: looked up only once it is clear that it cannot.
#[cold]
fn refuse<G: Game>(game: &G, state: &G::State, seat: Seat, choice: G::Choice) -> Refusal {
    let awaited = game.awaited(state);
    let reason = || game.why_not(&game.view(state, Audience::Seat(seat)), choice).map(Box::new);
    if awaited.is_over() {
        Refusal::Over
    } else if awaited.contains(seat) {
        Refusal::NotOffered { seat, choice: game.key(choice), reason: reason() }
    } else {
        Refusal::NotAwaited { seat, awaited, reason: reason() }
    }
}
