//! What lies in the box and on the board (rulebook pages 003 to 006 and 010): counts and names, typed
//! here a second time, and what the loader and the options refuse.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;

use District::{CityCenter, Heywood, Pacifica, SantoDomingo, Watson, Westbrook};
use PoiKind::{Business, DataFortress, Fixer};
use gangs::catalog::board::{Amount, Side};
use gangs::catalog::words::{Class, CombatSet, Deal, District, Gang, PoiKind, Power, Resource};
use gangs::catalog::{Catalog, Files};
use gangs::choice::Choice;
use gangs::city::{City, Map, SEATS, Spot, Unit};
use gangs::game::Gangs;
use gangs::hands::{Cards, Hands};
use gangs::market::Market;
use gangs::options::Options;
use gangs::setup::set_up;
use gangs::solo::Solo;
use gangs::state::{Disc, Discs, State};
use gangs::story::words::{Kind, Story, TIME, Token};
use gangs::story::{StoryState, introduction};
use table::chance::{Chance, Fast};
use table::{Choices, Game, Lang, Seat, Silent, shows};

/// The content, read and checked anew.
fn read() -> Catalog {
    Catalog::parse(&Files::SHIPPED).map_err(|problems| problems.to_string()).unwrap()
}

/// What the loader says when `old` stands there as `new`.
fn refused(file: &str, old: &str, new: &str) -> String {
    let mut files = Files::SHIPPED;
    let place = match file {
        "combat" => &mut files.combat,
        "edgerunners" => &mut files.edgerunners,
        "board" => &mut files.board,
        "gangs" => &mut files.gangs,
        "solo" => &mut files.solo,
        "stories" => &mut files.stories,
        _ => &mut files.opportunities,
    };
    assert!(place.contains(old), "'{old}' is not in {file} any more");
    let broken = place.replacen(old, new, 1);
    *place = &broken;
    let told = Catalog::parse(&files).err().map(|problems| problems.to_string());
    told.unwrap_or_else(|| panic!("{file} was accepted with '{new}' for '{old}'"))
}

/// The text of one entry of a file, from `[[kind]]` on, by its key.
fn entry<'a>(text: &'a str, kind: &str, key: &str) -> &'a str {
    let found = text.split(&format!("[[{kind}]]")).find(|part| part.contains(&format!("key = \"{key}\"")));
    found.unwrap_or_else(|| panic!("{key} is not in the file any more"))
}

fn options(fields: &[(&str, &str)]) -> Result<Options, String> {
    let fields = fields.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    Options::read(&fields).map_err(|problems| problems.to_string())
}

fn dealt(gangs: &[Gang]) -> State {
    set_up(Catalog::load(), &Options { first: Some(Seat(0)), ..Options::rivals(gangs) }, &mut Fast::new(1))
}

#[test]
fn r001_one_to_four_people_lead_a_gang_each() {
    shows(&["gangs:R001", "gangs:R091"], || {
        assert_eq!(options(&[("mode", "solo")]).unwrap().gangs.len(), 1);
        for seats in ["2", "3", "4"] {
            let gangs = options(&[("seats", seats)]).unwrap().gangs;
            assert_eq!(gangs.len().to_string(), seats);
            assert_eq!(gangs.iter().map(|&gang| gang as u8).collect::<BTreeSet<_>>().len(), gangs.len(), "each another one");
        }
        assert_eq!(options(&[("seats", "5")]).unwrap_err(), "seats: '5' is not possible; it can be 2 to 4");
    });
}

#[test]
fn r003_ten_edgerunners() {
    shows(&["gangs:R003"], || {
        let catalog = read();
        let names: BTreeSet<String> = catalog.edgerunners().map(|(_, card)| catalog.name(Lang::En, "edgerunner", &card.key)).collect();
        let right = [
            "Goro Takemura",
            "Jackie Welles",
            "Johnny Silverhand",
            "Judy Alvarez",
            "Kerry Eurodyne",
            "Nix",
            "River Ward",
            "Rogue Amendiares",
            "T-Bug",
            "Viktor Vektor",
        ];
        assert_eq!(names.iter().map(String::as_str).collect::<Vec<_>>(), right);
        let nix = entry(Files::SHIPPED.edgerunners, "edgerunner", "nix");
        assert!(refused("edgerunners", &format!("[[edgerunner]]{nix}"), "").contains("9 Edgerunners instead of 10"));
    });
}

