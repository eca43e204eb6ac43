//! How a battle begins (Hits, Runs): the target, the team that goes, the Weapons it takes, and who defends.

use table::array::Array;
use table::choices::Sink;
use table::{Chance, Seat, Witness, rule};

use super::legwork::GROUP;
use super::{Engine, Read};
use crate::catalog::effects::{Need, Static};
use crate::catalog::words::{Attribute, Kind, Stat};
use crate::choice::Choice;
use crate::event::Event;
use crate::faces::holds;
use crate::frame::{BattleStep, Frame, Job, Purpose};
use crate::state::{Battle, Changed, Marks, Piece, STASHED, Spot};

use super::read::Eye;
use super::stack::item;

/// The most Runners that are looked at when a team is sent: a team, whatever raises its limit.
type Force = Array<Spot, 16>;

impl Read<'_> {
    /// Whether a Runner may go on a Hit against an opponent, or on a Run.
    pub fn may_go(&self, at: Spot, piece: &Piece, against: Option<Seat>) -> bool {
        if !piece.ready() || piece.marks.has(Marks::DONE) || self.card(piece.card).kind != Kind::Runner {
            return false;
        }
        let Some(against) = against else { return true };
        rule!(R247);
        let more: u8 = self.held(at, holds::HITS).map(|what| if let Static::MoreHits(more) = what { *more } else { 0 }).sum();
        !piece.marks.has(Marks::RAN) && piece.marks.hits(against) <= more
    }

    /// Who of a team goes: the unused ones (A69).
    fn goers(&self, seat: Seat, team: u8, against: Option<Seat>) -> Force {
        let mut force = Force::new();
        for at in self.team(seat, team) {
            if self.piece(at).is_some_and(|piece| self.may_go(at, piece, against)) && force.room() > 0 {
                force.push(at);
            }
        }
        force
    }

    /// Whether what an Operation demands holds of those who attempt it (R033).
    pub fn meets(&self, seat: Seat, target: Spot, force: &[Spot]) -> bool {
        if !self.face(target).has(holds::NEEDS) {
            return true;
        }
        self.always(target).iter().all(|what| match what {
            Static::Needs(need) => {
                rule!(R033);
                self.need(seat, *need, target, force)
            }
            _ => true,
        })
    }

    fn need(&self, seat: Seat, need: Need, target: Spot, force: &[Spot]) -> bool {
        match need {
            Need::One(attribute) => force.iter().any(|&at| {
                let mut gear = self.board.side(seat).attached(at.slot);
                self.is(at, attribute) || gear.any(|(slot, _)| self.is(Spot::new(seat, slot), attribute))
            }),
            Need::Least(least) => force.len() >= usize::from(least),
            Need::Most(most) => force.len() <= usize::from(most),
            Need::Style(least) => {
                let style = |at: &Spot| {
                    let gear = self.board.side(seat).attached(at.slot).map(|(slot, _)| self.stat(Spot::new(seat, slot), Stat::Style));
                    self.stat(*at, Stat::Style) + gear.sum::<i16>()
                };
                force.iter().map(style).sum::<i16>() >= least.into()
            }
            Need::Control(which) => {
                let eye = Eye::new(seat, target);
                self.board.side(seat).in_play().any(|(slot, _)| self.fits(eye, &which, Spot::new(seat, slot)))
            }
        }
    }

    /// Whether somebody could go at all: a team, or Runners without one.
    fn has_force(&self, seat: Seat, target: Spot, against: Option<Seat>) -> bool {
        let side = self.board.side(seat);
        let teams = side.runners().map(|(_, piece)| piece.team).max().unwrap_or(0);
        if (1..=teams).any(|team| {
            let force = self.goers(seat, team, against);
            !force.is_empty() && self.meets(seat, target, &force)
        }) {
            return true;
        }
        // Whether some group meets what is asked: all of them, each alone, or as many as may go.
        let mut group = Force::new();
        for (slot, piece) in side.runners() {
            let at = Spot::new(seat, slot);
            if piece.team == 0 && self.may_go(at, piece, against) && group.room() > 0 {
                group.push(at);
            }
        }
        !group.is_empty() && (!self.face(target).has(holds::NEEDS) || self.some_group(seat, target, &group, &mut Force::new(), 0))
    }

    /// Whether a group among these meets what is asked and is not too large.
    fn some_group(&self, seat: Seat, target: Spot, all: &[Spot], chosen: &mut Force, from: usize) -> bool {
        let fits = chosen.len() <= usize::from(self.limit(GROUP, chosen.iter().copied()));
        if !chosen.is_empty() && fits && self.meets(seat, target, chosen) {
            return true;
        }
        if chosen.len() > usize::from(GROUP) {
            return false;
        }
        for (place, &at) in all.iter().enumerate().skip(from) {
            chosen.push(at);
            if self.some_group(seat, target, all, chosen, place + 1) {
                chosen.pop();
                return true;
            }
            chosen.pop();
        }
        false
    }

    /// The battles that can be begun (R246, R296).
    pub(super) fn offer_battles(&self, seat: Seat, into: &mut impl Sink<Choice>) {
        rule!(R239);
        rule!(R240);
        rule!(R246);
        rule!(R249);
        for rival in self.rivals(seat) {
            let side = self.board.side(rival);
            // Whoever could go at all could go against whatever demands nothing.
            if !self.has_force(seat, Spot::new(rival, STASHED), Some(rival)) {
                continue;
            }
            for slot in side.sorted.sites() {
                let at = Spot::new(rival, slot);
                let open = if side.sorted.of(Kind::Operation).has(slot) {
                    self.has_bid(seat, at)
                } else {
                    rule!(R253);
                    true
                };
                if open && (!self.face(at).has(holds::NEEDS) || self.has_force(seat, at, Some(rival))) {
                    into.push(Choice::Hit(self.board.name(at)));
                }
            }
            let cards = side.sorted.stash.len() as i16;
            rule!(R106);
            if cards > 0 && self.affords(seat, cards, Purpose::Other) {
                into.push(Choice::HitStash(rival));
            }
        }
        for slot in self.board.side(seat).sorted.of(Kind::Operation) {
            let at = Spot::new(seat, slot);
            if self.has_force(seat, at, None) {
                rule!(R294);
                rule!(R296);
                into.push(Choice::Run(self.board.name(at)));
            }
        }
    }

    /// Who can be sent, or named to defend, above a slot; what was named so far fights already.
    pub(super) fn offer_force(&self, seat: Seat, after: u8, into: &mut impl Sink<Choice>) {
        let Some(battle) = self.board.battle else { return };
        let side = self.board.side(seat);
        let defends = seat != battle.by;
        let target = Spot::new(battle.against, battle.target);
        let mut named = Force::new();
        named.extend(side.runners().filter(|(_, piece)| piece.fights()).map(|(slot, _)| Spot::new(seat, slot)).take(16));
        if defends && named.is_empty() {
            rule!(R254);
            into.push(Choice::Decline);
        }
        let against = (!battle.run).then_some(battle.against);
        if named.is_empty() {
            let teams = side.runners().map(|(_, piece)| piece.team).max().unwrap_or(0);
            for team in 1..=teams {
                let goes = if defends {
                    self.team(seat, team).any(|at| self.may_defend(at, &battle))
                } else {
                    let force = self.goers(seat, team, against);
                    !force.is_empty() && self.meets(seat, target, &force)
                };
                if goes {
                    rule!(R248);
                    into.push(Choice::Force(team));
                }
            }
        }
        for (slot, piece) in side.runners().filter(|(slot, piece)| *slot >= after && piece.team == 0 && !piece.fights()) {
            let at = Spot::new(seat, slot);
            let may = if defends { self.may_defend(at, &battle) } else { self.may_go(at, piece, against) };
            let limit = self.limit(GROUP, named.iter().copied().chain([at]));
            if may && named.len() < usize::from(limit) && (defends || self.can_still_meet(seat, target, &named, slot, against)) {
                rule!(R248);
                into.push(Choice::Send(self.board.name(at)));
            }
        }
        if !named.is_empty() && (defends || self.meets(seat, target, &named)) {
            into.push(Choice::Done);
        }
    }

    /// Whether a group that has these and takes the one in a slot can still become what is asked.
    fn can_still_meet(&self, seat: Seat, target: Spot, named: &[Spot], slot: u8, against: Option<Seat>) -> bool {
        if !self.face(target).has(holds::NEEDS) {
            return true;
        }
        let mut chosen = Force::new();
        chosen.extend(named.iter().copied());
        chosen.push(Spot::new(seat, slot));
        let mut later = Force::new();
        for (other, piece) in self.board.side(seat).runners().filter(|(other, _)| *other > slot) {
            let at = Spot::new(seat, other);
            if piece.team == 0 && self.may_go(at, piece, against) && later.room() > 0 {
                later.push(at);
            }
        }
        self.some_group(seat, target, &later, &mut chosen, 0)
    }

    /// Whether a Runner may be named to defend (A73).
    fn may_defend(&self, at: Spot, battle: &Battle) -> bool {
        let Some(piece) = self.piece(at) else { return false };
        if !piece.ready() || self.card(piece.card).kind != Kind::Runner {
            return false;
        }
        let mut attackers = self.board.side(battle.by).runners().filter(|(_, piece)| piece.fights()).peekable();
        let stealthy = attackers.peek().is_some()
            && attackers
                .clone()
                .all(|(slot, _)| self.held(Spot::new(battle.by, slot), holds::STEALTHY).any(|what| *what == Static::Stealthy));
        let highest = attackers.map(|(slot, _)| self.power(Spot::new(battle.by, slot))).max().unwrap_or(0);
        !stealthy || self.power(at) >= highest
    }

    /// The unused Weapons of a Runner.
    pub(super) fn weapons(&self, at: Spot) -> impl Iterator<Item = Spot> + Clone + '_ {
        let worn = self.board.side(at.seat).attached(at.slot);
        worn.filter(|(_, piece)| self.card(piece.card).is(Attribute::Weapon) && !piece.used())
            .map(move |(slot, _)| Spot::new(at.seat, slot))
    }

    /// What a Runner can have equipped (R043, R063, A07).
    pub(super) fn offer_weapons(&self, at: Spot, into: &mut impl Sink<Choice>) {
        rule!(R063);
        into.push(Choice::Unarmed);
        for weapon in self.weapons(at) {
            into.push(Choice::Wield(self.board.name(weapon)));
        }
        if self.is(at, Attribute::MartialArtist) {
            rule!(R043);
            let melee = self.weapons(at).filter(|&weapon| self.is(weapon, Attribute::Melee));
            for one in melee.clone() {
                for two in melee.clone().filter(|two| two.slot > one.slot) {
                    into.push(Choice::WieldTwo(self.board.name(one), self.board.name(two)));
                }
            }
        }
    }

    /// The LR that a Runner lends, with its unused gear (R244, R245).
    pub fn lends(&self, at: Spot) -> i16 {
        rule!(R244);
        rule!(R245);
        self.with_gear(at, Stat::Lr)
    }

    /// What that costs (R243).
    pub fn lends_for(&self, at: Spot) -> u8 {
        if self.held(at, holds::FREE_LR).any(|what| *what == Static::FreeLr) {
            return 0;
        }
        (self.lends(at) + self.board.changed(at, Changed::LrCost)).clamp(0, 255) as u8
    }
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// A battle is declared; then the team is named (R249).
    pub(super) fn attack(&mut self, by: Seat, against: Seat, target: u8, run: bool) {
        let card = self.state.board.side(against).piece(target).map(|piece| piece.card).unwrap_or_default();
        self.state.board.battle = Some(Battle {
            run,
            by,
            against,
            target,
            card,
            skirmish: false,
            tie: false,
            left: [0; 2],
            beaten: [false; 2],
            worth: 0,
            won: false,
        });
        let name = (target != STASHED).then(|| self.state.board.name(Spot::new(against, target)));
        self.tell(|| Event::Attack { seat: by, against, run, target: name });
        self.push(Frame::Battle(BattleStep::Declared));
        if target == STASHED {
            rule!(R107);
            rule!(R252);
            let cards = self.state.board.side(against).stash().count() as u8;
            self.charge(by, cards, Purpose::Other);
        }
        self.push(Frame::Arm(by));
        self.push(Frame::Send(by, 0));
    }

    /// Runners are named, one by one or as a team.
    pub(super) fn sent(&mut self, seat: Seat, _after: u8, choice: Choice) {
        let Some(battle) = self.state.board.battle else { return self.pop() };
        match choice {
            Choice::Force(team) => {
                let against = (!battle.run).then_some(battle.against);
                let read = self.read();
                let force: Force = if seat == battle.by {
                    read.goers(seat, team, against)
                } else {
                    read.team(seat, team).filter(|&at| read.may_defend(at, &battle)).take(16).collect()
                };
                for &at in force.iter() {
                    self.state.board.mark(at, Marks::FIGHTS);
                }
                self.all_sent(seat);
            }
            Choice::Send(name) => {
                if let Some(at) = self.state.board.find(name) {
                    self.state.board.mark(at, Marks::FIGHTS);
                    self.become_frame(Frame::Send(seat, at.slot + 1));
                }
            }
            _ => self.all_sent(seat),
        }
    }

    /// All are named: they take part (R051, A41).
    fn all_sent(&mut self, seat: Seat) {
        self.pop();
        let Some(battle) = self.state.board.battle else { return };
        let mut any = false;
        for slot in 0..self.state.board.side(seat).pieces.len() as u8 {
            let at = Spot::new(seat, slot);
            if self.state.board.piece(at).is_some_and(Piece::fights) {
                self.takes_part(at);
                if seat == battle.by
                    && let Some(piece) = self.state.board.piece_mut(at)
                {
                    if battle.run {
                        piece.marks.put(Marks::RAN);
                    } else {
                        piece.marks.hit(battle.against);
                    }
                }
                any = true;
            }
        }
        if seat != battle.by {
            if !any {
                return self.tell(|| Event::Undefended { seat });
            }
            rule!(R255);
            if let Some(battle) = &mut self.state.board.battle {
                battle.skirmish = true;
            }
            self.push(Frame::Arm(seat));
        }
        let board = &self.state.board;
        let fighters = || board.side(seat).runners().filter(|(_, piece)| piece.fights());
        let runners = || fighters().map(|(slot, _)| board.name(Spot::new(seat, slot))).collect();
        self.witness.tell(|| Event::Sent { seat, runners: runners(), defend: seat != battle.by });
    }

    /// A Runner takes part in a Run or Hit.
    pub(super) fn takes_part(&mut self, at: Spot) {
        self.state.board.mark(at, Marks::TOOK_PART | Marks::WENT);
    }

    /// Everybody who joined chooses Weapons; a single one is equipped without asking.
    pub(super) fn arm(&mut self, seat: Seat) {
        for slot in 0..self.state.board.side(seat).pieces.len() as u8 {
            let at = Spot::new(seat, slot);
            let joins = Marks::FIGHTS | Marks::SNIPES;
            let waits = |piece: &Piece| piece.marks.has(joins) && !piece.marks.has(Marks::ARMED);
            if !self.state.board.piece(at).is_some_and(waits) {
                continue;
            }
            self.state.board.mark(at, Marks::ARMED);
            let read = self.read();
            let (first, more) = (read.weapons(at).next(), read.weapons(at).nth(1).is_some());
            if more {
                return self.push(Frame::Wield(at));
            }
            if let Some(weapon) = first {
                self.state.board.mark(weapon, Marks::EQUIPPED);
            }
        }
        self.pop();
        self.charge_support();
    }

    pub(super) fn wielded(&mut self, _at: Spot, choice: Choice) {
        self.pop();
        let (one, two) = match choice {
            Choice::Wield(one) => (Some(one), None),
            Choice::WieldTwo(one, two) => (Some(one), Some(two)),
            _ => (None, None),
        };
        for name in [one, two].into_iter().flatten() {
            if let Some(at) = self.state.board.find(name) {
                self.state.board.mark(at, Marks::EQUIPPED);
                self.tell(|| Event::Wields { name });
            }
        }
    }

    /// Long range support is paid for once the Weapon is chosen (R243).
    fn charge_support(&mut self) {
        let Some(Frame::Window(_, at, by, number, _)) = self.state.board.frames.top() else { return };
        if item(&self.state.board, number).is_some_and(|item| item.job == Job::Support) {
            let cost = self.read().lends_for(at);
            self.use_card(at);
            self.charge(by, cost, Purpose::Other);
        }
    }

    /// A Runner that was to lend its LR does not.
    pub(super) fn stand_down(&mut self, at: Spot) {
        let weapons: Force = self.read().weapons(at).take(16).collect();
        for &weapon in weapons.iter() {
            if let Some(piece) = self.state.board.piece_mut(weapon) {
                piece.marks.clear(Marks::EQUIPPED);
            }
        }
        if let Some(piece) = self.state.board.piece_mut(at) {
            piece.marks.clear(Marks::SNIPES | Marks::ARMED);
        }
    }
}
