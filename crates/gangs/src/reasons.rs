//! What a player might want to do, and why it cannot be done now.

use table::reasons::Explains;
use table::{Message, Reason, RuleId, Seat, rule};

use crate::catalog::words::{Class, District, PoiKind};
use crate::catalog::{EdgerunnerId, OpportunityId};
use crate::choice::Choice;
use crate::city::{Spot, Spots, Unit};
use crate::engine::{awaited, beside, questions};
use crate::frame::{Frame, Movers, Purchase};
use crate::game::Gangs;
use crate::state::{Disc, State};
use crate::view::View;

impl Explains for Gangs {
    fn looker(view: &View) -> Option<Seat> {
        view.seat
    }

    fn skeleton(&self, view: &View) -> State {
        view.skeleton(self.catalog())
    }

    fn tries(&self, state: &State, seat: Seat, offered: &[Choice]) -> Vec<Choice> {
        tries(self, state, seat, offered)
    }

    fn reason(&self, state: &State, seat: Seat, choice: Choice) -> Option<Reason> {
        reason(self, state, seat, choice)
    }

    fn not_asked(&self, state: &State) -> Option<Reason> {
        let Some(frame) = state.frames.top() else { return because("R190", "no-over") };
        let rule = if frame == Frame::Choose { "R115" } else { "R101" };
        let asked = awaited(self, state).must.lowest().unwrap_or_default();
        Some(Reason { rule: RuleId::new("gangs", rule), says: Message::new("no-turn").with("seat", asked) })
    }
}

/// What somebody who does not know the rules by heart would try when asked like this.
fn tries(game: &Gangs, state: &State, seat: Seat, offered: &[Choice]) -> Vec<Choice> {
    let Some(frame) = state.frames.top() else { return Vec::new() };
    let mut tries = Vec::new();
    match frame {
        Frame::Turn => {
            tries.extend(Disc::ACTIONS.map(Choice::Act));
            tries.extend(Disc::ACTIONS.map(Choice::Wild));
            tries.extend([Choice::Reclaim, Choice::EndTurn]);
            for (number, card) in (0..).zip(state.story.open()) {
                let offers = 0..game.catalog().story_card(card).offers.len() as u8;
                tries.extend(offers.map(|offer| Choice::Offer(number, offer)));
            }
        }
        Frame::Moves(_) => {
            tries.extend(Disc::ACTIONS.map(Choice::Act));
            for (unit, from) in own_units(state, seat) {
                tries.extend(spots(game, state).map(|to| Choice::Move { unit, from, to }));
            }
        }
        Frame::MayFight => tries.extend(District::ALL.iter().copied().map(Choice::Fight)),
        Frame::Deal | Frame::FreeHire => {
            tries.extend(state.opportunities.slots().iter().flatten().copied().map(Choice::Seize));
            tries.extend(state.seated.iter().filter_map(|seated| seated.aside).map(Choice::Seize));
            tries.extend(beside(game.catalog(), &state.story).map(Choice::Seize));
            tries.extend(state.edgerunners.slots().iter().flatten().copied().map(Choice::Hire));
        }
        Frame::HideoutWhere | Frame::HiredWhere(_) | Frame::StoryAsks(_) => tries.extend(District::ALL.iter().copied().map(Choice::In)),
        Frame::Advance => tries.extend((1..=game.catalog().net().last()).map(Choice::Advance)),
        Frame::Recruit(_) => {
            for &district in District::ALL {
                tries.extend(Class::ALL.iter().map(|&class| Choice::Recruit(Unit::Basic(class), district)));
            }
        }
        Frame::Choose | Frame::MayPlay(_) | Frame::MayTakeBack(_) | Frame::Remove => {
            tries.extend(game.catalog().combats().map(|(card, _)| Choice::Card(card)));
        }
        Frame::NetConverts | Frame::Kill(_) | Frame::Losing | Frame::MustKill(_) | Frame::MayBomb(_) | Frame::Sacrifice => {
            for owner in state.sides() {
                tries.extend(own_units(state, owner).map(|(unit, spot)| Choice::Pick { owner, unit, spot }));
            }
        }
        _ => {}
    }
    tries.retain(|choice| !offered.contains(choice));
    tries
}

/// Why a player cannot do something that is not offered.
fn reason(game: &Gangs, state: &State, seat: Seat, choice: Choice) -> Option<Reason> {
    let frame = state.frames.top()?;
    match (frame, choice) {
        (Frame::Turn, Choice::Act(disc)) => no_action(game, state, seat, disc, disc),
        (Frame::Turn, Choice::Wild(disc)) => no_action(game, state, seat, Disc::Wild, disc),
        (Frame::Turn, Choice::Reclaim) if state.turn.actions > 0 => because("R102", "no-reclaim-acted"),
        (Frame::Turn, Choice::Reclaim) if state.story.any_used() => because("R429", "no-reclaim-offer"),
        (Frame::Turn, Choice::Reclaim) => because("R173", "no-reclaim"),
        (Frame::Turn, Choice::Offer(..)) => because("R429", "no-offer"),
        (Frame::Turn, Choice::EndTurn) => because("R103", "no-now"),
        (Frame::Moves(movers), Choice::Move { unit, from, to }) => no_move(game, state, seat, movers, (unit, from, to)),
        (Frame::MayFight, Choice::Fight(district)) if !questions::may_fight(game, state, district) => because("R428", "no-fight-story"),
        (Frame::MayFight, Choice::Fight(_)) => because("R109", "no-fight-here"),
        (Frame::Deal, Choice::Seize(card)) => no_seizing(game, state, seat, card),
        (Frame::Deal | Frame::FreeHire, Choice::Hire(id)) => no_hiring(game, state, seat, id),
        (Frame::HideoutWhere, Choice::In(_)) => because("R160", "no-hideout-place"),
        (Frame::StoryAsks(_), Choice::In(_)) => because("R413", "no-story-place"),
        (Frame::HiredWhere(_), Choice::In(_)) => because("R142", "no-hideout-here"),
        (Frame::Advance, Choice::Advance(spaces)) if state.seated[seat.index()].net + spaces > game.catalog().net().last() => {
            because("R152", "no-spaces")
        }
        (Frame::Advance, Choice::Advance(_)) => because("R150", "no-spaces"),
        (Frame::Recruit(_), Choice::Recruit(_, district)) if !state.city.has_hideout(seat, district) => because("R185", "no-hideout-here"),
        (Frame::Recruit(_), Choice::Recruit(..)) => because("R187", "no-reserve"),
        (_, Choice::Card(card)) if !state.hands.hand(seat).contains(card) => no_card(frame),
        (Frame::NetConverts, Choice::Pick { .. }) => because("R051", "no-convert"),
        (Frame::Losing | Frame::Sacrifice | Frame::MustKill(_) | Frame::MayBomb(_) | Frame::Kill(_), Choice::Pick { .. }) => {
            because("R336", "no-pick")
        }
        _ => because("R106", "no-now"),
    }
}