#[test]
fn r004_the_sizes_of_the_decks() {
    shows(&["gangs:R004"], || {
        let catalog = read();
        let market = catalog.opportunities().filter(|(_, card)| card.deal != Deal::Story).count();
        let upgrades: u8 = catalog.combat_set(CombatSet::Upgrade).map(|(_, card)| card.copies).sum();
        assert_eq!((market, upgrades), (27, 22));
        let deal = entry(Files::SHIPPED.opportunities, "opportunity", "preem-bd");
        assert!(refused("opportunities", &format!("[[opportunity]]{deal}"), "").contains("8 braindance deals instead of 9"));
        let card = entry(Files::SHIPPED.combat, "combat", "ping");
        assert!(refused("combat", &format!("[[combat]]{card}"), "").contains("21 cards of the set upgrade instead of 22"));
    });
}

#[test]
fn r005_every_gang_has_the_same_four_starting_cards() {
    shows(&["gangs:R005", "gangs:R088"], || {
        let catalog = read();
        let names: Vec<String> =
            catalog.combat_set(CombatSet::Starting).map(|(_, card)| catalog.name(Lang::En, "combat", &card.key)).collect();
        assert_eq!(names, ["Crusher", "Cyberpsychosis", "Short Circuit", "Subdermal Armor"]);
        let state = dealt(Gang::ALL);
        let hands = [0, 1, 2, 3].map(|seat| state.hands.hand(Seat(seat)));
        assert_eq!(hands.map(|hand| hand.len()).iter().sum::<usize>(), 16);
        assert!(hands.iter().all(|hand| *hand == hands[0]));
        let card = entry(Files::SHIPPED.combat, "combat", "crusher");
        assert!(refused("combat", &format!("[[combat]]{card}"), "").contains("3 cards of the set starting instead of 4"));
    });
}

/// Chance that notes how many faces each roll of a die can show.
struct Faces(Fast, Vec<u32>);

impl Chance for Faces {
    fn draw<K: Display>(&mut self, what: &'static str, of: u32, name: impl Fn(u32) -> K) -> u32 {
        if what == "netwatch die" {
            let shown: Vec<String> = (0..of).map(|face| name(face).to_string()).collect();
            assert_eq!(shown, ["1", "2", "3", "4", "5", "6"]);
            self.1.push(of);
        }
        self.0.draw(what, of, name)
    }
}

#[test]
fn r006_netwatch_rolls_two_dice_with_six_faces() {
    shows(&["gangs:R006"], || {
        let game = Gangs::default();
        let mut state = dealt(&[Gang::Maelstrom, Gang::TygerClaws]);
        let mut chance = Faces(Fast::new(1), Vec::new());
        for choice in [Choice::Act(Disc::Netrunner), Choice::Done, Choice::Netrun, Choice::Done] {
            game.decide(&mut state, Seat(0), choice, &mut chance, &mut Silent, &mut Choices::new());
        }
        assert_eq!(chance.1, [6, 6]);
    });
}

#[test]
fn r007_a_gang_has_six_discs_and_no_two_are_alike() {
    shows(&["gangs:R007"], || {
        let state = dealt(&Gang::ALL[..2]);
        let mut discs = state.seated[1].discs;
        let kinds = [Disc::Solo, Disc::Techie, Disc::Netrunner, Disc::Hideout, Disc::Upgrade, Disc::Wild];
        assert!(kinds.into_iter().all(|disc| discs.spend(disc)), "each is there");
        assert_eq!(discs, Discs::default(), "and no other");
    });
}

