//! Bots decide the same when they are asked again, for any number of threads, and as their budget allows.

#![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for")]

use std::collections::HashSet;
use std::sync::{Condvar, Mutex};
use std::time::Duration;

use bots::{Bots, Budget, Edge, Street};
use samples::{Leduc, TicTacToe};
use table::any::{Fields, any};
use table::bench::measure;
use table::chance::Fast;
use table::driver::{Stuck, drive, next};
use table::log::Brought;
use table::player::{Player, Random, Roster, Sight};
use table::replay::Replay;
use table::simulate::{DECISION_LIMIT, Plan, simulate};
use table::{Audience, Game, Refusal, Seat, Silent, Table};

fn dealt<G: Game<Entry = ()>>(game: &G, seed: u64) -> Table<'_, G> {
    let options = game.options(&Default::default()).unwrap();
    Table::new(game, game.deal(&options, &[(), ()], &mut Fast::new(seed)).unwrap())
}

#[test]
fn asked_again_a_bot_decides_the_same_with_any_number_of_threads() {
    for seed in 0..20 {
        let choose = |threads| {
            let mut players = [Edge::new(Budget::Iterations(2000), seed, threads), Edge::new(Budget::Iterations(1), seed, 1)];
            let chosen = next(&mut dealt(&Leduc, seed), &mut players, 5).unwrap();
            (chosen, Player::<Leduc>::thought(&players[0]).to_vec())
        };
        let once = choose(1);
        assert_eq!(once.1, [500; 4], "four trees, whatever the threads");
        assert_eq!(choose(1), once);
        assert_eq!(choose(3), once);
    }
}

#[test]
fn what_a_bot_cannot_see_does_not_change_what_it_does() {
    let mut decided = std::collections::HashMap::new();
    for seed in 0..60 {
        let mut table = dealt(&Leduc, seed);
        let view = Leduc.view(table.state(), Audience::Seat(Seat(0)));
        let mut players = [Edge::new(Budget::Iterations(300), 1, 1), Edge::new(Budget::Iterations(1), 1, 1)];
        let (seat, place, _) = next(&mut table, &mut players, 0).unwrap().unwrap();
        let choice = table.choices(seat)[place];
        let hidden = Leduc.view(table.state(), Audience::Everyone).cards[1];
        let (first, others) = decided.entry(view).or_insert((choice, HashSet::new()));
        assert_eq!(*first, choice);
        others.insert(hidden);
    }
    assert!(decided.values().all(|(_, others)| others.len() == 3), "every view hid every card of the opponent");
}

/// Answers with a place that no list has.
struct Beyond;

impl<G: Game> Player<G> for Beyond {
    fn choose(&mut self, sight: &Sight<'_, G>) -> usize {
        sight.choices().len()
    }
}

#[test]
fn a_place_beyond_the_list_is_refused_and_changes_nothing() {
    let (mut table, mut chance) = (dealt(&Leduc, 1), Fast::new(1));
    let before = *table.state();
    let stuck = drive(&mut table, &mut [Beyond, Beyond], &mut chance, &mut Silent, 100, |_| Ok(())).unwrap_err();
    assert!(matches!(stuck, Stuck::Refused(Refusal::NotOffered { seat: Seat(0), .. })), "{stuck}");
    let refusal = table.take(Seat(1), 0, &mut chance, &mut Silent).unwrap_err();
    assert!(matches!(refusal, Refusal::NotAwaited { seat: Seat(1), .. }), "{refusal}");
    assert_eq!(*table.state(), before);
}

#[test]
fn a_budget_of_time_is_kept_and_can_be_repeated_by_its_iterations() {
    let mut edge = Edge::new(Budget::parse("1s").unwrap(), 9, 2);
    let start = std::time::Instant::now();
    let other = || Edge::new(Budget::Iterations(1), 9, 1);
    let mut players = [edge.clone(), other()];
    let chosen = next(&mut dealt(&TicTacToe, 1), &mut players, 0).unwrap();
    assert!(start.elapsed().as_millis() >= 1000, "{:?}", start.elapsed());
    let thought = Player::<TicTacToe>::thought(&players[0]).to_vec();
    assert!(thought.len() == 8 && thought.iter().all(|&iterations| iterations > 0), "{thought:?}");
    Player::<TicTacToe>::recall(&mut edge, &thought);
    let mut again = [edge, other()];
    assert_eq!(next(&mut dealt(&TicTacToe, 1), &mut again, 0).unwrap(), chosen);
    assert_eq!(Player::<TicTacToe>::thought(&again[0]), thought);
}

