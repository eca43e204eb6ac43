//! What a Unit may attack, as far as its marks and the persistent effects in force say (T162-T170). Nothing is changed
//! here.

use table::{Seat, rule};

use super::queries::Queries;
use crate::catalog::Traits;
use crate::catalog::words::{Cond, EntryPoint, Keyword, Static};
use crate::state::{Aimed, Marks, Permit, Piece, rival};

/// What an attacker may attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reach {
    pub(crate) units: bool,
    pub(crate) gigs: bool,
    pub(crate) permit: Permit,
}

/// The sorts of persistent effects that say what a Unit may attack.
const REACHES: Traits = Traits::always(Static::OnEntry { at: EntryPoint::Units, cond: None })
    .with(Traits::always(Static::AttacksReadyBlockers(Cond::Did)))
    .with(Traits::always(Static::CannotAttack))
    .with(Traits::always(Static::AttacksAfterProgram))
    .with(Traits::always(Static::OnlyUnits));

impl<'a> Queries<'a> {
    /// What a Unit may attack now, apart from whether there is a target (T162, T169).
    #[inline]
    pub(crate) fn reach(self, seat: Seat, piece: &'a Piece) -> Option<Reach> {
        rule!(T162);
        if !piece.on_field() || piece.spent() { None } else { self.reach_of_ready(seat, piece) }
    }

    /// What a ready Unit may attack now.
    fn reach_of_ready(self, seat: Seat, piece: &'a Piece) -> Option<Reach> {
        rule!(T037);
        if piece.marks.has(Marks::NO_ATTACK[0] | Marks::NO_ATTACK[1]) {
            return None;
        }
        let (mut units, mut gigs, mut permit) = (true, true, Permit::Spent);
        let mut spent_only = false;
        if piece.marks.has(Marks::LAG) {
            if self.in_force(rival(seat), Static::RivalsWait) {
                rule!(T374);
                return None;
            }
            rule!(T138);
            let free = piece.marks.has(Marks::SOLO_NOW) || self.has(seat, piece, Keyword::Adrenaline);
            if free {
                rule!(T271);
                rule!(T272);
                rule!(T368);
            } else {
                units = piece.marks.has(Marks::ATTACK_UNITS);
                gigs = false;
                spent_only = piece.marks.has(Marks::ATTACK_SPENT);
            }
        }
        let says = self.traits(seat).meets(REACHES) && self.traits_of(seat, piece).meets(REACHES);
        if says && !self.reach_of_cards(seat, piece, &mut units, &mut gigs, &mut permit) {
            return None;
        }
        if piece.marks.has(Marks::ATTACK_READY) {
            rule!(T169);
            rule!(T170);
            permit = Permit::Ready;
        }
        if spent_only && !units {
            // What lifts Lag for spent Units alone lifts it for no others, whatever else the Unit may attack (T170).
            rule!(T170);
            (units, permit) = (true, Permit::Spent);
        }
        (units || gigs).then_some(Reach { units, gigs, permit })
    }

    /// What persistent effects let a Unit attack, or not (T169, T170); `false` if it cannot attack at all.
    #[inline(never)]
    fn reach_of_cards(self, seat: Seat, piece: &'a Piece, units: &mut bool, gigs: &mut bool, permit: &mut Permit) -> bool {
        for (_, always) in self.statics(seat, piece) {
            match always {
                Static::OnEntry { at, cond } if cond.is_none_or(|cond| self.plain(cond, seat)) => {
                    rule!(T170);
                    rule!(T036);
                    rule!(T169);
                    match at {
                        EntryPoint::Units => *units = true,
                        EntryPoint::GigArea => *gigs = true,
                    }
                }
                Static::AttacksReadyBlockers(cond) if self.plain(cond, seat) => *permit = Permit::Blockers,
                _ => {}
            }
        }
        for (_, always) in self.statics(seat, piece) {
            match always {
                Static::CannotAttack => return false,
                Static::AttacksAfterProgram if !self.board.side(seat).deeds.program => return false,
                Static::OnlyUnits => *gigs = false,
                _ => {}
            }
        }
        true
    }

    /// Whether a rival Unit is a legal target (T163, T164).
    #[inline]
    pub(crate) fn is_target(self, defender: Seat, unit: &Piece, permit: Permit) -> bool {
        rule!(T163);
        rule!(T168);
        if !unit.on_field() {
            return false;
        }
        if unit.spent() {
            return true;
        }
        rule!(T164);
        match permit {
            Permit::Spent => false,
            Permit::Blockers => self.has(defender, unit, Keyword::Blocker),
            Permit::Ready => true,
        }
    }

    /// Whether an attack aims at a Unit that is ready.
    pub(crate) fn aims_at_ready(self, aimed: Aimed) -> bool {
        matches!(aimed, Aimed::Unit(id) if self.board.find(id).is_some_and(|(_, unit)| !unit.spent()))
    }

    /// Whether the attacks of a Unit can be blocked.
    pub(crate) fn blockable(self, seat: Seat, piece: &'a Piece) -> bool {
        let unblockable = |always| matches!(always, Static::Unblockable(cond) if self.plain(cond, seat));
        !(self.in_force(seat, Static::Unblockable(Cond::Did)) && self.statics(seat, piece).any(|(_, always)| unblockable(always)))
    }

    /// Whether who has this reach may attack this rival Unit.
    pub(crate) fn reaches(self, reach: Reach, defender: Seat, unit: &Piece) -> bool {
        reach.units && self.is_target(defender, unit, reach.permit)
    }

    /// Whether there is something that an attacker of a player may attack.
    #[inline]
    pub(crate) fn any_target(self, seat: Seat, reach: Reach) -> bool {
        let other = rival(seat);
        rule!(T166);
        (reach.gigs && self.board.dice.has_gigs(other))
            || (reach.units && self.board.side(other).units().any(|unit| self.is_target(other, unit, reach.permit)))
    }
}
