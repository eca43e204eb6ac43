//! Battles: who goes and who defends, what is added while it lasts, and what comes after a success.

use table::Seat;

use super::forces::{Force, fate};
use super::mind::Mind;
use crate::catalog::words::{Attribute, Kind, Stat};
use crate::choice::Choice;
use crate::engine::Members;
use crate::frame::Purpose;
use crate::state::{Battle, Marks, Name, Spot};

/// How a battle stands for one side: what it lacks to hold out, and what it lacks to do what it wants.
#[derive(Clone, Copy, Debug)]
struct Lacks {
    /// Offense that is missing to succeed, or for a defender to beat the attacker.
    offense: i16,
    /// Defense that is missing not to be beaten.
    defense: i16,
}

impl Mind<'_> {
    /// A Hit or Run that is declared, or goes on.
    pub fn attack(&self, target: Spot, run: bool) -> f32 {
        self.best_attack(target, run).0
    }

    /// Who goes, or defends.
    pub fn send(&self, choice: Choice) -> f32 {
        let Some(battle) = self.read.board.battle else { return 0.0 };
        let target = Spot::new(battle.against, battle.target);
        let attacks = battle.by == self.seat;
        let best = || if attacks { self.best_attack(target, battle.run).1 } else { self.best_defence(&battle, target) };
        let best = *self.sends.get_or_init(best);
        let named = self.named();
        match choice {
            Choice::Decline => f32::from(u8::from(best == 0)),
            Choice::Force(team) => {
                let of = self.read.team(self.seat, team).fold(0, |slots: Members, at| slots | 1 << at.slot);
                if best != 0 && best & !of == 0 { 2.0 } else { 0.1 * f32::from(u8::from(battle.by == self.seat)) }
            }
            Choice::Send(name) => {
                let slot = self.read.board.find(name).map_or(0, |at| at.slot);
                if best & (1 << slot) != 0 && best != 0 { 2.0 } else { -1.0 }
            }
            Choice::Done => f32::from(u8::from(named != 0)),
            _ => 0.0,
        }
    }

    fn named(&self) -> Members {
        self.read.fighters(self.seat).fold(0, |slots, (at, _)| slots | 1 << at.slot)
    }

    /// Who defends best against an attack; nobody, if that is better. Those who were named already are of it.
    fn best_defence(&self, battle: &Battle, target: Spot) -> Members {
        let read = self.read;
        let attackers = read.fighters(battle.by).fold(0, |slots: Members, (at, _)| slots | 1 << at.slot);
        let attack = self.force(battle.by, attackers, target, battle.by, false);
        let security = read.security(target);
        let loss = self.value(target) + f32::from(read.worth(target)) * 0.8;
        let judge = |defend: Option<Force>| {
            let fate = fate(attack, 0, defend, security);
            let mine = defend.map_or(0.0, |defend| defend.stake + 0.5);
            0.6 * attack.stake * f32::from(u8::from(fate.beaten))
                - f32::from(u8::from(fate.won)) * loss
                - if fate.beats { mine } else { 0.0 }
        };
        let mut best = (judge(None), 0);
        let named = self.named();
        let (groups, count) = self.read.groups(self.seat, None, false);
        for &slots in &groups[..count] {
            let worth = judge(Some(self.force(self.seat, slots | named, target, battle.by, false)));
            if worth > best.0 {
                best = (worth, slots);
            }
        }
        best.1
    }

    /// What a side still lacks, as the totals stand.
    fn lacks(&self, battle: &Battle) -> Lacks {
        let read = self.read;
        let (offense, defense) = (read.offense(self.seat), read.defense(self.seat));
        let security = read.security(Spot::new(battle.against, battle.target));
        if self.seat == battle.by {
            let (their_offense, wall) = if battle.skirmish { (read.offense(battle.against), read.defense(battle.against)) } else { (0, 0) };
            let lacks = security + wall + 1 - offense;
            let blow = if battle.skirmish {
                their_offense
            } else if lacks > 0 {
                security
            } else {
                0
            };
            Lacks { offense: lacks, defense: blow - defense }
        } else {
            Lacks { offense: read.defense(battle.by) + 1 - offense, defense: read.offense(battle.by) - defense }
        }
    }

    /// Whether this side loses the battle as the totals stand, with what it could still add.
    pub fn losing(&self, battle: &Battle) -> bool {
        let (lacks, (senses, support)) = (self.lacks(battle), self.reserves());
        if self.seat == battle.by { lacks.offense > senses + support && lacks.defense > senses } else { lacks.defense > senses }
    }

    /// Everything that this side could still add: by Solos in the battle, and by others from afar.
    fn reserves(&self) -> (i16, i16) {
        let read = self.read;
        let fresh = |at: Spot| read.piece(at).is_some_and(|piece| !piece.used() && !piece.marks.has(Marks::SENSED));
        let solos = read.fighters(self.seat).map(|(at, _)| at).filter(|&at| fresh(at) && read.is(at, Attribute::Solo));
        (solos.map(|at| read.power(at)).sum(), self.support(self.named()))
    }

    /// Something that would add so much to offense or defense in the battle: is it what decides?
    pub fn decides(&self, stat: Stat, by: i16) -> f32 {
        let Some(battle) = self.read.board.battle.filter(|_| by > 0) else { return -1.0 };
        if self.seat != battle.by && self.seat != battle.against {
            return -1.0;
        }
        let lacks = self.lacks(&battle);
        let (senses, support) = self.reserves();
        match stat {
            Stat::Sr | Stat::Lr if lacks.offense > 0 && lacks.offense <= by.max(senses + support) => {
                4.0 + 0.1 * f32::from(by.min(lacks.offense))
            }
            Stat::Def if lacks.defense > 0 && lacks.defense <= by.max(senses) => 3.0 + 0.1 * f32::from(by.min(lacks.defense)),
            _ => -1.0,
        }
    }

    /// A Solo adds its Power.
    pub fn sense(&self, name: Name, stat: Stat) -> f32 {
        let Some(at) = self.read.board.find(name) else { return -1.0 };
        let inside = self.read.piece(at).is_some_and(|piece| piece.fights());
        if inside && stat == Stat::Lr { -1.0 } else { self.decides(stat, self.read.power(at)) + 0.5 }
    }

    /// Somebody lends LR, for what it costs.
    pub fn lend(&self, name: Name) -> f32 {
        let Some(at) = self.read.board.find(name) else { return -1.0 };
        let price = f32::from(self.read.lends_for(at));
        self.decides(Stat::Lr, self.read.lends(at).max(1)) - 0.1 * price - self.risk(at)
    }

    /// Cops in the battle take somebody out of it, if they are strong enough together.
    pub fn arrest(&self, name: Name) -> f32 {
        let read = self.read;
        let Some(on) = read.board.find(name) else { return -1.0 };
        let cops = read.fighters(self.seat).filter(|(at, piece)| !piece.used() && read.is(*at, Attribute::Cop));
        let (mut total, mut lost) = (0, 0);
        for (at, _) in cops {
            total += read.power(at);
            lost += self.read.might(at);
        }
        if total <= read.power(on) { -5.0 } else { self.busted(on) - 0.25 * f32::from(lost - self.read.might(on)).max(0.0) }
    }

    /// Another Cop for an arrest, until they are enough.
    pub fn enough(&self, need: i16, has: i16) -> f32 {
        if has > need { 5.0 } else { -5.0 }
    }

    /// The Weapons of somebody who goes.
    pub fn wield(&self, of: &[Name]) -> f32 {
        let adds =
            |name: &Name| self.read.board.find(*name).map_or(0, |at| 2 * self.read.stat(at, Stat::Sr) + self.read.stat(at, Stat::Def) + 1);
        f32::from(of.iter().map(adds).sum::<i16>())
    }

    /// The ways on: the next battle, or home to guard the house.
    pub fn onward(&self, choice: Choice) -> f32 {
        let read = self.read;
        let slots = self.named();
        let extra = self.support(slots);
        match choice {
            Choice::Run(name) => read.board.find(name).map_or(-1.0, |at| self.run(self.seat, slots, at, extra)),
            Choice::Hit(name) => read.board.find(name).map_or(-1.0, |at| self.hit(self.seat, slots, at, extra)),
            Choice::HitStash(rival) => self.hit(self.seat, slots, Spot::new(rival, crate::state::STASHED), extra) - 0.5,
            Choice::Home(name) => {
                let room = read.board.find(name).and_then(|at| read.printed(at)).map_or(0, |card| card.capacity);
                0.3 + 0.1 * f32::from(room.min(5))
            }
            _ => 0.0,
        }
    }

    /// A Hit on a Stash, which costs EB.
    pub fn hit_stash(&self, rival: Seat) -> f32 {
        let cards = self.read.board.side(rival).stash().count() as i16;
        let spare = self.read.reach(self.seat, Purpose::Other) - cards;
        self.attack(Spot::new(rival, crate::state::STASHED), false) - 0.3 * f32::from(cards) - if spare < 0 { 5.0 } else { 0.0 }
    }

    /// Whether something in play is what the battle is about, or takes part.
    pub fn in_it(&self, at: Spot) -> bool {
        self.read.kind(at) == Some(Kind::Runner) && self.read.piece(at).is_some_and(|piece| piece.fights())
    }
}
