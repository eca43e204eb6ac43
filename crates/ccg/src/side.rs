//! What lies open before a player: cards in play and in the Stash, each a [`Piece`] in a slot of its controller's side,
//! which it keeps as long as it is there; the trash, the points, and what others know of the hand.

use serde::{Deserialize, Serialize};
use table::array::Array;
use table::digest::unordered;
use table::{Seat, Seats};

use crate::catalog::words::Kind;
use crate::catalog::{CardId, SponsorId};
use crate::faces::Face;
use crate::slots::{Slots, Sorted};
use crate::state::CARDS;

/// Attached to nothing: it stands by itself.
pub const ALONE: u8 = 255;
/// In the Stash (R102).
pub const STASH: u8 = 254;
/// What it was attached to has left play.
pub const ORPHAN: u8 = 253;
/// The slot that stands for the Sponsor.
pub const SPONSOR: u8 = 252;
/// No slot.
pub const NOBODY: u8 = 251;
/// The slot that stands for a Stash, as a target of a Hit.
pub const STASHED: u8 = 250;

/// A place on the table: a slot of a side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Spot {
    /// Whose side.
    pub seat: Seat,
    /// Which slot, or [`SPONSOR`], [`STASHED`], [`NOBODY`].
    pub slot: u8,
}

impl Default for Spot {
    fn default() -> Spot {
        Spot::NONE
    }
}

impl Spot {
    /// Nothing.
    pub const NONE: Spot = Spot { seat: Seat(0), slot: NOBODY };

    /// A slot of a side.
    #[inline]
    pub const fn new(seat: Seat, slot: u8) -> Spot {
        Spot { seat, slot }
    }

    /// Whether it is something.
    #[inline]
    pub const fn is_some(self) -> bool {
        self.slot != NOBODY
    }
}

/// A card on the table by what it is called: whose, which card, which of several copies. The Sponsor is no card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Name {
    /// Whose.
    pub seat: Seat,
    /// Which card; none for the Sponsor.
    pub card: CardId,
    /// The first, second, ... of its kind.
    pub copy: u8,
}

/// What is marked on a piece, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Marks(pub u32);

impl Marks {
    /// Used (R119).
    pub const USED: u32 = 1;
    /// Busted: not straightened before its controller's next Straighten phase (R156).
    pub const BUSTED: u32 = 1 << 1;
    /// A Weapon that is equipped (R063).
    pub const EQUIPPED: u32 = 1 << 2;
    /// In the battle.
    pub const FIGHTS: u32 = 1 << 3;
    /// Took part in a Run or Hit this turn, and was not healed of it (R173, A113).
    pub const TOOK_PART: u32 = 1 << 4;
    /// Took part in a Run or Hit in this turn of its controller, for Cyber-Psychos (R051).
    pub const WENT: u32 = 1 << 5;
    /// Has added its Power in this battle (R188).
    pub const SENSED: u32 = 1 << 6;
    /// Makes no more Hit or Run this turn (R275, R306).
    pub const DONE: u32 = 1 << 7;
    /// Has made a Run this turn (A72).
    pub const RAN: u32 = 1 << 8;
    /// One failure as a Cyber-Psycho (R052).
    pub const FAILED: u32 = 1 << 9;
    /// Lends its LR to this battle (R241).
    pub const SNIPES: u32 = 1 << 10;
    /// Of a beaten team, and only used for it (R267).
    pub const BEATEN: u32 = 1 << 11;
    /// Whether the answer to its being trashed was asked for.
    pub const ASKED: u32 = 1 << 12;
    /// Saved from being trashed, and its host is not: it goes to the Stash (R195).
    pub const SAVED: u32 = 1 << 13;
    /// Returns unused (R292).
    pub const HOME: u32 = 1 << 14;
    /// Some number of it is changed for a time.
    pub const CHANGED: u32 = 1 << 15;
    /// Was put aboard a Vehicle that is on its way home.
    pub const ABOARD: u32 = 1 << 16;
    /// Its Weapons are chosen.
    pub const ARMED: u32 = 1 << 25;
    /// What opponents it has hit this turn (R247): two bits for each seat, from here on.
    pub const HITS: u32 = 17;
    /// What is only of a battle.
    pub const BATTLE: u32 = Marks::FIGHTS | Marks::SENSED | Marks::SNIPES | Marks::EQUIPPED | Marks::HOME | Marks::ABOARD | Marks::ARMED;
    /// What ends with the turn.
    pub const TURN: u32 = Marks::TOOK_PART | Marks::WENT | Marks::DONE | Marks::RAN | (0xFF << Marks::HITS);

