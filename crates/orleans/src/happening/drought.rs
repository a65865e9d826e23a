//! Drought: grain of the player's choice leaves the map for the goods market (tours.event.drought).

use super::asks::{HappeningAsk, HappeningEvent, HappeningMove, ask};
use crate::ask::{Move, Offer};
use crate::components::{Good, RouteFacts, components};
use crate::event::{Event, Log};
use crate::state::State;
use crate::verbs::travel::{goods_on, route};
use tabletop::Seat;

/// So many grain, or all if there are fewer.
pub(super) fn owe(state: &mut State, seat: Seat, owed: u8) {
    if owed > 0 && withering(state).next().is_some() {
        ask(state, seat, HappeningAsk::Drought { owed });
    }
}

/// Every route with a grain on it.
pub(super) fn options(state: &State, out: &mut impl Offer) {
    let wither = |route: &RouteFacts| HappeningMove::Wither { a: route.a, b: route.b, by: route.by };
    out.extend(withering(state).map(|route| Move::Happening(wither(route))));
}

pub(super) fn answer(state: &mut State, seat: Seat, owed: u8, mv: Move, log: &mut Log) {
    let Move::Happening(HappeningMove::Wither { a, b, by }) = mv else { return };
    if let Some(route) = route(a, b, by) {
        leave_the_map(state, route, Good::Grain, log);
    }
    owe(state, seat, owed - 1);
}

fn withering(state: &State) -> impl Iterator<Item = &'static RouteFacts> {
    components().routes.iter().filter(|route| goods_on(state, route).any(|good| good == Good::Grain))
}

/// One good of a kind goes from a route to the goods market.
pub(crate) fn leave_the_map(state: &mut State, route: &RouteFacts, good: Good, log: &mut Log) {
    let mut spaces = state.table.map[route.goods_spaces.clone()].iter_mut();
    if let Some(space) = spaces.find(|space| **space == Some(good)) {
        *space = None;
        state.table.goods[good.index()] += 1;
        let &RouteFacts { a, b, by, .. } = route;
        log.push(Event::Happening(HappeningEvent::LeftTheMap { good, a, b, by }));
    }
}
