//! What can be known before it is decided, out of what somebody sees: numbers as they are now, what a Hit or Run would need
//! and who could bring it, how the battle stands, and how far everybody is from winning. It calls what the rules call, so
//! that it cannot drift from them.

use table::Seat;

use crate::catalog::CardId;
use crate::catalog::effects::{Goal, Tally};
use crate::catalog::words::{Attribute, Attributes, Kind, Stat, What};
use crate::engine::{Eye, Members, Read, bits, security_test, skirmish};
use crate::frame::Purpose;
use crate::game::Ccg;
use crate::instinct::{PARTS, missing};
use crate::state::{Battle, Marks, Piece, SPONSOR, STASHED, Spot};
use crate::view::View;

/// What somebody could send.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Force {
    /// The team; 0 for Runners without one.
    pub team: u8,
    /// How many go.
    pub count: u8,
    /// What they bring before anything is done in the battle.
    pub offense: i16,
    /// What keeps them from being beaten.
    pub defense: i16,
}

/// What a Runner brings to a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// Who.
    pub at: Spot,
    /// Its part of the offense.
    pub offense: i16,
    /// Its part of the defense.
    pub defense: i16,
    /// Whether it is outside and lends its LR.
    pub afar: bool,
    /// Whether it is used and brings nothing.
    pub used: bool,
}

/// One side of a battle: what everybody brings, and what that comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// Whose.
    pub seat: Seat,
    /// Everybody in it, and whoever lends from afar.
    pub shares: Vec<Share>,
    /// All offense.
    pub offense: i16,
    /// All defense.
    pub defense: i16,
}

/// What a battle comes to for the attacker, if nothing more is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It succeeds.
    Succeeds,
    /// It fails, and the team returns used.
    Fails,
    /// It fails, and the team is beaten.
    Beaten,
    /// Nobody beats anybody.
    Ties,
}

/// How a battle stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// What goes on.
    pub battle: Battle,
    /// The Security Total.
    pub security: i16,
    /// The Ops Points of the target.
    pub worth: i16,
    /// The attackers.
    pub attackers: Column,
    /// The defenders, if there are any.
    pub defenders: Option<Column>,
    /// What would come of it now.
    pub fate: Fate,
}

/// A part of what a Sponsor wins by, and how far its player has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// What it is about.
    pub aim: Aim,
    /// How much there is.
    pub has: i16,
    /// How much it takes.
    pub needs: i16,
}

/// What a Sponsor's condition asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "they are named after what they count")]
pub enum Aim {
    Defense,
    Offense,
    Cyber,
    BodyParts,
    Vehicles,
    BustPoints,
    Locations,
    Punknaught,
    /// Anything else that is counted.
    Cards,
    /// This card is controlled.
    Control(CardId),
    /// This Operation is completed.
    Complete(CardId),
}

impl Progress {
    /// Whether it is fulfilled.
    pub const fn is_met(&self) -> bool {
        self.has >= self.needs
    }
}

/// What would come of a battle for the attacker.
fn fate(attack: [i16; 2], defend: Option<[i16; 2]>, security: i16) -> Fate {
    let left = match defend.map(|defend| skirmish(attack, defend)) {
        None => attack,
        Some(([true, _], _)) => return Fate::Beaten,
        Some(([false, false], _)) => return Fate::Ties,
        Some(([false, true], left)) => left,
    };
    match security_test(left, security) {
        (true, _) => Fate::Succeeds,
        (_, true) => Fate::Beaten,
        _ => Fate::Fails,
    }
}

impl View {
    /// A number of a card as it is now.
    pub fn stat(&self, game: &Ccg, at: Spot, stat: Stat) -> i16 {
        self.read(game).stat(at, stat)
    }

    /// A number of a Runner with its gear.
    pub fn with_gear(&self, game: &Ccg, at: Spot, stat: Stat) -> i16 {
        self.read(game).with_gear(at, stat)
    }

    /// The Security Total of a Location, an Operation or a Stash.
    pub fn security(&self, game: &Ccg, at: Spot) -> i16 {
        self.read(game).security(at)
    }

