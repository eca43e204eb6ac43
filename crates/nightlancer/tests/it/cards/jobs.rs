//! Events and missions: whom an Event is for, what Routes ask, what their Penalties take, and what is paid.

use nightlancer::catalog::card::Mission;
use nightlancer::catalog::effects::{Loss, Need, Penalty};
use nightlancer::catalog::words::{Ability, Goods};
use nightlancer::choice::Choice;
use nightlancer::event::{Event, Track};
use nightlancer::frame::Frame;
use nightlancer::state::About;
use table::Seat;

use super::staged::{BEYOND, ME, Table, Tracks, catalog};

/// Somebody for whom an Event is meant, or is not because of one requirement.
fn met(key: &str, applies: &[Need], but: Option<Need>) -> Table {
    let mut table = Table::middling("event", "sniper", &[&format!("card: {key}")]);
    table.state.open.seated[0].health = 15;
    for &need in applies {
        let (seated, met) = (&mut table.state.open.seated[0], but != Some(need));
        match need {
            Need::Heat(heat) => seated.heat = if met { heat } else { heat - 1 },
            Need::Chips(chips) => seated.chips = if met { chips.into() } else { u16::from(chips) - 1 },
            Need::Prospects(prospects) => seated.prospects = if met { prospects.into() } else { i16::from(prospects) - 1 },
            Need::Loan => seated.loans = u8::from(met),
            Need::Owns(Goods::Cyber, 1) if met => table = table.has(catalog().item_id("smartlink").unwrap()),
            Need::Owns(Goods::Cyber, 1) => {}
            Need::Leads => table.state.open.seated[1].prospects = if met { 5 } else { 6 },
            other => panic!("{key}: no Event has asked for {other:?} before"),
        }
    }
    table
}

/// What a loss takes from somebody who can bear it.
fn taken(loss: Loss) -> Tracks {
    match loss {
        Loss::Health(amount) => Tracks { health: -i32::from(amount), ..Tracks::default() },
        Loss::Chips(amount) => Tracks { chips: -i32::from(amount), ..Tracks::default() },
    }
}

#[test]
fn events_hit_those_for_whom_they_are_meant() {
    for (_, card) in catalog().rounds() {
        let event = &card.event;
        for &need in &event.applies {
            let mut table = met(&card.key, &event.applies, Some(need));
            let before = table.tracks(ME);
            table.does(ME, Choice::Face);
            assert!(table.state.open.trial.is_none(), "{} without {need:?}", card.key);
            assert_eq!(table.tracks(ME), before, "{}", card.key);
        }
        let mut table = met(&card.key, &event.applies, None);
        let before = table.tracks(ME);
        table.does(ME, Choice::Face);
        assert_eq!(table.state.open.trial.map(|trial| trial.challenge), Some(event.challenge), "{}", card.key);

        // Who passes loses nothing.
        let mut passes = table.clone().facing(event.challenge.test, 0, None);
        passes.until(|table| table.state.open.trial.is_none());
        assert_eq!(passes.tracks(ME), before, "{}", card.key);

        // Who fails loses the Danger, and suffers the Penalty.
        let mut fails = table;
        fails.state.open.trial.as_mut().unwrap().challenge.difficulty = BEYOND;
        fails.score();
        punished(&mut fails, &card.key, event.challenge.danger, &event.penalty, About::EventPenalty);
    }
}

/// What somebody lost since the challenge was judged: Health and Chips, as they were told.
fn lost(table: &Table) -> Tracks {
    let mut sum = Tracks::default();
    for event in table.told.iter().skip_while(|event| !matches!(event, Event::Judged { .. })) {
        match *event {
            Event::Changed { seat: ME, track: Track::Health, by: by @ ..0, .. } => sum.health += i32::from(by),
            Event::Changed { seat: ME, track: Track::Chips, by: by @ ..0, .. } => sum.chips += i32::from(by),
            _ => {}
        }
    }
    sum
}

