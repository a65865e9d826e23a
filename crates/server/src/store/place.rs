//! The file: whether the one that we write to is still the one that has its name, and a lock beside it.

use super::StoreError;
use std::ffi::OsString;
use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::SystemTime;

/// The file with the games, SQLite's log beside it, and the lock of the one server that may write to them.
pub(super) struct Place {
    path: PathBuf,
    /// Which files they were when they were opened.
    known: Mutex<Vec<(Identity, PathBuf)>>,
    /// The file as our last checkpoint left it.
    left: Mutex<Option<(u64, SystemTime)>>,
    /// It dies with its process. A lock on the file itself would get in the way of SQLite's own.
    lock: File,
}

/// What makes a file the same one: its device, its number there, and how many names it has.
type Identity = (u64, u64, u64);

impl Place {
    /// Takes the file, or makes it, for this server alone.
    pub(super) fn take(path: &Path) -> Result<Place, StoreError> {
        private().append(true).create(true).open(path).map_err(sqlx::Error::Io)?;
        let path = path.canonicalize().map_err(sqlx::Error::Io)?;
        let lock = private().append(true).create(true).open(beside(&path, "-lock")).map_err(sqlx::Error::Io)?;
        match lock.try_lock() {
            Ok(()) => Ok(Place { path, known: Mutex::default(), left: Mutex::default(), lock }),
            Err(TryLockError::WouldBlock) => Err(StoreError::Unusable(
                "is served by another server already: stop that one first, or name another file".into(),
            )),
            Err(TryLockError::Error(error)) => Err(sqlx::Error::Io(error).into()),
        }
    }

    /// Where it is.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Remembers which files these are; SQLite has opened them.
    pub(super) fn remember(&self) -> io::Result<()> {
        let mut known = Vec::new();
        for file in [self.path.clone(), beside(&self.path, "-wal")] {
            known.push((identity(&fs::metadata(&file)?), file));
        }
        *self.known.lock().unwrap_or_else(PoisonError::into_inner) = known;
        self.leave()
    }

    /// Whether what is written still goes to the files that have these names; a sentence if not.
    pub(super) fn check(&self) -> Result<(), String> {
        for (known, file) in self.known.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            match fs::metadata(file) {
                Ok(now) if identity(&now) == *known => {}
                Ok(_) => return Err("the file with the games was replaced, or has a second name".into()),
                Err(_) => return Err("the file with the games is gone".into()),
            }
        }
        Ok(())
    }

    /// Whether the file is as our last checkpoint left it: nobody else writes to it.
    pub(super) fn is_as_left(&self) -> bool {
        let left = *self.left.lock().unwrap_or_else(PoisonError::into_inner);
        fs::metadata(&self.path).ok().and_then(|now| stamp(&now).ok()) == left
    }

    /// This is how we leave the file.
    pub(super) fn leave(&self) -> io::Result<()> {
        let stamp = stamp(&fs::metadata(&self.path)?)?;
        *self.left.lock().unwrap_or_else(PoisonError::into_inner) = Some(stamp);
        Ok(())
    }

    /// Lets the next server in.
    pub(super) fn release(&self) {
        // It is released with the process anyway.
        self.lock.unlock().ok();
    }
}

/// A new file that other users of the machine cannot read: it holds the seeds.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

#[cfg(unix)]
fn identity(file: &Metadata) -> Identity {
    use std::os::unix::fs::MetadataExt;
    (file.dev(), file.ino(), file.nlink())
}

/// Elsewhere a file that is open can be neither removed nor replaced.
#[cfg(not(unix))]
fn identity(_: &Metadata) -> Identity {
    (0, 0, 1)
}

fn stamp(file: &Metadata) -> io::Result<(u64, SystemTime)> {
    Ok((file.len(), file.modified()?))
}
