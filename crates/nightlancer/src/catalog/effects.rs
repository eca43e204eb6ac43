//! What cards do: one vocabulary for Contacts, Black Market cards, Opportunities, Nightlancers and Events. Each word says
//! when it happens, who is asked and what becomes of it at a limit. All of them are small and copied freely; a card
//! holds short lists of them. Card texts in both languages are rendered from the same words.
//!
//! Four families: [`Pay`] is given up before anything happens, [`Need`] is looked at and not given up, [`Deed`] happens
//! once, [`Power`] lasts as long as its card is face up in Assets.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::words;

use super::words::{Ability, Action, At, Circle, Goods, Obstacle, Tests};

/// Which challenges a power is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Scope {
    /// Of which abilities.
    pub tests: Tests,
    /// Where.
    #[serde(default)]
    pub at: At,
}

/// Something that is given up. A price can be paid only as a whole (R207); it is paid before what it is for happens
/// and is not given back (C-20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pay {
    /// So many Chips.
    Chips(u8),
    /// So much Health, which must be there; the last point may go, and then the player is Shaken (C-25).
    Health(u8),
    /// So much Resolve, likewise.
    Resolve(u8),
    /// Gain so much Heat. Always possible: beyond 5 each point costs a Prospect (R244).
    Heat(u8),
    /// Lose so many Ideals, which must be there.
    Ideals(u8),
    /// Lose so many Prospects, which must be there.
    Prospects(u8),
    /// Discard a Contact of this type from hand, the player's choice.
    Contact(Circle),
    /// Discard so many Contacts of any type from hand, the player's choice.
    Contacts(u8),
    /// Discard a Black Market card of these from Assets, the player's choice; no unique one (C-54).
    Goods(Goods),
}

/// Something that must hold: of the buyer of an Opportunity, or of a player for whom an Event is meant. Nothing is
/// given up for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Need {
    /// Heat of at least so much.
    Heat(u8),
    /// Heat of at most so much.
    HeatAtMost(u8),
    /// At least so many Chips.
    Chips(u8),
    /// At least so many Ideals.
    Ideals(u8),
    /// At most so many Ideals.
    IdealsAtMost(u8),
    /// At least so many Prospects.
    Prospects(u8),
    /// A rating of at least so much in an ability: the Nightlancer's and what is Always in Effect.
    Rating(Ability, u8),
    /// At least one Loan.
    Loan,
    /// No Loan.
    NoLoan,
    /// At least so many Black Market cards of these in Assets; unique ones count.
    Owns(Goods, u8),
    /// At least so many Skills in Assets.
    Skills(u8),
    /// At least so many Agendas in Assets.
    Agendas(u8),
    /// No player has more Prospects. Whoever shares the highest number leads too; the Agent is no player (R246).
    Leads,
}

words!(
    /// A deck from which cards are drawn to hand.
    Deck {
        /// Contacts.
        Contacts,
        /// Opportunities.
        Opportunities,
    }
);

