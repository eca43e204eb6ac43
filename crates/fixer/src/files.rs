//! Files that people name: read whole and only as text, written whole or not at all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use table::replay::Replay;

use crate::error::Error;

/// The most that is read of a file; no replay or scenario comes near it.
const LIMIT: u64 = 64 << 20;

fn unreadable(path: &Path, reason: &impl ToString) -> Error {
    Error::Read { path: path.display().to_string(), reason: reason.to_string() }
}

fn unwritable(path: &Path, reason: &impl ToString) -> Error {
    Error::Write { path: path.display().to_string(), reason: reason.to_string() }
}

/// Reads a text file.
pub fn read(path: &Path) -> Result<String, Error> {
    let mut bytes = Vec::new();
    let whole = File::open(path).and_then(|file| file.take(LIMIT + 1).read_to_end(&mut bytes));
    whole.map_err(|error| unreadable(path, &error))?;
    if bytes.len() as u64 > LIMIT {
        return Err(unreadable(path, &format!("it is larger than {} MiB", LIMIT >> 20)));
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + good.iter().filter(|&&byte| byte == b'\n').count();
        Error::Content { path: path.display().to_string(), line, says: "this is not text; expected UTF-8".to_owned() }
    })
}

/// Reads a replay file.
pub fn read_replay(path: &Path) -> Result<Replay, Error> {
    Replay::parse(&read(path)?).map_err(|error| Error::replay(path, error))
}

/// Whether a file could be written, found out before any long work.
pub fn check_writable(path: &Path) -> Result<(), Error> {
    let new = !path.exists();
    OpenOptions::new().append(true).create(true).open(path).map_err(|error| unwritable(path, &error))?;
    if new {
        fs::remove_file(path).map_err(|error| unwritable(path, &error))?;
    }
    Ok(())
}

/// Writes a file whole. What was there before stays until the new text is complete.
pub fn write(path: &Path, text: &str) -> Result<(), Error> {
    let written = match fs::metadata(path) {
        // Devices and pipes have no older text to lose, and must not be replaced by a file.
        Ok(there) if !there.is_file() => fs::write(path, text),
        _ => write_beside(path, text),
    };
    written.map_err(|error| unwritable(path, &error))
}

fn write_beside(path: &Path, text: &str) -> io::Result<()> {
    let mut name = path.file_name().ok_or_else(|| io::Error::from(io::ErrorKind::InvalidFilename))?.to_owned();
    name.push(format!(".{}.part", std::process::id()));
    let part: PathBuf = path.with_file_name(name);
    let written = fs::write(&part, text).and_then(|()| fs::rename(&part, path));
    if written.is_err() {
        // The half-written part helps nobody; the error that matters is the first.
        let _ = fs::remove_file(&part);
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("fixer-files-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn a_file_is_written_whole_and_leaves_nothing_beside_it() {
        let folder = folder("whole");
        let path = folder.join("a.json");
        check_writable(&path).unwrap();
        assert!(!path.exists());
        write(&path, "one").unwrap();
        write(&path, "two").unwrap();
        assert_eq!(read(&path).unwrap(), "two");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        assert!(matches!(write(&folder, "x"), Err(Error::Write { .. })));
        assert!(matches!(check_writable(&folder), Err(Error::Write { .. })));
        assert!(matches!(write(&folder.join("no/such/folder"), "x"), Err(Error::Write { .. })));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_is_not_text_is_refused_with_its_line() {
        let folder = folder("text");
        let path = folder.join("b");
        fs::write(&path, b"one\ntwo\n\xff\n").unwrap();
        assert!(matches!(read(&path), Err(Error::Content { line: 3, .. })));
        assert!(matches!(read(&folder), Err(Error::Read { .. })));
        fs::remove_dir_all(folder).unwrap();
    }
}
