//! Positions as scenarios give them.

use table::{Audience, Seats};

use super::*;
use crate::catalog::words::{District, Gang};
use crate::city::{Spot, Unit, Whereabouts};
use crate::frame::Frame;
use crate::hands::Cards;
use crate::state::Discs;
use crate::story::{Story, Token};
use crate::view::View;

fn given(lines: &str) -> Given {
    let mut given = Given::default();
    for (line, words) in (1..).zip(lines.lines()) {
        let (name, value) = words.split_once(':').unwrap();
        given.add(line, name.trim(), value.trim());
    }
    given
}

fn read(gangs: &[Gang], lines: &str) -> Result<State, String> {
    let options = Options::rivals(gangs);
    stage(Catalog::load(), &options, &mut given(lines)).map_err(|problems| problems.to_string())
}

fn position(lines: &str) -> State {
    let state = read(&Gang::ALL[..2], lines).unwrap();
    // Whatever is staged can be seen and imagined.
    for audience in [Audience::Seat(Seat(0)), Audience::Seat(Seat(1)), Audience::Spectator, Audience::Everyone] {
        let view = View::build(&state, audience);
        let imagined = view.imagine(Catalog::load(), &mut Fast::new(1));
        assert_eq!(View::build(&imagined, audience), view);
        assert_eq!(imagined.audit(Catalog::load()), Ok(()));
    }
    state
}

fn wrong(lines: &str) -> String {
    read(Gang::ALL, lines).unwrap_err()
}

fn combat(names: &[&str]) -> Cards {
    names.iter().map(|name| Catalog::load().combat_id(name).unwrap()).collect()
}

#[test]
fn without_lines_it_is_the_start_of_a_game() {
    let state = position("");
    let options = Options { first: Some(Seat(0)), ..Options::rivals(&Gang::ALL[..2]) };
    let start = set_up(Catalog::load(), &options, &mut Fast::new(9));
    assert_eq!((&state.city, state.seated, state.turn, &state.hands), (&start.city, start.seated, start.turn, &start.hands));
    assert_eq!(state.frames.top(), Some(Frame::Turn));
    let slots: Vec<u8> = state.opportunities.slots().iter().flatten().map(|id| id.0).collect();
    assert_eq!(slots, [0, 1, 2], "the first of their file");
}

#[test]
fn a_district_line_replaces_where_a_seat_stands() {
    let lines = "seat 0 watson: solo 2, techie, drone, rogue-amendiares, hideout\n\
        seat 0 city-center: data-fortress netrunner\nseat 0 reserve edgerunners: nix\nseat 1 units: none";
    let state = position(lines);
    let city = &state.city;
    let rogue = Catalog::load().edgerunner_id("rogue-amendiares").unwrap();
    let outside = Spot::outside(District::Watson);
    assert_eq!(Unit::PLAIN.map(|unit| city.count(Seat(0), unit, outside)), [2, 1, 0, 1]);
    assert_eq!(city.whereabouts(rogue), Whereabouts::At(Seat(0), outside));
    assert_eq!(city.occupant(Spot::poi(District::CityCenter, 0)), Some((Seat(0), Unit::Basic(Class::Netrunner))));
    assert_eq!(Unit::PLAIN.map(|unit| city.in_reserve(Seat(0), unit)), [1, 2, 2, 3]);
    assert!(city.has_hideout(Seat(0), District::Watson) && city.has_hideout(Seat(0), District::Westbrook), "the first one stays");
    assert_eq!((state.seated[0].hired, state.seated[1].hired), (2, 0));
    assert!(!city.any_in_play(Seat(1)) && city.hideouts(Seat(1)) == 1);
    assert!(!state.edgerunners.deck().iter().any(|lying| lying.card == rogue));
}

#[test]
fn upgrades_of_kang_tao_are_there_where_a_line_names_them() {
    let state = position("seat 0 hand: smart-weapon, crusher\nseat 1 used: smart-weapon\nupgrade deck top: smart-weapon, ping");
    assert_eq!(state.hands.hand(Seat(0)), combat(&["smart-weapon", "crusher"]));
    assert_eq!(state.hands.used(Seat(1)), combat(&["smart-weapon"]));
    assert_eq!(state.hands.deck().len(), 23, "the upgrades and the one that is named");
    assert_eq!(position("").hands.deck().len(), 22);
    let seven = "seat 0 hand: smart-weapon, smart-weapon, smart-weapon, smart-weapon, smart-weapon, smart-weapon, smart-weapon";
    assert!(wrong(seven).contains("smart-weapon lies elsewhere already"));
}

