//! The files of the database: which they are, and that they are their owner's alone. They are only looked at
//! from outside: whoever opens and closes one of them takes the locks of the database away from this program.

use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The files of a database.
#[derive(Clone, Debug)]
pub(super) struct Files {
    /// The folder.
    pub folder: PathBuf,
    /// The database.
    pub database: PathBuf,
    /// Where it writes first.
    pub ahead: PathBuf,
}

/// What tells files from all others, wherever they are: device and number of the database and of what is written
/// ahead of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Identity([Option<(u64, u64)>; 2]);

/// When the database itself was written last, and its size.
pub(super) type Stamp = Option<(SystemTime, u64)>;

impl Files {
    /// The files in a folder.
    pub fn of(folder: &Path) -> Files {
        let database = folder.join("fixer.db");
        Files { folder: folder.to_owned(), ahead: folder.join("fixer.db-wal"), database }
    }

    /// What stands under their names now.
    pub fn identity(&self) -> Identity {
        Identity([&self.database, &self.ahead].map(|path| number(path)))
    }

    /// When the database was written last.
    pub fn stamp(&self) -> Stamp {
        let found = std::fs::metadata(&self.database).ok()?;
        Some((found.modified().ok()?, found.len()))
    }

    /// Makes the files their owner's alone, those of an older house too. A new database begins as an empty file.
    pub fn keep_private(&self) -> io::Result<()> {
        create_private(&self.database).or_else(|error| if error.kind() == io::ErrorKind::AlreadyExists { Ok(()) } else { Err(error) })?;
        let others = ["fixer.db-shm", "fixer.lock"].map(|name| self.folder.join(name));
        for path in [&self.database, &self.ahead].into_iter().chain(&others) {
            restrict(path, 0o600);
        }
        restrict(&self.folder, 0o700);
        Ok(())
    }
}

/// Creates an empty file that only its owner can read; it must not exist.
pub(super) fn create_private(path: &Path) -> io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

/// Creates a folder that only its owner can enter, unless it is there.
pub fn create_folder(path: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

#[cfg(unix)]
fn number(path: &Path) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(path).ok().map(|found| (found.dev(), found.ino()))
}

/// Elsewhere a file that is open cannot be replaced.
#[cfg(not(unix))]
fn number(path: &Path) -> Option<(u64, u64)> {
    path.exists().then_some((0, 0))
}

/// Takes away what others may do with a file or folder. What everybody shares stays so.
#[cfg(unix)]
fn restrict(path: &Path, most: u32) {
    use std::os::unix::fs::PermissionsExt;
    const SHARED: u32 = 0o1000;
    let Ok(found) = std::fs::metadata(path) else { return };
    let mode = found.permissions().mode() & 0o7777;
    if mode & SHARED == 0
        && mode & !most != 0
        && let Err(error) = std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode & most))
    {
        tracing::warn!(path = %path.display(), %error, "others may be able to read this, and it cannot be changed");
    }
}

#[cfg(not(unix))]
fn restrict(_: &Path, _: u32) {}
