//! The Take missions step (rulebook 3.1): first and second Crews, joining by agreement, Deals, leaving and laying low.

use table::{Chance, Seat, Witness, rule};

use super::Engine;
use super::event::must_lay_low;
use crate::catalog::MissionId;
use crate::catalog::effects::Power;
use crate::choice::Choice;
use crate::crews::{Crew, Job, Side};
use crate::event::Event;
use crate::frame::Frame;
use crate::powers::Force;
use crate::state::{AGENT, Open};

/// Whether a First Crew may be started on a mission.
pub(super) fn may_start_first(job: &Job) -> bool {
    rule!(R059);
    job.crew(Side::First).is_empty()
}

/// Whether a Second Crew may be started on a mission.
pub(super) fn may_start_second(open: &Open, job: &Job) -> bool {
    if open.has_agent() {
        rule!(R277);
        return false;
    }
    rule!(R065);
    if job.deal.is_some() {
        rule!(R063);
        return false;
    }
    !job.crew(Side::First).is_empty() && job.crew(Side::Second).is_empty()
}

/// Whether a player may place its Deal token without a Contact.
pub(super) fn deals_by_power(force: Force<'_>, seat: Seat) -> bool {
    force.open.has_deal(seat) && force.has(seat, |power| power == Power::Deal)
}

/// The bit of a Crew that refused whoever is at turn.
pub(super) fn refusal(open: &Open, mission: MissionId, side: Side) -> u32 {
    let place = open.jobs.iter().position(|job| job.mission == mission).unwrap_or_default();
    1 << (2 * place + side as usize)
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    pub(super) fn mission_turn(&mut self, place: u8) -> bool {
        let next = Frame::MissionTurn { place: place + 1, refused: 0 };
        let Some(&seat) = self.open().order.get(usize::from(place)) else {
            rule!(R075);
            self.pop();
            return true;
        };
        rule!(R055);
        if seat == AGENT {
            self.become_frame(next);
            self.agent_takes_mission();
            return true;
        }
        if !self.open().plays(seat) || self.open().placed.contains(seat) {
            self.become_frame(next);
            return true;
        }
        if self.open().low.contains(seat) {
            rule!(R058);
            self.become_frame(next);
            return true;
        }
        if must_lay_low(self.open(), seat) {
            if self.open().shaken.contains(seat) {
                rule!(R057);
            } else {
                rule!(R056);
            }
            self.become_frame(next);
            self.placed(seat);
            self.lay_low(seat);
            return true;
        }
        false
    }

    fn placed(&mut self, seat: Seat) {
        self.state.open.placed = self.open().placed.with(seat);
    }

    /// The mission of that card, where it lies open.
    fn job(&mut self, mission: MissionId) -> Option<&mut Job> {
        self.state.open.jobs.iter_mut().find(|job| job.mission == mission)
    }

    pub(super) fn mission_choice(&mut self, place: u8, refused: u32, choice: Choice) {
        let Some(&seat) = self.open().order.get(usize::from(place)) else { return };
        let next = Frame::MissionTurn { place: place + 1, refused: 0 };
        match choice {
            Choice::LayLow => {
                self.become_frame(next);
                self.placed(seat);
                self.lay_low(seat);
            }
            Choice::First(mission) | Choice::FirstDeal(mission) | Choice::FirstBy(mission, ..) => {
                self.become_frame(next);
                self.placed(seat);
                let deal = choice == Choice::FirstDeal(mission);
                self.start(seat, mission, Side::First, deal);
                if let Choice::FirstBy(_, card, option) = choice {
                    // C-38
                    rule!(R062);
                    self.favour(seat, Choice::Play(card, option));
                }
            }
            Choice::Second(mission) => {
                self.become_frame(next);
                self.placed(seat);
                self.start(seat, mission, Side::Second, false);
            }
            Choice::Join(mission, side) => {
                let boss = self.job(mission).and_then(|job| job.crew(side).boss());
                let Some(boss) = boss else { return };
                rule!(R067);
                // C-35: whoever is refused chooses again, and does not ask the same Crew twice.
                let refused = refused | refusal(self.open(), mission, side);
                self.become_frame(Frame::MissionTurn { place, refused });
                self.push(Frame::Consent { joiner: seat, mission, side });
                self.tell(|| Event::Asked { seat, boss, mission });
            }
            _ => {}
        }
    }

    fn start(&mut self, seat: Seat, mission: MissionId, side: Side, deal: bool) {
        let Some(job) = self.job(mission) else { return };
        match side {
            Side::First => {
                rule!(R060);
            }
            Side::Second => {
                rule!(R066);
            }
        }
        job.crews[side as usize] = Crew::of(seat);
        if deal {
            job.deal = Some(seat);
        }
        self.tell(|| Event::Started { seat, mission, side, deal });
    }

    /// A Contact places the Deal token on the mission where the player has just started a First Crew.
    pub(super) fn place_deal(&mut self, seat: Seat) {
        if let Some((place, Side::First)) = self.open().job_of(seat) {
            self.state.open.jobs[place].deal = Some(seat);
        }
    }

    /// A Crew that is gone is not asked any more.
    pub(super) fn consent_due(&mut self, mission: MissionId, side: Side) -> bool {
        let gone = self.job(mission).is_none_or(|job| job.crew(side).is_empty());
        if gone {
            self.pop();
        }
        gone
    }

    pub(super) fn consent(&mut self, joiner: Seat, mission: MissionId, side: Side, choice: Choice) {
        self.pop();
        let agreed = choice == Choice::Accept;
        let Some(job) = self.job(mission) else { return };
        let Some(boss) = job.crew(side).boss() else { return };
        if agreed {
            // C-37
            job.crews[side as usize].join(joiner);
            self.placed(joiner);
        }
        self.tell(|| Event::Answered { seat: boss, joiner, agreed });
    }

    /// A player leaves its mission while missions are still taken, to lay low.
    pub(super) fn leave_mission(&mut self, seat: Seat) {
        let Some((place, _)) = self.open().job_of(seat) else { return };
        // C-36
        rule!(R072);
        let job = self.open().jobs[place];
        let mission = job.mission;
        // Whoever asked to join a Crew that is gone chooses again.
        if let Some(Frame::Consent { mission: asked, side, .. }) = self.open().frames.top()
            && asked == mission
            && job.crew(side).members() == [seat]
        {
            self.pop();
        }
        self.state.open.jobs[place].leave(seat);
        self.tell(|| Event::LeftMission { seat, mission });
        self.lay_low(seat);
    }

    pub(super) fn prep_ends(&mut self) {
        self.pop();
        rule!(R076);
        let mut place = 0;
        while let Some(job) = self.open().jobs.get(place).copied() {
            if job.is_empty() {
                self.state.open.jobs.take(place);
                self.drop_mission(job.mission, false);
            } else {
                place += 1;
            }
        }
        let open = &mut self.state.open;
        (open.placed, open.taken, open.blocked) = Default::default();
        for place in 0..open.order.len() {
            let seat = open.order[place];
            if seat == AGENT {
                open.agent.tokens = crate::state::TOKENS;
            } else if !open.left.contains(seat) {
                open.seated[seat.index()].tokens = crate::state::TOKENS;
            }
        }
    }

    /// A mission card goes to the discards.
    pub(super) fn drop_mission(&mut self, mission: MissionId, agent: bool) {
        self.state.open.missions_gone.insert(mission);
        self.tell(|| Event::Dropped { mission, agent });
    }
}
