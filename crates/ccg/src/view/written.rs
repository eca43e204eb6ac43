//! A view in the game's words, for programs and scenarios: what is sent does not follow how the rules hold it. Players are
//! named by their seats, cards by their keys, with the copy where there are several.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use schemars::JsonSchema;
use serde::Serialize;
use table::Seat;
use table::content::word;

use super::View;
use crate::catalog::CardId;
use crate::catalog::words::{Kind, Stat};
use crate::choice::{piece_key, seated_key};
use crate::engine::Read;
use crate::game::Ccg;
use crate::state::{How, Marks, Part, Piece, STASHED, Spot};

static GAME: LazyLock<Ccg> = LazyLock::new(Ccg::default);

/// A Runner.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
struct Runner {
    sr: i16,
    lr: i16,
    def: i16,
    power: i16,
    emp: i16,
    used: bool,
    busted: bool,
    psycho: bool,
    /// The team, from 1; 0 is none.
    team: u8,
    /// Whether it is in the battle.
    fights: bool,
    /// Whether it makes no more Hit or Run this turn.
    done: bool,
    /// What lending its LR would cost now.
    lr_cost: u8,
    /// What is attached to it.
    gear: Vec<String>,
}

/// A Location or an Operation.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
struct Site {
    m_sec: i16,
    e_sec: i16,
    /// The Security Total.
    security: i16,
    ops: i16,
    eb: i16,
    used: bool,
    /// What an opponent pays to attempt an Operation.
    run_cost: Option<u8>,
    /// What is attached to it.
    gear: Vec<String>,
}

/// Cyber or Equipment that is attached.
#[derive(Serialize, JsonSchema)]
struct Gear {
    /// To what.
    on: String,
    used: bool,
    equipped: bool,
    /// Construction tokens.
    tokens: u8,
    /// Movement points that are spent.
    moved: u8,
    /// Whether a Chassis is complete.
    complete: bool,
}

/// A player.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
struct Player {
    sponsor: &'static str,
    sponsor_used: bool,
    ops: u16,
    style: u16,
    bust_points: u16,
    runners: BTreeMap<String, Runner>,
    locations: BTreeMap<String, Site>,
    operations: BTreeMap<String, Site>,
    gear: BTreeMap<String, Gear>,
    stash: Vec<String>,
    /// The topmost last.
    trash: Vec<&'static str>,
    hand_count: u8,
    /// How many cards in hand have the back of each deck.
    hand_runs: u8,
    hand_gear: u8,
    /// For who sees it.
    hand: Option<Vec<&'static str>>,
    /// Cards in hand that this audience knows of otherwise.
    known: Vec<&'static str>,
    runs_deck: u8,
    gear_deck: u8,
    /// How often teams can still be assigned in this Legwork phase.
    assigns: u8,
    /// Operations of opponents that it may attempt this turn.
    bids: Vec<String>,
    left: bool,
}

/// One side of a battle.
#[derive(Serialize, JsonSchema)]
struct Fighters {
    seat: u8,
    runners: Vec<String>,
    offense: i16,
    defense: i16,
}

/// The battle that goes on.
#[derive(Serialize, JsonSchema)]
struct Battle {
    /// `hit` or `run`.
    kind: &'static str,
    /// The card, or `stash`.
    target: String,
    against: u8,
    skirmish: bool,
    security: i16,
    attackers: Fighters,
    defenders: Option<Fighters>,
}

/// A view in words.
#[derive(Serialize, JsonSchema)]
pub(super) struct Written {
    /// Whose view it is.
    you: Option<u8>,
    /// Whose turn it is.
    turn: u8,
    turns: u16,
    first: u8,
    part: Part,
    players: BTreeMap<String, Player>,
    battle: Option<Battle>,
    /// What goes on, the innermost last.
    doing: Vec<String>,
    ending: Option<How>,
    winner: Option<u8>,
}

/// What is written of one side of the table.
struct Writer<'a> {
    view: &'a View,
    read: Read<'a>,
}

