//! Abilities of cards: how they are announced, what they ask for, and how they are carried out deed by deed. What each deed
//! does is in `deeds`.

use table::choices::Sink;
use table::{Chance, Seat, Seats, Witness, rule};

use super::stack::top_item;
use super::{Engine, Read};
use crate::catalog::CardId;
use crate::catalog::effects::{Ability, Deed, Pay, When, Which, Who};
use crate::catalog::words::{At, Back, Cue, Kind, Player, Threat, Whose};
use crate::choice::Choice;
use crate::event::Event;
use crate::faces::{Uses, eb};
use crate::frame::{Doing, Frame, Item, Job, Purpose, That};
use crate::slots::Slots;
use crate::state::{Board, Marks, Name, SPONSOR, Spot, State};

/// The ability that is being announced, or happens by itself and asks.
pub(crate) fn asking(board: &Board) -> Option<Doing> {
    board.frames.iter().rev().find_map(|frame| match frame {
        Frame::Item(Item { job: Job::Effect(doing), .. }) | Frame::Do(doing) => Some(doing),
        _ => None,
    })
}

/// Who announces it.
pub(super) fn announcer(board: &Board) -> Seat {
    asking(board).map_or(board.turn, |doing| doing.by)
}

/// Whether an ability means an opponent of one's choice.
fn wants_rival(ability: &Ability) -> bool {
    ability.does.iter().any(|deed| {
        matches!(
            deed,
            Deed::Draw(Player::Rival, _)
                | Deed::Discard(Player::Rival, _)
                | Deed::See(Player::Rival)
                | Deed::Ops(Player::Rival, _)
                | Deed::LoseOps(Player::Rival, _)
                | Deed::Style(Player::Rival, _)
        )
    })
}

/// Where a card is looked for that is not on the table.
pub(super) fn is_hidden(which: &Which) -> bool {
    matches!(which.at, At::Hand | At::Deck)
}

