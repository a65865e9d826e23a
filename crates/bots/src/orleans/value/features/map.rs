//! The map around the merchant.

use super::Inputs;
use crate::orleans::thumb::TOWNS;
use orleans::State;
use orleans::components::{By, RouteFacts, Town, TownSet, components};
use tabletop::Seat;

/// What a town to build in counts, in points of goods.
const STATION: f32 = 4.0;

/// What lies near the merchant of `seat`, and how much is left on the whole map.
pub(super) fn tell(state: &State, seat: Seat, inputs: &mut Inputs) {
    let mat = state.mat(seat);
    let here = mat.merchant;
    let free = match mat.stations_left {
        0 => TownSet::EMPTY,
        _ => free_towns(state, seat),
    };
    inputs.flag(free.contains(here));
    for by in [By::Water, By::Road] {
        let near = || routes(here).filter(|route| route.by == by);
        inputs.share(near().map(|route| goods(state, route)).fold(0.0, f32::max), 5.0);
        inputs.share(near().map(|route| goal(state, route, here, free)).fold(0.0, f32::max), 8.0);
    }
    inputs.share(way(state, here, free, 2), 12.0);
    inputs.share(way(state, here, free, 3), 16.0);
    for most in 1..=3 {
        let near = free.iter().filter(|&town| (1..=most).contains(&components().distance(here, town)));
        inputs.share(near.count() as f32, f32::from(most) * 3.0);
    }
    inputs.share(free.len(), 20.0);
    inputs.share(state.table.map.iter().flatten().count() as f32, 40.0);
}

fn free_towns(state: &State, seat: Seat) -> TownSet {
    let mut taken = TownSet::EMPTY;
    for other in (0..state.setup.players).map(Seat).filter(|&other| other != seat) {
        taken = taken | state.mat(other).stations;
    }
    taken.remove(Town::Orleans);
    TOWNS - taken - state.mat(seat).stations
}

/// The best way of so many routes; what lies on the way back is counted once more, which does no harm.
fn way(state: &State, from: Town, free: TownSet, routes_left: u8) -> f32 {
    if routes_left == 0 {
        return 0.0;
    }
    let ways = routes(from).map(|route| {
        let to = route.other_end(from);
        let mut left = free;
        left.remove(to);
        goal(state, route, from, free) + way(state, to, left, routes_left - 1)
    });
    ways.fold(0.0, f32::max)
}

fn goal(state: &State, route: &RouteFacts, from: Town, free: TownSet) -> f32 {
    goods(state, route) + if free.contains(route.other_end(from)) { STATION } else { 0.0 }
}

/// The points of the best good on a route.
fn goods(state: &State, route: &RouteFacts) -> f32 {
    let points = &components().counts.goods_points;
    let goods = state.table.map[route.goods_spaces.clone()].iter().flatten();
    goods.map(|good| f32::from(points[good.index()])).fold(0.0, f32::max)
}

fn routes(town: Town) -> impl Iterator<Item = &'static RouteFacts> {
    let components = components();
    components.towns[town.index()].routes.iter().map(|&route| &components.routes[usize::from(route)])
}
