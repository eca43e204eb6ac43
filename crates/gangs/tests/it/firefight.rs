//! The Combat cards: what they all have, and that a scenario of `scenarios/firefight` shows each of them.

use std::fs;
use std::path::Path;

use gangs::catalog::words::{CombatSet, Scoring};
use gangs::catalog::{Catalog, Files};
use table::shows;

const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// The choices that are made in all scenarios of the folder, each as a line.
fn choices() -> Vec<String> {
    let mut made = Vec::new();
    for entry in fs::read_dir(Path::new(HERE).join("scenarios/firefight")).unwrap() {
        for line in fs::read_to_string(entry.unwrap().path()).unwrap().lines() {
            if let Some((_, choices)) = line.split_once(" does ") {
                made.extend(choices.split(',').map(|choice| choice.trim().to_owned()));
            }
        }
    }
    made
}

#[test]
fn every_combat_card_is_played_in_a_scenario() {
    let choices = choices();
    let played = |key: &str| choices.iter().any(|choice| choice.strip_prefix("card ") == Some(key));
    let missing: Vec<&str> = Catalog::load().combats().map(|(_, card)| card.key.as_str()).filter(|key| !played(key)).collect();
    assert!(missing.is_empty(), "no scenario of the folder plays {}", missing.join(", "));
}

#[test]
fn r061_most_upgrades_have_an_effect_and_starting_cards_have_none() {
    shows(&["gangs:R061"], || {
        let catalog = Catalog::parse(&Files::SHIPPED).unwrap();
        assert!(catalog.combat_set(CombatSet::Starting).all(|(_, card)| card.effect.is_none()));
        let plain: Vec<&str> =
            catalog.combat_set(CombatSet::Upgrade).filter(|(_, card)| card.effect.is_none()).map(|(_, card)| card.key.as_str()).collect();
        // The two others have a firepower that is worked out instead.
        assert_eq!(plain, ["m2067-defender", "spiderbot-splinter", "tsunami-nekomata"]);

        let refused = |old: &str, new: &str| {
            let combat = Files::SHIPPED.combat.replace(old, new);
            assert_ne!(combat, Files::SHIPPED.combat);
            Catalog::parse(&Files { combat: &combat, ..Files::SHIPPED }).err().unwrap().to_string()
        };
        assert!(refused("\neffect = ", "\n# effect = ").contains("most upgrades have a special effect"));
        let crusher = "[[combat]]\nkey = \"crusher\"\n";
        let told = refused(crusher, &format!("{crusher}effect = \"no-losses\"\n"));
        assert!(told.contains("a starting card has no special effect"), "{told}");
    });
}

#[test]
fn every_card_earns_street_cred_on_some_condition() {
    for (_, card) in Catalog::load().combats() {
        let most = match card.scoring {
            Scoring::If { cred, .. } | Scoring::Each { cred, .. } => cred,
            Scoring::SpendSecrets(most) => most,
        };
        assert!(most > 0, "{}", card.key);
    }
}
