//! What is announced and answered (Definitions: Response). An announced thing is an item on the stack of frames, a window
//! above it; each player may respond once, and the last response is carried out first.

use table::{Chance, Seat, Seats, Witness, rule};

use super::Engine;
use crate::catalog::words::{Attribute, Cue, Kind};
use crate::choice::{Choice, Verb};
use crate::event::{Deeds, Event};
use crate::frame::{Frame, Item, Job, That};
use crate::state::{Board, Marks, Spot};

/// Who is asked next for a response: for what would be trashed everybody from whose turn it is on, otherwise clockwise from
/// who announced it, who comes last (A18).
pub(crate) fn answering(board: &Board, cue: Cue, by: Seat, asked: Seats) -> Option<Seat> {
    match cue {
        Cue::RunnerTrashed | Cue::GearTrashed | Cue::SiteTrashed => board.round(board.turn).find(|&seat| !asked.contains(seat)),
        Cue::Ability | Cue::Event | Cue::Hit => {
            let others = board.round(by).filter(move |&seat| seat != by);
            others.chain(board.plays(by).then_some(by)).find(|&seat| !asked.contains(seat))
        }
    }
}

/// The item below the frames on top: the one that is being announced.
pub(super) fn top_item(board: &Board) -> Option<Item> {
    board.frames.iter().rev().find_map(|frame| if let Frame::Item(item) = frame { Some(item) } else { None })
}

/// The item of a number.
pub(super) fn item(board: &Board, number: u8) -> Option<Item> {
    board.frames.iter().find_map(|frame| match frame {
        Frame::Item(item) if item.number == number => Some(item),
        _ => None,
    })
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// The number of the next thing that is announced.
    pub(super) fn number(&self) -> u8 {
        1 + self.state.board.frames.iter().filter(|frame| matches!(frame, Frame::Item(_))).count() as u8
    }

    /// Something is announced: it lies on the stack with a window for responses above it (R319).
    pub(super) fn announce(&mut self, item: Item) {
        rule!(R319);
        rule!(R322);
        self.push(Frame::Item(item));
        let cue = match item.job {
            Job::Effect(doing) if !doing.this.is_some() => Cue::Event,
            _ => Cue::Ability,
        };
        self.push(Frame::Window(cue, item.with, item.by, item.number, Seats::NONE));
    }

    /// A Runner, or another card, is used for the announced thing of a number.
    pub(super) fn employ(&mut self, at: Spot, number: u8) {
        self.use_card(at);
        if let Some(piece) = self.state.board.piece_mut(at) {
            piece.job = number;
        }
    }

    /// Nothing is used any more for the thing of a number.
    pub(super) fn release(&mut self, number: u8) {
        for side in &mut self.state.board.sides {
            for piece in side.pieces.iter_mut().filter(|piece| piece.job == number) {
                piece.job = 0;
            }
        }
    }

    /// The Runners that are used for the thing of a number, and were not busted.
    pub(super) fn employed(&self, by: Seat, number: u8) -> impl Iterator<Item = Spot> + '_ {
        let pieces = self.state.board.side(by).in_play().filter(move |(_, piece)| piece.job == number);
        pieces.map(move |(slot, _)| Spot::new(by, slot))
    }

    /// Their Power together, as it is now (A31).
    pub(super) fn power_of(&self, by: Seat, number: u8) -> i16 {
        let read = self.read();
        self.employed(by, number).map(|at| read.power(at)).sum()
    }

    /// A response (R320): it is announced above what it answers.
    pub(super) fn respond(&mut self, seat: Seat, choice: Choice, on: Spot, number: u8) {
        rule!(R320);
        match choice {
            Choice::Do(Verb::Bust, cop, target) => {
                if let (Some(cop), Some(target)) = (self.state.board.find(cop), self.state.board.find(target)) {
                    self.bust(seat, cop, target, number);
                }
            }
            Choice::Treat => self.begin_gather(seat, Job::Treat(on), self.read().power(on) as u8),
            Choice::Repair => {
                let cost = self.read().printed(on).map_or(0, |card| card.cost);
                self.begin_gather(seat, Job::Repair(on), cost);
            }
            Choice::Use(..) | Choice::Play(..) => {
                let that = self.state.board.piece(on).map_or(That::None, |piece| That::Piece(on, piece.card));
                self.begin_effect(seat, choice, that);
            }
            choice => self.act(seat, choice),
        }
    }

    /// Several Runners may do it together: who, is named one by one (R152, R171, R193).
    pub(super) fn begin_gather(&mut self, by: Seat, job: Job, need: u8) {
        let number = self.number();
        self.announce(Item { by, job, number, with: Spot::NONE, off: false });
        self.push(Frame::Gather(by, number, need, 0));
    }

    /// One more is used for it.
    pub(super) fn gathered(&mut self, seat: Seat, choice: Choice, number: u8, need: u8) {
        let Choice::With(name) = choice else { return self.pop() };
        let Some(at) = self.state.board.find(name) else { return self.pop() };
        self.employ(at, number);
        self.become_frame(Frame::Gather(seat, number, need, at.slot + 1));
        let first = self.first_of(number, at);
        if first {
            let (deed, on) = item(&self.state.board, number).map_or((Deeds::Family, None), |item| told(&self.state.board, item.job));
            self.tell(|| Event::Does { seat, deed, with: name, on });
        } else {
            self.tell(|| Event::Helps { name });
        }
        if need != OPEN && self.power_of(seat, number) >= i16::from(need) {
            self.pop();
        }
    }

    /// Notes the first that is used for an item, in the item and its window.
    fn first_of(&mut self, number: u8, at: Spot) -> bool {
        let mut first = false;
        let frames: table::array::Array<Frame, 72> = self.state.board.frames.iter().collect();
        self.state.board.frames.clear();
        for &frame in frames.iter() {
            let noted = match frame {
                Frame::Item(item) if item.number == number && !item.with.is_some() => {
                    first = true;
                    Frame::Item(Item { with: at, ..item })
                }
                Frame::Window(cue, on, by, of, asked) if of == number && !on.is_some() => Frame::Window(cue, at, by, of, asked),
                other => other,
            };
            self.state.board.frames.push(noted);
        }
        first
    }

    /// Something that was announced is carried out.
    pub(super) fn carry_out(&mut self, item: Item) {
        self.pop();
        if let Job::Effect(doing) = item.job {
            return self.resolve_effect(item, doing);
        }
        if item.off {
            self.tell(|| Event::Cancelled);
            return self.release(item.number);
        }
        self.resolve_job(item);
        self.release(item.number);
    }

    /// Changes the item that is being announced or answered.
    pub(super) fn amend(&mut self, number: u8, change: impl FnOnce(&mut Item)) {
        let frames: table::array::Array<Frame, 72> = self.state.board.frames.iter().collect();
        self.state.board.frames.clear();
        let mut change = Some(change);
        for &frame in frames.iter() {
            match frame {
                Frame::Item(mut item) if item.number == number => {
                    if let Some(change) = change.take() {
                        change(&mut item);
                    }
                    self.push(Frame::Item(item));
                }
                other => self.push(other),
            }
        }
    }
}

