//! What can be unfinished: each frame is a procedure of the rules, small and open to both players.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::catalog::CardId;
use crate::gigs::DieId;
use crate::state::NOBODY;

/// An effect that is being carried out, or waits to be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Doing {
    /// Who carries it out (T286).
    pub by: Seat,
    /// The card whose effect it is.
    pub card: CardId,
    /// Which of its abilities.
    pub ability: u8,
    /// The operation that comes next.
    pub step: u8,
    /// The source: the card itself, or the host of a Gear (T285, T383).
    pub this: u8,
    /// The Unit that was chosen, or that the event is about.
    pub it: u8,
    /// The Gig that was chosen, or that the event is about.
    pub die: DieId,
    /// The card that was discarded, shown, trashed or named.
    pub found: CardId,
    /// How often the operation that asks was answered.
    pub count: u8,
    /// How many cards of the deck are being looked at.
    pub looked: u8,
    /// The type that was named.
    pub kind: u8,
    /// Whether what came before was done.
    pub did: bool,
    /// Whether all of several effects are carried out.
    pub all: bool,
}

impl Default for Doing {
    fn default() -> Doing {
        Doing::new(Seat(0), CardId::NONE, 0, NOBODY)
    }
}

impl Doing {
    /// An ability of a card, from its beginning.
    pub const fn new(by: Seat, card: CardId, ability: u8, this: u8) -> Doing {
        Doing {
            by,
            card,
            ability,
            step: 0,
            this,
            it: NOBODY,
            die: DieId::NONE,
            found: CardId::NONE,
            count: 0,
            looked: 0,
            kind: u8::MAX,
            did: false,
            all: false,
        }
    }
}

/// Where a card is played from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// From hand.
    Hand,
    /// From the trash.
    Trash,
    /// From the deck, where it was shown.
    Deck,
}

/// A card that is being played: it is in no area (T398).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Playing {
    /// Who plays it.
    pub by: Seat,
    /// Which card.
    pub card: CardId,
    /// What is paid for it.
    pub price: u8,
    /// The number of the host of a Gear, once it is chosen.
    pub host: u8,
    /// A Unit that cannot be the host.
    pub except: u8,
    /// Whether only Units can be the host.
    pub units: bool,
    /// Whether a Program goes under the deck afterwards.
    pub bottom: bool,
    /// Where it came from.
    pub from: Origin,
    /// Whether it is paid.
    pub paid: bool,
}

/// Something that is being paid (T120).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Due {
    /// Who pays.
    pub by: Seat,
    /// How many €$.
    pub amount: u8,
    /// The number of a Legend that cannot pay, because it is spent for the same effect (T283).
    pub except: u8,
    /// The number of a face-down Legend that is not like the others, because it is Called (T148).
    pub apart: u8,
}

/// A theft that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Stealing {
    /// Who steals.
    pub by: Seat,
    /// The number of the thief.
    pub thief: u8,
    /// How many more dice are chosen.
    pub left: u8,
    /// The dice that are chosen and not moved yet, as bits.
    pub chosen: u16,
    /// The dice that were moved, as bits.
    pub moved: u16,
    /// The dice that were ransomed, as bits.
    pub kept: u16,
    /// The dice for which a ransom was asked about, as bits.
    pub asked: u16,
    /// Whether only values may be stolen that no friendly Gig shows.
    pub unshared: bool,
    /// The power of the thief when it began.
    pub power: u8,
}

/// The steps of an attack (T159).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AttackStep {
    /// (asks) The target is named.
    Target,
    /// (asks) The defender reacts.
    React,
    /// A fight or a theft.
    Clash,
    /// The losers of the fight are defeated.
    Result,
    /// The attack is over.
    Over,
}

/// A procedure that is not finished. Those marked (asks) wait for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(align(8))]
pub enum Frame {
    /// (asks) The higher roller says who begins.
    Order(Seat),
    /// (asks) A new hand, or not.
    Mulligan(Seat),
    /// The start phase, from this step on.
    Start(u8),
    /// (asks) A die is taken from the fixer area.
    TakeDie,
    /// (asks) The die may be rolled again.
    Reroll(DieId),
    /// The result of the roll stands.
    Rolled(DieId),
    /// (asks) The main phase.
    #[default]
    Main,
    /// The end of the turn, from this step on.
    End(u8),
    /// (asks) Pending effects are carried out; who went last.
    Settle(Seat),
    /// (asks) An effect is carried out.
    Do(Doing),
    /// (asks) A card is played.
    Play(Playing),
    /// A Program has been carried out: it goes to the trash, or under the deck.
    Done(Seat, CardId, bool),
    /// A Legend goes to the field: with GO SOLO or without.
    Field(Seat, u8, bool),
    /// (asks) Something is paid.
    Pay(Due),
    /// A Legend is turned face-up, by its place.
    Flip(Seat, u8),
    /// An effect that was paid for is carried out.
    Use(Doing),
    /// (asks) A step of the attack.
    Attack(AttackStep),
    /// (asks) Dice are stolen.
    Steal(Stealing),
    /// (asks) A Gig may be ransomed, by its place among the chosen ones.
    Ransom(DieId),
    /// Defeats are carried out, from this one on.
    Doom(u8),
    /// (asks) Whether a stand-in takes the place of this one.
    StandIn(u8),
    /// (asks) Cards laid down are put under a deck, in an order that is chosen.
    Under(Seat),
    /// (asks) A player discards so many, for an effect of the other.
    Discards(Seat, u8),
    /// (asks) A player may draw so many.
    MayDraw(Seat, u8),
    /// (asks) A player picks an own Unit to be defeated.
    Sacrifice(Seat),
}

impl Frame {
    /// The card of a player that is on its way and in no area.
    pub fn holds(&self, seat: Seat) -> Option<CardId> {
        match *self {
            Frame::Play(playing) if playing.by == seat => Some(playing.card),
            Frame::Done(by, card, _) if by == seat => Some(card),
            _ => None,
        }
    }
}
