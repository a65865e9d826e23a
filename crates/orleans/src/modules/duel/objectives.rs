//! The four objectives: in any order, each player for themselves (duel.objective.any-order,
//! duel.objective.both-players). Two of them are noticed by themselves.

use super::DuelEvent;
use crate::components::{By, DuelObjective, DuelObjectives, Good, Town, components};
use crate::event::{Event, Log};
use crate::modules::SystemOnMat;
use crate::state::{Mat, State};
use crate::verbs::{develop, travel};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What a player of The Duel has marked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DuelOnMat {
    /// Which objectives are completed, in printed order.
    pub done: [bool; DuelObjective::COUNT],
}

pub(super) fn facts() -> &'static DuelObjectives {
    &components().duel.objectives
}

/// Whether an objective is marked.
pub(super) fn is_done(mat: &Mat, objective: DuelObjective) -> bool {
    matches!(mat.modules.system, SystemOnMat::Duel(duel) if duel.done[objective.index()])
}

/// How many are marked.
pub(super) fn n_done(mat: &Mat) -> usize {
    DuelObjective::ALL.iter().filter(|&&objective| is_done(mat, objective)).count()
}

/// Marks an objective for good: no later loss undoes it.
pub(super) fn mark(state: &mut State, seat: Seat, objective: DuelObjective, log: &mut Log) {
    if let SystemOnMat::Duel(duel) = &mut state.mat_mut(seat).modules.system {
        duel.done[objective.index()] = true;
        log.push(Event::Duel(DuelEvent::Completed(seat, objective)));
    }
}

/// Marks what a player has just reached, at whatever moment.
pub(super) fn notice(state: &mut State, seat: Seat, log: &mut Log) {
    for (objective, reached) in
        [(DuelObjective::Bookkeeping, keeps_books as fn(&Mat) -> bool), (DuelObjective::ThreeBranches, has_branches)]
    {
        if !is_done(state.mat(seat), objective) && reached(state.mat(seat)) {
            mark(state, seat, objective, log);
        }
    }
}

/// The status counts with the point of a Cathedral (duel.objective.bookkeeping, duel.objective.cathedral).
fn keeps_books(mat: &Mat) -> bool {
    develop::status(mat) >= facts().status
}

/// Stations on the Road count, but stand in no town (duel.objective.three-branches, duel.objective.road-station).
fn has_branches(mat: &Mat) -> bool {
    let inland = mat.stations.iter().filter(|&town| is_inland(town)).count();
    mat.n_stations() >= facts().stations && inland >= facts().inland.into()
}

/// Whether no waterway leads to a town.
fn is_inland(town: Town) -> bool {
    !travel::routes(town).any(|route| route.by == By::Water)
}

/// How much of each is there, and how much it takes; what is marked is there.
pub(super) fn progress(mat: &Mat, out: &mut Vec<(u8, u8)>) {
    let facts = facts();
    let inland = mat.stations.iter().filter(|&town| is_inland(town)).count() as u8;
    let at_rivers = (mat.n_stations() - inland).min(facts.stations - facts.inland);
    let brocade = mat.good(Good::Brocade).min(facts.fabrics);
    let wool = mat.good(Good::Wool).min(facts.fabrics - brocade.max(facts.brocade));
    let there = [
        (develop::status(mat), facts.status),
        (inland + at_rivers, facts.stations),
        (mat.good(Good::Wine), facts.wine),
        (brocade + wool, facts.fabrics),
    ];
    let stands = |(&objective, (have, of)): (&DuelObjective, (u8, u8))| {
        (if is_done(mat, objective) { of } else { have.min(of) }, of)
    };
    out.extend(DuelObjective::ALL.iter().zip(there).map(stands));
}
