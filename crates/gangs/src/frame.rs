//! What can be unfinished: each frame is a procedure of the rulebook, small and public.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::catalog::words::{Class, District, Market};
use crate::catalog::{CombatId, EdgerunnerId, OpportunityId};
use crate::state::Disc;
use crate::story::changes::Happened;

/// Which units an act moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Movers {
    /// All of a class, with Drones for Techies (R108, R129, R146).
    Class(Class),
    /// So many of any kind (R334).
    Any(u8),
}

/// What a price is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purchase {
    /// A Hideout.
    Hideout,
    /// An Upgrade.
    Upgrade,
    /// An Opportunity.
    Opportunity(OpportunityId),
    /// An Edgerunner.
    Edgerunner(EdgerunnerId),
    /// An offer of a Story card, by its place among all open ones.
    Offer(u8),
}

/// Why a unit is picked to be killed, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Killer {
    /// An Opportunity; it can be declined.
    Opportunity(OpportunityId),
    /// A space of the Net.
    Net,
    /// A Story card; this seat picks.
    Story(Seat),
}

/// What of the open Story cards is carried out, by its place among all of its sort.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StoryPart {
    /// A rule that answers to what happened.
    Rule(u8),
    /// An offer that was taken up.
    Offer(u8),
}

/// Effects of a Story card that are being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Deed {
    /// Which.
    pub of: StoryPart,
    /// From this effect on.
    pub at: u8,
    /// Who acts.
    pub actor: Seat,
    /// The District of the event.
    pub here: Option<District>,
}

/// A procedure that is not finished. Those marked (asks) wait for a decision. It fills a word, so that it is moved as one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(align(8))]
pub enum Frame {
    /// (asks) The active player picks an action, or a Reclaim, or ends the Activate.
    #[default]
    Turn,
    /// The turn ends.
    TurnEnds,
    /// Both markets are filled up, and the next turn begins.
    Refill,
    /// The next player's turn begins.
    NextTurn,

    /// (asks) Units move one by one.
    Moves(Movers),
    /// Drones without company are lost (C-13).
    Orphans,
    /// (asks) A single unit of any kind goes straight into a District (R335).
    MoveInto(District),
    /// (asks) Rogue may move (C-18).
    Rogue(Seat),
    /// (asks) Kerry may move (R351).
    Kerry,
    /// (asks) Goro's owner may name an opponent in the District.
    Goro(Seat, District),
    /// (asks) One card of the second's hand has to be discarded, as the first picks.
    GoroDiscards(Seat, Seat),

    /// (asks) The active player pays.
    Pay(Purchase),
    /// (asks) Where the Hideout goes.
    HideoutWhere,
    /// Upgrades are drawn, so many more than two.
    Upgrade(u8),
    /// (asks) One of the drawn cards is kept.
    Keep,
    /// (asks) A card of the hand is removed.
    Remove,
    /// (asks) A Netrunner, Solo or Techie action goes on: one card, a Netrun, a Firefight.
    Deal,
    /// (asks) Where a hired Edgerunner goes, or whom it replaces.
    HiredWhere(EdgerunnerId),
    /// What an Opportunity gives, from this step on.
    Extra(OpportunityId, u8),
    /// (asks) One of several rewards.
    OneOf(OpportunityId, u8),
    /// (asks) Secrets for Street Cred, or not.
    BuyCred(OpportunityId, u8),
    /// (asks) A face-up card may be replaced.
    Recycle(Market),
    /// Resources of opponents may be taken, from this one clockwise on.
    Steal(u8),
    /// (asks) A resource of this opponent may be taken.
    StealFrom(Seat),
    /// (asks) A unit is killed.
    Kill(Killer),
    /// (asks) A Combat card may be exchanged.
    SwapCards,
    /// (asks) An Edgerunner may be hired for nothing.
    FreeHire,
    /// (asks) An Upgrade may be done for nothing, with so many more cards.
    FreeUpgrade(u8),

    /// (asks) A Netrun may begin.
    MayRun,
    /// Secrets come from Data Fortresses.
    Fortresses,
    /// (asks) How far the tracker goes.
    Advance,
    /// (asks) The effect of the space may be used.
    MayUse,
    /// The effects of the space, from this one on.
    Space(u8),
    /// (asks) Who discards a Combat card.
    NetDiscards,
    /// (asks) An opposing unit is moved.
    NetMoves,
    /// (asks) A Techie builds Drones: where, and how many are left.
    NetBuilds(Option<District>, u8),
    /// (asks) A unit is converted.
    NetConverts,
    /// NetWatch rolls.
    Roll,
    /// (asks) The dice may be rolled again.
    MayRollAgain(u8),
    /// What a roll of this sum brings.
    Consequence(u8),
    /// (asks) A Netrunner is sacrificed.
    Sacrifice,
    /// The run is over.
    RunEnds,

