//! The pages of the house: nothing that a strict browser would refuse, and little for it to load.

use maud::Markup;
use pages::house::{self, End, Field, Lobby, Moment, NewTable, Pick, Ranked, Reader, Row, TablePage, TalkPanel, Tile};
use table::{Lang, Verdict};

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
    let full = Lobby {
        tiles: vec![tile("gangs"), tile("tcg"), tile("leduc")],
        yours: vec![row.clone()],
        open: vec![row],
        turns: Vec::new(),
        events: Vec::new(),
        talk: Some(TalkPanel::default()),
    };
    let new = NewTable {
        talk: Some(false),
        brought: Default::default(),
        games: vec![("gangs".to_owned(), "Gangs".to_owned())],
        game: "gangs".to_owned(),
        fields: vec![Field { key: "story".to_owned(), says: "Story".to_owned(), values: vec![pick], chosen: String::new() }],
        seats: 4,
        decks: Default::default(),
        time: Default::default(),
        bots: vec!["street".to_owned()],
        best_of: "3".to_owned(),
        change: true,
        wrong: vec!["<b>".to_owned()],
    };
    let reader = Reader { lang, name: Some("Ada"), path: "/", notice: None, turns: None };
    let bodies = [
        house::lobby(lang, &Lobby::default()),
        house::lobby(lang, &full),
        house::name(lang, "<b>", "/"),
        house::new_table(lang, &new),
        pages::cards("gangs", lang, pages::CardQuery::default()).expect("it has cards"),
        pages::cards("tcg", lang, pages::CardQuery::default()).expect("it has cards"),
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

/// How a table of two ended.
fn end(verdict: Option<Verdict>, seats: u8, winners: &[u8]) -> End {
    let side = |seat: u8| Ranked {
        seat,
        name: ["Ada", "<b>"][usize::from(seat)].to_owned(),
        plays: None,
        you: false,
        place: None,
        score: Some(seat.into()),
        deeds: vec![2],
    };
    End {
        how: "how".to_owned(),
        verdict,
        seats,
        winners: winners.to_vec(),
        says: "Why.".to_owned(),
        sides: vec![side(0), side(1)],
        points: Some("Points".to_owned()),
        deeds: vec![("deed", "Deeds".to_owned())],
        curve: (0..4).map(|turn| (10 * turn, Some(0), vec![turn as i32, 1])).collect(),
        moments: vec![Moment { at: 3, entry: 25, seat: 0, gain: 2, score: 2, says: "It turned.".to_owned() }],
    }
}

#[test]
fn every_kind_of_end_has_its_own_words() {
    let ends = [
        (end(Some(Verdict::Ranked), 2, &[0]), "Ada wins", "Vince Ada"),
        (end(Some(Verdict::Ranked), 2, &[0, 1]), "Ada, <b> share the win", "Vincono insieme Ada, <b>"),
        (end(Some(Verdict::Won), 1, &[0]), "Ada wins", "Vince Ada"),
        (end(Some(Verdict::Won), 2, &[0, 1]), "All win together", "Vincono tutti insieme"),
        (end(Some(Verdict::Lost), 1, &[]), "Ada loses", "Ada perde"),
        (end(Some(Verdict::Lost), 2, &[]), "All lose together", "Perdono tutti insieme"),
        (end(Some(Verdict::Nobody), 2, &[]), "Nobody wins", "Non vince nessuno"),
        (end(Some(Verdict::Void), 2, &[]), "This table does not count", "Questo tavolo non conta"),
        (end(None, 2, &[]), "Not played to its end", "Non giocata fino alla fine"),
    ];
    for (end, en, it) in ends {
        assert_eq!((end.title(Lang::En).as_str(), end.title(Lang::It).as_str()), (en, it));
        let table = TablePage { id: "t1".to_owned(), begun: true, over: Some(end), ..TablePage::default() };
        let page = house::board(Lang::En, &table).into_string();
        assert_eq!(page.matches("Why.").count(), 1, "it is said once: {page}");
        // The curve is a table as well, and its moments are links.
        assert!(page.contains("<polyline") && page.contains("<th scope=\"row\">Ada</th><td>2</td><td>1</td>"), "{page}");
        assert!(page.contains("href=\"/t/t1/replay?at=3\"") && !page.contains("<b>:") && !page.contains('⟦'), "{page}");
    }
}
