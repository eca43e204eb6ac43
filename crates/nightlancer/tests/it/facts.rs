//! What public sources attest of the content, and what the whole of it must be.

use std::collections::BTreeMap;

use nightlancer::catalog::card::{Draws, Payment, Source};
use nightlancer::catalog::effects::{Deed, Loss, Penalty, Power, Window};
use nightlancer::catalog::words::{Ability, Action, Circle, Goods, Half, Hindrance, Kind, Obstacle, Profile, Tests, Trait, Ware};
use nightlancer::catalog::{Catalog, Files};
use serde_json::Value;
use table::shows;

fn catalog() -> &'static Catalog {
    Catalog::load()
}

/// Read anew, so that what the loader asks is asked within the test.
fn read() -> Catalog {
    Catalog::parse(&Files::SHIPPED).map_err(|problems| problems.to_string()).unwrap()
}

#[test]
fn the_decks_have_the_printed_sizes() {
    shows(&["nightlancer:R009", "nightlancer:R010"], || {
        let catalog = read();
        assert_eq!((catalog.market_deck().count(), catalog.opportunity_deck().count(), catalog.contacts().len()), (45, 45, 45));
        assert_eq!((catalog.items().len(), catalog.opportunities().len(), catalog.nightlancers().len()), (55, 55, 10));
        let early = catalog.rounds().filter(|(_, round)| round.half == Half::Early).count();
        let low = catalog.missions().filter(|(_, mission)| mission.profile == Profile::Low).count();
        assert_eq!((catalog.rounds().len(), early, catalog.missions().len(), low), (16, 8, 24, 16));
        for (id, card) in catalog.nightlancers() {
            let (item, opportunity) = catalog.unique(id);
            assert_eq!(catalog.item(item).owner.as_ref(), Some(&card.key));
            assert_eq!(catalog.opportunity(opportunity).owner.as_ref(), Some(&card.key));
        }
    });
}

#[test]
fn contacts_are_of_five_types_which_say_the_third_option() {
    shows(&["nightlancer:R200"], || {
        let catalog = read();
        for &circle in Circle::ALL {
            assert_eq!(catalog.contacts().filter(|(_, card)| card.circle == circle).count(), 9, "{circle:?}");
        }
        assert_eq!(Circle::Social.hindrance(), Hindrance::Weaken(Ability::Streetwise));
        assert_eq!(Circle::Smarts.hindrance(), Hindrance::Weaken(Ability::Technical));
        assert_eq!(Circle::Security.hindrance(), Hindrance::Weaken(Ability::Covert));
        assert_eq!((Circle::Company.hindrance(), Circle::Fixer.hindrance()), (Hindrance::Heat, Hindrance::Swap));
    });
}

#[test]
fn the_weapon_smith_the_sniper_and_the_veteran_are_as_printed() {
    let card = |key: &str| catalog().nightlancer(catalog().nightlancer_id(key).unwrap());
    let smith = card("weapon-smith");
    assert_eq!((smith.chips, smith.contacts), (3, 2));
    assert_eq!(smith.special, [Power::Cheaper(Goods::Weapons, 1)]);
    let sniper = card("sniper");
    assert_eq!((sniper.ratings.covert, sniper.ideals, sniper.chips, sniper.contacts), (4, 4, 4, 2));
    let veteran = card("veteran");
    assert_eq!(veteran.ratings.gunfight, 4);
    assert!(matches!(veteran.special[..], [Power::Protect(scope, 1)] if scope.tests == Tests::Gunfight), "{:?}", veteran.special);
    let assassin = card("assassin");
    assert!(assassin.ratings.covert > smith.ratings.covert && assassin.ratings.gunfight < smith.ratings.gunfight);
    assert_eq!((card("engineer").resolve, card("engineer").chips, card("cybercracker").ideals), (7, 4, 4));
    let unique = |key: &str| {
        let (item, opportunity) = catalog().unique(catalog().nightlancer_id(key).unwrap());
        (item.key(catalog()), opportunity.key(catalog()))
    };
    assert_eq!(unique("weapon-smith"), ("custom-shotgun", "free-black-market"));
    assert_eq!(unique("sniper"), ("silenced-rifle", "buying-autonomy"));
    assert_eq!(unique("engineer"), ("discharger", "nanite-innovation"));
    assert_eq!(unique("cybercracker"), ("cyberrig", "notorious-cracker"));
    assert_eq!(unique("veteran").0, "improvised-explosives");
    let none: Vec<_> = catalog().nightlancers().filter(|(_, card)| card.ideals == 0).map(|(_, card)| card.key.as_str()).collect();
    assert_eq!(none, ["feral"]);
}

