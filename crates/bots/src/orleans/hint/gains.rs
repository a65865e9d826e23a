//! What one mat has gained over another.

use orleans::components::{Good, Kind, Track};
use orleans::state::Mat;
use orleans::{draw_limit, status};
use serde::Serialize;

/// So much more of something, or less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Gain {
    /// `stations`, `citizens`, `status`, `development`, `draws`, `coins`, or the name of a good or a follower.
    pub what: &'static str,
    /// By how much; less than nothing for a loss.
    pub by: i32,
}

impl std::fmt::Display for Gain {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (number, sign) = (self.by.abs(), if self.by < 0 { "−" } else { "" });
        let ending = if number == 1 { "" } else { "s" };
        match self.what {
            "status" => write!(f, "{sign}{number} more status"),
            "development" => write!(f, "{sign}{number} development point{ending}"),
            "draws" => write!(f, "{sign}{number} more draw{ending} each round"),
            "stations" | "citizens" | "coins" => {
                write!(f, "{sign}{number} {}{ending}", self.what.trim_end_matches('s'))
            }
            good if Good::ALL.iter().any(|one| one.name() == good) => write!(f, "{sign}{number} {good}"),
            follower => write!(f, "{sign}{number} {follower}{ending}"),
        }
    }
}

/// The gains and losses that count.
pub(super) fn gains(before: &Mat, after: &Mat) -> Vec<Gain> {
    let mut found = Vec::new();
    let mut tell = |what, before: u16, after: u16| {
        if before != after {
            found.push(Gain { what, by: i32::from(after) - i32::from(before) });
        }
    };
    tell("stations", before.n_stations().into(), after.n_stations().into());
    tell("citizens", before.citizens.into(), after.citizens.into());
    tell("status", status(before).into(), status(after).into());
    tell("development", before.development.into(), after.development.into());
    tell("draws", draw_limit(before).into(), draw_limit(after).into());
    tell("coins", before.coins, after.coins);
    for &good in Good::ALL {
        tell(good.name(), before.good(good).into(), after.good(good).into());
    }
    for (&track, &kind) in Track::ALL.iter().zip(Kind::ALL) {
        tell(kind.name(), before.track(track).into(), after.track(track).into());
    }
    found
}
