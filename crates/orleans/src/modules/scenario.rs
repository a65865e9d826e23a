//! What the scenarios for one player have in common.

use super::{Ending, Marks, SystemOnMat};
use crate::components::{Category, Place, PlaceSet, ScenarioStart, components};
use crate::event::Log;
use crate::place;
use crate::setup::hour_glass;
use crate::state::{Level, Spot, State};
use tabletop::{Outcome, Rng, RuleId, Seat, SeatSet};

/// The only player.
pub(super) const ALONE: Seat = Seat(0);

/// The player owns a tile; nobody competes for stations; the events lie open, one a round.
pub(super) fn lay_out(state: &mut State, start: &ScenarioStart) {
    state.table.tiles.remove(start.place);
    state.mat_mut(ALONE).places.insert(start.place);
    state.table.citizens.take(Spot::MostStations);
    state.secret.hour_glass = hour_glass::board();
}

/// Every place tile that the scenario with this mark does not leave out (places.general.scenario-marks).
pub(super) fn tiles(mark: &str) -> PlaceSet {
    let is_used = |place: &Place| !components().place(*place).excluded_in.iter().any(|scenario| scenario == mark);
    place::playable().iter().filter(is_used).collect()
}

/// The game is won.
pub(super) fn win(state: &mut State, rule: RuleId, log: &mut Log) {
    state.end(Ending { winners: SeatSet::of(ALONE), rule }, log);
}

/// The game is lost.
pub(super) fn lose(rule: RuleId) -> Ending {
    Ending { winners: SeatSet::EMPTY, rule }
}

/// Nothing is counted.
pub(super) fn outcome(state: &State) -> Option<Outcome> {
    let ending = state.table.ending?;
    Some(Outcome::alone(ending.winners, ending.rule))
}

/// The objectives marked so far.
pub(super) fn marks(state: &State) -> Marks {
    match state.mat(ALONE).modules.system {
        SystemOnMat::Vierzon(marks) | SystemOnMat::Salesman(marks) => marks,
        _ => Marks::default(),
    }
}

/// Marks an objective.
pub(super) fn mark(state: &mut State, nth: usize) {
    let round = state.table.round;
    if let SystemOnMat::Vierzon(marks) | SystemOnMat::Salesman(marks) = &mut state.mat_mut(ALONE).modules.system {
        marks.mark(nth, round);
    }
}

/// What the harder levels have against marking an objective now.
pub(super) enum TooSoon {
    /// One was marked in this round.
    SecondInRound,
    /// Another one comes first.
    OutOfOrder,
}

pub(super) fn too_soon(state: &State, nth: usize) -> Option<TooSoon> {
    let (level, marks) = (state.setup.level, marks(state));
    if matches!(level, Level::HarderOne | Level::HarderOrder) && marks.last == state.table.round {
        Some(TooSoon::SecondInRound)
    } else {
        (level == Level::HarderOrder && marks.next() != nth).then_some(TooSoon::OutOfOrder)
    }
}

/// Draws so many tiles of either category.
pub(super) fn draw(tiles: PlaceSet, each: usize, rng: &mut Rng) -> PlaceSet {
    let mut drawn = PlaceSet::EMPTY;
    for category in [Category::I, Category::II] {
        let mut pile = tiles & components().tiles_of(category);
        for _ in 0..each.min(pile.len().into()) {
            if let Some(tile) = pile.iter().nth(rng.below(pile.len().into()) as usize) {
                pile.remove(tile);
                drawn.insert(tile);
            }
        }
    }
    drawn
}
