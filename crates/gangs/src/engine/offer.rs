//! What can be answered: for every frame that asks, the choices of the seat that is asked.

use table::{Choices, Seat, rule};

use super::deals::{hirable, price, replaceable, replaces, seizable};
use super::firefight::{battlefields, loser};
use super::netrun::reach;
use super::solo::{best_card, rival_losses, tolls};
use super::story_flow::{self, closed, destinations};
use super::turn::{can_act, hideouts_left, may_reclaim};
use super::{played, talent_of};
use crate::catalog::words::{Class, District, Extra, Market, Resource, Scoring, Talent};
use crate::choice::Choice;
use crate::city::{Spot, Spots, Unit};
use crate::frame::{Frame, Killer, Movers};
use crate::game::Gangs;
use crate::solo::RIVAL;
use crate::state::{Disc, Fight, State};

/// What a seat that is awaited can answer.
pub(crate) fn offer(game: &Gangs, state: &State, seat: Seat, into: &mut Choices<Choice>) {
    let Some(frame) = state.frames.top() else { return };
    let purse = state.seated[seat.index()].purse;
    match frame {
        Frame::Turn => turn(game, state, into),
        Frame::Moves(movers) => moves(game, state, seat, movers, into),
        Frame::MoveInto(district) => move_into(game, state, seat, district, into),
        Frame::Rogue(_) => talent_moves(game, state, seat, Talent::QueenOfFixers, into),
        Frame::Kerry => talent_moves(game, state, seat, Talent::LoneStar, into),
        Frame::Goro(_, district) => {
            let there = |other: &Seat| other.0 < state.seats && state.city.presence(*other, district);
            let others = state.opponents(seat).filter(there).filter(|other| !state.hands.hand(*other).is_empty());
            others.for_each(|other| into.push(Choice::Name(other)));
            into.push(Choice::Done);
        }
        Frame::GoroDiscards(_, other) => state.hands.hand(other).kinds().for_each(|card| into.push(Choice::Card(card))),
        Frame::Pay(purchase) => {
            let mixes = purse.mixes(price(game, state, purchase)).into_iter().flatten();
            mixes.for_each(|secrets| into.push(Choice::Secrets(secrets)));
        }
        Frame::HideoutWhere => {
            rule!(R162);
            rule!(R163);
            if hideouts_left(game, state, seat) > 0 {
                let free = |district: &&District| !state.city.has_hideout(seat, **district);
                District::ALL.iter().filter(free).for_each(|&district| into.push(Choice::In(district)));
            }
        }
        Frame::Keep => {
            let drawn: crate::hands::Cards = state.hands.drawn().iter().copied().collect();
            drawn.kinds().for_each(|card| into.push(Choice::Card(card)));
        }
        Frame::Remove => state.hands.hand(seat).kinds().for_each(|card| into.push(Choice::Card(card))),
        Frame::Deal => {
            rule!(R131);
            seizable(game, state).for_each(|card| into.push(Choice::Seize(card)));
            hirable(game, state, false).for_each(|id| into.push(Choice::Hire(id)));
            into.push(Choice::Done);
        }
        Frame::FreeHire => {
            hirable(game, state, true).for_each(|id| into.push(Choice::Hire(id)));
            into.push(Choice::Done);
        }
        Frame::HiredWhere(id) if replaces(game, id) => {
            replaceable(game, state, seat).for_each(|(unit, spot)| into.push(Choice::Pick { owner: seat, unit, spot }));
        }
        Frame::HiredWhere(_) => own_hideouts(state, seat).for_each(|district| into.push(Choice::In(district))),
        Frame::OneOf(card, index) => {
            if let Some(Extra::OneOf(rewards)) = game.catalog().opportunity(card).extra.get(usize::from(index)) {
                (0..rewards.len() as u8).for_each(|which| into.push(Choice::Either(which)));
            }
        }
        Frame::BuyCred(card, index) => {
            if let Some(Extra::SpendSecrets { secrets, .. }) = game.catalog().opportunity(card).extra.get(usize::from(index))
                && purse.get(Resource::Secret) >= *secrets
            {
                into.push(Choice::Accept);
            }
            into.push(Choice::Done);
        }
        Frame::Recycle(market) => recycle(game, state, market, into),
        Frame::StealFrom(other) => {
            let held = Resource::ALL.iter().filter(|&&resource| state.seated[other.index()].purse.get(resource) > 0);
            held.for_each(|&resource| into.push(Choice::Resource(resource)));
            into.push(Choice::Done);
        }
        Frame::Kill(killer) => {
            for owner in state.sides() {
                District::ALL.iter().for_each(|&district| killable(game, state, owner, district, into));
            }
            if let Killer::Opportunity(_) = killer {
                into.push(Choice::Done);
            }
        }
        Frame::SwapCards => {
            for card in state.hands.hand(seat).kinds() {
                let others = state.opponents(seat).filter(|other| other.0 < state.seats && !state.hands.hand(*other).is_empty());
                others.for_each(|other| into.push(Choice::Swap(card, other)));
            }
            into.push(Choice::Done);
        }
        Frame::FreeUpgrade(_) => {
            if !state.hands.deck().is_empty() {
                into.push(Choice::Accept);
            }
            into.push(Choice::Done);
        }
        Frame::MayRun => {
            rule!(R147);
            into.push(Choice::Netrun);
            into.push(Choice::Done);
        }
        Frame::Advance => (1..=reach(game, state, seat)).for_each(|spaces| into.push(Choice::Advance(spaces))),
        Frame::MayUse | Frame::MayRelease => {
            let lasting = |aside: crate::catalog::OpportunityId| game.catalog().opportunity(aside).lasting;
            let held = state.seated[seat.index()].aside;
            if frame == Frame::MayUse || held.is_some_and(|card| !lasting(card)) {
                into.push(Choice::Accept);
            }
            into.push(Choice::Done);
        }
        Frame::NetDiscards => {
            let others = state.opponents(seat).filter(|other| other.0 < state.seats && !state.hands.hand(*other).is_empty());
            others.for_each(|other| into.push(Choice::Name(other)));
        }
        Frame::NetMoves => net_moves(game, state, seat, into),
        Frame::NetBuilds(place, _) => net_builds(game, state, seat, place, into),
        Frame::NetConverts => {
            for owner in state.opponents(seat) {
                for &district in District::ALL {
                    let closed = closed(game, state, district);
                    let basic = state
                        .city
                        .figures(owner, district)
                        .filter(|(unit, spot)| state.city.can_convert(seat, owner, *unit) && !closed.contains(*spot));
                    basic.for_each(|(unit, spot)| into.push(Choice::Pick { owner, unit, spot }));
                }
            }
        }
        Frame::MayRollAgain(_) => {
            into.push(Choice::RollAgain);
            into.push(Choice::Done);
        }
        Frame::Sacrifice => {
            for &district in District::ALL {
                let runs = |unit: Unit| unit.class(game.catalog()) == Some(Class::Netrunner);
                let runners = state.city.figures(seat, district).filter(|(unit, _)| runs(*unit));
                runners.for_each(|(unit, spot)| into.push(Choice::Pick { owner: seat, unit, spot }));
            }
        }
        Frame::MayFight => {
            battlefields(game, state).for_each(|district| into.push(Choice::Fight(district)));
            into.push(Choice::Done);
        }
        Frame::Reward(district) => {
            (0..game.catalog().board().district(district).rewards.len() as u8).for_each(|index| into.push(Choice::Reward(index)));
        }
        Frame::Recruit(left) => recruits(state, seat, left, into),
        Frame::StoryAsks(deed) => story_flow::districts(game, state, deed).for_each(|district| into.push(Choice::In(district))),
        Frame::RivalToll => tolls(state).for_each(|choice| into.push(choice)),
        Frame::MaySetAside => {
            if state.seated[seat.index()].aside.is_none() {
                state.opportunities.slots().iter().flatten().for_each(|&card| into.push(Choice::SetAside(card)));
            }
            into.push(Choice::Done);
        }
        _ => {
            if let Some(fight) = &state.fight {
                fighting(game, state, fight, seat, frame, into);
            }
        }
    }
}

