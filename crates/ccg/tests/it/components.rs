//! Rules that only say what there is: the types of cards, the factions and what is printed on each type.

use ccg::catalog::words::{Attribute, Attributes, Faction, Kind};
use ccg::catalog::{Catalog, Files};
use table::shows;

fn catalog() -> Catalog {
    Catalog::parse(&Files::SHIPPED).unwrap_or_else(|problems| panic!("{problems}"))
}

#[test]
fn seven_sponsors_of_three_factions() {
    shows(&["ccg:R003", "ccg:R006", "ccg:R007", "ccg:R008", "ccg:R009", "ccg:R010", "ccg:R015", "ccg:R019"], || {
        let catalog = catalog();
        let of = |faction: Faction| catalog.sponsors().filter(move |(_, card)| card.faction == faction).map(|(_, card)| card.name.as_str());
        assert!(of(Faction::Corporate).eq(["Arasaka", "Biotechnica", "Militech"]));
        assert!(of(Faction::Street).eq(["The Mob", "The Nomads", "Your Friendly Local Gangs"]));
        assert!(of(Faction::Government).eq(["N.C.P.D."]));
        assert_eq!(catalog.sponsors().len(), 7);
        assert!(catalog.sponsors().all(|(_, card)| !card.victory.is_empty() && (!card.always.is_empty() || !card.ability.is_empty())));
    });
}

#[test]
fn every_type_has_its_figures() {
    shows(&["ccg:R001", "ccg:R021", "ccg:R030", "ccg:R034", "ccg:R036", "ccg:R045", "ccg:R060", "ccg:R094", "ccg:R148"], || {
        let catalog = catalog();
        for &kind in Kind::ALL {
            assert!(catalog.cards().any(|(_, card)| card.kind == kind), "{kind:?}");
        }
        for (_, card) in catalog.cards() {
            let count = |group: &[Attribute]| card.bits.both(Attributes::of(group)).count();
            let fights = card.sr != 0 || card.lr != 0 || card.def != 0 || card.style > 0;
            match card.kind {
                Kind::Location => assert!(card.ops > 0 && !fights && count(Attribute::LOCATIONS) > 0, "{}", card.key),
                Kind::Operation => assert!(card.ops > 0 && card.eb == 0 && count(Attribute::OPERATIONS) > 0, "{}", card.key),
                Kind::Runner => assert!(card.power > 0 && card.emp > 1 && count(Attribute::ROLES) == 1, "{}", card.key),
                Kind::Cyber => assert!(card.power == 0 && count(Attribute::BODY_PARTS) == 1, "{}", card.key),
                Kind::Equipment => assert!(card.emp == 0 && count(Attribute::EQUIPMENT) == 1, "{}", card.key),
                Kind::Event => assert!(!fights && card.faction.is_none() && !card.ability.is_empty(), "{}", card.key),
            }
        }
    });
}

#[test]
fn every_type_and_faction_has_its_colour() {
    shows(&["ccg:R002", "ccg:R003"], || {
        let backgrounds: Vec<&str> = Kind::ALL.iter().map(|kind| kind.background()).collect();
        assert_eq!(backgrounds, ["orange", "blue", "grey and red", "silver", "gold", "green"]);
        let catalog = catalog();
        let of = |key: &str| catalog.sponsor(catalog.sponsor_id(key).unwrap()).faction.colour();
        assert_eq!([of("ncpd"), of("arasaka"), of("the-mob")], ["blue", "yellow", "gray"]);
    });
}
