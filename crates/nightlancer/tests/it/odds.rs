//! What is foretold of a challenge is what happens: in every way that the dice fall, with every card that could be put in,
//! and as often as it is said when it is played out.

use std::fmt::Display;

use nightlancer::choice::Choice;
use nightlancer::event::Event;
use nightlancer::frame::Frame;
use nightlancer::game::Nightlancer;
use nightlancer::odds::{Effort, Outlook};
use nightlancer::options::{Mode, Options};
use nightlancer::state::{About, Run, State};
use table::chance::Fast;
use table::{Audience, Chance, Choices, Game, Seat, Told};

/// Chance with dice that always fall in one way, if they are told to.
struct Dice {
    fall: Option<u32>,
    chance: Fast,
}

impl Chance for Dice {
    fn draw<K: Display>(&mut self, what: &'static str, of: u32, name: impl Fn(u32) -> K) -> u32 {
        match self.fall {
            Some(fall) if what == "dice" => fall,
            _ => self.chance.draw(what, of, name),
        }
    }
}

/// Who is asked, and what.
fn asked(game: &Nightlancer, state: &State) -> Option<(Seat, Vec<Choice>)> {
    let seat = game.awaited(state).must.iter().next()?;
    let mut choices = Choices::new();
    game.choices(state, seat, &mut choices);
    Some((seat, choices.to_vec()))
}

/// Plays until a challenge is judged: a player puts in these things and rolls again so often, `together` says whether
/// others attempt it too, and nobody does anything else. Whether it was passed.
fn judged(game: &Nightlancer, state: &State, seat: Seat, put: &[Choice], rerolls: u8, together: bool, dice: &mut Dice) -> Option<bool> {
    let (mut state, mut put, mut left) = (*state, put.iter(), rerolls);
    for _ in 0..200 {
        let (at, choices) = asked(game, &state)?;
        let rolls = |choice: &&Choice| matches!(choice, Choice::Reroll | Choice::Power(_));
        let choice = match state.open.frames.top()? {
            Frame::Commit(_) if at == seat => *put.next().unwrap_or(&Choice::Attempt),
            Frame::Commit(_) if together => Choice::Attempt,
            Frame::Commit(_) => Choice::Decline,
            Frame::Reroll { .. } if at == seat && left > 0 && choices.iter().any(|choice| rolls(&choice)) => {
                left -= 1;
                *choices.iter().find(rolls)?
            }
            Frame::Reroll { .. } | Frame::React { .. } | Frame::Answer { .. } => Choice::Pass,
            // A price, of which the first is given up.
            _ => *choices.first()?,
        };
        assert!(choices.contains(&choice), "{choice:?} of {choices:?}");
        let mut told = Told::default();
        game.decide(&mut state, at, choice, dice, &mut told, &mut Choices::new());
        let mut passed = None;
        for (_, event) in &told.0 {
            if let Event::Judged { passed: is, .. } = event {
                passed = passed.or(Some(*is));
            }
        }
        // The first that is judged is the one that was asked about.
        if passed.is_some() || state.open.trial.is_none() {
            return passed;
        }
    }
    None
}

/// Decisions of random games between rivals, until enough is seen.
fn decisions(visit: impl FnMut(&Nightlancer, &State, Seat, &mut Fast) -> bool) {
    decisions_of(|seed| Options::rivals(2 + (seed % 3) as u8), visit);
}

/// Decisions of random games, until enough is seen.
fn decisions_of(options: impl Fn(u64) -> Options, mut visit: impl FnMut(&Nightlancer, &State, Seat, &mut Fast) -> bool) {
    let game = Nightlancer::default();
    for seed in 0.. {
        let mut chance = Fast::new(seed);
        let options = options(seed);
        let mut state = game.deal(&options, &vec![(); options.seats.into()], &mut chance).unwrap();
        while let Some((seat, choices)) = asked(&game, &state) {
            if !visit(&game, &state, seat, &mut chance) {
                return;
            }
            let choice = choices[chance.pick("choice", choices.len() as u32, |place| place) as usize];
            game.decide(&mut state, seat, choice, &mut chance, &mut Told::default(), &mut Choices::new());
        }
    }
}

