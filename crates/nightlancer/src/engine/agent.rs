//! The Agent of cooperative and solitaire play (rulebook 6.1): its Contacts, Heat and Prospects, the missions that it
//! takes and the spaces that it blocks. It decides nothing: where it has a choice the players choose for it.

use table::{Chance, Seat, Witness, rule};

use super::challenge::seat_in_trial;
use super::street::{free, is_for_decoys};
use super::{Engine, market};
use crate::cards::Cards;
use crate::catalog::words::{Action, Half, Hindrance, Profile};
use crate::catalog::{MissionId, SpaceId};
use crate::choice::Choice;
use crate::event::{Event, Track};
use crate::frame::Frame;
use crate::game::Nightlancer;
use crate::state::{AGENT, MOST_HEAT, Open};

/// Cards that the Agent draws at a time (R251).
pub(crate) const DRAWS: u8 = 2;

/// The missions among which the Agent takes one.
pub(super) fn wanted_missions(game: &Nightlancer, open: &Open) -> Cards<MissionId> {
    let catalog = game.catalog();
    let all: Cards<MissionId> = open.jobs.iter().filter(|job| job.is_empty()).map(|job| job.mission).collect();
    let low: Cards<MissionId> = all.iter().filter(|&id| catalog.mission(id).profile == Profile::Low).collect();
    let early = open.card.is_some() && catalog.round(open.card).half == Half::Early;
    let all = if early && !low.is_empty() {
        rule!(R265);
        low
    } else {
        all
    };
    // C-70
    let pays = |id: MissionId| catalog.mission(id).payment(1).chips;
    let most = all.iter().map(pays).max().unwrap_or(0);
    all.iter().filter(|&id| pays(id) == most).collect()
}

/// The Black Market spaces among which the Agent takes one: with both cards, and the dearest.
pub(super) fn wanted_stalls(game: &Nightlancer, open: &Open) -> Cards<SpaceId> {
    let catalog = game.catalog();
    let free = free(game, open);
    let full = |stall: usize| open.stalls[stall].iter().all(|card| card.is_some());
    let cost = |stall: usize| open.stalls[stall].iter().map(|&card| catalog.item(card).cost).sum::<u8>();
    let stalls = || market::stall_spaces(game, open).enumerate().filter(|(stall, space)| free.contains(*space) && full(*stall));
    let most = stalls().map(|(stall, _)| cost(stall)).max();
    stalls().filter(|(stall, _)| Some(cost(*stall)) == most).map(|(_, space)| space).collect()
}

