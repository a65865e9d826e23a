//! Followers for the City: knights on the City Walls, the followers of two achievements, and the Councilman's Assembly
//! Hall (invasion.action.town-hall-targets).

use super::citizens;
use super::pieces::{Reinforcement, city, city_mut, needs, on, on_mut};
use super::types::{InvasionEvent, InvasionMove, Post};
use crate::ask::{Move, Offer};
use crate::components::{Achievement, InvasionCharacter, Kind, components};
use crate::event::{Event, Log};
use crate::flow::{Frame, Step};
use crate::modules::Sending;
use crate::place::town_hall;
use crate::state::State;
use tabletop::{RuleId, Seat};

/// Every post with a free space of exactly this kind (invasion.achievement.exact-followers).
pub(super) fn send_options(state: &State, seat: Seat, kind: Kind, out: &mut impl Offer) {
    let open = Post::ALL.into_iter().filter(|&at| room(state, seat, kind, at) > 0);
    out.extend(open.map(|at| Move::Invasion(InvasionMove::Man { kind, at })));
}

/// How many followers of a kind a post still takes from this player (invasion.action.no-overfill).
fn room(state: &State, seat: Seat, kind: Kind, at: Post) -> u8 {
    asked(state, seat, kind, at) - there(state, seat, kind, at)
}

/// How many followers of a kind a post takes in all.
fn asked(state: &State, seat: Seat, kind: Kind, at: Post) -> u8 {
    let needs = needs(&state.setup);
    match at {
        Post::Militia => needs.militia[kind.index()],
        Post::PrayerService => needs.prayer[kind.index()],
        Post::AssemblyHall if is_councilman(state, seat) => components().invasion.hall[kind.index()],
        Post::CityWalls if kind == Kind::Knight => needs.walls,
        Post::Reinforcement if kind == Kind::Knight => {
            u8::from(city(&state.table).reinforcement != Reinforcement::None)
        }
        _ => 0,
    }
}

/// How many of them stand there.
fn there(state: &State, seat: Seat, kind: Kind, at: Post) -> u8 {
    let city = city(&state.table);
    match at {
        Post::Militia => city.militia[kind.index()],
        Post::PrayerService => city.prayer[kind.index()],
        Post::AssemblyHall => on(state.mat(seat)).hall[kind.index()],
        Post::CityWalls if kind == Kind::Knight => city.walls,
        Post::Reinforcement if kind == Kind::Knight => u8::from(city.reinforcement == Reinforcement::Manned),
        _ => 0,
    }
}

/// Only the Councilman has one (invasion.character.councilman-only).
pub(super) fn is_councilman(state: &State, seat: Seat) -> bool {
    on(state.mat(seat)).character == Some(InvasionCharacter::Councilman)
}

/// The follower stands there for good, without a reward for the step (invasion.achievement.no-step-reward); the next
/// one may go elsewhere.
pub(super) fn send(state: &mut State, sending: Sending, kind: Kind, at: Post, log: &mut Log) {
    let Sending { seat, from, sent } = sending;
    town_hall::take(state, seat, from, kind.neutral());
    let city = city_mut(state);
    match at {
        Post::CityWalls => city.walls += 1,
        Post::Reinforcement => city.reinforcement = Reinforcement::Manned,
        Post::Militia => city.militia[kind.index()] += 1,
        Post::PrayerService => city.prayer[kind.index()] += 1,
        Post::AssemblyHall => on_mut(state, seat).hall[kind.index()] += 1,
    }
    log.push(Event::Invasion(InvasionEvent::Manned { seat, kind, at }));
    state.then([Frame::Do(Step::Send { seat, from, sent })]);
    citizens::complete(state, seat, Achievement::Militia, log);
    citizens::complete(state, seat, Achievement::PrayerService, log);
}

/// Why a follower cannot be sent there.
pub(super) fn why_not(state: &State, seat: Seat, kind: Kind, at: Post) -> RuleId {
    RuleId(match at {
        Post::AssemblyHall if !is_councilman(state, seat) => "invasion.character.councilman-only",
        Post::CityWalls if kind != Kind::Knight => "invasion.objective.city-walls-send",
        Post::Reinforcement if city(&state.table).reinforcement == Reinforcement::None => {
            "invasion.event.reinforcement"
        }
        _ if asked(state, seat, kind, at) == 0 => "invasion.achievement.exact-followers",
        _ if room(state, seat, kind, at) == 0 => "invasion.action.no-overfill",
        _ => "invasion.achievement.senders",
    })
}
