//! What can be answered: for every frame that asks, the choices of the seat that is asked.

use table::choices::Sink;
use table::{Seat, rule};

use super::effects::op;
use super::queries::{Queries, reads};
use super::reach::Reach;
use crate::catalog::ops::Op;
use crate::catalog::words::{From, Keyword, Kind};
use crate::catalog::{CardId, Catalog, Traits};
use crate::choice::{Choice, Target};
use crate::frame::{AttackStep, Doing, Due, Frame, Playing, Stealing};
use crate::gigs::DieId;
use crate::state::{Aimed, Attack, Board, Hidden, Marks, NOBODY, Name, Piece, State, rival};

/// Whether an effect asks the rival of who carries it out.
#[inline(never)]
pub(crate) fn asks_rival(catalog: &'static Catalog, board: &Board, doing: &Doing) -> bool {
    match op(catalog, doing) {
        Some(Op::RivalSorts(_)) => true,
        Some(Op::Choose { rival_if: Some(cond), .. }) => Queries { catalog, board }.holds(cond, doing),
        _ => false,
    }
}

/// Whether what a frame offers depends on something secret, so that it has to be asked in any case.
#[inline]
pub(crate) fn is_secret(catalog: &'static Catalog, state: &State, frame: Frame) -> bool {
    match frame {
        Frame::Main | Frame::Attack(AttackStep::React) | Frame::Mulligan(_) | Frame::Discards(..) | Frame::Ransom(_) => true,
        Frame::Under(_) => !state.board.rest_seen,
        Frame::Do(doing) => match op(catalog, &doing) {
            Some(Op::Discard { .. } | Op::TakeLooked { .. } | Op::TrashLooked { .. } | Op::MayCallThat(_)) => true,
            Some(Op::Play(played)) => played.from != From::Trash && !state.own(doing.by).hand.is_empty(),
            _ => false,
        },
        _ => false,
    }
}

/// What a seat that is awaited can answer.
pub(crate) fn offer(catalog: &'static Catalog, state: &State, seat: Seat, into: &mut impl Sink<Choice>) {
    let Some(frame) = state.board.frames.top() else { return };
    let offer = Offers { reads: reads(catalog, state), own: state.own(seat), seat };
    match frame {
        Frame::Order(_) => {
            into.push(Choice::Begin(true));
            into.push(Choice::Begin(false));
        }
        Frame::Mulligan(_) => {
            into.push(Choice::Keep);
            into.push(Choice::Mulligan);
        }
        Frame::TakeDie => state.board.dice.offered(seat).for_each(|die| into.push(Choice::Take(die))),
        Frame::Reroll(_) | Frame::MayDraw(..) | Frame::StandIn(_) => {
            into.push(Choice::Accept);
            into.push(Choice::Decline);
        }
        Frame::Main => offer.main(into),
        Frame::Settle(_) => offer.pending(into),
        Frame::Do(doing) => offer.effect(&doing, into),
        Frame::Play(playing) => offer.hosts(&playing).for_each(|host| into.push(Choice::Pick(host))),
        Frame::Pay(due) => offer.payments(due, into),
        Frame::Attack(AttackStep::Target) => {
            if let Some(Attack { units, gigs, permit, .. }) = state.board.attack {
                offer.targets(Reach { units, gigs, permit }, &mut |target| into.push(Choice::Aim(target)));
            }
        }
        Frame::Attack(AttackStep::React) => offer.reactions(into),
        Frame::Steal(stealing) => offer.stealable(&stealing, into),
        Frame::Ransom(die) => offer.ransoms(die, into),
        Frame::Under(_) => offer.each_of(&offer.own.rest).for_each(|card| into.push(Choice::Card(card))),
        Frame::Discards(..) => offer.each_of(&offer.own.hand).for_each(|card| into.push(Choice::Hand(card))),
        Frame::Sacrifice(_) => offer.pieces().filter(|piece| piece.on_field()).for_each(|piece| into.push(Choice::Pick(offer.name(piece)))),
        _ => {}
    }
}

