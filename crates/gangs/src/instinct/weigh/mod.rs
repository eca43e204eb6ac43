//! How promising a choice looks: roughly the Street Cred that it brings by and by, against doing nothing.
//! What is asked about a position once is found out once, whatever the number of choices.

mod fight;
mod market;
mod net;
mod odds;
mod place;
mod story;
mod turn;

use std::cell::OnceCell;

use table::Seat;

use super::worth;
use crate::catalog::Catalog;
use crate::catalog::words::{Class, District, PoiKind, Resource};
use crate::choice::Choice;
use crate::city::{City, DISTRICTS, Map, SEATS, Unit};
use crate::frame::Frame;
use crate::game::Gangs;
use crate::state::{Disc, Seated, State};

pub(super) use market::is_upgrade;

/// A position as one seat looks at it.
pub(super) struct Mind<'a> {
    game: &'a Gangs,
    state: &'a State,
    catalog: &'static Catalog,
    map: &'a Map,
    city: &'a City,
    seat: Seat,
    me: &'a Seated,
    /// How much there is still to come: 1 for long, little near the end.
    future: f32,
    /// What it is worth to take one Street Cred from one opponent.
    spite: f32,
    /// What one more of each resource is worth.
    prices: [f32; 3],
    /// Units of every side in every District.
    strength: [[u8; DISTRICTS]; SEATS],
    /// What the best reward of every District is worth to this seat, and all of them.
    rewards: [(f32, f32); DISTRICTS],
    /// How many Points of Interest of each kind this seat controls.
    controls: [u8; PoiKind::ALL.len()],
    /// What every action brings.
    actions: [OnceCell<f32>; Disc::ACTIONS.len()],
    /// Solos of this seat in every District.
    solos: OnceCell<[u8; DISTRICTS]>,
    /// The Firefight that goes on.
    field: OnceCell<Option<odds::Field>>,
    /// What the best deal and the best hire would bring, wherever units stand.
    deal: OnceCell<f32>,
    hire: OnceCell<f32>,
    /// What a Firefight would bring in every District.
    fights: [OnceCell<f32>; DISTRICTS],
    /// What it changes that a side has one unit fewer, or one more, in a District.
    shifts: [[[OnceCell<f32>; 2]; DISTRICTS]; SEATS],
}

