//! Port: 10 points for 4 own stations linked by waterways, 15 for 5 or more (places.port.score).

use crate::components::{By, Town, TownSet};
use crate::state::Mat;
use crate::verbs::travel;
use tabletop::Seat;

/// The largest group of own stations counts, branches and all (places.port.linked-group).
pub(super) fn points(mats: &[&Mat], seat: Seat) -> i32 {
    let stations = mats[seat.index()].stations;
    let largest = stations.iter().map(|town| group(stations, town).len()).max().unwrap_or(0);
    match largest {
        0..=3 => 0,
        4 => 10,
        _ => 15,
    }
}

/// The stations that waterways join to this one, from station to station.
fn group(stations: TownSet, town: Town) -> TownSet {
    let (mut found, mut open) = (TownSet::of(town), TownSet::of(town));
    while let Some(next) = open.iter().next() {
        open.remove(next);
        for route in travel::routes(next).filter(|route| route.by == By::Water) {
            let other = route.other_end(next);
            if stations.contains(other) && !found.contains(other) {
                found.insert(other);
                open.insert(other);
            }
        }
    }
    found
}
