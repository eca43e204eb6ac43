//! What public sources attest of the content, how much of everything there must be, and that every card earns its place.

use std::collections::{BTreeMap, BTreeSet};

use ccg::catalog::card::{Card, Source};
use ccg::catalog::words::{Attribute, Back, Faction, Kind};
use ccg::catalog::{Catalog, Files};
use serde_json::Value;
use table::shows;

fn catalog() -> &'static Catalog {
    Catalog::load()
}

fn card(key: &str) -> &'static Card {
    catalog().card(catalog().find(key).unwrap_or_else(|| panic!("there is no {key}")))
}

/// How many cards fit.
fn count(fits: impl Fn(&Card) -> bool) -> usize {
    catalog().cards().filter(|(_, card)| fits(card)).count()
}

#[test]
fn there_are_seven_types_and_as_many_cards_as_were_planned() {
    shows(&["ccg:R006"], || {
        let catalog = Catalog::parse(&Files::SHIPPED).map_err(|problems| problems.to_string()).unwrap();
        let kinds = Kind::ALL.iter().map(|&kind| catalog.cards().filter(|(_, card)| card.kind == kind).count());
        assert_eq!((catalog.sponsors().len(), kinds.collect::<Vec<_>>()), (7, vec![45, 35, 60, 30, 45, 39]));
    });
    assert_eq!(Kind::ALL.iter().map(|kind| kind.back()).filter(|&back| back == Back::Runs).count(), 3);
}

#[test]
fn every_group_of_attributes_is_there() {
    for &role in Attribute::ROLES {
        assert_eq!(count(|card| card.kind == Kind::Runner && card.is(role)), 6, "{role:?}");
    }
    for &one in Attribute::LOCATIONS {
        assert!(count(|card| card.kind == Kind::Location && card.is(one)) >= 3, "{one:?}");
    }
    for &one in Attribute::OPERATIONS {
        assert!(count(|card| card.kind == Kind::Operation && card.is(one)) >= 4, "{one:?}");
    }
    for &one in Attribute::BODY_PARTS {
        assert!(count(|card| card.kind == Kind::Cyber && card.is(one)) >= 3, "{one:?}");
    }
    for &one in Attribute::EQUIPMENT.iter().chain(Attribute::WEAPONS) {
        assert!(count(|card| card.kind == Kind::Equipment && card.is(one)) >= 1, "{one:?}");
    }
    for &one in Attribute::VEHICLES {
        let least = if one == Attribute::Punknaught { 1 } else { 2 };
        assert!(count(|card| card.is(one)) >= least, "{one:?}");
    }
    assert!(count(|card| card.is(Attribute::Legendary)) >= 5);
    for kind in [Kind::Location, Kind::Operation, Kind::Runner, Kind::Cyber, Kind::Equipment] {
        for faction in Faction::ALL.iter().map(|&faction| Some(faction)).chain([None]) {
            assert!(count(|card| card.kind == kind && card.faction == faction) >= 2, "{kind:?} {faction:?}");
        }
    }
}

