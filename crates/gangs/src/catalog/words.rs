//! The vocabulary of the game: what cards, Districts and abilities are made of. One tree of these
//! drives the rules, the English text and the Italian text of a card.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
pub use table::content::Source;
use table::words;

words!(
    /// A District of Night City (R021).
    District {
        /// Watson.
        Watson,
        /// Westbrook.
        Westbrook,
        /// City Center.
        CityCenter,
        /// Heywood.
        Heywood,
        /// Santo Domingo.
        SantoDomingo,
        /// Pacifica.
        Pacifica,
    }
);

/// Fills the places of lists that hold nothing yet.
impl Default for District {
    fn default() -> District {
        District::Watson
    }
}

words!(
    /// A kind of Point of Interest (R022).
    PoiKind {
        /// Needed to hire Edgerunners.
        Fixer,
        /// Needed to seize Opportunities.
        Business,
        /// Gives Secrets at the start of a Netrun.
        DataFortress,
    }
);

words!(
    /// A class of units (R025).
    Class {
        /// Starts Firefights.
        Solo,
        /// Builds, seizes, hires.
        Techie,
        /// Makes Netruns.
        Netrunner,
    }
);

words!(
    /// A resource (R055).
    Resource {
        /// Pays for Hideouts, upgrades and Edgerunners.
        Eurodollar,
        /// Pays for Opportunities.
        Contraband,
        /// A Corporate Secret, which can stand for either (R056).
        Secret,
    }
);

words!(
    /// A Gang (R001).
    Gang {
        /// Start in Westbrook.
        TygerClaws,
        /// Start in Heywood.
        Valentinos,
        /// Start in Pacifica.
        VoodooBoys,
        /// Start in Watson.
        Maelstrom,
    }
);

words!(
    /// A type of Opportunity (R065).
    Deal {
        /// Braindance.
        Braindance,
        /// Cyberware.
        Cyberware,
        /// Weapon deals.
        Weapon,
        /// A deal of a Story.
        Story,
    }
);

words!(
    /// A market (R020).
    Market {
        /// Edgerunners.
        Edgerunners,
        /// Opportunities.
        Opportunities,
    }
);

/// What must hold before an Opportunity can be seized (R137).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Requirement {
    /// Presence in one of these Districts.
    Presence(Vec<District>),
    /// Presence in at least this many Districts.
    PresenceIn(u8),
    /// Dominance in this District.
    Dominance(District),
    /// Control of a Point of Interest of this kind.
    Control(PoiKind),
}

/// Something that is counted when an Opportunity is seized.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// Districts in which the player controls a Point of Interest.
    DistrictsWithPoi,
    /// Pairs of Hideouts that the player has in play.
    HideoutPairs,
    /// Opponents with more Street Cred than the player.
    RicherOpponents,
}

/// One step of what an Opportunity gives when it is seized, besides Street Cred for its type.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Extra {
    /// Gain Street Cred.
    Cred(u8),
    /// Gain 1 Street Cred for each.
    CredPer(Count),
    /// Gain resources.
    Gain {
        /// Which.
        resource: Resource,
        /// How many.
        amount: u8,
    },
    /// Exactly one of these, chosen by the player.
    OneOf(Vec<Extra>),
    /// May spend Secrets for Street Cred, once.
    SpendSecrets {
        /// How many Secrets.
        secrets: u8,
        /// For how much Street Cred.
        cred: u8,
    },
    /// May replace one card of a market (R325).
    Recycle(Market),
    /// May steal 1 resource from every opponent with more Street Cred.
    StealFromRicher,
    /// May move up to this many friendly units.
    Move(u8),
    /// May move any friendly unit straight into a District.
    MoveInto(District),
    /// May kill any unit.
    Kill,
    /// May swap a Combat card of the hand with a random one of an opponent's hand.
    SwapCombat,
    /// May hire an Edgerunner without paying.
    Hire,
    /// May upgrade without paying, drawing this many cards more.
    Upgrade(u8),
}

/// An Opportunity card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Opportunity {
    /// Its stable name.
    pub key: String,
    /// Its type.
    pub deal: Deal,
    /// Its cost in Contraband.
    pub cost: u8,
    /// What must hold before.
    #[serde(default)]
    pub requires: Option<Requirement>,
    /// What it gives besides Street Cred for its type.
    pub extra: Vec<Extra>,
    /// Whether it can neither be discarded nor put at the bottom of its deck.
    #[serde(default)]
    pub lasting: bool,
    /// Where it comes from.
    pub source: Source,
}

/// Firepower of a Combat card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Firepower {
    /// As printed.
    Fixed(u8),
    /// As many as there are Drones in the District, at Compare.
    DronesHere,
    /// That of one other card in the Firefight, at Compare.
    OtherCard,
}

