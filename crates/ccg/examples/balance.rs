//! How the decks that come with the game fare in the hands of bots, with the content of a folder: who wins at two, three
//! and four seats, how tables end and after how many turns, and what is used. For designing content:
//!
//! ```text
//! cargo run --release -p ccg --example balance -- --games 20000 --threads 2
//! cargo run --release -p ccg --example balance -- --seats 2 --bot edge:100 --games 200 --uses
//! ```
//!
//! `--games` counts the tables of each number of seats. Decks and seats go round, so that every deck meets every other
//! in every seat. Brackets are 99 % intervals. `--pairs` adds every pairing at two seats, `--uses` how often everything is
//! used by those who had it. `--against` seats another bot at every other place, each deal being played twice with the
//! bots exchanged.

mod balance {
    pub mod tally;
}

use std::error::Error;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

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

/// After how many decisions a table counts as endless.
const LIMIT: u64 = 200_000;

/// What was asked for.
struct Asked {
    content: String,
    seats: Vec<u8>,
    bot: String,
    against: Option<String>,
    games: u64,
    seed: u64,
    threads: usize,
    uses: bool,
    pairs: bool,
}

fn asked() -> Result<Asked, Box<dyn Error>> {
    let (content, bot) = ("crates/ccg".to_owned(), "street".to_owned());
    let mut asked =
        Asked { content, seats: vec![2, 3, 4], bot, against: None, games: 2000, seed: 1, threads: 1, uses: false, pairs: false };
    let mut words = std::env::args().skip(1);
    while let Some(name) = words.next() {
        match name.as_str() {
            "--uses" => asked.uses = true,
            "--pairs" => asked.pairs = true,
            _ => {
                let value = words.next().ok_or_else(|| format!("{name} needs a value"))?;
                match name.as_str() {
                    "--content" => asked.content = value,
                    "--seats" => asked.seats = value.split(',').map(str::parse).collect::<Result<_, _>>()?,
                    "--bot" => asked.bot = value,
                    "--against" => asked.against = Some(value),
                    "--games" => asked.games = value.parse()?,
                    "--seed" => asked.seed = value.parse()?,
                    "--threads" => asked.threads = value.parse()?,
                    _ => return Err(format!("{name} is not known").into()),
                }
            }
        }
    }
    Ok(asked)
}

fn main() -> Result<(), Box<dyn Error>> {
    let asked = asked()?;
    let game = Ccg::new(Box::leak(Box::new(read(Path::new(&asked.content))?)));
    let mut all = Tally::new(&game);
    for &seats in &asked.seats {
        let tally = play(&game, seats, &asked)?;
        print!("{}", tally.told(&game, seats));
        if asked.pairs && seats == 2 {
            print!("{}", tally.pairs(&game));
        }
        all.merge(&tally);
    }
    if asked.uses {
        print!("{}", all.uses(&game));
    }
    Ok(())
}

/// Plays the tables of a number of seats on all threads.
fn play(game: &Ccg, seats: u8, asked: &Asked) -> Result<Tally, String> {
    let next = AtomicU64::new(0);
    let work = || -> Result<Tally, String> {
        let mut tally = Tally::new(game);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= asked.games {
                return Ok(tally);
            }
            one(game, seats, asked, number, &mut tally).map_err(|why| format!("{seats} seats, table {number}: {why}"))?;
        }
    };
    std::thread::scope(|scope| {
        let running: Vec<_> = (0..asked.threads.max(1)).map(|_| scope.spawn(work)).collect();
        let mut all = Tally::new(game);
        for thread in running {
            all.merge(&thread.join().map_err(|_| "a thread panicked")??);
        }
        Ok(all)
    })
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
fn one(game: &Ccg, seats: u8, asked: &Asked, number: u64, tally: &mut Tally) -> Result<(), String> {
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
