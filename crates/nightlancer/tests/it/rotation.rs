//! Whoever sits where, the game is the same: what names a seat, turned around ([`table::conformance::assert_rotates`]).
//! Losses that hit several at once, ties and windows may so not hang on the number of a seat.

use std::ops::Deref;

use nightlancer::choice::Choice;
use nightlancer::crews::{Crew, Job};
use nightlancer::frame::Frame;
use nightlancer::game::Nightlancer;
use nightlancer::hidden::Hidden;
use nightlancer::promises::Pact;
use nightlancer::state::{Attempt, State};
use table::Seat;
use table::conformance::{Turn, Turned, assert_rotates};
use table::frames::Frames;

/// A turn, and what it does to the things of this game.
#[derive(Clone, Copy)]
struct Around(Turn);

impl Deref for Around {
    type Target = Turn;

    fn deref(&self) -> &Turn {
        &self.0
    }
}

impl Around {
    fn crew(self, crew: Crew) -> Crew {
        let mut turned = Crew::default();
        crew.members().iter().for_each(|&seat| turned.join(self.seat(seat)));
        turned
    }

    fn job(self, job: Job) -> Job {
        Job { crews: job.crews.map(|crew| self.crew(crew)), deal: job.deal.map(|seat| self.seat(seat)), ..job }
    }

    fn hidden<I: table::ids::Id + Default>(self, cards: Hidden<I>) -> Hidden<I> {
        Hidden { hands: self.by_seat(cards.hands), maybe_hands: self.by_seat(cards.maybe_hands), ..cards }
    }

    fn frame(self, frame: Frame) -> Frame {
        let of = |seat: Seat| self.seat(seat);
        match frame {
            Frame::MissionTurn { place, refused } => Frame::MissionTurn { place, refused: self.seats(refused) },
            Frame::Bargain { joiner, boss, mission } => Frame::Bargain { joiner: of(joiner), boss: of(boss), mission },
            Frame::Consent { joiner, boss, mission, terms } => Frame::Consent { joiner: of(joiner), boss: of(boss), mission, terms },
            Frame::Counter { joiner, boss, mission, terms } => Frame::Counter { joiner: of(joiner), boss: of(boss), mission, terms },
            Frame::StreetAfter(seat) => Frame::StreetAfter(of(seat)),
            Frame::Decoy(seat) => Frame::Decoy(of(seat)),
            Frame::Stay(seat) => Frame::Stay(of(seat)),
            Frame::Answer { by, card, target } => Frame::Answer { by: of(by), card, target: of(target) },
            Frame::Swaps(asked) => Frame::Swaps((0..8).filter(|seat| asked & 1 << seat != 0).map(|seat| 1 << of(Seat(seat)).0).sum()),
            Frame::Pays(seat, origin, part) => Frame::Pays(of(seat), origin, part),
            Frame::Does(seat, origin, part) => Frame::Does(of(seat), origin, part),
            Frame::Acting(seat, action) => Frame::Acting(of(seat), action),
            Frame::Browsing(seat) => Frame::Browsing(of(seat)),
            Frame::Sifting(seat, deck) => Frame::Sifting(of(seat), deck),
            Frame::Reselling(seat) => Frame::Reselling(of(seat)),
            frame => frame,
        }
    }

    fn choice(self, choice: Choice) -> Choice {
        let of = |seat: Seat| self.seat(seat);
        match choice {
            Choice::Next(seat) => Choice::Next(of(seat)),
            Choice::Hinder(card, seat) => Choice::Hinder(card, of(seat)),
            Choice::HandOver(card, seat) => Choice::HandOver(card, of(seat)),
            Choice::Introduce(card, seat) => Choice::Introduce(card, of(seat)),
            Choice::Lend(seat) => Choice::Lend(of(seat)),
            choice => choice,
        }
    }

    fn state(self, state: &State) -> State {
        let mut turned = *state;
        let open = &mut turned.open;
        open.seated = self.by_seat(open.seated);
        open.order.iter_mut().for_each(|seat| *seat = self.seat(*seat));
        open.jobs.iter_mut().for_each(|job| *job = self.job(*job));
        for seats in
            [&mut open.shaken, &mut open.low, &mut open.excused, &mut open.placed, &mut open.hopeful, &mut open.left, &mut open.given.chips]
        {
            *seats = self.seats(*seats);
        }
        // What is not promised has no partner.
        let pact = |pact: Pact| if pact.terms.is_empty() { pact } else { Pact { with: self.seat(pact.with), ..pact } };
        open.pacts = self.by_seat(open.pacts).map(pact);
        open.attempt = open.attempt.map(|attempt| Attempt {
            job: self.job(attempt.job),
            tried: self.seats(attempt.tried),
            passed: self.seats(attempt.passed),
            asked: self.seats(attempt.asked),
            paid: self.crew(attempt.paid),
            spared: attempt.spared.map(|seats| self.seats(seats)),
            ..attempt
        });
        if let Some(trial) = &mut open.trial {
            (trial.crew, trial.runs) = (self.crew(trial.crew), self.by_seat(trial.runs));
        }
        let frames: Vec<Frame> = open.frames.iter().collect();
        open.frames = Frames::new();
        frames.into_iter().for_each(|frame| open.frames.push(self.frame(frame)));
        turned.contacts = self.hidden(turned.contacts);
        turned.opportunities = self.hidden(turned.opportunities);
        turned
    }
}

impl Turned<Nightlancer> for Around {
    fn state(turn: Turn, state: &State) -> State {
        Around(turn).state(state)
    }

    fn choice(turn: Turn, choice: Choice) -> Choice {
        Around(turn).choice(choice)
    }
}

#[test]
fn a_table_with_its_seats_turned_around_plays_the_same_game() {
    assert_rotates::<_, Around>(&Nightlancer::default(), 25);
}
