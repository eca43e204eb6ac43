//! How a table went, for its end and for looking back: the points of every side turn by turn, what everybody did, and the
//! moments that turned the score. It is made of what onlookers saw and heard, so nothing in it is hidden from anybody.

use super::{LogEntry, Logged};
use crate::seat::{Audience, MAX_SEATS, Seat};
use crate::text::Prose;
use crate::witness::Told;

/// How a table went. Entries that were taken back have no part in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chronicle {
    /// The points at the deal, when turns began, and at the end; in games without points nothing.
    pub standings: Vec<Standing>,
    /// How often each side did each of [`Prose::DEEDS`].
    pub deeds: Vec<[u32; MAX_SEATS]>,
    /// The moments that turned the score, in order.
    pub moments: Vec<Turning>,
}

/// The points of all sides at a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The entry after which they were counted.
    pub entry: usize,
    /// Whose turn began with it.
    pub turn: Option<Seat>,
    /// The points, by side.
    pub scores: Vec<i32>,
}

/// A moment that turned the score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turning {
    /// The entry.
    pub entry: usize,
    /// The side that gained most.
    pub side: Seat,
    /// How much.
    pub gain: i32,
    /// What it had then.
    pub score: i32,
}

/// Standings that are told at most: of longer tables some are left out.
pub const MOST_STANDINGS: usize = 120;

/// Moments that are told at most.
pub const MOST_MOMENTS: usize = 5;

/// Entries that are played between two looks whether somebody still wants to know.
const STRETCH: usize = 256;

impl<G: Prose> Logged<G> {
    /// How it went: to be found out apart from the table, because the whole log is played again. Nothing comes of it if
    /// nobody wants to know any more.
    pub fn chronicle(&self) -> impl FnOnce(&dyn Fn() -> bool) -> Option<Chronicle> + Send + use<G> {
        let dealt = self.held.first().and_then(|&deal| self.checkpoints.get(deal)).cloned();
        let entries: Vec<(usize, LogEntry)> = self.held.iter().skip(1).map(|&at| (at, self.log[at].clone())).collect();
        let rules = self.fork();
        move |wanted| {
            let mut state = dealt?;
            let mut telling = Telling::new(&*rules.game, &state);
            for (place, (at, entry)) in entries.iter().enumerate() {
                if place % STRETCH == 0 && !wanted() {
                    return None;
                }
                let mut told = Told::default();
                rules.play(&mut state, entry, false, &mut told).ok()?;
                telling.hear(*at, &state, &told);
            }
            Some(telling.end(entries.last().map_or(0, |(at, _)| *at)))
        }
    }
}

/// A chronicle while it is being written.
struct Telling<'a, G: Prose> {
    game: &'a G,
    /// The points now, by side.
    scores: Vec<i32>,
    standings: Vec<Standing>,
    deeds: Vec<[u32; MAX_SEATS]>,
    /// Whatever changed the score, with how much it did.
    turnings: Vec<(i32, Turning)>,
}

impl<'a, G: Prose> Telling<'a, G> {
    fn new(game: &'a G, state: &G::State) -> Self {
        let scores = scores(game, state);
        let first = Standing { entry: 0, turn: None, scores: scores.clone() };
        Telling { game, scores, standings: vec![first], deeds: vec![[0; MAX_SEATS]; G::DEEDS.len()], turnings: Vec::new() }
    }

    fn hear(&mut self, entry: usize, state: &G::State, told: &Told<G::Event>) {
        let events: Vec<&G::Event> = told.to(Audience::Spectator).collect();
        // What onlookers see changes with what they are told.
        if events.is_empty() {
            return;
        }
        let deeds = &mut self.deeds;
        self.game.deeds(&events, |side, deed| {
            if let Some(count) = deeds.get_mut(deed).and_then(|sides| sides.get_mut(side.index())) {
                *count += 1;
            }
        });
        let scores = scores(self.game, state);
        self.turnings.extend(turning(entry, &self.scores, &scores));
        self.scores = scores;
        if let Some(seat) = events.iter().rev().find_map(|event| self.game.begins(event)) {
            self.standings.push(Standing { entry, turn: Some(seat), scores: self.scores.clone() });
        }
    }

    fn end(mut self, last: usize) -> Chronicle {
        if self.scores.is_empty() {
            self.standings.clear();
        } else {
            let skip = self.standings.len().div_ceil(MOST_STANDINGS - 1).max(1);
            self.standings = self.standings.into_iter().step_by(skip).collect();
            self.standings.push(Standing { entry: last, turn: None, scores: self.scores });
        }
        // Of equals the later ones, which were seldom made good.
        self.turnings.sort_by_key(|(swing, turning)| std::cmp::Reverse((*swing, turning.entry)));
        let mut moments: Vec<Turning> = self.turnings.into_iter().take(MOST_MOMENTS).map(|(_, turning)| turning).collect();
        moments.sort_by_key(|turning| turning.entry);
        Chronicle { standings: self.standings, deeds: self.deeds, moments }
    }
}

/// The points of all sides, as onlookers see them.
fn scores<G: Prose>(game: &G, state: &G::State) -> Vec<i32> {
    let view = game.view(state, Audience::Spectator);
    Seat::first(MAX_SEATS as u8).map_while(|side| game.score(&view, side)).collect()
}

/// The side that gained most, and how far the score swung: who loses what another gains swings it twice, and taking the
/// lead tells more than holding it.
fn turning(entry: usize, before: &[i32], after: &[i32]) -> Option<(i32, Turning)> {
    let gains = || before.iter().zip(after).map(|(before, after)| after - before);
    let gain = gains().max().filter(|&gain| gain > 0)?;
    let place = gains().position(|other| other == gain)?;
    let lost = gains().min().unwrap_or_default().min(0);
    let leads = |scores: &[i32]| scores.iter().enumerate().all(|(other, score)| other == place || *score < scores[place]);
    let taken = i32::from(leads(after) && !leads(before));
    let side = Seat(u8::try_from(place).ok()?);
    Some((2 * (gain - lost) + taken, Turning { entry, side, gain, score: after[place] }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn swing(before: &[i32], after: &[i32]) -> Option<(i32, u8, i32)> {
        turning(7, before, after).map(|(swing, turning)| (swing, turning.side.0, turning.gain))
    }

    #[test]
    fn a_moment_turns_the_score_by_what_is_gained_lost_and_taken_over() {
        assert_eq!(swing(&[3, 3], &[3, 3]), None);
        assert_eq!(swing(&[3, 3], &[2, 3]), None, "nobody gained");
        assert_eq!(swing(&[5, 1], &[5, 2]), Some((2, 1, 1)));
        assert_eq!(swing(&[3, 3], &[3, 4]), Some((3, 1, 1)), "the lead is taken");
        assert_eq!(swing(&[4, 3], &[3, 4]), Some((5, 1, 1)), "a steal");
    }
}
