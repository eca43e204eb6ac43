//! The small words of the game: abilities, types, traits, places and times. What cards do with them is in
//! [`super::effects`], what a card is made of in [`super::card`].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::words;

words!(
    /// An ability of a Nightlancer, and the kind of a challenge (R215). The first three are not combat.
    Ability {
        /// Not to be seen.
        Covert,
        /// To know people and be believed.
        Streetwise,
        /// To build, break and crack.
        Technical,
        /// To fight at arm's length.
        Melee,
        /// To fight across a room.
        Gunfight,
        /// To shoot from far away.
        Marksman,
    }
);

impl Ability {
    /// Whether challenges of it are combat challenges, which have Danger (R231).
    #[inline]
    pub const fn is_combat(self) -> bool {
        matches!(self, Ability::Melee | Ability::Gunfight | Ability::Marksman)
    }
}

/// A number for each ability: ratings of a Nightlancer, bonuses of a card. In files those that are 0 are left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[allow(missing_docs, reason = "each field is an ability")]
pub struct Ratings {
    pub covert: u8,
    pub streetwise: u8,
    pub technical: u8,
    pub melee: u8,
    pub gunfight: u8,
    pub marksman: u8,
}

impl Ratings {
    /// The number of an ability.
    #[inline]
    pub const fn of(&self, ability: Ability) -> u8 {
        match ability {
            Ability::Covert => self.covert,
            Ability::Streetwise => self.streetwise,
            Ability::Technical => self.technical,
            Ability::Melee => self.melee,
            Ability::Gunfight => self.gunfight,
            Ability::Marksman => self.marksman,
        }
    }

    /// In the order of [`Ability::ALL`].
    pub fn all(&self) -> [u8; 6] {
        [self.covert, self.streetwise, self.technical, self.melee, self.gunfight, self.marksman]
    }

    /// Whether all are 0.
    pub fn is_none(&self) -> bool {
        *self == Ratings::default()
    }
}

words!(
    /// Which challenges are meant.
    Tests {
        /// All.
        Any,
        /// Melee, Gunfight and Marksman.
        Combat,
        /// Covert, Streetwise and Technical.
        NonCombat,
        /// Covert alone.
        Covert,
        /// Streetwise alone.
        Streetwise,
        /// Technical alone.
        Technical,
        /// Melee alone.
        Melee,
        /// Gunfight alone.
        Gunfight,
        /// Marksman alone.
        Marksman,
    }
);

impl Tests {
    /// Whether a challenge of this ability is among them.
    #[inline]
    pub const fn covers(self, ability: Ability) -> bool {
        match self {
            Tests::Any => true,
            Tests::Combat => ability.is_combat(),
            Tests::NonCombat => !ability.is_combat(),
            Tests::Covert => matches!(ability, Ability::Covert),
            Tests::Streetwise => matches!(ability, Ability::Streetwise),
            Tests::Technical => matches!(ability, Ability::Technical),
            Tests::Melee => matches!(ability, Ability::Melee),
            Tests::Gunfight => matches!(ability, Ability::Gunfight),
            Tests::Marksman => matches!(ability, Ability::Marksman),
        }
    }

    /// Whether only combat challenges are among them.
    #[inline]
    pub const fn only_combat(self) -> bool {
        matches!(self, Tests::Combat | Tests::Melee | Tests::Gunfight | Tests::Marksman)
    }
}

words!(
    /// Where a challenge takes place.
    #[derive(Default)]
    At {
        /// Anywhere.
        #[default]
        Anywhere,
        /// In the Event step.
        Event,
        /// On a mission, a Face-off included.
        Mission,
        /// On a mission, as the only member left of the Crew; a Face-off included.
        Alone,
        /// On a mission, with at least one other member left in the Crew; a Face-off included.
        Crew,
        /// In a Face-off alone.
        FaceOff,
    }
);

words!(
    /// The type of a Contact (R200).
    Circle {
        /// People of the corporations.
        Company,
        /// People who know what is for sale.
        Fixer,
        /// People with a uniform or a weapon.
        Security,
        /// People who know.
        Smarts,
        /// People whom people listen to.
        Social,
    }
);

/// What the third option of a Contact does to an opponent (R199, C-58). It depends on the type of the card alone, so
/// that it stands in no content file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hindrance {
    /// In an opponent's challenge of this ability, before the roll: their Score is 1 less.
    Weaken(Ability),
    /// When an opponent has just been paid for a mission: they gain 1 Heat.
    Heat,
    /// At the end of the Turn order step: swap places with an opponent.
    Swap,
}

