//! Every check of the loader, shown on content with one thing broken; and that all problems come at once, each with file,
//! card and field.

use ccg::catalog::{CardId, Catalog, Files, SponsorId};
use table::conformance::{with, with_card, without_lines};

fn problems(files: &Files<'_>) -> String {
    match Catalog::parse(files) {
        Ok(_) => panic!("the content was accepted"),
        Err(problems) => problems.to_string(),
    }
}

macro_rules! refused {
    ($file:ident, $($key:literal: $old:expr => $new:expr, $says:expr;)+) => {
        $(
            let broken = with_card(Files::SHIPPED.$file, $key, $old, $new);
            let told = without_lines(&problems(&Files { $file: &broken, ..Files::SHIPPED }));
            assert!(told.lines().any(|line| line == $says), "expected: {}\ntold:\n{told}", $says);
        )+
    };
}

#[test]
fn the_shipped_content_is_sound() {
    let catalog = Catalog::parse(&Files::SHIPPED).map_err(|problems| problems.to_string()).map(|_| ());
    assert_eq!(catalog, Ok(()));
}

#[test]
fn ids_follow_the_files_and_find_their_keys() {
    let catalog = Catalog::load();
    assert_eq!((catalog.sponsor_id("arasaka"), catalog.find("the-open-road")), (Some(SponsorId(0)), Some(CardId(0))));
    assert_eq!((catalog.find("arasaka"), CardId::NONE.key(catalog), catalog.name(CardId::NONE)), (None, "unknown", "?"));
    for (id, card) in catalog.cards() {
        assert_eq!((catalog.find(&card.key), catalog.name(id)), (Some(id), card.name.as_str()));
    }
}

#[test]
fn the_hash_follows_the_content_and_not_the_texts() {
    let other = with_card(Files::SHIPPED.runners, "beat-cop", "cost = 6", "cost = 7");
    let hash = |files: &Files<'_>| Catalog::parse(files).map_err(|problems| problems.to_string()).unwrap().hash().to_owned();
    assert_ne!(hash(&Files { runners: &other, ..Files::SHIPPED }), Catalog::load().hash());
    let text = with(Files::SHIPPED.cards_en, "Every body is a draft.", "Every body is a sketch.");
    assert_eq!(hash(&Files { cards_en: &text, ..Files::SHIPPED }), Catalog::load().hash());
}

#[test]
fn misspelt_words_are_refused_with_file_card_and_field() {
    let broken = with_card(Files::SHIPPED.runners, "beat-cop", "\"cop\"", "\"copp\"");
    let told = without_lines(&problems(&Files { runners: &broken, ..Files::SHIPPED }));
    let says = "runners.toml, beat-cop, attributes: unknown variant `copp`, expected one of `cop`, `corp`";
    assert!(told.lines().any(|line| line.starts_with(says)), "{told}");
    let broken = with_card(Files::SHIPPED.events, "riot", "cost = 3", "csot = 3");
    let told = without_lines(&problems(&Files { events: &broken, ..Files::SHIPPED }));
    assert!(told.contains("events.toml, riot") && told.contains("csot"), "{told}");
    let broken = with_card(Files::SHIPPED.events, "riot", "\"m-sec\"", "\"msec\"");
    let told = without_lines(&problems(&Files { events: &broken, ..Files::SHIPPED }));
    assert!(told.contains("events.toml, riot, ability") && told.contains("msec"), "{told}");
}

#[test]
fn wrong_references_are_refused() {
    refused! { sponsors,
        "the-nomads": "\"the-open-road\"" => "\"the-closed-road\"", "sponsors.toml, the-nomads, victory: there is no card 'the-closed-road'";
        "your-friendly-local-gangs": "\"trashin-the-corp-zone\"" => "\"the-zone\"", "sponsors.toml, your-friendly-local-gangs, victory: there is no card 'the-zone'";
    }
    refused! { decks,
        "the-wall": "armor-foundry = 3" => "armour-foundry = 3", "decks.toml, the-wall, runs: there is no card 'armour-foundry'";
        "the-wall": "sponsor = \"arasaka\"" => "sponsor = \"arasaca\"", "decks.toml, the-wall, sponsor: there is no Sponsor 'arasaca'";
        "the-wall": "kevlar-vest = 4" => "kevlar-vest = 5", "decks.toml, the-wall, deck: 5 copies of Kevlar Vest; both decks together can have 4 (R200)";
        "the-wall": "milk-run = 4" => "milk-run = 3", "decks.toml, the-wall, Runs Deck: the deck has at least 42 cards (R199), and at most 60 can be played; this one has 41";
    }
}

