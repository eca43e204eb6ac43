//! A view as JSON, for programs, logs and scenarios: cards by their keys, dice by their sizes, marks by their
//! words. What the rules need besides stands under `board` and `seen` as it is.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Serialize, Serializer};
use table::Seat;

use super::{Seen, View};
use crate::catalog::{CardId, Catalog};
use crate::choice::{kind_key, piece_key, size_key};
use crate::engine::Reads;
use crate::gigs::DieId;
use crate::state::{Aimed, Attack, Board, Marks, Name, Piece, SEATS};

/// The words of marks that are not shown by themselves.
const MARKS: [(u32, &str); 17] = [
    (Marks::SOLO, "solo"),
    (Marks::BLOCKER, "blocker"),
    (Marks::ADRENALINE, "adrenaline"),
    (Marks::ATTACK_UNITS, "attack-units"),
    (Marks::ATTACK_SPENT, "attack-spent"),
    (Marks::ATTACK_READY, "attack-ready"),
    (Marks::UNDEFEATED, "undefeated"),
    (Marks::HARMLESS, "harmless"),
    (Marks::WATCHED, "watched"),
    (Marks::CLASHED, "clashed"),
    (Marks::STOLE, "stole"),
    (Marks::NO_ATTACK[0], "no-attack-until-0"),
    (Marks::NO_ATTACK[1], "no-attack-until-1"),
    (Marks::NO_READY[0], "no-ready-until-0"),
    (Marks::NO_READY[1], "no-ready-until-1"),
    (Marks::MUST, "must-attack"),
    (Marks::MUST_NEXT, "must-attack-next"),
];

/// A Unit or Legend.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
struct Lying {
    card: Option<String>,
    place: Option<u8>,
    kind: Option<&'static str>,
    power: Option<u8>,
    spent: bool,
    lag: bool,
    known: bool,
    gear: Vec<String>,
    marks: Vec<&'static str>,
}

/// One side.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
struct Player {
    gigs: BTreeMap<String, u8>,
    gig_count: u8,
    street_cred: Option<u8>,
    fixer: Vec<&'static str>,
    eddies: u8,
    ready_eddies: u8,
    field: BTreeMap<String, Lying>,
    legends: Vec<Lying>,
    hand: Option<Vec<String>>,
    hand_count: u8,
    shown: Vec<String>,
    deck: usize,
    trash: Vec<String>,
    removed: Vec<String>,
    called: bool,
    sold: bool,
    list: Option<Vec<String>>,
}

/// An attack.
#[derive(Serialize, JsonSchema)]
struct Attacks {
    attacker: Option<String>,
    target: Option<String>,
}

fn keys<'a>(cards: impl IntoIterator<Item = &'a CardId>) -> Vec<String> {
    let mut keys: Vec<String> = cards.into_iter().filter(|card| card.is_some()).map(|card| card.key(Catalog::load()).to_owned()).collect();
    keys.sort_unstable();
    keys
}

fn lying(board: &Board, seat: Seat, piece: &Piece, known: Option<CardId>) -> Lying {
    let reads = Reads { catalog: Catalog::load(), board };
    let card = Some(piece.card).filter(|card| card.is_some()).or(known);
    Lying {
        card: card.map(|card| card.key(reads.catalog).to_owned()),
        place: (!piece.on_field()).then(|| piece.slot + 1),
        kind: piece.face_up().then(|| kind_key(reads.catalog.face(piece.card).kind)),
        power: piece.face_up().then(|| reads.power(seat, piece)),
        spent: piece.spent(),
        lag: piece.marks.has(Marks::LAG),
        known: piece.marks.has(Marks::KNOWN),
        gear: keys(board.side(seat).gear_of(piece.id).collect::<Vec<_>>().iter()),
        marks: MARKS.iter().filter(|(mark, _)| piece.marks.has(*mark)).map(|(_, word)| *word).collect(),
    }
}

/// A die among the Gigs of a player: its size, and whose it was if it was the other's.
fn die_name(die: DieId, holder: Seat) -> String {
    let size = size_key(die.size());
    if die.owner() == holder { size.to_owned() } else { format!("{size}-of-{}", die.owner().0) }
}

fn player(board: &Board, seat: Seat, seen: &Seen) -> Player {
    let (catalog, side) = (Catalog::load(), board.side(seat));
    let name = |piece: &Piece| piece_key(catalog, Name { seat, card: piece.card, copy: piece.copy });
    let known = |piece: &Piece| seen.legends.get(usize::from(piece.slot)).copied().flatten();
    Player {
        gigs: board.dice.gigs(seat).map(|die| (die_name(die, seat), board.dice.value(die))).collect(),
        gig_count: board.dice.count(seat),
        street_cred: board.dice.cred(seat, board.edition),
        fixer: board.dice.fixer(seat).map(|die| size_key(die.size())).collect(),
        eddies: side.eddies.len() as u8,
        ready_eddies: side.ready_eddies(),
        field: side.units().map(|piece| (name(piece), lying(board, seat, piece, None))).collect(),
        legends: side.legends().map(|piece| lying(board, seat, piece, known(piece))).collect(),
        hand: seen.hand.as_ref().map(keys),
        hand_count: seen.count,
        shown: keys(seen.facts.iter().map(|(card, _)| card)),
        deck: seen.deck.len(),
        trash: keys(side.trash.iter()),
        removed: keys(side.removed.iter()),
        called: side.deeds.called,
        sold: side.deeds.sold,
        list: seen.list.as_ref().map(keys),
    }
}

fn attack(board: &Board, attack: Attack) -> Attacks {
    let named = |id: u8| board.name(id).map(|name| piece_key(Catalog::load(), name));
    let target = match attack.aimed {
        Aimed::Open => None,
        Aimed::Gigs => Some("gigs".to_owned()),
        Aimed::Unit(id) => named(id),
    };
    Attacks { attacker: named(attack.attacker), target }
}

/// A view as it is written.
#[derive(Serialize, JsonSchema)]
struct Written<'a> {
    /// Whose view it is; none for onlookers.
    seat: Option<Seat>,
    /// Whose turn it is.
    turn: Seat,
    /// How many turns have begun.
    turns: u16,
    /// Whether Overtime has begun.
    overtime: bool,
    /// The players, by seat.
    players: [Player; 2],
    /// The attack that goes on.
    attack: Option<Attacks>,
    /// The cards whose effects wait to be carried out.
    pending: Vec<&'a str>,
    /// What both see, as the rules hold it.
    board: &'a Board,
    /// What is known of the hidden cards, as the rules hold it.
    seen: &'a [Seen; 2],
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let board = &self.board;
        let written = Written {
            seat: self.seat,
            turn: board.turn,
            turns: board.turns,
            overtime: board.overtime,
            players: SEATS.map(|seat| player(board, seat, self.seen(seat))),
            attack: board.attack.map(|going| attack(board, going)),
            pending: board.pending.iter().map(|doing| doing.card.key(Catalog::load())).collect(),
            board,
            seen: &self.seen,
        };
        written.serialize(serializer)
    }
}

impl JsonSchema for View {
    fn schema_name() -> Cow<'static, str> {
        "View".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Written::json_schema(generator)
    }
}
