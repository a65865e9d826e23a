//! Traitor: the own marker advances, another one that was ahead is set back; nobody gains or loses anything
//! else (intrigue.traitor.no-bonuses).

use super::plot::{AnyTrack, Plot};
use super::{IntrigueEvent, IntrigueMove};
use crate::ask::{Move, Offer};
use crate::event::{Event, Log};
use crate::state::State;
use tabletop::Seat;

/// Every track whose end the own marker has not reached (intrigue.traitor.advance), with whoever is ahead
/// there (intrigue.traitor.set-back) or nobody.
pub(super) fn plots(state: &State, seat: Seat, out: &mut impl Offer) {
    for track in AnyTrack::all().filter(|track| track.marker(state.mat(seat)) < track.last()) {
        let own = track.marker(state.mat(seat));
        let ahead = (0..state.setup.players).map(Seat).filter(|&other| track.marker(state.mat(other)) > own);
        out.extend(ahead.map(|victim| Plot::Treason(track).on(victim)));
        out.push(Move::Intrigue(IntrigueMove::Alone(track)));
    }
}

pub(super) fn advance(state: &mut State, seat: Seat, track: AnyTrack, log: &mut Log) {
    let to = (track.marker(state.mat(seat)) + 1).min(track.last());
    put(state, seat, track, to, log);
}

/// What the marker passes again brings its bonus again (intrigue.traitor.bonus-again).
pub(super) fn set_back(state: &mut State, victim: Seat, track: AnyTrack, log: &mut Log) {
    let to = track.marker(state.mat(victim)).saturating_sub(1);
    put(state, victim, track, to, log);
}

fn put(state: &mut State, seat: Seat, track: AnyTrack, to: u8, log: &mut Log) {
    track.put(state.mat_mut(seat), to);
    log.push(Event::Intrigue(IntrigueEvent::Marker { seat, track, to }));
}