/// A kind of unit, as Combat cards name them. Edgerunners belong to their class too (C-20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UnitKind {
    /// Any unit.
    Any,
    /// Any unit but a Drone.
    NonDrone,
    /// A Drone.
    Drone,
    /// A Solo.
    Solo,
    /// A Techie.
    Techie,
    /// A Netrunner.
    Netrunner,
    /// An Edgerunner.
    Edgerunner,
}

/// What a Combat card does; each happens in the step of the Firefight that it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CombatEffect {
    /// Reveal: with such a friendly unit in the District, may play another card.
    MoreWith(UnitKind),
    /// Reveal: the effects of all other cards are blank.
    BlankOthers,
    /// Reveal: may take back all used cards, or play another card.
    TakeBackOrMore,
    /// Reveal: each opponent loses 1 Drone here.
    EachLosesDrone,
    /// Reveal: opponents lose all their Drones here.
    AllDronesLost,
    /// Reveal: gain 1 Secret per Netrunner in the District.
    SecretPerNetrunner,
    /// Compare: may sacrifice a Drone here for 1 firepower.
    DroneForFirepower,
    /// Casualties: may sacrifice a Drone here to kill any unit here.
    DroneForKill,
    /// Casualties: if single highest, chooses the opponents' casualties.
    ChooseCasualties,
    /// Casualties: whoever is not single highest loses 1 more unit here.
    OneMoreCasualty,
    /// Casualties: opponents lose a unit even in a tie.
    LoseInTie,
    /// Casualties: cannot lose units.
    NoLosses,
    /// Casualties: may move one surviving unit to an adjacent District.
    MoveSurvivor,
    /// Casualties: sacrifices a friendly unit here.
    SacrificeOwn,
    /// Casualties: kills any unit here.
    KillHere,
}

words!(
    /// A step of a Firefight in which effects of Combat cards happen (R116, R117, R122).
    Step {
        /// The third step.
        Reveal,
        /// The fourth.
        Compare,
        /// The fifth.
        Casualties,
    }
);

impl CombatEffect {
    /// The step in which it happens.
    pub const fn step(self) -> Step {
        match self {
            CombatEffect::MoreWith(_)
            | CombatEffect::BlankOthers
            | CombatEffect::TakeBackOrMore
            | CombatEffect::EachLosesDrone
            | CombatEffect::AllDronesLost
            | CombatEffect::SecretPerNetrunner => Step::Reveal,
            CombatEffect::DroneForFirepower => Step::Compare,
            CombatEffect::DroneForKill
            | CombatEffect::ChooseCasualties
            | CombatEffect::OneMoreCasualty
            | CombatEffect::LoseInTie
            | CombatEffect::NoLosses
            | CombatEffect::MoveSurvivor
            | CombatEffect::SacrificeOwn
            | CombatEffect::KillHere => Step::Casualties,
        }
    }
}

/// A condition for Street Cred at the end of a Firefight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// The player lost no unit.
    LostNone,
    /// The player has no unit left in the District.
    NoneLeft,
    /// An opponent lost such a unit.
    OpponentLost(UnitKind),
    /// No opposing unit is left in the District.
    NoOpponentLeft,
    /// An opponent had at least this much firepower at Compare.
    OpponentFirepower(u8),
    /// The player has such a unit left in the District.
    Left(UnitKind),
    /// The player does not have Dominance in the District.
    NoDominance,
}

/// What Street Cred is counted by at the end of a Firefight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Per {
    /// Each such opposing unit that was lost.
    OpposingLost(UnitKind),
    /// Each Secret that the player gained in this Firefight.
    SecretsGained,
}

/// How a Combat card scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Scoring {
    /// Street Cred on a condition.
    If {
        /// How much.
        cred: u8,
        /// When.
        when: When,
    },
    /// Street Cred for each.
    Each {
        /// How much.
        cred: u8,
        /// For each of what.
        per: Per,
    },
    /// May spend up to this many Secrets for as much Street Cred.
    SpendSecrets(u8),
}

/// A Combat card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Combat {
    /// Its stable name.
    pub key: String,
    /// Which set it belongs to.
    pub set: CombatSet,
    /// How many of it there are.
    #[serde(default = "once")]
    pub copies: u8,
    /// Its firepower.
    pub firepower: Firepower,
    /// What it does.
    #[serde(default)]
    pub effect: Option<CombatEffect>,
    /// How it scores.
    pub scoring: Scoring,
    /// Where it comes from.
    pub source: Source,
}

fn once() -> u8 {
    1
}

words!(
    /// A set of Combat cards.
    CombatSet {
        /// The four that every Gang begins with.
        Starting,
        /// The upgrades.
        Upgrade,
        /// The Kang Tao upgrades of a Story.
        KangTao,
    }
);

