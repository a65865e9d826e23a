//! Phase 5, Actions: in turn each player uses one activated place or passes.

use crate::ask::{Ask, Move, Offer};
use crate::components::{Place, Sort, SpaceSet, components};
use crate::event::{Event, Log};
use crate::flow::{Frame, Step};
use crate::happening::amnesty;
use crate::modules;
use crate::place::{self, gaming_room, shared_house};
use crate::state::{Mat, State};
use crate::verbs::stand;
use crate::window::{self, Window};
use tabletop::{RuleId, Seat};

/// The start player begins (base.actions.turns); gear wheels kept until the end of the phase may
/// still be placed then (base.tech.placing-window).
pub(super) fn start(state: &mut State) {
    state.players.as_mut_slice().iter_mut().for_each(|player| player.mat.passed = false);
    state.then_each(Step::Wheels);
    state.then([Frame::Do(Step::Turn(state.table.start_player))]);
}

/// The turn of `seat`, or of the next one clockwise who has not passed; the phase ends when all
/// have (base.actions.phase-end).
pub(crate) fn turn(state: &mut State, seat: Seat) {
    let mut seat = seat;
    for _ in 0..state.setup.players {
        if !state.mat(seat).passed {
            modules::on_turn(state);
            state.then([Frame::Ask(seat, Ask::Action)]);
            return;
        }
        seat = seat.next(state.setup.players);
    }
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    let mat = state.mat(seat);
    let at_hand = stand::activated(mat) | components().unmanned;
    for place in (mat.places & at_hand).iter() {
        if out.is_over() {
            return;
        }
        let has_action = matches!(components().place(place).sort, Sort::Action | Sort::Market);
        if has_action && place::forbids(state, seat, place).is_none() {
            out.push(Move::Use(place));
        }
    }
    gaming_room::options(mat, out);
    modules::free_options(state, seat, Window::Turn, out);
    out.push(Move::Pass);
}

pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    let next = Frame::Do(Step::Turn(seat.next(state.setup.players)));
    match mv {
        Move::Use(place) => {
            log.push(Event::Used(seat, place));
            let action = Frame::Do(Step::Use { seat, place, via: None });
            let done = Frame::Do(Step::AfterAction(seat));
            state.then([action, Frame::Do(Step::Return { seat, place }), done, next]);
        }
        // No action is used: the turn goes on (places.gaming-room.goods).
        Move::LayInGamingRoom(good) => {
            gaming_room::lay(state, seat, good, log);
            state.then([Frame::Ask(seat, Ask::Action)]);
        }
        Move::Pass => {
            state.then([next]);
            pass(state, seat, log);
        }
        // A free answer uses no turn either.
        _ => {
            state.then([Frame::Ask(seat, Ask::Action)]);
            modules::free_answer(state, seat, mv, log);
        }
    }
}

/// The player is out for the rest of the phase (base.actions.pass-is-final) and may place gear wheels.
pub(crate) fn pass(state: &mut State, seat: Seat, log: &mut Log) {
    state.mat_mut(seat).passed = true;
    log.push(Event::Passed(seat));
    // Whoever passes last is asked about wheels at the end of the phase, which is now.
    if state.players.as_slice().iter().any(|player| !player.mat.passed) {
        state.then([Frame::Do(Step::Wheels(seat))]);
    }
}

pub(crate) fn why_not(state: &State, seat: Seat, mv: Move) -> Option<RuleId> {
    match mv {
        Move::Use(place) => forbids(state, seat, place),
        Move::LayInGamingRoom(_) => Some(RuleId("places.gaming-room.goods")),
        Move::PlaceWheel { .. } => Some(RuleId("base.tech.kept-aside")),
        Move::Put { .. } | Move::PutBack { .. } => Some(RuleId("base.planning.done-is-final")),
        _ => None,
    }
}

/// The rule that forbids using a place: it must be activated, and its action must be possible.
fn forbids(state: &State, seat: Seat, place: Place) -> Option<RuleId> {
    let mat = state.mat(seat);
    if !mat.places.contains(place) {
        return Some(RuleId("base.actions.only-activated"));
    }
    let facts = components().place(place);
    match facts.sort {
        Sort::Action if !components().unmanned.contains(place) && !stand::is_activated(mat, place) => {
            Some(RuleId("base.actions.only-activated"))
        }
        Sort::Action | Sort::Market => place::forbids(state, seat, place),
        Sort::Event => Some(RuleId("places.sacristy.no-action")),
        Sort::Passive | Sort::Endgame | Sort::Deed => Some(RuleId("places.general.lasting-privileges")),
    }
}

/// Whether the followers at a place go back into the bag once it is used.
pub(super) fn returns(mat: &Mat, place: Place) -> bool {
    let sort = components().place(place).sort;
    !matches!(place, Place::TownHall | Place::SharedHouse | Place::Carpenter)
        && sort == Sort::Action
        && stand::is_activated(mat, place)
}

/// The action is over with everything that belongs to it; whoever was placed meanwhile is at work from now on.
/// Newcomers find their places (events.amnesty.after-action), expansions may ask something, and what can be answered
/// freely can be answered now.
pub(crate) fn end(state: &mut State, seat: Seat) {
    state.table.just_placed = SpaceSet::EMPTY;
    if !amnesty::settle(state, seat) && !modules::after_action(state, seat) && !state.setup.modules.is_empty() {
        window::open(state, seat, Window::AfterAction);
    }
}

/// Right after an action its followers go back into the bag (base.actions.followers-return); gear
/// wheels stay (base.actions.gear-stays). Town Hall followers are sent, or stay.
pub(crate) fn return_followers(state: &mut State, seat: Seat, place: Place, log: &mut Log) {
    match place {
        // prosperity.carpenter.return
        Place::TownHall | Place::Carpenter => return,
        Place::SharedHouse => return shared_house::dismiss(state, seat, log),
        _ => {}
    }
    let at_work = state.at_work(seat, place);
    let player = &mut state.players[seat];
    for space in at_work.iter() {
        let follower = player.mat.board.take(space);
        player.bag.add(follower);
        log.push(Event::Returned { seat, place, follower });
    }
}
