//! Phase 4, Planning: followers go from the Market to action spaces.

use crate::ask::{Ask, Move, Offer, Origin};
use crate::components::{Follower, SpaceId, SpaceSet, components};
use crate::event::{Event, Log};
use crate::flow::{Frame, Step};
use crate::happening::uprising;
use crate::modules;
use crate::state::{Mat, Plan, Pool, State, TableOptions};
use crate::verbs::stand;
use crate::window::Window;
use tabletop::{RuleId, Seat, SeatSet};

/// All plan at the same time (base.planning.simultaneous), or in order if the table wants it
/// (base.planning.ordered-on-demand).
pub(super) fn start(state: &mut State) {
    if state.setup.options.ordered_planning {
        for seat in state.clockwise().rev() {
            state.then([Frame::Ask(seat, Ask::Plan), Frame::Do(Step::Reveal(seat))]);
        }
    } else {
        state.then_each(Step::Reveal);
        state.then([Frame::AskAll(SeatSet::all(state.setup.players), Ask::Plan)]);
    }
}

/// A finished plan lies open from now on.
pub(crate) fn reveal(state: &mut State, seat: Seat, log: &mut Log) {
    let player = &mut state.players[seat];
    let plan = std::mem::take(&mut player.plan);
    for space in plan.spaces().iter() {
        let facts = components().space(space);
        if let Some(follower) = player.mat.board.follower(space) {
            log.push(Event::Placed { seat, place: facts.place, space: facts.kind, follower });
        }
    }
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    out.push(Move::Ready);
    let player = &state.players[seat];
    let open = stand::open_spaces(&player.mat);
    put_options(state, &player.mat, player.mat.market.present(), open, Origin::Market, out);
    if !player.mat.tower.is_empty() {
        put_options(state, &player.mat, player.mat.tower.present(), open, Origin::Tower, out);
    }
    let (helper, freely) = modules::beside_plan(state, seat);
    if let Some(helper) = helper {
        put_on(stand::fitting_spaces(&player.mat, helper) & open, helper, Origin::Home, out);
    }
    put_back_options(&player.mat, player.plan.from_market, Origin::Market, out);
    put_back_options(&player.mat, player.plan.from_tower, Origin::Tower, out);
    if freely {
        modules::list_free(state, seat, Window::Planning, out);
    }
}

fn put_options(
    state: &State,
    mat: &Mat,
    followers: impl Iterator<Item = Follower>,
    open: SpaceSet,
    from: Origin,
    out: &mut impl Offer,
) {
    for follower in followers {
        if out.is_over() {
            return;
        }
        let fitting = stand::fitting_spaces(mat, follower) | uprising::plan_spaces(state, follower);
        put_on(fitting & open, follower, from, out);
    }
}

fn put_on(spaces: SpaceSet, follower: Follower, from: Origin, out: &mut impl Offer) {
    let facts = &components().spaces[..];
    spaces.for_each(|space| {
        let at = facts[space.0 as usize];
        out.push(Move::Put { follower, place: at.place, space: at.kind, from });
    });
}

/// Until a player is ready, what was placed in this phase may be put back
/// (base.planning.rearrange-until-done).
fn put_back_options(mat: &Mat, planned: SpaceSet, from: Origin, out: &mut impl Offer) {
    mat.board.each_distinct(planned, |at, follower| {
        let from = if follower == Follower::PlagueDoctor { Origin::Home } else { from };
        out.push(Move::PutBack { follower, place: at.place, space: at.kind, from });
    });
}

pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    let open = state.setup.options.open_planning || modules::is_open(&state.setup);
    let Player { mat, plan } = Player::of(state, seat);
    match mv {
        Move::Put { follower, place, space, from } => {
            if let Some(at) = mat.board.free_space(place, space) {
                pool(mat, from).take(follower);
                mat.board.put(at, follower);
                plan.of(from).insert(at);
                log.push(Event::Put { seat, place, space, follower, open });
            }
            state.ask_again(seat, Ask::Plan);
        }
        Move::PutBack { follower, place, space, from } => {
            if let Some(at) = mat.board.find(place, space, follower, *plan.of(from)) {
                mat.board.take(at);
                pool(mat, from).add(follower);
                plan.of(from).remove(at);
                log.push(Event::PutBack { seat, place, follower, open });
            }
            state.ask_again(seat, Ask::Plan);
        }
        Move::Ready => log.push(Event::Ready { seat, binding: is_binding(state) }),
        // Planning goes on, unless the answer ends the game.
        _ => {
            state.ask_again(seat, Ask::Plan);
            modules::free_answer(state, seat, mv, log);
        }
    }
}

/// Whether the word of whoever is ready now stands: the last one opens all plans, and where plans are seen before that,
/// or the table wants it as printed, every word does (base.planning.done-is-final); not so where all plan together
/// (invasion.round.joint-planning).
pub(crate) fn is_binding(state: &State) -> bool {
    let TableOptions { open_planning, ordered_planning, final_ready, .. } = state.setup.options;
    let others_plan = matches!(state.stack.last(), Some(Frame::AskAll(_, Ask::Plan)));
    let at_once = (open_planning || ordered_planning || final_ready) && !modules::is_open(&state.setup);
    at_once || !others_plan
}

pub(crate) fn why_not(state: &State, seat: Seat, mv: Move) -> Option<RuleId> {
    let mat = state.mat(seat);
    Some(match mv {
        Move::Put { from: Origin::Drawn, .. } => RuleId("places.bathhouse.draw"),
        Move::Put { follower, from: Origin::Home, .. } if modules::helper(state, seat) != Some(follower) => {
            return Some(modules::why_no_helper(state, seat));
        }
        Move::Put { follower, from: Origin::Market, .. } if mat.market.count(follower) == 0 => {
            RuleId("base.planning.place-from-market")
        }
        Move::Put { follower, from: Origin::Tower, .. } if mat.tower.count(follower) == 0 => {
            RuleId("places.gunpowder-tower.planning")
        }
        Move::Put { follower, place, space, .. } => {
            let module = uprising::plan_forbids(state, mat, follower, place, space);
            return module.or_else(|| stand::forbids(mat, follower, place, space));
        }
        Move::PutBack { .. } | Move::TakeBack { .. } => RuleId("base.planning.no-shifting"),
        Move::ToTower(_) => RuleId("places.gunpowder-tower.market"),
        Move::PlaceWheel { .. } => RuleId("base.tech.kept-aside"),
        _ => return None,
    })
}

/// The two parts of a player that planning changes.
struct Player<'a> {
    mat: &'a mut Mat,
    plan: &'a mut Plan,
}

impl Player<'_> {
    fn of(state: &mut State, seat: Seat) -> Player<'_> {
        let player = &mut state.players[seat];
        Player { mat: &mut player.mat, plan: &mut player.plan }
    }
}

fn pool(mat: &mut Mat, from: Origin) -> &mut Pool {
    match from {
        Origin::Tower => &mut mat.tower,
        _ => &mut mat.market,
    }
}

impl Plan {
    /// Everything placed in this Planning phase.
    pub fn spaces(&self) -> SpaceSet {
        self.from_market | self.from_tower
    }

    fn of(&mut self, from: Origin) -> &mut SpaceSet {
        match from {
            Origin::Tower => &mut self.from_tower,
            _ => &mut self.from_market,
        }
    }

    /// Takes the plan back from a mat: what the others see while it is in progress.
    pub fn undo(&self, mat: &mut Mat) {
        let back = |mat: &mut Mat, space: SpaceId, from: Origin| {
            let follower = mat.board.take(space);
            pool(mat, from).add(follower);
        };
        self.from_market.iter().for_each(|space| back(mat, space, Origin::Market));
        self.from_tower.iter().for_each(|space| back(mat, space, Origin::Tower));
    }
}
