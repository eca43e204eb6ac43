//! A game behind the facade.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use schemars::{JsonSchema, Schema, SchemaGenerator};

use super::table::ErasedTable;
use super::{AnyGame, AnyTable, Brings, Fields, Recorded, Seeds, Studied};
use crate::bench::{Figures, measure};
use crate::chance::{AnyChance, Fast, seat_seed};
use crate::deck::{Change, Deck};
use crate::driver::{self, Stuck};
use crate::game::About;
use crate::instinct::{Study, Subject};
use crate::lesson::{self, Lesson, Taught};
use crate::log::{Brought, Logged};
use crate::player::{Player, Random, Roster};
use crate::problem::{Problems, Says, deck_of};
use crate::replay::{Audit, Head, Origin, Replay, ReplayError};
use crate::rules::RuleBook;
use crate::scenario::{self, Failure, Migrated, Scenario};
use crate::seat::{Audience, MAX_SEATS, Seat};
use crate::simulate::{self, DECISION_LIMIT, Plan, Tally, player_seed, table_seed};
use crate::table::Table;
use crate::text::{Lang, Message, OWN, Prose};
use crate::voice::Voice;
use crate::witness::Told;

/// A game behind the facade.
pub(super) struct Erased<G>(pub(super) Arc<G>, pub(super) Arc<dyn Roster<G>>);

impl<G: Prose> Erased<G> {
    /// Options and entries as the game's own types; all problems of all seats at once.
    fn brought(&self, fields: &Fields, brings: &Brings) -> Result<Brought<G::Options, G::Entry>, Problems> {
        let options = self.0.options(fields)?;
        let seats = self.0.seats(&options);
        let (mut problems, mut entries) = (Problems::default(), Vec::new());
        if brings.len() > usize::from(seats) {
            let message = Message::new("problem-too-many-bring").with("count", brings.len() as i64).with("seats", seats);
            problems.add("entries", OWN.says(&message));
        }
        for seat in Seat::first(seats) {
            match brings.get(seat.index()).and_then(Option::as_ref).map(|text| self.0.bring(&options, text)) {
                None => entries.push(self.0.entry(&options, seat)),
                Some(Ok(entry)) => entries.push(entry),
                Some(Err(wrong)) => wrong.iter().for_each(|problem| problems.add(deck_of(seat, &problem.place), &problem.says)),
            }
        }
        problems.or(Brought { options, entries })
    }

    /// The bot of every seat by name: the last one named takes all seats that are left.
    fn bots_of<'a>(&self, bots: &'a [String], seats: u8) -> Result<Vec<&'a str>, Problems> {
        let mut problems = Problems::default();
        for wrong in bots.iter().filter_map(|bot| self.1.check(bot).err()) {
            problems.add("bot", wrong);
        }
        if bots.len() > usize::from(seats) {
            let message = Message::new("problem-too-many-bots").with("count", bots.len() as i64).with("seats", seats);
            problems.add("bot", OWN.says(&message));
        }
        let last = bots.last().map_or(self.1.names()[0], String::as_str);
        problems.or((0..usize::from(seats)).map(|seat| bots.get(seat).map_or(last, String::as_str)).collect())
    }

    /// A table that was taken up from a replay.
    fn erased(&self, replay: &Replay, table: Logged<G>) -> Box<dyn AnyTable> {
        let (head, players, origin) = (replay.head.clone(), replay.players.clone(), replay.chance.clone());
        Box::new(ErasedTable { table, roster: self.1.clone(), head, players, origin })
    }

    /// The bot of a seat at one of many tables, so that it thinks with one thread; its name has been checked.
    fn bot(&self, name: &str, seed: u64) -> Box<dyn Player<G> + Send> {
        self.1.seat(name, seed, 1).unwrap_or_else(|_| Box::new(Random::new(seed)))
    }
}

