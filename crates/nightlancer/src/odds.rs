//! What can be known before it is decided, out of what somebody sees (rulebook 5.2, Challenges; 3.3, Stages and Face-off):
//! how likely a challenge is passed, with and without each re-roll, card and helper of the Crew, and what failing costs.
//!
//! Everything is asked of the rules: cards are put into the challenge on a copy of the table, and the Score is the one that
//! the rules would count. What hidden hands could do is left out: no player is taken to hinder, and of others only what lies
//! open is seen to help. What the Agent may draw against an attempt is counted in, by all Contacts that are not seen.

use table::{Choices, Seat, Seats};

use crate::catalog::MissionId;
use crate::catalog::effects::{Challenge, Deed, Penalty};
use crate::catalog::words::{Ability, Circle, Hindrance};
use crate::choice::Choice;
use crate::crews::{Crew, Side};
use crate::engine::{decider, questions};
use crate::frame::Frame;
use crate::game::Nightlancer;
use crate::hidden::SEATS;
use crate::powers::Force;
use crate::state::{About, Attempt, MOST_HEAT, Run, State, Trial};
use crate::view::View;

/// The crosshairs that three dice can show (R223).
const CROSSHAIRS: std::ops::RangeInclusive<u8> = 0..=3;
/// In how many ways three dice fall.
const WAYS: u8 = 8;
/// More than any Score.
const SCORES: usize = 128;

/// How likely something is, from 0 to 1.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub struct Odds(f64);

impl Odds {
    /// From 0 to 1.
    pub const fn chance(self) -> f64 {
        self.0
    }

    /// In hundredths, to the nearest one; 0 and 100 are kept for what cannot happen and for what is certain.
    pub fn percent(self) -> u32 {
        let rounded = (self.0 * 100.0).round() as u32;
        if self.0 <= 0.0 || self.0 >= 1.0 { rounded } else { rounded.clamp(1, 99) }
    }
}

/// How likely an attempt is weakened by 0, 1 and 2 Contacts of the Agent.
pub type Hinders = [f64; questions::DRAWS as usize + 1];

/// Nobody draws against the attempt.
const UNHINDERED: Hinders = [1.0, 0.0, 0.0];

/// How a player stands in a challenge.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stand {
    /// The Score without the dice.
    pub score: i16,
    /// The crosshairs that must be rolled; none if three are not enough, or an Obstacle is in the way.
    pub needed: Option<u8>,
    /// In how many of the eight ways that three dice fall the challenge is passed.
    pub ways: u8,
    /// The same if the Agent weakens it by 0, 1 and 2.
    pub weakened: [u8; 3],
    /// How likely the Agent does.
    pub hinders: Hinders,
    /// Whether an Obstacle is in the way.
    pub blocked: bool,
    /// Whether the dice were rolled already, and passed it.
    pub rolled: Option<bool>,
    /// A roll counts as at least so many crosshairs.
    pub least: u8,
    /// Re-rolls that cost nothing.
    pub free: u8,
    /// Re-rolls that Resolve can pay.
    pub paid: u8,
    /// The Health that failing costs, after Armour; 0 where there is no Danger.
    pub danger: u8,
    /// Whether that leaves the player Shaken.
    pub shaken: bool,
}

impl Stand {
    /// How likely the challenge is passed with at most so many re-rolls, free ones included.
    pub fn odds(&self, rerolls: u8) -> Odds {
        let passes = |ways: u8, rolls: i32| 1.0 - (1.0 - f64::from(ways) / f64::from(WAYS)).powi(rolls);
        match self.rolled {
            Some(true) => Odds(1.0),
            Some(false) => Odds(passes(self.ways, rerolls.into())),
            None => Odds(self.hinders.iter().zip(self.weakened).map(|(likely, ways)| likely * passes(ways, i32::from(rerolls) + 1)).sum()),
        }
    }

    /// How often the dice can be rolled again.
    pub const fn rerolls(&self) -> u8 {
        self.free + self.paid
    }

    /// What counts when ways to prepare are compared: to pass, then to get past the Obstacle, then the Score.
    fn worth(&self, about: About) -> (f64, bool, i16) {
        // Who sets the Score of a Face-off has nothing to pass.
        let odds = if about == About::Sets { 0.0 } else { self.odds(self.rerolls()).0 };
        (odds, !self.blocked, self.score)
    }
}

