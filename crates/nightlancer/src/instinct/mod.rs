//! The feeling of a good player: who stands well, and which choices look promising. Numbers here are for play, not for
//! the rules; the rules never look at them.

mod study;
mod weigh;

use table::instinct::PerSeat;
use table::{Instinct, Seat};

use crate::catalog::words::Ability;
use crate::choice::Choice;
use crate::game::Nightlancer;
use crate::powers::Force;
use crate::state::{ROUNDS, State};

/// What the end of the game is worth to a player as things stand, in Prospects.
pub(super) fn standing(game: &Nightlancer, state: &State, seat: Seat) -> f32 {
    let open = &state.open;
    let (seated, force) = (open.of(seat), Force::new(game, open));
    let left = f32::from(ROUNDS.saturating_sub(open.round)) / f32::from(ROUNDS);
    let ratings: u8 = Ability::ALL.iter().map(|&ability| force.rating(seat, ability)).sum();
    let hand = state.contacts.held(seat) as f32 * 0.25 + state.opportunities.held(seat) as f32 * 0.7;
    let body = f32::from(seated.health + seated.resolve) * 0.25 * (0.2 + left);
    let money = f32::from(seated.chips) * 0.25 - f32::from(seated.loans) * 3.0;
    let ideals = f32::from(seated.ideals) - if seated.ideals == 0 { 6.0 } else { 0.0 };
    let goods = seated.assets.iter().map(|card| f32::from(game.catalog().item(card).cost)).sum::<f32>() * (0.1 + 0.25 * left);
    f32::from(seated.prospects) + ideals + money + hand * (0.3 + left) + body + goods + f32::from(ratings) * 0.15
        - f32::from(seated.heat) * 0.8
}

impl Instinct for Nightlancer {
    const HORIZON: u32 = 24;
    const GUIDED: bool = true;

    fn weigh(&self, state: &State, seat: Seat, choices: &[Choice], into: &mut Vec<f32>) {
        let mind = weigh::Mind::new(self, state, seat);
        into.extend(choices.iter().map(|&choice| mind.like(choice)));
    }

    fn hopes(&self, state: &State) -> PerSeat {
        let open = &state.open;
        let mut hopes = PerSeat::default();
        if open.has_agent() {
            let players = open.players().count().max(1) as f32;
            let total: f32 = open.players().map(|seat| standing(self, state, seat)).sum::<f32>() / players;
            let expected = 4.0 + 3.6 * f32::from(open.round);
            let hope = 1.0 / (1.0 + (-(total - expected) / 5.0).exp());
            open.players().for_each(|seat| hopes[seat.index()] = hope);
            return hopes;
        }
        let worth: Vec<(Seat, f32)> = open.players().map(|seat| (seat, (standing(self, state, seat) / 4.0).exp())).collect();
        let sum: f32 = worth.iter().map(|(_, worth)| worth).sum();
        for (seat, worth) in worth {
            hopes[seat.index()] = worth / sum.max(f32::MIN_POSITIVE);
        }
        hopes
    }
}
