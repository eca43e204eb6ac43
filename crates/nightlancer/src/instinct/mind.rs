//! Somebody who thinks about what to do, and what things are worth to them: everything is told in Prospects at the end.
//! What is asked again for the same position is kept.

use std::cell::OnceCell;

use crate::catalog::effects::PowerSort;
use table::Seat;

use super::reach::{Ground, Reach};
use crate::frame::Frame;
use crate::game::Nightlancer;
use crate::hidden::SEATS;
use crate::powers::Force;
use crate::state::{MOST_IDEALS, Open, ROUNDS, Seated, State, TOKENS};

/// What Health is worth in all, up to 12 points: the last ones keep a player from being Shaken.
pub(super) const HEALTH: [f32; 13] = [0.0, 1.6, 2.5, 3.1, 3.55, 3.9, 4.18, 4.4, 4.58, 4.73, 4.83, 4.9, 4.95];
/// What Resolve is worth in all: each point but the last rolls the dice again.
pub(super) const RESOLVE: [f32; 13] = [0.0, 1.6, 2.2, 2.7, 3.12, 3.46, 3.72, 3.92, 4.07, 4.17, 4.24, 4.3, 4.34];
/// What Heat costs in all: with 5 a round is lost.
pub(super) const HEAT: [f32; 6] = [0.0, 0.36, 0.81, 1.35, 2.1, 4.3];
/// The same when no mission will be taken any more: two cards or Chips for each.
const LAST_HEAT: [f32; 6] = [0.0, 0.36, 0.8, 1.4, 2.1, 3.0];
/// How much more of an Agenda each Ideal makes count at Scoring (R177-R182).
const AGENDAS: [f32; 7] = [0.0, 0.0, 0.167, 0.2, 0.25, 0.333, 0.5];

/// What puts something that takes no token before everything else that could be done in a turn.
pub(super) const FIRST: f32 = 8.0;

/// Somebody who thinks about what to do.
pub(super) struct Mind<'a> {
    pub game: &'a Nightlancer,
    pub state: &'a State,
    pub open: &'a Open,
    pub seat: Seat,
    pub force: Force<'a>,
    /// Rounds after this one.
    pub later: f32,
    /// Action tokens that are still to be placed, of all rounds.
    pub tokens: f32,
    /// Missions that can still be attempted.
    pub jobs: f32,
    /// What a Chip is worth.
    pub coin: f32,
    /// How much Health and Resolve will still be needed, 0 to 1.
    body: f32,
    pub(super) reaches: [[OnceCell<Reach>; Ground::COUNT]; SEATS],
    pub(super) stake: OnceCell<f32>,
    pub(super) owned: OnceCell<f32>,
}