    /// Whether a mark is there.
    #[inline]
    pub const fn has(self, mark: u32) -> bool {
        self.0 & mark != 0
    }

    /// Puts marks.
    #[inline]
    pub fn put(&mut self, marks: u32) {
        self.0 |= marks;
    }

    /// Takes marks away.
    #[inline]
    pub fn clear(&mut self, marks: u32) {
        self.0 &= !marks;
    }

    /// How often it has hit an opponent this turn; three stands for more too.
    #[inline]
    pub const fn hits(self, seat: Seat) -> u8 {
        (self.0 >> (Marks::HITS + 2 * seat.0 as u32)) as u8 & 3
    }

    /// It hits an opponent.
    pub fn hit(&mut self, seat: Seat) {
        if self.hits(seat) < 3 {
            self.0 += 1 << (Marks::HITS + 2 * u32::from(seat.0));
        }
    }
}

/// A card in play or in a Stash.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Piece {
    /// Which card; none if the slot is free.
    pub card: CardId,
    /// The slot that it is attached to, or [`ALONE`], [`STASH`], [`ORPHAN`].
    pub host: u8,
    /// Its team, from 1; 0 for none (R237).
    pub team: u8,
    /// The first, second, ... of its kind.
    pub copy: u8,
    /// What is marked on it.
    pub marks: Marks,
    /// The number of the announced thing that it is used for; 0 for none.
    pub job: u8,
    /// Movement points that are spent this turn (R316).
    pub moved: u8,
    /// Construction tokens of a Chassis (R075).
    pub tokens: u8,
    /// About to be trashed, in the defeat of this number; 0 if not.
    pub doom: u8,
}

impl Piece {
    /// Whether there is a card.
    #[inline]
    pub const fn is_some(&self) -> bool {
        self.card.is_some()
    }

    /// Whether it is in play: the Stash is not (R111).
    #[inline]
    pub const fn in_play(&self) -> bool {
        self.card.is_some() && self.host != STASH
    }

    /// Whether it is used.
    #[inline]
    pub const fn used(&self) -> bool {
        self.marks.has(Marks::USED)
    }

    /// Whether it is in play and unused.
    #[inline]
    pub const fn ready(&self) -> bool {
        self.in_play() && !self.used()
    }

    /// Whether it is in the battle.
    #[inline]
    pub const fn fights(&self) -> bool {
        self.marks.has(Marks::FIGHTS)
    }
}

/// The cards of a player in play and in the Stash, each in a slot that it keeps. Free slots at the end are left out.
pub type Pieces = Array<Piece, CARDS>;

/// What lies open before a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Side {
    /// The Sponsor.
    pub sponsor: SponsorId,
    /// Whether it is used.
    pub used: bool,
    /// Cards in play and in the Stash.
    pub pieces: Pieces,
    /// What these cards can do, all together, so that nobody looks among them for what none of them does.
    pub does: Face,
    /// Which slots hold what.
    pub sorted: Sorted,
    /// The trash pile, in order, face up (A90).
    pub trash: Array<CardId, CARDS>,
    /// Cards in hand that others know of.
    #[serde(serialize_with = "unordered")]
    pub shown: Array<Shown, CARDS>,
    /// Ops Points.
    pub ops: u16,
    /// Style Points that belong to no card (R213).
    pub style: u16,
    /// Bust points (R145).
    pub busts: u16,
    /// How often teams can still be assigned in this Legwork phase (R234).
    pub assigns: u8,
    /// How many cards both decks had.
    pub size: u8,
    /// How many cards are in hand.
    pub held: u8,
}

