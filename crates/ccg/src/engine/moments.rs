//! What happens by itself: abilities that wait for a moment. They are noted when it comes and carried out when nothing is
//! in the middle of being done, in turn order from the player whose turn it is (the words of moments say when).

use table::{Chance, Seat, Witness};

use super::{Engine, Read};
use crate::catalog::CardId;
use crate::catalog::effects::{Ability, When};
use crate::catalog::words::{Kind, Moment};
use crate::event::Event;
use crate::frame::{Doing, Frame, That, Trigger};
use crate::slots::Slots;
use crate::state::{Battle, How, Piece, SPONSOR, Spot};

impl Read<'_> {
    /// The abilities of what lies in a spot.
    pub fn abilities(&self, at: Spot) -> &'static [Ability] {
        match self.piece(at) {
            Some(piece) => &self.card(piece.card).ability,
            None if at.slot == SPONSOR => &self.catalog().sponsor(self.board.side(at.seat).sponsor).ability,
            None => &[],
        }
    }

    /// The ability that is being carried out.
    pub fn ability(&self, doing: &Doing) -> Option<&'static Ability> {
        let all: &'static [Ability] = if doing.card.is_some() {
            &self.card(doing.card).ability
        } else {
            &self.catalog().sponsor(self.board.side(doing.by).sponsor).ability
        };
        all.get(usize::from(doing.ability))
    }
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// Something happened that all cards of a player may wait for.
    pub(super) fn happens_to(&mut self, seat: Seat, moment: Moment, that: That) {
        self.notice(seat, moment, that, |_, _| true);
    }

    /// Something happened to those of a player who fight: their cards, and Sponsor and Locations.
    pub(super) fn happens_in_battle(&mut self, seat: Seat, moment: Moment) {
        self.notice(seat, moment, That::None, |read, at| match read.kind(at) {
            None | Some(Kind::Location) => true,
            _ => read.runner(at).and_then(|runner| read.piece(runner)).is_some_and(Piece::fights),
        });
    }

    /// Something was done with the pieces of a number: for their cards, and Sponsor and Locations.
    pub(super) fn happens_for(&mut self, seat: Seat, moment: Moment, that: That, number: u8) {
        self.notice(seat, moment, that, |read, at| match read.kind(at) {
            None | Some(Kind::Location) => true,
            _ => read.runner(at).and_then(|runner| read.piece(runner)).is_some_and(|piece| piece.job == number),
        });
    }

    fn notice(&mut self, seat: Seat, moment: Moment, that: That, fits: impl Fn(&Read<'_>, Spot) -> bool) {
        let side = self.state.board.side(seat);
        let cards = if side.does.happens(moment) { side.sorted.in_play() } else { Slots::NONE };
        for slot in std::iter::once(SPONSOR).chain(cards) {
            let at = Spot::new(seat, slot);
            let read = self.read();
            if read.face(at).happens(moment) && read.in_force(at) && fits(&read, at) {
                self.happens_here(at, moment, that);
            }
        }
    }

    /// Something happened that this card waits for.
    pub(super) fn happens_here(&mut self, at: Spot, moment: Moment, that: That) {
        let card = self.state.board.piece(at).map(|piece| piece.card).unwrap_or_default();
        let doing = Doing { by: at.seat, card, this: at, that, ..Doing::default() };
        self.note(doing, moment);
    }

    /// Something happened to a card that has left play.
    pub(super) fn happens_gone(&mut self, seat: Seat, card: CardId, moment: Moment) {
        self.note(Doing { by: seat, card, gone: true, that: That::Trash(seat, card), ..Doing::default() }, moment);
    }

    /// An Operation is completed: "you" is who completed it (A86).
    pub(super) fn completes(&mut self, battle: Battle) {
        self.note(Doing { by: battle.by, card: battle.card, gone: true, ..Doing::default() }, Moment::Completed);
    }

    fn note(&mut self, doing: Doing, moment: Moment) {
        let read = self.read();
        let all: &'static [Ability] = match doing.card.is_some() {
            true => &read.card(doing.card).ability,
            false => read.abilities(doing.this),
        };
        for (number, ability) in all.iter().enumerate() {
            let holds = |read: &Read<'_>| ability.cond.is_none_or(|cond| read.holds(Read::eye(&doing), cond, doing.that));
            if ability.when != When::On(moment) || !holds(&self.read()) {
                continue;
            }
            if self.state.board.due.room() == 0 {
                return self.end(None, How::Void);
            }
            self.state.board.due.push(Trigger { doing: Doing { ability: number as u8, ..doing } });
        }
    }

    /// The next of them is carried out.
    pub(super) fn settle(&mut self) {
        let Some(trigger) = self.state.board.due.take(0) else { return self.pop() };
        let doing = trigger.doing;
        // A card that has left play since does nothing more, unless that is what it waits for.
        if !doing.gone && doing.card.is_some() && self.state.board.piece(doing.this).is_none_or(|piece| piece.card != doing.card) {
            return;
        }
        let (seat, card) = (doing.by, doing.card);
        self.tell(|| Event::Happens { seat, card, sponsor: !card.is_some() });
        self.push(Frame::Do(doing));
    }
}
