//! Shopping: what is bought, and Equipment that is moved between Runners and Stash (Shopping, The Stash).

use table::array::Array;
use table::choices::Sink;
use table::{Chance, Seat, Witness, rule};

use super::cards::{Worn, is_free};
use super::{Engine, Read};
use crate::catalog::CardId;
use crate::catalog::words::{Attribute, Kind, Moment};
use crate::choice::Choice;
use crate::event::Event;
use crate::frame::{Frame, Item, Job, Onto, Purpose, That};
use crate::slots::Slots;
use crate::state::{ALONE, CARDS, DECK_MOST, Marks, STASH, Spot, State};

impl Read<'_> {
    /// What can be bought, and where it can go (R219, R220).
    pub(super) fn offer_purchases(&self, state: &State, seat: Seat, into: &mut impl Sink<Choice>) {
        rule!(R219);
        rule!(R222);
        let side = self.board.side(seat);
        let (asks, pricers) = (self.asks_what(seat), self.pricers());
        let mut reaches = [None; Kind::ALL.len()];
        let mut fitted = None;
        for card in state.own(seat).distinct() {
            let printed = self.card(card);
            if printed.kind == Kind::Event {
                continue;
            }
            // What can be paid follows from the type at most: only Operations have Fixers, and some sources ask.
            let alike = if asks || printed.kind == Kind::Operation { printed.kind } else { Kind::Location };
            let reach = *reaches[alike as usize].get_or_insert_with(|| self.reach(seat, Purpose::Card(card)));
            if i16::from(self.price_among(seat, card, &pricers)) > reach || !is_free(self, card) {
                continue;
            }
            match printed.kind {
                Kind::Location | Kind::Operation | Kind::Runner => into.push(Choice::Buy(card)),
                _ if printed.is(Attribute::Punknaught) => {
                    rule!(R073);
                    for slot in side.sorted.of(Kind::Location) {
                        into.push(Choice::BuyTo(card, self.board.name(Spot::new(seat, slot))));
                    }
                }
                _ => {
                    rule!(R101);
                    rule!(R220);
                    into.push(Choice::BuyToStash(card));
                    for (slot, worn) in fitted.get_or_insert_with(|| self.fitted(seat)).iter() {
                        if worn.leaves_room(printed) {
                            into.push(Choice::BuyTo(card, self.board.name(Spot::new(seat, *slot))));
                        }
                    }
                }
            }
        }
    }

    /// The Runners of a player with what they wear.
    fn fitted(&self, seat: Seat) -> Array<(u8, Worn), DECK_MOST> {
        let side = self.board.side(seat);
        let mut fitted: Array<(u8, Worn), DECK_MOST> = Array::new();
        let mut places = [0u8; CARDS];
        for slot in side.sorted.of(Kind::Runner) {
            places[usize::from(slot)] = fitted.len() as u8;
            fitted.push((slot, Worn::default()));
        }
        for (slot, piece) in side.at(side.sorted.gear()).filter(|(_, piece)| side.sorted.of(Kind::Runner).has(piece.host)) {
            fitted[usize::from(places[usize::from(piece.host)])].1.take(self, Spot::new(seat, slot), piece);
        }
        fitted
    }

    /// Whether some source pays for some cards only.
    fn asks_what(&self, seat: Seat) -> bool {
        self.ruling(seat, crate::faces::holds::PAYS).next().is_some()
    }

    /// How Equipment can be moved (R224-R226, R103-R105).
    pub(super) fn offer_moves(&self, seat: Seat, into: &mut impl Sink<Choice>) {
        let side = self.board.side(seat);
        let name = |slot: u8| self.board.name(Spot::new(seat, slot));
        let moved = side.sorted.gear().with(side.sorted.stash);
        let runners = if moved.is_empty() { Array::new() } else { self.fitted(seat) };
        let riders: Slots = runners.iter().filter(|(_, worn)| worn.rides).map(|(to, _)| *to).collect();
        for (slot, piece) in side.at(moved) {
            let card = self.card(piece.card);
            match piece.host {
                STASH => {
                    let free = is_free(self, piece.card);
                    for &(to, worn) in runners.iter().filter(|_| free && !card.is(Attribute::Punknaught)) {
                        if !worn.leaves_room(card) {
                            continue;
                        }
                        rule!(R103);
                        if side.piece(to).is_some_and(|runner| !runner.used()) {
                            into.push(Choice::Unstash(name(slot), name(to), false));
                        }
                        if riders.has(to) {
                            rule!(R104);
                            into.push(Choice::Unstash(name(slot), name(to), true));
                        }
                    }
                    if card.is(Attribute::Punknaught) && free {
                        // A Chassis goes to a Location first, wherever it comes from (R073).
                        for to in side.sorted.of(Kind::Location) {
                            into.push(Choice::Move(name(slot), name(to)));
                        }
                    }
                }
                host if host < STASH && card.kind == Kind::Equipment => {
                    let Some(on) = side.piece(host) else { continue };
                    let kind = self.card(on.card).kind;
                    if kind == Kind::Equipment {
                        continue;
                    }
                    rule!(R077);
                    if piece.tokens > 0 {
                        continue;
                    }
                    if !piece.used() {
                        for &(to, worn) in runners.iter().filter(|(to, _)| *to != host) {
                            if worn.leaves_room(card) {
                                into.push(Choice::Move(name(slot), name(to)));
                            }
                        }
                    }
                    if kind == Kind::Runner {
                        rule!(R105);
                        if !on.used() {
                            into.push(Choice::Stash(name(slot), false));
                        }
                        if riders.has(host) && self.vehicle(seat, host, slot).is_some() {
                            into.push(Choice::Stash(name(slot), true));
                        }
                    }
                }
                // Cyber stays where it is (R057).
                _ => {
                    rule!(R057);
                }
            }
        }
    }

    /// The unused Vehicle of a Runner, another one than this card (A56).
    fn vehicle(&self, seat: Seat, runner: u8, but: u8) -> Option<Spot> {
        let mut worn = self.board.side(seat).attached(runner);
        let found = worn.find(|(slot, piece)| {
            let card = self.card(piece.card);
            *slot != but && !piece.used() && card.is(Attribute::Vehicle) && self.is_vehicle(Spot::new(seat, *slot))
        });
        found.map(|(slot, _)| Spot::new(seat, slot))
    }

    /// Whether a Vehicle moves: an incomplete Punknaught does not (R083).
    pub(super) fn is_vehicle(&self, at: Spot) -> bool {
        let Some(card) = self.printed(at) else { return false };
        rule!(R066);
        card.is(Attribute::Vehicle) && (!card.is(Attribute::Punknaught) || self.complete(at))
    }
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// A card leaves the hand to be bought; it comes into play when it is paid for.
    pub(super) fn buy(&mut self, seat: Seat, choice: Choice) {
        let (card, onto) = match choice {
            Choice::Buy(card) => (card, Onto::Play),
            Choice::BuyToStash(card) => (card, Onto::Stash),
            Choice::BuyTo(card, name) => match self.state.board.find(name) {
                Some(at) => (card, Onto::Piece(at.slot)),
                None => return,
            },
            _ => return,
        };
        let price = self.read().price(seat, card);
        if !self.leave_hand(seat, card) {
            return;
        }
        rule!(R037);
        rule!(R023);
        self.tell(|| Event::Bought { seat, card, price });
        self.push(Frame::Buy(seat, card, onto));
        self.charge(seat, price, Purpose::Card(card));
    }

    /// It is paid for: it comes into play.
    pub(super) fn bought(&mut self, seat: Seat, card: CardId, onto: Onto) {
        self.pop();
        rule!(R029);
        let at = self.arrive(seat, card, onto);
        let that = That::Piece(at, card);
        match self.game.catalog().card(card).kind {
            Kind::Runner => self.happens_to(seat, Moment::BuysRunner, that),
            Kind::Location => self.happens_to(seat, Moment::BuysLocation, that),
            _ => {}
        }
    }

    /// A card comes into play where it was meant to; gear whose Runner is gone goes to the Stash.
    pub(super) fn arrive(&mut self, seat: Seat, card: CardId, onto: Onto) -> Spot {
        let host = match onto {
            Onto::Play => ALONE,
            Onto::Stash => STASH,
            Onto::Piece(slot) if self.state.board.side(seat).piece(slot).is_some() => slot,
            Onto::Piece(_) => STASH,
        };
        rule!(R102);
        self.enter(seat, card, host)
    }

    /// Equipment goes from one Runner to another, and is used by it (R226); a Chassis from its Location to a Runner (A96).
    pub(super) fn move_gear(&mut self, at: Spot, to: Spot) {
        rule!(R224);
        rule!(R226);
        let from_stash = self.state.board.piece(at).is_some_and(|piece| piece.host == STASH);
        let (name, onto) = (self.state.board.name(at), self.state.board.name(to));
        if let Some(piece) = self.state.board.piece_mut(at) {
            piece.host = to.slot;
            if from_stash {
                piece.tokens = 3;
            } else {
                piece.marks.put(Marks::USED);
            }
        }
        self.game.faces().note(self.state.board.side_mut(at.seat), at.slot);
        self.state.board.stirred = true;
        self.tell(|| Event::Moved { name, to: onto });
    }

    /// A card of the Stash is attached: the Runner is used for it, or its Vehicle (R103, R104).
    pub(super) fn unstash(&mut self, seat: Seat, at: Spot, to: Spot, vehicle: bool) {
        rule!(R225);
        if vehicle {
            if let Some(by) = self.read().vehicle(seat, to.slot, at.slot) {
                rule!(R104);
                self.use_card(by);
                self.attach(at, to);
            }
            return;
        }
        rule!(R103);
        self.carry(seat, at, to);
    }

    /// Equipment goes to the Stash likewise (R105).
    pub(super) fn restash(&mut self, seat: Seat, at: Spot, vehicle: bool) {
        let Some(host) = self.state.board.piece(at).map(|piece| piece.host) else { return };
        rule!(R105);
        if vehicle {
            if let Some(by) = self.read().vehicle(seat, host, at.slot) {
                self.use_card(by);
                self.stow(at);
            }
            return;
        }
        self.carry(seat, at, Spot::new(seat, host));
    }

    /// A Runner is used to carry a card to the Stash or from it, which can be answered (A25).
    fn carry(&mut self, seat: Seat, at: Spot, runner: Spot) {
        let number = self.number();
        let (with, on) = (self.state.board.name(runner), self.state.board.name(at));
        self.tell(|| Event::Does { seat, deed: crate::event::Deeds::Stow, with, on: Some(on) });
        self.announce(Item { by: seat, job: Job::Stow(at), number, with: runner, off: false });
        self.employ(runner, number);
    }

    pub(super) fn stowed(&mut self, item: Item, at: Spot) {
        let Some(host) = self.state.board.piece(at).map(|piece| piece.host) else { return };
        if host == STASH {
            self.attach(at, item.with);
        } else {
            self.stow(at);
        }
    }

    /// Gear is attached to a Runner.
    pub(super) fn attach(&mut self, at: Spot, to: Spot) {
        let (name, onto) = (self.state.board.name(at), self.state.board.name(to));
        if self.state.board.piece(to).is_none() {
            return;
        }
        if let Some(piece) = self.state.board.piece_mut(at) {
            piece.host = to.slot;
        }
        self.game.faces().note(self.state.board.side_mut(at.seat), at.slot);
        self.state.board.stirred = true;
        self.tell(|| Event::Moved { name, to: onto });
    }
}
