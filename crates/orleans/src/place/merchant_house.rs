//! Merchant House: 4 points for each kind of good of which the owner alone has the most
//! (places.merchant-house.score, places.merchant-house.ties).

use crate::components::Good;
use crate::state::Mat;
use tabletop::Seat;

/// Strictly more than each other player; a tie pays nothing.
pub(super) fn points(mats: &[&Mat], seat: Seat) -> i32 {
    let has_most = |good: &Good| {
        let own = mats[seat.index()].good(*good);
        mats.iter().enumerate().all(|(index, mat)| index == seat.index() || mat.good(*good) < own)
    };
    4 * Good::ALL.iter().filter(|good| has_most(good)).count() as i32
}
