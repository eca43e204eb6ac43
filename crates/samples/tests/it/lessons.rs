//! Lessons: the example of `docs/lessons.md` holds, and every fault that is planted in it is told.

use std::sync::Arc;

use samples::TicTacToe;
use table::Lang;
use table::lesson::{Lesson, check, teach};

const DOCUMENT: &str = include_str!("../../../../docs/lessons.md");

fn example() -> &'static str {
    DOCUMENT.split("```lesson\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap()
}

/// What is wrong with a lesson.
fn wrong(text: &str) -> String {
    let held = Lesson::parse(text).map_err(|problems| problems.to_string());
    held.and_then(|lesson| check(&Arc::new(TicTacToe), &lesson).map_err(|failure| failure.to_string())).err().unwrap_or_default()
}

#[test]
fn the_example_is_played_to_its_end() {
    assert_eq!(wrong(example()), "");
    let (game, lesson) = (Arc::new(TicTacToe), Lesson::parse(example()).unwrap());
    let at = |answers: &[usize]| teach(&game, &lesson, answers, Lang::It.into()).unwrap();
    let first = at(&[]);
    assert_eq!(
        (first.says.as_str(), first.answer(None), first.answer(Some("a3"))),
        ("Nella prima riga ci sono due croci, e sono tue.", Some(0), None)
    );
    // Other cells are free too, and kindly refused.
    let second = at(&[0]);
    assert_eq!((second.keys.as_slice(), second.hint.as_str()), (&["a3".to_owned()][..], "La casella in alto a destra."));
    assert_eq!((second.answer(Some("a3")), second.answer(Some("c3")), second.answer(None)), (Some(0), None, None));
    assert_eq!(second.seen.offers(Lang::It.into()).len(), 1, "only what leads on is offered");
    let end = at(&[0, 0]);
    assert!(end.over && end.says == "Tre in fila: hai vinto." && !end.happened.is_empty(), "{}", end.says);
    // Answers that the lesson does not know are left out, wherever they come from.
    assert_eq!(at(&[0, 7]).answers, [0]);
    assert_eq!(at(&[0, 0, 0, 0]).answers, [0, 0]);
}

#[test]
fn every_planted_fault_is_told() {
    let planted = |from: &str, to: &str| {
        let text = example().replacen(from, to, 1);
        assert_ne!(text, example(), "{from}");
        wrong(&text)
    };
    for (from, to, told) in [
        ("title it: L'ultima casella\n", "", "the title is missing in a language"),
        ("won it: Tre in fila: hai vinto.\n", "", "what was won is missing in a language"),
        ("say it: Mettici accanto la terza.\n", "", "line 9: this is not said in every language"),
        ("hint it: La casella in alto a destra.\n", "", "line 9: the hint is missing in a language"),
        ("your move: a3", "your move: a1", "line 9: the learner cannot do 'a1'; it may do a3, b3,"),
        ("your move: a3", "any of: a3, a1", "line 9: the learner cannot do 'a1'"),
        ("your move: a3\n", "", "the learner does nothing"),
        ("your move: a3", "your move: a3\nyour move: b3", "'a move' belongs to something that is said"),
        ("your move: a3", "chance die: 3\nyour move: a3", "belongs to something that is said"),
        ("outcome winners: 0", "outcome winners: 1", "line 14: the outcome has winners: 0, not 1"),
        ("outcome winners: 0", "seat 1 does b3", "line 14: seat 1 cannot do 'b3'"),
        ("outcome winners: 0", "chance die: 3", "the scripted result '3' of 'die' was not used"),
        ("game: tictactoe", "game: leduc", "line 3: this is a scenario of 'leduc', not of 'tictactoe'"),
        ("given board", "given bord", "did you mean 'board'?"),
        ("hint en:", "hnit en:", "'hnit en' is not known"),
        ("game: tictactoe", "game: tictactoe\nrules: R99", "there is no rule R99"),
    ] {
        let says = planted(from, to);
        assert!(says.contains(told), "{from} -> {to}: {says}");
    }
}

#[test]
fn nobody_gets_stuck_away_from_the_main_line() {
    // After b3 the rival wins, and a3 cannot be taken any more.
    let stuck = example().replace("your move: a3\noutcome winners: 0\n", "free: c1\nseat 1 does b3\n");
    assert!(wrong(&stuck).contains("seat 1 cannot do 'b3'"), "{}", wrong(&stuck));
    // With choices after which the rival can do so there is nothing to complain about.
    assert_eq!(wrong(&stuck.replace("free: c1", "any of: c1, c2")), "");
    // A free move may take what a later step waits for, or what the rival would do.
    let free = "say en: Go.\nsay it: Vai.\nfree: a1\n";
    let ways = format!(
        "title en: A\ntitle it: A\nwon en: A\nwon it: A\ngame: tictactoe\n{free}seat 1 does b1\n{}seat 1 does b2\n{}",
        free.replace("a1", "a2"),
        free.replace("a1", "c3")
    );
    assert!(wrong(&ways).contains("cannot do"), "{}", wrong(&ways));
}
