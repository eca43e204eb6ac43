//! Random tables, for counting: how many decisions they have, how long they are, and whether every card is accounted for
//! after each of them. What an instruction counter says of more tables, less what it says of fewer, is a decision's cost:
//!
//! ```text
//! cargo run --release -p ccg --example random -- --seats 2 --games 1000
//! cargo run --release -p ccg --example random -- --seats 4 --games 1000 --decks random --audit
//! ```
//!
//! `--decks random` lets chance build legal decks; otherwise those that come with the game go round. `--audit` looks at
//! the table after every decision.

use std::error::Error;

use ccg::deck::Deck;
use ccg::game::Ccg;
use ccg::options::Options;
use ccg::state::State;
use table::chance::{Fast, derive_seed};
use table::driver::drive;
use table::simulate::random_players;
use table::{Game, Silent, Table};

/// After how many decisions a table counts as endless.
const LIMIT: u64 = 1_000_000;

fn main() -> Result<(), Box<dyn Error>> {
    let (mut seats, mut games, mut seed, mut built, mut audited) = (2u8, 100u64, 1u64, false, false);
    let mut words = std::env::args().skip(1);
    while let Some(name) = words.next() {
        if name == "--audit" {
            audited = true;
            continue;
        }
        let value = words.next().ok_or_else(|| format!("{name} needs a value"))?;
        match name.as_str() {
            "--seats" => seats = value.parse()?,
            "--games" => games = value.parse()?,
            "--seed" => seed = value.parse()?,
            "--decks" => built = value == "random",
            _ => return Err(format!("{name} is not known").into()),
        }
    }
    let game = Ccg::default();
    let options = Options { seats };
    let printed: Vec<&Deck> = game.catalog().decks().iter().map(|printed| &printed.deck).collect();
    let (mut decisions, mut turns, mut longest) = (0u64, 0u64, 0u64);
    let mut endings = std::collections::BTreeMap::new();
    for number in 0..games {
        let deck = |seat: u8| if built { Deck::default() } else { printed[(number as usize + usize::from(seat)) % printed.len()].clone() };
        let decks: Vec<Deck> = (0..seats).map(deck).collect();
        let mut chance = Fast::new(derive_seed(seed, number));
        let dealt = game.deal(&options, &decks, &mut chance).map_err(|problems| format!("table {number}: {problems}"))?;
        let mut table = Table::new(&game, dealt);
        let look = |state: &State| if audited { game.audit(state) } else { Ok(()) };
        let played = drive(&mut table, &mut random_players(derive_seed(!seed, number)), &mut chance, &mut Silent, LIMIT, look);
        let played = played.map_err(|stuck| format!("table {number}: {stuck}"))?;
        game.audit(table.state()).map_err(|wrong| format!("table {number}: {wrong}"))?;
        if played.outcome.how == "void" {
            return Err(format!("table {number} is void").into());
        }
        decisions += played.decisions;
        longest = longest.max(played.decisions);
        turns += u64::from(table.state().board.turns);
        *endings.entry(played.outcome.how).or_insert(0u64) += 1;
    }
    let each = |sum: u64| sum as f64 / games.max(1) as f64;
    println!("{games} tables of {seats}: {decisions} decisions, {:.0} each, {longest} at most, {:.1} turns", each(decisions), each(turns));
    println!("ended by {endings:?}");
    Ok(())
}