impl Read<'_> {
    /// Whether something that a player does may have a card in play as its target, or affect it.
    pub(super) fn reaches(&self, doing: &Doing, at: Spot) -> bool {
        if at.seat == doing.by {
            return true;
        }
        let event = doing.card.is_some() && self.card(doing.card).kind == Kind::Event;
        !self.immune(at, if event { Threat::Events } else { Threat::Abilities })
    }

    /// The legal targets of an ability.
    pub(crate) fn offer_targets(&self, state: &State, doing: &Doing, which: &Which, into: &mut impl Sink<Choice>) {
        let eye = Read::eye(doing);
        let whose = |seat: Seat| match which.whose {
            Whose::Yours => seat == doing.by,
            Whose::Rivals => seat != doing.by,
            Whose::Any => true,
        };
        let own = state.own(doing.by);
        match which.at {
            At::Trash => {
                for seat in self.board.players().filter(|&seat| whose(seat)) {
                    let trash = &self.board.side(seat).trash;
                    for (place, &card) in trash.iter().enumerate() {
                        if self.fits_card(which, card) && !trash[..place].contains(&card) && self.worth_taking(doing, card) {
                            into.push(Choice::Trashed(seat, card));
                        }
                        if into.enough() {
                            return;
                        }
                    }
                }
            }
            At::Hand => {
                for card in own.distinct().filter(|&card| self.fits_card(which, card) && self.worth_taking(doing, card)) {
                    into.push(Choice::Held(card));
                }
            }
            At::Deck => {
                for deck in &own.decks {
                    let mut last = CardId::NONE;
                    let mut cards: table::array::Array<CardId, 64> = deck.iter().map(|lying| lying.card).collect();
                    cards.sort_unstable();
                    for &card in cards.iter() {
                        if card != last && self.fits_card(which, card) && self.worth_taking(doing, card) {
                            into.push(Choice::Found(card));
                        }
                        last = card;
                    }
                }
            }
            _ => {
                for seat in self.board.players().filter(|&seat| whose(seat)) {
                    for slot in self.among(which, seat) {
                        let at = Spot::new(seat, slot);
                        if self.fits(eye, which, at) && self.reaches(doing, at) {
                            into.push(Choice::Pick(self.board.name(at)));
                        }
                        if into.enough() {
                            return;
                        }
                    }
                }
            }
        }
    }

    /// Whether a card that would be put into play may be (R128).
    fn worth_taking(&self, doing: &Doing, card: CardId) -> bool {
        let plays = self.ability(doing).is_some_and(|ability| ability.does.iter().any(|deed| matches!(deed, Deed::Play(Who::That))));
        !plays || super::cards::is_free(self, card)
    }

    /// Whether an ability can be announced: paid for, allowed, and with a target.
    pub(super) fn announces(&self, state: &State, doing: &Doing, ability: &Ability, price: u8) -> bool {
        let side = self.board.side(doing.by);
        for pay in &ability.pay {
            let able = match pay {
                Pay::Use if doing.this.slot == SPONSOR => !side.used,
                Pay::Use => self.piece(doing.this).is_some_and(|piece| piece.ready()),
                Pay::UseHost => self.runner(doing.this).and_then(|at| self.piece(at)).is_some_and(|piece| piece.ready()),
                Pay::Discard(count) => {
                    // An Event that is played is not in hand any more.
                    let held = side.held.saturating_sub(u8::from(!doing.this.is_some()));
                    held >= *count
                }
                Pay::Eb(_) | Pay::Trash | Pay::Burn => true,
            };
            if !able {
                return false;
            }
        }
        let cost = i16::from(price) + i16::from(eb(ability));
        if ability.cond.is_some_and(|cond| !self.holds(Read::eye(doing), cond, doing.that)) {
            return false;
        }
        if ability.does.iter().any(|deed| matches!(deed, Deed::Join)) && self.fighters(doing.by).next().is_none() {
            return false;
        }
        if !self.affords(doing.by, cost, Purpose::Other) {
            return false;
        }
        match (&ability.target, ability.when) {
            (None, _) => true,
            (Some(which), When::Answer(_)) => match doing.that {
                That::Piece(at, _) => self.fits(Read::eye(doing), which, at) && self.reaches(doing, at),
                _ => false,
            },
            (Some(which), _) => {
                let mut few = table::choices::Few::default();
                self.offer_targets(state, doing, which, &mut few);
                few.first.is_some()
            }
        }
    }

    /// The abilities of cards in play and the Events in hand that can be announced, of those that fit.
    pub(super) fn offer_abilities(
        &self,
        state: &State,
        seat: Seat,
        that: That,
        uses: Uses,
        fits: impl Fn(&Ability) -> bool,
        into: &mut impl Sink<Choice>,
    ) {
        let side = self.board.side(seat);
        let acts = if side.does.used(uses) { side.sorted.acts } else { Slots::NONE };
        for slot in std::iter::once(SPONSOR).chain(acts) {
            let at = Spot::new(seat, slot);
            // A used card does nothing in a phase (A23), whatever it would pay.
            let used = self.piece(at).is_some_and(|piece| piece.used());
            if used || !self.face(at).used(uses) || !self.in_force(at) {
                continue;
            }
            let card = self.card_at(at);
            for (number, ability) in self.abilities(at).iter().enumerate().filter(|(_, ability)| uses.has(ability) && fits(ability)) {
                let doing = Doing { by: seat, card, this: at, ability: number as u8, that, ..Doing::default() };
                if self.announces(state, &doing, ability, 0) {
                    into.push(Choice::Use(self.board.name(at), number as u8));
                }
            }
        }
        let gear = &state.own(seat).hand[Back::Gear as usize];
        for (place, &card) in gear.iter().enumerate() {
            if !self.game.faces().card(card).used(uses) || gear[..place].last() == Some(&card) {
                continue;
            }
            let printed = self.card(card);
            if printed.kind != Kind::Event {
                continue;
            }
            for (number, ability) in printed.ability.iter().enumerate().filter(|(_, ability)| uses.has(ability) && fits(ability)) {
                let doing = Doing { by: seat, card, ability: number as u8, that, ..Doing::default() };
                if self.announces(state, &doing, ability, printed.cost) {
                    rule!(R095);
                    into.push(Choice::Play(card, number as u8));
                }
            }
        }
    }
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// An ability or an Event is announced: its target is named, then what it costs is paid, then it can be answered.
    pub(super) fn begin_effect(&mut self, seat: Seat, choice: Choice, that: That) {
        let (doing, price) = match choice {
            Choice::Use(name, ability) => {
                let Some(at) = self.state.board.find(name) else { return };
                rule!(R017);
                (Doing { by: seat, card: name.card, this: at, ability, that, ..Doing::default() }, 0)
            }
            Choice::Play(card, ability) => {
                if !self.leave_hand(seat, card) {
                    return;
                }
                rule!(R096);
                rule!(R098);
                (Doing { by: seat, card, ability, that, ..Doing::default() }, self.game.catalog().card(card).cost)
            }
            _ => return,
        };
        let Some(ability) = self.read().ability(&doing) else { return };
        let event = !doing.this.is_some();
        let answers = matches!(ability.when, When::Answer(_));
        let mut doing = Doing { that: if answers { that } else { That::None }, ..doing };
        doing.host = self.read().runner(doing.this).filter(|&host| host != doing.this).unwrap_or_default();
        let number = self.number();
        let mut user = Spot::NONE;
        for pay in &ability.pay {
            match pay {
                Pay::Use => {
                    rule!(R018);
                    user = doing.this;
                }
                Pay::UseHost => user = doing.host,
                Pay::Trash | Pay::Burn => doing.gone = true,
                Pay::Eb(_) | Pay::Discard(_) => {}
            }
        }
        rule!(R319);
        rule!(R322);
        self.push(Frame::Item(Item { by: seat, job: Job::Effect(doing), number, with: user, off: false }));
        if event {
            let card = doing.card;
            self.tell(|| Event::Played { seat, card });
            self.push(Frame::Window(Cue::Event, Spot::NONE, seat, number, Seats::NONE));
        } else {
            let name = self.state.board.name(doing.this);
            self.tell(|| Event::Uses { name });
            if user.is_some() {
                self.push(Frame::Window(Cue::Ability, user, seat, number, Seats::NONE));
            }
        }
        if user.is_some() {
            self.employ(user, number);
        }
        self.charge(seat, price + eb(ability), Purpose::Other);
        for pay in &ability.pay {
            if let Pay::Discard(count) = pay {
                self.push(Frame::Discard(seat, *count));
            }
        }
        if wants_rival(ability) {
            self.push(Frame::Rival);
        }
        if ability.target.is_some() && !answers {
            self.push(Frame::Aim);
        }
        // What is trashed to pay goes at once, and cannot be saved.
        if doing.gone {
            self.discard_piece(doing.this, ability.pay.contains(&Pay::Burn));
            self.orphans(seat);
        }
    }

    /// Changes the ability that is being announced or asks.
    fn amend_doing(&mut self, change: impl FnOnce(&mut Doing)) {
        if let Some(item) = top_item(&self.state.board) {
            let at = self.state.board.frames.iter().rev().position(|frame| matches!(frame, Frame::Item(_)));
            let doing = self.state.board.frames.iter().rev().position(|frame| matches!(frame, Frame::Do(_)));
            if doing.is_none_or(|doing| at.is_some_and(|at| at < doing)) {
                return self.amend(item.number, |item| {
                    if let Job::Effect(doing) = &mut item.job {
                        change(doing);
                    }
                });
            }
        }
        let frames: table::array::Array<Frame, 72> = self.state.board.frames.iter().collect();
        let place = frames.iter().rposition(|frame| matches!(frame, Frame::Do(_)));
        self.state.board.frames.clear();
        let mut change = Some(change);
        for (at, &frame) in frames.iter().enumerate() {
            match frame {
                Frame::Do(mut doing) if Some(at) == place => {
                    if let Some(change) = change.take() {
                        change(&mut doing);
                    }
                    self.push(Frame::Do(doing));
                }
                other => self.push(other),
            }
        }
    }

    /// The target is named (R325).
    pub(super) fn aimed(&mut self, choice: Choice) {
        rule!(R325);
        let seat = announcer(&self.state.board);
        self.pop();
        let that = match choice {
            Choice::Pick(name) => {
                let Some(at) = self.state.board.find(name) else { return };
                self.tell(|| Event::Aimed { name });
                That::Piece(at, name.card)
            }
            Choice::Trashed(whose, card) => {
                self.tell(|| Event::Named { seat: whose, card });
                That::Trash(whose, card)
            }
            Choice::Held(card) => {
                self.state.board.side_mut(seat).show(card, crate::state::ALL);
                self.tell(|| Event::Named { seat, card });
                That::Hand(card)
            }
            Choice::Found(card) => {
                self.tell(|| Event::Searched { seat });
                self.tell(|| Event::Named { seat, card });
                That::Deck(card)
            }
            _ => {
                self.tell(|| Event::Searched { seat });
                That::None
            }
        };
        self.amend_doing(|doing| doing.that = that);
    }

    /// There is no legal target: what happens by itself does not.
    pub(super) fn no_target(&mut self) {
        self.pop();
        if let Some(Frame::Do(_)) = self.state.board.frames.top() {
            self.pop();
        }
    }

    pub(super) fn against(&mut self, rival: Seat) {
        let seat = announcer(&self.state.board);
        self.pop();
        self.tell(|| Event::Against { seat, rival });
        self.amend_doing(|doing| doing.rival = Some(rival));
    }

    /// What was announced is carried out, if nobody has cancelled it.
    pub(super) fn resolve_effect(&mut self, item: Item, mut doing: Doing) {
        let event = !doing.this.is_some();
        if event {
            self.push(Frame::Spent(item.by, doing.card));
        }
        let runner = self.read().kind(item.with) == Some(Kind::Runner);
        let busted = runner && self.state.board.piece(item.with).is_some_and(|piece| piece.job != item.number);
        self.release(item.number);
        if item.off || busted {
            return self.tell(|| Event::Cancelled);
        }
        let read = self.read();
        let Some(ability) = read.ability(&doing) else { return };
        // A target that does not fit any more is left out.
        if let (Some(which), That::Piece(at, card)) = (&ability.target, doing.that) {
            let answers = matches!(ability.when, When::Answer(_));
            let there = read.piece(at).is_some_and(|piece| piece.card == card);
            if !there || (!answers && !read.fits(Read::eye(&doing), which, at)) {
                doing.that = That::None;
            }
        }
        doing.asked = true;
        self.push(Frame::Do(doing));
    }

    /// An Event is burned (R097).
    pub(super) fn spent(&mut self, seat: Seat, card: CardId) {
        rule!(R097);
        self.pop();
        self.state.board.side_mut(seat).trash.push(card);
        self.tell(|| Event::Spent { seat, card });
    }

    /// The next deed; what an ability that happens by itself needs is asked first.
    pub(super) fn do_step(&mut self, doing: Doing) -> bool {
        let Some(ability) = self.read().ability(&doing) else {
            self.pop();
            return true;
        };
        if !doing.asked {
            self.become_frame(Frame::Do(Doing { asked: true, ..doing }));
            if wants_rival(ability) {
                self.push(Frame::Rival);
            }
            if ability.target.is_some() && doing.that == That::None {
                self.push(Frame::Aim);
            }
            return true;
        }
        match ability.does.get(usize::from(doing.step)) {
            None => self.pop(),
            Some(deed) => {
                self.become_frame(Frame::Do(Doing { step: doing.step + 1, ..doing }));
                self.perform(&doing, *deed);
            }
        }
        true
    }

    /// The name of a piece, if it is one.
    pub(super) fn named(&self, at: Spot) -> Option<Name> {
        self.state.board.piece(at).map(|_| self.state.board.name(at))
    }

    /// Whether a Runner is in the battle on the side of a player.
    pub(super) fn is_fighting(&self, at: Spot) -> bool {
        self.state.board.piece(at).is_some_and(|piece| piece.marks.has(Marks::FIGHTS))
    }
}
