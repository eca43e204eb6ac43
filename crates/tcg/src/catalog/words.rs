//! The vocabulary of the cards. One tree of these words drives the rules, the English text and the
//! Italian text of a card.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::words;

pub use super::card::{Ability, Card, Cost, Price, Static, Step, When};

words!(
    /// The type of a card (T058).
    Kind {
        /// A centrepiece of the crew, laid out face-down before the game.
        Legend,
        /// A member of the crew.
        Unit,
        /// Something that a Unit or Legend carries.
        Gear,
        /// An effect that happens at once.
        Program,
    }
);

words!(
    /// A colour of RAM (T057).
    #[allow(missing_docs, reason = "colours name themselves")]
    Color { Red, Green, Blue, Yellow }
);

impl Color {
    /// The stable name.
    pub const fn key(self) -> &'static str {
        ["red", "green", "blue", "yellow"][self as usize]
    }
}

words!(
    /// A group that a card belongs to (T049).
    #[allow(missing_docs, reason = "proper names and trades of Night City")]
    Tag {
        SixthStreet, Ai, Aldecaldo, Animal, Arasaka, Braindance, Corpo, Cyberware, Doll, Drone, Extreme, Fixer, Ganger,
        Maelstrom, MainesCrew, Medtech, Merc, Militech, Mox, Mystic, Ncpd, Netrunner, Netwatch, Nomad, Plan, Quickhack,
        RaffenShiv, Ripperdoc, Rocker, Samurai, Scavenger, Techie, TraumaTeam, TygerClaws, Valentino, Vehicle, VoodooBoys,
        Weapon, Zetatech,
    }
);

words!(
    /// A keyword, which stands for one fixed effect (T262).
    Keyword {
        /// May attack while lagging (T271).
        Adrenaline,
        /// May become the target of an attack (T273).
        Blocker,
        /// May be played to the field as a ready Unit (T366).
        GoSolo,
        /// May be used in reaction (T275).
        Quick,
    }
);

words!(
    /// How rare a card is; it never matters in play (T050).
    #[allow(missing_docs, reason = "the printed words")]
    Rarity { Common, Uncommon, Rare, Epic, Secret }
);

words!(
    /// The size of a die (T002).
    Size {
        /// Four sides.
        D4,
        /// Six sides.
        D6,
        /// Eight sides.
        D8,
        /// Ten sides.
        D10,
        /// Twelve sides.
        D12,
        /// Twenty sides.
        D20,
    }
);

impl Size {
    /// How many sides it has.
    #[inline]
    pub const fn sides(self) -> u8 {
        [4, 6, 8, 10, 12, 20][self as usize]
    }
}

words!(
    /// Whose something is, as its controller sees it (T005).
    Whose {
        /// Controlled by you.
        Friendly,
        /// Controlled by the other player.
        Rival,
        /// Either.
        Any,
    }
);

words!(
    /// Something that can be counted.
    Count {
        /// Friendly Gigs with a value of 8 or more.
        BigGigs,
        /// Friendly Gigs that show 1.
        MinGigs,
        /// Friendly Gigs with an even value.
        EvenGigs,
        /// Friendly Gigs with an odd value.
        OddGigs,
        /// Friendly value-pairs.
        ValuePairs,
        /// Friendly face-up Legends, on the field too.
        FaceUpLegends,
        /// Gear on the chosen Unit.
        ItsGear,
        /// Units in your trash.
        UnitsInTrash,
        /// The rival's Units.
        RivalUnits,
    }
);

/// A condition, read for the player of the effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cond {
    /// You have more Street Cred than the rival.
    MoreCred,
    /// You have less Street Cred than the rival.
    LessCred,
    /// Your Street Cred is even.
    EvenCred,
    /// You have less Street Cred than this.
    CredBelow(u8),
    /// Your Street Cred and the rival's differ by at least this.
    CredDiffers(u8),
    /// You control at least so many Gigs with a value of 8 or more.
    BigGigs(u8),
    /// You control a min Gig.
    MinGig,
    /// You control a value-pair.
    ValuePair,
    /// You control at least so many Gigs with different values.
    DifferentValues(u8),
    /// You control a Gig with an even value and one with an odd value.
    EvenAndOdd,
    /// The rival controls at least so many Gigs more than you.
    Behind(u8),
    /// A friendly d4 is a min Gig.
    MinD4,
    /// All friendly Legends are face-up.
    AllLegendsUp,
    /// Your fixer area is empty.
    FixerEmpty,
    /// This Unit has at least so much power.
    ThisPower(u8),
    /// This Unit is spent.
    ThisSpent,
    /// This Unit is equipped.
    ThisEquipped,
    /// This Unit stole a Gig this turn.
    ThisStole,
    /// This Unit was named so when the effect was booked.
    ThisWasV,
    /// At least so many friendly Units and Legends are equipped.
    EquippedFriends(u8),
    /// The chosen Unit has this tag.
    ItIs(Tag),
    /// The chosen Unit has one of these tags.
    ItIsOneOf(Tag, Tag, Tag),
    /// The chosen Unit stole or fought this turn since it was chosen.
    ItClashed,
    /// The card has the cost of a friendly Gig's value.
    CostIsGig,
    /// The card is of this type.
    CardIs(Kind),
    /// The card is of the type that was named.
    CardIsNamedType,
    /// The number of discarded cards is the value of a friendly Gig.
    DiscardsAreGig,
    /// The Gig has an even value.
    DieEven,
    /// The Gig has an odd value.
    DieOdd,
    /// The Gig is a d20.
    DieIsD20,
    /// The Gig has become a min Gig.
    BecameMin,
    /// What came before was done.
    Did,
}

