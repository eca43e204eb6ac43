//! A table at one moment. What both players see is the [`Board`]; what only one knows, or nobody, is
//! [`Hidden`]. The order of face-down cards is decided when somebody comes to see it.

mod audit;
mod marks;
mod queue;

pub use marks::Marks;
pub use queue::Queue;
use serde::{Deserialize, Deserializer, Serialize};
use table::Seat;
use table::array::Array;
use table::digest::unordered;
use table::frames::Frames;
use table::knowledge::{Knowledge, Place};
use table::pile::Pile;

use crate::catalog::{CardId, Catalog, Traits};
use crate::deck::LEGENDS;
use crate::frame::{Doing, Frame};
use crate::gigs::Dice;
use crate::options::Edition;

/// Where a card lies that not everybody sees: for what the public knows of it.
pub const HAND: Place = Place(0);
/// The deck.
pub const DECK: Place = Place(1);

/// The most cards that a player has at a table: more than the largest deck and its Legends, because a scenario may lay
/// out a few more. Cards are never made, so no place ever holds more; the audit says so of every table.
pub const CARDS: usize = 60 + LEGENDS;

/// Both seats, in order.
pub const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// The other player (T001).
#[inline]
pub const fn rival(seat: Seat) -> Seat {
    Seat(1 - seat.0 % 2)
}

/// A card in play, by what it is called: the card, and which of several copies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Name {
    /// Whose.
    pub seat: Seat,
    /// Which card.
    pub card: CardId,
    /// The first, second or third of its kind.
    pub copy: u8,
}

/// A Unit on the field, or a Legend in its area.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Piece {
    /// Its number, by which effects know it; no two in play have the same.
    pub id: u8,
    /// Which card; none while it lies face-down.
    pub card: CardId,
    /// The first, second or third of its kind.
    pub copy: u8,
    /// Its place in the Legends area, or [`FIELD`].
    pub slot: u8,
    /// What is marked on it.
    pub marks: Marks,
    /// Power from effects, this turn.
    pub power: i8,
    /// Power from effects while fighting rival Units, this turn.
    pub fight: i8,
    /// Gigs fewer that it steals, this turn.
    pub fewer: u8,
    /// €$ less for GO SOLO, this turn.
    pub cheaper: u8,
}

/// The place of everything that is not in the Legends area.
pub const FIELD: u8 = u8::MAX;
/// No piece.
pub const NOBODY: u8 = u8::MAX;

impl Piece {
    /// Whether it is on the field.
    #[inline]
    pub const fn on_field(&self) -> bool {
        self.slot == FIELD
    }

    /// Whether it lies face-up.
    #[inline]
    pub const fn face_up(&self) -> bool {
        self.marks.has(Marks::FACE_UP)
    }

    /// Whether it is spent.
    #[inline]
    pub const fn spent(&self) -> bool {
        self.marks.has(Marks::SPENT)
    }

    /// What ends with the turn.
    pub fn turn_ends(&mut self) {
        self.marks.clear(Marks::THIS_TURN);
        (self.power, self.fight, self.fewer, self.cheaper) = (0, 0, 0, 0);
    }
}

/// A Gear, and the number of its host.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Gear {
    /// The host's number.
    pub host: u8,
    /// Which card.
    pub card: CardId,
}

/// What a player has done this turn and how it stands, open to both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Deeds {
    /// Called a Legend this turn (T142).
    pub called: bool,
    /// Sold a card this turn (T109).
    pub sold: bool,
    /// Played a Program this turn.
    pub program: bool,
    /// Colours of Units and Gear played this turn, as bits.
    pub colors: u8,
    /// Played a Gear with a tag that may be cheaper the first time, as bits of tags.
    pub gear_tags: u64,
    /// Tags of Units that attacked this turn, as bits.
    pub attacked_tags: u64,
    /// Tags of Units that were defeated this turn, as bits.
    pub defeated_tags: u64,
    /// A Unit that has left stole a Gig with a value below its power this turn.
    pub stole_low: bool,
    /// The next Program costs so much less.
    pub cheaper: u8,
    /// Until the next own turn, rival Units cannot steal Gigs with a value above their power.
    pub high_guard: bool,
    /// Until the next own turn, rival Legends cannot steal Gigs with a value below their power.
    pub low_guard: bool,
}

