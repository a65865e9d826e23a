//! The end: all objectives hold when the invasion comes, or the city is lost (invasion.end.win, invasion.end.lose).

use super::tasks;
use super::types::InvasionEvent;
use crate::course::Ending;
use crate::event::{Event, Log};
use crate::state::State;
use tabletop::{RuleId, Seat, SeatSet};

/// All have lost on the spot, whatever was still to come (invasion.end.loss-at-once).
pub(super) fn lose(state: &mut State, by: Option<Seat>, rule: RuleId, log: &mut Log) {
    log.push(Event::Invasion(InvasionEvent::CannotPay(by)));
    state.end(Ending { winners: SeatSet::EMPTY, rule }, log);
}

/// The test after the last round (invasion.end.last-round): never before (invasion.end.no-early-win).
pub(super) fn judge(state: &State) -> Ending {
    match tasks::all_done(state) {
        true => Ending { winners: SeatSet::all(state.setup.players), rule: RuleId("invasion.end.win") },
        false => Ending { winners: SeatSet::EMPTY, rule: RuleId("invasion.end.lose") },
    }
}
