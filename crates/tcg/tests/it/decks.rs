//! Decks: what is legal, what is wrong with one, and how people write them down.

use table::{Game, shows};
use tcg::catalog::words::{Color, Kind, Rarity};
use tcg::catalog::{CardId, Catalog};
use tcg::deck::{Deck, Sort};
use tcg::decklist::Decklist;
use tcg::game::Tcg;
use tcg::options::Options;

fn catalog() -> &'static Catalog {
    Catalog::load()
}

fn id(key: &str) -> CardId {
    catalog().find(key).unwrap_or_else(|| panic!("no card {key}"))
}

const GREEN_RED: [&str; 3] = ["goro-takemura-hands-unclean", "saburo-arasaka-stubborn-patriarch", "yorinobu-arasaka-embracing-destruction"];

/// Cards that Green 4 and Red 2 allow, three of each, and so many in all.
fn filled(legends: &[&str], mut size: usize, with: &[(&str, u8)]) -> Deck {
    let limits = Deck::new(legends.iter().map(|key| id(key)), []).ram(catalog());
    let mut main: Vec<(CardId, u8)> = with.iter().map(|&(key, count)| (id(key), count)).collect();
    size -= with.iter().map(|(_, count)| usize::from(*count)).sum::<usize>();
    for (card, printed) in catalog().cards() {
        let fits = printed.kind != Kind::Legend && printed.ram <= limits[printed.color as usize];
        if fits && !main.iter().any(|(other, _)| *other == card) {
            let count = size.min(3);
            main.push((card, count as u8));
            size -= count;
        }
    }
    assert_eq!(size, 0, "there are enough cards");
    Deck::new(legends.iter().map(|key| id(key)), main)
}

fn wrong(deck: &Deck) -> String {
    deck.check(catalog(), false).map_or_else(|problems| problems.to_string(), |()| "legal".to_owned())
}

#[test]
fn ram_is_summed_by_colour_and_checked_card_by_card() {
    shows(&["tcg:T057", "tcg:T065", "tcg:T066", "tcg:T070", "tcg:T071", "tcg:T072"], || {
        let ram = |legends: &[&str]| Deck::new(legends.iter().map(|key| id(key)), []).ram(catalog());
        let mut expected = [0; 4];
        assert_eq!(ram(&[]), expected);
        expected[Color::Green as usize] = 2;
        assert_eq!(ram(&GREEN_RED[..1]), expected);
        expected[Color::Green as usize] = 4;
        expected[Color::Red as usize] = 2;
        assert_eq!(ram(&GREEN_RED), expected);
    });
    shows(&["tcg:T067", "tcg:T068", "tcg:T069"], || {
        for (key, fits) in [
            ("riding-nomad", true),
            ("sandevistan", true),
            ("minotaur", true),
            ("mantis-blades", true),
            ("animals-wrecker", false),
            ("psycho-squad", false),
            ("afterparty-at-lizzies", false),
        ] {
            let told = wrong(&filled(&GREEN_RED, 40, &[(key, 3)]));
            assert_eq!(told == "legal", fits, "{key}: {told}");
            assert_eq!(told.contains("(T067)"), !fits, "{key}: {told}");
        }
        // Values are not added up: six cards of RAM 3 and 4 are fine together.
        assert_eq!(wrong(&filled(&GREEN_RED, 40, &[("riding-nomad", 3), ("sandevistan", 3)])), "legal");
        // With one Green Legend fewer, what needs Green 3 is refused.
        let fewer = ["goro-takemura-hands-unclean", "yorinobu-arasaka-embracing-destruction", "v-streetkid"];
        assert!(wrong(&filled(&fewer, 40, &[("sandevistan", 1)])).contains("Sandevistan needs Green RAM 3; the Legends give 2"));
    });
}

#[test]
fn sizes_copies_and_legends_have_their_limits() {
    shows(&["tcg:T059", "tcg:T060", "tcg:T061", "tcg:T062", "tcg:T063", "tcg:T064", "tcg:T042"], || {
        for (size, fits) in [(39, false), (40, true), (50, true), (51, false)] {
            let told = wrong(&filled(&GREEN_RED, size, &[]));
            assert_eq!(told == "legal", fits, "{size}: {told}");
        }
        let four = wrong(&filled(&GREEN_RED, 40, &[("minotaur", 4)]));
        assert!(four.contains("4 copies of Minotaur; there can be 3 (T063)"), "{four}");
        let same = ["goro-takemura-hands-unclean", "goro-takemura-vengeful-bodyguard", "yorinobu-arasaka-embracing-destruction"];
        assert!(wrong(&filled(&same, 40, &[])).contains("two Legends are called Goro Takemura"));
        // The Unit of that name is another card, and names bind Legends only.
        assert_eq!(wrong(&filled(&GREEN_RED, 40, &[("goro-takemura-losing-his-way", 3)])), "legal");
        assert!(wrong(&filled(&GREEN_RED[..2], 40, &[])).contains("exactly 3 Legends (T059); this one has 2"));
        let four = ["v-streetkid", GREEN_RED[0], GREEN_RED[1], GREEN_RED[2]];
        assert!(wrong(&filled(&four, 40, &[])).contains("this one has 4"));
        let legend = wrong(&filled(&GREEN_RED, 40, &[("v-streetkid", 1)]));
        assert!(legend.contains("V: Streetkid is a Legend and cannot be in the main deck (T062)"), "{legend}");
        let unit = Deck::new([id(GREEN_RED[0]), id(GREEN_RED[1]), id("minotaur")], filled(&GREEN_RED, 40, &[]).main());
        assert!(wrong(&unit).contains("Minotaur is a Unit and no Legend"));
    });
}

