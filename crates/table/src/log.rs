//! The log is the game: options, entries, chance and decisions, in order, rebuild everything.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::chance::{Chance, Fast, Recorded, Recording, Rolled, Source};
use crate::choices::Choices;
use crate::digest::digest;
use crate::game::Awaited;
use crate::outcome::{Outcome, Verdict};
use crate::player::Sight;
use crate::problem::Problems;
use crate::seat::{Audience, MAX_SEATS, Seat};
use crate::table::{Refusal, Table};
use crate::text::{Lang, Prose};
use crate::witness::{Hearing, Told};

/// One line of a log. Nothing is ever deleted: taking back is a line of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Entry {
    /// The table was set up.
    Deal {
        /// What chance answered.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<Rolled>,
        /// The digest of the state afterwards.
        digest: String,
    },
    /// A seat decided.
    Decision {
        /// Who.
        seat: Seat,
        /// The choice's name.
        choice: String,
        /// The choice for people, in English.
        label: String,
        /// What chance answered.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<Rolled>,
        /// Whether the table decided by itself, from public facts.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        automatic: bool,
        /// How much thought a bot gave it: iterations of every tree.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        thought: Vec<u32>,
        /// The digest of the state afterwards.
        digest: String,
    },
    /// A seat left the table for good.
    Concede {
        /// Who.
        seat: Seat,
        /// Whether its clock ran out, rather than by its own will.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        timeout: bool,
        /// What chance answered.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<Rolled>,
        /// The digest of the state afterwards.
        digest: String,
    },
    /// Everything after entry `to` is taken back; its chance stays used.
    Undo {
        /// The last entry that still holds.
        to: usize,
    },
    /// Somebody else plays a seat from here on.
    Substitute {
        /// The seat.
        seat: Seat,
        /// Who plays it: a bot's name, or `person`.
        player: String,
    },
    /// Another version of the rules from here on.
    Rules {
        /// The version.
        version: u32,
    },
    /// The table ended.
    Over(Ended),
}

/// How a table ended, as its log keeps it: the result can be read without the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ended {
    /// What ended it, as a key of the game's texts (`ending-...`).
    pub how: String,
    /// In what way; logs of the first version do not say it, and nearly always mean a ranking.
    #[serde(default = "ranked")]
    pub verdict: Verdict,
    /// The winning seats.
    pub winners: Vec<Seat>,
    /// The places in seat order when ranked, counted from 1; else 0.
    #[serde(default)]
    pub places: Vec<u8>,
    /// The scores in seat order.
    pub scores: Vec<i32>,
}

fn ranked() -> Verdict {
    Verdict::Ranked
}

impl Ended {
    /// The end of a table of so many seats.
    pub fn new(outcome: &Outcome, seats: u8) -> Ended {
        let there = usize::from(seats).min(MAX_SEATS);
        Ended {
            how: outcome.how.to_owned(),
            verdict: outcome.verdict,
            winners: outcome.winners(seats).iter().collect(),
            places: outcome.places[..there].to_vec(),
            scores: outcome.scores[..there].to_vec(),
        }
    }
}

/// What ends a table that its players have agreed not to count, as a key of the game's texts.
pub const VOID: &str = "void";

impl Entry {
    /// What chance answered in this entry.
    pub fn chance(&self) -> &[Rolled] {
        match self {
            Entry::Deal { chance, .. } | Entry::Decision { chance, .. } | Entry::Concede { chance, .. } => chance,
            Entry::Undo { .. } | Entry::Substitute { .. } | Entry::Rules { .. } | Entry::Over { .. } => &[],
        }
    }

    /// The digest of the state after this entry, if it changes the state.
    pub fn digest(&self) -> Option<&str> {
        match self {
            Entry::Deal { digest, .. } | Entry::Decision { digest, .. } | Entry::Concede { digest, .. } => Some(digest),
            Entry::Undo { .. } | Entry::Substitute { .. } | Entry::Rules { .. } | Entry::Over { .. } => None,
        }
    }
}

impl Entry {
    /// The same entry with everything in it made up that this audience is not to learn from it.
    fn hidden_from(&self, audience: Audience) -> Entry {
        let mut entry = self.clone();
        let hide = |chance: &mut Vec<Rolled>, digest: &mut String| {
            *digest = "hidden".to_owned();
            for rolled in chance {
                (rolled.got, rolled.is) = (0, "hidden".to_owned());
            }
        };
        match &mut entry {
            Entry::Deal { chance, digest } | Entry::Concede { chance, digest, .. } => hide(chance, digest),
            Entry::Decision { seat, choice, label, chance, thought, digest, .. } => {
                hide(chance, digest);
                if audience != Audience::Seat(*seat) {
                    (*choice, *label) = ("hidden".to_owned(), "hidden".to_owned());
                    thought.clear();
                }
            }
            Entry::Undo { .. } | Entry::Substitute { .. } | Entry::Rules { .. } | Entry::Over { .. } => {}
        }
        entry
    }
}

