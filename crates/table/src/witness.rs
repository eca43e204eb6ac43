//! Events are born with their audience: whoever tells what happened says who sees what.

use crate::seat::{Audience, Seats};

/// Who hears an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hearing {
    /// Everybody, spectators included.
    All,
    /// Only these seats.
    Only(Seats),
    /// Everybody but these seats, who hear a fuller version of the same event.
    Rest(Seats),
}

impl Hearing {
    /// Whether `audience` hears it. Once the table is over, everyone hears the fuller versions.
    pub fn reaches(self, audience: Audience) -> bool {
        match (self, audience) {
            (Hearing::All, _) | (Hearing::Only(_), Audience::Everyone) | (Hearing::Rest(_), Audience::Spectator) => true,
            (Hearing::Only(_), Audience::Spectator) | (Hearing::Rest(_), Audience::Everyone) => false,
            (Hearing::Only(seats), Audience::Seat(seat)) => seats.contains(seat),
            (Hearing::Rest(seats), Audience::Seat(seat)) => !seats.contains(seat),
        }
    }
}

/// Listens to what happens at a table. The closures run only when somebody listens.
pub trait Witness<E> {
    /// Tells everybody.
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.hear(Hearing::All, event);
    }

    /// Tells only these seats.
    fn whisper(&mut self, seats: impl Into<Seats>, event: impl FnOnce() -> E) {
        self.hear(Hearing::Only(seats.into()), event);
    }

    /// Tells these seats one thing and everybody else another.
    fn split(&mut self, seats: impl Into<Seats>, seen: impl FnOnce() -> E, others: impl FnOnce() -> E) {
        let seats = seats.into();
        self.hear(Hearing::Only(seats), seen);
        self.hear(Hearing::Rest(seats), others);
    }

    /// Takes an event with its audience.
    fn hear(&mut self, hearing: Hearing, event: impl FnOnce() -> E);
}

/// Nobody listens: costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Witness<E> for Silent {
    #[inline(always)]
    fn hear(&mut self, _: Hearing, _: impl FnOnce() -> E) {}
}

/// Keeps every event with its audience, in order.
#[derive(Clone, Debug)]
pub struct Told<E>(pub Vec<(Hearing, E)>);

impl<E> Default for Told<E> {
    fn default() -> Self {
        Told(Vec::new())
    }
}

impl<E> Told<E> {
    /// What `audience` heard, in order.
    pub fn to(&self, audience: Audience) -> impl Iterator<Item = &E> {
        self.0.iter().filter(move |(hearing, _)| hearing.reaches(audience)).map(|(_, event)| event)
    }
}

impl<E> Witness<E> for Told<E> {
    fn hear(&mut self, hearing: Hearing, event: impl FnOnce() -> E) {
        self.0.push((hearing, event()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seat;

    #[test]
    fn a_split_event_reaches_everybody_once() {
        let mut told = Told::default();
        told.split(Seat(1), || "draws an ace", || "draws a card");
        told.whisper(Seat(0), || "secret");
        told.tell(|| "public");
        let hears = |audience| told.to(audience).copied().collect::<Vec<_>>();
        assert_eq!(hears(Audience::Seat(Seat(0))), ["draws a card", "secret", "public"]);
        assert_eq!(hears(Audience::Seat(Seat(1))), ["draws an ace", "public"]);
        assert_eq!(hears(Audience::Spectator), ["draws a card", "public"]);
        assert_eq!(hears(Audience::Everyone), ["draws an ace", "secret", "public"]);
    }

    #[test]
    fn nobody_listening_means_nothing_is_made() {
        Witness::<()>::split(&mut Silent, Seat(0), || unreachable!(), || unreachable!());
    }
}