#[test]
fn r008_the_figures_of_a_gang() {
    shows(&["gangs:R008", "gangs:R009", "gangs:R025"], || {
        let state = dealt(&Gang::ALL[..2]);
        let seat = Seat(0);
        let figures = |unit| {
            let out: usize =
                District::ALL.iter().map(|&district| state.city.units(seat, district).filter(|(other, _)| *other == unit).count()).sum();
            out + usize::from(state.city.in_reserve(seat, unit))
        };
        assert_eq!(Class::ALL, [Class::Solo, Class::Techie, Class::Netrunner]);
        assert_eq!(Class::ALL.iter().map(|&class| figures(Unit::Basic(class))).collect::<Vec<_>>(), [3, 3, 3]);
        assert_eq!(figures(Unit::Drone), 4);
        let slots = read().board().setup.hideout_slots.len();
        assert_eq!(usize::from(state.city.hideouts(seat)) + slots, 4);
        assert!(refused("board", "hideout-slots = [1, 2, 3]", "hideout-slots = [1, 2, 3, 4]").contains("4 slots instead of 3"));
    });
}

#[test]
fn r012_the_sizes_of_the_stories() {
    shows(&["gangs:R012"], || {
        let catalog = read();
        let mut sizes: BTreeMap<String, usize> = BTreeMap::new();
        catalog.story_cards().for_each(|(_, card)| *sizes.entry(catalog.name_of(Lang::En, "story", &card.story)).or_default() += 1);
        let right =
            [("An Inconvenient Gift", 7), ("Night City Tour", 7), ("Subtle Warfare", 8), ("The Cost of Success", 9), ("Tutorial", 1)];
        assert_eq!(sizes.iter().map(|(name, size)| (name.as_str(), *size)).collect::<Vec<_>>(), right);
        let tutorial = entry(Files::SHIPPED.stories, "card", "tutorial-introduction");
        assert!(refused("stories", &format!("[[card]]{tutorial}"), "").contains("0 cards of the Story tutorial instead of 1"));
    });
}

#[test]
fn r013_the_parts_of_the_stories() {
    shows(&["gangs:R013"], || {
        let catalog = read();
        let arasaka = catalog.opportunities().filter(|(_, card)| card.deal == Deal::Story);
        assert_eq!(arasaka.map(|(_, card)| card.key.as_str()).collect::<Vec<_>>(), ["arasaka-blueprints"]);
        assert_eq!(catalog.combat_set(CombatSet::KangTao).map(|(_, card)| card.copies).sum::<u8>(), 6);
        let tokens = [Token::Assassin, Token::Agent, Token::Vip, Token::Trace, Token::X, Token::Militech, Token::Container, Token::Factory];
        assert_eq!(Token::ALL, tokens);
        assert_eq!(tokens.map(Token::supply), [1, 1, 1, 1, 5, 6, 6, 6]);
        assert_eq!(TIME, 10);
        let two_agents = "setup = [{ put = { token = \"agent\", to = { random = 2 } } }, \"blueprints\"]";
        let told = refused("stories", "setup = [{ put = { token = \"agent\", to = { in = \"pacifica\" } } }, \"blueprints\"]", two_agents);
        assert!(told.contains("2 tokens agent are put, but there are 1"), "{told}");
    });
}

#[test]
fn r014_the_parts_of_the_single_player_mode() {
    shows(&["gangs:R014"], || {
        let catalog = read();
        assert_eq!(catalog.net().cover.number, 2, "a token for a space of the Net");
        assert!(Gang::ALL.iter().all(|&gang| catalog.behavior(gang).key == gang), "four Gang Behavior cards");
        assert_eq!(catalog.profile().cards, 3, "an Opposing Edgerunner Profile");
        let solo = Solo::default();
        assert_eq!((solo.districts.len(), solo.audit()), (6, Ok(())), "six Random District cards");
        let maelstrom = entry(Files::SHIPPED.solo, "behavior", "maelstrom");
        let behavior = maelstrom.split("[profile]").next().unwrap_or_default();
        assert!(refused("solo", &format!("[[behavior]]{behavior}"), "").contains("there must be"));
    });
}

#[test]
fn r017_revealed_story_cards_lie_open() {
    shows(&["gangs:R017"], || {
        let catalog = Catalog::load();
        let mut story = StoryState::new(Story::NightCityTour);
        assert_eq!(story.open().count(), 0);
        let card = introduction(catalog, Story::NightCityTour).unwrap();
        story.reveal(catalog, card);
        assert_eq!(story.open().collect::<Vec<_>>(), [card]);
    });
}