    /// The Ops Points of a Location, an Operation or a Stash.
    pub fn worth(&self, game: &Ccg, at: Spot) -> i16 {
        self.read(game).worth(at)
    }

    /// What a card costs a player.
    pub fn price(&self, game: &Ccg, seat: Seat, card: CardId) -> u8 {
        self.read(game).price(seat, card)
    }

    /// How many EB a player can bring together.
    pub fn funds(&self, game: &Ccg, seat: Seat) -> i16 {
        self.read(game).reach(seat, Purpose::Other)
    }

    /// Whether a Runner is a Cyber-Psycho.
    pub fn is_psycho(&self, game: &Ccg, at: Spot) -> bool {
        self.read(game).is_psycho(at)
    }

    /// Whether a Chassis is complete.
    pub fn is_complete(&self, game: &Ccg, at: Spot) -> bool {
        self.read(game).complete(at)
    }

    /// Whether a player has paid for attempting an Operation.
    pub fn has_bid(&self, game: &Ccg, seat: Seat, at: Spot) -> bool {
        self.read(game).has_bid(seat, at)
    }

    /// The Style Points of a player.
    pub fn style(&self, game: &Ccg, seat: Seat) -> u16 {
        self.read(game).style(seat, false)
    }

    /// How far a player has come with what its Sponsor wins by.
    pub fn progress(&self, game: &Ccg, seat: Seat) -> Vec<Progress> {
        let (read, sponsor) = (self.read(game), self.board.side(seat).sponsor);
        let goals = if sponsor.is_some() { game.catalog().goals(sponsor) } else { &[] };
        goals.iter().map(|&goal| progress(read, seat, goal)).collect()
    }

    /// What each team of a player has now, whatever it goes for.
    pub fn muster(&self, game: &Ccg, seat: Seat) -> Vec<Force> {
        let read = self.read(game);
        let teams = self.board.side(seat).runners().map(|(_, piece)| piece.team).max().unwrap_or(0);
        let ready = |team: u8| {
            let unused = read.team(seat, team).filter(|&at| read.piece(at).is_some_and(Piece::ready));
            unused.fold(0, |members: Members, at| members | 1 << at.slot)
        };
        (1..=teams).map(ready).filter(|&members| members != 0).map(|members| force(read, seat, members, stash(seat), false)).collect()
    }

    /// What a team would bring to a Hit or Run now; nothing if nobody of it can go.
    pub fn team(&self, game: &Ccg, seat: Seat, team: u8, target: Spot, run: bool) -> Option<Force> {
        self.forces(game, seat, target, run).into_iter().find(|force| force.team == team)
    }

    /// What a player could send to a Hit or Run now: each team, and the best Runners without one. Those who cannot do what
    /// an Operation demands are left out.
    pub fn forces(&self, game: &Ccg, seat: Seat, target: Spot, run: bool) -> Vec<Force> {
        let read = self.read(game);
        if self.board.battle.is_some_and(|battle| battle.by == seat) {
            let out = read.fighters(seat).fold(0, |members: Members, (at, _)| members | 1 << at.slot);
            if out != 0 {
                return vec![force(read, seat, out, target, run)];
            }
        }
        let (groups, count) = read.groups(seat, (!run).then_some(target.seat), false);
        let meets = |members: Members| {
            let all: Vec<Spot> = bits(members).map(|slot| Spot::new(seat, slot)).collect();
            read.meets(seat, target, &all)
        };
        groups[..count].iter().filter(|&&members| meets(members)).map(|&members| force(read, seat, members, target, run)).collect()
    }

    /// The strongest of them.
    pub fn best_force(&self, game: &Ccg, seat: Seat, target: Spot, run: bool) -> Option<Force> {
        self.forces(game, seat, target, run).into_iter().max_by_key(|force| (force.offense, force.defense))
    }

