//! Opportunities: what they ask for, what they cost, what they give, and what Skills add to every ability.

use nightlancer::catalog::OpportunityId;
use nightlancer::catalog::card::Opportunity;
use nightlancer::catalog::effects::{Need, Pay, Power};
use nightlancer::catalog::words::{Ability, At, Circle, Goods, Kind};
use nightlancer::choice::{Act, Choice};

use super::staged::{BEYOND, ME, Table, Tracks, catalog, on_a_mission, sum};

/// Who can buy a card: its owner, or somebody with the rating that it asks for.
fn buyer(card: &Opportunity) -> &'static str {
    let rated = |need: &Need| if let Need::Rating(ability, least) = *need { Some((ability, least)) } else { None };
    let asked = card.needs.iter().find_map(rated);
    let able = |(_, who): &(_, &'static nightlancer::catalog::card::Nightlancer)| match &card.owner {
        Some(owner) => *owner == who.key,
        None => asked.is_none_or(|(ability, least)| who.ratings.of(ability) >= least),
    };
    catalog().nightlancers().find(able).unwrap().1.key.as_str()
}

/// Somebody who meets everything that a card asks for, with one Contact of every type and Chips enough.
fn ready(id: OpportunityId) -> Table {
    let card = catalog().opportunity(id);
    let mut table = Table::middling("street", buyer(card), &["seat 0 chips: 20", "seat 0 health: 4", "seat 0 resolve: 5"]);
    if !table.state.opportunities.hand(ME).contains(id) {
        table.state.opportunities.deck.remove(id);
        table.state.opportunities.give(ME, id);
    }
    for circle in Circle::ALL {
        let contact = catalog().contacts().find(|(_, contact)| contact.circle == *circle).unwrap().0;
        table = table.holds(ME, contact);
    }
    for need in &card.needs {
        meet(&mut table, *need);
    }
    table
}

/// Makes a requirement hold.
fn meet(table: &mut Table, need: Need) {
    let seated = &mut table.state.open.seated[0];
    match need {
        Need::Heat(heat) | Need::HeatAtMost(heat) => seated.heat = heat,
        Need::Chips(chips) => seated.chips = chips.into(),
        Need::Ideals(ideals) | Need::IdealsAtMost(ideals) => seated.ideals = ideals,
        Need::Prospects(prospects) => seated.prospects = prospects.into(),
        Need::Loan => seated.loans = 1,
        Need::NoLoan => seated.loans = 0,
        Need::Owns(goods, least) => own(table, goods, least),
        Need::Skills(least) => buy(table, Kind::Skill, least),
        Need::Agendas(least) => buy(table, Kind::Agenda, least),
        Need::Rating(..) | Need::Leads => {}
    }
}

/// Makes it hold no more; whether that can be done.
fn miss(table: &mut Table, need: Need) -> bool {
    let seated = &mut table.state.open.seated[0];
    match need {
        Need::Heat(heat) => seated.heat = heat - 1,
        Need::HeatAtMost(heat) => seated.heat = heat + 1,
        Need::Chips(chips) => seated.chips = u16::from(chips) - 1,
        Need::Ideals(ideals) => seated.ideals = ideals - 1,
        Need::IdealsAtMost(ideals) => seated.ideals = ideals + 1,
        Need::Prospects(prospects) => seated.prospects = i16::from(prospects) - 1,
        Need::Loan => seated.loans = 0,
        Need::NoLoan => seated.loans = 1,
        Need::Owns(goods, _) => {
            let kept = seated.assets.iter().filter(|&item| !goods.covers(catalog().item(item).ware)).collect();
            let gone = seated.assets.minus(kept);
            seated.assets = kept;
            table.state.open.market_gone = table.state.open.market_gone.union(gone);
        }
        Need::Skills(_) | Need::Agendas(_) => seated.bought = Default::default(),
        Need::Rating(ability, least) => {
            let weak = catalog().nightlancers().find(|(_, who)| who.ratings.of(ability) < least).unwrap().0;
            seated.nightlancer = weak;
        }
        Need::Leads => return false,
    }
    true
}

