//! Who stands well: what a side has, and what that has been worth in games that were played to their end.

use table::instinct::PerSeat;
use table::{Seat, Seats};

use super::weigh;
use crate::catalog::words::{Class, Deal, District, PoiKind, Resource, Talent};
use crate::city::{SEATS, Spot, Unit};
use crate::engine::{Situation, talent_of};
use crate::game::Gangs;
use crate::solo::RIVAL;
use crate::state::{Disc, State};
use crate::story::words::{Award, Condition, Kind, Need, Winner};
use crate::story::{Token, judge, target};

const TRAITS: usize = 24;

/// What each trait counts for in Street Cred: at the end, and how much more at the beginning. They were
/// fitted to 15,000 games; a trait that only goes with others counts for little, or even less than nothing.
const WEIGHTS: [[f32; 2]; TRAITS] = [
    [1.00, 0.00],   // Street Cred
    [-0.05, -0.28], // Eurodollars
    [0.08, 0.00],   // Contraband
    [-0.01, 0.51],  // Corporate Secrets
    [0.12, 0.60],   // units that are no Drones
    [-0.07, 0.26],  // Drones
    [-0.23, 0.52],  // Districts with Presence
    [-0.10, 0.14],  // Districts with Dominance
    [0.49, 0.39],   // whether a Business is controlled
    [-0.01, 0.49],  // whether a Fixer is
    [0.15, 0.40],   // Data Fortresses
    [0.47, -0.17],  // discs in the Activate area
    [-0.76, 0.09],  // Hideouts, beyond the Street Cred that they brought
    [0.17, 0.65],   // the most deals of one type
    [0.33, 0.57],   // upgraded Combat cards
    [0.84, 0.63],   // Johnny Silverhand
    [0.73, 0.95],   // Rogue Amendiares
    [0.69, 0.58],   // Kerry Eurodyne
    [-0.19, -0.19], // any other Edgerunner
    [0.13, 0.08],   // the space in the Net
    [-0.01, 0.00],  // Rage
    [0.63, -0.14],  // whether it is one's turn
    [-0.01, 1.16],  // Story tokens
    [-0.45, 0.26],  // whether one holds most of them
];

/// How uncertain the end is, in Street Cred, and how much more for each that the leader still needs.
const DOUBT: f32 = 2.01;
const DOUBT_AHEAD: f32 = 0.092;

/// What the opposing Gang of a single player, and Johnny, gain on the player for each of these.
const RIVAL_PACE: f32 = 0.29;
const JOHNNY_PACE: f32 = -0.24;

/// What each token counts for that decides who wins.
const DECIDING: f32 = 4.0;

/// How a table ends if Street Cred alone decides when.
struct Finale {
    /// Street Cred that the leader still needs for it.
    ahead: f32,
    /// What the Epilogue hands out then, and who wins by it.
    awards: &'static [Award],
    winner: Winner,
}

impl Finale {
    fn of(game: &Gangs, state: &State) -> Finale {
        let catalog = game.catalog();
        let most = state.sides().map(|side| state.seated[side.index()].cred).max().unwrap_or_default();
        let mut finale = Finale { ahead: f32::from(catalog.board().setup.goal.saturating_sub(most)), awards: &[], winner: Winner::Cred };
        let Some(newest) = state.story.newest().filter(|_| !state.story.is_plain()) else { return finale };
        // The open Epilogue, or one to which so much Street Cred leads.
        let on_cred = |on: Condition| if let Condition::Someone(Need::Cred(cred)) = on { Some(cred) } else { None };
        let (last, goal) = match &catalog.story_card(newest).kind {
            Kind::Act { branches, .. } => {
                let mut led = branches.iter().enumerate().filter_map(|(number, branch)| Some((number, on_cred(branch.on)?)));
                let Some((number, goal)) = led.next() else { return finale };
                (target(catalog, newest, number), Some(goal))
            }
            Kind::Epilogue { ends, .. } => (Some(newest), ends.and_then(on_cred)),
            Kind::Introduction { .. } => return finale,
        };
        if let Some(Kind::Epilogue { awards, winner, .. }) = last.map(|card| &catalog.story_card(card).kind) {
            (finale.awards, finale.winner) = (awards, *winner);
            finale.ahead = goal.map_or(finale.ahead, |goal| f32::from(goal.saturating_sub(most)));
        }
        finale
    }