#[test]
fn missing_texts_are_refused() {
    let both = |id: &str, files: &dyn Fn(&str, &str) -> String| {
        let drop = |text: &str| {
            text.lines().filter(|line| !line.starts_with(&format!("{id} = "))).map(|line| format!("{line}\n")).collect::<String>()
        };
        files(&drop(Files::SHIPPED.cards_en), &drop(Files::SHIPPED.cards_it))
    };
    let told = |en: &str, it: &str| without_lines(&problems(&Files { cards_en: en, cards_it: it, ..Files::SHIPPED }));
    assert_eq!(both("flavour-angel", &told), "runners.toml, angel, flavour: there is no text 'flavour-angel'");
    assert_eq!(both("flavour-militech", &told), "sponsors.toml, militech, flavour: there is no text 'flavour-militech'");
    assert_eq!(both("deck-long-haul-about", &told), "decks.toml, long-haul, plan: there is no text 'deck-long-haul-about'");
    assert!(both("attribute-temple", &told).contains("there is no text 'attribute-temple'"));
    assert!(both("stat-def", &told).contains("there is no text 'stat-def'"));
    // In one language only.
    let lacking = with(Files::SHIPPED.cards_it, "flavour-angel", "flavour-angle");
    let told = problems(&Files { cards_it: &lacking, ..Files::SHIPPED });
    assert!(told.contains("flavour-angel") && told.contains("flavour-angle"), "{told}");
}

#[test]
fn keys_and_names_stand_once() {
    refused! { runners,
        "street-doc": "name = \"Street Doc\"" => "name = \"street samurai\"", "runners.toml, street-samurai, name: the name is there already (runners.toml, street-doc)";
    }
    let broken = with(Files::SHIPPED.runners, "key = \"street-doc\"", "key = \"Street Doc\"");
    assert!(problems(&Files { runners: &broken, ..Files::SHIPPED }).contains("must be made of small letters, digits and hyphens"));
    let broken = with(Files::SHIPPED.events, "key = \"riot\"", "key = \"milk-run\"");
    assert!(problems(&Files { events: &broken, ..Files::SHIPPED }).contains("the key is there already"));
}

#[test]
fn attributes_fit_the_type() {
    refused! { runners,
        "beat-cop": "[\"cop\"]" => "[\"cop\", \"solo\"]", "runners.toml, beat-cop, attributes: a Runner has exactly one character type (R148)";
        "beat-cop": "[\"cop\"]" => "[\"cop\", \"bar\"]", "runners.toml, beat-cop, attributes: 'bar' does not fit the card's type";
        "beat-cop": "[\"cop\"]" => "[\"cop\", \"cop\"]", "runners.toml, beat-cop, attributes: cop is there twice";
    }
    refused! { locations,
        "corner-bodega": "[\"grocery\"]" => "[]", "locations.toml, corner-bodega, attributes: a Location is at least one of bar, clinic and so on (R021), and at most three";
    }
    refused! { operations,
        "milk-run": "[\"smuggling\"]" => "[]", "operations.toml, milk-run, attributes: an Operation is at least one of blackmail, theft and so on (R034), and at most two";
    }
    refused! { cyber,
        "wolverers": "[\"arms\", \"cyber-weapon\"]" => "[\"cyber-weapon\"]", "cyber.toml, wolverers, attributes: Cyber has exactly one body part (R055)";
    }
    refused! { equipment,
        "kevlar-vest": "[\"armor\"]" => "[\"armor\", \"tool\"]", "equipment.toml, kevlar-vest, attributes: Equipment has exactly one type: weapon, armor, vehicle and so on (A04)";
        "switchblade": "[\"weapon\", \"melee\"]" => "[\"weapon\"]", "equipment.toml, switchblade, attributes: a Weapon is one of melee, pistol, rifle and heavy-weapon, a Vehicle one of car, motorcycle and so on; nothing else is";
    }
}

