//! Contacts: each of their options in its window and in no other, and the third one by its type.

use nightlancer::catalog::ContactId;
use nightlancer::catalog::card::Contact;
use nightlancer::catalog::effects::{Deed, Favour, Window};
use nightlancer::catalog::words::{Ability, Circle, Hindrance, Obstacle};
use nightlancer::choice::Choice;
use nightlancer::event::Event;
use nightlancer::frame::Frame;

use super::staged::{BEYOND, ME, RIVAL, Table, Tracks, at_an_event, catalog, on_a_mission, sum};

/// Every option: of which card, which it is, and what it says.
fn options() -> impl Iterator<Item = (ContactId, u8, &'static Favour)> {
    catalog()
        .contacts()
        .flat_map(|(id, card): (ContactId, &'static Contact)| (0..2).zip(&card.favours).map(move |(option, favour)| (id, option, favour)))
}

/// What playing the card itself takes from the hand.
const PLAYED: Tracks = Tracks {
    contacts: -1,
    chips: 0,
    health: 0,
    resolve: 0,
    heat: 0,
    prospects: 0,
    ideals: 0,
    loans: 0,
    opportunities: 0,
    assets: 0,
    bought: 0,
};

/// Somebody in the Street phase or at Scoring who holds the card, and one more to give up for it.
fn holding(phase: &str, card: ContactId) -> Table {
    let [spare, buried] = {
        let mut others = catalog().contacts().map(|(id, _)| id).filter(|&id| id != card);
        [others.next().unwrap(), others.next().unwrap()]
    };
    let round = if phase == "scoring" { "round: 6" } else { "round: 2" };
    let mut table = Table::middling(phase, "sniper", &[round]).holds(ME, card).holds(ME, spare);
    table.state.contacts.deck.remove(buried);
    table.state.contacts.bury(buried);
    table
}

#[test]
fn options_for_the_street_and_for_scoring() {
    let mut tried = 0;
    for (card, option, favour) in options() {
        let play = Choice::Play(card, option);
        for (phase, able) in [("street", matches!(favour.when, Window::Street | Window::Open)), ("scoring", favour.when == Window::Open)] {
            let mut table = holding(phase, card);
            assert_eq!(table.offers(ME, play), able, "{} {option} {phase}", catalog().contact(card).key);
            if !able {
                continue;
            }
            let (before, buried) = (table.tracks(ME), table.state.contacts.discards.top());
            table.does(ME, play);
            table.carry_out();
            let change = table.tracks(ME) - before;
            assert_eq!(change, sum(&favour.pay, &favour.does) + PLAYED, "{} {option} {phase}", catalog().contact(card).key);
            assert!(table.state.contacts.discards.contains(&card), "it is discarded");
            for deed in &favour.does {
                match *deed {
                    Deed::Browse(count) => {
                        let seen = table.told.iter().find_map(|event| match event {
                            Event::Browsed { cards, .. } => Some(cards.len()),
                            _ => None,
                        });
                        assert_eq!(seen, Some(count.into()));
                    }
                    Deed::Sift(_, count) => {
                        let drawn = |event: &Event| matches!(event, Event::Drew { seat: ME, count: drawn, .. } if *drawn == count);
                        assert!(table.told.iter().any(drawn), "{} draws {count}", catalog().contact(card).key);
                    }
                    Deed::Recall => assert!(buried.is_some_and(|buried| table.state.contacts.hand(ME).contains(buried))),
                    _ => {}
                }
            }
            tried += 1;
        }
    }
    assert!(tried > 60, "{tried}");
}

const OBSTACLES: [Option<Obstacle>; 4] = [None, Some(Obstacle::Distraction), Some(Obstacle::Cracking), Some(Obstacle::Demolition)];

#[test]
fn options_for_challenges() {
    let mut tried = 0;
    for (card, option, favour) in options() {
        for &test in Ability::ALL {
            for obstacle in OBSTACLES {
                let fits = |deed: &Deed| match *deed {
                    Deed::Bonus(tests, _) => tests.covers(test),
                    Deed::Pass(passes) => obstacle == Some(passes),
                    Deed::Protect(_) => test.is_combat(),
                    _ => true,
                };
                let able = favour.when == Window::Challenge && favour.does.iter().all(fits);
                let table = on_a_mission("sniper").facing(test, BEYOND, obstacle).holds(ME, card).rolls(&[1]);
                let says = format!("{} {option} {test:?} {obstacle:?}", catalog().contact(card).key);
                assert_eq!(table.offers(ME, Choice::Play(card, option)), able, "{says}");
                if !able {
                    continue;
                }
                let (mut with, mut without) = (table.clone(), table);
                with.does(ME, Choice::Play(card, option));
                with.carry_out();
                let (more, less) = (i32::from(with.score()), i32::from(without.score()));
                let passes = favour.does.iter().any(|deed| matches!(deed, Deed::Pass(_)));
                let bonus: i32 = favour.does.iter().map(|deed| if let Deed::Bonus(_, by) = *deed { by.into() } else { 0 }).sum();
                if obstacle.is_none() {
                    assert_eq!(more - less, bonus, "{says}");
                } else {
                    assert_eq!(less, 0, "{says}: an Obstacle stands in the way");
                    assert_eq!(more > bonus, passes, "{says}");
                }
                let guard: i32 = favour.does.iter().map(|deed| if let Deed::Protect(by) = *deed { by.into() } else { 0 }).sum();
                // Of a Danger of 4 one point is always lost.
                let spared = Tracks { health: if test.is_combat() { guard.min(3) } else { 0 }, ..Tracks::default() };
                assert_eq!(with.tracks(ME) - without.tracks(ME), sum(&favour.pay, &favour.does) + PLAYED + spared, "{says}");
                tried += 1;
            }
        }
    }
    assert!(tried > 150, "{tried}");
}

#[test]
fn options_after_a_roll() {
    let mut tried = 0;
    for (card, option, favour) in options() {
        // The Sniper has a rating of 2: with one crosshair one is missing.
        let mut table = on_a_mission("sniper").facing(Ability::Technical, 4, None).holds(ME, card).rolls(&[1, 3]);
        table.until(|table| matches!(table.top(), Some(Frame::Reroll { .. })));
        let before = table.tracks(ME);
        let able = favour.when == Window::Rolled;
        let key = &catalog().contact(card).key;
        assert_eq!(table.offers(ME, Choice::Play(card, option)), able, "{key} {option}");
        if able {
            table.does(ME, Choice::Play(card, option));
            let hits: u8 = favour.does.iter().map(|deed| if let Deed::Hits(by) = *deed { by } else { 0 }).sum();
            let rolls = favour.does.contains(&Deed::Reroll);
            let judged = table.told.iter().find_map(|event| match event {
                Event::Judged { score, passed, .. } => Some((*score, *passed)),
                _ => None,
            });
            assert_eq!(judged, Some((2 + if rolls { 3 } else { 1 + hits }, true)), "{key} {option}");
            assert_eq!(table.tracks(ME) - before, sum(&favour.pay, &[]) + PLAYED, "{key}: no Resolve is paid");
            tried += 1;
        }
    }
    assert!(tried >= 4, "{tried}");
}

#[test]
fn options_in_answer_to_a_contact() {
    let detective = catalog().contact_id("detective").unwrap();
    let mut tried = 0;
    for (card, option, favour) in options().filter(|(card, ..)| *card != detective) {
        let mut table = on_a_mission("sniper").facing(Ability::Covert, BEYOND, None).holds(ME, card).holds(RIVAL, detective).rolls(&[1]);
        table.does(ME, Choice::Attempt);
        table.does(RIVAL, Choice::Hinder(detective, ME));
        let key = &catalog().contact(card).key;
        let prepares = |deed: &Deed| matches!(*deed, Deed::Bonus(tests, _) if tests.covers(Ability::Covert));
        let able = favour.when == Window::Answer || (favour.when == Window::Challenge && favour.does.iter().all(prepares));
        assert_eq!(table.offers(ME, Choice::Play(card, option)), able, "{key} {option}");
        let mut hindered = table.clone();
        assert_eq!(hindered.score(), 4, "a rating of 4 and a crosshair, less 1");
        if favour.when == Window::Answer {
            table.does(ME, Choice::Play(card, option));
            table.carry_out();
            assert_eq!(table.score(), 5, "{key} {option}");
            tried += 1;
        }
    }
    assert!(tried >= 3, "{tried}");
}

#[test]
fn options_for_first_crews_events_and_payments() {
    let pickup = catalog().mission_id("canal-pickup").unwrap();
    let mut tried = [0; 3];
    for (card, option, favour) in options() {
        let key = &catalog().contact(card).key;
        let mut table = Table::middling("missions", "sniper", &["missions: canal-pickup"]).holds(ME, card);
        let first = Choice::FirstBy(pickup, card, option);
        assert_eq!(table.offers(ME, first), favour.when == Window::FirstCrew, "{key} {option}");
        if favour.when == Window::FirstCrew {
            assert_eq!(favour.does, [Deed::Deal], "what else could happen there");
            let before = table.tracks(ME);
            table.does(ME, first);
            assert_eq!(table.state.open.jobs[0].deal, Some(ME), "{key}");
            assert_eq!(table.tracks(ME) - before, PLAYED, "{key}");
            tried[0] += 1;
        }

        let mut table = Table::middling("event", "sniper", &["card: acid-rain"]).holds(ME, card);
        assert_eq!(table.offers(ME, Choice::Play(card, option)), favour.when == Window::Event, "{key} {option}");
        if favour.when == Window::Event {
            table.does(ME, Choice::Play(card, option));
            table.until(|table| table.asked() != Some(ME));
            assert!(table.state.open.trial.is_none() && !table.told.iter().any(|event| matches!(event, Event::Challenge { .. })), "{key}");
            tried[1] += 1;
        }

        let (mut with, mut without) = (paid(card), paid(card));
        assert_eq!(with.offers(ME, Choice::Play(card, option)), favour.when == Window::Paid, "{key} {option}");
        if favour.when == Window::Paid {
            with.does(ME, Choice::Play(card, option));
            with.carry_out();
            let over = |table: &Table| matches!(table.top(), Some(Frame::Companies { .. }));
            with.until(over);
            without.until(over);
            let keeps = i32::from(favour.does.contains(&Deed::KeepIdeal));
            let cool = i32::from(favour.does.contains(&Deed::NoHeat));
            let spared = Tracks { ideals: keeps, heat: -cool, ..Tracks::default() };
            assert_eq!(with.tracks(ME) - without.tracks(ME), sum(&favour.pay, &favour.does) + PLAYED + spared, "{key} {option}");
            tried[2] += 1;
        }
    }
    assert!(tried.iter().all(|&count| count > 3), "{tried:?}");
}

/// Somebody who holds a card and is about to be paid for a Dirty mission that brings 1 Heat.
fn paid(card: ContactId) -> Table {
    let more = ["missions: clear-the-block", "mission clear-the-block first: 0", "stage: 3"];
    // The rival holds a Contact, so that it is asked after the payment.
    let other = catalog().contacts().map(|(id, _)| id).find(|&id| id != card).unwrap();
    let mut table = Table::middling("mission", "sniper", &more).holds(ME, card).holds(RIVAL, other);
    table.until(|table| matches!(table.top(), Some(Frame::Route(_))));
    table.does(ME, Choice::Route(0));
    table = table.facing(Ability::Covert, 0, None);
    table.until(|table| matches!(table.top(), Some(Frame::Paid { .. })));
    table
}

#[test]
fn third_options_by_their_types() {
    for (card, contact) in catalog().contacts() {
        let hindrance = contact.circle.hindrance();
        for &test in Ability::ALL {
            let mut table = on_a_mission("sniper").facing(test, BEYOND, None).holds(RIVAL, card).rolls(&[1]);
            table.does(ME, Choice::Attempt);
            let able = hindrance == Hindrance::Weaken(test);
            let asked = table.asked() == Some(RIVAL);
            assert_eq!(asked && table.offers(RIVAL, Choice::Hinder(card, ME)), able, "{} {test:?}", contact.key);
            if able {
                let mut free = table.clone();
                table.does(RIVAL, Choice::Hinder(card, ME));
                assert_eq!(table.score() + 1, free.score(), "{}", contact.key);
            }
        }
        let mut table = paid(card);
        table.state.contacts.hands[0].remove(card);
        table.state.contacts.give(RIVAL, card);
        table.until(|table| matches!(table.top(), Some(Frame::Companies { .. })));
        assert_eq!(table.offers(RIVAL, Choice::Hinder(card, ME)), contact.circle == Circle::Company, "{}", contact.key);
        if contact.circle == Circle::Company {
            let heat = table.tracks(ME).heat;
            table.does(RIVAL, Choice::Hinder(card, ME));
            assert_eq!(table.tracks(ME).heat, heat + 1);
        }
        let mut table =
            Table::middling("end", "sniper", &["seat 0 heat: 1", "seat 1 heat: 2", &format!("seat 1 contacts: {}", contact.key)]);
        assert!(matches!(table.top(), Some(Frame::Swaps(_))));
        assert_eq!(table.offers(RIVAL, Choice::Hinder(card, ME)), contact.circle == Circle::Fixer, "{}", contact.key);
        if contact.circle == Circle::Fixer {
            table.does(RIVAL, Choice::Hinder(card, ME));
            assert_eq!(table.state.open.order[..], [RIVAL, ME]);
        }
    }
    // An Event is a challenge like any other.
    let (card, _) = catalog().contacts().find(|(_, contact)| contact.circle.hindrance() == Hindrance::Weaken(Ability::Covert)).unwrap();
    let mut table = at_an_event("sniper").holds(RIVAL, card).rolls(&[1]);
    let mut free = table.clone();
    table.does(ME, Choice::Attempt);
    table.does(RIVAL, Choice::Hinder(card, ME));
    assert_eq!(table.score() + 1, free.score());
}
