//! Every check of the loader, shown on content with one thing broken; and that all problems come at once.

use nightlancer::catalog::{Catalog, ContactId, Files, ItemId, NightlancerId, OpportunityId};
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
    assert_eq!(catalog.item_id("assault-rifle"), Some(ItemId(0)));
    assert_eq!(catalog.nightlancer_id("feral"), Some(NightlancerId(9)));
    assert_eq!((ContactId(0).key(catalog), OpportunityId(0).key(catalog)), ("account-manager", "weapons-tech"));
    assert_eq!(catalog.mission_id("brunch"), None);
    for (id, card) in catalog.missions() {
        assert_eq!((catalog.mission_id(&card.key), id.key(catalog)), (Some(id), card.key.as_str()));
    }
}

#[test]
fn the_hash_is_that_of_the_content_and_not_of_the_texts() {
    let hash = Catalog::load().hash();
    let hash_of = |files: &Files<'_>| Catalog::parse(files).map(|catalog| catalog.hash().to_owned()).unwrap_or_default();
    let dearer = with(Files::SHIPPED.market, "cost = 4", "cost = 5");
    assert_ne!(hash_of(&Files { market: &dearer, ..Files::SHIPPED }), hash);
    let worded = with(Files::SHIPPED.cards_en, "Assault Rifle", "Attack Rifle");
    assert_eq!(hash_of(&Files { cards_en: &worded, ..Files::SHIPPED }), hash);
}

#[test]
fn a_file_that_is_no_toml_is_refused_with_its_line() {
    let told = problems(&Files { rounds: "[[round]]\nkey = \"a\nprospect = = 3\n", ..Files::SHIPPED });
    assert!(told.contains("rounds.toml line 2: ") && told.contains("rounds.toml line 3: "), "{told}");
    assert!(!told.contains("instead of"), "what cannot be read is not counted: {told}");
}

#[test]
fn nightlancers_are_checked() {
    refused! { nightlancers,
        "sniper": "health = 6" => "health = 0", "nightlancers.toml, sniper, health: the maximum of Health is at least 1 and at most 20";
        "sniper": "ideals = 4" => "ideals = 7", "nightlancers.toml, sniper, ideals: there are at most 6 Ideals (R186)";
        "sniper": "ideals = 4" => "ideals = 0", "nightlancers.toml, nightlancer: 2 Nightlancers without Ideals instead of 1";
        "sniper": "special = [{ reroll = { tests = \"marksman\" } }]" => "special = []",
            "nightlancers.toml, sniper, special: a Nightlancer has a special ability";
        "veteran": "tests = \"gunfight\"" => "tests = \"covert\"",
            "nightlancers.toml, veteran, special: only combat challenges have Danger (R231)";
        "engineer": "resolve = 1 }" => "resolve = 9 }", "nightlancers.toml, engineer, special: a price is at least 1 and at most 5";
        "engineer": "marksman = 2" => "marksman = 10", "nightlancers.toml, engineer, ratings: a rating or bonus is at most 9";
    }
    let renamed = with(Files::SHIPPED.nightlancers, "key = \"feral\"", "key = \"tame\"");
    let told = without_lines(&problems(&Files { nightlancers: &renamed, ..Files::SHIPPED }));
    for line in [
        "market.toml, scrap-claws, owner: there is no Nightlancer 'feral'",
        "opportunities.toml, a-name-again, owner: there is no Nightlancer 'feral'",
        "nightlancers.toml, tame: no card of market.toml, item names it as its owner",
        "nightlancers.toml, tame: the name is missing: say 'name-nightlancer-tame' in cards.en.ftl and cards.it.ftl",
    ] {
        assert!(told.lines().any(|said| said == line), "expected: {line}\ntold:\n{told}");
    }
}

