//! A view as JSON, for programs, logs and scenarios: cards by their keys, dice by their sizes, everything else by
//! its word. It says all that an audience knows, and nothing as the rules hold it.

use schemars::JsonSchema;
use serde::Serialize;
use table::written::Named;
use table::{Seat, Seats};

use super::marks::{DID, HOLDS, words};
use super::steps::{Effect, Step, effect, key, seated, step};
use super::{HiddenView, View};
use crate::catalog::words::{Color, Tag};
use crate::catalog::{CardId, Catalog};
use crate::choice::{kind_key, piece_key, size_key};
use crate::engine::Queries;
use crate::gigs::DieId;
use crate::options::Edition;
use crate::state::{Aimed, Attack, Board, DECK, Doomed, Fight, HAND, How, Marks, Name, Permit, Piece, SEATS};

/// A Unit or Legend.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
struct WrittenPiece {
    /// Which card, for who knows it.
    card: Option<String>,
    /// Its place in the Legends area, counted from 1.
    place: Option<u8>,
    /// Its type, if it lies face-up.
    kind: Option<&'static str>,
    /// Its power as it is read now, if it lies face-up.
    power: Option<u8>,
    /// Power from effects, this turn.
    power_change: i8,
    /// Power from effects while it fights rival Units, this turn.
    fight_change: i8,
    /// How many Gigs fewer it steals this turn.
    steals_fewer: u8,
    /// How many €$ less its GO SOLO costs this turn.
    solo_cheaper: u8,
    /// Whether it is spent.
    spent: bool,
    /// Whether it came into play this turn.
    lag: bool,
    /// Whether its owner has looked at it.
    known: bool,
    /// The Gear on it.
    gear: Vec<String>,
    /// What effects gave it or forbid it.
    marks: Vec<&'static str>,
    /// What it has done this turn, for what counts only the first time.
    did: Vec<&'static str>,
}

/// A card of a deck whose place is settled.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
struct Placed {
    /// Which card, for who knows it.
    card: Option<String>,
    /// The seats that know it.
    known_to: Vec<Seat>,
    /// Whether it lies in no known order with the card below it.
    tied: bool,
}

/// A card that both saw go into a hand or under a deck.
#[derive(Serialize, JsonSchema)]
struct Learned {
    /// Which card.
    card: String,
    /// Where it may be now: `hand`, `deck`.
    among: Vec<&'static str>,
}

/// One side.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
struct Player {
    /// The dice in the Gig area with their values, as `d6`, or `d6-of-1` if it was the other's.
    gigs: Named<String, u8>,
    /// How many Gigs there are.
    gig_count: u8,
    /// Street Cred; nothing where there is none.
    street_cred: Option<u8>,
    /// The dice in the fixer area.
    fixer: Vec<&'static str>,
    /// How many Eddies there are.
    eddies: u8,
    /// How many of them are ready.
    ready_eddies: u8,
    /// Cards among the Eddies that both saw being sold.
    eddies_seen: Vec<String>,
    /// Eddies that nobody has seen, once the table is over.
    eddies_unseen: Option<Vec<String>>,
    /// Units on the field by their names, as `minotaur` and `minotaur/2`.
    field: Named<String, WrittenPiece>,
    /// Legends in their area.
    legends: Vec<WrittenPiece>,
    /// Which Legends lie face-down, for who knows the deck; their owner leaves out those it has looked at.
    face_down: Option<Vec<String>>,
    /// The hand, for who sees it.
    hand: Option<Vec<String>>,
    /// How many cards it has.
    hand_count: u8,
    /// Cards that both saw go into the hand or under the deck.
    shown: Vec<String>,
    /// The same with where they may be now.
    learned: Vec<Learned>,
    /// How many cards the deck has.
    deck: usize,
    /// How many cards the main deck had.
    deck_size: u8,
    /// The cards on top whose places are settled, the topmost first.
    deck_top: Vec<Placed>,
    /// The cards at the bottom whose places are settled, the lowest first.
    deck_bottom: Vec<Placed>,
    /// How many cards are on their way under the deck.
    resting: u8,
    /// Which, for who sees them.
    rest: Option<Vec<String>>,
    /// The trash.
    trash: Vec<String>,
    /// Cards removed from the game.
    removed: Vec<String>,
    /// Whether a Legend was Called this turn.
    called: bool,
    /// Whether a card was sold this turn.
    sold: bool,
    /// Whether a Program was played this turn.
    played_a_program: bool,
    /// Colours of Units and Gear that were played this turn.
    played_colors: Vec<Color>,
    /// Tags of Gear that was played this turn.
    played_gear: Vec<Tag>,
    /// Tags of Units that attacked this turn.
    attacked: Vec<Tag>,
    /// Tags of Units that were defeated this turn.
    defeated: Vec<Tag>,
    /// Whether a Unit that has left stole a Gig with a value below its power this turn.
    stole_low: bool,
    /// How many €$ less the next Program costs.
    programs_cheaper: u8,
    /// Whether rival Units cannot steal Gigs with a value above their power.
    high_guard: bool,
    /// Whether rival Legends cannot steal Gigs with a value below their power.
    low_guard: bool,
    /// The whole main deck, for who knows it.
    list: Option<Vec<String>>,
}

