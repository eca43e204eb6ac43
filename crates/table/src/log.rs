//! The log is the game: options, entries, chance and decisions, in order, rebuild everything.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::chance::{Chance, Fast, Recorded, Recording, Rolled, Source};
use crate::choices::Choices;
use crate::player::Sight;
use crate::problem::Problems;
use crate::seat::{Audience, Seat};
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
    Over {
        /// What ended it.
        how: String,
        /// The winning seats.
        winners: Vec<Seat>,
        /// The scores in seat order.
        scores: Vec<i32>,
    },
}

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

/// A short digest of a state: eight bytes of SHA-256 over its JSON. It covers hidden things, so it is
/// not for players before the end.
pub fn digest(state: &impl Serialize) -> String {
    let json = serde_json::to_vec(state).unwrap_or_default();
    hex::encode(&Sha256::digest(json)[..8])
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
}

impl<G: Prose> Logged<G> {
    /// Deals a new table.
    pub fn deal(game: Arc<G>, brought: Brought<G::Options, G::Entry>, mut source: Source) -> Result<Self, Problems> {
        let mut chance = Vec::new();
        let state = game.deal(&brought.options, &brought.entries, &mut Recording::new(&mut source, &mut chance))?;
        let digest = digest(&state);
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
        agree(expected, &state).map_err(|wrong| (0, wrong))?;
        let mut table = Logged::begin(game, brought, source, state, log[0].clone());
        for (at, entry) in log.iter().enumerate().skip(1) {
            watch(&table, entry).and_then(|()| table.again(entry, exactly)).map_err(|wrong| (at, wrong))?;
        }
        table.source.skip_to(table.rolled);
        Ok(table)
    }

    fn begin(game: Arc<G>, brought: Brought<G::Options, G::Entry>, source: Source, state: G::State, deal: Entry) -> Self {
        let seats = game.seats(&brought.options);
        let mut table = Logged { game, brought, seats, source, state, log: Vec::new(), told: Vec::new(), held: Vec::new(), rolled: 0 };
        table.push(deal, Told::default(), true);
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

    /// What a seat may do now; nothing if it is not awaited.
    pub fn choices(&self, seat: Seat) -> Choices<G::Choice> {
        let mut choices = Choices::new();
        if self.game.awaited(&self.state).contains(seat) {
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
        let awaited = self.game.awaited(&self.state);
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
        let game = self.game.clone();
        let (mut rolled, mut told) = (Vec::new(), Told::default());
        let mut table = Table::new(&*game, self.state.clone());
        table.decide(seat, choice, &mut Recording::new(chance, &mut rolled), &mut told)?;
        let begins = !game.mid_act(&self.state, seat);
        let label = game.label(&game.view(&self.state, Audience::Seat(seat)), choice, Lang::En);
        self.state = table.state().clone();
        let digest = digest(&self.state);
        let thought = thought.to_vec();
        let entry = Entry::Decision { seat, choice: game.key(choice), label, chance: rolled, automatic: false, thought, digest };
        self.push(entry, told, begins);
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
            let mut probe = Fast::new(0);
            trial.decide_with(seat, choice, &[], &mut probe)?;
            let used = trial.log.last().is_some_and(|entry| !entry.chance().is_empty());
            if used && done + 1 < keys.len() {
                return Err(Refusal::AfterChance { known: done + 1 });
            }
        }
        for key in keys {
            let choice = self.find(seat, key)?;
            self.decide(seat, choice)?;
        }
        Ok(())
    }

    /// A copy without history, to try things on.
    fn fork(&self) -> Self {
        let brought = self.brought.clone();
        let deal = Entry::Deal { chance: Vec::new(), digest: String::new() };
        Logged::begin(self.game.clone(), brought, self.source.clone(), self.state.clone(), deal)
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
        }
    }

    /// Takes a seat out for good.
    pub fn concede(&mut self, seat: Seat, timeout: bool) -> Result<(), Refusal> {
        self.can_leave(seat)?;
        let (mut chance, mut told) = (Vec::new(), Told::default());
        self.game.leave(&mut self.state, seat, &mut Recording::new(&mut self.source, &mut chance), &mut told);
        let entry = Entry::Concede { seat, timeout, chance, digest: digest(&self.state) };
        self.push(entry, told, true);
        Ok(())
    }

    fn can_leave(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.0 >= self.seats {
            Err(Refusal::NoSuchSeat { seat, seats: self.seats })
        } else if self.game.awaited(&self.state).is_over() {
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
        if !self.held.iter().any(|held| held.entry == to) || self.held.last().is_none_or(|held| held.entry == to) {
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
            let awaited = self.game.awaited(&self.state).must;
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
                agree(digest, &self.state)?;
                // The line as it was written, with its own label and results.
                self.log[at] = entry.clone();
            }
            Entry::Concede { seat, digest, .. } => {
                self.can_leave(*seat).map_err(|refusal| refusal.to_string())?;
                let mut told = Told::default();
                self.game.leave(&mut self.state, *seat, &mut recorded, &mut told);
                recorded.finish()?;
                agree(digest, &self.state)?;
                self.push(entry.clone(), told, true);
            }
            Entry::Undo { to } => self.undo(*to).map_err(|refusal| refusal.to_string())?,
            Entry::Substitute { .. } | Entry::Rules { .. } => {
                self.log.push(entry.clone());
                self.told.push(Told::default());
            }
            Entry::Over { .. } => {
                if self.log.last() != Some(entry) {
                    return Err("the table does not end here like that".to_owned());
                }
            }
        }
        Ok(())
    }

    /// Adds an entry that changed the state, and the end if it was the last.
    fn push(&mut self, entry: Entry, told: Told<G::Event>, begins: bool) {
        self.rolled += entry.chance().len() as u64;
        self.held.push(Held { entry: self.log.len(), begins });
        self.log.push(entry);
        self.told.push(told);
        if self.game.awaited(&self.state).is_over() {
            let outcome = self.game.outcome(&self.state);
            let winners = outcome.winners(self.seats).iter().collect();
            let scores = outcome.scores[..self.seats as usize].to_vec();
            self.log.push(Entry::Over { how: outcome.how.to_owned(), winners, scores });
            self.told.push(Told::default());
        }
    }
}

fn agree(expected: &str, state: &impl Serialize) -> Result<(), String> {
    let found = digest(state);
    if found == *expected {
        return Ok(());
    }
    Err(format!("the state afterwards has the digest {found}, but the log says {expected}"))
}