/// What the seats agreed on and brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Brought<O, E> {
    /// The options.
    pub options: O,
    /// What every seat brought, in seat order.
    pub entries: Vec<E>,
}

/// How far a seat's last act can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Back {
    /// The last entry that would still hold.
    pub to: usize,
    /// Whether it needs nobody's consent: since then nothing hidden was shown, no chance was used
    /// and nobody else decided.
    pub free: bool,
}

/// An entry that still holds.
struct Held {
    /// Its place in the log.
    entry: usize,
    /// Whether it began an act, rather than going on with one.
    begins: bool,
}

/// A table that keeps its log.
pub struct Logged<G: Prose> {
    game: Arc<G>,
    brought: Brought<G::Options, G::Entry>,
    seats: u8,
    source: Source,
    state: G::State,
    log: Vec<Entry>,
    /// What was told in every entry, in step with `log`.
    told: Vec<Told<G::Event>>,
    held: Vec<Held>,
    rolled: u64,
    /// Whether its players have agreed that it does not count.
    void: bool,
}

impl<G: Prose> Logged<G> {
    /// Deals a new table.
    pub fn deal(game: Arc<G>, brought: Brought<G::Options, G::Entry>, mut source: Source) -> Result<Self, Problems> {
        let mut chance = Vec::new();
        let state = game.deal(&brought.options, &brought.entries, &mut Recording::new(&mut source, &mut chance))?;
        let digest = digest(&*game, &state);
        Ok(Logged::begin(game, brought, source, state, Entry::Deal { chance, digest }))
    }

    /// Takes a table up from its log, playing it again from its recorded chance. Stops at the first
    /// entry that does not fit, with its place and what is wrong. `exactly` also insists that every
    /// recorded result still has its number. `watch` sees the table before every entry.
    pub fn reopen(
        game: Arc<G>,
        brought: Brought<G::Options, G::Entry>,
        source: Source,
        log: &[Entry],
        exactly: bool,
        mut watch: impl FnMut(&Self, &Entry) -> Result<(), String>,
    ) -> Result<Self, (usize, String)> {
        let Some(Entry::Deal { chance, digest: expected }) = log.first() else {
            return Err((0, "the first entry must be the deal".to_owned()));
        };
        let mut recorded = if exactly { Recorded::exactly(chance) } else { Recorded::new(chance) };
        let state = game.deal(&brought.options, &brought.entries, &mut recorded).map_err(|problems| (0, problems.to_string()))?;
        recorded.finish().map_err(|mismatch| (0, mismatch))?;
        agree(&*game, expected, &state).map_err(|wrong| (0, wrong))?;
        let mut table = Logged::begin(game, brought, source, state, log[0].clone());
        for (at, entry) in log.iter().enumerate().skip(1) {
            watch(&table, entry).and_then(|()| table.again(entry, exactly)).map_err(|wrong| (at, wrong))?;
        }
        table.source.skip_to(table.rolled);
        Ok(table)
    }

    fn begin(game: Arc<G>, brought: Brought<G::Options, G::Entry>, source: Source, state: G::State, deal: Entry) -> Self {
        let seats = game.seats(&brought.options);
        let (log, told, held) = (Vec::new(), Vec::new(), Vec::new());
        let mut table = Logged { game, brought, seats, source, state: state.clone(), log, told, held, rolled: 0, void: false };
        table.push(state, deal, Told::default(), true);
        table
    }

