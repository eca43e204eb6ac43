//! What a player might want to do, and why it cannot be done now.

use table::reasons::Explains;
use table::{Message, Reason, RuleId, Seat};

use crate::catalog::board::Does;
use crate::catalog::words::Action;
use crate::catalog::{MissionId, SpaceId};
use crate::choice::{Act, Choice, Held};
use crate::crews::Side;
use crate::engine::{awaited, questions};
use crate::frame::Frame;
use crate::game::Nightlancer;
use crate::powers::Force;
use crate::promises::Promises;
use crate::state::{MOST_LOANS, State};
use crate::view::View;

impl Explains for Nightlancer {
    fn looker(view: &View) -> Option<Seat> {
        view.seat
    }

    fn skeleton(&self, view: &View) -> State {
        view.skeleton(self.catalog())
    }

    fn tries(&self, state: &State, seat: Seat, offered: &[Choice]) -> Vec<Choice> {
        let mut tries = tries(self, state, seat);
        tries.retain(|choice| !offered.contains(choice));
        tries
    }

    fn reason(&self, state: &State, seat: Seat, choice: Choice) -> Option<Reason> {
        reason(self, state, seat, choice)
    }

    fn not_asked(&self, state: &State) -> Option<Reason> {
        if state.open.frames.top().is_none() || state.open.ending.is_some() {
            return because("R166", "no-over");
        }
        let asked = awaited(self, state).must.lowest().unwrap_or_default();
        let rule = match state.open.frames.top() {
            Some(Frame::EventTurn(_)) => "R046",
            Some(Frame::MissionTurn { .. } | Frame::Bargain { .. } | Frame::Consent { .. } | Frame::Counter { .. }) => "R055",
            Some(Frame::React { .. } | Frame::Answer { .. } | Frame::Commit(_)) => "R222",
            _ => "R077",
        };
        Some(Reason { rule: RuleId::new("nightlancer", rule), says: Message::new("no-turn").with("seat", asked) })
    }
}

fn because(rule: &'static str, says: &'static str) -> Option<Reason> {
    Some(Reason { rule: RuleId::new("nightlancer", rule), says: Message::new(says) })
}

/// What somebody who does not know the rules by heart would try when asked like this.
fn tries(game: &Nightlancer, state: &State, seat: Seat) -> Vec<Choice> {
    let open = &state.open;
    let Some(frame) = open.frames.top() else { return Vec::new() };
    let mut tries = Vec::new();
    let missions = || open.jobs.iter().map(|job| job.mission);
    match frame {
        Frame::MissionTurn { .. } => {
            tries.extend(missions().map(Choice::First));
            tries.extend(missions().map(Choice::Second));
            for side in Side::ALL {
                tries.extend(missions().flat_map(|mission| [Choice::Join(mission, side), Choice::Bargain(mission, side)]));
            }
        }
        Frame::Consent { .. } | Frame::Counter { .. } => tries.push(Choice::Offer(Promises::ALL)),
        Frame::StreetTurn(_) => {
            let free = questions::free(game, open);
            let taken = game.sets().spaces(open.seats).minus(free);
            for space in questions::distinct(game, free).chain(taken.iter()) {
                tries.extend(acts(game, state, seat, space).into_iter().map(|act| Choice::Place(space, act)));
            }
            tries.extend(open.of(seat).assets.iter().map(Choice::Sell));
        }
        Frame::Commit(_) => {
            tries.extend(open.of(seat).assets.iter().map(Choice::Use));
            tries.push(Choice::Abandon);
        }
        Frame::Route(_) => {
            tries.push(Choice::Abandon);
            tries.extend(open.of(seat).assets.iter().map(Choice::Sell));
        }
        Frame::Reroll { .. } => tries.push(Choice::Reroll),
        Frame::Discarding { .. } => {
            let own = state.opportunities.hand(seat).both(game.sets().own);
            tries.extend(own.iter().map(|card| Choice::Discard(Held::Opportunity(card))));
        }
        Frame::ScoreActs(_) => {
            tries.extend(state.opportunities.hand(seat).iter().map(|card| Choice::Do(Act::Connect(card))));
        }
        _ => {}
    }
    tries
}

