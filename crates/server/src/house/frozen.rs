//! Frozen tables: those whose log the rules of today do not agree with, because the program is another one since they
//! were played. They are shown as far as both agree, and nothing is decided there any more; they are left, or ended by
//! consent. What is stored of them stays as it is, and how they ended is read from it without the rules.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use table::any::AnyTable;
use table::log::{Ended, LogEntry, VOID};
use table::replay::Replay;
use table::{Outcome, Refusal, Seat, Seats, Verdict};

use super::{House, HouseError, Live, Registered, Seating, play};
use crate::store::turns::Change as TurnChange;
use crate::store::{Change, Sitter, TableStatus};

/// What is known of a frozen table without the rules that it was played by.
#[derive(Clone, Debug)]
pub struct Frozen {
    /// The version of the rules that it was played by.
    pub rules: u32,
    /// How it ended, if it has.
    pub over: Option<Ended>,
    /// The replay file without its log, and every entry, as they are stored.
    head: String,
    lines: Vec<String>,
    /// Who has left.
    left: Seats,
}

/// A stored table: as far as the rules of today agree with its log, and what it is if they do not agree with all of it.
pub(super) struct Opened {
    pub(super) table: Option<Box<dyn AnyTable>>,
    pub(super) frozen: Option<Frozen>,
}

/// Opens a stored table; nothing before the deal.
pub(super) fn open(game: Registered, id: &str, head: String, lines: Vec<String>) -> Opened {
    if head.is_empty() {
        return Opened { table: None, frozen: None };
    }
    // Rules that meet a log of others may break in any way.
    let agreeing = catch_unwind(AssertUnwindSafe(|| agreeing(game, &head, &lines)));
    let (table, wrong) = match agreeing {
        Ok(Ok((table, None))) => return Opened { table: Some(table), frozen: None },
        Ok(Ok((table, Some(wrong)))) => (Some(table), wrong),
        Ok(Err(wrong)) => (None, wrong),
        Err(_) => (None, "playing it again breaks the rules of today".to_owned()),
    };
    tracing::warn!(table = id, wrong, "a table is frozen");
    Opened { table, frozen: Some(Frozen::new(head, lines)) }
}

/// The table as far as the rules agree with its log, and what they do not agree with.
fn agreeing(game: Registered, head: &str, lines: &[String]) -> Result<(Box<dyn AnyTable>, Option<String>), String> {
    let mut replay = Replay::parse(head).map_err(|error| error.to_string())?;
    let mut unread = None;
    for (at, line) in lines.iter().enumerate() {
        match serde_json::from_str(line) {
            Ok(entry) => replay.log.push(entry),
            Err(error) => {
                unread = Some(format!("log entry {at}: {error}"));
                break;
            }
        }
    }
    let (table, wrong) = game.reopen_agreeing(&replay).map_err(|error| error.to_string())?;
    Ok((table, wrong.map(|error| error.to_string()).or(unread)))
}

impl Frozen {
    fn new(head: String, lines: Vec<String>) -> Frozen {
        let entries = || lines.iter().filter_map(|line| serde_json::from_str::<LogEntry>(line).ok());
        let written = serde_json::from_str::<serde_json::Value>(&head).ok().and_then(|head| head.get("rules")?.as_u64());
        let mut rules = written.and_then(|rules| u32::try_from(rules).ok()).unwrap_or_default();
        let (mut left, mut over) = (Seats::NONE, None);
        for entry in entries() {
            match entry {
                LogEntry::Rules { version } => rules = version,
                LogEntry::Concede { seat, .. } => left = left.with(seat),
                LogEntry::Over(ended) => over = Some(ended),
                LogEntry::Undo { .. } => over = None,
                // Nothing else matters to a table at which nothing is decided any more.
                _ => {}
            }
        }
        Frozen { rules, over, head, lines, left }
    }

    /// How many entries its log has.
    pub fn length(&self) -> usize {
        self.lines.len()
    }

    /// Whether a seat has left.
    pub fn has_left(&self, seat: Seat) -> bool {
        self.left.contains(seat)
    }

    /// The replay file, with all that is stored of it as it was written.
    pub fn file(&self) -> String {
        let before = self.head.rsplit_once("\"log\": [").map_or("{\n  ", |(before, _)| before);
        format!("{before}\"log\": [\n    {}\n  ]\n}}\n", self.lines.join(",\n    "))
    }

