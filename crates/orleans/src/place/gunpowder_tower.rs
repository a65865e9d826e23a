//! Gunpowder Tower: its followers may be sent straight to deeds, as an action of its own that needs
//! no activation (places.gunpowder-tower.send, places.gunpowder-tower.own-action).

use crate::place::town_hall::{self, Sender};
use crate::state::State;
use tabletop::{RuleId, Seat};

/// Somebody must be sent; followers of the own colour may not (places.gunpowder-tower.no-own-colour-sent).
pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    if town_hall::can_send(state, seat, Sender::GunpowderTower) {
        return None;
    }
    let tower = &state.mat(seat).tower;
    Some(RuleId(match tower.neutral() {
        0 if !tower.is_empty() => "places.gunpowder-tower.no-own-colour-sent",
        _ => "places.gunpowder-tower.send",
    }))
}