#[test]
fn dashboards_are_as_they_are_said_to_be() {
    let lines = "seat 0 eurodollars: 5\nseat 0 contraband: 0\nseat 0 secrets: 3\nseat 0 street cred: 24\nseat 0 net: 6\n\
        seat 1 discs spent: solo, wild\nseat 1 aside: preem-bd\nseat 1 deals: xbd-dealer, spiked-bd\nseat 1 holds: solo, techie 2\n\
        turn: 1\nactions: 1";
    let state = position(lines);
    assert_eq!(Resource::ALL.iter().map(|&resource| state.seated[0].purse.get(resource)).collect::<Vec<_>>(), [5, 0, 3]);
    assert_eq!((state.seated[0].cred, state.seated[0].net, state.seated[0].discs), (24, 6, Discs::ALL));
    let spent: Vec<Disc> = Disc::ALL.into_iter().filter(|&disc| !state.seated[1].discs.contains(disc)).collect();
    assert_eq!(spent, [Disc::Solo, Disc::Wild]);
    assert_eq!((state.seated[1].seized.len(), state.seated[1].aside), (2, Catalog::load().opportunity_id("preem-bd")));
    assert_eq!((state.seated[1].holds, state.city.away(Seat(0), Class::Techie)), ([1, 2, 0], 2));
    assert_eq!((state.turn.seat, state.turn.actions, state.first), (Seat(1), 1, Seat(0)));
    let state = read(&[Gang::Maelstrom, Gang::VoodooBoys], "seat 0 rage: 3").unwrap();
    assert_eq!(state.seated[0].rage, 3);
}

#[test]
fn cards_lie_where_they_are_said_to() {
    let lines = "seat 0 hand: crusher, ping\nseat 0 used: short-circuit, monowire\nseat 1 used: cyberpsychosis\n\
        upgrade deck top: lynx-paws, second-heart\nopportunities: preem-bd, none, xbd-dealer\nedgerunners: nix\n\
        opportunity deck top: spiked-bd\nedgerunner deck top: t-bug";
    let mut state = position(lines);
    let catalog = Catalog::load();
    assert_eq!(
        (state.hands.hand(Seat(0)), state.hands.used(Seat(0))),
        (combat(&["crusher", "ping"]), combat(&["short-circuit", "monowire"]))
    );
    assert_eq!(state.hands.hand(Seat(1)), combat(&["crusher", "short-circuit", "subdermal-armor"]));
    assert_eq!(state.hands.removed(), combat(&["cyberpsychosis", "subdermal-armor"]), "what seat 0 began with and has no more");
    assert_eq!(state.hands.learned(Seat(1)).map(|fact| fact.card).collect::<Cards>(), combat(&["crusher"]), "an upgrade is secret");
    assert_eq!(state.hands.learned(Seat(0)).count(), 3);
    assert_eq!(state.hands.deck().len(), 20);
    let key = |id: &Option<_>| id.map_or("none", |id: crate::catalog::OpportunityId| id.key(catalog));
    assert_eq!(state.opportunities.slots().each_ref().map(key), ["preem-bd", "none", "xbd-dealer"]);
    assert_eq!(state.edgerunners.slots(), &[catalog.edgerunner_id("nix"), None, None]);
    // What lies on top asks no chance.
    let mut chance = table::chance::Scripted::new();
    state.hands.draw(Seat(0), 2, &mut chance, |card| card.key(catalog));
    assert_eq!(state.hands.drawn(), ["lynx-paws", "second-heart"].map(|name| catalog.combat_id(name).unwrap()));
    state.opportunities.refill("deck", &mut chance, |id| id.key(catalog));
    assert_eq!(state.opportunities.slots()[1], catalog.opportunity_id("spiked-bd"));
    assert_eq!(state.edgerunners.deck().on_top()[0].known, Seats::NONE);
}

