//! What effects ask for: the choices of every operation that asks.

use table::choices::{Few, Sink};
use table::rule;

use super::effects::op;
use super::offer::Offers;
use crate::catalog::CardId;
use crate::catalog::ops::{Op, Played};
use crate::catalog::words::{From, Gigs, Keyword, Kind, Turn, Which, Whose};
use crate::choice::Choice;
use crate::frame::Doing;
use crate::gigs::DieId;
use crate::state::{NOBODY, Name, SEATS, rival};

impl<'a> Offers<'a> {
    /// What the operation of an effect asks for.
    #[inline(never)]
    pub(super) fn effect(&self, doing: &Doing, into: &mut impl Sink<Choice>) {
        let Some(op) = op(self.reads.catalog, doing) else { return };
        let board = self.reads.board;
        match op {
            Op::Pick(which) => {
                rule!(T307);
                rule!(T252);
                self.picks(which, doing, into);
            }
            Op::PickMany { which, forced, two_if, .. } => {
                self.picks(which, doing, into);
                // Of one or two, one is enough; of up to so many, none is.
                if !forced || (two_if.is_some() && doing.count > 0) {
                    rule!(T302);
                    into.push(Choice::Done);
                }
            }
            Op::Discard { count, kind, .. } => {
                let fits = |card: CardId| kind.is_none_or(|kind| self.reads.catalog.face(card).kind == kind);
                let held = self.own.hand.iter().filter(|card| fits(**card)).count();
                if held + usize::from(doing.count) >= usize::from(count) {
                    self.each_of(&self.own.hand).filter(|&card| fits(card)).for_each(|card| into.push(Choice::Hand(card)));
                }
                if doing.count == 0 {
                    rule!(T322);
                    into.push(Choice::Decline);
                }
            }
            Op::TakeTrashed(kind) => {
                rule!(T310);
                let laid = &board.laid;
                let fits = |place: usize, card: CardId| self.reads.catalog.face(card).kind == kind && !laid[..place].contains(&card);
                laid.iter().enumerate().filter(|(place, card)| fits(*place, **card)).for_each(|(_, card)| into.push(Choice::Card(*card)));
            }
            Op::TakeFromTrash { cards, may } => {
                rule!(T310);
                let before = self.reads.in_trash(cards, *doing).map(|card| into.push(Choice::Trash(card))).count();
                if may && before > 0 {
                    into.push(Choice::Decline);
                }
            }
            Op::MayTakeThat | Op::MayPay(_) if !self.can(op, doing) => {}
            Op::MayTakeThat | Op::MayPay(_) => {
                into.push(Choice::Accept);
                into.push(Choice::Decline);
            }
            Op::DefeatGear { whose, power, may } => self.gears(doing, whose, power, may, into),
            Op::MoveGear => {
                let side = board.side(self.seat);
                for (place, gear) in side.gear.iter().enumerate().filter(|(_, gear)| gear.host == doing.this) {
                    if side.gear[..place].contains(gear) {
                        continue;
                    }
                    for unit in side.units().filter(|unit| side.gear_count(unit.id) == 0) {
                        rule!(T388);
                        into.push(Choice::Gear(self.name(unit), gear.card));
                    }
                }
            }
            Op::Adjust { gigs, turn, by } => self.turns(doing, gigs, turn, by, into),
            Op::Set { across, may } => self.sets(across, may, into),
            Op::Swap { may } => {
                rule!(T257);
                let mut any = false;
                for own in board.dice.gigs(self.seat) {
                    for other in board.dice.gigs(rival(self.seat)) {
                        any = true;
                        into.push(Choice::Swap(own, other));
                    }
                }
                if may && any {
                    into.push(Choice::Decline);
                }
            }
            Op::ChooseGig(gigs) => self.gigs(doing, gigs).for_each(|die| into.push(Choice::Die(die))),
            Op::Look { may } => {
                let down = self.face_down().map(|piece| into.push(Choice::Look(piece.slot))).count();
                if may && down > 0 {
                    into.push(Choice::Decline);
                }
            }
            Op::MayCall => {
                let mut any = Few::default();
                self.callable(&mut any);
                if any.first.is_some() {
                    self.callable(into);
                    into.push(Choice::Decline);
                }
            }
            Op::MayCallThat(tag) => {
                let looked = board.find(doing.it).filter(|_| doing.did && !board.side(self.seat).deeds.called);
                if let Some((_, piece)) = looked {
                    let card = self.own.looked_at(piece.slot);
                    let face = card.is_some().then(|| self.reads.catalog.face(card));
                    if face.is_some_and(|face| face.tags.has(tag) || face.has(Keyword::GoSolo)) {
                        into.push(Choice::Accept);
                    }
                }
                into.push(Choice::Decline);
            }
            Op::TakeLooked { cards, least, .. } => {
                let forced = doing.count < least;
                self.looked(doing).filter(|&card| self.reads.card_fits(cards, doing, card)).for_each(|card| into.push(Choice::Card(card)));
                if !forced {
                    rule!(T308);
                    into.push(Choice::Done);
                }
            }
            Op::TrashLooked { may } => {
                self.looked(doing).for_each(|card| into.push(Choice::Card(card)));
                if may {
                    into.push(Choice::Decline);
                }
            }
            Op::RivalSorts(_) => {
                into.push(Choice::Mode(0));
                into.push(Choice::Mode(1));
            }
            Op::PlayShown => {
                if doing.found.is_some() && self.can_enter(doing.found, None) {
                    into.push(Choice::Accept);
                }
                into.push(Choice::Decline);
            }
            Op::NameType => Kind::ALL.iter().for_each(|&kind| into.push(Choice::Type(kind))),
            Op::Play(played) => self.plays(doing, played, into),
            Op::PlayTaken if doing.found.is_some() && self.can_enter(doing.found, None) => {
                into.push(Choice::Accept);
                into.push(Choice::Decline);
            }
            Op::Choose { count, .. } => (0..count).for_each(|mode| into.push(Choice::Mode(mode))),
            _ => {}
        }
    }