/// Something that a player can put into a challenge.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Aid {
    /// What it is: a card, an option of a Contact, a power.
    pub choice: Choice,
    /// How the player stands with it, and without anything else that is not in yet.
    pub stand: Stand,
    /// The Heat that it brings.
    pub heat: u8,
    /// Whether it waits until the dice have failed.
    pub after: bool,
}

/// A player in a challenge.
#[derive(Clone, PartialEq, Debug)]
pub struct Member {
    /// Who.
    pub seat: Seat,
    /// How things stand, with what is in already.
    pub stand: Stand,
    /// What could still be put in. Of others only what lies open is known.
    pub aids: Vec<Aid>,
    /// What to put in to be most likely to pass.
    pub best: Vec<Choice>,
    /// How things stand with all of that.
    pub at_best: Stand,
    /// Whether the player has said not to attempt it.
    pub declined: bool,
}

/// A challenge before it is decided.
#[derive(Clone, PartialEq, Debug)]
pub struct Outlook {
    /// What it is about.
    pub about: About,
    /// What must be passed.
    pub challenge: Challenge,
    /// Who faces it, the Boss first.
    pub members: Vec<Member>,
    /// What failing it leads to besides its Danger.
    pub penalty: Option<Penalty>,
}

/// How much is put into a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// One roll, with what is in already.
    OneRoll,
    /// As many re-rolls as there are.
    Rerolls,
    /// The best that can be seen to be put in, and all re-rolls.
    Everything,
}

impl Outlook {
    /// A player of it.
    pub fn member(&self, seat: Seat) -> Option<&Member> {
        self.members.iter().find(|member| member.seat == seat)
    }

    /// How likely it is passed if these attempt it: the highest Score counts (R124).
    pub fn odds(&self, who: Seats, effort: Effort) -> Odds {
        let fails = |member: &Member| {
            1.0 - match effort {
                Effort::OneRoll => member.stand.odds(0),
                Effort::Rerolls => member.stand.odds(member.stand.rerolls()),
                Effort::Everything => member.at_best.odds(member.at_best.rerolls()),
            }
            .0
        };
        let there = self.members.iter().filter(|member| who.contains(member.seat) && !member.declined);
        Odds(1.0 - there.map(fails).product::<f64>())
    }

    /// Everybody who faces it.
    pub fn all(&self) -> Seats {
        self.members.iter().map(|member| member.seat).collect()
    }
}

/// How a Face-off would end.
#[derive(Clone, PartialEq, Debug)]
pub struct FaceOffOdds {
    /// The First Crew, and how it stands.
    pub first: Outlook,
    /// The Second Crew.
    pub second: Outlook,
    /// How likely the First Crew wins with one roll of everybody and no card.
    pub plain: Odds,
    /// The same if everybody puts in the best that lies open.
    pub armed: Odds,
}

/// A copy of the table on which things are tried.
#[derive(Clone, Copy)]
struct Tried {
    state: State,
    /// Re-rolls by cards that were put in.
    free: u8,
    /// How likely the Agent weakens the attempt.
    hinders: Hinders,
}

impl View {
    /// The challenge that goes on.
    pub fn outlook(&self, game: &Nightlancer) -> Option<Outlook> {
        self.open.trial.and_then(|_| look(game, &self.bare(game)))
    }

    /// How who looks would stand in the challenge that goes on with one thing more.
    pub fn stand_with(&self, game: &Nightlancer, choice: Choice) -> Option<Stand> {
        let (seat, _) = (self.seat?, self.open.trial?);
        let state = self.bare(game);
        let tried = Tried { state, free: 0, hinders: hinders(game, &state, seat) };
        Some(put_in(game, &tried, seat, choice, false).0.stand)
    }

    /// A Route of the Stage that is being attempted, for the Crew that is at it.
    pub fn route(&self, game: &Nightlancer, route: u8) -> Option<Outlook> {
        let attempt = self.open.attempt?;
        let side = match self.open.frames.top()? {
            Frame::Route(side) => side,
            frame => attempt.job.side_of(decider(&self.open, frame))?,
        };
        let stage = attempt.stage?;
        let crew = *attempt.job.crew(side);
        let challenge = game.catalog().mission(attempt.job.mission).stages.get(usize::from(stage))?.routes[usize::from(route) % 2];
        self.faced(game, About::Route, challenge, crew)
    }

