//! A table behind the facade.

use std::any::Any;
use std::sync::Arc;

use serde_json::Value;

use super::{Answer, AnySeen, AnyTable, AskError, Chronicling, Heard, Pondering, Seen, Side};
use crate::game::Awaited;
use crate::log::{Back, LogEntry, Logged, Terms};
use crate::outcome::Outcome;
use crate::player::{Random, Roster};
use crate::reactions::Reactions;
use crate::replay::{Head, Origin, Replay};
use crate::rules::RuleId;
use crate::seat::{Audience, MAX_SEATS, Seat};
use crate::table::Refusal;
use crate::text::{Lang, OWN, Prose};
use crate::voice::Voice;

/// Entries that what was heard before reaches back: a fight of four has fewer.
const BEFORE: usize = 48;

/// A table behind the facade.
pub(super) struct ErasedTable<G: Prose> {
    pub(super) table: Logged<G>,
    pub(super) roster: Arc<dyn Roster<G>>,
    pub(super) head: Head,
    pub(super) players: Vec<String>,
    pub(super) origin: Origin,
}

impl<G: Prose> ErasedTable<G> {
    fn game(&self) -> &Arc<G> {
        self.table.game()
    }
}

impl<G: Prose> AnyTable for ErasedTable<G> {
    fn seats(&self) -> u8 {
        self.table.seats()
    }

    fn awaited(&self) -> Awaited {
        self.table.awaited()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }

    fn ending(&self, voice: Voice<'_>) -> Option<String> {
        if self.table.agreed() {
            return Some(OWN.get(voice, "ending-agreed", &[]));
        }
        let view = || self.game().view(self.table.state(), Audience::Spectator);
        self.outcome().map(|outcome| self.game().ending(&view(), &outcome, voice))
    }

    fn sides(&self, lang: Lang) -> Vec<Side> {
        let view = self.game().view(self.table.state(), Audience::Spectator);
        let side = |seat| Side { seat, plays: self.game().plays(&view, seat, lang), score: self.game().score(&view, seat) };
        Seat::first(MAX_SEATS as u8).map(side).take_while(|side| side.seat.0 < self.seats() || side.score.is_some()).collect()
    }

    fn deeds(&self, lang: Lang) -> Vec<(&'static str, String)> {
        G::DEEDS.iter().map(|&deed| (deed, self.game().texts().get(lang, &format!("deed-{deed}"), &[]))).collect()
    }

    fn chronicle(&self) -> Chronicling {
        Box::new(self.table.chronicle())
    }

    fn seen(&self, audience: Audience) -> Box<dyn AnySeen> {
        let choices = if let Audience::Seat(seat) = audience { self.table.choices(seat).to_vec() } else { Vec::new() };
        Box::new(Seen::new(self.game().clone(), self.game().view(self.table.state(), audience), choices))
    }

    fn keys(&self, seat: Seat) -> Vec<String> {
        self.table.choices(seat).iter().map(|&choice| self.game().key(choice)).collect()
    }

    fn decide(&mut self, seat: Seat, key: &str) -> Result<(), Refusal> {
        let choice = self.table.find(seat, key)?;
        self.table.decide(seat, choice)
    }

    fn act(&mut self, seat: Seat, keys: &[&str]) -> Result<(), Refusal> {
        self.table.act(seat, keys)
    }

    fn ponder(&self, seat: Seat, bot: &str) -> Result<Pondering, AskError> {
        self.roster.check(bot).map_err(AskError::Unknown)?;
        if self.awaited().is_over() {
            return Err(Refusal::Over.into());
        }
        let choices = self.table.choices(seat);
        if choices.is_empty() {
            return Err(Refusal::NotAwaited { seat, awaited: self.awaited(), reason: None }.into());
        }
        let must = self.awaited().must.contains(seat);
        let (game, question) = (self.game().clone(), self.table.sight(seat, &choices).question());
        let revision = self.table.log().len();
        let (roster, bot, seed) = (self.roster.clone(), bot.to_owned(), self.table.player_seed(seat));
        Ok(Box::new(move |threads| {
            let mut player = roster.seat(&bot, seed, threads).unwrap_or_else(|_| Box::new(Random::new(seed)));
            let sight = question.sight(&game);
            let place = if must { Some(player.choose(&sight)) } else { player.volunteer(&sight) };
            let thought = player.thought().to_vec();
            Answer { seat, revision, choice: place.map(|place| game.key(sight.choices()[place])), thought }
        }))
    }

