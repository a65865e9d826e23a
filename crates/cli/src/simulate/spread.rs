//! Mean and spread of numbers that come one after another.

use serde::Serialize;

/// What is remembered of a row of numbers.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spread {
    n: u64,
    sum: i64,
    squares: i64,
    least: i64,
    most: i64,
}

/// The numbers of a report.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Figures {
    /// The mean.
    pub(crate) mean: f64,
    /// The standard deviation.
    pub(crate) sd: f64,
    /// The least number.
    pub(crate) min: i64,
    /// The greatest number.
    pub(crate) max: i64,
}

impl Spread {
    /// Adds a number. Whole numbers are summed exactly, so the order of games does not matter.
    pub(crate) fn add(&mut self, number: i32) {
        let number = i64::from(number);
        let first = self.n == 0;
        self.least = if first { number } else { self.least.min(number) };
        self.most = if first { number } else { self.most.max(number) };
        self.n += 1;
        self.sum += number;
        self.squares += number * number;
    }

    /// Mean, standard deviation, least and most.
    pub(crate) fn figures(&self) -> Figures {
        let n = self.n.max(1) as f64;
        let mean = self.sum as f64 / n;
        let variance = (self.squares as f64 / n - mean * mean).max(0.0);
        Figures { mean, sd: variance.sqrt(), min: self.least, max: self.most }
    }
}

impl Figures {
    /// `104.2, standard deviation 12.1, from 61 to 139`.
    pub(crate) fn words(&self) -> String {
        format!("{:.1}, standard deviation {:.1}, from {} to {}", self.mean, self.sd, self.min, self.max)
    }
}
