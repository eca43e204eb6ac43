//! Effects, operation by operation (T284-T310). What asks is listed in `offer`; the answers come in here.

use table::{Chance, Seat, Seats, Witness, rule};

use super::Engine;
use super::cards::{BOTH, DECKS};
use crate::catalog::CardId;
use crate::catalog::ops::Op;
use crate::catalog::words::{Guard, Rest};
use crate::event::{Event, Goes};
use crate::frame::{Doing, Frame};
use crate::state::{Marks, NOBODY, rival};

/// The operation that an effect is at.
pub(crate) fn op(catalog: &crate::catalog::Catalog, doing: &Doing) -> Option<Op> {
    catalog.face(doing.card).effects.get(usize::from(doing.ability))?.get(usize::from(doing.step)).copied()
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// The effect goes on with its next operation, after this change.
    pub(super) fn next(&mut self, change: impl FnOnce(&mut Doing)) {
        self.amend(|doing| {
            doing.step += 1;
            doing.count = 0;
            change(doing);
        });
    }

    /// Carries out the next operation; `false` if it asks.
    #[inline(never)]
    pub(super) fn carry_out(&mut self, doing: Doing) -> bool {
        rule!(T284);
        rule!(T287);
        rule!(T291);
        let Some(op) = op(self.catalog, &doing) else {
            self.effect_ends();
            return true;
        };
        let by = doing.by;
        match op {
            Op::Pick(_) => {
                self.amend(|doing| {
                    doing.it = NOBODY;
                    doing.did = false;
                });
                return false;
            }
            Op::PickMany { .. } | Op::TakeLooked { .. } => return self.enough(doing, op),
            Op::Discard { rival: other, count, may, .. } => {
                if doing.count == 0 {
                    self.amend(|doing| {
                        doing.did = false;
                        doing.found = CardId::NONE;
                    });
                }
                if may {
                    // With too few cards nobody can, as all can see.
                    let held = self.state.own(by).hand.len();
                    if held + usize::from(doing.count) < usize::from(count) {
                        self.next(|_| {});
                        return true;
                    }
                    return false;
                }
                rule!(T288);
                self.next(|_| {});
                self.push(Frame::Discards(if other { rival(by) } else { by }, count));
            }
            Op::Do(verb, aim) => {
                self.next(|_| {});
                self.apply(verb, aim, doing);
            }
            Op::Draw(amount) => {
                let count = self.reads().amount(amount, &doing);
                self.next(|_| {});
                self.draw(by, count);
            }
            Op::EachMayDraw(count) => {
                rule!(T290);
                self.next(|_| {});
                let turn = self.state.board.turn;
                self.push(Frame::MayDraw(rival(turn), count));
                self.push(Frame::MayDraw(turn, count));
            }
            Op::EachDiscardsHand => {
                self.next(|_| {});
                let mut discards = 0;
                for seat in [self.state.board.turn, rival(self.state.board.turn)] {
                    while let Some(&card) = self.state.own(seat).hand.first() {
                        self.discard(seat, card);
                        discards += 1;
                    }
                }
                self.state.board.discards = discards;
            }
            Op::Trash(count) => {
                self.trash(by, count);
                let last = self.state.board.laid.last().copied().unwrap_or(CardId::NONE);
                self.next(|doing| doing.found = last);
            }
            Op::TakeTrashed(_) => {
                self.amend(|doing| doing.found = CardId::NONE);
                return false;
            }
            Op::BottomFromTrash => {
                self.next(|_| {});
                self.bottom_from_trash(doing);
            }
            Op::Return => {
                self.next(|_| {});
                self.return_to_hand(doing.this);
            }
            Op::EachDefeatsOne => {
                rule!(T290);
                self.next(|_| {});
                let turn = self.state.board.turn;
                self.push(Frame::Doom(0));
                self.push(Frame::Sacrifice(rival(turn)));
                self.push(Frame::Sacrifice(turn));
            }
            Op::ReadyEddies(count) => {
                let side = self.state.board.side_mut(by);
                let count = count.min(side.spent_eddies);
                side.spent_eddies -= count;
                self.next(|_| {});
                if count > 0 {
                    self.tell(|| Event::ReadiedEddies { seat: by, count });
                }
            }
            Op::StealUnshared => {
                self.next(|_| {});
                self.begin_steal(doing.this, 1, true);
            }
            Op::LookAll => {
                rule!(T021);
                self.next(|_| {});
                for slot in 0..3 {
                    if self.state.board.legend(by, slot).is_some_and(|piece| !piece.face_up()) {
                        self.look_at_legend(by, slot);
                    }
                }
            }
            Op::LookAtDeck(count) => {
                rule!(T353);
                rule!(T355);
                let cards = self.look_at_deck(by, count, Seats::only(by));
                let looked = cards.len() as u8;
                self.witness.split(
                    Seats::only(by),
                    || Event::SearchedCards { seat: by, cards: cards.to_vec() },
                    || Event::Searched { seat: by, count: looked },
                );
                self.next(|doing| doing.looked = looked);
            }
            Op::TrashLooked { .. } | Op::RivalSorts(_) if self.state.own(by).deck.is_empty() => self.next(|doing| doing.did = false),
            Op::RivalSorts(count) => {
                if doing.looked == 0 {
                    rule!(T356);
                    let cards = self.look_at_deck(by, count, BOTH);
                    let looked = cards.len() as u8;
                    for &card in cards.iter().rev() {
                        self.tell(|| Event::Revealed { seat: by, card });
                    }
                    self.amend(|doing| doing.looked = looked);
                }
                return false;
            }
            Op::PutBack(rest) => {
                self.next(|doing| doing.looked = 0);
                self.put_back(by, doing.looked, rest);
            }
            Op::Reveal => {
                rule!(T011);
                let shown = self.look_at_deck(by, 1, BOTH).last().copied();
                if let Some(card) = shown {
                    self.tell(|| Event::Revealed { seat: by, card });
                }
                self.next(|doing| doing.found = shown.unwrap_or(CardId::NONE));
            }
            Op::TakeShown => {
                self.next(|_| {});
                if doing.found.is_some() {
                    self.take_top(by);
                }
            }
            Op::TrashShown => {
                self.next(|_| {});
                if doing.found.is_some()
                    && let Some(card) = self.off_deck(by)
                {
                    self.put_in_trash(by, card, Goes::Trashed);
                }
            }
            Op::MayCallThat(_) if !doing.did || self.state.board.side(by).deeds.called => self.next(|doing| doing.did = false),
            Op::PlayShown if doing.found == CardId::NONE => self.next(|_| {}),
            Op::SellTop => {
                self.next(|_| {});
                self.sell_top(by);
            }
            Op::NextProgramCheaper(count) => {
                let less = self.reads().count(count, by, NOBODY);
                self.next(|_| {});
                self.state.board.side_mut(by).deeds.cheaper += less;
                self.tell(|| Event::Cheaper { seat: by, by: less });
            }
            Op::Guard(guard) => {
                self.next(|_| {});
                rule!(T334);
                let deeds = &mut self.state.board.side_mut(by).deeds;
                match guard {
                    Guard::HighFromUnits => deeds.high_guard = true,
                    Guard::LowFromLegends => deeds.low_guard = true,
                }
                self.tell(|| Event::Guarded { seat: by, guard });
            }
            Op::Book(ability) => {
                let found = self.state.board.find(doing.this).map_or(CardId::NONE, |(_, piece)| piece.card);
                self.next(|_| {});
                self.state.board.booked.push(Doing { ability, step: 0, found, ..doing });
            }
            Op::Watch(ability) => {
                self.next(|_| {});
                if doing.it != NOBODY {
                    self.state.board.watches.push(Doing { ability, step: 0, ..doing });
                }
            }
            Op::Choose { modes, all_if, rival_if, .. } => {
                let reads = self.reads();
                let all = all_if.is_some_and(|cond| reads.holds(cond, &doing)) || rival_if.is_some_and(|cond| !reads.holds(cond, &doing));
                if !all {
                    return false;
                }
                self.amend(|doing| {
                    doing.step = modes[0];
                    doing.all = true;
                });
            }
            Op::Chosen(end) => {
                if doing.all {
                    self.next(|_| {});
                } else {
                    self.amend(|doing| doing.step = end);
                }
            }
            Op::Unless(cond, to) => {
                if self.reads().holds(cond, &doing) {
                    self.amend(|doing| doing.step += 1);
                } else {
                    self.amend(|doing| doing.step = to);
                }
            }
            Op::Jump(to) => self.amend(|doing| doing.step = to),
            _ => return false,
        }
        true
    }

    /// The effect is done.
    fn effect_ends(&mut self) {
        self.pop();
        self.state.board.laid.clear();
        self.unpick();
    }

    /// Nothing is marked as chosen any more.
    pub(super) fn unpick(&mut self) {
        for side in &mut self.state.board.sides {
            side.pieces.iter_mut().for_each(|piece| piece.marks.clear(Marks::PICKED));
        }
    }

    /// Whether an operation that asks several times has enough.
    fn enough(&mut self, doing: Doing, op: Op) -> bool {
        let most = match op {
            Op::PickMany { most, per, two_if, .. } => {
                let reads = self.reads();
                match (per, two_if) {
                    (Some(count), _) => reads.count(count, doing.by, NOBODY),
                    (_, Some(cond)) if !reads.holds(cond, &doing) => 1,
                    _ => most,
                }
            }
            Op::TakeLooked { most, more, .. } => most + more.map_or(0, |count| self.reads().count(count, doing.by, NOBODY)),
            _ => 0,
        };
        let done = doing.count >= most || (matches!(op, Op::TakeLooked { .. }) && doing.looked == 0);
        if done {
            self.next(|_| {});
        }
        done
    }

    /// A face-down Legend is looked at by its owner, and marked as known (T021, T022).
    pub(super) fn look_at_legend(&mut self, seat: Seat, slot: u8) {
        let card = self.identify(seat, slot);
        rule!(T022);
        if let Some(id) = self.state.board.legend(seat, slot).map(|piece| piece.id)
            && let Some(piece) = self.state.board.piece_mut(id)
        {
            piece.marks.put(Marks::KNOWN);
        }
        self.witness.split(Seats::only(seat), || Event::LookedCard { seat, place: slot, card }, || Event::Looked { seat, place: slot });
    }

    /// What is left of a search goes where it belongs (T350, T351, T354).
    fn put_back(&mut self, by: Seat, looked: u8, rest: Rest) {
        if rest == Rest::Top || looked == 0 {
            rule!(T354);
            return;
        }
        let catalog = self.catalog;
        for _ in 0..looked {
            let own = &mut self.state.hidden[by.index() & 1];
            let Some(lying) = own.deck.draw(DECKS[by.index() & 1], self.chance, |card| card.key(catalog)) else { break };
            let place = own.rest.partition_point(|other| *other <= lying.card);
            own.rest.insert(place, lying.card);
        }
        self.state.board.rest_seen = false;
        self.push(Frame::Under(by));
        if rest == Rest::BottomRandom {
            self.under_at_random(by);
        }
    }

    /// The card whose effect this is goes from the trash under the deck.
    fn bottom_from_trash(&mut self, doing: Doing) {
        let card = doing.found;
        if card.is_some() && self.state.board.side_mut(doing.by).trash.take_value(card).is_some() {
            // For other effects of the same card it lies in the trash no more.
            for other in self.state.board.pending.iter_mut().filter(|other| other.this == doing.this) {
                other.found = CardId::NONE;
            }
            self.state.own_mut(doing.by).rest.push(card);
            self.state.board.rest_seen = true;
            self.push(Frame::Under(doing.by));
        }
    }

    /// The top card of the deck, which both have seen, goes to the hand.
    pub(super) fn take_top(&mut self, seat: Seat) {
        if let Some(card) = self.take_top_card(seat, true) {
            self.tell(|| Event::Went { seat, card, goes: Goes::ToHand });
        }
    }

    /// The top card of the deck is sold unseen (T115-T117).
    fn sell_top(&mut self, by: Seat) {
        let catalog = self.catalog;
        let own = &mut self.state.hidden[by.index() & 1];
        let Some(lying) = own.deck.draw(DECKS[by.index() & 1], self.chance, |card| card.key(catalog)) else { return };
        rule!(T115);
        rule!(T116);
        rule!(T117);
        let place = own.sold.partition_point(|other| *other <= lying.card);
        own.sold.insert(place, lying.card);
        let side = self.state.board.side_mut(by);
        side.eddies.push(CardId::NONE);
        side.deeds.sold = true;
        self.tell(|| Event::SoldUnseen { seat: by });
    }
}
