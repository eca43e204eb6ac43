//! How the Gangs fare against each other in the hands of bots, with the content of a folder: who wins at two,
//! three and four seats, with and without a Story, and alone against each opposing Gang. For designing content:
//!
//! ```text
//! cargo run --release -p gangs --example balance -- --games 20000 --threads 2
//! cargo run --release -p gangs --example balance -- --only four --bot edge:100 --games 200 --uses
//! ```
//!
//! `--games` counts the tables of each line. Seats and turns go round, so that every Gang begins as often as the
//! others. Brackets are 99 % intervals. `--uses` adds what the Gangs do at a table, and what brings Street Cred.

mod balance {
    pub mod lines;
    pub mod tally;
}

use std::error::Error;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use balance::lines::{Line, lines};
use balance::tally::Tally;
use bots::Bots;
use gangs::catalog::{Catalog, Files};
use gangs::game::Gangs;
use table::chance::{Fast, derive_seed};
use table::driver::drive;
use table::player::Roster;
use table::{Game, Silent, Table, Told};

/// After how many decisions a table counts as endless.
const LIMIT: u64 = 100_000;

/// What was asked for.
struct Asked {
    content: String,
    only: Vec<String>,
    bot: String,
    games: u64,
    seed: u64,
    threads: usize,
    uses: bool,
}

fn asked() -> Result<Asked, Box<dyn Error>> {
    let (content, bot) = ("crates/gangs".to_owned(), "street".to_owned());
    let mut asked = Asked { content, only: Vec::new(), bot, games: 2000, seed: 1, threads: 1, uses: false };
    let mut words = std::env::args().skip(1);
    while let Some(name) = words.next() {
        if name == "--uses" {
            asked.uses = true;
            continue;
        }
        let value = words.next().ok_or_else(|| format!("{name} needs a value"))?;
        match name.as_str() {
            "--content" => asked.content = value,
            "--only" => asked.only = value.split(',').map(str::to_owned).collect(),
            "--bot" => asked.bot = value,
            "--games" => asked.games = value.parse()?,
            "--seed" => asked.seed = value.parse()?,
            "--threads" => asked.threads = value.parse()?,
            _ => return Err(format!("{name} is not known").into()),
        }
    }
    Ok(asked)
}

fn main() -> Result<(), Box<dyn Error>> {
    let asked = asked()?;
    let game = Gangs::new(Box::leak(Box::new(read(Path::new(&asked.content))?)));
    let mut all = Tally::default();
    for line in lines().iter().filter(|line| asked.only.is_empty() || asked.only.iter().any(|only| line.name.contains(only.as_str()))) {
        let tally = play(&game, line, &asked)?;
        println!("{:<34} {}", line.name, tally.shares());
        all.merge(&tally);
    }
    if asked.uses {
        print!("{}", all.uses(&game));
    }
    Ok(())
}

/// Plays the tables of a line on all threads.
fn play(game: &Gangs, line: &Line, asked: &Asked) -> Result<Tally, String> {
    let next = AtomicU64::new(0);
    let work = || -> Result<Tally, String> {
        let mut tally = Tally::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= asked.games {
                return Ok(tally);
            }
            one(game, line, asked, number, &mut tally).map_err(|why| format!("{}, table {number}: {why}", line.name))?;
        }
    };
    std::thread::scope(|scope| {
        let running: Vec<_> = (0..asked.threads.max(1)).map(|_| scope.spawn(work)).collect();
        let mut all = Tally::default();
        for thread in running {
            all.merge(&thread.join().map_err(|_| "a thread panicked")??);
        }
        Ok(all)
    })
}

/// Plays one table of a line.
fn one(game: &Gangs, line: &Line, asked: &Asked, number: u64, tally: &mut Tally) -> Result<(), String> {
    let options = &line.tables[number as usize % line.tables.len()];
    let seed = derive_seed(asked.seed, number);
    let seats = usize::from(options.seats());
    let mut chance = Fast::new(seed);
    let state = game.deal(options, &vec![(); seats], &mut chance).map_err(|problems| problems.to_string())?;
    let seated = (0..seats as u64).map(|seat| Roster::<Gangs>::seat(&Bots, &asked.bot, derive_seed(!seed, seat), 1));
    let mut players = seated.collect::<Result<Vec<_>, _>>().map_err(|says| says.to_string())?;
    let mut table = Table::new(game, state);
    let mut told = Told::default();
    let played = if asked.uses {
        drive(&mut table, &mut players, &mut chance, &mut told, LIMIT, |_| Ok(()))
    } else {
        drive(&mut table, &mut players, &mut chance, &mut Silent, LIMIT, |_| Ok(()))
    };
    tally.add(options, &played.map_err(|stuck| stuck.to_string())?, told.0.iter().map(|(_, event)| event));
    Ok(())
}

fn read(folder: &Path) -> Result<Catalog, Box<dyn Error>> {
    let file = |name: &str| fs::read_to_string(folder.join(name));
    let [opportunities, combat, edgerunners, board, net, gangs, solo, stories] =
        ["opportunities", "combat", "edgerunners", "board", "net", "gangs", "solo", "stories"]
            .map(|name| file(&format!("content/{name}.toml")));
    let [en, it, stories_en, stories_it] = ["en", "it", "stories.en", "stories.it"].map(|name| file(&format!("text/{name}.ftl")));
    let files = Files {
        opportunities: &opportunities?,
        combat: &combat?,
        edgerunners: &edgerunners?,
        board: &board?,
        net: &net?,
        gangs: &gangs?,
        solo: &solo?,
        stories: &stories?,
        en: &en?,
        it: &it?,
        stories_en: &stories_en?,
        stories_it: &stories_it?,
    };
    Catalog::parse(&files).map_err(|problems| problems.to_string().into())
}
