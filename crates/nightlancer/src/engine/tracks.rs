//! Health, Resolve, Ideals, Heat, Prospects, Chips and Loans, and what happens at their limits (rulebook 5.2, Special
//! cases; 3.3, Shaken).

use table::{Chance, Seat, Witness, rule};

use super::Engine;
use crate::catalog::effects::{Deck, PowerSort};
use crate::event::{Event, Track};
use crate::state::{Ending, MOST_HEAT, MOST_IDEALS};

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// Tells that a number changed.
    pub(super) fn changed(&mut self, seat: Seat, track: Track, by: i16) {
        if by == 0 {
            return;
        }
        let seated = self.state.open.of(seat);
        let to = match track {
            Track::Health => seated.health.into(),
            Track::Resolve => seated.resolve.into(),
            Track::Ideals => seated.ideals.into(),
            Track::Heat => seated.heat.into(),
            Track::Prospects => seated.prospects,
            Track::Chips => seated.chips as i16,
            Track::Loans => seated.loans.into(),
        };
        self.tell(|| Event::Changed { seat, track, by, to });
    }

    /// Gains Health, up to the maximum.
    pub(super) fn heal(&mut self, seat: Seat, amount: u8) {
        let most = self.catalog().nightlancer(self.open().of(seat).nightlancer).health;
        rule!(R187);
        let seated = self.seated(seat);
        let by = amount.min(most.saturating_sub(seated.health));
        seated.health += by;
        self.changed(seat, Track::Health, by.into());
    }

    /// Gains Resolve, up to the maximum.
    pub(super) fn rest(&mut self, seat: Seat, amount: u8) {
        let most = self.catalog().nightlancer(self.open().of(seat).nightlancer).resolve;
        rule!(R187);
        let seated = self.seated(seat);
        let by = amount.min(most.saturating_sub(seated.resolve));
        seated.resolve += by;
        self.changed(seat, Track::Resolve, by.into());
    }

    /// Loses Health and Resolve, as much as there is; at 0 of either the player is Shaken.
    pub(super) fn hurt(&mut self, seat: Seat, health: u8, resolve: u8) {
        let seated = self.seated(seat);
        rule!(R208);
        let (by, will) = (health.min(seated.health), resolve.min(seated.resolve));
        seated.health -= by;
        seated.resolve -= will;
        self.changed(seat, Track::Health, -i16::from(by));
        self.changed(seat, Track::Resolve, -i16::from(will));
        self.may_be_shaken(seat);
    }

    /// At 0 Health or 0 Resolve a player is Shaken.
    fn may_be_shaken(&mut self, seat: Seat) {
        let seated = self.open().of(seat);
        if seated.health > 0 && seated.resolve > 0 {
            return;
        }
        if self.open().shaken.contains(seat) {
            rule!(R242);
            return;
        }
        rule!(R239);
        rule!(R240);
        rule!(R241);
        self.state.open.shaken = self.open().shaken.with(seat);
        self.tell(|| Event::Shaken { seat });
        self.heal(seat, 1);
        self.rest(seat, 1);
        self.cool(seat, 1);
        if !self.force().has(seat, PowerSort::Unbroken) {
            self.lose_ideal(seat);
        }
        self.off_the_mission(seat);
    }

    /// The token of a Shaken player lies on the Shaken space, so it is on no mission.
    fn off_the_mission(&mut self, seat: Seat) {
        if let Some(attempt) = &mut self.state.open.attempt
            && attempt.job.leave(seat)
        {
            rule!(R157);
            rule!(R158);
            self.part(seat, true);
        } else if let Some((place, _)) = self.open().job_of(seat) {
            self.state.open.jobs[place].leave(seat);
            self.part(seat, true);
        }
    }

    /// Gains Heat; at 5 each point costs a Prospect instead.
    pub(super) fn heat(&mut self, seat: Seat, amount: u8) {
        for _ in 0..amount {
            rule!(R002);
            if self.open().of(seat).heat >= MOST_HEAT {
                rule!(R244);
                self.prospects(seat, -1);
            } else {
                self.seated(seat).heat += 1;
                self.changed(seat, Track::Heat, 1);
            }
        }
    }

    /// Loses Heat; at 0 nothing happens.
    pub(super) fn cool(&mut self, seat: Seat, amount: u8) {
        let heat = self.open().of(seat).heat;
        if heat == 0 {
            rule!(R245);
        }
        let by = amount.min(heat);
        self.seated(seat).heat -= by;
        self.changed(seat, Track::Heat, -i16::from(by));
    }

    /// Gains an Ideal; at 6 it becomes a Prospect and an Opportunity.
    pub(super) fn gain_ideal(&mut self, seat: Seat) {
        rule!(R186);
        if self.open().of(seat).ideals >= MOST_IDEALS {
            rule!(R237);
            self.prospects(seat, 1);
            self.draw(seat, Deck::Opportunities, 1);
            return;
        }
        self.seated(seat).ideals += 1;
        self.state.open.hopeful = self.open().hopeful.with(seat);
        self.changed(seat, Track::Ideals, 1);
    }

    /// Loses an Ideal; at 0 it becomes Heat. Together against the Agent, losing the last one loses the game.
    pub(super) fn lose_ideal(&mut self, seat: Seat) {
        if self.open().of(seat).ideals == 0 {
            rule!(R238);
            if self.open().has_agent() {
                rule!(R276);
            }
            self.heat(seat, 1);
            return;
        }
        self.seated(seat).ideals -= 1;
        self.changed(seat, Track::Ideals, -1);
        if self.open().of(seat).ideals == 0 {
            rule!(R243);
            if self.open().has_agent() && self.open().hopeful.contains(seat) {
                rule!(R275);
                self.end(Ending::NoIdeals);
            }
        }
    }

    /// Prospects; during play they never fall below 0.
    pub(super) fn prospects(&mut self, seat: Seat, by: i16) {
        let before = self.open().of(seat).prospects;
        // C-15
        let least = if self.open().scoring { i16::MIN } else { 0 };
        let after = before.saturating_add(by).max(least);
        self.seated(seat).prospects = after;
        self.changed(seat, Track::Prospects, after - before);
    }

    /// Takes Chips.
    pub(super) fn earn(&mut self, seat: Seat, chips: u8) {
        rule!(R003);
        let seated = self.seated(seat);
        seated.chips = seated.chips.saturating_add(chips.into());
        self.changed(seat, Track::Chips, chips.into());
    }

    /// Gives up Chips, as many as there are.
    pub(super) fn spend(&mut self, seat: Seat, chips: u8) {
        let seated = self.seated(seat);
        let by = u16::from(chips).min(seated.chips);
        seated.chips -= by;
        self.changed(seat, Track::Chips, -(by as i16));
    }

    /// Takes or gives back a Loan token.
    pub(super) fn loans(&mut self, seat: Seat, by: i8) {
        let seated = self.seated(seat);
        seated.loans = seated.loans.saturating_add_signed(by);
        self.changed(seat, Track::Loans, by.into());
    }
}
