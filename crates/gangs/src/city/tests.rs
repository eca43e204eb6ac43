//! The city by the book: a test for each rule of pages 007 to 009 that it does.

use table::{Seat, shows};

use super::*;
use crate::catalog::Catalog;
use crate::catalog::board::Side;
use District::{CityCenter, Heywood, Pacifica, SantoDomingo, Watson, Westbrook};

const JOHN: Seat = Seat(0);
const ALICE: Seat = Seat(1);
const MORGAN: Seat = Seat(2);
const SOLO: Unit = Unit::Basic(Class::Solo);
const TECHIE: Unit = Unit::Basic(Class::Techie);
const NETRUNNER: Unit = Unit::Basic(Class::Netrunner);

fn large() -> Map {
    Map::new(Catalog::load(), Side::Large)
}

/// A city of four Gangs with these units outside Points of Interest.
fn city(units: &[(Seat, Unit, District)]) -> City {
    let mut city = City::new(4);
    for &(seat, unit, district) in units {
        assert!(city.place(seat, unit, Spot::outside(district)));
    }
    city
}

fn reaches(city: &City, map: &Map, unit: Unit, from: Spot) -> Vec<Spot> {
    city.destinations(map, unit, from).iter().collect()
}

/// The Point of Interest of a kind in a District.
fn poi(map: &Map, district: District, kind: PoiKind) -> Spot {
    map.pois_of(district).find(|&spot| map.kind(spot) == Some(kind)).unwrap()
}

#[test]
fn r042_a_move_is_one_step() {
    shows(&["gangs:R042", "gangs:R043"], || {
        let (city, map) = (city(&[]), large());
        let reached = reaches(&city, &map, SOLO, Spot::outside(Pacifica));
        let districts: Vec<District> = District::ALL.iter().copied().filter(|&d| reached.contains(&Spot::outside(d))).collect();
        assert_eq!(districts, [Heywood, SantoDomingo], "neighbours only, and not where it stands");
        assert!(reached.contains(&Spot::poi(Pacifica, 0)) && reached.contains(&Spot::poi(Heywood, 1)));
        assert!(!reached.iter().any(|spot| spot.district() == Watson));
        assert!(map.borders(Heywood, CityCenter) && !map.borders(CityCenter, Pacifica));
    });
}

#[test]
fn r073_to_r077_points_of_interest_are_entered_from_near() {
    shows(&["gangs:R068", "gangs:R075"], || {
        let map = large();
        let mut city = city(&[(JOHN, NETRUNNER, Heywood), (JOHN, NETRUNNER, Heywood), (ALICE, TECHIE, CityCenter)]);
        let fortress = poi(&map, Heywood, PoiKind::DataFortress);
        let center = poi(&map, CityCenter, PoiKind::DataFortress);
        assert!(city.move_unit(&map, JOHN, NETRUNNER, Spot::outside(Heywood), fortress), "within the District");
        assert!(!city.move_unit(&map, JOHN, NETRUNNER, Spot::outside(Heywood), fortress), "occupied, even by a friend");
        assert!(city.move_unit(&map, JOHN, NETRUNNER, fortress, center), "from one to another next door");
        assert!(city.move_unit(&map, JOHN, NETRUNNER, Spot::outside(Heywood), fortress), "left free, it can be entered");
        assert!(!city.move_unit(&map, ALICE, TECHIE, Spot::outside(CityCenter), center), "occupied by another Gang");
        assert_eq!(city.controls(&map, JOHN, PoiKind::DataFortress), 2);
        assert_eq!(city.audit(4), Ok(()));
    });
}

#[test]
fn r031_drones_never_enter_points_of_interest() {
    shows(&["gangs:R031"], || {
        let (city, map) = (city(&[]), large());
        assert!(reaches(&city, &map, Unit::Drone, Spot::outside(Watson)).iter().all(|spot| spot.poi_index().is_none()));
    });
}

#[test]
fn r069_who_stands_in_it_controls_it() {
    shows(&["gangs:R069"], || {
        let map = large();
        let mut city = city(&[(JOHN, SOLO, Watson)]);
        let business = poi(&map, Watson, PoiKind::Business);
        assert_eq!(city.controls(&map, JOHN, PoiKind::Business), 0);
        assert!(city.move_unit(&map, JOHN, SOLO, Spot::outside(Watson), business));
        let controls = [JOHN, ALICE].map(|seat| city.controls(&map, seat, PoiKind::Business));
        assert_eq!((controls, city.controls(&map, JOHN, PoiKind::DataFortress)), ([1, 0], 0));
    });
}

/// City Center of the printed example: John two units, a Drone and a Hideout, Alice a Hideout, Morgan
/// three units.
fn city_center() -> City {
    let john = [(JOHN, SOLO, CityCenter), (JOHN, TECHIE, CityCenter), (JOHN, Unit::Drone, CityCenter)];
    let morgan = [SOLO, TECHIE, NETRUNNER].map(|unit| (MORGAN, unit, CityCenter));
    let mut city = city(&[&john[..], &morgan].concat());
    city.add_hideout(JOHN, CityCenter);
    city.add_hideout(ALICE, CityCenter);
    city
}

#[test]
fn ex02_city_center_nobody_dominates() {
    shows(&["gangs:R078", "gangs:R079", "gangs:R083"], || {
        let city = city_center();
        assert_eq!(city.dominance(4, CityCenter), None, "Morgan has as many, Hideout or not");
        assert_eq!([JOHN, ALICE, MORGAN].map(|seat| city.presence(seat, CityCenter)), [true, false, true]);
    });
}

