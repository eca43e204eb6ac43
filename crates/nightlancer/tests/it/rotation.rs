//! Whoever sits where, the game is the same: two tables with the same cards and the same chance, one with its seats
//! turned around, are played side by side with the same decisions and must stay the same table. Losses that hit several
//! at once, ties and windows may so not hang on the number of a seat. `FIXER_ORDERS` sets how many games of each kind.

use nightlancer::choice::Choice;
use nightlancer::crews::{Crew, Job};
use nightlancer::frame::Frame;
use nightlancer::game::Nightlancer;
use nightlancer::hidden::{Hidden, SEATS};
use nightlancer::options::Options;
use nightlancer::promises::Pact;
use nightlancer::state::{Attempt, State};
use table::chance::{Chance, Fast};
use table::frames::Frames;
use table::{Choices, Game, Seat, Seats, Silent};

/// Seats moved on by some places; the Agent stays where it is.
#[derive(Clone, Copy)]
struct Turn {
    by: u8,
    seats: u8,
}

impl Turn {
    fn back(self) -> Turn {
        Turn { by: self.seats - self.by, ..self }
    }

    fn seat(self, seat: Seat) -> Seat {
        if seat.0 < self.seats { Seat((seat.0 + self.by) % self.seats) } else { seat }
    }

    fn seats(self, seats: Seats) -> Seats {
        seats.iter().map(|seat| self.seat(seat)).collect()
    }

    fn by_seat<T: Copy>(self, values: [T; SEATS]) -> [T; SEATS] {
        let mut turned = values;
        for seat in Seat::first(self.seats) {
            turned[self.seat(seat).index()] = values[seat.index()];
        }
        turned
    }

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
            Frame::Swaps(asked) => {
                Frame::Swaps(Seat::first(self.seats).filter(|seat| asked & 1 << seat.0 != 0).map(|seat| 1 << of(seat).0).sum())
            }
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

/// What a seat may do, without the order of the list.
fn offered(game: &Nightlancer, state: &State, seat: Seat, turn: Option<Turn>) -> Vec<String> {
    let mut choices = Choices::new();
    game.choices(state, seat, &mut choices);
    let mut names: Vec<String> = choices.iter().map(|&choice| game.key(turn.map_or(choice, |turn| turn.choice(choice)))).collect();
    names.sort();
    names
}

fn side_by_side(game: &Nightlancer, options: &Options, seed: u64, by: u8) {
    let turn = Turn { by, seats: options.seats };
    let mut picks = Fast::new(seed ^ 0xF00D);
    let mut one = game.deal(options, &vec![(); options.seats.into()], &mut Fast::new(seed)).unwrap();
    let mut other = turn.state(&one);
    for moment in 0..20_000u64 {
        let (awaited, turned) = (game.awaited(&one), game.awaited(&other));
        assert_eq!((turn.seats(awaited.must), turn.seats(awaited.may)), (turned.must, turned.may), "{options:?} {seed} {moment}");
        let Some(must) = awaited.must.lowest() else {
            let (ended, beside) = (game.outcome(&one), game.outcome(&other));
            for seat in Seat::first(options.seats) {
                assert_eq!(ended.places[seat.index()], beside.places[turn.seat(seat).index()], "{options:?} {seed}");
            }
            assert_eq!(ended.verdict, beside.verdict, "{options:?} {seed}");
            return;
        };
        // Now and then somebody does what it may, or leaves.
        let may: Vec<Seat> = awaited.may.iter().collect();
        let volunteer = picks.pick("who", 16, |_| "") as usize;
        let seat = may.get(volunteer).copied().unwrap_or(must);
        if picks.pick("leaves", 700, |_| "") == 0 {
            game.leave(&mut one, seat, &mut Fast::new(seed ^ moment), &mut Silent);
            game.leave(&mut other, turn.seat(seat), &mut Fast::new(seed ^ moment), &mut Silent);
        } else {
            assert_eq!(offered(game, &one, seat, Some(turn)), offered(game, &other, turn.seat(seat), None), "{options:?} {seed} {moment}");
            let mut choices = Choices::new();
            game.choices(&one, seat, &mut choices);
            let choice = choices[picks.pick("what", choices.len() as u32, |_| "") as usize];
            let mut next = Choices::new();
            game.decide(&mut one, seat, choice, &mut Fast::new(seed ^ moment), &mut Silent, &mut next);
            next.clear();
            game.decide(&mut other, turn.seat(seat), turn.choice(choice), &mut Fast::new(seed ^ moment), &mut Silent, &mut next);
        }
        assert!(turn.back().state(&other) == one, "{options:?} {seed} {moment}: {:?}", one.open.frames.top());
    }
    panic!("{options:?} {seed} does not end");
}

#[test]
fn a_table_with_its_seats_turned_around_plays_the_same_game() {
    let game = Nightlancer::default();
    let games = std::env::var("FIXER_ORDERS").ok().and_then(|count| count.parse().ok()).unwrap_or(25);
    for options in game.variants().into_iter().filter(|options| options.seats > 1) {
        for seed in 0..games {
            side_by_side(&game, &options, seed, 1 + (seed as u8) % (options.seats - 1));
        }
    }
}
