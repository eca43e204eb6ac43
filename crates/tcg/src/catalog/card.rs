//! What cards say, in the words of [`super::words`]: instructions, triggers, costs, persistent effects, and the card
//! that holds them.

use serde::{Deserialize, Serialize};

use super::words::{
    Amount, Ban, Boon, Cards, Color, Cond, Count, EntryPoint, From, Gigs, Guard, Keyword, Kind, Rarity, Rest, Size, Tag, Turn, Which, Who,
    Whose,
};

/// One instruction of an effect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Step {
    /// Draw.
    Draw(Amount),
    /// Each player may draw so many.
    EachMayDraw(u8),
    /// Discard so many.
    Discard(u8),
    /// May discard so many.
    MayDiscard {
        /// How many.
        count: u8,
        /// Only of this type.
        #[serde(default)]
        kind: Option<Kind>,
    },
    /// The rival discards so many.
    RivalDiscards(u8),
    /// Each player discards the hand.
    EachDiscardsHand,
    /// Trash so many from the own deck.
    Trash(u8),
    /// Add one of the cards just trashed to the hand.
    TakeTrashed(Kind),
    /// Add a card of the trash to the hand.
    TakeFromTrash(Cards),
    /// May add a card of the trash to the hand.
    MayTakeFromTrash(Cards),
    /// May add the card that was just trashed to the hand.
    MayTakeThat,
    /// Give power this turn.
    Power(Who, Amount),
    /// Take power this turn.
    Weaken(Who, Amount),
    /// Give power while fighting rival Units this turn.
    FightPower(Who, Amount),
    /// Give something for this turn.
    Give(Who, Boon),
    /// Forbid or order something.
    Forbid(Who, Ban),
    /// Defeat.
    Defeat(Who),
    /// Spend.
    Spend(Who),
    /// Ready.
    Ready(Who),
    /// Put under the owner's deck.
    Bottom(Who),
    /// Put the card itself, now in the trash, under its owner's deck.
    BottomFromTrash,
    /// Put the card itself into its owner's hand.
    Return,
    /// May defeat 2 instead of one, if a condition holds.
    DefeatOneOrTwo(Which, Cond),
    /// Each player defeats one of their Units.
    EachDefeatsOne,
    /// Defeat a Gear with at most this power.
    DefeatGear {
        /// Whose.
        whose: Whose,
        /// At most this power.
        #[serde(default)]
        power: Option<u8>,
    },
    /// May defeat a Gear.
    MayDefeatGear(Whose),
    /// Move a Gear from this card to an unequipped friendly Unit.
    MoveGear,
    /// Ready so many Eddies.
    ReadyEddies(u8),
    /// Change the value of a Gig.
    Adjust(Gigs, Turn, u8),
    /// May change the value of a Gig.
    MayAdjust(Gigs, Turn, u8),
    /// Set a Gig to the value of a Gig of the other player.
    SetAcross,
    /// May set a Gig to the value of another.
    MaySet,
    /// Swap a friendly Gig with a rival one.
    Swap,
    /// May swap.
    MaySwap,
    /// Choose a Gig, to read its value.
    ChooseGig(Gigs),
    /// The Unit steals a Gig.
    Steal(Who),
    /// This Unit steals a Gig whose value no friendly Gig shares.
    StealUnshared,
    /// Look at a friendly face-down Legend.
    Look,
    /// May look at a friendly face-down Legend.
    MayLook,
    /// Look at all friendly face-down Legends.
    LookAll,
    /// May Call a Legend for free.
    MayCall,
    /// May Call the Legend that was looked at for free, if it has this tag or GO SOLO.
    MayCallThat(Tag),
    /// Look at so many cards of the deck, add at most so many of these to the hand, shown to all.
    Search {
        /// How many are looked at.
        top: u8,
        /// Which may be taken.
        take: Cards,
        /// At most how many.
        most: u8,
        /// What becomes of the rest.
        rest: Rest,
    },
    /// Look at so many cards of the deck, add one to the hand unseen, and may add one more for each.
    SearchAny {
        /// How many are looked at.
        top: u8,
        /// More for each.
        more: Count,
        /// What becomes of the rest.
        rest: Rest,
    },
    /// Look at so many cards of the deck and trash one.
    SearchTrash(u8),
    /// Look at the top card of the deck; may trash it.
    SearchMayTrash,
    /// Show the top card of the deck and add it to the hand.
    RevealTake,
    /// Show the top card of the deck; may play it for free, else add it to the hand.
    RevealPlayOrTake,
    /// Show so many cards of the deck; the rival says whether they go to the hand or the trash.
    RevealRivalSorts(u8),
    /// Name a type of card.
    NameType,
    /// Show the top card of the deck.
    Reveal,
    /// Add the card that was shown to the hand.
    TakeThat,
    /// Trash the card that was shown.
    TrashThat,
    /// Put the top card of the deck into the Eddies area.
    SellTop,
    /// Play a card for free.
    Play(From, Cards),
    /// May play a card for free.
    MayPlay(From, Cards),
    /// May play a card for free, and put it under the deck afterwards.
    MayPlayThenBottom(From, Cards),
    /// Play so many cards for free at most.
    PlayUpTo(u8, From, Cards),
    /// Play a Gear from the trash for free, onto another friendly Unit.
    PlayGearOnAnother(Cards),
    /// Play a card of the trash for its cost, and put it under the deck afterwards.
    PlayPaidThenBottom(Cards),
    /// May play the card that was just taken, for free.
    MayPlayThat,
    /// The next Program this turn costs less.
    NextProgramCheaper(Count),
    /// Bar thefts until your next turn.
    Guard(Guard),
    /// May pay so much.
    MayPay(u8),
    /// Carry out the ability of this number at the end of the turn.
    Book(u8),
    /// Carry out the ability of this number when the chosen Unit does what it says, once this turn.
    Watch(u8),
    /// Choose a Unit, for what follows.
    Choose(Which),
    /// One of these; all of them if a condition holds.
    OneOf {
        /// The effects.
        modes: Vec<Vec<Step>>,
        /// All of them in order, if this holds.
        #[serde(default)]
        all_if: Option<Cond>,
        /// All of them in order, unless this holds: then the rival chooses one.
        #[serde(default)]
        rival_if: Option<Cond>,
    },
    /// If a condition holds, these; else those.
    If {
        /// The condition.
        cond: Cond,
        /// If it holds.
        then: Vec<Step>,
        /// If not.
        #[serde(default)]
        otherwise: Vec<Step>,
    },
}

