//! Journeys of the own merchant along one road or waterway.

use crate::ask::{Ask, Move, Offer};
use crate::components::{By, Good, RouteFacts, Town, TownSet, components};
use crate::course::Course;
use crate::event::{Event, Log};
use crate::feat::{self, Feat};
use crate::flow::Frame;
use crate::happening;
use crate::modules;
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

/// The ways of travelling that are open to this means now.
fn open(state: &State, means: Means) -> impl Fn(&&'static RouteFacts) -> bool + use<> {
    let ways = [By::Road, By::Water].map(|by| (by, means.allow(by) && happening::forbids_journey(state, by).is_none()));
    move |route| ways.contains(&(route.by, true))
}

/// The rule that forbids the journey: a merchant must move (base.travel.must-move).
pub(crate) fn forbids(state: &State, seat: Seat, means: Means) -> Option<RuleId> {
    let open = open(state, means);
    let no_way = !routes(state.mat(seat).merchant).any(|route| open(&route));
    let closed = || {
        let ways = [By::Road, By::Water].into_iter().filter(|&by| means.allow(by));
        ways.filter_map(|by| happening::forbids_journey(state, by)).next()
    };
    no_way.then(|| closed().unwrap_or(RuleId("base.travel.must-move")))
}

/// Asks where to go.
pub(crate) fn ask(state: &mut State, seat: Seat, means: Means) {
    state.then([Frame::Ask(seat, Ask::Travel(means))]);
}

/// Every route, with each different good on it or without one (base.travel.one-good).
pub(crate) fn options(state: &State, seat: Seat, means: Means, out: &mut impl Offer) {
    let from = state.mat(seat).merchant;
    journeys(state, from, means, |to, by, take| out.push(Move::Travel { to, by, take }));
    if Course::of(&state.setup).goods_per_move > 1 {
        let laden = routes(from).filter(open(state, means)).filter(|route| goods_on(state, route).count() > 1);
        out.extend(laden.map(|route| Move::TravelTakingBoth { to: route.other_end(from), by: route.by }));
    }
    if !state.setup.modules.is_empty() {
        let hiding = routes(from).filter(open(state, means)).filter(|route| modules::has_face_down(state, route));
        out.extend(hiding.map(|route| Move::TravelTakingUnseen { to: route.other_end(from), by: route.by }));
    }
}

/// Calls `offer` for every journey along one route from a town.
pub(crate) fn journeys(state: &State, from: Town, means: Means, mut offer: impl FnMut(Town, By, Option<Good>)) {
    for route in routes(from).filter(open(state, means)) {
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
    let (to, by) = match mv {
        Move::Travel { to, by, .. } | Move::TravelTakingBoth { to, by } | Move::TravelTakingUnseen { to, by } => {
            (to, by)
        }
        _ => return,
    };
    let from = state.mat(seat).merchant;
    let Some(route) = route(from, to, by) else { return };
    put_merchant(state, seat, to);
    log.push(Event::Travelled { seat, to, by });
    match mv {
        Move::Travel { take, .. } => collect(state, seat, route, take, log),
        Move::TravelTakingUnseen { .. } => modules::turn_up(state, seat, route, log),
        _ => {
            for space in route.goods_spaces.clone() {
                collect(state, seat, route, state.table.map[space], log);
            }
        }
    }
    arrive(state, seat, log);
}

/// Puts a merchant into a town; nothing else ever does.
pub(crate) fn put_merchant(state: &mut State, seat: Seat, town: Town) {
    state.mat_mut(seat).merchant = town;
}

/// The own merchant has come to a town by a move of its player.
pub(crate) fn arrive(state: &mut State, seat: Seat, log: &mut Log) {
    hooks::on_arrival(state, seat);
    let town = state.mat(seat).merchant;
    feat::done(state, seat, Feat::Arrived(town), log);
}

/// The towns at most so many open routes away, the town itself included.
pub(crate) fn within(state: &State, from: Town, most: u8) -> TownSet {
    let open = open(state, Means::Either);
    let mut near = TownSet::EMPTY;
    near.insert(from);
    for _ in 0..most {
        let ends = components().routes.iter().filter(|route| open(route));
        let joined = ends.filter(|route| near.contains(route.a) || near.contains(route.b));
        near = joined.fold(near, |mut reached, route| {
            reached.insert(route.a);
            reached.insert(route.b);
            reached
        });
    }
    near
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
        feat::done(state, seat, Feat::Collected(good), log);
    }
}

pub(crate) fn why_not(state: &State, seat: Seat, means: Means, mv: Move) -> Option<RuleId> {
    let (to, by) = match mv {
        Move::Travel { to, by, .. } | Move::TravelTakingBoth { to, by } | Move::TravelTakingUnseen { to, by } => {
            (to, by)
        }
        _ => return (mv == Move::Decline).then_some(RuleId("base.travel.must-move")),
    };
    let town = state.mat(seat).merchant;
    let takes_too_many = matches!(mv, Move::TravelTakingBoth { .. }) && Course::of(&state.setup).goods_per_move < 2;
    let joined = |by| routes(town).any(|route| route.other_end(town) == to && route.by == by);
    Some(match by {
        _ if joined(by) && happening::forbids_journey(state, by).is_some() => {
            return happening::forbids_journey(state, by);
        }
        _ if takes_too_many && joined(by) && means.allow(by) => RuleId("base.travel.one-good"),
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
