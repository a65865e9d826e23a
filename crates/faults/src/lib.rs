//! A disk that fails at chosen moments, below SQLite. What SQLite writes goes through here to the real files; what
//! fails is told to SQLite in the words of its own system layer, so everything above it is the real thing.
//!
//! Linking this crate changes nothing; the first [`Disk`] puts itself under every database opened afterwards.

mod file;
mod plan;
mod vfs;

pub use plan::Fault;

use plan::Plan;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The disks there are, by the folder under which they lie.
static DISKS: Mutex<Vec<(PathBuf, Arc<Mutex<Plan>>)>> = Mutex::new(Vec::new());

/// The disk under a folder. Without a fault it is the real one.
pub struct Disk(Arc<Mutex<Plan>>);

impl Disk {
    /// The disk under this folder, for every database there that is opened from now on.
    pub fn under(folder: &Path) -> Disk {
        vfs::install();
        let folder = folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
        let plan = Arc::<Mutex<Plan>>::default();
        lock(&DISKS).push((folder, Arc::clone(&plan)));
        Disk(plan)
    }

    /// From now on, after `after` things that could fail like this, so many of them do.
    pub fn strike(&self, fault: Fault, after: u32, times: u32) {
        *lock(&self.0) = Plan::new(fault, after, times);
    }

    /// All is well again; gives how often the fault has struck.
    pub fn heal(&self) -> u32 {
        std::mem::take(&mut *lock(&self.0)).struck
    }

    /// How often the present fault has struck.
    pub fn struck(&self) -> u32 {
        lock(&self.0).struck
    }
}

/// The plan of the disk that a file lies on.
fn plan_of(file: &Path) -> Option<Arc<Mutex<Plan>>> {
    lock(&DISKS).iter().rev().find(|(folder, _)| file.starts_with(folder)).map(|(_, plan)| Arc::clone(plan))
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
