//! What Story cards do and change, by the book: a test for each rule from R410 on, played by choices.

use table::shows;

use super::Engine;
use super::story_tests::{ALICE, JOHN, MORGAN, NETRUNNER, Play, SOLO, TECHIE};
use crate::catalog::words::{District, Gang, PoiKind, Resource};
use crate::city::Spot;
use crate::event::{Event, Why};
use crate::frame::Frame;
use crate::state::Ending;
use crate::story::{Story, Token};
use District::{CityCenter, Heywood, Pacifica, Watson, Westbrook};

#[test]
fn r429_an_offer_is_used_once_a_turn_before_an_action() {
    shows(&["gangs:R410", "gangs:R411", "gangs:R429"], || {
        let mut play = Play::new(Story::NightCityTour);
        assert!(!play.choices().contains(&"offer 2.1".to_owned()), "no Presence in City Center");
        play.place(JOHN, SOLO, Spot::outside(CityCenter));
        play.gain(JOHN, Resource::Secret, 1);
        play.does(&["offer 2.1"]);
        assert_eq!(play.choices(), ["secrets 0", "secrets 1"], "a Secret may stand for the Eurodollar");
        play.does(&["secrets 0"]);
        assert_eq!(play.choices(), ["in watson", "in westbrook", "in heywood"], "no way to decline");
        play.does(&["in watson"]);
        assert_eq!((play.districts(Token::Vip), play.state.story.held(Token::X, JOHN)), (vec![Watson], 1));
        assert_eq!((play.cred(JOHN), play.purse(JOHN, Resource::Eurodollar)), (1, 1));
        assert!(play.heard(&Event::TokenMoved { token: Token::Vip, from: CityCenter, to: Watson }));
        let choices = play.choices();
        assert!(!choices.contains(&"offer 2.1".to_owned()) && !choices.contains(&"reclaim".to_owned()), "{choices:?}");
        assert!(choices.contains(&"solo".to_owned()), "it was no action");
        play.ends_turn();
        play.ends_turn();
        assert!(play.choices().contains(&"offer 2.1".to_owned()), "in the next turn again");
        play.state.seated[0].purse = crate::purse::Purse::default();
        assert!(!play.choices().contains(&"offer 2.1".to_owned()), "it has to be paid");
    });
}

#[test]
fn r057_a_story_has_a_use_of_its_own_for_secrets() {
    shows(&["gangs:R057"], || {
        let mut play = Play::new(Story::CostOfSuccess);
        play.place(JOHN, SOLO, Spot::outside(Pacifica));
        assert!(!play.choices().contains(&"offer 2.1".to_owned()), "nothing else stands for a Secret");
        play.gain(JOHN, Resource::Secret, 1);
        play.does(&["offer 2.1"]);
        assert_eq!(play.purse(JOHN, Resource::Secret), 0);
    });
}

#[test]
fn r410_a_token_is_taken_where_the_card_says() {
    let mut play = Play::new(Story::SubtleWarfare);
    play.gain(JOHN, Resource::Contraband, 3);
    play.place(JOHN, TECHIE, Spot::outside(Heywood));
    play.place(JOHN, SOLO, Spot::outside(Pacifica));
    play.does(&["offer 2.1"]);
    assert_eq!(play.choices(), ["in watson", "in heywood"], "where he has a Techie");
    play.does(&["in heywood"]);
    assert_eq!((play.state.story.held(Token::Factory, JOHN), play.cred(JOHN)), (1, 1));
    assert!(!play.districts(Token::Factory).contains(&Heywood));
}

#[test]
fn r412_a_token_is_dropped_where_its_holder_loses_a_unit() {
    shows(&["gangs:R412", "gangs:R415", "gangs:R419"], || {
        let mut play = Play::at(Story::NightCityTour, &["night-city-tour-act-2a"]);
        play.place(ALICE, TECHIE, Spot::outside(Watson));
        play.place(ALICE, SOLO, Spot::outside(Watson));
        play.state.story.take(Token::Vip, CityCenter, JOHN);
        play.fights("cyberpsychosis", "crusher");
        assert!(play.heard(&Event::TokenDropped { seat: JOHN, token: Token::Vip, district: Watson }));
        assert_eq!(play.state.story.held(Token::Vip, ALICE), 1, "who won takes it, whoever initiated");
        assert!(play.heard(&Event::Cred { seat: ALICE, amount: 1, total: play.cred(ALICE), why: Why::Story }));

        let mut play = Play::at(Story::NightCityTour, &["night-city-tour-act-2a"]);
        play.place(ALICE, TECHIE, Spot::outside(Watson));
        play.state.story.shift(Token::Vip, CityCenter, Watson);
        play.fights("crusher", "crusher");
        assert_eq!(play.districts(Token::Vip), [Watson], "nobody alone had the highest firepower");
    });
}

