//! What is asked names nothing that cannot be chosen, whoever is near winning is announced, and what is told of a fight or a
//! theft beforehand is what comes.

use std::collections::{BTreeMap, BTreeSet};

use table::chance::Fast;
use table::log::Brought;
use table::{Audience, Chance, Choices, Game, Lang, Prose, Seat, Told};
use tcg::choice::Choice;
use tcg::deck::Deck;
use tcg::event::Event;
use tcg::frame::{AttackStep, Frame};
use tcg::game::Tcg;
use tcg::gigs::{At, Die, DieId};
use tcg::odds::Duel;
use tcg::options::Options;
use tcg::prose::warnings;
use tcg::state::{Aimed, State};

fn whole(said: &str) -> bool {
    !said.trim().is_empty() && !["⟦", "⟧", "{", "}", " .", " ,", "..", "  "].iter().any(|mark| said.trim().contains(mark))
}

/// Plays a game at random and shows every moment of it.
fn play(
    game: &Tcg,
    Brought { options, entries }: &Brought<Options, Deck>,
    seed: u64,
    mut moment: impl FnMut(&State, Option<(Seat, &Choices<Choice>)>, &Told<Event>),
) {
    let mut chance = Fast::new(seed);
    let mut state = game.deal(options, entries, &mut chance).unwrap_or_else(|wrong| panic!("{wrong}"));
    let (mut choices, mut told) = (Choices::new(), Told::default());
    while let Some(seat) = game.awaited(&state).must.lowest() {
        choices.clear();
        game.choices(&state, seat, &mut choices);
        moment(&state, Some((seat, &choices)), &told);
        let chosen = choices[chance.pick("choice", choices.len() as u32, |n| n) as usize];
        told = Told::default();
        game.decide(&mut state, seat, chosen, &mut chance, &mut told, &mut Choices::new());
    }
    moment(&state, None, &told);
}

/// Its name in both languages, and what it stands for.
type Named = (&'static str, &'static str, fn(&Choice) -> bool);

/// What the choices of the main phase and in reaction are called in prompts, in both languages.
const NAMED: [Named; 10] = [
    ("play a card", "gioca una carta", |choice| matches!(choice, Choice::Play(_))),
    ("play a QUICK card", "gioca una carta QUICK", |choice| matches!(choice, Choice::Play(_))),
    ("sell a card", "vendi una carta", |choice| matches!(choice, Choice::Sell(_))),
    ("Call a Legend", "chiama una Leggenda", |choice| matches!(choice, Choice::Call(_) | Choice::CallAny)),
    ("GO SOLO", "GO SOLO", |choice| matches!(choice, Choice::Solo(_))),
    ("bring a Legend", "porta in campo", |choice| matches!(choice, Choice::Field(_))),
    ("use an effect", "usa un effetto", |choice| matches!(choice, Choice::Use(..))),
    ("block", "blocca", |choice| matches!(choice, Choice::Block(_))),
    ("end the turn", "termina il turno", |choice| matches!(choice, Choice::End)),
    ("let it go on", "lascia proseguire", |choice| matches!(choice, Choice::Pass)),
];

/// What a prompt says that is not so.
fn wrong(said: &str, lang: Lang, frame: Frame, choices: &[Choice]) -> Option<&'static str> {
    // Names of cards may say anything.
    let asks = said.split_once(": ").map_or(said, |(_, asks)| asks);
    let quick = frame == Frame::Attack(AttackStep::React);
    match frame {
        Frame::Main | Frame::Attack(AttackStep::React) => {
            let named = NAMED.iter().filter(|(en, ..)| en.contains("QUICK") == quick || !en.starts_with("play"));
            let mut wrong =
                named.filter(|(en, it, fits)| asks.contains(if lang == Lang::En { en } else { it }) != choices.iter().any(fits));
            wrong.next().map(|(en, ..)| *en)
        }
        Frame::Mulligan(_) | Frame::Order(_) => None,
        _ => {
            let (or, on) =
                if lang == Lang::En { (", or ", ["go on.", "let it go."]) } else { ("oppure ", ["prosegui.", "lascialo andare."]) };
            let declines = choices.iter().any(|choice| matches!(choice, Choice::Decline | Choice::Done));
            let says = said.contains(or) || on.iter().any(|on| said.ends_with(on));
            (says != declines).then_some("to decline")
        }
    }
}

