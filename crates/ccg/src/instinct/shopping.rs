//! Shopping: what cards in hand are worth, what is bought for whom, how it is paid, and which deck to draw from.

use super::mind::Mind;
use super::tracks::{Tracks, missing};
use crate::catalog::CardId;
use crate::catalog::words::{Attribute, Back, Kind, Stat};
use crate::choice::Choice;
use crate::frame::Due;
use crate::state::{Name, SPONSOR, Spot};

impl Mind<'_> {
    /// What a card is worth that would come into play; gear on a Runner, if one is named.
    pub fn worth(&self, id: CardId, host: Option<u8>) -> f32 {
        let card = self.read.card(id);
        let step = self.tracks.per_own() * Tracks::advance(self.read, self.seat, id, host);
        let does = 1.2 * (card.always.len() + card.ability.len()) as f32;
        let plain = match card.kind {
            Kind::Location => 0.8 * self.ahead() * f32::from(card.eb) - 0.15 * f32::from(card.ops),
            Kind::Operation => return step + self.operation(id),
            Kind::Runner => self.body(card),
            Kind::Cyber | Kind::Equipment => self.gear(id, host),
            Kind::Event => f32::from(card.cost) + 1.0,
        };
        plain + does + step
    }

    /// What an Operation promises: as much as the best group is likely to complete it, and the fewer wait the better.
    fn operation(&self, id: CardId) -> f32 {
        let card = self.read.card(id);
        let waiting = self.read.board.side(self.seat).in_play().filter(|(_, piece)| self.read.card(piece.card).kind == Kind::Operation);
        let waiting = waiting.count() as f32;
        let security = i16::from(card.m_sec) + 2 * i16::from(card.e_sec);
        let lacks = f32::from(security + 1 - self.reach_of_best());
        let likely = 1.0 / (1.0 + (lacks / 5.0).exp());
        self.tracks.per_ops() * f32::from(card.ops) * likely / (1.0 + 0.5 * waiting)
    }

    /// The highest offense that one group can come to next turn, with what lowers security.
    fn reach_of_best(&self) -> i16 {
        *self.reach.get_or_init(|| self.best_offense())
    }

    fn best_offense(&self) -> i16 {
        let (groups, count) = self.read.groups(self.seat, None, true);
        let home = Spot::new(self.seat, SPONSOR);
        let of = |slots| {
            let force = self.force(self.seat, slots, home, self.seat, true);
            force.offense + force.senses
        };
        let best = groups[..count].iter().map(|&slots| of(slots)).max().unwrap_or(0);
        best + self.softening() / 2
    }

    /// What gear adds to who wears it.
    fn gear(&self, id: CardId, host: Option<u8>) -> f32 {
        let read = self.read;
        let card = read.card(id);
        let style = self.tracks.per_style() * f32::from(card.style);
        let Some(slot) = host else { return 0.25 * f32::from(card.cost) + style };
        let at = Spot::new(self.seat, slot);
        let (mut best, mut bare) = (0i8, true);
        for (_, piece) in read.board.side(self.seat).attached(slot) {
            let worn = read.card(piece.card);
            bare &= worn.kind != Kind::Equipment;
            if worn.is(Attribute::Weapon) {
                best = best.max(worn.sr);
            }
        }
        let sr = if card.is(Attribute::Weapon) { (card.sr - best).max(0) } else { card.sr };
        let shield = if bare && card.kind == Kind::Equipment { 0.25 * self.value(at) } else { 0.0 };
        let plain = 1.0 * f32::from(sr) + 0.35 * f32::from(card.lr) + 0.8 * f32::from(card.def) + 2.0 * f32::from(card.movement.min(1));
        // Better on those who fight than on those who are used for other things.
        let fit = 0.05 * f32::from(self.read.might(at));
        let mad = if card.kind == Kind::Cyber {
            match read.stat(at, Stat::Emp) - i16::from(card.emp) {
                ..=0 => 30.0,
                1 => 6.0,
                _ => 0.0,
            }
        } else {
            0.0
        };
        plain + style + shield + fit - mad
    }

    /// Buying something: how much it brings for what it costs.
    pub fn buy(&self, id: CardId, onto: Option<Name>, stash: bool) -> f32 {
        let read = self.read;
        let card = read.card(id);
        let host = onto.and_then(|name| read.board.find(name)).map(|at| at.slot);
        let mut worth = self.worth(id, host);
        if card.is(Attribute::Punknaught) {
            let dear = host.map_or(0.0, |slot| f32::from(read.security(Spot::new(self.seat, slot))));
            worth += 0.05 * dear;
        }
        if stash {
            // What lies there can be hit, and costs a Runner's time to get out again; parts are built in from there.
            let part = missing(read, self.seat, false).wants(card) && Tracks::advance(read, self.seat, id, None) > 0.0;
            worth = if part && card.kind == Kind::Equipment { worth - 3.0 } else { -1.0 };
        }
        let price = f32::from(read.price(self.seat, id));
        if worth < 0.6 * price.max(1.0) { worth - price } else { 0.2 + worth / (1.0 + price).powf(0.7) }
    }

    /// A source of a payment: no waste, and Runners rather not.
    pub fn source(&self, due: &Due, choice: Choice) -> f32 {
        let read = self.read;
        let (Choice::Source(name) | Choice::Boost(name) | Choice::Deal(name)) = choice else { return 0.0 };
        let before = f32::from(due.cost.saturating_sub(due.paid));
        let Some(at) = read.board.find(name) else { return 0.0 };
        let (gain, person) = match choice {
            _ if at.slot == SPONSOR => (f32::from(read.catalog().sponsor(read.board.side(self.seat).sponsor).eb), false),
            Choice::Source(_) if read.kind(at) == Some(Kind::Location) => (f32::from(read.stat(at, Stat::Eb).max(1)), false),
            Choice::Source(_) => (f32::from(read.power(at) / 2), true),
            _ => (f32::from(read.power(at)), true),
        };
        let person = if person { 0.3 + 0.06 * f32::from(self.read.might(at)) + self.risk(at) } else { 0.0 };
        -0.6 * (gain - before).max(0.0) + 0.3 * gain.min(before) - person
    }

    /// What it costs to use a Runner where Cops are about (R149).
    pub fn risk(&self, at: Spot) -> f32 {
        let read = self.read;
        let power = read.power(at);
        let danger = read.rivals(self.seat).any(|rival| {
            let ready = read.board.side(rival).in_play().filter(|(_, piece)| piece.ready() && read.card(piece.card).is(Attribute::Cop));
            ready.map(|(slot, _)| read.power(Spot::new(rival, slot))).max().unwrap_or(0) > power
        });
        if danger && !read.is(at, Attribute::Cop) { 0.25 * f32::from(power) } else { 0.0 }
    }

    /// Which deck to draw from: what the hand lacks.
    pub fn draw(&self, back: Back) -> f32 {
        let own = self.state.own(self.seat);
        let [runs, gear] = [0, 1].map(|back| own.hand[back].len() as f32);
        let runners = self.read.board.side(self.seat).in_play().filter(|(_, piece)| self.read.card(piece.card).kind == Kind::Runner);
        let lean = if runners.count() < 3 { 2.0 } else { 0.0 };
        match back {
            Back::Runs => gear - runs + lean,
            Back::Gear => 0.0,
        }
    }

    /// What a card in hand is worth keeping.
    pub fn keep(&self, id: CardId) -> f32 {
        let card = self.read.card(id);
        let copies = self.state.own(self.seat).cards().filter(|&other| other == id).count() as f32;
        let host = (card.kind == Kind::Cyber || card.kind == Kind::Equipment).then(|| self.strongest()).flatten();
        let too_dear = (f32::from(self.read.price(self.seat, id)) - 12.0).max(0.0);
        self.worth(id, host) - 1.5 * (copies - 1.0) - 0.5 * too_dear
    }

    /// The slot of one's strongest Runner.
    pub fn strongest(&self) -> Option<u8> {
        let runners = self.read.board.side(self.seat).in_play().filter(|(_, piece)| self.read.card(piece.card).kind == Kind::Runner);
        runners.map(|(slot, _)| slot).max_by_key(|&slot| self.read.might(Spot::new(self.seat, slot)))
    }

    /// Moving gear: seldom worth it, but out of the Stash, and parts stay where they can be built in.
    pub fn unstash(&self, name: Name, to: Name, vehicle: bool) -> f32 {
        let read = self.read;
        let (Some(at), Some(host)) = (read.board.find(name), read.board.find(to)) else { return -1.0 };
        let Some(card) = read.piece(at).map(|piece| piece.card) else { return -1.0 };
        let part = missing(read, self.seat, false).wants(read.card(card)) && Tracks::advance(read, self.seat, card, None) > 0.0;
        let busy = if vehicle { 0.5 } else { 0.5 * f32::from(self.read.might(host)) + self.risk(host) };
        self.worth(card, Some(host.slot)) - busy - if part { 20.0 } else { 2.0 }
    }

    /// Equipment from one to another, or a Chassis out of the Stash.
    pub fn shift(&self, name: Name, to: Name) -> f32 {
        let read = self.read;
        let (Some(at), Some(to)) = (read.board.find(name), read.board.find(to)) else { return -1.0 };
        let chassis = read.printed(at).is_some_and(|card| card.is(Attribute::Punknaught));
        let to_site = read.kind(to) == Some(Kind::Location);
        // A complete Punknaught fights best on a Runner; a new one begins at a Location.
        if chassis && (to_site || read.complete(at)) { 2.0 + 0.05 * f32::from(self.read.might(to)) } else { -1.0 }
    }
}
