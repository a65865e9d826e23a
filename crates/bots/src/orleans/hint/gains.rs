//! What one mat has gained over another.

use crate::Gain;
use orleans::components::{Good, Kind, Track};
use orleans::state::Mat;
use orleans::{draw_limit, status};

/// The gains and losses that count: `stations`, `citizens`, `status`, `development`, `draws`, `coins`, or the name of a
/// good or a follower.
pub(super) fn gains(before: &Mat, after: &Mat) -> Vec<Gain> {
    let told = |what, count: &dyn Fn(&Mat) -> u16| (what, i32::from(count(before)), i32::from(count(after)));
    let counts = [
        told("stations", &|mat| mat.n_stations().into()),
        told("citizens", &|mat| mat.citizens.into()),
        told("status", &|mat| status(mat).into()),
        told("development", &|mat| mat.development.into()),
        told("draws", &|mat| draw_limit(mat).into()),
        told("coins", &|mat| mat.coins),
    ];
    let goods = Good::ALL.iter().map(|&good| told(good.name(), &|mat| mat.good(good).into()));
    let steps = Track::ALL.iter().zip(Kind::ALL);
    let steps = steps.map(|(&track, &kind)| told(kind.name(), &|mat| mat.track(track).into()));
    Gain::between(counts.into_iter().chain(goods).chain(steps))
}
