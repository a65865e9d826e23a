//! Goods lie face down until they are taken (prosperity.setup.goods-face-down). Which of those that nobody has seen
//! lies where is the same chance whenever it is decided, so it is drawn when a good is picked up, like a follower from
//! a bag.

use super::pieces::{on_table, on_table_mut};
use super::types::ProsperityEvent;
use crate::components::{Good, GoodsSpaceId, GoodsSpaceSet, RouteFacts, Town, components};
use crate::event::{Event, Log};
use crate::feat::{self, Feat};
use crate::state::{GOODS_SPACES, State};
use tabletop::Seat;

/// Turns over what the base game has laid out: the spaces with a good, and what nobody has seen.
pub(super) fn turn_over(state: &mut State) -> (GoodsSpaceSet, [u8; Good::COUNT]) {
    let map = std::mem::replace(&mut state.table.map, [None; GOODS_SPACES]);
    let mut unseen = std::mem::take(&mut state.table.gone.goods);
    map.iter().flatten().for_each(|good| unseen[good.index()] += 1);
    let laid = map.iter().enumerate().filter(|(_, good)| good.is_some());
    (laid.map(|(at, _)| GoodsSpaceId(at as u8)).collect(), unseen)
}

/// Whether on any route of a town lies a good that can be taken, or built on.
pub(super) fn lie_around(state: &State, town: Town) -> bool {
    let around = components().towns[town.index()].goods_spaces;
    on_table(state).is_some_and(|table| !(table.face_down & around).is_empty())
}

/// A space of a route with a good that can be taken, or built on.
pub(super) fn uncovered(state: &State, route: &RouteFacts) -> Option<GoodsSpaceId> {
    let table = on_table(state)?;
    route.goods_spaces.clone().map(|at| GoodsSpaceId(at as u8)).find(|&space| table.face_down.contains(space))
}

/// The good is taken before it is seen, and cannot be put back (prosperity.round.pick-up-good).
pub(super) fn turn_up(state: &mut State, seat: Seat, route: &RouteFacts, log: &mut Log) {
    let Some(space) = uncovered(state, route) else { return };
    let unseen = on_table(state).map_or([0; Good::COUNT], |table| table.unseen);
    let mut nth = state.secret.rng.below(unseen.iter().map(|&count| u32::from(count)).sum()) as u8;
    let drawn = Good::ALL.iter().copied().find(|good| {
        let count = unseen[good.index()];
        let is_it = nth < count;
        nth = nth.saturating_sub(count);
        is_it
    });
    let (Some(good), Some(table)) = (drawn, on_table_mut(state)) else { return };
    table.face_down.remove(space);
    table.unseen[good.index()] -= 1;
    state.mat_mut(seat).goods[good.index()] += 1;
    log.push(Event::Prosperity(ProsperityEvent::TurnedUp(seat, good)));
    feat::done(state, seat, Feat::Collected(good), log);
}