    /// Whether a yes is possible, as far as both can see.
    fn can(&self, op: Op, doing: &Doing) -> bool {
        match op {
            Op::MayPay(amount) => self.reads.funds(self.seat, NOBODY) >= amount,
            Op::MayTakeThat => doing.found.is_some(),
            _ => true,
        }
    }

    fn picks(&self, which: Which, doing: &Doing, into: &mut impl Sink<Choice>) {
        for (seat, piece) in self.reads.all(which, *doing) {
            into.push(Choice::Pick(Name { seat, card: piece.card, copy: piece.copy }));
        }
    }

    /// The different cards among those looked at.
    fn looked(&self, doing: &Doing) -> impl Iterator<Item = CardId> + use<'a> {
        let top = self.own.deck.on_top();
        let seen = &top[top.len().saturating_sub(doing.looked.into())..];
        seen.iter()
            .enumerate()
            .filter(|(place, lying)| seen[..*place].iter().all(|other| other.card != lying.card))
            .map(|(_, lying)| lying.card)
    }

    fn gears(&self, doing: &Doing, whose: Whose, power: Option<u8>, may: bool, into: &mut impl Sink<Choice>) {
        let mut any = false;
        for seat in SEATS {
            let meant = match whose {
                Whose::Friendly => seat == doing.by,
                Whose::Rival => seat != doing.by,
                Whose::Any => true,
            };
            let side = self.reads.board.side(seat);
            for (place, gear) in side.gear.iter().enumerate().filter(|_| meant) {
                let weak = power.is_none_or(|most| self.reads.catalog.face(gear.card).power <= most as i8);
                if let Some(host) = side.piece(gear.host).filter(|_| weak && !side.gear[..place].contains(gear)) {
                    any = true;
                    into.push(Choice::Gear(Name { seat, card: host.card, copy: host.copy }, gear.card));
                }
            }
        }
        if may && any {
            into.push(Choice::Decline);
        }
    }

    /// Gigs that an effect means.
    fn gigs(&self, doing: &Doing, gigs: Gigs) -> impl Iterator<Item = DieId> + use<'a> {
        let (dice, by, that) = (&self.reads.board.dice, doing.by, doing.die);
        dice.in_play().filter(move |&die| match gigs {
            Gigs::Any => true,
            Gigs::Friendly => dice.holder(die) == Some(by),
            Gigs::That => die == that,
            Gigs::FriendlyMax => dice.holder(die) == Some(by) && dice.is_max(die),
        })
    }

    /// Values that a Gig can be turned to (T248-T251).
    fn turns(&self, doing: &Doing, gigs: Gigs, turn: Turn, by: u8, into: &mut impl Sink<Choice>) {
        let mut any = false;
        for die in self.gigs(doing, gigs) {
            any = true;
            let (value, sides) = (self.reads.board.dice.value(die), die.size().sides());
            rule!(T248);
            rule!(T249);
            let low = if turn == Turn::Up { value + 1 } else { value.saturating_sub(by).max(1) };
            let high = if turn == Turn::Down { value.saturating_sub(1) } else { (value + by).min(sides) };
            for to in low..=high {
                if to != value && (turn != Turn::Exactly || to.abs_diff(value) == by) {
                    into.push(Choice::Turn(die, to));
                }
            }
        }
        if any && turn != Turn::Exactly {
            rule!(T250);
            rule!(T251);
            rule!(T303);
            into.push(Choice::Decline);
        }
    }

    /// Gigs that can take the value of another (T248, T249). A pair that would change nothing can be chosen too.
    fn sets(&self, across: bool, may: bool, into: &mut impl Sink<Choice>) {
        let dice = &self.reads.board.dice;
        let mut idle = may && dice.in_play().count() > 1;
        for die in dice.in_play() {
            let mut offered = 0u32;
            for other in dice.in_play().filter(|&other| other != die && (!across || dice.holder(other) != dice.holder(die))) {
                let value = dice.value(other);
                if value == dice.value(die) || value > die.size().sides() {
                    idle = true;
                } else if offered & (1 << value) == 0 {
                    offered |= 1 << value;
                    into.push(Choice::Turn(die, value));
                }
            }
        }
        if idle {
            into.push(Choice::Decline);
        }
    }

    /// Whether a card can come into play without being paid: a Gear needs a host (A39).
    fn can_enter(&self, card: CardId, except: Option<u8>) -> bool {
        match self.reads.catalog.face(card).kind {
            Kind::Gear => self.pieces().any(|piece| match except {
                Some(this) => piece.on_field() && piece.id != this,
                None => self.reads.hosts(piece),
            }),
            _ => true,
        }
    }

    /// Cards that an effect can play.
    fn plays(&self, doing: &Doing, played: Played, into: &mut impl Sink<Choice>) {
        let funds = self.reads.funds(self.seat, NOBODY);
        let fits = |card: CardId| {
            self.reads.card_fits(played.cards, doing, card)
                && self.can_enter(card, played.another.then_some(doing.this))
                && (!played.paid || self.reads.price(self.seat, card) <= funds)
        };
        let mut any = false;
        if played.from != From::Trash {
            for card in self.each_of(&self.own.hand).filter(|&card| fits(card)) {
                any = true;
                into.push(Choice::Hand(card));
            }
        }
        if played.from != From::Hand {
            for card in self.reads.in_trash(played.cards, *doing).filter(|&card| fits(card)) {
                any = true;
                into.push(Choice::Trash(card));
            }
        }
        // What is hidden in a hand need not be found (T308); what lies open must be taken (T310).
        let hidden = played.from != From::Trash && !self.own.hand.is_empty();
        if hidden || (played.may && any) {
            if played.paid {
                rule!(T322);
            }
            into.push(Choice::Decline);
        }
    }
}
