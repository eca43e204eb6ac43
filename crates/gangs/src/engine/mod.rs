//! The rules in motion. The frame on top of the stack is the procedure that goes on: those that ask
//! nothing are stepped through, those that ask wait, and `offer` lists what can be answered. Where
//! public facts leave a single answer, it is taken without asking.
//!
//! Every procedure changes its own frame before it does anything that may put another on top.

mod deals;
mod effects;
mod ends;
mod firefight;
mod moving;
mod netrun;
mod offer;
mod reveal;
mod scoring;
mod solo;
mod story_flow;
#[cfg(test)]
mod story_flow_tests;
#[cfg(test)]
mod story_tests;
mod story_triggers;
#[cfg(test)]
mod story_triggers_tests;
#[cfg(test)]
mod tests;
mod turn;
mod upgrade;

use table::frames::{self, Procedures};
use table::{Awaited, Chance, Choices, Seat, Witness, rule};

use crate::catalog::board::Amount;
use crate::catalog::words::{Class, District, Gang, PoiKind, Power, Talent};
use crate::catalog::{Catalog, EdgerunnerId};
use crate::choice::Choice;
use crate::city::{City, Map, Spot, Unit};
use crate::event::{Cause, Event, Why};
use crate::frame::{Deed, Frame, Killer};
use crate::game::Gangs;
use crate::state::{Ending, Fight, State};

pub(crate) use deals::printed_price;
pub(crate) use ends::outcome;
pub(crate) use offer::offer;
pub(crate) use reveal::abilities;

pub(crate) use story_flow::{Situation, beside, changed_price, open as open_story, reveal};
pub(crate) use story_triggers::effect as story_effect;
pub(crate) use turn::ACTIONS;

/// What the rules ask of a table, for reasons in words.
pub(crate) mod questions {
    pub(crate) use super::deals::{HIRES, fulfils, replaceable, replaces};
    pub(crate) use super::story_flow::{closed, may_fight};
    pub(crate) use super::turn::hideouts_left;
}

/// One decision at work.
pub(crate) struct Engine<'a, C, W> {
    pub(crate) game: &'a Gangs,
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut C,
    pub(crate) witness: &'a mut W,
}

/// Who is awaited.
#[inline]
pub(crate) fn awaited(game: &Gangs, state: &State) -> Awaited {
    match state.frames.top() {
        None => Awaited::over(),
        Some(Frame::Choose) => Awaited { must: state.picks.waiting(), may: table::Seats::NONE },
        Some(frame) => Awaited::one(decider(game, state, frame)),
    }
}

/// Who answers what a frame asks.
#[inline]
fn decider(game: &Gangs, state: &State, frame: Frame) -> Seat {
    let State { fight, city, seats, sides, turn, .. } = state;
    Asking { frame, fight: fight.as_ref(), city, seats: *seats, sides: *sides, turn: turn.seat }.decider(game.catalog())
}

/// A frame that asks, with what says whom; all of it is public.
pub(crate) struct Asking<'a> {
    pub(crate) frame: Frame,
    pub(crate) fight: Option<&'a Fight>,
    pub(crate) city: &'a City,
    pub(crate) seats: u8,
    pub(crate) sides: u8,
    pub(crate) turn: Seat,
}

impl Asking<'_> {
    /// Who answers.
    #[inline]
    pub(crate) fn decider(&self, catalog: &Catalog) -> Seat {
        let player = |place: u8| self.fight.and_then(|fight| fight.played.get(usize::from(place))).map(|played| played.seat);
        match self.frame {
            Frame::Rogue(seat)
            | Frame::Goro(seat, _)
            | Frame::GoroDiscards(seat, _)
            | Frame::MayClaim(seat)
            | Frame::MayRage(seat)
            | Frame::MayPlay(seat)
            | Frame::MayTakeBack(seat)
            | Frame::MayGive(seat, _)
            | Frame::Kill(Killer::Story(seat))
            | Frame::StoryAsks(Deed { actor: seat, .. }) => Some(seat),
            Frame::MayBurnDrone(place)
            | Frame::MustCopy(place)
            | Frame::MustSacrifice(place)
            | Frame::MayBomb(place)
            | Frame::MustKill(place)
            | Frame::MayFlee(place)
            | Frame::MaySpend(place) => player(place),
            Frame::Losing => self.picks_casualty(catalog),
            _ => None,
        }
        .unwrap_or(self.turn)
    }

    /// Whose unit is lost next.
    pub(crate) fn loser(&self) -> Option<Seat> {
        firefight::loser(self.fight?, self.city, self.sides)
    }

    /// Who picks that unit: its owner if that is a player, unless a card hands the choice to somebody else.
    fn picks_casualty(&self, catalog: &Catalog) -> Option<Seat> {
        let loser = self.loser()?;
        firefight::picks_for(catalog, self.fight?, loser).or(Some(loser).filter(|loser| loser.0 < self.seats))
    }
}

