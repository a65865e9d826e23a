//! A share of games, with how sure it is.

use serde::Serialize;

/// The share of games won, with the interval that holds with 95 %.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Share {
    /// The share itself.
    pub(crate) share: f64,
    /// The lower end of the interval.
    pub(crate) low: f64,
    /// The upper end.
    pub(crate) high: f64,
}

/// Of a normal spread, 95 of 100 lie so many standard deviations around the mean.
const Z: f64 = 1.96;

impl Share {
    /// So many of so many, with the interval of Wilson: it stays honest where nearly all or nearly none are won.
    pub(crate) fn of(won: u64, games: u64) -> Share {
        let n = games.max(1) as f64;
        let share = won as f64 / n;
        let centre = (share + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt() / (1.0 + Z * Z / n);
        Share { share, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
    }

    /// A share with half the width of its interval; without one, all is possible.
    pub(crate) fn around(share: f64, margin: Option<f64>) -> Share {
        let margin = margin.unwrap_or(1.0);
        Share { share, low: (share - margin).max(0.0), high: (share + margin).min(1.0) }
    }

    /// `41.0 % (31.9 to 50.8 %)`.
    pub(crate) fn words(&self) -> String {
        format!("{:.1} % ({:.1} to {:.1} %)", self.share * 100.0, self.low * 100.0, self.high * 100.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worked out by hand from the formula: 50 of 100, and none of 10.
    #[test]
    fn known_intervals() {
        let half = Share::of(50, 100);
        assert_eq!(half.words(), "50.0 % (40.4 to 59.6 %)");
        let none = Share::of(0, 10);
        assert_eq!(none.words(), "0.0 % (0.0 to 27.8 %)");
        assert_eq!(Share::of(0, 0).share, 0.0);
        assert_eq!(Share::around(0.9, Some(0.25)).words(), "90.0 % (65.0 to 100.0 %)");
        assert_eq!(Share::around(0.5, None).words(), "50.0 % (0.0 to 100.0 %)");
    }
}