impl Deeds {
    /// What ends with the turn.
    pub fn turn_ends(&mut self) {
        *self = Deeds { high_guard: self.high_guard, low_guard: self.low_guard, ..Deeds::default() };
    }
}

/// The open side of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Side {
    /// Units on the field and Legends in their area. Legends lie there from the beginning, so those that still do are
    /// among the first three; the audit says so.
    pub pieces: Array<Piece, CARDS>,
    /// Gear on them.
    pub gear: Array<Gear, CARDS>,
    /// The trash; its order does not matter (T028).
    pub trash: Array<CardId, CARDS>,
    /// The Eddies area: the card that was seen when it was sold, or none.
    pub eddies: Array<CardId, CARDS>,
    /// How many Eddies are spent.
    pub spent_eddies: u8,
    /// Cards removed from the game.
    pub removed: Array<CardId, CARDS>,
    /// What was done this turn.
    pub deeds: Deeds,
    /// What is in force here: the traits of the face-up pieces and their Gear, all together. They follow from the cards
    /// and are not written; whatever changes pieces or Gear keeps them, and the audit holds them against the cards.
    #[serde(skip)]
    pub traits: Traits,
}

impl Side {
    /// What is in force on this side, read off the cards (T328, T357).
    pub fn in_force(&self, catalog: &Catalog) -> Traits {
        let pieces = self.pieces.iter().filter(|piece| piece.face_up()).map(|piece| piece.card);
        let gear = self.gear.iter().filter(|gear| self.piece(gear.host).is_some_and(Piece::face_up)).map(|gear| gear.card);
        pieces.chain(gear).fold(Traits::NONE, |traits, card| traits.with(catalog.face(card).traits))
    }

    /// A piece by its number.
    #[inline]
    pub fn piece(&self, id: u8) -> Option<&Piece> {
        self.pieces.iter().find(|piece| piece.id == id)
    }

    /// Units on the field.
    #[inline]
    pub fn units(&self) -> impl Iterator<Item = &Piece> + '_ {
        self.pieces.iter().filter(|piece| piece.on_field())
    }

    /// Legends in their area.
    #[inline]
    pub fn legends(&self) -> impl Iterator<Item = &Piece> + '_ {
        self.pieces[..self.pieces.len().min(LEGENDS)].iter().filter(|piece| !piece.on_field())
    }

    /// The Gear of a host.
    #[inline]
    pub fn gear_of(&self, host: u8) -> impl Iterator<Item = CardId> + '_ {
        self.gear.iter().filter(move |gear| gear.host == host).map(|gear| gear.card)
    }

    /// How many Gear a host has.
    #[inline]
    pub fn gear_count(&self, host: u8) -> u8 {
        self.gear_of(host).count() as u8
    }

    /// How many Eddies are ready.
    #[inline]
    pub fn ready_eddies(&self) -> u8 {
        (self.eddies.len() as u8).saturating_sub(self.spent_eddies)
    }
}

/// What an attack aims at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aimed {
    /// Not named yet.
    Open,
    /// The rival Gig area.
    Gigs,
    /// A Unit, by its number.
    Unit(u8),
}

/// Which ready Units an attacker may attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Permit {
    /// None.
    Spent,
    /// Those with BLOCKER.
    Blockers,
    /// All.
    Ready,
}

/// An attack (T159).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Attack {
    /// The attacker's number.
    pub attacker: u8,
    /// What it attacks.
    pub aimed: Aimed,
    /// Which ready Units it may attack; read at the declaration (T180).
    pub permit: Permit,
    /// Whether its target was ready when it was named, as it may be; it stays so, whatever made it one (T180).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub granted: bool,
    /// Whether it can be blocked; read at the declaration (T180).
    pub blockable: bool,
    /// Whether Units that came this turn limit it: it may attack Units only, or Gigs only.
    pub units: bool,
    /// Whether it may attack Gigs.
    pub gigs: bool,
    /// Whether the fight has begun.
    pub fighting: bool,
}