/// An attack.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
struct Attacks {
    /// The attacker, unless it has left.
    attacker: Option<String>,
    /// A Unit, or `gigs`; nothing as long as none is named.
    target: Option<String>,
    /// Whether it can be blocked.
    blockable: bool,
    /// Whether it may be aimed at Gigs.
    gigs: bool,
    /// Whether it may be aimed at Units.
    units: bool,
    /// Which ready Units it may be aimed at: `none`, `blockers` or `all`.
    ready_units: &'static str,
    /// Whether its target was ready when it was named, as it may be.
    granted: bool,
    /// Whether the fight has begun.
    fighting: bool,
}

/// One of both in a fight.
#[derive(Serialize, JsonSchema)]
struct Fighter {
    /// Which Unit, with its seat; nothing if it has left.
    unit: Option<String>,
    /// Whether it has lost.
    lost: bool,
    /// Whether it is defeated when it has lost.
    falls: bool,
}

/// A Unit or Legend that is about to be defeated.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
struct Falling {
    /// Which, with its seat.
    unit: Option<String>,
    /// Whether it is kept after all.
    saved: bool,
    /// Whether it takes the place of another.
    stands_in: bool,
}

/// How the table ended.
#[derive(Serialize, JsonSchema)]
struct Ended {
    /// Who won; nobody in a tie.
    winner: Option<Seat>,
    /// How.
    how: &'static str,
}

fn keys<'a>(cards: impl IntoIterator<Item = &'a CardId>) -> Vec<String> {
    let mut keys: Vec<String> = cards.into_iter().filter_map(|&card| key(card)).collect();
    keys.sort_unstable();
    keys
}

fn seats(seats: Seats) -> Vec<Seat> {
    SEATS.into_iter().filter(|&seat| seats.contains(seat)).collect()
}

fn tags(bits: u64) -> Vec<Tag> {
    Tag::ALL.iter().copied().filter(|&tag| bits & (1 << tag as u64) != 0).collect()
}

fn lying(board: &Board, seat: Seat, piece: &Piece, known: Option<CardId>) -> WrittenPiece {
    let reads = Queries { catalog: Catalog::load(), board };
    let card = Some(piece.card).filter(|card| card.is_some()).or(known);
    WrittenPiece {
        card: card.and_then(key),
        place: (!piece.on_field()).then(|| piece.slot + 1),
        kind: piece.face_up().then(|| kind_key(reads.catalog.face(piece.card).kind)),
        power: piece.face_up().then(|| reads.power(seat, piece)),
        power_change: piece.power,
        fight_change: piece.fight,
        steals_fewer: piece.fewer,
        solo_cheaper: piece.cheaper,
        spent: piece.spent(),
        lag: piece.marks.has(Marks::LAG),
        known: piece.marks.has(Marks::KNOWN),
        gear: keys(board.side(seat).gear_of(piece.id).collect::<Vec<_>>().iter()),
        marks: words(&HOLDS, piece.marks),
        did: words(&DID, piece.marks),
    }
}

/// A die among the Gigs of a player: its size, and whose it was if it was the other's.
fn die_name(die: DieId, holder: Seat) -> String {
    let size = size_key(die.size());
    if die.owner() == holder { size.to_owned() } else { format!("{size}-of-{}", die.owner().0) }
}