/// How many places a set of three has.
const BITS: [u8; 8] = [0, 1, 1, 2, 1, 2, 2, 3];

/// What one seat is offered.
pub(crate) struct Offers<'a> {
    pub(crate) reads: Queries<'a>,
    pub(crate) own: &'a Hidden,
    pub(crate) seat: Seat,
}

impl<'a> Offers<'a> {
    pub(super) fn pieces(&self) -> impl Iterator<Item = &'a Piece> + use<'a> {
        self.reads.board.side(self.seat).pieces.iter()
    }

    pub(super) fn name(&self, piece: &Piece) -> Name {
        Name { seat: self.seat, card: piece.card, copy: piece.copy }
    }

    /// The different cards of a sorted list.
    pub(super) fn each_of<'b>(&self, cards: &'b [CardId]) -> impl Iterator<Item = CardId> + 'b {
        let mut last = CardId::NONE;
        cards.iter().copied().filter(move |&card| std::mem::replace(&mut last, card) != card)
    }

    /// The main phase (T107).
    #[inline(never)]
    fn main(&self, into: &mut impl Sink<Choice>) {
        let funds = self.reads.funds(self.seat, NOBODY);
        let sold = self.reads.board.side(self.seat).deeds.sold;
        for card in self.each_of(&self.own.hand) {
            let face = self.reads.catalog.face(card);
            rule!(T110);
            rule!(T111);
            if face.sell && !sold {
                into.push(Choice::Sell(card));
            }
            if self.playable(card, funds) {
                into.push(Choice::Play(card));
            }
        }
        self.legends(funds, into);
        self.calls(funds, into);
        self.uses(false, into);
        let mut must = false;
        for unit in self.pieces().filter(|piece| piece.on_field() && !piece.spent()) {
            must |= self.attacks(unit, into) && unit.marks.has(Marks::MUST);
        }
        if must {
            rule!(T161);
        } else {
            rule!(T160);
            into.push(Choice::End);
        }
    }

    /// Whether a card of the hand can be played now, as far as its cost and host go (T127, T134, T380).
    #[inline(always)]
    fn playable(&self, card: CardId, funds: u8) -> bool {
        let face = self.reads.catalog.face(card);
        rule!(T134);
        if self.reads.price(self.seat, card) > funds {
            return false;
        }
        match face.kind {
            Kind::Legend => false,
            Kind::Unit => true,
            Kind::Gear => {
                rule!(T380);
                self.pieces().any(|piece| self.reads.hosts(piece))
            }
            Kind::Program => {
                rule!(T399);
                true
            }
        }
    }

    /// Face-up Legends that can go to the field (T360, T363, T366, T370).
    fn legends(&self, funds: u8, into: &mut impl Sink<Choice>) {
        for piece in self.reads.board.side(self.seat).legends().filter(|piece| piece.face_up()) {
            rule!(T370);
            rule!(T363);
            rule!(T046);
            let affordable = |solo| self.reads.legend_price(self.seat, piece, solo).is_some_and(|price| price <= funds);
            if self.reads.has(self.seat, piece, Keyword::GoSolo) && affordable(true) {
                rule!(T372);
                rule!(T371);
                into.push(Choice::Solo(piece.card));
            }
            if self.reads.board.edition.plain_legend_play() {
                if affordable(false) {
                    into.push(Choice::Field(piece.card));
                }
            } else {
                rule!(T362);
            }
        }
    }

    /// Calls that can be paid (T141, T142, T152).
    fn calls(&self, funds: u8, into: &mut impl Sink<Choice>) {
        if self.reads.call_price(self.seat) <= funds {
            self.callable(into);
        }
    }

    /// Face-down Legends that can be Called. Those that nobody knows are alike, but for being spent (T144-T146).
    pub(super) fn callable(&self, into: &mut impl Sink<Choice>) {
        rule!(T142);
        if self.reads.board.side(self.seat).deeds.called {
            return;
        }
        rule!(T152);
        let known = |piece: &Piece| !piece.face_up() && piece.marks.has(Marks::KNOWN);
        if self.reads.board.edition.call_at_random() && self.reads.board.side(self.seat).legends().any(known) {
            rule!(T145);
            into.push(Choice::CallAny);
            return;
        }
        rule!(T144);
        self.face_down().for_each(|piece| into.push(Choice::Call(piece.slot)));
    }

    /// Face-down Legends, of those that are alike the first: nobody knows them, and they are both spent or both ready.
    pub(super) fn face_down(&self) -> impl Iterator<Item = &'a Piece> + use<'a> {
        let mut met = [false; 2];
        self.reads.board.side(self.seat).legends().filter(move |piece| {
            !piece.face_up() && (piece.marks.has(Marks::KNOWN) || !std::mem::replace(&mut met[usize::from(piece.spent())], true))
        })
    }

    /// Activated effects that can be paid (T155-T158, T276-T283).
    #[inline]
    fn uses(&self, quick: bool, into: &mut impl Sink<Choice>) {
        if self.reads.traits(self.seat).meets(Traits::ACTIVE) {
            self.each_use(quick, into);
        }
    }

    fn each_use(&self, quick: bool, into: &mut impl Sink<Choice>) {
        for piece in self.pieces().filter(|piece| piece.face_up() && !piece.spent()) {
            let cards = std::iter::once(piece.card).chain(self.reads.board.side(self.seat).gear_of(piece.id));
            let mut last = CardId::NONE;
            for card in cards {
                // Two copies of one Gear on a host are one choice.
                if !self.reads.catalog.face(card).active || card == last {
                    continue;
                }
                last = card;
                rule!(T139);
                rule!(T157);
                if piece.on_field() && piece.marks.has(Marks::LAG) {
                    rule!(T277);
                    continue;
                }
                for (number, ability) in self.reads.catalog.card(card).ability.iter().enumerate() {
                    rule!(T276);
                    if ability.cost.is_none() || (quick && !ability.quick) {
                        continue;
                    }
                    rule!(T155);
                    rule!(T156);
                    rule!(T158);
                    rule!(T298);
                    rule!(T324);
                    rule!(T283);
                    let price = self.reads.use_price(self.seat, card, number as u8);
                    if price.is_some_and(|price| price <= self.reads.funds(self.seat, piece.id)) {
                        if card != piece.card {
                            rule!(T384);
                        }
                        into.push(Choice::Use(self.name(piece), card, number as u8));
                    }
                }
            }
        }
    }

    /// The attacks of a Unit (T162-T172); whether it has any.
    fn attacks(&self, unit: &'a Piece, into: &mut impl Sink<Choice>) -> bool {
        let Some(reach) = self.reads.reach(self.seat, unit) else { return false };
        let later = self.reads.board.edition.target_after_triggers();
        if !later {
            rule!(T171);
        }
        if !self.reads.any_target(self.seat, reach) {
            return false;
        }
        if later {
            into.push(Choice::Attack(self.name(unit), Target::Later));
        } else {
            self.targets(reach, &mut |target| into.push(Choice::Attack(self.name(unit), target)));
        }
        true
    }

    /// What an attack can be aimed at (T163-T166).
    #[inline(never)]
    fn targets(&self, reach: Reach, into: &mut impl FnMut(Target)) {
        let defender = rival(self.seat);
        if reach.gigs && self.reads.board.dice.has_gigs(defender) {
            rule!(T165);
            into(Target::Gigs);
        }
        if reach.units {
            for unit in self.reads.board.side(defender).units().filter(|unit| self.reads.is_target(defender, unit, reach.permit)) {
                into(Target::Unit(Name { seat: defender, card: unit.card, copy: unit.copy }));
            }
        }
    }

    /// The React step (T183): always offered, so that it tells nothing (T197).
    #[inline(never)]
    fn reactions(&self, into: &mut impl Sink<Choice>) {
        let funds = self.reads.funds(self.seat, NOBODY);
        rule!(T186);
        for card in self.each_of(&self.own.hand) {
            if self.reads.catalog.face(card).has(Keyword::Quick) && self.playable(card, funds) {
                rule!(T194);
                into.push(Choice::Play(card));
            }
        }
        self.calls(funds, into);
        self.uses(true, into);
        let attack = self.reads.board.attack;
        rule!(T274);
        if attack.is_some_and(|attack| attack.blockable) {
            let target = attack.map(|attack| attack.aimed);
            for piece in self.pieces().filter(|piece| piece.on_field() && !piece.spent()) {
                rule!(T192);
                rule!(T140);
                if target != Some(Aimed::Unit(piece.id)) && self.reads.has(self.seat, piece, Keyword::Blocker) {
                    into.push(Choice::Block(self.name(piece)));
                }
            }
        }
        into.push(Choice::Pass);
    }

    /// Pending effects to choose from; equal ones are one (T312).
    #[inline(never)]
    fn pending(&self, into: &mut impl Sink<Choice>) {
        let own = || self.reads.board.pending.iter().filter(|doing| doing.by == self.seat);
        for (place, doing) in own().enumerate() {
            if own().take(place).any(|other| other == doing) {
                continue;
            }
            let nth = own().take(place).filter(|other| other.card == doing.card && other.ability == doing.ability).count();
            into.push(Choice::Resolve(doing.card, doing.ability, nth as u8));
        }
    }

    /// Hosts for a Gear that is being played.
    fn hosts(&self, playing: &Playing) -> impl Iterator<Item = Name> + use<'a> {
        let (except, units, seat, reads) = (playing.except, playing.units, self.seat, self.reads);
        self.pieces().filter(move |piece| reads.hosts(piece) && piece.id != except && (!units || piece.on_field())).map(move |piece| Name {
            seat,
            card: piece.card,
            copy: piece.copy,
        })
    }

    /// Ways to pay: which Legends, and Eddies for the rest (T120-T126). Face-down Legends that nobody knows are
    /// alike, unless one of them is the one that is Called.
    #[inline(never)]
    fn payments(&self, due: Due, into: &mut impl Sink<Choice>) {
        let side = self.reads.board.side(self.seat);
        let eddies = side.ready_eddies();
        // Places of Legends that can pay, and of those among them that are alike, as bits.
        let (mut payers, mut alike) = (0u8, 0u8);
        for piece in side.legends().filter(|piece| piece.id != due.except && self.reads.pays(piece)) {
            payers |= 1 << piece.slot;
            if !piece.face_up() && !piece.marks.has(Marks::KNOWN) && piece.id != due.apart {
                alike |= 1 << piece.slot;
            }
        }
        let enough = due.amount.saturating_sub(eddies)..=due.amount;
        let mut mask = 0u8;
        loop {
            // Of those that are alike the leftmost ones pay: none that does lies right of one that does not.
            let idle = alike & !mask;
            let leftmost = || idle == 0 || mask & alike < idle & idle.wrapping_neg();
            if enough.contains(&BITS[usize::from(mask & 7)]) && leftmost() {
                rule!(T126);
                into.push(Choice::Pay(mask));
            }
            if mask == payers {
                return;
            }
            // The next set of payers, in order.
            mask = mask.wrapping_sub(payers) & payers;
        }
    }

    #[inline(never)]
    fn stealable(&self, stealing: &Stealing, into: &mut impl Sink<Choice>) {
        let Some((_, thief)) = self.reads.board.find(stealing.thief) else { return };
        let taken = stealing.chosen | stealing.moved | stealing.kept;
        let dice = &self.reads.board.dice;
        for die in dice.gigs(rival(self.seat)) {
            let shared = stealing.unshared && dice.shows(self.seat, dice.value(die));
            if taken & (1 << die.0) == 0 && !shared && self.reads.may_steal(self.seat, thief, stealing.power, die) {
                into.push(Choice::Die(die));
            }
        }
    }

    #[inline(never)]
    fn ransoms(&self, die: DieId, into: &mut impl Sink<Choice>) {
        let value = self.reads.board.dice.value(die);
        for card in self.each_of(&self.own.hand) {
            if self.reads.catalog.face(card).cost == Some(value) {
                into.push(Choice::Hand(card));
            }
        }
        into.push(Choice::Decline);
    }
}
