//! What players are told: every question speaks to whoever decides and names nothing that cannot be chosen, others are told
//! who is awaited, and warnings and endings say what is so.

use std::collections::{BTreeMap, BTreeSet};

use nightlancer::choice::{Act, Choice};
use nightlancer::game::Nightlancer;
use nightlancer::options::Options;
use nightlancer::state::{Ending, State};
use table::chance::Fast;
use table::{Audience, Chance, Choices, Game, Lang, Prose, Seat, Seats, Silent, Voice};

const NAMES: [&str; 4] = ["Ada", "Bruno", "Cleo", "Dario"];

fn names() -> Vec<String> {
    NAMES.map(str::to_owned).to_vec()
}

/// What is named in a prompt, by the choices that make it possible.
fn named(choice: Choice) -> Option<&'static str> {
    Some(match choice {
        Choice::Place(_, Act::Buy(_)) => "buy at the Black Market",
        Choice::Place(_, Act::Favours) => "gather favours",
        Choice::Place(_, Act::Hustles) => "hustle in the slums",
        Choice::Place(_, Act::Loan | Act::Prospects(_) | Act::Cool(_)) => "deal with the Euromafia",
        Choice::First(_) => "start a First Crew",
        Choice::Second(_) => "start a Second Crew",
        Choice::Join(..) => "ask to join a Crew",
        _ => return None,
    })
}

const NAMED: [&str; 7] = [
    "buy at the Black Market",
    "gather favours",
    "hustle in the slums",
    "deal with the Euromafia",
    "start a First Crew",
    "start a Second Crew",
    "ask to join a Crew",
];

#[test]
fn every_question_speaks_and_names_only_what_can_be_chosen() {
    let (game, names) = (Nightlancer::default(), names());
    let mut kinds = BTreeSet::new();
    for (seed, options) in (0..).zip(game.variants()).chain((20..).zip(game.variants())) {
        let mut chance = Fast::new(seed);
        let mut state = game.deal(&options, &vec![(); options.seats.into()], &mut chance).unwrap();
        while let Some(seat) = game.awaited(&state).must.iter().next() {
            let mut choices = Choices::new();
            game.choices(&state, seat, &mut choices);
            let view = game.view(&state, Audience::Seat(seat));
            for lang in Lang::ALL {
                let voice = Voice { lang, names: &names };
                let says = game.prompt(&view, &choices, voice);
                let upright = !says.is_empty() && !says.contains(['{', '}', '$']) && !says.contains("  ") && !says.contains(" .");
                assert!(upright, "{:?}: {says}", state.open.frames.top());
                assert!(!["It is up to you.", "Tocca a te."].contains(&says.as_str()), "{:?}", state.open.frames.top());
                let waits = game.prompt(&game.view(&state, Audience::Spectator), &[], voice);
                assert!(waits.contains(NAMES[seat.index()]), "{waits}");
                if lang == Lang::En {
                    let possible: BTreeSet<&str> = choices.iter().filter_map(|&choice| named(choice)).collect();
                    let told: BTreeSet<&str> = NAMED.into_iter().filter(|name| says.contains(name)).collect();
                    assert!(told.is_subset(&possible), "{says} names more than {possible:?}");
                    kinds.insert(says.split_whitespace().take(2).collect::<Vec<_>>().join(" "));
                }
                for warning in game.warnings(&view, voice) {
                    assert!(warning.ends_with('.') && !warning.contains(['{', '$']), "{warning}");
                }
            }
            let choice = choices[chance.pick("choice", choices.len() as u32, |place| place) as usize];
            game.decide(&mut state, seat, choice, &mut chance, &mut Silent, &mut Choices::new());
        }
        for lang in Lang::ALL {
            let voice = Voice { lang, names: &names };
            let says = game.ending(&game.view(&state, Audience::Spectator), &game.outcome(&state), voice);
            assert!(says.ends_with('.') && !says.contains('{'), "{says}");
        }
    }
    assert!(kinds.len() > 25, "{} kinds of questions: {kinds:?}", kinds.len());
}

/// A table of these options, changed.
fn dealt(fields: &[(&str, &str)], change: impl FnOnce(&mut State)) -> (Nightlancer, State) {
    let game = Nightlancer::default();
    let fields: BTreeMap<String, String> = fields.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    let options: Options = game.options(&fields).unwrap();
    let mut state = game.deal(&options, &vec![(); options.seats.into()], &mut Fast::new(1)).unwrap();
    change(&mut state);
    (game, state)
}

