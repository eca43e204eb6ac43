//! How promising a choice looks: which part of the mind is asked.

use super::mind::Mind;
use crate::catalog::words::Attribute;
use crate::choice::Choice;
use crate::frame::{BattleStep, Frame, Item, Job};
use crate::state::{GOAL, Spot};

impl Mind<'_> {
    pub fn like(&self, choice: Choice) -> f32 {
        let read = self.read;
        let onward = matches!(read.board.frames.top(), Some(Frame::Battle(BattleStep::Onward)));
        match choice {
            Choice::Draw(back) => self.draw(back),
            Choice::Gain(ops) => self.gain(ops),
            Choice::Pass | Choice::Return => 0.0,
            Choice::Decline if !matches!(read.board.frames.top(), Some(Frame::Send(..))) => -0.5,
            Choice::Buy(card) => self.buy(card, None, false),
            Choice::BuyTo(card, name) if self.places() => self.place(card, Some(name)),
            Choice::BuyToStash(card) if self.places() => self.place(card, None) - 1.0,
            Choice::BuyToStash(card) => self.buy(card, None, true),
            Choice::BuyTo(card, name) => self.buy(card, Some(name), false),
            Choice::Source(_) | Choice::Boost(_) | Choice::Deal(_) => match read.board.frames.top() {
                Some(Frame::Pay(due)) => self.source(&due, choice),
                _ => 0.0,
            },
            Choice::Move(name, to) => self.shift(name, to),
            Choice::Unstash(name, to, vehicle) => self.unstash(name, to, vehicle),
            Choice::Stash(..) => -2.0,
            Choice::Bid(name) => self.bid(name),
            Choice::Teams => self.teams(),
            Choice::Team(team) => self.team(team),
            Choice::Do(verb, with, on) => self.verb(verb, with, on),
            Choice::Sense(name, stat) => self.sense(name, stat),
            Choice::Support(name) => self.lend(name),
            Choice::Arrest(name) => self.arrest(name),
            Choice::Recover(card) => self.recover(card),
            Choice::Heal(name) => self.heal(name),
            Choice::Treat | Choice::Repair => self.rescue(),
            Choice::Build(part, _) => self.build(part),
            Choice::With(name) => self.with(name),
            Choice::Use(..) | Choice::Play(..) => self.announce(choice),
            Choice::Pick(_) | Choice::Trashed(..) | Choice::Held(_) | Choice::Found(_) => self.aim(choice),
            Choice::Rival(seat) => self.rival(seat),
            Choice::Run(_) | Choice::Hit(_) | Choice::HitStash(_) | Choice::Home(_) if onward => self.onward(choice),
            Choice::Hit(name) => read.board.find(name).map_or(-1.0, |at| self.attack(at, false)),
            Choice::HitStash(rival) => self.hit_stash(rival),
            Choice::Run(name) => read.board.find(name).map_or(-1.0, |at| self.attack(at, true)),
            Choice::Force(_) | Choice::Send(_) | Choice::Decline => self.send(choice),
            Choice::Wield(name) => self.wield(&[name]),
            Choice::WieldTwo(one, two) => self.wield(&[one, two]),
            Choice::Unarmed => 0.0,
            Choice::Home(_) => 0.0,
            Choice::Board(name) => read.board.find(name).map_or(0.0, |at| 0.1 * f32::from(self.read.might(at))),
            Choice::Discard(card) => -self.keep(card),
            Choice::Done => self.done(),
        }
    }

    /// Whether gear comes for nothing and is put somewhere.
    fn places(&self) -> bool {
        matches!(self.read.board.frames.top(), Some(Frame::Place(..)))
    }

    /// Points for cards that somebody could not draw.
    fn gain(&self, ops: bool) -> f32 {
        let (far, near) = (self.tracks.ops / f32::from(GOAL), self.tracks.style / f32::from(GOAL));
        if ops == (far >= near) { 1.0 } else { 0.0 }
    }

    /// Enough: Runners are named, or Cops for an arrest.
    fn done(&self) -> f32 {
        match self.read.board.frames.top() {
            Some(Frame::Send(..)) => self.send(Choice::Done),
            Some(Frame::Gather(seat, number, ..)) => {
                let of = |frame: Frame| match frame {
                    Frame::Item(Item { job: Job::Arrest(at), number: item, .. }) if item == number => Some(at),
                    _ => None,
                };
                let Some(on) = self.read.board.frames.iter().find_map(of) else { return 0.0 };
                let cops = self.read.board.side(seat).in_play().filter(|(_, piece)| piece.job == number);
                let cop = |slot: u8| self.read.is(Spot::new(seat, slot), Attribute::Cop);
                let total: i16 = cops.filter(|(slot, _)| cop(*slot)).map(|(slot, _)| self.read.power(Spot::new(seat, slot))).sum();
                self.enough(self.read.power(on), total)
            }
            _ => 0.0,
        }
    }
}
