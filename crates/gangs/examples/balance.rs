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

use arena::design::{Arguments, LIMIT};
use balance::lines::{Line, lines};
use balance::tally::Tally;
use bots::Bots;
use gangs::catalog::{Catalog, Files};
use gangs::game::Gangs;
use table::chance::{Fast, derive_seed};
use table::driver::drive;
use table::player::Roster;
use table::{Game, Silent, Table, Told};

fn main() -> Result<(), Box<dyn Error>> {
    let asked = Arguments::read("crates/gangs", std::env::args().skip(1))?;
    let game = Gangs::new(Box::leak(Box::new(read(Path::new(&asked.content))?)));
    let mut all = Tally::default();
    for line in lines().iter().filter(|line| asked.wants(&line.name)) {
        let tally = asked.play(&line.name, Tally::default, |number, tally| one(&game, line, &asked, number, tally), Tally::merge)?;
        println!("{:<34} {}", line.name, tally.shares());
        all.merge(&tally);
    }
    if asked.uses {
        print!("{}", all.uses(&game));
    }
    Ok(())
}

/// Plays one table of a line.
fn one(game: &Gangs, line: &Line, asked: &Arguments, number: u64, tally: &mut Tally) -> Result<(), String> {
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
