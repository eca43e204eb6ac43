//! What is worth counting where this game is studied: every card, disc, space and District that a player
//! uses, and what it begins with.

use table::instinct::Subject;
use table::{Lang, Seat, Study};

use crate::catalog::words::{District, Gang, PoiKind};
use crate::choice::district_key;
use crate::city::Spot;
use crate::engine::beside;
use crate::event::Event;
use crate::game::Gangs;
use crate::options::gang_key;
use crate::state::{Disc, State};

/// The groups in their order, and how many subjects each has.
struct Groups {
    discs: usize,
    combats: usize,
    opportunities: usize,
    edgerunners: usize,
    spaces: usize,
    pois: usize,
    fights: usize,
    hideouts: usize,
    gangs: usize,
    turns: usize,
}

impl Groups {
    fn of(game: &Gangs) -> Groups {
        let catalog = game.catalog();
        let discs = 0;
        let combats = discs + Disc::ALL.len() + 1;
        let opportunities = combats + catalog.combats().count();
        let edgerunners = opportunities + catalog.opportunities().count();
        let spaces = edgerunners + catalog.edgerunners().count();
        let pois = spaces + usize::from(catalog.net().last());
        let fights = pois + PoiKind::ALL.len();
        let hideouts = fights + District::ALL.len();
        let gangs = hideouts + District::ALL.len();
        Groups { discs, combats, opportunities, edgerunners, spaces, pois, fights, hideouts, gangs, turns: gangs + Gang::ALL.len() }
    }
}

impl Study for Gangs {
    fn subjects(&self) -> Vec<Subject> {
        let catalog = self.catalog();
        let of = |group, names: Vec<String>| names.into_iter().map(move |name| Subject { group, name });
        let named = |kind: &str, keys: Vec<&str>| keys.into_iter().map(|key| catalog.name(Lang::En, kind, key)).collect();
        let districts = || named("district", District::ALL.iter().map(|&district| district_key(district)).collect());
        let discs = Disc::ALL.iter().map(|disc| catalog.name_of(Lang::En, "disc", disc)).chain(["Reclaim".to_owned()]).collect();
        let spaces = (1..=catalog.net().last()).map(|space| format!("Space {space}")).collect();
        let pois = PoiKind::ALL.iter().map(|kind| catalog.name_of(Lang::En, "poi", kind)).collect();
        of("Actions", discs)
            .chain(of("Combat cards", named("combat", catalog.combats().map(|(_, card)| card.key.as_str()).collect())))
            .chain(of("Opportunities", named("opportunity", catalog.opportunities().map(|(_, card)| card.key.as_str()).collect())))
            .chain(of("Edgerunners", named("edgerunner", catalog.edgerunners().map(|(_, card)| card.key.as_str()).collect())))
            .chain(of("The Net", spaces))
            .chain(of("Points of Interest entered", pois))
            .chain(of("Firefights initiated", districts()))
            .chain(of("Hideouts built", districts()))
            .chain(of("Gangs", named("gang", Gang::ALL.iter().map(|&gang| gang_key(gang)).collect())))
            .chain(of("Turn order", (1..=4).map(|place| format!("Place {place}")).collect()))
            .collect()
    }

    fn at_hand(&self, state: &State, seat: Seat, mut note: impl FnMut(usize)) {
        let (groups, map) = (Groups::of(self), self.map(state.side));
        (groups.discs..groups.combats).for_each(&mut note);
        state.hands.all().for_each(|card| note(groups.combats + usize::from(card.0)));
        let deals = state.opportunities.deck().iter().map(|lying| lying.card).chain(state.opportunities.slots().iter().flatten().copied());
        deals.chain(beside(self.catalog(), &state.story)).for_each(|card| note(groups.opportunities + usize::from(card.0)));
        let hired = state.edgerunners.deck().iter().map(|lying| lying.card).chain(state.edgerunners.slots().iter().flatten().copied());
        hired.for_each(|card| note(groups.edgerunners + usize::from(card.0)));
        (groups.spaces..groups.pois).for_each(&mut note);
        let pois = PoiKind::ALL.iter().filter(|&&kind| map.pois(kind).iter().next().is_some());
        pois.for_each(|&kind| note(groups.pois + kind as usize));
        (groups.fights..groups.hideouts).for_each(&mut note);
        let free = District::ALL.iter().filter(|&&district| !state.city.has_hideout(seat, district));
        free.for_each(|&district| note(groups.hideouts + district as usize));
        Seat::first(state.seats).filter_map(|seat| state.gang(seat)).for_each(|gang| note(groups.gangs + gang as usize));
        if state.seats > 1 {
            (groups.turns..groups.turns + usize::from(state.seats)).for_each(note);
        }
    }

    fn uses(&self, state: &State, event: &Event, mut note: impl FnMut(Seat, usize)) {
        let groups = Groups::of(self);
        let poi = |spot: Spot| self.map(state.side).kind(spot).map(|kind| groups.pois + kind as usize).into_iter();
        match *event {
            Event::Acted { seat, disc, action } => {
                note(seat, groups.discs + action as usize);
                if disc != action {
                    note(seat, groups.discs + disc as usize);
                }
            }
            Event::Reclaimed { seat } => note(seat, groups.discs + Disc::ALL.len()),
            Event::Played { seat, card, .. } => note(seat, groups.combats + usize::from(card.0)),
            Event::Seized { seat, card } => note(seat, groups.opportunities + usize::from(card.0)),
            Event::Hired { seat, edgerunner } => note(seat, groups.edgerunners + usize::from(edgerunner.0)),
            Event::Advanced { seat, to } if to > 0 => note(seat, groups.spaces + usize::from(to) - 1),
            Event::Moved { by, owner, to, .. } if by == owner => poi(to).for_each(|kind| note(by, kind)),
            Event::Exchanged { seat, poi: spot, .. } => poi(spot).for_each(|kind| note(seat, kind)),
            Event::Firefight { seat, district, .. } => note(seat, groups.fights + district as usize),
            Event::Hideout { seat, district } => note(seat, groups.hideouts + district as usize),
            _ => {}
        }
    }

    fn begins(&self, state: &State, seat: Seat, mut note: impl FnMut(usize)) {
        let groups = Groups::of(self);
        if let Some(gang) = state.gang(seat) {
            note(groups.gangs + gang as usize);
        }
        if state.seats > 1 {
            note(groups.turns + usize::from((seat.0 + state.seats - state.first.0) % state.seats));
        }
    }

    fn standing(&self, state: &State, seat: Seat) -> i32 {
        state.seated[seat.index()].cred.into()
    }
}
