//! `fixer deck`: lists, judges, shows and tries decks.

use crate::support::{Folder, fixer};

#[test]
fn decks_are_listed_judged_and_shown() {
    fixer("deck list").exits(0).says(&["tcg    the-heist", "tcg    embracing-power"]);
    fixer("deck show the-heist").exits(0).says(&["# Legends (RAM Blue 4, Yellow 2)", "3 Floor It", "# 40 cards; by cost "]);
    fixer("deck check the-heist mercs-demo").exits(0).says(&["the-heist: legal", "mercs-demo: legal"]);
    fixer("deck check no-such-deck").exits(1).says(&["'no-such-deck' is neither a list of cards nor a deck that comes with the game"]);
    fixer("deck show the-heist --game leduc").exits(2).complains(&["leduc is played without decks"]);
}

#[test]
fn both_card_games_have_decks_that_are_judged_alike() {
    fixer("deck list").exits(0).says(&["ccg    the-wall", "ccg    blue-line"]);
    let written = fixer("deck show blue-line").exits(0).out;
    assert!(written.starts_with("Sponsor: N.C.P.D.\n") && written.contains("\nRuns Deck # 42 cards\n"), "{written}");
    fixer("deck check blue-line the-heist the-wall").exits(0).says(&["blue-line: legal", "the-heist: legal", "the-wall: legal"]);
    let folder = Folder::new("two-decks");
    // A list that was shown can be read again, and its game is found by itself.
    let good = folder.file("good.deck", &written);
    fixer(&format!("deck check {good}")).exits(0).says(&["legal"]);
    fixer(&format!("deck sim {good} --games 4 --seed 1")).exits(0).says(&["against the-wall", "against new-flesh", "of 4"]);
    let bad = folder.file("bad.deck", "Sponsor: Arasaka\n5 Milk Run\n2 Morgan Graves\n1 Beat Cob\n");
    fixer(&format!("deck check {bad} --game ccg")).exits(1).says(&[
        "line 4: there is no card and no Sponsor 'Beat Cob'; it may be Beat Cop",
        "Runs Deck: the deck has at least 42 cards (R199)",
        "Gear Deck: the deck has at least 42 cards (R199)",
        "5 copies of Milk Run",
        "2 copies of Morgan Graves, which is Legendary",
    ]);
}

#[test]
fn a_file_is_judged_with_every_problem_and_played() {
    let folder = Folder::new("decks");
    let bad = folder.file("bad.deck", "4 Floor It\n1 Minotar\n");
    fixer(&format!("deck check {bad}")).exits(1).says(&[
        "line 2: there is no card 'Minotar'; it may be Minotaur",
        "4 copies of Floor It",
        "exactly 3 Legends",
        "40 to 50 cards",
        "needs Blue RAM 1",
    ]);
    let judged: serde_json::Value = serde_json::from_str(&fixer(&format!("deck check the-heist {bad} --json")).exits(1).out).unwrap();
    assert_eq!((&judged[0]["legal"], &judged[1]["legal"]), (&true.into(), &false.into()), "{judged}");
    assert_eq!(judged[1]["problems"][0]["place"], "line 2", "{judged}");
    let short = folder.file("short.deck", "V: Streetkid\n4 Floor It\n");
    fixer(&format!("deck check {short}")).exits(1).says(&[
        "exactly 3 Legends",
        "40 to 50 cards",
        "4 copies of Floor It",
        "needs Blue RAM 1",
    ]);
    let written = fixer("deck show the-heist").exits(0).out;
    let good = folder.file("good.deck", &written);
    fixer(&format!("deck sim {good} --games 20 --seed 1")).exits(0).says(&["against the-heist", "against embracing-power", "of 20"]);
    let tried = fixer(&format!("deck sim {good} --games 20 --seed 1 --against merc-turbo --json")).exits(0).out;
    let tried: serde_json::Value = serde_json::from_str(&tried).unwrap();
    assert_eq!((&tried["results"][0]["against"], &tried["results"][0]["games"]), (&"merc-turbo".into(), &20.into()), "{tried}");
    let two = fixer(&format!("deck sim {good} --games 10 --seed 1 --against merc-turbo --bots street,random --json")).exits(0).json();
    assert_eq!(two["bots"], serde_json::json!(["street", "random"]), "{two}");
    assert!(two["results"][0]["rate"].as_f64() > Some(0.8), "{two}");
    fixer(&format!("deck sim {good} --bot street --bot street --bot street")).exits(2).complains(&["3 bots are named, but two play"]);
    fixer(&format!("sim tcg --games 10 --seed 1 --deck {good} --deck merc-turbo")).exits(0).says(&["tcg: 10 games"]);
    let seat_by_seat = fixer(&format!("sim tcg --games 10 --seed 1 --json --deck {good} --deck merc-turbo")).exits(0).out;
    let together = fixer(&format!("sim tcg --games 10 --seed 1 --json --decks {good},merc-turbo")).exits(0).out;
    let wins = |out: &str| serde_json::from_str::<serde_json::Value>(out).unwrap()["seats"].clone();
    assert_eq!(wins(&seat_by_seat), wins(&together));
    fixer("sim tcg --games 10 --seed 1 --decks random").exits(0).says(&["tcg: 10 games"]);
    fixer("sim tcg --decks merc-turbo --deck the-heist").exits(2).complains(&["cannot be used with"]);
    fixer("sim tcg --decks merc-turbo,the-heist,random").exits(2).complains(&["3 seats bring something"]);
    fixer("sim tcg --decks no-such-deck").exits(2).complains(&["no-such-deck", "the-heist"]);
    fixer("arena tcg --bots random --games 4 --seed 1 --decks random,merc-turbo").exits(0).says(&["tcg: 4 games"]);
}