impl<G: Prose + Study> AnyGame for Erased<G> {
    fn about(&self) -> &'static About {
        self.0.about()
    }

    fn text(&self, lang: Lang, id: &str) -> String {
        self.0.texts().get(lang, id, &[])
    }

    fn rules(&self, lang: Lang) -> &RuleBook {
        self.0.rules(lang)
    }

    fn view_schema(&self, generator: &mut SchemaGenerator) -> Schema {
        G::View::json_schema(generator)
    }

    fn decks(&self) -> Vec<&str> {
        self.0.decks()
    }

    fn bring(&self, fields: &Fields, text: &str) -> Result<String, Problems> {
        let entry = self.0.bring(&self.0.options(fields)?, text)?;
        Ok(self.0.written(&entry).unwrap_or_default())
    }

    fn deck(&self, list: &str, change: Change<'_>, lang: Lang) -> Option<Deck> {
        self.0.deck(list, change, lang)
    }

    fn reacts(&self) -> bool {
        G::REACTS
    }

    fn seats(&self, fields: &Fields) -> Result<u8, Problems> {
        Ok(self.0.seats(&self.0.options(fields)?))
    }

    fn named(&self, fields: &Fields, brings: &Brings) -> Result<Vec<Option<String>>, Problems> {
        Ok(self.brought(fields, brings)?.entries.iter().map(|entry| self.0.named(entry)).collect())
    }

    fn head(&self, fields: &Fields, brings: &Brings, id: String) -> Result<Head, Problems> {
        Ok(Head::new(&*self.0, id, &self.brought(fields, brings)?))
    }

    fn deal(&self, head: Head, players: Vec<String>, origin: Origin) -> Result<Box<dyn AnyTable>, Problems> {
        let brought = head.brought(&*self.0).map_err(|wrong| Problems::one("table", wrong.says))?;
        let table = Logged::deal(self.0.clone(), brought, head.source(&origin))?;
        Ok(Box::new(ErasedTable { table, roster: self.1.clone(), head, players, origin }))
    }

    fn reopen(&self, replay: &Replay) -> Result<Box<dyn AnyTable>, ReplayError> {
        Ok(self.erased(replay, replay.reopen(&self.0)?))
    }

    fn reopen_agreeing(&self, replay: &Replay) -> Result<(Box<dyn AnyTable>, Option<ReplayError>), ReplayError> {
        let (table, disagrees) = replay.reopen_agreeing(&self.0)?;
        Ok((self.erased(replay, table), disagrees))
    }

    fn verify(&self, replay: &Replay) -> Result<usize, ReplayError> {
        replay.verify(&self.0)
    }

    fn plays_out(&self, replay: &Replay) -> Result<usize, ReplayError> {
        replay.plays_out(&self.0)
    }

    fn simulate(
        &self,
        fields: &Fields,
        brings: &Brings,
        bots: &[String],
        plan: &Plan,
        watch: &(dyn Fn(u64) -> bool + Sync),
    ) -> Result<Tally, Problems> {
        let brought = self.brought(fields, brings)?;
        let names = self.bots_of(bots, brought.entries.len() as u8)?;
        if names.iter().all(|&name| name == "random") {
            return simulate::simulate(&*self.0, &brought, plan, |_, seed| Random::new(seed), watch);
        }
        simulate::simulate(&*self.0, &brought, plan, |seat, seed| self.bot(names[seat.index()], seed), watch)
    }

    fn record(&self, fields: &Fields, brings: &Brings, bots: &[String], plan: &Plan) -> Result<Recorded, Problems> {
        let brought = self.brought(fields, brings)?;
        let names = self.bots_of(bots, brought.entries.len() as u8)?;
        let seat_bot = |(seat, name): (u8, &&str)| self.bot(name, player_seed(plan.seed, plan.from, Seat(seat)));
        let mut seated: Vec<_> = (0u8..).zip(&names).map(seat_bot).collect();
        let origin = Origin::Fast { seed: table_seed(plan.seed, plan.from) };
        let head = Head::new(&*self.0, format!("{}-{}", plan.seed, plan.from), &brought);
        let mut logged = Logged::deal(self.0.clone(), brought, head.source(&origin))?;
        let played = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| self.play_logged(&mut logged, &mut seated, plan)));
        let failed = match played {
            Ok(Ok(())) => None,
            Ok(Err(stuck)) => Some(stuck.to_string()),
            Err(panic) => Some(simulate::panicked(&*panic)),
        };
        let players = names.into_iter().map(str::to_owned).collect();
        Ok(Recorded { replay: Replay::new(head, players, origin, logged.log().to_vec()), failed })
    }

    fn audit(&self, replay: &Replay, watch: &mut dyn FnMut(usize) -> bool) -> Result<Audit, ReplayError> {
        replay.audit(&self.0, &*self.1, watch)
    }

    fn bots(&self) -> &'static [&'static str] {
        self.1.names()
    }

    fn check_bot(&self, name: &str) -> Result<(), Says> {
        self.1.check(name)
    }

    fn subjects(&self) -> Vec<Subject> {
        self.0.subjects()
    }

    fn study(&self, fields: &Fields, brings: &Brings, bots: &[&str], seeds: Seeds, limit: u64) -> Result<Studied, String> {
        let brought = self.brought(fields, brings).map_err(|problems| problems.to_string())?;
        let mut seated: Vec<_> = (0u8..).zip(bots).map(|(seat, name)| self.bot(name, seat_seed(seeds.players, Seat(seat)))).collect();
        study(&*self.0, &brought, &mut seated, &mut Fast::new(seeds.table), limit)
    }

    fn bench(&self, fields: &Fields, time: Duration) -> Result<Figures, Problems> {
        measure(&*self.0, &self.0.options(fields)?, 2077, time, DECISION_LIMIT)
    }

    fn check(&self, scenario: &Scenario) -> Result<(), Failure> {
        scenario::check(&*self.0, scenario)
    }

    fn lessons(&self) -> &[Lesson] {
        self.0.lessons()
    }

    fn teach(&self, lesson: &Lesson, answers: &[usize], voice: Voice<'_>) -> Result<Taught, Failure> {
        lesson::teach(&self.0, lesson, answers, voice)
    }

    fn check_lesson(&self, lesson: &Lesson) -> Result<(), Failure> {
        lesson::check(&self.0, lesson)
    }

    fn migrate(&self, scenario: &Scenario, text: &str) -> Migrated {
        scenario::migrate(&*self.0, scenario, text)
    }
}

