//! A table at one moment, as flat data that is copied in one go. What lies open for all is the [`Board`]; hands and decks
//! are [`Hidden`]. The order of a deck is decided when somebody draws from it.
//!
//! What lies before a single player is in `side`.

use serde::{Deserialize, Serialize};
use table::array::Array;
use table::digest::unordered;
use table::frames::Frames;
use table::pile::Pile;
use table::{Seat, Seats};

use crate::catalog::CardId;
use crate::catalog::words::{Back, Kind, Phase, Stat, Until};
use crate::frame::{Frame, Trigger};
pub use crate::side::*;
use crate::slots::{Slots, Sorted};

/// The most seats.
pub const SEATS: usize = 4;
/// The most cards of one deck (A09).
pub const DECK_MOST: usize = crate::deck::MOST;
/// The most cards of a player, of both decks. Cards are never made, so no place holds more.
pub const CARDS: usize = 2 * DECK_MOST;
/// The points that win (R136, R138).
pub const GOAL: u16 = 100;

/// What an attack is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// Whether it is a Run; otherwise it is a Hit (R314).
    pub run: bool,
    /// Who attacks.
    pub by: Seat,
    /// Whose card it is about: the attacker's own in a Run.
    pub against: Seat,
    /// The Location or Operation, or [`STASHED`].
    pub target: u8,
    /// Its card, so that it is known when it is gone.
    pub card: CardId,
    /// Whether somebody defends (R255).
    pub skirmish: bool,
    /// Whether it ends as a tie.
    pub tie: bool,
    /// Remaining offense and defense of the attacker (R277, R278).
    pub left: [i16; 2],
    /// Whether the attacker and the defender were beaten.
    pub beaten: [bool; 2],
    /// The Ops Points that the target was worth.
    pub worth: u8,
    /// Whether it succeeded.
    pub won: bool,
}

/// A number of a piece that is more or less for a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Change {
    /// Of what.
    pub on: Spot,
    /// Which number.
    pub what: Changed,
    /// By how much.
    pub by: i8,
    /// Whether it ends with the battle; otherwise with the turn.
    pub battle: bool,
}

/// What can be changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Changed {
    /// A number on a card.
    Stat(Stat),
    /// What long range support of a Runner costs (R168).
    LrCost,
}

impl Default for Changed {
    fn default() -> Changed {
        Changed::Stat(Stat::Sr)
    }
}

/// How a table ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// 100 Ops Points (R136).
    Ops,
    /// 100 Style Points (R138).
    Style,
    /// The Sponsor's own condition (R140).
    Sponsor,
    /// The others have left (A110).
    Left,
    /// A decision took too many steps.
    Void,
}

/// How a table ended, and who won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ending {
    /// Who won.
    pub winner: Option<Seat>,
    /// How.
    pub how: How,
}

/// The part of a turn (R208).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// Hands are drawn and the first player is cut for.
    #[default]
    Setup,
    /// Draw.
    Draw,
    /// Straighten.
    Straighten,
    /// Shopping: Purchase.
    Purchase,
    /// Shopping: Equip.
    Equip,
    /// Legwork.
    Legwork,
    /// Action: Hits and Runs.
    Action,
    /// Damage Control.
    DamageControl,
    /// The end of the turn.
    End,
}