#[test]
fn r021_six_districts_with_rewards() {
    shows(&["gangs:R021"], || {
        let catalog = read();
        let names: Vec<String> = District::ALL.iter().map(|district| catalog.name_of(Lang::En, "district", district)).collect();
        assert_eq!(names, ["Watson", "Westbrook", "City Center", "Heywood", "Santo Domingo", "Pacifica"]);
        let pacifica = entry(Files::SHIPPED.board, "district", "pacifica");
        assert!(refused("board", &format!("[[district]]{pacifica}"), "").contains("there must be watson, westbrook"));
    });
}

#[test]
fn r306_the_rewards_of_the_districts() {
    let catalog = read();
    let (euro, goods, secret) = (Resource::Eurodollar, Resource::Contraband, Resource::Secret);
    let right: [(District, &[(Resource, u8)]); 6] = [
        (Watson, &[(euro, 1), (goods, 2)]),
        (Westbrook, &[(euro, 1), (secret, 1)]),
        (CityCenter, &[(euro, 2), (goods, 1), (secret, 1)]),
        (Heywood, &[(euro, 2), (goods, 1)]),
        (SantoDomingo, &[(euro, 1), (goods, 1)]),
        (Pacifica, &[(euro, 2), (goods, 2)]),
    ];
    for (district, rewards) in right {
        let rewards: Vec<Amount> = rewards.iter().map(|&(resource, amount)| Amount { resource, amount }).collect();
        assert_eq!(catalog.board().district(district).rewards, rewards, "{district:?}");
    }
}

/// The Points of Interest of every District.
fn pois(side: Side) -> Vec<(District, Vec<PoiKind>)> {
    let map = Map::new(Catalog::load(), side);
    let kinds = |district: District| map.pois_of(district).filter_map(|spot| map.kind(spot)).collect();
    District::ALL.iter().map(|&district| (district, kinds(district))).collect()
}

#[test]
fn r303_the_points_of_interest_of_both_sides() {
    shows(&["gangs:R019", "gangs:R022", "gangs:R303", "gangs:R304"], || {
        read();
        let large = [
            (Watson, vec![Business, DataFortress]),
            (Westbrook, vec![Business, Fixer]),
            (CityCenter, vec![Fixer, DataFortress]),
            (Heywood, vec![Fixer, DataFortress]),
            (SantoDomingo, vec![Business, DataFortress]),
            (Pacifica, vec![Business, Fixer]),
        ];
        assert_eq!(pois(Side::Large), large);
        let small = [
            (Watson, vec![Business]),
            (Westbrook, vec![Fixer]),
            (CityCenter, vec![DataFortress]),
            (Heywood, vec![DataFortress]),
            (SantoDomingo, vec![Business]),
            (Pacifica, vec![Fixer]),
        ];
        assert_eq!(pois(Side::Small), small);
        assert!(refused("board", "small = [\"business\"]", "small = []").contains("0 Points of Interest instead of 1"));
        assert!(
            refused("board", "large = [\"business\", \"data-fortress\"]", "large = [\"business\"]")
                .contains("1 Points of Interest instead of 2")
        );
    });
}

#[test]
fn r301_which_districts_are_adjacent() {
    shows(&["gangs:R043", "gangs:R301"], || {
        let right = [
            (Watson, CityCenter),
            (Watson, Westbrook),
            (Westbrook, CityCenter),
            (Westbrook, Heywood),
            (Westbrook, SantoDomingo),
            (Heywood, CityCenter),
            (Heywood, SantoDomingo),
            (Heywood, Pacifica),
            (SantoDomingo, Pacifica),
        ];
        for side in [Side::Small, Side::Large] {
            let map = Map::new(Catalog::load(), side);
            for &one in District::ALL {
                for &other in District::ALL {
                    let adjacent = right.contains(&(one, other)) || right.contains(&(other, one));
                    assert_eq!(map.borders(one, other), adjacent, "{one:?} and {other:?}");
                }
            }
        }
    });
}

