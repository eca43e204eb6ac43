//! Challenges (rulebook 5.2, Challenges and Combat; 3.3, Cooperative Crew): everybody who faces one says whether to attempt
//! it and with which cards, others may hinder, three dice are rolled and rolled again for Resolve, and the best Score
//! of the Crew is held against the Difficulty.

use table::array::Array;
use table::{Chance, Choices, Seat, Witness, rule};

use super::deeds::{self, Moment};
use super::{Engine, prices};
use crate::cards::Cards;
use crate::catalog::effects::{Challenge, Power, PowerSort, Window};
use crate::catalog::words::{Trait, Ware};
use crate::catalog::{Catalog, ItemId};
use crate::choice::Choice;
use crate::crews::Crew;
use crate::event::Event;
use crate::frame::{Frame, Origin, PowerRef};
use crate::game::Nightlancer;
use crate::hidden::SEATS;
use crate::powers::Force;
use crate::state::{About, Open, Run, State, Trial};

/// The dice of a challenge; each has a crosshair on half of its faces (C-01).
const DICE: u32 = 3;

/// Whether a player still faces the challenge that goes on: nobody Shaken or gone does.
pub(crate) fn seat_in_trial(open: &Open, seat: Seat) -> bool {
    let Some(trial) = &open.trial else { return false };
    let there = matches!(trial.about, About::Event | About::EventPenalty) || open.is_at_it(seat);
    trial.crew.contains(seat) && open.plays(seat) && there
}

/// Whether a player can use a card of its Assets in the challenge that goes on; the rule that forbids it if not.
pub(crate) fn usable(game: &Nightlancer, state: &State, seat: Seat, card: ItemId) -> Result<(), &'static str> {
    let open = &state.open;
    let Some(trial) = &open.trial else { return Err("R217") };
    let (run, force, sets) = (&trial.runs[seat.index()], Force::new(game, open), game.sets());
    let item = game.catalog().item(card);
    if !open.of(seat).assets.contains(card) {
        return Err("R219");
    }
    if run.used.contains(card) {
        return Err("R214");
    }
    if !force.items(seat).contains(card) {
        rule!(R235);
        return Err("R107");
    }
    let test = trial.challenge.test;
    let passes = trial.challenge.obstacle.is_some_and(|obstacle| item.passes == Some(obstacle)) && !run.passed;
    let helps = force.bonus(card, test) > 0 || (item.guard > 0 && test.is_combat()) || passes;
    if !helps || !force.is_there(seat, trial, item.only) {
        rule!(R193);
        rule!(R214);
        return Err(if item.ware.is_weapon() && !test.is_combat() { "R193" } else { "R214" });
    }
    if item.ware.is_weapon() && !run.used.both(sets.weapons).is_empty() {
        rule!(R194);
        rule!(R195);
        return Err("R194");
    }
    if item.ware == Ware::Armour && !run.used.both(sets.armour).is_empty() {
        rule!(R191);
        return Err("R191");
    }
    if !force.allows(seat, trial, item) {
        return Err(if open.is_at_it(seat) { "R111" } else { "R053" });
    }
    if prices::payable(game, state, seat, Origin::Use(card)) { Ok(()) } else { Err("R207") }
}

/// The powers that a player can use before the roll.
fn pushes(game: &Nightlancer, state: &State, seat: Seat, mut offer: impl FnMut(PowerRef)) {
    let Some(trial) = &state.open.trial else { return };
    let (run, force) = (&trial.runs[seat.index()], Force::new(game, &state.open));
    if !force.owns(seat, PowerSort::Push) && !force.owns(seat, PowerSort::Pass) {
        return;
    }
    for (power, what) in force.powers(seat) {
        let fits = match what {
            Power::Push { scope, .. } => force.in_scope(seat, trial, scope),
            Power::Pass(obstacle, _) => trial.challenge.obstacle == Some(obstacle) && !run.passed,
            _ => false,
        };
        let fresh = fits && !run.powers.contains(&power) && run.powers.room() > 0;
        if fresh && prices::payable(game, state, seat, Origin::Power(power)) {
            offer(power);
        }
    }
}

/// What a player can put into a challenge before the roll.
pub(crate) fn preparations(game: &Nightlancer, state: &State, seat: Seat, into: &mut Choices<Choice>) {
    rule!(R219);
    rule!(R221);
    let candidates = candidates(game, state, seat);
    for card in candidates.iter().filter(|&card| usable(game, state, seat, card).is_ok()) {
        into.push(Choice::Use(card));
    }
    deeds::favours(game, state, Moment { seat, window: Window::Challenge }, |choice| into.push(choice));
    pushes(game, state, seat, |power| into.push(Choice::Power(power)));
}

