//! One thing that a seat may do, and its stable name.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::catalog::words::{Kind, Size};
use crate::catalog::{CardId, Catalog};
use crate::gigs::DieId;
use crate::state::Name;

/// What an attack is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// It is named later (T175).
    Later,
    /// The rival Gig area.
    Gigs,
    /// A rival Unit.
    Unit(Name),
}

/// One thing that a seat may do now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(align(8))]
pub enum Choice {
    /// Go first, or second.
    Begin(bool),
    /// Keep the opening hand.
    Keep,
    /// Shuffle it back and draw again.
    Mulligan,
    /// Take this die from the fixer area.
    Take(DieId),
    /// Sell a card.
    Sell(CardId),
    /// Play a card from hand.
    Play(CardId),
    /// Play a Legend with GO SOLO.
    Solo(CardId),
    /// Play a Legend without GO SOLO.
    Field(CardId),
    /// Call the Legend in this place.
    Call(u8),
    /// Call one of the face-down Legends at random.
    CallAny,
    /// Activate an ability: of a Unit or Legend, or of the Gear on it.
    Use(Name, CardId, u8),
    /// Attack.
    Attack(Name, Target),
    /// Name the target.
    Aim(Target),
    /// End the turn.
    End,
    /// Use BLOCKER.
    Block(Name),
    /// React no more.
    Pass,
    /// Pay with the Legends in these places, as bits, and Eddies for the rest.
    Pay(u8),
    /// A Unit or Legend.
    Pick(Name),
    /// A Gear on a host.
    Gear(Name, CardId),
    /// A face-down Legend, by its place.
    Look(u8),
    /// A Gig.
    Die(DieId),
    /// A Gig is turned to this value.
    Turn(DieId, u8),
    /// Two Gigs are swapped, the friendly one first.
    Swap(DieId, DieId),
    /// A card of the hand.
    Hand(CardId),
    /// A card of the trash.
    Trash(CardId),
    /// A card that was looked at, shown or trashed.
    Card(CardId),
    /// A pending effect: of this card and ability, the first, second, ... of its kind.
    Resolve(CardId, u8, u8),
    /// One of several effects, counted from 0.
    Mode(u8),
    /// A type of card.
    Type(Kind),
    /// Yes.
    Accept,
    /// No.
    Decline,
    /// Enough.
    Done,
}

/// The name of a size.
pub const fn size_key(size: Size) -> &'static str {
    ["d4", "d6", "d8", "d10", "d12", "d20"][size as usize]
}

/// The name of a type.
pub const fn kind_key(kind: Kind) -> &'static str {
    ["legend", "unit", "gear", "program"][kind as usize]
}

/// The name of a die: its owner and size.
pub fn die_key(die: DieId) -> String {
    format!("{}:{}", die.owner().0, size_key(die.size()))
}

/// The name of a piece, without its seat: the card, and the copy if it is not the first. A face-down Legend is named by
/// its place.
pub fn piece_key(catalog: &Catalog, name: Name) -> String {
    if !name.card.is_some() {
        return format!("face-down/{}", name.copy);
    }
    let key = name.card.key(catalog);
    if name.copy > 1 { format!("{key}/{}", name.copy) } else { key.to_owned() }
}

/// The name of a piece with its seat.
pub fn seated_key(catalog: &Catalog, name: Name) -> String {
    format!("{}:{}", name.seat.0, piece_key(catalog, name))
}

fn target_key(catalog: &Catalog, target: Target) -> String {
    match target {
        Target::Later => String::new(),
        Target::Gigs => "gigs".to_owned(),
        Target::Unit(name) => piece_key(catalog, name),
    }
}

/// The places of Legends that pay.
fn places(mask: u8) -> String {
    (0..3).filter(|place| mask & (1 << place) != 0).map(|place| (place + 1).to_string()).collect::<Vec<_>>().join(" ")
}

impl Choice {
    /// The stable name, for logs, requests and scenarios.
    pub fn key(self, catalog: &Catalog) -> String {
        let card = |card: CardId| card.key(catalog);
        match self {
            Choice::Begin(true) => "first".to_owned(),
            Choice::Begin(false) => "second".to_owned(),
            Choice::Keep => "keep".to_owned(),
            Choice::Mulligan => "mulligan".to_owned(),
            Choice::Take(die) => format!("take {}", size_key(die.size())),
            Choice::Sell(id) => format!("sell {}", card(id)),
            Choice::Play(id) => format!("play {}", card(id)),
            Choice::Solo(id) => format!("solo {}", card(id)),
            Choice::Field(id) => format!("field {}", card(id)),
            Choice::Call(slot) => format!("call {}", slot + 1),
            Choice::CallAny => "call".to_owned(),
            Choice::Use(name, id, ability) => {
                let with = if id == name.card { String::new() } else { format!(" with {}", card(id)) };
                let number = if ability == 0 { String::new() } else { format!(" effect {}", ability + 1) };
                format!("use {}{with}{number}", piece_key(catalog, name))
            }
            Choice::Attack(name, Target::Later) => format!("attack {}", piece_key(catalog, name)),
            Choice::Attack(name, target) => format!("attack {} at {}", piece_key(catalog, name), target_key(catalog, target)),
            Choice::Aim(target) => format!("at {}", target_key(catalog, target)),
            Choice::End => "end".to_owned(),
            Choice::Block(name) => format!("block {}", piece_key(catalog, name)),
            Choice::Pass => "pass".to_owned(),
            Choice::Pay(0) => "pay eddies".to_owned(),
            Choice::Pay(mask) => format!("pay legends {}", places(mask)),
            Choice::Pick(name) => format!("pick {}", seated_key(catalog, name)),
            Choice::Gear(name, id) => format!("gear {} of {}", card(id), seated_key(catalog, name)),
            Choice::Look(slot) => format!("look {}", slot + 1),
            Choice::Die(die) => format!("die {}", die_key(die)),
            Choice::Turn(die, value) => format!("set {} to {value}", die_key(die)),
            Choice::Swap(own, other) => format!("swap {} {}", die_key(own), die_key(other)),
            Choice::Hand(id) => format!("hand {}", card(id)),
            Choice::Trash(id) => format!("trash {}", card(id)),
            Choice::Card(id) => format!("card {}", card(id)),
            Choice::Resolve(id, ability, nth) => {
                let number = if ability == 0 { String::new() } else { format!(" effect {}", ability + 1) };
                let nth = if nth == 0 { String::new() } else { format!(" number {}", nth + 1) };
                format!("resolve {}{number}{nth}", card(id))
            }
            Choice::Mode(mode) => format!("mode {}", mode + 1),
            Choice::Type(kind) => format!("type {}", kind_key(kind)),
            Choice::Accept => "yes".to_owned(),
            Choice::Decline => "no".to_owned(),
            Choice::Done => "done".to_owned(),
        }
    }
}

/// A seat of a key such as `1:psycho-squad`.
pub fn seat_of(key: &str) -> Option<(Seat, &str)> {
    let (seat, rest) = key.split_once(':')?;
    seat.parse().ok().filter(|&seat| seat < 2).map(|seat| (Seat(seat), rest))
}