/// Something that happens at once, to the player of the card. Deeds of a list happen in its order.
///
/// The first group can happen at any time; the others belong to one [`Window`] each ([`Deed::fits`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Deed {
    /// Take so many Chips.
    Chips(u8),
    /// Gain so much Health; what goes beyond the maximum is lost.
    Health(u8),
    /// Gain so much Resolve; what goes beyond the maximum is lost.
    Resolve(u8),
    /// Reduce Heat by so much; at 0 nothing happens (R245).
    Cool(u8),
    /// Gain so much Heat; beyond 5 each point costs a Prospect instead (R244).
    Heat(u8),
    /// Gain so many Prospects.
    Prospects(u8),
    /// Gain so many Ideals; at 6 each becomes 1 Prospect and 1 Opportunity (R237). Only on Opportunities (R205).
    Ideals(u8),
    /// Draw so many cards.
    Draw(Deck, u8),
    /// Draw so many cards, then discard all but one of them, the player's choice. If fewer are left, those are
    /// drawn; a single one is kept, and with none nothing happens (R211).
    Sift(Deck, u8),
    /// Take the top card of the Contact discard pile into hand; not possible while it is empty. A card that is being
    /// played is not on the pile yet.
    Recall,

    /// (`Street`) Draw so many Black Market cards, buy at most one of them for its cost, discard the rest. Powers
    /// that make goods cheaper apply.
    Browse(u8),
    /// (`Street`, `Open`) Do an action of the board without a token: no space is used, no Heat of a Risky space, no
    /// Resolve of the ring. Not possible if the action could not be completed. Never `black-market`.
    Act(Action),
    /// (`Street`, `Open`) Sell one Armour, Gear or Weapon of the Assets for its whole cost instead of half of it.
    Resell,
    /// (`Street`, `Open`) Give a Loan back for so many Chips. Not possible without a Loan or the Chips.
    ClearLoan(u8),

    /// (`Challenge`) So much more Score in a challenge of these.
    Bonus(Tests, u8),
    /// (`Challenge`) Pass an Obstacle of this kind.
    Pass(Obstacle),
    /// (`Challenge`, combat alone) So much less Health is lost if this challenge is failed, but at least 1 (R233).
    Protect(u8),

    /// (`Rolled`) Roll all dice again without paying Resolve.
    Reroll,
    /// (`Rolled`) So much more Score, after the roll.
    Hits(u8),

    /// (`Answer`) The Contact that was just played on the player has no effect. It and this card are discarded.
    Ignore,
    /// (`FirstCrew`) Place the Deal token on the mission (R062).
    Deal,
    /// (`Event`) The Event does not apply to the player in this round.
    SkipEvent,
    /// (`Paid`) No Ideal is lost for this Dirty mission. Only possible where one would be lost.
    KeepIdeal,
    /// (`Paid`) No Heat is gained from this payment. Only possible where some would be gained; a Company Contact of
    /// an opponent comes later and is not stopped by it.
    NoHeat,
}

impl Deed {
    /// Whether it can always happen in its window, whatever lies on the table.
    pub const fn is_sure(self) -> bool {
        match self {
            Deed::Chips(_)
            | Deed::Health(_)
            | Deed::Resolve(_)
            | Deed::Cool(_)
            | Deed::Heat(_)
            | Deed::Prospects(_)
            | Deed::Ideals(_)
            | Deed::Reroll
            | Deed::Hits(_)
            | Deed::Ignore => true,
            Deed::Draw(..)
            | Deed::Sift(..)
            | Deed::Recall
            | Deed::Browse(_)
            | Deed::Act(_)
            | Deed::Resell
            | Deed::ClearLoan(_)
            | Deed::Bonus(..)
            | Deed::Pass(_)
            | Deed::Protect(_)
            | Deed::Deal
            | Deed::SkipEvent
            | Deed::KeepIdeal
            | Deed::NoHeat => false,
        }
    }

    /// Whether it can happen in a window.
    pub const fn fits(self, window: Window) -> bool {
        match self {
            Deed::Chips(_)
            | Deed::Health(_)
            | Deed::Resolve(_)
            | Deed::Cool(_)
            | Deed::Heat(_)
            | Deed::Prospects(_)
            | Deed::Draw(..)
            | Deed::Sift(..)
            | Deed::Recall => true,
            Deed::Ideals(_) => false,
            Deed::Browse(_) => matches!(window, Window::Street),
            Deed::Act(_) | Deed::Resell | Deed::ClearLoan(_) => matches!(window, Window::Street | Window::Open),
            Deed::Bonus(..) | Deed::Pass(_) | Deed::Protect(_) => matches!(window, Window::Challenge),
            Deed::Reroll | Deed::Hits(_) => matches!(window, Window::Rolled),
            Deed::Ignore => matches!(window, Window::Answer),
            Deed::Deal => matches!(window, Window::FirstCrew),
            Deed::SkipEvent => matches!(window, Window::Event),
            Deed::KeepIdeal | Deed::NoHeat => matches!(window, Window::Paid),
        }
    }
}

