//! Training: a step on a track of choice, with what its space gives but without a follower
//! (events.training.advance).

use super::amount;
use super::asks::{HappeningAsk, ask};
use crate::ask::{Move, Offer};
use crate::components::{Track, components};
use crate::event::Log;
use crate::phase::wheels;
use crate::state::{State, Wheel};
use crate::verbs::{coins, develop, recruit};
use tabletop::Seat;

pub(super) fn suffer(state: &mut State, seat: Seat, price: u8) {
    let somewhere = !develop::at_end(state.mat(seat)) || open_tracks(state, seat).next().is_some();
    if state.mat(seat).coins >= price.into() && somewhere {
        ask(state, seat, HappeningAsk::Training);
    }
}

/// Every track whose marker is not on its last space (events.training.which-tracks).
pub(super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    out.extend(open_tracks(state, seat).map(Move::Advance));
    if !develop::at_end(state.mat(seat)) {
        out.push(Move::Develop);
    }
    out.push(Move::Decline);
}

fn open_tracks(state: &State, seat: Seat) -> impl Iterator<Item = Track> + use<> {
    let tracks = state.mat(seat).tracks;
    let open = move |track: &Track| usize::from(tracks[track.index()]) + 1 < components().track(*track).spaces.len();
    Track::ALL.iter().copied().filter(open)
}

/// A bonus that is out of stock does not hinder the step (events.training.supply).
pub(super) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if mv == Move::Decline {
        return;
    }
    coins::spend(state, seat, u16::from(amount(state)), log);
    match mv {
        Move::Advance(track) if recruit::advance_forbidden(state, seat, track).is_some() => {
            recruit::step(state, seat, track, log);
        }
        Move::Advance(track) => {
            recruit::advance(state, seat, track, log);
            if track == Track::Craftsmen && wheel_places(state, seat).next().is_some() {
                // events.training.bonus-now: the wheel gets this one moment more.
                ask(state, seat, HappeningAsk::Wheel);
            }
        }
        _ => develop::develop(state, seat, 1, log),
    }
}

pub(super) fn wheel_options(state: &State, seat: Seat, out: &mut impl Offer) {
    out.extend(wheel_places(state, seat));
    out.push(Move::Decline);
}

pub(super) fn lay_wheel(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if let Move::PlaceWheel { wheel, place, space } = mv {
        wheels::lay(state, seat, wheel, place, space, log);
    }
}

fn wheel_places(state: &State, seat: Seat) -> impl Iterator<Item = Move> {
    let wheel = Wheel::Later;
    let spaces = state.mat(seat).places.iter().flat_map(|place| wheels::spaces(place).map(move |space| (place, space)));
    let legal = spaces.filter(move |&(place, space)| wheels::forbids(state, seat, wheel, place, space).is_none());
    legal.map(move |(place, space)| Move::PlaceWheel { wheel, place, space })
}
