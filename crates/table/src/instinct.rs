//! What a game lends to those who play it without knowing its rules, and to those who study it.

use crate::game::Game;
use crate::outcome::{Outcome, Verdict};
use crate::player::Sight;
use crate::seat::{MAX_SEATS, Seat};

/// A number for every seat.
pub type PerSeat = [f32; MAX_SEATS];

/// What [`Instinct::weigh`] says of something that a bot never does while it can do something else: breaking its word.
pub const NEVER: f32 = f32::MIN;

/// The feeling of a good player for a game: which choices look promising, and who stands well.
///
/// It is asked about imagined states only, so it may look at all of them.
pub trait Instinct: Game {
    /// After how many decisions a playout stops and asks for [`Instinct::hopes`].
    const HORIZON: u32 = u32::MAX;

    /// Whether playouts follow [`Instinct::weigh`], rather than chance alone.
    const GUIDED: bool = false;

    /// How curious a search is: the weight of what is little known against what has gone well.
    const CURIOSITY: f32 = 0.5;

    /// Branches that a node of a search begins with: few where [`Instinct::weigh`] can be trusted.
    const WIDTH: f32 = 3.0;

    /// How many more branches a node gets, for each root of its visits.
    const WIDENING: f32 = 1.0;

    /// How promising every choice of a seat looks: more is better. The first natural logarithm more makes a
    /// choice about three times as likely where choices are drawn. One number for every choice, in order.
    fn weigh(&self, state: &Self::State, seat: Seat, choices: &[Self::Choice], into: &mut Vec<f32>);

    /// Whether a seat that may act without having to should think about it: no only where [`Instinct::weigh`] would like
    /// nothing that it could do. Asked before anything is imagined, because that is what costs.
    fn stirs(&self, _sight: &Sight<'_, Self>) -> bool
    where
        Self: Sized,
    {
        true
    }

    /// The chance of every seat to win, as far as a position tells: 0 to 1.
    fn hopes(&self, state: &Self::State) -> PerSeat;

    /// What an outcome is worth to every seat, 0 to 1. Winning is all that counts, unless a game is
    /// played for points.
    fn worth(&self, outcome: &Outcome) -> PerSeat {
        shares(outcome)
    }

    /// What a seat knows beyond what others see of it, where that changes how it plays; equal numbers
    /// play alike. Where nothing is said, a bot takes others to play alike whatever they hold.
    fn secret(&self, _state: &Self::State, _seat: Seat) -> u64 {
        0
    }
}

/// A win is worth 1, shared among those who won, and all else nothing; all who win together have won.
pub fn shares(outcome: &Outcome) -> PerSeat {
    let winners = outcome.winners(MAX_SEATS as u8);
    let together = outcome.verdict == Verdict::Won;
    let share = if together { 1.0 } else { 1.0 / winners.len().max(1) as f32 };
    let mut worth = PerSeat::default();
    winners.iter().for_each(|seat| worth[seat.index()] = share);
    worth
}

/// Something that can be used at a table, for reports: a card, an action, a space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subject {
    /// What kind of thing it is, as in `Combat cards`.
    pub group: &'static str,
    /// Its name, for people.
    pub name: String,
}

/// A game as a subject of study: what is worth counting.
pub trait Study: Instinct {
    /// Everything that is counted, by number.
    fn subjects(&self) -> Vec<Subject>;

    /// What a seat could come to use at a table, by number: its own cards, what the options bring into the
    /// game. Asked at the deal and at the end; what is in neither is not counted against who did not use it.
    fn at_hand(&self, state: &Self::State, seat: Seat, note: impl FnMut(usize));

    /// What has been used, and by whom, by number. Told by what happened and not by what was chosen: much
    /// happens without a choice, and many a choice does not say what will come of it.
    fn uses(&self, state: &Self::State, event: &Self::Event, note: impl FnMut(Seat, usize));

    /// What a seat has from the beginning, by number: the side it plays, its place in the order of turns.
    fn begins(&self, state: &Self::State, seat: Seat, note: impl FnMut(usize));

    /// The points of a seat now.
    fn standing(&self, state: &Self::State, seat: Seat) -> i32;
}
