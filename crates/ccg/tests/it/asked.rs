//! What is asked names nothing that cannot be chosen, payments are proposed with little waste, whoever is near winning is
//! announced by every way to win, and what is told of a battle beforehand is what comes.

use std::collections::{BTreeMap, BTreeSet};

use ccg::choice::{Choice, Verb};
use ccg::event::Event;
use ccg::frame::{BattleStep, Frame};
use ccg::game::Ccg;
use ccg::odds::Fate;
use ccg::options::Options;
use ccg::state::State;
use table::chance::Fast;
use table::scenario::Given;
use table::{Audience, Chance, Choices, Game, Lang, Prose, Seat, Silent, Told};

const ME: Seat = Seat(0);

fn whole(said: &str) -> bool {
    // One card is called so.
    let said = said.replace("Too Drunk to..", "it");
    !said.trim().is_empty() && !["⟦", "⟧", "{", "}", " .", " ,", "..", "  "].iter().any(|mark| said.trim().contains(mark))
}

/// Plays a game at random with decks that come with it, and shows every moment of it.
fn play(game: &Ccg, seats: u8, seed: u64, mut moment: impl FnMut(&State, Option<(Seat, &Choices<Choice>)>, &Told<Event>)) {
    let mut chance = Fast::new(seed);
    let decks = game.catalog().decks();
    let entries: Vec<_> = (0..seats).map(|seat| decks[(seed as usize + usize::from(seat)) % decks.len()].deck.clone()).collect();
    let mut state = game.deal(&Options { seats }, &entries, &mut chance).unwrap_or_else(|wrong| panic!("{wrong}"));
    let (mut choices, mut told) = (Choices::new(), Told::default());
    for _ in 0..2_500 {
        let Some(seat) = game.awaited(&state).must.lowest() else { break };
        choices.clear();
        game.choices(&state, seat, &mut choices);
        moment(&state, Some((seat, &choices)), &told);
        // Whoever always passes never comes to a battle.
        let lively: Vec<Choice> = choices.iter().copied().filter(|choice| !matches!(choice, Choice::Pass | Choice::Teams)).collect();
        let from: &[Choice] = if lively.is_empty() || chance.pick("dull", 3, |n| n) == 0 { &choices } else { &lively };
        let chosen = from[chance.pick("choice", from.len() as u32, |n| n) as usize];
        told = Told::default();
        game.decide(&mut state, seat, chosen, &mut chance, &mut told, &mut Choices::new());
    }
    moment(&state, None, &told);
}

/// Its name in both languages, and what it stands for.
type Named = (&'static str, &'static str, fn(&Choice) -> bool);

/// What choices are called in prompts of phases, battles and responses.
const NAMED: [Named; 15] = [
    ("buy a card", "compra una carta", |choice| matches!(choice, Choice::Buy(_) | Choice::BuyTo(..) | Choice::BuyToStash(_))),
    ("move Equipment", "sposta Equipaggiamento", |choice| matches!(choice, Choice::Move(..) | Choice::Unstash(..) | Choice::Stash(..))),
    ("assign teams", "assegna le squadre", |choice| matches!(choice, Choice::Teams)),
    ("raise security", "alza la sicurezza", |choice| matches!(choice, Choice::Do(Verb::Praise | Verb::Shield, ..))),
    ("lower security", "abbassa la sicurezza", |choice| matches!(choice, Choice::Do(Verb::Hack | Verb::Incite, ..))),
    ("hit an opponent", "attacca un avversario", |choice| matches!(choice, Choice::Hit(_) | Choice::HitStash(_))),
    ("make a Run", "va' in Missione", |choice| matches!(choice, Choice::Run(_))),
    ("play an Event", "gioca un Evento", |choice| matches!(choice, Choice::Play(..))),
    ("use an ability", "usa un'abilità", |choice| matches!(choice, Choice::Use(..))),
    ("lend Power", "presta Potere", |choice| matches!(choice, Choice::Do(Verb::Family, ..))),
    ("support from afar", "sostieni da lontano", |choice| matches!(choice, Choice::Support(_))),
    ("add a Solo's Power", "aggiungi il Potere di un Solo", |choice| matches!(choice, Choice::Sense(..))),
    ("bust the Runner", "arresta il Runner", |choice| matches!(choice, Choice::Do(Verb::Bust, ..))),
    ("save it with Med-Techs", "salvalo con dei Med-Tech", |choice| matches!(choice, Choice::Treat)),
    ("bring Runners home unused", "riporta a casa dei Runner non usati", |choice| matches!(choice, Choice::Home(_))),
];

