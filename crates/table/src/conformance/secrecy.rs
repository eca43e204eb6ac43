//! Secrecy: what an audience is sent must not depend on what it does not know.
//!
//! Resampling starts from the state, never from a view: hidden contents are exchanged by a table of
//! who knows which place, written from the rulebook. *Static*: everything sent at this moment is
//! equal, byte for byte. *Dynamic*: the recorded game goes on from the resampled state with the same
//! decisions, and the whole stream stays equal until the rules themselves make a difference known.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{Display, Write};

use serde_json::json;

use super::secrets::{Secrets, Slot, exchange, fits, settle, slots};
use crate::chance::{Chance, Fast, Rolled};
use crate::choices::Choices;
use crate::game::Game;
use crate::seat::{Audience, Seat};
use crate::text::{Lang, Prose};
use crate::witness::Told;

/// A zone as hidden from an audience.
pub type Hidden = (&'static str, String);

/// Another state that an audience cannot tell from this one.
pub struct Resampled<S> {
    /// The state.
    pub state: S,
    /// What was varied: the zone, and the audience that it is hidden from.
    pub varied: BTreeSet<Hidden>,
}

/// What `audience` cannot see at this moment, as zones in which something could be different.
pub(super) fn hidden<G: Game, S: Secrets<G>>(secrets: &S, state: &G::State, audience: Audience) -> BTreeSet<Hidden> {
    let slots = slots(secrets, state);
    slots.iter().filter(|(_, slot)| !slot.known_to(audience)).map(|(_, slot)| (slot.zone, audience.to_string())).collect()
}

/// A state with other hidden things, if there is one. `gently` exchanges two slots only.
pub fn resample<G: Game, S: Secrets<G>>(
    game: &G,
    secrets: &S,
    state: &G::State,
    audience: Audience,
    gently: bool,
    chance: &mut Fast,
) -> Result<Option<Resampled<G::State>>, String> {
    let hidden: Vec<(S::At, Slot)> = slots(secrets, state).into_iter().filter(|(_, slot)| !slot.known_to(audience)).collect();
    if hidden.is_empty() {
        return Ok(None);
    }
    let mut other = state.clone();
    // Slots exchange with others of their group only, so that each group is mixed well however small it is.
    let mut groups: BTreeMap<u8, Vec<S::At>> = BTreeMap::new();
    for &(at, slot) in &hidden {
        if let Some(group) = slot.group {
            groups.entry(group).or_default().push(at);
        }
    }
    let mut mix = |members: &[S::At], one: usize, chance: &mut Fast| {
        let two = chance.below(one as u32 + 1) as usize;
        if one != two {
            exchange(secrets, &mut other, members[one], members[two]);
        }
    };
    if gently && !groups.is_empty() {
        let members = groups.values().nth(chance.below(groups.len() as u32) as usize).map_or(&[][..], Vec::as_slice);
        mix(members, chance.below(members.len() as u32) as usize, chance);
    } else {
        for members in groups.values() {
            (1..members.len()).rev().for_each(|last| mix(members, last, chance));
        }
    }
    for &(at, _) in hidden.iter().filter(|(_, slot)| slot.group.is_none()) {
        secrets.redraw(&mut other, at, chance);
    }
    let changed = hidden.iter().filter(|(at, _)| secrets.card(&other, *at) != secrets.card(state, *at));
    let varied = changed.map(|(_, slot)| (slot.zone, audience.to_string())).collect();
    settle(secrets, &mut other, audience, chance);
    if !fits(secrets, &other, audience) {
        return Ok(None);
    }
    game.audit(&other).map_err(|wrong| format!("exchanging hidden things gives an impossible state: {wrong}"))?;
    Ok(Some(Resampled { state: other, varied }))
}

/// Everything that an audience would be sent at this moment: the view, who is awaited, its own choices with their
/// labels, its refusals, and the position as text in every language.
pub(super) fn sent<G: Prose>(game: &G, state: &G::State, audience: Audience) -> String {
    let view = game.view(state, audience);
    let awaited = game.awaited(state);
    let mut sent = json!({ "view": view, "awaited": awaited }).to_string();
    for lang in Lang::ALL {
        let _ = write!(sent, "\n{}", game.position(&view, lang.into()));
    }
    if let Audience::Seat(seat) = audience {
        let _ = write!(sent, "\nmid-act: {}", game.mid_act(state, seat));
        let mut choices = Choices::new();
        if awaited.contains(seat) {
            game.choices(state, seat, &mut choices);
        }
        for &choice in choices.iter() {
            let _ = write!(sent, "\nmay {}", game.key(choice));
            for lang in Lang::ALL {
                let _ = write!(sent, " / {}", game.label(&view, choice, lang.into()));
            }
        }
        game.forbidden(&view, |choice, reason| {
            let _ = write!(sent, "\nnot {} {}", game.key(choice), reason.rule);
            for lang in Lang::ALL {
                let _ = write!(sent, " / {}", game.because(&reason, lang.into()));
            }
        });
    }
    sent
}

/// What an audience heard, as it would be sent.
fn heard<G: Prose>(game: &G, told: &Told<G::Event>, audience: Audience) -> String {
    let mut heard = String::new();
    for event in told.to(audience) {
        let _ = writeln!(heard, "{} / {} / {}", json!(event), game.sentence(event, Lang::En.into()), game.sentence(event, Lang::It.into()));
    }
    heard
}

/// The first lines in which two texts differ.
pub(super) fn difference(one: &str, two: &str) -> String {
    let differs = one.lines().zip(two.lines()).find(|(one, two)| one != two);
    let (one, two) = differs.unwrap_or((one, two));
    let start = one.bytes().zip(two.bytes()).take_while(|(one, two)| one == two).count();
    let part = |text: &str| -> String { text.chars().skip(start.saturating_sub(60)).take(160).collect() };
    format!("really '{}', but with other hidden things '{}'", part(one), part(two))
}

/// What an audience knows by the table of secrets.
fn entitled<G: Game, S: Secrets<G>>(secrets: &S, state: &G::State, audience: Audience) -> Vec<(&'static str, usize, Option<S::Card>)> {
    let known = |(index, (at, slot)): (usize, (S::At, Slot))| slot.known_to(audience).then(|| (slot.zone, index, secrets.card(state, at)));
    slots(secrets, state).into_iter().enumerate().filter_map(known).collect()
}

/// One decision of a recorded game.
pub(super) struct Step<G: Game> {
    /// The state before it.
    pub(super) before: G::State,
    pub(super) seat: Seat,
    pub(super) choice: G::Choice,
    pub(super) chance: Vec<Rolled>,
}

/// Goes on with a recorded game from another state that `audience` cannot tell from the real one.
/// How many moments were compared, or what gave the difference away.
pub(super) fn follow<G: Prose, S: Secrets<G>>(
    game: &G,
    secrets: &S,
    steps: &[Step<G>],
    audience: Audience,
    other: G::State,
) -> Result<u64, String> {
    let mut other = other;
    let mut compared = 0;
    for (at, step) in steps.iter().enumerate() {
        let own = audience == Audience::Seat(step.seat);
        let choice = if own { Some(step.choice) } else { secrets.translate(&step.before, &other, step.seat, step.choice) };
        let Some(choice) = choice else { break };
        let mut listed = Choices::new();
        if game.awaited(&other).contains(step.seat) {
            game.choices(&other, step.seat, &mut listed);
        }
        if !listed.contains(&choice) {
            // The other seat could not have done this; for the own seat the lists were compared already.
            break;
        }
        let (mut told, mut other_told) = (Told::default(), Told::default());
        let mut real = step.before.clone();
        let mut same = Following::new(&step.chance);
        game.decide(&mut real, step.seat, step.choice, &mut same, &mut told, &mut Choices::new());
        let mut following = Following::new(&step.chance);
        game.decide(&mut other, step.seat, choice, &mut following, &mut other_told, &mut Choices::new());
        if following.lost || entitled(secrets, &real, audience) != entitled(secrets, &other, audience) {
            break;
        }
        let disclosed = |told: &Told<G::Event>| told.to(audience).filter(|event| secrets.discloses(event)).cloned().collect::<Vec<_>>();
        if disclosed(&told) != disclosed(&other_told) {
            break;
        }
        let (heard, other_heard) = (heard(game, &told, audience), heard(game, &other_told, audience));
        if heard != other_heard {
            let says = difference(&heard, &other_heard);
            return Err(format!("{at} decisions later, after '{}', {audience} hears {says}", game.key(step.choice)));
        }
        let (real_sent, other_sent) = (sent(game, &real, audience), sent(game, &other, audience));
        if real_sent != other_sent {
            let says = difference(&real_sent, &other_sent);
            return Err(format!("{at} decisions later, after '{}', {audience} is sent {says}", game.key(step.choice)));
        }
        compared += 1;
    }
    Ok(compared)
}

/// Chance that follows a record by name, as far as it can.
struct Following<'a> {
    rolled: std::slice::Iter<'a, Rolled>,
    /// A recorded result was not possible any more: the game goes another way from here.
    lost: bool,
}

impl<'a> Following<'a> {
    fn new(rolled: &'a [Rolled]) -> Self {
        Following { rolled: rolled.iter(), lost: false }
    }
}

impl Chance for Following<'_> {
    fn draw<K: Display>(&mut self, what: &'static str, of: u32, name: impl Fn(u32) -> K) -> u32 {
        let next = self.rolled.next().filter(|rolled| rolled.what == what);
        let found = next.and_then(|rolled| (0..of).find(|&index| name(index).to_string() == rolled.is));
        self.lost |= found.is_none();
        found.unwrap_or(0)
    }
}
