//! The end of a table in words: what decided it (T401-T417), and what is told of everybody afterwards. All of it is
//! public.

use table::{Outcome, Seat, Voice};

use super::words::Words;
use crate::catalog::Catalog;
use crate::event::Event;
use crate::state::{How, rival};
use crate::view::View;

/// What is counted of everybody.
pub(super) const DEEDS: [&str; 3] = ["stolen", "fights", "played"];

/// What decided the table, as a sentence.
pub(super) fn ending(catalog: &'static Catalog, view: &View, outcome: &Outcome, voice: Voice<'_>) -> String {
    let words = Words::new(catalog, voice);
    let of = |id: &str, seat: Seat| words.say(id, &[("seat", seat.into())]);
    match view.board.ending.map(|ending| (ending.how, ending.winner)) {
        Some((How::SevenGigs, Some(winner))) => of("ended-seven-gigs", winner),
        Some((How::Overtime, Some(winner))) => of("ended-overtime", winner),
        Some((How::DeckOut, Some(winner))) => of("ended-deck-out", rival(winner)),
        Some((How::Conceded, Some(winner))) => of("ended-conceded", rival(winner)),
        _ => words.word(&format!("ending-{}", outcome.how)),
    }
}

/// The Gigs of a player.
pub(super) fn score(view: &View, side: Seat) -> Option<i32> {
    (side.0 < 2).then(|| view.board.dice.count(side).into())
}

/// Who stole a Gig, won a fight, and played a card.
pub(super) fn deeds(events: &[&Event], mut note: impl FnMut(Seat, usize)) {
    for event in events {
        match **event {
            Event::Stole { seat, .. } => note(seat, 0),
            Event::Wins { unit } => note(unit.seat, 1),
            Event::Played { seat, .. } => note(seat, 2),
            _ => {}
        }
    }
}
