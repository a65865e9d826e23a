//! All chance of a schedule comes from its seed.

use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};
use tabletop::{Rng, Seed};

/// The chance of one schedule, shared by everybody in it.
#[derive(Clone)]
pub(super) struct Luck(Arc<Mutex<Rng>>);

impl Luck {
    pub(super) fn of(seed: u64) -> Luck {
        Luck(Arc::new(Mutex::new(Rng::new(Seed::of_series(0x51, seed)))))
    }

    /// A number in this range.
    pub(super) fn within(&self, range: Range<u64>) -> u64 {
        let span = (range.end - range.start) as u32;
        range.start + u64::from(self.0.lock().unwrap_or_else(PoisonError::into_inner).below(span))
    }

    /// Whether something happens that happens once in so many times.
    pub(super) fn once_in(&self, times: u64) -> bool {
        self.within(0..times) == 0
    }
}
