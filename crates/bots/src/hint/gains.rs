//! What one mat has gained over another.

use orleans::components::{Good, Kind, Track};
use orleans::state::Mat;
use orleans::{draw_limit, status};

/// The gains and losses that count, one phrase each.
pub(super) fn told(before: &Mat, after: &Mat) -> Vec<String> {
    let mut told = Vec::new();
    let mut tell = |number: i32, one: &str, more: &str| {
        if number != 0 {
            let what = if number.abs() == 1 { one } else { more };
            let sign = if number > 0 { "" } else { "−" };
            told.push(format!("{sign}{} {what}", number.abs()));
        }
    };
    tell(i32::from(after.n_stations()) - i32::from(before.n_stations()), "station", "stations");
    tell(i32::from(after.citizens) - i32::from(before.citizens), "citizen", "citizens");
    tell(i32::from(status(after)) - i32::from(status(before)), "more status", "more status");
    tell(i32::from(after.development) - i32::from(before.development), "development point", "development points");
    tell(i32::from(draw_limit(after)) - i32::from(draw_limit(before)), "more draw each round", "more draws each round");
    tell(i32::from(after.coins) - i32::from(before.coins), "coin", "coins");
    for &good in Good::ALL {
        tell(i32::from(after.good(good)) - i32::from(before.good(good)), good.name(), good.name());
    }
    for (&track, &kind) in Track::ALL.iter().zip(Kind::ALL) {
        let recruited = i32::from(after.track(track)) - i32::from(before.track(track));
        tell(recruited, kind.name(), &format!("{}s", kind.name()));
    }
    told
}