/// What a seat is warned of.
fn warned(fields: &[(&str, &str)], lang: Lang, change: impl FnOnce(&mut State)) -> Vec<String> {
    let (game, state) = dealt(fields, change);
    let names = names();
    game.warnings(&game.view(&state, Audience::Seat(Seat(0))), Voice { lang, names: &names })
}

#[test]
fn danger_is_announced() {
    let rivals = [("seats", "2"), ("nightlancers", "sniper+agitator")];
    let together = [("mode", "coop"), ("nightlancers", "sniper+agitator")];
    assert_eq!(warned(&rivals, Lang::En, |_| {}), Vec::<String>::new());
    let late = |state: &mut State| {
        state.open.round = 6;
        (state.open.seated[1].prospects, state.open.seated[0].ideals, state.open.seated[0].heat) = (7, 0, 5);
    };
    let said = [
        "This is the last round: Scoring follows.",
        "Bruno leads with 7 Prospects.",
        "You have no Ideals left, and cannot win while anybody else has some.",
        "You are at 5 Heat: until it falls you must lay low, and each further point costs a Prospect.",
    ];
    assert_eq!(warned(&rivals, Lang::En, late), said);
    assert_eq!(warned(&rivals, Lang::It, late)[1], "In testa c'è Bruno con 7 Prospettive.");
    let behind = |state: &mut State| {
        state.open.round = 1;
        (state.open.agent.prospects, state.open.seated[0].prospects, state.open.seated[1].ideals) = (2, 1, 1);
    };
    let said = [
        "The Agent is 1 Prospect ahead of you: catch up before the round ends, or you lose an Ideal.",
        "The Agent is 2 Prospects ahead of Bruno, who has one Ideal left: if the round ends so, the game is lost.",
    ];
    assert_eq!(warned(&together, Lang::En, behind), said);
}

/// How a table says that it ended.
fn ended(fields: &[(&str, &str)], lang: Lang, change: impl FnOnce(&mut State)) -> String {
    let (game, state) = dealt(fields, change);
    let names = names();
    game.ending(&game.view(&state, Audience::Spectator), &game.outcome(&state), Voice { lang, names: &names })
}

#[test]
fn every_end_says_what_decided_it() {
    let rivals = [("seats", "2"), ("nightlancers", "sniper+agitator")];
    let scored = |own: (i16, u8), other: (i16, u8)| {
        move |state: &mut State| {
            for (seated, (prospects, ideals)) in state.open.seated.iter_mut().zip([own, other]) {
                (seated.prospects, seated.ideals) = (prospects, ideals);
            }
            state.open.order = [Seat(1), Seat(0)].into_iter().collect();
            state.open.ending = Some(Ending::Scored);
        }
    };
    assert_eq!(ended(&rivals, Lang::En, scored((20, 2), (17, 3))), "20 Prospects against 17.");
    assert_eq!(ended(&rivals, Lang::En, scored((17, 2), (17, 3))), "17 Prospects each, and Ada comes later in the turn order.");
    assert_eq!(ended(&rivals, Lang::En, scored((9, 2), (17, 0))), "9 Prospects and some Ideals left; Bruno has 17 Prospects and none.");
    let leaves = |state: &mut State| (state.open.left, state.open.ending) = (Seats::only(Seat(1)), Some(Ending::Left));
    assert_eq!(ended(&rivals, Lang::En, leaves), "Bruno conceded.");
    let together = [("mode", "coop"), ("nightlancers", "sniper+agitator")];
    assert_eq!(ended(&together, Lang::En, scored((30, 2), (25, 3))), "Ada never bought Buying Autonomy, without which nobody wins.");
    let own = |state: &mut State, [one, other]: [i16; 2]| {
        scored((one, 2), (other, 3))(state);
        let catalog = nightlancer::catalog::Catalog::load();
        for seated in &mut state.open.seated[..2] {
            seated.bought.insert(catalog.unique(seated.nightlancer).1);
        }
    };
    assert_eq!(
        ended(&together, Lang::En, |state| own(state, [30, 25])),
        "55 Prospects together, of 50 that were needed, and everybody kept some Ideals."
    );
    assert_eq!(ended(&together, Lang::En, |state| own(state, [35, 12])), "Bruno has 12 Prospects: everybody needs 20.");
    assert_eq!(ended(&together, Lang::It, |state| own(state, [25, 22])), "47 Prospettive insieme: ne servivano 50.");
}
