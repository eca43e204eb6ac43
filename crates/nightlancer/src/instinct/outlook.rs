//! What a mission will come to: Stage by Stage with the exact chances of the Crew, its Health and its pay.

use table::Seat;

use super::mind::Mind;
use super::reach::{Ground, Reach};
use crate::cards::Cards;
use crate::catalog::card::{Mission, Stage};
use crate::catalog::effects::{Challenge, Loss, Penalty, Power, PowerSort};
use crate::catalog::{ItemId, MissionId};
use crate::crews::Crew;
use crate::state::Attempt;

/// More Health than anybody has.
const MOST: usize = 16;

/// A mission as a member of its Crew sees it.
pub(super) struct Outlook<'m, 'a> {
    mind: &'m Mind<'a>,
    card: &'static Mission,
    crew: &'m [Seat],
    /// The others that can be relied on, and the one who thinks.
    reaches: [Reach; 4],
    me: usize,
    /// What being paid is worth.
    pay: f32,
}

impl<'m, 'a> Outlook<'m, 'a> {
    pub fn new(mind: &'m Mind<'a>, mission: MissionId, crew: &'m [Seat]) -> Outlook<'m, 'a> {
        let card = mind.game.catalog().mission(mission);
        let ground = Ground::mission(&card.excludes, crew.len());
        let mut reaches = [Reach::default(); 4];
        for (reach, &seat) in reaches.iter_mut().zip(crew) {
            *reach = mind.reach(seat, ground);
        }
        let me = crew.iter().position(|&seat| seat == mind.seat).unwrap_or(0);
        Outlook { mind, card, crew, reaches, me, pay: mind.payment(card, crew.len()) }
    }

    /// The same if the one who thinks had these Assets.
    pub fn with(mut self, items: Cards<ItemId>) -> Self {
        let ground = Ground::mission(&self.card.excludes, self.crew.len());
        self.reaches[self.me] = self.mind.reach_with(self.mind.seat, ground, items);
        self
    }

    /// The chance that the Crew passes a challenge.
    pub fn passes(&self, challenge: &Challenge) -> f32 {
        let fails: f32 = self.crew.iter().zip(&self.reaches).map(|(&seat, reach)| 1.0 - self.mind.passes(seat, challenge, reach)).product();
        1.0 - fails
    }

    fn hurt(&self, challenge: &Challenge) -> u8 {
        if challenge.test.is_combat() {
            challenge.danger.saturating_sub(self.reaches[self.me].guard).max(challenge.danger.min(1))
        } else {
            0
        }
    }

    /// What the chosen Route of a Stage leads to from a Health: tells each outcome with its chance; `None` for leaving.
    fn fails(&self, stage: &Stage, route: &Challenge, health: u8, chance: f32, mut tell: impl FnMut(Option<u8>, f32, f32)) {
        let after = health.saturating_sub(self.hurt(route));
        if after == 0 {
            return tell(Some(0), chance, 0.0);
        }
        let coin = self.mind.coin;
        match &stage.penalty {
            Penalty::Combat(challenge) => {
                let safe = self.passes(challenge);
                tell(Some(after), chance * safe, 0.0);
                tell(Some(after.saturating_sub(self.hurt(challenge))), chance * (1.0 - safe), 0.0);
            }
            Penalty::Lose(Loss::Health(points)) => tell(Some(after.saturating_sub(*points)), chance, 0.0),
            Penalty::Lose(Loss::Chips(chips)) => {
                tell(Some(after), chance, coin * f32::from(u16::from(*chips).min(self.mind.me().chips)));
            }
            Penalty::Either(one, other) => {
                let chips = [one, other].into_iter().find_map(|loss| if let Loss::Chips(chips) = loss { Some(*chips) } else { None });
                let points = [one, other].into_iter().find_map(|loss| if let Loss::Health(points) = loss { Some(*points) } else { None });
                match (chips, points) {
                    (Some(chips), _) if self.mind.me().chips >= chips.into() => tell(Some(after), chance, coin * f32::from(chips)),
                    (_, points) => tell(Some(after.saturating_sub(points.unwrap_or(0))), chance, 0.0),
                }
            }
            Penalty::Abort => tell(None, chance, 0.0),
        }
    }

