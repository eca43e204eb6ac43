//! What is asked, of whom and what for: in random games of every kind, prompts name nothing that cannot be chosen; odds
//! and totals that are told beforehand are what comes.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;

use gangs::catalog::Catalog;
use gangs::catalog::words::{Firepower, Gang};
use gangs::choice::Choice;
use gangs::event::Event;
use gangs::frame::Frame;
use gangs::game::Gangs;
use gangs::options::Options;
use gangs::prose::{prompt, warnings};
use gangs::setup::set_up;
use gangs::state::{Disc, State};
use gangs::story::Story;
use gangs::view::View;
use table::chance::Fast;
use table::{Audience, Chance, Choices, Game, Lang, Prose, Seat, Told};

/// Plays a table at random and shows every decision, with what was told since the last one.
fn play(options: &Options, seed: u64, mut moment: impl FnMut(&State, Seat, &Choices<Choice>, &Told<Event>)) {
    let (game, mut chance) = (Gangs::default(), Fast::new(seed));
    let mut state = set_up(Catalog::load(), options, &mut chance);
    let (mut choices, mut told) = (Choices::new(), Told::default());
    while let Some(seat) = game.awaited(&state).must.lowest() {
        choices.clear();
        game.choices(&state, seat, &mut choices);
        moment(&state, seat, &choices, &told);
        let chosen = choices[chance.pick("choice", choices.len() as u32, |n| n) as usize];
        told = Told::default();
        game.decide(&mut state, seat, chosen, &mut chance, &mut told, &mut Choices::new());
    }
}

/// All ways to play.
fn tables() -> Vec<Options> {
    let rival = Some(Gang::TygerClaws);
    let alone = Options { rival, ..Options::rivals(&[Gang::VoodooBoys]) };
    let stories = Story::ALL.iter().map(|&story| Options { story, ..Options::rivals(Gang::ALL) });
    stories.chain([Options::rivals(&[Gang::Maelstrom, Gang::VoodooBoys]), alone]).collect()
}

fn whole(said: &str) -> bool {
    !said.trim().is_empty() && !["⟦", "⟧", "{", "}", " .", " ,", "..", "  "].iter().any(|mark| said.contains(mark))
}

/// What a prompt says that is not so.
fn wrong(said: &str, lang: Lang, choices: &[Choice]) -> Option<&'static str> {
    let has = |fits: fn(&Choice) -> bool| choices.iter().any(fits);
    let says = |en: &str, it: &str| said.contains(if lang == Lang::En { en } else { it });
    let turn = has(|choice| matches!(choice, Choice::Act(_) | Choice::Wild(_) | Choice::Reclaim | Choice::EndTurn | Choice::Offer(..)));
    let pairs = if turn {
        vec![
            ("a disc", says("Choose a disc", "Scegli un gettone"), has(|choice| matches!(choice, Choice::Act(_) | Choice::Wild(_)))),
            ("Reclaim", says("Reclaim", "rivendica"), has(|choice| matches!(choice, Choice::Reclaim))),
            ("the end", says("end the turn", "termina il turno"), has(|choice| matches!(choice, Choice::EndTurn))),
            ("an offer", says("offer of the Story", "offerta della Storia"), has(|choice| matches!(choice, Choice::Offer(..)))),
        ]
    } else {
        let declines = says(", or ", "oppure ") || says(": go on.", ": prosegui.");
        vec![("to decline", declines, has(|choice| matches!(choice, Choice::Done)))]
    };
    pairs.into_iter().find(|(_, named, is)| named != is).map(|(what, ..)| what)
}

