//! How a table of Gangs of Night City went, as it is told at its end.

use std::sync::Arc;

use gangs::event::Event;
use gangs::game::Gangs;
use table::chance::Fast;
use table::log::{Brought, Chronicle, LogEntry, Logged, MOST_MOMENTS, MOST_STANDINGS, taken_back};
use table::replay::{Head, Origin};
use table::{Audience, Game, Seat};

/// Plays at random until the table is over; something is taken back now and then.
fn played(fields: &[(&str, &str)], seed: u64) -> Logged<Gangs> {
    let game = Arc::new(Gangs::default());
    let options = game.options(&fields.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()).unwrap();
    let entries = Seat::first(game.seats(&options)).map(|seat| game.entry(&options, seat)).collect();
    let brought = Brought { options, entries };
    let head = Head::new(&*game, "chronicle".to_owned(), &brought);
    let mut table = Logged::deal(game, brought, head.source(&Origin::Fast { seed })).unwrap();
    let mut chance = Fast::new(seed);
    while let Some(seat) = table.awaited().must.lowest() {
        let choices = table.choices(seat);
        table.decide(seat, choices[chance.below(choices.len() as u32) as usize]).unwrap();
        if table.log().len() % 40 == 0
            && let Some(back) = table.back(seat)
        {
            table.undo(back.to).unwrap();
        }
    }
    table
}

fn told(table: &Logged<Gangs>) -> Chronicle {
    table.chronicle()(&|| true).unwrap()
}

#[test]
fn the_curve_ends_with_the_result_and_what_was_taken_back_does_not_count() {
    let table = played(&[("seats", "2")], 3);
    let (chronicle, outcome) = (told(&table), table.outcome().unwrap());
    let last = chronicle.standings.last().unwrap();
    assert_eq!((&last.scores[..], last.turn), (&outcome.scores[..2], None));
    assert!(chronicle.standings.len() > 10 && chronicle.standings.iter().skip(1).rev().skip(1).all(|standing| standing.turn.is_some()));
    assert!(chronicle.standings.windows(2).all(|pair| pair[0].entry <= pair[1].entry), "in order");
    let undone = taken_back(table.log());
    assert!(undone.contains(&true), "nothing was taken back");
    let netruns = |seat: Seat| {
        let heard = (0..table.log().len()).filter(|&at| !undone[at]).flat_map(|at| table.told(at, Audience::Spectator));
        heard.filter(|event| **event == Event::Netrun { seat }).count() as u32
    };
    assert_eq!(chronicle.deeds[1][..2], [netruns(Seat(0)), netruns(Seat(1))]);
    assert!(!chronicle.moments.is_empty() && chronicle.moments.len() <= MOST_MOMENTS);
    for moment in &chronicle.moments {
        let gains =
            |event: &Event| matches!(*event, Event::Cred { seat, total, .. } if seat == moment.side && i32::from(total) == moment.score);
        assert!(!undone[moment.entry] && table.told(moment.entry, Audience::Spectator).any(gains), "{moment:?}");
    }
}

#[test]
fn opponents_without_a_player_are_told_of_too() {
    let table = played(&[("mode", "solo")], 5);
    assert!(told(&table).standings.iter().all(|standing| standing.scores.len() == 3));
}

#[test]
fn it_has_bounds_and_stops_when_nobody_wants_to_know() {
    let table = played(&[("seats", "4")], 9);
    let turns = table.log().iter().filter(|entry| matches!(entry, LogEntry::Decision { .. })).count();
    assert!(turns > MOST_STANDINGS && told(&table).standings.len() <= MOST_STANDINGS);
    assert_eq!(table.chronicle()(&|| false), None);
}
