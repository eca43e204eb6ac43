//! Decks: what is wrong with one, all at once; how people write them; and the seven that come with the game.

use std::collections::BTreeSet;

use ccg::catalog::card::Card;
use ccg::catalog::effects::{Need, Static};
use ccg::catalog::words::{Attribute, Back, Kind};
use ccg::catalog::{CardId, Catalog, SponsorId};
use ccg::deck::{COPIES, Deck, LEAST};
use ccg::decklist::Decklist;
use ccg::game::Ccg;
use ccg::options::Options;
use table::deck::Change;
use table::{Game, Lang, Prose, shows};

fn catalog() -> &'static Catalog {
    Catalog::load()
}

fn card(key: &str) -> CardId {
    catalog().find(key).unwrap()
}

/// The problems of a deck in English, a line each.
fn wrong(deck: &Deck) -> Vec<String> {
    deck.check(catalog()).err().map(|problems| problems.lines(Lang::En)).unwrap_or_default()
}

fn wall() -> &'static Deck {
    catalog().deck("the-wall").unwrap()
}

#[test]
fn each_sponsor_has_a_deck_of_the_least_size_with_a_plan_of_three_sentences() {
    let sponsors: BTreeSet<SponsorId> = catalog().decks().iter().map(|printed| printed.deck.sponsor()).collect();
    assert_eq!((catalog().decks().len(), sponsors.len()), (7, 7));
    for printed in catalog().decks() {
        assert_eq!(printed.deck.check(catalog()), Ok(()), "{}", printed.key);
        assert_eq!(Back::ALL.iter().map(|&back| printed.deck.size(back)).collect::<Vec<_>>(), [LEAST, LEAST], "{}", printed.key);
        for lang in Lang::ALL {
            let plan = catalog().texts().get(lang, &format!("deck-{}-about", printed.key), &[]);
            assert_eq!(plan.matches(". ").count(), 2, "{plan}");
            assert!(plan.ends_with('.'), "{plan}");
        }
    }
}

/// Every card of both decks, one by one.
fn all(deck: &Deck) -> impl Iterator<Item = &'static Card> + '_ {
    Back::ALL.iter().flat_map(|&back| deck.cards(back)).map(|id| catalog().card(id))
}

#[test]
fn each_deck_can_win_by_points() {
    for printed in catalog().decks() {
        let sum = |what: fn(&Card) -> u8| all(&printed.deck).map(|card| u32::from(what(card))).sum::<u32>();
        let runners = all(&printed.deck).filter(|card| card.kind == Kind::Runner).count();
        let ops = sum(|card| if card.kind == Kind::Operation { card.ops } else { 0 });
        let style = sum(|card| card.style);
        assert!(runners >= 12 && (ops >= 50 || style >= 100), "{}: {ops} Ops, {style} Style", printed.key);
    }
}

#[test]
fn each_deck_has_what_its_operations_demand() {
    for printed in catalog().decks() {
        for card in all(&printed.deck) {
            for one in &card.always {
                let met = match one {
                    Static::Needs(Need::One(attribute)) => all(&printed.deck).any(|card| card.is(*attribute)),
                    Static::Needs(Need::Control(which)) => {
                        all(&printed.deck).any(|card| which.what.fits(card.kind) && which.with.is_none_or(|with| card.is(with)))
                    }
                    _ => true,
                };
                assert!(met, "{}: {} asks for {one:?}", printed.key, card.name);
            }
        }
    }
}