    /// How the battle stands that goes on.
    pub fn outlook(&self, game: &Ccg) -> Option<Outlook> {
        let (read, battle) = (self.read(game), self.board.battle?);
        let target = Spot::new(battle.against, battle.target);
        let attackers = column(read, battle.by);
        let defenders = battle.skirmish.then(|| column(read, battle.against));
        let (security, totals) = (read.security(target), |column: &Column| [column.offense, column.defense]);
        let fate = fate(totals(&attackers), defenders.as_ref().map(totals), security);
        Some(Outlook { battle, security, worth: read.worth(target), attackers, defenders, fate })
    }
}

/// What Runners would bring.
fn force(read: Read<'_>, seat: Seat, members: Members, target: Spot, run: bool) -> Force {
    let board = read.tried(seat, members, target, seat, run);
    let tried = Read { game: read.game, board: &board };
    let team = bits(members).next().and_then(|slot| read.piece(Spot::new(seat, slot))).map_or(0, |piece| piece.team);
    Force { team, count: members.count_ones() as u8, offense: tried.offense(seat), defense: tried.defense(seat) }
}

/// What everybody of a side brings.
fn column(read: Read<'_>, seat: Seat) -> Column {
    let share = |(slot, piece): (u8, &Piece)| {
        let at = Spot::new(seat, slot);
        let afar = !piece.fights();
        let (offense, defense) = match (afar, piece.used()) {
            (true, _) => (read.lends(at), 0),
            (false, true) => (0, 0),
            (false, false) => (read.with_gear(at, Stat::Sr), read.with_gear(at, Stat::Def)),
        };
        Share { at, offense, defense, afar, used: piece.used() && !afar }
    };
    let there = |(_, piece): &(u8, &Piece)| piece.fights() || piece.marks.has(Marks::SNIPES);
    let shares = read.board.side(seat).runners().filter(there).map(share).collect();
    Column { seat, shares, offense: read.offense(seat), defense: read.defense(seat) }
}

fn progress(read: Read<'_>, seat: Seat, goal: Goal<CardId>) -> Progress {
    let side = read.board.side(seat);
    let controls = |card: CardId| i16::from(side.in_play().any(|(_, piece)| piece.card == card));
    match goal {
        Goal::Have(tally, least) => {
            let has = read.tally(Eye::new(seat, Spot::new(seat, SPONSOR)), tally);
            Progress { aim: aim(tally), has, needs: least.into() }
        }
        Goal::EveryLocation => {
            let all = Attributes::of(Attribute::LOCATIONS);
            let held = side.of(Kind::Location).fold(Attributes::NONE, |held, (_, piece)| held.with(read.card(piece.card).bits));
            Progress { aim: Aim::Locations, has: held.both(all).count() as i16, needs: all.count() as i16 }
        }
        Goal::Control(card) => Progress { aim: Aim::Control(card), has: controls(card), needs: 1 },
        Goal::Punknaught => {
            let complete =
                |(slot, piece): (u8, &Piece)| read.card(piece.card).is(Attribute::Punknaught) && read.complete(Spot::new(seat, slot));
            let built = (PARTS - missing(read, seat, false).cards()) as i16;
            let needs = PARTS as i16;
            // Parts may be there and the wrong ones.
            let has = if side.of(Kind::Equipment).any(complete) { needs } else { built.min(needs - 1) };
            Progress { aim: Aim::Punknaught, has, needs }
        }
        Goal::Complete(card) => Progress { aim: Aim::Complete(card), has: 0, needs: 1 },
    }
}

fn aim(tally: Tally) -> Aim {
    match tally {
        Tally::Defense => Aim::Defense,
        Tally::Offense => Aim::Offense,
        Tally::BodyParts => Aim::BodyParts,
        Tally::BustPoints => Aim::BustPoints,
        Tally::Cards(which) if which.what == What::Cyber => Aim::Cyber,
        Tally::Cards(which) if which.with == Some(Attribute::Vehicle) => Aim::Vehicles,
        _ => Aim::Cards,
    }
}

/// The Stash of a player, as a target.
pub const fn stash(seat: Seat) -> Spot {
    Spot::new(seat, STASHED)
}