    /// What a seat writes that leaves. The table ends when nobody is left to agree on anything, or only one side.
    fn leaves(&self, seat: Seat, sitters: &[Sitter]) -> Result<Vec<LogEntry>, Refusal> {
        if self.over.is_some() {
            return Err(Refusal::Over);
        }
        if self.has_left(seat) {
            return Err(Refusal::Left(seat));
        }
        // Nobody knows the state afterwards.
        let mut entries = vec![LogEntry::Concede { seat, timeout: false, chance: Vec::new(), digest: String::new() }];
        let seats = sitters.len() as u8;
        let there: Vec<Seat> = Seat::first(seats).filter(|&other| other != seat && !self.has_left(other)).collect();
        let people = there.iter().any(|seat| sitters.get(seat.index()).is_some_and(|sitter| sitter.guest().is_some()));
        if there.len() == 1 || !people {
            let won = there.len() == 1;
            let verdict = if won { Verdict::Ranked } else { Verdict::Nobody };
            let place = |seat: Seat| if !won { 0 } else { 1 + u8::from(!there.contains(&seat)) };
            let (places, scores) = (Seat::first(seats).map(place).collect(), vec![0; sitters.len()]);
            let winners = if won { there.clone() } else { Vec::new() };
            entries.push(LogEntry::Over(Ended { how: LEFT.to_owned(), verdict, winners, places, scores }));
        }
        Ok(entries)
    }

    /// What is written when everybody agrees that it does not count.
    fn voided(&self, sitters: &[Sitter]) -> Result<Vec<LogEntry>, Refusal> {
        if self.over.is_some() {
            return Err(Refusal::Over);
        }
        Ok(vec![LogEntry::Over(Ended::new(&Outcome::void(VOID), sitters.len() as u8))])
    }
}

/// What ends a table that all others have left.
const LEFT: &str = "left";

impl House {
    /// Writes whether a table is frozen, for lists, if that is not known yet. It is found out again where it cannot be
    /// written.
    pub(super) async fn note_frozen(&self, id: &str, known: Option<u32>, found: Option<&Frozen>) {
        let found = found.map(|frozen| frozen.rules);
        if known != found
            && let Err(error) = self.0.store.commit(vec![Change::Frozen(id.to_owned(), found)]).await
        {
            tracing::warn!(table = id, %error, "that a table is frozen could not be written");
        }
    }

    /// A seat leaves a table for good.
    pub async fn concede(&self, live: &Arc<Live>, seat: Seat) -> Result<(), HouseError> {
        if live.seating.lock().await.frozen.is_some() {
            return self.write_frozen(live, move |frozen, sitters| frozen.leaves(seat, sitters)).await;
        }
        self.change(live, move |table| Ok(table.concede(seat, false)?)).await
    }

    /// Ends a frozen table without a result, unless it has changed since that was agreed on.
    pub(super) async fn void_frozen(&self, live: &Arc<Live>, at: usize) -> Result<(), HouseError> {
        let voided = move |frozen: &Frozen, sitters: &[Sitter]| {
            if frozen.length() == at { frozen.voided(sitters) } else { Err(Refusal::GoneOn) }
        };
        self.write_frozen(live, voided).await
    }

    /// Writes something into the log of a frozen table.
    async fn write_frozen(
        &self,
        live: &Arc<Live>,
        what: impl FnOnce(&Frozen, &[Sitter]) -> Result<Vec<LogEntry>, Refusal> + Send + 'static,
    ) -> Result<(), HouseError> {
        let (house, live) = (self.clone(), live.clone());
        self.run_to_end(async move {
            let mut seating = live.seating.lock().await;
            let Seating { frozen: Some(frozen), sitters, .. } = &*seating else { return Err(HouseError::GoneOn) };
            let entries = what(frozen, sitters)?;
            let (from, lines) = (frozen.length(), play::lines(&entries));
            let over = entries.iter().any(|entry| matches!(entry, LogEntry::Over(_)));
            let mut changes = vec![Change::Entries(live.id.clone(), from, lines.clone(), Seats::NONE)];
            if over {
                changes.push(Change::Status(live.id.clone(), TableStatus::Over));
                let nobody = TurnChange::Waits { table: live.id.clone(), number: from, waits: Vec::new(), stays: Vec::new() };
                changes.push(Change::Turns(nobody));
            }
            house.0.store.commit(changes).await?;
            let (head, all) = (frozen.head.clone(), frozen.lines.iter().cloned().chain(lines).collect());
            seating.frozen = Some(Frozen::new(head, all));
            if over {
                seating.stage = TableStatus::Over;
                house.has_ended(seating.of_match.as_ref());
            }
            live.tell();
            Ok(())
        })
        .await
    }
}
