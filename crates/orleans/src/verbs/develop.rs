//! The Development track: points move the marker, the marker earns coins, citizens and status.

use crate::components::components;
use crate::event::{Event, Log};
use crate::feat::{self, Feat};
use crate::modules;
use crate::place::hooks;
use crate::state::{Mat, Spot, State};
use crate::verbs::coins;
use tabletop::Seat;

/// Moves the marker one space per point (base.development.step-per-point); points beyond the last
/// space are lost (base.development.overflow-lost).
pub(crate) fn develop(state: &mut State, seat: Seat, points: u8, log: &mut Log) {
    let track = &components().development;
    let from = state.mat(seat).development;
    let to = (from + points).min(track.last);
    if to == from {
        return;
    }
    state.mat_mut(seat).development = to;
    log.push(Event::Developed { seat, to });
    feat::done(state, seat, Feat::Developed { from }, log);
    let passed = |space: u8| from < space && space <= to;
    let pays = modules::development_pays(state);
    for &(space, reward) in &track.coins {
        if pays && passed(space) {
            coins::gain(state, seat, reward.into(), log);
        }
    }
    for (nth, &space) in track.citizens.iter().enumerate() {
        if passed(space) {
            citizen(state, seat, Spot::Development(nth as u8), log);
        }
    }
}

/// Takes the citizen of a space if nobody came before (base.development.citizen-first).
pub(crate) fn citizen(state: &mut State, seat: Seat, spot: Spot, log: &mut Log) {
    if state.table.citizens.take(spot) {
        gain_citizen(state, seat, spot, log);
    }
}

/// A citizen goes to a player; every one does so here.
pub(crate) fn gain_citizen(state: &mut State, seat: Seat, spot: Spot, log: &mut Log) {
    state.mat_mut(seat).citizens += 1;
    log.push(Event::Citizen(seat, spot));
    feat::done(state, seat, Feat::Citizen(spot), log);
}

/// Whether the marker stands on the last space.
pub(crate) fn at_end(mat: &Mat) -> bool {
    mat.development >= components().development.last
}

/// The development status: the stars reached (base.development.status); it falls when the marker
/// steps back behind a star (base.development.status-can-fall).
pub fn status(mat: &Mat) -> u8 {
    let stars = components().development.stars.iter().filter(|&&star| star <= mat.development).count() as u8;
    stars + hooks::status_bonus(mat)
}

/// Steps the marker back one space, as torture allows it.
pub(crate) fn step_back(state: &mut State, seat: Seat, log: &mut Log) {
    let mat = state.mat_mut(seat);
    mat.development -= 1;
    let to = mat.development;
    log.push(Event::SteppedBack { seat, to });
}
