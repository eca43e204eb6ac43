//! An attack that goes on: its effects have been carried out, and its target is about to be named, or the defender
//! to react.

use table::reasons::Explains;
use table::{Lang, Prose};

use super::Staged;
use crate::choice::{Choice, Target};
use crate::engine::Queries;
use crate::frame::{self, Frame};
use crate::game::Tcg;
use crate::spelling;
use crate::state::{Aimed, Attack, Marks, Name, rival};

impl Staged<'_> {
    /// `KEY at KEY`, `KEY at gigs`, or `KEY` where the target is named later.
    pub(super) fn attack(&mut self) {
        let Some((line, words)) = self.given.take("attack") else { return };
        if let Err(says) = self.attacks(&words) {
            self.given.problem(line, says);
        }
    }

    fn attacks(&mut self, words: &str) -> Result<(), String> {
        let (attacker, aim) = words.split_once(" at ").map_or((words, None), |(attacker, aim)| (attacker.trim(), Some(aim.trim())));
        let seat = self.state.board.turn;
        let named = |stage: &mut Self, seat, key: &str| {
            let (card, copy) = spelling::copy_of(key)?;
            let card = stage.find(card)?;
            let name = Name { seat, card, copy };
            let piece = stage.state.board.named(name).copied().filter(|piece| piece.on_field());
            piece.map(|piece| (name, piece.id)).ok_or_else(|| format!("there is no {key} on the field of {seat}"))
        };
        let (name, id) = named(self, seat, attacker)?;
        let later = self.state.board.edition.target_after_triggers();
        let (target, aimed) = match aim {
            None if later => (Target::Later, Aimed::Open),
            None => return Err(format!("an attack names its target in this edition: '{attacker} at gigs', '{attacker} at KEY'")),
            Some("gigs") => (Target::Gigs, Aimed::Gigs),
            Some(key) => {
                let (name, id) = named(self, rival(seat), key)?;
                (Target::Unit(name), Aimed::Unit(id))
            }
        };
        // It was ready when it attacked, and is spent by it.
        if let Some(piece) = self.state.board.piece_mut(id) {
            piece.marks.clear(Marks::SPENT);
        }
        let attack = self.legal(name, target, aimed)?;
        let reads = Queries { catalog: self.catalog, board: &self.state.board };
        let tags = reads.board.find(id).map_or(0, |(_, piece)| reads.tags(piece));
        if let Some(piece) = self.state.board.piece_mut(id) {
            piece.marks.put(Marks::SPENT | Marks::WAS_SPENT);
            piece.marks.clear(Marks::ATTACK_READY);
        }
        self.state.board.side_mut(seat).deeds.attacked_tags |= tags;
        self.state.board.attack = Some(attack);
        let step = if aimed == Aimed::Open { frame::AttackStep::Target } else { frame::AttackStep::React };
        self.state.board.frames.push(Frame::Attack(step));
        Ok(())
    }

    /// The attack as it was declared, or why it cannot have been.
    fn legal(&self, name: Name, target: Target, aimed: Aimed) -> Result<Attack, String> {
        let reads = Queries { catalog: self.catalog, board: &self.state.board };
        let (seat, defender) = (name.seat, rival(name.seat));
        let attacker = reads.board.named(name);
        let reach = attacker.and_then(|piece| reads.reach(seat, piece));
        let found = match target {
            Target::Later => reach.is_some_and(|reach| reads.any_target(seat, reach)),
            Target::Gigs => reach.is_some_and(|reach| reach.gigs) && reads.board.dice.count(defender) > 0,
            Target::Unit(unit) => reads.board.named(unit).zip(reach).is_some_and(|(unit, reach)| reads.reaches(reach, defender, unit)),
        };
        let (Some(attacker), Some(reach), true) = (attacker, reach, found) else {
            let choice = Choice::Attack(name, target);
            let reason = Tcg::new(self.catalog).reason(&self.state, seat, choice);
            let told = reason.map(|reason| format!(": {} ({})", Tcg::new(self.catalog).because(&reason, Lang::En.into()), reason.rule.id));
            return Err(format!("'{}' was not possible{}", choice.key(self.catalog), told.unwrap_or_default()));
        };
        let granted = reads.aims_at_ready(aimed);
        let blockable = reads.blockable(seat, attacker);
        Ok(Attack {
            attacker: attacker.id,
            aimed,
            permit: reach.permit,
            granted,
            blockable,
            units: reach.units,
            gigs: reach.gigs,
            fighting: false,
        })
    }
}