#[test]
fn any_number_of_legends_is_told_and_breaks_nothing() {
    let deck = Deck::new(std::iter::repeat_n(id(GREEN_RED[0]), 400), []);
    assert!(wrong(&deck).contains("400"), "{}", wrong(&deck));
}

#[test]
fn all_problems_come_at_once() {
    let deck = Deck::new([id("minotaur")], [(id("v-streetkid"), 1), (id("psycho-squad"), 4)]);
    let told = wrong(&deck);
    for part in ["exactly 3 Legends", "no Legend (T059)", "40 to 50 cards", "cannot be in the main deck", "4 copies", "needs Blue RAM 1"] {
        assert!(told.contains(part), "{part}: {told}");
    }
}

#[test]
fn the_decks_that_come_with_the_game_are_legal_and_can_be_dealt() {
    shows(&["tcg:T074"], || {
        let game = Tcg::default();
        for printed in catalog().decks() {
            let demo = printed.sort == Sort::Demo;
            assert_eq!(printed.deck.check(catalog(), demo).map_err(|wrong| wrong.to_string()), Ok(()), "{}", printed.key);
            assert_eq!(demo, printed.deck.size() == 27, "{}", printed.key);
            let entries = [printed.deck.clone(), printed.deck.clone()];
            let state = game.deal(&Options::default(), &entries, &mut table::chance::Fast::new(1)).unwrap();
            assert_eq!(game.audit(&state), Ok(()));
        }
        assert_eq!(catalog().decks().len(), 8);
        let broken = Deck::new(catalog().deck("the-heist").unwrap().legends().iter().copied(), []);
        let refused = game.deal(&Options::default(), &[broken.clone(), broken], &mut table::chance::Fast::new(1)).unwrap_err().to_string();
        assert!(refused.contains("deck 1, main") && refused.contains("deck 2, main"), "{refused}");
    });
}

#[test]
fn what_was_written_is_read_again() {
    let game = Tcg::default();
    for printed in catalog().decks() {
        let text = printed.deck.write(catalog());
        assert_eq!(Decklist::read(catalog(), &text).deck, printed.deck, "{}", printed.key);
        assert_eq!(game.bring(&Options::default(), &text).unwrap(), printed.deck, "{}", printed.key);
        assert_eq!(game.bring(&Options::default(), &printed.key).unwrap(), printed.deck);
        let json = serde_json::to_string(&printed.deck).unwrap();
        assert!(json.contains(&format!("\"{}\"", printed.deck.legends()[0].key(catalog()))), "{json}");
        assert_eq!(serde_json::from_str::<Deck>(&json).unwrap(), printed.deck);
    }
}