#[test]
fn prompts_name_nothing_impossible() {
    let game = Ccg::default();
    let (mut faults, mut kinds) = (BTreeMap::new(), BTreeSet::new());
    for seed in 0..21u64 {
        play(&game, 2 + (seed % 3) as u8, seed, |state, asked, _| {
            let (Some((seat, choices)), Some(frame)) = (asked, state.board.frames.top()) else { return };
            let kind = format!("{frame:?}").split(['(', ' ']).next().unwrap_or_default().to_owned();
            kinds.insert(kind.clone());
            let lists = matches!(frame, Frame::Phase(..) | Frame::Window(..) | Frame::Battle(BattleStep::Actions(..) | BattleStep::Onward));
            for lang in Lang::ALL {
                let view = game.view(state, Audience::Seat(seat));
                let said = game.prompt(&view, choices, lang.into());
                let aside = game.prompt(&game.view(state, Audience::Spectator), &[], lang.into());
                let waits = if lang == Lang::En { "Waiting for " } else { "Tocca " };
                if !aside.starts_with(waits) || !whole(&aside) || !whole(&said) {
                    faults.entry(format!("{kind}: {said} / {aside}")).or_insert(String::new());
                }
                let wrong = NAMED
                    .iter()
                    .filter(|_| lists)
                    .find(|(en, it, fits)| said.contains(if lang == Lang::En { en } else { it }) != choices.iter().any(fits));
                if let Some((wrong, ..)) = wrong {
                    faults.entry(format!("{kind}: {said}")).or_insert(format!("{wrong}: {choices:?}"));
                }
                let labels: BTreeSet<String> = choices.iter().map(|&choice| game.label(&view, choice, lang.into())).collect();
                if labels.len() != choices.len() || !labels.iter().all(|label| whole(label)) {
                    faults.entry(format!("{kind}: labels")).or_insert(format!("{labels:?}"));
                }
                let only = if let [only] = choices[..] { game.why_only(&view, only, lang.into()) } else { None };
                for said in game.warnings(&view, lang.into()).into_iter().chain(only) {
                    assert!(whole(&said) && said.ends_with('.'), "{said}");
                }
            }
        });
    }
    assert!(faults.is_empty(), "{} faults: {:#?}", faults.len(), faults.iter().take(12).collect::<Vec<_>>());
    assert!(kinds.len() >= 12, "only {kinds:?}");
}

#[test]
fn a_battle_ends_as_was_told_if_nothing_more_is_done() {
    let game = Ccg::default();
    let mut ends: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..30u64 {
        let mut before: Option<Fate> = None;
        play(&game, 2 + (seed % 2) as u8, seed, |state, _, told| {
            let heard: Vec<&Event> = told.to(Audience::Spectator).collect();
            let has = |fits: fn(&Event) -> bool| heard.iter().any(|event| fits(event));
            if let (Some(fate), true) = (before.take(), matches!(heard.first(), Some(Event::Totals { .. }))) {
                let by = heard.iter().find_map(|event| if let Event::Totals { seat, .. } = event { Some(*seat) } else { None });
                let beaten = heard.iter().any(|event| matches!(event, Event::Beaten { seat } if Some(*seat) == by));
                // What is answered to a defeat comes before the rest is told.
                let (came, found) = match fate {
                    Fate::Beaten => ("beaten", beaten),
                    Fate::Succeeds => ("succeeds", !beaten && !has(|event| matches!(event, Event::Failed { .. } | Event::Tied { .. }))),
                    Fate::Ties => ("ties", has(|event| matches!(event, Event::Tied { .. }))),
                    Fate::Fails => ("fails", !beaten && !has(|event| matches!(event, Event::Succeeded { .. } | Event::Tied { .. }))),
                };
                assert!(found, "{fate:?}: {heard:?}");
                *ends.entry(came).or_default() += 1;
            }
            let last = matches!(state.board.frames.top(), Some(Frame::Battle(BattleStep::Actions(..))));
            before = last.then(|| game.view(state, Audience::Spectator).outlook(&game)).flatten().map(|outlook| outlook.fate);
        });
    }
    println!("{ends:?}");
    assert!(ends.get("succeeds").is_some_and(|&count| count > 5) && ends.get("beaten").is_some_and(|&count| count > 20), "{ends:?}");
}

