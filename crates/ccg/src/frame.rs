//! What can be unfinished: each frame is a procedure of the rules, small and open to all. Those marked (asks) wait for a
//! decision.

use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

use crate::catalog::CardId;
use crate::catalog::words::{Cue, Moment};
use crate::state::Spot;

/// What an effect is about, besides the card itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum That {
    /// Nothing.
    #[default]
    None,
    /// A card in play or in a Stash: it must still be this one.
    Piece(Spot, CardId),
    /// A card of a trash pile.
    Trash(Seat, CardId),
    /// A card of the player's own hand.
    Hand(CardId),
    /// A card of the player's own decks.
    Deck(CardId),
}

/// An ability that is being carried out, or waits to be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Doing {
    /// Who carries it out: "you".
    pub by: Seat,
    /// The card whose ability it is; none for a Sponsor.
    pub card: CardId,
    /// Where that card lies; nowhere for an Event and for what has left play.
    pub this: Spot,
    /// The Runner that it was attached to, if it has left play since.
    pub host: Spot,
    /// Whether the card has left play: it was trashed or burned to pay for it.
    pub gone: bool,
    /// Whether what it needs was asked for.
    pub asked: bool,
    /// Which of its abilities.
    pub ability: u8,
    /// The deed that comes next.
    pub step: u8,
    /// What it is about.
    pub that: That,
    /// The opponent that was chosen.
    pub rival: Option<Seat>,
}

/// Something that happens by itself and waits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Trigger {
    /// What happens.
    pub doing: Doing,
}

/// What is announced and can be answered (R319).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Job {
    /// An Event or the ability of a card.
    Effect(Doing),
    /// Cops bust a Runner that is being used (R149), in the announced thing of this number.
    Bust(Spot, u8),
    /// Cops bust a Runner in the Skirmish (R159).
    Arrest(Spot),
    /// A Corp makes EB for the payment below (R164), or more of a Location (R162).
    Fund(u8),
    /// A Fixer lowers the cost of an Op that is being paid for (R166).
    Deal(u8),
    /// A Fixer lowers the cost of running an Op (R167).
    Broker(Spot),
    /// A Fixer lowers the cost of a Runner's LR (R168).
    Discount(Spot),
    /// Corps or Fixers take a card out of the trash (R165, R169).
    Recover(CardId),
    /// Med-Techs keep a Runner from being trashed (R170).
    Treat(Spot),
    /// Med-Techs straighten a Runner (R173).
    Heal(Spot),
    /// A Media raises the M-Sec (R175).
    Praise(Spot),
    /// A Netrunner raises the E-Sec (R177).
    Shield(Spot),
    /// A Netrunner lowers the E-Sec (R179).
    Hack(Spot),
    /// A Rocker lowers the M-Sec (R185).
    Incite(Spot),
    /// A Nomad lends half its Power (R181).
    Family(Spot),
    /// Techies keep a card from being trashed (R192).
    Repair(Spot),
    /// A Techie puts a part under a Chassis: the part, and the Chassis (R079).
    Construct(Spot, u8),
    /// A Runner moves a card out of the Stash, or into it (R103, R105).
    Stow(Spot),
    /// A Runner lends its LR to a battle (R241).
    Support,
}

/// Something that was announced: it is carried out when everything above it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Item {
    /// Who announced it.
    pub by: Seat,
    /// What.
    pub job: Job,
    /// Its number, from 1: that of the pieces that are used for it.
    pub number: u8,
    /// The first card that is used for it.
    pub with: Spot,
    /// Whether it was cancelled.
    pub off: bool,
}

/// What is paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Due {
    /// Who pays.
    pub by: Seat,
    /// How many EB.
    pub cost: u8,
    /// How many are paid.
    pub paid: u8,
    /// What the payment is for, as far as sources ask.
    pub what: Purpose,
    /// Sources up to this slot were passed over or used.
    pub after: u8,
    /// The Location that was used last, for Corps (R162), and what it yields so far.
    pub site: u8,
    /// What it yields so far.
    pub yields: u8,
}

/// What a payment is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// A card that is bought.
    Card(CardId),
    /// The right to attempt this card of an opponent (R228).
    Attempt(CardId),
    /// Something else.
    Other,
}