fn because(rule: &'static str, says: &'static str) -> Option<Reason> {
    Some(Reason { rule: RuleId::new("gangs", rule), says: Message::new(says) })
}

fn own_units(state: &State, seat: Seat) -> impl Iterator<Item = (Unit, Spot)> {
    District::ALL.iter().flat_map(move |&district| state.city.figures(seat, district))
}

fn spots(game: &Gangs, state: &State) -> impl Iterator<Item = Spot> {
    let map = game.map(state.side);
    Spots::ALL.iter().filter(move |&spot| spot.poi_index().is_none() || map.kind(spot).is_some())
}

fn no_action(game: &Gangs, state: &State, seat: Seat, disc: Disc, action: Disc) -> Option<Reason> {
    if !state.seated[seat.index()].discs.contains(disc) {
        return because("R105", "no-disc-spent");
    }
    let purchase = match action {
        Disc::Solo => return because("R107", "no-class"),
        Disc::Techie => return because("R128", "no-class"),
        Disc::Netrunner => return because("R145", "no-class"),
        Disc::Hideout if questions::hideouts_left(game, state, seat) == 0 => return because("R164", "no-hideout-left"),
        Disc::Hideout => Purchase::Hideout,
        Disc::Upgrade | Disc::Wild if state.hands.deck().is_empty() => return because("R166", "no-upgrade-deck"),
        Disc::Upgrade | Disc::Wild => Purchase::Upgrade,
    };
    because(if purchase == Purchase::Hideout { "R158" } else { "R165" }, "no-price")
}

fn no_move(game: &Gangs, state: &State, seat: Seat, movers: Movers, (unit, from, to): (Unit, Spot, Spot)) -> Option<Reason> {
    let map = game.map(state.side);
    if state.city.count(seat, unit, from) == 0 {
        return because("R042", "no-unit-there");
    }
    if !movers.includes(game.catalog(), unit) {
        let rule = match unit {
            Unit::Drone => "R029",
            Unit::Edgerunner(_) if unit.class(game.catalog()).is_none() => "R046",
            _ => "R045",
        };
        return because(rule, "no-mover");
    }
    if !state.turn.moved.leaves(&state.city, seat, unit, from) {
        return because("R044", "no-moved");
    }
    if unit == Unit::Drone && to.poi_index().is_some() {
        rule!(R031);
        return because("R031", "no-drone-poi");
    }
    if !map.reach(from).contains(to) {
        return because("R042", "no-reach");
    }
    if questions::closed(game, state, from.district()).contains(to) {
        return because("R427", "no-closed");
    }
    because("R075", "no-occupied")
}

fn no_seizing(game: &Gangs, state: &State, seat: Seat, card: OpportunityId) -> Option<Reason> {
    if state.city.controls(game.map(state.side), seat, PoiKind::Business) == 0 {
        return because("R133", "no-control");
    }
    if state.seated.iter().enumerate().any(|(other, seated)| other != seat.index() && seated.aside == Some(card)) {
        rule!(R358);
        return because("R358", "no-market");
    }
    let held = state.seated[seat.index()].aside == Some(card) || beside(game.catalog(), &state.story) == Some(card);
    if state.opportunities.slot_of(card).is_none() && !held {
        return because("R134", "no-market");
    }
    let requires = game.catalog().opportunity(card).requires.as_ref();
    if requires.is_some_and(|requirement| !questions::fulfils(game, state, requirement)) {
        return because("R137", "no-requirement");
    }
    because("R134", "no-price")
}

fn no_hiring(game: &Gangs, state: &State, seat: Seat, id: EdgerunnerId) -> Option<Reason> {
    if state.city.controls(game.map(state.side), seat, PoiKind::Fixer) == 0 {
        return because("R139", "no-control");
    }
    if state.edgerunners.slot_of(id).is_none() {
        return because("R141", "no-market");
    }
    if state.seated[seat.index()].hired >= questions::HIRES {
        return because("R140", "no-hires");
    }
    if questions::replaces(game, id) && questions::replaceable(game, state, seat).next().is_none() {
        rule!(R142);
        return because("R142", "no-replaced");
    }
    because("R141", "no-price")
}

fn no_card(frame: Frame) -> Option<Reason> {
    let rule = match frame {
        Frame::Remove => "R167",
        Frame::Choose => "R115",
        _ => "R339",
    };
    because(rule, "no-card")
}