#[test]
fn r413_rules_answer_in_the_order_on_the_card() {
    shows(&["gangs:R413", "gangs:R416"], || {
        let run = |net: u8| {
            let mut play = Play::at(Story::InconvenientGift, &["inconvenient-gift-act-2a"]);
            let there = play.districts(Token::Trace)[0];
            play.state.story.shift(Token::Trace, there, Watson);
            play.state.seated[0].net = net;
            play.does(&["netrunner", "done", "netrun"]);
            while !matches!(play.state.frames.top(), Some(Frame::Turn | Frame::StoryAsks(_))) {
                let choices = play.choices();
                let key = choices.iter().find(|key| *key == "done").unwrap_or(&choices[0]).clone();
                play.does(&[&key]);
            }
            play
        };
        let mut play = run(0);
        assert_eq!(play.choices(), ["in westbrook", "in city-center"], "any depth moves the Trace");
        play.does(&["in city-center"]);
        assert_eq!(play.districts(Token::Trace), [CityCenter]);
        let play = run(5);
        assert_eq!(play.state.seated[0].net, 0, "from space 6 back to Start");
        assert_eq!(play.state.story.held(Token::Trace, JOHN), 1, "a Red run takes the Trace, and it moves no more");
    });
}

#[test]
fn r417_units_move_and_enter_one_by_one() {
    shows(&["gangs:R417"], || {
        let mut play = Play::at(Story::CostOfSuccess, &["cost-of-success-act-2a"]);
        let blueprints = play.game.catalog().opportunity_id("arasaka-blueprints").unwrap();
        play.state.seated[0].seized.insert(blueprints);
        play.state.story.set_blueprints(false);
        let there = play.districts(Token::Assassin)[0];
        play.state.story.shift(Token::Assassin, there, Pacifica);
        play.does(&["solo", "move solo watson > westbrook"]);
        assert_eq!(play.districts(Token::Assassin), [Westbrook], "it follows who holds the Blueprints");

        let mut play = Play::at(Story::CostOfSuccess, &["cost-of-success-act-2b"]);
        while play.districts(Token::X).len() > 1 {
            let taken = play.districts(Token::X)[0];
            play.state.story.remove(Token::X, taken);
        }
        let there = play.districts(Token::X)[0];
        play.state.story.shift(Token::X, there, Watson);
        play.does(&["techie", "move techie watson > watson/1"]);
        assert_eq!((play.state.story.held(Token::X, JOHN), play.cred(JOHN)), (1, 1), "the Business of Watson");
    });
}

#[test]
fn r418_deals_hideouts_and_upgrades_are_answered_when_they_are_done() {
    shows(&["gangs:R418", "gangs:R423"], || {
        let mut play = Play::new(Story::SubtleWarfare);
        play.does(&["hideout", "in westbrook"]);
        assert_eq!(play.purse(JOHN, Resource::Eurodollar), 1, "2 paid, and 1 from the Factory there");

        let mut play = Play::at(Story::SubtleWarfare, &["subtle-warfare-act-3"]);
        assert_eq!(play.state.story.time(), 6);
        let before = play.purse(JOHN, Resource::Eurodollar);
        play.does(&["upgrade"]);
        play.rests();
        assert_eq!((play.purse(JOHN, Resource::Eurodollar), play.state.story.time()), (before, 5), "an upgrade costs 1 less here");
        play.state.turn.actions = 0;
        let fixer = play.poi(Westbrook);
        play.place(JOHN, TECHIE, fixer);
        play.gain(JOHN, Resource::Eurodollar, 9);
        play.does(&["techie", "done"]);
        let hire = play.choices().into_iter().find(|key| key.starts_with("hire ")).unwrap();
        play.does(&[&hire]);
        play.rests();
        assert_eq!(play.state.story.time(), 4, "a hire");
    });
}

