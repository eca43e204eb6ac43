//! What a battle is worth: it is tried on a copy of the table with the rules' own totals (`engine/foresight.rs`).

use table::Seat;

use super::mind::Mind;
use crate::catalog::words::{Attribute, Kind};
use crate::engine::{Members, Read, bits};
use crate::state::{STASHED, Spot};

/// What a force brings: totals without anything that is done in the battle, and what its Solos can add (R187).
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Force {
    /// Its team, 0 for Runners without one.
    pub team: u8,
    pub offense: i16,
    pub defense: i16,
    pub senses: i16,
    /// What would be lost with it.
    pub stake: f32,
}

/// What comes of a Hit or Run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fate {
    pub won: bool,
    pub beaten: bool,
    pub beats: bool,
}

/// What comes of it if everybody puts what can be added where it is needed.
pub(super) fn fate(attack: Force, extra: i16, defend: Option<Force>, security: i16) -> Fate {
    let wall = defend.map_or(0, |force| force.defense + force.senses);
    let need = security + wall + 1 - attack.offense;
    let most = attack.senses + extra;
    let won = need <= most;
    // What the attack does not need, or what cannot win it, goes into its defense.
    let spare = if won { (attack.senses - need.max(0)).max(0) } else { attack.senses };
    let blow = defend.map_or(0, |force| force.offense);
    let beaten = defend.is_some() && blow > attack.defense + spare || !won && defend.is_none() && security > attack.defense + spare;
    let beats = defend.is_some() && attack.offense + if won { most } else { 0 } > wall;
    let overrun = !won && beats && security > attack.defense + spare - blow;
    Fate { won: won && !(defend.is_some() && blow > attack.defense + spare), beaten: beaten || overrun, beats }
}

impl Mind<'_> {
    /// What a group would bring to a battle about something.
    pub fn force(&self, seat: Seat, slots: Members, target: Spot, by: Seat, run: bool) -> Force {
        let board = self.read.tried(seat, slots, target, by, run);
        let mut force = Force::default();
        for slot in bits(slots) {
            force.team = self.read.piece(Spot::new(seat, slot)).map_or(0, |piece| piece.team);
        }
        let read = Read { game: self.game, board: &board };
        (force.offense, force.defense) = (read.offense(seat), read.defense(seat));
        for slot in bits(slots) {
            let at = Spot::new(seat, slot);
            if read.is(at, Attribute::Solo) {
                force.senses += read.power(at);
            }
            force.stake += self.stake(at);
        }
        force
    }

    /// What would be lost if a Runner were beaten: its Equipment, or itself with its Cyber (R265, R266).
    pub fn stake(&self, at: Spot) -> f32 {
        let read = self.read;
        let (mut gear, mut cyber, mut any) = (0.0, 0.0, false);
        for (_, piece) in read.board.side(at.seat).attached(at.slot) {
            let card = read.card(piece.card);
            if card.kind == Kind::Equipment {
                (gear, any) = (gear + f32::from(card.cost), true);
            } else {
                cyber += f32::from(card.cost);
            }
        }
        let body = read.printed(at).map_or(0.0, |card| f32::from(card.cost));
        if any { gear } else { body + cyber }
    }

    /// What an attacker gains by a target, and the owner loses.
    pub fn prize(&self, target: Spot, run: bool) -> f32 {
        let read = self.read;
        let points = f32::from(read.worth(target)) * self.tracks.per_ops();
        if run {
            let wanted = read.piece(target).map_or(0.0, |piece| self.completion(piece.card));
            return points + wanted;
        }
        let rival = self.rank(target.seat);
        if target.slot == STASHED {
            let cards = read.board.side(target.seat).stash();
            return points + rival * cards.map(|(_, piece)| 0.5 * f32::from(read.card(piece.card).cost)).sum::<f32>();
        }
        points + rival * self.value(target)
    }

    /// What a Hit on something by a group comes to, if its owner answers as well as it can.
    pub fn hit(&self, by: Seat, slots: Members, target: Spot, extra: i16) -> f32 {
        let (security, force) = (self.read.security(target), self.force(by, slots, target, by, false));
        let prize = self.prize(target, false);
        let judge = |defend: Option<Force>| {
            let fate = fate(force, extra, defend, security);
            let theirs = defend.map_or(0.0, |defend| defend.stake);
            f32::from(u8::from(fate.won)) * prize + f32::from(u8::from(fate.beats)) * 0.5 * theirs
                - f32::from(u8::from(fate.beaten)) * force.stake
        };
        let mut worst = judge(None);
        if !self.read.board.unguarded.contains(by) {
            let (groups, count) = self.read.groups(target.seat, None, false);
            for &slots in &groups[..count] {
                let defend = self.force(target.seat, slots, target, by, false);
                worst = worst.min(judge(Some(defend)));
            }
        }
        worst - 1.0
    }

    /// What a Run at something by a group comes to.
    pub fn run(&self, by: Seat, slots: Members, target: Spot, extra: i16) -> f32 {
        let force = self.force(by, slots, target, by, true);
        let fate = fate(force, extra, None, self.read.security(target));
        f32::from(u8::from(fate.won)) * self.prize(target, true) - f32::from(u8::from(fate.beaten)) * force.stake - 0.5
    }

    /// What a battle about something comes to for this seat with its best group, and which that is.
    pub fn best_attack(&self, target: Spot, run: bool) -> (f32, Members) {
        let (groups, count) = self.read.groups(self.seat, (!run).then_some(target.seat), false);
        let mut best = (f32::MIN, 0);
        for &slots in &groups[..count] {
            let force: table::array::Array<Spot, 16> = bits(slots).map(|slot| Spot::new(self.seat, slot)).take(16).collect();
            if !self.read.meets(self.seat, target, &force) {
                continue;
            }
            let extra = self.support(slots);
            let worth = if run { self.run(self.seat, slots, target, extra) } else { self.hit(self.seat, slots, target, extra) };
            if worth > best.0 {
                best = (worth, slots);
            }
        }
        best
    }

    /// The LR that others could lend, as far as it can be paid (R241-R243).
    pub fn support(&self, but: Members) -> i16 {
        let read = self.read;
        let free = read.reach(self.seat, crate::frame::Purpose::Other);
        let side = read.board.side(self.seat);
        let others = side.in_play().filter(|(slot, piece)| {
            but & (1 << slot) == 0 && piece.ready() && read.card(piece.card).kind == Kind::Runner && !piece.fights()
        });
        let lends = |slot: u8| read.lends(Spot::new(self.seat, slot)).max(0);
        let most: i16 = others.map(|(slot, _)| lends(slot)).filter(|&lr| lr <= free).sum();
        most.min(free)
    }
}