/// Whether what a frame offers depends on something secret, so that it has to be asked in any case.
fn is_secret(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::Turn
            | Frame::Choose
            | Frame::MayPlay(_)
            | Frame::MayTakeBack(_)
            | Frame::SwapCards
            | Frame::Keep
            | Frame::Remove
            | Frame::GoroDiscards(..)
    )
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    fn catalog(&self) -> &'static Catalog {
        self.game.catalog()
    }

    fn map(&self) -> &Map {
        self.game.map(self.state.side)
    }

    /// The active player.
    fn active(&self) -> Seat {
        self.state.turn.seat
    }

    fn push(&mut self, frame: Frame) {
        self.state.frames.push(frame);
    }

    fn pop(&mut self) {
        self.state.frames.pop();
    }

    /// The top frame becomes another.
    fn become_frame(&mut self, frame: Frame) {
        if let Some(top) = self.state.frames.top_mut() {
            *top = frame;
        }
    }

    fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.witness.tell(event);
    }

    /// Does what a seat chose, and everything that follows without another decision. Whose choices stand in `next`.
    pub(crate) fn decide(&mut self, seat: Seat, choice: Choice, next: &mut Choices<Choice>) -> Option<Seat> {
        self.answer(seat, choice);
        frames::run(self, next)
    }

    /// Goes on until somebody is asked or the table is over.
    pub(crate) fn run(&mut self) {
        frames::run(self, &mut Choices::new());
    }
}

