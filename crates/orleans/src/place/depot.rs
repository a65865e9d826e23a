//! Depot: 5 points per complete set of the five goods (places.depot.score).

use crate::state::Mat;
use tabletop::Seat;

/// Sets are the smallest of the five numbers; bread does not stand in for grain.
pub(super) fn points(mats: &[&Mat], seat: Seat) -> i32 {
    5 * i32::from(mats[seat.index()].goods.iter().copied().min().unwrap_or(0))
}