/// Whether the Agent draws at all: not at 5 Heat (C-11), and not against a mission with a Deal.
pub(crate) fn may_draw(open: &Open) -> bool {
    if open.agent.heat >= MOST_HEAT {
        rule!(R253);
        return false;
    }
    let deal = open.attempt.is_some_and(|attempt| attempt.job.deal.is_some());
    if deal {
        rule!(R254);
    }
    open.has_agent() && !deal
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    fn agent_changed(&mut self, track: Track, by: i16) {
        let agent = self.open().agent;
        let to = if track == Track::Heat { agent.heat.into() } else { agent.prospects };
        self.tell(|| Event::AgentChanged { track, by, to });
    }

    fn agent_cools(&mut self) {
        let agent = &mut self.state.open.agent;
        if agent.heat == 0 {
            rule!(R250);
            agent.prospects += 1;
            self.agent_changed(Track::Prospects, 1);
        } else {
            agent.heat -= 1;
            self.agent_changed(Track::Heat, -1);
        }
    }

    /// Its target for the round, and less Heat for each player.
    pub(super) fn agent_downtime(&mut self) {
        if !self.open().has_agent() {
            return;
        }
        // C-69: of the round that begins.
        let more = if self.open().round <= crate::state::ROUNDS / 2 { 2 } else { 3 };
        rule!(R261);
        let best = self.open().players().map(|seat| self.open().of(seat).prospects).max().unwrap_or(0);
        let by = best + more - self.open().agent.prospects;
        self.state.open.agent.prospects = best + more;
        self.agent_changed(Track::Prospects, by);
        rule!(R262);
        let players = self.open().players().count();
        (0..players).for_each(|_| self.agent_cools());
    }

    pub(super) fn agent_takes_mission(&mut self) {
        let wanted = wanted_missions(self.game, self.open());
        match (wanted.len(), wanted.nth(0)) {
            (0, _) | (_, None) => {
                rule!(R266);
                self.agent_cools();
            }
            (1, Some(mission)) => self.agent_mission(Choice::Mission(mission)),
            _ => self.push(Frame::AgentMission),
        }
    }

    pub(super) fn agent_mission(&mut self, choice: Choice) {
        if self.open().frames.top() == Some(Frame::AgentMission) {
            self.pop();
        }
        let Choice::Mission(mission) = choice else { return };
        rule!(R264);
        if let Some(place) = self.open().jobs.iter().position(|job| job.mission == mission) {
            self.state.open.jobs.take(place);
            self.drop_mission(mission, true);
        }
    }

    /// Occupies a space: of the kind that players used most and that has one left.
    pub(super) fn agent_street(&mut self) {
        let catalog = self.catalog();
        let open = self.open();
        rule!(R267);
        let spaces: Cards<SpaceId> = free(self.game, open).iter().filter(|&space| is_for_decoys(self.game, space)).collect();
        let stalls = wanted_stalls(self.game, open);
        let of = |action: Action| match action {
            Action::BlackMarket => stalls,
            action => spaces.iter().filter(|&space| catalog.space(space).action() == Some(action)).collect(),
        };
        let tokens = |action: Action| open.taken.iter().filter(|&space| catalog.space(space).action() == Some(action)).count();
        rule!(R269);
        rule!(R270);
        let mut chosen: Option<(Action, usize)> = None;
        for &action in &catalog.board().agent.priority {
            let better = chosen.is_none_or(|(_, most)| tokens(action) > most);
            if !of(action).is_empty() && better {
                chosen = Some((action, tokens(action)));
            }
        }
        let Some((action, _)) = chosen else {
            // C-78
            rule!(R273);
            self.tell(|| Event::AgentPlaced { space: None });
            return self.agent_cools();
        };
        let able = of(action);
        if action == Action::BlackMarket && able.len() > 1 {
            return self.push(Frame::AgentStall);
        }
        rule!(R271);
        let edge = able.iter().find(|&space| catalog.space(space).edge);
        if let Some(space) = edge.or(able.nth(0)) {
            self.agent_blocks(space);
        }
    }

    pub(super) fn agent_stall(&mut self, choice: Choice) {
        self.pop();
        if let Choice::Space(space) = choice {
            self.agent_blocks(space);
        }
    }

    fn agent_blocks(&mut self, space: SpaceId) {
        self.state.open.blocked.insert(space);
        self.tell(|| Event::AgentPlaced { space: Some(space) });
        if let Some(stall) = market::stall(self.game, self.open(), space) {
            rule!(R272);
            self.clear_stall(stall);
        }
    }

    /// Draws a Contact against somebody and plays it, if its type does something there.
    fn agent_draws(&mut self, target: Seat, fits: impl Fn(Hindrance) -> bool) {
        let catalog = self.catalog();
        rule!(R251);
        let Some(card) = self.state.contacts.reveal("contact deck", self.chance, |card| card.key(catalog)) else { return };
        let played = fits(catalog.contact(card).circle.hindrance());
        self.tell(|| Event::AgentDrew { target, card, played });
        if !played {
            return self.state.contacts.bury(card);
        }
        rule!(R252);
        if self.open().agent.heat < MOST_HEAT {
            rule!(R249);
            self.state.open.agent.heat += 1;
            self.agent_changed(Track::Heat, 1);
        }
        self.state.open.playing.insert(card);
        // C-74
        self.push(Frame::Answer { by: AGENT, card, target });
    }

    fn agent_may_draw(&self) -> bool {
        may_draw(self.open())
    }

    pub(super) fn agent_hinders(&mut self, member: u8, drawn: u8) {
        let trial = self.open().trial.filter(|trial| self.agent_may_draw() && !trial.challenge.test.is_combat());
        let seat = trial.and_then(|trial| trial.crew.members().get(usize::from(member)).copied());
        let (Some(trial), Some(seat)) = (trial, seat) else { return self.pop() };
        rule!(R255);
        // C-10
        if drawn >= DRAWS || !trial.runs[seat.index()].attempts || !seat_in_trial(self.open(), seat) {
            return self.become_frame(Frame::AgentHinders { member: member + 1, drawn: 0 });
        }
        self.become_frame(Frame::AgentHinders { member, drawn: drawn + 1 });
        rule!(R256);
        rule!(R257);
        self.agent_draws(seat, |hindrance| hindrance == Hindrance::Weaken(trial.challenge.test));
    }

    pub(super) fn agent_informs(&mut self, member: u8, drawn: u8) {
        let paid = self.open().attempt.filter(|_| self.agent_may_draw()).map(|attempt| attempt.paid);
        let Some(&seat) = paid.as_ref().and_then(|paid| paid.members().get(usize::from(member))) else { return self.pop() };
        if drawn >= DRAWS || !self.open().plays(seat) {
            return self.become_frame(Frame::AgentInforms { member: member + 1, drawn: 0 });
        }
        self.become_frame(Frame::AgentInforms { member, drawn: drawn + 1 });
        rule!(R258);
        self.agent_draws(seat, |hindrance| hindrance == Hindrance::Heat);
    }

    pub(super) fn agent_swaps(&mut self, drawn: u8) {
        let first = self.open().in_order().next();
        let there = |seat: &&Seat| **seat == AGENT || self.open().plays(**seat);
        if self.open().order.iter().find(there) == Some(&AGENT) {
            // C-72
            rule!(R260);
            return self.pop();
        }
        let (true, Some(seat)) = (drawn < DRAWS && self.agent_may_draw(), first) else { return self.pop() };
        self.become_frame(Frame::AgentSwaps(drawn + 1));
        rule!(R259);
        self.agent_draws(seat, |hindrance| hindrance == Hindrance::Swap);
    }

    /// Whoever has fewer Prospects than the Agent loses an Ideal.
    pub(super) fn compare(&mut self) {
        self.pop();
        if !self.open().has_agent() {
            return;
        }
        for seat in self.open().players() {
            if self.open().of(seat).prospects < self.open().agent.prospects {
                // C-79
                rule!(R274);
                self.lose_ideal(seat);
            }
        }
    }
}
