//! Who stands well: what a position is worth to a rival, and how likely players are to win together.

use table::Seat;

use super::mind::{HEALTH, HEAT, Mind, RESOLVE};
use super::reach::Ground;
use crate::catalog::OpportunityId;

/// What a player gains in a round against the Agent, about.
const GAIN: f32 = 3.4;

fn likely(ahead: f32, spread: f32) -> f32 {
    1.0 / (1.0 + (-ahead / spread).exp())
}

impl Mind<'_> {
    /// What a position is worth to somebody, in Prospects at the end.
    pub fn standing(&self, seat: Seat) -> f32 {
        let seated = self.open.of(seat);
        let hand = self.state.contacts.held(seat) as f32 * (0.1 + 0.04 * self.later)
            + self.state.opportunities.held(seat) as f32 * (0.2 + 0.9 * (self.tokens / 6.0).min(1.0));
        let reach = self.reach(seat, Ground(0));
        let lore = self.game.lore();
        let able: f32 = (0..6).map(|ability| lore.bring(ability, reach.score[ability].into())).sum();
        let body = HEALTH[usize::from(seated.health).min(12)] + RESOLVE[usize::from(seated.resolve).min(12)];
        let loans = f32::from(seated.loans) * (3.0 + 0.3 * self.later);
        f32::from(seated.prospects) + self.ideals_of(seat, seated.ideals) + self.coin * f32::from(seated.chips) - loans
            + hand
            + body * self.body * 0.8
            + able * self.jobs
            - HEAT[usize::from(seated.heat).min(5)]
    }

    /// How likely the players are to win together: each with 20 Prospects and its own Opportunity, 25 on average, and
    /// nobody without Ideals (R290-R293).
    pub fn victory(&self) -> f32 {
        let spread = 0.8 + 0.6 * self.later;
        let (mut sum, mut all, mut players) = (0.0, 1.0, 0.0);
        for seat in self.open.players() {
            let seated = self.open.of(seat);
            let left = self.later + f32::from(seated.tokens) / 4.0;
            let loans = f32::from(seated.loans) * if seated.chips >= 10 { 2.0 } else { 4.5 };
            let hand = self.state.opportunities.held(seat) as f32 * (0.2 + 0.3 * left.min(1.0));
            let then = f32::from(seated.prospects) + f32::from(seated.ideals) + 0.22 * f32::from(seated.chips) + hand + GAIN * left
                - loans
                - 0.3 * f32::from(seated.heat);
            let safe: f32 = match seated.ideals {
                0 | 1 => 0.82,
                2 => 0.93,
                3 => 0.975,
                _ => 0.99,
            };
            let own = if seated.nightlancer.is_some() { self.game.catalog().unique(seated.nightlancer).1 } else { OpportunityId::NONE };
            let bought = if seated.bought.contains(own) { 1.0 } else { 0.5 + 0.45 * (left / 3.0).min(1.0) };
            all *= likely(then - 19.5, spread) * safe.powf(left + 0.3) * bought;
            (sum, players) = (sum + then, players + 1.0);
        }
        likely(sum / f32::max(players, 1.0) - 25.0, spread) * all
    }
}
