//! The plain words of the cards: types, factions, attributes, phases, values. What is put together from them is in
//! [`super::effects`]. Rulebook: The Cards, Character Types.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{rule, words};

words!(
    /// The type of a card of the decks (R001). Sponsors are not among them: they begin in play.
    Kind {
        /// A building or business that makes EB.
        Location,
        /// A mission for Runners.
        Operation,
        /// Somebody who is hired.
        Runner,
        /// An implant.
        Cyber,
        /// Something that is carried or driven.
        Equipment,
        /// Something that happens at once and is burned.
        Event,
    }
);

impl Kind {
    /// The deck that it belongs to, by its back (A01).
    #[inline]
    pub const fn back(self) -> Back {
        match self {
            Kind::Location | Kind::Operation | Kind::Runner => Back::Runs,
            Kind::Cyber | Kind::Equipment | Kind::Event => Back::Gear,
        }
    }

    /// The colour of its background (R002).
    pub fn background(self) -> &'static str {
        rule!(R002);
        match self {
            Kind::Location => "orange",
            Kind::Operation => "blue",
            Kind::Runner => "grey and red",
            Kind::Cyber => "silver",
            Kind::Equipment => "gold",
            Kind::Event => "green",
        }
    }
}

words!(
    /// The back of a card (R196).
    Back {
        /// Red: Locations, Operations, Runners.
        Runs,
        /// Blue: Cyber, Equipment, Events.
        Gear,
    }
);

words!(
    /// A faction (R003).
    #[allow(missing_docs, reason = "the printed words")]
    Faction { Government, Corporate, Street }
);

impl Faction {
    /// The colour of its tag, and of the background of its Sponsors (R002, R003).
    pub const fn colour(self) -> &'static str {
        match self {
            Faction::Government => "blue",
            Faction::Corporate => "yellow",
            Faction::Street => "gray",
        }
    }
}

words!(
    /// Something that a card is, which others can refer to (R313). A few have rules of their own.
    #[allow(missing_docs, reason = "the printed words, in groups: character types, Martial Artist and Legendary, Locations, \
        Operations, body parts, Cyber weapons, types of Equipment, of Weapons, of Vehicles")]
    Attribute {
        Cop, Corp, Fixer, MedTech, Media, Netrunner, Nomad, Rocker, Solo, Techie,
        MartialArtist, Legendary,
        Bar, Entertainment, Grocery, Bank, Clinic, Factory, Garage, Laboratory, Lodging, Office, Temple, Transit,
        Assassination, Blackmail, Kidnapping, Sabotage, Smuggling, Theft,
        Armor, Arms, Ears, Eyes, Legs, Neural, Skin, Torso,
        CyberWeapon,
        Weapon, Vehicle, Clothing, Drug, Electronics, Tool,
        Melee, Pistol, Rifle, HeavyWeapon,
        Car, Motorcycle, Truck, Rv, Hover, Helicopter, Av, Punknaught,
    }
);

impl Attribute {
    /// The ten character types (R148).
    pub const ROLES: &'static [Attribute] = {
        use Attribute::*;
        &[Cop, Corp, Fixer, MedTech, Media, Netrunner, Nomad, Rocker, Solo, Techie]
    };
    /// What a Location can be: the Mob wants one of each (R027).
    pub const LOCATIONS: &'static [Attribute] = {
        use Attribute::*;
        &[Bar, Entertainment, Grocery, Bank, Clinic, Factory, Garage, Laboratory, Lodging, Office, Temple, Transit]
    };
    /// What an Operation can be (R034).
    pub const OPERATIONS: &'static [Attribute] = {
        use Attribute::*;
        &[Assassination, Blackmail, Kidnapping, Sabotage, Smuggling, Theft]
    };
    /// The body parts: a Runner has at most one Cyber of each (R055, R056).
    pub const BODY_PARTS: &'static [Attribute] = {
        use Attribute::*;
        &[Armor, Arms, Ears, Eyes, Legs, Neural, Skin, Torso]
    };
    /// The types of Equipment: a Runner has at most one of each, but any number of Weapons (R061, R062, A04).
    pub const EQUIPMENT: &'static [Attribute] = {
        use Attribute::*;
        &[Weapon, Armor, Vehicle, Clothing, Drug, Electronics, Tool]
    };
    /// What a Weapon can be besides.
    pub const WEAPONS: &'static [Attribute] = {
        use Attribute::*;
        &[Melee, Pistol, Rifle, HeavyWeapon]
    };
    /// What a Vehicle can be besides; the Punknaught counts its parts by these (R084-R088).
    pub const VEHICLES: &'static [Attribute] = {
        use Attribute::*;
        &[Car, Motorcycle, Truck, Rv, Hover, Helicopter, Av, Punknaught]
    };
}

