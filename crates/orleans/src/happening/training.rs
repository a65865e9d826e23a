//! Training: a step on a track of choice, with what its space gives but without a follower
//! (events.training.advance).

use super::asks::{HappeningAsk, ask};
use super::{amount, is_now, rule};
use crate::ask::{Move, Offer, has_option};
use crate::components::{Happening, Track, components};
use crate::event::Log;
use crate::modules;
use crate::phase::wheels;
use crate::state::{Mat, State, Wheel};
use crate::verbs::{coins, develop, recruit};
use tabletop::Seat;

pub(super) fn suffer(state: &mut State, seat: Seat, price: u8) {
    let develops = !is_free(state) && !develop::at_end(state.mat(seat));
    let somewhere = develops || open_tracks(state, seat).next().is_some();
    if state.mat(seat).coins >= price.into() && somewhere {
        ask(state, seat, HappeningAsk::Training);
    }
}

/// Every track whose marker is not on its last space (events.training.which-tracks).
pub(super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    out.extend(open_tracks(state, seat).map(Move::Advance));
    if is_free(state) {
        return;
    }
    if !develop::at_end(state.mat(seat)) {
        out.push(Move::Develop);
    }
    out.push(Move::Decline);
}

/// A step that costs nothing must be taken, and on a follower track (invasion.event.training).
fn is_free(state: &State) -> bool {
    amount(state) == 0
}

/// What a refused step cites.
pub(super) fn why_not(state: &State) -> &'static str {
    if is_free(state) { rule(state).0 } else { "events.training.which-tracks" }
}

fn open_tracks(state: &State, seat: Seat) -> impl Iterator<Item = Track> + use<> {
    let mat = *state.mat(seat);
    Track::ALL.iter().copied().filter(move |&track| is_open(&mat, track))
}

/// Whether the marker is not on the last space of a track.
pub(super) fn is_open(mat: &Mat, track: Track) -> bool {
    usize::from(mat.track(track)) + 1 < components().track(track).spaces.len()
}

pub(super) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if mv == Move::Decline {
        return;
    }
    coins::spend(state, seat, u16::from(amount(state)), log);
    match mv {
        Move::Advance(track) => go_forward(state, seat, track, log),
        _ => develop::develop(state, seat, 1, log),
    }
}

/// A step forward; a bonus that is out of stock does not hinder it (events.training.supply). A wheel gets this one
/// moment more (events.training.bonus-now, prosperity.event.support-wheel).
pub(super) fn go_forward(state: &mut State, seat: Seat, track: Track, log: &mut Log) {
    if recruit::advance_forbidden(state, seat, track).is_some() {
        return recruit::step(state, seat, track, log);
    }
    recruit::advance(state, seat, track, log);
    let elsewhere = || has_option(|out| modules::wheel_goes(state, seat, Wheel::Later, out));
    if track == Track::Craftsmen && (wheel_places(state, seat).next().is_some() || elsewhere()) {
        ask(state, seat, HappeningAsk::Wheel);
    }
}

/// What a refused place for the wheel cites.
pub(super) fn why_not_wheel(state: &State) -> &'static str {
    match rule(state).0 {
        "invasion.event.support" | "invasion.event.training" => "invasion.event.wheel-now",
        _ if is_now(state, Happening::Support) => "prosperity.event.support-wheel",
        _ => "events.training.bonus-now",
    }
}

pub(super) fn wheel_options(state: &State, seat: Seat, out: &mut impl Offer) {
    out.extend(wheel_places(state, seat));
    modules::wheel_goes(state, seat, Wheel::Later, out);
    out.push(Move::Decline);
}

pub(super) fn lay_wheel(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    match mv {
        Move::Decline => {}
        Move::PlaceWheel { wheel, place, space } => wheels::lay(state, seat, wheel, place, space, log),
        _ => modules::send_wheel(state, seat, Wheel::Later, log),
    }
}

fn wheel_places(state: &State, seat: Seat) -> impl Iterator<Item = Move> {
    let wheel = Wheel::Later;
    let spaces = state.mat(seat).places.iter().flat_map(|place| wheels::spaces(place).map(move |space| (place, space)));
    let legal = spaces.filter(move |&(place, space)| wheels::forbids(state, seat, wheel, place, space).is_none());
    legal.map(move |(place, space)| Move::PlaceWheel { wheel, place, space })
}
