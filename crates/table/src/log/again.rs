//! A log is played again: to take a table up, to look at it as it was, and to take something back. Whatever is gone
//! back to is played from the nearest state that was kept, so that the length of the log does not matter.

use std::sync::Arc;

use super::{Brought, LogEntry, Logged, VOID};
use crate::chance::{AnyChance, Recorded, Source};
use crate::choices::Choices;
use crate::digest::digest;
use crate::table::Refusal;
use crate::text::Prose;
use crate::witness::Told;

/// How often a table can be taken back to one entry, so that an act is not tried again and again without end.
pub const MOST_UNDOS_OF_AN_ACT: usize = 16;

/// How often anything can be taken back at one table.
pub const MOST_UNDOS: usize = 1_000;

/// The first entry of a log that does not fit, and what is wrong with it.
pub type Disagreement = (usize, String);

impl<G: Prose> Logged<G> {
    /// Takes a table up from its log, playing it again from its recorded chance. Stops at the first
    /// entry that does not fit, with its place and what is wrong. `exactly` also insists that every
    /// recorded result still has its number. `watch` sees the table before every entry.
    pub fn reopen(
        game: Arc<G>,
        brought: Brought<G::Options, G::Entry>,
        source: Source,
        log: &[LogEntry],
        exactly: bool,
        watch: impl FnMut(&Self, &LogEntry) -> Result<(), String>,
    ) -> Result<Self, Disagreement> {
        match Logged::reopen_agreeing(game, brought, source, log, exactly, watch)? {
            (table, None) => Ok(table),
            (_, Some(disagrees)) => Err(disagrees),
        }
    }

    /// The same, but stands after the last entry that fits, with the first that does not. Only a deal that does not
    /// fit is an error.
    pub fn reopen_agreeing(
        game: Arc<G>,
        brought: Brought<G::Options, G::Entry>,
        source: Source,
        log: &[LogEntry],
        exactly: bool,
        mut watch: impl FnMut(&Self, &LogEntry) -> Result<(), String>,
    ) -> Result<(Self, Option<Disagreement>), Disagreement> {
        let Some(LogEntry::Deal { chance, digest: expected }) = log.first() else {
            return Err((0, "the first entry must be the deal".to_owned()));
        };
        let mut recorded = if exactly { Recorded::exactly(chance) } else { Recorded::new(chance) };
        let state = game
            .deal(&brought.options, &brought.entries, &mut AnyChance::new(&mut recorded))
            .map_err(|problems| (0, problems.to_string()))?;
        recorded.finish().map_err(|mismatch| (0, mismatch))?;
        agree(&*game, expected, &state).map_err(|wrong| (0, wrong))?;
        let mut table = Logged::begin(game, brought, source, state, log[0].clone());
        table.checkpoints.want(log.iter().filter_map(|entry| if let LogEntry::Undo { to } = entry { Some(*to) } else { None }));
        let mut play =
            |(at, entry): (usize, &LogEntry)| watch(&table, entry).and_then(|()| table.again(entry, exactly)).map_err(|wrong| (at, wrong));
        let disagrees = log.iter().enumerate().skip(1).try_for_each(&mut play).err();
        table.checkpoints.want_no_more();
        table.source.skip_to(table.rolled);
        Ok((table, disagrees))
    }

    /// Takes everything after entry `to` back. Chance goes on with fresh results, so nobody can use it
    /// to look ahead. What is done and taken back again and again is refused in the end.
    pub fn undo(&mut self, to: usize) -> Result<(), Refusal> {
        self.has_room(1)?;
        let undos =
            |wanted: &dyn Fn(usize) -> bool| self.log.iter().filter(|entry| matches!(entry, LogEntry::Undo { to } if wanted(*to))).count();
        if undos(&|before| before == to) >= MOST_UNDOS_OF_AN_ACT || undos(&|_| true) >= MOST_UNDOS {
            return Err(Refusal::UndoneTooOften);
        }
        self.go_back(to)
    }

    fn go_back(&mut self, to: usize) -> Result<(), Refusal> {
        let Ok(place) = self.held.binary_search(&to) else { return Err(Refusal::NothingToUndo) };
        if self.void || place + 1 == self.held.len() {
            return Err(Refusal::NothingToUndo);
        }
        let (state, replayed) = self.state_after(&self.held[..=place]).ok_or(Refusal::NothingToUndo)?;
        self.state = state;
        self.replayed += replayed;
        self.held.truncate(place + 1);
        self.checkpoints.taken_back(to, self.log.len());
        self.note(LogEntry::Undo { to });
        Ok(())
    }