#[test]
fn r420_a_reclaim_ends_after_everything_in_it() {
    shows(&["gangs:R420", "gangs:R426"], || {
        let mut play = Play::at(Story::NightCityTour, &["night-city-tour-act-2a"]);
        let time = play.state.story.time();
        play.state.story.take(Token::Vip, CityCenter, JOHN);
        play.state.seated[0].discs.spend(crate::state::Disc::Solo);
        play.does(&["reclaim"]);
        play.rests();
        assert_eq!((play.cred(JOHN), play.state.story.time()), (2, time - 1));

        let mut play = Play::new(Story::SubtleWarfare);
        play.state.seated[0].discs.spend(crate::state::Disc::Solo);
        play.does(&["reclaim"]);
        play.rests();
        assert_eq!(play.purse(JOHN, Resource::Contraband), 1 + 2 + 1, "1 more for Dominance beside a Factory");
    });
}

#[test]
fn r421_who_leads_has_strictly_the_most() {
    shows(&["gangs:R194", "gangs:R421", "gangs:R425"], || {
        let mut play = Play::new(Story::CostOfSuccess);
        let business = play.poi(Watson);
        play.place(JOHN, TECHIE, business);
        play.gain(JOHN, Resource::Contraband, 3);
        play.set_cred(JOHN, 1);
        play.does(&["techie", "done"]);
        assert!(!play.choices().contains(&"seize arasaka-blueprints".to_owned()), "5 for who leads");
        play.set_cred(ALICE, 1);
        assert!(play.choices().contains(&"seize arasaka-blueprints".to_owned()), "4 in a tie");

        let mut play = Play::at(Story::SubtleWarfare, &["subtle-warfare-act-2b"]);
        let recruits = |play: &mut Play| {
            play.state.seated[0].discs.spend(crate::state::Disc::Solo);
            play.does(&["reclaim"]);
            let mut count = 0;
            while matches!(play.state.frames.top(), Some(Frame::Recruit(_))) {
                count += 1;
                play.does(&["recruit solo watson"]);
            }
            count
        };
        assert_eq!(recruits(&mut play), 1, "one Hideout, and a tie");
        let mut play = Play::at(Story::SubtleWarfare, &["subtle-warfare-act-2b"]);
        play.set_cred(ALICE, 1);
        assert_eq!(recruits(&mut play), 2, "he trails");
    });
}

#[test]
fn r422_story_cards_add_firepower_and_danger() {
    shows(&["gangs:R422", "gangs:R424"], || {
        let fight = |held: bool| {
            let mut play = Play::at(Story::InconvenientGift, &["inconvenient-gift-act-2a"]);
            play.place(ALICE, TECHIE, Spot::outside(Watson));
            let there = play.districts(Token::Trace)[0];
            play.state.story.shift(Token::Trace, there, Watson);
            if held {
                play.state.story.take(Token::Container, Pacifica, JOHN);
            }
            play.fights("crusher", "crusher");
            play
        };
        assert!(fight(true).heard(&Event::Total { seat: JOHN, firepower: 4 }));
        assert!(fight(false).heard(&Event::Total { seat: JOHN, firepower: 3 }));
        let mut play = Play::at(Story::InconvenientGift, &["inconvenient-gift-act-2a"]);
        play.does(&["netrunner", "done", "netrun"]);
        play.rests();
        assert!(play.told.0.iter().any(|(_, event)| matches!(event, Event::Rolled { danger: 5, .. })), "4 on Yellow, and 1");
    });
}

#[test]
fn r427_closed_districts_are_left_and_not_entered() {
    shows(&["gangs:R427"], || {
        let mut play = Play::at(Story::SubtleWarfare, &["subtle-warfare-act-2b"]);
        play.state.story.clear(Token::Militech);
        play.state.story.put(Token::Militech, Watson);
        play.state.story.put(Token::Militech, Westbrook);
        play.does(&["solo"]);
        let choices = play.choices();
        assert!(choices.iter().all(|key| !key.contains("> westbrook")), "{choices:?}");
        assert!(
            choices.contains(&"move solo watson > city-center".to_owned()) && choices.contains(&"move solo watson > watson/1".to_owned())
        );

        let mut play = Play::at(Story::CostOfSuccess, &["cost-of-success-act-2a"]);
        let there = play.districts(Token::Assassin)[0];
        play.state.story.shift(Token::Assassin, there, Watson);
        let business = play.poi(Watson);
        play.place(ALICE, TECHIE, business);
        play.does(&["solo"]);
        assert!(!play.choices().contains(&"move solo watson > watson/1".to_owned()));
        play.does(&["done", "fight watson"]);
        assert_eq!(play.state.frames.top(), Some(Frame::Choose), "no exchange either");
    });
}