fn turn(game: &Gangs, state: &State, into: &mut Choices<Choice>) {
    let discs = state.seated[state.turn.seat.index()].discs;
    let possible = Disc::ACTIONS.map(|action| can_act(game, state, action));
    for (action, possible) in Disc::ACTIONS.into_iter().zip(possible) {
        if possible && discs.contains(action) {
            into.push(Choice::Act(action));
        }
    }
    if discs.contains(Disc::Wild) {
        for (action, _) in Disc::ACTIONS.into_iter().zip(possible).filter(|(_, possible)| *possible) {
            into.push(Choice::Wild(action));
        }
    }
    story_flow::offers(game, state, into);
    if state.turn.actions > 0 {
        rule!(R102);
        into.push(Choice::EndTurn);
    } else if may_reclaim(game, state) {
        into.push(Choice::Reclaim);
    }
}

/// The moves of one unit.
#[inline]
fn moves_of(game: &Gangs, state: &State, (unit, from): (Unit, Spot), into: &mut Choices<Choice>) {
    into.extend(destinations(game, state, unit, from).iter().map(|to| Choice::Move { unit, from, to }));
}

fn moves(game: &Gangs, state: &State, seat: Seat, movers: Movers, into: &mut Choices<Choice>) {
    into.push(Choice::Done);
    rule!(R040);
    for &district in District::ALL {
        state.city.each_figure(seat, district, |unit, from| {
            if movers.includes(game.catalog(), unit) && state.turn.moved.leaves(&state.city, seat, unit, from) {
                moves_of(game, state, (unit, from), into);
            }
        });
    }
}

