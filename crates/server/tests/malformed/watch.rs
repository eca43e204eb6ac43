//! Watches over an input while it is read: a panic is caught, the time that the processor spends on it is bounded,
//! and an input that never ends ends the run with its name.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use rustix::time::{ClockId, clock_gettime};
use table::simulate::panicked;

/// How long the processor may take for one input. Builds that are not optimised get more.
pub const BOUND: Duration = Duration::from_millis(if cfg!(debug_assertions) { 1000 } else { 250 });

/// After how long an input counts as one that never ends, however busy the machine is.
const NEVER: Duration = Duration::from_secs(60);

/// What is being read, and since when.
struct Current {
    area: &'static str,
    input: Vec<u8>,
    since: Instant,
}

/// Who watches.
pub struct Watch(Arc<Mutex<Option<Current>>>);

/// The time that the processor has spent: on this thread, or on all of this process.
pub fn spent(all: bool) -> Duration {
    let time = clock_gettime(if all { ClockId::ProcessCPUTime } else { ClockId::ThreadCPUTime });
    Duration::new(time.tv_sec.unsigned_abs(), u32::try_from(time.tv_nsec).unwrap_or_default())
}

/// Writes an input down and says where.
pub fn keep(area: &str, input: &[u8]) -> String {
    let name = format!("fixer-malformed-{}-{}", area.replace(' ', "-"), std::process::id());
    let path =
        std::env::temp_dir().join(format!("{name}-{:08x}", input.iter().fold(0u32, |sum, &byte| sum.wrapping_mul(31) + u32::from(byte))));
    std::fs::write(&path, input).map_or_else(|error| error.to_string(), |()| format!("kept as {}", path.display()))
}

impl Watch {
    /// Begins to watch.
    pub fn begin() -> Watch {
        let current = Arc::new(Mutex::new(None::<Current>));
        let watched = Arc::downgrade(&current);
        std::thread::spawn(move || {
            while let Some(current) = watched.upgrade() {
                if let Some(Current { area, input, since }) = &*current.lock().unwrap_or_else(PoisonError::into_inner)
                    && since.elapsed() > NEVER
                {
                    eprintln!("{area}: an input never ends ({})", keep(area, input));
                    std::process::exit(101);
                }
                drop(current);
                std::thread::sleep(Duration::from_secs(1));
            }
        });
        Watch(current)
    }

    /// Has an input read; how far it came, and how long the processor took.
    pub fn over(
        &self,
        area: &'static str,
        beside: bool,
        input: &[u8],
        read: impl FnOnce() -> Result<&'static str, String>,
    ) -> Result<(&'static str, Duration), String> {
        let note = |current: Option<Current>| *self.0.lock().unwrap_or_else(PoisonError::into_inner) = current;
        note(Some(Current { area, input: input.to_vec(), since: Instant::now() }));
        let before = spent(beside);
        let read = catch_unwind(AssertUnwindSafe(read));
        let took = spent(beside).saturating_sub(before);
        note(None);
        match read {
            Err(panic) => Err(panicked(&*panic)),
            Ok(Err(says)) => Err(says),
            // What goes on beside the one that waits, such as bots at other tables, is not the fault of this input.
            Ok(Ok(_)) if took > if beside { 4 * BOUND } else { BOUND } => Err(format!("took {} ms of the processor", took.as_millis())),
            Ok(Ok(how)) => Ok((how, took)),
        }
    }
}
