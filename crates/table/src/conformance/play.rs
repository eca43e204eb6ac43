//! Plays random games and checks every decision of them.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;

use super::secrecy::{Hidden, Resampled, Step, difference, follow, hidden, resample, sent};
use super::secrets::Secrets;
use super::{Check, Fault, Pulse, Report, Suite, stubborn};
use crate::chance::{Fast, Recorded};
use crate::choices::Choices;
use crate::digest::digest;
use crate::game::Reason;
use crate::log::{Brought, Logged};
use crate::replay::{Head, Origin, Replay};
use crate::seat::{Audience, Seat};
use crate::table::{Refusal, Table};
use crate::text::{Lang, Prose};
use crate::voice::unnamed;
use crate::witness::Silent;
use crate::wording::wrong_article;

/// Games of each variant in which every single decision is taken back in the log and done again, and up
/// to which decision: that plays part of the log again. (From a copy, every decision of every game is.)
const UNDO_GAMES: u64 = 3;
const UNDO_DECISIONS: u64 = 400;

/// One table in this many is left by a seat.
const LEAVING: u32 = 8;

/// How many lanes there are; their number is fixed, so that a run is the same on every machine.
const LANES: usize = 2;

/// A run in progress.
struct Kit<'a, G: Prose, S> {
    game: &'a Arc<G>,
    secrets: &'a S,
    suite: Suite,
    pulse: &'a Pulse,
    chance: Fast,
    report: Report,
    place: String,
    /// Choices seen so far, to try where they are not listed.
    pool: Vec<G::Choice>,
    pooled: HashSet<G::Choice>,
    hidden: BTreeSet<Hidden>,
    varied: BTreeSet<Hidden>,
    /// How often imagined and resampled states were just the real one.
    lucky: Lucky,
}

#[derive(Default)]
struct Lucky {
    tries: u64,
    imagined: u64,
    resampled: u64,
}

type Found = Result<(), (Check, String)>;

fn ensure(fine: bool, check: Check, says: impl FnOnce() -> String) -> Found {
    if fine { Ok(()) } else { Err((check, says())) }
}

