//! The page of decks, with the lists of a real game and with a deck of two piles.

use super::*;
use table::Prose;
use table::deck::{Change, Kind};
use tcg::game::Tcg;

fn form(fields: &[(&str, &str)]) -> Form {
    fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

fn known() -> Decks {
    let heist = Pick { key: "the-heist".to_owned(), name: "The Heist".to_owned(), about: None };
    Decks { known: vec![heist], own: Vec::new(), about: "One card a line".to_owned() }
}

fn heist() -> String {
    let catalog = Tcg::default().catalog();
    catalog.deck("the-heist").expect("it comes with the game").write(catalog)
}

/// A list as the game reads it, after a change.
fn read(list: &str, add: &str, drop: &str, lang: Lang) -> Deck {
    Tcg::default().deck(list, Change { add, drop }, lang).expect("it has decks")
}

fn page(lang: Lang, deck: &Deck, form: &Form, tries: &[Try]) -> String {
    let shown = Workshop { game: "tcg", decks: &known(), form, deck, tries, name: "", longest: 40, kept: None, wrong: &[] };
    decks(lang, shown).expect("it is drawn").into_string()
}

#[test]
fn a_deck_is_shown_changed_and_judged() {
    for lang in Lang::ALL {
        let empty = page(lang, &read("", "", "", lang), &Form::new(), &[]);
        assert!(!empty.contains('⟦') && empty.contains("name=\"list\""), "{empty}");
        let tries = [Try { against: "the-heist".to_owned(), won: 30, of: 100 }];
        let page = page(lang, &read(&heist(), "", "", lang), &form(&[("what", "hand")]), &tries);
        assert!(!page.contains('⟦') && page.contains("class=\"fine\"") && page.contains("3 Floor It"), "{page}");
        assert!(page.contains("The Heist: ") && page.contains("30") && page.contains("<svg"), "{page}");
        assert_eq!(page.split("class=\"box openings\"").nth(1).map(|rest| rest.matches("class=\"then\"").count()), Some(3));
    }
    let more = read(&heist(), "floor-it", "", Lang::En);
    assert!(more.list.contains("4 Floor It"), "{}", more.list);
    let shown = page(Lang::En, &more, &Form::new(), &[]);
    assert!(shown.contains("4 copies of Floor It; there can be 3 (T063)"), "{shown}");
    assert!(!read(&heist(), "", "v-corporate-exile", Lang::En).list.contains("Corporate Exile"));
}

#[test]
fn what_is_written_is_data_and_stays() {
    let shown = page(Lang::En, &read("3 <b>x", "", "", Lang::En), &form(&[("q", "\"><i>")]), &[]);
    assert!(shown.contains("3 &lt;b&gt;x") && !shown.contains("<i>") && shown.contains("there is no card"), "{shown}");
}

#[test]
fn a_line_that_cannot_be_read_hides_nothing() {
    let wrong = "V: Streetkid\n3 Floor It\n2 Minotar # big\n";
    let shown = page(Lang::En, &read(wrong, "", "", Lang::En), &Form::new(), &[]);
    for part in ["Minotaur", "exactly 3 Legends (T059); this one has 1 ", "this one has 3 ", "needs Blue RAM 1", "class=\"contents\""] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    let has = |page: &str, key: &str, has: u8| {
        let at = page.find(&format!("value=\"{key}\" formaction=\"/decks/tcg#{key}\"")).expect("a counter");
        page[at..].split("</b>").next().is_some_and(|counter| counter.ends_with(&format!(">{has}")))
    };
    assert!(has(&shown, "floor-it", 3) && has(&shown, "minotaur", 0), "{shown}");
    // Cards are added and taken away around it, and it stays as it was written.
    let more = read(wrong, "minotaur", "floor-it", Lang::En).list;
    assert!(more.contains("1 Minotaur\n") && more.contains("2 Floor It\n") && more.contains("\n2 Minotar # big\n"), "{more}");
    assert_eq!(read(&more, "floor-it", "", Lang::En).list.matches("Minotar").count(), 1);
}

#[test]
fn a_deck_of_two_piles_has_a_curve_and_a_hand_of_each() {
    let held = |key: &str, cost: u8| Held { key: key.to_owned(), name: key.to_owned(), cost: Some(cost), color: "", count: 3 };
    let part = |title: &str, key: &str, cost: u8| Part {
        title: title.to_owned(),
        hand: 2,
        kinds: vec![Kind { title: "Kind".to_owned(), cards: vec![held(key, cost)] }],
    };
    let parts = vec![part("Runs", "floor-it", 1), part("Gear", "minotaur", 4)];
    let deck = Deck { list: "3 a\n3 b".to_owned(), parts, unit: "EB", ..Deck::default() };
    let shown = page(Lang::En, &deck, &form(&[("what", "hand")]), &[]);
    for part in ["Costs: Runs", "Costs: Gear", "<h2 class=\"part\">Runs <small>3</small>", "1\u{a0}E\u{2060}B: 3", "4.0 EB on average"] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    assert!(!shown.contains("plot ram"), "no limits, no plot of them");
    let hands = shown.split("class=\"box openings\"").nth(1).and_then(|rest| rest.split("</section>").next()).expect("there are hands");
    assert_eq!((hands.matches("<ol>").count(), hands.matches("<article").count()), (6, 18));
}
