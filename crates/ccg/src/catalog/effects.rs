//! What cards do, put together from the words of [`super::words`]. One tree for each ability drives the rules, the
//! English text and the Italian text. All parts are small and copied freely; a card holds short lists of them, and an
//! ability that is being carried out is a place in its list of deeds.
//!
//! An ability is *announced*: its target (one at most) and an opponent are named where it needs them, and what it costs
//! is paid. Then Responses may come (R319). Then its deeds happen in their order; one that cannot happen is left out,
//! and if the target does not fit any more, all that is about it. A card says "you" of its controller; Sponsors,
//! Locations, Operations, Runners and their gear are controlled by who brought them, for good.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::words;

use super::words::{At, Attribute, Cue, Faction, Moment, Phase, Player, Stat, Threat, Until, What, Whose};

/// Which cards are meant: those for which everything said here holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Which {
    /// Of which type.
    pub what: What,
    /// Whose.
    pub whose: Whose,
    /// Where.
    #[serde(default = "in_play")]
    pub at: At,
    /// With this attribute: printed, or [`Static::Also`].
    #[serde(default)]
    pub with: Option<Attribute>,
    /// Without this attribute.
    #[serde(default)]
    pub without: Option<Attribute>,
    /// Of this faction.
    #[serde(default)]
    pub faction: Option<Faction>,
    /// Used or unused.
    #[serde(default)]
    pub used: Option<bool>,
    /// With at most this printed cost.
    #[serde(default)]
    pub cost: Option<u8>,
    /// With at most this Power.
    #[serde(default)]
    pub power: Option<u8>,
    /// With less Power than this Runner, or the one that this is attached to.
    #[serde(default)]
    pub weaker: bool,
    /// Another card than this one, and than the Runner that this is attached to.
    #[serde(default)]
    pub other: bool,
}

const fn in_play() -> At {
    At::Play
}

/// Which cards an effect is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// This card.
    This,
    /// The Runner that this card is attached to. Nobody while it is attached to none.
    Host,
    /// The target, or what the Response or the moment is about.
    That,
    /// All of these.
    All(Which),
}

/// Something that is counted for you.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tally {
    /// So many cards are there. Of hands and Stashes the number is public.
    Cards(Which),
    /// Ops Points.
    Ops,
    /// The highest number of Ops Points of an opponent.
    RivalOps,
    /// Style Points: of cards in play, and gained for good.
    Style,
    /// Bust points: the printed Power of every Runner that your Cops have busted (A107).
    BustPoints,
    /// The Def of all your Runners in play, used or not, with their Cyber and Equipment; of Weapons the best that a Runner
    /// can have equipped at once.
    Defense,
    /// SR and LR likewise.
    Offense,
    /// Different body parts among your attached Cyber.
    BodyParts,
}

words!(
    /// A number that is read when an effect is carried out.
    Value {
        /// The Power of this Runner, or of the one that this is attached to.
        Power,
        /// Half of it, rounded down.
        HalfPower,
        /// The Power of that Runner.
        ThatPower,
        /// The printed cost of that card.
        ThatCost,
        /// The current Ops Points of that card.
        ThatOps,
        /// The Style Points of that card with all that is attached to it.
        ThatStyle,
    }
);

/// How much. Negative numbers take away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Amount {
    /// So much.
    Fixed(i8),
    /// So much for each.
    Per {
        /// What is counted.
        per: Tally,
        /// How much for each.
        each: i8,
        /// At most so many are counted.
        #[serde(default = "no_limit")]
        most: u8,
    },
    /// A number that is read.
    Read(Value),
}

impl Amount {
    /// The most that it can be, and none if it takes away.
    pub const fn most(self) -> u8 {
        match self {
            Amount::Fixed(number) if number <= 0 => 0,
            Amount::Fixed(number) => number as u8,
            Amount::Per { each, .. } if each <= 0 => 0,
            Amount::Per { each, most, .. } => most.saturating_mul(each as u8),
            Amount::Read(_) => u8::MAX,
        }
    }
}

const fn no_limit() -> u8 {
    u8::MAX
}