/// How much.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Amount {
    /// So much.
    Fixed(u8),
    /// So much for each.
    Per {
        /// What is counted.
        per: Count,
        /// How much for each.
        #[serde(default = "one")]
        each: u8,
    },
    /// A value that is read.
    Read(Value),
}

const fn one() -> u8 {
    1
}

words!(
    /// A value that is read when an effect is carried out.
    Value {
        /// The power of this Unit.
        ThisPower,
        /// The cost of the card.
        CardCost,
        /// The value of the chosen Gig.
        DieValue,
    }
);

words!(
    /// What a power is measured against.
    Against {
        /// The value of a friendly d20.
        FriendlyD20,
        /// The power of a friendly Unit, which must be more.
        FriendlyUnit,
        /// The value of the Gig, which must be the same.
        ThatGig,
        /// The other Units of that side: it is the lowest.
        Lowest,
    }
);

/// Which Units or Legends are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Which {
    /// Whose.
    pub whose: Whose,
    /// Not this one.
    #[serde(default)]
    pub other: bool,
    /// A Legend in the Legends area rather than a Unit.
    #[serde(default)]
    pub legend: bool,
    /// A Legend in either area.
    #[serde(default)]
    pub any_legend: bool,
    /// One that lies face-down, too.
    #[serde(default)]
    pub face_down: bool,
    /// A Unit or a Legend, wherever it is.
    #[serde(default)]
    pub either: bool,
    /// Spent or ready.
    #[serde(default)]
    pub spent: Option<bool>,
    /// Equipped or not.
    #[serde(default)]
    pub equipped: Option<bool>,
    /// With this tag.
    #[serde(default)]
    pub tag: Option<Tag>,
    /// With at most this cost.
    #[serde(default)]
    pub cost: Option<u8>,
    /// With at most the cost of the card.
    #[serde(default)]
    pub cost_of_card: bool,
    /// With at most this power.
    #[serde(default)]
    pub power: Option<u8>,
    /// With a power measured against something.
    #[serde(default)]
    pub against: Option<Against>,
}

/// Who is affected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// The card itself, or the host of the Gear.
    This,
    /// The one that was chosen before, or that the event is about.
    It,
    /// One of these, chosen now.
    One(Which),
    /// So many of these at most, chosen now.
    UpTo(u8, Which),
    /// One of these for each.
    PerEach(Count, Which),
    /// All of these.
    All(Which),
}

/// Which cards of a hand, trash or search are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Cards {
    /// Of this type.
    #[serde(default)]
    pub kind: Option<Kind>,
    /// With this tag.
    #[serde(default)]
    pub tag: Option<Tag>,
    /// With at most this cost.
    #[serde(default)]
    pub cost: Option<u8>,
    /// With a cost that is the value of a friendly Gig.
    #[serde(default)]
    pub cost_is_gig: bool,
    /// Another card than this one.
    #[serde(default)]
    pub other: bool,
}

words!(
    /// What a Unit or Legend may do or is, for this turn.
    Boon {
        /// It has BLOCKER.
        Blocker,
        /// It has ADRENALINE.
        Adrenaline,
        /// It may attack rival Units although it lags.
        AttackUnits,
        /// It may attack spent rival Units although it lags, and no ready ones, whatever else it may do.
        AttackSpent,
        /// It may attack ready Units the next time that it attacks.
        AttackReady,
        /// It is not defeated in fights.
        Undefeated,
        /// It defeats nobody in its next fight.
        Harmless,
        /// It steals one Gig less.
        StealsLess,
        /// It may use GO SOLO for 2 less.
        CheaperSolo,
        /// What it does is remembered, for an effect at the end of the turn.
        Watched,
    }
);

words!(
    /// What a Unit cannot do, or must.
    Ban {
        /// It cannot attack until your next turn.
        Attack,
        /// It cannot ready until your next turn.
        Ready,
        /// It must attack next turn if it can.
        Stay,
    }
);

words!(
    /// Which thefts are barred until your next turn.
    Guard {
        /// Rival Units cannot steal Gigs with a value above their power.
        HighFromUnits,
        /// Rival Legends cannot steal Gigs with a value below their power.
        LowFromLegends,
    }
);

words!(
    /// A way to change a Gig's value.
    Turn {
        /// Up, by at most so much.
        Up,
        /// Down, by at most so much.
        Down,
        /// Up or down, by at most so much.
        Either,
        /// Up or down, by exactly so much.
        Exactly,
    }
);

words!(
    /// Which Gig is meant.
    Gigs {
        /// Any player's.
        Any,
        /// A friendly one.
        Friendly,
        /// The one that the event is about.
        That,
        /// A friendly one that shows its highest value.
        FriendlyMax,
    }
);

words!(
    /// Where a card is played from.
    From {
        /// From hand.
        Hand,
        /// From the trash.
        Trash,
        /// From either.
        HandOrTrash,
    }
);

words!(
    /// What becomes of the rest of a search.
    Rest {
        /// It stays on top of the deck in its order (T354).
        Top,
        /// It goes under the deck (T350).
        Bottom,
        /// It goes under the deck in a random order, whatever the edition.
        BottomRandom,
    }
);

words!(
    /// What a Unit may attack on the turn that it is played.
    EntryPoint {
        /// Rival Units.
        Units,
        /// The rival Gig area.
        GigArea,
    }
);
