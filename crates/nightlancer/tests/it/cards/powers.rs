//! What lasts: powers of Nightlancers, Black Market cards and Opportunities, each on whatever has it.

use nightlancer::catalog::card::Nightlancer;
use nightlancer::catalog::effects::{Count, Occasion, Power};
use nightlancer::catalog::words::{Ability, At, Kind, Obstacle, Tests, Ware};
use nightlancer::catalog::{ItemId, NightlancerId, OpportunityId};
use nightlancer::choice::{Act, Choice};
use nightlancer::event::Event;
use nightlancer::frame::{Frame, Holder, PowerRef};

use super::staged::{BEYOND, ME, RIVAL, Table, Tracks, at_an_event, catalog, given_up, happened, on_a_mission};

/// Something that has a power.
#[derive(Clone, Copy, Debug)]
enum Has {
    Special(NightlancerId),
    Item(ItemId),
    Opportunity(OpportunityId),
}

impl Has {
    fn key(self) -> &'static str {
        match self {
            Has::Special(id) => &catalog().nightlancer(id).key,
            Has::Item(id) => &catalog().item(id).key,
            Has::Opportunity(id) => &catalog().opportunity(id).key,
        }
    }

    fn named(self, index: u8) -> PowerRef {
        let holder = match self {
            Has::Special(_) => Holder::Special,
            Has::Item(id) => Holder::Item(id),
            Has::Opportunity(id) => Holder::Opportunity(id),
        };
        PowerRef { holder, index }
    }

    /// Who tries it: its owner, or somebody whose own power is not in the way.
    fn who(self) -> &'static str {
        let owner = match self {
            Has::Special(id) => Some(&catalog().nightlancer(id).key),
            Has::Item(id) => catalog().item(id).owner.as_ref(),
            Has::Opportunity(id) => catalog().opportunity(id).owner.as_ref(),
        };
        owner.map_or("agitator", String::as_str)
    }

    fn with(self, table: Table) -> Table {
        match self {
            Has::Special(_) => table,
            Has::Item(id) => table.has(id),
            Has::Opportunity(id) => table.has_bought(id),
        }
    }

    /// The same table without it.
    fn without(self, mut table: Table) -> Table {
        match self {
            Has::Special(_) => {
                // Somebody with a power of another sort.
                table.state.open.seated[0].nightlancer = catalog().nightlancer_id("smuggler").unwrap();
                table
            }
            _ => table,
        }
    }
}

/// Every power, with what has it and its place there.
fn powers() -> Vec<(Has, u8, Power)> {
    let mut all = Vec::new();
    for (id, card) in catalog().nightlancers() {
        all.extend((0..).zip(&card.special).map(|(index, &power)| (Has::Special(id), index, power)));
    }
    for (id, card) in catalog().items() {
        all.extend((0..).zip(&card.powers).map(|(index, &power)| (Has::Item(id), index, power)));
    }
    for (id, card) in catalog().opportunities() {
        all.extend((0..).zip(&card.powers).map(|(index, &power)| (Has::Opportunity(id), index, power)));
    }
    all
}

/// An ability that a scope covers.
fn covered(tests: Tests) -> Ability {
    *Ability::ALL.iter().find(|&&ability| tests.covers(ability)).unwrap()
}

fn rating(who: &str, ability: Ability) -> u8 {
    let card: &Nightlancer = catalog().nightlancer(catalog().nightlancer_id(who).unwrap());
    card.ratings.of(ability)
}

/// Where a power of challenges is tried: alone on a mission.
fn challenge(has: Has, test: Ability, difficulty: u8, obstacle: Option<Obstacle>) -> Table {
    has.with(on_a_mission(has.who())).facing(test, difficulty, obstacle)
}

