//! Drought: grain of the team's choice leaves the map (invasion.event.drought).

use super::{Outlook, Proposal, Unit};
use crate::ask::Offer;
use crate::components::{Good, RouteFacts, components};
use crate::state::State;

/// All of it goes if there is no more than that.
pub(super) fn outlook(state: &State) -> Outlook {
    let all: u8 = routes(state).map(|(_, number)| number).sum();
    match all {
        0 => Outlook::Nothing,
        _ if all <= demand(state) || routes(state).count() == 1 => {
            let grains = routes(state).flat_map(|(unit, number)| (0..number).map(move |_| unit));
            Outlook::Forced(grains.take(demand(state).into()).collect())
        }
        _ => Outlook::Open,
    }
}

pub(super) fn units(state: &State, proposal: &Proposal, out: &mut impl Offer) {
    if proposal.count(|_| true) < demand(state) {
        for (unit, number) in routes(state) {
            if out.is_over() {
                return;
            }
            if proposal.count(|other| other == unit) < number {
                out.push(unit.into());
            }
        }
    }
}

fn demand(state: &State) -> u8 {
    state.happening().map_or(0, |facts| facts.amount)
}

/// The routes with grain, and how much lies on each.
fn routes(state: &State) -> impl Iterator<Item = (Unit, u8)> {
    let on = |route: &RouteFacts| &state.table.map[route.goods_spaces.clone()];
    let grain = move |route: &RouteFacts| on(route).iter().filter(|&&good| good == Some(Good::Grain)).count() as u8;
    let unit = |route: &RouteFacts| Unit::Wither { a: route.a, b: route.b, by: route.by };
    components().routes.iter().map(move |route| (unit(route), grain(route))).filter(|(_, number)| *number > 0)
}
