//! The three ways to win as three tracks (Winning): how far a player has come on each, what a step is worth, and what a
//! card would add to the Sponsor's own.

use table::Seat;

use crate::catalog::CardId;
use crate::catalog::card::Card;
use crate::catalog::effects::{Goal, Tally};
use crate::catalog::words::{Attribute, Attributes, Kind, Stat};
use crate::engine::{Eye, Read};
use crate::state::{GOAL, SPONSOR, Spot};

/// How far a player has come.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tracks {
    pub ops: f32,
    pub style: f32,
    /// The Sponsor's condition, 0 to 1.
    pub own: f32,
}

/// What is missing of a Punknaught (R084-R089).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Missing {
    pub chassis: bool,
    pub wheels: i8,
    pub armor: i8,
    pub lift: i8,
    pub heavy: bool,
}

impl Missing {
    const ALL: Missing = Missing { chassis: true, wheels: 8, armor: 2, lift: 2, heavy: true };

    fn take(&mut self, card: &Card) {
        use Attribute::{Av, Car, HeavyWeapon, Helicopter, Hover, Motorcycle, Punknaught, Rv, Truck};
        match () {
            () if card.is(Punknaught) => self.chassis = false,
            () if card.is(Truck) || card.is(Rv) => self.armor = (self.armor - 1).max(0),
            () if card.is(Hover) || card.is(Helicopter) || card.is(Av) => self.lift = (self.lift - 1).max(0),
            () if card.is(Car) => self.wheels = (self.wheels - 4).max(0),
            () if card.is(Motorcycle) => self.wheels = (self.wheels - 2).max(0),
            () if card.is(HeavyWeapon) => self.heavy = false,
            () => {}
        }
    }

    /// Whether a card is one of those that are missing.
    pub fn wants(mut self, card: &Card) -> bool {
        let before = self;
        self.take(card);
        self != before
    }

    /// How many cards are missing.
    pub fn cards(self) -> f32 {
        f32::from(u8::from(self.chassis) + u8::from(self.heavy)) + f32::from((self.wheels + 3) / 4 + self.armor + self.lift)
    }
}

/// What is missing under the chassis that a player has come furthest with; with `all`, what lies elsewhere counts as there.
pub(crate) fn missing(read: Read<'_>, seat: Seat, all: bool) -> Missing {
    let side = read.board.side(seat);
    let mut best = Missing::ALL;
    for (slot, piece) in side.in_play().filter(|(_, piece)| read.card(piece.card).is(Attribute::Punknaught)) {
        let mut left = Missing::ALL;
        left.take(read.card(piece.card));
        side.attached(slot).for_each(|(_, part)| left.take(read.card(part.card)));
        if left.cards() < best.cards() {
            best = left;
        }
    }
    if all {
        let under = |host: u8| side.piece(host).is_some_and(|host| read.card(host.card).is(Attribute::Punknaught));
        side.all().filter(|(_, piece)| !under(piece.host)).for_each(|(_, piece)| best.take(read.card(piece.card)));
    }
    best
}

/// How many cards the smallest Punknaught has.
pub(crate) const PARTS: f32 = 8.0;

fn progress(read: Read<'_>, seat: Seat, goal: Goal<CardId>) -> f32 {
    let side = read.board.side(seat);
    match goal {
        Goal::Have(tally, least) => {
            let has = read.tally(Eye::new(seat, Spot::new(seat, SPONSOR)), tally);
            (f32::from(has) / f32::from(least.max(1))).clamp(0.0, 1.0)
        }
        Goal::EveryLocation => held(read, seat).count() as f32 / Attribute::LOCATIONS.len() as f32,
        Goal::Control(card) => f32::from(u8::from(side.in_play().any(|(_, piece)| piece.card == card))),
        Goal::Punknaught => {
            let (built, had) = (missing(read, seat, false).cards(), missing(read, seat, true).cards());
            1.0 - (0.6 * built + 0.4 * had) / PARTS
        }
        Goal::Complete(card) => 0.4 * f32::from(u8::from(side.in_play().any(|(_, piece)| piece.card == card))),
    }
}

/// The attributes of a player's Locations.
fn held(read: Read<'_>, seat: Seat) -> Attributes {
    let sites = read.board.side(seat).in_play().map(|(_, piece)| read.card(piece.card)).filter(|card| card.kind == Kind::Location);
    sites.fold(Attributes::NONE, |held, card| held.with(card.bits)).both(Attributes::of(Attribute::LOCATIONS))
}

