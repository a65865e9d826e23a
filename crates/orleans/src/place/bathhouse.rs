//! Bathhouse: draw followers and place some of them at once (places.bathhouse.draw); the first
//! edition draws more (places.bathhouse.draw-first-edition).

use crate::ask::{Ask, Move, Offer};
use crate::components::{Edition, Place, SpaceSet, components};
use crate::event::{Event, Log};
use crate::flow::Frame;
use crate::modules;
use crate::state::State;
use crate::verbs::bag;
use crate::verbs::drawn::{self, Drawn};
use tabletop::{RuleId, Seat};

/// With an empty bag it may not be used (places.bathhouse.short-bag).
pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    (bag::size(&state.players[seat]) == 0).then_some(RuleId("places.bathhouse.short-bag"))
}

/// Draws; the follower that activated the Bathhouse is not in the bag yet
/// (places.bathhouse.not-itself).
pub(super) fn start(state: &mut State, seat: Seat, log: &mut Log) {
    let (number, to_place) = if state.edition() == Edition::First { (3, 2) } else { (2, 1) };
    let tokens = modules::tokens_in_bag(state.mat(seat));
    let mut drawn = drawn::draw(state, seat, number, to_place, log);
    if modules::tokens_in_bag(state.mat(seat)) < tokens {
        // plague.corpse.bathhouse, places.bathhouse.corpse: who was drawn with a corpse is not placed.
        drawn.to_place = 0;
    }
    go_on(state, seat, drawn, log);
}

/// As many as asked for must be placed as far as they fit (places.bathhouse.must-place); the rest
/// goes back into the bag (places.bathhouse.no-fit).
fn go_on(state: &mut State, seat: Seat, drawn: Drawn, log: &mut Log) {
    if drawn.is_open(state, seat, own_spaces()) {
        state.then([Frame::Ask(seat, Ask::Bathhouse(drawn))]);
    } else {
        drawn.put_back(state, seat, |follower| Event::Returned { seat, place: Place::Bathhouse, follower }, log);
    }
}

pub(crate) fn options(state: &State, seat: Seat, drawn: Drawn, out: &mut impl Offer) {
    drawn.options(state, seat, own_spaces(), out);
}

pub(crate) fn answer(state: &mut State, seat: Seat, mut drawn: Drawn, mv: Move, log: &mut Log) {
    drawn.put(state, seat, mv, log);
    go_on(state, seat, drawn, log);
}

pub(crate) fn why_not(state: &State, seat: Seat, drawn: Drawn, mv: Move) -> Option<RuleId> {
    match mv {
        Move::Put { place: Place::Bathhouse, .. } => Some(RuleId("places.bathhouse.not-itself")),
        Move::Put { place: Place::GunpowderTower, .. } | Move::ToTower(_) => {
            Some(RuleId("places.bathhouse.fitting-space"))
        }
        Move::Put { .. } => drawn.why_not(state, seat, mv).unwrap_or(Some(RuleId("places.bathhouse.draw"))),
        Move::Decline => Some(RuleId("places.bathhouse.must-place")),
        _ => None,
    }
}

/// Nobody is placed in the Bathhouse itself (places.bathhouse.fitting-space).
fn own_spaces() -> SpaceSet {
    components().place(Place::Bathhouse).space_set
}
