//! The table of the Cyberpunk TCG over random games of every variant: what is offered can be clicked, what is
//! hidden is not drawn, every picture has words, and a page stays small.

use crate::drawn;

use std::collections::BTreeSet;
use std::sync::Arc;

use drawn::{is_clickable, language, names, page, tags};
use pages::tcg::path;
use table::any::Seen;
use table::chance::Fast;
use table::log::Brought;
use table::{Audience, Game, Seat, Silent, Table};
use tcg::catalog::CardId;
use tcg::choice::Choice;
use tcg::deck::Deck;
use tcg::game::Tcg;
use tcg::options::Options;
use tcg::view::View;

/// The most bytes of a table.
const MOST: usize = 80_000;
/// Decisions after which a game is left: it has seen enough.
const LONG: u64 = 500;

/// Plays a table of every variant at random and shows every decision: the table, and who is awaited. Turns and
/// attacks are seldom let go while there is something else to do, so that much comes into play.
fn all(seed: u64, mut look: impl FnMut(&mut Table<'_, Tcg>, Seat, u64)) {
    let game = Tcg::default();
    for (number, brought) in (0u64..).zip(game.lineups()) {
        let mut chance = Fast::new(seed * 100 + number);
        let mut table = Table::new(&game, dealt(&game, &brought, &mut chance));
        let mut decision = 0;
        while let Some(seat) = table.awaited().must.lowest().filter(|_| decision < LONG) {
            look(&mut table, seat, decision);
            let choices = table.choices(seat);
            let lively: Vec<Choice> = choices.iter().copied().filter(|choice| !matches!(choice, Choice::End | Choice::Pass)).collect();
            let from: &[Choice] = if lively.is_empty() || chance.below(3) == 0 { choices } else { &lively };
            let choice = from[chance.below(from.len() as u32) as usize];
            table.decide(seat, choice, &mut chance, &mut Silent).expect("it was offered");
            decision += 1;
        }
        look(&mut table, Seat(0), decision);
    }
}

fn dealt(game: &Tcg, brought: &Brought<Options, Deck>, chance: &mut Fast) -> <Tcg as Game>::State {
    game.deal(&brought.options, &brought.entries, chance).expect("it is dealt")
}

#[test]
fn what_is_offered_can_be_clicked() {
    let mut kinds = BTreeSet::new();
    for seed in 1..=3 {
        all(seed, |table, seat, number| {
            let (page, Seen { view, choices, .. }, offers) = page(table, Audience::Seat(seat), language(number));
            kinds.extend(choices.iter().map(|choice| format!("{choice:?}").split('(').next().unwrap_or_default().to_owned()));
            is_clickable(&page, &offers, choices.iter().map(|&choice| path(&view, choice)));
        });
    }
    println!("{kinds:?}");
    assert!(kinds.len() > 22, "most sorts of choices were seen: {kinds:?}");
}

#[test]
fn a_page_is_small_and_lacks_no_words() {
    let mut most = 0;
    all(4, |table, seat, number| {
        for audience in [Audience::Seat(seat), Audience::Seat(Seat(1 - seat.0)), Audience::Spectator, Audience::Everyone] {
            if number % 4 != 0 && audience != Audience::Seat(seat) {
                continue;
            }
            let (page, Seen { view, .. }, offers) = page(table, audience, language(number));
            assert!(!page.contains('⟦'), "a message is missing: {}", page.split('⟦').nth(1).unwrap_or_default());
            assert!(page.len() < MOST, "{} bytes with {} offers in {:?}", page.len(), offers.len(), view.board.frames.top());
            assert!(!page.contains("seat 0") && !page.contains("posto 1"), "players have names");
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
        for tag in tags(&page).filter(|tag| tag.starts_with("svg")) {
            assert!(tag.contains("aria-hidden=\"true\"") || tag.contains("role=\""), "{tag}");
        }
        for tag in tags(&page).filter(|tag| tag.contains("role=\"img\"")) {
            assert!(tag.contains("aria-label=\"") && !tag.contains("aria-label=\"\""), "{tag}");
        }
        for tag in tags(&page) {
            assert!(!tag.contains(" style="), "{tag}");
        }
        let ids: Vec<&str> =
            tags(&page).filter_map(|tag| tag.split_once(" id=\"")).map(|(_, id)| id.split('"').next().unwrap_or_default()).collect();
        assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "ids stand once");
    });
}

/// The cards that a view mentions at all.
fn mentioned(view: &View) -> BTreeSet<CardId> {
    let told = format!("{view:?}");
    let numbers = told.split("CardId(").skip(1).filter_map(|rest| rest.split(')').next()?.parse().ok());
    numbers.map(CardId).filter(|card| card.is_some()).collect()
}

#[test]
fn hidden_cards_are_not_drawn() {
    let (mut hidden, mut others) = (0, 0);
    let mut chance = Fast::new(77);
    all(7, |table, seat, number| {
        if number % 3 != 0 {
            return;
        }
        let lang = language(number);
        let lookers = [Audience::Seat(Seat(1 - seat.0)), Audience::Seat(seat), Audience::Spectator];
        for looker in lookers {
            let (drawn, Seen { view, choices, .. }, offers) = page(table, looker, lang);
            let catalog = table.game().catalog();
            // A table that looks the same, with other hidden cards.
            let twin = table.game().imagine(&view, &mut chance);
            others += usize::from(twin != *table.state());
            let twin = Seen::new(Arc::new(Tcg::default()), table.game().view(&twin, looker), choices);
            let again = pages::draw("tcg", &twin, looker.seat(), &offers, &names(), lang);
            assert!(drawn == again, "the page of {looker} tells more than the view");
            // No face and no name of a card that the view does not have.
            let known = mentioned(&view);
            let faces: BTreeSet<&str> =
                drawn.split("<article").skip(1).filter_map(|face| face.split_once("<h3>")?.1.split('<').next()).collect();
            for (id, card) in catalog.cards().filter(|(id, _)| !known.contains(id)) {
                let alike = known.iter().any(|other| catalog.card(*other).name == card.name);
                assert!(alike || !faces.contains(card.name.as_str()), "{} is drawn for {looker}", card.name);
                assert!(alike || !drawn.contains(&format!(">{}</li>", catalog.name(id))), "{} is named for {looker}", card.name);
            }
            let unseen = [Seat(0), Seat(1)].into_iter().filter(|&seat| looker.seat() != Some(seat));
            hidden += unseen.flat_map(|seat| table.state().own(seat).hand.iter()).filter(|card| !known.contains(card)).count();
        }
    });
    assert!(hidden > 100 && others > 100, "{hidden}, {others}");
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
