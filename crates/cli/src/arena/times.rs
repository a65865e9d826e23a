//! How long answers take.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::time::Duration;

/// How long answers took, in steps of about nine percent.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Times {
    counts: BTreeMap<u16, u32>,
    most_us: u64,
}

/// Decision times in milliseconds.
#[derive(Serialize)]
pub(crate) struct TimesTold {
    pub(crate) p50: f64,
    pub(crate) p95: f64,
    pub(crate) max: f64,
}

impl Times {
    /// Adds an answer.
    pub(crate) fn add(&mut self, took: Duration) {
        let us = (took.as_nanos() as f64 / 1e3).max(1.0);
        *self.counts.entry((us.log2() * 8.0) as u16).or_default() += 1;
        self.most_us = self.most_us.max(us as u64);
    }

    /// Adds all of another seat's.
    pub(crate) fn add_all(&mut self, other: &Times) {
        for (step, count) in &other.counts {
            *self.counts.entry(*step).or_default() += count;
        }
        self.most_us = self.most_us.max(other.most_us);
    }

    /// Half of the answers, 95 of 100 and all of them took at most so long.
    pub(crate) fn told(&self) -> TimesTold {
        let all: u64 = self.counts.values().map(|&count| u64::from(count)).sum();
        let ms = |step: u16| ((f64::from(step) + 0.5) / 8.0).exp2() / 1e3;
        let at = |share: f64| {
            let mut seen = 0;
            let mut steps = self.counts.iter().skip_while(|(_, count)| {
                seen += u64::from(**count);
                (seen as f64) < share * all as f64
            });
            steps.next().map_or(0.0, |(&step, _)| ms(step))
        };
        TimesTold { p50: at(0.5), p95: at(0.95), max: self.most_us as f64 / 1e3 }
    }
}
