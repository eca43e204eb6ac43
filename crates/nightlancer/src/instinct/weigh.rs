//! How promising a choice looks: what it brings in Prospects at the end, about, against doing nothing.

use table::Seat;
use table::instinct::NEVER;

use super::mind::{FIRST, Mind};
use super::outlook::Outlook;
use crate::catalog::effects::{Deed, PowerSort};
use crate::catalog::words::{Ability, Action};
use crate::catalog::{ItemId, MissionId, SpaceId};
use crate::choice::{Act, Choice};
use crate::crews::{Crew, Side};
use crate::engine::{breaks, either, promised, questions};
use crate::frame::Frame;
use crate::promises::{Promise, Promises};
use crate::state::Attempt;

impl Mind<'_> {
    /// How promising a choice looks; what was promised is kept.
    pub fn like(&self, choice: Choice) -> f32 {
        match breaks(self.open, self.seat, choice).next() {
            Some(_) => NEVER,
            None => self.worth(choice),
        }
    }

    fn worth(&self, choice: Choice) -> f32 {
        match choice {
            Choice::Be(_) | Choice::Next(_) => 0.0,
            Choice::Interest => self.wear(3, 3) - self.spend(1),
            Choice::Default | Choice::Keep | Choice::Refuse | Choice::Done | Choice::Pass | Choice::Attempt => 0.0,
            Choice::Clear => {
                if self.open.scoring {
                    3.0
                } else {
                    self.without_loan() - self.coin * 10.0
                }
            }
            Choice::Face => self.best_start() - self.event(),
            Choice::LayLow => self.laying_low(),
            Choice::First(mission) => self.mission(mission, &[self.seat]),
            Choice::FirstDeal(mission) => self.mission(mission, &[self.seat]) + self.deed(Deed::Deal),
            Choice::FirstBy(mission, card, option) => self.mission(mission, &[self.seat]) + self.favour(card, option),
            Choice::Second(mission) => self.second(mission),
            Choice::Join(mission, side) => self.joining(mission, side),
            Choice::Bargain(mission, side) => self.bargaining(mission, side),
            Choice::Offer(terms) => self.offering(terms),
            Choice::Accept => self.accepting(),
            Choice::Leave => self.leaving(),
            Choice::Place(space, act) => {
                let space = self.game.catalog().space(space);
                let edge = if space.edge { self.rest(0, 1) } else { 0.0 };
                let risk = match space.action() {
                    None if !self.force.has(self.seat, PowerSort::Unnoticed) => self.heat(1),
                    _ => 0.0,
                };
                self.act(act) + edge + risk
            }
            Choice::Do(act) => self.act(act),
            Choice::Space(space) => self.giving_up(space),
            Choice::Mission(mission) => {
                let best = |seat| self.mission(mission, &[seat]);
                -self.open.players().map(best).fold(0.0, f32::max)
            }
            Choice::Equip(card) => self.equipping(card),
            Choice::Stay => self.open.attempt.as_ref().map_or(0.5, |attempt| self.going_on(attempt)),
            Choice::Abandon => 0.0,
            Choice::Route(route) => self.route(route),
            Choice::FaceOff(test) => self.facing_off(test),
            Choice::Use(card) => self.using(card),
            Choice::Play(card, option) => self.favour(card, option),
            Choice::Spend(card) => {
                let favour = self.game.catalog().item(card).favour.as_ref();
                favour.map_or(0.0, |favour| self.option(favour) - 0.3 * (self.jobs / 3.0).min(1.0))
            }
            Choice::Power(power) => self.power(power),
            Choice::Decline => -2.0,
            Choice::Hinder(card, target) => self.hinder(card, target),
            Choice::Reroll => self.again() - self.wear(0, 1),
            Choice::Lose(which) => either(self.game, self.open).map_or(0.0, |losses| -self.loss(losses[usize::from(which) % 2])),
            Choice::Discard(card) => -self.keeping(card),
            Choice::Hold(card) => self.keeping(card),
            Choice::Chip => -self.spend(1),
            Choice::Prospect => -1.0,
            Choice::Give(card) => self.selling(card),
            Choice::Sell(card) => match self.selling(card) {
                // It takes no token: first it is sold, then one is placed.
                worth if worth > 0.0 && matches!(self.open.frames.top(), Some(Frame::StreetTurn(_))) => worth + FIRST,
                worth => worth,
            },
            Choice::Buy(card) => self.act(Act::Buy(card)),
            Choice::HandOver(..) => -0.5,
            Choice::Introduce(card, to) => self.introducing(card, to),
            Choice::Lend(to) => self.lending(to),
        }
    }

    /// A Second Crew has to win a Face-off, of the kind that suits the others best.
    fn second(&self, mission: MissionId) -> f32 {
        let Some(job) = self.open.jobs.iter().find(|job| job.mission == mission) else { return -1.0 };
        let first = *job.crew(Side::First);
        let kinds = Ability::ALL.iter().filter(|ability| ability.is_combat());
        let wins = kinds.map(|&test| self.face_off(first.members(), &[self.seat], test, mission)).fold(1.0, f32::min);
        let alone = self.mission(mission, &[self.seat]);
        let harm = first.members().iter().map(|&seat| self.rivalry(seat)).sum::<f32>() * 0.6 * wins;
        wins * alone - (1.0 - wins) * 0.5 - 0.3 + harm
    }

    /// What joining a Crew is worth; together against the Agent what the others gain counts too.
    fn joining(&self, mission: MissionId, side: Side) -> f32 {
        let Some(job) = self.open.jobs.iter().find(|job| job.mission == mission) else { return -1.0 };
        let crew = job.crew(side);
        let contested = if job.is_contested() { 0.5 } else { 1.0 };
        let deal = if job.deal.is_some() && self.open.has_agent() { 0.2 } else { 0.0 };
        self.joined(mission, crew, self.seat) * contested + deal - 0.05
    }

    /// What a Crew gains by somebody who joins it, for its Boss.
    fn letting_in(&self, joiner: Seat, boss: Seat, mission: MissionId) -> f32 {
        let Some(job) = self.open.jobs.iter().find(|job| job.mission == mission) else { return 0.0 };
        let Some(side) = job.side_of(boss) else { return 0.0 };
        let crew = job.crew(side);
        self.joined(mission, crew, joiner) - self.mission(mission, crew.members())
    }

    /// What promises are worth that bind both: who is weak wants to be free to leave, and who holds fewer Contacts than
    /// the other is glad of peace.
    fn bound(&self, other: Seat, terms: Promises) -> f32 {
        let mine = self.state.contacts.held(self.seat) as f32;
        let theirs = self.state.contacts.held(other) as f32;
        let each = terms.iter().map(|promise| match promise {
            Promise::Assist => 0.05,
            Promise::Stay => {
                if self.me().health > 3 {
                    0.05
                } else {
                    -0.3
                }
            }
            Promise::Peace => 0.06 * (theirs - mine + 1.0).clamp(-3.0, 3.0),
        });
        each.sum()
    }

    /// Asking to join on terms of one's own; it is the best of them that counts.
    fn bargaining(&self, mission: MissionId, side: Side) -> f32 {
        let boss = self.open.jobs.iter().find(|job| job.mission == mission).and_then(|job| job.crew(side).boss());
        let Some(boss) = boss else { return -1.0 };
        let usual = self.bound(boss, promised(self.open));
        let best = Promises::out_of(promised(self.open)).map(|terms| self.bound(boss, terms)).fold(f32::MIN, f32::max);
        // Who offers less is refused more often.
        self.joining(mission, side) + best - usual - 0.1
    }

    /// Offering promises, to a Boss or back to whoever asked.
    fn offering(&self, terms: Promises) -> f32 {
        match self.open.frames.top() {
            Some(Frame::Consent { joiner, boss, mission, .. }) => {
                // What is offered back may be left.
                self.letting_in(joiner, boss, mission) - 0.05 + self.bound(joiner, terms) - 0.12
            }
            Some(Frame::Bargain { boss, .. }) => self.bound(boss, terms),
            _ => 0.0,
        }
    }

    fn accepting(&self) -> f32 {
        match self.open.frames.top() {
            Some(Frame::FaceOffAnswer(test)) => {
                let Some(attempt) = &self.open.attempt else { return 0.0 };
                let [first, second] = attempt.job.crews;
                let wins = self.face_off(first.members(), second.members(), test, attempt.job.mission);
                self.staked(attempt, second, wins)
            }
            Some(Frame::ScoreHeat { .. }) => 0.5,
            Some(Frame::Consent { joiner, boss, mission, terms }) => {
                // Who is refused may come as a rival; who is let in gains as much as everybody.
                let open = if self.open.has_agent() { 0.8 } else { -0.05 };
                self.letting_in(joiner, boss, mission) + open + self.bound(joiner, terms)
            }
            Some(Frame::Counter { joiner, boss, mission, terms }) => {
                let Some(job) = self.open.jobs.iter().find(|job| job.mission == mission) else { return 0.0 };
                let Some(side) = job.side_of(boss) else { return 0.0 };
                let other = self.best_start().max(self.laying_low());
                self.joined(mission, job.crew(side), joiner) + self.bound(boss, terms) - other
            }
            _ => 0.0,
        }
    }

    /// What a Face-off is worth that is won so often.
    fn staked(&self, attempt: &Attempt, crew: Crew, wins: f32) -> f32 {
        let health = self.me().health;
        let alone = Outlook::new(self, attempt.job.mission, crew.members()).from(2, health) - self.health(health);
        wins * alone.max(0.0) - (1.0 - wins) * self.wear(5, 0)
    }

    fn facing_off(&self, test: Ability) -> f32 {
        let Some(attempt) = &self.open.attempt else { return 0.0 };
        let [first, second] = attempt.job.crews;
        let wins = 1.0 - self.face_off(first.members(), second.members(), test, attempt.job.mission);
        self.staked(attempt, first, wins)
    }

    /// Leaving a mission to lay low, where rivals make it not worth its while.
    fn leaving(&self) -> f32 {
        let Some((place, side)) = self.open.job_of(self.seat) else { return -1.0 };
        let job = &self.open.jobs[place];
        let mut worth = self.mission(job.mission, job.crew(side).members());
        if job.is_contested() {
            let [first, second] = job.crews;
            let kinds = || Ability::ALL.iter().filter(|ability| ability.is_combat());
            let wins = kinds().map(|&test| self.face_off(first.members(), second.members(), test, job.mission)).fold(1.0, f32::min);
            worth *= if side == Side::First { 1.0 - wins } else { wins };
        }
        self.laying_low() - worth - 0.4
    }

    fn route(&self, route: u8) -> f32 {
        let Some(attempt) = &self.open.attempt else { return 0.0 };
        let Some(side) = attempt.job.side_of(self.seat) else { return 0.0 };
        let stage = usize::from(attempt.stage.unwrap_or(0)) % 3;
        let crew = *attempt.job.crew(side);
        let challenge = &self.game.catalog().mission(attempt.job.mission).stages[stage].routes[usize::from(route) % 2];
        let outlook = Outlook::new(self, attempt.job.mission, crew.members());
        let health = self.me().health;
        let passed = outlook.from(stage + 1, health) - self.health(health);
        passed - (1.0 - outlook.passes(challenge)) * outlook.stake(stage, challenge, health)
    }

    /// What a card adds to the Loadout.
    fn equipping(&self, card: ItemId) -> f32 {
        let Some(attempt) = &self.open.attempt else { return 0.0 };
        let Some(side) = attempt.job.side_of(self.seat) else { return 0.0 };
        let crew = *attempt.job.crew(side);
        let items = self.force.items(self.seat);
        let mut with = items;
        with.insert(card);
        let health = self.me().health;
        let outlook = |items| Outlook::new(self, attempt.job.mission, crew.members()).with(items).from(0, health);
        outlook(with) - outlook(items) + 0.001 * f32::from(self.game.catalog().item(card).cost)
    }

    /// A space that a Decoy or the Agent takes: better one that is not missed.
    fn giving_up(&self, space: SpaceId) -> f32 {
        let this = self.game.catalog().space(space);
        let missed = match this.action() {
            Some(Action::BlackMarket) => {
                let stall = questions::stall(self.game, self.open, space);
                let cards = stall.map(|stall| self.open.stalls[stall]).unwrap_or_default();
                let worth = |card: &ItemId| if card.is_some() { self.act(Act::Buy(*card)) } else { 0.0 };
                cards.iter().map(worth).fold(0.0, f32::max)
            }
            Some(Action::GatherFavours) => 0.3,
            Some(Action::SlumsHustles) => 0.5,
            Some(Action::UseConnections) => {
                let hand = self.state.opportunities.hand(self.seat);
                hand.iter().map(|card| self.opportunity(card)).fold(0.0, f32::max)
            }
            Some(Action::Euromafia) => 1.2,
            _ => 0.0,
        };
        -missed - if this.edge { 0.25 } else { 0.0 }
    }
}
