//! A battle step by step (Hits, Runs): responses, defenders, actions, totals, losses, security, reward.

use table::{Chance, Seat, Seats, Witness, rule};

use super::Engine;
use super::totals::{security_test, skirmish};
use crate::catalog::effects::Static;
use crate::catalog::words::{Cue, Kind, Moment};
use crate::event::Event;
use crate::faces::holds;
use crate::frame::{BattleStep, Frame, That};
use crate::state::{Battle, Marks, STASHED, Spot};

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// A step of the battle; `false` if it asks.
    pub(super) fn battle_step(&mut self, stage: BattleStep) -> bool {
        let Some(battle) = self.state.board.battle else {
            self.pop();
            return true;
        };
        match stage {
            BattleStep::Declared => {
                self.become_frame(Frame::Battle(BattleStep::Defence));
                if !battle.run {
                    let on = if battle.target == STASHED { Spot::NONE } else { Spot::new(battle.against, battle.target) };
                    self.push(Frame::Window(Cue::Hit, on, battle.by, 0, Seats::NONE));
                }
            }
            BattleStep::Defence => {
                self.become_frame(Frame::Battle(BattleStep::Ready));
                if battle.run {
                    rule!(R297);
                } else if !self.state.board.unguarded.contains(battle.by) && self.state.board.plays(battle.against) {
                    self.push(Frame::Send(battle.against, 0));
                }
            }
            BattleStep::Ready => {
                rule!(R256);
                let first = if battle.skirmish { battle.against } else { battle.by };
                self.become_frame(Frame::Battle(BattleStep::Actions(first, 0)));
            }
            BattleStep::Actions(seat, passes) => {
                rule!(R257);
                if battle.tie || usize::from(passes) >= self.state.board.players().count() {
                    self.become_frame(Frame::Battle(BattleStep::Totals));
                } else if !self.state.board.plays(seat) {
                    let next = self.state.board.next(seat);
                    self.become_frame(Frame::Battle(BattleStep::Actions(next, passes)));
                } else {
                    return false;
                }
            }
            BattleStep::Totals => self.totals(battle),
            BattleStep::Skirmish => self.after_skirmish(battle),
            BattleStep::Security => self.test_security(battle),
            BattleStep::Reward => self.reward(battle),
            BattleStep::Onward => return self.onward_step(battle),
            BattleStep::Over => self.battle_over(battle),
        }
        true
    }

    fn remember(&mut self, change: impl FnOnce(&mut Battle)) {
        if let Some(battle) = &mut self.state.board.battle {
            change(battle);
        }
    }

    /// The totals are reckoned and compared (R258-R264, R271).
    fn totals(&mut self, battle: Battle) {
        rule!(R258);
        let read = self.read();
        let attackers = read.fighters(battle.by).next().is_some();
        let defenders = battle.skirmish && read.fighters(battle.against).next().is_some();
        let (offense, defense) = (read.offense(battle.by), read.defense(battle.by));
        if battle.tie {
            self.tell(|| Event::Tied { seat: battle.by });
            return self.come_back();
        }
        if !attackers {
            self.tell(|| Event::Failed { seat: battle.by });
            return self.come_back();
        }
        self.tell(|| Event::Totals { seat: battle.by, offense, defense });
        if !defenders {
            rule!(R276);
            self.remember(|battle| battle.left = [offense, defense]);
            return self.become_frame(Frame::Battle(BattleStep::Security));
        }
        let against = battle.against;
        let (their_offense, their_defense) = (self.read().offense(against), self.read().defense(against));
        self.tell(|| Event::Totals { seat: against, offense: their_offense, defense: their_defense });
        rule!(R263);
        rule!(R264);
        rule!(R271);
        let (beaten, left) = skirmish([offense, defense], [their_offense, their_defense]);
        if beaten[0] && beaten[1] {
            rule!(R272);
        }
        rule!(R277);
        rule!(R278);
        self.remember(|battle| {
            (battle.left, battle.beaten) = (left, beaten);
        });
        self.become_frame(Frame::Battle(BattleStep::Skirmish));
        let level = self.level();
        for (seat, lost) in [(battle.by, beaten[0]), (against, beaten[1])] {
            if lost {
                self.tell(|| Event::Beaten { seat });
                self.doom_team(seat, level);
            }
        }
        if beaten[0] || beaten[1] {
            self.push(Frame::Losses(level));
        }
    }

    /// All Runners of a player in the battle are beaten.
    fn doom_team(&mut self, seat: Seat, level: u8) {
        for slot in 0..self.state.board.side(seat).pieces.len() as u8 {
            let at = Spot::new(seat, slot);
            if self.state.board.piece(at).is_some_and(|piece| piece.fights()) {
                self.doom_beaten(at, level);
            }
        }
    }

    /// What the Skirmish comes to (R273-R276, A80, A81).
    fn after_skirmish(&mut self, battle: Battle) {
        match battle.beaten {
            [false, true] => {
                self.become_frame(Frame::Battle(BattleStep::Security));
                self.happens_in_battle(battle.by, Moment::SkirmishWon);
            }
            [false, false] => {
                rule!(R273);
                rule!(R274);
                rule!(R275);
                self.tell(|| Event::Tied { seat: battle.by });
                self.come_back();
            }
            [true, won] => {
                self.tell(|| Event::Failed { seat: battle.by });
                self.come_back();
                if !won {
                    self.happens_in_battle(battle.against, Moment::SkirmishWon);
                }
            }
        }
    }

    /// The remaining offense against the Security Total (R283-R290, R298-R303).
    fn test_security(&mut self, battle: Battle) {
        let target = Spot::new(battle.against, battle.target);
        let read = self.read();
        let there = if battle.target == STASHED {
            read.board.side(battle.against).stash().next().is_some()
        } else {
            read.piece(target).is_some_and(|piece| piece.card == battle.card)
        };
        if !there || read.fighters(battle.by).next().is_none() {
            self.tell(|| Event::Failed { seat: battle.by });
            return self.come_back();
        }
        let security = read.security(target);
        let worth = read.worth(target).clamp(0, 255) as u8;
        let (won, beaten) = security_test(battle.left, security);
        self.tell(|| Event::Security { security, offense: battle.left[0] });
        if battle.run {
            rule!(R298);
        }
        if won {
            rule!(R283);
            self.tell(|| Event::Succeeded { seat: battle.by });
            self.remember(|battle| (battle.worth, battle.won) = (worth, true));
            self.become_frame(Frame::Battle(BattleStep::Reward));
            return self.take_target(battle);
        }
        rule!(R284);
        rule!(R288);
        rule!(R306);
        self.tell(|| Event::Failed { seat: battle.by });
        self.come_back();
        if beaten {
            rule!(R289);
            if battle.run {
                rule!(R302);
            }
            self.tell(|| Event::Beaten { seat: battle.by });
            let level = self.level();
            self.doom_team(battle.by, level);
            self.push(Frame::Losses(level));
        } else {
            rule!(R290);
            if battle.run {
                rule!(R303);
            }
        }
    }

    /// The target is trashed, or burned after a Run (R285, R300).
    fn take_target(&mut self, battle: Battle) {
        let target = Spot::new(battle.against, battle.target);
        if battle.run {
            rule!(R299);
            rule!(R300);
            return self.burn(target);
        }
        rule!(R285);
        let level = self.level();
        if battle.target == STASHED {
            rule!(R110);
            for slot in 0..self.state.board.side(battle.against).pieces.len() as u8 {
                let at = Spot::new(battle.against, slot);
                if self.state.board.piece(at).is_some_and(|piece| piece.host == crate::state::STASH) {
                    self.doom(at, level);
                }
            }
        } else {
            self.doom(target, level);
        }
        self.push(Frame::Losses(level));
    }

    /// Ops Points, and everything that happens by a success (R286, R301, R032).
    fn reward(&mut self, battle: Battle) {
        rule!(R286);
        rule!(R317);
        if battle.run {
            rule!(R301);
        }
        self.become_frame(Frame::Battle(BattleStep::Onward));
        self.gain_ops(battle.by, battle.worth.into());
        if battle.target != STASHED && self.game.catalog().card(battle.card).kind == Kind::Operation {
            rule!(R031);
            rule!(R032);
            self.completes(battle);
        }
        let moment = if battle.run { Moment::RunSucceeds } else { Moment::HitSucceeds };
        self.happens_in_battle(battle.by, moment);
        if battle.run {
            for seat in self.read().rivals(battle.by) {
                self.happens_to(seat, Moment::RivalRuns, That::None);
            }
            self.completed_wins(battle.by, battle.card);
        }
    }

    /// The attackers have not succeeded: they return used and are done for this turn (R274, R275, R306).
    fn come_back(&mut self) {
        let Some(battle) = self.state.board.battle else { return };
        self.become_frame(Frame::Battle(BattleStep::Over));
        for piece in self.state.board.side_mut(battle.by).pieces.iter_mut() {
            if piece.is_some() && piece.fights() {
                piece.marks.put(Marks::DONE);
            }
        }
    }

    /// Everybody comes home: attackers used, unless something brought them home unused (R293).
    fn battle_over(&mut self, battle: Battle) {
        for slot in 0..self.state.board.side(battle.by).pieces.len() as u8 {
            let at = Spot::new(battle.by, slot);
            let read = self.read();
            let Some(piece) = read.piece(at).filter(|piece| piece.fights()) else { continue };
            let tireless = battle.won && read.held(at, holds::TIRELESS).any(|what| *what == Static::Tireless);
            if !piece.marks.has(Marks::HOME) && !tireless {
                rule!(R293);
                self.state.board.mark(at, Marks::USED);
            }
        }
        self.clear_battle(false);
        self.state.board.battle = None;
        self.pop();
    }

    /// What is only of a battle ends with it (R189); the attackers stay together where they go on.
    pub(super) fn clear_battle(&mut self, goes_on: bool) {
        let by = self.state.board.battle.map(|battle| battle.by);
        for seat in 0..self.state.board.seats {
            let keep = if goes_on && by == Some(Seat(seat)) { Marks::FIGHTS } else { 0 };
            for piece in self.state.board.sides[usize::from(seat)].pieces.iter_mut() {
                piece.marks.clear(Marks::BATTLE & !keep);
            }
        }
        self.state.board.changes.retain(|change| !change.battle);
        self.state.board.stirred = true;
    }

    /// A Hit that could not be paid for does not take place.
    pub(super) fn call_off(&mut self) {
        let Some(battle) = self.state.board.battle else { return };
        for piece in self.state.board.side_mut(battle.by).pieces.iter_mut().filter(|piece| piece.fights()) {
            piece.marks.clear(Marks::TOOK_PART | Marks::WENT);
        }
        self.clear_battle(false);
        self.state.board.battle = None;
    }
}