#[test]
fn each_deck_can_fulfil_the_condition_of_its_sponsor() {
    let count = |key: &str, fits: &dyn Fn(&Card) -> bool| all(catalog().deck(key).unwrap()).filter(|card| fits(card)).count();
    let with = |key: &str, one: Attribute| count(key, &|card| card.is(one));
    let sum = |key: &str, what: fn(&Card) -> i8| all(catalog().deck(key).unwrap()).map(|card| i32::from(what(card)).max(0)).sum::<i32>();
    // Twice of what is needed, because half of a deck is never drawn.
    assert!(sum("the-wall", |card| card.def) >= 2 * 90);
    assert!(sum("final-argument", |card| card.sr + card.lr) >= 2 * 130);
    let cyber = |card: &Card| card.kind == Kind::Cyber;
    assert!(count("new-flesh", &cyber) >= 2 * 11);
    let part = |part: &&Attribute| count("new-flesh", &|card| cyber(card) && card.is(**part)) > 1;
    assert!(Attribute::BODY_PARTS.iter().filter(part).count() >= 7);
    for &one in Attribute::LOCATIONS {
        assert!(with("family-business", one) > 1, "{one:?}");
    }
    assert!(with("long-haul", Attribute::Vehicle) >= 2 * 8 && count("long-haul", &|card| card.key == "the-open-road") > 1);
    assert!(with("blue-line", Attribute::Cop) >= 12);
    let parts = |list: &[Attribute]| list.iter().map(|&one| with("eight-wheels", one)).sum::<usize>();
    use Attribute::{Av, Car, HeavyWeapon, Helicopter, Hover, Motorcycle, Punknaught, Rv, Techie, Truck};
    assert!(4 * parts(&[Car]) + 2 * parts(&[Motorcycle]) >= 2 * 8);
    assert!(parts(&[Truck, Rv]) >= 4 && parts(&[Hover, Helicopter, Av]) >= 4 && parts(&[HeavyWeapon]) >= 2);
    assert!(parts(&[Punknaught]) > 1 && parts(&[Techie]) > 1);
    assert!(count("eight-wheels", &|card| card.key == "trashin-the-corp-zone") > 1);
}

#[test]
fn a_deck_is_a_sponsor_and_two_decks() {
    shows(&["ccg:R005", "ccg:R196", "ccg:R199"], || {
        let told = wrong(&Deck::new(SponsorId::NONE, [], []));
        assert_eq!(
            told,
            [
                "sponsor: a deck has a Sponsor (R005); name it in a line of its own",
                "Runs Deck: the deck has at least 42 cards (R199), and at most 60 can be played; this one has 0",
                "Gear Deck: the deck has at least 42 cards (R199), and at most 60 can be played; this one has 0",
            ]
        );
        let short = wall().with(catalog(), None, Some(card("milk-run")));
        assert_eq!(wrong(&short), ["Runs Deck: the deck has at least 42 cards (R199), and at most 60 can be played; this one has 41"]);
    });
}

#[test]
fn each_deck_has_cards_of_its_own_back() {
    shows(&["ccg:R197", "ccg:R198"], || {
        let (runs, gear) = (wall().of(Back::Runs).to_vec(), wall().of(Back::Gear).to_vec());
        let runs = runs.into_iter().chain([(card("riot"), 1)]);
        let gear = gear.into_iter().chain([(card("beat-cop"), 1)]);
        let told = wrong(&Deck::new(wall().sponsor(), runs, gear));
        assert_eq!(
            told,
            [
                "Runs Deck: Riot (Event) has the back of the other deck (R197, R198)",
                "Gear Deck: Beat Cop (Runner) has the back of the other deck (R197, R198)",
            ]
        );
    });
}

#[test]
fn four_copies_and_one_of_a_legendary_card_over_both_decks() {
    shows(&["ccg:R200", "ccg:R201", "ccg:R127"], || {
        let (runs, gear) = (wall().of(Back::Runs).to_vec(), wall().of(Back::Gear).to_vec());
        let more = Deck::new(wall().sponsor(), runs.into_iter().chain([(card("bodyguard"), 1), (card("morgan-graves"), 1)]), gear);
        assert_eq!(
            wrong(&more),
            [
                "deck: 5 copies of Bodyguard; both decks together can have 4 (R200)",
                "deck: 2 copies of Morgan Graves, which is Legendary; both decks together can have 1 (R201)",
            ]
        );
        assert_eq!(COPIES, 4);
        // Copies in the wrong deck count too.
        let (runs, gear) = (wall().of(Back::Runs).to_vec(), wall().of(Back::Gear).to_vec());
        let split = Deck::new(wall().sponsor(), runs, gear.into_iter().chain([(card("bodyguard"), 1)]));
        assert_eq!(wrong(&split).len(), 2, "{:?}", wrong(&split));
    });
}

#[test]
fn lists_are_written_and_read_back() {
    for printed in catalog().decks() {
        let text = printed.deck.write(catalog());
        let read = Decklist::read(catalog(), &text);
        assert_eq!((read.deck, read.unread.len(), read.wrong.is_empty()), (printed.deck.clone(), 0, true), "{text}");
        let json = serde_json::to_string(&printed.deck).unwrap();
        assert_eq!(serde_json::from_str::<Deck>(&json).unwrap(), printed.deck);
    }
}

