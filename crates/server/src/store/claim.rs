//! Who has the house of a folder open: one program at a time. The system gives the claim up when that program ends,
//! however it ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::Path;

use super::{StoreError, now};

/// The claim of this program to a folder, for as long as it is kept.
#[derive(Debug)]
pub struct Claim {
    _lock: File,
}

impl Claim {
    /// Claims a folder for a house at an address; or says who has done so before.
    pub fn take(folder: &Path, address: &str) -> Result<Claim, StoreError> {
        let path = folder.join("fixer.lock");
        let wrong = |error: std::io::Error| StoreError::Files(format!("{}: {error}", path.display()));
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut lock = options.open(&path).map_err(wrong)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::Error(error)) => return Err(wrong(error)),
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                // Some systems do not let anybody read what is locked.
                let _ = lock.read_to_string(&mut holder);
                let holder = Some(holder.trim()).filter(|holder| !holder.is_empty()).unwrap_or("by another program").to_owned();
                return Err(StoreError::Claimed(holder));
            }
        }
        lock.set_len(0).and_then(|()| lock.rewind()).map_err(wrong)?;
        writeln!(lock, "{address}, by process {}, since {}", std::process::id(), written(now())).map_err(wrong)?;
        Ok(Claim { _lock: lock })
    }
}

/// A moment as people write it, from the seconds since 1970.
fn written(seconds: i64) -> String {
    let (mut days, rest) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    let leap = |year: i64| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let mut year = 1970;
    while days >= 365 + i64::from(leap(year)) {
        days -= 365 + i64::from(leap(year));
        year += 1;
    }
    let mut month = 1;
    for length in [31, 28 + i64::from(leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    format!("{year}-{month:02}-{:02} {:02}:{:02}:{:02} UTC", days + 1, rest / 3600, rest / 60 % 60, rest % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_as_people_write_them() {
        let cases = [(0, "1970-01-01 00:00:00 UTC"), (951_827_696, "2000-02-29 12:34:56 UTC"), (1_798_761_599, "2026-12-31 23:59:59 UTC")];
        for (seconds, says) in cases {
            assert_eq!(written(seconds), says);
        }
    }
}
