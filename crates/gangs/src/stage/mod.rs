//! Positions of scenarios in the game's own words; `docs/scenarios.md` lists the lines. The table is set
//! up without chance, and every `given` line replaces a part of it.
//!
//! The Hideout of a starting District always stands. Starting cards that are neither held nor used are
//! out of the game. All know the starting cards in hands; nobody knows an upgrade in another hand, or
//! what lies on top of a deck.

mod cards;
mod city;
mod solo;
mod story;
#[cfg(test)]
mod tests;

use table::chance::Fast;
use table::scenario::{Given, Staging, counted};
use table::{Problems, Seat};

use crate::catalog::Catalog;
use crate::catalog::words::{Class, Power, Resource};
use crate::choice::{class_key, disc_key};
use crate::city::Map;
use crate::options::{Options, gang_key};
use crate::setup::set_up;
use crate::state::{Disc, State};

/// A position from a scenario; all problems at once.
pub fn stage(catalog: &Catalog, options: &Options, given: &mut Given) -> Result<State, Problems> {
    let first = Some(options.first.unwrap_or_default());
    let state = set_up(catalog, &Options { first, ..options.clone() }, &mut Fast::new(0));
    let mut stage = Staged { catalog, map: Map::new(catalog, state.side), state, given };
    stage.story();
    stage.city();
    Seat::first(stage.state.seats).for_each(|seat| stage.dashboard(seat));
    stage.opponents();
    stage.figures();
    stage.hands();
    stage.markets();
    stage.turn();
    stage.branch();
    let state = stage.state;
    given.finish(state)
}

/// A position in the making.
struct Staged<'a> {
    catalog: &'a Catalog,
    map: Map,
    state: State,
    given: &'a mut Given,
}

impl Staging for Staged<'_> {
    fn given(&mut self) -> &mut Given {
        self.given
    }
}

impl Staged<'_> {
    /// What lies on a dashboard, but for cards.
    fn dashboard(&mut self, seat: Seat) {
        if let Some(cred) = self.given.number(&format!("{seat} street cred"), 0..=99) {
            self.state.seated[seat.index()].cred = cred;
        }
        if let Some(space) = self.given.number(&format!("{seat} net"), 0..=self.catalog.net().last()) {
            self.state.seated[seat.index()].net = space;
        }
        let resources = [("eurodollars", Resource::Eurodollar), ("contraband", Resource::Contraband), ("secrets", Resource::Secret)];
        for (name, resource) in resources {
            if let Some(amount) = self.given.number(&format!("{seat} {name}"), 0..=99) {
                self.state.seated[seat.index()].purse.set(resource, amount);
            }
        }
        self.each(&format!("{seat} discs spent"), |stage, item| {
            let disc = Disc::ALL.into_iter().find(|&disc| disc_key(disc) == item);
            let known = Disc::ALL.map(disc_key).join(", ");
            let disc = disc.ok_or_else(|| format!("'{item}' is no disc; there are {known}"))?;
            let spent = stage.state.seated[seat.index()].discs.spend(disc);
            if spent { Ok(()) } else { Err(format!("the disc '{item}' is named twice")) }
        });
        self.rage(seat);
    }

    fn rage(&mut self, seat: Seat) {
        let name = format!("{seat} rage");
        let most = self.power(seat, |power| if let Power::Rage { most } = power { Some(*most) } else { None });
        let gang = self.state.gang(seat).map_or("no Gang", gang_key);
        let rage = self.given.read(&name, |words| {
            let most = most.ok_or_else(|| format!("{seat} leads {gang}, and Rage belongs to maelstrom"))?;
            let steps = words.parse().ok().filter(|steps| *steps <= most);
            steps.ok_or_else(|| format!("it can be 0 to {most}"))
        });
        if let Some(rage) = rage {
            self.state.seated[seat.index()].rage = rage;
        }
    }

    /// What an ability of a seat's Gang gives.
    fn power<T>(&self, seat: Seat, find: impl Fn(&Power) -> Option<T>) -> Option<T> {
        let abilities = &self.catalog.dashboard(self.state.gang(seat)?).abilities;
        abilities.iter().find_map(|ability| find(&ability.power))
    }

    /// Fallen figures that were given away.
    fn figures(&mut self) {
        let gives = |power: &Power| (*power == Power::GiveFallen).then_some(());
        let giver = Seat::first(self.state.seats).find(|&seat| self.power(seat, gives).is_some());
        for seat in Seat::first(self.state.sides) {
            self.each(&format!("{seat} holds"), |stage, item| {
                let giver = giver.filter(|&giver| giver != seat);
                let giver = giver.ok_or_else(|| format!("{seat} can hold figures of an opponent who leads tyger-claws only"))?;
                let (name, count) = counted(item, " ");
                let class = Class::ALL.iter().copied().find(|&class| class_key(class) == name);
                let known = || Class::ALL.iter().map(|&class| class_key(class)).collect::<Vec<_>>().join(", ");
                let class = class.ok_or_else(|| format!("'{name}' is no basic unit; there are {}", known()))?;
                for _ in 0..count {
                    if !stage.state.city.give_away(giver, class) {
                        return Err(format!("{giver} has no {name} left in reserve that {seat} could hold"));
                    }
                    stage.state.seated[seat.index()].holds[class as usize] += 1;
                }
                Ok(())
            });
        }
    }

    fn turn(&mut self) {
        if let Some(seat) = self.given.number("turn", 0..=self.state.seats.saturating_sub(1)) {
            self.state.turn.seat = Seat(seat);
        }
        // After the second action the turn ends (R103).
        if let Some(actions) = self.given.number("actions", 0..=1) {
            self.state.turn.actions = actions;
        }
    }
}
