//! The five deliveries: in any order (salesman.objective.any-order), each in full (salesman.objective.whole), free of
//! an action (salesman.objective.free).

use super::super::task::{Aim, Task, delivery_lacks, there};
use super::facts;
use super::scenario::{self, ALONE, TooSoon};
use crate::ask::{Move, Offer};
use crate::components::{Good, Town};
use crate::event::{Event, Log};
use crate::state::State;
use crate::verbs::goods;
use serde::{Deserialize, Serialize};
use tabletop::{RuleId, Seat};

/// How the scenario is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SalesmanMove {
    /// Hand over all goods that a town waits for.
    Deliver(Town),
}

/// What the scenario makes happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SalesmanEvent {
    /// A town has got its goods.
    Delivered(Seat, Town),
}

pub(super) fn options(state: &State, out: &mut impl Offer) {
    let town = state.mat(ALONE).merchant;
    if forbids(state, town).is_none() {
        out.push(Move::Salesman(SalesmanMove::Deliver(town)));
    }
}

/// The goods go back to the supply (salesman.objective.whole).
pub(super) fn deliver(state: &mut State, seat: Seat, town: Town, log: &mut Log) {
    let Some(nth) = position(town) else { return };
    for &good in Good::ALL {
        (0..facts().deliveries[nth].goods[good.index()]).for_each(|_| goods::give_back(state, seat, good, log));
    }
    scenario::mark(state, nth);
    log.push(Event::Salesman(SalesmanEvent::Delivered(seat, town)));
}

/// What a delivery still lacks, or that its time is not now (salesman.objective.free).
pub(super) fn why_not(state: &State, town: Town) -> RuleId {
    forbids(state, town).unwrap_or(RuleId("salesman.objective.free"))
}

fn forbids(state: &State, town: Town) -> Option<RuleId> {
    let Some(nth) = position(town) else { return Some(RuleId("salesman.objective.any-order")) };
    if scenario::marks(state).has(nth) {
        return Some(RuleId("salesman.objective.any-order"));
    }
    match scenario::too_soon(state, nth) {
        Some(TooSoon::SecondInRound) => return Some(RuleId("salesman.end.harder-one-second")),
        Some(TooSoon::OutOfOrder) => return Some(RuleId("salesman.end.harder-order")),
        None => {}
    }
    let (mat, wanted) = (state.mat(ALONE), &facts().deliveries[nth]);
    let has_all = mat.goods.iter().zip(wanted.goods).all(|(&there, wanted)| there >= wanted);
    match mat.merchant == town {
        true => (!has_all).then_some(wanted.rule),
        false => Some(RuleId("salesman.objective.presence")),
    }
}

/// How each delivery stands, in the order of the board.
pub(super) fn stand(state: &State) -> impl Iterator<Item = Task> {
    let (mat, marks) = (state.mat(ALONE), scenario::marks(state));
    facts().deliveries.iter().enumerate().map(move |(nth, delivery)| {
        let (aim, of) = (Aim::Deliver(delivery.town), delivery.goods.iter().sum());
        if marks.has(nth) {
            return Task::done(aim, of);
        }
        let lacks = delivery_lacks(mat, delivery.town, &delivery.goods);
        Task::new(state, aim, (there(mat, &delivery.goods), of), lacks, None)
    })
}

/// Where the delivery for a town stands on the board.
fn position(town: Town) -> Option<usize> {
    facts().deliveries.iter().position(|delivery| delivery.town == town)
}
