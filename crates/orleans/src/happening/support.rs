//! Support: whoever is drawn from the bag brings a step on the track and another of the same kind
//! (prosperity.event.support).

use super::asks::HappeningEvent;
use super::training;
use crate::components::Track;
use crate::event::{Event, Log};
use crate::state::State;
use tabletop::Seat;

/// The parts do not depend on each other: each is done as far as it can be (prosperity.event.support-limits).
pub(super) fn suffer(state: &mut State, seat: Seat, log: &mut Log) {
    let bag = &mut state.players[seat].bag;
    if bag.is_empty() {
        return;
    }
    let follower = bag.draw(&mut state.secret.rng);
    bag.add(follower);
    log.push(Event::Happening(HappeningEvent::Supported(seat, follower)));
    let kind = follower.kind();
    if state.table.followers[kind.index()] > 0 {
        state.table.followers[kind.index()] -= 1;
        state.players[seat].bag.add(kind.neutral());
        log.push(Event::Recruited(seat, kind));
    }
    if let Some(track) = Track::of(kind).filter(|&track| training::is_open(state.mat(seat), track)) {
        training::go_forward(state, seat, track, log);
    }
}
