//! Everything on the table, as flat data. What lies open for all is one part; what is drawn unseen, Contacts and
//! Opportunities with their hands, is the other.

use serde::{Deserialize, Serialize};
use table::array::Array;
use table::frames::Frames;
use table::{Seat, Seats, rule};

use crate::cards::Cards;
use crate::catalog::effects::Challenge;
use crate::catalog::{ContactId, ItemId, MissionId, NightlancerId, OpportunityId, RoundId, SpaceId};
use crate::crews::{Crew, Job, Side};
use crate::frame::{Frame, PowerRef};
use crate::hidden::{Hidden, SEATS};
use crate::options::Mode;
use crate::promises::Pact;

/// The most Heat (R002).
pub const MOST_HEAT: u8 = 5;
/// The most Ideals (R186).
pub const MOST_IDEALS: u8 = 6;
/// The most Loans of a player (R091).
pub const MOST_LOANS: u8 = 2;
/// The action tokens of a player, and of the Agent (R004).
pub const TOKENS: u8 = 4;
/// The cards that a player keeps at the end of a round (R164).
pub const HAND_LIMIT: usize = 6;
/// The rounds of a game (R012).
pub const ROUNDS: u8 = 6;
/// The most missions that lie open.
pub const JOBS: usize = 12;
/// The most Black Market spaces.
pub const STALLS: usize = 6;

/// The Agent's place in the turn order: it is no seat and no player (R246).
pub const AGENT: Seat = Seat(SEATS as u8);

/// A Nightlancer and what lies open before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Seated {
    /// Who it is.
    pub nightlancer: NightlancerId,
    /// Health, up to the printed maximum.
    pub health: u8,
    /// Resolve, up to the printed maximum.
    pub resolve: u8,
    /// Ideals, 0 to 6.
    pub ideals: u8,
    /// Heat, 0 to 5.
    pub heat: u8,
    /// Prospects; during play never under 0 (C-15).
    pub prospects: i16,
    /// Chips.
    pub chips: u16,
    /// Loan tokens.
    pub loans: u8,
    /// Action tokens that are not placed.
    pub tokens: u8,
    /// Spaces where its tokens and Decoys stand.
    pub spaces: Cards<SpaceId>,
    /// Black Market cards in Assets.
    pub assets: Cards<ItemId>,
    /// Opportunities in Assets.
    pub bought: Cards<OpportunityId>,
    /// The Loadout of the mission that goes on.
    pub loadout: Cards<ItemId>,
}

/// What a Nightlancer puts into a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Run {
    /// Whether it attempts the challenge; otherwise its Score is 0.
    pub attempts: bool,
    /// Whether the Obstacle is passed.
    pub passed: bool,
    /// The cards that are used.
    pub used: Cards<ItemId>,
    /// The powers that were used, each once.
    pub powers: Array<PowerRef, 6>,
    /// What Contacts and powers add to the Score, or take from it.
    pub more: i8,
    /// Health that is not lost, by Contacts.
    pub guard: u8,
    /// The crosshairs of the last roll.
    pub hits: Option<u8>,
}

/// What a challenge is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum About {
    /// An Event.
    #[default]
    Event,
    /// The Penalty of an Event.
    EventPenalty,
    /// A Route of a Stage.
    Route,
    /// The Penalty of a Stage.
    Penalty,
    /// The First Crew's part of a Face-off, which sets the Difficulty of the other's.
    Sets,
    /// The Second Crew's part.
    Meets,
}

/// A challenge that goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trial {
    /// What it is about.
    pub about: About,
    /// What must be passed.
    pub challenge: Challenge,
    /// Who faces it, the Boss first.
    pub crew: Crew,
    /// What each of them puts in.
    pub runs: [Run; SEATS],
    /// The Score of the Crew, once it is known.
    pub score: Option<u8>,
}

impl std::hash::Hash for Trial {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (self.about, self.crew, self.runs, self.score).hash(state);
        (self.challenge.test as u8, self.challenge.difficulty, self.challenge.danger).hash(state);
    }
}

impl Trial {
    /// Who attempts it, the Boss first.
    pub fn attempting(&self) -> impl Iterator<Item = Seat> + '_ {
        self.crew.members().iter().copied().filter(|seat| self.runs[seat.index()].attempts)
    }

    /// Whether the Score is enough.
    pub fn is_passed(&self) -> bool {
        self.score.is_some_and(|score| score >= self.challenge.difficulty)
    }
}

/// A mission that is being attempted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Attempt {
    /// The mission and its Crews.
    pub job: Job,
    /// The Stage, from 0; none before the first.
    pub stage: Option<u8>,
    /// Members of Crews that have attempted this Stage.
    pub tried: Seats,
    /// Members of Crews that passed its Route.
    pub passed: Seats,
    /// Who was asked whether to abandon.
    pub asked: Seats,
    /// Whether the Face-off is over.
    pub faced: bool,
    /// Who is paid, the Boss first.
    pub paid: Crew,
    /// Who keeps its Ideal, and who gains no Heat, by a Contact.
    pub spared: [Seats; 2],
}