/// Challenges of random games, at the moment at which somebody is asked to prepare, with what that player can foretell.
fn challenges(wanted: usize, mut visit: impl FnMut(&Nightlancer, &State, Seat, &Outlook)) {
    let mut found = 0;
    decisions(|game, state, seat, chance| {
        let first = matches!(state.open.frames.top(), Some(Frame::Commit(_)))
            && state.open.trial.is_some_and(|trial| trial.about != About::Sets && trial.runs == [Run::default(); 4]);
        // Crews are rare where everything is chosen at random.
        let crew = state.open.trial.is_some_and(|trial| trial.crew.len() > 1);
        if first && (crew || chance.pick("look", 4, |place| place) == 0) {
            visit(game, state, seat, &game.view(state, Audience::Seat(seat)).outlook(game).unwrap());
            found += 1;
        }
        found < wanted
    });
}

/// In how many of the eight ways that the dice fall the challenge is passed.
fn counted(game: &Nightlancer, state: &State, seat: Seat, put: &[Choice]) -> u8 {
    (0..8)
        .filter(|&fall| judged(game, state, seat, put, 0, false, &mut Dice { fall: Some(fall), chance: Fast::new(1) }) == Some(true))
        .count() as u8
}

#[test]
fn every_way_that_the_dice_fall_is_counted() {
    let (mut aids, mut obstacles, mut best) = (0, 0, 0);
    challenges(1200, |game, state, seat, outlook| {
        let member = outlook.member(seat).unwrap();
        let first = state.open.trial.unwrap().crew.boss() == Some(seat);
        if !first {
            return;
        }
        assert_eq!(counted(game, state, seat, &[]), member.stand.ways, "{outlook:?}");
        let needed = member.stand.needed.map_or(0, |needed| (0..8u8).filter(|fall| fall.count_ones() >= needed.into()).count() as u8);
        assert_eq!(needed, member.stand.ways);
        for aid in member.aids.iter().filter(|aid| !aid.after) {
            assert_eq!(counted(game, state, seat, &[aid.choice]), aid.stand.ways, "{:?} in {outlook:?}", aid.choice);
            aids += 1;
            obstacles += usize::from(member.stand.blocked && !aid.stand.blocked);
        }
        let before: Vec<Choice> =
            member.best.iter().copied().filter(|choice| member.aids.iter().all(|aid| aid.choice != *choice || !aid.after)).collect();
        if before.len() == member.best.len() && before.len() > 1 {
            assert_eq!(counted(game, state, seat, &before), member.at_best.ways, "{before:?} in {outlook:?}");
            best += 1;
        }
    });
    assert!(aids > 400 && obstacles > 4 && best > 40, "{aids} aids, {obstacles} obstacles, {best} best");
}

#[test]
fn what_is_foretold_happens_as_often_as_it_is_said() {
    const PLAYED: u32 = 300;
    let (mut tried, mut crews) = (0, 0);
    let mut far = Vec::new();
    let mut held = |said: f64, state: &State, game: &Nightlancer, seat, rerolls, together, seed| {
        let mut dice = Dice { fall: None, chance: Fast::new(seed) };
        let passed = (0..PLAYED).filter(|_| judged(game, state, seat, &[], rerolls, together, &mut dice) == Some(true)).count();
        let seen = passed as f64 / f64::from(PLAYED);
        let spread = (said * (1.0 - said) / f64::from(PLAYED)).sqrt();
        far.push((seen - said) / spread.max(1e-9));
        assert!((seen - said).abs() <= 4.5 * spread + 1e-9, "said {said}, seen {seen}, {rerolls} re-rolls");
    };
    challenges(90, |game, state, seat, outlook| {
        let member = outlook.member(seat).unwrap();
        for rerolls in 0..=member.stand.rerolls().min(3) {
            if state.open.trial.unwrap().crew.boss() == Some(seat) {
                held(member.stand.odds(rerolls).chance(), state, game, seat, rerolls, false, u64::from(rerolls) + 9);
                tried += 1;
            }
        }
    });
    assert!(tried > 150, "{tried} challenges");
    decisions(|game, state, seat, _| {
        let together =
            state.open.trial.is_some_and(|trial| trial.crew.len() > 1 && trial.about != About::Sets && trial.runs == [Run::default(); 4]);
        if together && matches!(state.open.frames.top(), Some(Frame::Commit(0))) {
            let outlook = game.view(state, Audience::Seat(seat)).outlook(game).unwrap();
            held(outlook.odds(outlook.all(), Effort::OneRoll).chance(), state, game, seat, 0, true, 77);
            crews += 1;
        }
        crews < 4
    });
    let mean = far.iter().sum::<f64>() / far.len() as f64;
    assert!(mean.abs() < 0.5, "on the whole off by {mean} standard deviations");
}

