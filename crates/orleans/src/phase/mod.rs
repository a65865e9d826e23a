//! The sequence of play: rounds of phases, as the course of the game has them.

pub(crate) mod actions;
mod census;
pub(crate) mod event;
pub(crate) mod followers;
mod hour_glass;
pub(crate) mod planning;
pub(crate) mod tower;
pub(crate) mod wheels;

use crate::ask::Ask;
use crate::course::{self, Course};
use crate::event::{Event, Log};
use crate::flow::{Frame, Step};
use crate::modules;
use crate::state::State;
use serde::{Deserialize, Serialize};
use tabletop::{RuleId, Seat};

/// A phase of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the printed name says it")]
pub enum Phase {
    HourGlass,
    Census,
    Followers,
    Planning,
    Actions,
    Event,
    StartPlayer,
}

impl Phase {
    /// The phases in the order of play (base.round.phase-order).
    pub const ALL: [Phase; 7] = [
        Phase::HourGlass,
        Phase::Census,
        Phase::Followers,
        Phase::Planning,
        Phase::Actions,
        Phase::Event,
        Phase::StartPlayer,
    ];

    pub(crate) fn start(self, state: &mut State, log: &mut Log) {
        log.push(Event::Phase(self));
        if modules::follows(state, self) {
            state.then([Frame::Do(Step::AfterPhase(self))]);
        }
        match self {
            Phase::HourGlass => hour_glass::start(state, log),
            Phase::Census => census::start(state, log),
            Phase::Followers => state.then_each(Step::Followers),
            Phase::Planning => planning::start(state),
            Phase::Actions => actions::start(state),
            Phase::Event if modules::event_phase(state) => {}
            Phase::Event => state.then_each(Step::Event),
            Phase::StartPlayer => pass_token(state, log),
        }
        // Asked last, answered first: what comes before the phase lies on top of it.
        modules::before_phase(state, self, log);
    }
}

/// Begins the next round, or ends the game (base.round.eighteen, base.hourglass.last-tile-ends-game).
pub(crate) fn next_round(state: &mut State, log: &mut Log) {
    if state.table.round >= course::rounds(&state.setup, &state.table) {
        match modules::last_round_over(state) {
            Some(ending) => state.end(ending, log),
            None => state.then([Frame::Do(Step::MostStations)]),
        }
        return;
    }
    state.table.round += 1;
    log.push(Event::Round(state.table.round));
    state.then([Frame::Do(Step::Round)]);
    for &phase in Course::of(&state.setup).phases.iter().rev() {
        state.then([Frame::Do(Step::Phase(phase))]);
    }
    // Asked last, answered first: what is due at the beginning of the round lies on top of its phases.
    modules::on_round(state);
}

/// What a refused answer cites that belongs to another question altogether.
pub(crate) const NOT_NOW: RuleId = RuleId("base.round.phase-order");

/// Phase 7: the token goes to the left (base.startplayer.pass-left).
fn pass_token(state: &mut State, log: &mut Log) {
    let next = state.table.start_player.next(state.setup.players);
    state.table.start_player = next;
    log.push(Event::StartPlayer(next));
}

/// Whether the first round has begun and the last has not ended.
pub(crate) fn has_begun(state: &State) -> bool {
    state.table.round > 0 && state.stack.last().is_some()
}

/// Whether a seat that is not asked to plan has done so in this round.
fn has_planned(state: &State, seat: Seat) -> bool {
    let planner = state.asked_now().and_then(|(seats, _)| seats.first());
    let mut before = state.clockwise().take_while(|&other| Some(other) != planner);
    !state.setup.options.ordered_planning || before.any(|other| other == seat)
}

/// Why a seat that is not asked may do nothing now.
pub(crate) fn why_not_asked(state: &State, seat: Seat) -> RuleId {
    RuleId(match state.asked_now() {
        None => return state.table.ending.map_or(RuleId("base.hourglass.last-tile-ends-game"), |ending| ending.rule),
        Some((_, Ask::Plan)) if has_planned(state, seat) => "base.planning.done-is-final",
        Some((_, Ask::Plan)) => "base.planning.ordered-on-demand",
        Some((_, Ask::Action)) if seat.0 < state.setup.players && state.mat(seat).passed => {
            "base.actions.pass-is-final"
        }
        Some(_) => "base.round.turn-order",
    })
}
