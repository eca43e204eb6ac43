//! How promising a choice looks: by what it gives in Prospects, about, and by the odds of the dice.

use table::Seat;

use super::standing;
use crate::catalog::card::{Item, Opportunity};
use crate::catalog::effects::{Challenge, Deed, Pay, Penalty};
use crate::catalog::words::Ability;
use crate::catalog::{ContactId, ItemId, MissionId, OpportunityId};
use crate::choice::{Act, Choice, Held};
use crate::frame::Frame;
use crate::game::Nightlancer;
use crate::powers::Force;
use crate::state::{ROUNDS, State, Trial};

/// Somebody who thinks about what to do.
pub(super) struct Mind<'a> {
    game: &'a Nightlancer,
    state: &'a State,
    seat: Seat,
    force: Force<'a>,
    /// How much of the game is left, 0 to 1.
    left: f32,
    trial: Option<Trial>,
}

/// The chance that three dice show at least so many crosshairs.
fn odds(needed: i16) -> f32 {
    match needed {
        i16::MIN..=0 => 1.0,
        1 => 0.875,
        2 => 0.5,
        3 => 0.125,
        _ => 0.0,
    }
}

impl<'a> Mind<'a> {
    pub fn new(game: &'a Nightlancer, state: &'a State, seat: Seat) -> Mind<'a> {
        let left = f32::from(ROUNDS.saturating_sub(state.open.round)) / f32::from(ROUNDS);
        Mind { game, state, seat, force: Force::new(game, &state.open), left, trial: state.open.trial }
    }

    fn me(&self) -> &crate::state::Seated {
        self.state.open.of(self.seat)
    }

    /// How far a seat reaches in an ability, with the best card it has for it.
    fn reach(&self, seat: Seat, ability: Ability) -> i16 {
        let owned = self.state.open.of(seat).assets;
        let best = owned.both(self.game.sets().bonus[ability as usize]).iter().map(|card| self.force.bonus(card, ability)).max();
        i16::from(self.force.rating(seat, ability)) + i16::from(best.unwrap_or(0))
    }

    /// The chance to pass a challenge, with one more try if there is Resolve for it.
    fn chance(&self, seat: Seat, challenge: &Challenge) -> f32 {
        let once = odds(i16::from(challenge.difficulty) - self.reach(seat, challenge.test));
        let again = if self.state.open.of(seat).resolve > 2 { 0.7 } else { 0.0 };
        let passes = 1.0 - (1.0 - once) * (1.0 - again * once);
        match challenge.obstacle {
            Some(obstacle) => {
                let able = !self.state.open.of(seat).assets.both(self.game.sets().passes[obstacle as usize]).is_empty();
                passes * if able { 1.0 } else { 0.25 }
            }
            None => passes,
        }
    }

    /// What a Penalty costs, in Health about.
    fn pain(&self, seat: Seat, penalty: &Penalty) -> f32 {
        match penalty {
            Penalty::Combat(challenge) => (1.0 - self.chance(seat, challenge)) * f32::from(challenge.danger),
            Penalty::Lose(_) | Penalty::Either(..) => 2.0,
            Penalty::Abort => 6.0,
        }
    }

    /// What a mission is worth to a seat in a Crew of some size.
    fn mission(&self, mission: MissionId, crew: usize) -> f32 {
        let card = self.game.catalog().mission(mission);
        let pay = card.payment(crew);
        let gain = f32::from(pay.chips) * 0.3 + f32::from(pay.prospects) + f32::from(pay.opportunities) * 0.9
            - f32::from(pay.heat) * 0.7
            - if card.dirty { 1.2 } else { 0.0 };
        let (mut stays, mut hurt) = (1.0f32, 0.0f32);
        for stage in &card.stages {
            let best = stage.routes.iter().map(|route| self.chance(self.seat, route)).fold(0.0, f32::max);
            let pain = (1.0 - best) * self.pain(self.seat, &stage.penalty);
            hurt += pain;
            stays *= 1.0 - (1.0 - best) * if stage.penalty == Penalty::Abort { 0.9 } else { 0.15 };
        }
        let body = f32::from(self.me().health);
        let breaks = ((hurt - body * 0.6) / body.max(1.0)).clamp(0.0, 0.9);
        gain * stays * (1.0 - breaks) - hurt * 0.25 - breaks * 2.5
    }

    /// What a card adds over the best one that is there already.
    fn item(&self, card: ItemId) -> f32 {
        let item: &Item = self.game.catalog().item(card);
        let owned = self.me().assets;
        let better = |ability: &Ability| {
            let have = owned.both(self.game.sets().bonus[*ability as usize]).iter().map(|other| self.force.bonus(other, *ability)).max();
            f32::from(item.bonus.of(*ability).saturating_sub(if item.always { 0 } else { have.unwrap_or(0) }))
        };
        let bonus: f32 = Ability::ALL.iter().map(better).sum();
        let guard = if owned.both(self.game.sets().guards).is_empty() { f32::from(item.guard) } else { 0.0 };
        let cost = f32::from(self.force.cost(self.seat, card)) * 0.25;
        let surgery = f32::from(item.surgery.health + item.surgery.resolve) * 0.35;
        let powers = item.powers.len() as f32 * 0.8 + if item.passes.is_some() { 0.6 } else { 0.0 };
        (bonus * 0.9 + guard * 0.8 + powers + if item.always { 0.8 } else { 0.0 }) * (0.25 + self.left) - cost - surgery
    }

    /// What buying an Opportunity gives.
    fn opportunity(&self, card: OpportunityId) -> f32 {
        let card: &Opportunity = self.game.catalog().opportunity(card);
        let gains: f32 = card.gains.iter().map(|&deed| self.deed(deed)).sum();
        let price: f32 = card.pay.iter().map(|&pay| self.price(pay)).sum();
        let skills: u8 = card.bonus.all().iter().sum();
        let own = if card.owner.is_some() { if self.state.open.has_agent() { 4.0 } else { 0.5 } } else { 0.0 };
        gains + f32::from(skills) * (0.5 + self.left) + card.powers.len() as f32 * 0.8 + own - price
    }

    fn price(&self, pay: Pay) -> f32 {
        match pay {
            Pay::Chips(amount) => f32::from(amount) * 0.25,
            Pay::Health(amount) | Pay::Resolve(amount) => f32::from(amount) * (0.25 + 0.3 * self.left),
            Pay::Heat(amount) => f32::from(amount) * 0.8,
            Pay::Ideals(amount) => f32::from(amount) * 1.4,
            Pay::Prospects(amount) => amount.into(),
            Pay::Contact(_) => 0.4,
            Pay::Contacts(count) => f32::from(count) * 0.4,
            Pay::Goods(_) => 0.8,
        }
    }

    fn deed(&self, deed: Deed) -> f32 {
        match deed {
            Deed::Chips(amount) => f32::from(amount) * 0.25,
            Deed::Health(_) | Deed::Resolve(_) => 0.4,
            Deed::Cool(amount) => f32::from(amount.min(self.me().heat)) * 0.8,
            Deed::Heat(amount) => -f32::from(amount) * 0.8,
            Deed::Prospects(amount) => amount.into(),
            Deed::Ideals(amount) => f32::from(amount) * 1.3,
            Deed::Draw(_, count) => f32::from(count) * 0.5,
            Deed::Sift(..) => 0.8,
            Deed::Recall | Deed::Browse(_) => 0.5,
            Deed::Act(_) => 0.9,
            Deed::Resell => 0.4,
            Deed::ClearLoan(_) => 2.0,
            Deed::Bonus(_, by) => self.push(by),
            Deed::Pass(_) => 2.0,
            Deed::Protect(by) => f32::from(by) * 0.3,
            Deed::Reroll => self.second_try(),
            Deed::Hits(by) => {
                if self.missing() <= i16::from(by) {
                    2.5
                } else {
                    -0.5
                }
            }
            Deed::Ignore => 0.8,
            Deed::Deal => 1.0,
            Deed::SkipEvent => 1.0,
            Deed::KeepIdeal => 1.2,
            Deed::NoHeat => 0.7,
        }
    }

    /// What the options of a Contact are worth, against keeping it for later.
    fn favour(&self, card: ContactId, option: u8) -> f32 {
        let favour = &self.game.catalog().contact(card).favours[usize::from(option) % 2];
        let gains: f32 = favour.does.iter().map(|&deed| self.deed(deed)).sum();
        let price: f32 = favour.pay.iter().map(|&pay| self.price(pay)).sum();
        gains - price - 0.35 * (0.3 + self.left)
    }

    /// How much Score is missing before the dice, or after them.
    fn missing(&self) -> i16 {
        let Some(trial) = &self.trial else { return 0 };
        let hits = trial.runs[self.seat.index()].hits.map_or(0, i16::from);
        i16::from(trial.challenge.difficulty) - self.force.standing(self.seat, trial) - hits
    }

    /// What so much more Score is worth before the roll.
    fn push(&self, by: u8) -> f32 {
        let missing = self.missing();
        (odds(missing - i16::from(by)) - odds(missing)) * 3.5 - 0.1
    }

    fn second_try(&self) -> f32 {
        let Some(trial) = &self.trial else { return 0.0 };
        let hits = trial.runs[self.seat.index()].hits.map_or(0, i16::from);
        odds(self.missing() + hits) * 3.0 - 0.3
    }

    fn act(&self, act: Act) -> f32 {
        let me = self.me();
        match act {
            Act::Buy(card) => 0.5 + self.item(card),
            Act::Favours => 0.35 + 0.4 * self.left,
            Act::Hustles => 0.45,
            Act::Connect(card) => 0.3 + self.opportunity(card),
            Act::Loan => {
                if me.chips < 3 && self.left > 0.4 && me.loans == 0 {
                    0.9
                } else {
                    -1.5
                }
            }
            Act::Prospects(count) => f32::from(count) * (1.0 - f32::from(self.force.prospect(self.seat)) * (0.12 + 0.2 * self.left)) + 0.1,
            Act::Cool(_) => {
                if me.heat > 0 {
                    0.35
                } else {
                    -1.0
                }
            }
            Act::Work => 0.3,
            Act::Rest => {
                let card = self.game.catalog().nightlancer(me.nightlancer);
                let low = u8::from(me.health < card.health) + u8::from(me.resolve < card.resolve);
                f32::from(low) * (0.15 + 0.25 * self.left)
            }
        }
    }

    /// How promising a choice looks; what was promised is kept unless much speaks against it.
    pub fn like(&self, choice: Choice) -> f32 {
        self.worth(choice) - 2.5 * crate::engine::breaks(&self.state.open, self.seat, choice).count() as f32
    }

    fn worth(&self, choice: Choice) -> f32 {
        let (open, me) = (&self.state.open, self.me());
        match choice {
            Choice::Be(_) | Choice::Next(_) | Choice::Mission(_) => 0.0,
            Choice::Interest => 1.0,
            Choice::Default => -1.0,
            Choice::Clear => {
                if me.chips >= 14 || open.scoring {
                    1.0
                } else {
                    -0.2
                }
            }
            Choice::Keep | Choice::Refuse => 0.0,
            Choice::Face => self.facing(),
            Choice::LayLow => {
                let card = self.game.catalog().nightlancer(me.nightlancer);
                let worn = f32::from(card.health - me.health.min(card.health)) + f32::from(card.resolve - me.resolve.min(card.resolve));
                worn * 0.18 + f32::from(me.heat.min(1)) * 0.5 - 0.3
            }
            Choice::First(mission) => self.mission(mission, 1),
            Choice::FirstDeal(mission) => self.mission(mission, 1) + 0.9,
            Choice::FirstBy(mission, ..) => self.mission(mission, 1) + 0.5,
            Choice::Second(mission) => self.mission(mission, 1) * 0.5 - 0.4,
            Choice::Join(mission, _) => self.mission(mission, 2) * 0.9 + 0.1,
            Choice::Bargain(mission, _) => self.mission(mission, 2) * 0.9 - 0.3,
            // Whoever promises more binds the other too; a counter-offer is for who asks too little.
            Choice::Offer(terms) => match open.frames.top() {
                Some(Frame::Consent { mission, terms: offered, .. }) if offered.is_empty() && !terms.is_empty() => {
                    self.mission(mission, 2) - self.mission(mission, 1)
                }
                Some(Frame::Consent { .. }) => -1.0,
                _ => 0.1 * terms.iter().count() as f32,
            },
            Choice::Accept => match open.frames.top() {
                Some(Frame::Counter { mission, .. }) => self.mission(mission, 2) * 0.9,
                Some(Frame::FaceOffAnswer(test)) => f32::from(self.reach(self.seat, test)) - 5.0 + f32::from(me.health) * 0.2,
                Some(Frame::ScoreHeat { .. }) => 0.5,
                Some(Frame::Consent { mission, .. }) => self.mission(mission, 2) - self.mission(mission, 1) + 0.2,
                _ => 0.0,
            },
            Choice::Leave => -1.0,
            Choice::Place(space, act) => {
                let space = self.game.catalog().space(space);
                let edge = if space.edge { 0.3 } else { 0.0 };
                let risk = if space.action().is_none() { 0.7 } else { 0.0 };
                self.act(act) + edge - risk
            }
            Choice::Do(act) => self.act(act),
            Choice::Space(_) => 0.0,
            Choice::Equip(card) => 1.0 + f32::from(self.game.catalog().item(card).cost) * 0.1,
            Choice::Done | Choice::Pass => 0.0,
            Choice::Stay => 0.5,
            Choice::Abandon => {
                if me.health <= 2 {
                    0.3
                } else {
                    -1.5
                }
            }
            Choice::Route(route) => self.route(route),
            Choice::FaceOff(test) => f32::from(self.reach(self.seat, test)) * 0.4 - 1.0,
            Choice::Use(card) => self.using(card),
            Choice::Play(card, option) => self.favour(card, option),
            Choice::Spend(card) => {
                let favour = self.game.catalog().item(card).favour.as_ref();
                favour.map_or(0.0, |favour| favour.does.iter().map(|&deed| self.deed(deed)).sum::<f32>() - 0.6)
            }
            Choice::Power(_) => {
                if self.missing() > 0 {
                    0.6
                } else {
                    0.05
                }
            }
            Choice::Attempt => 0.2,
            Choice::Decline => -2.0,
            Choice::Hinder(_, target) => self.hinder(target),
            Choice::Reroll => self.second_try() - if me.resolve <= 2 { 0.9 } else { 0.35 },
            Choice::Lose(which) => {
                if which == 1 && me.chips > 4 {
                    0.4
                } else {
                    0.2
                }
            }
            Choice::Discard(card) | Choice::Hold(card) => self.keeping(card, choice),
            Choice::Chip => -0.1,
            Choice::Prospect => -0.4,
            Choice::Give(card) | Choice::Sell(card) => self.selling(card),
            Choice::Buy(card) => self.item(card),
            Choice::HandOver(..) | Choice::Introduce(..) | Choice::Lend(_) => -0.5,
        }
    }

    /// Whether facing the Event is better than laying low: what it costs, and the round that is lost otherwise.
    fn facing(&self) -> f32 {
        let card = self.state.open.card;
        if !card.is_some() {
            return 1.0;
        }
        let event = &self.game.catalog().round(card).event;
        let applies = event.applies.iter().all(|&need| self.force.holds(self.seat, need));
        let fails = if applies { 1.0 - self.chance(self.seat, &event.challenge) } else { 0.0 };
        1.6 - fails * (0.4 + 0.3 * self.pain(self.seat, &event.penalty) + 0.3 * f32::from(event.challenge.danger))
    }

    fn route(&self, route: u8) -> f32 {
        let Some(attempt) = &self.state.open.attempt else { return 0.0 };
        let stage = usize::from(attempt.stage.unwrap_or(0)) % 3;
        let challenge = &self.game.catalog().mission(attempt.job.mission).stages[stage].routes[usize::from(route) % 2];
        let crew = attempt.job.side_of(self.seat).map(|side| *attempt.job.crew(side)).unwrap_or_default();
        let fails: f32 = crew.members().iter().map(|&seat| 1.0 - self.chance(seat, challenge)).product();
        3.0 * (1.0 - fails) - fails * f32::from(challenge.danger) * 0.3
    }

    fn using(&self, card: ItemId) -> f32 {
        let Some(trial) = &self.trial else { return 0.0 };
        let item = self.game.catalog().item(card);
        let bonus = self.force.bonus(card, trial.challenge.test);
        let passes = trial.challenge.obstacle.is_some() && item.passes == trial.challenge.obstacle;
        let price: f32 = item.pay.iter().map(|&pay| self.price(pay)).sum();
        let loud = if item.has(crate::catalog::words::Trait::Loud) { 0.7 } else { 0.0 };
        let once = if item.once { 0.6 } else { 0.0 };
        let guard = if trial.challenge.test.is_combat() { f32::from(item.guard) * 0.3 } else { 0.0 };
        self.push(bonus) + guard + if passes { 2.5 } else { 0.0 } + 0.31 - price - loud - once
    }

    /// A Contact against an opponent is worth something where it decides, and against who leads.
    fn hinder(&self, target: Seat) -> f32 {
        let mine = standing(self.game, self.state, self.seat);
        let lead = ((standing(self.game, self.state, target) - mine) / 6.0).clamp(-0.5, 1.0);
        let decides = match &self.trial {
            Some(trial) if trial.score.is_none() => {
                let missing = i16::from(trial.challenge.difficulty) - self.force.standing(target, trial);
                odds(missing) - odds(missing + 1)
            }
            _ => 0.35,
        };
        decides * (1.2 + lead) - 0.35
    }

    fn keeping(&self, card: Held, choice: Choice) -> f32 {
        let worth = match card {
            Held::Contact(card) => (0..2).map(|option| self.favour(card, option)).fold(0.0, f32::max),
            Held::Opportunity(card) => self.opportunity(card),
        };
        if matches!(choice, Choice::Hold(_)) { worth } else { -worth }
    }

    /// Selling is for what is not needed any more, or when a Chip decides.
    fn selling(&self, card: ItemId) -> f32 {
        let price = f32::from(self.force.sale(self.seat, card)) * 0.25;
        let item = self.game.catalog().item(card);
        let useful = f32::from(item.bonus.all().iter().sum::<u8>() + item.guard) * 0.4 + item.powers.len() as f32 * 0.4 + 0.3;
        price - useful * (0.1 + 1.2 * self.left) - if self.state.open.scoring { -0.2 } else { 0.3 }
    }
}