impl<'a> Mind<'a> {
    pub fn new(game: &'a Nightlancer, state: &'a State, seat: Seat) -> Mind<'a> {
        let open = &state.open;
        let me = open.of(seat);
        let later = f32::from(ROUNDS.saturating_sub(open.round));
        let (mut prep, mut before) = (false, false);
        for frame in open.frames.iter() {
            prep |= frame == Frame::PrepEnds;
            before |= matches!(frame, Frame::MissionPhase(_));
        }
        let tokens = f32::from(TOKENS) * later + f32::from(if prep { TOKENS } else { me.tokens });
        let at_it = open.is_at_it(seat) || (before && !open.low.contains(seat) && (prep || open.job_of(seat).is_some()));
        let jobs = later + if at_it { 1.0 } else { 0.0 };
        let coin = 0.2 + 0.1 * (tokens / 12.0).min(1.0);
        Mind {
            game,
            state,
            open,
            seat,
            force: Force::new(game, open),
            later,
            tokens,
            jobs,
            coin,
            body: 0.03 + 0.67 * (jobs / 2.0).min(1.0),
            reaches: Default::default(),
            stake: OnceCell::new(),
            owned: OnceCell::new(),
        }
    }

    pub fn me(&self) -> &'a Seated {
        self.open.of(self.seat)
    }

    /// The maxima of Health and Resolve.
    pub fn most(&self) -> (u8, u8) {
        let id = self.me().nightlancer;
        if !id.is_some() {
            return (0, 0);
        }
        let card = self.game.catalog().nightlancer(id);
        (card.health, card.resolve)
    }

    /// What so much Health is worth.
    #[inline]
    pub fn health(&self, points: u8) -> f32 {
        HEALTH[usize::from(points).min(12)] * self.body
    }

    /// What so much Resolve is worth.
    #[inline]
    pub fn resolve(&self, points: u8) -> f32 {
        RESOLVE[usize::from(points).min(12)] * self.body
    }

    /// What more Health and Resolve are worth, up to the maxima.
    pub fn rest(&self, health: u8, resolve: u8) -> f32 {
        let (me, (most_health, most_resolve)) = (self.me(), self.most());
        self.health((me.health + health).min(most_health)) - self.health(me.health) + self.resolve((me.resolve + resolve).min(most_resolve))
            - self.resolve(me.resolve)
    }

    /// What losing Health and Resolve costs.
    pub fn wear(&self, health: u8, resolve: u8) -> f32 {
        let me = self.me();
        let shaken = (health > 0 && health >= me.health) || (resolve > 0 && resolve >= me.resolve);
        self.health(me.health) - self.health(me.health.saturating_sub(health)) + self.resolve(me.resolve)
            - self.resolve(me.resolve.saturating_sub(resolve))
            + if shaken { self.shaken() } else { 0.0 }
    }

    /// What being Shaken costs beside Health.
    pub fn shaken(&self) -> f32 {
        let unbroken = self.force.has(self.seat, PowerSort::Unbroken);
        (if unbroken { 0.0 } else { self.losing_ideal() }) + 0.3
    }

    /// What more or less Heat is worth; gains are negative.
    pub fn heat(&self, by: i8) -> f32 {
        let table = if self.jobs > 0.0 { &HEAT } else { &LAST_HEAT };
        let now = self.me().heat as i8;
        let then = (now + by).max(0);
        let over = (then - 5).max(0);
        table[now.clamp(0, 5) as usize] - table[then.clamp(0, 5) as usize] - f32::from(over)
    }

    /// What so many Ideals are worth to somebody.
    pub fn ideals_of(&self, seat: Seat, ideals: u8) -> f32 {
        if ideals == 0 {
            return 0.0;
        }
        let agendas = self.open.of(seat).bought.both(self.game.sets().agendas).len() as f32 + 0.6 * self.later;
        let count = f32::from(ideals.min(MOST_IDEALS));
        let beside = if self.open.has_agent() {
            // Without Ideals all is lost, and every round may cost one.
            let danger = self.later / 5.0;
            9.0 + if ideals > 1 { 3.0 * danger } else { 0.0 } + if ideals > 2 { 1.6 * danger } else { 0.0 }
        } else {
            4.0 + if ideals > 1 { 0.5 * self.later / 5.0 } else { 0.0 }
        };
        count + agendas * AGENDAS[usize::from(ideals.min(MOST_IDEALS))] + beside
    }

    pub fn gaining_ideals(&self, count: u8) -> f32 {
        let now = self.me().ideals;
        let then = (now + count).min(MOST_IDEALS);
        let over = f32::from(now + count - then);
        self.ideals_of(self.seat, then) - self.ideals_of(self.seat, now) + over * 1.6
    }

    pub fn losing_ideal(&self) -> f32 {
        let now = self.me().ideals;
        if now == 0 { -self.heat(1) } else { self.ideals_of(self.seat, now) - self.ideals_of(self.seat, now - 1) }
    }

    /// What so many more Prospects are worth now. Against the Agent those that reach its mark save an Ideal, and those
    /// beyond it raise the mark for everybody as long as it is set anew.
    pub fn prospects(&self, count: i16) -> f32 {
        if !self.open.has_agent() || self.open.scoring || count <= 0 {
            return f32::from(count);
        }
        let short = (self.open.agent.prospects - self.me().prospects).max(0);
        let mut worth = f32::from(count);
        if short > 0 {
            let likely = match short {
                1..=2 => 1.0,
                3 => 0.9,
                4 => 0.7,
                5 => 0.5,
                _ => 0.25,
            };
            worth += likely * self.losing_ideal() * f32::from(count.min(short)) / f32::from(short);
        }
        if self.later > 0.0 {
            worth -= 0.3 * f32::from(self.open.seats) * f32::from((count - short).max(0));
        }
        worth
    }

    /// What paying so many Chips costs: what a Loan will ask for is not for other things.
    pub fn spend(&self, chips: u8) -> f32 {
        let (chips, me) = (f32::from(chips), self.me());
        // A Loan is five Prospects or ten Chips at the end, if there will be ten.
        let (kept, worth) = if self.later < 2.0 && me.loans > 0 {
            let coming = f32::from(me.chips) + 4.0 * self.jobs;
            (10.0 * (coming / 10.0).floor().min(me.loans.into()), 0.44)
        } else {
            (0.0, self.coin)
        };
        let free = (f32::from(me.chips) - kept).clamp(0.0, chips);
        free * self.coin + (chips - free) * self.coin.max(worth)
    }
}