/// When a triggered effect becomes pending (T262).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// PLAY (T263).
    Play,
    /// CALL (T265).
    Call,
    /// ATTACK (T266).
    Attack,
    /// DEFEATED (T268).
    Defeated,
    /// At the start of your turn.
    TurnStarts,
    /// At the end of your turn.
    TurnEnds,
    /// This Unit uses BLOCKER.
    Blocks,
    /// A friendly Unit uses BLOCKER.
    FriendBlocks,
    /// This Unit wins a fight.
    Wins,
    /// This Unit loses a fight.
    Loses,
    /// This Unit or Legend is spent.
    Spent,
    /// A friendly equipped Unit or Legend is spent.
    EquippedFriendSpent,
    /// This Unit steals a Gig.
    Steals,
    /// This Unit steals one Gig or more at once.
    StealsSome,
    /// A friendly Unit steals a die of this size.
    FriendSteals(Size),
    /// A friendly Legend steals a Gig.
    LegendSteals,
    /// A friendly Unit with one of these tags steals one Gig or more at once.
    TaggedSteals(Tag, Tag),
    /// Another friendly Unit steals a Gig with a value below its power.
    OtherStealsLow,
    /// A friendly Unit with this tag attacks.
    TaggedAttacks(Tag),
    /// A Unit with this tag is defeated.
    TaggedDefeated(Tag),
    /// A friendly equipped Unit is defeated.
    EquippedFriendDefeated,
    /// You play a Program with this tag.
    PlaysProgram(Tag),
    /// You play a Unit or Gear of this colour.
    PlaysColored(Color),
    /// You roll the lowest or highest value on a Gig.
    RollsEdge,
    /// The rival adjusts or swaps friendly Gigs.
    RivalTurnsGigs,
    /// The end of a turn for which it was booked.
    Booked,
    /// The watched Unit wins a fight by at least so much power.
    ItWinsBy(u8),
    /// The watched Unit loses a fight.
    ItLoses,
}

impl When {
    /// Its sort, as the number of a bit of [`Traits`](super::traits::Traits).
    #[inline]
    pub(super) const fn bit(self) -> u32 {
        match self {
            When::Play => 0,
            When::Call => 1,
            When::Attack => 2,
            When::Defeated => 3,
            When::TurnStarts => 4,
            When::TurnEnds => 5,
            When::Blocks => 6,
            When::FriendBlocks => 7,
            When::Wins => 8,
            When::Loses => 9,
            When::Spent => 10,
            When::EquippedFriendSpent => 11,
            When::Steals => 12,
            When::StealsSome => 13,
            When::FriendSteals(_) => 14,
            When::LegendSteals => 15,
            When::TaggedSteals(..) => 16,
            When::OtherStealsLow => 17,
            When::TaggedAttacks(_) => 18,
            When::TaggedDefeated(_) => 19,
            When::EquippedFriendDefeated => 20,
            When::PlaysProgram(_) => 21,
            When::PlaysColored(_) => 22,
            When::RollsEdge => 23,
            When::RivalTurnsGigs => 24,
            When::Booked => 25,
            When::ItWinsBy(_) => 26,
            When::ItLoses => 27,
        }
    }
}

/// What an activated effect costs (T323): so many €$, and spending the card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Cost {
    /// How many €$.
    #[serde(default)]
    pub eddies: u8,
    /// One less for each, down to nothing.
    #[serde(default)]
    pub less_per: Option<Count>,
}