    /// The table as it was after an entry, those that were taken back later among them.
    pub fn at(&self, entry: usize) -> Option<Self> {
        let agreed = |entry: &LogEntry| self.void && matches!(entry, LogEntry::Over(ended) if ended.how == VOID);
        // The end belongs to the entry that brings it, unless the players agreed on it later.
        let ended = self.log.get(entry.checked_add(1)?).is_some_and(|next| matches!(next, LogEntry::Over(_)) && !agreed(next));
        let entry = entry + usize::from(ended);
        let log = self.log.get(..=entry)?;
        let mut held: Vec<usize> = Vec::new();
        for (at, entry) in log.iter().enumerate() {
            match entry {
                LogEntry::Undo { to } => held.truncate(held.partition_point(|held| held <= to)),
                _ if entry.digest().is_some() => held.push(at),
                _ => {}
            }
        }
        let (state, replayed) = self.state_after(&held)?;
        let rolled = log.iter().map(|entry| entry.chance().len() as u64).sum();
        let mut source = self.source.clone();
        source.skip_to(rolled);
        Some(Logged {
            game: self.game.clone(),
            brought: self.brought.clone(),
            seats: self.seats,
            source,
            log: log.to_vec(),
            told: self.told[..=entry].to_vec(),
            begins: self.begins[..=entry].to_vec(),
            checkpoints: self.checkpoints.until(entry),
            held,
            rolled,
            decided: log.iter().filter(|entry| matches!(entry, LogEntry::Decision { .. })).count() as u64,
            replayed,
            void: log.iter().any(agreed),
            charged: Vec::new(),
            state,
        })
    }

    /// The state after the last of these entries, each of which followed on the one before, and how many had to be
    /// played again from the nearest state that was kept.
    fn state_after(&self, held: &[usize]) -> Option<(G::State, u64)> {
        if held.last() == self.held.last() {
            return Some((self.state.clone(), 0));
        }
        let kept = |(place, &entry): (usize, &usize)| Some((place, self.checkpoints.get(entry)?));
        let (place, kept) = held.iter().enumerate().rev().find_map(kept)?;
        let (mut state, again) = (kept.clone(), &held[place + 1..]);
        for &entry in again {
            self.play(&mut state, &self.log[entry], false, &mut Told::default()).ok()?;
        }
        Some((state, again.len() as u64))
    }

    /// Does what an entry of a log says, with its chance: neither its label nor its digest is made again. What does
    /// not fit is an error, and the state is then of no use.
    pub(super) fn play(&self, state: &mut G::State, entry: &LogEntry, exactly: bool, told: &mut Told<G::Event>) -> Result<(), String> {
        let mut recorded = if exactly { Recorded::exactly(entry.chance()) } else { Recorded::new(entry.chance()) };
        match entry {
            LogEntry::Decision { seat, choice, .. } => {
                let mut choices = Choices::new();
                if self.game.awaited(state).contains(*seat) {
                    self.game.choices(state, *seat, &mut choices);
                }
                let Some(listed) = self.listed(&choices, choice) else { return Err(self.refusal(state, *seat, choice).to_string()) };
                self.game.decide(state, *seat, listed, &mut AnyChance::new(&mut recorded), told, &mut choices);
            }
            LogEntry::Concede { seat, .. } => self.game.leave(state, *seat, &mut AnyChance::new(&mut recorded), told),
            // Nothing else changes a state.
            _ => {}
        }
        recorded.finish()
    }

    /// Applies one entry of an older log, or nothing of it.
    fn again(&mut self, entry: &LogEntry, exactly: bool) -> Result<(), String> {
        match entry {
            LogEntry::Deal { .. } => return Err("a table is dealt once".to_owned()),
            LogEntry::Decision { seat, digest, .. } | LogEntry::Concede { seat, digest, .. } => {
                let concedes = matches!(entry, LogEntry::Concede { .. });
                let possible = if concedes { self.can_leave(*seat) } else { self.goes_on() };
                possible.map_err(|refusal| refusal.to_string())?;
                let (mut state, mut told) = (self.state.clone(), Told::default());
                self.play(&mut state, entry, exactly, &mut told)?;
                agree(&*self.game, digest, &state)?;
                let begins = concedes || !self.game.mid_act(&self.state, *seat);
                self.replayed += 1;
                self.push(state, entry.clone(), told, begins);
            }
            LogEntry::Undo { to } => self.go_back(*to).map_err(|refusal| refusal.to_string())?,
            LogEntry::Substitute { .. } | LogEntry::Rules { .. } => self.note(entry.clone()),
            LogEntry::Clock(_) | LogEntry::Time { .. } | LogEntry::Pause { .. } => self.note(entry.clone()),
            LogEntry::Over(ended) => {
                if ended.how == VOID && !self.awaited().is_over() {
                    // What the players agreed on is in no state.
                    self.void().map_err(|refusal| refusal.to_string())?;
                }
                if self.log.last() != Some(entry) {
                    return Err("the table does not end here like that".to_owned());
                }
            }
        }
        Ok(())
    }
}

fn agree<G: Prose>(game: &G, expected: &str, state: &G::State) -> Result<(), String> {
    let found = digest(game, state);
    if found == *expected {
        return Ok(());
    }
    Err(format!("the state afterwards has the digest {found}, but the log says {expected}"))
}