words!(
    /// When an option can be used; its player alone is asked.
    Window {
        /// In the player's own turn of the Street phase, before or after the token is placed (C-31).
        Street,
        /// As `Street`, and also at Scoring, when Contacts can be played (R168, C-86).
        Open,
        /// In an own challenge that the player attempts, before the roll, with the other cards (R219). A bonus must be
        /// for the ability of the challenge, an Obstacle must be there and not be passed, protection needs combat.
        Challenge,
        /// In an own challenge, after the roll and before its result stands, any time that a re-roll could be paid
        /// (R224: the card says so). Not possible where the challenge is passed already.
        Rolled,
        /// At once after somebody's Contact was played on the player, the Agent's included (C-59, C-74).
        Answer,
        /// When the player starts a First Crew, at once (R062, C-38).
        FirstCrew,
        /// In the Event step, in the player's own turn, instead of facing an Event that applies; the player does not
        /// lay low by it.
        Event,
        /// When the player is paid for a mission, before anything of the payment is taken.
        Paid,
    }
);

/// A use of a card: what it costs and what it does, once. A Contact has two, and is discarded afterwards (R197); a Black
/// Market card can have one, and is discarded too. It can be chosen only if every deed can happen (C-57); Health,
/// Resolve and less Heat can be taken at their limits (C-29, C-30).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Favour {
    /// When.
    pub when: Window,
    /// What it costs besides the card.
    #[serde(default)]
    pub pay: Vec<Pay>,
    /// What happens.
    pub does: Vec<Deed>,
}

words!(
    /// Something that a power can answer to, each time that it happens.
    Occasion {
        /// The Downtime, after its gains and before Loans.
        Downtime,
        /// The player lays low.
        LayLow,
        /// The player is paid for a mission, after the payment.
        Paid,
        /// The player is paid for a mission as Boss, after the payment.
        PaidAsBoss,
        /// The player faced an Event that applied and passed its challenge.
        EventPassed,
        /// The player sold a card.
        Sale,
        /// The player bought an Agenda, after what it gives. Not for the card that has the power.
        AgendaBought,
        /// The player used a space of the Edge ring.
        EdgeRing,
        /// The player did the action Gather Favours, on a space or by a card.
        GatherFavours,
        /// The player did the action Slums Hustles, on a space or by a card.
        SlumsHustles,
        /// The player did the action Hard Work.
        HardWork,
        /// The player did the action Take A Rest.
        TakeARest,
    }
);

words!(
    /// Something that is counted for its owner at Scoring.
    Count {
        /// Skills in Assets.
        Skills,
        /// Agendas in Assets.
        Agendas,
        /// Cyberware and Cyberweapons in Assets.
        Cyber,
        /// Weapons and Cyberweapons in Assets.
        Weapons,
        /// Contacts in hand that are left after Loans and Heat were settled.
        Contacts,
        /// Abilities with a rating of at least 4, from the Nightlancer and what is Always in Effect.
        FineAbilities,
        /// Points of Heat below 5.
        Coolness,
    }
);

/// Something that lasts: of a Nightlancer it is the special ability, of a card it is in force while the card is face up
/// in Assets. A power of Armour, Gear or a Weapon works on a mission only if the card is in the Loadout (R107); nobody
/// has to use a power, and a power is no use of its card, so that Loud and Obvious do not matter for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Power {
    /// So much more Score in these challenges, without being used. It is no rating: it does not count at Scoring.
    Bonus(Scope, u8),
    /// Once in each of these challenges, before the roll: pay, for so much more Score.
    Push {
        /// In which challenges.
        scope: Scope,
        /// What it costs.
        pay: Pay,
        /// How much more.
        by: u8,
    },
    /// Once in each of these challenges, after a roll that fails: roll all dice again without paying Resolve.
    Reroll(Scope),
    /// A roll counts as at least so many crosshairs in these challenges, re-rolls included.
    AtLeast(Scope, u8),
    /// So much less Health is lost when one of these is failed, but at least 1 (R233). It adds to Armour.
    Protect(Scope, u8),
    /// Before the roll of an own challenge: pay, to pass an Obstacle of this kind.
    Pass(Obstacle, Pay),
    /// At once after a Contact was played on the player, the Agent's included: pay, and it has no effect (C-59).
    Shrug(Pay),
    /// The player's Contacts that weaken an opponent's challenge do so by so much more.
    Hinder(u8),
    /// These Black Market cards cost so many Chips less, but at least 1.
    Cheaper(Goods, u8),
    /// The Chips that an Opportunity costs are so many fewer, but at least 1 if there are any.
    CheaperOpportunities(u8),
    /// A Prospect from the Euromafia costs so many Chips less, but at least 1.
    CheaperProspects(u8),
    /// Cards are sold for so many Chips more, but at most for their cost.
    DearerSales(u8),
    /// Each time that something happens, a deed of the group that can happen at any time.
    Each(Occasion, Deed),
    /// At Scoring, after Agendas: 1 Prospect for every so many of these.
    Score(Count, u8),
    /// So many cards more may be kept in hand in the End phase.
    HandLimit(u8),
    /// So many cards more may be in the Loadout of a mission.
    Loadout(u8),
    /// Using Loud cards gives no Heat. Missions that forbid them still do.
    Muffled,
    /// Obvious cards may be used in Events.
    Concealed,
    /// Risky spaces give no Heat.
    Unnoticed,
    /// No interest is due on Loans (R038); they can still be given back.
    NoInterest,
    /// The Deal token may be placed when a First Crew is started, without a Contact (R062).
    Deal,
    /// Being Shaken costs no Ideal, and no Heat in its place.
    Unbroken,
    /// Dirty missions cost no Ideal, and no Heat in its place.
    Hardened,
}