/// One effect of a card: triggered, activated, or what a Program does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ability {
    /// When it becomes pending; nothing for activated effects and Programs.
    #[serde(default)]
    pub when: Vec<When>,
    /// Only the first time each turn.
    #[serde(default)]
    pub first: bool,
    /// What it costs to activate.
    #[serde(default)]
    pub cost: Option<Cost>,
    /// Whether it can be activated in reaction.
    #[serde(default)]
    pub quick: bool,
    /// The condition that opens it (T293).
    #[serde(default, rename = "if")]
    pub cond: Option<Cond>,
    /// What it does.
    pub does: Vec<Step>,
}

/// A persistent or replacement effect (T328, T336).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Static {
    /// During your turn it has so much power for each of its Gear.
    PowerPerGear(u8),
    /// It has so much power while fighting a Legend.
    PowerAgainstLegends(u8),
    /// Friendly Units have so much power while attacking.
    AttackPower {
        /// How much.
        power: u8,
        /// Only those with this tag.
        #[serde(default)]
        tag: Option<Tag>,
        /// Only others than this one.
        #[serde(default)]
        other: bool,
    },
    /// It cannot attack.
    CannotAttack,
    /// It cannot attack unless you played a Program this turn.
    AttacksAfterProgram,
    /// It can only attack Units.
    OnlyUnits,
    /// It can attack ready Units with BLOCKER if a condition holds.
    AttacksReadyBlockers(Cond),
    /// It cannot be blocked if a condition holds.
    Unblockable(Cond),
    /// It wins all fights against Units with this tag.
    WinsAgainst(Tag),
    /// Rival Units cannot attack the turn they are played.
    RivalsWait,
    /// It can attack this on the turn that it is played.
    OnEntry {
        /// What it can attack.
        at: EntryPoint,
        /// If this holds.
        #[serde(default, rename = "if")]
        cond: Option<Cond>,
    },
    /// It has a keyword while a condition holds.
    Has(Keyword, Cond),
    /// Your first Gear with this tag each turn costs so much less.
    FirstCheaper(Tag, u8),
    /// During your turn, Calls are free.
    FreeCalls,
    /// The rival pays so much more to use GO SOLO.
    SoloTax(u8),
    /// If the host would be defeated, this Gear is defeated instead.
    Transmitter,
    /// If a friendly Unit would be defeated, you may pay so much to defeat this one instead.
    StandsIn(u8),
    /// If a rival Unit would steal a Gig, you may discard a card with that cost to keep it.
    Ransom,
    /// You may reroll once what you roll in.
    Reroll,
}

impl Static {
    /// Its sort, as the number of a bit of [`Traits`](super::traits::Traits).
    #[inline]
    pub(super) const fn bit(self) -> u32 {
        match self {
            Static::PowerPerGear(_) => 0,
            Static::PowerAgainstLegends(_) => 1,
            Static::AttackPower { .. } => 2,
            Static::CannotAttack => 3,
            Static::AttacksAfterProgram => 4,
            Static::OnlyUnits => 5,
            Static::AttacksReadyBlockers(_) => 6,
            Static::Unblockable(_) => 7,
            Static::WinsAgainst(_) => 8,
            Static::RivalsWait => 9,
            Static::OnEntry { .. } => 10,
            Static::Has(..) => 11,
            Static::FirstCheaper(..) => 12,
            Static::FreeCalls => 13,
            Static::SoloTax(_) => 14,
            Static::Transmitter => 15,
            Static::StandsIn(_) => 16,
            Static::Ransom => 17,
            Static::Reroll => 18,
        }
    }
}

/// What it costs to play a card, where that is not its cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Price {
    /// One less for each, but at least 1.
    LessPer(Count),
    /// This much, if a condition holds.
    Instead(u8, Cond),
}

/// A card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Card {
    /// Its stable name.
    pub key: String,
    /// Its name.
    pub name: String,
    /// What tells it from cards of the same name.
    #[serde(default)]
    pub subtitle: Option<String>,
    /// Its type.
    pub kind: Kind,
    /// Its colour.
    pub color: Color,
    /// Its cost; none for Legends that stay in their area.
    #[serde(default)]
    pub cost: Option<u8>,
    /// Its RAM: what a Legend gives, and what the others need.
    pub ram: u8,
    /// Its power; Programs have none.
    #[serde(default)]
    pub power: u8,
    /// Whether it can be sold.
    #[serde(default)]
    pub sell: bool,
    /// Its tags.
    pub tags: Vec<Tag>,
    /// Its keywords.
    #[serde(default)]
    pub keywords: Vec<Keyword>,
    /// What it costs to play, if not its cost.
    #[serde(default)]
    pub price: Option<Price>,
    /// Its persistent and replacement effects.
    #[serde(default)]
    pub always: Vec<Static>,
    /// Its other effects.
    #[serde(default)]
    pub ability: Vec<Ability>,
    /// How rare it is.
    pub rarity: Rarity,
    /// The set and the number in it.
    pub print: String,
}
