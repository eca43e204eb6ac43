//! How promising a choice looks.

use table::Seat;

use super::{presence, worth};
use crate::catalog::CardId;
use crate::catalog::ops::{Op, Verb};
use crate::catalog::words::{Boon, Keyword, Kind, Turn};
use crate::choice::{Choice, Target};
use crate::engine::{Queries, op};
use crate::frame::{AttackStep, Doing, Frame};
use crate::gigs::DieId;
use crate::state::{Aimed, NOBODY, Name, Piece, State, rival};

/// One seat that weighs its choices.
pub(super) struct Weigh<'a> {
    pub(super) reads: Queries<'a>,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
}

impl Weigh<'_> {
    pub(super) fn choice(&self, choice: Choice) -> f32 {
        match choice {
            Choice::Begin(first) => f32::from(u8::from(first)),
            Choice::Keep => self.opening(),
            Choice::Mulligan => 0.0,
            Choice::Take(die) => 0.08 * f32::from(die.size().sides()),
            Choice::Sell(card) => self.sell(card),
            Choice::Play(card) => self.play(card),
            Choice::Solo(card) => 2.5 + 0.3 * f32::from(self.reads.catalog.face(card).cost_value()),
            Choice::Field(_) => -1.0,
            Choice::Call(_) | Choice::CallAny => self.call(),
            Choice::Use(name, card, ability) => self.uses(name, card, ability),
            Choice::Attack(name, target) => self.attack(name, target),
            Choice::Aim(target) => self.state.board.attack.map_or(0.0, |attack| self.aim(attack.attacker, target)),
            Choice::End => 0.0,
            Choice::Block(name) => self.block(name),
            Choice::Pass => 0.4,
            Choice::Pay(mask) => self.pay(mask),
            Choice::Pick(name) => self.pick(name),
            Choice::Gear(name, card) => self.gear(name, card),
            Choice::Look(_) => 0.5,
            Choice::Die(die) => 0.1 * f32::from(self.reads.board.dice.value(die)),
            Choice::Turn(die, value) => self.turn(die, value),
            Choice::Swap(own, other) => {
                let dice = &self.reads.board.dice;
                0.25 * (f32::from(dice.value(other)) - f32::from(dice.value(own)))
            }
            Choice::Hand(card) => self.hand(card),
            Choice::Trash(card) => worth(self.reads.catalog, card),
            Choice::Card(card) => self.card(card),
            Choice::Resolve(..) => 0.0,
            Choice::Mode(mode) => 0.2 * f32::from(mode == 0),
            Choice::Type(kind) => self.kind(kind),
            Choice::Accept => self.accept(),
            Choice::Decline | Choice::Done => 0.0,
        }
    }

    fn doing(&self) -> Option<(Doing, Op)> {
        match self.reads.board.frames.top()? {
            Frame::Do(doing) => op(self.reads.catalog, &doing).map(|op| (doing, op)),
            _ => None,
        }
    }

    fn sources(&self) -> f32 {
        let side = self.reads.board.side(self.seat);
        side.eddies.len() as f32 + side.legends().count() as f32
    }

    /// A hand with something to play in the first turns is kept.
    fn opening(&self) -> f32 {
        let cheap = self.state.own(self.seat).hand.iter().filter(|card| self.reads.catalog.face(**card).cost_value() <= 3).count();
        if cheap >= 2 { 2.0 } else { -1.0 }
    }

    /// Eddies are worth most in the beginning; what cannot be played for long is sold first.
    fn sell(&self, card: CardId) -> f32 {
        let hand = &self.state.own(self.seat).hand;
        let need = 3.4 - 0.35 * self.sources();
        let cost = f32::from(self.reads.catalog.face(card).cost_value());
        let late = if cost > self.sources() + 1.0 { 0.8 } else { 0.0 };
        need + late + 0.12 * hand.len() as f32 - 0.25 * worth(self.reads.catalog, card)
    }

    fn play(&self, card: CardId) -> f32 {
        let face = self.reads.catalog.face(card);
        let cost = f32::from(face.cost_value());
        match face.kind {
            Kind::Unit | Kind::Legend => 2.6 + 0.35 * cost,
            Kind::Gear => {
                let ready = self.reads.board.side(self.seat).units().any(|unit| !unit.spent());
                1.6 + 0.25 * cost + if ready { 0.5 } else { 0.0 }
            }
            Kind::Program => self.program(card),
        }
    }

    /// A Program is worth what it does now.
    fn program(&self, card: CardId) -> f32 {
        let doing = Doing::new(self.seat, card, 0, NOBODY);
        let reacts = self.reads.board.frames.top() == Some(Frame::Attack(AttackStep::React));
        let gain = self.effect(&doing);
        if reacts { gain - 0.2 } else { gain }
    }

    /// What the operations of an effect are worth, added up.
    fn effect(&self, doing: &Doing) -> f32 {
        let Some(effect) = self.reads.catalog.face(doing.card).effects.get(usize::from(doing.ability)) else { return 0.0 };
        let mut sum = 0.0;
        let mut picks = None;
        for &op in effect {
            match op {
                Op::Pick(which) => {
                    picks = self
                        .reads
                        .all(which, *doing)
                        .map(|(seat, piece)| (seat != self.seat, presence(self.reads, seat, piece)))
                        .reduce(|best, other| if other.1 > best.1 { other } else { best });
                }
                Op::Do(verb, _) => sum += verb_gain(verb, picks),
                Op::Draw(amount) => sum += 0.8 * f32::from(self.reads.amount(amount, doing).min(3)),
                Op::ReadyEddies(count) => sum += 0.4 * f32::from(count),
                Op::Adjust { .. } | Op::Set { .. } | Op::Swap { .. } => sum += 0.5,
                Op::TakeTrashed(_) | Op::TakeFromTrash { .. } | Op::TakeLooked { .. } | Op::MayTakeThat => sum += 0.8,
                Op::DefeatGear { .. } => sum += 0.8,
                Op::Play(_) | Op::MayCall | Op::PlayShown => sum += 1.0,
                Op::SellTop => sum += 0.8,
                Op::Discard { rival, .. } => sum += if rival { 0.6 } else { -0.4 },
                Op::EachDiscardsHand => sum += 2.2 - 0.6 * self.state.own(self.seat).hand.len() as f32,
                Op::Unless(..) | Op::Jump(_) => {}
                _ => sum += 0.1,
            }
        }
        sum
    }

    fn call(&self) -> f32 {
        let reacts = self.reads.board.frames.top() == Some(Frame::Attack(AttackStep::React));
        let side = self.reads.board.side(self.seat);
        let spare = f32::from(self.reads.funds(self.seat, NOBODY));
        let up = side.legends().filter(|piece| piece.face_up()).count() as f32;
        let early = if reacts { -0.6 } else { 0.0 };
        1.0 + 0.15 * spare - 0.2 * up + early
    }

    fn uses(&self, name: Name, card: CardId, ability: u8) -> f32 {
        let id = self.reads.board.named(name).map_or(NOBODY, |piece| piece.id);
        let price = f32::from(self.reads.use_price(self.seat, card, ability).unwrap_or(0));
        let gain = self.effect(&Doing::new(self.seat, card, ability, id));
        // A Unit that is spent cannot attack, and can be attacked.
        let field = self
            .reads
            .board
            .named(name)
            .filter(|piece| piece.on_field())
            .map_or(0.0, |piece| 0.6 + 0.15 * f32::from(self.reads.power(self.seat, piece)));
        gain - 0.35 * price - field + 0.2
    }

    fn attack(&self, name: Name, target: Target) -> f32 {
        let Some(piece) = self.reads.board.named(name) else { return 0.0 };
        if target != Target::Later {
            return self.aim(piece.id, target);
        }
        let Some(reach) = self.reads.reach(self.seat, piece) else { return 0.0 };
        let other = rival(self.seat);
        let units = self.reads.board.side(other).units().filter(|unit| reach.units && self.reads.is_target(other, unit, reach.permit));
        let best = units.map(|unit| self.fight(piece, unit)).fold(f32::MIN, f32::max);
        let gigs = if reach.gigs && self.reads.board.dice.count(other) > 0 { self.raid(piece) } else { f32::MIN };
        best.max(gigs)
    }

    fn aim(&self, attacker: u8, target: Target) -> f32 {
        let Some((_, piece)) = self.reads.board.find(attacker) else { return 0.0 };
        match target {
            Target::Gigs => self.raid(piece),
            Target::Unit(name) => self.reads.board.named(name).map_or(0.0, |unit| self.fight(piece, unit)),
            Target::Later => 0.0,
        }
    }

    /// An attack on Gigs: what it steals, less what blockers and the next turn may cost.
    fn raid(&self, piece: &Piece) -> f32 {
        let other = rival(self.seat);
        let power = self.reads.power(self.seat, piece);
        if power == 0 {
            return -1.0;
        }
        let dice = (f32::from(power) / 10.0).floor() + 1.0;
        let blockers = self.reads.board.side(other).units().filter(|unit| !unit.spent() && self.reads.has(other, unit, Keyword::Blocker));
        let strongest = blockers.map(|unit| self.reads.power(other, unit)).max();
        let blocked = match strongest {
            None => 0.0,
            Some(blocker) if blocker >= power => 2.0 + 0.25 * f32::from(power),
            Some(_) => 1.4,
        };
        // A spent Unit can be attacked by what the rival has.
        let threat = self.reads.board.side(other).units().filter(|unit| self.reads.power(other, unit) >= power).count() as f32;
        3.2 + 1.4 * dice - blocked - 0.25 * threat.min(2.0)
    }

    /// A fight: what falls on either side.
    fn fight(&self, piece: &Piece, unit: &Piece) -> f32 {
        let other = rival(self.seat);
        let (own, their) = (self.reads.power(self.seat, piece), self.reads.power(other, unit));
        let (gain, loss) = (presence(self.reads, other, unit), presence(self.reads, self.seat, piece));
        match own.cmp(&their) {
            std::cmp::Ordering::Greater => 1.6 + 0.9 * gain,
            std::cmp::Ordering::Equal => 0.4 + 0.9 * (gain - loss),
            std::cmp::Ordering::Less => -0.5 - loss,
        }
    }

    fn block(&self, name: Name) -> f32 {
        let (Some(blocker), Some(attack)) = (self.reads.board.named(name), self.reads.board.attack) else { return 0.0 };
        let Some((seat, attacker)) = self.reads.board.find(attack.attacker) else { return 0.0 };
        let (own, their) = (self.reads.power(self.seat, blocker), self.reads.power(seat, attacker));
        let saved = match attack.aimed {
            Aimed::Gigs => 1.8 + 1.2 * (f32::from(their) / 10.0).floor(),
            Aimed::Unit(id) => self.reads.board.find(id).map_or(0.0, |(seat, unit)| {
                if self.reads.power(seat, unit) > their { -0.5 } else { 0.6 * presence(self.reads, seat, unit) }
            }),
            Aimed::Open => 0.0,
        };
        let (loss, gain) = (presence(self.reads, self.seat, blocker), presence(self.reads, seat, attacker));
        let fight = if own > their {
            gain
        } else if own == their {
            gain - loss
        } else {
            -loss
        };
        saved + 0.6 * fight
    }

    /// Eddies first; Legends with effects of their own are kept ready.
    fn pay(&self, mask: u8) -> f32 {
        (0..3)
            .filter(|slot| mask & (1 << slot) != 0)
            .map(|slot| {
                let Some(piece) = self.reads.board.legend(self.seat, slot) else { return 0.0 };
                let active = piece.face_up() && self.reads.catalog.face(piece.card).active;
                if active { -0.8 } else { -0.15 }
            })
            .sum()
    }

    fn pick(&self, name: Name) -> f32 {
        let Some(piece) = self.reads.board.named(name) else { return 0.0 };
        let value = presence(self.reads, name.seat, piece);
        let own = name.seat == self.seat;
        let Some((doing, _)) = self.doing() else {
            // A host for a Gear: somebody who can use it now. Or a Unit to be given up.
            return match self.reads.board.frames.top() {
                Some(Frame::Sacrifice(_)) => -value,
                _ => 0.3 * value + if piece.spent() || !piece.on_field() { 0.0 } else { 0.8 },
            };
        };
        let next = Doing { step: doing.step + 1, ..doing };
        let harmful = match op(self.reads.catalog, &next) {
            Some(Op::Do(verb, _)) => is_harmful(verb),
            _ => false,
        };
        if own == harmful { -value } else { value }
    }

    fn gear(&self, name: Name, card: CardId) -> f32 {
        let value = 0.3 + 0.3 * f32::from(self.reads.catalog.face(card).cost_value());
        if name.seat == self.seat { 0.6 - value } else { value }
    }

    /// Friendly values up, rival values down, unless an effect wants it otherwise.
    fn turn(&self, die: DieId, value: u8) -> f32 {
        let dice = &self.reads.board.dice;
        let change = f32::from(value) - f32::from(dice.value(die));
        let own = dice.holder(die) == Some(self.seat);
        let down = matches!(self.doing(), Some((_, Op::Adjust { turn: Turn::Down, .. })));
        // Effects that lower Gigs often want a min Gig.
        if own && down {
            return if value == 1 { 0.6 } else { -0.2 };
        }
        if own { 0.2 * change } else { -0.2 * change }
    }

    /// A card to be played by an effect, or to be given up.
    fn hand(&self, card: CardId) -> f32 {
        let value = worth(self.reads.catalog, card);
        match self.doing() {
            Some((_, Op::Play(_))) => value,
            Some((_, Op::Discard { .. })) => 1.2 - value,
            _ if matches!(self.reads.board.frames.top(), Some(Frame::Ransom(_))) => 2.5 - value,
            _ => -value,
        }
    }

    fn card(&self, card: CardId) -> f32 {
        match self.doing() {
            Some((_, Op::TrashLooked { may: true })) => 0.6 - 0.4 * worth(self.reads.catalog, card),
            Some((_, Op::TrashLooked { .. })) => -worth(self.reads.catalog, card),
            Some(_) => worth(self.reads.catalog, card),
            None => 0.0,
        }
    }

    /// The type that is most common among what may lie on top.
    fn kind(&self, kind: Kind) -> f32 {
        let deck = &self.state.own(self.seat).deck;
        let fits = deck.iter().filter(|lying| self.reads.catalog.face(lying.card).kind == kind).count();
        4.0 * fits as f32 / deck.len().max(1) as f32
    }

    fn accept(&self) -> f32 {
        match self.reads.board.frames.top() {
            Some(Frame::Reroll(die)) => {
                let value = f32::from(self.reads.board.dice.value(die));
                0.5 * (f32::from(die.size().sides()) / 2.0 - value)
            }
            Some(Frame::StandIn(_)) => -0.5,
            _ => 0.6,
        }
    }
}

const fn is_harmful(verb: Verb) -> bool {
    matches!(
        verb,
        Verb::Weaken(_)
            | Verb::Forbid(_)
            | Verb::Defeat
            | Verb::Spend
            | Verb::Bottom
            | Verb::Give(Boon::Harmless | Boon::StealsLess | Boon::Watched)
    )
}

/// What a verb is worth on the best that it can be done to: whether that is the rival's, and what it is worth.
fn verb_gain(verb: Verb, picked: Option<(bool, f32)>) -> f32 {
    let Some((rivals, value)) = picked else { return 0.2 };
    let weight = match verb {
        Verb::Defeat | Verb::Bottom => 1.0,
        Verb::Spend => 0.5,
        Verb::Forbid(_) | Verb::Weaken(_) => 0.4,
        Verb::Power(_) | Verb::FightPower(_) | Verb::Give(_) => 0.3,
        Verb::Ready | Verb::Steal => 0.6,
    };
    if is_harmful(verb) == rivals { weight * value } else { -weight * value }
}