#[test]
fn the_black_market_cards_of_the_book_are_as_printed() {
    let card = |key: &str| catalog().item(catalog().item_id(key).unwrap());
    let rifle = card("assault-rifle");
    assert_eq!((rifle.ware, rifle.cost, rifle.price()), (Ware::Weapon, 4, 2));
    assert_eq!(rifle.bonus.all(), [0, 0, 0, 1, 3, 1]);
    assert!(rifle.has(Trait::Loud) && rifle.has(Trait::Obvious));
    assert_eq!((card("nightbringer").ware, card("nightbringer").bonus.gunfight), (Ware::Weapon, 2));
    assert_eq!((card("calmax").bonus.covert, card("calmax").pay.len()), (2, 1));
    assert_eq!((card("silenced-rifle").ware, card("improvised-explosives").ware), (Ware::Weapon, Ware::Gear));
    assert_eq!(catalog().opportunity(catalog().opportunity_id("weapons-tech").unwrap()).bonus.gunfight, 1);
}

#[test]
fn the_contacts_of_the_book_are_as_printed() {
    let card = |key: &str| catalog().contact(catalog().contact_id(key).unwrap());
    let [one, two] = &card("cyberspacer").favours;
    assert_eq!(card("cyberspacer").circle, Circle::Smarts);
    assert_eq!((one.when, &one.does[..]), (Window::Challenge, &[Deed::Pass(Obstacle::Cracking)][..]));
    assert_eq!((two.when, &two.does[..]), (Window::Street, &[Deed::Browse(2)][..]));
    assert_eq!(card("performer").favours[0].does, [Deed::Pass(Obstacle::Distraction)]);
    assert_eq!(card("detective").circle, Circle::Security);
    assert_eq!(card("face-man").favours[1].does, [Deed::Ignore]);
}

#[test]
fn the_round_and_the_missions_of_the_book_are_as_printed() {
    let round = catalog().round(catalog().round_id("rivets-harassing").unwrap());
    assert_eq!((round.half, round.prospect, round.draws(3)), (Half::Early, 2, Draws { low: 3, high: 1 }));
    assert!(round.event.applies.is_empty());
    assert_eq!((round.event.challenge.test, round.event.challenge.difficulty), (Ability::Streetwise, 6));
    assert_eq!(round.event.penalty, Penalty::Either(Loss::Health(2), Loss::Chips(2)));

    let mission = |key: &str| catalog().mission(catalog().mission_id(key).unwrap());
    let doc = mission("street-doc-payback");
    assert_eq!((doc.profile, doc.loadout, doc.dirty, doc.excludes.len()), (Profile::Low, 3, false, 0));
    let routes = doc.stages.map(|stage| stage.routes.map(|route| (route.test, route.difficulty, route.danger)));
    assert_eq!(
        routes,
        [
            [(Ability::Streetwise, 5, 0), (Ability::Covert, 5, 0)],
            [(Ability::Marksman, 5, 2), (Ability::Technical, 6, 0)],
            [(Ability::Streetwise, 7, 0), (Ability::Gunfight, 6, 2)],
        ]
    );
    let fights = doc.stages.map(|stage| match stage.penalty {
        Penalty::Combat(fight) => (fight.test, fight.difficulty, fight.danger),
        other => panic!("{other:?}"),
    });
    assert_eq!(fights, [(Ability::Melee, 6, 2), (Ability::Melee, 6, 2), (Ability::Melee, 7, 3)]);
    let evidence = mission("destroy-evidence");
    assert_eq!((evidence.profile, &evidence.excludes[..]), (Profile::Low, &[Trait::Loud][..]));
    assert_eq!(evidence.payment(2), Payment { chips: 3, prospects: 1, opportunities: 0, heat: 0 });
    assert!(mission("silence-the-snitch").dirty);
    let boss = mission("waste-a-gang-boss");
    assert!(boss.profile == Profile::Low && boss.stages[2].routes.iter().any(|route| route.test == Ability::Marksman));
    let bank = mission("bank-robbery");
    assert!(bank.profile == Profile::High && bank.stages[0].routes.iter().any(|route| route.test == Ability::Streetwise));
    assert_eq!(bank.stages[1].routes.map(|route| route.test), [Ability::Technical, Ability::Streetwise]);
    assert!(matches!(bank.stages[1].penalty, Penalty::Combat(fight) if fight.test == Ability::Melee));
}

#[test]
fn missions_are_paid_as_their_profile_promises() {
    shows(&["nightlancer:R206"], || {
        for (_, mission) in read().missions() {
            let alone = mission.payment(1);
            let difficulty: u8 = mission.stages.iter().flat_map(|stage| stage.routes).map(|route| route.difficulty).sum();
            let fits = match mission.profile {
                Profile::Low => (3..=6).contains(&alone.chips) && alone.prospects <= 1 && (30..=38).contains(&difficulty),
                Profile::High => (7..=8).contains(&alone.chips) && (2..=3).contains(&alone.prospects) && difficulty > 38,
            };
            assert!(fits, "{}: {alone:?}, {difficulty}", mission.key);
        }
    });
}

