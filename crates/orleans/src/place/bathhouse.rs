//! Bathhouse: draw followers and place some of them at once (places.bathhouse.draw); the first
//! edition draws more (places.bathhouse.draw-first-edition).

use crate::ask::{Ask, Move, Offer, Origin};
use crate::components::{Edition, Follower, Place, SpaceSet, components};
use crate::event::{Event, Log};
use crate::flow::Frame;
use crate::state::State;
use crate::verbs::stand;
use serde::{Deserialize, Serialize};
use tabletop::{RuleId, Seat};

/// The followers just drawn, and how many of them must still be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Drawn {
    /// In the order of drawing; gaps where one was placed.
    pub followers: [Option<Follower>; 3],
    /// How many are still to be placed.
    pub to_place: u8,
}

/// With an empty bag it may not be used (places.bathhouse.short-bag).
pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    state.players[seat].bag.is_empty().then_some(RuleId("places.bathhouse.short-bag"))
}

/// Draws; the follower that activated the Bathhouse is not in the bag yet
/// (places.bathhouse.not-itself).
pub(super) fn start(state: &mut State, seat: Seat, log: &mut Log) {
    let (number, to_place) = if state.edition() == Edition::First { (3, 2) } else { (2, 1) };
    let mut drawn = Drawn { followers: [None; 3], to_place };
    for slot in &mut drawn.followers[..number] {
        if !state.players[seat].bag.is_empty() {
            let follower = state.players[seat].bag.draw(&mut state.secret.rng);
            log.push(Event::Drew(seat, follower));
            *slot = Some(follower);
        }
    }
    go_on(state, seat, drawn, log);
}

/// As many as asked for must be placed as far as they fit (places.bathhouse.must-place); the rest
/// goes back into the bag (places.bathhouse.no-fit).
fn go_on(state: &mut State, seat: Seat, drawn: Drawn, log: &mut Log) {
    let fits = |&follower: &Follower| !fitting(state, seat, follower).is_empty();
    if drawn.to_place > 0 && drawn.followers.iter().flatten().any(fits) {
        state.then([Frame::Ask(seat, Ask::Bathhouse(drawn))]);
    } else {
        for follower in drawn.followers.into_iter().flatten() {
            state.players[seat].bag.add(follower);
            log.push(Event::Returned { seat, place: Place::Bathhouse, follower });
        }
    }
}

pub(crate) fn options(state: &State, seat: Seat, drawn: Drawn, out: &mut impl Offer) {
    for (nth, follower) in drawn.followers.iter().enumerate() {
        let Some(follower) = *follower else { continue };
        if drawn.followers[..nth].contains(&Some(follower)) {
            continue;
        }
        for space in fitting(state, seat, follower).iter() {
            let facts = components().space(space);
            out.push(Move::Put { follower, place: facts.place, space: facts.kind, from: Origin::Drawn });
        }
    }
}

pub(crate) fn answer(state: &mut State, seat: Seat, mut drawn: Drawn, mv: Move, log: &mut Log) {
    let Move::Put { follower, place, space, .. } = mv else { return };
    let mat = state.mat_mut(seat);
    let slot = drawn.followers.iter_mut().find(|slot| **slot == Some(follower));
    if let (Some(slot), Some(at)) = (slot, mat.board.free_space(place, space)) {
        *slot = None;
        drawn.to_place -= 1;
        mat.board.put(at, follower);
        log.push(Event::Placed { seat, place, space, follower });
    }
    go_on(state, seat, drawn, log);
}

pub(crate) fn why_not(state: &State, seat: Seat, drawn: Drawn, mv: Move) -> Option<RuleId> {
    match mv {
        Move::Put { place: Place::Bathhouse, .. } => Some(RuleId("places.bathhouse.not-itself")),
        Move::Put { place: Place::GunpowderTower, .. } | Move::ToTower(_) => {
            Some(RuleId("places.bathhouse.fitting-space"))
        }
        Move::Put { follower, from: Origin::Drawn, place, space } if drawn.followers.contains(&Some(follower)) => {
            stand::forbids(state.mat(seat), follower, place, space)
        }
        Move::Put { .. } => Some(RuleId("places.bathhouse.draw")),
        Move::Decline => Some(RuleId("places.bathhouse.must-place")),
        _ => None,
    }
}

/// The free spaces a drawn follower fits, by the rules of Planning (places.bathhouse.fitting-space).
fn fitting(state: &State, seat: Seat, follower: Follower) -> SpaceSet {
    let mat = state.mat(seat);
    let bathhouse = components().place(Place::Bathhouse).space_set;
    (stand::open_spaces(mat) & stand::fitting_spaces(mat, follower)) - bathhouse
}
