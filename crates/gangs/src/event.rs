//! What happens at a table, as it is told. Where a card or a hand is secret, the event exists in a
//! fuller version for those who see it.

use serde::Serialize;
use table::list::List;
use table::{Seat, Seats};

use crate::catalog::board::Side;
use crate::catalog::words::{Class, District, Gang, Market, Resource};
use crate::catalog::{CombatId, EdgerunnerId, OpportunityId, StoryCardId};
use crate::city::{Spot, Unit};
use crate::state::Disc;
use crate::story::Token;

/// What brought Street Cred.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The condition of a Combat card.
    Combat(CombatId),
    /// A seized Opportunity.
    Opportunity(OpportunityId),
    /// A space of the Net.
    Net(u8),
    /// The slot of a Hideout.
    Hideout,
    /// An Edgerunner.
    Edgerunner(EdgerunnerId),
    /// Payback (R355).
    Payback,
    /// A Story card.
    Story,
    /// What an opponent of the single player mode does when it activates (R220, R221, R231, R232, R234).
    Activation,
    /// The player gave the opposing Gang no resource (R233).
    Toll,
    /// The opposing Gang was single highest in a Firefight (R238).
    Firefight,
    /// The Behavior card of the opposing Gang (R241).
    Behavior,
    /// The profile of Johnny Silverhand as opponent (R226).
    Profile,
}

/// Why a unit was lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// The Casualties step (R119).
    Casualties,
    /// The effect of a Combat card.
    Combat(CombatId),
    /// A space of the Net, or its consequence.
    Net,
    /// An Opportunity.
    Opportunity(OpportunityId),
    /// A Drone alone (R032).
    Alone,
    /// A Story card.
    Story,
    /// Johnny Silverhand as opponent.
    Johnny,
}

