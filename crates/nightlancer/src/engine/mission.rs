//! The Mission phase (rulebook 3.3): Loadouts, three Stages with two Routes each, Penalties, abandoning, and Crews that
//! compete for the lead.

use table::{Chance, Seat, Seats, Witness, rule};

use super::Engine;
use super::challenge::seat_in_trial;
use crate::cards::Cards;
use crate::catalog::ItemId;
use crate::catalog::card::Stage;
use crate::catalog::effects::{Loss, Penalty, Power, PowerSort};
use crate::choice::Choice;
use crate::crews::{Crew, Job, Side};
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Nightlancer;
use crate::powers::Force;
use crate::state::{About, Attempt, Open};

/// Everybody on a mission: the First Crew, then the Second.
pub(super) fn members(job: &Job) -> impl Iterator<Item = Seat> + '_ {
    job.crews.iter().flat_map(|crew| crew.members().iter().copied())
}

/// How many cards may be in a Loadout.
pub(crate) fn loadout_limit(force: Force<'_>, seat: Seat) -> usize {
    let Some(attempt) = &force.open.attempt else { return 0 };
    rule!(R105);
    let more = force.sum(seat, PowerSort::Loadout, |power| if let Power::Loadout(by) = power { Some(by) } else { None });
    usize::from(force.game.catalog().mission(attempt.job.mission).loadout + more)
}

/// The cards that can be put into a Loadout, from one on: as many as fit, and one that makes room for itself.
pub(super) fn loadable(game: &Nightlancer, open: &Open, seat: Seat, from: u8) -> Cards<ItemId> {
    rule!(R106);
    let room = loadout_limit(Force::new(game, open), seat).saturating_sub(open.of(seat).loadout.len());
    let carries = |card: ItemId| game.catalog().item(card).powers.iter().any(|power| matches!(power, Power::Loadout(1..)));
    let carried = open.of(seat).assets.both(game.sets().carried);
    carried.iter().filter(|&card| card.0 >= from && (room > 0 || carries(card))).collect()
}

/// The Penalty that is suffered: of the Stage, or of the Event.
pub(crate) fn penalty(game: &Nightlancer, open: &Open) -> Option<Penalty> {
    match &open.attempt {
        Some(_) => stage_of(game, open).map(|stage| stage.penalty),
        None => open.card.is_some().then(|| game.catalog().round(open.card).event.penalty),
    }
}

/// The two losses of which one is suffered.
pub(crate) fn either(game: &Nightlancer, open: &Open) -> Option<[Loss; 2]> {
    match penalty(game, open) {
        Some(Penalty::Either(one, other)) => Some([one, other]),
        _ => None,
    }
}

fn stage_of(game: &Nightlancer, open: &Open) -> Option<&'static Stage> {
    let attempt = open.attempt.as_ref()?;
    game.catalog().mission(attempt.job.mission).stages.get(usize::from(attempt.stage?))
}

