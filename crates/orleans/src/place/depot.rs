//! Depot: 5 points per complete set of the five goods (places.depot.score).

use crate::modules;
use crate::state::Mat;
use tabletop::Seat;

/// Sets are the smallest of the five numbers; bread does not stand in for grain. What lies aside and still counts is
/// counted here, too (prosperity.end.incomplete-items).
pub(super) fn points(mats: &[&Mat], seat: Seat) -> i32 {
    let (mat, aside) = (mats[seat.index()], modules::aside(mats[seat.index()]));
    5 * i32::from(mat.goods.iter().zip(aside.goods).map(|(&own, aside)| own + aside).min().unwrap_or(0))
}
