//! The task: everything at once, with the merchant in Tours (tours.task.delivery, tours.task.at-once).

use super::super::task::{Aim, Lack, Task, delivery_lacks, there};
use super::scenario::ALONE;
use crate::ask::{Move, Offer};
use crate::components::{Good, ToursTask, components};
use crate::course::Ending;
use crate::event::{Event, Log};
use crate::state::State;
use serde::{Deserialize, Serialize};
use tabletop::{RuleId, Seat, SeatSet};

/// How the scenario is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ToursMove {
    /// Hand over all goods of the task.
    Deliver,
}

/// What the scenario makes happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ToursEvent {
    /// The goods were handed over in Tours.
    Delivered(Seat),
}

pub(super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    if missing(state, seat).is_none() {
        out.push(Move::Tours(ToursMove::Deliver));
    }
}

/// The game is won at once (tours.end.win).
pub(super) fn deliver(state: &mut State, seat: Seat, log: &mut Log) {
    for &good in Good::ALL {
        let number = task().goods[good.index()];
        (0..number).for_each(|_| state.mat_mut(seat).lose_good(good));
        state.table.gone.goods[good.index()] += number;
    }
    log.push(Event::Tours(ToursEvent::Delivered(seat)));
    state.end(Ending { winners: SeatSet::of(seat), rule: RuleId("tours.end.win") }, log);
}

/// What the task still lacks, or that its time is not now (tours.task.free).
pub(super) fn why_not(state: &State, seat: Seat) -> RuleId {
    missing(state, seat).unwrap_or(RuleId("tours.task.free"))
}

fn missing(state: &State, seat: Seat) -> Option<RuleId> {
    let (mat, task) = (state.mat(seat), task());
    if mat.merchant != task.town {
        Some(RuleId("tours.task.delivery"))
    } else if mat.citizens < task.citizens {
        Some(RuleId("tours.task.citizens-first"))
    } else {
        let has_all = mat.goods.iter().zip(task.goods).all(|(&there, wanted)| there >= wanted);
        (!has_all).then_some(RuleId("tours.task.at-once"))
    }
}

/// Citizens and goods together. What was handed over is nobody's any more, and still there for whoever looks back.
pub(super) fn stands(state: &State) -> Task {
    let (mat, task) = (state.mat(ALONE), task());
    let (aim, of) = (Aim::Deliver(task.town), task.goods.iter().sum::<u8>() + task.citizens);
    if state.table.ending.is_some_and(|ending| ending.winners.contains(ALONE)) {
        return Task::done(aim, of);
    }
    let mut lacks = delivery_lacks(mat, task.town, &task.goods);
    if mat.citizens < task.citizens {
        lacks.push(Lack::Citizens(task.citizens - mat.citizens));
    }
    let have = there(mat, &task.goods) + mat.citizens.min(task.citizens);
    Task::new(state, aim, (have, of), lacks, None)
}

fn task() -> &'static ToursTask {
    &components().tours.task
}