#[test]
fn figures_fit_the_type() {
    refused! { runners,
        "beat-cop": "power = 4" => "power = 0", "runners.toml, beat-cop, power: a Runner has Power (R036)";
        "beat-cop": "emp = 6" => "emp = 1", "runners.toml, beat-cop, emp: a Runner has an Empathy of at least 2 (A02)";
        "beat-cop": "style = 2" => "style = 2\nops = 3", "runners.toml, beat-cop, ops: a card of this type does not have it";
        "beat-cop": "cost = 6" => "cost = 60", "runners.toml, beat-cop, cost: it is at most 40";
        "beat-cop": "sr = 2" => "sr = 77", "runners.toml, beat-cop, sr: SR, LR and Def are between -40 and 40";
        "beat-cop": "source = { attested = \"a player's article: a Cop of 10 EB or less\" }" => "source = { attested = \" \" }", "runners.toml, beat-cop, source: say which source attests it";
    }
    refused! { locations,
        "corner-bodega": "ops = 2" => "ops = 0", "locations.toml, corner-bodega, ops: a Location or Operation is worth Ops Points";
    }
    refused! { equipment,
        "ghetto-bird": "movement = 2" => "movement = 0", "equipment.toml, ghetto-bird, movement: every Vehicle has a Movement value (R067)";
        "ghetto-bird": "capacity = 2" => "capacity = 0", "equipment.toml, ghetto-bird, capacity: every Vehicle has a carrying capacity (R068)";
    }
    refused! { events,
        "riot": "cost = 3" => "cost = 3\nfaction = \"street\"", "events.toml, riot, faction: a card of this type does not have it";
    }
    refused! { sponsors,
        "ncpd": "eb = 6" => "eb = 0", "sponsors.toml, ncpd, eb: a Sponsor produces EB";
        "ncpd": "victory = [{ have = [\"bust-points\", 50] }]" => "victory = []", "sponsors.toml, ncpd, victory: a Sponsor has a victory condition (R019)";
        "the-mob": "always = [" => "always = []\nvictory = [\"every-location\"]\nsource = \"original\"\n[[sponsor]]\nkey = \"other\"\nname = \"Other\"\nfaction = \"street\"\neb = 6\nalways = [", "sponsors.toml, the-mob, ability: a Sponsor has an ability (R015)";
    }
}

