//! What the instinct must get right, whatever its numbers are.

use table::chance::Fast;
use table::instinct::PerSeat;
use table::{Choices, Game, Instinct, Seat, Silent};

use crate::catalog::board::Amount;
use crate::catalog::words::{Class, Gang, Resource};
use crate::choice::Choice;
use crate::city::{Spot, Unit};
use crate::frame::{Frame, Purchase};
use crate::game::Gangs;
use crate::options::Options;
use crate::state::{Disc, State};

fn dealt(options: &Options, seed: u64) -> (Gangs, State) {
    let game = Gangs::default();
    let state = game.deal(options, &vec![(); options.gangs.len()], &mut Fast::new(seed)).unwrap();
    (game, state)
}

/// Two Gangs before the first turn, with the Voodoo Boys to begin.
fn duel() -> (Gangs, State) {
    let options = Options { first: Some(Seat(0)), ..Options::rivals(&[Gang::VoodooBoys, Gang::Valentinos]) };
    dealt(&options, 1)
}

fn likes(game: &Gangs, state: &State, choices: &[Choice]) -> Vec<f32> {
    let mut likes = Vec::new();
    game.weigh(state, Seat(0), choices, &mut likes);
    likes
}

/// Whether the first of two choices is liked more.
fn prefers(game: &Gangs, state: &State, better: Choice, worse: Choice) -> bool {
    let likes = likes(game, state, &[better, worse]);
    likes[0] > likes[1]
}

#[test]
fn every_choice_of_every_decision_has_a_number_and_hopes_are_chances() {
    for (variant, options) in Options::variants().into_iter().enumerate() {
        for seed in 0..3 {
            let (game, mut state) = dealt(&options, seed);
            let (mut chance, mut choices, mut likes) = (Fast::new(seed), Choices::new(), Vec::new());
            while let Some(seat) = game.awaited(&state).must.lowest() {
                choices.clear();
                likes.clear();
                game.choices(&state, seat, &mut choices);
                game.weigh(&state, seat, &choices, &mut likes);
                assert_eq!(likes.len(), choices.len(), "variant {variant}");
                let frame = state.frames.top();
                assert!(likes.iter().all(|like| like.is_finite()), "variant {variant}, {frame:?}: {likes:?}");
                let hopes: PerSeat = game.hopes(&state);
                assert!((hopes.iter().sum::<f32>() - 1.0).abs() < 1e-3, "variant {variant}, {frame:?}: {hopes:?}");
                let choice = choices[chance.below(choices.len() as u32) as usize];
                game.decide(&mut state, seat, choice, &mut chance, &mut Silent, &mut Choices::new());
            }
        }
    }
}

#[test]
fn who_leads_near_the_end_is_likely_to_win() {
    let (game, mut state) = duel();
    let even = game.hopes(&state);
    assert!((even[0] - even[1]).abs() < 0.3, "{even:?}");
    state.seated[1].cred = 5;
    state.seated[0].cred = 23;
    let ahead = game.hopes(&state);
    assert!(ahead[0] > 0.9, "{ahead:?}");
    state.seated[0].cred = 8;
    state.seated[1].cred = 5;
    assert!((0.5..ahead[0]).contains(&game.hopes(&state)[0]), "a small lead early tells less");
}

#[test]
fn a_hideout_that_can_be_paid_is_better_than_no_action() {
    let (game, mut state) = duel();
    assert!(prefers(&game, &state, Choice::Act(Disc::Hideout), Choice::EndTurn));
    assert!(prefers(&game, &state, Choice::Act(Disc::Hideout), Choice::Wild(Disc::Hideout)), "Wild is kept");
    Disc::ALL.iter().for_each(|&disc| assert!(state.seated[0].discs.spend(disc)));
    let spent = likes(&game, &state, &[Choice::Reclaim]);
    let (_, fresh) = duel();
    assert!(spent > likes(&game, &fresh, &[Choice::Reclaim]), "the more discs are spent, the better a Reclaim is");
}

#[test]
fn secrets_are_kept_and_drones_are_missed_least() {
    let (game, mut state) = duel();
    state.seated[0].purse.gain(Amount { resource: Resource::Secret, amount: 2 });
    state.frames.push(Frame::Pay(Purchase::Hideout));
    assert!(prefers(&game, &state, Choice::Secrets(0), Choice::Secrets(1)));
    let spot = Spot::outside(crate::catalog::words::District::Pacifica);
    let pick = |unit| Choice::Pick { owner: Seat(0), unit, spot };
    state.frames.push(Frame::Losing);
    assert!(prefers(&game, &state, pick(Unit::Drone), pick(Unit::Basic(Class::Netrunner))));
}

#[test]
fn a_strong_card_is_laid_down_before_a_weak_one() {
    let (game, state) = duel();
    let mut choices = Choices::new();
    let card = |key| Choice::Card(game.catalog().combat_id(key).unwrap());
    let (crusher, cyberpsychosis) = (card("crusher"), card("cyberpsychosis"));
    let mut asked = 0;
    for seed in 0..10 {
        let (mut state, mut chance) = (state, Fast::new(seed));
        while let Some(seat) = game.awaited(&state).must.lowest() {
            choices.clear();
            game.choices(&state, seat, &mut choices);
            let offered = |choice| choices.contains(&choice);
            let stands = state.fight.as_ref().map_or(0, |fight| state.city.strength(seat, fight.district));
            if state.frames.top() == Some(Frame::Choose) && seat == Seat(0) && stands > 1 && offered(crusher) && offered(cyberpsychosis) {
                assert!(prefers(&game, &state, crusher, cyberpsychosis), "{:?}", state.fight);
                asked += 1;
            }
            let choice = choices[chance.below(choices.len() as u32) as usize];
            game.decide(&mut state, seat, choice, &mut chance, &mut Silent, &mut Choices::new());
        }
    }
    assert!(asked > 0, "there was such a Firefight");
}