/// The Agent of cooperative and solitaire play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Agent {
    /// Its Heat, 0 to 5.
    pub heat: u8,
    /// Its Prospects.
    pub prospects: i16,
    /// Its action tokens that are not placed.
    pub tokens: u8,
}

/// What players gave each other since somebody last answered what was asked; it is not given on before (C-89).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Given {
    /// Black Market cards.
    pub items: Cards<ItemId>,
    /// Contacts.
    pub contacts: Cards<ContactId>,
    /// Who was given Chips.
    pub chips: Seats,
}

/// How a table ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// By Scoring.
    Scored,
    /// Somebody ran out of Ideals (R275).
    NoIdeals,
    /// One player is left, or none.
    Left,
    /// A decision took too many steps.
    Void,
}

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Open {
    /// How many players there are.
    pub seats: u8,
    /// The way to play.
    pub mode: Mode,
    /// By seat.
    pub seated: [Seated; SEATS],
    /// The turn order, the Agent included; who has left stays in it and is passed over.
    pub order: Array<Seat, 5>,
    /// The Agent.
    pub agent: Agent,
    /// The round, from 1.
    pub round: u8,
    /// The current Round card.
    pub card: RoundId,
    /// Round cards that were turned up.
    pub rounds: Cards<RoundId>,
    /// The mission decks, Low and High, and their discards.
    pub missions: [Cards<MissionId>; 2],
    /// Missions that were discarded, of both.
    pub missions_gone: Cards<MissionId>,
    /// The Open Mission area.
    pub jobs: Array<Job, JOBS>,
    /// The Black Market deck and its discards.
    pub market: Cards<ItemId>,
    /// Black Market cards that were discarded.
    pub market_gone: Cards<ItemId>,
    /// Cards beside the Black Market spaces, two for each.
    pub stalls: [[ItemId; 2]; STALLS],
    /// Black Market cards that were drawn to buy one of them.
    pub browsed: Cards<ItemId>,
    /// Spaces with a token of a player or a Decoy.
    pub taken: Cards<SpaceId>,
    /// Spaces with a token of the Agent.
    pub blocked: Cards<SpaceId>,
    /// Contacts that are being played and not discarded yet.
    pub playing: Cards<ContactId>,
    /// Who is Shaken.
    pub shaken: Seats,
    /// Who has laid low in this round.
    pub low: Seats,
    /// Who need not face this Event any more.
    pub excused: Seats,
    /// Who has taken its turn in the Take missions step.
    pub placed: Seats,
    /// Who has had an Ideal, for the rule of cooperative play about losing the last one (R276).
    pub hopeful: Seats,
    /// What whoever joined a Crew in this round and its Boss promised each other, by who joined (C-88).
    pub pacts: [Pact; SEATS],
    /// What was given at this moment.
    pub given: Given,
    /// Whether Prospects may fall below 0: from the first step of Scoring on (C-15).
    pub scoring: bool,
    /// The mission that is being attempted.
    pub attempt: Option<Attempt>,
    /// The challenge that goes on.
    pub trial: Option<Trial>,
    /// What goes on.
    pub frames: Frames<Frame, 40>,
    /// Who has left the table.
    pub left: Seats,
    /// How the table ended.
    pub ending: Option<Ending>,
}

/// Everything on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub open: Open,
    /// Contacts.
    pub contacts: Hidden<ContactId>,
    /// Opportunities.
    pub opportunities: Hidden<OpportunityId>,
}

impl Open {
    /// The Nightlancer of a seat.
    #[inline]
    pub fn of(&self, seat: Seat) -> &Seated {
        &self.seated[seat.index()]
    }

    /// The players who are at the table, in seat order.
    #[inline]
    pub fn players(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let left = self.left;
        Seat::first(self.seats).filter(move |&seat| !left.contains(seat))
    }

    /// The players who are at the table, in turn order.
    #[inline]
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + '_ {
        self.order.iter().copied().filter(|&seat| seat != AGENT && !self.left.contains(seat))
    }

    /// Whether somebody plays at the table: no seat of the Agent, and not left.
    #[inline]
    pub fn plays(&self, seat: Seat) -> bool {
        if seat == AGENT {
            rule!(R246);
        }
        seat.0 < self.seats && !self.left.contains(seat)
    }

    /// Whether the Agent plays.
    #[inline]
    pub fn has_agent(&self) -> bool {
        self.mode.has_agent()
    }

    /// Where a seat is on a mission: in the Open Mission area.
    pub fn job_of(&self, seat: Seat) -> Option<(usize, Side)> {
        self.jobs.iter().enumerate().find_map(|(place, job)| Some((place, job.side_of(seat)?)))
    }

    /// Whether a seat is on the mission that is being attempted.
    #[inline]
    pub fn is_at_it(&self, seat: Seat) -> bool {
        self.attempt.as_ref().is_some_and(|attempt| attempt.job.side_of(seat).is_some())
    }

    /// Whether a seat holds its Deal token.
    pub fn has_deal(&self, seat: Seat) -> bool {
        let jobs = self.jobs.iter().chain(self.attempt.iter().map(|attempt| &attempt.job));
        jobs.clone().all(|job| job.deal != Some(seat))
    }
}