words!(
    /// What an Edgerunner can do (facts attested for each of the ten).
    Talent {
        /// When the Techie disc is used: may replace a market Opportunity.
        RecycleOnTechieDisc,
        /// When the Upgrade disc is used: look at one card more.
        OneMoreUpgrade,
        /// In a Firefight that the owner initiated and that involves it: 1 firepower.
        FirepowerWhenInitiating,
        /// In a Firefight with another friendly Solo: 1 firepower.
        FirepowerWithSolo,
        /// On moving into a District with an opposing unit: may look at a hand and discard from it.
        LookAtHand,
        /// Replaces a basic unit when hired; 1 Street Cred at the start of each Activate.
        Legend,
        /// At the start of a Netrun: 1 Street Cred if an opponent has more.
        UnderdogNetrun,
        /// If a Netrun ends on a Red space: 1 Secret.
        SecretOnRed,
        /// May move whenever the owner gains Street Cred in an Activate; 2 Street Cred at the end of a
        /// Reclaim if it is the owner's only unit in its District.
        LoneStar,
        /// May move when another friendly unit enters a Fixer, once a turn; 2 Street Cred at the end of a
        /// Reclaim if the owner controls a Fixer.
        QueenOfFixers,
    }
);

/// An Edgerunner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Edgerunner {
    /// Its stable name.
    pub key: String,
    /// Its class; none for a Specialist (R036).
    #[serde(default)]
    pub class: Option<Class>,
    /// Its cost in Eurodollars.
    pub cost: u8,
    /// What it can do.
    pub talent: Talent,
    /// Where it comes from.
    pub source: Source,
}

words!(
    /// A depth of the Net (R018).
    Depth {
        /// The first.
        Yellow,
        /// The second.
        Orange,
        /// The last.
        Red,
    }
);

/// What a space of the Net gives; it is used or declined as a whole (C-40).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NetEffect {
    /// Gain Street Cred.
    Cred(u8),
    /// An opponent discards 1 random Combat card.
    OpponentDiscards,
    /// Move 1 opposing unit.
    MoveOpposing,
    /// 1 friendly Techie may build up to this many Drones.
    BuildDrones(u8),
    /// Kill any 1 unit.
    Kill,
    /// Convert 1 opposing unit.
    Convert,
    /// Upgrade a Combat card without paying.
    Upgrade,
}

words!(
    /// What happens to a Netrunner who is found.
    Consequence {
        /// All friendly units leave every Data Fortress.
        LeaveFortresses,
        /// Sacrifice 1 friendly Netrunner.
        SacrificeOne,
        /// Sacrifice all friendly Netrunners.
        SacrificeAll,
    }
);

/// What an ability of a Gang does (R024).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Power {
    /// A basic unit lost in a Firefight may be given to an opponent who is involved (R354).
    GiveFallen,
    /// In a Firefight, may claim all figures that one involved opponent was given (R355).
    Payback {
        /// Firepower for each of them.
        firepower: u8,
        /// Street Cred if that opponent loses a unit in this Firefight.
        cred: u8,
    },
    /// Firepower at Compare in a District with an own Hideout (R356).
    FirepowerAtHideout(u8),
    /// May set this many Opportunities of the market aside, for nobody else to seize (R357, R358).
    HoldOpportunities(u8),
    /// May roll the NetWatch dice again, once in a Netrun (R359).
    RollAgain,
    /// Firepower at Compare with such a friendly unit in the District (R360).
    FirepowerWith {
        /// The unit.
        unit: UnitKind,
        /// How much.
        firepower: u8,
    },
    /// Draws this many cards more when it upgrades (R361).
    UpgradeMore(u8),
    /// Rage grows with Firefights and is spent for firepower (R362, R363).
    Rage {
        /// The end of the Rage track.
        most: u8,
    },
}

/// When the opposing Gang of a single player has more firepower (R241).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Boldness {
    /// In Firefights that it initiates.
    Initiating,
    /// In Firefights that the player initiates.
    Attacked,
    /// With such a unit of its own in the District.
    With(UnitKind),
}

/// A modifier of a Gang Behavior card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Modifier {
    /// How much more firepower.
    pub firepower: u8,
    /// When.
    pub when: Boldness,
}

/// The ability of a Gang Behavior card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Habit {
    /// Street Cred for each unit that it loses in a Firefight.
    CredForFallen(u8),
    /// Street Cred for each Opportunity that it removes (R245).
    CredForRemoved(u8),
    /// The Net tracker goes back so many spaces more.
    TrackerBack(u8),
    /// So many cards more are drawn for it in a Firefight.
    DrawMore(u8),
}

/// A Gang Behavior card: how a Gang opposes a single player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Behavior {
    /// Whose.
    pub key: Gang,
    /// The classes that it recruits, the first one first (R230, R244).
    pub priority: Vec<Class>,
    /// What makes it stronger.
    pub modifiers: Vec<Modifier>,
    /// What it alone does.
    pub ability: Habit,
    /// Where it comes from.
    pub source: Source,
}

/// The profile of Johnny Silverhand as opponent of a single player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Profile {
    /// Cards that are drawn for him in a Firefight (R222).
    pub cards: u8,
    /// How he gains Street Cred after a Firefight (R226).
    pub scoring: Scoring,
    /// Where it comes from.
    pub source: Source,
}
