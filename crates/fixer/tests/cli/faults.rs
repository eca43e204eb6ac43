//! `fixer serve` on a disk that fails: full, limited, read-only, with its database taken away or damaged. The house
//! says so, shows what it has, acknowledges nothing that is not stored, and goes on when it can.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::{Read, Write};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Resource, Rlimit, prlimit};

use crate::house::{Guest, House, rounds};
use crate::support::{Folder, fixer};

/// A small disk in a mount namespace of its own, which ends with it.
struct Disk {
    holder: Child,
    /// The folder, as the house names it.
    inside: String,
    /// The same from here.
    outside: PathBuf,
}

impl Disk {
    /// Nothing where the system lets nobody mount anything.
    fn new(folder: &str, size: &str) -> Option<Disk> {
        fs::create_dir_all(folder).unwrap();
        let script = "mount --make-rprivate / && mount -t tmpfs -o size=$1 tmpfs $0 && echo mounted && exec cat";
        let mut holder = Command::new("unshare");
        holder.args(["-m", "sh", "-c", script, folder, size]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut holder = holder.spawn().ok()?;
        let mut says = [0; 8];
        let mounted = holder.stdout.as_mut().unwrap().read_exact(&mut says).is_ok();
        if !mounted {
            let _ = holder.kill();
            let _ = holder.wait();
            println!("skipped: nothing can be mounted here");
            return None;
        }
        let outside = PathBuf::from(format!("/proc/{}/root{folder}", holder.id()));
        Some(Disk { holder, inside: folder.to_owned(), outside })
    }

    /// A command that is run where the disk is.
    fn run(&self, program: &str) -> Command {
        let mut command = Command::new("nsenter");
        command.args(["-m", "-t", &self.holder.id().to_string(), program]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    fn open(&self) -> House {
        let mut command = self.run(env!("CARGO_BIN_EXE_fixer"));
        command.args(House::arguments(&self.inside));
        House::begin(command)
    }

    fn fill(&self) {
        let mut file = fs::File::create(self.outside.join("filler")).unwrap();
        let mut block = vec![1; 1 << 16];
        while !block.is_empty() {
            if file.write_all(&block).is_err() {
                block.truncate(block.len() / 2);
            }
        }
    }

    /// The database as it is now, where it can be opened from here: SQLite takes the way to it for a link.
    fn copy(&self, to: &str) -> String {
        let _ = fs::remove_dir_all(to);
        fs::create_dir_all(to).unwrap();
        for name in ["fixer.db", "fixer.db-wal"] {
            let _ = fs::copy(self.outside.join(name), Path::new(to).join(name));
        }
        to.to_owned()
    }

    fn empty(&self) {
        fs::remove_file(self.outside.join("filler")).unwrap();
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = self.holder.kill();
        let _ = self.holder.wait();
    }
}

/// Waits until something holds.
fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let started = Instant::now();
    while !holds() {
        assert!(started.elapsed() < Duration::from_secs(30), "never: {what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// Whether the house says that it is ready, and what else it says.
fn ready(house: &House) -> (bool, String) {
    let (status, says) = house.hear("GET", "/readyz", "", "").unwrap();
    (status == 200, says)
}

/// Lets guests play while something goes wrong, and ends the house: with SIGKILL in the middle of it, or with
/// SIGTERM after it was mended and people went on. Then everything that was acknowledged must be stored.
fn suffer(stored: impl Fn() -> String, open: impl Fn() -> House, says: &str, harm: impl Fn(&House), mend: impl Fn(&House)) {
    let house = open();
    let mut guests: Vec<Guest> = (0..4).map(|_| Guest::new(&house)).collect();
    house.kill("-TERM");
    for mended in [false, true] {
        let (house, enough) = (open(), AtomicBool::new(false));
        std::thread::scope(|scope| {
            let players: Vec<_> = guests.iter_mut().map(|guest| scope.spawn(|| guest.play(&house, &enough))).collect();
            std::thread::sleep(Duration::from_millis(200));
            harm(&house);
            until(says, || matches!(ready(&house), (false, told) if told.contains(says)));
            let (status, page) = house.hear("GET", "/about", "", "").unwrap();
            assert_eq!(status, 200, "pages are still shown: {page}");
            // Time enough to try in vain, and for the writer to be tempted.
            std::thread::sleep(Duration::from_millis(400));
            assert!(!ready(&house).0, "nothing was mended");
            if mended {
                mend(&house);
                until("the house is ready again", || ready(&house).0);
                std::thread::sleep(Duration::from_millis(300));
            }
            house.signal(if mended { "-TERM" } else { "-KILL" });
            players.into_iter().for_each(|player| player.join().unwrap());
            enough.store(true, Ordering::Relaxed);
        });
        if !mended {
            mend(&house);
        }
        drop(house);
        let refused: usize = guests.iter().map(|guest| guest.refused).sum();
        let last = guests.iter().filter(|guest| guest.sent.last().is_some_and(|(_, acknowledged)| *acknowledged)).count();
        println!("{says}: {refused} refused, {last} guests went on");
        assert!(refused > 3, "{refused} were refused");
        let stored = stored();
        guests.iter_mut().for_each(|guest| guest.check(&stored));
        let decided: Vec<usize> = guests.iter().map(Guest::acknowledged).collect();
        assert!(decided.iter().all(|&decided| decided > 2), "{decided:?}");
    }
}

#[test]
fn a_full_disk_takes_nothing_that_was_acknowledged() {
    for round in 0..rounds("FIXER_FULL_DISKS", 1) {
        let folder = Folder::new(&format!("full-{round}"));
        let Some(disk) = Disk::new(&folder.path("data"), "24m") else { return };
        let copy = folder.path("copy");
        suffer(|| disk.copy(&copy), || disk.open(), "the disk is full", |_| disk.fill(), |_| disk.empty());
    }
}

#[test]
fn a_limit_on_the_size_of_files_takes_nothing_that_was_acknowledged() {
    let folder = Folder::new("limit");
    let data = folder.path("data");
    let limit = |house: &House, current: Option<u64>| {
        // A process that has ended has no limits.
        let _ = prlimit(Pid::from_raw(house.child.id() as i32), Resource::Fsize, Rlimit { current, maximum: None });
    };
    let file = Path::new(&data).join("fixer.db-wal");
    let harm = |house: &House| limit(house, Some(fs::metadata(&file).unwrap().len().min(64 << 10)));
    suffer(|| data.clone(), || House::open(&data), "the disk does not take", harm, |house| limit(house, None));
}

#[test]
fn a_database_that_is_taken_away_is_missed_and_what_was_acknowledged_is_in_it() {
    let folder = Folder::new("away");
    let data = folder.path("data");
    let [there, away] = ["fixer.db", "elsewhere.db"].map(|name| Path::new(&data).join(name));
    let harm = |_: &House| fs::rename(&there, &away).unwrap();
    suffer(|| data.clone(), || House::open(&data), "put them back", harm, |_| fs::rename(&away, &there).unwrap());
}

#[test]
fn a_database_that_is_replaced_is_not_written_into() {
    let folder = Folder::new("replaced");
    let data = folder.path("data");
    let [there, away] = ["fixer.db", "elsewhere.db"].map(|name| Path::new(&data).join(name));
    let harm = |_: &House| {
        fs::rename(&there, &away).unwrap();
        fs::copy(&away, &there).unwrap();
    };
    suffer(|| data.clone(), || House::open(&data), "put them back", harm, |_| fs::rename(&away, &there).unwrap());
}

#[test]
fn a_damaged_database_is_noticed() {
    let folder = Folder::new("damaged");
    let data = folder.path("data");
    let file = Path::new(&data).join("fixer.db");
    let opened = std::cell::Cell::new(0);
    let open_house = || {
        opened.set(opened.get() + 1);
        // With the tables there, the second time: in a copy nothing is written ahead but what people play from then on.
        if opened.get() == 2 {
            let copy = folder.path("copy.db");
            fixer(&format!("backup {copy} --data {data}")).exits(0);
            for name in ["fixer.db-wal", "fixer.db-shm"] {
                let _ = fs::remove_file(Path::new(&data).join(name));
            }
            fs::rename(&copy, &file).unwrap();
        }
        House::open(&data)
    };
    // A page that is never written while people play: the third, which holds the list of migrations. The first is that
    // of the schema, the second says where the others belong.
    let (page, size) = (8192, 4096);
    let healthy = std::cell::RefCell::new(vec![0; size]);
    let open = || fs::OpenOptions::new().read(true).write(true).open(&file).unwrap();
    let harm = |_: &House| {
        open().read_exact_at(&mut healthy.borrow_mut(), page).unwrap();
        open().write_all_at(&vec![0xA5; size], page).unwrap();
    };
    let mend = |_: &House| open().write_all_at(&healthy.borrow(), page).unwrap();
    suffer(|| data.clone(), open_house, "the database is damaged", harm, mend);
}

#[test]
fn a_read_only_disk_is_told_at_the_beginning() {
    let folder = Folder::new("read-only");
    let Some(disk) = Disk::new(&folder.path("data"), "8m") else { return };
    let house = disk.open();
    let mut guest = Guest::new(&house);
    std::thread::scope(|scope| {
        scope.spawn(|| guest.play(&house, &AtomicBool::new(false)));
        std::thread::sleep(Duration::from_millis(200));
        house.signal("-KILL");
    });
    drop(house);
    let remount = |how: &str| {
        until("remounted", || disk.run("mount").args(["-o", &format!("remount,{how}"), &disk.inside]).output().unwrap().status.success());
    };
    remount("ro");
    let refused = disk.run(env!("CARGO_BIN_EXE_fixer")).args(House::arguments(&disk.inside)).output().unwrap();
    let says = String::from_utf8_lossy(&refused.stderr);
    assert!(refused.status.code() == Some(1) && says.contains("only") && !says.contains("panicked"), "{says}");
    remount("rw");
    guest.check(&disk.copy(&folder.path("copy")));
    assert!(guest.acknowledged() > 2);
}