#[test]
fn prompts_name_nothing_impossible() {
    let game = Tcg::default();
    let (mut faults, mut kinds) = (BTreeMap::new(), BTreeSet::new());
    let lineups = game.lineups();
    for seed in 0..160u64 {
        play(&game, &lineups[seed as usize % lineups.len()], seed, |state, asked, _| {
            let (Some((seat, choices)), Some(frame)) = (asked, state.board.frames.top()) else { return };
            let kind = format!("{frame:?}").split(['(', ' ']).next().unwrap_or_default().to_owned();
            kinds.insert(kind.clone());
            for lang in Lang::ALL {
                let view = game.view(state, Audience::Seat(seat));
                let said = game.prompt(&view, choices, lang.into());
                let aside = game.prompt(&game.view(state, Audience::Spectator), &[], lang.into());
                let waits = if lang == Lang::En { "Waiting for " } else { "Tocca " };
                if !aside.starts_with(waits) || !whole(&aside) {
                    faults.entry(format!("{frame:?}")).or_insert(aside);
                }
                if let Some(wrong) = wrong(&said, lang, frame, choices) {
                    faults.entry(format!("{kind}: {said}")).or_insert(format!("{wrong}: {choices:?}"));
                }
                let labels: BTreeSet<String> = choices.iter().map(|&choice| game.label(&view, choice, lang.into())).collect();
                if labels.len() != choices.len() || !labels.iter().all(|label| whole(label)) {
                    faults.entry(format!("{frame:?}")).or_insert(format!("{labels:?}"));
                }
                for warning in game.warnings(&view, lang.into()) {
                    assert!(whole(&warning) && warning.ends_with('.'), "{warning}");
                }
            }
        });
    }
    assert!(faults.is_empty(), "{} faults: {:#?}", faults.len(), faults.iter().take(20).collect::<Vec<_>>());
    assert!(kinds.len() >= 10, "only {}", kinds.len());
}

#[test]
fn a_fight_and_a_theft_end_as_was_told_if_nobody_reacts() {
    let game = Tcg::default();
    let (mut fights, mut thefts) = (0, 0);
    let lineups = game.lineups();
    for seed in 0..80u64 {
        let mut before: Option<(Option<Duel>, u8)> = None;
        play(&game, &lineups[seed as usize % lineups.len()], seed, |state, asked, told| {
            let mut passed = told.to(Audience::Spectator).skip_while(|event| !matches!(event, Event::Passes { .. })).skip(1);
            let predicted = before.take();
            let goes_on = told.to(Audience::Spectator).any(|event| matches!(event, Event::Passes { .. }));
            if let (Some((duel, theft)), Some(next)) = (predicted, passed.next()) {
                match (next, duel) {
                    (Event::Fights { powers, .. }, Some(duel)) => {
                        assert_eq!(*powers, duel.powers);
                        let won = passed.next().is_some_and(|event| matches!(event, Event::Wins { .. }));
                        assert_eq!(won, duel.won != [false, false], "{duel:?}");
                        fights += 1;
                    }
                    (Event::StoleNothing { .. }, None) => assert_eq!(theft, 0),
                    _ => {}
                }
            }
            let Some((seat, choices)) = asked else { return };
            if let (Some(Frame::Steal(stealing)), Some((None, theft)), true) = (state.board.frames.top(), predicted, goes_on) {
                assert_eq!(stealing.left.min(choices.len() as u8), theft);
                thefts += 1;
            }
            if let (Some(Frame::Attack(AttackStep::React)), Some(attack)) = (state.board.frames.top(), state.board.attack) {
                let view = game.view(state, Audience::Seat(seat));
                let duel =
                    if let Aimed::Unit(target) = attack.aimed { Some(view.duel(game.catalog(), attack.attacker, target)) } else { None };
                before = Some((duel, view.theft(game.catalog(), attack.attacker)));
            }
        });
    }
    assert!(fights > 100 && thefts > 20, "{fights} fights, {thefts} thefts");
}

#[test]
fn who_is_near_the_end_is_announced() {
    let game = Tcg::default();
    let mut staged: Option<State> = None;
    play(&game, &game.lineups()[0], 1, |state, _, _| {
        if staged.is_none() && state.board.turns == 2 {
            staged = Some(*state);
        }
    });
    let mut state = staged.unwrap_or_else(|| panic!("no second turn"));
    let says = |state: &State, seat: u8| warnings(game.catalog(), &game.view(state, Audience::Seat(Seat(seat))), Lang::En);
    assert_eq!(says(&state, 0), [""; 0]);
    let own = |seat: u8| DieId::all().filter(move |die| die.owner() == Seat(seat));
    let gigs = |state: &mut State, count: usize| {
        let rolled = Die { at: At::Gigs(Seat(1)), value: 1 };
        own(1).chain(own(0)).take(count).for_each(|die| state.board.dice.set(die, rolled));
    };
    gigs(&mut state, 6);
    assert_eq!(says(&state, 0), ["Six Gigs: with seven seat 1 wins when starting a turn."]);
    gigs(&mut state, 7);
    assert_eq!(says(&state, 0), ["Seven Gigs: seat 1 wins when starting a turn."]);
    assert_eq!(says(&state, 1), ["Seven Gigs: you win when you start your turn."]);
    state.board.turns = 14;
    assert!(says(&state, 0).contains(&"Overtime begins when this turn ends: from then on seven Gigs win at once.".to_owned()));
}
