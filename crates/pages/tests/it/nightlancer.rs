//! The table of Nightlancer over random games of every variant: what is offered can be clicked, what is hidden is not
//! drawn, every picture has words, odds stand where they are asked for, and a page stays small.

use crate::drawn;

use std::collections::BTreeSet;

use drawn::{is_clickable, is_worded, language, page, tells_no_more};
use nightlancer::choice::Choice;
use nightlancer::frame::Frame;
use nightlancer::game::Nightlancer;
use nightlancer::options::Options;
use pages::nightlancer::path;
use table::any::Seen;
use table::chance::Fast;
use table::{Audience, Game, Seat, Silent, Table};

/// The most bytes of a table: with a page around it that is less than the 100,000 of `web/sizes.rs`.
const MOST: usize = 85_000;
/// Decisions after which a game is left: it has seen enough.
const LONG: u64 = 700;

/// What is seldom wanted: with it nobody would ever come far.
fn is_dull(choice: &Choice) -> bool {
    matches!(
        choice,
        Choice::Abandon
            | Choice::LayLow
            | Choice::Leave
            | Choice::Decline
            | Choice::Sell(_)
            | Choice::Lend(_)
            | Choice::HandOver(..)
            | Choice::Introduce(..)
    )
}

/// Plays a table of every variant at random and shows every decision: the table, and who is awaited. Missions are gone
/// through with, so that much happens on them.
fn all(seed: u64, mut look: impl FnMut(&mut Table<'_, Nightlancer>, Seat, u64)) {
    let game = Nightlancer::default();
    for (number, options) in (0u64..).zip(Options::variants()) {
        let mut chance = Fast::new(seed * 100 + number);
        let entries = vec![(); usize::from(options.seats)];
        let mut table = Table::new(&game, game.deal(&options, &entries, &mut chance).expect("it is dealt"));
        let mut decision = 0;
        while let Some(seat) = table.awaited().must.lowest().filter(|_| decision < LONG) {
            look(&mut table, seat, decision);
            let choices = table.choices(seat);
            let lively: Vec<Choice> = choices.iter().copied().filter(|choice| !is_dull(choice)).collect();
            let from: &[Choice] = if lively.is_empty() || chance.below(8) == 0 { choices } else { &lively };
            let choice = from[chance.below(from.len() as u32) as usize];
            table.decide(seat, choice, &mut chance, &mut Silent).expect("it was offered");
            decision += 1;
        }
        look(&mut table, Seat(0), decision);
    }
}

#[test]
fn what_is_offered_can_be_clicked() {
    let mut kinds = BTreeSet::new();
    for seed in 1..=3 {
        all(seed, |table, seat, number| {
            let (page, Seen { choices, .. }, offers) = page(table, Audience::Seat(seat), language(number));
            kinds.extend(choices.iter().map(|choice| format!("{choice:?}").split('(').next().unwrap_or_default().to_owned()));
            is_clickable(&page, &offers, choices.iter().map(|&choice| path(choice)));
        });
    }
    println!("{kinds:?}");
    assert!(kinds.len() > 40, "most sorts of choices were seen: {kinds:?}");
}

#[test]
fn a_page_is_small_and_lacks_no_words() {
    let mut most = 0;
    all(4, |table, seat, number| {
        for audience in [Audience::Seat(seat), Audience::Spectator, Audience::Everyone] {
            if number % 4 != 0 && audience != Audience::Seat(seat) {
                continue;
            }
            let (page, Seen { view, .. }, offers) = page(table, audience, language(number));
            assert!(!page.contains('⟦'), "a message is missing: {}", page.split('⟦').nth(1).unwrap_or_default());
            assert!(page.len() < MOST, "{} bytes with {} offers in {:?}", page.len(), offers.len(), view.open.frames.top());
            most = most.max(page.len());
        }
    });
    println!("the largest page has {most} bytes");
}

#[test]
fn every_picture_has_words() {
    all(6, |table, seat, number| {
        if number % 5 != 0 {
            return;
        }
        let (page, ..) = page(table, Audience::Seat(seat), language(number));
        is_worded(&page);
    });
}

#[test]
fn odds_are_shown_before_a_route_an_event_and_a_challenge() {
    let mut seen = [0; 4];
    all(5, |table, seat, number| {
        let (page, Seen { view, .. }, _) = page(table, Audience::Seat(seat), language(number));
        let bars = page.matches("class=\"odds\"").count();
        let asked = match view.open.frames.top() {
            Some(Frame::MissionTurn { .. }) => Some((0, 6 * view.open.jobs.len())),
            Some(Frame::Route(_)) => Some((1, 2)),
            Some(Frame::Commit(_)) => Some((2, 1)),
            Some(Frame::FaceOff) => Some((3, 0)),
            _ => None,
        };
        if let Some((which, least)) = asked {
            assert!(bars >= least, "{bars} bars in {:?}", view.open.frames.top());
            seen[which] += 1;
        }
    });
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
}

#[test]
fn hidden_cards_are_not_drawn() {
    let (mut others, mut chance) = (0, Fast::new(77));
    all(7, |table, seat, number| {
        if number % 3 != 0 {
            return;
        }
        let (lang, next) = (language(number), Seat((seat.0 + 1) % table.state().open.seats));
        for looker in [Audience::Seat(next), Audience::Seat(seat), Audience::Spectator] {
            others += usize::from(tells_no_more(table, looker, lang, &mut chance));
        }
    });
    assert!(others > 100, "{others}");
}

#[test]
fn onlookers_and_the_end_are_drawn_too() {
    all(8, |table, _, number| {
        if number % 25 == 0 || table.awaited().is_over() {
            for audience in [Audience::Spectator, Audience::Everyone] {
                let (page, ..) = page(table, audience, language(number));
                assert!(!page.contains(" legal") && page.len() < MOST, "{}", page.len());
            }
        }
    });
}