#[test]
fn r023_a_dashboard_names_its_district_and_abilities_of_its_own() {
    shows(&["gangs:R023", "gangs:R024", "gangs:R309"], || {
        let catalog = read();
        let starts = Gang::ALL.iter().map(|&gang| catalog.dashboard(gang).start).collect::<Vec<_>>();
        assert_eq!(Gang::ALL, [Gang::TygerClaws, Gang::Valentinos, Gang::VoodooBoys, Gang::Maelstrom]);
        assert_eq!(starts, [Westbrook, Heywood, Pacifica, Watson]);
        let abilities: Vec<String> =
            Gang::ALL.iter().flat_map(|&gang| &catalog.dashboard(gang).abilities).map(|it| it.key.clone()).collect();
        assert_eq!((abilities.len(), abilities.iter().collect::<BTreeSet<_>>().len()), (8, 8));
        assert!(refused("gangs", "key = \"well-armed\"", "key = \"revenge\"").contains("the key 'revenge' is there already"));
        let state = dealt(Gang::ALL);
        assert!((0..SEATS).all(|seat| state.seated[seat].discs == Discs::ALL), "all in the Activate area");
        assert!(Seat::first(4).zip(starts).all(|(seat, start)| state.city.has_hideout(seat, start)));
    });
}

#[test]
fn r011_only_maelstrom_has_a_rage_token() {
    let rages = |gang: &Gang| Catalog::load().dashboard(*gang).abilities.iter().any(|ability| matches!(ability.power, Power::Rage { .. }));
    assert_eq!(Gang::ALL.iter().copied().filter(rages).collect::<Vec<_>>(), [Gang::Maelstrom]);
}

#[test]
fn r100_the_tutorial_is_one_card_that_changes_no_rule() {
    shows(&["gangs:R100"], || {
        let catalog = read();
        let cards: Vec<_> = catalog.story_cards().filter(|(_, card)| card.story == Story::Tutorial).collect();
        let [(id, card)] = cards[..] else { panic!("{} cards", cards.len()) };
        assert_eq!(introduction(&catalog, Story::Tutorial), Some(id));
        assert!(matches!(card.kind, Kind::Introduction { reveals: None }));
        assert!(card.setup.is_empty() && card.changes.is_empty() && card.rules.is_empty() && card.offers.is_empty());
        let told = refused("stories", "kind = { introduction = {} }", "kind = { introduction = {} }\nsetup = [\"blueprints\"]");
        assert!(told.contains("the Tutorial changes no rule"), "{told}");
    });
}

#[test]
fn c10_decks_run_out() {
    shows(&["gangs:R098", "gangs:R166"], || {
        let game = Gangs::default();
        let catalog = game.catalog();
        let starting: Cards = catalog.combat_set(CombatSet::Starting).map(|(id, _)| id).collect();
        let ping = catalog.combat_id("ping").unwrap();
        let upgrades = |state: &State| {
            let mut choices = Choices::new();
            game.choices(state, Seat(0), &mut choices);
            choices.contains(&Choice::Act(Disc::Upgrade))
        };
        let mut state = dealt(&[Gang::Maelstrom, Gang::TygerClaws]);
        assert!(upgrades(&state));
        state.hands = Hands::new(2, starting, []);
        assert!(!upgrades(&state), "there is nothing to upgrade with");
        state.hands = Hands::new(2, starting, [ping]);
        game.decide(&mut state, Seat(0), Choice::Act(Disc::Upgrade), &mut Fast::new(1), &mut Silent, &mut Choices::new());
        assert_eq!(state.hands.drawn(), [ping], "the last card is drawn alone");

        let mut market: Market<char, 4> = Market::new("AB".chars());
        market.refill("deck", &mut Fast::new(1), |card| card);
        assert_eq!(market.slots().iter().flatten().count(), 2, "a slot stays empty once the deck is used up");
    });
}

#[test]
fn r067_a_point_of_interest_has_room_for_one() {
    shows(&["gangs:R067", "gangs:R075"], || {
        let map = Map::new(Catalog::load(), Side::Small);
        let mut city = City::new(2);
        let solo = Unit::Basic(Class::Solo);
        assert!(city.place(Seat(0), solo, Spot::outside(Watson)) && city.place(Seat(0), solo, Spot::outside(Watson)));
        let business = Spot::poi(Watson, 0);
        assert!(city.move_unit(&map, Seat(0), solo, Spot::outside(Watson), business));
        assert!(!city.move_unit(&map, Seat(0), solo, Spot::outside(Watson), business));
        assert_eq!(city.occupant(business), Some((Seat(0), solo)));
    });
}
