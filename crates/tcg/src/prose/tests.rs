//! Everything that can be said is said, in both languages, and choices that stand together differ.

use std::collections::{BTreeMap, BTreeSet};

use table::chance::Fast;
use table::log::Brought;
use table::{Audience, Chance, Choices, Game, Lang, Prose, Seat, Told};

use crate::catalog::words::{Ban, Boon, Guard, Kind};
use crate::choice::Choice;
use crate::deck::Deck;
use crate::event::{Event, Goes};
use crate::frame::{Doing, Frame};
use crate::game::Tcg;
use crate::gigs::DieId;
use crate::imagine::random_deck;
use crate::options::Options;
use crate::state::{How, Name, State};

/// Nothing is missing and nothing is left over.
fn whole(said: &str) -> bool {
    !said.trim().is_empty() && !["⟦", "⟧", "{", "}", " .", " ,", "..", "  "].iter().any(|mark| said.trim().contains(mark))
}

/// Plays a game at random and shows every moment of it.
fn play(
    game: &Tcg,
    Brought { options, entries }: &Brought<Options, Deck>,
    seed: u64,
    random: bool,
    mut moment: impl FnMut(&State, Option<(Seat, &Choices<Choice>)>, &Told<Event>),
) {
    let mut chance = Fast::new(seed);
    let decks = [0, 1].map(|seat| match random {
        true => random_deck(game.catalog(), 40, &[], &[], &mut chance),
        false => entries[seat].clone(),
    });
    let mut state = game.deal(options, &decks, &mut chance).unwrap_or_else(|wrong| panic!("{wrong}"));
    let mut choices = Choices::new();
    let mut told = Told::default();
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

#[test]
fn random_games_are_told_and_their_choices_differ() {
    let game = Tcg::default();
    let mut faults = BTreeMap::new();
    let lineups = game.lineups();
    for seed in 0..240u64 {
        let brought = &lineups[seed as usize % lineups.len()];
        let mut count = 0u64;
        play(&game, brought, seed, seed / 8 % 3 != 0, |state, asked, told| {
            count += 1;
            for lang in Lang::ALL {
                let audiences = [Audience::Spectator, Audience::Seat(Seat(0)), Audience::Seat(Seat(1)), Audience::Everyone];
                for audience in audiences {
                    for event in told.to(audience) {
                        let said = game.sentence(event, lang.into());
                        if !whole(&said) || !said.ends_with('.') {
                            faults.entry(format!("{event:?}")).or_insert(said);
                        }
                    }
                }
                let Some((seat, choices)) = asked else {
                    let said = game.position(&game.view(state, Audience::Everyone), lang.into());
                    assert!(said.lines().all(|line| line.is_empty() || whole(line)), "{said}");
                    continue;
                };
                let view = game.view(state, Audience::Seat(seat));
                if count.is_multiple_of(7) {
                    for audience in audiences {
                        let said = game.position(&game.view(state, audience), lang.into());
                        let fits = |line: &str| line.is_empty() || (whole(line) && line.chars().count() <= 80);
                        assert!(said.lines().all(fits), "{said}");
                    }
                }
                let prompt = game.prompt(&view, choices, lang.into());
                let onlooker = game.prompt(&game.view(state, Audience::Spectator), &[], lang.into());
                if !whole(&prompt) || !whole(&onlooker) || !prompt.ends_with('.') || onlooker == prompt {
                    faults.entry(format!("{:?}", state.board.frames.top())).or_insert(prompt);
                }
                let mut labels = BTreeSet::new();
                for &choice in choices.iter() {
                    let said = game.label(&view, choice, lang.into());
                    if !whole(&said) || said.contains('?') || !labels.insert(said.clone()) {
                        faults.entry(format!("{choice:?} at {:?}", state.board.frames.top())).or_insert(said);
                    }
                }
            }
        });
    }
    assert!(faults.is_empty(), "{} faults: {:#?}", faults.len(), faults.iter().take(20).collect::<Vec<_>>());
}

/// Events that random games hardly come to.
#[test]
fn rare_events_are_told() {
    let game = Tcg::default();
    let (seat, card) = (Seat(0), crate::catalog::CardId(0));
    let unit = Name { seat, card, copy: 2 };
    let mut events: Vec<Event> = Boon::ALL.iter().map(|&boon| Event::Given { unit, boon }).collect();
    events.extend(Ban::ALL.iter().map(|&ban| Event::Forbidden { unit, ban }));
    events.extend(Guard::ALL.iter().map(|&guard| Event::Guarded { seat, guard }));
    events.extend(Kind::ALL.iter().map(|&kind| Event::Named { seat, kind }));
    events.extend([Goes::Discarded, Goes::Trashed, Goes::ToHand, Goes::Under, Goes::Removed].map(|goes| Event::Went { seat, card, goes }));
    let hows = [How::SevenGigs, How::Overtime, How::DeckOut, How::Conceded, How::Void];
    events.extend(hows.map(|how| Event::Over { winner: Some(seat).filter(|_| how != How::Void), how }));
    events.extend([Event::Power { unit, by: -2 }, Event::FightPower { unit, by: 3 }, Event::FightPower { unit, by: -1 }]);
    events.extend([Event::Overtime, Event::Tie, Event::Ransomed { seat, die: DieId(7), card }]);
    for lang in Lang::ALL {
        let mut told = BTreeSet::new();
        for event in &events {
            let said = game.sentence(event, lang.into());
            assert!(whole(&said) && said.ends_with('.') && told.insert(said.clone()), "{event:?}: {said}");
        }
    }
}

#[test]
fn every_option_mode_and_ending_has_its_text() {
    let game = Tcg::default();
    let about = game.about();
    let mut ids: Vec<String> = ["title", "summary"].map(str::to_owned).to_vec();
    ids.extend(about.modes.iter().map(|mode| format!("mode-{mode}")));
    for option in about.options {
        ids.extend([format!("option-{}", option.key), format!("ask-{}", option.key)]);
        ids.extend(option.values.iter().map(|value| format!("option-{}-{value}", option.key)));
    }
    let hows = [How::SevenGigs, How::Overtime, How::DeckOut, How::Conceded, How::Void];
    ids.extend(hows.map(|how| format!("ending-{}", how.key())));
    for lang in Lang::ALL {
        ids.iter().for_each(|id| assert!(whole(&game.texts().get(lang, id, &[])), "{id}"));
        assert!(game.rules(lang).iter().count() > 400);
    }
}

/// Every operation of every card, asked in the middle of a game: the question and all answers are told.
#[test]
fn every_operation_of_every_card_can_be_asked_about() {
    let game = Tcg::default();
    let catalog = game.catalog();
    let mut staged = None;
    play(&game, &game.lineups()[0], 3, false, |state, _, _| {
        let units = [Seat(0), Seat(1)].map(|seat| state.board.side(seat).units().count());
        if staged.is_none() && units.iter().all(|&count| count > 0) && state.board.dice.in_play().count() > 2 {
            staged = Some(*state);
        }
    });
    let state = staged.unwrap_or_else(|| panic!("no game has Units on both sides"));
    let names: Vec<Name> = [Seat(0), Seat(1)]
        .into_iter()
        .filter_map(|seat| state.board.side(seat).units().next().map(|unit| Name { seat, card: unit.card, copy: unit.copy }))
        .collect();
    let die = state.board.dice.in_play().next().unwrap_or(DieId(0));
    let it = state.board.named(names[1]).map_or(0, |piece| piece.id);
    for (card, printed) in catalog.cards() {
        for (ability, effect) in catalog.face(card).effects.iter().enumerate() {
            for (step, op) in effect.iter().enumerate() {
                let doing = Doing { ability: ability as u8, step: step as u8, it, die, found: card, ..Doing::new(Seat(0), card, 0, it) };
                let mut state = state;
                state.board.frames.push(Frame::Do(doing));
                let view = game.view(&state, Audience::Seat(Seat(0)));
                let mut choices = vec![Choice::Accept, Choice::Decline, Choice::Done, Choice::Mode(0), Choice::Mode(1)];
                choices.extend([Choice::Hand(card), Choice::Trash(card), Choice::Card(card), Choice::Call(1), Choice::CallAny]);
                choices.extend([Choice::Die(die), Choice::Turn(die, 1), Choice::Look(2)]);
                choices.extend(names.iter().flat_map(|&name| [Choice::Pick(name), Choice::Gear(name, card)]));
                for lang in Lang::ALL {
                    let said = game.prompt(&view, &[], lang.into());
                    assert!(said.is_empty() || (whole(&said) && said.ends_with('.')), "{}: {op:?}: {said}", printed.key);
                    for &choice in &choices {
                        let said = game.label(&view, choice, lang.into());
                        assert!(whole(&said), "{}: {op:?}: {choice:?}: {said}", printed.key);
                    }
                    for mode in 0..3 {
                        assert!(whole(&game.sentence(&Event::Mode { seat: Seat(0), card, mode }, lang.into())), "{}", printed.key);
                    }
                }
            }
        }
    }
}
