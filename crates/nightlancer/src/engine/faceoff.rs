//! The Face-off (rulebook 3.3, Competing Crews): when both Crews reach Stage 3, one of them leaves it.

use table::array::Array;
use table::{Chance, Seat, Witness, rule};

use super::Engine;
use crate::catalog::effects::Challenge;
use crate::catalog::words::Ability;
use crate::choice::Choice;
use crate::crews::{Crew, Side};
use crate::event::Event;
use crate::frame::Frame;
use crate::hidden::SEATS;
use crate::state::{About, Run};

/// The kinds of Face-off (R143).
pub(crate) const KINDS: [Ability; 3] = [Ability::Melee, Ability::Gunfight, Ability::Marksman];

/// The Health that losing one costs (R151).
pub(crate) const DANGER: u8 = 5;

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    fn crew(&self, side: Side) -> Crew {
        self.open().attempt.map(|attempt| *attempt.job.crew(side)).unwrap_or_default()
    }

    /// Without two Crews there is none.
    pub(super) fn face_off_due(&mut self) -> bool {
        let off = self.open().attempt.is_none_or(|attempt| !attempt.job.is_contested());
        if off {
            self.faced();
        }
        off
    }

    /// The Face-off is over; whoever is left is asked once more before its Route (C-41).
    fn faced(&mut self) {
        self.pop();
        self.state.open.trial = None;
        if let Some(attempt) = &mut self.state.open.attempt {
            (attempt.faced, attempt.asked) = (true, table::Seats::NONE);
        }
    }

    fn all_abandon(&mut self, crew: &Crew) {
        crew.members().iter().for_each(|&seat| self.abandon(seat));
    }

    pub(super) fn face_off(&mut self, seat: Seat, choice: Choice) {
        if let Choice::FaceOff(test) = choice {
            rule!(R142);
            rule!(R143);
            self.become_frame(Frame::FaceOffAnswer(test));
            self.tell(|| Event::FaceOff { seat, test });
        } else {
            rule!(R144);
            self.faced();
            self.keeps_word(seat, choice);
            self.all_abandon(&self.crew(Side::First));
        }
    }

    pub(super) fn face_off_answer(&mut self, test: Ability, seat: Seat, choice: Choice) {
        rule!(R145);
        if choice == Choice::Accept {
            rule!(R146);
            self.become_frame(Frame::FaceOffSet(test));
            let challenge = Challenge { obstacle: None, test, difficulty: 0, danger: DANGER };
            self.challenge(About::Sets, challenge, self.crew(Side::First));
        } else {
            self.faced();
            self.keeps_word(seat, choice);
            self.all_abandon(&self.crew(Side::Second));
        }
    }

    /// The Score of the First Crew is what the Second has to reach. What protects the First is kept until it is known who
    /// has lost.
    pub(super) fn face_off_set(&mut self, test: Ability) {
        self.become_frame(Frame::FaceOffMet);
        let Some(trial) = self.open().trial else { return };
        rule!(R147);
        // C-48
        let difficulty = trial.score.unwrap_or(0);
        let (first, second) = (self.crew(Side::First), self.crew(Side::Second));
        let challenge = Challenge { obstacle: None, test, difficulty, danger: DANGER };
        if first.is_empty() || second.is_empty() {
            return;
        }
        self.challenge(About::Meets, challenge, second);
        if let Some(meets) = &mut self.state.open.trial {
            for seat in first.members().iter().map(|seat| seat.index()) {
                let Run { used, guard, .. } = trial.runs[seat];
                meets.runs[seat] = Run { used, guard, ..Run::default() };
            }
        }
    }

    pub(super) fn face_off_met(&mut self) {
        let (first, second) = (self.crew(Side::First), self.crew(Side::Second));
        let trial = self.open().trial.filter(|trial| trial.about == About::Meets);
        let (Some(trial), Some(leader)) = (trial, first.boss()) else { return self.faced() };
        rule!(R150);
        rule!(R151);
        if let Some(rival) = second.boss().filter(|_| trial.is_passed()) {
            rule!(R148);
            self.tell(|| Event::FaceOffWon { seat: rival, first: false });
            // C-18: all at once.
            let losses = first.members().iter().map(|&seat| (seat, self.force().damage(seat, &trial, DANGER)));
            let losses: Array<(Seat, u8), SEATS> = losses.collect();
            losses.iter().for_each(|&(seat, damage)| self.hurt(seat, damage, 0));
            self.use_up(&first, first.members().iter().copied().collect());
            self.faced();
            self.all_abandon(&first);
        } else {
            rule!(R149);
            self.tell(|| Event::FaceOffWon { seat: leader, first: true });
            self.faced();
            // What the Second Crew lost, its failed combat challenge has cost it already.
            self.all_abandon(&second);
        }
    }
}