/// A unit of any kind straight into a District, from elsewhere (R335).
fn move_into(game: &Gangs, state: &State, seat: Seat, district: District, into: &mut Choices<Choice>) {
    let map = game.map(state.side);
    for &from in District::ALL.iter().filter(|&&from| from != district) {
        let closed = closed(game, state, from);
        for (unit, from) in state.city.figures(seat, from) {
            let free = |spot: &Spot| unit != Unit::Drone && state.city.occupant(*spot).is_none();
            let spots = [Spot::outside(district)].into_iter().chain(map.pois_of(district).filter(free));
            spots.filter(|&to| !closed.contains(to)).for_each(|to| into.push(Choice::Move { unit, from, to }));
        }
    }
    into.push(Choice::Done);
}

fn talent_moves(game: &Gangs, state: &State, seat: Seat, talent: Talent, into: &mut Choices<Choice>) {
    if let Some((id, from)) = talent_of(game, state, seat, talent) {
        moves_of(game, state, (Unit::Edgerunner(id), from), into);
    }
    into.push(Choice::Done);
}

fn own_hideouts(state: &State, seat: Seat) -> impl Iterator<Item = District> {
    District::ALL.iter().copied().filter(move |&district| state.city.has_hideout(seat, district))
}

fn recycle(game: &Gangs, state: &State, market: Market, into: &mut Choices<Choice>) {
    rule!(R325);
    let empty = match market {
        Market::Opportunities => state.opportunities.deck().is_empty(),
        Market::Edgerunners => state.edgerunners.deck().is_empty(),
    };
    for slot in 0..crate::market::SLOTS {
        let there = match market {
            Market::Opportunities => state.opportunities.slots()[slot].is_some_and(|card| !game.catalog().opportunity(card).lasting),
            Market::Edgerunners => state.edgerunners.slots()[slot].is_some(),
        };
        if there && !empty {
            into.push(Choice::Recycle(slot as u8));
        }
    }
    into.push(Choice::Done);
}

/// Units of a side in a District that can be killed or lost.
fn killable(game: &Gangs, state: &State, owner: Seat, district: District, into: &mut Choices<Choice>) {
    if state.cannot_be_lost(owner) || state.fight.as_ref().is_some_and(|fight| fight.sheltered(game.catalog(), owner)) {
        return;
    }
    state.city.figures(owner, district).for_each(|(unit, spot)| into.push(Choice::Pick { owner, unit, spot }));
}

fn net_moves(game: &Gangs, state: &State, seat: Seat, into: &mut Choices<Choice>) {
    rule!(R041);
    for owner in state.opponents(seat) {
        for &district in District::ALL {
            for (unit, from) in state.city.figures(owner, district) {
                for to in destinations(game, state, unit, from).iter() {
                    into.push(Choice::MoveOther { owner, unit, from, to });
                }
            }
        }
    }
}

/// Drones of one Techie: first where, then another one there or none.
fn net_builds(game: &Gangs, state: &State, seat: Seat, place: Option<District>, into: &mut Choices<Choice>) {
    if state.city.in_reserve(seat, Unit::Drone) > 0 {
        let techie =
            |district: District| state.city.figures(seat, district).any(|(unit, _)| unit.class(game.catalog()) == Some(Class::Techie));
        let here = |district: &District| place.map_or_else(|| techie(*district), |place| place == *district);
        District::ALL.iter().copied().filter(here).for_each(|district| into.push(Choice::In(district)));
    }
    into.push(Choice::Done);
}

fn recruits(state: &State, seat: Seat, left: u8, into: &mut Choices<Choice>) {
    if left > 0 {
        for district in own_hideouts(state, seat) {
            for &class in Class::ALL {
                if state.city.in_reserve(seat, Unit::Basic(class)) > 0 {
                    into.push(Choice::Recruit(Unit::Basic(class), district));
                }
            }
            state.city.waiting(seat).for_each(|id| into.push(Choice::Recruit(Unit::Edgerunner(id), district)));
        }
    }
    into.push(Choice::Done);
}

