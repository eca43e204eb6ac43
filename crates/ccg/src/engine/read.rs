//! What is true of a table now: attributes and numbers of cards with everything that changes them, who is meant, whether
//! a condition holds. It changes nothing.

use table::{Seat, rule};

use crate::catalog::card::Card;
use crate::catalog::effects::{Amount, Cond, Static, Tally, Value, Which, Who};
use crate::catalog::words::{At, Attribute, Attributes, Kind, Stat, Threat, Whose};
use crate::catalog::{CardId, Catalog};
use crate::faces::{Face, holds};
use crate::frame::{Doing, That};
use crate::game::Ccg;
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
    pub fn face(&self, at: Spot) -> Face {
        match self.piece(at) {
            Some(piece) => self.game.faces().card(piece.card),
            None if at.slot == SPONSOR => self.game.faces().sponsor(self.board.side(at.seat).sponsor),
            None => Face::default(),
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
        let mut bits = card.bits;
        let mut also = |from: Spot| {
            if self.face(from).has(holds::ALSO) && self.in_force(from) {
                for what in self.always(from) {
                    if let Static::Also(attribute) = what {
                        bits = bits.with(Attributes::of(&[*attribute]));
                    }
                }
            }
        };
        if !self.board.side(at.seat).does.has(holds::ALSO) {
            return bits;
        }
        also(at);
        if card.kind == Kind::Runner {
            for (slot, _) in self.board.side(at.seat).attached(at.slot) {
                also(Spot::new(at.seat, slot));
            }
        }
        bits
    }

    #[inline]
    pub fn is(&self, at: Spot, attribute: Attribute) -> bool {
        rule!(R042);
        self.attributes(at).has(attribute)
    }

    /// Whether something always holds of a Runner: by its own card, or gear on it.
    pub fn held(&self, at: Spot, kind: u32) -> impl Iterator<Item = &'static Static> + 'a {
        let read = *self;
        let side = self.board.side(at.seat);
        let gear = side.attached(at.slot).map(move |(slot, _)| Spot::new(at.seat, slot));
        std::iter::once(at)
            .chain(gear)
            .take(if side.does.has(kind) { usize::MAX } else { 0 })
            .filter(move |&from| read.face(from).has(kind) && read.in_force(from))
            .flat_map(move |from| read.always(from))
    }

    /// What always holds for a player: of all its cards and its Sponsor.
    pub fn ruling(&self, seat: Seat, kind: u32) -> impl Iterator<Item = (Spot, &'static Static)> + 'a {
        let read = *self;
        let side = self.board.side(seat);
        let pieces = side.in_play().map(move |(slot, _)| Spot::new(seat, slot)).take(if side.does.has(kind) { usize::MAX } else { 0 });
        std::iter::once(Spot::new(seat, SPONSOR))
            .chain(pieces)
            .filter(move |&from| read.face(from).has(kind) && read.in_force(from))
            .flat_map(move |from| read.always(from).iter().map(move |what| (from, what)))
    }

    /// A number as it is printed.
    fn printed_stat(&self, at: Spot, stat: Stat) -> i16 {
        let Some(card) = self.printed(at) else { return 0 };
        match stat {
            Stat::Sr => card.sr.into(),
            Stat::Lr => card.lr.into(),
            Stat::Def => card.def.into(),
            Stat::Power => card.power.into(),
            Stat::MSec => card.m_sec.into(),
            Stat::ESec => card.e_sec.into(),
            Stat::Emp if card.kind == Kind::Runner => {
                rule!(R047);
                let loss = |(_, piece): (u8, &Piece)| {
                    let gear = self.card(piece.card);
                    if gear.kind == Kind::Cyber { i16::from(gear.emp) } else { 0 }
                };
                i16::from(card.emp) - self.board.side(at.seat).attached(at.slot).map(loss).sum::<i16>()
            }
            Stat::Emp => card.emp.into(),
            Stat::Style => card.style.into(),
            Stat::Movement if card.is(Attribute::Punknaught) => {
                rule!(R092);
                i16::from(self.complete(at))
            }
            Stat::Movement => card.movement.into(),
            Stat::RunCost => 2 * i16::from(card.cost),
            Stat::OpsPoints => card.ops.into(),
            Stat::Eb => card.eb.into(),
        }
    }

    /// A number of a card now.
    pub fn stat(&self, at: Spot, stat: Stat) -> i16 {
        self.reckon(at, stat, false)
    }

    fn reckon(&self, at: Spot, stat: Stat, plain: bool) -> i16 {
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
        let mut sum = 0;
        for seat in self.board.players() {
            let side = self.board.side(seat);
            if self.game.faces().sponsor(side.sponsor).changes(stat) {
                rule!(R016);
                sum += self.bonus_from(Spot::new(seat, SPONSOR), at, stat);
            }
            if !side.does.changes(stat) {
                continue;
            }
            for (slot, piece) in side.in_play() {
                if self.game.faces().card(piece.card).changes(stat) {
                    let from = Spot::new(seat, slot);
                    if self.in_force(from) {
                        sum += self.bonus_from(from, at, stat);
                    }
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
            let about = Eye { this: if is_of_a_runner(*cond) { on } else { from }, ..eye };
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
                let cyber = side.in_play().map(|(_, piece)| self.card(piece.card)).filter(|card| card.kind == Kind::Cyber);
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
            _ => self.board.side(seat).all().filter(|(slot, _)| self.fits(eye, which, Spot::new(seat, *slot))).count(),
        };
        seats.map(of).sum::<usize>() as i16
    }

    /// The opponents of a player.
    pub fn rivals(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.board.round(seat).filter(move |&other| other != seat)
    }

    /// A number of a card without what is changed for a time (A114).
    fn lasting(&self, at: Spot, stat: Stat, plain: bool) -> i16 {
        self.reckon(at, stat, plain) - self.board.changed(at, Changed::Stat(stat))
    }

    /// SR, LR or Def of all Runners in play with their gear, used or not, with the best Weapons each can have equipped.
    fn strength(&self, eye: Eye, stats: &[Stat]) -> i16 {
        let side = self.board.side(eye.you);
        let of = |at: Spot| stats.iter().map(|&stat| self.lasting(at, stat, eye.plain)).sum::<i16>();
        let runner = |slot: u8| {
            let at = Spot::new(eye.you, slot);
            let melee = if self.is(at, Attribute::MartialArtist) { 2 } else { 1 };
            let (mut sum, mut best) = (of(at), [0i16; 3]);
            for (gear, piece) in side.attached(slot) {
                let (spot, card) = (Spot::new(eye.you, gear), self.card(piece.card));
                if card.is(Attribute::Punknaught) {
                    sum += stats.iter().map(|&stat| self.punknaught(spot, stat)).sum::<i16>();
                } else if !card.is(Attribute::Weapon) {
                    sum += of(spot);
                } else {
                    let worth = of(spot);
                    best[0] = best[0].max(worth);
                    if card.is(Attribute::Melee) {
                        (best[1], best[2]) = (best[1].max(worth), best[2].max(worth.min(best[1])));
                    }
                }
            }
            sum + if melee == 2 { best[0].max(best[1] + best[2]) } else { best[0] }
        };
        side.in_play().filter(|(_, piece)| self.card(piece.card).kind == Kind::Runner).map(|(slot, _)| runner(slot)).sum()
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
        side.style.saturating_add_signed(side.in_play().map(worn).sum::<i16>())
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
                let fighters = self.board.side(at.seat).in_play().filter(|(_, piece)| piece.fights()).count();
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

    /// Whether a chassis is complete (R083-R089).
    pub fn complete(&self, at: Spot) -> bool {
        use Attribute::{Av, Car, HeavyWeapon, Helicopter, Hover, Motorcycle, Rv, Truck};
        let (mut wheels, mut armor, mut lift, mut heavy, mut both) = (0, 0, 0, 0, 0);
        for (_, piece) in self.board.side(at.seat).attached(at.slot) {
            let card = self.card(piece.card);
            let rolls = if card.is(Car) { 4 } else { 2 * i32::from(card.is(Motorcycle)) };
            let plates = card.is(Truck) || card.is(Rv);
            let flies = card.is(Hover) || card.is(Helicopter) || card.is(Av);
            match (rolls > 0, plates, flies) {
                (_, true, false) => armor += 1,
                (_, false, true) => lift += 1,
                (_, true, true) => both += 1,
                (true, ..) => wheels += rolls,
                _ if card.is(HeavyWeapon) => heavy += 1,
                _ => {}
            }
        }
        rule!(R084);
        rule!(R085);
        rule!(R086);
        rule!(R087);
        rule!(R088);
        rule!(R089);
        let lacks = (2i32 - armor).max(0) + (2i32 - lift).max(0);
        wheels >= 8 && lacks <= both && heavy == 1
    }

    /// What a complete Punknaught adds (R090).
    pub fn punknaught(&self, at: Spot, stat: Stat) -> i16 {
        rule!(R083);
        if !self.complete(at) {
            return 0;
        }
        rule!(R090);
        rule!(R091);
        let parts = self.board.side(at.seat).attached(at.slot);
        let each = |slot: u8| self.reckon(Spot::new(at.seat, slot), stat, false) - 1;
        each(at.slot) + parts.map(|(slot, _)| each(slot)).sum::<i16>()
    }
}

/// Whether a condition asks about a Runner in a battle.
fn is_of_a_runner(cond: Option<Cond>) -> bool {
    matches!(cond, Some(Cond::Hitting | Cond::Defending | Cond::Running | Cond::Alone))
}