    /// The rules.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// What was agreed on and brought.
    pub fn brought(&self) -> &Brought<G::Options, G::Entry> {
        &self.brought
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The state, for the table's keeper only.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The log so far.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// What an audience was told in entry `at`. What was taken back stays told.
    pub fn told(&self, at: usize, audience: Audience) -> impl Iterator<Item = &G::Event> {
        self.told.get(at).into_iter().flat_map(move |told| told.to(audience))
    }

    /// How many decisions were made so far, those that were taken back among them.
    pub fn moment(&self) -> u64 {
        self.log.iter().filter(|entry| matches!(entry, Entry::Decision { .. })).count() as u64
    }

    /// The seed of whoever plays a seat and draws chance of its own.
    pub fn player_seed(&self, seat: Seat) -> u64 {
        self.source.player_seed(seat)
    }

    /// What a seat is shown that is asked now, and has these choices.
    pub fn sight<'a>(&'a self, seat: Seat, choices: &'a [G::Choice]) -> Sight<'a, G> {
        Sight::of(&self.game, &self.state, choices, seat, self.moment())
    }

    /// Who is awaited.
    pub fn awaited(&self) -> Awaited {
        if self.void { Awaited::over() } else { self.game.awaited(&self.state) }
    }

    /// How it ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.void { Some(Outcome::void(VOID)) } else { self.awaited().is_over().then(|| self.game.outcome(&self.state)) }
    }

    /// What a seat may do now; nothing if it is not awaited.
    pub fn choices(&self, seat: Seat) -> Choices<G::Choice> {
        let mut choices = Choices::new();
        if self.awaited().contains(seat) {
            self.game.choices(&self.state, seat, &mut choices);
        }
        choices
    }

    /// The listed choice of this name.
    pub fn find(&self, seat: Seat, key: &str) -> Result<G::Choice, Refusal> {
        if seat.0 >= self.seats {
            return Err(Refusal::NoSuchSeat { seat, seats: self.seats });
        }
        let choices = self.choices(seat);
        if let Some(&choice) = choices.iter().find(|&&choice| self.game.key(choice) == key) {
            return Ok(choice);
        }
        let awaited = self.awaited();
        if awaited.is_over() {
            return Err(Refusal::Over);
        }
        let view = self.game.view(&self.state, Audience::Seat(seat));
        let mut attempts = Choices::new();
        self.game.attempts(&view, &mut attempts);
        let attempt = attempts.iter().find(|&&choice| self.game.key(choice) == key);
        let reason = attempt.and_then(|&choice| self.game.why_not(&view, choice)).map(Box::new);
        Err(if awaited.contains(seat) {
            Refusal::NotOffered { seat, choice: key.to_owned(), reason }
        } else {
            Refusal::NotAwaited { seat, awaited, reason }
        })
    }

    /// Does what a seat chose.
    pub fn decide(&mut self, seat: Seat, choice: G::Choice) -> Result<(), Refusal> {
        self.answer(seat, choice, &[])
    }

    /// Does what a bot chose after so much thought.
    pub fn answer(&mut self, seat: Seat, choice: G::Choice, thought: &[u32]) -> Result<(), Refusal> {
        let mut source = self.source.clone();
        self.decide_with(seat, choice, thought, &mut source)?;
        self.source = source;
        Ok(())
    }

    fn decide_with(&mut self, seat: Seat, choice: G::Choice, thought: &[u32], chance: &mut impl Chance) -> Result<(), Refusal> {
        if seat.0 >= self.seats {
            return Err(Refusal::NoSuchSeat { seat, seats: self.seats });
        }
        if self.void {
            return Err(Refusal::Over);
        }
        let game = self.game.clone();
        let (mut rolled, mut told) = (Vec::new(), Told::default());
        let mut table = Table::new(&*game, self.state.clone());
        table.decide(seat, choice, &mut Recording::new(chance, &mut rolled), &mut told)?;
        let begins = !game.mid_act(&self.state, seat);
        let label = game.label(&game.view(&self.state, Audience::Seat(seat)), choice, Lang::En);
        let (state, thought) = (table.state().clone(), thought.to_vec());
        let (choice, digest) = (game.key(choice), digest(&*game, &state));
        let entry = Entry::Decision { seat, choice, label, chance: rolled, automatic: false, thought, digest };
        self.push(state, entry, told, begins);
        Ok(())
    }

    /// Does a whole act, all or nothing: if one of the choices is refused, none is made. Choices
    /// that stand behind a result of chance cannot be sent along.
    pub fn act(&mut self, seat: Seat, keys: &[&str]) -> Result<(), Refusal> {
        if keys.is_empty() {
            // Nothing is no choice of anybody.
            return self.find(seat, "").map(|_| ());
        }
        let mut trial = self.fork();
        for (done, key) in keys.iter().enumerate() {
            let choice = trial.find(seat, key)?;
            trial.decide(seat, choice)?;
            let used = trial.log.last().is_some_and(|entry| !entry.chance().is_empty());
            if used && done + 1 < keys.len() {
                return Err(Refusal::AfterChance { known: done + 1 });
            }
        }
        self.join(trial);
        Ok(())
    }

