//! How the decks that come with the game fare in the hands of bots, with the content of a folder: who wins at two, three
//! and four seats, how tables end and after how many turns, and what is used. For designing content:
//!
//! ```text
//! cargo run --release -p ccg --example balance -- --games 20000 --threads 2
//! cargo run --release -p ccg --example balance -- --only two --bot edge:100 --games 200 --uses
//! ```
//!
//! `--games` counts the tables of each number of seats. Decks and seats go round, so that every deck meets every other
//! in every seat. Brackets are 99 % intervals. `--uses` adds every pairing at two seats, and how often everything is used by
//! those who had it. `--against` seats another bot at every other place, each deal being played twice with the
//! bots exchanged.

mod balance {
    pub mod tally;
}

use std::error::Error;
use std::fs;
use std::path::Path;

use arena::design::{Arguments, LIMIT};
use balance::tally::Tally;
use bots::Bots;
use ccg::catalog::{Catalog, Files};
use ccg::deck::Deck;
use ccg::game::Ccg;
use ccg::options::Options;
use table::chance::{Fast, derive_seed};
use table::driver::drive;
use table::player::Roster;
use table::{Game, Silent, Table, Told};

fn main() -> Result<(), Box<dyn Error>> {
    let asked = Arguments::read("crates/ccg", std::env::args().skip(1))?;
    let game = Ccg::new(Box::leak(Box::new(read(Path::new(&asked.content))?)));
    let mut all = Tally::new(&game);
    for (seats, line) in [(2, "two"), (3, "three"), (4, "four")].into_iter().filter(|(_, line)| asked.wants(line)) {
        let tally = asked.play(line, || Tally::new(&game), |number, tally| one(&game, seats, &asked, number, tally), Tally::merge)?;
        print!("{}", tally.told(&game, seats));
        if asked.uses && seats == 2 {
            print!("{}", tally.pairs(&game));
        }
        all.merge(&tally);
    }
    if asked.uses {
        print!("{}", all.uses(&game));
    }
    Ok(())
}

/// The decks of a table: every choice of different ones in turn, each in every order of seats that turning gives.
fn decks(count: usize, seats: u8, deal: u64) -> Vec<usize> {
    let choices: Vec<u32> = (0..1u32 << count).filter(|set| set.count_ones() == u32::from(seats)).collect();
    let set = choices[(deal / u64::from(seats)) as usize % choices.len()];
    let mut decks: Vec<usize> = (0..count).filter(|deck| set & (1 << deck) != 0).collect();
    decks.rotate_left((deal % u64::from(seats)) as usize);
    decks
}

/// Plays one table.
fn one(game: &Ccg, seats: u8, asked: &Arguments, number: u64, tally: &mut Tally) -> Result<(), String> {
    // Against another bot each deal is played twice.
    let deal = if asked.against.is_some() { number / 2 } else { number };
    let seed = derive_seed(asked.seed, deal);
    let printed = game.catalog().decks();
    let seated = decks(printed.len(), seats, deal);
    let brought: Vec<Deck> = seated.iter().map(|&deck| printed[deck].deck.clone()).collect();
    let mut chance = Fast::new(seed);
    let state = game.deal(&Options { seats }, &brought, &mut chance).map_err(|problems| problems.to_string())?;
    let is_other = |seat: u64| asked.against.is_some() && (seat + number) % 2 == 1;
    let name = |seat: u64| asked.against.as_ref().filter(|_| is_other(seat)).unwrap_or(&asked.bot);
    let players = (0..u64::from(seats)).map(|seat| Roster::<Ccg>::seat(&Bots, name(seat), derive_seed(!seed, seat), 1));
    let mut players = players.collect::<Result<Vec<_>, _>>().map_err(|says| says.to_string())?;
    let mut table = Table::new(game, state);
    let mut told = Told::default();
    let played = if asked.uses {
        drive(&mut table, &mut players, &mut chance, &mut told, LIMIT, |_| Ok(()))
    } else {
        drive(&mut table, &mut players, &mut chance, &mut Silent, LIMIT, |_| Ok(()))
    };
    let played = played.map_err(|stuck| stuck.to_string())?;
    tally.add(game, table.state(), &played, told.0.iter().map(|(_, event)| event), |seat| is_other(seat as u64));
    Ok(())
}

fn read(folder: &Path) -> Result<Catalog, Box<dyn Error>> {
    let file = |name: &str| fs::read_to_string(folder.join(name));
    let [sponsors, locations, operations, runners, cyber, equipment, events, decks] =
        ["sponsors", "locations", "operations", "runners", "cyber", "equipment", "events", "decks"]
            .map(|name| file(&format!("content/{name}.toml")));
    let [en, it, cards_en, cards_it] = ["en", "it", "cards.en", "cards.it"].map(|name| file(&format!("text/{name}.ftl")));
    let files = Files {
        sponsors: &sponsors?,
        locations: &locations?,
        operations: &operations?,
        runners: &runners?,
        cyber: &cyber?,
        equipment: &equipment?,
        events: &events?,
        decks: &decks?,
        en: &en?,
        it: &it?,
        cards_en: &cards_en?,
        cards_it: &cards_it?,
    };
    Catalog::parse(&files).map_err(|problems| problems.to_string().into())
}
