//! The log is the game: options, entries, chance and decisions, in order, rebuild everything. Here is the table that
//! keeps its log; the lines are in `entry`.

mod again;
mod checkpoints;
mod chronicle;
mod ended;
mod entry;
mod taken_back;
mod time;

use std::sync::Arc;

pub use again::{Disagreement, MOST_UNDOS, MOST_UNDOS_OF_AN_ACT};
pub use chronicle::{Chronicle, MOST_MOMENTS, MOST_STANDINGS, Standing, Turning};
pub use ended::{Ended, VOID};
pub use entry::{Brought, LogEntry};
pub use taken_back::taken_back;
pub use time::{ClockKind, RunsOut, Terms, Times};

use crate::chance::{AnyChance, Chance, Fast, Recording, Source};
use crate::choices::Choices;
use crate::digest::digest;
use crate::game::Awaited;
use crate::log::checkpoints::Checkpoints;
use crate::outcome::Outcome;
use crate::player::Sight;
use crate::problem::Problems;
use crate::seat::{Audience, Seat};
use crate::table::{Refusal, Table};
use crate::text::{Lang, Prose};
use crate::witness::{Hearing, Told};

/// The most entries that a log can have. A whole game has less than a tenth of them; what would go on for ever ends here.
pub const MOST_ENTRIES: usize = 20_000;

/// The last entries of a full log, which are for ending the table: decisions and taking back leave them free.
const ROOM_TO_END: usize = 64;

/// How far a seat's last act can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Back {
    /// The last entry that would still hold.
    pub to: usize,
    /// Whether it needs nobody's consent: since then nothing hidden was shown, no chance was used
    /// and nobody else decided.
    pub free: bool,
}

/// A table that keeps its log.
pub struct Logged<G: Prose> {
    game: Arc<G>,
    brought: Brought<G::Options, G::Entry>,
    seats: u8,
    source: Source,
    state: G::State,
    log: Vec<LogEntry>,
    /// What was told in every entry, in step with `log`.
    told: Vec<Told<G::Event>>,
    /// Whether an entry began an act, rather than going on with one, in step with `log`.
    begins: Vec<bool>,
    /// The entries that still hold and changed the state, in order.
    held: Vec<usize>,
    checkpoints: Checkpoints<G::State>,
    /// Results of chance in the log.
    rolled: u64,
    /// Decisions in the log.
    decided: u64,
    /// Entries that were played again.
    replayed: u64,
    /// Whether its players have agreed that it does not count.
    void: bool,
    /// What seats are charged whose clocks run, with the next entry.
    charged: Vec<(Seat, u64)>,
}

impl<G: Prose> Logged<G> {
    /// Deals a new table.
    pub fn deal(game: Arc<G>, brought: Brought<G::Options, G::Entry>, mut source: Source) -> Result<Self, Problems> {
        let mut chance = Vec::new();
        let state = game.deal(&brought.options, &brought.entries, &mut AnyChance::new(&mut Recording::new(&mut source, &mut chance)))?;
        let digest = digest(&*game, &state);
        Ok(Logged::begin(game, brought, source, state, LogEntry::Deal { chance, digest }))
    }

