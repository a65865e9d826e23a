//! Phase 6: what strikes all at once, what the team decides, and what reaches one player after the other
//! (invasion.event.timing, invasion.event.order).

use super::pieces::{Reinforcement, city, city_mut};
use super::types::{InvasionEvent, InvasionStep};
use super::{citizens, end, team};
use crate::components::{Good, Happening, Town, components};
use crate::event::{Event, Log};
use crate::flow::{Frame, Step};
use crate::happening::is_now;
use crate::state::{Spot, State};
use tabletop::{RuleId, Seat};

/// Sets the phase up where it is not the base one.
pub(super) fn start(state: &mut State) -> bool {
    let Some(event) = state.happening().map(|facts| facts.event) else { return false };
    if team::decides(event) {
        state.then([Frame::Do(Step::Invasion(InvasionStep::Team))]);
        return true;
    }
    let once = matches!(event, Happening::Escape | Happening::Reinforcement | Happening::Rats | Happening::Pirates);
    if once {
        state.then([Frame::Do(Step::Suffer(state.table.start_player))]);
    }
    once
}

/// Escape, Reinforcement and Rats.
pub(super) fn strike(state: &mut State, event: Happening, log: &mut Log) {
    match event {
        // invasion.event.escape
        Happening::Escape => citizens::lose(state, Spot::Town(Town::LeBlanc), log),
        // invasion.event.reinforcement
        Happening::Reinforcement => {
            city_mut(state).reinforcement = Reinforcement::Wanted;
            log.push(Event::Invasion(InvasionEvent::ReinforcementWanted));
        }
        Happening::Rats => rats(state, log),
        _ => {}
    }
}

/// As far as it is there (invasion.event.rats).
fn rats(state: &mut State, log: &mut Log) {
    for &good in Good::ALL {
        let eaten = components().invasion.rats[good.index()].min(city(&state.table).goods[good.index()]);
        for _ in 0..eaten {
            city_mut(state).goods[good.index()] -= 1;
            state.table.goods[good.index()] += 1;
            log.push(Event::Invasion(InvasionEvent::Eaten(good)));
        }
    }
}

/// Who cannot pay for the Trip loses the game for all (invasion.event.trip).
pub(super) fn shortfall(state: &mut State, seat: Seat, log: &mut Log) -> bool {
    let loses = is_now(state, Happening::Trip);
    if loses {
        end::lose(state, Some(seat), RuleId("invasion.event.trip"), log);
    }
    loses
}
