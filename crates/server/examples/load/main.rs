//! How the house does with many tables, and how soon it is there: `cargo xtask bench server`. It starts the real
//! program as a process of its own, plays over loopback as browsers do, and ends with exit code 1 if anything
//! goes wrong or takes too long.

mod chat;
mod child;
mod cold;
mod crowd;
mod drive;
mod figures;
mod http;
mod pages;
mod tables;

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;

/// Measures the house under load and from a cold start.
#[derive(Parser)]
struct Wishes {
    /// The program: a release build of fixer
    program: PathBuf,
    /// The game that is played
    #[arg(long, default_value = "gangs")]
    game: String,
    /// Tables that are played, each with two guests, two streams and clocks that run
    #[arg(long, default_value_t = 1000)]
    tables: usize,
    /// Decisions a second, at all tables together
    #[arg(long, default_value_t = 500)]
    rate: u32,
    /// Lines a second that are said at all tables together, while decisions are sent; 0 for silence
    #[arg(long, default_value_t = 50)]
    chat: u32,
    /// For how many seconds decisions are sent; 0 leaves this part out
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// Tables that are stored before a cold start; 0 leaves this part out
    #[arg(long, default_value_t = 10_000)]
    stored: usize,
    /// Spectators of one table; 0 leaves this part out
    #[arg(long, default_value_t = 1000)]
    spectators: usize,
    /// Decisions before these spectators
    #[arg(long, default_value_t = 100)]
    decisions: usize,
    /// What 99 of 100 decisions stay under until the other seat's stream brings them, in milliseconds
    #[arg(long, default_value_t = 100)]
    soon: u64,
    /// What a cold start stays under, in milliseconds
    #[arg(long, default_value_t = 300)]
    start: u64,
}

/// What did not hold.
#[derive(Default)]
pub struct Wrong(Vec<String>);

impl Wrong {
    /// Notes what does not hold.
    pub fn check(&mut self, holds: bool, says: impl FnOnce() -> String) {
        if !holds {
            self.0.push(says());
        }
    }
}

async fn run(wishes: &Wishes, wrong: &mut Wrong) -> io::Result<()> {
    if wishes.seconds > 0 {
        let time = Duration::from_secs(wishes.seconds);
        let game = wishes.game.clone();
        let (rate, chat, bound) = (wishes.rate, wishes.chat, Duration::from_millis(wishes.soon));
        let load = drive::Load { game, tables: wishes.tables, rate, chat, time, bound };
        drive::run(&wishes.program, &load, wrong).await?;
    }
    if wishes.spectators > 0 {
        crowd::run(&wishes.program, &wishes.game, wishes.spectators, wishes.decisions, wrong).await?;
    }
    if wishes.stored > 0 {
        cold::run(&wishes.program, wishes.stored, Duration::from_millis(wishes.start), wrong).await?;
    }
    Ok(())
}

fn main() -> ExitCode {
    let wishes = Wishes::parse();
    let mut wrong = Wrong::default();
    let ended =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().and_then(|runtime| runtime.block_on(run(&wishes, &mut wrong)));
    if let Err(error) = ended {
        wrong.check(false, || format!("it could not go on: {error}"));
    }
    println!();
    wrong.0.iter().for_each(|says| println!("FAILED: {says}"));
    if wrong.0.is_empty() {
        println!("Everything held.");
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