fn player(board: &Board, seat: Seat, seen: &HiddenView) -> Player {
    let (catalog, side) = (Catalog::load(), board.side(seat));
    let deeds = &side.deeds;
    let name = |piece: &Piece| piece_key(catalog, Name { seat, card: piece.card, copy: piece.copy });
    let known = |piece: &Piece| seen.legends.get(usize::from(piece.slot)).copied().flatten();
    let placed = |(card, known): &(Option<CardId>, Seats), tied| Placed { card: card.and_then(key), known_to: seats(*known), tied };
    let bottom = seen.deck.bottom.iter().enumerate();
    let learned = |(card, among): &(CardId, table::knowledge::Places)| Learned {
        card: key(*card).unwrap_or_default(),
        among: [(HAND, "hand"), (DECK, "deck")].into_iter().filter(|(place, _)| among.contains(*place)).map(|(_, word)| word).collect(),
    };
    Player {
        gigs: board.dice.gigs(seat).map(|die| (die_name(die, seat), board.dice.value(die))).collect(),
        gig_count: board.dice.count(seat),
        street_cred: board.dice.cred(seat, board.edition),
        fixer: board.dice.fixer(seat).map(|die| size_key(die.size())).collect(),
        eddies: side.eddies.len() as u8,
        ready_eddies: side.ready_eddies(),
        eddies_seen: keys(side.eddies.iter()),
        eddies_unseen: seen.sold.as_ref().map(keys),
        field: side.units().map(|piece| (name(piece), lying(board, seat, piece, None))).collect(),
        legends: side.legends().map(|piece| lying(board, seat, piece, known(piece))).collect(),
        face_down: seen.unseen.as_ref().map(keys),
        hand: seen.hand.as_ref().map(keys),
        hand_count: seen.count,
        shown: keys(seen.facts.iter().map(|(card, _)| card)),
        learned: seen.facts.iter().map(learned).collect(),
        deck: seen.deck.len(),
        deck_size: board.sizes[seat.index() & 1],
        deck_top: seen.deck.top.iter().rev().map(|card| placed(card, false)).collect(),
        deck_bottom: bottom.map(|(place, card)| placed(card, seen.deck.tied.contains(&place))).collect(),
        resting: seen.resting,
        rest: seen.rest.as_ref().map(keys),
        trash: keys(side.trash.iter()),
        removed: keys(side.removed.iter()),
        called: deeds.called,
        sold: deeds.sold,
        played_a_program: deeds.program,
        played_colors: Color::ALL.iter().copied().filter(|&color| deeds.colors & (1 << color as u8) != 0).collect(),
        played_gear: tags(deeds.gear_tags),
        attacked: tags(deeds.attacked_tags),
        defeated: tags(deeds.defeated_tags),
        stole_low: deeds.stole_low,
        programs_cheaper: deeds.cheaper,
        high_guard: deeds.high_guard,
        low_guard: deeds.low_guard,
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
    let ready_units = match attack.permit {
        Permit::Spent => "none",
        Permit::Blockers => "blockers",
        Permit::Ready => "all",
    };
    let Attack { blockable, units, gigs, granted, fighting, .. } = attack;
    Attacks { attacker: named(attack.attacker), target, blockable, gigs, units, ready_units, granted, fighting }
}

fn fighters(board: &Board, fight: Fight) -> [Fighter; 2] {
    [0, 1].map(|place| Fighter { unit: seated(board, fight.units[place]), lost: fight.lost[place], falls: fight.falls[place] })
}

/// A view as it is written.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
struct Written<'a> {
    /// Whose view it is; none for onlookers.
    seat: Option<Seat>,
    /// Which rules.
    edition: Edition,
    /// Whether both may read both lists of cards.
    open_lists: bool,
    /// Who began.
    first: Seat,
    /// Whose turn it is.
    turn: Seat,
    /// How many turns have begun.
    turns: u16,
    /// How many turns in a row, before this one, began with an empty fixer area.
    empty_turns: u8,
    /// Whether this one did.
    began_empty: bool,
    /// Whether Overtime has begun.
    overtime: bool,
    /// The players, by seat.
    players: [Player; 2],
    /// The attack that goes on.
    attack: Option<Attacks>,
    /// The fight whose result is not carried out yet: the attacker and the defender.
    fight: Option<[Fighter; 2]>,
    /// Who is about to be defeated.
    doomed: Vec<Falling>,
    /// The cards whose effects wait to be carried out.
    pending: Vec<&'a str>,
    /// The same effects, with what they are about.
    pending_effects: Vec<Effect>,
    /// Effects that wait for the end of the turn.
    booked: Vec<Effect>,
    /// Effects that wait for what their Unit does this turn.
    watching: Vec<Effect>,
    /// Cards that the effect in progress has trashed, as long as they can be taken.
    laid: Vec<String>,
    /// How many cards both players discarded in the effect in progress, together.
    discarded: u8,
    /// What is unfinished, the step that goes on last.
    steps: Vec<Step>,
    /// How the table ended.
    ending: Option<Ended>,
}

impl View {
    fn written(&self) -> Written<'_> {
        let board = &self.board;
        let effects = |waiting: &[crate::frame::Doing]| waiting.iter().map(|doing| effect(board, doing)).collect();
        let falling = |doomed: &Doomed| Falling { unit: seated(board, doomed.id), saved: doomed.saved, stands_in: doomed.stands_in };
        Written {
            seat: self.seat,
            edition: board.edition,
            open_lists: board.open,
            first: board.first,
            turn: board.turn,
            turns: board.turns,
            empty_turns: board.empty_starts,
            began_empty: board.began_empty,
            overtime: board.overtime,
            players: SEATS.map(|seat| player(board, seat, self.seen(seat))),
            attack: board.attack.map(|going| attack(board, going)),
            fight: board.fight.map(|fight| fighters(board, fight)),
            doomed: board.doomed.iter().map(falling).collect(),
            pending: board.pending.iter().map(|doing| doing.card.key(Catalog::load())).collect(),
            pending_effects: effects(&board.pending),
            booked: effects(&board.booked),
            watching: effects(&board.watches),
            laid: keys(board.laid.iter()),
            discarded: board.discards,
            steps: board.frames.iter().map(|frame| step(board, frame)).collect(),
            ending: board.ending.map(|ending| Ended { winner: ending.winner, how: How::key(ending.how) }),
        }
    }
}

table::written!(View as Written<'_>);