/// The sorts of powers, without what they hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "they are those of the powers")]
pub enum PowerSort {
    Bonus,
    Push,
    Reroll,
    AtLeast,
    Protect,
    Pass,
    Shrug,
    Hinder,
    Cheaper,
    CheaperOpportunities,
    CheaperProspects,
    DearerSales,
    Each,
    Score,
    HandLimit,
    Loadout,
    Muffled,
    Concealed,
    Unnoticed,
    NoInterest,
    Deal,
    Unbroken,
    Hardened,
}

impl PowerSort {
    /// How many there are.
    pub const COUNT: usize = PowerSort::Hardened as usize + 1;
}

impl Power {
    /// Of which sort it is.
    #[inline]
    pub const fn sort(&self) -> PowerSort {
        match self {
            Power::Bonus(..) => PowerSort::Bonus,
            Power::Push { .. } => PowerSort::Push,
            Power::Reroll(_) => PowerSort::Reroll,
            Power::AtLeast(..) => PowerSort::AtLeast,
            Power::Protect(..) => PowerSort::Protect,
            Power::Pass(..) => PowerSort::Pass,
            Power::Shrug(_) => PowerSort::Shrug,
            Power::Hinder(_) => PowerSort::Hinder,
            Power::Cheaper(..) => PowerSort::Cheaper,
            Power::CheaperOpportunities(_) => PowerSort::CheaperOpportunities,
            Power::CheaperProspects(_) => PowerSort::CheaperProspects,
            Power::DearerSales(_) => PowerSort::DearerSales,
            Power::Each(..) => PowerSort::Each,
            Power::Score(..) => PowerSort::Score,
            Power::HandLimit(_) => PowerSort::HandLimit,
            Power::Loadout(_) => PowerSort::Loadout,
            Power::Muffled => PowerSort::Muffled,
            Power::Concealed => PowerSort::Concealed,
            Power::Unnoticed => PowerSort::Unnoticed,
            Power::NoInterest => PowerSort::NoInterest,
            Power::Deal => PowerSort::Deal,
            Power::Unbroken => PowerSort::Unbroken,
            Power::Hardened => PowerSort::Hardened,
        }
    }
}

/// What is lost as a Penalty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    /// So much Health, as much as there is; no Armour helps (R208).
    Health(u8),
    /// So many Chips, as many as there are (C-16).
    Chips(u8),
}

/// A challenge: what must be matched or beaten (R216).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Challenge {
    /// What must be passed first.
    #[serde(default)]
    pub obstacle: Option<Obstacle>,
    /// Of which ability.
    pub test: Ability,
    /// The Score that passes.
    pub difficulty: u8,
    /// Health lost on failure; 0 where it is not combat (R231).
    #[serde(default)]
    pub danger: u8,
}

/// What failing leads to (R236): on a mission for the whole Crew, in an Event for the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Penalty {
    /// A combat challenge without an Obstacle; failing it costs its Danger and nothing more (C-45).
    Combat(Challenge),
    /// A loss, for each member.
    Lose(Loss),
    /// One of two losses, each member's choice; one that cannot be paid in full only if neither can (C-16).
    Either(Loss, Loss),
    /// The Crew leaves the mission (R159). Never in an Event.
    Abort,
}