#[test]
fn powers_before_the_roll() {
    let mut tried = 0;
    for (has, index, power) in powers() {
        let key = has.key();
        match power {
            Power::Push { scope, pay, by } => {
                let mut table = challenge(has, covered(scope.tests), BEYOND, None).rolls(&[1]);
                let (mut free, before) = (table.clone(), table.tracks(ME));
                let choice = Choice::Power(has.named(index));
                table.does(ME, choice);
                assert_eq!(table.tracks(ME) - before, given_up(pay), "{key}");
                assert!(!table.offers(ME, choice), "{key}: once in a challenge");
                assert_eq!(table.score(), free.score() + by, "{key}");
            }
            Power::Pass(obstacle, pay) => {
                let mut table = challenge(has, Ability::Technical, BEYOND, Some(obstacle)).rolls(&[1]);
                let (mut stuck, before) = (table.clone(), table.tracks(ME));
                table.does(ME, Choice::Power(has.named(index)));
                assert_eq!(table.tracks(ME) - before, given_up(pay), "{key}");
                assert_eq!(stuck.score(), 0, "{key}");
                assert!(table.score() > 0, "{key}");
                let other = [Obstacle::Distraction, Obstacle::Cracking, Obstacle::Demolition].into_iter().find(|other| *other != obstacle);
                assert!(!challenge(has, Ability::Technical, BEYOND, other).offers(ME, Choice::Power(has.named(index))), "{key}");
            }
            Power::AtLeast(scope, least) => {
                let test = covered(scope.tests);
                let mut table = challenge(has, test, BEYOND, None).rolls(&[0]);
                assert_eq!(table.score(), rating(has.who(), test) + least, "{key}");
            }
            Power::Bonus(scope, by) if matches!(has, Has::Special(_)) => {
                let test = covered(scope.tests);
                let alone = challenge(has, test, BEYOND, None).rolls(&[0]).score();
                let event = at_an_event(has.who()).facing(test, BEYOND, None).rolls(&[0]).score();
                let expected = |there: bool| rating(has.who(), test) + if there { by } else { 0 };
                assert_eq!(alone, expected(matches!(scope.at, At::Anywhere | At::Mission | At::Alone)), "{key}");
                assert_eq!(event, expected(matches!(scope.at, At::Anywhere | At::Event)), "{key}");
            }
            Power::Protect(scope, by) => {
                let test = covered(scope.tests);
                assert!(test.is_combat() || !scope.tests.only_combat(), "{key}");
                let combat = *Ability::ALL.iter().find(|&&ability| ability.is_combat() && scope.tests.covers(ability)).unwrap();
                let table = on_a_mission(has.who()).facing(combat, BEYOND, None);
                let (mut with, mut bare) = (has.with(table.clone()), has.without(table));
                if let Has::Item(id) = has {
                    // A unique card is there from the beginning.
                    bare.state.open.seated[0].assets.remove(id);
                }
                assert_eq!(bare.danger() - with.danger(), i32::from(by), "{key}");
            }
            _ => continue,
        }
        tried += 1;
    }
    assert!(tried > 8, "{tried}");
}