#[test]
fn r081_a_hideout_and_the_most_units_dominate() {
    shows(&["gangs:R080", "gangs:R081", "gangs:R082"], || {
        let mut city = city_center();
        assert!(city.place(JOHN, Unit::Drone, Spot::outside(CityCenter)));
        assert_eq!(city.dominance(4, CityCenter), Some(JOHN));
        let rogue = EdgerunnerId(0);
        city.hire(MORGAN, rogue);
        assert!(city.place(MORGAN, Unit::Edgerunner(rogue), Spot::poi(CityCenter, 0)));
        assert_eq!(city.dominance(4, CityCenter), None, "an Edgerunner counts, in a Point of Interest too");
        assert!(city.place(MORGAN, SOLO, Spot::outside(CityCenter)));
        assert_eq!(city.dominance(4, CityCenter), None, "the most units without a Hideout");
        assert_eq!(city.dominance(4, Pacifica), None, "nobody is there");
    });
}

#[test]
fn r048_a_lost_unit_waits_in_its_reserve() {
    shows(&["gangs:R047", "gangs:R048"], || {
        let mut city = city(&[(JOHN, SOLO, Watson)]);
        let nix = EdgerunnerId(3);
        city.hire(JOHN, nix);
        assert!(city.place(JOHN, Unit::Edgerunner(nix), Spot::outside(Watson)));
        assert!(city.lose(JOHN, SOLO, Spot::outside(Watson)) && city.lose(JOHN, Unit::Edgerunner(nix), Spot::outside(Watson)));
        assert_eq!((city.in_reserve(JOHN, SOLO), city.whereabouts(nix)), (3, Whereabouts::Reserve(JOHN)));
        assert!(!city.lose(JOHN, SOLO, Spot::outside(Watson)), "there is none left");
        assert!(!city.any_in_play(JOHN));
        assert_eq!(city.audit(4), Ok(()));
    });
}

#[test]
fn r054_a_removed_unit_does_not_come_back() {
    shows(&["gangs:R054"], || {
        let mut city = city(&[(JOHN, SOLO, Watson)]);
        assert!(city.remove(JOHN, SOLO, Spot::outside(Watson)));
        assert_eq!(city.in_reserve(JOHN, SOLO), 2);
        assert_eq!(city.audit(4), Ok(()));
    });
}

#[test]
fn ex11d_a_converted_unit_keeps_its_place() {
    shows(&["gangs:R049", "gangs:R050", "gangs:R051", "gangs:R052"], || {
        let mut city = city(&[(ALICE, TECHIE, Watson)]);
        let spot = Spot::poi(Watson, 0);
        assert!(city.place(ALICE, SOLO, spot));
        assert!(!city.can_convert(JOHN, JOHN, SOLO) && !city.can_convert(JOHN, ALICE, Unit::Drone));
        assert!(city.convert(JOHN, ALICE, SOLO, spot));
        assert_eq!(city.occupant(spot), Some((JOHN, SOLO)));
        assert_eq!((city.in_reserve(JOHN, SOLO), city.in_reserve(ALICE, SOLO)), (2, 3));
        for district in [Watson, Watson, Watson] {
            city.place(JOHN, TECHIE, Spot::outside(district));
        }
        assert!(!city.convert(JOHN, ALICE, TECHIE, Spot::outside(Watson)), "no Techie is in reserve");
        assert_eq!(city.count(ALICE, TECHIE, Spot::outside(Watson)), 1);
        assert_eq!(city.audit(4), Ok(()));
    });
}

#[test]
fn r032_orphan_drones_are_lost() {
    shows(&["gangs:R032"], || {
        let mut city = city(&[(JOHN, TECHIE, Heywood)]);
        assert!((0..4).all(|_| city.build_drone(JOHN, Heywood)));
        assert!(!city.build_drone(JOHN, Heywood), "a Gang has four");
        assert_eq!(city.lose_orphans(JOHN, Heywood), 0, "the Techie looks after them");
        assert!(city.lose(JOHN, TECHIE, Spot::outside(Heywood)));
        assert_eq!((city.lose_orphans(JOHN, Heywood), city.in_reserve(JOHN, Unit::Drone)), (4, 4));
        assert_eq!(city.lose_orphans(JOHN, Heywood), 0);
    });
}

#[test]
fn a_swap_exchanges_places() {
    let map = large();
    let mut city = city(&[(ALICE, SOLO, Westbrook)]);
    let business = poi(&map, Westbrook, PoiKind::Business);
    assert!(city.place(MORGAN, TECHIE, business));
    city.swap_into(ALICE, SOLO, Spot::outside(Westbrook), business);
    assert_eq!(city.occupant(business), Some((ALICE, SOLO)));
    assert_eq!(city.count(MORGAN, TECHIE, Spot::outside(Westbrook)), 1);
    assert_eq!(city.audit(4), Ok(()));
}

#[test]
fn the_audit_notices_a_figure_too_many() {
    let mut city = city(&[(JOHN, SOLO, Watson)]);
    city.outside[0][0][0] += 1;
    assert_eq!(city.audit(4).unwrap_err(), "seat 0 has 4 of Basic(Solo) instead of 3");
}