impl Writer<'_> {
    fn name(&self, at: Spot) -> String {
        piece_key(GAME.catalog(), self.view.board.name(at))
    }

    fn gear(&self, seat: Seat, host: u8) -> Vec<String> {
        self.view.board.side(seat).attached(host).map(|(slot, _)| self.name(Spot::new(seat, slot))).collect()
    }

    fn runner(&self, at: Spot, piece: &Piece) -> Runner {
        let stat = |stat: Stat| self.read.with_gear(at, stat);
        Runner {
            sr: stat(Stat::Sr),
            lr: stat(Stat::Lr),
            def: stat(Stat::Def),
            power: self.read.power(at),
            emp: self.read.stat(at, Stat::Emp),
            used: piece.used(),
            busted: piece.marks.has(Marks::BUSTED),
            psycho: self.read.is_psycho(at),
            team: piece.team,
            fights: piece.fights(),
            done: piece.marks.has(Marks::DONE),
            lr_cost: self.read.lends_for(at),
            gear: self.gear(at.seat, at.slot),
        }
    }

    fn site(&self, at: Spot, piece: &Piece) -> Site {
        let operation = self.read.kind(at) == Some(Kind::Operation);
        Site {
            m_sec: self.read.stat(at, Stat::MSec),
            e_sec: self.read.stat(at, Stat::ESec),
            security: self.read.security(at),
            ops: self.read.worth(at),
            eb: self.read.stat(at, Stat::Eb),
            used: piece.used(),
            run_cost: operation.then(|| self.read.attempt_cost(at)),
            gear: self.gear(at.seat, at.slot),
        }
    }

    fn player(&self, seat: Seat) -> Player {
        let catalog = GAME.catalog();
        let (side, seen) = (self.view.board.side(seat), &self.view.seen[seat.index()]);
        let key = |card: &CardId| card.key(catalog);
        let of = |kind: Kind| side.in_play().filter(move |(_, piece)| catalog.card(piece.card).kind == kind);
        let at = |slot: u8| Spot::new(seat, slot);
        let sites = |kind: Kind| of(kind).map(|(slot, piece)| (self.name(at(slot)), self.site(at(slot), piece))).collect();
        let worn = |(slot, piece): (u8, &Piece)| {
            let gear = Gear {
                on: self.name(at(piece.host)),
                used: piece.used(),
                equipped: piece.marks.has(Marks::EQUIPPED),
                tokens: piece.tokens,
                moved: piece.moved,
                complete: self.read.complete(at(slot)),
            };
            (self.name(at(slot)), gear)
        };
        let bids = self.view.board.bids.iter().filter(|(by, _)| *by == seat);
        Player {
            sponsor: if side.sponsor.is_some() { side.sponsor.key(catalog) } else { "none" },
            sponsor_used: side.used,
            ops: side.ops,
            style: self.read.style(seat, false),
            bust_points: side.busts,
            runners: of(Kind::Runner).map(|(slot, piece)| (self.name(at(slot)), self.runner(at(slot), piece))).collect(),
            locations: sites(Kind::Location),
            operations: sites(Kind::Operation),
            gear: of(Kind::Cyber).chain(of(Kind::Equipment)).map(worn).collect(),
            stash: side.stash().map(|(slot, _)| self.name(at(slot))).collect(),
            trash: side.trash.iter().map(key).collect(),
            hand_count: seen.counts[0] + seen.counts[1],
            hand_runs: seen.counts[0],
            hand_gear: seen.counts[1],
            hand: seen.hand.as_ref().map(|[runs, gear]| runs.iter().chain(gear).map(key).collect()),
            known: side.shown.iter().map(|shown| shown.card.key(catalog)).collect(),
            runs_deck: seen.decks[0],
            gear_deck: seen.decks[1],
            assigns: side.assigns,
            bids: bids.map(|(_, at)| seated_key(catalog, self.view.board.name(*at))).collect(),
            left: self.view.board.left.contains(seat),
        }
    }

    fn fighters(&self, seat: Seat) -> Fighters {
        Fighters {
            seat: seat.0,
            runners: self.read.fighters(seat).map(|(at, _)| self.name(at)).collect(),
            offense: self.read.offense(seat),
            defense: self.read.defense(seat),
        }
    }

    fn battle(&self) -> Option<Battle> {
        let battle = self.view.board.battle?;
        let target = Spot::new(battle.against, battle.target);
        Some(Battle {
            kind: if battle.run { "run" } else { "hit" },
            target: if battle.target == STASHED { "stash".to_owned() } else { battle.card.key(GAME.catalog()).to_owned() },
            against: battle.against.0,
            skirmish: battle.skirmish,
            security: self.read.security(target),
            attackers: self.fighters(battle.by),
            defenders: battle.skirmish.then(|| self.fighters(battle.against)),
        })
    }
}

impl View {
    pub(super) fn written(&self) -> Written {
        let writer = Writer { view: self, read: self.read(&GAME) };
        let board = &self.board;
        Written {
            you: self.seat.map(|seat| seat.0),
            turn: board.turn.0,
            turns: board.turns,
            first: board.first.0,
            part: board.part,
            players: Seat::first(board.seats).map(|seat| (seat.0.to_string(), writer.player(seat))).collect(),
            battle: writer.battle(),
            doing: board.frames.iter().map(|frame| word(&frame)).collect(),
            ending: board.ending.map(|ending| ending.how),
            winner: board.ending.and_then(|ending| ending.winner).map(|seat| seat.0),
        }
    }
}

table::written!(View as Written);
