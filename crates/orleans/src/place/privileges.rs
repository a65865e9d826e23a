//! Lasting privileges: who may stand in for whom. One single privilege must link the two kinds
//! (places.general.no-chains).

use crate::components::{Kind, Place, PlaceSet};

/// Whether a follower of this kind may stand on a space of the `printed` kind.
pub(crate) fn stands_for(places: PlaceSet, kind: Kind, printed: Kind) -> bool {
    kind == printed
        || match (kind, printed) {
            // base.planning.nothing-replaces-monk
            (_, Kind::Monk) => false,
            // base.planning.monk-substitutes
            (Kind::Monk, _) => true,
            // Barracks: anybody stands on knight spaces (places.barracks.knight-spaces).
            (_, Kind::Knight) if places.contains(Place::Barracks) => true,
            (Kind::Boatman, _) if places.contains(Place::HerbGarden) => herb_garden(printed),
            (Kind::Scholar, _) => places.contains(Place::School),
            _ => false,
        }
}

/// Herb Garden: boatmen stand on farmer, craftsman and trader spaces (places.herb-garden.boatmen).
fn herb_garden(printed: Kind) -> bool {
    matches!(printed, Kind::Farmer | Kind::Craftsman | Kind::Trader)
}
