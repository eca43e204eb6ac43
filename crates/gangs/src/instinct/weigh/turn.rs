//! The turn: which action, when to Reclaim, and what to do in one.

use super::Mind;
use super::worth;
use crate::catalog::words::{Class, District, PoiKind, Power, UnitKind};
use crate::city::{Spot, Spots, Unit};
use crate::engine::power_of;
use crate::engine::questions::hideouts_left;
use crate::frame::{Frame, Purchase};
use crate::state::Disc;

impl Mind<'_> {
    /// What an action brings.
    pub(super) fn action(&self, disc: Disc) -> f32 {
        self.actions.get(disc as usize).map_or(0.0, |known| *known.get_or_init(|| self.acted(disc)))
    }

    fn acted(&self, disc: Disc) -> f32 {
        match disc {
            Disc::Solo => {
                let near = |district: District| {
                    let spot: Spots = [Spot::outside(district)].into_iter().collect();
                    self.solos(district) > 0 || self.reached(Class::Solo, spot)
                };
                let best =
                    District::ALL.iter().filter(|&&district| near(district)).map(|&district| self.fight(district)).fold(0.0, f32::max);
                best + worth::MOVES * self.moves(Class::Solo)
            }
            Disc::Techie => {
                let deal = if self.access(PoiKind::Business, Class::Techie) { self.best_deal() } else { 0.0 };
                let hire = if self.access(PoiKind::Fixer, Class::Techie) { self.best_hire() } else { 0.0 };
                deal.max(hire) + worth::MOVES * self.moves(Class::Techie)
            }
            Disc::Netrunner => self.netrun().max(0.0) + worth::MOVES * self.moves(Class::Netrunner),
            Disc::Hideout => self.build(),
            Disc::Upgrade => self.upgrade() - self.payable(Purchase::Upgrade).map_or(0.0, |price| self.cost(price)) + self.tale_upgrades(),
            Disc::Wild => 0.0,
        }
    }

    fn build(&self) -> f32 {
        let slots = &self.catalog.board().setup.hideout_slots;
        let built = slots.len().saturating_sub(usize::from(hideouts_left(self.game, self.state, self.seat)));
        let cred = slots.get(built).map_or(0.0, |&cred| f32::from(cred));
        let free = District::ALL.iter().filter(|&&district| !self.city.has_hideout(self.seat, district));
        let place = free.map(|&district| self.hideout_in(district)).fold(0.0, f32::max);
        let price = self.payable(Purchase::Hideout).map_or(0.0, |price| self.cost(price));
        cred + worth::HIDEOUT * self.future + place - price
    }

    /// A Reclaim: it is the better, the more discs are spent and the more it brings.
    pub(super) fn reclaim(&self) -> f32 {
        let spent = Disc::ALL.iter().filter(|&&disc| !self.me.discs.contains(disc)).count() as f32;
        let waiting: u8 = Class::ALL.iter().map(|&class| self.city.in_reserve(self.seat, Unit::Basic(class))).sum();
        let recruits = waiting.min(self.city.hideouts(self.seat));
        let harvest: f32 =
            District::ALL.iter().map(|&district| -self.shift(self.seat, district, -(self.strength(self.seat, district) as i8))).sum();
        worth::RECLAIM
            + worth::DISC * spent
            + worth::RECRUIT * f32::from(recruits) * self.future
            + worth::COLLECT * harvest
            + self.tale_reclaims()
    }

    /// One entry of the rewards of a District.
    pub(super) fn reward(&self, index: u8) -> f32 {
        let Some(Frame::Reward(district)) = self.state.frames.top() else { return 0.0 };
        let entry = self.catalog.board().district(district).rewards.get(usize::from(index)).copied();
        entry.map_or(0.0, |entry| {
            // The second of a kind is worth less than the first.
            let amount = f32::from(entry.amount);
            amount * self.one_more(entry.resource) * (1.0 - 0.5 * worth::PLENTY * (amount - 1.0))
        })
    }

    /// What a recruit brings where it arrives.
    pub(super) fn recruit(&self, unit: Unit, district: District) -> f32 {
        let of_class = unit.class(self.catalog).map_or(2, |class| self.count(class) + 1);
        self.unit(unit, of_class) + self.arrive(unit, district)
    }

    /// Solos of this seat in a District.
    pub(super) fn solos(&self, district: District) -> u8 {
        let solos = self.solos.get_or_init(|| {
            std::array::from_fn(|place| {
                let there = self.strength[self.seat.index()][place] > 0;
                if there { self.city.kind_in(self.catalog, self.seat, District::ALL[place], UnitKind::Solo) } else { 0 }
            })
        });
        solos[district as usize]
    }

    pub(super) fn rages(&self) -> bool {
        power_of(self.game, self.state, self.seat, |power| matches!(power, Power::Rage { .. }).then_some(())).is_some()
    }
}
