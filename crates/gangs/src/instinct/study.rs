//! What is worth counting where this game is studied: every card, disc, space and District that a choice
//! uses, and what a player begins with.

use table::instinct::Subject;
use table::{Lang, Seat, Study};

use crate::catalog::words::{District, Gang, PoiKind};
use crate::choice::{Choice, district_key};
use crate::frame::Frame;
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

    fn uses(&self, state: &State, seat: Seat, choice: Choice, mut note: impl FnMut(usize)) {
        let groups = Groups::of(self);
        match (choice, state.frames.top()) {
            (Choice::Act(disc) | Choice::Wild(disc), _) => note(groups.discs + disc as usize),
            (Choice::Reclaim, _) => note(groups.discs + Disc::ALL.len()),
            (Choice::Card(card), Some(Frame::Choose | Frame::MayPlay(_) | Frame::MayTakeBack(_))) => {
                note(groups.combats + usize::from(card.0));
            }
            (Choice::Seize(card), _) => note(groups.opportunities + usize::from(card.0)),
            (Choice::Hire(edgerunner), _) => note(groups.edgerunners + usize::from(edgerunner.0)),
            (Choice::Advance(spaces), _) => {
                let space = (state.seated[seat.index()].net + spaces).min(self.catalog().net().last());
                if space > 0 {
                    note(groups.spaces + usize::from(space) - 1);
                }
            }
            (Choice::Move { to, .. }, _) => {
                if let Some(kind) = self.map(state.side).kind(to) {
                    note(groups.pois + kind as usize);
                }
            }
            (Choice::Fight(district), _) => note(groups.fights + district as usize),
            (Choice::In(district), Some(Frame::HideoutWhere)) => note(groups.hideouts + district as usize),
            _ => {}
        }
    }

    fn begins(&self, state: &State, seat: Seat, mut note: impl FnMut(usize)) {
        let groups = Groups::of(self);
        if let Some(gang) = state.gang(seat) {
            note(groups.gangs + gang as usize);
        }
        note(groups.turns + usize::from((seat.0 + state.seats - state.first.0) % state.seats));
    }

    fn standing(&self, state: &State, seat: Seat) -> i32 {
        state.seated[seat.index()].cred.into()
    }
}
