//! Observatory: the marker goes to the next star (places.observatory.to-star); coins and citizens on
//! the way are not received (places.observatory.nothing-on-the-way). The citizens stay where they are
//! (places.observatory.citizen-stays).

use crate::components::components;
use crate::event::{Event, Log};
use crate::feat::{self, Feat};
use crate::state::{Mat, State};
use tabletop::{RuleId, Seat};

pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    next_star(state.mat(seat)).is_none().then_some(RuleId("places.observatory.to-star"))
}

pub(super) fn start(state: &mut State, seat: Seat, log: &mut Log) {
    let mat = state.mat_mut(seat);
    if let Some(to) = next_star(mat) {
        let from = std::mem::replace(&mut mat.development, to);
        log.push(Event::Developed { seat, to });
        feat::done(state, seat, Feat::Developed { from }, log);
    }
}

fn next_star(mat: &Mat) -> Option<u8> {
    components().development.stars.iter().copied().find(|&star| star > mat.development)
}