    /// A copy without history, to do things on that happen together or not at all.
    fn fork(&self) -> Self {
        let brought = self.brought.clone();
        let deal = Entry::Deal { chance: Vec::new(), digest: String::new() };
        let mut fork = Logged::begin(self.game.clone(), brought, self.source.clone(), self.state.clone(), deal);
        fork.void = self.void;
        fork
    }

    /// Takes over what was done on a copy.
    fn join(&mut self, fork: Self) {
        // All but the deal of the copy, which stands for what came before.
        let before = self.log.len() - 1;
        self.held.extend(fork.held.iter().skip(1).map(|held| Held { entry: held.entry + before, ..*held }));
        self.log.extend(fork.log.into_iter().skip(1));
        self.told.extend(fork.told.into_iter().skip(1));
        self.rolled += fork.rolled;
        (self.state, self.source) = (fork.state, fork.source);
    }

    /// A table that an audience cannot tell from this one: the state is imagined from its view, and what it
    /// was not told is something else.
    pub(crate) fn twin(&self, audience: Audience, seed: u64) -> Self {
        let mut chance = Fast::new(seed);
        let state = self.game.imagine(&self.game.view(&self.state, audience), &mut chance);
        let other = self.told.iter().flat_map(|told| &told.0).next().map(|(_, event)| event);
        let told = |told: &Told<G::Event>| {
            let heard = |(hearing, event): &(Hearing, G::Event)| {
                let event = if hearing.reaches(audience) { event } else { other.unwrap_or(event) };
                (*hearing, event.clone())
            };
            Told(told.0.iter().map(heard).collect())
        };
        let log = self.log.iter().map(|entry| entry.hidden_from(audience)).collect();
        Logged {
            game: self.game.clone(),
            brought: self.brought.clone(),
            seats: self.seats,
            source: Source::Fast(chance),
            state,
            log,
            told: self.told.iter().map(told).collect(),
            held: self.held.iter().map(|held| Held { ..*held }).collect(),
            rolled: self.rolled,
            void: self.void,
        }
    }

    /// Takes a seat out for good.
    pub fn concede(&mut self, seat: Seat, timeout: bool) -> Result<(), Refusal> {
        self.can_leave(seat)?;
        let (mut state, mut source) = (self.state.clone(), self.source.clone());
        let (mut chance, mut told) = (Vec::new(), Told::default());
        self.game.leave(&mut state, seat, &mut Recording::new(&mut source, &mut chance), &mut told);
        let entry = Entry::Concede { seat, timeout, chance, digest: digest(&*self.game, &state) };
        self.push(state, entry, told, true);
        self.source = source;
        Ok(())
    }

    /// Ends the table without a result, as its players have agreed: it does not count. This cannot be taken back.
    pub fn void(&mut self) -> Result<(), Refusal> {
        if self.awaited().is_over() {
            return Err(Refusal::Over);
        }
        self.void = true;
        self.log.push(Entry::Over(Ended::new(&Outcome::void(VOID), self.seats)));
        self.told.push(Told::default());
        Ok(())
    }

    fn can_leave(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.0 >= self.seats {
            Err(Refusal::NoSuchSeat { seat, seats: self.seats })
        } else if self.awaited().is_over() {
            Err(Refusal::Over)
        } else if self.has_left(seat) {
            Err(Refusal::Left(seat))
        } else {
            Ok(())
        }
    }

    /// Whether a seat has left the table.
    pub fn has_left(&self, seat: Seat) -> bool {
        self.held.iter().any(|held| matches!(self.log[held.entry], Entry::Concede { seat: gone, .. } if gone == seat))
    }

    /// How far the last act of a seat can be taken back, if it has decided at all.
    pub fn back(&self, seat: Seat) -> Option<Back> {
        let mut free = true;
        for held in self.held.iter().skip(1).rev() {
            let entry = &self.log[held.entry];
            let hidden = self.told[held.entry].0.iter().any(|(hearing, _)| !matches!(hearing, Hearing::All));
            free &= entry.chance().is_empty() && !hidden;
            match entry {
                // What the table decided by itself it would decide again.
                Entry::Decision { automatic: true, .. } => {}
                Entry::Decision { seat: decided, .. } if *decided == seat => {
                    if held.begins {
                        return Some(Back { to: self.before(held.entry), free });
                    }
                }
                Entry::Decision { .. } => free = false,
                // Who has left does not come back.
                _ => return None,
            }
        }
        None
    }

    fn before(&self, entry: usize) -> usize {
        self.held.iter().take_while(|held| held.entry < entry).last().map_or(0, |held| held.entry)
    }