    fn answer(&mut self, answer: &Answer) -> Result<bool, Refusal> {
        let Some(key) = &answer.choice else { return Ok(false) };
        if answer.revision != self.table.log().len() {
            return Err(Refusal::GoneOn);
        }
        let choice = self.table.find(answer.seat, key)?;
        self.table.answer(answer.seat, choice, &answer.thought)?;
        Ok(true)
    }

    fn passes(&self, seat: Seat, reactions: Reactions) -> bool {
        if reactions == Reactions::No {
            return false;
        }
        let Some(pass) = self.game().pass(self.table.state(), seat) else { return false };
        let choices = self.table.choices(seat);
        choices.contains(&pass) && (reactions == Reactions::Yes || choices.len() == 1)
    }

    fn pass(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.table.pass(seat)
    }

    fn concede(&mut self, seat: Seat, timeout: bool) -> Result<(), Refusal> {
        self.table.concede(seat, timeout)
    }

    fn void(&mut self) -> Result<(), Refusal> {
        self.table.void()
    }

    fn substitute(&mut self, seat: Seat, player: String, timeout: bool) -> Result<(), Refusal> {
        self.table.substitute(seat, player, timeout)
    }

    fn mid_act(&self, seat: Seat) -> bool {
        self.table.mid_act(seat)
    }

    fn clock(&mut self, terms: Terms) {
        self.table.clock(terms);
    }

    fn pause(&mut self, on: bool) -> Result<(), Refusal> {
        self.table.pause(on)
    }

    fn charge(&mut self, spent: Vec<(Seat, u64)>) {
        self.table.charge(spent);
    }

    fn settle(&mut self) {
        self.table.settle();
    }

    fn has_left(&self, seat: Seat) -> bool {
        self.table.has_left(seat)
    }

    fn back(&self, seat: Seat) -> Option<Back> {
        self.table.back(seat)
    }

    fn undo(&mut self, to: usize) -> Result<(), Refusal> {
        self.table.undo(to)
    }

    fn at(&self, entry: usize) -> Option<Box<dyn AnyTable>> {
        Some(Box::new(ErasedTable {
            table: self.table.at(entry)?,
            roster: self.roster.clone(),
            head: self.head.clone(),
            players: self.players.clone(),
            origin: self.origin.clone(),
        }))
    }

    fn heard(&self, at: usize, audience: Audience) -> bool {
        self.table.told(at, audience).next().is_some()
    }

    fn heard_of(&self, at: usize, audience: Audience) -> Box<dyn Any> {
        let told = |at| self.table.told(at, audience).cloned();
        Box::new(Heard::<G> { before: (at.saturating_sub(BEFORE)..at).flat_map(told).collect(), events: told(at).collect() })
    }

    fn events(&self, at: usize, audience: Audience) -> Vec<Value> {
        self.table.told(at, audience).map(|event| serde_json::to_value(event).unwrap_or_default()).collect()
    }

    fn told(&self, at: usize, audience: Audience, voice: Voice<'_>) -> Vec<String> {
        self.table.told(at, audience).map(|event| self.game().sentence(event, voice)).collect()
    }

    fn turns(&self, at: usize, audience: Audience) -> Vec<(usize, Seat)> {
        self.table.told(at, audience).enumerate().filter_map(|(place, event)| Some((place, self.game().begins(event)?))).collect()
    }

    fn because(&self, refusal: &Refusal, voice: Voice<'_>) -> Option<(RuleId, String)> {
        refusal.reason().map(|reason| (reason.rule, self.game().because(reason, voice)))
    }

    fn twin(&self, audience: Audience, seed: u64) -> Box<dyn AnyTable> {
        Box::new(ErasedTable {
            table: self.table.twin(audience, seed),
            roster: self.roster.clone(),
            head: self.head.clone(),
            players: self.players.clone(),
            origin: self.origin.hidden(seed),
        })
    }

    fn log(&self) -> &[LogEntry] {
        self.table.log()
    }

    fn origin(&self) -> &Origin {
        &self.origin
    }

    fn replay(&self) -> Replay {
        Replay::new(self.head.clone(), self.players.clone(), self.origin.clone(), self.table.log().to_vec())
    }
}
