//! The pages of the house: nothing that a strict browser would refuse, and little for it to load.

use maud::Markup;
use pages::house::{self, Field, Lobby, NewTable, Pick, Reader, Row, Tile};
use table::Lang;

fn pages(lang: Lang) -> Vec<Markup> {
    let pick = Pick { key: "tour".to_owned(), name: "Tour".to_owned(), about: Some("A <b> of a tour.".to_owned()) };
    let tile = |key: &str| Tile {
        key: key.to_owned(),
        title: key.to_owned(),
        says: "Seven words".to_owned(),
        seats: 1..=4,
        minutes: 1..=2,
        bots: 1,
        learn: None,
    };
    let row = Row { id: "t1".to_owned(), sitters: vec![Some("<b>".to_owned()), None], stage: "open", ..Row::default() };
    let full = Lobby { tiles: vec![tile("gangs"), tile("tcg"), tile("leduc")], yours: vec![row.clone()], open: vec![row] };
    let new = NewTable {
        brought: Default::default(),
        games: vec![("gangs".to_owned(), "Gangs".to_owned())],
        game: "gangs".to_owned(),
        fields: vec![Field { key: "story".to_owned(), says: "Story".to_owned(), values: vec![pick], chosen: String::new() }],
        seats: 4,
        decks: Default::default(),
        bots: vec!["street".to_owned()],
        wrong: vec!["<b>".to_owned()],
    };
    let reader = Reader { lang, name: Some("Ada"), path: "/" };
    let bodies = [
        house::lobby(lang, &Lobby::default()),
        house::lobby(lang, &full),
        house::name(lang, "<b>", "/"),
        house::new_table(lang, &new),
        pages::cards("gangs", lang, pages::Asked::default()).expect("it has cards"),
        pages::cards("tcg", lang, pages::Asked::default()).expect("it has cards"),
        house::about(lang),
    ];
    bodies.iter().map(|body| house::page(reader, "Test", body)).collect()
}

#[test]
fn pages_need_no_styles_or_handlers_of_their_own() {
    for page in Lang::ALL.into_iter().flat_map(pages) {
        let page = page.into_string();
        assert!(!page.contains('⟦'));
        for tag in page.split('<').skip(1).map(|rest| rest.split('>').next().unwrap_or_default()) {
            assert!(
                !tag.contains(" style=") && !tag.contains(" onclick") && !tag.contains(" onload") && !tag.contains("javascript:"),
                "{tag}"
            );
            assert!(!tag.starts_with("style") && !tag.starts_with("b>"), "{tag}");
        }
    }
}

#[test]
fn scripts_and_styles_load_nothing() {
    assert!(!house::STYLE.contains("url(") && !house::STYLE.contains("@import"));
    for script in [&*house::SCRIPT, &*house::MORE] {
        assert!(script.len() < 40_000, "{}", script.len());
        assert!(!script.contains("eval(") && !script.contains("setAttribute(\"style\""));
    }
    let (opened, closed) = (house::STYLE.matches('{').count(), house::STYLE.matches('}').count());
    assert_eq!(opened, closed);
}