/// What a space could be tried for.
fn acts(game: &Nightlancer, state: &State, seat: Seat, space: SpaceId) -> Vec<Act> {
    let of = |action: Action| match action {
        Action::BlackMarket => questions::stall(game, &state.open, space)
            .map(|stall| state.open.stalls[stall].iter().filter(|card| card.is_some()).map(|&card| Act::Buy(card)).collect())
            .unwrap_or_default(),
        Action::GatherFavours => vec![Act::Favours],
        Action::SlumsHustles => vec![Act::Hustles],
        Action::UseConnections => state.opportunities.hand(seat).iter().map(Act::Connect).collect(),
        Action::Euromafia => vec![Act::Loan, Act::Prospects(1), Act::Prospects(2)],
        Action::HardWork => vec![Act::Work],
        Action::TakeARest => vec![Act::Rest],
    };
    match game.catalog().space(space).does {
        Does::Action(action) => of(action),
        Does::Risky(risk) => game.catalog().board().risky(risk).into_iter().flat_map(of).collect(),
    }
}

/// Why a player cannot do something that is not offered.
fn reason(game: &Nightlancer, state: &State, seat: Seat, choice: Choice) -> Option<Reason> {
    let open = &state.open;
    let frame = open.frames.top()?;
    match (frame, choice) {
        (Frame::MissionTurn { .. }, Choice::First(mission)) => no_crew(state, mission, "R059", "no-first-crew"),
        (Frame::MissionTurn { .. }, Choice::Second(mission)) => no_second(state, mission),
        (Frame::MissionTurn { .. }, Choice::Bargain(..)) | (Frame::Consent { .. }, Choice::Offer(_)) if open.has_agent() => {
            because("R278", "no-promises")
        }
        (Frame::Consent { .. } | Frame::Counter { .. } | Frame::Bargain { .. }, Choice::Offer(_)) => because("R067", "no-counter"),
        (Frame::MissionTurn { .. }, Choice::Join(mission, _) | Choice::Bargain(mission, _)) => no_crew(state, mission, "R067", "no-crew"),
        (Frame::StreetTurn(_), Choice::Place(space, act)) => no_place(game, state, seat, space, act),
        (Frame::ScoreActs(_), Choice::Do(Act::Connect(_))) => because("R204", "no-price"),
        (Frame::Commit(_), Choice::Use(card)) => {
            let rule = questions::usable(game, state, seat, card).err().unwrap_or("R214");
            let says = match rule {
                "R107" => "no-loadout",
                "R193" => "no-weapon",
                "R194" => "no-second-weapon",
                "R191" => "no-second-armour",
                "R053" => "no-obvious",
                "R111" => "no-excluded",
                "R207" => "no-price",
                "R219" => "no-card",
                _ => "no-use",
            };
            because(rule, says)
        }
        (_, Choice::Abandon) => because("R152", "no-abandon"),
        (Frame::Reroll { .. }, Choice::Reroll) => because("R226", "no-resolve"),
        (_, Choice::Sell(card)) if !open.of(seat).assets.contains(card) => because("R027", "no-card"),
        (_, Choice::Sell(_)) => because("R029", "no-sale"),
        (_, Choice::HandOver(..) | Choice::Introduce(..) | Choice::Lend(_)) if open.has_agent() => because("R282", "no-now"),
        (_, Choice::Discard(Held::Opportunity(card))) if game.sets().own.contains(card) => because("R164", "no-unique"),
        (_, Choice::LayLow | Choice::Face) => because("R046", "no-now"),
        _ => because("R207", "no-now"),
    }
}

fn no_crew(state: &State, mission: MissionId, rule: &'static str, says: &'static str) -> Option<Reason> {
    if !state.open.jobs.iter().any(|job| job.mission == mission) {
        return because("R076", "no-now");
    }
    because(rule, says)
}

fn no_second(state: &State, mission: MissionId) -> Option<Reason> {
    if state.open.has_agent() {
        return because("R277", "no-second-together");
    }
    match state.open.jobs.iter().find(|job| job.mission == mission) {
        Some(job) if job.deal.is_some() => because("R063", "no-second-deal"),
        _ => because("R065", "no-second-crew"),
    }
}

fn no_place(game: &Nightlancer, state: &State, seat: Seat, space: SpaceId, act: Act) -> Option<Reason> {
    let open = &state.open;
    if !questions::free(game, open).contains(space) {
        return because(if game.sets().spaces(open.seats).contains(space) { "R084" } else { "R079" }, "no-space");
    }
    match act {
        Act::Buy(card) if Force::new(game, open).cost(seat, card) > 0 => because("R080", "no-price"),
        Act::Loan if open.of(seat).loans >= MOST_LOANS => because("R091", "no-loan"),
        Act::Prospects(_) => because("R092", "no-price"),
        Act::Connect(card) if !questions::affords_opportunity(game, state, seat, card) => because("R087", "no-price"),
        _ => because("R078", "no-price"),
    }
}
