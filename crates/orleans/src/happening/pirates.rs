//! Pirates: all wool and brocade on waterways goes back to the goods market (tours.event.pirates).

use super::drought::leave_the_map;
use crate::components::{By, Good, components};
use crate::event::Log;
use crate::state::State;
use crate::verbs::travel::goods_on;

pub(super) fn suffer(state: &mut State, log: &mut Log) {
    for route in components().routes.iter().filter(|route| route.by == By::Water) {
        for good in [Good::Wool, Good::Brocade] {
            for _ in 0..goods_on(state, route).filter(|&there| there == good).count() {
                leave_the_map(state, route, good, log);
            }
        }
    }
}