    /// A Route of an open mission, if a Crew of these went on it as they are: with everything that they carry, as a Loadout
    /// is chosen later.
    pub fn route_ahead(&self, game: &Nightlancer, mission: MissionId, stage: u8, route: u8, crew: Crew) -> Option<Outlook> {
        let mut state = self.bare(game);
        let mut job = *state.open.jobs.iter().find(|job| job.mission == mission)?;
        job.crews = [crew, Crew::default()];
        state.open.attempt = Some(Attempt { job, stage: Some(stage), ..Attempt::default() });
        for &seat in crew.members() {
            state.open.seated[seat.index() % SEATS].loadout = state.open.of(seat).assets.both(game.sets().carried);
        }
        let challenge = game.catalog().mission(mission).stages.get(usize::from(stage))?.routes[usize::from(route) % 2];
        state.open.trial = Some(fresh(About::Route, challenge, crew));
        look(game, &state)
    }

    /// The challenge of the Event, for somebody to whom it applies.
    pub fn event(&self, game: &Nightlancer, seat: Seat) -> Option<Outlook> {
        if !self.open.card.is_some() || !questions::applies(Force::new(game, &self.open), seat) {
            return None;
        }
        self.faced(game, About::Event, game.catalog().round(self.open.card).event.challenge, Crew::of(seat))
    }

    /// The combat that failing a challenge leads to, for those who faced it.
    pub fn after_failing(&self, game: &Nightlancer, outlook: &Outlook) -> Option<Outlook> {
        let Some(Penalty::Combat(challenge)) = outlook.penalty else { return None };
        let about = if outlook.about == About::Event { About::EventPenalty } else { About::Penalty };
        let mut crew = Crew::default();
        outlook.members.iter().for_each(|member| crew.join(member.seat));
        self.faced(game, about, challenge, crew)
    }

    /// The Face-off of the mission that is being attempted, with an ability.
    pub fn face_off(&self, game: &Nightlancer, test: Ability) -> Option<FaceOffOdds> {
        let attempt = self.open.attempt.filter(|attempt| attempt.job.is_contested() && questions::KINDS.contains(&test))?;
        let challenge = Challenge { obstacle: None, test, difficulty: 0, danger: questions::DANGER };
        let side = |side: Side| self.faced(game, About::Sets, challenge, *attempt.job.crew(side));
        let (first, second) = (side(Side::First)?, side(Side::Second)?);
        let wins = |best: bool| {
            let [first, second] = [&first, &second].map(|crew| scores(crew, best));
            // With an equal Score the Second Crew wins (R148).
            let below = |score: usize| second[..score].iter().sum::<f64>();
            Odds(first.iter().enumerate().map(|(score, likely)| likely * below(score)).sum())
        };
        let (plain, armed) = (wins(false), wins(true));
        Some(FaceOffOdds { first, second, plain, armed })
    }

    /// A table that fits, with no Contact in hands that are not seen: what they hold helps and hinders nobody here, and to
    /// whoever does not see it, it could as well be in the deck.
    fn bare(&self, game: &Nightlancer) -> State {
        let mut state = self.skeleton(game.catalog());
        let contacts = &mut state.contacts;
        for (hand, seen) in contacts.hands.iter_mut().zip(self.contacts.hands) {
            let Some(seen) = seen else {
                contacts.deck = contacts.deck.union(std::mem::take(hand));
                continue;
            };
            *hand = seen;
        }
        state
    }

    fn faced(&self, game: &Nightlancer, about: About, challenge: Challenge, crew: Crew) -> Option<Outlook> {
        let mut state = self.bare(game);
        state.open.trial = Some(fresh(about, challenge, crew));
        look(game, &state)
    }
}

fn fresh(about: About, challenge: Challenge, crew: Crew) -> Trial {
    Trial { about, challenge, crew, runs: [Run::default(); SEATS], score: None }
}

