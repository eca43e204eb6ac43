//! Black Market cards: what they cost, what building them in takes, and what using them adds, costs and leaves behind.

use nightlancer::catalog::card::Item;
use nightlancer::catalog::effects::{Deed, Power, Window};
use nightlancer::catalog::words::{Ability, At, Obstacle, Trait};
use nightlancer::choice::{Act, Choice};
use nightlancer::event::Event;
use nightlancer::frame::Frame;

use super::staged::{BEYOND, ME, RIVAL, Table, Tracks, at_an_event, catalog, in_a_crew, on_a_mission, sum};

#[test]
fn goods_cost_what_is_printed_and_surgery() {
    let space = catalog().space_id("market-1").unwrap();
    for id in catalog().market_deck() {
        let item = catalog().item(id);
        let mut table = Table::middling("street", "sniper", &[]);
        if table.state.open.of(ME).assets.contains(id) {
            continue;
        }
        table.state.open.market.remove(id);
        table.state.open.stalls[0][0] = id;
        table.state.open.seated[0].chips = item.cost.into();
        let before = table.tracks(ME);
        let mut poor = table.clone();
        poor.state.open.seated[0].chips -= 1;
        assert!(!poor.offers(ME, Choice::Place(space, Act::Buy(id))), "{}", item.key);
        table.does(ME, Choice::Place(space, Act::Buy(id)));
        let paid = Tracks {
            chips: -i32::from(item.cost),
            health: -i32::from(item.surgery.health),
            resolve: -i32::from(item.surgery.resolve),
            assets: 1,
            ..Tracks::default()
        };
        // Two of Health are the last ones.
        let shaken = if item.surgery.health == 2 {
            Tracks { health: 1, resolve: 1, heat: -1, ideals: -1, ..Tracks::default() }
        } else {
            Tracks::default()
        };
        assert_eq!(table.tracks(ME) - before, paid + shaken, "{}", item.key);
        let sold = table.offers(ME, Choice::Sell(id)) || item.ware.is_carried();
        assert_eq!(sold, item.ware.is_carried(), "{}", item.key);
    }
}

#[test]
fn goods_are_sold_for_half_rounded_up() {
    for id in catalog().market_deck() {
        let item = catalog().item(id);
        let mut table = Table::middling("street", "sniper", &[]).has(id);
        assert_eq!(table.offers(ME, Choice::Sell(id)), item.ware.is_carried(), "{}", item.key);
        if item.ware.is_carried() {
            let before = table.tracks(ME);
            table.does(ME, Choice::Sell(id));
            assert_eq!(
                table.tracks(ME) - before,
                Tracks { chips: (i32::from(item.cost) + 1) / 2, assets: -1, ..Tracks::default() },
                "{}",
                item.key
            );
        }
    }
}

/// Where a challenge takes place.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Place {
    Alone,
    Crew,
    Event,
}

impl Place {
    fn table(self, who: &str) -> Table {
        match self {
            Place::Alone => on_a_mission(who),
            Place::Crew => in_a_crew(who),
            Place::Event => at_an_event(who),
        }
    }

    fn is(self, at: At) -> bool {
        match at {
            At::Anywhere => true,
            At::Event => self == Place::Event,
            At::Mission => self != Place::Event,
            At::Alone => self == Place::Alone,
            At::Crew => self == Place::Crew,
            At::FaceOff => false,
        }
    }
}

/// What a card adds to a Score without being used.
fn standing(item: &Item, test: Ability, place: Place) -> u8 {
    let always = if item.always { item.bonus.of(test) } else { 0 };
    let powers = item.powers.iter().map(|power| match *power {
        Power::Bonus(scope, by) if scope.tests.covers(test) && place.is(scope.at) => by,
        _ => 0,
    });
    always + powers.sum::<u8>()
}

/// Who tries a card: its owner, or the Sniper.
fn user(item: &Item) -> &str {
    item.owner.as_deref().unwrap_or("sniper")
}

/// The Score of the one who tries, with a roll of one crosshair.
fn score(table: &mut Table) -> u8 {
    let mine = |table: &Table| {
        table.told.iter().find_map(|event| match event {
            Event::Rolled { seat: ME, score, .. } => Some(*score),
            _ => None,
        })
    };
    table.until(|table| mine(table).is_some());
    mine(table).unwrap()
}

