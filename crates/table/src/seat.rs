//! Seats, sets of seats and audiences: who sits at a table and who looks on.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The most seats a table can have. No game of the house has more than four; eight leaves room.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, JsonSchema, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats, in order.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }

    /// The seat after this one, going round a table of `count` seats.
    #[inline]
    pub const fn next(self, count: u8) -> Seat {
        if self.0 + 1 >= count { Seat(0) } else { Seat(self.0 + 1) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats, as bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, JsonSchema, Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// No seat at all.
    pub const NONE: Seats = Seats(0);

    /// Exactly this seat.
    #[inline]
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// The first `count` seats.
    #[inline]
    pub const fn all(count: u8) -> Seats {
        Seats(if count >= 8 { u8::MAX } else { (1 << count) - 1 })
    }

    /// Whether `seat` is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// This set and `seat`.
    #[inline]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | (1 << seat.0))
    }

    /// This set without `seat`.
    #[inline]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// The seats of either set.
    #[inline]
    pub const fn union(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }

    /// The seats of this set that are not in `other`.
    #[inline]
    pub const fn minus(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }

    /// Whether nobody is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat of the set.
    #[inline]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self;
        std::iter::from_fn(move || {
            let seat = left.lowest()?;
            left = left.without(seat);
            Some(seat)
        })
    }
}

impl From<Seat> for Seats {
    fn from(seat: Seat) -> Seats {
        Seats::only(seat)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

/// Who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Audience {
    /// The player of this seat: public things and what this seat has learned.
    Seat(Seat),
    /// Somebody who only looks on: public things.
    Spectator,
    /// Anybody, once the table is over: everything.
    Everyone,
}

impl Audience {
    /// The seat of this audience, if it has one.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator | Audience::Everyone => None,
        }
    }

    /// Whether this audience is `seat` itself, or sees everything.
    #[inline]
    pub fn sees_as(self, seat: Seat) -> bool {
        match self {
            Audience::Seat(own) => own == seat,
            Audience::Spectator => false,
            Audience::Everyone => true,
        }
    }

    /// Whether one of `seats` is this audience, or it sees everything.
    #[inline]
    pub fn among(self, seats: Seats) -> bool {
        match self {
            Audience::Seat(own) => seats.contains(own),
            Audience::Spectator => false,
            Audience::Everyone => true,
        }
    }
}

impl fmt::Display for Audience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Audience::Seat(seat) => seat.fmt(f),
            Audience::Spectator => f.write_str("spectator"),
            Audience::Everyone => f.write_str("everyone"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_seats_behave_like_sets() {
        let seats: Seats = [Seat(2), Seat(0)].into_iter().collect();
        assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
        assert_eq!(seats.lowest(), Some(Seat(0)));
        assert_eq!(seats.without(Seat(0)).lowest(), Some(Seat(2)));
        assert_eq!(Seats::all(4).minus(seats).len(), 2);
        assert_eq!(Seats::all(8).len(), 8);
        assert!(!seats.contains(Seat(200)));
        assert_eq!(Seat(3).next(4), Seat(0));
    }

    #[test]
    fn only_everyone_and_the_seat_itself_see_as_a_seat() {
        assert!(Audience::Seat(Seat(1)).sees_as(Seat(1)));
        assert!(!Audience::Seat(Seat(0)).sees_as(Seat(1)));
        assert!(!Audience::Spectator.sees_as(Seat(1)));
        assert!(Audience::Everyone.sees_as(Seat(1)));
    }
}