/// Something that happened. What lies on a spot depends on the side of the board, so it is told with it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are named after what they are")]
pub enum Event {
    /// A turn begins.
    Turn { seat: Seat },
    /// A disc was spent for an action; with Wild they differ.
    Acted { seat: Seat, disc: Disc, action: Disc },
    /// A player reclaims.
    Reclaimed { seat: Seat },
    /// A unit moved; `by` moved it.
    Moved { by: Seat, owner: Seat, unit: Unit, from: Spot, to: Spot, side: Side },
    /// A price was paid.
    Paid { seat: Seat, resource: Resource, amount: u8, secrets: u8 },
    /// Resources were gained.
    Gained { seat: Seat, resource: Resource, amount: u8 },
    /// A resource was lost.
    Spent { seat: Seat, resource: Resource, amount: u8 },
    /// A resource was taken from another.
    Stolen { seat: Seat, from: Seat, resource: Resource },
    /// Street Cred was gained.
    Cred { seat: Seat, amount: u8, total: u8, why: Why },
    /// A Firefight began.
    Firefight { seat: Seat, district: District, involved: Seats },
    /// A Solo changed places with the occupant of a Point of Interest.
    Exchanged { seat: Seat, unit: Unit, poi: Spot, side: Side, other: Seat, occupant: Unit },
    /// Payback was claimed from a holder of figures.
    Payback { seat: Seat, holder: Seat, figures: u8 },
    /// Rage was spent for firepower.
    RageSpent { seat: Seat, steps: u8 },
    /// Rage rose.
    RageRose { seat: Seat, to: u8 },
    /// A Combat card was laid down unseen.
    Chose { seat: Seat },
    /// A Combat card was revealed, or played in addition.
    Played { seat: Seat, card: CombatId, more: bool },
    /// Used Combat cards came back to the hand.
    TookBack { seat: Seat },
    /// A card took over the firepower of another.
    Copied { seat: Seat, card: CombatId, firepower: u8 },
    /// The total of a side at Compare.
    Total { seat: Seat, firepower: u8 },
    /// A unit was lost.
    Lost { owner: Seat, unit: Unit, spot: Spot, side: Side, cause: Cause },
    /// A unit was removed from the game.
    RemovedUnit { owner: Seat, unit: Unit, spot: Spot, side: Side },
    /// A fallen figure was given to an opponent.
    Given { seat: Seat, to: Seat, class: Class },
    /// Figures came back from a holder.
    Returned { seat: Seat, from: Seat, figures: u8 },
    /// The Firefight is over.
    FirefightOver { district: District },
    /// A unit was converted.
    Converted { by: Seat, owner: Seat, unit: Unit, spot: Spot, side: Side },
    /// A Netrun began.
    Netrun { seat: Seat },
    /// The Net tracker moved.
    Advanced { seat: Seat, to: u8 },
    /// The NetWatch dice were rolled.
    Rolled { seat: Seat, dice: [u8; 2], danger: u8, again: bool },
    /// A unit left its Data Fortress.
    Expelled { owner: Seat, unit: Unit, spot: Spot },
    /// The Net tracker went back.
    TrackerBack { seat: Seat, to: u8 },
    /// An Opportunity was seized.
    Seized { seat: Seat, card: OpportunityId },
    /// An Edgerunner was hired.
    Hired { seat: Seat, edgerunner: EdgerunnerId },
    /// A unit came into play from the reserve.
    Placed { seat: Seat, unit: Unit, spot: Spot, side: Side },
    /// A Hideout was built.
    Hideout { seat: Seat, district: District },
    /// A slot of the Opportunity market was filled.
    NewOpportunity { slot: u8, card: OpportunityId },
    /// A slot of the Edgerunner market was filled.
    NewEdgerunner { slot: u8, card: EdgerunnerId },
    /// A face-up Opportunity went under its deck.
    OpportunityUnder { seat: Seat, card: OpportunityId },
    /// A face-up Edgerunner went under its deck.
    EdgerunnerUnder { seat: Seat, card: EdgerunnerId },
    /// An Opportunity was set aside.
    SetAside { seat: Seat, card: OpportunityId },
    /// An Opportunity was removed from the game.
    OpportunityGone { card: OpportunityId },
    /// Upgrades were drawn; the cards for who sees them.
    Drew { seat: Seat, count: u8, cards: List<CombatId, 6> },
    /// A drawn card was kept.
    Kept { seat: Seat, card: Option<CombatId> },
    /// A Combat card was removed from the game.
    Discarded { seat: Seat, card: Option<CombatId> },
    /// A Combat card of the hand went to the used ones.
    Dropped { seat: Seat, card: CombatId },
    /// A hand was looked at; the cards for who sees them.
    Looked { seat: Seat, of: Seat, cards: List<CombatId, 12> },
    /// Two players exchanged Combat cards.
    Swapped { seat: Seat, other: Seat, given: Option<CombatId>, taken: Option<CombatId> },
    /// All face-up Edgerunners went under their deck in a random order.
    MarketCleared { market: Market },
    /// An opponent of the single player mode activates: the Gang, or Johnny Silverhand.
    Activates { seat: Seat, gang: Option<Gang> },
    /// A District card was drawn.
    DistrictDrawn { district: District },
    /// Cards were drawn for an opponent of the single player mode.
    DrewFor { seat: Seat, cards: List<CombatId, 6>, firepower: u8 },
    /// A Story card was revealed.
    StoryCard { card: StoryCardId },
    /// An offer of an open Story card was taken up, by its place on the card.
    OfferTaken { seat: Seat, card: StoryCardId, offer: u8 },
    /// A Story token of the supply was put into a District.
    TokenPut { token: Token, district: District },
    /// A player took a Story token of a District.
    TokenTaken { seat: Seat, token: Token, district: District },
    /// A Story token of a District went back to the supply.
    TokenReturned { token: Token, district: District },
    /// A Story token moved.
    TokenMoved { token: Token, from: District, to: District },
    /// A Story token of a dashboard was put into a District.
    TokenDropped { seat: Seat, token: Token, district: District },
    /// All Story tokens of a kind went back to the supply.
    TokensCleared { token: Token },
    /// The Story tokens of a player who left went back to the supply.
    TokensLeft { seat: Seat },
    /// So many Time tokens are left.
    Time { left: u8 },
    /// A player left the table.
    Left { seat: Seat },
    /// The game is over.
    Over,
}
