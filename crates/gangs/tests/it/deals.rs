//! Deals and the Net: the types of Opportunities, the track, and that a scenario plays every card.

use std::fs;
use std::path::Path;

use gangs::catalog::words::{Deal, Depth};
use gangs::catalog::{Catalog, Files};
use table::shows;

const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// The lines of all scenarios of a folder.
fn lines(folder: &str) -> Vec<String> {
    let mut lines = Vec::new();
    for entry in fs::read_dir(Path::new(HERE).join("scenarios").join(folder)).unwrap() {
        lines.extend(fs::read_to_string(entry.unwrap().path()).unwrap().lines().map(str::to_owned));
    }
    assert!(!lines.is_empty());
    lines
}

/// Whether a line that begins and goes on like this holds a card among its items.
fn names(line: &str, verb: &str, item: &str) -> bool {
    line.split_once(verb).is_some_and(|(_, items)| items.split(',').any(|found| found.trim() == item))
}

#[test]
fn every_opportunity_is_seized_in_a_scenario() {
    let lines = lines("deals");
    let deals = Catalog::load().opportunities().filter(|(_, card)| card.deal != Deal::Story);
    let missing: Vec<_> = deals
        .map(|(_, card)| card.key.as_str())
        .filter(|key| !lines.iter().any(|line| names(line, " does ", &format!("seize {key}"))))
        .collect();
    assert!(missing.is_empty(), "no scenario seizes {}", missing.join(", "));
}

#[test]
fn every_edgerunner_stands_in_a_scenario() {
    let lines: Vec<String> = lines("deals").into_iter().chain(lines("netrun")).collect();
    let in_play = |key: &str| {
        let place = |line: &str| line.starts_with("given seat") && !line.contains("edgerunners");
        lines.iter().any(|line| place(line) && names(line, ": ", key))
    };
    let missing: Vec<_> = Catalog::load().edgerunners().map(|(_, card)| card.key.as_str()).filter(|key| !in_play(key)).collect();
    assert!(missing.is_empty(), "no scenario has {} in play", missing.join(", "));
}

#[test]
fn r065_every_opportunity_is_a_deal_of_one_of_three_types() {
    shows(&["gangs:R065"], || {
        let catalog = Catalog::parse(&Files::SHIPPED).unwrap_or_else(|problems| panic!("{problems}"));
        let count = |deal| catalog.opportunities().filter(|(_, card)| card.deal == deal).count();
        assert_eq!([Deal::Braindance, Deal::Cyberware, Deal::Weapon].map(count), [9, 9, 9]);
        let broken = Files::SHIPPED.opportunities.replacen("deal = \"weapon\"", "deal = \"cyberware\"", 1);
        assert!(Catalog::parse(&Files { opportunities: &broken, ..Files::SHIPPED }).is_err(), "ten of one type and eight of another");
        let broken = Files::SHIPPED.opportunities.replacen("deal = \"weapon\"", "deal = \"gossip\"", 1);
        assert!(Catalog::parse(&Files { opportunities: &broken, ..Files::SHIPPED }).is_err(), "there is no fourth type");
    });
}

#[test]
fn r314_the_net_has_six_spaces_in_three_depths() {
    shows(&["gangs:R314"], || {
        let catalog = Catalog::parse(&Files::SHIPPED).unwrap_or_else(|problems| panic!("{problems}"));
        let net = catalog.net();
        assert_eq!((net.last(), net.space(0), net.space(7)), (6, None, None), "Start is no space of any depth");
        let depths: Vec<_> = (1..=6).filter_map(|number| net.space(number)).map(|space| (space.number, space.depth)).collect();
        use Depth::{Orange, Red, Yellow};
        assert_eq!(depths, [(1, Yellow), (2, Yellow), (3, Orange), (4, Orange), (5, Red), (6, Red)]);
        for (old, new) in [("number = 5\ndepth = \"red\"", "number = 5\ndepth = \"orange\""), ("number = 6", "number = 7")] {
            assert!(Files::SHIPPED.net.contains(old));
            let broken = Files::SHIPPED.net.replacen(old, new, 1);
            assert!(Catalog::parse(&Files { net: &broken, ..Files::SHIPPED }).is_err(), "{new}");
        }
    });
}