/// The Assets that could be of use in the challenge that goes on.
fn candidates(game: &Nightlancer, state: &State, seat: Seat) -> Cards<ItemId> {
    let Some(trial) = &state.open.trial else { return Cards::default() };
    let sets = game.sets();
    let mut useful = sets.bonus[trial.challenge.test as usize];
    if trial.challenge.test.is_combat() {
        useful = useful.union(sets.guards);
    }
    if let Some(obstacle) = trial.challenge.obstacle {
        useful = useful.union(sets.passes[obstacle as usize]);
    }
    state.open.of(seat).assets.both(useful)
}

/// Whether a player could put something more into a challenge, by what everybody sees.
pub(super) fn could_prepare(game: &Nightlancer, state: &State, seat: Seat) -> bool {
    let mut able = candidates(game, state, seat).iter().any(|card| usable(game, state, seat, card).is_ok());
    able |= deeds::could_use(game, state, seat, Window::Challenge);
    pushes(game, state, seat, |_| able = true);
    able
}

/// How often a player can pay for rolling again: the last point of Resolve stays.
pub(crate) fn paid_rerolls(open: &Open, seat: Seat) -> u8 {
    rule!(R226);
    open.of(seat).resolve.saturating_sub(1)
}

/// The powers by which a player can roll again.
pub(crate) fn free_rerolls(force: Force<'_>, trial: &Trial, seat: Seat) -> impl Iterator<Item = PowerRef> {
    let run = &trial.runs[seat.index()];
    let fits = move |what: Power| matches!(what, Power::Reroll(scope) if force.in_scope(seat, trial, scope));
    let fresh = move |power: PowerRef| !run.powers.contains(&power) && run.powers.room() > 0;
    force.powers(seat).filter(move |&(power, what)| fits(what) && fresh(power)).map(|(power, _)| power)
}

/// What a player can do after a roll.
pub(super) fn second_thoughts(game: &Nightlancer, state: &State, seat: Seat, into: &mut Choices<Choice>) {
    let Some(trial) = &state.open.trial else { return };
    if paid_rerolls(&state.open, seat) > 0 {
        into.push(Choice::Reroll);
    }
    into.extend(free_rerolls(Force::new(game, &state.open), trial, seat).map(Choice::Power));
    deeds::favours(game, state, Moment { seat, window: Window::Rolled }, |choice| into.push(choice));
}