/// A condition, read for the controller of the card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cond {
    /// There are at least so many.
    AtLeast(Tally, u8),
    /// There are at most so many.
    AtMost(Tally, u8),
    /// An opponent has more Ops Points than you.
    Behind,
    /// It is your turn.
    YourTurn,
    /// It is an opponent's turn.
    RivalsTurn,
    /// This Runner (or the one that this is attached to) is in a battle on the side that makes a Hit.
    Hitting,
    /// ... that defends.
    Defending,
    /// ... that makes a Run.
    Running,
    /// ... in any battle, and the only one of its side.
    Alone,
    /// The card has this attribute: of a target or a cue.
    ThatIs(Attribute),
}

impl Cond {
    /// Whether it asks about a Runner in a battle.
    #[inline]
    pub const fn is_of_a_battle(self) -> bool {
        matches!(self, Cond::Hitting | Cond::Defending | Cond::Running | Cond::Alone)
    }
}

/// Something that happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Draw cards, each from either deck (R211); who cannot is punished (R212).
    Draw(Player, Amount),
    /// Discard so many cards from hand, of their own choice; all that there are if fewer.
    Discard(Player, u8),
    /// You look at the hand.
    See(Player),
    /// Gain Ops Points.
    Ops(Player, Amount),
    /// Lose Ops Points, as many as there are.
    LoseOps(Player, Amount),
    /// Gain Style Points for good, as by running out of cards (A15).
    Style(Player, Amount),
    /// Becomes used.
    Use(Who),
    /// Becomes unused. Not a busted Runner (R156).
    Straighten(Who),
    /// Trashed: Med-Techs, Techies and Responses may save it (R122). From a Stash too.
    Trash(Who),
    /// Burned (R124).
    Burn(Who),
    /// Busted: no test of Power, but what cannot be busted is not (R155, R156). It gives bust points as by a Cop.
    Bust(Who),
    /// Into its owner's hand: from play (what is attached to it is trashed), a trash pile, a Stash or a deck.
    Take(Who),
    /// Into play for nothing, unused, under its owner's control, from a hand, trash pile, Stash or deck: gear as if bought, to
    /// a Runner or the Stash, and a Chassis to a Location.
    Play(Who),
    /// Into its controller's Stash, from a Runner or a trash pile. Cyber too.
    Stash(Who),
    /// A number is more, or less, for a time.
    Change(Who, Stat, Amount, Until),
    /// (Cues about trashing) That card is not trashed. It stays where it is, a Runner used (R172).
    Save,
    /// (`Ability`, `Event`) What was announced does not happen. What it cost is not given back; the cards that it used
    /// stay used, and an Event is burned.
    Cancel,
    /// (battle) That Runner of yours joins your side of the battle, within the limit of a team. From then on it takes part
    /// (A111). Not possible where you have no side.
    Join,
    /// (battle) Runners leave the battle and return used. A side without Runners has lost nothing more; the attacker's Hit or
    /// Run has failed then, and goes on against an empty defence as if there had been none.
    Withdraw(Who),
    /// (battle) The battle ends at once as a tie (R274): nobody is beaten, and nothing is trashed.
    EndBattle,
    /// Until the end of the turn nobody may defend against your Hits (R254).
    NoDefense,
    /// You may assign teams once more in this Legwork phase; in any other phase, at once.
    Regroup,
    /// So many construction tokens are removed from that Chassis.
    Build(u8),
}

/// Something that is paid to announce an ability, besides EB that an Event costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pay {
    /// Use this card, which must be unused.
    Use,
    /// Use the Runner that this is attached to, which must be unused. It can be busted for it (A25).
    UseHost,
    /// So many EB.
    Eb(u8),
    /// Trash this card. Paying cannot be answered: nobody saves it.
    Trash,
    /// Burn this card.
    Burn,
    /// Discard so many cards from hand, which must be there.
    Discard(u8),
}

/// When an ability can be used, or happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// As an action of this phase; as a Response too, where it can alter what is pending (R321, A19).
    In(Phase),
    /// As a Response to this, in any phase but Draw and Straighten.
    Answer(Cue),
    /// By itself.
    On(Moment),
}