#[test]
fn people_write_as_they_like_and_are_told_what_is_wrong() {
    let list = Decklist::read(catalog(), "// mine\n2x Minotaur # big\n3 6th street recruits\nLES ÉLÉMENS\nv: streetkid\nmantis-blades");
    let counts: Vec<(&str, u8)> = list.deck.main().map(|(card, count)| (card.key(catalog()), count)).collect();
    assert_eq!((list.deck.legends(), list.unread.len()), (&[id("v-streetkid")][..], 0));
    assert_eq!(counts, [("6th-street-recruits", 3), ("mantis-blades", 1), ("les-elemens", 1), ("minotaur", 2)]);
    let told = Decklist::read(catalog(), "2 Minotar\n1 V\n1 xyzzy").wrong.to_string();
    assert!(told.contains("line 1: there is no card 'Minotar'; it may be Minotaur"), "{told}");
    assert!(told.contains("line 2: 'V' can be V: Streetkid or V: Roamer of the Badlands or V: Corporate Exile"), "{told}");
    assert!(told.contains("line 3: there is no card 'xyzzy'\n"), "{told}");
    let unknown = Tcg::default().bring(&Options::default(), "no-such-deck").unwrap_err().to_string();
    assert!(unknown.contains("the-heist"), "{unknown}");
    assert!(serde_json::from_str::<Deck>(r#"{"legends":["nobody"],"main":{}}"#).is_err());
}

#[test]
fn a_line_that_cannot_be_read_hides_nothing_that_is_wrong_with_the_others() {
    let told = Tcg::default()
        .bring(&Options::default(), "2 Minotar\n4 Floor It\n1 Riding Nomad\nV: Streetkid\nV: Corporate Exile")
        .unwrap_err()
        .to_string();
    for part in [
        "'Minotar'",
        "4 copies of Floor It",
        "two Legends are called V",
        "exactly 3 Legends (T059); this one has 2 without the lines that cannot be read",
        "40 to 50 cards (T061); this one has 5 without the lines that cannot be read",
        "Riding Nomad needs Green RAM 4; the Legends that can be read give 0",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let list = Decklist::read(catalog(), "3 Floor It\n2x Minotar # big\nsubtitle: unknown");
    assert_eq!(list.unread, ["2x Minotar # big", "subtitle: unknown"]);
    let again = Decklist::read(catalog(), &list.write(catalog()));
    assert_eq!((&again.deck, &again.unread), (&list.deck, &list.unread));
}

#[test]
fn a_misspelt_card_is_met_with_the_names_that_were_likely_meant() {
    for (written, likely) in [
        ("Minotar", "Minotaur"),
        ("Mantis Blade", "Mantis Blades"),
        ("6th Stret Recruit", "6th Street Recruits"),
        ("Flor It", "Floor It"),
        ("V: Nobody", "V: Streetkid or V: Roamer of the Badlands or V: Corporate Exile"),
        ("V: Coporate Exil", "V: Corporate Exile"),
        ("Stubborn Patriarc", "Saburo Arasaka: Stubborn Patriarch"),
        ("Goro Takemura, Hand Unclean", "Goro Takemura: Hands Unclean"),
    ] {
        let told = Decklist::read(catalog(), written).wrong.to_string();
        let says = format!("line 1: there is no card '{written}'; it may be {likely}");
        assert!(told.contains(&says), "{says}: {told}");
    }
    let told = Decklist::read(catalog(), "Goro Takemora").wrong.to_string();
    assert!(told.contains("it may be Goro Takemura: ") && told.matches("Goro Takemura: ").count() > 1, "{told}");
    // Every card is found behind each of its letters that is left out.
    for (card, _) in catalog().cards() {
        let name = catalog().name(card);
        for (at, letter) in name.char_indices().filter(|(_, letter)| letter.is_alphanumeric()) {
            let slip = format!("{}{}", &name[..at], &name[at + letter.len_utf8()..]);
            let list = Decklist::read(catalog(), &slip);
            let read = list.deck.legends().iter().copied().chain(list.deck.main().map(|(card, _)| card)).any(|read| read == card);
            assert!(read || list.wrong.to_string().contains(&name), "{slip}: {}", list.wrong);
        }
    }
}

#[test]
fn decks_are_no_option() {
    let game = Tcg::default();
    assert!(game.about().options.iter().all(|option| option.key != "decks"));
    let fields = [("decks".to_owned(), "merc-turbo".to_owned())].into();
    assert!(game.options(&fields).unwrap_err().to_string().contains("decks"));
    // A file of a time when they were is still read, and what is written says nothing of them.
    let old = r#"{"edition":"guide","open":false,"decks":["merc-turbo","random"]}"#;
    let read: Options = serde_json::from_str(old).unwrap();
    assert_eq!(read, Options::default());
    assert_eq!(serde_json::to_string(&read).unwrap(), r#"{"edition":"guide","open":false}"#);
}

#[test]
fn the_pool_is_as_it_was_published() {
    shows(&["tcg:T050", "tcg:T058", "tcg:T419", "tcg:T421"], || {
        // The marks stand in the loader.
        let catalog = Catalog::parse(&tcg::catalog::Files::SHIPPED).map_err(|wrong| wrong.to_string()).unwrap();
        let count = |kind: Kind| catalog.cards().filter(|(_, card)| card.kind == kind).count();
        assert_eq!(Kind::ALL.iter().map(|&kind| count(kind)).collect::<Vec<_>>(), [26, 73, 17, 34]);
        // What is printed besides takes no part: two cards that differ in it alone play alike.
        assert!(catalog.cards().any(|(_, card)| card.rarity == Rarity::Secret));
        let johnny = catalog.card(id("johnny-silverhand-never-stop-fighting"));
        assert!(!johnny.sell, "no printing has a sell tag");
        for key in ["nocturne-op55n1", "judy-alvarez-nothing-to-doubt"] {
            assert!(catalog.find(key).is_some(), "only its credit was corrected");
        }
    });
}

#[test]
fn nothing_that_people_write_is_too_much() {
    let long = "9 Minotaur\n".repeat(5_000);
    let told = Decklist::read(catalog(), &long).wrong.to_string();
    assert!(told.contains("line 301: there are more lines than 300"), "{told}");
    // Whoever misspells everything is told what the first few could have been.
    let told = Decklist::read(catalog(), &"1 Minotar\n".repeat(950)).wrong.to_string();
    assert_eq!((told.matches("there is no card").count(), told.matches("it may be").count()), (300, 12), "{told}");
    let told = Decklist::read(catalog(), &"é".repeat(5_000)).wrong.to_string();
    assert!(told.starts_with("line 1: this is longer than 100 letters") && told.len() < 1_000, "{told}");
    for text in
        ["", "#", "255 Minotaur", "256 Minotaur", "99999999999999 Minotaur", "0 Minotaur", "-1 Minotaur", "\u{0}\u{fffd}é", "3x", "3 "]
    {
        let list = Decklist::read(catalog(), text);
        let _ = Decklist::read(catalog(), &list.write(catalog()));
    }
}