/// A set of attributes, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Attributes(pub u64);

impl Attributes {
    /// None.
    pub const NONE: Attributes = Attributes(0);

    /// These.
    pub const fn of(all: &[Attribute]) -> Attributes {
        let (mut bits, mut place) = (0, 0);
        while place < all.len() {
            bits |= 1 << all[place] as u64;
            place += 1;
        }
        Attributes(bits)
    }

    /// Whether one is among them.
    #[inline]
    pub const fn has(self, one: Attribute) -> bool {
        self.0 & (1 << one as u64) != 0
    }

    /// These and others.
    #[inline]
    #[must_use]
    pub const fn with(self, more: Attributes) -> Attributes {
        Attributes(self.0 | more.0)
    }

    /// Those that are in both.
    #[inline]
    #[must_use]
    pub const fn both(self, other: Attributes) -> Attributes {
        Attributes(self.0 & other.0)
    }

    /// How many there are.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }
}

words!(
    /// The time that stands before an Event or an ability (R131). A phase covers its sub-phases (A20), in anybody's turn
    /// (R133).
    Phase {
        /// Shopping, Legwork, Action or Damage Control (R099).
        Any,
        /// The Shopping phase.
        Shopping,
        /// The Legwork phase.
        Legwork,
        /// While a battle is open, whether or not a Runner of yours is in it (R308, A21).
        Action,
        /// While a battle is open in which you have a Runner (R315).
        Battle,
        /// The Damage Control phase.
        DamageControl,
    }
);

words!(
    /// What a Response answers to, in the window that it opens (R319, R320, A18). The card that it is about is
    /// [`Who::That`](super::effects::Who::That), and must fit the `target` of the ability.
    Cue {
        /// A Runner would be trashed. `That` is the Runner.
        RunnerTrashed,
        /// An Equipment or Cyber card would be trashed. `That` is the card.
        GearTrashed,
        /// A Location or Operation would be trashed. `That` is the card.
        SiteTrashed,
        /// An opponent announced an ability that uses a card: a character ability, a Bust included, or a printed one.
        /// `That` is the card that is used, the first of several.
        Ability,
        /// An opponent played an Event. There is no `That`.
        Event,
        /// An opponent declared a Hit, before defenders are named. `That` is the Location or Operation, and nothing for
        /// a Stash.
        Hit,
    }
);

words!(
    /// Something upon which a triggered ability happens by itself, without being used. Nobody can decline it; where it
    /// has a target the controller chooses one, and without a legal one nothing happens. Several at once happen in turn
    /// order from the active player, each player's in the order of coming into play.
    Moment {
        /// This card comes into play; not when it is moved.
        Enters,
        /// This Operation is completed, by a Run or by a Hit. "You" is whoever completed it (R032, A86).
        Completed,
        /// This card was trashed or burned; it lies in the trash pile already.
        Leaves,
        /// Your turn: after Straighten, before the first action of Shopping.
        TurnStarts,
        /// Your turn: after the last action of Damage Control, before anything of the end of the turn.
        TurnEnds,
        /// A Hit succeeded in which this Runner, or the one that this is attached to, took part on the attacking side.
        /// Of a Sponsor or Location: a Hit of any of your teams.
        HitSucceeds,
        /// A Run succeeded, likewise.
        RunSucceeds,
        /// A Skirmish was won (A81), on either side, likewise.
        SkirmishWon,
        /// A Bust by this Cop succeeded, alone or with others; of a Sponsor or Location: by any of your Cops. `That` is
        /// the busted Runner.
        Busts,
        /// An opponent completed an Operation by a Run.
        RivalRuns,
        /// You bought a Runner, which is `That`.
        BuysRunner,
        /// You bought a Location, which is `That`.
        BuysLocation,
    }
);

