//! What a battle is reckoned with: offense and defense totals, security (Hits). It changes nothing.

use table::{Seat, rule};

use super::Read;
use crate::catalog::effects::Static;
use crate::catalog::words::{Attribute, Kind, Stat};
use crate::faces::holds;
use crate::state::{Marks, Piece, STASHED, Spot};

/// The security of a Stash for each card (R108), and its Ops Points (R109).
const STASH_SECURITY: i16 = 5;
const STASH_OPS: i16 = 3;

/// What a Skirmish comes to, from offense and defense of the attacker and of the defender: who is beaten, and what is left
/// of the attacker's (R263, R264, R271, R277, R278).
pub(crate) const fn skirmish([offense, defense]: [i16; 2], [blow, wall]: [i16; 2]) -> ([bool; 2], [i16; 2]) {
    ([blow > defense, offense > wall], [offense - wall, defense - blow])
}

/// What security does to what is left of an attacker: whether it is overcome, and otherwise whether the team is beaten by it
/// (R283, R284, R288, R289).
pub(crate) const fn security_test([offense, defense]: [i16; 2], security: i16) -> (bool, bool) {
    (offense > security, offense <= security && security > defense)
}

impl Read<'_> {
    /// A number of a Runner with its unused gear, of Weapons the equipped ones (R058, R071).
    pub fn with_gear(&self, at: Spot, stat: Stat) -> i16 {
        let gear = |(slot, piece): (u8, &Piece)| {
            let (card, spot) = (self.card(piece.card), Spot::new(at.seat, slot));
            if piece.used() {
                0
            } else if card.is(Attribute::Punknaught) {
                self.punknaught(spot, stat)
            } else if card.is(Attribute::Weapon) && !piece.marks.has(Marks::EQUIPPED) {
                0
            } else {
                if card.kind == Kind::Cyber {
                    rule!(R058);
                    rule!(R064);
                    rule!(R065);
                } else {
                    rule!(R071);
                }
                self.stat(spot, stat)
            }
        };
        self.stat(at, stat) + self.board.side(at.seat).attached(at.slot).map(gear).sum::<i16>()
    }

    /// The Runners of a player in the battle.
    pub fn fighters(&self, seat: Seat) -> impl Iterator<Item = (Spot, &Piece)> + Clone + '_ {
        self.board.side(seat).runners().filter(|(_, piece)| piece.fights()).map(move |(slot, piece)| (Spot::new(seat, slot), piece))
    }

    /// The offense total (R259).
    pub fn offense(&self, seat: Seat) -> i16 {
        rule!(R038);
        rule!(R259);
        rule!(R260);
        rule!(R261);
        let unused = || self.fighters(seat).filter(|(_, piece)| !piece.used());
        let close: i16 = unused().map(|(at, _)| self.with_gear(at, Stat::Sr)).sum();
        let lent = self.board.side(seat).runners().filter(|(_, piece)| piece.marks.has(Marks::SNIPES));
        let far: i16 = lent
            .map(|(slot, _)| {
                rule!(R039);
                self.lends(Spot::new(seat, slot))
            })
            .sum();
        let point_blank = |at: Spot| self.held(at, holds::POINT_BLANK).any(|what| *what == Static::PointBlank);
        let blank = unused().filter(|(at, _)| point_blank(*at)).map(|(at, _)| self.with_gear(at, Stat::Lr)).max().unwrap_or(0);
        close + far + blank.max(0)
    }

    /// The defense total (R262).
    pub fn defense(&self, seat: Seat) -> i16 {
        rule!(R040);
        rule!(R262);
        self.fighters(seat).filter(|(_, piece)| !piece.used()).map(|(at, _)| self.with_gear(at, Stat::Def)).sum()
    }

    /// The Security Total of a target (R279, R282).
    pub fn security(&self, target: Spot) -> i16 {
        if target.slot == STASHED {
            rule!(R108);
            rule!(R282);
            return 3 * STASH_SECURITY * self.board.side(target.seat).stash().count() as i16;
        }
        rule!(R024);
        rule!(R279);
        rule!(R280);
        rule!(R281);
        self.stat(target, Stat::MSec) + 2 * self.stat(target, Stat::ESec)
    }

    /// The Ops Points of a target (R109, R287).
    pub fn worth(&self, target: Spot) -> i16 {
        if target.slot == STASHED {
            rule!(R109);
            rule!(R287);
            return STASH_OPS * self.board.side(target.seat).stash().count() as i16;
        }
        rule!(R025);
        self.stat(target, Stat::OpsPoints)
    }
}