impl<C: Chance, W: Witness<Event>> Procedures for Engine<'_, C, W> {
    type Frame = Frame;
    type Choice = Choice;

    #[inline]
    fn top(&self) -> Option<Frame> {
        self.state.frames.top()
    }

    #[inline]
    fn too_many(&self) -> bool {
        self.state.frames.too_many()
    }

    #[inline]
    fn is_secret(&self, frame: Frame) -> bool {
        is_secret(frame)
    }

    #[inline]
    fn decider(&self, frame: Frame) -> Seat {
        decider(self.game, self.state, frame)
    }

    #[inline]
    fn offer(&self, seat: Seat, into: &mut Choices<Choice>) {
        offer(self.game, self.state, seat, into);
    }

    fn skip(&mut self) {
        self.pop();
    }

    fn void(&mut self) {
        self.end(Ending::Void);
    }

    /// A procedure that asks nothing goes on; `false` if the frame asks.
    fn step(&mut self, frame: Frame) -> bool {
        self.notice();
        if self.goal_ends_at_once(frame) {
            self.end(Ending::Cred);
            return true;
        }
        match frame {
            Frame::Turn => return self.step_turn(),
            Frame::TurnEnds => self.turn_ends(),
            Frame::Refill => self.refill(),
            Frame::NextTurn => self.next_turn(),
            Frame::Action(disc) => self.action(disc),
            Frame::Orphans => {
                self.pop();
                self.lose_all_orphans();
            }
            Frame::Upgrade(more) => self.draw_upgrades(more),
            Frame::Extra(card, index) => self.extra(card, index),
            Frame::Steal(step) => self.steal(step),
            Frame::Fortresses => self.fortresses(),
            Frame::Space(index) => self.space(index),
            Frame::Roll => self.roll(false),
            Frame::Consequence(sum) => self.consequence(sum),
            Frame::RunEnds => self.run_ends(),
            Frame::BeforeCards(step) => self.before_cards(step),
            Frame::Reveal(place) => self.reveal(place),
            Frame::RevealCard(seat, card) => self.reveal_card(seat, card),
            Frame::Compare(place) => self.compare(place),
            Frame::Casualties => self.casualties(),
            Frame::Losing => return self.losing(),
            Frame::Aftermath(place) => self.aftermath(place),
            Frame::Score(place) => self.score(place),
            Frame::FightEnds => self.fight_ends(),
            Frame::Collect(district) => self.collect(district),
            Frame::ReclaimEnds => self.reclaim_ends(),
            Frame::Story(happened, from) => self.story(happened, from),
            Frame::StoryDoes(deed) => self.story_does(deed),
            Frame::Rivals => self.rivals(),
            Frame::Rival(step) => self.rival(step),
            Frame::RivalRemoves => self.rival_removes(),
            Frame::RivalRefill => self.rival_refill(),
            _ => return false,
        }
        true
    }

    /// Does what the top frame asked for.
    fn answer(&mut self, seat: Seat, choice: Choice) {
        let Some(frame) = self.state.frames.top() else { return };
        match (frame, choice) {
            (Frame::Turn, choice) => self.turn_choice(choice),
            (Frame::Moves(movers), choice) => self.move_choice(movers, choice),
            (Frame::MoveInto(_) | Frame::Rogue(_) | Frame::Kerry, choice) => self.single_move(seat, frame, choice),
            (Frame::Goro(..), Choice::Name(other)) => self.goro_looks(seat, other),
            (Frame::GoroDiscards(_, other), Choice::Card(card)) => {
                self.pop();
                self.drop_card(other, card);
            }
            (Frame::Pay(purchase), Choice::Secrets(secrets)) => self.pay(purchase, secrets),
            (Frame::HideoutWhere, Choice::In(district)) => self.build_hideout(district),
            (Frame::Keep, Choice::Card(card)) => self.keep(card),
            (Frame::Remove, Choice::Card(card)) => self.remove_card(card),
            (Frame::Deal, choice) => self.deal(choice),
            (Frame::FreeHire, Choice::Hire(id)) => self.hire(id),
            (Frame::HiredWhere(id), choice) => self.place_hired(id, choice),
            (Frame::OneOf(card, index), Choice::Either(which)) => self.one_of(card, index, which),
            (Frame::BuyCred(card, index), Choice::Accept) => self.buy_cred(card, index),
            (Frame::Recycle(market), Choice::Recycle(slot)) => self.recycle(market, slot),
            (Frame::StealFrom(other), Choice::Resource(resource)) => self.steal_from(other, resource),
            (Frame::Kill(killer), Choice::Pick { owner, unit, spot }) => self.kill(killer, owner, unit, spot),
            (Frame::SwapCards, Choice::Swap(card, other)) => self.swap_cards(card, other),
            (Frame::FreeUpgrade(more), Choice::Accept) => self.free_upgrade(more),
            (Frame::MayRun, Choice::Netrun) => self.netrun(),
            (Frame::Advance, Choice::Advance(spaces)) => self.advance(spaces),
            (Frame::MayUse, Choice::Accept) => self.become_frame(Frame::Space(0)),
            (Frame::NetDiscards, Choice::Name(other)) => self.net_discards(other),
            (Frame::NetMoves, Choice::MoveOther { owner, unit, from, to }) => self.net_moves(owner, unit, from, to),
            (Frame::NetBuilds(_, left), Choice::In(district)) => self.net_builds(district, left),
            (Frame::NetConverts, Choice::Pick { owner, unit, spot }) => self.net_converts(owner, unit, spot),
            (Frame::MayRollAgain(_), Choice::RollAgain) => self.roll(true),
            (Frame::MayRollAgain(sum), _) => self.become_frame(Frame::Consequence(sum)),
            (Frame::Sacrifice, Choice::Pick { owner, unit, spot }) => {
                self.pop();
                self.lose(owner, unit, spot, Cause::Net);
            }
            (Frame::MayFight, Choice::Fight(district)) => {
                self.pop();
                self.firefight(seat, district);
            }
            (Frame::Exchange, choice) => self.exchange(choice),
            (Frame::MayClaim(_), Choice::Name(holder)) => self.claim(seat, holder),
            (Frame::MayRage(_), Choice::Rage(steps)) => self.rage(seat, steps),
            (Frame::Choose, Choice::Card(card)) => self.choose(seat, card),
            (Frame::MayPlay(_) | Frame::MayTakeBack(_), Choice::Card(card)) => self.play_more(seat, card),
            (Frame::MayTakeBack(_), Choice::TakeBack) => self.take_back(seat),
            (Frame::MayBurnDrone(_), Choice::Accept) => self.burn_drone(seat),
            (Frame::MustCopy(place), Choice::Copy(of, card)) => self.copy(place, of, card),
            (Frame::Losing, Choice::Pick { owner, unit, spot }) => self.lose_due(owner, unit, spot),
            (Frame::MustSacrifice(_) | Frame::MustKill(_), Choice::Pick { owner, unit, spot }) => self.card_kills(owner, unit, spot),
            (Frame::MayBomb(_), Choice::Pick { owner, unit, spot }) => self.bomb(seat, owner, unit, spot),
            (Frame::MayFlee(_), Choice::Move { unit, from, to }) => self.flee(seat, unit, from, to),
            (Frame::MayGive(_, class), Choice::Give(to)) => self.give(seat, class, to),
            (Frame::MaySpend(place), Choice::Secrets(count)) => self.spend_secrets(place, count),
            (Frame::Reward(district), Choice::Reward(index)) => self.reward(district, index),
            (Frame::Recruit(left), Choice::Recruit(unit, district)) => self.recruit(left, unit, district),
            (Frame::RivalToll, choice) => self.pay_toll(choice),
            (Frame::StoryAsks(deed), Choice::In(district)) => self.story_in(deed, district),
            (Frame::MayRelease, Choice::Accept) => self.release(),
            (Frame::MaySetAside, Choice::SetAside(card)) => self.set_aside(card),
            // What is declined is over.
            _ => self.pop(),
        }
    }
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// Gains Street Cred; Kerry may move for it (R351).
    fn cred(&mut self, seat: Seat, amount: u8, why: Why) {
        if amount == 0 {
            return;
        }
        rule!(R002);
        let seated = &mut self.state.seated[seat.index()];
        seated.cred = seated.cred.saturating_add(amount);
        let total = seated.cred;
        self.tell(|| Event::Cred { seat, amount, total, why });
        if let Some(fight) = &mut self.state.fight {
            fight.gained = fight.gained.with(seat);
            return;
        }
        if seat == self.active() && self.activates() {
            self.kerry_may_move();
        }
    }

    /// Whether the active player is in an Activate.
    fn activates(&self) -> bool {
        !self.state.turn.reclaims && !self.state.turn.rivals
    }

    /// Kerry may move when his owner gains Street Cred in an Activate.
    fn kerry_may_move(&mut self) {
        if self.talent(self.active(), Talent::LoneStar).is_some() {
            rule!(R351);
            self.push(Frame::Kerry);
        }
    }

    /// Gains resources.
    fn gain(&mut self, seat: Seat, amount: Amount) {
        if amount.amount == 0 {
            return;
        }
        self.state.seated[seat.index()].purse.gain(amount);
        self.tell(|| Event::Gained { seat, resource: amount.resource, amount: amount.amount });
    }

    /// The Edgerunner of a seat with a talent, if it is in play (R037), and where.
    fn talent(&self, seat: Seat, talent: Talent) -> Option<(EdgerunnerId, Spot)> {
        rule!(R037);
        talent_of(self.game, self.state, seat, talent)
    }

    /// The power of a Gang that a player leads, if it has one that fits.
    fn power<T>(&self, seat: Seat, fits: impl Fn(Power) -> Option<T>) -> Option<T> {
        power_of(self.game, self.state, seat, fits)
    }

    /// A unit is lost, with all that follows: Drones alone, and Revenge in a Firefight.
    fn lose(&mut self, owner: Seat, unit: Unit, spot: Spot, cause: Cause) {
        if !self.state.city.lose(owner, unit, spot) {
            return;
        }
        let side = self.state.side;
        self.tell(|| Event::Lost { owner, unit, spot, side, cause });
        self.count_loss(owner, unit);
        self.told_loss(owner, spot.district());
        self.lose_orphans(owner, spot.district());
        self.revenge(owner, unit);
    }

    fn count_loss(&mut self, owner: Seat, unit: Unit) {
        let catalog = self.catalog();
        if let Some(fight) = &mut self.state.fight {
            rule!(R345);
            fight.lost[owner.index()].count(catalog, unit);
            self.rival_fell(owner);
        }
    }

    /// Drones without company in a District are lost (R032); in a Firefight they count (C-14).
    fn lose_orphans(&mut self, owner: Seat, district: District) {
        let lost = self.state.city.lose_orphans(owner, district);
        let side = self.state.side;
        for _ in 0..lost {
            self.tell(|| Event::Lost { owner, unit: Unit::Drone, spot: Spot::outside(district), side, cause: Cause::Alone });
            self.count_loss(owner, Unit::Drone);
            self.told_loss(owner, district);
        }
    }

    /// The same in the whole city, for everybody.
    fn lose_all_orphans(&mut self) {
        for seat in Seat::first(self.state.sides) {
            for &district in District::ALL {
                self.lose_orphans(seat, district);
            }
        }
    }

    /// A unit of a seat now stands in a spot: Rogue may move if it is a Fixer (C-18).
    fn entered(&mut self, seat: Seat, unit: Unit, spot: Spot) {
        if self.map().kind(spot) != Some(PoiKind::Fixer) || self.state.turn.rogue.contains(seat) {
            return;
        }
        if let Some((rogue, _)) = self.talent(seat, Talent::QueenOfFixers)
            && unit != Unit::Edgerunner(rogue)
        {
            rule!(R038);
            self.push(Frame::Rogue(seat));
        }
    }

    /// A Combat card of a hand is discarded; an empty hand takes the used cards back (C-35).
    fn drop_card(&mut self, seat: Seat, card: crate::hands::Card) {
        if self.state.hands.use_card(seat, card) {
            self.tell(|| Event::Dropped { seat, card });
            self.refill_hand(seat);
        }
    }

    /// A hand that is empty outside of a Firefight takes the used cards back (R126).
    fn refill_hand(&mut self, seat: Seat) {
        if self.state.fight.is_none() && self.state.hands.take_back_if_empty(seat) {
            self.tell(|| Event::TookBack { seat });
        }
    }
}

