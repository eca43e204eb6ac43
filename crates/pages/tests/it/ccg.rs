//! The table of the Cyberpunk CCG over random games of two, three and four: what is offered can be clicked, what is hidden is
//! not drawn, every picture has words, what a Hit would need stands before it is declared, and a page stays small.

use crate::drawn;

use std::collections::BTreeSet;

use ccg::choice::Choice;
use ccg::game::Ccg;
use ccg::options::Options;
use drawn::{is_clickable, is_worded, language, page, tells_no_more};
use pages::ccg::path;
use table::any::Seen;
use table::chance::Fast;
use table::{Audience, Game, Seat, Silent, Table};

/// The most bytes of a table: with a page around it that is less than the 120,000 of `web/sizes.rs`.
const MOST: usize = 100_000;
/// Decisions after which a game is left: it has seen enough.
const LONG: u64 = 900;

/// What is often offered and leads nowhere: with it nobody would ever come far.
fn is_dull(choice: &Choice) -> bool {
    matches!(
        choice,
        Choice::Pass | Choice::Teams | Choice::Bid(_) | Choice::Do(..) | Choice::Decline | Choice::BuyToStash(_) | Choice::Stash(..)
    )
}

/// Plays a table of every number of seats at random, with decks that come with the game, and shows every decision: the
/// table, and who is awaited.
fn all(seed: u64, mut look: impl FnMut(&mut Table<'_, Ccg>, Seat, u64)) {
    let game = Ccg::default();
    let decks = game.catalog().decks();
    for seats in 2..=4u8 {
        let mut chance = Fast::new(seed * 100 + u64::from(seats));
        let deck = |seat: u8| decks[(seed as usize + usize::from(seat)) % decks.len()].deck.clone();
        let entries: Vec<_> = (0..seats).map(deck).collect();
        let mut table = Table::new(&game, game.deal(&Options { seats }, &entries, &mut chance).expect("it is dealt"));
        let mut decision = 0;
        while let Some(seat) = table.awaited().must.lowest().filter(|_| decision < LONG) {
            look(&mut table, seat, decision);
            let choices = table.choices(seat);
            let lively: Vec<Choice> = choices.iter().copied().filter(|choice| !is_dull(choice)).collect();
            let from: &[Choice] = if lively.is_empty() || chance.below(3) == 0 { choices } else { &lively };
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
    for seed in 1..=4 {
        all(seed, |table, seat, number| {
            let (page, Seen { view, choices, .. }, offers) = page(table, Audience::Seat(seat), language(number));
            kinds.extend(choices.iter().map(|choice| format!("{choice:?}").split('(').next().unwrap_or_default().to_owned()));
            is_clickable(&page, &offers, choices.iter().map(|&choice| path(&view, choice)));
        });
    }
    println!("{kinds:?}");
    assert!(kinds.len() > 30, "most sorts of choices were seen: {kinds:?}");
}

#[test]
fn a_page_is_small_and_lacks_no_words() {
    let mut most = 0;
    for seed in [5, 6] {
        all(seed, |table, seat, number| {
            for audience in [Audience::Seat(seat), Audience::Spectator, Audience::Everyone] {
                if number % 4 != 0 && audience != Audience::Seat(seat) {
                    continue;
                }
                let (page, Seen { view, .. }, offers) = page(table, audience, language(number));
                assert!(!page.contains('⟦'), "a message is missing: {}", page.split('⟦').nth(1).unwrap_or_default());
                assert!(page.len() < MOST, "{} bytes with {} offers in {:?}", page.len(), offers.len(), view.board.frames.top());
                most = most.max(page.len());
            }
        });
    }
    println!("the largest page has {most} bytes");
}

#[test]
fn every_picture_has_words() {
    all(7, |table, seat, number| {
        if number % 5 != 0 {
            return;
        }
        let (page, ..) = page(table, Audience::Seat(seat), language(number));
        is_worded(&page);
    });
}

#[test]
fn what_a_hit_needs_is_shown_before_it_is_declared() {
    let (mut attacks, mut battles) = (0, 0);
    all(8, |table, seat, number| {
        let (page, Seen { view, choices, .. }, _) = page(table, Audience::Seat(seat), language(number));
        let targets = choices.iter().filter(|choice| matches!(choice, Choice::Hit(_) | Choice::Run(_))).count();
        if targets > 0 {
            let walls = page.matches("class=\"wall\"").count();
            let reaches = page.matches("class=\"reach").count();
            assert!(
                walls >= targets && reaches > 0,
                "{targets} targets, {walls} with their security, {reaches} with what could be brought"
            );
            attacks += 1;
        }
        if view.board.battle.is_some() {
            assert_eq!(page.matches("class=\"columns\"").count(), 1, "a battle has two columns");
            battles += 1;
        }
    });
    assert!(attacks > 5 && battles > 5, "{attacks} attacks, {battles} moments of battles");
}

#[test]
fn hidden_cards_are_not_drawn() {
    let (mut others, mut chance) = (0, Fast::new(77));
    all(9, |table, seat, number| {
        if number % 4 != 0 {
            return;
        }
        let (lang, next) = (language(number), Seat((seat.0 + 1) % table.state().board.seats));
        for looker in [Audience::Seat(next), Audience::Seat(seat), Audience::Spectator] {
            others += usize::from(tells_no_more(table, looker, lang, &mut chance));
        }
    });
    assert!(others > 100, "{others}");
}

#[test]
fn onlookers_and_the_end_are_drawn_too() {
    all(10, |table, _, number| {
        if number % 25 == 0 || table.awaited().is_over() {
            for audience in [Audience::Spectator, Audience::Everyone] {
                let (page, ..) = page(table, audience, language(number));
                assert!(!page.contains(" legal") && page.len() < MOST, "{}", page.len());
            }
        }
    });
}