#[test]
fn powers_after_the_roll_and_in_answer() {
    let detective = catalog().contact_id("detective").unwrap();
    let mut tried = 0;
    for (has, index, power) in powers() {
        let key = has.key();
        match power {
            Power::Reroll(scope) => {
                let test = covered(scope.tests);
                let needed = rating(has.who(), test) + 2;
                let mut table = challenge(has, test, needed, None).rolls(&[1, 2]);
                table.until(|table| matches!(table.top(), Some(Frame::Reroll { .. })));
                let before = table.tracks(ME);
                table.does(ME, Choice::Power(has.named(index)));
                assert_eq!(table.tracks(ME), before, "{key}: no Resolve");
                assert!(table.told.iter().any(|event| matches!(event, Event::Judged { passed: true, .. })), "{key}");
            }
            Power::Shrug(pay) => {
                let mut table = challenge(has, Ability::Covert, BEYOND, None).holds(RIVAL, detective).rolls(&[1]);
                let mut free = table.clone();
                let expected = free.score();
                table.does(ME, Choice::Attempt);
                table.does(RIVAL, Choice::Hinder(detective, ME));
                let before = table.tracks(ME);
                table.does(ME, Choice::Power(has.named(index)));
                assert_eq!(table.tracks(ME) - before, given_up(pay), "{key}");
                assert_eq!(table.score(), expected, "{key}");
            }
            Power::Hinder(by) => {
                // The one who hinders has it: seats are exchanged for this.
                let mut table = on_a_mission("sniper").facing(Ability::Covert, BEYOND, None).holds(RIVAL, detective).rolls(&[1]);
                let mut free = table.clone();
                match has {
                    Has::Special(id) => table.state.open.seated[1].nightlancer = id,
                    Has::Item(id) => {
                        table.state.open.market.remove(id);
                        table.state.open.seated[1].assets.insert(id);
                    }
                    Has::Opportunity(id) => {
                        table.state.opportunities.deck.remove(id);
                        table.state.open.seated[1].bought.insert(id);
                    }
                }
                table.does(ME, Choice::Attempt);
                table.does(RIVAL, Choice::Hinder(detective, ME));
                assert_eq!(table.score() + 1 + by, free.score(), "{key}");
            }
            _ => continue,
        }
        tried += 1;
    }
    assert!(tried >= 6, "{tried}");
}

#[test]
fn powers_over_prices() {
    let space = |key: &str| catalog().space_id(key).unwrap();
    let mut tried = 0;
    for (has, _, power) in powers() {
        let key = has.key();
        let street = || has.with(Table::middling("street", has.who(), &[]));
        match power {
            Power::Cheaper(goods, by) => {
                for id in catalog().market_deck() {
                    let (item, mut table) = (catalog().item(id), street());
                    if table.state.open.of(ME).assets.contains(id) {
                        continue;
                    }
                    table.state.open.market.remove(id);
                    table.state.open.stalls[0][0] = id;
                    // Whoever owns the card may have a power of that sort besides.
                    let own = catalog().nightlancer(table.state.open.of(ME).nightlancer).special.iter().map(|power| match *power {
                        Power::Cheaper(goods, by) if matches!(has, Has::Opportunity(_)) && goods.covers(item.ware) => by,
                        _ => 0,
                    });
                    let less = own.sum::<u8>() + if goods.covers(item.ware) { by } else { 0 };
                    let cost = item.cost.saturating_sub(less).max(1);
                    for (chips, able) in [(cost, true), (cost - 1, false)] {
                        table.state.open.seated[0].chips = chips.into();
                        assert_eq!(
                            table.offers(ME, Choice::Place(space("market-1"), Act::Buy(id))),
                            able,
                            "{key}: {} for {chips}",
                            item.key
                        );
                    }
                    table.state.open.seated[0].chips = cost.into();
                    table.does(ME, Choice::Place(space("market-1"), Act::Buy(id)));
                    assert_eq!(table.tracks(ME).chips, 0, "{key}: {}", item.key);
                }
            }
            Power::CheaperOpportunities(by) => {
                let (mut table, stake) = (street(), catalog().opportunity_id("quiet-stake").unwrap());
                table.state.open.seated[0].chips = u16::from(3 - by);
                table.does(ME, Choice::Place(space("connections-2"), Act::Connect(stake)));
                assert_eq!(table.tracks(ME).chips, 0, "{key}");
            }
            Power::CheaperProspects(by) => {
                let mut table = street();
                let price = catalog().round(table.state.open.card).prospect - by;
                table.state.open.seated[0].chips = u16::from(2 * price);
                let before = table.tracks(ME);
                table.does(ME, Choice::Place(space("euromafia-2"), Act::Prospects(2)));
                assert_eq!(table.tracks(ME) - before, Tracks { chips: -2 * i32::from(price), prospects: 2, ..Tracks::default() }, "{key}");
            }
            Power::DearerSales(by) => {
                for id in catalog().market_deck().filter(|&id| catalog().item(id).ware.is_carried()) {
                    let (item, mut table) = (catalog().item(id), street().has(id));
                    let before = table.tracks(ME).chips;
                    table.does(ME, Choice::Sell(id));
                    let price = (item.cost.div_ceil(2) + by).min(item.cost);
                    assert_eq!(table.tracks(ME).chips - before, i32::from(price), "{key}: {}", item.key);
                }
            }
            Power::NoInterest => {
                let bought = format!("seat 0 bought: {key}");
                let (with, without) = (Table::middling("loans", has.who(), &[&bought]), Table::middling("loans", has.who(), &[]));
                assert!(matches!(without.top(), Some(Frame::Interest { .. })), "{key}");
                assert!(matches!(with.top(), Some(Frame::Payoff { .. })), "{key}: {:?}", with.top());
            }
            _ => continue,
        }
        tried += 1;
    }
    assert!(tried >= 7, "{tried}");
}

