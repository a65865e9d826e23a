//! Whether a player has what an event demands, in full and without torture.

use super::{coins, dues, harvest};
use crate::components::{EventFacts, Good, Happening};
use crate::state::Mat;

/// Whether the event, as the set prints it, can be paid from what lies before a player.
pub(crate) fn can_pay(mat: &Mat, facts: &EventFacts) -> bool {
    match facts.event {
        Happening::Harvest => harvest::can_pay(mat, facts),
        Happening::CheeseDay => mat.good(Good::Cheese) >= facts.amount,
        Happening::Dues => dues::can_pay(mat, facts),
        _ => mat.coins >= coins::due(mat, facts),
    }
}
