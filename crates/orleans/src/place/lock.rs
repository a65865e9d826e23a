//! Lock: when a boatman is taken, the owner may advance on another track instead of the Boatmen
//! track (places.lock.instead), with its bonus (places.lock.bonus).

use crate::ask::{Ask, Move, Offer};
use crate::components::Track;
use crate::event::Log;
use crate::flow::Frame;
use crate::state::State;
use crate::verbs::{develop, recruit};
use tabletop::{RuleId, Seat};

pub(super) fn ask(state: &mut State, seat: Seat) {
    state.then([Frame::Ask(seat, Ask::Lock)]);
}

/// Whether a step is possible on any track, the Boatmen track included
/// (places.lock.boatmen-track-full).
pub(super) fn has_choice(state: &State, seat: Seat) -> bool {
    !develop::at_end(state.mat(seat)) || Track::ALL.iter().any(|&track| is_open(state, seat, track))
}

/// The follower tracks and the Development track (places.lock.which-tracks).
pub(crate) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    out.extend(Track::ALL.iter().filter(|&&track| is_open(state, seat, track)).map(|&track| Move::Advance(track)));
    if !develop::at_end(state.mat(seat)) {
        out.push(Move::Develop);
    }
}

pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    match mv {
        Move::Advance(track) => recruit::advance(state, seat, track, log),
        _ => develop::develop(state, seat, 1, log),
    }
}

pub(crate) fn why_not(state: &State, seat: Seat, mv: Move) -> Option<RuleId> {
    match mv {
        Move::Advance(track) => recruit::advance_forbidden(state, seat, track),
        _ => Some(RuleId("places.lock.which-tracks")),
    }
}

fn is_open(state: &State, seat: Seat, track: Track) -> bool {
    recruit::advance_forbidden(state, seat, track).is_none()
}
