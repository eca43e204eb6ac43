//! One table before many spectators: all of them see the same, so that a thousand must cost hardly more than one.

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::Wrong;
use crate::child::{Folder, House};
use crate::drive::each;
use crate::figures::{figure, spoken};
use crate::http::{Client, Events};
use crate::tables::{Table, Tally};

/// What a full house may cost for each decision, against one spectator.
const TIMES: u32 = 10;

/// Nobody waits longer for what a decision brings.
const PATIENCE: Duration = Duration::from_secs(30);

/// Plays a table before one spectator and before many.
pub async fn run(program: &Path, game: &str, spectators: usize, decisions: usize, wrong: &mut Wrong) -> io::Result<()> {
    println!("\nA table of {game} before spectators, {decisions} decisions");
    let one = played(program, game, 1, decisions, wrong).await?;
    let many = played(program, game, spectators, decisions, wrong).await?;
    figure("computing for each decision, 1 spectator", &spoken(one));
    figure(&format!("computing for each decision, {spectators} spectators"), &spoken(many));
    wrong.check(many < one * TIMES, || format!("{spectators} spectators cost {}, one {}", spoken(many), spoken(one)));
    Ok(())
}

/// The computing time of the house for each decision before so many spectators.
async fn played(program: &Path, game: &str, spectators: usize, decisions: usize, wrong: &mut Wrong) -> io::Result<Duration> {
    let folder = Folder::new("crowd")?;
    let house = House::open(program, &folder.0)?;
    let client = Arc::new(Client::new(house.address.clone()));
    let (table, tally) = (Arc::new(Table::open(&client, game).await?), Arc::new(Tally::default()));
    let mut following = Vec::new();
    for seat in 0..2 {
        let events = table.listen(&client, seat).await?;
        following.push(tokio::spawn(table.clone().follow(events, seat, tally.clone())));
    }
    let heard: Arc<Vec<AtomicU64>> = Arc::new((0..spectators).map(|_| AtomicU64::new(0)).collect());
    let streams = each(spectators, |_| {
        let (client, path) = (client.clone(), format!("{}/stream", table.page().0));
        async move {
            let mut events = client.stream(&path, "").await?;
            events.next().await?;
            Ok(events)
        }
    })
    .await?;
    following.extend(streams.into_iter().enumerate().map(|(at, events)| tokio::spawn(count(events, heard.clone(), at))));
    let worked = house.worked()?;
    let mut made = 0;
    while made < decisions {
        let Some((seat, question)) = table.next(&tally) else {
            if table.is_over() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
            continue;
        };
        made += usize::from(seat.is_some());
        table.decide(&client, seat, question, &tally).await;
        // Whoever is late must not be spared what came in between.
        let until = Instant::now() + PATIENCE;
        let all = |heard: &[AtomicU64]| heard.iter().all(|own| own.load(Ordering::Relaxed) == heard[0].load(Ordering::Relaxed));
        while Instant::now() < until && !(table.is_quiet(&tally) && all(&heard)) {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
    let worked = house.worked()?.saturating_sub(worked);
    following.iter().for_each(tokio::task::JoinHandle::abort);
    let errors = tally.errors();
    wrong.check(errors.is_empty(), || format!("{} errors: {}", errors.len(), errors.first().cloned().unwrap_or_default()));
    let fewest = heard.iter().map(|own| own.load(Ordering::Relaxed)).min().unwrap_or_default();
    wrong.check(fewest * 2 > made as u64, || format!("a spectator was sent {fewest} fragments after {made} decisions"));
    Ok(worked / u32::try_from(made.max(1)).unwrap_or(u32::MAX))
}

/// Counts what a spectator is sent.
async fn count(mut events: Events, heard: Arc<Vec<AtomicU64>>, at: usize) {
    while matches!(events.next().await, Ok(Some(_))) {
        heard[at].fetch_add(1, Ordering::Relaxed);
    }
}
