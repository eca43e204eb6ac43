//! What can be unfinished: each frame is a procedure of the rules, small and open to everybody.

use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

use crate::catalog::effects::Deck;
use crate::catalog::words::{Ability, Action};
use crate::catalog::{ContactId, ItemId, MissionId, OpportunityId};
use crate::crews::Side;
use crate::promises::Promises;

/// Where a power comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Holder {
    /// The Nightlancer's special ability.
    #[default]
    Special,
    /// A Black Market card.
    Item(ItemId),
    /// An Opportunity.
    Opportunity(OpportunityId),
}

/// A power, by its place on what it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct PowerRef {
    /// Where it comes from.
    pub holder: Holder,
    /// Which of its powers.
    pub index: u8,
}

/// What is paid for, or what does something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// An option of a Contact.
    Contact(ContactId, u8),
    /// What a Black Market card can be used for besides challenges.
    Item(ItemId),
    /// A Black Market card that is used in a challenge.
    Use(ItemId),
    /// A power.
    Power(PowerRef),
    /// An Opportunity that is bought.
    Opportunity(OpportunityId),
}

/// A procedure that is not finished. A `place` is one of the turn order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[repr(align(8))]
#[allow(missing_docs, reason = "the fields are named after what they are")]
pub enum Frame {
    /// A player chooses its Nightlancer (C-40).
    Choosing(u8),
    /// The players choose who comes next in the turn order (R248).
    Ordering(u8),
    /// A round begins.
    #[default]
    RoundBegins,
    /// Downtime, but for Loans.
    Downtime,
    /// Interest on so many Loans is due.
    Interest { place: u8, loans: u8 },
    /// So many Loans may be given back.
    Payoff { place: u8, loans: u8 },
    /// The Draw cards step.
    Drawing,
    /// The Event step.
    EventTurn(u8),
    /// The challenge of the Event is over.
    EventFaced,
    /// The Penalty of the Event is over.
    EventOver,
    /// The Take missions step; the Bosses whom whoever is at turn has asked.
    MissionTurn { place: u8, refused: Seats },
    /// Somebody who asks to join says what is promised.
    Bargain { joiner: Seat, boss: Seat, mission: MissionId },
    /// A Boss is asked whether somebody may join.
    Consent { joiner: Seat, boss: Seat, mission: MissionId, terms: Promises },
    /// Whoever asked is answered with other promises.
    Counter { joiner: Seat, boss: Seat, mission: MissionId, terms: Promises },
    /// The players choose which of several missions the Agent takes.
    AgentMission,
    /// The end of the Prep phase.
    PrepEnds,
    /// The Street phase.
    StreetTurn(u8),
    /// After the last token Contacts can still be played (C-31).
    StreetAfter(Seat),
    /// A Decoy is placed.
    Decoy(Seat),
    /// The players choose which of several Black Market spaces the Agent takes.
    AgentStall,
    /// The end of the Street phase.
    StreetEnds,
    /// The Mission phase.
    MissionPhase(u8),
    /// Loadouts: which member is asked, and from which card on.
    Equip { member: u8, from: u8 },
    /// A Stage, from 0.
    Stage(u8),
    /// A member is asked whether it abandons.
    Stay(Seat),
    /// The Boss chooses a Route.
    Route(Side),
    /// The challenge of the Route is over.
    RouteDone,
    /// A loss is suffered by whoever is left of the Crew, from this member on.
    Suffer(u8),
    /// The Penalty is over.
    PenaltyDone,
    /// The First Crew chooses the Face-off or abandons.
    FaceOff,
    /// The Second Crew accepts or abandons.
    FaceOffAnswer(Ability),
    /// The First Crew's challenge is over.
    FaceOffSet(Ability),
    /// The Second Crew's challenge is over.
    FaceOffMet,
    /// The mission is paid, if somebody is left.
    Payment,
    /// A member is paid; what comes before the payment was asked for.
    Paid { member: u8, asked: bool },
    /// Opponents may play Contacts on who was paid.
    Companies { next: u8, quiet: u8 },
    /// The Agent draws against who was paid.
    AgentInforms { member: u8, drawn: u8 },
    /// The mission is over.
    MissionEnds,
    /// A Nightlancer prepares a challenge.
    Commit(u8),
    /// The Agent draws against who attempts a challenge.
    AgentHinders { member: u8, drawn: u8 },
    /// Others may play Contacts on who attempts a challenge.
    React { next: u8, quiet: u8 },
    /// A Contact was played on somebody, who may answer.
    Answer { by: Seat, card: ContactId, target: Seat },
    /// The dice are rolled.
    Roll,
    /// Dice may be rolled again.
    Reroll { next: u8, quiet: u8 },
    /// The challenge is judged.
    Judge,
    /// The Turn order step.
    TurnOrder,
    /// Players may swap places.
    Swaps(u8),
    /// The Agent draws against the first player.
    AgentSwaps(u8),
    /// The Discard cards step: from which card on.
    Discarding { place: u8, from: u8 },
    /// The Agent's Prospects are compared with everybody's (R274).
    Compare,
    /// The round ends.
    RoundEnds,
    /// Scoring: what players may do first.
    ScoreActs(u8),
    /// Scoring: so many Loans.
    ScoreLoans { place: u8, loans: u8 },
    /// Scoring: so much Heat.
    ScoreHeat { place: u8, heat: u8 },
    /// Scoring: so many cards or Chips are given up for Heat, from which card on.
    ScoreItems { place: u8, heat: u8, items: u8, from: u8 },
    /// Scoring: Chips.
    ScoreChips(u8),
    /// Scoring: the rest.
    Totals,
    /// A price is paid, from this part on.
    Pays(Seat, Origin, u8),
    /// Deeds happen, from this one on.
    Does(Seat, Origin, u8),
    /// A card has done what it does.
    Done(Origin),
    /// An action of the board by a card.
    Acting(Seat, Action),
    /// One of the drawn Black Market cards may be bought.
    Browsing(Seat),
    /// One of the drawn cards is kept.
    Sifting(Seat, Deck),
    /// A card is sold for its whole cost.
    Reselling(Seat),
}

const _: () = assert!(size_of::<Frame>() == 8, "a frame fills a machine word");
