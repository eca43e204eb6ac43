//! Netruns: what a space brings, and what NetWatch costs.

use super::Mind;
use super::worth;
use crate::catalog::words::{Class, Consequence, NetEffect, PoiKind, Power, Resource, Talent, UnitKind};
use crate::city::Unit;
use crate::engine::power_of;
use crate::story::changes;

/// How often two dice show so much or less, out of 36.
const ROLLS: [u8; 13] = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36];

impl Mind<'_> {
    /// A Netrun: Secrets, and the best way to go.
    pub(super) fn netrun(&self) -> f32 {
        let fortresses = f32::from(self.controls(PoiKind::DataFortress));
        let left = self.catalog.net().last().saturating_sub(self.me.net);
        let best = (1..=self.count(Class::Netrunner).min(left)).map(|spaces| self.advance(spaces)).reduce(f32::max).unwrap_or_default();
        let behind = self.state.opponents(self.seat).any(|other| self.state.seated[other.index()].cred > self.me.cred);
        let t_bug = if behind && self.has_talent(Talent::UnderdogNetrun) { 1.0 } else { 0.0 };
        fortresses * self.one_more(Resource::Secret) + best + t_bug
    }

    /// What it brings to advance so many spaces.
    pub(super) fn advance(&self, spaces: u8) -> f32 {
        let net = self.catalog.net();
        let to = (self.me.net + spaces).min(net.last());
        let Some(space) = net.space(to).map(|space| if self.state.is_solo() && to == net.cover.number { &net.cover } else { space }) else {
            return 0.0;
        };
        let effects: f32 = space.effects.iter().map(|&effect| self.net_effect(effect)).sum();
        let depth = net.depth(space.depth);
        let danger = changes::danger(self.catalog, &self.state.story, depth.danger);
        let mut chance = f32::from(ROLLS[usize::from(danger).min(ROLLS.len() - 1)]) / 36.0;
        if power_of(self.game, self.state, self.seat, |power| matches!(power, Power::RollAgain).then_some(())).is_some() {
            chance *= chance;
        }
        let runners = f32::from(self.count(Class::Netrunner));
        let one = worth::NETRUNNER * self.future;
        let harm = match depth.consequence {
            Consequence::LeaveFortresses => f32::from(self.controls(PoiKind::DataFortress)) * self.one_more(Resource::Secret),
            Consequence::SacrificeOne => one + if runners <= 1.0 { worth::FIRST * self.future } else { 0.0 },
            Consequence::SacrificeAll => runners * one + worth::FIRST * self.future,
        };
        let progress = if to == net.last() { 0.0 } else { worth::PROGRESS * f32::from(to) };
        let before = worth::PROGRESS * f32::from(self.me.net);
        effects + progress - before - chance * harm + self.tale_runs(space.depth)
    }

    fn net_effect(&self, effect: NetEffect) -> f32 {
        match effect {
            NetEffect::Cred(cred) => f32::from(cred),
            NetEffect::OpponentDiscards => self.spite,
            NetEffect::MoveOpposing => worth::MOVE,
            NetEffect::BuildDrones(drones) if self.count(Class::Techie) > 0 => {
                f32::from(drones.min(self.city.in_reserve(self.seat, Unit::Drone))) * worth::DRONE * self.future
            }
            NetEffect::BuildDrones(_) => 0.0,
            NetEffect::Kill => worth::KILL * self.future,
            NetEffect::Convert => worth::CONVERT * self.future,
            NetEffect::Upgrade => self.upgrade_of(0),
        }
    }

    /// Netrunners of all sides in a District: some cards count them.
    pub(super) fn netrunners_in(&self, district: crate::catalog::words::District) -> u8 {
        self.state.sides().map(|side| self.city.kind_in(self.catalog, side, district, UnitKind::Netrunner)).sum()
    }
}