/// The Edgerunner of a seat with a talent, if it is in play, and where.
pub(crate) fn talent_of(game: &Gangs, state: &State, seat: Seat, talent: Talent) -> Option<(EdgerunnerId, Spot)> {
    let id = game.talented(talent);
    state.spot_of(id).filter(|(owner, _)| *owner == seat && seat.0 < state.seats).map(|(_, spot)| (id, spot))
}

/// The power of the Gang of a player, if it has one that fits.
pub(crate) fn power_of<T>(game: &Gangs, state: &State, seat: Seat, fits: impl Fn(Power) -> Option<T>) -> Option<T> {
    let Some(gang): Option<Gang> = state.gang(seat) else {
        rule!(R353);
        return None;
    };
    rule!(R024);
    game.catalog().dashboard(gang).abilities.iter().find_map(|ability| fits(ability.power))
}

/// The class that a disc activates.
fn class_of(disc: crate::state::Disc) -> Option<Class> {
    match disc {
        crate::state::Disc::Solo => Some(Class::Solo),
        crate::state::Disc::Techie => Some(Class::Techie),
        crate::state::Disc::Netrunner => Some(Class::Netrunner),
        _ => None,
    }
}

/// A card of a Firefight, if one goes on.
fn played(fight: Option<&Fight>, place: u8) -> Option<crate::state::PlayedCard> {
    fight.and_then(|fight| fight.played.get(usize::from(place)).copied())
}