#[test]
fn sponsors_are_as_attested() {
    let sponsor = |key: &str| catalog().sponsor(catalog().sponsor_id(key).unwrap());
    for (key, name, faction, eb) in [
        ("arasaka", "Arasaka", Faction::Corporate, 9),
        ("biotechnica", "Biotechnica", Faction::Corporate, 9),
        ("militech", "Militech", Faction::Corporate, 9),
        ("the-mob", "The Mob", Faction::Street, 6),
        ("the-nomads", "The Nomads", Faction::Street, 6),
        ("your-friendly-local-gangs", "Your Friendly Local Gangs", Faction::Street, 6),
        ("ncpd", "N.C.P.D.", Faction::Government, 6),
    ] {
        let sponsor = sponsor(key);
        assert_eq!((sponsor.name.as_str(), sponsor.faction, sponsor.eb), (name, faction, eb));
        assert!(matches!(sponsor.source, Source::Attested(_)), "{key}");
    }
    let goals = |key: &str| serde_json::to_string(&sponsor(key).victory).unwrap();
    assert_eq!(goals("ncpd"), r#"[{"have":["bust-points",50]}]"#);
    assert_eq!(goals("the-mob"), r#"["every-location"]"#);
    assert!(goals("arasaka").contains("defense") && goals("militech").contains("offense"));
    assert!(goals("biotechnica").contains("cyber"));
    assert!(goals("the-nomads").contains("vehicle") && goals("the-nomads").contains(r#"{"control":"the-open-road"}"#));
    assert_eq!(goals("your-friendly-local-gangs"), r#"["punknaught",{"complete":"trashin-the-corp-zone"}]"#);
    for key in ["arasaka", "biotechnica", "militech"] {
        let lent = serde_json::to_string(&sponsor(key).always).unwrap();
        assert!(lent.contains(r#""stat":"sr","by":1,"while":"running""#), "{key}: {lent}");
    }
}

#[test]
fn cards_are_as_attested() {
    assert_eq!((card("angel").faction, card("angel").cost, card("angel").is(Attribute::Fixer)), (Some(Faction::Corporate), 8, true));
    assert!(card("wolverers").kind == Kind::Cyber && card("wolverers").is(Attribute::CyberWeapon));
    assert_eq!((card("ghetto-bird").capacity, card("ghetto-bird").is(Attribute::Vehicle)), (2, true));
    assert!(card("punknaught-chassis").is(Attribute::Punknaught) && card("punknaught-chassis").is(Attribute::Vehicle));
    assert_eq!((card("cell-phone").kind, card("the-open-road").kind), (Kind::Equipment, Kind::Location));
    assert_eq!(
        (card("trashin-the-corp-zone").name.as_str(), card("trashin-the-corp-zone").kind),
        ("Trashin' the Corp Zone", Kind::Operation)
    );
    assert!(card("av-1").name == "A.V. 1" && card("av-1").is(Attribute::Av));
    for (_, cop) in catalog().cards().filter(|(_, card)| card.is(Attribute::Cop)) {
        assert_eq!(cop.cost <= 10, ["beat-cop", "max-tac-rookie"].contains(&cop.key.as_str()), "{}", cop.name);
    }
    for (key, name) in [
        ("reboot", "Reboot"),
        ("high-noon", "High Noon"),
        ("too-drunk-to", "Too Drunk to.."),
        ("run-and-hide", "Run and Hide"),
        ("burning-down-the-house", "Burning Down the House"),
        ("assassin", "Assassin"),
    ] {
        assert_eq!((card(key).name.as_str(), card(key).kind), (name, Kind::Event));
    }
    let attested: BTreeSet<&str> =
        catalog().cards().filter(|(_, card)| matches!(card.source, Source::Attested(_))).map(|(_, card)| card.key.as_str()).collect();
    let right = [
        "angel",
        "assassin",
        "av-1",
        "beat-cop",
        "burning-down-the-house",
        "cell-phone",
        "ghetto-bird",
        "high-noon",
        "max-tac-rookie",
        "punknaught-chassis",
        "reboot",
        "run-and-hide",
        "the-open-road",
        "too-drunk-to",
        "trashin-the-corp-zone",
        "wolverers",
    ];
    assert!(attested.iter().eq(&right), "{attested:?}");
}

#[test]
fn events_cover_every_phase_and_every_cue() {
    let phases: BTreeSet<String> = catalog()
        .cards()
        .filter(|(_, card)| card.kind == Kind::Event)
        .flat_map(|(_, card)| card.ability.iter().map(|ability| serde_json::to_string(&ability.when).unwrap()))
        .collect();
    let whens = |sort: &str, words: &[&str]| words.iter().map(|word| format!(r#"{{"{sort}":"{word}"}}"#)).collect::<Vec<_>>();
    for when in whens("in", &["any", "shopping", "legwork", "action", "battle", "damage-control"]) {
        assert!(phases.contains(&when), "{when}");
    }
    for when in whens("answer", &["runner-trashed", "gear-trashed", "site-trashed", "ability", "event", "hit"]) {
        assert!(phases.contains(&when), "{when}");
    }
}

/// What a card is made of, one line for each value.
fn flat(value: &Value, path: &str, into: &mut BTreeMap<String, String>) {
    match value {
        Value::Object(map) => map.iter().for_each(|(key, value)| flat(value, &format!("{path}.{key}"), into)),
        Value::Array(list) => list.iter().enumerate().for_each(|(index, value)| flat(value, &format!("{path}.{index}"), into)),
        other => drop(into.insert(path.to_owned(), other.to_string())),
    }
}

fn shape(card: &Card) -> BTreeMap<String, String> {
    let mut value = serde_json::to_value(card).unwrap();
    let map = value.as_object_mut().unwrap();
    ["key", "name", "source"].iter().for_each(|name| drop(map.remove(*name)));
    map.insert("kind".to_owned(), serde_json::to_value(card.kind).unwrap());
    let mut lines = BTreeMap::new();
    flat(&value, "", &mut lines);
    lines
}

/// In how many places two cards differ, and whether all of them are numbers.
fn difference(one: &BTreeMap<String, String>, two: &BTreeMap<String, String>) -> (usize, bool) {
    let paths: BTreeSet<_> = one.keys().chain(two.keys()).collect();
    let differing: Vec<_> = paths.into_iter().filter(|path| one.get(*path) != two.get(*path)).collect();
    let number = |lines: &BTreeMap<String, String>, path: &str| lines.get(path).is_some_and(|value| value.parse::<i32>().is_ok());
    (differing.len(), differing.iter().all(|path| number(one, path) && number(two, path)))
}

#[test]
fn no_two_cards_differ_in_one_number_only() {
    let cards: Vec<_> = catalog().cards().map(|(_, card)| (card, shape(card))).collect();
    for (index, (card, lines)) in cards.iter().enumerate() {
        for (other, against) in &cards[..index] {
            let (places, numbers) = difference(lines, against);
            assert!(places > 1 || (places == 1 && !numbers), "{} and {} are one card too many", card.name, other.name);
        }
    }
    let vest = shape(card("kevlar-vest"));
    let mut thicker = vest.clone();
    thicker.insert(".def".to_owned(), "3".to_owned());
    assert_eq!((difference(&vest, &thicker), difference(&vest, &vest)), ((1, true), (0, true)));
}

/// What a card does, with every number left out.
fn deeds(card: &Card) -> String {
    let text = serde_json::to_string(&(&card.always, &card.ability)).unwrap();
    text.chars().filter(|letter| !letter.is_ascii_digit()).collect()
}

#[test]
fn a_third_of_runners_and_events_does_what_no_other_card_does() {
    let mut shapes = BTreeMap::<String, usize>::new();
    catalog().cards().for_each(|(_, card)| *shapes.entry(deeds(card)).or_default() += 1);
    for (kind, third) in [(Kind::Runner, 20), (Kind::Event, 13)] {
        let alone = count(|card| card.kind == kind && shapes[&deeds(card)] == 1);
        assert!(alone >= third, "{kind:?}: {alone}");
    }
}

#[test]
fn a_card_without_a_text_is_plain_in_figures_of_its_own() {
    let plain: Vec<&str> = catalog()
        .cards()
        .filter(|(_, card)| card.always.is_empty() && card.ability.is_empty())
        .map(|(_, card)| card.name.as_str())
        .collect();
    assert!(plain.len() * 4 <= catalog().cards().len(), "{} of {}: {plain:?}", plain.len(), catalog().cards().len());
}