impl<G: Prose> Erased<G> {
    fn play_logged(&self, logged: &mut Logged<G>, seated: &mut [Box<dyn Player<G> + Send>], plan: &Plan) -> Result<(), Stuck> {
        for moment in 0..plan.limit {
            let mut table = Table::new(&*self.0, logged.state().clone());
            let Some((seat, place, _)) = driver::next(&mut table, seated, moment)? else { return Ok(()) };
            let choice = table.choices(seat)[place];
            logged.answer(seat, choice, seated[seat.index()].thought()).map_err(Stuck::Refused)?;
            if plan.check {
                self.0.audit(logged.state()).map_err(Stuck::Unsound)?;
            }
        }
        Err(Stuck::Endless(plan.limit))
    }
}

/// Plays a table and counts what its seats use.
fn study<G: Study>(
    game: &G,
    brought: &Brought<G::Options, G::Entry>,
    seated: &mut [Box<dyn Player<G> + Send>],
    chance: &mut Fast,
    limit: u64,
) -> Result<Studied, String> {
    let state = game.deal(&brought.options, &brought.entries, chance).map_err(|problems| problems.to_string())?;
    let seats = game.seats(&brought.options);
    let mut table = Table::new(game, state);
    let (mut uses, mut standings, mut decisions) = (BTreeMap::new(), Vec::new(), 0);
    let mut points = [None; MAX_SEATS];
    let at_hand = |state: &G::State, uses: &mut BTreeMap<(Seat, usize), u32>| {
        Seat::first(seats).for_each(|seat| game.at_hand(state, seat, |subject| *uses.entry((seat, subject)).or_default() += 0));
    };
    at_hand(table.state(), &mut uses);
    Seat::first(seats).for_each(|seat| game.begins(table.state(), seat, |subject| *uses.entry((seat, subject)).or_default() += 1));
    for moment in 0..limit {
        for seat in Seat::first(seats) {
            let now = game.standing(table.state(), seat);
            if points[seat.index()].replace(now) != Some(now) {
                standings.push((decisions, seat, now));
            }
        }
        let Some((seat, place, choices)) = driver::next(&mut table, seated, moment).map_err(|stuck| stuck.to_string())? else {
            let outcome = game.outcome(table.state());
            at_hand(table.state(), &mut uses);
            let uses = uses.into_iter().map(|((seat, subject), count)| (seat, subject, count)).collect();
            let worth = game.worth(&outcome)[..usize::from(seats)].to_vec();
            return Ok(Studied { outcome, worth, decisions, uses, standings });
        };
        decisions += u64::from(choices > 1);
        let mut told = Told::default();
        table.take(seat, place, &mut AnyChance::new(chance), &mut told).map_err(|refusal| refusal.to_string())?;
        for event in told.to(Audience::Everyone) {
            // Sides without a seat use things too, and are not studied.
            let mut note = |seat: Seat, subject: usize| {
                if seat.0 < seats {
                    *uses.entry((seat, subject)).or_default() += 1;
                }
            };
            game.uses(table.state(), event, &mut note);
        }
    }
    Err(Stuck::Endless(limit).to_string())
}