impl Part {
    /// Whether what is marked with a phase can be done in it, outside of battles (R131, A20, A21).
    #[inline]
    pub const fn fits(self, phase: Phase) -> bool {
        match phase {
            Phase::Any => matches!(self, Part::Purchase | Part::Equip | Part::Legwork | Part::Action | Part::DamageControl),
            Phase::Shopping => matches!(self, Part::Purchase | Part::Equip),
            Phase::Legwork => matches!(self, Part::Legwork),
            Phase::DamageControl => matches!(self, Part::DamageControl),
            Phase::Action | Phase::Battle => false,
        }
    }
}

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Board {
    /// How many seats the table has.
    pub seats: u8,
    /// Who has left.
    pub left: Seats,
    /// By seat.
    pub sides: [Side; SEATS],
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// How many turns have begun.
    pub turns: u16,
    /// The part of the turn.
    pub part: Part,
    /// The battle that goes on.
    pub battle: Option<Battle>,
    /// Numbers that are changed for a time.
    pub changes: Array<Change, 176>,
    /// Who has paid to attempt which Operation of an opponent (R228), in this turn.
    pub bids: Array<(Seat, Spot), 64>,
    /// Against whose Hits nobody may defend in this turn.
    pub unguarded: Seats,
    /// What happens by itself and waits.
    pub due: Array<Trigger, 40>,
    /// Whether something happened after which a Sponsor may have won (R140).
    pub stirred: bool,
    /// What is unfinished.
    pub frames: Frames<Frame, 72>,
    /// How the table ended.
    pub ending: Option<Ending>,
}

/// What only a player knows, or nobody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Hidden {
    /// The hand by back, sorted. How many there are of each is for all to see.
    #[serde(serialize_with = "hands")]
    pub hand: [Array<CardId, DECK_MOST>; 2],
    /// The Runs Deck and the Gear Deck.
    pub decks: [Pile<CardId, DECK_MOST>; 2],
}

fn hands<S: serde::Serializer>(hand: &[Array<CardId, DECK_MOST>; 2], serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Held<'a>(#[serde(serialize_with = "unordered")] &'a [CardId]);
    [Held(&hand[0]), Held(&hand[1])].serialize(serializer)
}

impl Hidden {
    /// How many cards are in hand.
    #[inline]
    pub fn held(&self) -> usize {
        self.hand[0].len() + self.hand[1].len()
    }

    /// The cards in hand.
    #[inline]
    pub fn cards(&self) -> impl Iterator<Item = CardId> + Clone + '_ {
        self.hand[0].iter().chain(self.hand[1].iter()).copied()
    }

    /// The different cards in hand.
    #[inline]
    pub fn distinct(&self) -> impl Iterator<Item = CardId> + Clone + '_ {
        let of = |hand: &'_ [CardId]| -> Array<CardId, DECK_MOST> {
            let mut cards: Array<CardId, DECK_MOST> = Array::new();
            for &card in hand {
                if cards.last() != Some(&card) {
                    cards.push(card);
                }
            }
            cards
        };
        let (runs, gear) = (of(&self.hand[0]), of(&self.hand[1]));
        (0..runs.len()).map(move |at| runs[at]).chain((0..gear.len()).map(move |at| gear[at]))
    }

    /// Whether a card is in hand.
    pub fn holds(&self, card: CardId) -> bool {
        self.cards().any(|other| other == card)
    }

    /// A card comes to hand.
    pub fn take(&mut self, back: Back, card: CardId) {
        let hand = &mut self.hand[back as usize];
        let place = hand.partition_point(|&other| other < card);
        hand.insert(place, card);
    }

    /// A card leaves the hand.
    pub fn lose(&mut self, back: Back, card: CardId) -> bool {
        self.hand[back as usize].take_value(card).is_some()
    }
}

/// A table at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub board: Board,
    /// What each keeps.
    pub hidden: [Hidden; SEATS],
}