/// Holds what somebody lost, who has Health enough, against a Danger and the Penalty that has just begun.
fn punished(table: &mut Table, key: &str, danger: u8, penalty: &Penalty, about: About) {
    let danger = taken(Loss::Health(danger));
    match penalty {
        Penalty::Combat(challenge) => {
            let trial = table.state.open.trial.unwrap();
            assert_eq!((trial.about, trial.challenge), (about, *challenge), "{key}");
            assert_eq!(lost(table), danger, "{key}");
            table.state.open.trial.as_mut().unwrap().challenge.difficulty = BEYOND;
            let judged = |table: &Table| table.told.iter().filter(|event| matches!(event, Event::Judged { .. })).count() > 1;
            table.until(judged);
            assert_eq!(lost(table), danger + taken(Loss::Health(challenge.danger)), "{key}");
        }
        Penalty::Lose(loss) => assert_eq!(lost(table), danger + taken(*loss), "{key}"),
        Penalty::Either(one, other) => {
            assert_eq!(table.top(), Some(Frame::Suffer(0)), "{key}");
            for (which, loss) in (0..).zip([one, other]) {
                let mut table = table.clone();
                table.does(ME, Choice::Lose(which));
                assert_eq!(lost(&table), danger + taken(*loss), "{key}");
            }
        }
        Penalty::Abort => {
            assert_eq!(lost(table), danger, "{key}");
            assert!(!table.state.open.is_at_it(ME), "{key}");
        }
    }
}

/// A Crew of some size before a Stage of a mission.
fn before(mission: &Mission, crew: u8, stage: u8) -> Table {
    let members: Vec<String> = (0..crew).map(|seat| seat.to_string()).collect();
    let seats = crew.max(2);
    let names = ["sniper", "agitator", "smuggler", "veteran"][..usize::from(seats)].join("+");
    let lines = [
        "phase: mission".to_owned(),
        format!("missions: {}", mission.key),
        format!("mission {} first: {}", mission.key, members.join(", ")),
        format!("stage: {stage}"),
        "seat 0 chips: 9".to_owned(),
        "seat 0 ideals: 3".to_owned(),
    ];
    let mut table = Table::new(&format!("seats={seats}, nightlancers={names}"), &lines.iter().map(String::as_str).collect::<Vec<_>>());
    // Everybody holds a Contact, so that others are asked after the payment.
    for (seat, (contact, _)) in (0..seats).zip(catalog().contacts()) {
        table = table.holds(Seat(seat), contact);
    }
    table.until(|table| matches!(table.top(), Some(Frame::Route(_))));
    table
}

#[test]
fn routes_and_penalties_of_every_mission() {
    for (_, mission) in catalog().missions() {
        for stage in 1..=3u8 {
            let printed = &mission.stages[usize::from(stage) - 1];
            for route in 0..2u8 {
                let key = format!("{}, Stage {stage}, Route {}", mission.key, route + 1);
                let mut table = before(mission, 1, stage);
                // Nobody is Shaken by this: the Sniper has more Health than anybody.
                table.state.open.seated[0].health = 15;
                table.does(ME, Choice::Route(route));
                let challenge = printed.routes[usize::from(route)];
                assert_eq!(table.state.open.trial.map(|trial| trial.challenge), Some(challenge), "{key}");

                let mut passes = table.clone().facing(Ability::Covert, 0, None);
                passes.told.clear();
                passes
                    .until(|table| matches!(table.top(), Some(Frame::Route(_) | Frame::Paid { .. })) || table.state.open.attempt.is_none());
                assert!(!passes.told.iter().any(|event| matches!(event, Event::Penalty { .. })), "{key}");

                table.state.open.trial.as_mut().unwrap().challenge.difficulty = BEYOND;
                table.score();
                punished(&mut table, &key, challenge.danger, &printed.penalty, About::Penalty);
            }
        }
    }
}

#[test]
fn payments_of_every_mission_by_the_size_of_the_crew() {
    for (_, mission) in catalog().missions() {
        for crew in 1..=4u8 {
            let mut table = before(mission, crew, 3);
            let was: Vec<Tracks> = (0..crew).map(|seat| table.tracks(Seat(seat))).collect();
            table.does(ME, Choice::Route(0));
            table = table.facing(Ability::Covert, 0, None);
            table.until(|table| matches!(table.top(), Some(Frame::Companies { .. })));
            let entry = mission.payment[usize::from(crew) - 1];
            for seat in 0..crew {
                let paid = Tracks {
                    chips: entry.chips.into(),
                    prospects: entry.prospects.into(),
                    opportunities: entry.opportunities.into(),
                    heat: entry.heat.into(),
                    ideals: if mission.dirty { -1 } else { 0 },
                    ..Tracks::default()
                };
                assert_eq!(table.tracks(Seat(seat)) - was[usize::from(seat)], paid, "{} for {crew}, seat {seat}", mission.key);
            }
        }
    }
}