/// A card in a hand, and who knows that it is there besides its owner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Shown {
    /// Which card.
    pub card: CardId,
    /// Who knows; [`ALL`] where everybody does.
    pub to: Seats,
}

/// Everybody, onlookers too.
pub const ALL: Seats = Seats::all(8);

impl Side {
    /// A piece.
    #[inline]
    pub fn piece(&self, slot: u8) -> Option<&Piece> {
        self.pieces.get(usize::from(slot)).filter(|piece| piece.is_some())
    }

    /// The pieces with their slots.
    #[inline]
    pub fn all(&self) -> impl DoubleEndedIterator<Item = (u8, &Piece)> + Clone + '_ {
        self.pieces.iter().enumerate().filter(|(_, piece)| piece.is_some()).map(|(slot, piece)| (slot as u8, piece))
    }

    /// The pieces in some slots.
    #[inline]
    pub fn at(&self, slots: Slots) -> impl Iterator<Item = (u8, &Piece)> + Clone + '_ {
        slots.iter().filter_map(|slot| Some((slot, self.pieces.get(usize::from(slot))?)))
    }

    /// The pieces in play with their slots.
    #[inline]
    pub fn in_play(&self) -> impl Iterator<Item = (u8, &Piece)> + Clone + '_ {
        self.at(self.sorted.in_play())
    }

    /// The pieces of a type in play.
    #[inline]
    pub fn of(&self, kind: Kind) -> impl Iterator<Item = (u8, &Piece)> + Clone + '_ {
        self.at(self.sorted.of(kind))
    }

    /// The Runners in play.
    #[inline]
    pub fn runners(&self) -> impl Iterator<Item = (u8, &Piece)> + Clone + '_ {
        self.of(Kind::Runner)
    }

    /// What is attached to a slot.
    #[inline]
    pub fn attached(&self, host: u8) -> impl Iterator<Item = (u8, &Piece)> + Clone + '_ {
        self.at(self.sorted.gear()).filter(move |(_, piece)| piece.host == host)
    }

    /// What lies in the Stash.
    #[inline]
    pub fn stash(&self) -> impl Iterator<Item = (u8, &Piece)> + Clone + '_ {
        self.at(self.sorted.stash)
    }

    /// Some seats see a card of the hand.
    pub fn show(&mut self, card: CardId, to: Seats) {
        let room = self.shown.room() > 0;
        let open = self.shown.iter_mut().find(|shown| shown.card == card && shown.to.minus(to) == shown.to);
        match open {
            Some(shown) => shown.to = shown.to.union(to),
            None if room => self.shown.push(Shown { card, to }),
            None => {}
        }
        self.shown.sort_unstable();
    }

    /// A seat sees all cards of the hand.
    pub fn show_all(&mut self, cards: &[CardId], to: Seat) {
        for &card in cards {
            let held = cards.iter().filter(|&&other| other == card).count();
            let known = self.shown.iter().filter(|shown| shown.card == card && shown.to.contains(to)).count();
            if known < held {
                self.show(card, Seats::only(to));
            }
        }
    }

    /// A card leaves the hand for all to see: who knew of one like it knows of one less.
    pub fn unshow(&mut self, card: CardId) {
        let mut left = ALL;
        for shown in self.shown.iter_mut().filter(|shown| shown.card == card) {
            let both = shown.to.minus(shown.to.minus(left));
            shown.to = shown.to.minus(both);
            left = left.minus(both);
        }
        self.shown.retain(|shown| !shown.to.is_empty());
    }

    /// The Runner that a piece is attached to, be it under a Chassis.
    pub fn bearer(&self, slot: u8) -> Option<u8> {
        let mut at = self.piece(slot)?.host;
        while let Some(piece) = self.piece(at) {
            if piece.host == ALONE {
                return Some(at);
            }
            at = piece.host;
        }
        None
    }
}