/// Everything about the challenge that goes on at a table.
fn look(game: &Nightlancer, state: &State) -> Option<Outlook> {
    let open = &state.open;
    let trial = open.trial?;
    let penalty = match trial.about {
        About::Route | About::Event => questions::penalty(game, open),
        About::Penalty | About::EventPenalty | About::Sets | About::Meets => None,
    };
    // Who has not been asked yet may still attempt it; before anybody is asked there is no such frame, and no roll either.
    let asked = open.frames.iter().find_map(|frame| if let Frame::Commit(member) = frame { Some(usize::from(member)) } else { None });
    let begun = open.frames.iter().any(|frame| frame == Frame::Judge);
    let declined = |place: usize, seat: Seat| begun && !trial.runs[seat.index()].attempts && asked.is_none_or(|asked| place < asked);
    let there = trial.crew.members().iter().copied().enumerate().filter(|&(_, seat)| questions::seat_in_trial(open, seat));
    let members = there.map(|(place, seat)| member(game, state, seat, declined(place, seat))).collect();
    Some(Outlook { about: trial.about, challenge: trial.challenge, members, penalty })
}

/// How likely the Agent weakens the attempt of a player: it draws against one after another of those who attempt it, until
/// its Heat is 5 (R252, R253, R255).
fn hinders(game: &Nightlancer, state: &State, seat: Seat) -> Hinders {
    let open = &state.open;
    let Some(trial) = open.trial.filter(|trial| questions::may_draw(open) && !trial.challenge.test.is_combat()) else { return UNHINDERED };
    // Before a challenge is begun nothing was drawn for it; after that the frame says how far it is.
    let begun = open.frames.iter().any(|frame| frame == Frame::Judge);
    let at = open.frames.iter().find_map(|frame| match frame {
        Frame::AgentHinders { member, drawn } => Some((usize::from(member), drawn)),
        _ => None,
    });
    let (from, drawn) = match at {
        Some(at) => at,
        None if begun => return UNHINDERED,
        None => (0, 0),
    };
    let Some(place) = trial.crew.members().iter().position(|&member| member == seat).filter(|&place| place >= from) else {
        return UNHINDERED;
    };
    let deck = state.contacts.deck;
    let fits = |circle: &&Circle| circle.hindrance() == Hindrance::Weaken(trial.challenge.test);
    let fitting = Circle::ALL.iter().find(fits).map_or(0, |&circle| deck.both(game.sets().circles[circle as usize]).len());
    let room = usize::from(MOST_HEAT.saturating_sub(open.agent.heat));
    let draws = |place: usize| questions::DRAWS - if place == from { drawn } else { 0 };
    // How likely so many were played before, and of them so many on this player.
    let mut likely = [[0.0; 3]; MOST_HEAT as usize + 1];
    likely[0][0] = 1.0;
    let mut gone = 0;
    for member in from..=place {
        for _ in 0..draws(member) {
            let left = deck.len().saturating_sub(gone).max(1) as f64;
            for played in (0..room).rev() {
                for own in (0..usize::from(questions::DRAWS)).rev() {
                    let hit = likely[played][own] * (fitting.saturating_sub(played) as f64 / left).min(1.0);
                    likely[played][own] -= hit;
                    likely[played + 1][own + usize::from(member == place)] += hit;
                }
            }
            gone += 1;
        }
    }
    std::array::from_fn(|own| likely.iter().map(|row| row[own]).sum())
}

fn member(game: &Nightlancer, state: &State, seat: Seat, declined: bool) -> Member {
    let tried = Tried { state: *state, free: 0, hinders: hinders(game, state, seat) };
    let about = state.open.trial.map_or(About::Event, |trial| trial.about);
    let offered = aids(game, &tried, seat).into_iter().map(|(aid, _)| aid).collect();
    let (mut at_best, mut best) = (tried, Vec::new());
    // Each thing is put in once, so this comes to an end.
    loop {
        let (mut most, mut better) = (stand(game, &at_best, seat).worth(about), None);
        for (aid, next) in aids(game, &at_best, seat) {
            if aid.stand.worth(about) > most {
                most = aid.stand.worth(about);
                better = Some((aid.choice, next));
            }
        }
        let Some((choice, next)) = better else { break };
        best.push(choice);
        at_best = next;
    }
    Member { seat, stand: stand(game, &tried, seat), aids: offered, at_best: stand(game, &at_best, seat), best, declined }
}

/// What a player can put in, each with the table that it leads to.
fn aids(game: &Nightlancer, tried: &Tried, seat: Seat) -> Vec<(Aid, Tried)> {
    let state = &tried.state;
    let rolled = state.open.trial.as_ref().is_none_or(|trial| trial.runs[seat.index()].hits.is_some());
    let mut list: Vec<(Choice, bool)> = Vec::new();
    if !rolled {
        let mut before = Choices::new();
        questions::preparations(game, state, seat, &mut before);
        list.extend(before.iter().map(|&choice| (choice, false)));
    }
    questions::after_roll(game, state, seat, |choice| list.push((choice, true)));
    list.into_iter().map(|(choice, after)| put_in(game, tried, seat, choice, after)).collect()
}

