//! What is true of a table now: attributes and numbers of cards with everything that changes them, who is meant, whether
//! a condition holds. It changes nothing.

use table::{Seat, rule};

use crate::catalog::card::Card;
use crate::catalog::effects::{Amount, Cond, Static, Tally, Value, Which, Who};
use crate::catalog::words::{At, Attribute, Attributes, Kind, Stat, Threat, Whose};
use crate::catalog::{CardId, Catalog};
use crate::faces::{BLANK, Face, holds};
use crate::frame::{Doing, That};
use crate::game::Ccg;
use crate::slots::Slots;
use crate::state::{Board, Changed, Marks, Piece, SPONSOR, STASH, Spot};

/// Reads a board.
#[derive(Clone, Copy)]
pub(crate) struct Read<'a> {
    pub game: &'a Ccg,
    pub board: &'a Board,
}

/// For whom and from where something is read.
#[derive(Clone, Copy)]
pub(crate) struct Eye {
    /// "You".
    pub you: Seat,
    /// "This card".
    pub this: Spot,
    /// The Runner that it was attached to, if it has left play.
    pub host: Spot,
    /// Whether what always holds is left out, because it is being reckoned.
    pub plain: bool,
}

impl Eye {
    pub const fn new(you: Seat, this: Spot) -> Eye {
        Eye { you, this, host: Spot::NONE, plain: false }
    }
}

