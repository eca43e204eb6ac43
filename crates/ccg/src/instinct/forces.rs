//! Who could go together, and what would come of it: a battle is tried on a copy of the table with the rules' own totals.

use table::Seat;

use super::mind::Mind;
use crate::catalog::words::{Attribute, Kind, Stat};
use crate::engine::Read;
use crate::state::{Battle, Board, Marks, STASHED, Spot};

/// A set of slots of one side.
pub(super) type Slots = u128;

/// The most groups that are looked at.
pub(super) const MOST: usize = 6;

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
    /// The Runners of a player that could go or defend now, as groups: each team, and the best without one. Before a turn,
    /// `fresh` takes used ones as unused.
    pub fn groups(&self, seat: Seat, against: Option<Seat>, fresh: bool) -> ([Slots; MOST], usize) {
        let read = self.read;
        let side = read.board.side(seat);
        let mut groups = [0; MOST];
        let mut count = 0;
        let teams = side.in_play().map(|(_, piece)| piece.team).max().unwrap_or(0);
        for team in 1..=teams {
            let goes = |at: &Spot| read.piece(*at).is_some_and(|piece| fresh || read.may_go(*at, piece, against));
            let slots = read.team(seat, team).filter(goes).fold(0, |slots, at| slots | 1 << at.slot);
            if slots != 0 && count < MOST - 1 {
                groups[count] = slots;
                count += 1;
            }
        }
        let free = side.in_play().filter(|(slot, piece)| {
            let at = Spot::new(seat, *slot);
            piece.team == 0 && read.card(piece.card).kind == Kind::Runner && (fresh || read.may_go(at, piece, against))
        });
        let mut best: [(i16, u8); 4] = [(i16::MIN, 0); 4];
        let mut nomad = false;
        for (slot, _) in free {
            let at = Spot::new(seat, slot);
            nomad |= read.is(at, Attribute::Nomad);
            let mut entry = (self.might(at), slot);
            for place in &mut best {
                if entry.0 > place.0 {
                    std::mem::swap(&mut entry, place);
                }
            }
        }
        let slots: Slots = best
            .iter()
            .take(if nomad { 4 } else { 3 })
            .filter(|(might, _)| *might > i16::MIN)
            .fold(0, |slots, (_, slot)| slots | 1 << slot);
        if slots != 0 {
            groups[count] = slots;
            count += 1;
        }
        (groups, count)
    }

    /// How much a Runner brings to a battle, roughly: with its best Weapon, and its Power if it is a Solo.
    pub fn might(&self, at: Spot) -> i16 {
        let read = self.read;
        let Some(card) = read.printed(at) else { return 0 };
        let (mut sum, mut best) = (i16::from(card.sr) + i16::from(card.def) / 2, 0);
        for (_, piece) in read.board.side(at.seat).attached(at.slot).filter(|(_, piece)| !piece.used()) {
            let gear = read.card(piece.card);
            let adds = i16::from(gear.sr) + i16::from(gear.def) / 2;
            if gear.is(Attribute::Weapon) { best = adds.max(best) } else { sum += adds }
        }
        sum + best + if card.is(Attribute::Solo) { i16::from(card.power) } else { 0 }
    }

    /// What a group would bring to a battle about something.
    pub fn force(&self, seat: Seat, slots: Slots, target: Spot, by: Seat, run: bool) -> Force {
        let mut board = *self.read.board;
        board.battle = Some(Battle {
            run,
            by,
            against: target.seat,
            target: target.slot,
            card: board.piece(target).map(|piece| piece.card).unwrap_or_default(),
            skirmish: seat != by,
            tie: false,
            left: [0; 2],
            beaten: [false; 2],
            worth: 0,
            won: false,
        });
        let mut force = Force::default();
        let plain = self.read;
        for slot in bits(slots) {
            board.mark(Spot::new(seat, slot), Marks::FIGHTS);
            force.team = plain.piece(Spot::new(seat, slot)).map_or(0, |piece| piece.team);
            self.equip(&mut board, Spot::new(seat, slot));
        }
        for slot in bits(slots) {
            if let Some(piece) = board.piece_mut(Spot::new(seat, slot)) {
                piece.marks.clear(Marks::USED);
            }
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

    /// The Weapons that serve best.
    fn equip(&self, board: &mut Board, at: Spot) {
        let read = self.read;
        let weapons = || {
            let worn = read.board.side(at.seat).attached(at.slot);
            worn.filter(|(_, piece)| !piece.used() && read.card(piece.card).is(Attribute::Weapon))
        };
        let adds = |slot: u8| 2 * read.stat(Spot::new(at.seat, slot), Stat::Sr) + read.stat(Spot::new(at.seat, slot), Stat::Def);
        if let Some((slot, _)) = weapons().max_by_key(|(slot, _)| adds(*slot)) {
            board.mark(Spot::new(at.seat, slot), Marks::EQUIPPED);
        }
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
    pub fn hit(&self, by: Seat, slots: Slots, target: Spot, extra: i16) -> f32 {
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
            let (groups, count) = self.groups(target.seat, None, false);
            for &slots in &groups[..count] {
                let defend = self.force(target.seat, slots, target, by, false);
                worst = worst.min(judge(Some(defend)));
            }
        }
        worst - 1.0
    }

    /// What a Run at something by a group comes to.
    pub fn run(&self, by: Seat, slots: Slots, target: Spot, extra: i16) -> f32 {
        let force = self.force(by, slots, target, by, true);
        let fate = fate(force, extra, None, self.read.security(target));
        f32::from(u8::from(fate.won)) * self.prize(target, true) - f32::from(u8::from(fate.beaten)) * force.stake - 0.5
    }

    /// What a battle about something comes to for this seat with its best group, and which that is.
    pub fn best_attack(&self, target: Spot, run: bool) -> (f32, Slots) {
        let (groups, count) = self.groups(self.seat, (!run).then_some(target.seat), false);
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
    pub fn support(&self, but: Slots) -> i16 {
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

/// The slots of a set.
pub(super) fn bits(slots: Slots) -> impl Iterator<Item = u8> + Clone {
    let mut left = slots;
    std::iter::from_fn(move || {
        let slot = (left != 0).then(|| left.trailing_zeros() as u8);
        left &= left.wrapping_sub(1);
        slot
    })
}