impl Board {
    /// The side of a player.
    #[inline]
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index() % SEATS]
    }

    /// The side of a player.
    #[inline]
    pub fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index() % SEATS]
    }

    /// A piece.
    #[inline]
    pub fn piece(&self, at: Spot) -> Option<&Piece> {
        self.side(at.seat).piece(at.slot)
    }

    /// A piece, to change it.
    #[inline]
    pub fn piece_mut(&mut self, at: Spot) -> Option<&mut Piece> {
        self.side_mut(at.seat).pieces.get_mut(usize::from(at.slot)).filter(|piece| piece.is_some())
    }

    /// Puts marks on a piece.
    #[inline]
    pub fn mark(&mut self, at: Spot, marks: u32) {
        if let Some(piece) = self.piece_mut(at) {
            piece.marks.put(marks);
        }
    }

    /// Whether a player is at the table.
    #[inline]
    pub fn plays(&self, seat: Seat) -> bool {
        seat.0 < self.seats && !self.left.contains(seat)
    }

    /// The players who are at the table, in seat order.
    #[inline]
    pub fn players(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let left = self.left;
        Seat::first(self.seats).filter(move |&seat| !left.contains(seat))
    }

    /// The players who are at the table, clockwise from one, who comes first.
    #[inline]
    pub fn round(&self, from: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (seats, left) = (self.seats.max(1), self.left);
        (0..seats).map(move |step| Seat((from.0 + step) % seats)).filter(move |&seat| !left.contains(seat))
    }

    /// The next player to the left.
    pub fn next(&self, seat: Seat) -> Seat {
        self.round(seat.next(self.seats)).next().unwrap_or(seat)
    }

    /// The name of what lies in a spot.
    pub fn name(&self, at: Spot) -> Name {
        let none = Name { seat: at.seat, card: CardId::NONE, copy: 0 };
        self.piece(at).map_or(none, |piece| Name { seat: at.seat, card: piece.card, copy: piece.copy })
    }

    /// Where something lies by its name.
    pub fn find(&self, name: Name) -> Option<Spot> {
        if !name.card.is_some() {
            return Some(Spot::new(name.seat, SPONSOR));
        }
        let side = self.side(name.seat);
        let (slot, _) = side.all().find(|(_, piece)| piece.card == name.card && piece.copy == name.copy)?;
        Some(Spot::new(name.seat, slot))
    }

    /// Where the pieces of a sort lie, by seats.
    #[inline]
    pub fn each(&self, of: impl Fn(&Sorted) -> Slots + Clone) -> impl Iterator<Item = Spot> + Clone {
        self.players().flat_map(move |seat| of(&self.side(seat).sorted).iter().map(move |slot| Spot::new(seat, slot)))
    }

    /// Where Runners in play are.
    #[inline]
    pub fn runners(&self) -> impl Iterator<Item = Spot> + Clone + '_ {
        self.each(|sorted| sorted.of(Kind::Runner))
    }

    /// All pieces in play with where they lie.
    #[inline]
    pub fn in_play(&self) -> impl Iterator<Item = (Spot, &Piece)> + Clone + '_ {
        self.players().flat_map(move |seat| self.side(seat).in_play().map(move |(slot, piece)| (Spot::new(seat, slot), piece)))
    }

    /// How much a number of a piece is changed for a time.
    pub fn changed(&self, at: Spot, what: Changed) -> i16 {
        self.changes.iter().filter(|change| change.on == at && change.what == what).map(|change| i16::from(change.by)).sum()
    }

    /// Changes a number of a piece for a time.
    pub fn change(&mut self, on: Spot, what: Changed, by: i16, until: Until) {
        let battle = until == Until::Battle;
        if by == 0 || self.piece(on).is_none() {
            return;
        }
        self.mark(on, Marks::CHANGED);
        let full = self.changes.room() == 0;
        let same = self.changes.iter_mut().find(|change| change.on == on && change.what == what && change.battle == battle);
        match same {
            Some(change) => change.by = (i16::from(change.by) + by).clamp(-128, 127) as i8,
            // A table with so many different changes at once has not been seen; one more is left out.
            None if full => {}
            None => self.changes.push(Change { on, what, by: by.clamp(-128, 127) as i8, battle }),
        }
    }
}

impl State {
    /// What a player keeps.
    #[inline]
    pub fn own(&self, seat: Seat) -> &Hidden {
        &self.hidden[seat.index() % SEATS]
    }

    /// What a player keeps.
    #[inline]
    pub fn own_mut(&mut self, seat: Seat) -> &mut Hidden {
        &mut self.hidden[seat.index() % SEATS]
    }
}
