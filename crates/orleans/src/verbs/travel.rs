//! Journeys of the own merchant along one road or waterway.

use crate::ask::{Ask, Move, Offer};
use crate::components::{By, Good, RouteFacts, Town, components};
use crate::event::{Event, Log};
use crate::flow::Frame;
use crate::place::hooks;
use crate::state::State;
use serde::{Deserialize, Serialize};
use tabletop::{RuleId, Seat};

/// Which routes a journey may follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Means {
    /// Roads only.
    Road,
    /// Waterways only.
    Water,
    /// Roads and waterways.
    Either,
}

impl Means {
    fn allow(self, by: By) -> bool {
        match self {
            Means::Road => by == By::Road,
            Means::Water => by == By::Water,
            Means::Either => true,
        }
    }
}

/// The rule that forbids the journey: a merchant must move (base.travel.must-move).
pub(crate) fn forbids(state: &State, seat: Seat, means: Means) -> Option<RuleId> {
    let no_way = routes(state.mat(seat).merchant).all(|route| !means.allow(route.by));
    no_way.then_some(RuleId("base.travel.must-move"))
}

/// Asks where to go.
pub(crate) fn ask(state: &mut State, seat: Seat, means: Means) {
    state.then([Frame::Ask(seat, Ask::Travel(means))]);
}

/// Every route, with each different good on it or without one (base.travel.one-good).
pub(crate) fn options(state: &State, seat: Seat, means: Means, out: &mut impl Offer) {
    let from = state.mat(seat).merchant;
    journeys(state, from, means, |to, by, take| out.push(Move::Travel { to, by, take }));
}

/// Calls `offer` for every journey along one route from a town.
pub(crate) fn journeys(state: &State, from: Town, means: Means, mut offer: impl FnMut(Town, By, Option<Good>)) {
    for route in routes(from).filter(|route| means.allow(route.by)) {
        let (to, by) = (route.other_end(from), route.by);
        for (nth, good) in goods_on(state, route).enumerate() {
            if !goods_on(state, route).take(nth).any(|before| before == good) {
                offer(to, by, Some(good));
            }
        }
        offer(to, by, None);
    }
}

pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    let Move::Travel { to, by, take } = mv else { return };
    let from = state.mat(seat).merchant;
    let Some(route) = route(from, to, by) else { return };
    state.mat_mut(seat).merchant = to;
    log.push(Event::Travelled { seat, to, by });
    collect(state, seat, route, take, log);
    hooks::on_arrival(state, seat);
}

/// Takes a good that lies on a route (base.travel.may-take-good).
pub(crate) fn collect(state: &mut State, seat: Seat, route: &RouteFacts, take: Option<Good>, log: &mut Log) {
    let spaces = route.goods_spaces.clone();
    if let Some(good) = take
        && let Some(space) = state.table.map[spaces].iter_mut().find(|space| **space == Some(good))
    {
        *space = None;
        state.mat_mut(seat).goods[good.index()] += 1;
        log.push(Event::CollectedGood(seat, good));
    }
}

pub(crate) fn why_not(state: &State, seat: Seat, means: Means, mv: Move) -> Option<RuleId> {
    let Move::Travel { to, by, .. } = mv else {
        return (mv == Move::Decline).then_some(RuleId("base.travel.must-move"));
    };
    let town = state.mat(seat).merchant;
    let joined = |by| routes(town).any(|route| route.other_end(town) == to && route.by == by);
    Some(match by {
        _ if joined(by) && means.allow(by) => {
            let is_empty = route(town, to, by).is_none_or(|route| goods_on(state, route).next().is_none());
            RuleId(match joined(other(by)) {
                true => "base.travel.parallel-routes",
                false if is_empty => "base.travel.empty-route",
                false => "base.travel.may-take-good",
            })
        }
        By::Road if joined(by) => RuleId("base.ship.move"),
        By::Water if joined(by) => RuleId("base.wagon.move"),
        _ => RuleId("base.travel.map"),
    })
}

fn other(by: By) -> By {
    if by == By::Road { By::Water } else { By::Road }
}

/// The route that joins two towns in this way.
pub(crate) fn route(from: Town, to: Town, by: By) -> Option<&'static RouteFacts> {
    routes(from).find(|route| route.other_end(from) == to && route.by == by)
}

/// The routes that end in a town.
pub(crate) fn routes(town: Town) -> impl Iterator<Item = &'static RouteFacts> {
    let components = components();
    components.towns[town.index()].routes.iter().map(|&route| &components.routes[route as usize])
}

/// The goods that lie on a route.
pub(crate) fn goods_on<'a>(state: &'a State, route: &RouteFacts) -> impl Iterator<Item = Good> + use<'a> {
    state.table.map[route.goods_spaces.clone()].iter().flatten().copied()
}

impl RouteFacts {
    /// The town at the other end.
    pub fn other_end(&self, town: Town) -> Town {
        if self.a == town { self.b } else { self.a }
    }
}