    /// What is to come from a Stage on, with so much Health: Health that is left, pay and losses.
    pub fn from(&self, stage: usize, health: u8) -> f32 {
        let mut at = [0.0f32; MOST];
        at[usize::from(health).min(MOST - 1)] = 1.0;
        let mut worth = 0.0;
        for stage in &self.card.stages[stage.min(3)..] {
            let mut next = [0.0f32; MOST];
            let [one, other] = [0, 1].map(|route: usize| (&stage.routes[route], self.passes(&stage.routes[route])));
            // A Route that hurts must be that much surer.
            let cost = |(route, chance): (&Challenge, f32)| (1.0 - chance) * (1.0 + 0.3 * f32::from(self.hurt(route)));
            let (route, chance) = if cost(one) <= cost(other) { one } else { other };
            for health in 1..MOST {
                let here = at[health];
                if here < 1e-4 {
                    continue;
                }
                next[health] += here * chance;
                if chance < 1.0 {
                    self.fails(stage, route, health as u8, here * (1.0 - chance), |left, chance, cost| {
                        worth -= chance * cost;
                        match left {
                            Some(0) => worth += chance * (self.mind.health(1) - self.mind.shaken()),
                            Some(left) => next[usize::from(left)] += chance,
                            None => worth += chance * self.mind.health(health as u8),
                        }
                    });
                }
            }
            at = next;
        }
        worth + (1..MOST).map(|health| at[health] * (self.mind.health(health as u8) + self.pay)).sum::<f32>()
    }

    /// What passing a Route is worth against failing it.
    pub fn stake(&self, stage: usize, route: &Challenge, health: u8) -> f32 {
        let mut failing = 0.0;
        self.fails(&self.card.stages[stage.min(2)], route, health, 1.0, |left, chance, cost| {
            let then = match left {
                Some(0) => self.mind.health(1) - self.mind.shaken(),
                Some(left) => self.from(stage + 1, left),
                None => self.mind.health(health),
            };
            failing += chance * (then - cost);
        });
        self.from(stage + 1, health) - failing
    }
}

impl Mind<'_> {
    /// What a mission pays a member of a Crew of some size.
    fn payment(&self, card: &Mission, crew: usize) -> f32 {
        let entry = card.payment(crew);
        let me = self.me();
        let dirty = if card.dirty && !self.force.has(self.seat, PowerSort::Hardened) { self.losing_ideal() } else { 0.0 };
        let coin = if self.later > 0.0 { self.coin } else { 0.2 };
        let loan = if self.later < 2.0 && me.loans > 0 && me.chips < 10 { 0.2 } else { 0.0 };
        f32::from(entry.chips) * (coin + loan)
            + self.prospects(entry.prospects.into())
            + f32::from(entry.opportunities) * self.fresh_opportunity()
            + self.heat(entry.heat as i8)
            - dirty
    }

    /// What taking a mission with a Crew is worth against staying away.
    pub fn mission(&self, mission: MissionId, crew: &[Seat]) -> f32 {
        let health = self.me().health;
        Outlook::new(self, mission, crew).from(0, health) - self.health(health)
    }

    /// The same for a Crew that somebody joins.
    pub fn joined(&self, mission: MissionId, crew: &Crew, joiner: Seat) -> f32 {
        let mut crew = *crew;
        crew.join(joiner);
        self.mission(mission, crew.members())
    }

    /// What laying low gives.
    pub fn laying_low(&self) -> f32 {
        let board = self.game.catalog().board();
        let chips = self.force.sum(self.seat, PowerSort::Each, |power| match power {
            Power::Each(crate::catalog::effects::Occasion::LayLow, crate::catalog::effects::Deed::Chips(chips)) => Some(chips),
            _ => None,
        });
        // A body that is whole is worth something for the rounds to come alone.
        let whole = self.rest(board.lay_low.health, board.lay_low.resolve);
        (if self.later > 0.0 { whole } else { 0.0 }) + self.heat(-(board.lay_low.cool as i8)) + f32::from(chips) * self.coin
    }

    /// The best mission that could be started now.
    pub fn best_start(&self) -> f32 {
        let me = [self.seat];
        let free = self.open.jobs.iter().filter(|job| job.is_empty());
        free.map(|job| self.mission(job.mission, &me)).fold(0.0, f32::max)
    }

    /// The chance to win a Face-off for the Second Crew, by the combat ability: how far each Crew reaches.
    pub fn face_off(&self, first: &[Seat], second: &[Seat], test: crate::catalog::words::Ability, mission: MissionId) -> f32 {
        let card = self.game.catalog().mission(mission);
        let best = |crew: &[Seat]| {
            let ground = Ground::mission(&card.excludes, crew.len());
            crew.iter().map(|&seat| self.reach(seat, ground).score[test as usize]).max().unwrap_or(0)
        };
        crate::dice::reaches(i16::from(best(second)) - i16::from(best(first)))
    }

    /// What goes on with the mission that is being attempted, from its Stage on, against leaving it.
    pub fn going_on(&self, attempt: &Attempt) -> f32 {
        let Some(side) = attempt.job.side_of(self.seat) else { return 0.0 };
        let crew = *attempt.job.crew(side);
        let health = self.me().health;
        let stage = usize::from(attempt.stage.unwrap_or(0));
        let mut worth = Outlook::new(self, attempt.job.mission, crew.members()).from(stage, health) - self.health(health);
        if attempt.job.is_contested() && !attempt.faced {
            worth *= 0.5;
        }
        worth
    }
}