#[test]
fn what_could_not_be_carried_out_is_refused() {
    refused! { events,
        "riot": "does = [{ change = [{ all = { what = \"location\", whose = \"rivals\" } }, \"m-sec\", -6, \"turn\"] }]" => "does = []", "events.toml, riot, ability: ability 1 does nothing";
        "riot": "does = [" => "pay = [\"use\"], does = [", "events.toml, riot, ability: ability 1 is an Event's: it is played for its cost, and does not happen by itself";
        "riot": "does = [" => "does = [\"save\", ", "events.toml, riot, ability: ability 1 saves, and answers to no trashing";
        "riot": "does = [" => "does = [\"cancel\", ", "events.toml, riot, ability: ability 1 cancels, and answers to no ability or Event";
        "riot": "does = [" => "does = [\"end-battle\", ", "events.toml, riot, ability: ability 1 needs a battle, and can be used without one";
        "riot": "does = [" => "does = [{ use = \"that\" }, ", "events.toml, riot, ability: ability 1 is about a target and has none";
        "riot": "does = [" => "does = [{ use = \"host\" }, ", "events.toml, riot, ability: ability 1 is about a host; only Cyber and Equipment have one";
        "riot": "does = [" => "does = [{ draw = [\"its\", 1] }, ", "events.toml, riot, ability: ability 1 is about the controller of a target and has none";
        "riot": "cost = 3" => "cost = 3\nalways = [\"tough\"]", "events.toml, riot, always: an Event does not stay, so nothing holds by it";
        "dumpster-dive": "whose = \"yours\", at = \"trash\"" => "whose = \"rivals\", at = \"hand\"", "events.toml, dumpster-dive, ability: ability 1 has a target in a hidden place of another player";
        "reboot": "whose = \"yours\"" => "whose = \"yours\", at = \"battle\"", "events.toml, reboot, ability: ability 1 asks for a battle, and can be used without one";
    }
    refused! { runners,
        "internal-affairs": "pay = [\"use\"]" => "pay = [{ eb = 1 }]", "runners.toml, internal-affairs, ability: ability 1 must use, trash or burn a card, or it could be repeated for ever";
        "internal-affairs": "pay = [\"use\"]" => "pay = [\"use-host\"]", "runners.toml, internal-affairs, ability: ability 1 uses a host; only Cyber and Equipment have one";
        "two-tone": "does = [" => "pay = [\"use\"], does = [", "runners.toml, two-tone, ability: ability 1 happens by itself, so nothing is paid";
        "two-tone": "\"enters\"" => "\"completed\"", "runners.toml, two-tone, ability: ability 1 waits for completion; only Operations are completed";
        "kestrel": "\"point-blank\"" => "{ needs = { least = 2 } }", "runners.toml, kestrel, always: only Operations demand something of a team";
        "kestrel": "\"point-blank\"" => "{ bonus = { to = \"host\", stat = \"sr\", by = 1 } }", "runners.toml, kestrel, always: only Cyber and Equipment are attached to a Runner";
        "kestrel": "\"point-blank\"" => "{ bonus = { to = \"that\", stat = \"sr\", by = 1 } }", "runners.toml, kestrel, always: what holds all the time has no target";
    }
    refused! { locations,
        "think-tank": "{ draws = 1 }" => "\"tough\"", "locations.toml, think-tank, always: this is about a Runner: it stands on Runners, Cyber and Equipment alone";
    }
    refused! { operations,
        "payroll-heist": "{ on = \"completed\" }" => "{ on = \"turn-starts\" }", "operations.toml, payroll-heist, ability: ability 1 is an Operation's: it happens when it comes, is completed or leaves";
    }
    let line = "    { when = { in = \"legwork\" }, does = [\"regroup\"] },\n";
    for (count, says) in [(0, "an Event must do something"), (5, "a card has at most 4 abilities")] {
        let card =
            format!("[[card]]\nkey = \"more\"\nname = \"More\"\ncost = 1\nability = [\n{}]\nsource = \"original\"\n", line.repeat(count));
        let events = format!("{}\n{card}", Files::SHIPPED.events);
        let told = without_lines(&problems(&Files { events: &events, ..Files::SHIPPED }));
        assert!(told.lines().any(|line| line == format!("events.toml, more, ability: {says}")), "{told}");
    }
}

#[test]
fn everything_that_is_wrong_comes_at_once() {
    let runners = with_card(Files::SHIPPED.runners, "beat-cop", "power = 4", "power = 0");
    let runners = with_card(&runners, "angel", "\"fixer\"", "\"fixxer\"");
    let sponsors = with(Files::SHIPPED.sponsors, "eb = 9", "eb = 0");
    let events = with_card(
        Files::SHIPPED.events,
        "riot",
        "does = [{ change = [{ all = { what = \"location\", whose = \"rivals\" } }, \"m-sec\", -6, \"turn\"] }]",
        "does = []",
    );
    let cyber = with_card(Files::SHIPPED.cyber, "wolverers", "emp = 2", "emp = ");
    let told = problems(&Files { runners: &runners, sponsors: &sponsors, events: &events, cyber: &cyber, ..Files::SHIPPED });
    for place in [
        "runners.toml line",
        "beat-cop, power",
        "angel, attributes",
        "sponsors.toml line",
        "arasaka, eb",
        "riot, ability",
        "cyber.toml line",
    ] {
        assert!(told.contains(place), "{place}\n{told}");
    }
    // Decks whose cards could not all be read are not blamed for it.
    assert!(!told.contains("decks.toml"), "{told}");
}