#[test]
fn black_market_cards_are_checked() {
    refused! { market,
        "assault-rifle": "cost = 4" => "cost = 0", "market.toml, assault-rifle, cost: a card of the deck costs at least 1 Chip";
        "assault-rifle": "melee = 1" => "covert = 1", "market.toml, assault-rifle, bonus: Weapons apply only in combat challenges (R193)";
        "assault-rifle": "\"loud\", \"obvious\"" => "\"loud\", \"loud\"", "market.toml, assault-rifle, traits: loud is there twice";
        "assault-rifle": "\"loud\"" => "\"noisy\"",
            "market.toml, assault-rifle, traits: unknown variant `noisy`, expected `loud` or `obvious`";
        "ceramic-vest": "guard = 1" => "guard = 0", "market.toml, ceramic-vest, guard: Armour reduces the Health that is lost (R192)";
        "breaching-charge": "\"demolition\"" => "\"cracking\"",
            "market.toml, breaching-charge, passes: Black Market cards pass Demolition; the rest is for Contacts (R230)";
        "stim-patch": "\"street\"" => "\"challenge\"",
            "market.toml, stim-patch, favour: in a challenge a card is used by its bonus, guard or passes; a Deal is for Contacts";
        "lucky-coin": "\"rolled\"" => "\"street\"", "market.toml, lucky-coin, favour: 'reroll' does not fit the time 'street'";
        "reflex-wiring": "surgery = { health = 1, resolve = 1 }\n" => "",
            "market.toml, reflex-wiring, surgery: to build something in costs Health and Resolve (R188)";
        "lockbreaker": "cost = 3" => "cost = 3\nsurgery = { health = 1, resolve = 1 }",
            "market.toml, lockbreaker, surgery: only Cyberware and Cyberweapons are built in";
        "carry-rig": "cost = 2" => "cost = 2\nonce = true",
            "market.toml, carry-rig, pay: pay, once, only and traits are about a use in a challenge, and this card has none";
        "custom-shotgun": "ware = \"weapon\"" => "ware = \"weapon\"\ncost = 3", "market.toml, custom-shotgun, cost: a unique card has no cost";
        "custom-shotgun": "owner = \"weapon-smith\"" => "owner = \"sniper\"",
            "market.toml, silenced-rifle, owner: 'sniper' owns another card already";
        "carry-rig": "loadout = 1" => "loadout = 0", "market.toml, carry-rig, powers: the number must be at least 1";
        "jammer": "cost = 2" => "owner = \"sniper\"", "market.toml, item: 44 cards of the Black Market deck instead of 45";
    }
}

#[test]
fn contacts_are_checked() {
    refused! { contacts,
        "account-manager": "circle = \"company\"" => "circle = \"fixer\"",
            "contacts.toml, contact: 8 Contacts of the type company instead of 9";
        "account-manager": "\"deal\"" => "\"ignore\"", "contacts.toml, account-manager, favours: 'ignore' does not fit the time 'first-crew'";
        "account-manager": "\"deal\"" => "{ chips = 2 }",
            "contacts.toml, account-manager, favours: nothing here belongs to the time 'first-crew'";
        "account-manager": "chips = 2" => "chips = 0", "contacts.toml, account-manager, favours: a number is at least 1 and at most 20";
        "account-manager": "chips = 2" => "ideals = 1", "contacts.toml, account-manager, favours: 'ideals' does not fit the time 'open'";
        "cyberspacer": "\"cracking\"" => "\"demolition\"", "contacts.toml, cyberspacer, favours: Demolition is for Black Market cards (R230)";
        "cyberspacer": "browse = 2" => "browse = 9", "contacts.toml, cyberspacer, favours: between 2 and 4 cards are looked at";
        "stockbroker": "act = \"euromafia\"" => "act = \"black-market\"",
            "contacts.toml, stockbroker, favours: the Black Market needs a space with its two cards";
        "oddsmaker": "{ hits = 1 }" => "\"reroll\"", "contacts.toml, oddsmaker, favours: the two options are the same";
    }
}

#[test]
fn opportunities_are_checked() {
    refused! { opportunities,
        "weapons-tech": "gunfight = 1" => "gunfight = 0", "opportunities.toml, weapons-tech, bonus: a Skill raises an ability (R203)";
        "quiet-stake": "pay = [{ chips = 3 }]\n" => "",
            "opportunities.toml, quiet-stake, pay: an Opportunity has a cost or a requirement (R204)";
        "quiet-stake": "gains = [{ prospects = 2 }]" => "gains = []", "opportunities.toml, quiet-stake, gains: the card does nothing";
        "quiet-stake": "prospects = 2" => "hits = 2", "opportunities.toml, quiet-stake, gains: 'hits' cannot happen on a purchase";
        "clean-slate": "heat-at-most = 0" => "heat-at-most = 5", "opportunities.toml, clean-slate, needs: Heat is never above 5 (R002)";
        "slum-clinic": "ideals = 1" => "ideals = 7", "opportunities.toml, slum-clinic, gains: Ideals go from 0 to 6 (R186)";
        "slum-clinic": "contact = \"smarts\"" => "contact = \"genius\"",
            "opportunities.toml, slum-clinic, pay: unknown variant `genius`, expected one of `company`, `fixer`, `security`, `smarts`, `social`";
        "safehouse": "{ chips = 2 }] }" => "{ browse = 2 }] }",
            "opportunities.toml, safehouse, powers: only a deed that can happen at any time is done each time";
    }
}