/// A table at which something happens to whoever has a power for it, and what is done for it to happen.
fn occasion(has: Has, when: Occasion) -> (Table, Vec<Choice>) {
    let space = |key: &str| catalog().space_id(key).unwrap();
    let street = |more: &[&str]| Table::middling("street", has.who(), more);
    let place = |key: &str, act: Act| vec![Choice::Place(space(key), act)];
    match when {
        Occasion::Downtime => (Table::middling("end", has.who(), &["seat 0 loans: 0", "seat 0 contacts: gossip"]), Vec::new()),
        Occasion::LayLow => (Table::middling("event", has.who(), &[]), vec![Choice::LayLow]),
        Occasion::Paid | Occasion::PaidAsBoss => {
            let more = ["missions: canal-pickup", "mission canal-pickup first: 0", "stage: 3"];
            (Table::middling("mission", has.who(), &more), Vec::new())
        }
        Occasion::EventPassed => (Table::middling("event", has.who(), &["card: acid-rain"]), vec![Choice::Face]),
        Occasion::Sale => (street(&[]), vec![Choice::Sell(catalog().item_id("riot-baton").unwrap())]),
        Occasion::AgendaBought => (street(&[]), place("connections-2", Act::Connect(catalog().opportunity_id("quiet-stake").unwrap()))),
        Occasion::EdgeRing => (street(&[]), place("hustles-1", Act::Hustles)),
        Occasion::GatherFavours => (street(&[]), place("favours-1", Act::Favours)),
        Occasion::SlumsHustles => (street(&[]), place("hustles-2", Act::Hustles)),
        Occasion::HardWork => (street(&[]), place("hard-work", Act::Work)),
        Occasion::TakeARest => (street(&[]), place("take-a-rest", Act::Rest)),
    }
}

/// Plays an occasion to where it is over.
fn pass(mut table: Table, when: Occasion, acts: &[Choice]) -> Tracks {
    acts.iter().for_each(|&act| table.does(ME, act));
    match when {
        Occasion::Paid | Occasion::PaidAsBoss => {
            table.until(|table| matches!(table.top(), Some(Frame::Route(_))));
            table.does(ME, Choice::Route(0));
            table = table.facing(Ability::Covert, 0, None);
            table.until(|table| table.state.open.attempt.is_none());
        }
        Occasion::EventPassed => {
            table = table.facing(Ability::Covert, 0, None);
            table.until(|table| table.state.open.trial.is_none());
        }
        Occasion::Downtime => {
            let round = table.state.open.round;
            table.until(|table| table.state.open.round > round && matches!(table.top(), Some(Frame::EventTurn(_))));
        }
        _ => table.carry_out(),
    }
    table.tracks(ME)
}

#[test]
fn powers_that_answer_to_something() {
    let mut tried = 0;
    for (has, _, power) in powers() {
        let Power::Each(when, deed) = power else { continue };
        let (table, acts) = occasion(has, when);
        let (with, without) = (has.with(table.clone()), has.without(table));
        let change = pass(with.clone(), when, &acts) - with.tracks(ME);
        let usual = pass(without.clone(), when, &acts) - without.tracks(ME);
        let mut expected = happened(deed);
        if when == Occasion::LayLow {
            // Whoever is whole has nothing to regain.
            (expected.health, expected.resolve) = (0, 0);
        }
        assert_eq!(change - usual, expected, "{}", has.key());
        tried += 1;
    }
    assert!(tried >= 10, "{tried}");
}

