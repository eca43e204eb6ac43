//! Random games of every Story: they end, everything is accounted for at every decision, and every
//! Epilogue is reached. `FIXER_GAMES=20000 cargo test --release -p gangs pacing -- --nocapture` plays more
//! of them and prints how they end.

use std::collections::BTreeMap;

use super::tests::play;
use crate::catalog::words::Gang;
use crate::game::Gangs;
use crate::options::Options;
use crate::state::Ending;
use crate::story::Story;
use crate::story::words::Kind;

/// How random games of a Story end: by card, or at 25 Street Cred without an Epilogue; and how long they are.
fn endings(game: &Gangs, story: Story, seats: usize, games: u64) -> (BTreeMap<String, u64>, u64) {
    let (catalog, mut ends, mut length) = (game.catalog(), BTreeMap::new(), 0);
    let options = Options { story, ..Options::rivals(&Gang::ALL[..seats]) };
    for seed in 0..games {
        let (state, decisions) = play(game, &options, seed);
        length += u64::from(decisions);
        let end = match state.ending {
            Some(Ending::Epilogue) => state.story.newest().map_or("", |card| card.key(catalog)).to_owned(),
            Some(Ending::Cred) => format!("25 at {}", state.story.newest().map_or("", |card| card.key(catalog))),
            other => panic!("{other:?}"),
        };
        *ends.entry(end).or_default() += 1;
    }
    (ends, length)
}

#[test]
fn pacing() {
    let games: u64 = std::env::var("FIXER_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(200);
    let game = Gangs::default();
    for &story in &Story::ALL[1..] {
        let mut reached: BTreeMap<String, u64> = BTreeMap::new();
        for seats in 2..=4 {
            let (ends, length) = endings(&game, story, seats, games);
            println!("{story:?}, {seats} seats: {} decisions", length / games);
            let mut closed = 0;
            for (end, count) in ends {
                println!("    {:5.1} %  {end}", count as f64 * 100.0 / games as f64);
                if !end.starts_with("25") {
                    closed += count;
                    *reached.entry(end).or_default() += count;
                }
            }
            assert!(closed * 10 > games * 6, "most games end by an Epilogue");
        }
        let cards = game.catalog().story_cards().map(|(_, card)| card);
        for card in cards.filter(|card| card.story == story && matches!(card.kind, Kind::Epilogue { .. })) {
            let count = reached.get(&card.key).copied().unwrap_or_default();
            assert!(count * 50 > games * 3, "{} was reached {count} times in {}", card.key, games * 3);
        }
    }
}