/// One thing that a card can do. Of the several abilities of an Event, one is chosen when it is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ability {
    /// When.
    pub when: When,
    /// What is paid; never empty for what is used on a card in play, always empty for what happens by itself.
    #[serde(default)]
    pub pay: Vec<Pay>,
    /// What must hold when it is announced, or when it happens by itself.
    #[serde(default, rename = "if")]
    pub cond: Option<Cond>,
    /// What its target must be. Without a legal one it cannot be announced.
    #[serde(default)]
    pub target: Option<Which>,
    /// What happens, in order.
    pub does: Vec<Deed>,
}

/// What an Operation demands of the team that attempts it, by Run or by Hit (R033, A86). It is looked at when the team is
/// sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Need {
    /// A Runner with this attribute, or with attached gear that has it.
    One(Attribute),
    /// At least so many Runners.
    Least(u8),
    /// At most so many Runners.
    Most(u8),
    /// So many Style Points of the Runners and their gear together.
    Style(u8),
    /// You control one of these.
    Control(Which),
}

/// Something that holds all the time, used or not (R132, A23): of a card in play, as long as it is; of gear, as long as it
/// is attached to a Runner; of a Weapon, as long as it is equipped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Static {
    /// A number is more or less, while a condition holds.
    Bonus {
        /// Of what.
        to: Who,
        /// Which number.
        stat: Stat,
        /// By how much.
        by: Amount,
        /// Only while this holds; where it is about a Runner in a battle, it is asked of each that `to` means.
        #[serde(default, rename = "while")]
        cond: Option<Cond>,
    },
    /// This Runner, or the one that this is attached to, has this attribute too: a character type with all its abilities.
    Also(Attribute),
    /// You buy these for so much less, but at least 1; after the Sponsor's discount. Of `whose` and `at` nothing is asked.
    Cheaper(Which, u8),
    /// Opponents pay so much more to buy these.
    Dearer(Which, u8),
    /// Can be used in a payment for so many EB, one indivisible source (R318, A17), only for these if it says so: to buy
    /// them, or to pay for an opponent's Operation.
    Pays {
        /// How many EB.
        eb: u8,
        /// For what alone.
        #[serde(default)]
        only: Option<What>,
    },
    /// You draw so many cards more in the Draw phase.
    Draws(u8),
    /// Your hand limit at the end of the turn is so much higher (R310).
    HandLimit(u8),
    /// A team with this Runner may have so many more (R183); these and one Nomad add up.
    TeamLimit(u8),
    /// A team with this Runner may hit each opponent so many times more in a turn (R247), with Movement as for a Run.
    MoreHits(u8),
    /// Its LR is used for nothing (R243); it is still used.
    FreeLr,
    /// Its LR counts for its side in battles that it is in, unpaid, with its SR (against R261).
    PointBlank,
    /// It is safe from something.
    Immune(Threat),
    /// Where it would be trashed as one of a beaten team, it is only used, with Equipment or without (R266).
    Tough,
    /// It returns unused from a Hit or Run that succeeded (R293).
    Tireless,
    /// You may reassign teams so many times more in each Legwork phase (R235).
    Regroups(u8),
    /// A Hit that this Runner makes alone cannot be defended.
    Stealthy,
    /// (Operations) What must hold of a team.
    Needs(Need),
}

/// A part of a Sponsor's victory condition; all parts must hold at once (R020). `C` is a card: a key in the file, an id in
/// the catalog.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal<C> {
    /// You have at least so many.
    Have(Tally, u8),
    /// You control a Location of every attribute (R027); one Location stands for each of its attributes.
    EveryLocation,
    /// You control this card.
    Control(C),
    /// You control a complete Punknaught (R090).
    Punknaught,
    /// You completed this Operation by a Run while everything else held (A109).
    Complete(C),
}

impl<C> Goal<C> {
    /// The same about another kind of card.
    pub fn try_map<D>(self, find: impl Fn(C) -> Option<D>) -> Option<Goal<D>> {
        Some(match self {
            Goal::Have(tally, least) => Goal::Have(tally, least),
            Goal::EveryLocation => Goal::EveryLocation,
            Goal::Control(card) => Goal::Control(find(card)?),
            Goal::Punknaught => Goal::Punknaught,
            Goal::Complete(card) => Goal::Complete(find(card)?),
        })
    }
}