#[test]
fn every_problem_is_told_with_its_line_and_what_is_right() {
    let told = wrong(
        "seat 0 watson: sol 2, solo 4, business drone, business techie, business netrunner\n\
         seat 1 heywood: fixer solo, nix, nix\n\
         seat 1 pacifica: business solo 2\n\
         seat 2 heywood: fixer solo\n\
         seat 2 santo-domingo: drone\n\
         seat 3 watson: fixer solo\n\
         seat 3 units: all\n\
         seat 0 discs spent: solo, solo, red\n\
         seat 0 rage: 1\n\
         seat 3 rage: 4\n\
         seat 0 aside: preem-bd\n\
         seat 1 aside: preem\n\
         seat 0 holds: solo\n\
         seat 1 holds: drone\n\
         seat 2 holds: techie 4\n\
         turn: 4",
    );
    let expected = [
        "line 1: 'sol' is no unit; there are solo, techie, netrunner, drone, judy-alvarez, ",
        "line 1: seat 0 has no solo left; a Gang has 3",
        "line 1: a drone cannot be in a Point of Interest (R031)",
        "line 1: a Point of Interest has room for one unit (R067), and a techie of seat 0 is in there already",
        "line 2: nix is named already; there is one of each Edgerunner",
        "line 3: a Point of Interest has room for one unit (R067), and a solo of seat 1 is in there already",
        "line 4: a Point of Interest has room for one unit (R067), and a solo of seat 1 is in there already",
        "line 5: Drones cannot stand in a District alone (R032); name another unit too",
        "line 6: watson has no Point of Interest 'fixer' for 4 players; it has business, data-fortress",
        "line 7: 'all' is not possible for 'seat 3 units'; it can be none; units are given by District",
        "line 8: the disc 'solo' is named twice",
        "line 8: 'red' is no disc; there are solo, techie, netrunner, hideout, upgrade, wild",
        "line 9: '1' is not possible for 'seat 0 rage'; seat 0 leads tyger-claws, and Rage belongs to maelstrom",
        "line 10: '4' is not possible for 'seat 3 rage'; it can be 0 to 3",
        "line 11: 'preem-bd' is not possible for 'seat 0 aside'; seat 0 leads tyger-claws, and only valentinos",
        "line 12: 'preem' is not possible for 'seat 1 aside'; 'preem' is no Opportunity of this game; there are corporate-elite-bd, ",
        "line 13: seat 0 can hold figures of an opponent who leads tyger-claws only",
        "line 14: 'drone' is no basic unit; there are solo, techie, netrunner",
        "line 15: seat 0 has no techie left in reserve that seat 2 could hold",
        "line 16: '4' is not possible for 'turn'; it can be 0 to 3",
    ];
    for part in expected {
        assert!(told.contains(part), "{part}\nis not in\n{told}");
    }
    assert_eq!(told.lines().count(), expected.len(), "{told}");
}

#[test]
fn cards_that_are_nowhere_or_twice_are_refused() {
    let told = wrong(
        "seat 0 hand: ping, pong\n\
         seat 1 hand: ping, crusher, crusher\n\
         seat 2 hand: none\n\
         seat 3 used: crusher, cyberpsychosis, short-circuit, subdermal-armor\n\
         upgrade deck top: crusher, ping\n\
         seat 0 deals: preem-bd, preem-bd\n\
         opportunities: preem-bd, arasaka-blueprints, none, none\n\
         seat 0 watson: nix\n\
         edgerunners: nix, v\n\
         seat 7 hand: ping\n\
         seat 0 net: 7\n\
         seat 0 watson: solo",
    );
    let expected = [
        "line 1: 'pong' is no Combat card of this game; there are crusher, ",
        "line 2: ping lies elsewhere already, and no other is left",
        "line 3: seat 2 would have no card in hand; an empty hand takes the used cards back (R126)",
        "line 4: seat 3 would have no card in hand",
        "line 5: 'crusher' is no Combat card of this game; there are arasaka-mk-4, ",
        "line 5: ping lies elsewhere already",
        "line 6: preem-bd lies elsewhere already",
        "line 7: 4 cards are named, but a market has 3 slots",
        "line 7: preem-bd lies elsewhere already",
        "line 7: 'arasaka-blueprints' is no Opportunity of this game",
        "line 9: nix lies elsewhere already",
        "line 9: 'v' is no Edgerunner of this game",
        "line 10: 'seat 7 hand' is not something that can be given",
        "line 11: '7' is not possible for 'seat 0 net'; it can be 0 to 6",
        "line 12: 'seat 0 watson' is given a second time; expected it once",
    ];
    for part in expected {
        assert!(told.contains(part), "{part}\nis not in\n{told}");
    }
    assert_eq!(told.lines().count(), expected.len(), "{told}");
}