    /// (asks) A Firefight may be initiated.
    MayFight,
    /// (asks) Solos are exchanged with occupants of Points of Interest.
    Exchange,
    /// Abilities before cards are chosen, from this place in the order on.
    BeforeCards(u8),
    /// (asks) Payback may be claimed.
    MayClaim(Seat),
    /// (asks) Rage may be spent.
    MayRage(Seat),
    /// (asks) All lay a card down.
    Choose,
    /// The Reveal effects, from this place in the order on.
    Reveal(u8),
    /// The Reveal effect of one card.
    RevealCard(Seat, CombatId),
    /// (asks) One more card may be played.
    MayPlay(Seat),
    /// (asks) Used cards may be taken back, or one more played.
    MayTakeBack(Seat),
    /// The Compare effects, from this place in the order on.
    Compare(u8),
    /// (asks) A Drone may be sacrificed for firepower.
    MayBurnDrone(u8),
    /// (asks) A card takes over the firepower of another.
    MustCopy(u8),
    /// Who loses how many units.
    Casualties,
    /// (asks) The units are lost, one by one.
    Losing,
    /// The other Casualties effects, from this place in the order on.
    Aftermath(u8),
    /// (asks) An own unit is sacrificed for a card.
    MustSacrifice(u8),
    /// (asks) A Drone may be sacrificed to kill a unit.
    MayBomb(u8),
    /// (asks) A unit in the District is killed.
    MustKill(u8),
    /// (asks) A unit may leave the District.
    MayFlee(u8),
    /// (asks) A fallen figure may be given away.
    MayGive(Seat, Class),
    /// Street Cred, from this place in the order on.
    Score(u8),
    /// (asks) Secrets may be spent for Street Cred.
    MaySpend(u8),
    /// The end of the Firefight.
    FightEnds,

    /// Rewards of Districts, from this one on.
    Collect(u8),
    /// (asks) One reward of a District.
    Reward(District),
    /// (asks) So many units may be recruited.
    Recruit(u8),
    /// The Reclaim ends.
    ReclaimEnds,
    /// (asks) The Opportunity that was set aside may go.
    MayRelease,
    /// (asks) An Opportunity may be set aside.
    MaySetAside,
    /// An opponent of the single player activates (R214, R215).
    Rivals,
    /// The opposing Gang, from this step on: five for each of three Districts.
    Rival(u8),
    /// (asks) The player loses a resource, or gives Street Cred.
    RivalToll,
    /// The opposing Gang removes an Opportunity.
    RivalRemoves,
    /// The markets are filled up after an opponent.
    RivalRefill,

    /// Story cards answer to what happened, from this rule on.
    Story(Happened, u8),
    /// What a Story card does.
    StoryDoes(Deed),
    /// (asks) In which District an effect of a Story card takes place.
    StoryAsks(Deed),

    /// The disc of an action is spent, and the action is done.
    Action(Disc),
}

impl Frame {
    /// Whether it belongs to a Firefight or reacts to what happens in one.
    pub(crate) const fn is_fighting(self) -> bool {
        matches!(
            self,
            Frame::Exchange
                | Frame::BeforeCards(_)
                | Frame::MayClaim(_)
                | Frame::MayRage(_)
                | Frame::Choose
                | Frame::Reveal(_)
                | Frame::RevealCard(..)
                | Frame::MayPlay(_)
                | Frame::MayTakeBack(_)
                | Frame::Compare(_)
                | Frame::MayBurnDrone(_)
                | Frame::MustCopy(_)
                | Frame::Casualties
                | Frame::Losing
                | Frame::Aftermath(_)
                | Frame::MustSacrifice(_)
                | Frame::MayBomb(_)
                | Frame::MustKill(_)
                | Frame::MayFlee(_)
                | Frame::MayGive(..)
                | Frame::Score(_)
                | Frame::MaySpend(_)
                | Frame::FightEnds
                | Frame::Rogue(_)
                | Frame::Kerry
                | Frame::Goro(..)
                | Frame::GoroDiscards(..)
        )
    }
}