    fn begin(game: Arc<G>, brought: Brought<G::Options, G::Entry>, source: Source, state: G::State, deal: LogEntry) -> Self {
        let seats = game.seats(&brought.options);
        let mut table = Logged {
            game,
            brought,
            seats,
            source,
            state: state.clone(),
            log: Vec::new(),
            told: Vec::new(),
            begins: Vec::new(),
            held: Vec::new(),
            checkpoints: Checkpoints::new(),
            rolled: 0,
            decided: 0,
            replayed: 0,
            void: false,
            charged: Vec::new(),
        };
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
    pub fn log(&self) -> &[LogEntry] {
        &self.log
    }

    /// What an audience was told in entry `at`. What was taken back stays told.
    pub fn told(&self, at: usize, audience: Audience) -> impl Iterator<Item = &G::Event> {
        self.told.get(at).into_iter().flat_map(move |told| told.to(audience))
    }

    /// How many decisions were made so far, those that were taken back among them.
    pub fn moment(&self) -> u64 {
        self.decided
    }

    /// How many entries were played again to make this table what it is: taken up, gone back to an entry, or taken
    /// back. It says what that cost.
    pub fn replayed(&self) -> u64 {
        self.replayed
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

    fn listed(&self, choices: &[G::Choice], key: &str) -> Option<G::Choice> {
        choices.iter().copied().find(|&choice| self.game.key(choice) == key)
    }

    /// The listed choice of this name.
    pub fn find(&self, seat: Seat, key: &str) -> Result<G::Choice, Refusal> {
        self.listed(&self.choices(seat), key).ok_or_else(|| self.goes_on().err().unwrap_or_else(|| self.refusal(&self.state, seat, key)))
    }

    /// Why a seat cannot choose what is called so.
    fn refusal(&self, state: &G::State, seat: Seat, key: &str) -> Refusal {
        let awaited = self.game.awaited(state);
        if seat.0 >= self.seats {
            return Refusal::NoSuchSeat { seat, seats: self.seats };
        }
        if awaited.is_over() {
            return Refusal::Over;
        }
        let view = self.game.view(state, Audience::Seat(seat));
        let mut attempts = Choices::new();
        self.game.attempts(&view, &mut attempts);
        let attempt = attempts.iter().find(|&&choice| self.game.key(choice) == key);
        let reason = attempt.and_then(|&choice| self.game.why_not(&view, choice)).map(Box::new);
        if awaited.contains(seat) {
            Refusal::NotOffered { seat, choice: key.to_owned(), reason }
        } else {
            Refusal::NotAwaited { seat, awaited, reason }
        }
    }

    /// Whether its players have agreed that it is over.
    pub fn agreed(&self) -> bool {
        self.void
    }

    /// Whether its players have not agreed that it is over.
    fn goes_on(&self) -> Result<(), Refusal> {
        if self.void { Err(Refusal::Over) } else { Ok(()) }
    }

    /// Does what a seat chose.
    pub fn decide(&mut self, seat: Seat, choice: G::Choice) -> Result<(), Refusal> {
        self.answer(seat, choice, &[])
    }

    /// Does what a bot chose after so much thought.
    pub fn answer(&mut self, seat: Seat, choice: G::Choice, thought: &[u32]) -> Result<(), Refusal> {
        let mut source = self.source.clone();
        self.decide_with(seat, choice, thought, false, &mut source)?;
        self.source = source;
        Ok(())
    }

    /// Passes over a reaction for a seat that has said beforehand that it will.
    pub fn pass(&mut self, seat: Seat) -> Result<(), Refusal> {
        let asked = Refusal::NotAwaited { seat, awaited: self.awaited(), reason: None };
        let pass = self.game.pass(&self.state, seat).ok_or(asked)?;
        let mut source = self.source.clone();
        self.decide_with(seat, pass, &[], true, &mut source)?;
        self.source = source;
        Ok(())
    }

    fn decide_with(
        &mut self,
        seat: Seat,
        choice: G::Choice,
        thought: &[u32],
        automatic: bool,
        chance: &mut impl Chance,
    ) -> Result<(), Refusal> {
        if seat.0 >= self.seats {
            return Err(Refusal::NoSuchSeat { seat, seats: self.seats });
        }
        self.goes_on()?;
        self.has_room(1)?;
        let game = self.game.clone();
        let (mut rolled, mut told) = (Vec::new(), Told::default());
        let mut table = Table::new(&*game, self.state.clone());
        table.decide(seat, choice, &mut AnyChance::new(&mut Recording::new(chance, &mut rolled)), &mut told)?;
        let begins = !game.mid_act(&self.state, seat);
        let label = game.label(&game.view(&self.state, Audience::Seat(seat)), choice, Lang::En.into());
        let (state, thought) = (table.state().clone(), thought.to_vec());
        let (choice, digest) = (game.key(choice), digest(&*game, &state));
        let entry = LogEntry::Decision { seat, choice, label, chance: rolled, automatic, thought, digest };
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
        self.has_room(keys.len())?;
        let mut trial = self.fork();
        trial.charged.clone_from(&self.charged);
        for (done, key) in keys.iter().enumerate() {
            let choice = trial.find(seat, key)?;
            trial.decide(seat, choice)?;
            let used = trial.log.last().is_some_and(|entry| !entry.chance().is_empty());
            if used && done + 1 < keys.len() {
                return Err(Refusal::AfterChance { known: done + 1 });
            }
        }
        self.charged.clear();
        self.join(trial);
        Ok(())
    }

    /// A copy without history, to do things on that happen together or not at all.
    fn fork(&self) -> Self {
        let brought = self.brought.clone();
        let deal = LogEntry::Deal { chance: Vec::new(), digest: String::new() };
        let mut fork = Logged::begin(self.game.clone(), brought, self.source.clone(), self.state.clone(), deal);
        fork.void = self.void;
        fork
    }

    /// Takes over what was done on a copy.
    fn join(&mut self, fork: Self) {
        // All but the deal of the copy, which stands for what came before.
        let (before, held) = (self.log.len() - 1, self.held.len());
        self.held.extend(fork.held.iter().skip(1).map(|held| held + before));
        self.log.extend(fork.log.into_iter().skip(1));
        self.told.extend(fork.told.into_iter().skip(1));
        self.begins.extend(fork.begins.into_iter().skip(1));
        self.rolled += fork.rolled;
        self.decided += fork.decided;
        (self.state, self.source) = (fork.state, fork.source);
        if let Some(&last) = self.held.last() {
            self.checkpoints.reached(last, held..self.held.len(), &self.state);
        }
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
            begins: self.begins.clone(),
            held: self.held.clone(),
            // Nothing hidden is kept, and nothing of it can be played again.
            checkpoints: Checkpoints::new(),
            rolled: self.rolled,
            decided: self.decided,
            replayed: 0,
            void: self.void,
            charged: Vec::new(),
        }
    }

    /// Takes a seat out for good.
    pub fn concede(&mut self, seat: Seat, timeout: bool) -> Result<(), Refusal> {
        self.can_leave(seat)?;
        let (mut state, mut source) = (self.state.clone(), self.source.clone());
        let (mut chance, mut told) = (Vec::new(), Told::default());
        self.game.leave(&mut state, seat, &mut AnyChance::new(&mut Recording::new(&mut source, &mut chance)), &mut told);
        let entry = LogEntry::Concede { seat, timeout, chance, digest: digest(&*self.game, &state) };
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
        self.note(LogEntry::Over(Ended::new(&Outcome::void(VOID), self.seats)));
        Ok(())
    }

    /// Whether the table can go on by so many entries, rather than only end.
    fn has_room(&self, entries: usize) -> Result<(), Refusal> {
        if self.log.len() + entries + ROOM_TO_END <= MOST_ENTRIES { Ok(()) } else { Err(Refusal::Full) }
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
        self.held.iter().any(|&held| matches!(self.log[held], LogEntry::Concede { seat: gone, .. } if gone == seat))
    }

    /// How far the last act of a seat can be taken back, if it has decided at all.
    pub fn back(&self, seat: Seat) -> Option<Back> {
        let mut free = true;
        for (before, &held) in self.held.iter().enumerate().skip(1).rev() {
            let entry = &self.log[held];
            let hidden = self.told[held].0.iter().any(|(hearing, _)| !matches!(hearing, Hearing::All));
            free &= entry.chance().is_empty() && !hidden;
            match entry {
                // What was decided for the seat was no act of it; what was decided for another one tells something of it.
                LogEntry::Decision { automatic: true, seat: decided, .. } => free &= *decided == seat,
                LogEntry::Decision { seat: decided, .. } if *decided == seat => {
                    if self.begins[held] {
                        return Some(Back { to: self.held[before - 1], free });
                    }
                }
                LogEntry::Decision { .. } => free = false,
                // Who has left does not come back.
                _ => return None,
            }
        }
        None
    }

    /// Notes that another version of the rules holds from here on.
    pub fn new_rules(&mut self, version: u32) {
        self.note(LogEntry::Rules { version });
    }

    /// Notes that somebody else plays a seat from here on, and whether that is because its clock ran out.
    pub fn substitute(&mut self, seat: Seat, player: String, timeout: bool) -> Result<(), Refusal> {
        self.can_leave(seat)?;
        self.has_room(1)?;
        self.note(LogEntry::Substitute { seat, player, timeout });
        Ok(())
    }

    /// Notes the time that was agreed on.
    pub fn clock(&mut self, terms: Terms) {
        self.note(LogEntry::Clock(terms));
    }

    /// Notes that all clocks stand still from here on, or go on.
    pub fn pause(&mut self, on: bool) -> Result<(), Refusal> {
        if self.awaited().is_over() {
            return Err(Refusal::Over);
        }
        self.has_room(1)?;
        self.note(LogEntry::Pause { on });
        Ok(())
    }

    /// Charges seats whose clocks run so many milliseconds, with the entry that comes next; it takes the place of what was
    /// to be charged before.
    pub fn charge(&mut self, spent: Vec<(Seat, u64)>) {
        self.charged = spent;
    }

    /// Notes what is to be charged now, without anything else that happens.
    pub fn settle(&mut self) {
        self.charged_until_here(None);
    }

    /// Whether a seat is in the middle of an act.
    pub fn mid_act(&self, seat: Seat) -> bool {
        self.game.mid_act(&self.state, seat)
    }

    fn charged_until_here(&mut self, acted: Option<Seat>) {
        let spent = std::mem::take(&mut self.charged);
        if !spent.is_empty() {
            self.note(LogEntry::Time { spent, acted });
        }
    }

    /// The seat that ends an act with a decision, if its clock ran.
    fn ends_act(&self, state: &G::State, entry: &LogEntry) -> Option<Seat> {
        let LogEntry::Decision { seat, automatic: false, .. } = entry else { return None };
        let ran = self.charged.iter().any(|(charged, _)| charged == seat);
        (ran && !self.game.mid_act(state, *seat)).then_some(*seat)
    }

    /// Adds an entry and the state that it led to, and the end if it was the last. What can fail is done before
    /// anything is changed.
    fn push(&mut self, state: G::State, entry: LogEntry, told: Told<G::Event>, begins: bool) {
        let over = self.game.awaited(&state).is_over().then(|| Ended::new(&self.game.outcome(&state), self.seats));
        self.charged_until_here(self.ends_act(&state, &entry));
        self.state = state;
        self.rolled += entry.chance().len() as u64;
        self.decided += u64::from(matches!(entry, LogEntry::Decision { .. }));
        self.checkpoints.reached(self.log.len(), self.held.len()..self.held.len() + 1, &self.state);
        self.held.push(self.log.len());
        self.log.push(entry);
        self.told.push(told);
        self.begins.push(begins);
        if let Some(ended) = over {
            self.note(LogEntry::Over(ended));
        }
    }

    /// Adds an entry that changes nothing in the state, or goes back to an earlier one.
    fn note(&mut self, entry: LogEntry) {
        if !matches!(entry, LogEntry::Time { .. }) {
            self.charged_until_here(None);
        }
        self.log.push(entry);
        self.told.push(Told::default());
        self.begins.push(false);
    }
}
