//! How far a player reaches in challenges: with everything that could be used, on a mission or in an Event.

use table::Seat;

use super::mind::Mind;
use crate::cards::Cards;
use crate::catalog::ItemId;
use crate::catalog::effects::{Challenge, Power};
use crate::catalog::words::{Ability, At, Trait, Ware};
use crate::dice::odds;

/// Where a challenge takes place, as far as it changes what can be used.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Ground(pub usize);

impl Ground {
    pub const EVENT: Ground = Ground(8 | 2);
    pub const COUNT: usize = 8;

    /// A mission that excludes traits, for a Crew of some size.
    pub fn mission(excludes: &[Trait], crew: usize) -> Ground {
        let traits = excludes.iter().fold(0, |mask, one| mask | if *one == Trait::Loud { 1 } else { 2 });
        Ground(traits | if crew > 1 { 4 } else { 0 })
    }

    fn excludes(self, one: Trait) -> bool {
        self.0 & if one == Trait::Loud { 1 } else { 2 } != 0
    }

    fn is(self, at: At) -> bool {
        match at {
            At::Anywhere => true,
            At::Event => self.0 & 8 != 0,
            At::Mission => self.0 & 8 == 0,
            At::Alone => self.0 & 12 == 0,
            At::Crew => self.0 & 12 == 4,
            At::FaceOff => false,
        }
    }
}

/// How far a player reaches.
#[derive(Clone, Copy, Default)]
pub(super) struct Reach {
    /// By ability: the Score before the dice.
    pub score: [i8; 6],
    /// By ability: the crosshairs that a roll has at least.
    least: [u8; 6],
    /// By ability: what a Contact of the hand would add.
    aid: [u8; 6],
    /// Abilities that are rolled again for nothing, as bits.
    again: u8,
    /// Health that is not lost in combat.
    pub guard: u8,
    /// Obstacles that are passed, as bits.
    passes: u8,
}

impl Mind<'_> {
    /// How far a player reaches somewhere.
    pub fn reach(&self, seat: Seat, ground: Ground) -> Reach {
        let items = self.force.items(seat);
        if ground.0 >= Ground::COUNT {
            return self.reach_with(seat, ground, items);
        }
        *self.reaches[seat.index()][ground.0].get_or_init(|| self.reach_with(seat, ground, items))
    }

    /// The same with these Assets.
    pub fn reach_with(&self, seat: Seat, ground: Ground, items: Cards<ItemId>) -> Reach {
        let (catalog, sets) = (self.game.catalog(), self.game.sets());
        let seated = self.open.of(seat);
        let mut reach = Reach::default();
        if !seated.nightlancer.is_some() {
            return reach;
        }
        let mut score = catalog.nightlancer(seated.nightlancer).ratings.all();
        let add = |score: &mut [u8; 6], more: [u8; 6]| score.iter_mut().zip(more).for_each(|(score, more)| *score += more);
        for card in seated.bought.both(sets.skills).iter() {
            add(&mut score, catalog.opportunity(card).bonus.all());
        }
        let mut weapon = [0u8; 6];
        for card in items.iter() {
            let item = catalog.item(card);
            if item.always {
                add(&mut score, item.bonus.all());
                continue;
            }
            if !ground.is(item.only) || item.traits.iter().any(|&one| ground.excludes(one)) {
                continue;
            }
            // What is used up helps once in three Stages or so.
            let bonus = if item.once { item.bonus.all().map(|bonus| bonus.div_ceil(2)) } else { item.bonus.all() };
            match item.ware {
                Ware::Weapon | Ware::Cyberweapon => weapon.iter_mut().zip(bonus).for_each(|(best, bonus)| *best = bonus.max(*best)),
                _ => add(&mut score, bonus),
            }
            if item.guard > 0 {
                reach.guard = reach.guard.max(if item.once { item.guard.div_ceil(2) } else { item.guard });
            }
            if let Some(obstacle) = item.passes {
                reach.passes |= 1 << obstacle as u8;
            }
        }
        add(&mut score, weapon);
        for (_, power) in self.force.powers_with(seat, items) {
            match power {
                Power::Bonus(scope, by) if ground.is(scope.at) => {
                    Ability::ALL.iter().filter(|&&ability| scope.tests.covers(ability)).for_each(|&ability| score[ability as usize] += by);
                }
                Power::Push { scope, by, .. } if ground.is(scope.at) => {
                    let tests = Ability::ALL.iter().filter(|&&ability| scope.tests.covers(ability));
                    tests.for_each(|&ability| reach.aid[ability as usize] += by);
                }
                Power::Reroll(scope) if ground.is(scope.at) => {
                    let tests = Ability::ALL.iter().filter(|&&ability| scope.tests.covers(ability));
                    tests.for_each(|&ability| reach.again |= 1 << ability as u8);
                }
                Power::AtLeast(scope, least) if ground.is(scope.at) => {
                    let tests = Ability::ALL.iter().filter(|&&ability| scope.tests.covers(ability));
                    tests.for_each(|&ability| reach.least[ability as usize] = least);
                }
                Power::Protect(scope, by) if scope.tests.only_combat() && ground.is(scope.at) => reach.guard += by,
                Power::Pass(obstacle, _) => reach.passes |= 1 << obstacle as u8,
                _ => {}
            }
        }
        for card in self.state.contacts.hand(seat).both(sets.contacts_for(crate::catalog::effects::Window::Challenge)).iter() {
            let help = &self.game.lore().helps[usize::from(card.0)];
            reach.aid.iter_mut().zip(help.bonus).for_each(|(aid, bonus)| *aid = bonus.max(*aid));
            reach.passes |= help.passes;
        }
        reach.score = score.map(|score| score as i8);
        reach
    }

    /// How likely others are to weaken an attempt by 1.
    fn meddling(&self, test: Ability) -> f32 {
        if test.is_combat() {
            0.0
        } else if self.open.has_agent() {
            if self.open.agent.heat >= 5 { 0.0 } else { 0.33 }
        } else {
            0.1 * f32::from(self.open.seats - 1)
        }
    }

    /// The chance that somebody passes a challenge, with what is at hand and re-rolls.
    pub fn passes(&self, seat: Seat, challenge: &Challenge, reach: &Reach) -> f32 {
        if challenge.obstacle.is_some_and(|obstacle| reach.passes & (1 << obstacle as u8) == 0) {
            return 0.0;
        }
        let test = challenge.test as usize;
        let missing = i16::from(challenge.difficulty) - i16::from(reach.score[test]);
        let aid = i16::from(reach.aid[test]);
        let free = reach.again & (1 << test) != 0;
        self.rolls(seat, missing, aid, reach.least[test], free, self.meddling(challenge.test))
    }

    /// The chance to come to so much more Score, with an aid that may be used, and re-rolls.
    pub fn rolls(&self, seat: Seat, missing: i16, aid: i16, least: u8, free: bool, meddling: f32) -> f32 {
        let once = |missing: i16| if missing <= i16::from(least) { 1.0 } else { odds(missing) };
        let mut chance = once(missing);
        if aid > 0 {
            chance += 0.6 * (once(missing - aid) - chance);
        }
        if meddling > 0.0 {
            chance -= meddling * (once(missing) - once(missing + 1));
        }
        if free {
            chance = 1.0 - (1.0 - chance) * (1.0 - chance);
        }
        if chance >= 0.3 {
            let spare = f32::from(self.open.of(seat).resolve.saturating_sub(1)).min(3.0) / 3.0;
            chance += (1.0 - chance) * chance * spare;
        }
        chance
    }
}
