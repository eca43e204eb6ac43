//! What running clocks cost the house: it opens tables with a clock at which somebody has to decide, waits, and tells the
//! time that the processor has spent meanwhile.

use std::io;
use std::time::Duration;

use clap::Parser;
use rustix::time::{ClockId, clock_gettime};
use server::house::{House, Opening, Settings};
use server::store::{Sitter, Store};
use table::log::{ClockKind, RunsOut, Terms};

/// Opens tables with clocks and waits.
#[derive(Parser)]
struct Wishes {
    /// Tables, at each of which a clock runs
    #[arg(long, default_value_t = 10_000)]
    tables: u64,
    /// Seconds that are measured
    #[arg(long, default_value_t = 60)]
    seconds: u64,
}

/// The time that the processor has spent on this process.
fn spent() -> Duration {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), u32::try_from(time.tv_nsec).unwrap_or(0))
}

#[tokio::main]
async fn main() -> io::Result<()> {
    let wishes = Wishes::parse();
    let folder = std::env::temp_dir().join(format!("fixer-clocks-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let store = Store::open(&folder).await.map_err(io::Error::other)?;
    let settings = Settings { playing: i64::MAX, ..Settings::default() };
    let house = House::open(registry::games().collect(), store.clone(), settings.clone());
    let game = house.game("tictactoe").map_err(io::Error::other)?;
    for table in 0..wishes.tables {
        let (guest, _) = house.welcome(None).await.map_err(io::Error::other)?;
        let sitters = vec![Sitter::Guest { guest, nonce: false }; 2];
        // No two run out at once.
        let terms = Terms { kind: ClockKind::Fischer, base: 3_600_000 + table, step: 10_000, out: RunsOut::Lose };
        let opening = Opening { sitters, brings: vec![None; 2], terms: Some(terms), ..Opening::of(Some(guest), game) };
        house.open_as(opening).await.map_err(io::Error::other)?;
    }
    let running = store.deadlines().await.map_err(io::Error::other)?.len();
    // What opening them has left to be done.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let (before, wait) = (spent(), Duration::from_secs(wishes.seconds));
    tokio::time::sleep(wait).await;
    let cost = spent().saturating_sub(before);
    println!("{running} clocks, {} s: {cost:?} of a processor, {:.3} %", wishes.seconds, 100.0 * cost.as_secs_f64() / wait.as_secs_f64());
    let again = House::open(registry::games().collect(), store, settings);
    let before = spent();
    again.keep_time().await.map_err(io::Error::other)?;
    println!("taken up again in {:?}", spent().saturating_sub(before));
    std::fs::remove_dir_all(&folder)
}