/// A fight whose result is known and not carried out yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Fight {
    /// The attacker and the defender.
    pub units: [u8; 2],
    /// Whether each has lost.
    pub lost: [bool; 2],
    /// Whether each is defeated when it has lost.
    pub falls: [bool; 2],
}

/// Somebody who is about to be defeated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Doomed {
    /// Whose.
    pub seat: Seat,
    /// Its number.
    pub id: u8,
    /// Whether a stand-in was asked for already (T342).
    pub asked: bool,
    /// Whether it is kept after all.
    pub saved: bool,
    /// Whether it takes the place of another.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stands_in: bool,
}

impl Doomed {
    /// Somebody who is about to be defeated, and nothing has been said about it yet.
    pub const fn new(seat: Seat, id: u8) -> Doomed {
        Doomed { seat, id, asked: false, saved: false, stands_in: false }
    }
}

/// How the table ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ending {
    /// Who won; nobody in a tie.
    pub winner: Option<Seat>,
    /// How.
    pub how: How,
}

/// How the table ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// Seven Gigs at the start of a turn (T401).
    SevenGigs,
    /// Seven Gigs in Overtime (T405).
    Overtime,
    /// A player had to draw from an empty deck (T412).
    DeckOut,
    /// A player conceded (T416).
    Conceded,
    /// An endless chain of effects.
    Void,
}

impl How {
    /// The key of the text that says so.
    pub const fn key(self) -> &'static str {
        match self {
            How::SevenGigs => "seven-gigs",
            How::Overtime => "overtime",
            How::DeckOut => "deck-out",
            How::Conceded => "conceded",
            How::Void => "void",
        }
    }
}

/// What both players see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Board {
    /// Which rules.
    pub edition: Edition,
    /// Whether decklists are open.
    pub open: bool,
    /// How many cards each main deck had.
    pub sizes: [u8; 2],
    /// The players' sides.
    pub sides: [Side; 2],
    /// The dice.
    pub dice: Dice,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// How many turns have begun.
    pub turns: u16,
    /// How many turns in a row began with an empty fixer area (T404).
    pub empty_starts: u8,
    /// Whether the turn player's fixer area was empty when the turn began.
    pub began_empty: bool,
    /// Whether Overtime has begun.
    pub overtime: bool,
    /// The attack that goes on.
    pub attack: Option<Attack>,
    /// The fight whose result is not carried out yet.
    pub fight: Option<Fight>,
    /// Who is about to be defeated.
    pub doomed: Queue<Doomed, 32>,
    /// Effects that wait to be carried out (T311).
    pub pending: Queue<Doing, 24>,
    /// Effects booked for the end of the turn.
    pub booked: Queue<Doing, 8>,
    /// Effects that wait for what a Unit does.
    pub watches: Queue<Doing, 8>,
    /// Cards that the effect in progress has trashed, as long as they can be taken.
    pub laid: Array<CardId, CARDS>,
    /// Whether the cards on their way under a deck were seen by both.
    pub rest_seen: bool,
    /// Whether several different ones go, in an order that only their owner knows.
    pub rest_mixed: bool,
    /// How many cards each player discarded in the effect in progress, together.
    pub discards: u8,
    /// The number of the next piece.
    pub next: u8,
    /// What is unfinished.
    pub frames: Frames<Frame, 32>,
    /// How the table ended.
    pub ending: Option<Ending>,
}

/// What only a player knows, or nobody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Hidden {
    /// The hand, sorted.
    #[serde(serialize_with = "unordered")]
    pub hand: Array<CardId, CARDS>,
    /// The deck.
    pub deck: Pile<CardId, CARDS>,
    /// Face-down Legends that their owner has looked at, by place.
    pub looked: [CardId; 3],
    /// Face-down Legends that nobody has seen yet, sorted.
    #[serde(serialize_with = "unordered")]
    pub unseen: Array<CardId, 3>,
    /// Eddies that nobody has seen, sorted.
    #[serde(serialize_with = "unordered")]
    pub sold: Array<CardId, CARDS>,
    /// Cards on their way under the deck, sorted.
    #[serde(serialize_with = "unordered")]
    pub rest: Array<CardId, CARDS>,
    /// Cards under the deck or in hand that the rival saw go there.
    pub facts: Knowledge<CardId, CARDS>,
}

