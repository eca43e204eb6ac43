//! What only this table is drawn from, beside what all are: Nightlancers, cards, missions and spaces by their names, and
//! what the round is about.

use nightlancer::catalog::{Catalog, ContactId, ItemId, MissionId, NightlancerId, OpportunityId};
use nightlancer::frame::Frame;
use nightlancer::game::Nightlancer;
use nightlancer::state::AGENT;
use table::Seat;

use super::card::Print;

/// The desk that the table is drawn at.
pub(crate) type Desk<'a> = crate::desk::Desk<'a, Nightlancer>;

/// What the round is about, which is what lies in front.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Before the first round: Nightlancers are chosen.
    Setup,
    /// Loans and the Event.
    Event,
    /// Missions are taken.
    Missions,
    /// Tokens are placed.
    Street,
    /// A mission is attempted.
    Mission,
    /// The turn order and hands.
    End,
    /// Scoring.
    Scoring,
}

impl Phase {
    /// Its class.
    pub const fn class(self) -> &'static str {
        match self {
            Phase::Setup => "at-setup",
            Phase::Event => "at-event",
            Phase::Missions => "at-missions",
            Phase::Street => "at-street",
            Phase::Mission => "at-mission",
            Phase::End => "at-end",
            Phase::Scoring => "at-scoring",
        }
    }
}

impl<'a> Desk<'a> {
    pub fn catalog(&self) -> &'static Catalog {
        self.game.catalog()
    }

    /// The frame on top.
    pub fn frame(&self) -> Option<Frame> {
        self.view.open.frames.top()
    }

    /// What the round is about: what goes on belongs to it.
    pub fn phase(&self) -> Phase {
        let open = &self.view.open;
        if open.ending.is_some() || open.scoring {
            return Phase::Scoring;
        }
        open.frames.iter().rev().find_map(phase_of).unwrap_or(Phase::Event)
    }

    /// All seats, the own one first and then clockwise.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let (from, seats) = (self.seat.map_or(0, |seat| seat.0), self.view.open.seats);
        (0..seats).map(move |step| Seat((from + step) % seats))
    }

    /// The name of a player, marked if it is the own one; the Agent has one too.
    pub fn who(&self, seat: Seat) -> String {
        if seat == AGENT {
            return self.game("the-agent", &[]);
        }
        let id = if self.is_own(seat) { "nl-you" } else { "nl-who" };
        self.fill(id, &[("seat", seat.into())])
    }

    pub fn nightlancer(&self, id: NightlancerId) -> String {
        if id.is_some() { self.name("nightlancer", id.key(self.catalog())) } else { self.game("nobody-yet", &[]) }
    }

    pub fn item(&self, id: ItemId) -> String {
        self.name("item", id.key(self.catalog()))
    }

    pub fn contact(&self, id: ContactId) -> String {
        self.name("contact", id.key(self.catalog()))
    }

    pub fn opportunity(&self, id: OpportunityId) -> String {
        self.name("opportunity", id.key(self.catalog()))
    }

    pub fn mission(&self, id: MissionId) -> String {
        self.name("mission", id.key(self.catalog()))
    }

    fn name(&self, kind: &str, key: &str) -> String {
        self.catalog().name(self.lang, kind, key)
    }

    /// What is printed, in the language of who looks.
    pub fn print(&self) -> Print {
        Print { catalog: self.catalog(), lang: self.lang }
    }
}

/// The phase that a frame belongs to, if it says so.
fn phase_of(frame: Frame) -> Option<Phase> {
    Some(match frame {
        Frame::Choosing(_) | Frame::Ordering(_) => Phase::Setup,
        Frame::RoundBegins
        | Frame::Downtime
        | Frame::Interest { .. }
        | Frame::Payoff { .. }
        | Frame::Drawing
        | Frame::EventTurn(_)
        | Frame::EventFaced
        | Frame::EventOver => Phase::Event,
        Frame::MissionTurn { .. }
        | Frame::Bargain { .. }
        | Frame::Consent { .. }
        | Frame::Counter { .. }
        | Frame::AgentMission
        | Frame::PrepEnds => Phase::Missions,
        Frame::StreetTurn(_) | Frame::StreetAfter(_) | Frame::Decoy(_) | Frame::AgentStall | Frame::StreetEnds => Phase::Street,
        Frame::MissionPhase(_) => Phase::Mission,
        Frame::TurnOrder | Frame::Swaps(_) | Frame::AgentSwaps(_) | Frame::Discarding { .. } | Frame::Compare | Frame::RoundEnds => {
            Phase::End
        }
        Frame::ScoreActs(_)
        | Frame::ScoreLoans { .. }
        | Frame::ScoreHeat { .. }
        | Frame::ScoreItems { .. }
        | Frame::ScoreChips(_)
        | Frame::Totals => Phase::Scoring,
        _ => return None,
    })
}
