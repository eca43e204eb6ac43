//! The Face-off (rulebook 3.3, Competing Crews): when both Crews reach Stage 3, one of them leaves it.

use table::{Chance, Seat, Witness, rule};

use super::Engine;
use crate::catalog::effects::Challenge;
use crate::catalog::words::Ability;
use crate::choice::Choice;
use crate::crews::{Crew, Side};
use crate::event::Event;
use crate::frame::Frame;
use crate::hidden::SEATS;
use crate::state::About;

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

    /// The Score of the First Crew is what the Second has to reach.
    pub(super) fn face_off_set(&mut self, test: Ability) {
        self.become_frame(Frame::FaceOffMet);
        let Some(trial) = self.open().trial else { return };
        rule!(R147);
        let mut stakes = [0; SEATS];
        for &seat in trial.crew.members() {
            stakes[seat.index()] = self.force().damage(seat, &trial, DANGER);
        }
        if let Some(attempt) = &mut self.state.open.attempt {
            attempt.stakes = stakes;
        }
        // C-48
        let difficulty = trial.score.unwrap_or(0);
        let second = self.crew(Side::Second);
        let challenge = Challenge { obstacle: None, test, difficulty, danger: DANGER };
        if self.open().attempt.is_some_and(|attempt| attempt.job.is_contested()) {
            self.challenge(About::Meets, challenge, second);
        }
    }

    pub(super) fn face_off_met(&mut self) {
        let Some(attempt) = self.open().attempt else { return self.faced() };
        let trial = self.open().trial.filter(|trial| trial.about == About::Meets);
        let won = trial.is_some_and(|trial| trial.is_passed());
        let (first, second) = (self.crew(Side::First), self.crew(Side::Second));
        self.faced();
        if !attempt.job.is_contested() {
            // Whom the loss has left Shaken is gone already.
            let lost = trial.is_some_and(|trial| trial.score.is_some() && first.boss().is_some_and(|boss| !trial.crew.contains(boss)));
            if let Some(seat) = first.boss().filter(|_| lost && !won) {
                self.tell(|| Event::FaceOffWon { seat, first: true });
            }
            return;
        }
        rule!(R150);
        rule!(R151);
        if won {
            rule!(R148);
            if let Some(seat) = second.boss() {
                self.tell(|| Event::FaceOffWon { seat, first: false });
            }
            for &seat in first.members() {
                self.hurt(seat, attempt.stakes[seat.index()], 0);
            }
            self.all_abandon(&first);
        } else {
            rule!(R149);
            if let Some(seat) = first.boss() {
                self.tell(|| Event::FaceOffWon { seat, first: true });
            }
            // What the Second Crew lost, its failed combat challenge has cost it already.
            self.all_abandon(&second);
        }
    }
}
