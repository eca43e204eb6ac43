//! Who stands well: what a position is worth to a rival, and how likely players are to win together.

use table::Seat;

use super::mind::{HEALTH, HEAT, Mind, RESOLVE};
use super::reach::Ground;
use crate::catalog::OpportunityId;
use crate::game::Nightlancer;
use crate::state::State;

/// What a player gains in a round against the Agent, about, and in the Street phase of one.
const GAIN: f32 = 3.4;
const STREET: f32 = 1.4;

fn likely(ahead: f32, spread: f32) -> f32 {
    1.0 / (1.0 + (-ahead / spread).exp())
}

/// How likely the players are to win together: each with 20 Prospects and its own Opportunity, 25 on average, and
/// nobody without Ideals (R290-R293).
pub(super) fn victory(game: &Nightlancer, state: &State) -> f32 {
    let open = &state.open;
    let (mut sum, mut all, mut players, mut spread) = (0.0, 1.0, 0.0, 1.0);
    for seat in open.players() {
        let (mind, seated) = (Mind::new(game, state, seat), open.of(seat));
        spread = 0.8 + 0.6 * mind.later;
        let street = (mind.tokens - 4.0 * mind.later) / 4.0;
        let loans = f32::from(seated.loans) * if seated.chips >= 10 { 2.0 } else { 4.5 };
        let hand = state.opportunities.held(seat) as f32 * (0.15 + 0.25 * (mind.tokens / 4.0).min(1.0));
        let now = f32::from(seated.prospects) + f32::from(seated.ideals) + 0.22 * f32::from(seated.chips) + hand
            - loans
            - 0.3 * f32::from(seated.heat)
            + 0.3 * mind.body() * mind.later.min(1.0);
        let then = now + GAIN * mind.later + STREET * street + mind.at_hand();
        // A round in which the Agent's mark is missed costs an Ideal.
        let missed = if open.scoring || seated.prospects >= open.agent.prospects { 0.0 } else { 0.35 };
        let safe: f32 = match seated.ideals {
            0 | 1 => 0.8,
            2 => 0.92,
            3 => 0.97,
            _ => 0.99,
        };
        let own = if seated.nightlancer.is_some() { game.catalog().unique(seated.nightlancer).1 } else { OpportunityId::NONE };
        let bought = if seated.bought.contains(own) { 1.0 } else { 0.5 + 0.45 * (mind.tokens / 12.0).min(1.0) };
        all *= likely(then - 19.5, spread) * safe.powf(mind.later + 0.2 + 2.0 * missed) * bought;
        (sum, players) = (sum + then, players + 1.0);
    }
    likely(sum / f32::max(players, 1.0) - 25.0, spread) * all
}

impl Mind<'_> {
    /// What Health and Resolve are worth.
    fn body(&self) -> f32 {
        let me = self.me();
        HEALTH[usize::from(me.health).min(12)] + RESOLVE[usize::from(me.resolve).min(12)]
    }

    /// What the mission of this round is worth: the one that is taken or being attempted, or the best that could be.
    fn at_hand(&self) -> f32 {
        if let Some(attempt) = self.open.attempt.as_ref().filter(|attempt| attempt.job.side_of(self.seat).is_some()) {
            return self.going_on(attempt).max(0.0);
        }
        if let Some((place, side)) = self.open.job_of(self.seat) {
            let job = &self.open.jobs[place];
            let contested = if job.is_contested() { 0.5 } else { 1.0 };
            return (self.mission(job.mission, job.crew(side).members()) * contested).max(0.0);
        }
        let may_start = self.jobs > self.later && !self.open.placed.contains(self.seat);
        if may_start { self.best_start().max(self.laying_low()) } else { 0.0 }
    }

    /// What the position is worth to the one who thinks, in Prospects at the end.
    pub fn standing(&self) -> f32 {
        let me = self.me();
        let hand = self.state.contacts.held(self.seat) as f32 * (0.1 + 0.04 * self.later)
            + self.state.opportunities.held(self.seat) as f32 * (0.12 + 0.5 * (self.tokens / 8.0).min(1.0));
        let reach = self.reach(self.seat, Ground(0));
        let lore = self.game.lore();
        let able: f32 = (0..6).map(|ability| lore.bring(ability, reach.score[ability].into())).sum();
        let loans = f32::from(me.loans) * (2.6 + 0.3 * self.later);
        // What a token brings in the Street phase beside what is paid for it.
        let tokens = 0.3 * self.tokens;
        f32::from(me.prospects) + self.ideals_of(self.seat, me.ideals) + self.coin * f32::from(me.chips) - loans
            + hand
            + tokens
            + self.health(me.health)
            + self.resolve(me.resolve)
            + able * self.later
            + self.at_hand()
            - HEAT[usize::from(me.heat).min(5)]
    }

    /// Who is ahead, at a glance.
    pub fn ahead(&self, seat: Seat) -> f32 {
        let seated = self.open.of(seat);
        f32::from(seated.prospects) + f32::from(seated.ideals) + self.coin * f32::from(seated.chips)
    }
}
