//! The house itself, as a process of its own, and what the system says about it.

use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Everybody comes from one address here, so that no limit may hold them up.
const LIMITS: [&str; 6] =
    ["FIXER_REQUESTS", "FIXER_STREAMS", "FIXER_CONNECTIONS", "FIXER_CONNECTIONS_EACH", "FIXER_CHANGES", "FIXER_NEWCOMERS"];

/// A house that is open. It is stopped when this is dropped.
pub struct House {
    child: Child,
    /// Where it listens.
    pub address: String,
    /// When it was started.
    pub started: Instant,
}

impl House {
    /// Starts the program with a data folder and waits until it says its address.
    pub fn open(program: &Path, data: &Path) -> io::Result<House> {
        let started = Instant::now();
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .envs(LIMITS.map(|limit| (limit, "1000000")))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        if let Some(output) = child.stdout.as_mut() {
            BufReader::new(output).read_line(&mut line)?;
        }
        let mut house = House { child, address: String::new(), started };
        let address = line.split_once("http://").map(|(_, rest)| rest.split_whitespace().next().unwrap_or_default());
        address.unwrap_or_default().trim_end_matches(['.', ',', '/']).clone_into(&mut house.address);
        if house.address.is_empty() {
            return Err(io::Error::other(format!("the house did not say where it is: '{}'", line.trim())));
        }
        Ok(house)
    }

    /// The memory that it holds, in bytes.
    pub fn memory(&self) -> io::Result<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let kib = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).and_then(|rest| rest.split_whitespace().next()?.parse().ok());
        kib.map(|kib: u64| kib << 10).ok_or_else(|| io::Error::other("the system does not say how much memory the house holds"))
    }

    /// The time that it has computed so far. Linux counts in hundredths of a second.
    pub fn worked(&self) -> io::Result<Duration> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        let after = stat.rsplit(')').next().unwrap_or_default();
        let ticks: u64 = after.split_whitespace().skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
        Ok(Duration::from_millis(ticks * 10))
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A folder that is removed again.
pub struct Folder(pub PathBuf);

impl Folder {
    /// A new folder of this name.
    pub fn new(name: &str) -> io::Result<Folder> {
        let path = std::env::temp_dir().join(format!("fixer-load-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path)?;
        Ok(Folder(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
