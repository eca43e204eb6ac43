//! Thefts: how many dice, which, what may stop it, and what follows (T223-T241).

use table::list::List;
use table::{Chance, Seat, Witness, rule};

use super::Engine;
use super::trigger::about;
use crate::catalog::words::{Size, Static, Tag, When};
use crate::choice::Choice;
use crate::event::Event;
use crate::frame::{AttackStep, Frame, Stealing};
use crate::gigs::{At, Die, DieId};
use crate::state::{Attack, Marks, rival};

/// The bit of a die.
const fn bit(die: DieId) -> u16 {
    1 << die.0
}

/// All dice, those of whom `by` steals from first: what is asked and told one after another does not hang on who sits
/// where.
fn dice(by: Seat) -> impl Iterator<Item = DieId> {
    [rival(by), by].into_iter().flat_map(|owner| Size::ALL.iter().map(move |&size| DieId::new(owner, size)))
}

/// How many dice a power steals (T226-T230).
pub(crate) fn dice_for(power: u8) -> u8 {
    rule!(T226);
    match power {
        0 => {
            rule!(T227);
            0
        }
        1..=9 => {
            rule!(T228);
            1
        }
        10..=19 => {
            rule!(T229);
            2
        }
        _ => {
            rule!(T230);
            power / 10 + 1
        }
    }
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// The attacker steals (T225).
    pub(super) fn attack_steals(&mut self, attack: Attack) {
        self.become_frame(Frame::Attack(AttackStep::Over));
        self.push(Frame::Settle(self.state.board.turn));
        rule!(T225);
        let count = dice_for(self.reads().power_of(attack.attacker));
        self.begin_steal(attack.attacker, count, false);
    }

    /// A Unit steals so many dice, or fewer where an effect says so.
    pub(super) fn begin_steal(&mut self, thief: u8, count: u8, unshared: bool) {
        let power = self.reads().power_of(thief);
        let Some((by, piece)) = self.state.board.find(thief) else { return };
        let left = count.saturating_sub(piece.fewer);
        if left == 0 || !self.state.board.dice.gigs(rival(by)).any(|die| self.stealable(by, thief, power, unshared, die)) {
            self.tell(|| Event::StoleNothing { seat: by });
            return;
        }
        self.push(Frame::Steal(Stealing { by, thief, left, chosen: 0, moved: 0, kept: 0, asked: 0, unshared, power }));
    }

    /// Whether a rival die can be stolen by this thief.
    fn stealable(&self, by: Seat, thief: u8, power: u8, unshared: bool, die: DieId) -> bool {
        let reads = self.reads();
        let Some((_, piece)) = reads.board.find(thief) else { return false };
        rule!(T232);
        reads.may_steal(by, piece, power, die) && !(unshared && reads.board.dice.shows(by, reads.board.dice.value(die)))
    }

    /// Goes on with a theft; `false` if a die has to be chosen (T231).
    #[inline(never)]
    pub(super) fn steal_step(&mut self, stealing: Stealing) -> bool {
        let taken = stealing.chosen | stealing.moved | stealing.kept;
        let Stealing { by, thief, power, unshared, .. } = stealing;
        let more =
            self.state.board.dice.gigs(rival(by)).any(|die| taken & bit(die) == 0 && self.stealable(by, thief, power, unshared, die));
        if stealing.left > 0 && more {
            return false;
        }
        if stealing.left > 0 {
            rule!(T233);
        }
        // Where all dice are chosen first, what may keep them comes now, one die after another (T234).
        if let Some(die) = dice(by).find(|&die| stealing.chosen & bit(die) & !stealing.asked != 0)
            && self.may_ransom(by)
        {
            self.become_frame(Frame::Steal(Stealing { asked: stealing.asked | bit(die), ..stealing }));
            self.push(Frame::Ransom(die));
            return true;
        }
        if stealing.chosen != 0 {
            self.move_chosen(stealing);
            return true;
        }
        self.steal_ends(stealing);
        true
    }

    /// A die is chosen; it moves at once (T237) or with the others (T236), unless it is kept (T234).
    #[inline(never)]
    pub(super) fn choose_stolen(&mut self, stealing: Stealing, die: DieId) {
        rule!(T231);
        let chosen = stealing.chosen | bit(die);
        let stealing = Stealing { left: stealing.left - 1, chosen, ..stealing };
        self.become_frame(Frame::Steal(stealing));
        rule!(T224);
        if !self.state.board.edition.steals_one_by_one() {
            return;
        }
        if self.may_ransom(stealing.by) {
            self.become_frame(Frame::Steal(Stealing { asked: stealing.asked | bit(die), ..stealing }));
            self.push(Frame::Ransom(die));
        } else {
            self.move_chosen(stealing);
        }
    }

    /// Whether the player who is stolen from could keep a Gig, as far as both can see.
    fn may_ransom(&self, by: Seat) -> bool {
        rule!(T234);
        let holder = rival(by);
        self.reads().in_force(holder, Static::Ransom) && !self.state.own(holder).hand.is_empty()
    }

    /// A Gig may be kept for a card whose cost is its value (T234, T235).
    #[inline(never)]
    pub(super) fn ransom(&mut self, die: DieId, seat: Seat, choice: Choice) {
        self.pop();
        let Some(Frame::Steal(stealing)) = self.state.board.frames.top() else { return };
        let mut next = stealing;
        if let Choice::Hand(card) = choice {
            rule!(T235);
            self.discard(seat, card);
            self.tell(|| Event::Ransomed { seat, die, card });
            next = Stealing { chosen: stealing.chosen & !bit(die), kept: stealing.kept | bit(die), ..stealing };
            self.become_frame(Frame::Steal(next));
        }
        if self.state.board.edition.steals_one_by_one() && next.chosen != 0 {
            self.move_chosen(next);
        }
    }

    /// The chosen dice change areas, with the values they show (T236-T241).
    fn move_chosen(&mut self, stealing: Stealing) {
        let seat = stealing.by;
        if self.state.board.edition.steals_one_by_one() {
            rule!(T237);
        } else {
            rule!(T236);
        }
        let thief = self.state.board.find(stealing.thief).map_or(crate::catalog::CardId::NONE, |(_, piece)| piece.card);
        for die in dice(seat).filter(|&die| stealing.chosen & bit(die) != 0) {
            rule!(T223);
            rule!(T003);
            rule!(T004);
            rule!(T240);
            rule!(T241);
            let value = self.state.board.dice.value(die);
            self.state.board.dice.set(die, Die { at: At::Gigs(seat), value });
            self.tell(|| Event::Stole { seat, die, value, thief });
        }
        self.become_frame(Frame::Steal(Stealing { chosen: 0, moved: stealing.moved | stealing.chosen, ..stealing }));
        self.check_overtime();
    }

    /// The theft is done: what it triggers becomes pending, once for each die (T238, T239).
    fn steal_ends(&mut self, stealing: Stealing) {
        self.pop();
        let Stealing { by, thief, power, moved, .. } = stealing;
        if moved == 0 {
            self.tell(|| Event::StoleNothing { seat: by });
            return;
        }
        rule!(T238);
        rule!(T239);
        let Some((seat, piece)) = self.state.board.find(thief) else { return };
        let (piece, before) = (*piece, piece.marks);
        let legend = self.reads().is_legend(&piece);
        let dice: List<DieId, 6> = dice(by).filter(|&die| moved & bit(die) != 0).collect();
        for &die in dice.iter() {
            rule!(T319);
            let subject = about(thief, die);
            self.fire_own(seat, thief, When::Steals, false, subject);
            self.fire(by, When::FriendSteals(die.size()), subject);
            if legend {
                self.fire(by, When::LegendSteals, subject);
            }
            if self.state.board.dice.value(die) < power {
                self.stole_low(by, thief, subject);
            }
        }
        // Dice that move together are one event; those that move one by one are as many (T236, T237).
        rule!(T320);
        let events = if self.state.board.edition.steals_one_by_one() { dice.len() } else { 1 };
        for event in 0..events {
            self.fire_own(seat, thief, When::StealsSome, event > 0 || before.has(Marks::STOLE), about(thief, DieId::NONE));
            let sample = When::TaggedSteals(Tag::Corpo, Tag::Ganger);
            self.fire_if(by, sample, about(thief, DieId::NONE), |reads, _, when| match when {
                When::TaggedSteals(one, other) if reads.is(&piece, one) || reads.is(&piece, other) => Some(false),
                _ => None,
            });
        }
        if let Some(piece) = self.state.board.piece_mut(thief) {
            piece.marks.put(Marks::STOLE);
            if piece.marks.has(Marks::WATCHED) {
                piece.marks.put(Marks::CLASHED);
            }
        }
    }

    /// A Unit stole a Gig with a value below its power; others wait for the first time (T321).
    fn stole_low(&mut self, by: Seat, thief: u8, subject: crate::frame::Doing) {
        let gone = self.state.board.side(by).deeds.stole_low;
        self.fire_if(by, When::OtherStealsLow, subject, |reads, piece, when| {
            let fits = piece.id != thief && when == When::OtherStealsLow;
            let already =
                || gone || reads.board.side(by).pieces.iter().any(|other| other.id != piece.id && other.marks.has(Marks::STOLE_LOW));
            fits.then(already)
        });
        if let Some(piece) = self.state.board.piece_mut(thief) {
            piece.marks.put(Marks::STOLE_LOW);
        }
    }
}
