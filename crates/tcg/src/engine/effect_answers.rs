//! The answers to what effects ask for.

use table::{Chance, Seat, Seats, Witness, rule};

use super::Engine;
use super::effects::op;
use super::trigger::about;
use crate::catalog::CardId;
use crate::catalog::ops::{Op, Played};
use crate::catalog::words::{From, Kind, When};
use crate::choice::Choice;
use crate::event::{Event, Goes};
use crate::frame::{Doing, Due, Frame, Origin, Playing};
use crate::gigs::{At, Die, DieId};
use crate::state::{Gear, Marks, NOBODY, rival};

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// A card is played by an effect (T135).
    fn effect_play(&mut self, doing: Doing, card: CardId, from: Origin, played: Played) {
        rule!(T135);
        let price = if played.paid { self.reads().price(doing.by, card) } else { 0 };
        rule!(T129);
        let except = if played.another { doing.this } else { NOBODY };
        self.begin_play(Playing {
            by: doing.by,
            card,
            price,
            host: NOBODY,
            except,
            units: played.another,
            bottom: played.bottom,
            from,
            paid: false,
        });
    }

    /// Does what was chosen for the operation that asks.
    #[inline(never)]
    pub(super) fn effect_choice(&mut self, doing: Doing, seat: Seat, choice: Choice) {
        let Some(op) = op(self.catalog, &doing) else { return self.pop() };
        rule!(T304);
        let by = doing.by;
        match (op, choice) {
            (Op::Pick(_), Choice::Pick(name)) => {
                let id = self.state.board.named(name).map_or(NOBODY, |piece| piece.id);
                self.next(|doing| {
                    doing.it = id;
                    doing.did = true;
                });
            }
            (Op::PickMany { .. }, Choice::Pick(name)) => {
                let id = self.state.board.named(name).map_or(NOBODY, |piece| piece.id);
                if let Some(piece) = self.state.board.piece_mut(id) {
                    piece.marks.put(Marks::PICKED);
                }
                self.amend(|doing| {
                    doing.it = id;
                    doing.count += 1;
                });
            }
            (Op::Discard { count, .. }, Choice::Hand(card)) => {
                self.discard(by, card);
                if doing.count + 1 == count {
                    self.next(|doing| {
                        doing.did = true;
                        doing.found = card;
                    });
                } else {
                    self.amend(|doing| doing.count += 1);
                }
            }
            (Op::TakeTrashed(_), Choice::Card(card)) => {
                self.next(|doing| doing.found = card);
                self.trash_to_hand(by, card);
            }
            (Op::TakeFromTrash { .. }, Choice::Trash(card)) => {
                self.next(|doing| doing.did = true);
                self.trash_to_hand(by, card);
            }
            (Op::MayTakeThat, Choice::Accept) => {
                self.next(|_| {});
                self.trash_to_hand(by, doing.found);
            }
            (Op::DefeatGear { .. }, Choice::Gear(host, card)) => {
                self.next(|doing| {
                    doing.did = true;
                    doing.found = card;
                });
                if let Some(id) = self.state.board.named(host).map(|piece| piece.id) {
                    self.defeat_gear(id, card);
                }
            }
            (Op::MoveGear, Choice::Gear(host, card)) => self.move_gear(doing, host, card),
            (Op::Adjust { .. } | Op::Set { .. }, Choice::Turn(die, value)) => {
                self.next(|doing| {
                    doing.did = true;
                    doing.die = die;
                });
                self.turn_gig(by, die, value);
            }
            (Op::Swap { .. }, Choice::Swap(own, other)) => {
                self.next(|doing| doing.did = true);
                self.swap(by, own, other);
            }
            (Op::ChooseGig(_), Choice::Die(die)) => self.next(|doing| {
                doing.die = die;
                doing.did = true;
            }),
            (Op::Look { .. }, Choice::Look(slot)) => {
                let id = self.state.board.legend(by, slot).map_or(NOBODY, |piece| piece.id);
                self.next(|doing| {
                    doing.it = id;
                    doing.did = true;
                });
                self.look_at_legend(by, slot);
            }
            (Op::MayCall, Choice::Call(_) | Choice::CallAny) => {
                self.next(|doing| doing.did = true);
                self.call(by, choice, 0);
            }
            (Op::MayCallThat(_), Choice::Accept) => {
                let slot = self.state.board.find(doing.it).map_or(0, |(_, piece)| piece.slot);
                self.next(|doing| doing.did = true);
                self.call(by, Choice::Call(slot), 0);
            }
            (Op::TakeLooked { shown, .. }, Choice::Card(card)) => self.take_looked(doing, card, shown),
            (Op::TrashLooked { .. }, Choice::Card(card)) => {
                self.next(|doing| {
                    doing.did = true;
                    doing.looked -= 1;
                });
                if self.take_among(by, doing.looked, card) {
                    self.put_in_trash(by, card, Goes::Trashed);
                }
            }
            (Op::RivalSorts(_), Choice::Mode(mode)) => {
                let trashed = mode == 1;
                self.next(|doing| {
                    doing.did = trashed;
                    doing.looked = 0;
                });
                self.tell(|| Event::Mode { seat, card: doing.card, mode });
                for _ in 0..doing.looked {
                    if !trashed {
                        self.take_top(by);
                    } else if let Some(card) = self.off_deck(by) {
                        self.put_in_trash(by, card, Goes::Trashed);
                    }
                }
            }
            (Op::PlayShown, Choice::Accept) => {
                self.next(|doing| doing.did = true);
                if let Some(card) = self.off_deck(by) {
                    let any = crate::catalog::words::Cards::default();
                    let played = Played { from: From::Hand, cards: any, may: true, paid: false, bottom: false, another: false };
                    self.effect_play(doing, card, Origin::Deck, played);
                }
            }
            (Op::PlayShown, _) => {
                self.next(|doing| doing.did = false);
                self.take_top(by);
            }
            (Op::NameType, Choice::Type(kind)) => {
                self.next(|doing| doing.kind = kind as u8);
                self.tell(|| Event::Named { seat: by, kind });
            }
            (Op::Play(played), Choice::Hand(card)) => {
                self.next(|doing| doing.did = true);
                self.leave_hand(by, card);
                self.effect_play(doing, card, Origin::Hand, played);
            }
            (Op::Play(played), Choice::Trash(card)) => {
                self.next(|doing| doing.did = true);
                self.state.board.side_mut(by).trash.take_value(card);
                self.effect_play(doing, card, Origin::Trash, played);
            }
            (Op::PlayTaken, Choice::Accept) => {
                self.next(|doing| doing.did = true);
                self.leave_hand(by, doing.found);
                let any = crate::catalog::words::Cards { kind: Some(Kind::Gear), ..Default::default() };
                let played = Played { from: From::Hand, cards: any, may: true, paid: false, bottom: false, another: false };
                self.effect_play(doing, doing.found, Origin::Hand, played);
            }
            (Op::MayPay(amount), Choice::Accept) => {
                self.next(|doing| doing.did = true);
                self.push(Frame::Pay(Due { by, amount, except: NOBODY, apart: NOBODY }));
            }
            (Op::Choose { modes, .. }, Choice::Mode(mode)) => {
                let to = modes.get(usize::from(mode)).copied().unwrap_or(modes[0]);
                self.tell(|| Event::Mode { seat, card: doing.card, mode });
                rule!(T305);
                self.amend(|doing| {
                    doing.step = to;
                    doing.all = false;
                });
            }
            // Several were chosen before, or what was on offer is declined.
            _ => {
                rule!(T302);
                self.next(|doing| doing.did = false);
            }
        }
    }

    /// One of the cards looked at goes to the hand, shown or not (T308, T309).
    fn take_looked(&mut self, doing: Doing, card: CardId, shown: bool) {
        let seat = doing.by;
        self.amend(|doing| {
            doing.count += 1;
            doing.looked -= 1;
        });
        if !self.take_among(seat, doing.looked, card) {
            return;
        }
        if shown {
            rule!(T011);
            self.tell(|| Event::Revealed { seat, card });
            self.take_seen(seat, card);
        } else {
            rule!(T309);
            self.state.own_mut(seat).take(card);
            self.witness.split(Seats::only(seat), || Event::TookCard { seat, card }, || Event::TookUnseen { seat });
        }
    }

    /// A Gear goes from this card to another host (T389).
    fn move_gear(&mut self, doing: Doing, host: crate::state::Name, card: CardId) {
        rule!(T389);
        let to = self.state.board.named(host).map_or(NOBODY, |piece| piece.id);
        self.next(|doing| {
            doing.did = true;
            doing.it = to;
        });
        let side = self.state.board.side_mut(doing.by);
        if side.gear.take_value(Gear { host: doing.this, card }).is_some() {
            side.gear.push(Gear { host: to, card });
            self.tell(|| Event::Moved { host, card });
        }
    }

    /// A Gig is turned to another value (T247).
    fn turn_gig(&mut self, seat: Seat, die: DieId, to: u8) {
        rule!(T247);
        let before = self.state.board.dice.get(die);
        self.state.board.dice.set(die, Die { value: to, ..before });
        self.tell(|| Event::Turned { seat, die, from: before.value, to });
        if before.at == At::Gigs(rival(seat)) {
            self.rival_turned(seat);
        }
    }

    /// Two Gigs change sides (T255).
    fn swap(&mut self, seat: Seat, own: DieId, other: DieId) {
        rule!(T255);
        rule!(T256);
        for (die, to) in [(own, rival(seat)), (other, seat)] {
            let value = self.state.board.dice.value(die);
            self.state.board.dice.set(die, Die { at: At::Gigs(to), value });
        }
        self.tell(|| Event::Swapped { seat, own, other });
        self.rival_turned(seat);
    }

    /// A player has adjusted or swapped Gigs of the other.
    fn rival_turned(&mut self, seat: Seat) {
        self.fire(rival(seat), When::RivalTurnsGigs, about(NOBODY, DieId::NONE));
    }
}