/// What a player's Sponsor wins by.
fn goals(read: Read<'_>, seat: Seat) -> &'static [Goal<CardId>] {
    let sponsor = read.board.side(seat).sponsor;
    if sponsor.is_some() { read.catalog().goals(sponsor) } else { &[] }
}

impl Tracks {
    pub fn of(read: Read<'_>, seat: Seat) -> Tracks {
        let side = read.board.side(seat);
        let goals = goals(read, seat);
        let own = goals.iter().map(|&goal| progress(read, seat, goal)).sum::<f32>() / goals.len().max(1) as f32;
        Tracks { ops: f32::from(side.ops), style: f32::from(read.style(seat, false)), own }
    }

    /// What an Ops Point is worth: the more, the nearer the goal.
    pub fn per_ops(&self) -> f32 {
        0.8 + 0.6 * (self.ops / f32::from(GOAL)).min(1.0)
    }

    /// What a Style Point is worth.
    pub fn per_style(&self) -> f32 {
        0.15 + 0.9 * (self.style / f32::from(GOAL)).min(1.0).powi(2)
    }

    /// What the whole condition of the Sponsor is worth, for each part of it that is won.
    pub fn per_own(&self) -> f32 {
        55.0 + 110.0 * self.own * self.own
    }

    /// How well a player stands, in Ops Points.
    pub fn standing(&self, read: Read<'_>, seat: Seat) -> f32 {
        let goal = f32::from(GOAL);
        let lead = |part: f32| 45.0 * part.min(1.0) + 55.0 * part.min(1.0).powi(3);
        let far = lead(self.ops / goal).max(lead(self.own)).max(lead(self.style / goal));
        let rest = 0.15 * (self.ops + 100.0 * self.own + self.style);
        let side = read.board.side(seat);
        let stand = |(slot, piece): (u8, &crate::state::Piece)| {
            let card = read.card(piece.card);
            match card.kind {
                Kind::Location => 1.5 * f32::from(card.eb),
                Kind::Runner => {
                    let ready = if piece.used() { 0.7 } else { 1.0 };
                    ready * (0.5 * f32::from(card.sr) + 0.4 * f32::from(card.def) + 0.15 * f32::from(card.power))
                }
                Kind::Operation => 0.25 * f32::from(read.stat(Spot::new(seat, slot), Stat::OpsPoints)),
                Kind::Cyber | Kind::Equipment => 0.3 * f32::from(card.sr + card.def),
                Kind::Event => 0.0,
            }
        };
        far + rest + side.in_play().map(stand).sum::<f32>() + 0.5 * f32::from(side.held)
    }

    /// How much further a card would bring a player's own condition, 0 to 1: attached to a Runner, if it is gear.
    pub fn advance(read: Read<'_>, seat: Seat, id: CardId, host: Option<u8>) -> f32 {
        let goals = goals(read, seat);
        goals.iter().map(|&goal| step(read, seat, goal, id, host)).sum::<f32>() / goals.len().max(1) as f32
    }
}

/// What a Weapon adds to what a Runner has equipped already, of these numbers.
fn beyond(read: Read<'_>, seat: Seat, host: Option<u8>, card: &Card, of: impl Fn(&Card) -> i8) -> f32 {
    if !card.is(Attribute::Weapon) {
        return f32::from(of(card));
    }
    let worn = host.map(|host| read.board.side(seat).attached(host).map(|(_, piece)| read.card(piece.card)));
    let best = worn.into_iter().flatten().filter(|card| card.is(Attribute::Weapon)).map(&of).max().unwrap_or(0);
    f32::from((of(card) - best).max(0))
}

fn step(read: Read<'_>, seat: Seat, goal: Goal<CardId>, id: CardId, host: Option<u8>) -> f32 {
    let card = read.card(id);
    let side = read.board.side(seat);
    match goal {
        Goal::Have(Tally::Defense, least) => beyond(read, seat, host, card, |card| card.def) / f32::from(least),
        Goal::Have(Tally::Offense, least) => beyond(read, seat, host, card, |card| card.sr + card.lr) / f32::from(least),
        Goal::Have(Tally::Cards(which), least) => f32::from(u8::from(read.fits_card(&which, id))) / f32::from(least),
        Goal::Have(Tally::BodyParts, least) => {
            let parts = Attributes::of(Attribute::BODY_PARTS);
            let cyber = side.in_play().map(|(_, piece)| read.card(piece.card)).filter(|card| card.kind == Kind::Cyber);
            let has = cyber.fold(Attributes::NONE, |all, card| all.with(card.bits.both(parts)));
            let new = card.kind == Kind::Cyber && has.with(card.bits.both(parts)) != has;
            f32::from(u8::from(new)) / f32::from(least)
        }
        Goal::Have(..) => {
            // Bust points come by Cops.
            if card.is(Attribute::Cop) { 0.004 * f32::from(card.power) } else { 0.0 }
        }
        Goal::EveryLocation => {
            if card.kind != Kind::Location {
                return 0.0;
            }
            let (has, all) = (held(read, seat), Attributes::of(Attribute::LOCATIONS));
            (has.with(card.bits.both(all)).count() - has.count()) as f32 / all.count() as f32
        }
        Goal::Control(wanted) => f32::from(u8::from(wanted == id && !side.in_play().any(|(_, piece)| piece.card == id))),
        Goal::Punknaught => {
            let left = missing(read, seat, true);
            let techies = side.in_play().filter(|(_, piece)| read.card(piece.card).is(Attribute::Techie)).count();
            let techie = if card.is(Attribute::Techie) && techies < 3 { 0.04 } else { 0.0 };
            if left.wants(card) { 1.0 / PARTS } else { techie }
        }
        Goal::Complete(wanted) => {
            let waits = side.in_play().any(|(_, piece)| piece.card == id);
            if wanted != id || waits { 0.0 } else { 0.4 * (1.0 - missing(read, seat, true).cards() / PARTS).max(0.1) }
        }
    }
}