fn staged(lines: &[(&str, &str)]) -> (Ccg, State) {
    let (game, mut given) = (Ccg::default(), Given::default());
    for (line, (what, value)) in (1..).zip(lines) {
        given.add(line, what, value);
    }
    let state = game.stage(&Options::default(), &mut given).unwrap();
    (game, state)
}

fn choices(game: &Ccg, state: &State) -> Vec<Choice> {
    let mut choices = Choices::new();
    game.choices(state, ME, &mut choices);
    choices.to_vec()
}

fn decide(game: &Ccg, state: &mut State, key: &str) {
    let choice = choices(game, state).into_iter().find(|&choice| game.key(choice) == key);
    let choice = choice.unwrap_or_else(|| panic!("{key} is not offered"));
    game.decide(state, ME, choice, &mut Fast::new(1), &mut Silent, &mut Choices::new());
}

/// The source that is proposed, and what it is called.
fn proposed(game: &Ccg, state: &State) -> Option<(String, String)> {
    let view = game.view(state, Audience::Seat(ME));
    let choice = game.proposes(&view, &choices(game, state))?;
    Some((game.key(choice), game.label(&view, choice, Lang::En.into())))
}

#[test]
fn what_wastes_least_pays_first() {
    let (game, mut state) = staged(&[
        ("seat 0 sponsor", "arasaka"),
        ("seat 0 locations", "armor-foundry, assembly-plant, corner-bodega"),
        ("seat 0 runners", "junior-analyst"),
        ("seat 0 hand", "bodyguard"),
    ]);
    assert_eq!(proposed(&game, &state), None, "nothing is being paid");
    decide(&game, &mut state, "buy bodyguard");
    // 6 EB: 3 and 4 are 1 too much, the Sponsor would be 3, and a Corp has better things to do.
    assert_eq!(proposed(&game, &state), Some(("pay armor-foundry".to_owned(), "Pay with Armor Foundry: 3 EB".to_owned())));
    decide(&game, &mut state, "pay armor-foundry");
    assert_eq!(proposed(&game, &state).map(|(key, _)| key).as_deref(), Some("pay assembly-plant"));
}

#[test]
fn who_is_near_winning_is_announced_by_every_way() {
    let says = |lines: &[(&str, &str)]| {
        let (game, mut state) = staged(lines);
        state.board.turns = 4;
        // So few cards are left to draw in a position like this.
        let warned = game.warnings(&game.view(&state, Audience::Seat(ME)), Lang::En.into());
        warned.into_iter().filter(|said| !said.contains("left to draw")).collect::<Vec<_>>()
    };
    let hand = ("seat 0 hand", "milk-run");
    assert_eq!(says(&[hand]), [""; 0]);
    assert_eq!(says(&[hand, ("seat 1 ops", "85")]), ["85 Ops Points: with 100 at the end of a turn seat 1 wins."]);
    assert_eq!(says(&[hand, ("seat 0 ops", "104")]), ["You have 104 Ops Points and win when this turn ends."]);
    assert_eq!(says(&[hand, ("seat 1 style", "100")]), ["Seat 1 has 100 Style Points and wins when this turn ends."]);
    let busts = [hand, ("seat 1 sponsor", "ncpd"), ("seat 1 busts", "44")];
    assert_eq!(says(&busts), ["Seat 1 is about to win at once with N.C.P.D.: 44 of 50 bust points."]);
    let far = [hand, ("seat 1 sponsor", "ncpd"), ("seat 1 busts", "20")];
    assert_eq!(says(&far), [""; 0]);
}