#[test]
fn goods_in_use() {
    let mut tried = 0;
    for (id, item) in catalog().items() {
        for place in [Place::Alone, Place::Crew, Place::Event] {
            for &test in Ability::ALL {
                let table = place.table(user(item)).facing(test, BEYOND, None).rolls(&[1, 1]);
                let mut bare = table.clone();
                bare.state.open.seated[0].assets.remove(id);
                bare.state.open.seated[0].loadout.remove(id);
                let mut table = table.has(id);
                let says = format!("{} {test:?} {place:?}", item.key);
                let bonus = if item.always { 0 } else { item.bonus.of(test) };
                let helps = bonus > 0 || (item.guard > 0 && test.is_combat());
                let hidden = item.powers.contains(&Power::Concealed);
                let shown = place == Place::Event && item.has(Trait::Obvious) && !hidden;
                let able = helps && place.is(item.only) && !shown;
                assert_eq!(table.offers(ME, Choice::Use(id)), able, "{says}");
                let before = table.tracks(ME);
                let still = standing(item, test, place);
                if !able {
                    assert_eq!(score(&mut table), score(&mut bare) + still, "{says}");
                    continue;
                }
                table.does(ME, Choice::Use(id));
                let muffled = item.powers.contains(&Power::Muffled);
                let loud = i32::from(item.has(Trait::Loud) && bonus > 0 && !muffled);
                assert_eq!(table.tracks(ME) - before, sum(&item.pay, &[]) + Tracks { heat: loud, ..Tracks::default() }, "{says}");
                assert_eq!(score(&mut table), score(&mut bare) + still + bonus, "{says}");
                // Everybody fails: what is worn spares Health, and what is used once is gone.
                let (after, failed) = (table.danger(), bare.danger());
                let guards = item.powers.iter().map(|power| match *power {
                    Power::Protect(scope, by) if scope.tests.covers(test) && place.is(scope.at) => i32::from(by),
                    _ => 0,
                });
                let guard = if test.is_combat() { (i32::from(item.guard) + guards.sum::<i32>()).min(3) } else { 0 };
                assert_eq!(failed - after, guard, "{says}");
                assert_eq!(table.state.open.of(ME).assets.contains(id), !item.once, "{says}");
                tried += 1;
            }
        }
    }
    assert!(tried > 120, "{tried}");
}

#[test]
fn goods_that_pass_obstacles() {
    for (id, item) in catalog().items() {
        for obstacle in [Obstacle::Distraction, Obstacle::Cracking, Obstacle::Demolition] {
            let mut table = on_a_mission(user(item)).facing(Ability::Technical, BEYOND, Some(obstacle)).has(id).rolls(&[1]);
            let able = item.passes == Some(obstacle);
            let bonus = !item.always && item.bonus.of(Ability::Technical) > 0;
            assert_eq!(table.offers(ME, Choice::Use(id)), able || bonus, "{} {obstacle:?}", item.key);
            if able {
                table.does(ME, Choice::Use(id));
                assert!(table.state.open.trial.unwrap().runs[0].passed, "{}", item.key);
                assert!(table.score() > 0);
            }
        }
    }
}

/// Cards that can be spent on something besides challenges.
#[test]
fn goods_that_are_spent() {
    let detective = catalog().contact_id("detective").unwrap();
    let mut tried = 0;
    for (id, item) in catalog().items() {
        let Some(favour) = &item.favour else { continue };
        let mut table = match favour.when {
            Window::Street | Window::Open => Table::middling("street", "sniper", &[]).has(id),
            Window::Event => Table::middling("event", "sniper", &["card: acid-rain"]).has(id),
            Window::Rolled => {
                let mut table = on_a_mission("sniper").facing(Ability::Technical, 4, None).has(id).rolls(&[1, 3]);
                table.until(|table| matches!(table.top(), Some(Frame::Reroll { .. })));
                table
            }
            Window::Answer => {
                let mut table = on_a_mission("sniper").facing(Ability::Covert, BEYOND, None).has(id).holds(RIVAL, detective).rolls(&[1]);
                table.does(ME, Choice::Attempt);
                table.does(RIVAL, Choice::Hinder(detective, ME));
                table
            }
            other => panic!("{}: no card has been spent {other:?} before", item.key),
        };
        let before = table.tracks(ME);
        table.does(ME, Choice::Spend(id));
        table.carry_out();
        let gone = Tracks { assets: -1, ..Tracks::default() };
        assert_eq!(table.tracks(ME) - before, sum(&favour.pay, &favour.does) + gone, "{}", item.key);
        match favour.does[0] {
            Deed::Ignore => assert_eq!(table.score(), 5, "{}", item.key),
            Deed::Reroll => {
                assert!(table.told.iter().any(|event| matches!(event, Event::Judged { score: 5, passed: true, .. })), "{}", item.key);
            }
            Deed::SkipEvent => {
                table.until(|table| table.asked() != Some(ME));
                assert!(!table.told.iter().any(|event| matches!(event, Event::Challenge { .. })), "{}", item.key);
            }
            _ => {}
        }
        tried += 1;
    }
    assert!(tried >= 5, "{tried}");
}
