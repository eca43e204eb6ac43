//! Every check of the loader, shown on content with one thing broken; and that all problems come at once.

use gangs::catalog::{Catalog, CombatId, EdgerunnerId, Files, OpportunityId};
use table::conformance::{line_of, with, without_lines};

fn problems(files: &Files<'_>) -> String {
    match Catalog::parse(files) {
        Ok(_) => panic!("the content was accepted"),
        Err(problems) => problems.to_string(),
    }
}

macro_rules! refused {
    ($file:ident, $($old:expr => $new:expr, $says:expr;)+) => {
        $(
            let broken = with(Files::SHIPPED.$file, $old, $new);
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
    assert_eq!(catalog.opportunity_id("corporate-elite-bd"), Some(OpportunityId(0)));
    assert_eq!(OpportunityId(27).key(catalog), "arasaka-blueprints");
    assert_eq!(CombatId(0).key(catalog), "crusher");
    assert_eq!(catalog.combat_id("smart-weapon"), Some(CombatId(26)));
    assert_eq!(EdgerunnerId(9).key(catalog), "rogue-amendiares");
    assert_eq!(catalog.edgerunner_id("panam"), None);
    for (id, card) in catalog.combats() {
        assert_eq!((catalog.combat_id(&card.key), id.key(catalog)), (Some(id), card.key.as_str()));
    }
}

#[test]
fn the_hash_is_that_of_the_content_and_not_of_the_texts() {
    let hash = Catalog::load().hash();
    assert!(hash.len() == 64 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()), "{hash}");
    let hash_of = |files: &Files<'_>| Catalog::parse(files).map(|catalog| catalog.hash().to_owned()).unwrap_or_default();
    let dearer = with(Files::SHIPPED.opportunities, "cost = 2", "cost = 3");
    assert_ne!(hash_of(&Files { opportunities: &dearer, ..Files::SHIPPED }), hash);
    let worded = with(Files::SHIPPED.en, "Preem BD", "Premium BD");
    assert_eq!(hash_of(&Files { en: &worded, ..Files::SHIPPED }), hash);
}

#[test]
fn a_file_that_is_no_toml_is_refused_with_its_line() {
    let told = problems(&Files { net: "[[depth]]\nkey = \"yellow\nnumber = = 3\n", ..Files::SHIPPED });
    assert!(told.contains("net.toml line 2: ") && told.contains("net.toml line 3: "), "{told}");
    assert!(!told.contains("instead of"), "what cannot be read is not counted: {told}");
}

#[test]
fn unknown_words_and_fields_are_refused_with_line_card_and_field() {
    let opportunities = with(Files::SHIPPED.opportunities, "\"heywood\"", "\"badlands\"");
    let combat = with(Files::SHIPPED.combat, "set = \"starting\"", "sett = \"starting\"");
    let edgerunners = with(Files::SHIPPED.edgerunners, "cost = 1", "cost = \"one\"");
    let net = with(Files::SHIPPED.net, "danger = 4", "danger = 400");
    let told = problems(&Files { opportunities: &opportunities, combat: &combat, edgerunners: &edgerunners, net: &net, ..Files::SHIPPED });
    let right = [
        (
            "opportunities.toml",
            line_of(&opportunities, "badlands"),
            "preem-bd, requires: unknown variant `badlands`, expected one of `watson`",
        ),
        ("combat.toml", line_of(&combat, "sett"), "crusher, sett: unknown field `sett`, expected one of `key`, `set`"),
        ("edgerunners.toml", line_of(&edgerunners, "\"one\""), "judy-alvarez, cost: invalid type: string \"one\", expected u8"),
        ("net.toml", line_of(&net, "400"), "yellow, danger: invalid value: integer `400`, expected u8"),
    ];
    assert_eq!(told.lines().count(), right.len(), "{told}");
    for (said, (file, line, what)) in told.lines().zip(right) {
        assert!(said.starts_with(&format!("{file} line {line}, {what}")), "{said}\n{file} line {line}, {what}");
    }
}

#[test]
fn missing_fields_and_unknown_tables_are_refused() {
    let opportunities = with(Files::SHIPPED.opportunities, "deal = \"braindance\"\n", "");
    let gangs = with(Files::SHIPPED.gangs, "[[gang]]\n", "[[crew]]\nkey = \"wraiths\"\n\n[[gang]]\n");
    let board = with(Files::SHIPPED.board, "[setup]", "[settings]");
    let told = problems(&Files { opportunities: &opportunities, gangs: &gangs, board: &board, ..Files::SHIPPED });
    let right = [
        format!("opportunities.toml line {}, corporate-elite-bd: missing field `deal`", line_of(&opportunities, "corporate-elite-bd")),
        "board.toml: [setup] is missing".to_owned(),
        format!("board.toml line {}: 'settings' is not known here", line_of(&board, "[settings]")),
        format!("gangs.toml line {}: 'crew' is not known here", line_of(&gangs, "[[crew]]")),
    ];
    assert_eq!(told.lines().collect::<Vec<_>>(), right);
}

#[test]
fn opportunities_are_checked() {
    refused!(opportunities,
        "key = \"preem-bd\"" => "key = \"spiked-bd\"",
            "opportunities.toml, spiked-bd, key: the key is there already (opportunities.toml, spiked-bd)";
        "key = \"preem-bd\"" => "key = \"Preem BD\"",
            "opportunities.toml, Preem BD, key: 'Preem BD' must be made of small letters, digits and hyphens";
        "deal = \"weapon\"" => "deal = \"cyberware\"", "opportunities.toml, opportunity: 10 cyberware deals instead of 9";
        "deal = \"weapon\"" => "deal = \"cyberware\"", "opportunities.toml, opportunity: 8 weapon deals instead of 9";
        "cost = 2" => "cost = 0", "opportunities.toml, corporate-elite-bd, cost: an Opportunity costs at least 1 Contraband";
        "presence = [\"heywood\"]" => "presence = []", "opportunities.toml, preem-bd, requires: name at least one District";
        "\"city-center\", \"pacifica\"" => "\"pacifica\", \"pacifica\"",
            "opportunities.toml, reality-junkie-request, requires: pacifica is there twice";
        "presence-in = 2" => "presence-in = 7", "opportunities.toml, spiked-bd, requires: there are 6 Districts, not 7";
        "[\"kill\"]" => "[]",
            "opportunities.toml, corp-ware-augmentations, extra: every Opportunity gives something besides Street Cred for its type";
        "secrets = 1" => "secrets = 0", "opportunities.toml, corporate-elite-bd, extra: both numbers must be at least 1";
        "{ move = 3 }" => "{ move = 0 }",
            "opportunities.toml, synthcoke-deal, extra: nothing is gained or moved: the number must be at least 1";
        "\n    { cred = 2 }," => "\n    \"kill\",", "opportunities.toml, arming-the-city, extra: only gains can be chosen from: cred, gain";
        "\n    { cred = 2 }," => "\n    { cred = 0 },",
            "opportunities.toml, arming-the-city, extra: nothing is gained or moved: the number must be at least 1";
        "attested = \"CPRL\"" => "attested = \" \"", "opportunities.toml, corporate-elite-bd, source: say which source attests it";
    );
}

#[test]
fn combat_cards_are_checked() {
    refused!(combat,
        "copies = 6" => "copies = 5", "combat.toml, combat: 5 cards of the set kang-tao instead of 6";
        "copies = 6" => "copies = 0", "combat.toml, smart-weapon, copies: there is at least 1 of a card";
        "set = \"starting\"" => "set = \"upgrade\"", "combat.toml, combat: 3 cards of the set starting instead of 4";
        "set = \"starting\"" => "set = \"upgrade\"", "combat.toml, combat: 23 cards of the set upgrade instead of 22";
        "cred = 1" => "cred = 0", "combat.toml, crusher, scoring: the number must be at least 1";
        "key = \"ping\"" => "key = \"crusher\"", "combat.toml, crusher, key: the key is there already (combat.toml, crusher)";
    );
}

#[test]
fn edgerunners_are_checked() {
    refused!(edgerunners,
        "cost = 1" => "cost = 0", "edgerunners.toml, judy-alvarez, cost: an Edgerunner costs at least 1 Eurodollar";
        "\"t-bug\"" => "\"nix\"", "edgerunners.toml, nix, key: the key is there already (edgerunners.toml, nix)";
    );
    let (nine, _) = Files::SHIPPED.edgerunners.rsplit_once("[[edgerunner]]").expect("ten cards");
    let told = problems(&Files { edgerunners: nine, ..Files::SHIPPED });
    assert_eq!(told, "edgerunners.toml, edgerunner: 9 Edgerunners instead of 10");
}

#[test]
fn districts_are_checked() {
    refused!(board,
        "adjacent = [\"city-center\", \"westbrook\"]" => "adjacent = [\"city-center\"]",
            "board.toml, westbrook, adjacent: westbrook names watson, but watson does not name westbrook";
        "adjacent = [\"city-center\", \"westbrook\"]" => "adjacent = [\"city-center\", \"westbrook\", \"watson\"]",
            "board.toml, watson, adjacent: a District is not adjacent to itself";
        "adjacent = [\"city-center\", \"westbrook\"]" => "adjacent = [\"city-center\", \"westbrook\", \"city-center\"]",
            "board.toml, watson, adjacent: city-center is there twice";
        "large = [\"business\", \"data-fortress\"]" => "large = [\"business\"]",
            "board.toml, watson, large: 1 Points of Interest instead of 2";
        "large = [\"business\", \"data-fortress\"]" => "large = [\"business\", \"fixer\"]",
            "board.toml, district: 5 Points of Interest fixer on the side for four instead of 4";
        "small = [\"business\"]" => "small = [\"fixer\"]",
            "board.toml, watson, small: fixer is not among those of the other side";
        "small = [\"business\"]" => "small = []", "board.toml, watson, small: 0 Points of Interest instead of 1";
        ", { resource = \"contraband\", amount = 2 }]\n\n" => "]\n\n",
            "board.toml, watson, rewards: a District has at least two rewards to choose from";
        "\"contraband\", amount = 2 }]\n\n" => "\"eurodollar\", amount = 0 }]\n\n",
            "board.toml, watson, rewards: eurodollar is there twice";
        "\"contraband\", amount = 2 }]\n\n" => "\"eurodollar\", amount = 0 }]\n\n",
            "board.toml, watson, rewards: the amount must be at least 1";
        "key = \"watson\"" => "key = \"heywood\"",
            "board.toml, district: there must be watson, westbrook, city-center, heywood, santo-domingo, pacifica in this order, \
             not heywood, westbrook, city-center, heywood, santo-domingo, pacifica";
    );
}

#[test]
fn the_setup_is_checked() {
    refused!(board,
        "goal = 25" => "goal = 0", "board.toml, setup, goal: the game would be over before it begins";
        "[1, 2, 3]" => "[1, 2]", "board.toml, setup, hideout-slots: 2 slots instead of 3";
        "[1, 2, 3]" => "[1, 3, 2]", "board.toml, setup, hideout-slots: a later Hideout is worth at least as much as an earlier one";
        "markets = { edgerunners = 3" => "markets = { edgerunners = 0", "board.toml, setup, markets: a market shows at least 1 card";
        "starting = [\n" => "starting = [\n    [],\n", "board.toml, setup, starting: 5 seats instead of 4";
        "amount = 2 }\n# Street" => "amount = 0 }\n# Street", "board.toml, setup, hideout-cost: the amount must be at least 1";
    );
}

#[test]
fn the_net_is_checked() {
    refused!(net,
        "danger = 4" => "danger = 13", "net.toml, yellow, danger: two dice never show 13; it can be 2 to 12";
        "danger = 5" => "danger = 3", "net.toml, orange, danger: a deeper part of the Net is at least as dangerous";
        "number = 3" => "number = 4", "net.toml, 4, number: spaces are numbered in order: this one is 3";
        "depth = \"orange\"" => "depth = \"red\"", "net.toml, 3, depth: each depth has two spaces: this one is orange";
        "[\"move-opposing\"]" => "[]", "net.toml, 3, effects: every space does something";
        "key = \"red\"" => "key = \"orange\"", "net.toml, depth: there must be yellow, orange, red in this order, not yellow, orange, orange";
        "[cover]\nnumber = 2" => "[cover]\nnumber = 3", "net.toml, cover, number: there is no space 3 of the depth yellow to cover";
    );
    let six = with(
        Files::SHIPPED.net,
        "[cover]",
        "[[space]]\nnumber = 7\ndepth = \"red\"\neffects = [\"kill\"]\nsource = \"original\"\n\n[cover]",
    );
    assert_eq!(problems(&Files { net: &six, ..Files::SHIPPED }), "net.toml, space: 7 spaces instead of 6");
}

#[test]
fn gangs_are_checked() {
    refused!(gangs,
        "start = \"heywood\"" => "start = \"westbrook\"", "gangs.toml, valentinos, start: another Gang begins in westbrook already";
        "key = \"payback\"" => "key = \"revenge\"", "gangs.toml, tyger-claws, abilities: the key 'revenge' is there already";
        "[[gang.abilities]]\nkey = \"revenge\"\npower = \"give-fallen\"\nsource = { attested = \"SEZ in outline; name CPRL\" }\n" => "",
            "gangs.toml, tyger-claws, abilities: 1 abilities instead of 2";
        "key = \"maelstrom\"" => "key = \"valentinos\"",
            "gangs.toml, gang: there must be tyger-claws, valentinos, voodoo-boys, maelstrom in this order, \
             not tyger-claws, valentinos, voodoo-boys, valentinos";
    );
}

#[test]
fn the_single_player_mode_is_checked() {
    refused!(solo,
        "key = \"maelstrom\"" => "key = \"valentinos\"",
            "solo.toml, behavior: there must be tyger-claws, valentinos, voodoo-boys, maelstrom in this order, \
             not tyger-claws, valentinos, voodoo-boys, valentinos";
        "[\"solo\", \"netrunner\", \"techie\"]" => "[\"solo\", \"netrunner\"]",
            "solo.toml, tyger-claws, priority: it must name each of solo, techie, netrunner once";
        "[\"techie\", \"solo\", \"netrunner\"]" => "[\"techie\", \"solo\", \"solo\"]",
            "solo.toml, valentinos, priority: it must name each of solo, techie, netrunner once";
        "firepower = 1" => "firepower = 0", "solo.toml, tyger-claws, modifiers: the firepower must be at least 1";
        "cred-for-removed = 2" => "cred-for-removed = 0", "solo.toml, valentinos, ability: the number must be at least 1";
        "draw-more = 1" => "draw-more = 2", "solo.toml, maelstrom, ability: at most 1 card more can be drawn, not 2";
        "attested = \"RB 021\"" => "attested = \"\"", "solo.toml, valentinos, source: say which source attests it";
        "cards = 3" => "cards = 0", "solo.toml, profile, cards: 1 to 4 cards can be drawn, not 0";
        "cards = 3" => "cards = 5", "solo.toml, profile, cards: 1 to 4 cards can be drawn, not 5";
        "scoring = { if = { cred = 2" => "scoring = { if = { cred = 0", "solo.toml, profile, scoring: the number must be at least 1";
        "{ opponent-lost = \"any\" }" => "\"lost-none\"",
            "solo.toml, profile, scoring: it must be 'if' with opponent-lost, no-opponent-left or opponent-firepower";
        "[profile]" => "[johnny]", "solo.toml: [profile] is missing";
        "[profile]" => "[johnny]", "solo.toml: 'johnny' is not known here";
    );
    let told = problems(&Files { solo: &with(Files::SHIPPED.solo, "\"attacked\"", "\"asleep\""), ..Files::SHIPPED });
    let line = line_of(Files::SHIPPED.solo, "\"attacked\"");
    assert!(told.starts_with(&format!("solo.toml line {line}, tyger-claws, modifiers: unknown variant `asleep`")), "{told}");
    let (three, rest) = Files::SHIPPED.solo.split_once("[[behavior]]\nkey = \"maelstrom\"").expect("four cards");
    let (_, profile) = rest.split_once("[profile]").expect("the profile comes last");
    let told = problems(&Files { solo: &format!("{three}[profile]{profile}"), ..Files::SHIPPED });
    assert_eq!(
        told,
        "solo.toml, behavior: there must be tyger-claws, valentinos, voodoo-boys, maelstrom in this order, \
         not tyger-claws, valentinos, voodoo-boys"
    );
}

#[test]
fn names_are_checked() {
    refused!(it,
        "name-opportunity-preem-bd = BD Preem\n" => "", "it.ftl: the message 'name-opportunity-preem-bd' is missing";
        "BD Preem" => "BD Adulterata", "it.ftl, name-opportunity-spiked-bd: something else of this kind has the same name";
        "= Rosso" => "= Giallo", "it.ftl, name-depth-red: something else of this kind has the same name";
    );
    let drop = |text: &str, line: &str| with(text, line, "");
    let (en, it) = (drop(Files::SHIPPED.en, "name-combat-ping = Ping\n"), drop(Files::SHIPPED.it, "name-combat-ping = Ping\n"));
    let told = without_lines(&problems(&Files { en: &en, it: &it, ..Files::SHIPPED }));
    assert_eq!(told, "combat.toml, ping: the name is missing: say 'name-combat-ping' in en.ftl and it.ftl");
}

#[test]
fn all_problems_come_at_once() {
    let told = problems(&Files {
        opportunities: &with(Files::SHIPPED.opportunities, "cost = 2", "cost = 0"),
        combat: &with(Files::SHIPPED.combat, "copies = 6", "copies = 5"),
        board: &with(Files::SHIPPED.board, "[1, 2, 3]", "[3, 2, 1]"),
        net: &with(Files::SHIPPED.net, "danger = 4", "danger = 1"),
        it: &with(Files::SHIPPED.it, "= Rosso", "= Giallo"),
        ..Files::SHIPPED
    });
    let places: Vec<_> = told.lines().filter_map(|line| line.split([' ', ',']).next()).collect();
    assert_eq!(places, ["opportunities.toml", "combat.toml", "board.toml", "net.toml", "it.ftl"], "{told}");
}