#[test]
fn a_search_finds_the_win_and_stops_the_loss() {
    // Whoever does not take its line, or stop the other's, loses points against street, which does both.
    let plan = Plan { from: 0, games: 400, seed: 3, threads: 2, check: true, limit: DECISION_LIMIT };
    let game = any(TicTacToe, Bots);
    for bots in [["edge:500", "street"], ["street", "edge:500"]] {
        let tally = game.simulate(&Fields::new(), &[], &bots.map(str::to_owned), &plan, &|_| true).unwrap();
        let edge = usize::from(bots[0] == "street");
        assert_eq!((tally.failed, tally.games), (None, 400));
        assert!(tally.seats[1 - edge].won <= 4, "{:?}", tally.seats);
    }
}

#[test]
fn a_few_tables_are_played_by_all_threads() {
    let plan = Plan { from: 0, games: 4, seed: 3, threads: 2, check: true, limit: DECISION_LIMIT };
    let (came, long) = ((Mutex::new(HashSet::new()), Condvar::new()), Duration::from_secs(60));
    // Whoever comes first waits for the other thread.
    let players = |_, seed| {
        let mut threads = came.0.lock().unwrap();
        threads.insert(std::thread::current().id());
        came.1.notify_all();
        drop(came.1.wait_timeout_while(threads, long, |threads| threads.len() < 2).unwrap());
        Random::new(seed)
    };
    let options = TicTacToe.options(&Default::default()).unwrap();
    let brought = Brought { options, entries: vec![(), ()] };
    let tally = simulate(&TicTacToe, &brought, &plan, players, &|_| true).unwrap();
    assert_eq!((tally.games, came.0.lock().unwrap().len()), (4, 2));
}

#[test]
fn tables_that_do_not_end_are_told_and_do_not_count() {
    let options = TicTacToe.options(&Default::default()).unwrap();
    let measured = |limit| measure(&TicTacToe, &options, 1, Duration::from_millis(20), limit).unwrap();
    let ended = measured(DECISION_LIMIT);
    assert!(ended.failed == 0 && ended.games_per_second > 0.0, "{ended:?}");
    let endless = measured(1);
    assert!(endless.failed > 0 && endless.games_per_second == 0.0, "{endless:?}");
}

#[test]
fn names_are_read_and_what_is_wrong_is_told() {
    let roster: &dyn Roster<Leduc> = &Bots;
    for name in roster.names() {
        assert_eq!(roster.check(name), Ok(()), "{name}");
    }
    for wrong in ["", "edge", "edge:", "edge:0", "edge:-1", "edge:10000001", "edge:1.5", "edge:0s", "edge:601s", "Street", "edge:1m"] {
        let told = roster.check(wrong).unwrap_err();
        assert!(told.contains("it can be random, street, edge:N (N iterations, 1 to 10000000)"), "{wrong}: {told}");
    }
}

#[test]
fn bots_play_whole_tables_and_their_decisions_can_be_audited() {
    let game = any(Leduc, Bots);
    let plan = Plan { from: 4, games: 1, seed: 11, threads: 1, check: true, limit: DECISION_LIMIT };
    let recorded = game.record(&Fields::new(), &[], &["street".to_owned(), "edge:100".to_owned()], &plan).unwrap();
    assert_eq!(recorded.failed, None);
    let replay = Replay::parse(&recorded.replay.write()).unwrap();
    let audit = game.audit(&replay, &mut |_| true).unwrap();
    assert!(audit.bots >= 2 && audit.people == 0 && !audit.stopped, "{audit:?}");
    assert!(game.audit(&replay, &mut |done| done < 2).unwrap().stopped);
    // Somebody else sat there: sooner or later a decision differs.
    let differs = (0..20).any(|from| {
        let recorded =
            game.record(&Fields::new(), &[], &["random".to_owned(), "random".to_owned()], &Plan { from, ..plan.clone() }).unwrap();
        let lied = recorded.replay.write().replace("[\"random\",\"random\"]", "[\"street\",\"street\"]");
        game.audit(&Replay::parse(&lied).unwrap(), &mut |_| true).is_err_and(|error| error.says.contains("on the same view it chooses"))
    });
    assert!(differs);
}

#[test]
fn street_draws_no_chance_of_the_table() {
    // The players' chance is their own: the table's is used as if nobody had thought.
    let mut chance = Fast::new(5);
    let mut table = dealt(&Leduc, 5);
    let played = drive(&mut table, &mut [Street::new(1), Street::new(2)], &mut chance, &mut Silent, 100, |_| Ok(())).unwrap();
    let mut again = dealt(&Leduc, 5);
    let (mut moment, mut other) = (0, Fast::new(5));
    let mut players = [Street::new(1), Street::new(2)];
    while let Some((seat, place, _)) = next(&mut again, &mut players, moment).unwrap() {
        again.take(seat, place, &mut other, &mut Silent).unwrap();
        moment += 1;
    }
    assert_eq!(Leduc.outcome(again.state()), played.outcome);
    assert!(played.outcome.winners(2).contains(Seat(0)) || played.outcome.winners(2).contains(Seat(1)));
}
