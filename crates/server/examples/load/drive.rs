//! Many tables at once: a steady stream of decisions, sent when they are due whether or not the house keeps up.

use std::io;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use crate::child::{Folder, House};
use crate::figures::{Times, amount, figure, heading, spoken};
use crate::http::Client;
use crate::tables::{Table, Tally};
use crate::{Wrong, chat, pages};

/// What is asked of the house.
pub struct Load {
    /// The game.
    pub game: String,
    /// Tables.
    pub tables: usize,
    /// Decisions a second, at all tables together.
    pub rate: u32,
    /// Lines a second that are said at all tables together.
    pub chat: u32,
    /// For how long.
    pub time: Duration,
    /// The bound of the ninety-ninth of a hundred times.
    pub bound: Duration,
}

/// Tables that are opened at the same time.
const AT_ONCE: usize = 16;

/// Does something for every one of `count`, some of them at the same time.
pub async fn each<T, F>(count: usize, work: impl Fn(usize) -> F) -> io::Result<Vec<T>>
where
    T: Send + 'static,
    F: Future<Output = io::Result<T>> + Send + 'static,
{
    let mut all = Vec::with_capacity(count);
    for from in (0..count).step_by(AT_ONCE) {
        let some: Vec<_> = (from..count.min(from + AT_ONCE)).map(|at| tokio::spawn(work(at))).collect();
        for one in some {
            all.push(one.await??);
        }
    }
    Ok(all)
}

/// Opens the tables and their streams, sends decisions and tells what came of it.
pub async fn run(program: &Path, load: &Load, wrong: &mut Wrong) -> io::Result<()> {
    let folder = Folder::new("drive")?;
    let house = House::open(program, &folder.0)?;
    let client = Arc::new(Client::new(house.address.clone()));
    pages::house(&client, wrong).await?;
    // The first table loads what all of them share.
    Table::open(&client, &load.game).await?;
    let empty = house.memory()?;
    let opened = Instant::now();
    let tables: Vec<Arc<Table>> = each(load.tables, |_| {
        let (client, game) = (client.clone(), load.game.clone());
        async move { Table::open(&client, &game).await.map(Arc::new) }
    })
    .await?;
    let opened = opened.elapsed();
    let idle = house.memory()?;
    let (tally, listened) = (Arc::new(Tally::default()), Instant::now());
    let streams = each(load.tables * 2, |at| {
        let (client, table) = (client.clone(), tables[at / 2].clone());
        async move { table.listen(&client, at % 2).await }
    })
    .await?;
    let listened = listened.elapsed();
    let following: Vec<_> =
        (0..).zip(streams).map(|(at, events)| tokio::spawn(tables[at / 2].clone().follow(events, at % 2, tally.clone()))).collect();
    tokio::time::sleep(Duration::from_secs(1)).await;
    let watched = house.memory()?;
    let worked = house.worked()?;
    let (driven, chatted) = tokio::join!(drive(load, &client, &tables, &tally), chat::run(load, &client, &tables));
    let worked = house.worked()?.saturating_sub(worked);
    let after = house.memory()?;
    if let Some(table) = tables.first() {
        let (path, token) = table.page();
        pages::table(&client, &path, token, wrong).await?;
    }
    following.iter().for_each(tokio::task::JoinHandle::abort);

    println!(
        "\nThe house under load: {} tables of {}, {} streams, {} decisions/s for {} s",
        load.tables,
        load.game,
        load.tables * 2,
        load.rate,
        load.time.as_secs()
    );
    let each = |bytes: u64, count: usize| amount(bytes / count.max(1) as u64);
    figure("memory, one table", &amount(empty));
    figure(&format!("memory, {} tables", load.tables), &amount(idle));
    figure("  for each table", &each(idle.saturating_sub(empty), load.tables));
    figure("memory, with all streams", &amount(watched));
    figure("  for each stream", &each(watched.saturating_sub(idle), load.tables * 2));
    figure("memory, after the load", &amount(after));
    figure("opening a table and sitting down", &spoken(opened / load.tables.max(1) as u32));
    figure("opening a stream", &spoken(listened / (load.tables.max(1) * 2) as u32));
    let sent = tally.sent.load(Ordering::Relaxed);
    let fragments = tally.fragments.load(Ordering::Relaxed);
    figure("decisions sent", &sent.to_string());
    figure("decisions that were due and could not be sent", &driven.missed.to_string());
    figure("decisions of which the other seat sees nothing", &tally.unseen.load(Ordering::Relaxed).to_string());
    figure("questions asked for with GET", &tally.looked.load(Ordering::Relaxed).to_string());
    figure("fragments received", &fragments.to_string());
    figure("  a fragment on average", &amount(tally.bytes.load(Ordering::Relaxed) / fragments.max(1)));
    figure("computing time of the house", &format!("{:.1} s", worked.as_secs_f64()));
    figure("  for each decision", &spoken(worked / u32::try_from(sent.max(1)).unwrap_or(u32::MAX)));
    println!("{}", heading());
    let times = |times: &std::sync::Mutex<Times>| std::mem::take(&mut *times.lock().unwrap_or_else(PoisonError::into_inner));
    let (mut other, mut own, mut answered, mut late) = (times(&tally.other), times(&tally.own), times(&tally.answered), driven.late);
    println!("{}", other.row("the other seat's stream"));
    println!("{}", own.row("its own stream"));
    println!("{}", answered.row("the acknowledgement"));
    println!("{}", late.row("(sent late by)"));
    chatted.tell(load, wrong);

    let errors = tally.errors();
    wrong
        .check(errors.is_empty(), || format!("{} errors: {}", errors.len(), errors.iter().take(5).cloned().collect::<Vec<_>>().join("; ")));
    let due = f64::from(load.rate) * load.time.as_secs_f64();
    wrong.check(sent as f64 >= due * 0.99, || format!("{sent} decisions were sent, but {due} were due"));
    let nearly = other.share(0.99);
    wrong.check(nearly < load.bound, || format!("p99 of the other seat's stream is {}, not under {}", spoken(nearly), spoken(load.bound)));
    Ok(())
}

struct Driven {
    late: Times,
    missed: usize,
}

/// Sends decisions when they are due.
async fn drive(load: &Load, client: &Arc<Client>, tables: &[Arc<Table>], tally: &Arc<Tally>) -> Driven {
    let gap = Duration::from_secs(1) / load.rate.max(1);
    let due = u32::try_from(load.time.as_nanos() / gap.as_nanos().max(1)).unwrap_or(u32::MAX);
    let mut driven = Driven { late: Times::default(), missed: 0 };
    let mut ring = (0..tables.len()).cycle();
    let start = Instant::now();
    for number in 0..due {
        let when = start + gap * number;
        tokio::time::sleep_until(when.into()).await;
        driven.late.add(when.elapsed());
        let next = ring.by_ref().take(tables.len()).find_map(|at| tables[at].next(tally).map(|next| (&tables[at], next)));
        let Some((table, (seat, question))) = next else {
            driven.missed += 1;
            continue;
        };
        let (table, client, tally) = (table.clone(), client.clone(), tally.clone());
        tokio::spawn(async move { table.decide(&client, seat, question, &tally).await });
    }
    let patience = Instant::now() + Duration::from_secs(10);
    while Instant::now() < patience && !tables.iter().all(|table| table.is_quiet(tally)) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let unheard = tables.iter().filter(|table| !table.is_quiet(tally)).count();
    if unheard > 0 {
        tally.error(format!("of {unheard} decisions a stream never heard"));
    }
    driven
}
