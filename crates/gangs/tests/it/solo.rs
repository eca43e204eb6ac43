//! The cards of the single player mode, as the rules tell them.

use gangs::catalog::words::{Behavior, Boldness, Class, Gang, Habit, Scoring, UnitKind, When};
use gangs::catalog::{Catalog, Files};
use table::shows;

const SOLO: Class = Class::Solo;
const TECHIE: Class = Class::Techie;
const NETRUNNER: Class = Class::Netrunner;

#[test]
fn r364_a_behavior_card_names_an_order_modifiers_and_an_ability() {
    shows(&["gangs:R364"], || {
        let catalog = Catalog::parse(&Files::SHIPPED).map_err(|problems| problems.to_string()).unwrap();
        let told = |gang: Gang| {
            let Behavior { priority, modifiers, ability, .. } = catalog.behavior(gang);
            let modifiers: Vec<(u8, Boldness)> = modifiers.iter().map(|modifier| (modifier.firepower, modifier.when)).collect();
            (priority.clone(), modifiers, *ability)
        };
        assert_eq!(
            told(Gang::TygerClaws),
            (vec![SOLO, NETRUNNER, TECHIE], vec![(1, Boldness::Attacked), (1, Boldness::Initiating)], Habit::CredForFallen(2))
        );
        assert_eq!(told(Gang::Valentinos), (vec![TECHIE, SOLO, NETRUNNER], vec![], Habit::CredForRemoved(2)));
        let with_netrunner = vec![(3, Boldness::With(UnitKind::Netrunner)), (1, Boldness::Initiating)];
        assert_eq!(told(Gang::VoodooBoys), (vec![NETRUNNER, SOLO, TECHIE], with_netrunner, Habit::TrackerBack(1)));
        assert_eq!(
            told(Gang::Maelstrom),
            (vec![SOLO, TECHIE, NETRUNNER], vec![(3, Boldness::Initiating), (2, Boldness::Attacked)], Habit::DrawMore(1))
        );
        let profile = catalog.profile();
        assert_eq!((profile.cards, profile.scoring), (3, Scoring::If { cred: 2, when: When::OpponentLost(UnitKind::Any) }));
    });
}