#[test]
fn lists_are_read_as_people_write_them() {
    let text = "arasaka\n# a comment\n2x BEAT COP # two\n3 too drunk to\n1 Expose\nav-1\n";
    let read = Decklist::read(catalog(), text);
    assert_eq!(read.unread, [""; 0]);
    assert_eq!(read.deck.sponsor(), catalog().sponsor_id("arasaka").unwrap());
    assert_eq!(read.deck.of(Back::Runs), [(card("expose"), 1), (card("beat-cop"), 2)]);
    assert_eq!(read.deck.of(Back::Gear), [(card("av-1"), 1), (card("too-drunk-to"), 3)]);
    // Only what is wrong with the sizes is left.
    assert_eq!(read.wrong.iter().count(), 2);
}

#[test]
fn headings_say_where_a_card_belongs() {
    let read = Decklist::read(catalog(), "The Mob\nGear Deck:\n4 Milk Run\n");
    assert_eq!(read.deck.of(Back::Gear), [(card("milk-run"), 4)]);
    assert!(read.wrong.lines(Lang::En).iter().any(|line| line.contains("Milk Run (Operation) has the back of the other deck")));
}

#[test]
fn lines_that_cannot_be_read_are_told_with_what_was_meant() {
    let long = "x".repeat(101);
    let read = Decklist::read(catalog(), &format!("Militech\nArasaka\n2 Street Samuray\nqqqqqq\n{long}\n"));
    let told = read.wrong.lines(Lang::En);
    assert_eq!(told[0], "line 2: a deck has one Sponsor; Arasaka is another");
    assert_eq!(told[1], "line 3: there is no card and no Sponsor 'Street Samuray'; it may be Street Samurai");
    assert_eq!(told[2], "line 4: there is no card and no Sponsor 'qqqqqq'");
    assert_eq!(told[3], "line 5: this is longer than 100 letters; no card has so long a name");
    assert!(told[4].ends_with("this one has 0, besides 3 lines that cannot be read"), "{}", told[4]);
    assert_eq!(read.unread.len(), 3);
    assert!(read.write(catalog()).contains("# Lines that cannot be read\n2 Street Samuray\nqqqqqq\n"));
    let endless = "Riot\n".repeat(401);
    assert!(Decklist::read(catalog(), &endless).wrong.lines(Lang::It)[0].starts_with("riga 401: le righe sono più di 400"));
}

#[test]
fn a_list_is_shown_as_a_sponsor_and_two_decks_and_can_be_changed() {
    let game = Ccg::default();
    let list = wall().write(catalog());
    let shown = |add: &str, drop: &str, list: &str| game.deck(list, Change { add, drop }, Lang::It).unwrap();
    let deck = shown("", "", &list);
    assert_eq!((deck.list.as_str(), deck.wrong.is_empty(), deck.unit), (list.as_str(), true, "EB"));
    let parts: Vec<_> = deck.parts.iter().map(|part| (part.title.as_str(), part.cards().map(|card| card.count).sum::<u8>())).collect();
    assert_eq!(parts, [("Sponsor", 1), ("Mazzo Missioni", 42), ("Mazzo Dotazioni", 42)]);
    let first = &deck.parts[1].kinds[0];
    assert_eq!((first.title.as_str(), first.cards[0].name.as_str(), first.cards[0].color), ("Luogo", "Armor Foundry", "corporate"));
    let changed = shown("the-mob", "milk-run", &list);
    assert!(changed.list.starts_with("Sponsor: The Mob\n") && changed.list.contains("3 Milk Run\n"), "{}", changed.list);
    assert_eq!(changed.wrong.iter().count(), 1);
    let without = shown("riot", "the-mob", &changed.list);
    assert!(without.parts[0].kinds.is_empty() && without.list.contains("1 Riot\n"), "{}", without.list);
}

#[test]
fn a_table_is_brought_a_list_or_the_name_of_a_deck() {
    let (game, options) = (Ccg::default(), Options::default());
    let bring = |text: &str| game.bring(&options, text).map_err(|problems| problems.lines(Lang::En));
    assert_eq!(bring("the-wall").as_ref(), Ok(wall()));
    assert_eq!(bring(&wall().write(catalog())).as_ref(), Ok(wall()));
    assert!(bring("wallpaper").unwrap_err()[0].contains("the-wall, new-flesh"));
    assert_eq!(bring("Arasaka\n4 Riot\n").unwrap_err().len(), 2);
    assert_eq!((game.written(wall()), game.written(&Deck::default())), (Some(wall().write(catalog())), None));
}