#[test]
fn a_fifth_hideout_is_too_many() {
    let lines = "seat 0 watson: hideout\nseat 0 westbrook: hideout\nseat 0 heywood: hideout\nseat 0 pacifica: hideout";
    assert_eq!(position(lines).city.hideouts(Seat(0)), 4, "the first one was there already");
    let told = wrong(&format!("{lines}\nseat 0 city-center: hideout"));
    assert!(told.contains("seat 0 can have 4 Hideouts"), "{told}");
}

/// A position of the single player mode: the Tyger Claws against the Valentinos.
fn solo(lines: &str) -> Result<State, String> {
    let options = Options { rival: Some(Gang::Valentinos), ..Options::rivals(&[Gang::TygerClaws]) };
    stage(Catalog::load(), &options, &mut given(lines)).map_err(|problems| problems.to_string())
}

#[test]
fn the_opponents_of_a_single_player_stand_where_they_are_said_to() {
    let state = solo(
        "seat 1 heywood: solo 2, drone\nseat 1 watson: business netrunner\nseat 1 street cred: 12\nseat 2 street cred: 7\n\
         seat 2 pacifica: fixer johnny-silverhand\ndistrict cards drawn: watson, pacifica\nedgerunner market: shut\nseat 2 holds: solo",
    );
    let state = state.unwrap();
    let (rival, johnny) = (Seat(1), Seat(2));
    assert_eq!(Unit::PLAIN.map(|unit| state.city.in_reserve(rival, unit)), [1, 3, 2, 3]);
    assert_eq!(state.city.occupant(Spot::poi(District::Watson, 0)), Some((rival, Unit::Basic(Class::Netrunner))));
    let (_, spot) = state.city.edgerunners_of(johnny).next().unwrap();
    assert_eq!((spot, state.seated[1].cred, state.seated[2].cred), (Spot::poi(District::Pacifica, 0), 12, 7));
    assert_eq!(state.seated[2].holds, [1, 0, 0]);
    let opponents = state.solo.as_ref().unwrap();
    assert_eq!((&opponents.drawn[..], opponents.districts.len(), opponents.shut), (&[District::Watson, District::Pacifica][..], 4, true));
    assert_eq!((state.edgerunners.slots(), state.edgerunners.deck().len()), (&[None; 3], 8));
    for audience in [Audience::Seat(Seat(0)), Audience::Spectator, Audience::Everyone] {
        let view = View::build(&state, audience);
        let imagined = view.imagine(Catalog::load(), &mut Fast::new(1));
        assert_eq!(View::build(&imagined, audience), view);
    }
}

#[test]
fn opponents_that_cannot_be_are_refused() {
    let told = solo(
        "seat 1 heywood: nix, hideout\n\
         seat 2 watson: solo\n\
         seat 0 westbrook: goro-takemura\n\
         district cards drawn: watson, watson\n\
         edgerunner market: open\n\
         seat 1 eurodollars: 2",
    );
    let told = told.unwrap_err();
    let expected = [
        "line 1: seat 1 hires no Edgerunners",
        "line 1: seat 1 builds no Hideouts (R209)",
        "line 2: seat 2 is Johnny Silverhand and has no other units",
        "line 2: seat 2 is Johnny Silverhand, who stands somewhere: name johnny-silverhand in a District",
        "line 3: goro-takemura is out of the game in the single player mode (R211)",
        "line 4: 'watson, watson' is not possible for 'district cards drawn'; watson is named twice; there is one card of each District",
        "line 5: 'open' is not possible for 'edgerunner market'; it can be shut",
        "line 6: 'seat 1 eurodollars' is not something that can be given",
    ];
    for part in expected {
        assert!(told.contains(part), "{part}\nis not in\n{told}");
    }
    let told = solo("edgerunner market: shut\nedgerunners: nix").unwrap_err();
    assert_eq!(told, "line 2: the market is shut, so that no card lies in it");
    assert!(wrong("district cards drawn: watson").contains("'district cards drawn' is not something that can be given"));
}

/// A position of a Story for two.
fn story(story: Story, lines: &str) -> Result<State, String> {
    let options = Options { story, ..Options::rivals(&Gang::ALL[..2]) };
    stage(Catalog::load(), &options, &mut given(lines)).map_err(|problems| problems.to_string())
}