impl<'a> Mind<'a> {
    pub(super) fn new(game: &'a Gangs, state: &'a State, seat: Seat) -> Mind<'a> {
        let (catalog, city, me) = (game.catalog(), &state.city, &state.seated[seat.index()]);
        let most = state.sides().map(|side| state.seated[side.index()].cred).max().unwrap_or_default();
        let ahead = f32::from(catalog.board().setup.goal.saturating_sub(most));
        let mut strength = [[0; DISTRICTS]; SEATS];
        for side in state.sides() {
            strength[side.index()] = std::array::from_fn(|district| city.strength(side, District::ALL[district]));
        }
        let mut mind = Mind {
            game,
            state,
            catalog,
            map: game.map(state.side),
            city,
            seat,
            me,
            future: (ahead / worth::AHEAD).clamp(worth::SHORT, 1.0),
            spite: worth::SPITE / f32::from(state.seats.saturating_sub(1).max(1)),
            prices: [0.0; 3],
            strength,
            rewards: [(0.0, 0.0); DISTRICTS],
            controls: [0; PoiKind::ALL.len()],
            actions: [const { OnceCell::new() }; Disc::ACTIONS.len()],
            solos: OnceCell::new(),
            field: OnceCell::new(),
            deal: OnceCell::new(),
            hire: OnceCell::new(),
            fights: [const { OnceCell::new() }; DISTRICTS],
            shifts: [const { [const { [const { OnceCell::new() }; 2] }; DISTRICTS] }; SEATS],
        };
        mind.prices = mind.priced();
        mind.rewards = std::array::from_fn(|district| mind.rewarded(District::ALL[district]));
        mind.controls = std::array::from_fn(|kind| city.controls(mind.map, seat, PoiKind::ALL[kind]));
        mind
    }

    fn one_more(&self, resource: Resource) -> f32 {
        self.prices[resource as usize]
    }

    fn strength(&self, side: Seat, district: District) -> u8 {
        self.strength[side.index()][district as usize]
    }

    fn count(&self, class: Class) -> u8 {
        self.city.of_class(self.catalog, self.seat, class)
    }

    /// How much a choice is liked.
    pub(super) fn like(&self, choice: Choice) -> f32 {
        worth::KEENNESS * self.worth(choice)
    }

    fn worth(&self, choice: Choice) -> f32 {
        let frame = self.state.frames.top();
        match choice {
            Choice::Act(disc) => self.action(disc) - worth::PATIENCE,
            Choice::Wild(disc) => {
                let double = if self.me.discs.contains(disc) { worth::DOUBLE } else { 0.0 };
                self.action(disc) - worth::PATIENCE - worth::WILD - double
            }
            Choice::Reclaim => self.reclaim(),
            Choice::EndTurn => 0.0,
            Choice::Offer(card, offer) => self.offer(card, offer),
            Choice::Move { unit, from, to } => self.a_move(unit, from, to) - worth::EFFORT,
            Choice::MoveOther { owner, unit, from, to } => self.push(owner, unit, from, to),
            Choice::Exchange { poi, .. } => self.exchange(poi),
            Choice::Fight(district) => self.fight(district),
            Choice::Card(card) => match frame {
                Some(Frame::Keep | Frame::GoroDiscards(..)) => self.card(card),
                Some(Frame::Remove) => -self.card(card),
                Some(Frame::Choose) => self.lay(card),
                _ => self.lay_more(card),
            },
            // Every card that comes back can be played once more.
            Choice::TakeBack => worth::BRAVERY * f32::from(self.state.hands.used(self.seat).len() as u8),
            Choice::Copy(side, card) => self.copied(side, card),
            Choice::Rage(steps) => self.with_more(steps) - worth::RAGE * f32::from(steps),
            Choice::Give(_) => worth::GRUDGE * self.future,
            Choice::Netrun => self.netrun(),
            Choice::Advance(spaces) => self.advance(spaces),
            Choice::RollAgain => 1.0,
            Choice::Pick { owner, unit, spot } => self.pick(owner, unit, spot),
            Choice::Seize(card) => self.deal(card),
            Choice::Hire(edgerunner) => self.hire(edgerunner, matches!(frame, Some(Frame::FreeHire))),
            Choice::Secrets(count) => match frame {
                Some(Frame::Pay(_)) => -worth::SECRET * f32::from(count),
                _ => (1.0 - self.one_more(Resource::Secret)) * f32::from(count),
            },
            Choice::Reward(index) => self.reward(index),
            Choice::Recruit(unit, district) => self.recruit(unit, district),
            Choice::Either(index) => self.either(index),
            Choice::Recycle(slot) => self.recycle(slot),
            Choice::SetAside(card) => self.set_aside(card),
            Choice::Swap(card, other) => self.swap(card, other),
            Choice::Resource(resource) => match frame {
                Some(Frame::RivalToll) => -self.one_more(resource),
                _ => self.one_more(resource),
            },
            Choice::Name(other) => self.name(other),
            Choice::In(district) => match frame {
                Some(Frame::HideoutWhere) => self.hideout_in(district),
                Some(Frame::StoryAsks(deed)) => self.told_in(deed, district),
                Some(Frame::HiredWhere(id)) => self.arrive(Unit::Edgerunner(id), district),
                _ => self.arrive(Unit::Drone, district),
            },
            Choice::Accept => self.accept(),
            Choice::Done => match frame {
                // What the opposing Gang gains instead (R233).
                Some(Frame::RivalToll) => -3.0 * worth::THREAT,
                _ => 0.0,
            },
        }
    }

    /// What is offered at once and whole.
    fn accept(&self) -> f32 {
        match self.state.frames.top() {
            // The card that was set aside goes: only if another one is better.
            Some(Frame::MayRelease) => self.release(),
            Some(Frame::MayBurnDrone(_)) => self.with_more(1) - worth::DRONE,
            Some(Frame::BuyCred(card, index)) => self.bought_cred(card, index),
            _ => 1.0,
        }
    }

    /// Another side is named: to claim Payback, or to lose a card.
    fn name(&self, other: Seat) -> f32 {
        let cred = f32::from(self.state.seated[other.index()].cred);
        match self.state.frames.top() {
            Some(Frame::MayClaim(_)) => worth::PAYBACK + worth::RAGE * f32::from(self.state.seated[other.index()].holds.iter().sum::<u8>()),
            // The leader is hit first.
            _ => 0.5 + 0.05 * cred,
        }
    }
}