#[test]
fn the_board_has_room_for_every_number_of_players() {
    let spaces = |players: usize, action: Action| {
        catalog().spaces().filter(|(_, space)| space.is_open_to(players) && space.action() == Some(action)).count()
    };
    assert_eq!([1, 2, 3, 4].map(|players| spaces(players, Action::BlackMarket)), [3, 3, 4, 5]);
    assert_eq!([2, 3, 4].map(|players| spaces(players, Action::GatherFavours)), [1, 2, 3]);
    assert_eq!([2, 3, 4].map(|players| spaces(players, Action::SlumsHustles)), [2, 2, 3]);
    assert_eq!([2, 3, 4].map(|players| spaces(players, Action::UseConnections)), [2, 3, 4]);
    let first = catalog().board().agent.priority[0];
    assert_eq!(first, Action::UseConnections);
    let edge: Vec<_> = catalog().spaces().filter(|(_, space)| space.edge).filter_map(|(_, space)| space.action()).collect();
    assert_eq!(edge, [Action::GatherFavours, Action::SlumsHustles, Action::UseConnections, Action::Euromafia]);
}

/// What the text of a card is made of, one line for each value.
fn flat(value: &Value, path: &str, into: &mut BTreeMap<String, String>) {
    match value {
        Value::Object(map) => map.iter().for_each(|(key, value)| flat(value, &format!("{path}.{key}"), into)),
        Value::Array(list) => list.iter().enumerate().for_each(|(index, value)| flat(value, &format!("{path}.{index}"), into)),
        other => drop(into.insert(path.to_owned(), other.to_string())),
    }
}

fn shape<T: serde::Serialize>(card: &T) -> BTreeMap<String, String> {
    let mut value = serde_json::to_value(card).unwrap();
    for name in ["key", "source", "owner"] {
        value.as_object_mut().unwrap().remove(name);
    }
    let mut lines = BTreeMap::new();
    flat(&value, "", &mut lines);
    lines
}

/// In how many places two cards differ, and whether all of them are numbers.
fn difference(one: &BTreeMap<String, String>, two: &BTreeMap<String, String>) -> (usize, bool) {
    let paths: std::collections::BTreeSet<_> = one.keys().chain(two.keys()).collect();
    let differing: Vec<_> = paths.into_iter().filter(|path| one.get(*path) != two.get(*path)).collect();
    let number = |lines: &BTreeMap<String, String>, path: &str| lines.get(path).is_some_and(|value| value.parse::<u32>().is_ok());
    (differing.len(), differing.iter().all(|path| number(one, path) && number(two, path)))
}

/// Bonuses are numbers in fixed places, so that 0 and 1 there are two different words, not two numbers.
fn worded(mut lines: BTreeMap<String, String>) -> BTreeMap<String, String> {
    lines.retain(|path, value| !(path.starts_with(".bonus.") && value == "0"));
    lines
}

#[test]
fn no_two_cards_differ_in_one_number_only() {
    fn distinct<'a, T: serde::Serialize + 'a>(cards: impl Iterator<Item = (&'a str, &'a T)>) {
        let cards: Vec<_> = cards.map(|(key, card)| (key, worded(shape(card)))).collect();
        for (index, (key, card)) in cards.iter().enumerate() {
            for (other, against) in &cards[..index] {
                let (places, numbers) = difference(card, against);
                assert!(places > 1 || (places == 1 && !numbers), "{key} and {other} are one card too many");
            }
        }
    }
    let catalog = catalog();
    distinct(catalog.nightlancers().map(|(_, card)| (card.key.as_str(), card)));
    distinct(catalog.items().map(|(_, card)| (card.key.as_str(), card)));
    distinct(catalog.contacts().map(|(_, card)| (card.key.as_str(), card)));
    distinct(catalog.opportunities().map(|(_, card)| (card.key.as_str(), card)));
    distinct(catalog.rounds().map(|(_, card)| (card.key.as_str(), card)));
    distinct(catalog.missions().map(|(_, card)| (card.key.as_str(), card)));
    let vest = shape(catalog.item(catalog.item_id("ceramic-vest").unwrap()));
    let mut thicker = vest.clone();
    thicker.insert(".guard".to_owned(), "2".to_owned());
    assert_eq!(difference(&vest, &thicker), (1, true));
}

#[test]
fn there_are_skills_and_agendas_and_most_of_both_say_where_they_come_from() {
    let catalog = catalog();
    let skills = catalog.opportunity_deck().filter(|&id| catalog.opportunity(id).kind == Kind::Skill).count();
    assert_eq!(skills, 18);
    assert!(catalog.opportunities().filter(|(_, card)| card.owner.is_some()).all(|(_, card)| card.kind == Kind::Agenda));
    let attested = |source: &Source| matches!(source, Source::Attested(_));
    assert_eq!(catalog.items().filter(|(_, card)| attested(&card.source)).count(), 8);
    assert_eq!(catalog.contacts().filter(|(_, card)| attested(&card.source)).count(), 4);
    assert_eq!(catalog.missions().filter(|(_, card)| attested(&card.source)).count(), 5);
}