impl<'a> Read<'a> {
    pub fn catalog(&self) -> &'static Catalog {
        self.game.catalog()
    }

    #[inline]
    pub fn card(&self, card: CardId) -> &'static Card {
        self.game.catalog().card(card)
    }

    #[inline]
    pub fn piece(&self, at: Spot) -> Option<&'a Piece> {
        self.board.side(at.seat).piece(at.slot)
    }

    /// The printed card in a spot.
    #[inline]
    pub fn printed(&self, at: Spot) -> Option<&'static Card> {
        self.piece(at).map(|piece| self.card(piece.card))
    }

    #[inline]
    pub fn kind(&self, at: Spot) -> Option<Kind> {
        self.printed(at).map(|card| card.kind)
    }

    #[inline]
    pub fn face(&self, at: Spot) -> &'a Face {
        match self.piece(at) {
            Some(piece) => self.game.faces().card(piece.card),
            None if at.slot == SPONSOR => self.game.faces().sponsor(self.board.side(at.seat).sponsor),
            None => &BLANK,
        }
    }

    /// What always holds by the card in a spot.
    pub fn always(&self, at: Spot) -> &'static [Static] {
        match self.piece(at) {
            Some(piece) => &self.card(piece.card).always,
            None if at.slot == SPONSOR => &self.catalog().sponsor(self.board.side(at.seat).sponsor).always,
            None => &[],
        }
    }

    /// Whether what a card says holds: in play, gear only on a Runner, a Weapon only if it is equipped (R063).
    #[inline]
    pub fn in_force(&self, at: Spot) -> bool {
        if at.slot == SPONSOR {
            rule!(R016);
            return self.board.plays(at.seat);
        }
        let Some(piece) = self.piece(at) else { return false };
        let card = self.card(piece.card);
        match card.kind {
            Kind::Location | Kind::Operation | Kind::Runner => true,
            Kind::Cyber | Kind::Equipment => {
                let worn = self.board.side(at.seat).piece(piece.host).is_some_and(|host| self.card(host.card).kind == Kind::Runner);
                worn && (!card.is(Attribute::Weapon) || piece.marks.has(Marks::EQUIPPED))
            }
            Kind::Event => false,
        }
    }

    /// The Runner of a card: itself, or the one that it is attached to.
    pub fn runner(&self, at: Spot) -> Option<Spot> {
        let piece = self.piece(at)?;
        match self.card(piece.card).kind {
            Kind::Runner => Some(at),
            Kind::Cyber | Kind::Equipment => {
                let host = Spot::new(at.seat, self.board.side(at.seat).bearer(at.slot)?);
                (self.kind(host) == Some(Kind::Runner)).then_some(host)
            }
            _ => None,
        }
    }

    /// The attributes of a card: printed, and for a Runner what it has besides.
    pub fn attributes(&self, at: Spot) -> Attributes {
        let Some(card) = self.printed(at) else { return Attributes::NONE };
        if !self.board.side(at.seat).does.has(holds::ALSO) {
            return card.bits;
        }
        self.held(at, holds::ALSO).fold(card.bits, |bits, what| match what {
            Static::Also(attribute) => bits.with(Attributes::of(&[*attribute])),
            _ => bits,
        })
    }

    #[inline]
    pub fn is(&self, at: Spot, attribute: Attribute) -> bool {
        rule!(R042);
        let Some(piece) = self.piece(at) else { return false };
        self.card(piece.card).is(attribute) || (self.board.side(at.seat).does.has(holds::ALSO) && self.attributes(at).has(attribute))
    }

    /// Whether something always holds of a Runner: by its own card, or gear on it.
    pub fn held(&self, at: Spot, kind: u32) -> impl Iterator<Item = &'static Static> + 'a {
        let read = *self;
        let side = self.board.side(at.seat);
        let own = if side.does.has(kind) { Slots::only(at.slot) } else { Slots::NONE };
        let gear = if side.does.has(kind) { side.sorted.gear() } else { Slots::NONE };
        let of = move |slots: Slots| side.at(slots.both(side.sorted.rules));
        of(own)
            .chain(of(gear).filter(move |(_, piece)| piece.host == at.slot))
            .map(move |(slot, _)| Spot::new(at.seat, slot))
            .filter(move |&from| read.face(from).has(kind) && read.in_force(from))
            .flat_map(move |from| read.always(from))
    }

    /// What always holds for a player: of all its cards and its Sponsor.
    pub fn ruling(&self, seat: Seat, kind: u32) -> impl Iterator<Item = (Spot, &'static Static)> + 'a {
        let read = *self;
        let side = self.board.side(seat);
        let rules = if side.does.has(kind) { side.sorted.rules } else { Slots::NONE };
        std::iter::once(Spot::new(seat, SPONSOR))
            .chain(rules.iter().map(move |slot| Spot::new(seat, slot)))
            .filter(move |&from| read.face(from).has(kind) && read.in_force(from))
            .flat_map(move |from| read.always(from).iter().map(move |what| (from, what)))
    }

    /// A number as it is printed, on the card and on what it carries.
    fn printed_stat(&self, at: Spot, stat: Stat) -> i16 {
        let Some(card) = self.printed(at) else { return 0 };
        match stat {
            Stat::Emp if card.kind == Kind::Runner => {
                rule!(R047);
                let cyber = self.board.side(at.seat).of(Kind::Cyber).filter(|(_, piece)| piece.host == at.slot);
                card.figure(stat) - cyber.map(|(_, piece)| self.card(piece.card).figure(stat)).sum::<i16>()
            }
            Stat::Movement if card.is(Attribute::Punknaught) => {
                rule!(R092);
                i16::from(self.complete(at))
            }
            _ => card.figure(stat),
        }
    }

    /// A number of a card now.
    pub fn stat(&self, at: Spot, stat: Stat) -> i16 {
        self.reckon(at, stat, false)
    }

    pub(super) fn reckon(&self, at: Spot, stat: Stat, plain: bool) -> i16 {
        let Some(piece) = self.piece(at) else { return 0 };
        let mut value = self.printed_stat(at, stat);
        if piece.marks.has(Marks::CHANGED) {
            value += self.board.changed(at, Changed::Stat(stat));
        }
        if !plain {
            value += self.bonus(at, stat);
        }
        match stat {
            Stat::Power | Stat::MSec | Stat::ESec | Stat::RunCost | Stat::OpsPoints | Stat::Eb => value.max(0),
            _ => value,
        }
    }

    /// What cards that always hold add to a number.
    fn bonus(&self, at: Spot, stat: Stat) -> i16 {
        let (mut sum, calm) = (0, self.board.battle.is_none());
        for seat in self.board.players() {
            let (side, abroad) = (self.board.side(seat), seat != at.seat);
            if self.game.faces().sponsor(side.sponsor).changes(stat, abroad, calm) {
                rule!(R016);
                sum += self.bonus_from(Spot::new(seat, SPONSOR), at, stat);
            }
            if !side.does.changes(stat, abroad, calm) {
                continue;
            }
            for (slot, piece) in side.at(side.sorted.changers(stat)) {
                let (face, from) = (self.game.faces().card(piece.card), Spot::new(seat, slot));
                let about = face.wide || slot == at.slot || piece.host == at.slot;
                if about && face.changes(stat, abroad, calm) && self.in_force(from) {
                    sum += self.bonus_from(from, at, stat);
                }
            }
        }
        sum
    }

    fn bonus_from(&self, from: Spot, at: Spot, stat: Stat) -> i16 {
        let eye = Eye { plain: true, ..Eye::new(from.seat, from) };
        let mut sum = 0;
        for what in self.always(from) {
            let Static::Bonus { to, stat: which, by, cond } = what else { continue };
            rule!(R132);
            if *which != stat || !self.means(eye, to, That::None, at) {
                continue;
            }
            let on = self.runner(at).unwrap_or(at);
            let about = Eye { this: if cond.is_some_and(Cond::is_of_a_battle) { on } else { from }, ..eye };
            if cond.is_none_or(|cond| self.holds(about, cond, That::None)) {
                sum += self.amount(eye, *by, That::Piece(at, self.card_at(at)));
            }
        }
        sum
    }

    pub fn card_at(&self, at: Spot) -> CardId {
        self.piece(at).map_or(CardId::NONE, |piece| piece.card)
    }

    /// Whether a card in a spot is one of those that are meant.
    pub fn means(&self, eye: Eye, who: &Who, that: That, at: Spot) -> bool {
        match who {
            Who::This => at == eye.this,
            Who::Host => self.own(eye) == Some(at) && at != eye.this,
            Who::That => matches!(that, That::Piece(spot, card) if spot == at && self.card_at(at) == card),
            Who::All(which) => self.fits(eye, which, at),
        }
    }

    /// Whether a card in play or in a Stash fits.
    pub fn fits(&self, eye: Eye, which: &Which, at: Spot) -> bool {
        let Some(piece) = self.piece(at) else { return false };
        let card = self.card(piece.card);
        let whose = match which.whose {
            Whose::Yours => at.seat == eye.you,
            Whose::Rivals => at.seat != eye.you,
            Whose::Any => true,
        };
        whose
            && which.what.fits(card.kind)
            && self.stands(eye, which.at, at, piece)
            && which.faction.is_none_or(|faction| card.faction == Some(faction))
            && which.used.is_none_or(|used| piece.used() == used)
            && which.cost.is_none_or(|cost| card.cost <= cost)
            && which.with.is_none_or(|one| self.is(at, one))
            && which.without.is_none_or(|one| !self.is(at, one))
            && which.power.is_none_or(|power| self.reckon(at, Stat::Power, eye.plain) <= power.into())
            && (!which.weaker
                || self.own(eye).is_some_and(|own| self.reckon(at, Stat::Power, eye.plain) < self.reckon(own, Stat::Power, eye.plain)))
            && (!which.other || (at != eye.this && self.own(eye) != Some(at)))
    }

    /// Where those can lie on a side that an effect means, by type and place alone.
    pub fn among(&self, which: &Which, seat: Seat) -> Slots {
        let sorted = &self.board.side(seat).sorted;
        if which.at == At::Stash {
            return sorted.stash;
        }
        let kinds = Kind::ALL.iter().filter(|&&kind| which.what.fits(kind));
        kinds.fold(Slots::NONE, |slots, &kind| slots.with(sorted.of(kind)))
    }

    /// Whether a card that is not on the table fits: of a trash pile, a hand or a deck.
    pub fn fits_card(&self, which: &Which, card: CardId) -> bool {
        rule!(R035);
        let card = self.card(card);
        which.what.fits(card.kind)
            && which.faction.is_none_or(|faction| card.faction == Some(faction))
            && which.cost.is_none_or(|cost| card.cost <= cost)
            && which.power.is_none_or(|power| card.power <= power)
            && which.with.is_none_or(|one| card.is(one))
            && which.without.is_none_or(|one| !card.is(one))
    }

    fn stands(&self, eye: Eye, place: At, at: Spot, piece: &Piece) -> bool {
        if place == At::Stash {
            return piece.host == STASH;
        }
        if piece.host == STASH {
            return false;
        }
        match place {
            At::Play => true,
            At::Battle => self.in_battle(at),
            At::Away => !self.in_battle(at),
            At::Team => {
                let Some(own) = self.own(eye) else { return false };
                let (Some(one), Some(other)) = (self.piece(own), self.runner(at).and_then(|runner| self.piece(runner))) else {
                    return false;
                };
                let together = if one.fights() { other.fights() } else { one.team != 0 && one.team == other.team };
                at.seat == own.seat && (together || self.runner(at) == Some(own))
            }
            At::Here => {
                let host = self.own(eye).unwrap_or(eye.this);
                at.seat == host.seat && (piece.host == host.slot || (at == host && host != eye.this))
            }
            At::Stash | At::Trash | At::Hand | At::Deck => false,
        }
    }

    /// Whether a card is in the battle: fighters with their gear, and what it is about.
    pub fn in_battle(&self, at: Spot) -> bool {
        let Some(battle) = self.board.battle else { return false };
        if at.seat == battle.against && at.slot == battle.target {
            return true;
        }
        self.runner(at).and_then(|runner| self.piece(runner)).is_some_and(Piece::fights)
    }

    /// A number that an effect names.
    pub fn amount(&self, eye: Eye, amount: Amount, that: That) -> i16 {
        match amount {
            Amount::Fixed(number) => number.into(),
            Amount::Per { per, each, most } => i16::from(each) * self.tally(eye, per).clamp(0, most.into()),
            Amount::Read(value) => self.value(eye, value, that),
        }
    }

    fn value(&self, eye: Eye, value: Value, that: That) -> i16 {
        let own = || self.own(eye).map_or(0, |runner| self.reckon(runner, Stat::Power, eye.plain));
        let printed = |read: fn(&Card) -> u8| match that {
            That::Piece(_, card) | That::Trash(_, card) | That::Hand(card) | That::Deck(card) => i16::from(read(self.card(card))),
            That::None => 0,
        };
        match (value, that) {
            (Value::Power, _) => own(),
            (Value::HalfPower, _) => own() / 2,
            (Value::ThatPower, That::Piece(at, card)) if self.card_at(at) == card => self.reckon(at, Stat::Power, eye.plain),
            (Value::ThatPower, _) => printed(|card| card.power),
            (Value::ThatCost, _) => printed(|card| card.cost),
            (Value::ThatOps, That::Piece(at, card)) if self.card_at(at) == card => self.reckon(at, Stat::OpsPoints, eye.plain),
            (Value::ThatOps, _) => printed(|card| card.ops),
            (Value::ThatStyle, That::Piece(at, card)) if self.card_at(at) == card => {
                let worn = |slot: u8| self.reckon(Spot::new(at.seat, slot), Stat::Style, eye.plain);
                worn(at.slot) + self.board.side(at.seat).attached(at.slot).map(|(slot, _)| worn(slot)).sum::<i16>()
            }
            (Value::ThatStyle, _) => printed(|card| card.style),
        }
    }

    /// What is counted for a player.
    pub fn tally(&self, eye: Eye, tally: Tally) -> i16 {
        let side = self.board.side(eye.you);
        match tally {
            Tally::Cards(which) => self.count(eye, &which),
            Tally::Ops => side.ops as i16,
            Tally::RivalOps => self.rivals(eye.you).map(|seat| self.board.side(seat).ops as i16).max().unwrap_or(0),
            Tally::Style => self.style(eye.you, eye.plain) as i16,
            Tally::BustPoints => side.busts as i16,
            Tally::Defense => self.strength(eye, &[Stat::Def]),
            Tally::Offense => self.strength(eye, &[Stat::Sr, Stat::Lr]),
            Tally::BodyParts => {
                let parts = Attributes::of(Attribute::BODY_PARTS);
                let cyber = side.of(Kind::Cyber).map(|(_, piece)| self.card(piece.card));
                cyber.fold(Attributes::NONE, |all, card| all.with(card.bits.both(parts))).count() as i16
            }
        }
    }

    fn count(&self, eye: Eye, which: &Which) -> i16 {
        let whose = |seat: Seat| match which.whose {
            Whose::Yours => seat == eye.you,
            Whose::Rivals => seat != eye.you,
            Whose::Any => true,
        };
        let seats = self.board.players().filter(|&seat| whose(seat));
        let of = |seat: Seat| match which.at {
            At::Trash => self.board.side(seat).trash.iter().filter(|&&card| self.fits_card(which, card)).count(),
            At::Hand => usize::from(self.board.side(seat).held),
            At::Deck => 0,
            _ => self.among(which, seat).iter().filter(|&slot| self.fits(eye, which, Spot::new(seat, slot))).count(),
        };
        seats.map(of).sum::<usize>() as i16
    }

    /// The opponents of a player.
    pub fn rivals(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.board.round(seat).filter(move |&other| other != seat)
    }

    /// SR, LR or Def of all Runners in play with their gear, used or not, with the best Weapons each can have equipped;
    /// without what is changed for a time (A114).
    fn strength(&self, eye: Eye, stats: &[Stat]) -> i16 {
        let side = self.board.side(eye.you);
        let changed = !eye.plain && stats.iter().any(|&stat| self.may_change(eye.you, stat));
        let of = |slot: u8| {
            let at = Spot::new(eye.you, slot);
            let lasting = |&stat: &Stat| self.printed_stat(at, stat) + if changed { self.bonus(at, stat) } else { 0 };
            stats.iter().map(lasting).sum::<i16>()
        };
        let runners = side.sorted.of(Kind::Runner);
        let mut sum: i16 = runners.iter().map(of).sum();
        let mut armed = Slots::NONE;
        for (slot, piece) in side.at(side.sorted.gear()).filter(|(_, piece)| runners.has(piece.host)) {
            let card = self.card(piece.card);
            if card.is(Attribute::Weapon) {
                armed.set(piece.host, true);
            } else if card.is(Attribute::Punknaught) {
                sum += stats.iter().map(|&stat| self.punknaught(Spot::new(eye.you, slot), stat)).sum::<i16>();
            } else {
                sum += of(slot);
            }
        }
        for runner in armed {
            let mut best = [0i16; 3];
            for (slot, piece) in side.attached(runner).filter(|(_, piece)| self.card(piece.card).is(Attribute::Weapon)) {
                let worth = of(slot);
                best[0] = best[0].max(worth);
                if self.card(piece.card).is(Attribute::Melee) {
                    (best[1], best[2]) = (best[1].max(worth), best[2].max(worth.min(best[1])));
                }
            }
            let two = best[2] > 0 && self.is(Spot::new(eye.you, runner), Attribute::MartialArtist);
            sum += if two { best[0].max(best[1] + best[2]) } else { best[0] };
        }
        sum
    }

    /// Whether a player could have so much of it, if everything that changes numbers changed all of them by the most: so
    /// that it need not be reckoned each time.
    pub fn may_have(&self, seat: Seat, tally: Tally, least: i16) -> bool {
        let stats: &[Stat] = match tally {
            Tally::Defense => &[Stat::Def],
            Tally::Offense => &[Stat::Sr, Stat::Lr],
            _ => return true,
        };
        let sorted = &self.board.side(seat).sorted;
        let bodies = sorted.of(Kind::Runner).with(sorted.gear());
        let mut sum = 0;
        for (_, piece) in self.board.side(seat).at(bodies) {
            let card = self.card(piece.card);
            if card.is(Attribute::Punknaught) {
                return true;
            }
            let numbers = if tally == Tally::Defense { [card.def, 0] } else { [card.sr, card.lr] };
            sum += numbers.iter().map(|&number| i32::from(number.max(0))).sum::<i32>();
        }
        let calm = self.board.battle.is_none();
        for other in self.board.players() {
            let side = self.board.side(other);
            for face in [&side.does, self.game.faces().sponsor(side.sponsor)] {
                if stats.iter().any(|&stat| face.changes(stat, other != seat, calm)) {
                    sum += i32::from(face.most[0]) + i32::from(face.most[1]) * bodies.len() as i32;
                }
            }
        }
        sum >= i32::from(least)
    }

    /// Whether anything may change a number of a player's cards now, by what always holds.
    fn may_change(&self, seat: Seat, stat: Stat) -> bool {
        let calm = self.board.battle.is_none();
        self.board.players().any(|other| {
            let (side, abroad) = (self.board.side(other), other != seat);
            side.does.changes(stat, abroad, calm) || self.game.faces().sponsor(side.sponsor).changes(stat, abroad, calm)
        })
    }

    /// The Style Points of a player: of Runners and what is attached, and gained for good (R138, A105).
    pub fn style(&self, seat: Seat, plain: bool) -> u16 {
        rule!(R323);
        rule!(R111);
        rule!(R059);
        rule!(R072);
        rule!(R044);
        let side = self.board.side(seat);
        let worn = |(slot, _): (u8, &Piece)| self.reckon(Spot::new(seat, slot), Stat::Style, plain);
        let looks = side.sorted.in_play().but(side.sorted.sites());
        side.style.saturating_add_signed(side.at(looks).map(worn).sum::<i16>())
    }

    /// Whether a condition holds.
    pub fn holds(&self, eye: Eye, cond: Cond, that: That) -> bool {
        let own = || self.own(eye);
        let fighting = |by: bool, run: Option<bool>| {
            let Some(battle) = self.board.battle else { return false };
            own().is_some_and(|at| {
                let attacks = at.seat == battle.by;
                self.piece(at).is_some_and(Piece::fights) && attacks == by && run.is_none_or(|run| battle.run == run)
            })
        };
        match cond {
            Cond::AtLeast(tally, least) => self.tally(eye, tally) >= least.into(),
            Cond::AtMost(tally, most) => self.tally(eye, tally) <= most.into(),
            Cond::Behind => self.tally(eye, Tally::RivalOps) > self.tally(eye, Tally::Ops),
            Cond::YourTurn => self.board.turn == eye.you,
            Cond::RivalsTurn => self.board.turn != eye.you,
            Cond::Hitting => fighting(true, Some(false)),
            Cond::Defending => fighting(false, None),
            Cond::Running => fighting(true, Some(true)),
            Cond::Alone => own().is_some_and(|at| {
                let fighters = self.board.side(at.seat).runners().filter(|(_, piece)| piece.fights()).count();
                self.piece(at).is_some_and(Piece::fights) && fighters == 1
            }),
            Cond::ThatIs(attribute) => match that {
                That::Piece(at, card) => self.card_at(at) == card && self.is(at, attribute),
                That::Trash(_, card) | That::Hand(card) | That::Deck(card) => self.card(card).is(attribute),
                That::None => false,
            },
        }
    }

    /// Whether a card is safe from something that another player does.
    pub fn immune(&self, at: Spot, threat: Threat) -> bool {
        let safe = |what: &Static| matches!(what, Static::Immune(from) if *from == threat);
        self.held(at, holds::IMMUNE).any(safe)
    }

    /// Whether a Runner is a Cyber-Psycho (R048).
    pub fn is_psycho(&self, at: Spot) -> bool {
        rule!(R046);
        rule!(R048);
        rule!(R049);
        self.kind(at) == Some(Kind::Runner) && self.stat(at, Stat::Emp) <= 1
    }

    /// Power now (R041).
    #[inline]
    pub fn power(&self, at: Spot) -> i16 {
        rule!(R041);
        self.stat(at, Stat::Power)
    }

    /// "This" and "you" of something that is being done.
    pub fn eye(doing: &Doing) -> Eye {
        let this = if doing.gone { Spot::NONE } else { doing.this };
        Eye { host: doing.host, ..Eye::new(doing.by, this) }
    }

    /// "This Runner", or the one that this card is, or was, attached to.
    pub fn own(&self, eye: Eye) -> Option<Spot> {
        if eye.host.is_some() { Some(eye.host) } else { self.runner(eye.this) }
    }
}