    /// Takes everything after entry `to` back. Chance goes on with fresh results, so nobody can use it
    /// to look ahead.
    pub fn undo(&mut self, to: usize) -> Result<(), Refusal> {
        if self.void || !self.held.iter().any(|held| held.entry == to) || self.held.last().is_none_or(|held| held.entry == to) {
            return Err(Refusal::NothingToUndo);
        }
        let kept: Vec<Entry> = self.held.iter().take_while(|held| held.entry <= to).map(|held| self.log[held.entry].clone()).collect();
        let again = Logged::reopen(self.game.clone(), self.brought.clone(), self.source.clone(), &kept, false, |_, _| Ok(()));
        let Ok(again) = again else { return Err(Refusal::NothingToUndo) };
        self.state = again.state;
        self.held.retain(|held| held.entry <= to);
        self.log.push(Entry::Undo { to });
        self.told.push(Told::default());
        Ok(())
    }

    /// Notes that another version of the rules holds from here on.
    pub fn new_rules(&mut self, version: u32) {
        self.log.push(Entry::Rules { version });
        self.told.push(Told::default());
    }

    /// Notes that somebody else plays a seat from here on.
    pub fn substitute(&mut self, seat: Seat, player: String) {
        self.log.push(Entry::Substitute { seat, player });
        self.told.push(Told::default());
    }

    /// Makes the choices that the table makes by itself, from public facts; how many were made.
    pub fn settle(&mut self) -> usize {
        let mut made = 0;
        // The rules bound a run of automatic choices as they bound the steps of a decision.
        while made < crate::frames::STEP_BUDGET as usize {
            let public = self.game.view(&self.state, Audience::Spectator);
            let awaited = self.awaited().must;
            let found = awaited.iter().find_map(|seat| self.game.automatic(&public, seat).map(|choice| (seat, choice)));
            let at = self.log.len();
            match found {
                Some((seat, choice)) if self.decide(seat, choice).is_ok() => made += 1,
                _ => break,
            }
            if let Some(Entry::Decision { automatic, .. }) = self.log.get_mut(at) {
                *automatic = true;
            }
        }
        made
    }

    /// Applies one entry of an older log.
    fn again(&mut self, entry: &Entry, exactly: bool) -> Result<(), String> {
        let mut recorded = if exactly { Recorded::exactly(entry.chance()) } else { Recorded::new(entry.chance()) };
        match entry {
            Entry::Deal { .. } => return Err("a table is dealt once".to_owned()),
            Entry::Decision { seat, choice, digest, .. } => {
                let choice = self.find(*seat, choice).map_err(|refusal| refusal.to_string())?;
                let at = self.log.len();
                self.decide_with(*seat, choice, &[], &mut recorded).map_err(|refusal| refusal.to_string())?;
                recorded.finish()?;
                agree(&*self.game, digest, &self.state)?;
                // The line as it was written, with its own label and results.
                self.log[at] = entry.clone();
            }
            Entry::Concede { seat, digest, .. } => {
                self.can_leave(*seat).map_err(|refusal| refusal.to_string())?;
                let (mut state, mut told) = (self.state.clone(), Told::default());
                self.game.leave(&mut state, *seat, &mut recorded, &mut told);
                recorded.finish()?;
                agree(&*self.game, digest, &state)?;
                self.push(state, entry.clone(), told, true);
            }
            Entry::Undo { to } => self.undo(*to).map_err(|refusal| refusal.to_string())?,
            Entry::Substitute { .. } | Entry::Rules { .. } => {
                self.log.push(entry.clone());
                self.told.push(Told::default());
            }
            Entry::Over(ended) => {
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

    /// Adds an entry and the state that it led to, and the end if it was the last. What can fail is done before
    /// anything is changed.
    fn push(&mut self, state: G::State, entry: Entry, told: Told<G::Event>, begins: bool) {
        let over = self.game.awaited(&state).is_over().then(|| Ended::new(&self.game.outcome(&state), self.seats));
        self.state = state;
        self.rolled += entry.chance().len() as u64;
        self.held.push(Held { entry: self.log.len(), begins });
        self.log.push(entry);
        self.told.push(told);
        if let Some(ended) = over {
            self.log.push(Entry::Over(ended));
            self.told.push(Told::default());
        }
    }
}

fn agree<G: Prose>(game: &G, expected: &str, state: &G::State) -> Result<(), String> {
    let found = digest(game, state);
    if found == *expected {
        return Ok(());
    }
    Err(format!("the state afterwards has the digest {found}, but the log says {expected}"))
}
