//! What can be reckoned from a view, by the same code as the rules: ratings, prices, Scores, and whose turn it is. A drawn
//! table and a terminal show these; nothing is changed here.

use table::Seat;

use super::View;
use crate::catalog::ItemId;
use crate::catalog::words::Ability;
use crate::engine::{decider, gains, questions};
use crate::game::Nightlancer;
use crate::powers::Force;

impl View {
    fn force<'a>(&'a self, game: &'a Nightlancer) -> Force<'a> {
        Force::new(game, &self.open)
    }

    /// Who answers what is asked now; nobody once the table is over.
    pub fn asked(&self) -> Option<Seat> {
        let frame = self.open.frames.top().filter(|_| self.open.ending.is_none())?;
        Some(decider(&self.open, frame))
    }

    /// The rating of a player in an ability: the Nightlancer and what is Always in Effect.
    pub fn rating(&self, game: &Nightlancer, seat: Seat, ability: Ability) -> u8 {
        self.force(game).rating(seat, ability)
    }

    /// What a Black Market card costs a player.
    pub fn cost(&self, game: &Nightlancer, seat: Seat, card: ItemId) -> u8 {
        self.force(game).cost(seat, card)
    }

    /// What a Prospect costs a player in this round.
    pub fn prospect(&self, game: &Nightlancer, seat: Seat) -> u8 {
        self.force(game).prospect(seat)
    }

    /// How many cards a player keeps at the end of the round.
    pub fn hand_limit(&self, game: &Nightlancer, seat: Seat) -> usize {
        self.force(game).hand_limit(seat)
    }

    /// What a player would gain at Scoring as things stand: for abilities, Ideals, Agendas, and what cards count.
    pub fn gains(&self, game: &Nightlancer, seat: Seat) -> [u8; 4] {
        gains(self.force(game), self.contacts.counts[seat.index()].into(), seat)
    }

    /// What Loans and Heat would cost a player at Scoring if nothing is paid or given up for them.
    pub fn losses(&self, seat: Seat) -> [i16; 2] {
        let seated = self.open.of(seat);
        [i16::from(seated.loans) * questions::LOAN_PROSPECTS, seated.heat.into()]
    }

    /// The Prospects that each player needs against the Agent, and all of them together.
    pub fn goals(&self) -> [i16; 2] {
        [questions::EACH, questions::TOGETHER * self.open.players().count() as i16]
    }

    /// The Score of a player in the challenge that goes on, with the dice that were rolled.
    pub fn score(&self, game: &Nightlancer, seat: Seat) -> u8 {
        self.open.trial.as_ref().map_or(0, |trial| self.force(game).score(seat, trial))
    }
}
