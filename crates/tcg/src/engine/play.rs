//! Playing cards, paying, Calling Legends, going solo (T120-T158, T357-T400).

use table::{Chance, Seat, Witness, rule};

use super::Engine;
use super::trigger::about;
use crate::catalog::CardId;
use crate::catalog::words::{Color, Kind, Tag, When};
use crate::choice::Choice;
use crate::event::{Event, Goes};
use crate::frame::{Doing, Due, Frame, Playing};
use crate::gigs::DieId;
use crate::state::{FIELD, Gear, Marks, NOBODY, Name, Piece};

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// A card is shown, and on its way (T132).
    pub(super) fn begin_play(&mut self, playing: Playing) {
        let Playing { by: seat, card, from, .. } = playing;
        rule!(T398);
        self.tell(|| Event::Played { seat, card, from });
        self.push(Frame::Play(playing));
    }

    /// Host, payment, and into play; `false` if the host has to be chosen.
    #[inline(never)]
    pub(super) fn play(&mut self, playing: Playing) -> bool {
        let kind = self.catalog.face(playing.card).kind;
        if kind == Kind::Gear && playing.host == NOBODY {
            return false;
        }
        if !playing.paid {
            rule!(T044);
            self.become_frame(Frame::Play(Playing { paid: true, ..playing }));
            self.push(Frame::Pay(Due { by: playing.by, amount: playing.price, except: NOBODY, apart: NOBODY }));
            return true;
        }
        self.pop();
        match kind {
            Kind::Unit | Kind::Legend => self.enter(playing),
            Kind::Gear => self.equip(playing),
            Kind::Program => self.run_program(playing),
        }
        true
    }

    /// The host of a Gear is chosen (T378, T379).
    #[inline(never)]
    pub(super) fn choose_host(&mut self, playing: Playing, host: Name) {
        rule!(T378);
        rule!(T381);
        rule!(T382);
        rule!(T420);
        let host = self.state.board.named(host).map_or(NOBODY, |piece| piece.id);
        self.become_frame(Frame::Play(Playing { host, ..playing }));
    }

    /// A Unit enters the field: ready, and with Lag (T136, T137).
    fn enter(&mut self, playing: Playing) {
        let (seat, card) = (playing.by, playing.card);
        rule!(T136);
        rule!(T014);
        rule!(T137);
        let (id, copy) = (self.state.board.number(), self.state.board.copy_of(seat, card));
        let marks = Marks(Marks::FACE_UP | Marks::LAG);
        self.state.board.side_mut(seat).pieces.push(Piece { id, card, copy, slot: FIELD, marks, power: 0, fight: 0, fewer: 0, cheaper: 0 });
        self.state.board.come(self.catalog, seat, card);
        // The effect that played it goes on with it.
        self.amend(|doing| doing.it = id);
        self.played(seat, card, id);
    }

    /// A Gear is attached to its host (T378).
    fn equip(&mut self, playing: Playing) {
        let (seat, card, host) = (playing.by, playing.card, playing.host);
        if let Some(name) = self.state.board.name(host) {
            rule!(T387);
            self.state.board.side_mut(seat).gear.push(Gear { host, card });
            self.state.board.come(self.catalog, seat, card);
            self.tell(|| Event::Equipped { host: name, card });
        }
        self.played(seat, card, host);
        let tags = self.catalog.face(card).tags.bits();
        self.state.board.side_mut(seat).deeds.gear_tags |= tags;
    }

    /// A Program is carried out, and goes to the trash afterwards (T397).
    fn run_program(&mut self, playing: Playing) {
        let (seat, card) = (playing.by, playing.card);
        rule!(T397);
        self.push(Frame::Done(seat, card, playing.bottom));
        self.push(Frame::Do(Doing::new(seat, card, 0, NOBODY)));
        self.state.board.side_mut(seat).deeds.cheaper = 0;
        self.fire_if(seat, When::PlaysProgram(Tag::Braindance), about(NOBODY, DieId::NONE), |reads, _, when| match when {
            When::PlaysProgram(tag) if reads.catalog.face(card).tags.has(tag) => Some(false),
            _ => None,
        });
        self.state.board.side_mut(seat).deeds.program = true;
    }

    #[inline(never)]
    pub(super) fn program_done(&mut self, seat: Seat, card: CardId, bottom: bool) {
        self.pop();
        if bottom {
            self.state.own_mut(seat).deck.put_at_bottom(card, super::cards::BOTH);
            self.tell(|| Event::Went { seat, card, goes: Goes::Under });
        } else {
            self.state.board.side_mut(seat).trash.push(card);
        }
    }

    /// A card was played completely: PLAY effects, and effects of others that wait for it (T263).
    fn played(&mut self, seat: Seat, card: CardId, id: u8) {
        rule!(T263);
        let face = self.catalog.face(card);
        if face.kind != Kind::Gear {
            self.fire_own(seat, id, When::Play, false, about(id, DieId::NONE));
        }
        let (color, before) = (face.color, self.state.board.side(seat).deeds.colors);
        let bit = |color: Color| 1 << color as u8;
        self.fire_if(seat, When::PlaysColored(Color::Blue), about(id, DieId::NONE), |_, _, when| match when {
            When::PlaysColored(wanted) if wanted == color => Some(before & bit(color) != 0),
            _ => None,
        });
        self.state.board.side_mut(seat).deeds.colors |= bit(color);
    }

    /// A Legend goes to the field: with GO SOLO ready and able to attack (T366-T368), else as it lay and with
    /// Lag (T361).
    #[inline(never)]
    pub(super) fn field_legend(&mut self, seat: Seat, id: u8, solo: bool) {
        self.pop();
        let Some(piece) = self.state.board.piece_mut(id) else { return };
        piece.slot = FIELD;
        piece.marks.put(Marks::LAG);
        if solo {
            rule!(T367);
            rule!(T368);
            rule!(T373);
            piece.marks.clear(Marks::SPENT | Marks::STAYS_SPENT);
            piece.marks.put(Marks::SOLO | Marks::SOLO_NOW);
        } else {
            rule!(T360);
            rule!(T361);
        }
        rule!(T376);
        rule!(T377);
        let (card, copy) = (piece.card, piece.copy);
        self.tell(|| Event::Solo { unit: Name { seat, card, copy }, plain: !solo });
        rule!(T264);
        self.played(seat, card, id);
    }

    /// Spends the sources that were chosen: Legends by place, and Eddies for the rest (T120-T122).
    #[inline(never)]
    pub(super) fn pay(&mut self, due: Due, mask: u8) {
        self.pop();
        rule!(T120);
        rule!(T122);
        rule!(T282);
        let legends = mask.count_ones() as u8;
        let eddies = due.amount.saturating_sub(legends);
        self.state.board.side_mut(due.by).spent_eddies += eddies;
        self.tell(|| Event::Paid { seat: due.by, eddies, legends: mask });
        rule!(T131);
        for slot in (0..3).filter(|slot| mask & (1 << slot) != 0) {
            if let Some(id) = self.state.board.legend(due.by, slot).map(|piece| piece.id) {
                self.spend(id);
            }
        }
    }

    /// A Legend is Called (T141); the payment comes before it is turned up.
    pub(super) fn call(&mut self, seat: Seat, choice: Choice, amount: u8) {
        let down = |piece: &&Piece| !piece.face_up();
        let slot = match choice {
            Choice::Call(slot) => Some(slot),
            _ => {
                rule!(T145);
                let slots: table::list::List<u8, 3> = self.state.board.side(seat).legends().filter(down).map(|piece| piece.slot).collect();
                let chosen =
                    self.chance.pick("called Legend", slots.len() as u32, |place| slots.get(place as usize).map_or(0, |slot| slot + 1));
                slots.get(chosen as usize).copied()
            }
        };
        let Some(slot) = slot else { return };
        let Some(id) = self.state.board.legend(seat, slot).map(|piece| piece.id) else { return };
        rule!(T142);
        rule!(T143);
        rule!(T154);
        rule!(T148);
        self.state.board.side_mut(seat).deeds.called = true;
        self.push(Frame::Flip(seat, slot));
        self.push(Frame::Pay(Due { by: seat, amount, except: NOBODY, apart: id }));
    }

    /// The Legend is turned face-up (T146, T147, T149).
    #[inline(never)]
    pub(super) fn flip(&mut self, seat: Seat, slot: u8) {
        self.pop();
        let card = self.identify(seat, slot);
        let copy = self.state.board.copy_of(seat, card);
        let Some(id) = self.state.board.legend(seat, slot).map(|piece| piece.id) else { return };
        self.state.own_mut(seat).looked[usize::from(slot)] = CardId::NONE;
        rule!(T147);
        rule!(T041);
        if let Some(piece) = self.state.board.piece_mut(id) {
            (piece.card, piece.copy) = (card, copy);
            piece.marks.put(Marks::FACE_UP);
            piece.marks.clear(Marks::KNOWN);
        }
        self.state.board.come(self.catalog, seat, card);
        self.tell(|| Event::Called { seat, card, place: slot });
        rule!(T149);
        rule!(T150);
        rule!(T151);
        rule!(T265);
        self.fire_own(seat, id, When::Call, false, about(id, DieId::NONE));
    }

    /// Which Legend lies in a place: chance says so when somebody comes to see it (T079, T146).
    pub(super) fn identify(&mut self, seat: Seat, slot: u8) -> CardId {
        let catalog = self.catalog;
        let own = &mut self.state.hidden[seat.index() & 1];
        if own.looked_at(slot).is_some() {
            return own.looked_at(slot);
        }
        rule!(T146);
        let unseen = own.unseen;
        let chosen =
            self.chance.pick("Legend", unseen.len() as u32, |place| unseen.get(place as usize).map_or("none", |card| card.key(catalog)));
        let card = own.unseen.take(chosen as usize).unwrap_or(CardId::NONE);
        own.looked[usize::from(slot)] = card;
        card
    }
}