/// A table at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// What both see.
    #[serde(deserialize_with = "read_board")]
    pub board: Board,
    /// What each keeps.
    pub hidden: [Hidden; 2],
}

/// A board with what is in force on it.
fn read_board<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Board, D::Error> {
    let mut board = Board::deserialize(deserializer)?;
    SEATS.into_iter().for_each(|seat| board.reckon(Catalog::load(), seat));
    Ok(board)
}

impl Board {
    /// A card of a player has come into play face-up, or was turned up: what it says is in force.
    #[inline]
    pub fn come(&mut self, catalog: &Catalog, seat: Seat, card: CardId) {
        let side = self.side_mut(seat);
        side.traits = side.traits.with(catalog.face(card).traits);
    }

    /// Pieces or Gear of a player have gone: what is in force there is reckoned anew.
    pub fn reckon(&mut self, catalog: &Catalog, seat: Seat) {
        let side = self.side_mut(seat);
        side.traits = side.in_force(catalog);
    }

    /// A player's side.
    #[inline]
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index() & 1]
    }

    /// A player's side, to change it.
    #[inline]
    pub fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index() & 1]
    }

    /// Whose piece this is, and the piece.
    #[inline]
    pub fn find(&self, id: u8) -> Option<(Seat, &Piece)> {
        SEATS.into_iter().find_map(|seat| self.side(seat).piece(id).map(|piece| (seat, piece)))
    }

    /// Whose piece this is, and the piece, to change it.
    #[inline]
    pub fn find_mut(&mut self, id: u8) -> Option<(Seat, &mut Piece)> {
        SEATS.into_iter().zip(&mut self.sides).find_map(|(seat, side)| {
            let piece = side.pieces.iter_mut().find(|piece| piece.id == id)?;
            Some((seat, piece))
        })
    }

    /// A piece, to change it.
    #[inline]
    pub fn piece_mut(&mut self, id: u8) -> Option<&mut Piece> {
        self.find_mut(id).map(|(_, piece)| piece)
    }

    /// A piece by what it is called.
    pub fn named(&self, name: Name) -> Option<&Piece> {
        self.side(name.seat).pieces.iter().find(|piece| piece.card == name.card && piece.copy == name.copy)
    }

    /// What a piece is called.
    pub fn name(&self, id: u8) -> Option<Name> {
        self.find(id).map(|(seat, piece)| Name { seat, card: piece.card, copy: piece.copy })
    }

    /// A piece by its place in the Legends area.
    pub fn legend(&self, seat: Seat, slot: u8) -> Option<&Piece> {
        self.side(seat).legends().find(|piece| piece.slot == slot)
    }

    /// The number for a new piece.
    pub fn number(&mut self) -> u8 {
        loop {
            self.next = self.next.wrapping_add(1);
            if self.next != NOBODY && self.find(self.next).is_none() {
                return self.next;
            }
        }
    }

    /// Which copy of a card a new piece is.
    pub fn copy_of(&self, seat: Seat, card: CardId) -> u8 {
        (1..).find(|&copy| self.named(Name { seat, card, copy }).is_none()).unwrap_or(1)
    }
}

impl Hidden {
    /// The card of a place in the Legends area that its owner has looked at.
    pub fn looked_at(&self, slot: u8) -> CardId {
        self.looked.get(usize::from(slot)).copied().unwrap_or_default()
    }

    /// Puts a card into the hand.
    #[inline]
    pub fn take(&mut self, card: CardId) {
        let place = self.hand.partition_point(|other| *other <= card);
        self.hand.insert(place, card);
    }
}

impl State {
    /// A player's hidden cards.
    #[inline]
    pub fn own(&self, seat: Seat) -> &Hidden {
        &self.hidden[seat.index() & 1]
    }

    /// A player's hidden cards, to change them.
    #[inline]
    pub fn own_mut(&mut self, seat: Seat) -> &mut Hidden {
        &mut self.hidden[seat.index() & 1]
    }
}