/// Whether a player could suffer a loss in full.
pub(super) fn bears(open: &Open, seat: Seat, loss: Loss) -> bool {
    match loss {
        Loss::Health(amount) => open.of(seat).health >= amount,
        Loss::Chips(amount) => open.of(seat).chips >= amount.into(),
    }
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    pub(super) fn mission_phase(&mut self, place: u8) {
        let Some(&seat) = self.open().order.get(usize::from(place)) else {
            rule!(R103);
            self.pop();
            // Missions that everybody left before they were attempted.
            while let Some(job) = self.state.open.jobs.pop() {
                self.drop_mission(job.mission, false);
            }
            return;
        };
        self.become_frame(Frame::MissionPhase(place + 1));
        rule!(R101);
        rule!(R102);
        let Some((at, _)) = self.open().job_of(seat).filter(|_| self.open().plays(seat)) else { return };
        let Some(job) = self.state.open.jobs.take(at) else { return };
        self.state.open.attempt = Some(Attempt { job, ..Attempt::default() });
        rule!(R104);
        for frame in
            [Frame::MissionEnds, Frame::Payment, Frame::Stage(2), Frame::Stage(1), Frame::Stage(0), Frame::Equip { member: 0, from: 0 }]
        {
            self.push(frame);
        }
        let crews = job.crews.map(|crew| crew.members().iter().copied().collect());
        self.tell(|| Event::Mission { mission: job.mission, crews });
    }

    /// Loadouts are fixed; whoever has no more than fits takes all of it.
    pub(super) fn equipping(&mut self, member: u8, from: u8) -> bool {
        let seat = self.open().attempt.as_ref().and_then(|attempt| members(&attempt.job).nth(member.into()));
        let Some(seat) = seat else {
            self.pop();
            return true;
        };
        let all = self.open().of(seat).assets.both(self.game.sets().carried);
        if from == 0 && all.len() <= loadout_limit(self.force(), seat) {
            self.seated(seat).loadout = all;
        } else if !loadable(self.game, self.open(), seat, from).is_empty() {
            return false;
        }
        self.become_frame(Frame::Equip { member: member + 1, from: 0 });
        let cards = self.open().of(seat).loadout;
        self.tell(|| Event::Equipped { seat, cards: cards.iter().collect() });
        true
    }

    pub(super) fn equip(&mut self, member: u8, choice: Choice) {
        let seat = self.open().attempt.as_ref().and_then(|attempt| members(&attempt.job).nth(member.into()));
        let Some(seat) = seat else { return };
        if let Choice::Equip(card) = choice {
            self.seated(seat).loadout.insert(card);
            self.become_frame(Frame::Equip { member, from: card.0 + 1 });
        } else {
            // C-53
            self.become_frame(Frame::Equip { member, from: u8::MAX });
        }
    }

    pub(super) fn stage(&mut self, stage: u8) {
        let Some(attempt) = &mut self.state.open.attempt else { return self.pop() };
        if attempt.job.is_empty() {
            rule!(R155);
            return self.pop();
        }
        if attempt.stage != Some(stage) {
            (attempt.stage, attempt.tried, attempt.passed, attempt.asked) = (Some(stage), Seats::NONE, Seats::NONE, Seats::NONE);
            let mission = attempt.job.mission;
            rule!(R112);
            return self.tell(|| Event::Stage { mission, stage: stage + 1 });
        }
        let attempt = *attempt;
        let unasked = |crew: &Crew| {
            let members = crew.members();
            members.iter().copied().find(|&seat| members.len() > 1 && !attempt.asked.contains(seat))
        };
        if stage == 2 && attempt.job.is_contested() && !attempt.faced {
            rule!(R141);
            // C-41, C-87
            let next = attempt.job.crews.iter().find_map(unasked);
            return self.push(next.map_or(Frame::FaceOff, Frame::Stay));
        }
        rule!(R134);
        let untried = |side: &Side| attempt.job.crew(*side).boss().is_some_and(|boss| !attempt.tried.contains(boss));
        match Side::ALL.into_iter().find(untried) {
            Some(side) => {
                rule!(R152);
                let next = unasked(attempt.job.crew(side));
                self.push(next.map_or(Frame::Route(side), Frame::Stay));
            }
            None => {
                self.pop();
                self.move_forward();
            }
        }
    }

    /// Crews move to the next Stage; a First Crew that failed is overtaken by a Second that passed.
    fn move_forward(&mut self) {
        let Some(attempt) = &mut self.state.open.attempt else { return };
        rule!(R118);
        if !attempt.job.is_contested() {
            return;
        }
        let passed = attempt.job.crews.map(|crew| crew.boss().is_some_and(|boss| attempt.passed.contains(boss)));
        match passed {
            [true, true] => {
                rule!(R135);
                rule!(R137);
            }
            [true, false] => {
                rule!(R135);
                rule!(R139);
            }
            [false, true] => {
                rule!(R136);
                rule!(R138);
                attempt.job.crews.swap(0, 1);
                let (mission, crew) = (attempt.job.mission, attempt.job.crews[0]);
                self.tell(|| Event::Overtook { seats: crew.members().iter().copied().collect(), mission });
            }
            [false, false] => {
                rule!(R136);
                rule!(R139);
                rule!(R140);
            }
        }
    }

    pub(super) fn staying(&mut self, seat: Seat) -> bool {
        let gone = !self.open().is_at_it(seat);
        if gone {
            self.pop();
        }
        gone
    }

    pub(super) fn stay(&mut self, seat: Seat, choice: Choice) {
        self.pop();
        if let Some(attempt) = &mut self.state.open.attempt {
            attempt.asked = attempt.asked.with(seat);
        }
        if choice == Choice::Abandon {
            self.keeps_word(seat, choice);
            self.abandon(seat);
        }
    }

    /// A player takes its token back.
    pub(super) fn abandon(&mut self, seat: Seat) {
        let Some(attempt) = &mut self.state.open.attempt else { return };
        rule!(R154);
        if attempt.job.leave(seat) {
            rule!(R156);
            let mission = attempt.job.mission;
            self.tell(|| Event::Abandoned { seat, mission });
            self.part(seat, true);
        }
    }

    pub(super) fn routing(&mut self, side: Side) -> bool {
        let gone = self.open().attempt.is_none_or(|attempt| attempt.job.crew(side).is_empty());
        if gone {
            self.pop();
        }
        gone
    }

    pub(super) fn route(&mut self, seat: Seat, choice: Choice) {
        let Some(stage) = stage_of(self.game, self.open()) else { return self.pop() };
        match choice {
            Choice::Route(route) => {
                let Some(attempt) = &mut self.state.open.attempt else { return };
                let Some(side) = attempt.job.side_of(seat) else { return };
                rule!(R113);
                let crew = *attempt.job.crew(side);
                attempt.tried = crew.members().iter().fold(attempt.tried, |tried, &seat| tried.with(seat));
                let (mission, number) = (attempt.job.mission, attempt.stage.unwrap_or(0) + 1);
                self.become_frame(Frame::RouteDone);
                self.tell(|| Event::Route { seat, mission, stage: number, route: route + 1 });
                self.challenge(About::Route, stage.routes[usize::from(route) % 2], crew);
            }
            _ => {
                self.pop();
                self.keeps_word(seat, choice);
                self.abandon(seat);
            }
        }
    }

    /// Those of the Crew that faced a challenge who are still on the mission.
    fn remaining(&self) -> Crew {
        let mut crew = Crew::default();
        if let Some(trial) = &self.open().trial {
            trial.crew.members().iter().filter(|&&seat| seat_in_trial(self.open(), seat)).for_each(|&seat| crew.join(seat));
        }
        crew
    }

    pub(super) fn route_done(&mut self) {
        let (passed, crew) = (self.open().trial.is_some_and(|trial| trial.is_passed()), self.remaining());
        if passed || crew.is_empty() {
            self.pop();
            self.state.open.trial = None;
            if let Some(attempt) = &mut self.state.open.attempt {
                attempt.passed = crew.members().iter().fold(attempt.passed, |passed, &seat| passed.with(seat));
            }
            return;
        }
        rule!(R114);
        rule!(R117);
        rule!(R119);
        rule!(R153);
        self.become_frame(Frame::PenaltyDone);
        let penalty = penalty(self.game, self.open());
        rule!(R236);
        self.tell(|| Event::Penalty { crew: crew.members().iter().copied().collect(), abort: penalty == Some(Penalty::Abort) });
        match penalty {
            // C-46, C-47
            Some(Penalty::Combat(challenge)) => self.challenge(About::Penalty, challenge, crew),
            Some(Penalty::Lose(_) | Penalty::Either(..)) => self.push(Frame::Suffer(0)),
            Some(Penalty::Abort) => {
                rule!(R159);
                rule!(R160);
                crew.members().iter().for_each(|&seat| self.abandon(seat));
            }
            None => {}
        }
    }

    /// The Penalty is over, and whoever is left goes on (C-45).
    pub(super) fn penalty_done(&mut self) {
        self.pop();
        rule!(R115);
        rule!(R116);
        self.state.open.trial = None;
    }

    /// Everybody in the Crew suffers a loss, or chooses one of two.
    pub(super) fn suffering(&mut self, member: u8) -> bool {
        let seat = self.open().trial.as_ref().and_then(|trial| trial.crew.members().get(usize::from(member)).copied());
        let Some(seat) = seat else {
            self.pop();
            return true;
        };
        let next = Frame::Suffer(member + 1);
        if !seat_in_trial(self.open(), seat) {
            self.become_frame(next);
            return true;
        }
        match penalty(self.game, self.open()) {
            Some(Penalty::Lose(loss)) => {
                self.become_frame(next);
                self.lose(seat, loss);
            }
            Some(Penalty::Either(one, other)) => {
                let worth = self.open().of(seat).chips + self.force().sales(seat);
                let sales_help = |loss| matches!(loss, Loss::Chips(amount) if worth >= amount.into()) && !bears(self.open(), seat, loss);
                let able = [one, other].map(|loss| bears(self.open(), seat, loss));
                if able == [true, true] || sales_help(one) || sales_help(other) {
                    return false;
                }
                // C-16: what can be suffered in full, else Health as far as it goes.
                self.become_frame(next);
                let health = if matches!(one, Loss::Health(_)) { one } else { other };
                self.lose(
                    seat,
                    if able[0] {
                        one
                    } else if able[1] {
                        other
                    } else {
                        health
                    },
                );
            }
            _ => self.become_frame(next),
        }
        true
    }

    pub(super) fn suffer(&mut self, member: u8, choice: Choice) {
        let seat = self.open().trial.as_ref().and_then(|trial| trial.crew.members().get(usize::from(member)).copied());
        self.become_frame(Frame::Suffer(member + 1));
        if let (Some(seat), Some(Penalty::Either(one, other)), Choice::Lose(which)) = (seat, penalty(self.game, self.open()), choice) {
            self.lose(seat, if which == 0 { one } else { other });
        }
    }

    fn lose(&mut self, seat: Seat, loss: Loss) {
        match loss {
            Loss::Health(amount) => self.hurt(seat, amount, 0),
            Loss::Chips(amount) => self.spend(seat, amount),
        }
    }

    pub(super) fn mission_ends(&mut self) {
        self.pop();
        let Some(attempt) = self.state.open.attempt.take() else { return };
        rule!(R133);
        self.state.open.trial = None;
        self.state.open.seated.iter_mut().for_each(|seated| seated.loadout = Cards::default());
        let mission = attempt.job.mission;
        self.state.open.missions_gone.insert(mission);
        self.tell(|| Event::MissionOver { mission });
        self.mission_kept(mission);
    }
}
