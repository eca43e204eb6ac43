//! How the Gangs fare against each other in random play, with the content of a folder: who wins, and
//! what brings Street Cred. For designing content:
//!
//! ```text
//! cargo run --release -p gangs --example balance -- crates/gangs 4 20000
//! ```

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;

use gangs::catalog::words::Gang;
use gangs::catalog::{Catalog, Files};
use gangs::event::{Event, Why};
use gangs::game::Gangs;
use gangs::options::{Options, gang_key};
use table::chance::Fast;
use table::{Choices, Game, Seat, Told, Verdict};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let folder = args.next().unwrap_or_else(|| "crates/gangs".to_owned());
    let seats: usize = args.next().map_or(Ok(4), |words| words.parse())?;
    let games: u64 = args.next().map_or(Ok(20_000), |words| words.parse())?;
    let game = Gangs::new(Box::leak(Box::new(read(Path::new(&folder))?)));
    let mut wins: BTreeMap<Gang, [u64; 2]> = BTreeMap::new();
    let mut places = [0u64; 4];
    let mut cred: BTreeMap<(Gang, &str), u64> = BTreeMap::new();
    let mut decisions = 0u64;
    for seed in 0..games {
        let mut chance = Fast::new(seed);
        let mut gangs = Gang::ALL.to_vec();
        for last in (1..gangs.len()).rev() {
            gangs.swap(last, chance.below(last as u32 + 1) as usize);
        }
        gangs.truncate(seats);
        let options = Options { first: Some(Seat(0)), ..Options::rivals(&gangs) };
        let mut state = game.deal(&options, &vec![(); seats], &mut chance)?;
        let (mut choices, mut told) = (Choices::new(), Told::default());
        while let Some(seat) = game.awaited(&state).must.lowest() {
            choices.clear();
            game.choices(&state, seat, &mut choices);
            let choice = choices[chance.below(choices.len() as u32) as usize];
            game.decide(&mut state, seat, choice, &mut chance, &mut told);
            decisions += 1;
        }
        let outcome = game.outcome(&state);
        for (seat, gang) in gangs.iter().enumerate() {
            let won = outcome.verdict == Verdict::Ranked && outcome.places[seat] == 1;
            let [played, victories] = wins.entry(*gang).or_default();
            *played += 1;
            *victories += u64::from(won);
            places[seat] += u64::from(won);
        }
        for (_, event) in &told.0 {
            if let Event::Cred { seat, amount, why, .. } = event {
                *cred.entry((gangs[seat.index()], source(*why))).or_default() += u64::from(*amount);
            }
        }
    }
    println!("{games} games of {seats}, {:.1} decisions each", decisions as f64 / games as f64);
    for (seat, won) in places.iter().enumerate().take(seats) {
        println!("turn {}: {:.2} %", seat + 1, 100.0 * *won as f64 / games as f64);
    }
    for (gang, [played, won]) in &wins {
        let mean = |count: u64| count as f64 / *played as f64;
        print!("{:<12} {:>6.2} %", gang_key(*gang), 100.0 * mean(*won));
        cred.iter().filter(|((of, _), _)| of == gang).for_each(|((_, why), sum)| print!("  {why} {:.2}", mean(*sum)));
        println!();
    }
    Ok(())
}

fn source(why: Why) -> &'static str {
    match why {
        Why::Combat(_) => "combat",
        Why::Opportunity(_) => "deals",
        Why::Net(_) => "net",
        Why::Hideout => "hideouts",
        Why::Edgerunner(_) => "edgerunners",
        Why::Payback => "payback",
        Why::Story => "story",
        Why::Activation | Why::Toll | Why::Firefight | Why::Behavior | Why::Profile => "solo",
    }
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
