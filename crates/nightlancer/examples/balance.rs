//! How Nightlancers, seats, cards and missions fare in the hands of bots, with the content of a folder: who wins at two,
//! three and four seats, how often players win together or alone against the Agent, hardened or not, and what they use.
//! For designing content:
//!
//! ```text
//! cargo run --release -p nightlancer --example balance -- --games 20000 --threads 2
//! cargo run --release -p nightlancer --example balance -- --only rivals-4 --bot edge:100 --games 200 --uses
//! ```
//!
//! `--games` counts the tables of each line. Chance deals the Nightlancers and the turn order. Brackets are 99 %
//! intervals. `--uses` adds how often everything is used, all lines together. `--against` seats another bot: at a table
//! of rivals it takes every other place, each deal being played twice with the places exchanged.

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
use nightlancer::catalog::{Catalog, Files};
use nightlancer::game::Nightlancer;
use table::chance::{Fast, derive_seed};
use table::driver::drive;
use table::player::Roster;
use table::{Game, Silent, Table, Told};

fn main() -> Result<(), Box<dyn Error>> {
    let asked = Arguments::read("crates/nightlancer", std::env::args().skip(1))?;
    let game = Nightlancer::new(Box::leak(Box::new(read(Path::new(&asked.content))?)));
    let mut all = Tally::new(&game);
    for line in lines().iter().filter(|line| asked.wants(&line.name)) {
        let tally = asked.play(&line.name, || Tally::new(&game), |number, tally| one(&game, line, &asked, number, tally), Tally::merge)?;
        println!("{}", tally.told(&game, line));
        all.merge(&tally);
    }
    if asked.uses {
        print!("{}", all.uses(&game));
    }
    Ok(())
}

/// Plays one table of a line.
fn one(game: &Nightlancer, line: &Line, asked: &Arguments, number: u64, tally: &mut Tally) -> Result<(), String> {
    let options = &line.options;
    // Against another bot each deal is played twice.
    let deal = if asked.against.is_some() { number / 2 } else { number };
    let seed = derive_seed(asked.seed, deal);
    let seats = u64::from(options.seats);
    let mut chance = Fast::new(seed);
    let state = game.deal(options, &vec![(); seats as usize], &mut chance).map_err(|problems| problems.to_string())?;
    let is_other = |seat: u64| asked.against.is_some() && (seat + number) % 2 == 1;
    let name = |seat: u64| asked.against.as_ref().filter(|_| is_other(seat)).unwrap_or(&asked.bot);
    let seated = (0..seats).map(|seat| Roster::<Nightlancer>::seat(&Bots, name(seat), derive_seed(!seed, seat), 1));
    let mut players = seated.collect::<Result<Vec<_>, _>>().map_err(|says| says.to_string())?;
    let begun = tally.begun(game, &state);
    let mut table = Table::new(game, state);
    let mut told = Told::default();
    let played = if asked.uses {
        drive(&mut table, &mut players, &mut chance, &mut told, LIMIT, |_| Ok(()))
    } else {
        drive(&mut table, &mut players, &mut chance, &mut Silent, LIMIT, |_| Ok(()))
    };
    let played = played.map_err(|stuck| stuck.to_string())?;
    tally.add(game, table.state(), &begun, &played, told.0.iter().map(|(_, event)| event), |seat| is_other(seat as u64));
    Ok(())
}

fn read(folder: &Path) -> Result<Catalog, Box<dyn Error>> {
    let file = |name: &str| fs::read_to_string(folder.join(name));
    let [nightlancers, market, contacts, opportunities, rounds, missions, board] =
        ["nightlancers", "market", "contacts", "opportunities", "rounds", "missions", "board"]
            .map(|name| file(&format!("content/{name}.toml")));
    let [en, it, cards_en, cards_it] = ["en", "it", "cards.en", "cards.it"].map(|name| file(&format!("text/{name}.ftl")));
    let files = Files {
        nightlancers: &nightlancers?,
        market: &market?,
        contacts: &contacts?,
        opportunities: &opportunities?,
        rounds: &rounds?,
        missions: &missions?,
        board: &board?,
        en: &en?,
        it: &it?,
        cards_en: &cards_en?,
        cards_it: &cards_it?,
    };
    Catalog::parse(&files).map_err(|problems| problems.to_string().into())
}