/// As many as one likes.
pub(super) const OPEN: u8 = u8::MAX;

/// What is told of a job, and about what it is.
pub(crate) fn told(board: &Board, job: Job) -> (Deeds, Option<crate::state::Name>) {
    let on = |at: Spot| at.is_some().then(|| board.name(at));
    match job {
        Job::Effect(_) | Job::Support => (Deeds::Support, None),
        Job::Bust(at, _) => (Deeds::Bust, on(at)),
        Job::Arrest(at) => (Deeds::Arrest, on(at)),
        Job::Fund(_) => (Deeds::Fund, None),
        Job::Deal(_) => (Deeds::Deal, None),
        Job::Broker(at) => (Deeds::Broker, on(at)),
        Job::Discount(at) => (Deeds::Discount, on(at)),
        Job::Recover(_) => (Deeds::Recover, None),
        Job::Treat(at) => (Deeds::Treat, on(at)),
        Job::Heal(at) => (Deeds::Heal, on(at)),
        Job::Praise(at) => (Deeds::Praise, on(at)),
        Job::Shield(at) => (Deeds::Shield, on(at)),
        Job::Hack(at) => (Deeds::Hack, on(at)),
        Job::Incite(at) => (Deeds::Incite, on(at)),
        Job::Family(at) => (Deeds::Family, on(at)),
        Job::Repair(at) => (Deeds::Repair, on(at)),
        Job::Construct(at, _) => (Deeds::Construct, on(at)),
        Job::Stow(at) => (Deeds::Stow, on(at)),
    }
}

/// Who can be used for a job, apart from being unused.
pub(super) fn suits(read: &super::Read<'_>, job: Job, at: Spot) -> bool {
    let piece = read.piece(at);
    let is = |attribute: Attribute| read.kind(at) == Some(Kind::Runner) && read.is(at, attribute);
    match job {
        Job::Arrest(_) => is(Attribute::Cop) && piece.is_some_and(|piece| piece.marks.has(Marks::FIGHTS)),
        Job::Treat(_) | Job::Heal(_) => is(Attribute::MedTech),
        Job::Repair(_) | Job::Construct(..) => is(Attribute::Techie),
        Job::Recover(card) if read.card(card).kind == Kind::Location => is(Attribute::Corp),
        Job::Recover(_) => is(Attribute::Fixer),
        _ => false,
    }
}