/// Something that is put in, with the table that it leads to.
fn put_in(game: &Nightlancer, tried: &Tried, seat: Seat, choice: Choice, after: bool) -> (Aid, Tried) {
    let state = &tried.state;
    let mut next = Tried { state: questions::put(game, state, seat, choice), ..*tried };
    // A re-roll that a card gives is not rolled here, it is one more.
    if rolls_again(game, choice) {
        next.free += 1;
    }
    if let (Some(trial), Some(before)) = (&mut next.state.open.trial, &state.open.trial) {
        trial.runs[seat.index()].hits = before.runs[seat.index()].hits;
    }
    let heat = next.state.open.of(seat).heat.saturating_sub(state.open.of(seat).heat);
    (Aid { choice, stand: stand(game, &next, seat), heat, after }, next)
}

/// Whether an option of a card rolls the dice again.
fn rolls_again(game: &Nightlancer, choice: Choice) -> bool {
    let does = match choice {
        Choice::Play(card, option) => &game.catalog().contact(card).favours[usize::from(option) % 2].does,
        Choice::Spend(card) => match &game.catalog().item(card).favour {
            Some(favour) => &favour.does,
            None => return false,
        },
        _ => return false,
    };
    does.contains(&Deed::Reroll)
}

/// How a player stands in the challenge that goes on, if it is attempted.
fn stand(game: &Nightlancer, tried: &Tried, seat: Seat) -> Stand {
    let open = &tried.state.open;
    let force = Force::new(game, open);
    let nothing = Challenge { obstacle: None, test: Ability::Covert, difficulty: 0, danger: 0 };
    let mut trial = open.trial.unwrap_or_else(|| fresh(About::Event, nothing, Crew::default()));
    let run = seat.index() % SEATS;
    trial.runs[run].attempts = true;
    let there = questions::seat_in_trial(open, seat);
    let rolled = trial.runs[run].hits;
    let passes_less = |hits: u8, less: u8| {
        let mut trial = trial;
        trial.runs[run].hits = Some(hits);
        trial.runs[run].more = trial.runs[run].more.saturating_sub_unsigned(less);
        there && force.score(seat, &trial) >= trial.challenge.difficulty
    };
    let passes = |hits: u8| passes_less(hits, 0);
    let counted = |crosshairs: u8| force.hits(seat, &trial, crosshairs);
    let ways = |less: u8| (0..WAYS).filter(|fallen| passes_less(counted(fallen.count_ones() as u8), less)).count() as u8;
    let combat = trial.challenge.test.is_combat();
    let danger = if combat && there { force.damage(seat, &trial, trial.challenge.danger) } else { 0 };
    Stand {
        score: force.standing(seat, &trial),
        needed: CROSSHAIRS.into_iter().find(|&crosshairs| passes(counted(crosshairs))),
        ways: ways(0),
        weakened: [0, 1, 2].map(ways),
        hinders: tried.hinders,
        blocked: trial.challenge.obstacle.is_some() && !trial.runs[run].passed,
        rolled: rolled.map(passes),
        least: counted(0),
        free: tried.free + questions::free_rerolls(force, &trial, seat).count() as u8,
        paid: questions::paid_rerolls(open, seat),
        danger,
        shaken: danger > 0 && danger >= open.of(seat).health,
    }
}

/// How likely each Score of a Crew is with one roll of everybody: the highest counts.
fn scores(crew: &Outlook, best: bool) -> [f64; SCORES] {
    // Up to each Score: how likely nobody has more.
    let mut at_most = [1.0; SCORES];
    for member in &crew.members {
        let stand = if best { member.at_best } else { member.stand };
        for (score, likely) in (0..).zip(&mut at_most) {
            let ways =
                (0..WAYS).filter(|fallen| (stand.score + i16::from(stand.least.max(fallen.count_ones() as u8))).max(0) <= score).count();
            *likely *= ways as f64 / f64::from(WAYS);
        }
    }
    let mut below = 0.0;
    at_most.map(|likely| likely - std::mem::replace(&mut below, likely))
}