/// What a Firefight asks.
fn fighting(game: &Gangs, state: &State, fight: &Fight, seat: Seat, frame: Frame, into: &mut Choices<Choice>) {
    let (city, district) = (&state.city, fight.district);
    match frame {
        Frame::Exchange => exchanges(game, state, fight, into),
        Frame::MayClaim(_) => {
            let holders = fight.involved.without(seat).iter().filter(|holder| state.seated[holder.index()].holds != [0; 3]);
            holders.for_each(|holder| into.push(Choice::Name(holder)));
            into.push(Choice::Done);
        }
        Frame::MayRage(_) => (0..=state.seated[seat.index()].rage).for_each(|steps| into.push(Choice::Rage(steps))),
        Frame::Choose => state.hands.hand(seat).kinds().for_each(|card| into.push(Choice::Card(card))),
        Frame::MayPlay(_) | Frame::MayTakeBack(_) => {
            if matches!(frame, Frame::MayTakeBack(_)) && !state.hands.used(seat).is_empty() {
                into.push(Choice::TakeBack);
            }
            state.hands.hand(seat).kinds().for_each(|card| into.push(Choice::Card(card)));
            into.push(Choice::Done);
        }
        Frame::MayBurnDrone(_) => {
            into.push(Choice::Accept);
            into.push(Choice::Done);
        }
        Frame::MustCopy(place) => {
            let others = fight.played.iter().enumerate().filter(|(other, _)| *other != usize::from(place));
            others.for_each(|(_, played)| into.push(Choice::Copy(played.seat, played.card)));
            for side in fight.involved.iter().filter(|side| side.0 >= state.seats) {
                best_card(game, state, side).into_iter().for_each(|(card, _)| into.push(Choice::Copy(side, card)));
            }
        }
        Frame::Losing => {
            let loser = loser(fight, city, state.sides);
            if loser == Some(RIVAL) && state.is_solo() {
                rival_losses(game, state, fight).for_each(|(unit, spot)| into.push(Choice::Pick { owner: RIVAL, unit, spot }));
            } else if let Some(owner) = loser {
                city.figures(owner, district).for_each(|(unit, spot)| into.push(Choice::Pick { owner, unit, spot }));
            }
        }
        Frame::MustSacrifice(_) => {
            city.figures(seat, district).for_each(|(unit, spot)| into.push(Choice::Pick { owner: seat, unit, spot }));
        }
        Frame::MustKill(_) => state.sides().for_each(|owner| killable(game, state, owner, district, into)),
        Frame::MayBomb(_) => {
            let drones = city.count(seat, Unit::Drone, Spot::outside(district));
            if drones > 0 {
                for owner in state.sides() {
                    bombable(game, state, (seat, drones), owner, district, into);
                }
            }
            into.push(Choice::Done);
        }
        Frame::MayFlee(_) => {
            for (unit, from) in city.figures(seat, district) {
                let away = destinations(game, state, unit, from).minus(Spots::of(district));
                away.iter().for_each(|to| into.push(Choice::Move { unit, from, to }));
            }
            into.push(Choice::Done);
        }
        Frame::MayGive(..) => {
            fight.involved.without(seat).iter().for_each(|to| into.push(Choice::Give(to)));
            into.push(Choice::Done);
        }
        Frame::MaySpend(place) => {
            let scoring = played(Some(fight), place).map(|played| game.catalog().combat(played.card).scoring);
            if let Some(Scoring::SpendSecrets(most)) = scoring {
                let held = state.seated[seat.index()].purse.get(Resource::Secret);
                (0..=most.min(held)).for_each(|count| into.push(Choice::Secrets(count)));
            }
        }
        _ => {}
    }
}

/// What a Drone can kill: anything there but itself.
fn bombable(game: &Gangs, state: &State, (seat, drones): (Seat, u8), owner: Seat, district: District, into: &mut Choices<Choice>) {
    if state.cannot_be_lost(owner) || state.fight.as_ref().is_some_and(|fight| fight.sheltered(game.catalog(), owner)) {
        return;
    }
    let itself = |unit: Unit| owner == seat && unit == Unit::Drone && drones == 1;
    let targets = state.city.figures(owner, district).filter(|(unit, _)| !itself(*unit));
    targets.for_each(|(unit, spot)| into.push(Choice::Pick { owner, unit, spot }));
}

/// Solos of the initiator with occupants of Points of Interest of the District, each Solo once (C-24).
fn exchanges(game: &Gangs, state: &State, fight: &Fight, into: &mut Choices<Choice>) {
    let (seat, closed) = (fight.initiator, closed(game, state, fight.district));
    for (unit, from) in state.city.figures(seat, fight.district) {
        if unit.class(game.catalog()) != Some(Class::Solo) || fight.exchanged.contains(from) {
            continue;
        }
        for poi in game.map(state.side).pois_of(fight.district).filter(|&poi| !closed.contains(poi)) {
            if state.city.occupant(poi).is_some_and(|(owner, _)| owner != seat) {
                into.push(Choice::Exchange { unit, from, poi });
            }
        }
    }
    into.push(Choice::Done);
}