    /// What the Epilogue would give every seat now.
    fn gains(&self, game: &Gangs, state: &State) -> [f32; SEATS] {
        if state.story.is_plain() {
            return [0.0; SEATS];
        }
        let mut gains = judge::awarded(self.awards, &state.story, &Situation::of(game, state)).map(f32::from);
        if let Some(token) = judge::decides(self.winner, &state.story, state.players(Seats::all(state.seats))) {
            state.sides().for_each(|seat| gains[seat.index()] += DECIDING * f32::from(state.story.held(token, seat)));
        }
        gains
    }
}

/// What a player has, one number for each of [`WEIGHTS`].
fn traits(game: &Gangs, state: &State, seat: Seat) -> [f32; TRAITS] {
    let (seated, city, catalog, map) = (&state.seated[seat.index()], &state.city, game.catalog(), game.map(state.side));
    // The more there is of a resource, the less comes of each.
    let purse = |resource| {
        let held = f32::from(seated.purse.get(resource));
        held / (1.0 + 0.1 * held)
    };
    let units: u8 = Class::ALL.iter().map(|&class| city.of_class(catalog, seat, class)).sum();
    let units: u8 = units + (city.edgerunners_of(seat).filter(|(id, _)| catalog.edgerunner(*id).class.is_none()).count() as u8);
    let drones: u8 = District::ALL.iter().map(|&district| city.count(seat, Unit::Drone, Spot::outside(district))).sum();
    let present = District::ALL.iter().filter(|&&district| city.presence(seat, district)).count() as f32;
    let dominates = |district: &&District| city.has_hideout(seat, **district) && city.dominance(state.sides, **district) == Some(seat);
    let dominant = District::ALL.iter().filter(dominates).count() as f32;
    let has = |talent| if talent_of(game, state, seat, talent).is_some() { 1.0 } else { 0.0 };
    let edgerunners = city.edgerunners_of(seat).count() as f32;
    let (johnny, rogue, kerry) = (has(Talent::Legend), has(Talent::QueenOfFixers), has(Talent::LoneStar));
    let deals = Deal::ALL.iter().map(|&deal| seated.seized.of(catalog, deal)).max().unwrap_or_default();
    let upgrades = state.hands.hand(seat).iter().chain(state.hands.used(seat).iter()).filter(|card| weigh::is_upgrade(game, *card)).count();
    let held = |side: Seat| Token::ALL.iter().map(|&token| state.story.held(token, side)).sum::<u8>();
    let tokens = held(seat);
    let most = tokens > 0 && state.opponents(seat).all(|other| held(other) < tokens);
    let control = |kind| f32::from(city.controls(map, seat, kind));
    let flag = |flag: bool| if flag { 1.0 } else { 0.0 };
    [
        f32::from(seated.cred),
        purse(Resource::Eurodollar),
        purse(Resource::Contraband),
        purse(Resource::Secret),
        f32::from(units),
        f32::from(drones),
        present,
        dominant,
        control(PoiKind::Business).min(1.0),
        control(PoiKind::Fixer).min(1.0),
        control(PoiKind::DataFortress),
        Disc::ALL.iter().filter(|&&disc| seated.discs.contains(disc)).count() as f32,
        f32::from(city.hideouts(seat)),
        f32::from(deals),
        upgrades as f32,
        johnny,
        rogue,
        kerry,
        edgerunners - johnny - rogue - kerry,
        f32::from(seated.net),
        f32::from(seated.rage),
        flag(state.turn.seat == seat && !state.turn.rivals),
        f32::from(tokens),
        flag(most),
    ]
}

/// The chance of every side to win.
pub(super) fn hopes(game: &Gangs, state: &State) -> PerSeat {
    let finale = Finale::of(game, state);
    let gains = finale.gains(game, state);
    let doubt = DOUBT + DOUBT_AHEAD * finale.ahead;
    let early = finale.ahead / f32::from(game.catalog().board().setup.goal);
    let mut standing = PerSeat::default();
    for side in state.sides() {
        standing[side.index()] = if side.0 < state.seats {
            let counted = traits(game, state, side).into_iter().zip(WEIGHTS).map(|(one, [late, more])| one * (late + more * early));
            gains[side.index()] + counted.sum::<f32>()
        } else {
            let pace = if side == RIVAL { RIVAL_PACE } else { JOHNNY_PACE };
            f32::from(state.seated[side.index()].cred) + pace * finale.ahead
        };
    }
    let best = state.sides().map(|side| standing[side.index()]).fold(f32::NEG_INFINITY, f32::max);
    let mut hopes = PerSeat::default();
    state.sides().for_each(|side| hopes[side.index()] = ((standing[side.index()] - best) / doubt).exp());
    let all: f32 = hopes.iter().sum();
    if all > 0.0 { hopes.map(|hope| hope / all) } else { hopes }
}
