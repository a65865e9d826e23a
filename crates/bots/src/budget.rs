//! How long a bot may search for an answer.

use serde::{Deserialize, Serialize};
use std::time::{Duration, Instant};

/// The limits for one answer; whichever is reached first counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Budget {
    /// How many imagined games are played on.
    pub iterations: u32,
    /// How long that may take.
    pub time: Duration,
}

impl Budget {
    /// So many imagined games, however long they take: the same answer on every machine.
    pub fn iterations(iterations: u32) -> Budget {
        Budget { iterations, time: Duration::MAX }
    }

    /// As many imagined games as the time allows.
    pub fn time(time: Duration) -> Budget {
        Budget { iterations: u32::MAX, time }
    }

    /// So many times as many imagined games in the same time.
    pub(crate) fn times(self, number: u32) -> Budget {
        Budget { iterations: self.iterations.saturating_mul(number), ..self }
    }

    /// A part of both limits.
    pub(crate) fn part(self, of: u32) -> Budget {
        Budget { iterations: self.iterations.div_ceil(of), time: self.time / of }
    }
}

/// A limit that is being used up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Meter {
    budget: Budget,
    begin: Instant,
    used: u32,
    /// How many worlds may still be seen.
    worlds: usize,
}

impl Meter {
    pub(crate) fn new(budget: Budget) -> Meter {
        Meter { budget, begin: Instant::now(), used: 0, worlds: usize::MAX }
    }

    /// The same limit for so many worlds at most.
    pub(crate) fn within(self, worlds: usize) -> Meter {
        Meter { worlds, ..self }
    }

    /// Uses up one world; false once all have been seen.
    pub(crate) fn has_world(&mut self) -> bool {
        let has_world = self.worlds > 0;
        self.worlds -= usize::from(has_world);
        has_world
    }

    /// Uses up one imagined game; false once the limit is reached.
    pub(crate) fn goes_on(&mut self) -> bool {
        self.used += 1;
        self.used <= self.budget.iterations && self.begin.elapsed() < self.budget.time
    }
}