#[test]
fn powers_that_count_at_scoring() {
    let mut tried = 0;
    for (has, _, power) in powers() {
        let Power::Score(what, each) = power else { continue };
        // Some of everything that can be counted.
        let more = [
            "round: 6",
            "seat 0 heat: 1",
            "seat 0 loans: 0",
            "seat 0 bought: quiet-stake, slum-clinic, sell-out, gun-dance, long-con",
            "seat 0 opportunities: boat-ticket",
        ];
        let mut table = has.with(Table::middling("scoring", has.who(), &more));
        for key in ["arm-blades", "smartlink", "longarm", "palm-gun"] {
            table = table.has(catalog().item_id(key).unwrap());
        }
        for key in ["gossip", "journalist", "barkeep", "old-friend", "chemist"] {
            table = table.holds(ME, catalog().contact_id(key).unwrap());
        }
        let seated = *table.state.open.of(ME);
        let goods = |able: fn(Ware) -> bool| seated.assets.iter().filter(|&card| able(catalog().item(card).ware)).count();
        let plans = |kind: Kind| seated.bought.iter().filter(|&card| catalog().opportunity(card).kind == kind).count();
        let rated = |ability: Ability| {
            let skills = seated.bought.iter().map(|card| catalog().opportunity(card).bonus.of(ability)).sum::<u8>();
            let always =
                seated.assets.iter().map(|card| catalog().item(card)).filter(|item| item.always).map(|item| item.bonus.of(ability));
            rating(has.who(), ability) + skills + always.sum::<u8>()
        };
        let count = match what {
            Count::Skills => plans(Kind::Skill),
            Count::Agendas => plans(Kind::Agenda),
            Count::Cyber => goods(|ware| matches!(ware, Ware::Cyberware | Ware::Cyberweapon)),
            Count::Weapons => goods(|ware| matches!(ware, Ware::Weapon | Ware::Cyberweapon)),
            Count::Contacts => table.state.contacts.held(ME),
            Count::FineAbilities => Ability::ALL.iter().filter(|&&ability| rated(ability) >= 4).count(),
            Count::Coolness => 4,
        };
        assert!(count > 1, "{}: {what:?}", has.key());
        table.until(|table| table.asked().is_none());
        let given = table.told.iter().find_map(|event| match event {
            Event::Scored { seat: ME, powers, .. } => Some(*powers),
            _ => None,
        });
        assert_eq!(given, Some(count as u8 / each), "{}: {count} of {what:?}", has.key());
        tried += 1;
    }
    assert!(tried >= 6, "{tried}");
}

#[test]
fn powers_are_all_tried() {
    // What the tests above leave out has a scenario of its own in `scenarios/powers` and its neighbours.
    let alone = |power: &Power| {
        matches!(
            power,
            Power::Bonus(..)
                | Power::HandLimit(_)
                | Power::Loadout(_)
                | Power::Muffled
                | Power::Concealed
                | Power::Unnoticed
                | Power::Deal
                | Power::Unbroken
                | Power::Hardened
        )
    };
    let tried = |power: &Power| {
        matches!(
            power,
            Power::Push { .. }
                | Power::Reroll(_)
                | Power::AtLeast(..)
                | Power::Protect(..)
                | Power::Pass(..)
                | Power::Shrug(_)
                | Power::Hinder(_)
                | Power::Cheaper(..)
                | Power::CheaperOpportunities(_)
                | Power::CheaperProspects(_)
                | Power::DearerSales(_)
                | Power::Each(..)
                | Power::Score(..)
                | Power::NoInterest
        )
    };
    assert!(powers().iter().all(|(_, _, power)| alone(power) != tried(power)));
}
