//! What can be had: resources, Opportunities, Edgerunners, Combat cards.

use super::Mind;
use super::worth;
use crate::catalog::board::Amount;
use crate::catalog::words::{
    Class, CombatEffect, CombatSet, Count, Deal, District, Extra, Firepower, Per, PoiKind, Power, Resource, Scoring, Talent, UnitKind, When,
};
use crate::catalog::{CombatId, EdgerunnerId, OpportunityId};
use crate::city::Unit;
use crate::engine::questions::{HIRES, fulfils, hideouts_left, replaceable, replaces};
use crate::engine::{Situation, beside, changed_price, power_of, printed_price, talent_of};
use crate::frame::{Frame, Purchase};
use crate::game::Gangs;
use table::Seat;

/// Whether a Combat card is none of those that every Gang begins with.
pub fn is_upgrade(game: &Gangs, card: CombatId) -> bool {
    game.catalog().combat(card).set != CombatSet::Starting
}

impl Mind<'_> {
    /// One more of each resource: the less, the more there is of it and the less there is to buy.
    pub(super) fn priced(&self) -> [f32; 3] {
        let held = |resource| f32::from(self.me.purse.get(resource));
        // A Secret stands for either, but for one of them only.
        let secrets = 0.5 * held(Resource::Secret);
        let scarce = |held: f32| 1.0 / (1.0 + worth::PLENTY * held);
        let sated = hideouts_left(self.game, self.state, self.seat) == 0 && self.me.hired >= HIRES;
        let eurodollar = worth::EURODOLLAR * if sated { worth::SATED } else { 1.0 };
        let all = [
            eurodollar * scarce(held(Resource::Eurodollar) + secrets),
            worth::CONTRABAND * scarce(held(Resource::Contraband) + secrets),
            worth::SECRET * scarce(2.0 * secrets),
        ];
        all.map(|price| price * self.future.sqrt())
    }

    /// What something costs, unless it cannot be paid.
    pub(super) fn payable(&self, purchase: Purchase) -> Option<Amount> {
        let mut price = printed_price(self.catalog, &self.state.story, purchase);
        if !self.state.story.is_plain() {
            price = changed_price(&self.state.story, &Situation::of(self.game, self.state), self.seat, purchase, price);
        }
        self.me.purse.mixes(price).map(|_| price)
    }

    pub(super) fn cost(&self, price: Amount) -> f32 {
        f32::from(price.amount) * self.one_more(price.resource)
    }

    /// The best deal that can be paid, as far as its requirement is fulfilled now.
    pub(super) fn best_deal(&self) -> f32 {
        *self.deal.get_or_init(|| {
            let all = self
                .state
                .opportunities
                .slots()
                .iter()
                .copied()
                .flatten()
                .chain(self.me.aside)
                .chain(beside(self.catalog, &self.state.story));
            all.filter(|&card| {
                let requires = self.catalog.opportunity(card).requires.as_ref();
                requires.is_none_or(|requirement| fulfils(self.game, self.state, requirement))
                    && self.payable(Purchase::Opportunity(card)).is_some()
            })
            .map(|card| self.deal(card))
            .fold(0.0, f32::max)
        })
    }

    pub(super) fn best_hire(&self) -> f32 {
        *self.hire.get_or_init(|| {
            if self.me.hired >= HIRES {
                return 0.0;
            }
            let all = self.state.edgerunners.slots().iter().copied().flatten();
            all.filter(|&id| self.payable(Purchase::Edgerunner(id)).is_some()).map(|id| self.hire(id, false)).fold(0.0, f32::max)
        })
    }

    /// What an Opportunity brings, less its price.
    pub(super) fn deal(&self, card: OpportunityId) -> f32 {
        let cost = self.payable(Purchase::Opportunity(card)).map_or(0.0, |price| self.cost(price));
        self.deal_pays(card) - cost
    }

    /// What an Opportunity brings.
    fn deal_pays(&self, card: OpportunityId) -> f32 {
        let opportunity = self.catalog.opportunity(card);
        let held = f32::from(self.me.seized.of(self.catalog, opportunity.deal));
        let typed = if opportunity.deal == Deal::Story { worth::TOKEN } else { held + 1.0 + worth::SYNERGY * self.future };
        typed + opportunity.extra.iter().map(|extra| self.extra(extra)).sum::<f32>()
    }

    fn extra(&self, extra: &Extra) -> f32 {
        let richer = || self.state.opponents(self.seat).filter(|other| self.state.seated[other.index()].cred > self.me.cred);
        match extra {
            Extra::Cred(cred) => f32::from(*cred),
            Extra::CredPer(Count::DistrictsWithPoi) => {
                let inside = |district: &&District| {
                    self.map.pois_of(**district).any(|poi| self.city.occupant(poi).is_some_and(|(owner, _)| owner == self.seat))
                };
                District::ALL.iter().filter(inside).count() as f32
            }
            Extra::CredPer(Count::HideoutPairs) => f32::from(self.city.hideouts(self.seat) / 2),
            Extra::CredPer(Count::RicherOpponents) => richer().count() as f32,
            Extra::Gain { resource, amount } => f32::from(*amount) * self.one_more(*resource),
            Extra::OneOf(rewards) => rewards.iter().map(|reward| self.extra(reward)).fold(0.0, f32::max),
            Extra::SpendSecrets { secrets, cred } if self.me.purse.get(Resource::Secret) >= *secrets => {
                (f32::from(*cred) - f32::from(*secrets) * self.one_more(Resource::Secret)).max(0.0)
            }
            Extra::SpendSecrets { .. } => 0.0,
            Extra::Recycle(_) => worth::RECYCLE,
            Extra::StealFromRicher => richer().filter(|other| other.0 < self.state.seats).count() as f32 * worth::CONTRABAND,
            Extra::Move(count) => f32::from(*count) * worth::MOVE * self.future,
            Extra::MoveInto(_) => worth::MOVE * self.future,
            Extra::Kill => worth::KILL * self.future,
            Extra::SwapCombat => worth::MOVE * self.future,
            Extra::Hire if self.controls(PoiKind::Fixer) > 0 && self.me.hired < HIRES => {
                self.state.edgerunners.slots().iter().copied().flatten().map(|id| self.hire(id, true)).fold(0.0, f32::max)
            }
            Extra::Hire => 0.0,
            Extra::Upgrade(more) => self.upgrade_of(*more),
        }
    }

    pub(super) fn bought_cred(&self, card: OpportunityId, index: u8) -> f32 {
        self.catalog.opportunity(card).extra.get(usize::from(index)).map_or(0.0, |extra| self.extra(extra))
    }

    pub(super) fn either(&self, index: u8) -> f32 {
        let Some(Frame::OneOf(card, step)) = self.state.frames.top() else { return 0.0 };
        match self.catalog.opportunity(card).extra.get(usize::from(step)) {
            Some(Extra::OneOf(rewards)) => rewards.get(usize::from(index)).map_or(0.0, |reward| self.extra(reward)),
            _ => 0.0,
        }
    }

    /// What an Edgerunner brings, less the price.
    pub(super) fn hire(&self, id: EdgerunnerId, free: bool) -> f32 {
        let price = self.payable(Purchase::Edgerunner(id)).filter(|_| !free);
        let replaced = if replaces(self.game, id) {
            if replaceable(self.game, self.state, self.seat).next().is_none() {
                return 0.0;
            }
            worth::SOLO
        } else {
            0.0
        };
        self.edgerunner(id) - replaced - price.map_or(0.0, |price| self.cost(price))
    }

    /// What an Edgerunner in play is worth.
    pub(super) fn edgerunner(&self, id: EdgerunnerId) -> f32 {
        let card = self.catalog.edgerunner(id);
        let talent = match card.talent {
            Talent::Legend => worth::LEGEND,
            Talent::QueenOfFixers => worth::QUEEN,
            Talent::LoneStar => worth::LONE_STAR,
            Talent::UnderdogNetrun => worth::UNDERDOG,
            _ => worth::OTHER_TALENT,
        };
        let drone = if card.class == Some(Class::Techie) { worth::DRONE } else { 0.0 };
        (worth::EDGERUNNER + talent + drone) * self.future
    }

    pub(super) fn has_talent(&self, talent: Talent) -> bool {
        talent_of(self.game, self.state, self.seat, talent).is_some()
    }

    /// A face-up card goes: the worse it is for this seat, the better.
    pub(super) fn recycle(&self, slot: u8) -> f32 {
        let slot = usize::from(slot);
        let lost = match self.state.frames.top() {
            Some(Frame::Recycle(crate::catalog::words::Market::Edgerunners)) => {
                self.state.edgerunners.slots().get(slot).copied().flatten().map(|id| self.edgerunner(id))
            }
            _ => self.state.opportunities.slots().get(slot).copied().flatten().map(|card| self.deal_pays(card) - self.required(card)),
        };
        // A card that pays less than usual is no loss.
        worth::RECYCLE * (worth::GOOD_DEAL - lost.unwrap_or(worth::GOOD_DEAL))
    }

    /// What stands in the way of a deal.
    fn required(&self, card: OpportunityId) -> f32 {
        let requires = self.catalog.opportunity(card).requires.as_ref();
        if requires.is_none_or(|requirement| fulfils(self.game, self.state, requirement)) { 0.0 } else { 1.0 }
    }

    /// An Opportunity is kept for later: the best of them, if it pays well.
    pub(super) fn set_aside(&self, card: OpportunityId) -> f32 {
        self.deal_pays(card) - f32::from(self.catalog.opportunity(card).cost) * worth::CONTRABAND - self.required(card)
    }

    pub(super) fn release(&self) -> f32 {
        let held = self.me.aside.map_or(0.0, |card| self.set_aside(card));
        let best = self.state.opportunities.slots().iter().copied().flatten().map(|card| self.set_aside(card)).fold(0.0, f32::max);
        best - held - worth::EFFORT
    }

    /// What a Combat card is worth in a Firefight of which nothing is known yet. How often its condition is
    /// fulfilled is guessed from the games of good players; the guesses only choose between cards.
    pub(super) fn card(&self, card: CombatId) -> f32 {
        let combat = self.catalog.combat(card);
        let firepower = match combat.firepower {
            Firepower::Fixed(firepower) => f32::from(firepower),
            Firepower::DronesHere | Firepower::OtherCard => 2.5,
        };
        let more = match combat.effect {
            Some(CombatEffect::MoreWith(_) | CombatEffect::TakeBackOrMore) => 1.5,
            Some(CombatEffect::DroneForFirepower) => 0.7,
            _ => 0.0,
        };
        let win = (0.1 + 0.17 * (firepower + more)).min(0.95);
        let picks = combat.effect == Some(CombatEffect::ChooseCasualties);
        let lost = |kind: UnitKind| match kind {
            UnitKind::Any => win,
            UnitKind::NonDrone => 0.7 * win,
            UnitKind::Drone => 0.4 * win,
            UnitKind::Solo if picks => 0.7 * win,
            UnitKind::Edgerunner => 0.25 * win,
            UnitKind::Solo | UnitKind::Techie | UnitKind::Netrunner => 0.35 * win,
        };
        let scored = match combat.scoring {
            Scoring::If { cred, when } => {
                f32::from(cred)
                    * match when {
                        When::LostNone => win,
                        When::NoneLeft => 0.2,
                        When::OpponentLost(kind) => lost(kind),
                        When::NoOpponentLeft => 0.35 * win,
                        When::OpponentFirepower(_) => 0.35,
                        When::Left(_) => 0.6,
                        When::NoDominance => 0.8,
                    }
            }
            Scoring::Each { cred, per: Per::OpposingLost(kind) } => f32::from(cred) * lost(kind) * 1.2,
            Scoring::Each { per: Per::SecretsGained, .. } | Scoring::SpendSecrets(_) => 1.0,
        };
        let effect = match combat.effect {
            Some(CombatEffect::OneMoreCasualty | CombatEffect::KillHere | CombatEffect::SecretPerNetrunner) => 0.5,
            Some(CombatEffect::SacrificeOwn) => -0.3,
            Some(CombatEffect::NoLosses | CombatEffect::LoseInTie | CombatEffect::DroneForKill | CombatEffect::ChooseCasualties) => 0.25,
            _ => 0.0,
        };
        scored + 0.6 * win + effect
    }

    /// An Upgrade by its disc.
    pub(super) fn upgrade(&self) -> f32 {
        self.upgrade_of(u8::from(self.has_talent(Talent::OneMoreUpgrade)))
    }

    /// An Upgrade that draws more cards than usual: the best of them instead of the worst in hand.
    pub(super) fn upgrade_of(&self, more: u8) -> f32 {
        let worst = self.state.hands.hand(self.seat).kinds().map(|card| self.card(card)).fold(f32::INFINITY, f32::min);
        let armed =
            power_of(self.game, self.state, self.seat, |power| if let Power::UpgradeMore(more) = power { Some(more) } else { None });
        let drawn = worth::GOOD_CARD + worth::ONE_MORE_CARD * f32::from(more + armed.unwrap_or_default());
        ((drawn - worst) * worth::FIGHTS * self.future).max(0.0)
    }

    /// An own card for one of another hand that chance draws.
    pub(super) fn swap(&self, card: CombatId, other: Seat) -> f32 {
        let hand = self.state.hands.hand(other);
        let theirs: f32 = hand.iter().map(|card| self.card(card)).sum();
        (theirs / (hand.len() as f32).max(1.0) - self.card(card)) * worth::FIGHTS * self.future
    }

    /// What a unit in play is worth by itself; how many of its class there are counts.
    pub(super) fn unit(&self, unit: Unit, of_class: u8) -> f32 {
        let first = if of_class <= 1 { worth::FIRST } else { 0.0 };
        let worth = match unit {
            Unit::Basic(Class::Solo) => worth::SOLO + first,
            Unit::Basic(Class::Techie) => worth::TECHIE + first,
            Unit::Basic(Class::Netrunner) => worth::NETRUNNER + first,
            Unit::Drone => worth::DRONE,
            Unit::Edgerunner(id) => return self.edgerunner(id) + first * self.future,
        };
        worth * self.future
    }
}
