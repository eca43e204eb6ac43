//! The Take missions step (rulebook 3.1): first and second Crews, joining by agreement, Deals, leaving and laying low.

use table::{Chance, Seat, Seats, Witness, rule};

use super::Engine;
use super::event::must_lay_low;
use crate::catalog::MissionId;
use crate::catalog::effects::PowerSort;
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
    force.open.has_deal(seat) && force.has(seat, PowerSort::Deal)
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    pub(super) fn mission_turn(&mut self, place: u8) -> bool {
        let next = Frame::MissionTurn { place: place + 1, refused: Seats::NONE };
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

    pub(super) fn placed(&mut self, seat: Seat) {
        self.state.open.placed = self.open().placed.with(seat);
    }

    /// The mission of that card, where it lies open.
    fn job(&mut self, mission: MissionId) -> Option<&mut Job> {
        self.state.open.jobs.iter_mut().find(|job| job.mission == mission)
    }

    pub(super) fn mission_choice(&mut self, place: u8, choice: Choice) {
        let Some(&seat) = self.open().order.get(usize::from(place)) else { return };
        let next = Frame::MissionTurn { place: place + 1, refused: Seats::NONE };
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
            Choice::Join(mission, side) => self.asks_to_join(seat, mission, side, false),
            Choice::Bargain(mission, side) => self.asks_to_join(seat, mission, side, true),
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

    /// A player leaves its mission while missions are still taken, to lay low.
    pub(super) fn leave_mission(&mut self, seat: Seat) {
        let Some((place, _)) = self.open().job_of(seat) else { return };
        // C-36
        rule!(R072);
        let mission = self.open().jobs[place].mission;
        self.keeps_word(seat, Choice::Leave);
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
