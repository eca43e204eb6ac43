//! Joint picks: several seats pick at once, hidden from each other, and nothing takes effect
//! before the last has picked.

use serde::{Deserialize, Serialize};

use crate::seat::{MAX_SEATS, Seat, Seats};

/// The picks made so far. Who still has to pick is public; what was picked is not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Joint<C> {
    waiting: Seats,
    picks: [Option<C>; MAX_SEATS],
}

impl<C: Copy> Default for Joint<C> {
    fn default() -> Self {
        Joint { waiting: Seats::NONE, picks: [None; MAX_SEATS] }
    }
}

impl<C: Copy> Joint<C> {
    /// Asks these seats.
    pub fn ask(seats: Seats) -> Self {
        Joint { waiting: seats, picks: [None; MAX_SEATS] }
    }

    /// The seats that still have to pick.
    #[inline]
    pub fn waiting(&self) -> Seats {
        self.waiting
    }

    /// Notes a pick; `true` when it was the last and all take effect.
    #[inline]
    pub fn pick(&mut self, seat: Seat, pick: C) -> bool {
        self.picks[seat.index()] = Some(pick);
        self.waiting = self.waiting.without(seat);
        self.waiting.is_empty()
    }

    /// No longer waits for a seat that left; `true` when nobody is waited for any more.
    pub fn excuse(&mut self, seat: Seat) -> bool {
        self.waiting = self.waiting.without(seat);
        self.waiting.is_empty()
    }

    /// What a seat picked: for that seat's own view, and for all once nobody is waited for.
    #[inline]
    pub fn of(&self, seat: Seat) -> Option<C> {
        self.picks[seat.index()]
    }

    /// All picks in seat order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, C)> + '_ {
        (0u8..).zip(&self.picks).filter_map(|(seat, pick)| pick.map(|pick| (Seat(seat), pick)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picks_take_effect_in_seat_order_after_the_last() {
        let mut joint = Joint::ask([Seat(0), Seat(2), Seat(3)].into_iter().collect());
        assert!(!joint.pick(Seat(3), 'c'));
        assert!(!joint.pick(Seat(0), 'a'));
        assert_eq!(joint.waiting(), Seats::only(Seat(2)));
        assert!(joint.excuse(Seat(2)));
        assert_eq!(joint.iter().collect::<Vec<_>>(), [(Seat(0), 'a'), (Seat(3), 'c')]);
    }
}
