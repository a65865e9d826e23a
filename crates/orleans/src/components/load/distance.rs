//! How far apart towns are: the smallest number of routes, roads and waterways mixed.

use super::super::{RouteFacts, Town};

/// Every town's distance to every other; a map that falls apart keeps 255 between its parts.
pub(super) fn table(routes: &[RouteFacts]) -> Vec<[u8; Town::COUNT]> {
    let mut table = vec![[u8::MAX; Town::COUNT]; Town::COUNT];
    for (town, row) in table.iter_mut().enumerate() {
        row[town] = 0;
    }
    for route in routes {
        table[route.a.index()][route.b.index()] = 1;
        table[route.b.index()][route.a.index()] = 1;
    }
    for via in 0..Town::COUNT {
        for from in 0..Town::COUNT {
            for to in 0..Town::COUNT {
                let round = table[from][via].saturating_add(table[via][to]);
                table[from][to] = table[from][to].min(round);
            }
        }
    }
    table
}
