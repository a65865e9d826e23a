//! Axle Fracture: the Stage Coach cannot be used this round, not through another tile either; a follower may still be
//! planned there (tours.event.axle-fracture).

use super::rule;
use crate::components::Place;
use crate::state::State;
use tabletop::RuleId;

pub(super) fn forbids(state: &State, place: Place) -> Option<RuleId> {
    (place == Place::StageCoach).then(|| rule(state))
}