/// Whether rolling again could still change something for a player, by what everybody sees.
fn could_reroll(game: &Nightlancer, state: &State, seat: Seat) -> bool {
    let Some(trial) = &state.open.trial else { return false };
    let run = &trial.runs[seat.index()];
    let Some(hits) = run.hits else { return false };
    if !run.attempts || !seat_in_trial(&state.open, seat) {
        return false;
    }
    if deeds::could_use(game, state, seat, Window::Rolled) {
        return true;
    }
    let force = Force::new(game, &state.open);
    let able = paid_rerolls(&state.open, seat) > 0 || free_rerolls(force, trial, seat).next().is_some();
    let best = force.standing(seat, trial) + DICE as i16;
    able && u32::from(hits) < DICE && best >= i16::from(trial.challenge.difficulty)
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// A challenge begins for a Crew, or for a player alone.
    pub(super) fn challenge(&mut self, about: About, challenge: Challenge, crew: Crew) {
        let Some(seat) = crew.boss() else { return };
        rule!(R215);
        rule!(R217);
        let runs = [Run::default(); SEATS];
        self.state.open.trial = Some(Trial { about, challenge, crew, runs, score: None });
        let Challenge { test, difficulty, danger, .. } = challenge;
        self.tell(|| Event::Challenge { seat, about, test, difficulty, danger });
        for frame in [
            Frame::Judge,
            Frame::Reroll { next: 0, quiet: 0 },
            Frame::Roll,
            Frame::React { next: 1, quiet: 0 },
            Frame::AgentHinders { member: 0, drawn: 0 },
            Frame::Commit(0),
        ] {
            self.push(frame);
        }
    }

    pub(super) fn committing(&mut self, member: u8) -> bool {
        let seat = self.open().trial.as_ref().and_then(|trial| trial.crew.members().get(usize::from(member)).copied());
        match seat {
            None => self.pop(),
            Some(seat) if seat_in_trial(self.open(), seat) => return false,
            Some(_) => self.become_frame(Frame::Commit(member + 1)),
        }
        true
    }

    pub(super) fn commit(&mut self, member: u8, seat: Seat, choice: Choice) {
        match choice {
            Choice::Attempt => {
                self.become_frame(Frame::Commit(member + 1));
                rule!(R120);
                rule!(R121);
                if let Some(trial) = &mut self.state.open.trial {
                    trial.runs[seat.index()].attempts = true;
                }
                self.tell(|| Event::Attempts { seat });
            }
            Choice::Decline => {
                self.become_frame(Frame::Commit(member + 1));
                // C-23, C-24
                rule!(R227);
                self.tell(|| Event::Declined { seat });
                self.keeps_word(seat, choice);
            }
            other => self.prepare(seat, other),
        }
    }

    /// Puts a card or a power into the challenge.
    pub(super) fn prepare(&mut self, seat: Seat, choice: Choice) {
        match choice {
            Choice::Use(card) => self.use_item(seat, card),
            Choice::Power(power) => self.use_power(seat, power),
            other => self.favour(seat, other),
        }
    }

    fn use_item(&mut self, seat: Seat, card: ItemId) {
        let item = self.catalog().item(card);
        let Some(trial) = &mut self.state.open.trial else { return };
        let run = &mut trial.runs[seat.index()];
        run.used.insert(card);
        let passes = trial.challenge.obstacle.is_some() && item.passes == trial.challenge.obstacle;
        if passes {
            rule!(R230);
            run.passed = true;
        }
        let helps = item.bonus.of(trial.challenge.test) > 0 || passes;
        self.tell(|| Event::Used { seat, card });
        // C-19: what only protects is used when it does.
        if helps {
            self.made_noise(seat, card);
        }
        // C-20
        self.push(Frame::Pays(seat, Origin::Use(card), 0));
    }

    /// A Loud card was used.
    fn made_noise(&mut self, seat: Seat, card: ItemId) {
        if self.catalog().item(card).has(Trait::Loud) && !self.force().has(seat, PowerSort::Muffled) {
            rule!(R196);
            self.heat(seat, 1);
        }
    }

    pub(super) fn use_power(&mut self, seat: Seat, power: PowerRef) {
        let Some(what) = self.force().power(seat, power) else { return };
        let nightlancer = self.open().of(seat).nightlancer;
        let Some(trial) = &mut self.state.open.trial else { return };
        let run = &mut trial.runs[seat.index()];
        if run.powers.room() > 0 {
            run.powers.push(power);
        }
        match what {
            Power::Push { by, .. } => run.more = run.more.saturating_add_unsigned(by),
            Power::Pass(..) => run.passed = true,
            _ => {}
        }
        self.tell(|| Event::Powered { seat, power, nightlancer });
        match what {
            Power::Reroll(_) => self.roll_for(seat, true),
            _ => self.push(Frame::Pays(seat, Origin::Power(power), 0)),
        }
    }

    pub(super) fn roll(&mut self) {
        self.pop();
        let Some(trial) = self.open().trial else { return };
        for seat in trial.attempting() {
            if seat_in_trial(self.open(), seat) {
                self.roll_for(seat, false);
            }
        }
    }

    /// Rolls the dice for a player; without its Obstacle passed there is nothing to roll for.
    pub(super) fn roll_for(&mut self, seat: Seat, again: bool) {
        let Some(trial) = self.open().trial else { return };
        if trial.challenge.obstacle.is_some() && !trial.runs[seat.index()].passed {
            rule!(R228);
            return;
        }
        rule!(R223);
        // C-01, C-02: which of the eight ways the dice fall, by the number of crosshairs.
        let fallen = self.chance.pick("dice", 1 << DICE, u32::count_ones);
        let hits = self.force().hits(seat, &trial, fallen.count_ones() as u8);
        if let Some(trial) = &mut self.state.open.trial {
            trial.runs[seat.index()].hits = Some(hits);
        }
        let score = self.open().trial.map_or(0, |trial| self.force().score(seat, &trial));
        self.tell(|| Event::Rolled { seat, hits, score, again });
    }

    /// The best Score of those who attempt the challenge.
    fn best_score(&self) -> u8 {
        let Some(trial) = &self.open().trial else { return 0 };
        rule!(R124);
        let scores = trial.attempting().filter(|&seat| seat_in_trial(self.open(), seat)).map(|seat| self.force().score(seat, trial));
        scores.max().unwrap_or(0)
    }

    /// Members may roll again in any order, until all let the result stand.
    pub(super) fn rerolling(&mut self, next: u8, quiet: u8) -> bool {
        let Some(trial) = &self.open().trial else {
            self.pop();
            return true;
        };
        let members = trial.crew.len() as u8;
        rule!(R123);
        let done = trial.about != About::Sets && self.best_score() >= trial.challenge.difficulty;
        if quiet >= members || done {
            rule!(R224);
            self.pop();
            return true;
        }
        let seat = trial.crew.members()[usize::from(next % members)];
        if could_reroll(self.game, self.state, seat) {
            return false;
        }
        self.become_frame(Frame::Reroll { next: (next + 1) % members, quiet: quiet + 1 });
        true
    }

    pub(super) fn reroll(&mut self, next: u8, quiet: u8, seat: Seat, choice: Choice) {
        if choice == Choice::Pass {
            return self.become_frame(Frame::Reroll { next: next + 1, quiet: quiet + 1 });
        }
        self.become_frame(Frame::Reroll { next, quiet: 0 });
        match choice {
            Choice::Reroll => {
                rule!(R225);
                self.hurt(seat, 0, 1);
                self.roll_for(seat, true);
            }
            Choice::Power(power) => self.use_power(seat, power),
            other => self.favour(seat, other),
        }
    }

    pub(super) fn judge(&mut self) {
        self.pop();
        let score = self.best_score();
        let Some(trial) = &mut self.state.open.trial else { return };
        trial.score = Some(score);
        let trial = *trial;
        // Whoever has left meanwhile does not speak for the Crew.
        let there = trial.crew.members().iter().copied().find(|&seat| seat_in_trial(self.open(), seat));
        let Some(seat) = there.or(trial.crew.boss()) else { return };
        rule!(R216);
        let passed = trial.is_passed();
        let difficulty = trial.challenge.difficulty;
        if trial.about != About::Sets {
            self.tell(|| Event::Judged { seat, score, difficulty, passed });
        }
        let mut hurt = table::Seats::NONE;
        if !passed && trial.challenge.test.is_combat() && trial.about != About::Sets {
            hurt = self.suffer_danger(&trial);
        }
        self.use_up(&trial.crew, hurt);
    }

    /// A failed combat challenge costs everybody in the Crew Health, whether they attempted it or not. Who lost some.
    fn suffer_danger(&mut self, trial: &Trial) -> table::Seats {
        let mut hurt = table::Seats::NONE;
        rule!(R125);
        rule!(R126);
        rule!(R231);
        if trial.attempting().next().is_none() {
            rule!(R127);
        }
        // All at once: what protects in a Crew is not gone because another member is.
        let there = trial.crew.members().iter().copied().filter(|&seat| seat_in_trial(self.open(), seat));
        let losses: Array<(Seat, u8), SEATS> = there.map(|seat| (seat, self.force().damage(seat, trial, trial.challenge.danger))).collect();
        for &(seat, damage) in losses.iter() {
            rule!(R232);
            rule!(R234);
            hurt = hurt.with(seat);
            self.hurt(seat, damage, 0);
        }
        hurt
    }

    /// What is used once is discarded, and protection that was needed counts as used. In a Face-off that of the First
    /// Crew is not settled before the Second has attempted it.
    pub(super) fn use_up(&mut self, crew: &Crew, hurt: table::Seats) {
        let catalog: &Catalog = self.catalog();
        let Some(trial) = self.open().trial else { return };
        let open = trial.about == About::Sets;
        for &seat in crew.members() {
            for card in trial.runs[seat.index()].used.iter() {
                let item = catalog.item(card);
                let passes = trial.challenge.obstacle.is_some() && item.passes == trial.challenge.obstacle;
                let helped = item.bonus.of(trial.challenge.test) > 0 || passes;
                if !helped && hurt.contains(seat) {
                    rule!(R214);
                    self.made_noise(seat, card);
                }
                if item.once && (helped || hurt.contains(seat)) && self.open().of(seat).assets.contains(card) && item.owner.is_none() {
                    self.lose_item(seat, card);
                    self.scrap(card);
                }
            }
        }
        if let Some(trial) = &mut self.state.open.trial {
            for &seat in crew.members() {
                let used = &mut trial.runs[seat.index()].used;
                *used = used.iter().filter(|&card| open && catalog.item(card).guard > 0).collect();
            }
        }
    }
}