#[test]
fn rounds_and_missions_are_checked() {
    refused! { rounds,
        "rivets-harassing": "half = \"early\"" => "half = \"late\"", "rounds.toml, round: 7 early Round cards instead of 8";
        "rivets-harassing": "prospect = 2" => "prospect = 0", "rounds.toml, rivets-harassing, prospect: a Prospect costs between 1 and 9 Chips";
        "rivets-harassing": "difficulty = 6" => "difficulty = 6, danger = 2",
            "rounds.toml, rivets-harassing, event: only combat challenges have Danger (R231)";
        "rivets-harassing": "{ either = [{ health = 2 }, { chips = 2 }] }" => "\"abort\"",
            "rounds.toml, rivets-harassing, event: an Event aborts no mission";
        "rivets-harassing": "{ chips = 2 }" => "{ health = 2 }", "rounds.toml, rivets-harassing, event: the two losses are the same";
        "peace-bureau-sweep": "heat = 2" => "heat = 6", "rounds.toml, peace-bureau-sweep, event: Heat goes from 0 to 5 (R002)";
    }
    refused! { missions,
        "street-doc-payback": "profile = \"low\"" => "profile = \"high\"", "missions.toml, mission: 15 missions of low profile instead of 16";
        "street-doc-payback": "\"covert\"" => "\"streetwise\"",
            "missions.toml, street-doc-payback, stages: the two Routes of a Stage ask for different abilities";
        "street-doc-payback": ", danger = 2" => "", "missions.toml, street-doc-payback, stages: a combat challenge has Danger (R231)";
        "street-doc-payback": "chips = 4" => "chips = 0", "missions.toml, street-doc-payback, payment: a payment always has Chips (R131)";
        "street-doc-payback": "chips = 3" => "chips = 9", "missions.toml, street-doc-payback, payment: a larger Crew is not paid more each";
        "street-doc-payback": "combat = { test = \"melee\"" => "combat = { test = \"covert\"",
            "missions.toml, street-doc-payback, stages: a Penalty is a combat challenge without an Obstacle";
        "street-doc-payback": "profile" => "loadout = 0\nprofile", "missions.toml, street-doc-payback, loadout: a Loadout has between 1 and 6 cards";
    }
}

#[test]
fn the_board_is_checked() {
    refused! { board,
        "market-5": "black-market" => "hard-work", "board.toml, space: 4 Black Market spaces with 4 players instead of 5";
        "market-1": "black-market\" }" => "black-market\" }\nedge = true",
            "board.toml, market-1, edge: the ring is of Direct spaces and the Euromafia's (C-04)";
        "favours-2": "players = 3" => "players = 5", "board.toml, favours-2, players: a space is for 2, 3 or 4 players";
        "red": "\"slums-hustles\"" => "\"hard-work\"", "board.toml, red, actions: a Risky space allows Direct actions and the Euromafia's (C-05)";
        "red": "key = \"blue\"" => "key = \"red\"", "board.toml, risk: there must be red, blue in this order, not red, red";
    }
    let broken = with(Files::SHIPPED.board, "\"slums-hustles\", \"euromafia\", \"black-market\"]", "\"slums-hustles\", \"euromafia\"]");
    let told = without_lines(&problems(&Files { board: &broken, ..Files::SHIPPED }));
    let says = "it must have each of black-market, gather-favours, slums-hustles, use-connections, euromafia";
    assert!(told.contains(says), "{told}");
}

#[test]
fn texts_are_checked() {
    let lost = |text: &str| with(text, "stage-mission-prototype-2b =", "stage-mission-prototype-2x =");
    let (en, it) = (lost(Files::SHIPPED.cards_en), lost(Files::SHIPPED.cards_it));
    let told = without_lines(&problems(&Files { cards_en: &en, cards_it: &it, ..Files::SHIPPED }));
    let line = "missions.toml, prototype: the stage is missing: say 'stage-mission-prototype-2b' in cards.en.ftl and cards.it.ftl";
    assert_eq!(told.trim(), line);
    let twice = with(Files::SHIPPED.cards_it, "name-item-longarm = Canna Lunga", "name-item-longarm = Nightbringer");
    let told = without_lines(&problems(&Files { cards_it: &twice, ..Files::SHIPPED }));
    assert_eq!(told.trim(), "cards.it.ftl, name-item-longarm: something else of this kind has the same name");
}

#[test]
fn all_problems_come_at_once() {
    let market = with(Files::SHIPPED.market, "owner = \"feral\"", "owner = \"nobody\"");
    let contacts = with(Files::SHIPPED.contacts, "circle = \"company\"", "circle = \"firm\"");
    let missions = with(Files::SHIPPED.missions, "danger = 2", "danger = 9");
    let told = problems(&Files { market: &market, contacts: &contacts, missions: &missions, ..Files::SHIPPED });
    for says in ["there is no Nightlancer 'nobody'", "unknown variant `firm`", "Danger is at most 5"] {
        assert!(told.contains(says), "expected: {says}\ntold:\n{told}");
    }
}
