//! What can lose the game before its end, as things stand: tiles in force or still to come, and the due of the round
//! (invasion.end.early-loss).

use super::{dues, robbery, stack, team};
use crate::components::{Happening, Town};
use crate::happening::events;
use crate::modules::Danger;
use crate::state::State;
use tabletop::{RuleId, Seat};

/// Every one of them: of the tiles those that were not turned over and may lie in the stack.
pub(super) fn tell(state: &State, out: &mut Vec<Danger>) {
    for tile in stack::all(&state.setup) {
        let now = state.table.tile == Some(tile);
        if now || stack::may_come(&state.setup, &state.table, tile) {
            let event = Some(events(&state.setup)[usize::from(tile.0)].event);
            let mut then = state.clone();
            then.table.tile = Some(tile);
            let mut push = |seat: Option<Seat>, rule: &'static str| {
                out.push(Danger { event, now, seat, rule: RuleId(rule) });
            };
            struck(&then, &mut push);
            if let Some(rule) = team::loses(&then) {
                push(None, rule.0);
            }
        }
    }
    if let (Some(seat), Some(facts)) = (dues::debtor(state), dues::of_round(state))
        && !dues::can_pay(state, seat, facts.due)
    {
        let rule = RuleId("invasion.character.estate-default");
        out.push(Danger { event: None, now: true, seat: Some(seat), rule });
    }
}

/// Players who could not meet the event in force.
fn struck(state: &State, push: &mut impl FnMut(Option<Seat>, &'static str)) {
    let Some(facts) = state.happening() else { return };
    for seat in (0..state.setup.players).map(Seat) {
        let mat = state.mat(seat);
        match facts.event {
            Happening::Trip if mat.merchant == Town::Orleans && mat.coins < facts.amount.into() => {
                push(Some(seat), "invasion.event.trip");
            }
            Happening::Robbery if !robbery::can_pay(state, seat, facts.amount) => {
                push(Some(seat), "invasion.event.robbery-loss");
            }
            _ => {}
        }
    }
}