#[test]
fn a_route_and_an_event_look_the_same_before_and_after_they_are_chosen() {
    let mut seen = [0; 2];
    decisions(|game, state, seat, chance| {
        let view = |state: &State| game.view(state, Audience::Seat(seat));
        let (choice, said) = match state.open.frames.top() {
            Some(Frame::Route(_)) => {
                let route = chance.pick("route", 2, |route| route) as u8;
                (Choice::Route(route), view(state).route(game, route))
            }
            Some(Frame::EventTurn(_)) => (Choice::Face, view(state).event(game, seat)),
            _ => return true,
        };
        let mut after = *state;
        game.decide(&mut after, seat, choice, chance, &mut Told::default(), &mut Choices::new());
        match said {
            Some(said) => assert_eq!(Some(said), view(&after).outlook(game)),
            None => assert!(choice == Choice::Face && after.open.trial.is_none()),
        }
        seen[usize::from(choice == Choice::Face)] += 1;
        seen.iter().any(|&count| count < 100)
    });
}

#[test]
fn a_face_off_is_won_as_often_as_it_is_said() {
    const PLAYED: u32 = 500;
    let mut seen = 0;
    decisions(|game, state, seat, chance| {
        let Some(Frame::FaceOffAnswer(test)) = state.open.frames.top() else { return true };
        let said = game.view(state, Audience::Seat(seat)).face_off(game, test).unwrap();
        let won = (0..PLAYED).filter(|_| {
            let mut state = *state;
            loop {
                let (at, choices) = asked(game, &state).unwrap();
                let easy = [Choice::Accept, Choice::Attempt, Choice::Pass].into_iter().find(|choice| choices.contains(choice));
                let mut told = Told::default();
                game.decide(&mut state, at, easy.unwrap(), chance, &mut told, &mut Choices::new());
                let first =
                    told.0.iter().find_map(|(_, event)| if let Event::FaceOffWon { first, .. } = event { Some(*first) } else { None });
                if let Some(first) = first {
                    return first;
                }
            }
        });
        let (won, said) = (won.count() as f64 / f64::from(PLAYED), said.plain.chance());
        let spread = (said * (1.0 - said) / f64::from(PLAYED)).sqrt();
        assert!((won - said).abs() <= 4.5 * spread + 1e-9, "said {said}, seen {won}");
        seen += 1;
        seen < 6
    });
}

#[test]
fn what_the_agent_may_draw_is_counted_in() {
    const PLAYED: u64 = 1500;
    let (mut seen, mut weakened) = (0, 0);
    let options = |seed: u64| match seed % 2 {
        0 => Options { seats: 1, mode: Mode::Solitaire, ..Options::default() },
        _ => Options { seats: 2, mode: Mode::Coop, ..Options::default() },
    };
    decisions_of(options, |game, state, seat, _| {
        let fresh = matches!(state.open.frames.top(), Some(Frame::Commit(0))) && state.open.trial.unwrap().runs == [Run::default(); 4];
        if !fresh || state.open.trial.unwrap().challenge.test.is_combat() {
            return true;
        }
        let view = game.view(state, Audience::Seat(seat));
        let stand = view.outlook(game).unwrap().member(seat).unwrap().stand;
        let said = stand.odds(1).chance();
        let passed = (0..PLAYED).filter(|&seed| {
            // Which Contacts lie in the deck is as unknown to whoever asks as the dice are.
            let mut chance = Fast::new(seed);
            let state = game.imagine(&view, &mut chance);
            judged(game, &state, seat, &[], 1, false, &mut Dice { fall: None, chance }) == Some(true)
        });
        let passed = passed.count() as f64 / PLAYED as f64;
        let spread = (said * (1.0 - said) / PLAYED as f64).sqrt();
        let rerolls = stand.rerolls() > 0;
        if rerolls {
            assert!((passed - said).abs() <= 4.5 * spread + 1e-9, "said {said}, seen {passed}: {stand:?}");
            seen += 1;
            weakened += usize::from(stand.hinders[1] > 0.0 && stand.ways > 0 && stand.ways < 8);
        }
        seen < 16 || weakened < 4
    });
}