#[test]
fn a_story_is_told_as_far_as_it_is_said_to_be() {
    let gift = story(Story::InconvenientGift, "story cards: act-2a\ntrace tokens: pacifica\ncontainer tokens: watson, heywood 2, seat 1 2")
        .unwrap();
    let open: Vec<_> = gift.story.open().map(|card| card.key(Catalog::load())).collect();
    assert_eq!(open, ["inconvenient-gift-introduction", "inconvenient-gift-act-2a"]);
    assert_eq!(gift.story.districts(Token::Trace).collect::<Vec<_>>(), [District::Pacifica]);
    assert_eq!((gift.story.at(Token::Container, District::Heywood), gift.story.held(Token::Container, Seat(1))), (2, 2));
    assert_eq!((gift.story.supply(Token::Container), gift.story.came_true()), (1, None));
    let late = story(Story::InconvenientGift, "time: 0").unwrap();
    assert_eq!((late.story.time(), late.story.came_true()), (0, Some(0)), "what is true has come true");
    let leads = story(Story::InconvenientGift, "seat 1 street cred: 9\ntime: 2").unwrap();
    assert_eq!((leads.story.time(), leads.story.came_true()), (2, Some(1)));
    assert_eq!(story(Story::SubtleWarfare, "").unwrap().hands.deck().len(), 28, "with all upgrades of Kang Tao");
    let bought = story(Story::CostOfSuccess, "seat 0 deals: arasaka-blueprints").unwrap();
    assert_eq!((bought.story.blueprints(), bought.seated[0].seized.len()), (false, 1));
    assert!(story(Story::CostOfSuccess, "").unwrap().story.blueprints());
    for state in [gift, late, leads, bought] {
        let view = View::build(&state, Audience::Seat(Seat(0)));
        assert_eq!(View::build(&view.imagine(Catalog::load(), &mut Fast::new(1)), Audience::Seat(Seat(0))), view);
    }
}

#[test]
fn a_story_that_cannot_be_is_refused() {
    let told = story(
        Story::InconvenientGift,
        "story cards: act-2c, act-2a, act-2b, epilogue-b, epilogue-c\n\
         time: 11\n\
         trace tokens: watson, heywood\n\
         container tokens: seat 2, seat 0 many, nowhere, watson 7\n\
         opportunities: arasaka-blueprints",
    );
    let told = told.unwrap_err();
    let expected = [
        "line 1: 'act-2c' does not follow here; there are act-2a, act-2b",
        "line 1: 'act-2b' does not follow here; there are epilogue-a, epilogue-b",
        "line 1: no card follows an Epilogue, and so not 'epilogue-c'",
        "line 2: '11' is not possible for 'time'; it can be 0 to 10",
        "line 3: there are 1 trace tokens, not more",
        "line 4: 'seat 2' is no place for tokens; there are watson, westbrook, city-center, heywood, santo-domingo, pacifica, seat 0 to seat 1",
        "line 4: 'seat 0 many' is no place for tokens",
        "line 4: 'nowhere' is no place for tokens",
        "line 4: there are 6 container tokens, not more",
        "line 5: 'arasaka-blueprints' is no Opportunity of this game",
    ];
    for part in expected {
        assert!(told.contains(part), "{part}\nis not in\n{told}");
    }
    assert_eq!(told.lines().count(), expected.len(), "{told}");
    assert!(wrong("time: 3").contains("'time' is not something that can be given"), "the Tutorial has none");
}

/// Every line that a part of the document lists can be given, and changes the position.
fn can_be_given(part: &str, count: usize, read: impl Fn(&str) -> Result<State, String>) {
    let lines: Vec<&str> = part.lines().filter_map(|row| row.strip_prefix("| `given ")?.split_once('`').map(|(line, _)| line)).collect();
    assert_eq!(lines.len(), count, "{lines:?}");
    let start = read("").unwrap();
    for line in lines {
        let changed = read(line).map(|state| state != start);
        assert_eq!(changed, Ok(true), "{line}");
    }
}

#[test]
fn every_line_of_the_document_can_be_given() {
    let document = include_str!("../../../../docs/scenarios.md");
    let (_, section) = document.split_once("## Positions of Gangs of Night City").unwrap();
    let section = section.split_once("\n## ").map_or(section, |(section, _)| section);
    let (rivals, alone) = section.split_once("### The single player mode").unwrap();
    let (rivals, stories) = rivals.split_once("### Stories").unwrap();
    can_be_given(rivals, 18, |line| read(Gang::ALL, line));
    can_be_given(stories, 3, |line| story(Story::InconvenientGift, line));
    can_be_given(alone, 6, solo);
}
