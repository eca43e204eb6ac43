//! What is worth counting where this game is studied: every card, space and mission that a player uses, and what it
//! begins with.

use table::instinct::Subject;
use table::{Lang, Seat, Study};

use crate::catalog::words::Action;
use crate::event::{Event, Track};
use crate::game::Nightlancer;
use crate::state::State;

/// Ways of doing things that are counted, in order.
const DEEDS: [&str; 19] = [
    "Lay low",
    "Join a Crew",
    "Start a Second Crew",
    "Place a Deal",
    "Hinder somebody",
    "Ignore a Contact",
    "Roll again",
    "Sell a card",
    "Abandon a mission",
    "Ask for a Face-off",
    "Swap places",
    "Win a Face-off",
    "Take a Loan",
    "Give a Loan back",
    "Make a counter-offer",
    "Keep promises",
    "Break a promise",
    "Give something away",
    "Be Shaken",
];

/// The groups in their order, each beginning at its number.
struct Groups {
    deeds: usize,
    spaces: usize,
    items: usize,
    contacts: usize,
    opportunities: usize,
    missions: usize,
    taken: usize,
    routes: usize,
    nightlancers: usize,
    turns: usize,
}

impl Groups {
    fn of(game: &Nightlancer) -> Groups {
        let catalog = game.catalog();
        let deeds = 0;
        let spaces = deeds + DEEDS.len();
        let items = spaces + Action::ALL.len() + 1;
        let contacts = items + catalog.items().len();
        let opportunities = contacts + catalog.contacts().len();
        let missions = opportunities + catalog.opportunities().len();
        let taken = missions + catalog.missions().len();
        let routes = taken + catalog.missions().len();
        let nightlancers = routes + 2;
        Groups {
            deeds,
            spaces,
            items,
            contacts,
            opportunities,
            missions,
            taken,
            routes,
            nightlancers,
            turns: nightlancers + catalog.nightlancers().len(),
        }
    }
}

impl Study for Nightlancer {
    fn subjects(&self) -> Vec<Subject> {
        let catalog = self.catalog();
        let name = |kind: &str, key: &str| catalog.name(Lang::En, kind, key);
        let of = |group, names: Vec<String>| names.into_iter().map(move |name| Subject { group, name });
        let mut spaces: Vec<String> = Action::ALL.iter().map(|action| catalog.name_of(Lang::En, "action", action)).collect();
        spaces.push("Risky spaces".to_owned());
        let missions = || catalog.missions().map(|(_, card)| name("mission", &card.key)).collect::<Vec<_>>();
        of("Deeds", DEEDS.map(str::to_owned).to_vec())
            .chain(of("Spaces", spaces))
            .chain(of("Black Market cards", catalog.items().map(|(_, card)| name("item", &card.key)).collect()))
            .chain(of("Contacts", catalog.contacts().map(|(_, card)| name("contact", &card.key)).collect()))
            .chain(of("Opportunities", catalog.opportunities().map(|(_, card)| name("opportunity", &card.key)).collect()))
            .chain(of("Missions paid", missions()))
            .chain(of("Missions taken", missions()))
            .chain(of("Routes", vec!["First".to_owned(), "Second".to_owned()]))
            .chain(of("Nightlancers", catalog.nightlancers().map(|(_, card)| name("nightlancer", &card.key)).collect()))
            .chain(of("Turn order", (1..=4).map(|place| format!("Place {place}")).collect()))
            .collect()
    }

    fn at_hand(&self, state: &State, seat: Seat, mut note: impl FnMut(usize)) {
        let groups = Groups::of(self);
        (groups.deeds..groups.contacts).for_each(&mut note);
        state.contacts.hand(seat).iter().for_each(|card| note(groups.contacts + usize::from(card.0)));
        let opportunities = state.opportunities.hand(seat).union(state.open.of(seat).bought);
        opportunities.iter().for_each(|card| note(groups.opportunities + usize::from(card.0)));
        (groups.missions..groups.nightlancers).for_each(&mut note);
        self.begins(state, seat, note);
    }

    fn uses(&self, _: &State, event: &Event, mut note: impl FnMut(Seat, usize)) {
        let groups = Groups::of(self);
        let mut deed = |seat: Seat, which: usize| note(seat, groups.deeds + which);
        match *event {
            Event::LaidLow { seat } => deed(seat, 0),
            Event::Answered { joiner: seat, agreed: true, .. } | Event::Closed { seat, agreed: true, .. } => deed(seat, 1),
            Event::Started { seat, side: crate::crews::Side::Second, .. } => deed(seat, 2),
            Event::Started { seat, deal: true, .. } => deed(seat, 3),
            Event::Ignored { seat, .. } => deed(seat, 5),
            Event::Rolled { seat, again: true, .. } => deed(seat, 6),
            Event::Abandoned { seat, .. } => deed(seat, 8),
            Event::FaceOff { seat, .. } => deed(seat, 9),
            Event::Swapped { seat, .. } if seat.0 < 4 => deed(seat, 10),
            Event::FaceOffWon { seat, .. } => deed(seat, 11),
            Event::Changed { seat, track: Track::Loans, by, .. } => deed(seat, if by > 0 { 12 } else { 13 }),
            Event::Countered { seat, .. } => deed(seat, 14),
            Event::Kept { seat, other, .. } => [seat, other].into_iter().for_each(|seat| deed(seat, 15)),
            Event::Broke { seat, .. } => deed(seat, 16),
            Event::GaveItem { seat, .. } | Event::GaveContact { seat, .. } | Event::GaveChip { seat, .. } => deed(seat, 17),
            Event::Shaken { seat } => deed(seat, 18),
            Event::Mission { mission, ref crews } => {
                crews.iter().flat_map(|crew| crew.iter()).for_each(|&seat| note(seat, groups.taken + usize::from(mission.0)));
            }
            Event::Hindered { seat, card, .. } => {
                deed(seat, 4);
                note(seat, groups.contacts + usize::from(card.0));
            }
            Event::Sold { seat, .. } => deed(seat, 7),
            Event::Placed { seat, space } => {
                let action = self.catalog().space(space).action();
                note(seat, groups.spaces + action.map_or(Action::ALL.len(), |action| action as usize));
            }
            Event::Bought { seat, card, .. } => note(seat, groups.items + usize::from(card.0)),
            Event::Played { seat, card, .. } => note(seat, groups.contacts + usize::from(card.0)),
            Event::Seized { seat, card } => note(seat, groups.opportunities + usize::from(card.0)),
            Event::Paid { seat, mission } => note(seat, groups.missions + usize::from(mission.0)),
            Event::Route { seat, route, .. } => note(seat, groups.routes + usize::from(route.saturating_sub(1)) % 2),
            _ => {}
        }
    }

    fn begins(&self, state: &State, seat: Seat, mut note: impl FnMut(usize)) {
        let groups = Groups::of(self);
        let id = state.open.of(seat).nightlancer;
        if id.is_some() {
            note(groups.nightlancers + usize::from(id.0));
        }
        if state.open.round <= 1
            && let Some(place) = state.open.in_order().position(|other| other == seat)
        {
            note(groups.turns + place);
        }
    }

    fn standing(&self, state: &State, seat: Seat) -> i32 {
        state.open.of(seat).prospects.into()
    }
}