impl Circle {
    /// What its cards do to an opponent.
    #[inline]
    pub const fn hindrance(self) -> Hindrance {
        match self {
            Circle::Company => Hindrance::Heat,
            Circle::Fixer => Hindrance::Swap,
            Circle::Security => Hindrance::Weaken(Ability::Covert),
            Circle::Smarts => Hindrance::Weaken(Ability::Technical),
            Circle::Social => Hindrance::Weaken(Ability::Streetwise),
        }
    }
}

words!(
    /// The type of a Black Market card.
    Ware {
        /// Reduces the Health lost in combat challenges, one in a challenge (R191).
        Armour,
        /// Everything else that is carried.
        Gear,
        /// For combat challenges, one in a challenge (R194).
        Weapon,
        /// In the body; it needs no Loadout and cannot be sold (R108, R029).
        Cyberware,
        /// A Weapon in the body (R195).
        Cyberweapon,
    }
);

impl Ware {
    /// Whether it is carried: it needs a Loadout on a mission (R106) and can be sold (R027).
    #[inline]
    pub const fn is_carried(self) -> bool {
        matches!(self, Ware::Armour | Ware::Gear | Ware::Weapon)
    }

    /// Whether it counts as the one Weapon of a challenge.
    #[inline]
    pub const fn is_weapon(self) -> bool {
        matches!(self, Ware::Weapon | Ware::Cyberweapon)
    }
}

words!(
    /// Which Black Market cards are meant.
    Goods {
        /// All.
        Any,
        /// Armour.
        Armour,
        /// Gear.
        Gear,
        /// Weapons and Cyberweapons.
        Weapons,
        /// Cyberware and Cyberweapons.
        Cyber,
        /// Armour, Gear and Weapons: what is carried.
        Carried,
    }
);

impl Goods {
    /// Whether a card of this type is among them.
    #[inline]
    pub const fn covers(self, ware: Ware) -> bool {
        match self {
            Goods::Any => true,
            Goods::Armour => matches!(ware, Ware::Armour),
            Goods::Gear => matches!(ware, Ware::Gear),
            Goods::Weapons => ware.is_weapon(),
            Goods::Cyber => matches!(ware, Ware::Cyberware | Ware::Cyberweapon),
            Goods::Carried => ware.is_carried(),
        }
    }
}

words!(
    /// A trait of a Black Market card; missions may forbid the use of cards that have it (R111).
    Trait {
        /// Who uses it gains 1 Heat each time (R196).
        Loud,
        /// It cannot be used in an Event (R053).
        Obvious,
    }
);

words!(
    /// What must be passed by a card before a challenge can be attempted (R228).
    Obstacle {
        /// Somebody must look away.
        Distraction,
        /// Something must be unlocked.
        Cracking,
        /// Something must be blown up.
        Demolition,
    }
);

words!(
    /// The kind of an Opportunity.
    Kind {
        /// Raises ability ratings for good (R203).
        Skill,
        /// An investment, an exploit, a trade; counted with Ideals at Scoring (R177-R182).
        Agenda,
    }
);

words!(
    /// A half of the game.
    Half {
        /// The first three rounds.
        Early,
        /// The last three.
        Late,
    }
);

words!(
    /// How much attention a mission draws (R206).
    Profile {
        /// There are more of them, and they are easier.
        Low,
        /// Harder and better paid.
        High,
    }
);

words!(
    /// What an action space lets a player do (R080-R097).
    Action {
        /// Buy one of two adjacent Black Market cards.
        BlackMarket,
        /// Draw 1 Contact.
        GatherFavours,
        /// 1 Chip and 1 Health.
        SlumsHustles,
        /// Buy an Opportunity from hand.
        UseConnections,
        /// A Loan, Prospects, or less Heat for a card.
        Euromafia,
        /// 1 Chip.
        HardWork,
        /// 1 Resolve and 1 Health.
        TakeARest,
    }
);

impl Action {
    /// Whether its spaces hold any number of tokens (R095).
    #[inline]
    pub const fn is_open(self) -> bool {
        matches!(self, Action::HardWork | Action::TakeARest)
    }

    /// Whether its spaces are Direct ones (R084).
    #[inline]
    pub const fn is_direct(self) -> bool {
        matches!(self, Action::GatherFavours | Action::SlumsHustles | Action::UseConnections)
    }
}

words!(
    /// A colour of Risky spaces, which says what they let a player do (R089).
    Risk {
        /// Red.
        Red,
        /// Blue.
        Blue,
    }
);
