//! Attacks: target, reactions, fights (T159-T222).

use table::frames::Procedures;
use table::{Chance, Seat, Witness, rule};

use super::Engine;
use super::queries::Queries;
use super::reach::Reach;
use super::trigger::about;
use crate::catalog::words::{Static, Tag, When};
use crate::choice::{Choice, Target};
use crate::event::Event;
use crate::frame::{AttackStep, Doing, Frame};
use crate::gigs::DieId;
use crate::state::{Aimed, Attack, Doomed, Fight, Marks, Piece, rival};

/// A fight between two Units, with the powers of this moment (A09).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Duel {
    /// Their powers.
    pub powers: [u8; 2],
    /// Who wins; none of them in a tie.
    pub won: [bool; 2],
    /// Whether each would fall if it lost, by what the other can do to it.
    pub falls: [bool; 2],
}

impl Queries<'_> {
    /// How a fight between two Units would end (T205-T209, T214-T216).
    pub(crate) fn duel(self, units: [u8; 2]) -> Duel {
        let powers = units.map(|id| self.power_of(id));
        rule!(T206);
        rule!(T220);
        rule!(T222);
        let overrules = |own: u8, other: u8| {
            let (Some((seat, piece)), Some((_, other))) = (self.board.find(own), self.board.find(other)) else { return false };
            self.in_force(seat, Static::WinsAgainst(Tag::Corpo))
                && self.statics(seat, piece).any(|(_, always)| matches!(always, Static::WinsAgainst(tag) if self.is(other, tag)))
        };
        let forced = [overrules(units[0], units[1]), overrules(units[1], units[0])];
        let wins = |own: usize, other: usize| {
            if forced[own] != forced[other] {
                rule!(T209);
                forced[own]
            } else {
                powers[own] > powers[other]
            }
        };
        let won = [wins(0, 1), wins(1, 0)];
        let tie = !won[0] && !won[1];
        if tie {
            rule!(T207);
        }
        let marks = units.map(|id| self.board.find(id).map_or(Marks::default(), |(_, piece)| piece.marks));
        let edition = self.board.edition;
        let falls = |own: usize, other: usize| {
            let zero = powers[other] == 0 && !(tie && edition.zero_tie_defeats());
            if powers[other] == 0 {
                if tie && edition.zero_tie_defeats() {
                    rule!(T216);
                } else {
                    rule!(T214);
                    rule!(T215);
                }
            } else if tie {
                rule!(T208);
            }
            !zero && !marks[own].has(Marks::UNDEFEATED) && !marks[other].has(Marks::HARMLESS)
        };
        Duel { powers, won, falls: [falls(0, 1), falls(1, 0)] }
    }
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// A step of the attack; `false` if it asks.
    #[inline(never)]
    pub(super) fn attack_step(&mut self, stage: AttackStep) -> bool {
        let Some(attack) = self.state.board.attack else {
            self.pop();
            return true;
        };
        if self.state.board.watches.is_full() {
            self.void();
            return true;
        }
        let seat = self.state.board.turn;
        if matches!(stage, AttackStep::Target | AttackStep::React | AttackStep::Clash) && self.has_ended(attack) {
            rule!(T199);
            rule!(T201);
            self.tell(|| Event::AttackEnds { seat });
            self.become_frame(Frame::Attack(AttackStep::Over));
            return true;
        }
        match stage {
            AttackStep::Target if attack.aimed != Aimed::Open => self.become_frame(Frame::Attack(AttackStep::React)),
            AttackStep::Target => {
                rule!(T175);
                let Attack { units, gigs, permit, .. } = attack;
                if !self.reads().any_target(seat, Reach { units, gigs, permit }) {
                    rule!(T172);
                    self.tell(|| Event::AttackEnds { seat });
                    self.become_frame(Frame::Attack(AttackStep::Over));
                    return true;
                }
                return false;
            }
            AttackStep::React => {
                rule!(T197);
                return false;
            }
            AttackStep::Clash => {
                rule!(T198);
                match attack.aimed {
                    Aimed::Unit(defender) => self.fight(attack, defender),
                    _ => self.attack_steals(attack),
                }
            }
            AttackStep::Result => self.fight_result(),
            AttackStep::Over => {
                rule!(T203);
                rule!(T179);
                rule!(T202);
                rule!(T219);
                self.state.board.attack = None;
                self.state.board.fight = None;
                self.pop();
            }
        }
        true
    }

    /// Whether an attack has ended early: the attacker or defender has left, or the target is legal no more
    /// (T199, T200). An emptied Gig area does not end it (T204).
    fn has_ended(&self, attack: Attack) -> bool {
        let reads = self.reads();
        let defender = rival(reads.board.turn);
        if !reads.board.find(attack.attacker).is_some_and(|(_, piece)| piece.on_field()) {
            return true;
        }
        match attack.aimed {
            Aimed::Open => false,
            Aimed::Gigs => {
                rule!(T204);
                false
            }
            Aimed::Unit(id) => {
                rule!(T200);
                let legal = |unit: &Piece| attack.granted || reads.is_target(defender, unit, attack.permit);
                !reads.board.side(defender).piece(id).is_some_and(|unit| unit.on_field() && legal(unit))
            }
        }
    }

    /// The target is named (T175).
    #[inline(never)]
    pub(super) fn aim(&mut self, target: Target) {
        let aimed = match target {
            Target::Gigs => Aimed::Gigs,
            Target::Unit(name) => self.state.board.named(name).map_or(Aimed::Open, |unit| Aimed::Unit(unit.id)),
            Target::Later => Aimed::Open,
        };
        let seat = self.state.board.turn;
        let granted = self.reads().aims_at_ready(aimed);
        if let Some(attack) = &mut self.state.board.attack {
            (attack.aimed, attack.granted) = (aimed, granted);
        }
        self.tell(|| Event::Aims { target, seat });
    }

    /// The defender reacts, or lets the attack go on (T181-T196).
    #[inline(never)]
    pub(super) fn react(&mut self, seat: Seat, choice: Choice) {
        rule!(T182);
        rule!(T195);
        rule!(T183);
        if choice == Choice::Pass {
            rule!(T196);
            self.tell(|| Event::Passes { seat });
            return self.become_frame(Frame::Attack(AttackStep::Clash));
        }
        rule!(T193);
        self.push(Frame::Settle(self.state.board.turn));
        match choice {
            Choice::Block(name) => self.block(name),
            choice => {
                if matches!(choice, Choice::Call(_) | Choice::CallAny) {
                    rule!(T153);
                } else {
                    rule!(T185);
                    rule!(T275);
                }
                self.act(seat, choice);
            }
        }
    }

    /// A Unit spends itself and becomes the target (T187, T273).
    fn block(&mut self, name: crate::state::Name) {
        let Some(id) = self.state.board.named(name).map(|piece| piece.id) else { return };
        rule!(T187);
        rule!(T273);
        rule!(T191);
        if let Some(attack) = &mut self.state.board.attack {
            if attack.aimed == Aimed::Gigs {
                rule!(T188);
                rule!(T189);
            } else {
                rule!(T190);
            }
            (attack.aimed, attack.granted) = (Aimed::Unit(id), false);
        }
        self.tell(|| Event::Blocks { unit: name });
        self.spend(id);
        self.fire_own(name.seat, id, When::Blocks, false, about(id, DieId::NONE));
        self.fire(name.seat, When::FriendBlocks, about(id, DieId::NONE));
    }

    /// A fight: powers are compared, and what winning and losing triggers comes before the defeat (T205-T210).
    #[inline(never)]
    fn fight(&mut self, attack: Attack, defender: u8) {
        self.become_frame(Frame::Attack(AttackStep::Result));
        self.push(Frame::Settle(self.state.board.turn));
        if let Some(attack) = &mut self.state.board.attack {
            attack.fighting = true;
        }
        let units = [attack.attacker, defender];
        let reads = self.reads();
        let (Some(first), Some(second)) = (reads.board.name(units[0]), reads.board.name(units[1])) else { return };
        let marks = units.map(|id| reads.board.find(id).map_or(Marks::default(), |(_, piece)| piece.marks));
        let Duel { powers, won, falls } = reads.duel(units);
        let tie = !won[0] && !won[1];
        let fight = Fight { units, lost: [!won[0], !won[1]], falls };
        self.state.board.fight = Some(fight);
        self.tell(|| Event::Fights { units: [first, second], powers });
        for (own, other) in [(0, 1), (1, 0)] {
            if let Some(piece) = self.state.board.piece_mut(units[own]) {
                piece.marks.clear(Marks::HARMLESS);
                if piece.marks.has(Marks::WATCHED) {
                    piece.marks.put(Marks::CLASHED);
                }
            }
            let subject = about(units[other], DieId::NONE);
            rule!(T210);
            let name = if own == 0 { first } else { second };
            if won[own] {
                self.tell(|| Event::Wins { unit: name });
                self.fire_own(name.seat, units[own], When::Wins, marks[own].has(Marks::WON), subject);
                let by = powers[own].saturating_sub(powers[other]);
                self.watched(units[own], units[own], |when| matches!(when, When::ItWinsBy(least) if by >= least));
                if let Some(piece) = self.state.board.piece_mut(units[own]) {
                    piece.marks.put(Marks::WON);
                }
            } else {
                self.fire_own(name.seat, units[own], When::Loses, false, subject);
                self.watched(units[own], units[other], |when| when == When::ItLoses);
            }
        }
        if tie {
            self.tell(|| Event::Tie);
        }
    }

    /// Effects that wait for what a Unit does, once; they are about `subject`.
    fn watched(&mut self, id: u8, subject: u8, fits: impl Fn(When) -> bool) {
        let catalog = self.catalog;
        let board = &mut self.state.board;
        let mut waiting = std::mem::take(&mut board.watches);
        waiting.retain(|doing| {
            let when = catalog.card(doing.card).ability.get(usize::from(doing.ability)).and_then(|ability| ability.when.first().copied());
            let now = doing.it == id && when.is_some_and(&fits);
            if now {
                board.pending.push(Doing { it: subject, ..doing });
            }
            !now
        });
        board.watches = waiting;
    }

    /// Losers are defeated by their opponents (T212).
    #[inline(never)]
    fn fight_result(&mut self) {
        self.become_frame(Frame::Attack(AttackStep::Over));
        self.push(Frame::Settle(self.state.board.turn));
        let Some(fight) = self.state.board.fight else { return };
        rule!(T212);
        rule!(T221);
        for place in 0..2 {
            let (id, lost) = (fight.units[place], fight.lost[place]);
            if lost
                && fight.falls[place]
                && let Some((seat, piece)) = self.state.board.find(id)
                && piece.on_field()
            {
                self.state.board.doomed.push(Doomed::new(seat, id));
            } else if lost {
                rule!(T217);
            }
        }
        self.push(Frame::Doom(0));
    }
}