fn own(table: &mut Table, goods: Goods, least: u8) {
    let cards: Vec<_> =
        catalog().market_deck().filter(|&item| goods.covers(catalog().item(item).ware) && table.state.open.market.contains(item)).collect();
    for &item in cards.iter().take(least.into()) {
        *table = table.clone().has(item);
    }
}

fn buy(table: &mut Table, kind: Kind, least: u8) {
    let hand = table.state.opportunities.hand(ME);
    let cards: Vec<_> =
        catalog().opportunity_deck().filter(|&card| catalog().opportunity(card).kind == kind && !hand.contains(card)).collect();
    for &card in cards.iter().take(least.into()) {
        *table = table.clone().has_bought(card);
    }
}

fn connect(card: OpportunityId) -> Choice {
    Choice::Place(catalog().space_id("connections-2").unwrap(), Act::Connect(card))
}

#[test]
fn opportunities_cost_and_give_what_they_say() {
    for (id, card) in catalog().opportunities() {
        let mut table = ready(id);
        let before = table.tracks(ME);
        table.does(ME, connect(id));
        table.carry_out();
        let bought = Tracks { opportunities: -1, bought: 1, ..Tracks::default() };
        assert_eq!(table.tracks(ME) - before, sum(&card.pay, &card.gains) + bought, "{}", card.key);
        assert!(table.state.open.of(ME).bought.contains(id), "{}", card.key);
    }
}

#[test]
fn opportunities_ask_for_everything_that_they_need() {
    for (id, card) in catalog().opportunities() {
        for &need in &card.needs {
            let mut table = ready(id);
            assert!(table.offers(ME, connect(id)), "{}", card.key);
            if miss(&mut table, need) {
                assert!(!table.offers(ME, connect(id)), "{} without {need:?}", card.key);
            }
        }
        for &pay in &card.pay {
            let mut table = ready(id);
            let seated = &mut table.state.open.seated[0];
            match pay {
                Pay::Chips(amount) => seated.chips = u16::from(amount) - 1,
                Pay::Health(amount) => seated.health = amount - 1,
                Pay::Resolve(amount) => seated.resolve = amount - 1,
                Pay::Ideals(amount) => seated.ideals = amount - 1,
                Pay::Prospects(amount) => seated.prospects = i16::from(amount) - 1,
                Pay::Contact(circle) => {
                    let hand = table.state.contacts.hand(ME);
                    hand.iter().filter(|&contact| catalog().contact(contact).circle == circle).for_each(|contact| {
                        table.state.contacts.discard(ME, contact);
                    });
                }
                Pay::Contacts(_) => {
                    table.state.contacts.hand(ME).iter().for_each(|contact| {
                        table.state.contacts.discard(ME, contact);
                    });
                }
                Pay::Goods(_) => {
                    let own = catalog().unique(seated.nightlancer).0;
                    seated.assets = nightlancer::cards::Cards::only(own);
                }
                // Heat can always be taken.
                Pay::Heat(_) => continue,
            }
            assert!(!table.offers(ME, connect(id)), "{} without {pay:?}", card.key);
        }
    }
}

#[test]
fn skills_count_in_challenges_of_their_ability() {
    for (id, card) in catalog().opportunities() {
        for &test in Ability::ALL {
            let table = on_a_mission(card.owner.as_deref().unwrap_or("sniper")).facing(test, BEYOND, None).rolls(&[1]);
            let (mut with, mut without) = (table.clone().has_bought(id), table);
            let standing = card.powers.iter().map(|power| match *power {
                Power::Bonus(scope, by) if scope.tests.covers(test) && matches!(scope.at, At::Anywhere | At::Mission | At::Alone) => by,
                _ => 0,
            });
            let more = card.bonus.of(test) + standing.sum::<u8>();
            assert_eq!(with.score(), without.score() + more, "{} {test:?}", card.key);
        }
    }
}
