//! Legwork and Damage Control: teams, security up and down, the right to attempt what others have planned, and what is
//! mended or built afterwards.

use table::Seat;

use super::mind::Mind;
use super::tracks::missing;
use crate::catalog::words::{Attribute, Kind, Stat};
use crate::choice::Verb;
use crate::engine::{Members, bits};
use crate::frame::{Frame, Item, Job};
use crate::state::{Marks, Name, Piece, Spot};

/// How many Runners a team has, and one more with a Nomad (R232, R183).
const TEAM: usize = 4;

impl Mind<'_> {
    fn runners(&self) -> impl Iterator<Item = (u8, &Piece)> + Clone + '_ {
        self.read.board.side(self.seat).in_play().filter(|(_, piece)| self.read.card(piece.card).kind == Kind::Runner)
    }

    /// The teams as they should be: the strongest together, then the next. For each slot the number of its team.
    fn plan(&self) -> &[u8; 128] {
        self.plan.get_or_init(|| self.planned())
    }

    fn planned(&self) -> [u8; 128] {
        let mut teams = [0u8; 128];
        let mut left: Members = self.runners().fold(0, |slots, (slot, _)| slots | 1 << slot);
        let mut team = 0;
        while left != 0 {
            team += 1;
            let (mut size, mut nomad) = (0, false);
            while left != 0 && size < TEAM + usize::from(nomad) {
                let strength = |slot: &u8| {
                    let at = Spot::new(self.seat, *slot);
                    let used = self.read.piece(at).is_some_and(Piece::used);
                    (!used, self.read.might(at))
                };
                let Some(slot) = bits(left).max_by_key(strength) else { break };
                nomad |= self.read.is(Spot::new(self.seat, slot), Attribute::Nomad);
                teams[usize::from(slot)] = team;
                left &= !(1 << slot);
                size += 1;
            }
        }
        // They are numbered as they come, by the first Runner of each.
        let mut numbers = [0u8; 64];
        let mut next = 0;
        for (slot, _) in self.runners() {
            let number = &mut numbers[usize::from(teams[usize::from(slot)]) % 64];
            if *number == 0 {
                next += 1;
                *number = next;
            }
            teams[usize::from(slot)] = *number;
        }
        teams
    }

    /// Whether teams should be assigned anew: those who belong together are not.
    pub fn teams(&self) -> f32 {
        if !self.own_turn() {
            return -1.0;
        }
        let plan = self.plan();
        let wrong = self.runners().any(|(slot, piece)| piece.team != plan[usize::from(slot)]);
        if wrong { 30.0 } else { -1.0 }
    }

    pub fn team(&self, team: u8) -> f32 {
        let Some(Frame::Assign(_, slot)) = self.read.board.frames.top() else { return 0.0 };
        f32::from(u8::from(self.plan()[usize::from(slot)] == team))
    }

    /// By how much Rockers and Netrunners that are free could lower a Security Total (R179, R185, R279).
    pub fn softening(&self) -> i16 {
        let of = |(slot, piece): (u8, &Piece)| {
            let at = Spot::new(self.seat, slot);
            let card = self.read.card(piece.card);
            match () {
                () if piece.used() => 0,
                () if card.is(Attribute::Netrunner) => 2 * self.read.power(at),
                () if card.is(Attribute::Rocker) => self.read.power(at),
                () => 0,
            }
        };
        self.runners().map(of).sum()
    }

    /// A Runner uses the ability of its type in Legwork.
    pub fn verb(&self, verb: Verb, with: Name, on: Name) -> f32 {
        let read = self.read;
        let (Some(with), Some(on)) = (read.board.find(with), read.board.find(on)) else { return -1.0 };
        let busy = self.risk(with) + 0.1;
        match verb {
            Verb::Hack | Verb::Incite => self.soften(verb, with, on) - busy,
            Verb::Praise | Verb::Shield => self.harden(verb, with, on) - busy,
            Verb::Broker => self.broker(with, on) - busy,
            Verb::Discount => -1.0,
            Verb::Family => self.family(with, on) - busy,
            Verb::Bust => self.bust(with, on),
        }
    }

    /// Lowering security, where that makes an attack possible that is not yet.
    fn soften(&self, verb: Verb, with: Spot, on: Spot) -> f32 {
        let read = self.read;
        if !self.own_turn() {
            return -1.0;
        }
        let run = on.seat == self.seat;
        match read.kind(on) {
            Some(Kind::Operation) if !run && !read.has_bid(self.seat, on) => return -1.0,
            Some(Kind::Location) if run => return -1.0,
            _ => {}
        }
        let power = read.power(with);
        let (own, less) = match verb {
            Verb::Hack => (read.stat(on, Stat::ESec), 2 * power.min(read.stat(on, Stat::ESec))),
            _ => (read.stat(on, Stat::MSec), power.min(read.stat(on, Stat::MSec))),
        };
        if own == 0 || less < 3 {
            return -1.0;
        }
        // Those who are used for it do not go along.
        let (groups, count) = self.read.groups(self.seat, (!run).then_some(on.seat), false);
        let security = read.security(on);
        let mut best: f32 = -1.0;
        for &slots in &groups[..count] {
            let rest = slots & !(1 << with.slot);
            let goes: table::array::Array<Spot, 16> = bits(rest).map(|slot| Spot::new(self.seat, slot)).take(16).collect();
            if rest == 0 || !read.meets(self.seat, on, &goes) {
                continue;
            }
            let whole = self.force(self.seat, slots, on, self.seat, run);
            let force = self.force(self.seat, rest, on, self.seat, run);
            let lacks = security + 1 - force.offense - force.senses;
            if security < whole.offense + whole.senses {
                // It is weak enough already.
                return -1.0;
            }
            let outside = self.softening() - if rest == slots { 0 } else { less };
            if lacks > 0 && lacks <= outside.max(less) {
                best = best.max(0.6 * self.prize(on, run) + 0.1 * f32::from(less.min(lacks)));
            }
        }
        best
    }

    /// Raising the security of one's own, where an opponent could take it this turn.
    fn harden(&self, verb: Verb, with: Spot, on: Spot) -> f32 {
        let read = self.read;
        if self.own_turn() || on.seat != self.seat {
            return -1.0;
        }
        let turn = read.board.turn;
        if read.kind(on) == Some(Kind::Operation) && !read.has_bid(turn, on) {
            return -1.0;
        }
        let more = if verb == Verb::Shield { 2 * read.power(with) } else { read.power(with) };
        let security = read.security(on);
        let (groups, count) = self.read.groups(turn, Some(self.seat), false);
        let threat = groups[..count].iter().map(|&slots| {
            let force = self.force(turn, slots, on, turn, false);
            force.offense + force.senses
        });
        match threat.max() {
            Some(offense) if offense > security && offense <= security + more => 0.5 * self.value(on) + 0.5 * f32::from(read.worth(on)),
            _ => -1.0,
        }
    }

    /// What attempting an opponent's Operation brings, for what it costs.
    pub fn bid(&self, on: Name) -> f32 {
        let Some(at) = self.read.board.find(on) else { return -1.0 };
        if !self.own_turn() {
            return -1.0;
        }
        let (worth, _) = self.best_attack(at, false);
        worth - 0.3 * f32::from(self.read.attempt_cost(at)) - 1.0
    }

    fn broker(&self, with: Spot, on: Spot) -> f32 {
        let read = self.read;
        let short = i16::from(read.attempt_cost(on)) - read.reach(self.seat, crate::frame::Purpose::Other);
        if !self.own_turn() || short <= 0 || short > read.power(with) {
            return -1.0;
        }
        self.best_attack(on, false).0 - 2.0
    }

    /// Half the Power for another: where a bust fails by it (R154).
    fn family(&self, with: Spot, on: Spot) -> f32 {
        let read = self.read;
        let busted = read.board.frames.iter().rev().find_map(|frame| match frame {
            Frame::Item(Item { job: Job::Bust(at, _) | Job::Arrest(at), by, number, .. }) => Some((at, by, number)),
            _ => None,
        });
        let Some((at, by, number)) = busted.filter(|(at, ..)| *at == on && at.seat == self.seat) else { return -1.0 };
        let cops = read.board.side(by).in_play().filter(|(_, piece)| piece.job == number);
        let total: i16 = cops.map(|(slot, _)| read.power(Spot::new(by, slot))).sum();
        let (has, more) = (read.power(at), read.power(with) / 2);
        if has < total && has + more >= total { 6.0 } else { -1.0 }
    }

    /// Busting somebody who is being used (R149, R154).
    fn bust(&self, with: Spot, on: Spot) -> f32 {
        let read = self.read;
        let team = read.piece(with).map_or(0, |piece| piece.team);
        let cops = |at: &Spot| read.is(*at, Attribute::Cop);
        let total: i16 = if team == 0 { read.power(with) } else { read.team(self.seat, team).filter(cops).map(|at| read.power(at)).sum() };
        if total <= read.power(on) {
            return -5.0;
        }
        self.busted(on)
    }

    /// What it is worth that somebody of an opponent is busted.
    pub fn busted(&self, on: Spot) -> f32 {
        let step = self.tracks.per_own() * self.bust_step(on);
        1.0 + self.rank(on.seat) * 0.5 * f32::from(self.read.power(on)) + step
    }

    /// How much nearer it brings a Sponsor that wants bust points.
    fn bust_step(&self, on: Spot) -> f32 {
        use crate::catalog::effects::{Goal, Tally};
        let sponsor = self.read.board.side(self.seat).sponsor;
        let power = self.read.printed(on).map_or(0.0, |card| f32::from(card.power));
        let goals = if sponsor.is_some() { self.read.catalog().goals(sponsor) } else { &[] };
        let of = |goal: &Goal<_>| if let Goal::Have(Tally::BustPoints, least) = goal { power / f32::from(*least) } else { 0.0 };
        goals.iter().map(of).sum()
    }

    /// Straightening somebody: for another battle, or to guard the house.
    pub fn heal(&self, on: Name) -> f32 {
        let Some(at) = self.read.board.find(on) else { return -1.0 };
        if at.seat == self.seat { 0.3 * f32::from(self.read.might(at)) } else { -3.0 }
    }

    /// A part under a chassis: only what is missing.
    pub fn build(&self, part: Name) -> f32 {
        let card = self.read.card(part.card);
        let wanted = missing(self.read, self.seat, false).wants(card);
        if wanted { 6.0 } else { -4.0 }
    }

    /// Who is used for something: the weakest that does it.
    pub fn with(&self, name: Name) -> f32 {
        let Some(at) = self.read.board.find(name) else { return 0.0 };
        let fights = self.read.piece(at).is_some_and(|piece| piece.marks.has(Marks::FIGHTS));
        -0.2 * f32::from(self.read.might(at)) - if fights { 1.0 } else { 0.0 }
    }

    /// Whose cards are worth more, the one in front.
    pub fn rival(&self, seat: Seat) -> f32 {
        self.rank(seat)
    }
}
