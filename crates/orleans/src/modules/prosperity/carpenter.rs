//! The Carpenter: one figure that all move, and what is built where it stands.

use super::build;
use super::pieces::{on_table, on_table_mut};
use super::types::{ProsperityAsk, ProsperityEvent, ProsperityMove, ProsperityStep};
use crate::ask::{Ask, Move, Offer};
use crate::components::{By, Follower, Kind, Place, SpaceId, Town, components};
use crate::event::{Event, Log};
use crate::flow::{Frame, Step};
use crate::place::privileges;
use crate::state::State;
use crate::verbs::travel;
use tabletop::{RuleId, Seat};

/// The action must move the Carpenter or build something (prosperity.carpenter.not-empty).
pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    let something = can_go(state, seat) || build::is_possible(state, seat);
    (!something).then_some(RuleId("prosperity.carpenter.not-empty"))
}

/// Whoever uses it without a step to make has shown that something can be built here (prosperity.carpenter.stay).
pub(super) fn start(state: &mut State, seat: Seat, log: &mut Log) {
    if !can_go(state, seat) {
        log.push(Event::Prosperity(ProsperityEvent::Stays(seat)));
    }
    offer(state, seat, false);
}

/// Who must build now, for there is no step to make; all know it.
pub(super) fn who_stays(state: &State) -> Option<Seat> {
    let (seats, ask) = state.asked_now()?;
    let seat = seats.first().filter(|_| *ask == Ask::Prosperity(ProsperityAsk::Carpenter { moved: false }))?;
    (!can_go(state, seat)).then_some(seat)
}

/// Goes on as long as there may be something to do: whether the card fits is nothing that a missing question may tell.
pub(super) fn offer(state: &mut State, seat: Seat, moved: bool) {
    if can_go(state, seat) || build::looks_possible(state, seat) {
        state.then([Frame::Ask(seat, Ask::Prosperity(ProsperityAsk::Carpenter { moved }))]);
    }
}

/// Steps in any order (prosperity.carpenter.move-order), then building; unused followers stay
/// (prosperity.carpenter.partial-use).
pub(super) fn options(state: &State, seat: Seat, moved: bool, out: &mut impl Offer) {
    steps(state, seat, out);
    build::options(state, seat, out);
    if moved {
        out.push(Move::Decline);
    }
}

/// A step along a route for each different follower who stood there when the turn began
/// (prosperity.carpenter.move); goods do not matter (prosperity.carpenter.no-route).
fn steps(state: &State, seat: Seat, out: &mut impl Offer) {
    let Some(at) = place(state) else { return };
    let (board, at_work) = (&state.mat(seat).board, state.at_work(seat, Place::Carpenter));
    for (_, follower) in board.distinct(at_work) {
        for route in travel::routes(at).filter(|route| goes(state, seat, follower, route.by)) {
            if out.is_over() {
                return;
            }
            let to = route.other_end(at);
            out.push(Move::Prosperity(ProsperityMove::Walk { follower, to, by: route.by }));
        }
    }
}

/// Whether there is a step to make: judged on every turn, so nobody is named.
fn can_go(state: &State, seat: Seat) -> bool {
    let board = &state.mat(seat).board;
    let mut there = state.at_work(seat, Place::Carpenter).iter().filter_map(|space| board.follower(space));
    place(state).is_some_and(|at| {
        // A road leads everywhere.
        let by_water = components().towns[at.index()].at_water;
        there.any(|who| goes(state, seat, who, By::Road) || by_water && goes(state, seat, who, By::Water))
    })
}

/// Traders go by road, boatmen by waterway. Whoever stands for either goes either way
/// (prosperity.carpenter.substitutes); a boatman goes by road as long as the tile that lets him works
/// (prosperity.event.firestorm-substitutes).
fn goes(state: &State, seat: Seat, follower: Follower, by: By) -> bool {
    match follower.kind() {
        Kind::Trader => by == By::Road,
        Kind::Boatman => by == By::Water || privileges::stands_for(state.mat(seat).places, Kind::Boatman, Kind::Trader),
        _ => true,
    }
}

/// The town the Carpenter is in.
pub(super) fn place(state: &State) -> Option<Town> {
    on_table(state).map(|table| table.carpenter)
}

pub(super) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    match mv {
        Move::Prosperity(ProsperityMove::Walk { follower, to, by }) => {
            walk(state, seat, to, by, log);
            send_back(state, seat, follower, log);
            let step = Step::Prosperity(ProsperityStep::Carpenter { seat, moved: true });
            state.then([Frame::Do(step)]);
        }
        Move::Prosperity(ProsperityMove::Build { to, by }) => build::build(state, seat, to, by, log),
        _ => {}
    }
}

/// Neither goods nor the merchant take part (prosperity.carpenter.no-goods), and wherever it is left the next player
/// finds it (prosperity.carpenter.shared).
fn walk(state: &mut State, seat: Seat, to: Town, by: By, log: &mut Log) {
    if let Some(table) = on_table_mut(state) {
        table.carpenter = to;
        log.push(Event::Prosperity(ProsperityEvent::Walked { seat, to, by }));
    }
}

/// Who was used goes back into the bag (prosperity.carpenter.return).
fn send_back(state: &mut State, seat: Seat, follower: Follower, log: &mut Log) {
    let (board, at_work) = (&state.mat(seat).board, state.at_work(seat, Place::Carpenter));
    let used: Option<SpaceId> = at_work.iter().find(|&space| board.follower(space) == Some(follower));
    if let Some(space) = used {
        let player = &mut state.players[seat];
        player.mat.board.take(space);
        player.bag.add(follower);
        log.push(Event::Returned { seat, place: Place::Carpenter, follower });
    }
}

pub(super) fn why_not(state: &State, seat: Seat, mv: Move) -> Option<RuleId> {
    Some(match mv {
        Move::Prosperity(ProsperityMove::Walk { follower, to, by }) => {
            RuleId(why_not_walk(state, seat, follower, to, by))
        }
        Move::Prosperity(ProsperityMove::Build { to, by }) => build::why_not(state, seat, to, by),
        Move::Decline => RuleId("prosperity.carpenter.not-empty"),
        _ => return None,
    })
}

fn why_not_walk(state: &State, seat: Seat, follower: Follower, to: Town, by: By) -> &'static str {
    let at_work = state.at_work(seat, Place::Carpenter);
    let stands = at_work.iter().any(|space| state.mat(seat).board.follower(space) == Some(follower));
    let joined = place(state).is_some_and(|at| travel::route(at, to, by).is_some());
    if !stands {
        "prosperity.carpenter.slots"
    } else if !joined {
        "prosperity.carpenter.no-route"
    } else {
        "prosperity.carpenter.move"
    }
}