#[test]
fn r428_a_district_can_be_at_peace() {
    shows(&["gangs:R428"], || {
        let mut play = Play::new(Story::NightCityTour);
        play.place(ALICE, TECHIE, Spot::outside(Watson));
        play.place(ALICE, TECHIE, Spot::outside(CityCenter));
        play.place(JOHN, SOLO, Spot::outside(CityCenter));
        play.does(&["solo", "done"]);
        assert_eq!(play.choices(), ["fight watson", "done"], "the VIP is in City Center");
    });
}

#[test]
fn r431_arasaka_blueprints_lies_beside_the_market() {
    shows(&["gangs:R431"], || {
        let mut play = Play::new(Story::CostOfSuccess);
        let business = play.poi(Watson);
        play.place(JOHN, TECHIE, business);
        play.gain(JOHN, Resource::Contraband, 3);
        let slots = *play.state.opportunities.slots();
        play.does(&["techie", "done", "seize arasaka-blueprints"]);
        play.rests();
        assert_eq!((*play.state.opportunities.slots(), play.state.story.blueprints(), play.cred(JOHN)), (slots, false, 3));
        play.ends_turn();
        assert_eq!((play.open(), play.districts(Token::Assassin).len()), (vec!["2a"], 1), "somebody holds it");
    });
}

#[test]
fn r432_the_killer_cannot_be_sent_home() {
    shows(&["gangs:R432"], || {
        let mut play = Play::at(Story::CostOfSuccess, &["cost-of-success-epilogue-c"]);
        play.state.story.put(Token::Assassin, Watson);
        play.state.story.take(Token::Assassin, Watson, JOHN);
        play.gain(JOHN, Resource::Secret, 2);
        play.does(&["offer 2.1"]);
        let choices = play.choices();
        assert!(choices.contains(&"pick drone watson of 0".to_owned()) && choices.contains(&"pick solo pacifica of 1".to_owned()));
        assert!(!choices.contains(&"done".to_owned()));
        play.does(&["pick solo pacifica of 1"]);
        assert_eq!(play.state.city.in_reserve(ALICE, SOLO), 3);
        assert_eq!((play.state.story.held(Token::Assassin, JOHN), play.purse(JOHN, Resource::Secret)), (1, 0));
    });
}

#[test]
fn r433_who_leaves_has_no_part_in_the_story() {
    shows(&["gangs:R433"], || {
        let mut play = Play::with(Story::SubtleWarfare, &[Gang::Maelstrom, Gang::VoodooBoys, Gang::TygerClaws]);
        play.state.story.take(Token::Factory, Watson, JOHN);
        play.state.story.take(Token::Factory, Heywood, JOHN);
        play.set_cred(JOHN, 12);
        let Play { game, state, chance, told } = &mut play;
        Engine { game, state, chance, witness: told }.leave(JOHN);
        assert_eq!((play.state.story.held(Token::Factory, JOHN), play.state.story.supply(Token::Factory)), (0, 2));
        assert!(play.heard(&Event::TokensLeft { seat: JOHN }));
        assert_eq!((play.open(), play.state.story.came_true()), (vec!["1"], None), "neither branch looks at John");
        assert_eq!(play.state.turn.seat, ALICE);
        play.does(&["netrunner"]);
        let Play { game, state, chance, told } = &mut play;
        Engine { game, state, chance, witness: told }.leave(MORGAN);
        assert_eq!(play.state.ending, Some(Ending::Left));
    });
}

#[test]
fn a_control_of_a_fixer_opens_roads_again() {
    let mut play = Play::at(Story::SubtleWarfare, &["subtle-warfare-act-2b"]);
    let fixer = play.poi(Westbrook);
    assert_eq!(play.game.map(play.state.side).kind(fixer), Some(PoiKind::Fixer));
    play.place(JOHN, NETRUNNER, fixer);
    play.gain(JOHN, Resource::Secret, 3);
    play.does(&["offer 2.1"]);
    assert_eq!(play.choices().len(), 3, "any of the three");
    let first = play.choices()[0].clone();
    play.does(&[&first]);
    assert_eq!((play.districts(Token::Militech).len(), play.cred(JOHN)), (2, 1));
    assert!(play.told.0.iter().any(|(_, event)| matches!(event, Event::TokenReturned { .. })));
}
