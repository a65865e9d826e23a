//! Drawbridge: Wagon may follow a waterway and Ship a road (places.drawbridge.swap); no other
//! movement changes (places.drawbridge.only-ship-and-wagon).

use crate::verbs::travel::Means;

/// The routes that Ship and Wagon follow with it.
pub(super) fn means() -> Means {
    Means::Either
}