/// Where a card that is bought goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Onto {
    /// It stands by itself.
    Play,
    /// To the Stash.
    Stash,
    /// To this slot of the own side.
    Piece(u8),
}

/// The steps of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BattleStep {
    /// The team is on its way; Responses to the Hit.
    Declared,
    /// Defenders are named.
    Defence,
    /// Everybody is there: actions begin.
    Ready,
    /// (asks) Actions: who is next, and how many have declined in succession.
    Actions(Seat, u8),
    /// The totals are compared (R258).
    Totals,
    /// What the Skirmish comes to.
    Skirmish,
    /// The target's security is compared (R283, R298).
    Security,
    /// Ops Points, and what happens by it.
    Reward,
    /// (asks) The ways on (R291-R293).
    Onward,
    /// Everybody comes home.
    Over,
}

/// The steps of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The turn begins.
    Begin,
    /// Straighten.
    Straighten,
    /// The next part.
    Next,
    /// What happens by itself at the end.
    Ends,
    /// Cyber-Psychos (R051-R054).
    Psychos,
    /// Discarding (R310).
    Hand,
    /// What lasts until the end of the turn is over, and points are looked at (A106).
    Close,
}

/// A procedure that is not finished.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// The first player is cut for, among these (R206).
    Cut(Seats),
    /// (asks) So many cards are drawn (R205, R210).
    Draw(Seat, u8),
    /// (asks) Points for so many cards that an opponent could not draw: who chooses (R213).
    Missed(Seat, u8),
    /// A step of the turn.
    Turn(Step),
    /// (asks) A phase: who is next, and how many have passed in succession (R134).
    Phase(Seat, u8),
    /// (asks) Something is paid.
    Pay(Due),
    /// A card is bought (R219): by whom, and where it goes.
    Buy(Seat, CardId, Onto),
    /// The right to attempt an Operation is bought (R228).
    Bid(Seat, Spot),
    /// Something announced.
    Item(Item),
    /// An Event has been carried out, or cancelled: it is burned (R097).
    Spent(Seat, CardId),
    /// (asks) Responses: to what, about which card, by whom, the number of the announced thing, who was asked.
    Window(Cue, Spot, Seat, u8, Seats),
    /// (asks) More pieces are used for the announced thing of this number, above this slot: what is needed in all.
    Gather(Seat, u8, u8, u8),
    /// (asks) The target of an ability that is being announced or happens.
    Aim,
    /// (asks) The opponent that is meant.
    Rival,
    /// (asks) Cards are discarded.
    Discard(Seat, u8),
    /// An ability is carried out.
    Do(Doing),
    /// (asks) Teams are assigned, from this slot on (R231).
    Assign(Seat, u8),
    /// (asks) Runners without a team are named, above this slot: attackers or defenders (R248, R254).
    Send(Seat, u8),
    /// (asks) Which Weapon a Runner has equipped (R063).
    Wield(Spot),
    /// The Weapons of all who joined the battle are looked at.
    Arm(Seat),
    /// A step of the battle.
    Battle(BattleStep),
    /// (asks) Runners board a Vehicle, so many more (R292).
    Board(Seat, u8, u8),
    /// Cards of a defeat are trashed, the defeat of this number.
    Losses(u8),
    /// (asks) A card that comes into play for nothing is put somewhere.
    Place(Seat, CardId),
    /// What happens by itself is carried out.
    #[default]
    Settle,
    /// Draws of several players one after another: who still draws, how many each.
    Draws(Seats, u8, Seat),
    /// Discards likewise.
    Discards(Seats, u8, Seat),
}

impl Frame {
    /// The card of a player that is on its way and in no place.
    pub fn holds(&self, seat: Seat) -> Option<CardId> {
        match *self {
            Frame::Item(Item { by, job: Job::Effect(doing), .. }) if by == seat && !doing.this.is_some() => Some(doing.card),
            Frame::Buy(by, card, _) | Frame::Place(by, card) | Frame::Spent(by, card) if by == seat => Some(card),
            _ => None,
        }
    }
}

/// The moment of a trigger, with what it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Happened {
    /// What happened.
    pub moment: Moment,
    /// The card that it is about.
    pub that: That,
}