/// Plays the suite in a few lanes at once, each with variants of its own; what was varied counts for all of them.
pub(super) fn run<G: Prose, S: Secrets<G>>(game: &Arc<G>, secrets: &S, suite: Suite, pulse: &Pulse) -> Result<Report, Fault> {
    let lanes = std::thread::scope(|scope| {
        let lane = |lane: usize| scope.spawn(move || Kit::new(game, secrets, suite, pulse, lane as u64).variants(lane));
        let running: Vec<_> = (0..LANES.min(game.lineups().len().max(1))).map(lane).collect();
        running.into_iter().map(|lane| lane.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect::<Result<Vec<_>, _>>()
    })?;
    let mut whole = Kit::new(game, secrets, suite, pulse, 0);
    lanes.into_iter().for_each(|lane| whole.add(lane));
    whole.texts().and_then(|()| whole.not_vacuous()).map_err(|fault| whole.fault(fault))?;
    Ok(whole.report)
}

impl<'a, G: Prose, S: Secrets<G>> Kit<'a, G, S> {
    fn new(game: &'a Arc<G>, secrets: &'a S, suite: Suite, pulse: &'a Pulse, lane: u64) -> Self {
        Kit {
            game,
            secrets,
            suite,
            pulse,
            chance: Fast::new(suite.seed.wrapping_add(lane)),
            report: Report::default(),
            place: game.about().key.to_owned(),
            pool: Vec::new(),
            pooled: HashSet::new(),
            hidden: BTreeSet::new(),
            varied: BTreeSet::new(),
            lucky: Lucky::default(),
        }
    }

    fn fault(&self, (check, says): (Check, String)) -> Fault {
        Fault { check, place: self.place.clone(), says }
    }

    /// Plays the variants of one lane.
    fn variants(mut self, lane: usize) -> Result<Self, Fault> {
        for (lineup, brought) in self.game.lineups().into_iter().enumerate().skip(lane).step_by(LANES) {
            stubborn::play(&**self.game, &brought, self.pulse).map_err(|waits| self.fault((Check::Ends, waits)))?;
            for number in 0..self.suite.games {
                let options = serde_json::json!(brought.options);
                self.place = format!("{} {options}, lineup {lineup}, game {number}", self.game.about().key);
                self.one_game(&brought, number).map_err(|fault| self.fault(fault))?;
            }
        }
        Ok(self)
    }

    /// Takes over what a lane has seen.
    fn add(&mut self, lane: Self) {
        let (sum, more) = (&mut self.report, lane.report);
        sum.games += more.games;
        sum.decisions += more.decisions;
        sum.resampled += more.resampled;
        sum.followed += more.followed;
        sum.imagined += more.imagined;
        self.hidden.extend(lane.hidden);
        self.varied.extend(lane.varied);
        self.lucky.tries += lane.lucky.tries;
        self.lucky.imagined += lane.lucky.imagined;
        self.lucky.resampled += lane.lucky.resampled;
    }

    /// The sentences that every game must have.
    fn texts(&self) -> Found {
        let about = self.game.about();
        let mut ids = vec!["title".to_owned(), "summary".to_owned()];
        ids.extend(about.modes.iter().map(|mode| format!("mode-{mode}")));
        ids.extend(about.options.iter().map(|option| format!("option-{}", option.key)));
        for id in ids {
            ensure(self.game.texts().has(&id), Check::Text, || format!("there is no text '{id}'"))?;
        }
        let unnamed = unnamed(self.game.texts());
        ensure(unnamed.is_empty(), Check::Text, || unnamed.join("; "))?;
        for (id, _, says) in self.game.texts().all(Lang::En.into()) {
            ensure(wrong_article(&says).is_none(), Check::Text, || format!("an article of '{id}' is wrong: {says}"))?;
        }
        for rule in self.game.rules(Lang::En).iter() {
            let wrong = wrong_article(&rule.text);
            ensure(wrong.is_none(), Check::Text, || format!("rule {} says {wrong:?}", rule.id))?;
        }
        let [english, italian] = Lang::ALL.map(|lang| self.game.rules(lang).iter().map(|rule| rule.id.clone()).collect::<Vec<_>>());
        ensure(english == italian, Check::Text, || "the rules are not the same in every language".to_owned())
    }

    fn one_game(&mut self, brought: &Brought<G::Options, G::Entry>, number: u64) -> Found {
        let game = self.game.clone();
        let seats = game.seats(&brought.options);
        let origin = Origin::Fast { seed: u64::from(self.chance.below(u32::MAX)) };
        let head = Head::new(&*game, format!("conformance-{number}"), brought);
        let mut logged =
            Logged::deal(game.clone(), brought.clone(), head.source(&origin)).map_err(|problems| (Check::Choices, problems.to_string()))?;
        let mut copies: Vec<(G::State, String)> = Vec::new();
        let mut steps: Vec<Step<G>> = Vec::new();
        let leaves_at = (self.chance.below(LEAVING) == 0).then(|| self.chance.below(12));
        self.report.games += 1;
        for at in 0.. {
            self.pulse.beat();
            ensure(at < self.suite.limit, Check::Ends, || format!("the table did not end within {at} decisions"))?;
            game.audit(logged.state()).map_err(|wrong| (Check::Audit, format!("after {at} decisions: {wrong}")))?;
            self.gone(&logged)?;
            self.moment(&logged, seats)?;
            if game.awaited(logged.state()).is_over() {
                break;
            }
            copies.push((logged.state().clone(), digest(&*game, logged.state())));
            let (seat, choice) = self.choose(&logged, seats)?;
            let before = logged.state().clone();
            logged.decide(seat, choice).map_err(|refusal| (Check::Choices, format!("a listed choice is refused: {refusal}")))?;
            let entry = logged.log().iter().rev().find(|entry| entry.digest().is_some());
            let step = Step { before, seat, choice, chance: entry.map(|entry| entry.chance().to_vec()).unwrap_or_default() };
            self.again(&step, logged.state())?;
            steps.push(step);
            self.report.decisions += 1;
            if (number < UNDO_GAMES && at < UNDO_DECISIONS) || self.chance.below(256) == 0 {
                self.undo(&mut logged, seat, choice)?;
                // What is done again has fresh chance: the recorded step no longer leads here.
                steps.clear();
            }
            if leaves_at.is_some_and(|when| u64::from(when) == at) && !game.awaited(logged.state()).is_over() {
                self.leave(&mut logged, seats)?;
                steps.clear();
            }
        }
        self.ended(&logged)?;
        for (copy, before) in &copies {
            ensure(digest(&*game, copy) == *before, Check::Copies, || "a copy that was put away has changed".to_owned())?;
        }
        self.follow(&steps, seats)?;
        self.replay(&head, origin, &logged)
    }

    /// Everything that can be asked of one moment of a table.
    fn moment(&mut self, logged: &Logged<G>, seats: u8) -> Found {
        let (game, state) = (self.game.clone(), logged.state());
        let json = serde_json::to_string(state).map_err(|error| (Check::Serialise, error.to_string()))?;
        let read: G::State = serde_json::from_str(&json).map_err(|error| (Check::Serialise, error.to_string()))?;
        ensure(read == *state, Check::Serialise, || format!("written and read it differs: {json}"))?;
        ensure(digest(&*game, &read) == digest(&*game, state), Check::Serialise, || {
            format!("written and read it has another digest: {json}")
        })?;
        let mut lists: Vec<Vec<G::Choice>> = Vec::new();
        for seat in Seat::first(seats) {
            let choices = logged.choices(seat);
            let awaited = game.awaited(state);
            ensure(!awaited.must.contains(seat) || !choices.is_empty(), Check::Choices, || {
                format!("{seat} must decide and has no choice")
            })?;
            self.equal(state, &read, seat, &choices)?;
            self.listed(state, seat, &choices)?;
            self.attempts(state, seat, &choices)?;
            self.refusals(state, seat, &choices)?;
            lists.push(choices.to_vec());
        }
        for choice in lists.into_iter().flatten() {
            if self.pool.len() < 4096 && self.pooled.insert(choice) {
                self.pool.push(choice);
            }
        }
        let audience = match self.chance.below(u32::from(seats) + 1) {
            seat if seat < u32::from(seats) => Audience::Seat(Seat(seat as u8)),
            _ => Audience::Spectator,
        };
        self.secret(state, audience)?;
        self.imagine(state, audience)
    }

    fn equal(&self, state: &G::State, read: &G::State, seat: Seat, choices: &[G::Choice]) -> Found {
        let mut again = Choices::new();
        if self.game.awaited(read).contains(seat) {
            self.game.choices(read, seat, &mut again);
        }
        ensure(*again == *choices, Check::Equal, || format!("equal states offer {seat} different choices"))?;
        let audience = Audience::Seat(seat);
        ensure(self.game.view(state, audience) == self.game.view(read, audience), Check::Equal, || {
            format!("equal states show {seat} different views")
        })
    }

    /// Listed choices differ, have names and labels, and each can be played.
    fn listed(&self, state: &G::State, seat: Seat, choices: &[G::Choice]) -> Found {
        if choices.is_empty() {
            return Ok(());
        }
        let game = &**self.game;
        let view = game.view(state, Audience::Seat(seat));
        let before = digest(game, state);
        let (mut values, mut keys) = (HashSet::new(), HashSet::new());
        let mut labels = [HashSet::new(), HashSet::new()];
        for &choice in choices {
            let key = game.key(choice);
            ensure(values.insert(choice), Check::Choices, || format!("{seat} is offered '{key}' twice"))?;
            for (lang, labels) in Lang::ALL.into_iter().zip(&mut labels) {
                let label = game.label(&view, choice, lang.into());
                ensure(said(lang, &label), Check::Text, || format!("the label of '{key}' is '{label}'"))?;
                ensure(labels.insert(label.clone()), Check::Choices, || format!("two choices of {seat} are called '{label}'"))?;
            }
            ensure(keys.insert(key.clone()), Check::Choices, || format!("two choices of {seat} have the name '{key}'"))?;
            self.pulse.beat();
            let mut copy = state.clone();
            game.decide(&mut copy, seat, choice, &mut self.chance.clone(), &mut Silent, &mut Choices::new());
            game.audit(&copy).map_err(|wrong| (Check::Audit, format!("after '{key}' of {seat}: {wrong}")))?;
        }
        // Once for all of them: a digest costs more than the decision.
        ensure(digest(game, state) == before, Check::Copies, || format!("playing the choices of {seat} on copies changed the original"))
    }

    /// Every attempt is offered or refused with a rule; nothing that is offered is refused.
    fn attempts(&self, state: &G::State, seat: Seat, choices: &[G::Choice]) -> Found {
        let game = &**self.game;
        let view = game.view(state, Audience::Seat(seat));
        let mut attempts = Choices::new();
        game.attempts(&view, &mut attempts);
        let mut forbidden: HashMap<G::Choice, Reason> = HashMap::new();
        game.forbidden(&view, |choice, reason| drop(forbidden.insert(choice, reason)));
        for &attempt in attempts.iter() {
            let key = game.key(attempt);
            match (choices.contains(&attempt), forbidden.remove(&attempt)) {
                (true, None) => {}
                (true, Some(reason)) => {
                    return Err((Check::Attempts, format!("{seat} is offered '{key}', but {} forbids it", reason.rule)));
                }
                (false, None) => return Err((Check::Attempts, format!("{seat} is not offered '{key}', and nothing says why"))),
                (false, Some(reason)) => {
                    let known = reason.rule.game == game.about().key && game.rules(Lang::En).get(reason.rule.id).is_some();
                    ensure(known, Check::Attempts, || format!("'{key}' is refused with {}, which does not exist", reason.rule))?;
                    for lang in Lang::ALL {
                        let says = game.because(&reason, lang.into());
                        ensure(said(lang, &says), Check::Text, || format!("the reason against '{key}' is '{says}'"))?;
                    }
                }
            }
        }
        ensure(forbidden.is_empty(), Check::Attempts, || format!("what {seat} cannot do is another list when asked for at once"))?;
        // Asked one by one, the same is said: of one attempt and of one choice, for each question costs as much as all.
        let picked = |from: &[G::Choice]| from.get(self.chance.clone().below(from.len().max(1) as u32) as usize).copied();
        for choice in [picked(&attempts), picked(choices)].into_iter().flatten() {
            let (offered, reason) = (choices.contains(&choice), game.why_not(&view, choice));
            let mut same = reason.is_none() == offered;
            game.forbidden(&view, |other, said| same &= other != choice || Some(&said) == reason.as_ref());
            let told = || {
                format!("{seat}: '{}' is {}offered, and asked alone it is {reason:?}", game.key(choice), if offered { "" } else { "not " })
            };
            ensure(same, Check::Attempts, told)?;
        }
        Ok(())
    }

    /// Choices from elsewhere are refused and change nothing.
    fn refusals(&mut self, state: &G::State, seat: Seat, choices: &[G::Choice]) -> Found {
        for _ in 0..4.min(self.pool.len()) {
            let choice = self.pool[self.chance.below(self.pool.len() as u32) as usize];
            if choices.contains(&choice) {
                continue;
            }
            let key = self.game.key(choice);
            let mut table = Table::new(&**self.game, state.clone());
            let refusal = table.decide(seat, choice, &mut Fast::new(1), &mut Silent);
            ensure(table.state() == state, Check::Refusals, || format!("refusing '{key}' of {seat} changed the state"))?;
            let typed = match &refusal {
                Err(Refusal::Over) => self.game.awaited(state).is_over(),
                Err(Refusal::NotAwaited { .. }) => !self.game.awaited(state).contains(seat),
                Err(Refusal::NotOffered { .. }) => self.game.awaited(state).contains(seat),
                _ => false,
            };
            ensure(typed, Check::Refusals, || format!("'{key}' of {seat} is not listed, and the table answers {refusal:?}"))?;
        }
        Ok(())
    }

    fn imagine(&mut self, state: &G::State, audience: Audience) -> Found {
        let game = self.game.clone();
        let view = game.view(state, audience);
        let imagined = game.imagine(&view, &mut self.chance);
        self.report.imagined += 1;
        let again = game.view(&imagined, audience);
        ensure(again == view, Check::Imagine, || difference(&serde_json::json!(view).to_string(), &serde_json::json!(again).to_string()))?;
        game.audit(&imagined).map_err(|wrong| (Check::Imagine, format!("an imagined state is impossible: {wrong}")))?;
        ensure(game.awaited(&imagined) == game.awaited(state), Check::Imagine, || "others are awaited in an imagined state".to_owned())?;
        if let Some(seat) = audience.seat().filter(|&seat| game.awaited(state).contains(seat)) {
            let (mut real, mut other) = (Choices::new(), Choices::new());
            game.choices(state, seat, &mut real);
            game.choices(&imagined, seat, &mut other);
            ensure(*real == *other, Check::Imagine, || format!("an imagined state offers {seat} other choices"))?;
        }
        if let Some(fresh) = self.resampled(state, audience, false)? {
            // Only where something could be different does meeting the real state mean anything.
            if self.possible(state, audience)? {
                self.lucky.tries += 1;
                self.lucky.imagined += u64::from(imagined == *state);
                self.lucky.resampled += u64::from(fresh.state == *state);
            }
        }
        Ok(())
    }

    /// Whether any resampling of this state is different from it.
    fn possible(&mut self, state: &G::State, audience: Audience) -> Result<bool, (Check, String)> {
        for _ in 0..8 {
            if self.resampled(state, audience, false)?.is_some_and(|other| !other.varied.is_empty()) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn resampled(&mut self, state: &G::State, audience: Audience, gently: bool) -> Result<Option<Resampled<G::State>>, (Check, String)> {
        for _ in 0..8 {
            let found = resample(&**self.game, self.secrets, state, audience, gently, &mut self.chance);
            if let Some(other) = found.map_err(|wrong| (Check::Secrets, wrong))? {
                return Ok(Some(other));
            }
        }
        Ok(None)
    }

    /// What is sent at this moment does not depend on what is hidden.
    fn secret(&mut self, state: &G::State, audience: Audience) -> Found {
        let game = self.game.clone();
        let really = sent(&*game, state, audience);
        ensure(!really.contains('⟦'), Check::Text, || format!("a text is missing in:\n{really}"))?;
        self.hidden.extend(hidden(self.secrets, state, audience));
        for gently in [false, true] {
            let Some(other) = self.resampled(state, audience, gently)? else { continue };
            let otherwise = sent(&*game, &other.state, audience);
            self.report.resampled += 1;
            ensure(really == otherwise, Check::Static, || format!("{audience} is sent {}", difference(&really, &otherwise)))?;
            self.varied.extend(other.varied);
        }
        Ok(())
    }

    /// The rest of a recorded game does not depend on what is hidden either.
    fn follow(&mut self, steps: &[Step<G>], seats: u8) -> Found {
        let audiences: Vec<Audience> = Seat::first(seats).map(Audience::Seat).chain([Audience::Spectator]).collect();
        for audience in audiences {
            for _ in 0..3.min(steps.len()) {
                let from = self.chance.below(steps.len() as u32) as usize;
                let gently = self.chance.below(2) == 0;
                let Some(other) = self.resampled(&steps[from].before, audience, gently)? else { continue };
                let compared = follow(&**self.game, self.secrets, &steps[from..], audience, other.state);
                self.report.followed += compared.map_err(|says| (Check::Dynamic, says))?;
                self.pulse.beat();
            }
        }
        Ok(())
    }

    /// A choice of a seat that must decide, or now and then of one that may.
    fn choose(&mut self, logged: &Logged<G>, seats: u8) -> Result<(Seat, G::Choice), (Check, String)> {
        let awaited = self.game.awaited(logged.state());
        let able: Vec<Seat> = Seat::first(seats).filter(|&seat| awaited.contains(seat) && !logged.choices(seat).is_empty()).collect();
        if able.is_empty() {
            return Err((Check::Choices, "nobody who is awaited has a choice".to_owned()));
        }
        let seat = able[self.chance.below(able.len() as u32) as usize];
        let choices = logged.choices(seat);
        Ok((seat, choices[self.chance.below(choices.len() as u32) as usize]))
    }

    /// From the copy that was put away, the same decision with the same chance leads to the same state.
    fn again(&self, step: &Step<G>, after: &G::State) -> Found {
        let mut again = step.before.clone();
        let mut recorded = Recorded::exactly(&step.chance);
        self.game.decide(&mut again, step.seat, step.choice, &mut recorded, &mut Silent, &mut Choices::new());
        recorded.finish().map_err(|mismatch| (Check::Undo, format!("done again, chance differs: {mismatch}")))?;
        ensure(again == *after, Check::Undo, || format!("'{}', done again from a copy, leads elsewhere", self.game.key(step.choice)))
    }

    /// Takes the last decision back in the log, and does it again.
    fn undo(&mut self, logged: &mut Logged<G>, seat: Seat, choice: G::Choice) -> Found {
        let after = logged.log().len();
        let held: Vec<usize> = (0..after).filter(|&at| logged.log()[at].digest().is_some()).collect();
        let Some(back) = logged.back(seat) else {
            // Who has left does not come back, so an act during which somebody left stands.
            let left = Seat::first(logged.seats()).any(|other| logged.has_left(other));
            return ensure(left, Check::Undo, || format!("{seat} has decided and cannot take it back"));
        };
        let Some(expected) = logged.log()[back.to].digest().map(str::to_owned) else {
            return Err((Check::Undo, format!("entry {} has no digest to go back to", back.to)));
        };
        let whole_act = held.iter().filter(|&&at| at > back.to).count() == 1;
        if !whole_act {
            // An act of several choices is taken back as a whole; here only one is done again.
            return Ok(());
        }
        logged.undo(back.to).map_err(|refusal| (Check::Undo, refusal.to_string()))?;
        let found = digest(&**self.game, logged.state());
        ensure(found == expected, Check::Undo, || format!("taken back, the state has the digest {found} instead of {expected}"))?;
        logged.decide(seat, choice).map_err(|refusal| (Check::Undo, format!("done again, it is refused: {refusal}")))
    }

    fn leave(&mut self, logged: &mut Logged<G>, seats: u8) -> Found {
        let seat = Seat(self.chance.below(u32::from(seats)) as u8);
        logged.concede(seat, false).map_err(|refusal| (Check::Leave, refusal.to_string()))
    }

    /// Nobody who has left is awaited.
    fn gone(&self, logged: &Logged<G>) -> Found {
        let awaited = self.game.awaited(logged.state());
        let back = Seat::first(logged.seats()).find(|&seat| logged.has_left(seat) && awaited.contains(seat));
        ensure(back.is_none(), Check::Leave, || format!("{back:?} has left and is awaited"))
    }

    fn ended(&self, logged: &Logged<G>) -> Found {
        let outcome = self.game.outcome(logged.state());
        let view = self.game.view(logged.state(), Audience::Spectator);
        for lang in Lang::ALL {
            for deed in G::DEEDS {
                let says = self.game.texts().get(lang, &format!("deed-{deed}"), &[]);
                ensure(said(lang, &says), Check::Text, || format!("the deed '{deed}' is called '{says}'"))?;
            }
            let says = self.game.ending(&view, &outcome, lang.into());
            ensure(said(lang, &says), Check::Text, || format!("the ending '{}' is called '{says}'", outcome.how))?;
        }
        Ok(())
    }

    /// The log as a file plays out again.
    fn replay(&self, head: &Head, origin: Origin, logged: &Logged<G>) -> Found {
        let file = Replay::new(head.clone(), vec!["random".to_owned(); head.entries.len()], origin, logged.log().to_vec());
        let read = Replay::parse(&file.write()).map_err(|error| (Check::Replay, error.to_string()))?;
        let again = read.reopen(self.game).map_err(|error| (Check::Replay, error.to_string()))?;
        ensure(again.state() == logged.state() && again.log() == logged.log(), Check::Replay, || {
            "played again from its log, the table ends differently".to_owned()
        })
    }

    /// Each hidden zone was varied for whoever it is hidden from, and imagined states meet the real
    /// one no oftener than chance allows.
    fn not_vacuous(&self) -> Found {
        for zone in self.secrets.zones() {
            ensure(self.varied.iter().any(|(varied, _)| varied == zone), Check::Vacuity, || format!("the zone '{zone}' was never varied"))?;
        }
        let never = self.hidden.difference(&self.varied).next();
        ensure(never.is_none(), Check::Vacuity, || format!("{never:?} was hidden and never varied"))?;
        let Lucky { tries, imagined, resampled } = self.lucky;
        let n = tries.max(1) as f64;
        let (p, q) = (imagined as f64 / n, resampled as f64 / n);
        let pooled = (p + q) / 2.0;
        let deviation = (2.0 * pooled * (1.0 - pooled) / n).sqrt();
        ensure(p - q <= 6.0 * deviation + 1e-9, Check::Vacuity, || {
            format!("imagined states are the real one in {imagined} of {tries} cases, by chance it would be {resampled}")
        })
    }
}

/// Whether a text says something, and nothing in it is missing or misspelt.
fn said(lang: Lang, text: &str) -> bool {
    !text.trim().is_empty() && !text.contains('⟦') && (lang != Lang::En || wrong_article(text).is_none())
}