#[test]
fn prompts_say_who_is_asked_what_and_name_nothing_impossible() {
    let (game, catalog) = (Gangs::default(), Catalog::load());
    let (mut faults, mut kinds) = (BTreeMap::new(), BTreeSet::new());
    for (number, options) in tables().iter().enumerate() {
        for seed in 0..6 {
            play(options, seed + 100 * number as u64, |state, seat, choices, _| {
                let Some(frame) = state.frames.top() else { return };
                let kind = format!("{frame:?}").split(['(', ' ']).next().unwrap_or_default().to_owned();
                kinds.insert(kind.clone());
                for lang in Lang::ALL {
                    let view = game.view(state, Audience::Seat(seat));
                    assert_eq!(view.awaited(catalog), game.awaited(state).must, "{frame:?}");
                    let said = prompt(catalog, &view, choices, lang);
                    let general = prompt(catalog, &view, &[], lang);
                    let aside = prompt(catalog, &game.view(state, Audience::Spectator), &[], lang);
                    let waits = if lang == Lang::En { "Waiting for " } else { "Tocca " };
                    let told = whole(&said) && whole(&general) && whole(&aside) && aside.starts_with(waits) && !said.starts_with(waits);
                    if !told || !said.ends_with('.') || !aside.ends_with('.') {
                        faults.entry(kind.clone()).or_insert(format!("{said} / {aside}"));
                    }
                    if let Some(wrong) = wrong(&said, lang, choices) {
                        faults.entry(kind.clone()).or_insert(format!("{wrong}: {said}"));
                    }
                    for warning in warnings(catalog, &view, lang) {
                        assert!(whole(&warning) && warning.ends_with('.'), "{warning}");
                    }
                }
            });
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(kinds.len() >= 30, "only {}: {kinds:?}", kinds.len());
}

/// Two dice that show what they are told to.
struct Dice(Fast, [u32; 2], usize);

impl Chance for Dice {
    fn draw<K: Display>(&mut self, what: &'static str, of: u32, name: impl Fn(u32) -> K) -> u32 {
        if what != "netwatch die" {
            return self.0.draw(what, of, name);
        }
        self.2 += 1;
        self.1[(self.2 - 1) % 2]
    }
}

#[test]
fn the_odds_of_a_run_are_those_of_all_its_rolls() {
    let (game, catalog) = (Gangs::default(), Catalog::load());
    for gang in [Gang::Maelstrom, Gang::VoodooBoys] {
        let options = Options { first: Some(Seat(0)), ..Options::rivals(&[gang, Gang::TygerClaws]) };
        for space in 1..=catalog.net().last() {
            let mut state = set_up(catalog, &options, &mut Fast::new(2));
            state.seated[0].net = space - 1;
            // Until the question that comes before the dice.
            for choice in [Choice::Act(Disc::Netrunner), Choice::Done, Choice::Netrun] {
                game.decide(&mut state, Seat(0), choice, &mut Fast::new(1), &mut Told::default(), &mut Choices::new());
            }
            if state.frames.top() == Some(Frame::Advance) {
                game.decide(&mut state, Seat(0), Choice::Advance(1), &mut Fast::new(1), &mut Told::default(), &mut Choices::new());
            }
            assert_eq!((state.frames.top(), state.seated[0].net), (Some(Frame::MayUse), space), "{gang:?}");
            let risk = game.view(&state, Audience::Seat(Seat(0))).risk(catalog, Seat(0), space).unwrap();
            let (mut found, mut rolls) = (0, 0);
            for first in 0..6 {
                for second in 0..6 {
                    let mut told = Told::default();
                    let mut state = state;
                    game.decide(
                        &mut state,
                        Seat(0),
                        Choice::Done,
                        &mut Dice(Fast::new(1), [first, second], 0),
                        &mut told,
                        &mut Choices::new(),
                    );
                    let is_found = |event: &&Event| matches!(event, Event::Rolled { dice, danger, .. } if dice[0] + dice[1] <= *danger);
                    found += told.to(Audience::Spectator).filter(is_found).count() as u32;
                    rolls += 1;
                }
            }
            let once = (found, rolls);
            let all = if gang == Gang::VoodooBoys { (once.0 * once.0, once.1 * once.1) } else { once };
            assert_eq!((risk.found.cases, risk.found.of), all, "space {space}");
            assert_eq!(risk.found.percent(), (100.0 * f64::from(all.0) / f64::from(all.1)).round() as u32);
        }
    }
}

#[test]
fn what_a_hidden_card_can_count_holds_when_it_is_turned_over() {
    let (game, catalog) = (Gangs::default(), Catalog::load());
    let mut turned = 0;
    for seed in 0..40 {
        let mut told_before: Vec<(Seat, std::ops::RangeInclusive<u8>)> = Vec::new();
        play(&Options::rivals(&[Gang::Maelstrom, Gang::VoodooBoys, Gang::TygerClaws]), seed, |state, seat, _, told| {
            for event in told.to(Audience::Spectator) {
                if let Event::Played { seat, card, more: false } = *event
                    && let Firepower::Fixed(firepower) = catalog.combat(card).firepower
                {
                    for (_, range) in told_before.iter().filter(|(player, _)| *player == seat) {
                        assert!(range.contains(&firepower), "{range:?}: {firepower}");
                        turned += 1;
                    }
                }
            }
            told_before.clear();
            if state.frames.top() == Some(Frame::Choose) {
                let views = [Audience::Seat(seat), Audience::Spectator].map(|audience| game.view(state, audience));
                let ranges =
                    |view: &View| Seat::first(3).filter_map(|side| Some((side, view.hidden_firepower(catalog, side)?))).collect::<Vec<_>>();
                told_before.extend(views.iter().flat_map(ranges));
            }
        });
    }
    assert!(turned > 200, "{turned}");
}

#[test]
fn what_rivals_may_hold_is_counted_as_it_comes() {
    let (game, catalog) = (Gangs::default(), Catalog::load());
    // By how likely a kind of card was said to be: how much was said in all, and how much came.
    let mut bins = [(0.0, 0.0, 0); 5];
    let mut first = 0;
    for seed in 0..150 {
        play(&Options::rivals(&[Gang::Maelstrom, Gang::VoodooBoys, Gang::TygerClaws]), seed, |state, seat, _, _| {
            if state.frames.top() != Some(Frame::Choose) {
                return;
            }
            let view = game.view(state, Audience::Seat(seat));
            for other in Seat::first(3).filter(|&other| other != seat && !state.hands.hand(other).is_empty()) {
                let (held, hand) = (view.held(catalog, other).expect("it can be counted"), state.hands.hand(other));
                let all: f64 = held.iter().map(|(_, likely)| likely).sum();
                assert!((all - 1.0).abs() < 1e-9, "{all}: {held:?}");
                for card in hand.kinds() {
                    assert!(held.iter().any(|(kind, _)| *kind == card), "{card:?} was thought impossible");
                }
                // Nobody has upgraded or used a card: everybody knows what all hold.
                if view.combats.removed == 0 && view.combats.deck.len() == 22 && hand.len() == 4 {
                    assert!(held.len() == 4 && held.iter().all(|(_, likely)| (likely - 0.25).abs() < 1e-9), "{held:?}");
                    first += 1;
                }
                for (card, likely) in held {
                    let bin = &mut bins[[0.03, 0.12, 0.22, 0.4].iter().filter(|&&edge| likely > edge).count()];
                    *bin = (bin.0 + likely, bin.1 + f64::from(hand.count(card)) / hand.len() as f64, bin.2 + 1);
                }
            }
        });
    }
    assert!(first > 20, "{first}");
    for (said, came, times) in bins {
        assert!(times > 50, "{bins:?}");
        assert!((said - came).abs() < 0.08 * said + 4.0, "{said:.1} were said and {came:.1} came: {bins:?}");
    }
}

#[test]
fn how_a_card_fares_is_what_the_totals_come_to() {
    let (game, catalog) = (Gangs::default(), Catalog::load());
    let (mut said, mut came, mut times) = (0.0, 0.0, 0);
    for seed in 0..400 {
        let mut before: Option<[View; 2]> = None;
        play(&Options::rivals(&[Gang::VoodooBoys, Gang::TygerClaws]), seed, |state, _, _, told| {
            let played: Vec<_> = told
                .to(Audience::Spectator)
                .filter_map(|event| if let Event::Played { seat, card, more: false } = *event { Some((seat, card)) } else { None })
                .collect();
            if let (&[one, other], Some(views)) = (&played[..], &before) {
                for ((seat, card), (rival, against)) in [(one, other), (other, one)] {
                    let view = &views[seat.index()];
                    let fixed =
                        |card| if let Firepower::Fixed(firepower) = catalog.combat(card).firepower { Some(firepower) } else { None };
                    let (Some(fares), Some(own), Some(others)) = (view.fares(catalog, seat, card), fixed(card), fixed(against)) else {
                        continue;
                    };
                    said += fares.alone;
                    came += f64::from(u8::from(own + view.standing(catalog, seat) > others + view.standing(catalog, rival)));
                    times += 1;
                }
            }
            if state.frames.top() != Some(Frame::Choose) {
                before = None;
            } else if state.picks.iter().next().is_none() {
                before = Some([0, 1].map(|seat| game.view(state, Audience::Seat(Seat(seat)))));
            }
        });
    }
    assert!(times > 300, "{times}");
    assert!((said - came).abs() < 0.1 * said, "{said:.1} were said to win and {came:.1} did, of {times}");
}

#[test]
fn what_stands_beside_the_cards_is_what_the_totals_add() {
    let (game, catalog) = (Gangs::default(), Catalog::load());
    let mut compared = 0;
    for (seed, options) in (0..40).zip(tables().iter().cycle().filter(|options| options.rival.is_none())) {
        // At the last question before the totals, if nothing more is asked between.
        let mut before: Option<View> = None;
        play(options, seed, |state, _, _, told| {
            let totals: Vec<(Seat, u8)> = told
                .to(Audience::Spectator)
                .filter_map(|event| if let Event::Total { seat, firepower } = *event { Some((seat, firepower)) } else { None })
                .collect();
            let revealed = told.to(Audience::Spectator).take_while(|event| !matches!(event, Event::Total { .. }));
            let lost = revealed.into_iter().any(|event| matches!(event, Event::Lost { .. } | Event::Copied { .. }));
            if let (Some(view), Some(fight), false) = (before.take(), &state.fight, lost || totals.is_empty()) {
                for (seat, total) in totals {
                    let cards: u8 = fight.played.iter().filter(|played| played.seat == seat).filter_map(|played| played.firepower).sum();
                    assert_eq!(total, cards + view.standing(catalog, seat), "{fight:?}");
                    compared += 1;
                }
            }
            before = (state.frames.top() == Some(Frame::Choose)).then(|| game.view(state, Audience::Spectator));
        });
    }
    assert!(compared > 20, "{compared}");
}

#[test]
fn who_is_near_the_end_is_announced() {
    let catalog = Catalog::load();
    let says = |state: &State, seat: u8| warnings(catalog, &View::build(state, Audience::Seat(Seat(seat))), Lang::En);
    let mut state = set_up(catalog, &Options::rivals(&[Gang::Valentinos, Gang::Maelstrom]), &mut Fast::new(1));
    assert_eq!(says(&state, 1), [""; 0]);
    state.seated[0].cred = 22;
    assert_eq!(says(&state, 1), ["The Valentinos win when they gain 3 more Street Cred."]);
    assert_eq!(says(&state, 0), ["You win when you gain 3 more Street Cred."]);
    state.seated[1].cred = 25;
    assert_eq!(says(&state, 0)[0], "Maelstrom have enough Street Cred: the game ends with this turn.");
    // Alone, Johnny Silverhand counts too.
    let mut state = set_up(catalog, &Options { rival: Some(Gang::Maelstrom), ..Options::rivals(&[Gang::Valentinos]) }, &mut Fast::new(1));
    state.seated[2].cred = 24;
    assert_eq!(says(&state, 0), ["Johnny Silverhand wins when he gains 1 more Street Cred."]);
}

#[test]
fn every_story_announces_its_end() {
    let game = Gangs::default();
    for &story in Story::ALL.iter().filter(|&&story| story != Story::Tutorial) {
        let mut said = BTreeSet::new();
        for seed in 0..12 {
            play(&Options { story, ..Options::rivals(Gang::ALL) }, seed, |state, seat, _, _| {
                said.extend(game.warnings(&game.view(state, Audience::Seat(seat)), Lang::En.into()));
            });
        }
        let ends = |warning: &&String| warning.contains("Epilogue") || warning.contains("game ends");
        assert!(said.iter().filter(ends).count() >= 2, "{story:?}: {said:#?}");
    }
}
