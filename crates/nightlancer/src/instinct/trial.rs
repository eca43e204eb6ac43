//! What to put into a challenge: what passing it is worth, how much a card or a re-roll adds to the chance, and what it is
//! worth to weaken somebody else.

use table::Seat;

use super::mind::Mind;
use super::outlook::Outlook;
use super::reach::Ground;
use crate::catalog::ContactId;
use crate::catalog::ItemId;
use crate::catalog::effects::{Loss, Penalty, Power, PowerSort};
use crate::catalog::words::{Hindrance, Trait};
use crate::crews::Side;
use crate::dice::odds;
use crate::frame::{Frame, PowerRef};
use crate::state::{About, Trial};

/// The Health that a lost Face-off costs (R151).
const FACE_OFF: u8 = 5;

impl Mind<'_> {
    /// What a Penalty costs somebody who faces it alone.
    fn penalty(&self, penalty: &Penalty) -> f32 {
        match penalty {
            Penalty::Combat(challenge) => {
                let reach = self.reach(self.seat, Ground::EVENT);
                let hurt = challenge.danger.saturating_sub(reach.guard).max(1);
                (1.0 - self.passes(self.seat, challenge, &reach)) * self.wear(hurt, 0)
            }
            Penalty::Lose(loss) => self.loss(*loss),
            Penalty::Either(one, other) => self.loss(*one).min(self.loss(*other)),
            Penalty::Abort => 0.0,
        }
    }

    /// What a loss costs.
    pub fn loss(&self, loss: Loss) -> f32 {
        match loss {
            Loss::Health(points) => self.wear(points, 0),
            Loss::Chips(chips) => self.spend(chips.min(self.me().chips.min(99) as u8)),
        }
    }

    /// What facing the Event costs, about.
    pub fn event(&self) -> f32 {
        let card = self.open.card;
        if !card.is_some() {
            return 0.0;
        }
        let event = &self.game.catalog().round(card).event;
        if !event.applies.iter().all(|&need| self.force.holds(self.seat, need)) {
            return 0.0;
        }
        let reach = self.reach(self.seat, Ground::EVENT);
        let danger =
            if event.challenge.test.is_combat() { self.wear(event.challenge.danger.saturating_sub(reach.guard).max(1), 0) } else { 0.0 };
        (1.0 - self.passes(self.seat, &event.challenge, &reach)) * (danger + self.penalty(&event.penalty))
    }

    /// What passing the challenge that goes on is worth to the one who thinks, whoever of the Crew passes it.
    fn stake(&self) -> f32 {
        *self.stake.get_or_init(|| self.stake_of())
    }

    fn stake_of(&self) -> f32 {
        let Some(trial) = &self.open.trial else { return 0.0 };
        let me = self.me();
        let danger = |danger: u8| {
            let less = trial.runs[self.seat.index()].guard + self.reach(self.seat, Ground(0)).guard;
            if trial.challenge.test.is_combat() { self.wear(danger.saturating_sub(less).max(danger.min(1)), 0) } else { 0.0 }
        };
        match trial.about {
            About::Event => {
                let card = self.open.card;
                let penalty = if card.is_some() { self.penalty(&self.game.catalog().round(card).event.penalty) } else { 0.0 };
                danger(trial.challenge.danger) + penalty
            }
            About::EventPenalty | About::Penalty => danger(trial.challenge.danger),
            About::Route => {
                let Some(attempt) = &self.open.attempt else { return 0.0 };
                let stage = usize::from(attempt.stage.unwrap_or(0));
                let lead = if attempt.job.is_contested() { 0.6 } else { 0.0 };
                Outlook::new(self, attempt.job.mission, trial.crew.members()).stake(stage, &trial.challenge, me.health) + lead
            }
            About::Sets | About::Meets => {
                let Some(attempt) = &self.open.attempt else { return 0.0 };
                let goes_on = Outlook::new(self, attempt.job.mission, trial.crew.members()).from(2, me.health) - self.health(me.health);
                goes_on.max(0.0) + self.wear(FACE_OFF, 0)
            }
        }
    }

    /// How much Score is missing, without dice.
    fn missing(&self, trial: &Trial, seat: Seat) -> i16 {
        let difficulty = match trial.about {
            // Who sets a Difficulty wants it to be beyond the others' reach.
            About::Sets => {
                let rivals = self.open.attempt.as_ref().map(|attempt| *attempt.job.crew(Side::Second)).unwrap_or_default();
                let reach = |seat: &Seat| self.reach(*seat, Ground(0)).score[trial.challenge.test as usize];
                i16::from(rivals.members().iter().map(reach).max().unwrap_or(0)) + 2
            }
            _ => i16::from(trial.challenge.difficulty),
        };
        difficulty - self.force.standing(seat, trial)
    }

    /// The chance that the others of the Crew fail.
    fn others_fail(&self, trial: &Trial) -> f32 {
        let others = trial.crew.members().iter().filter(|&&seat| seat != self.seat);
        others
            .map(|&seat| {
                let run = &trial.runs[seat.index()];
                match run.hits {
                    Some(_) if self.open.of(seat).resolve < 2 => 1.0,
                    Some(_) => 1.0 - 0.5 * odds(self.missing(trial, seat)),
                    None => 1.0 - self.passes(seat, &trial.challenge, &self.reach(seat, Ground(4))),
                }
            })
            .product()
    }

    /// What so much more Score is worth before the roll.
    pub fn push(&self, by: u8) -> f32 {
        let Some(trial) = &self.open.trial else { return 0.0 };
        let missing = self.missing(trial, self.seat);
        let meddling = if trial.challenge.test.is_combat() || self.open.has_agent() { 0.0 } else { 0.15 };
        let chance = |missing: i16| self.rolls(self.seat, missing, 0, 0, false, meddling);
        let mut more = chance(missing - i16::from(by)) - chance(missing);
        // A step on the way, if there is more to put in.
        if missing > 3 {
            more += 0.02 * f32::from(by);
        }
        more * self.stake() * self.others_fail(trial)
    }

    /// What passing an Obstacle is worth.
    pub fn obstacle(&self) -> f32 {
        let Some(trial) = &self.open.trial else { return 0.0 };
        if trial.runs[self.seat.index()].passed {
            return -1.0;
        }
        let missing = self.missing(trial, self.seat);
        self.rolls(self.seat, missing, 0, 0, false, 0.0) * self.stake() * self.others_fail(trial)
    }

    /// What another roll is worth, and what so much more Score after the roll is.
    pub fn again(&self) -> f32 {
        let Some(trial) = &self.open.trial else { return 0.0 };
        let missing = self.missing(trial, self.seat);
        let now = if trial.about == About::Sets {
            let hits = i16::from(trial.runs[self.seat.index()].hits.unwrap_or(0));
            // How likely the others are to fall short, now and after another roll.
            let holds = |hits: i16| 1.0 - crate::dice::reaches(missing - 2 - hits + 1).min(1.0);
            let then = (holds(0) + 3.0 * holds(1) + 3.0 * holds(2) + holds(3)) / 8.0;
            return (then - holds(hits)) * self.stake();
        } else {
            odds(missing)
        };
        now * self.stake() * self.others_fail(trial)
    }

    pub fn hits(&self, by: u8) -> f32 {
        let Some(trial) = &self.open.trial else { return 0.0 };
        let hits = trial.runs[self.seat.index()].hits.map_or(0, i16::from);
        if self.missing(trial, self.seat) - hits <= i16::from(by) { self.stake() * self.others_fail(trial) } else { -1.0 }
    }

    /// What using a card in the challenge is worth.
    pub fn using(&self, card: ItemId) -> f32 {
        let Some(trial) = &self.open.trial else { return 0.0 };
        let item = self.game.catalog().item(card);
        let bonus = self.force.bonus(card, trial.challenge.test);
        let passes = trial.challenge.obstacle.is_some() && item.passes == trial.challenge.obstacle;
        let combat = trial.challenge.test.is_combat();
        let muffled = || self.force.has(self.seat, PowerSort::Muffled);
        let loud = if item.has(Trait::Loud) && (bonus > 0 || passes) && !muffled() { -self.heat(1) } else { 0.0 };
        let price: f32 = item.pay.iter().map(|&pay| self.price(pay)).sum();
        let once = if item.once { 0.15 * f32::from(item.cost) * (self.jobs / 2.0).min(1.0) } else { 0.0 };
        let worn = if combat && item.guard > 0 {
            let hurt = trial.challenge.danger;
            let spared = f32::from(item.guard.min(hurt.saturating_sub(1)));
            spared * 0.3 * (1.0 - self.rolls(self.seat, self.missing(trial, self.seat), 0, 0, false, 0.0))
        } else {
            0.0
        };
        let free = if loud + price + once == 0.0 { 0.03 } else { 0.0 };
        let obstacle = if passes { self.obstacle() } else { 0.0 };
        let push = if bonus > 0 && trial.challenge.obstacle.is_some() && !passes && !trial.runs[self.seat.index()].passed {
            0.0
        } else {
            self.push(bonus)
        };
        push + worn + obstacle + free - loud - price - once
    }

    /// What using a power is worth.
    pub fn power(&self, power: PowerRef) -> f32 {
        match self.force.power(self.seat, power) {
            Some(Power::Push { pay, by, .. }) => self.push(by) - self.price(pay),
            Some(Power::Reroll(_)) => self.again() + 0.01,
            Some(Power::Pass(_, pay)) => self.obstacle() - self.price(pay),
            Some(Power::Shrug(pay)) => self.ignoring() - self.price(pay),
            _ => 0.0,
        }
    }

    /// What it is worth that a Contact that was just played has no effect.
    pub fn ignoring(&self) -> f32 {
        let Some(Frame::Answer { card, .. }) = self.open.frames.top() else { return 0.0 };
        match self.game.catalog().contact(card).circle.hindrance() {
            Hindrance::Weaken(_) => self.push(1),
            Hindrance::Heat => -self.heat(1),
            Hindrance::Swap => 0.2,
        }
    }

    /// How much of another's loss is one's own gain: against who leads, and the more the fewer play.
    pub fn rivalry(&self, other: Seat) -> f32 {
        if self.open.has_agent() {
            return -1.0;
        }
        if self.open.seats == 2 {
            return 1.0;
        }
        let ahead = self.ahead(other) - self.ahead(self.seat);
        (0.45 + 0.06 * ahead).clamp(0.1, 0.8)
    }

    /// What playing a Contact on somebody is worth.
    pub fn hinder(&self, card: ContactId, target: Seat) -> f32 {
        let keep = self.keeping_contact(card);
        let harm = match self.game.catalog().contact(card).circle.hindrance() {
            Hindrance::Weaken(_) => {
                let Some(trial) = &self.open.trial else { return -1.0 };
                let missing = self.missing(trial, target);
                let more =
                    self.force.sum(self.seat, PowerSort::Hinder, |power| if let Power::Hinder(by) = power { Some(by) } else { None });
                let chance = |missing: i16| self.rolls(target, missing, 0, 0, false, 0.0);
                let stake = if trial.about == About::Route { 1.8 } else { 0.9 };
                // Of a Crew one is enough to pass.
                let others = f32::powi(0.5, trial.crew.len() as i32 - 1);
                (chance(missing) - chance(missing + 1 + i16::from(more))) * stake * others
            }
            Hindrance::Heat => match self.open.of(target).heat {
                4 => 1.0,
                5 => 1.0,
                _ => 0.3,
            },
            Hindrance::Swap => {
                let place = |seat: Seat| self.open.order.iter().position(|&other| other == seat).unwrap_or(0) as f32;
                return (place(self.seat) - place(target)) * 0.22 * (self.later / 3.0).min(1.0) - keep - 0.1;
            }
        };
        harm * self.rivalry(target) * 0.8 - keep
    }
}