words!(
    /// A number on a card that can be changed.
    Stat {
        /// Short range offense.
        Sr,
        /// Long range offense; its price follows it (R243).
        Lr,
        /// Defense.
        Def,
        /// Power, never below 0.
        Power,
        /// Manual security, never below 0.
        MSec,
        /// Electronic security, never below 0.
        ESec,
        /// Empathy.
        Emp,
        /// Style Points: count for the Style victory as long as the card is in play.
        Style,
        /// Movement points of a Vehicle or Cyber. A Runner has them too: one that gains some has them of its own.
        Movement,
        /// What it costs an opponent to attempt this Operation, never below 0, after doubling (A37).
        RunCost,
        /// Ops Points of a Location or Operation, never below 0.
        OpsPoints,
        /// The EB that a Location produces, never below 0. What a Corp adds is capped by the printed number (R163).
        Eb,
    }
);

words!(
    /// How long a change lasts.
    Until {
        /// Until the current battle is over.
        Battle,
        /// Until the end of the current turn, whoever's it is (A22).
        Turn,
    }
);

words!(
    /// Whose a card is, as the player of the effect sees it.
    Whose {
        /// Yours.
        Yours,
        /// An opponent's.
        Rivals,
        /// Anybody's.
        Any,
    }
);

words!(
    /// What a card is, where an effect asks for it.
    What {
        /// A Runner.
        Runner,
        /// A Location.
        Location,
        /// An Operation.
        Operation,
        /// A Location or an Operation.
        Site,
        /// An Equipment card.
        Equipment,
        /// A Cyber card.
        Cyber,
        /// An Equipment or Cyber card.
        Gear,
        /// An Event.
        Event,
        /// Any card.
        Card,
    }
);

impl What {
    /// Whether a card of a type is meant.
    #[inline]
    pub const fn fits(self, kind: Kind) -> bool {
        match self {
            What::Runner => matches!(kind, Kind::Runner),
            What::Location => matches!(kind, Kind::Location),
            What::Operation => matches!(kind, Kind::Operation),
            What::Site => matches!(kind, Kind::Location | Kind::Operation),
            What::Equipment => matches!(kind, Kind::Equipment),
            What::Cyber => matches!(kind, Kind::Cyber),
            What::Gear => matches!(kind, Kind::Cyber | Kind::Equipment),
            What::Event => matches!(kind, Kind::Event),
            What::Card => true,
        }
    }
}

words!(
    /// Where a card is.
    At {
        /// In play. The Stash is not (R111).
        Play,
        /// In the current battle: Runners on either side, the gear on them, the Location or Operation that it is about.
        Battle,
        /// In play and not in the current battle.
        Away,
        /// On the side of this Runner (or of the one that this is attached to): in a battle those who fight beside it,
        /// else its team. It is one of them itself.
        Team,
        /// Attached to this card, or to the Runner that this is attached to; and that Runner itself.
        Here,
        /// In a trash pile (A90).
        Trash,
        /// In a Stash.
        Stash,
        /// In a hand. Only one's own can be a target.
        Hand,
        /// In a deck. Only one's own can be a target: the player looks through both decks, shows the card, and shuffles.
        Deck,
    }
);

words!(
    /// Who is meant among the players.
    Player {
        /// You.
        You,
        /// An opponent of your choice, named together with the target.
        Rival,
        /// Each opponent, in turn order.
        Rivals,
        /// Everybody, in turn order from the active player.
        All,
        /// The controller of `That`.
        Its,
    }
);

words!(
    /// Against what a card is safe.
    Threat {
        /// It cannot be busted.
        Busts,
        /// Opponents' Events cannot have it as their target, nor affect it where they affect all of a kind.
        Events,
        /// Opponents' Cyber, Equipment, Locations, Runners and Sponsors cannot have it as the target of an ability,
        /// character abilities included; Busts are no such thing.
        Abilities,
    }
);
