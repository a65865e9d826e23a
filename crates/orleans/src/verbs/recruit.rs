//! Recruiting: take the follower, advance on its track, receive the bonus of the new space
//! (base.actions.recruit-order).

use crate::components::{Bonus, Edition, Kind, Track, components};
use crate::course::Course;
use crate::event::{Event, Log};
use crate::feat::{self, Feat};
use crate::happening::{self, amnesty};
use crate::place::hooks;
use crate::state::{Spot, State, Wheel};
use crate::verbs::{coins, develop, goods, tile};
use tabletop::{RuleId, Seat};

/// The rule that forbids recruiting this kind now.
pub(crate) fn forbids(state: &State, seat: Seat, kind: Kind) -> Option<RuleId> {
    if let Some(rule) = happening::forbids_recruiting(state, kind) {
        return Some(rule);
    }
    if state.table.followers[kind.index()] == 0 {
        return Some(RuleId("base.general.action-needs-its-tile"));
    }
    match Track::of(kind) {
        Some(track) => hooks::other_track(state, seat, kind, advance_forbidden(state, seat, track)),
        None => None,
    }
}

/// The rule that forbids advancing on a track: its end, or a sold-out bonus.
pub(crate) fn advance_forbidden(state: &State, seat: Seat, track: Track) -> Option<RuleId> {
    let next = state.mat(seat).track(track) + 1;
    let Some(&bonus) = components().track(track).spaces.get(next as usize) else {
        return Some(RuleId("base.track.end-closes-action"));
    };
    match bonus {
        Bonus::Good(good) if !goods::in_stock(state, good) && Course::of(&state.setup).has_goods => {
            Some(RuleId("base.farmhouse.needs-stock"))
        }
        Bonus::Gear if state.table.gears == 0 => Some(RuleId("base.village.craftsman-needs-gear")),
        _ => None,
    }
}

/// Takes a follower into the bag (base.actions.recruit-to-bag) and advances on its track.
pub(crate) fn recruit(state: &mut State, seat: Seat, kind: Kind, log: &mut Log) {
    state.table.followers[kind.index()] -= 1;
    log.push(Event::Recruited(seat, kind));
    match Track::of(kind) {
        Some(_) if hooks::asks_for_track(state, seat, kind) => {}
        Some(track) => advance(state, seat, track, log),
        None => {}
    }
    // Asked last, answered first: the follower is taken before its bonus is chosen.
    if !amnesty::keep(state, seat, kind) && !hooks::asks_for_market(state, seat, kind) {
        state.players[seat].bag.add(kind.neutral());
    }
}

/// Moves the marker one space forward and gives the bonus of that space (base.track.bonus-on-arrival).
pub(crate) fn advance(state: &mut State, seat: Seat, track: Track, log: &mut Log) {
    step(state, seat, track, log);
    bonus(state, seat, track, log);
    citizen(state, seat, track, log);
}

/// Moves the marker one space forward, and nothing else.
pub(crate) fn step(state: &mut State, seat: Seat, track: Track, log: &mut Log) {
    let to = state.mat(seat).track(track) + 1;
    state.mat_mut(seat).tracks[track.index()] = to;
    log.push(Event::Advanced { seat, track, to });
    feat::done(state, seat, Feat::Stepped(track), log);
}

/// The citizen of the marker's space goes to the first who arrives there.
fn citizen(state: &mut State, seat: Seat, track: Track, log: &mut Log) {
    if components().track(track).citizen_at == Some(state.mat(seat).track(track)) {
        let spot = if track == Track::Boatmen { Spot::Boatmen } else { Spot::Knights };
        develop::citizen(state, seat, spot, log);
    }
}

/// Gives what the marker's space shows.
pub(crate) fn bonus(state: &mut State, seat: Seat, track: Track, log: &mut Log) {
    let at = state.mat(seat).track(track);
    match components().track(track).spaces[at as usize] {
        // Where there are no goods at all, that part is skipped (dignitary.setup.no-goods-effects).
        Bonus::Good(good) if goods::in_stock(state, good) => goods::gain(state, seat, good, log),
        Bonus::Coins(reward) => coins::gain(state, seat, reward.into(), log),
        Bonus::Develop(points) => develop::develop(state, seat, points, log),
        Bonus::Gear => gear(state, seat, first_or_later(state, at), log),
        Bonus::TileOne => tile::offer(state, seat, true),
        Bonus::TileAny => tile::offer(state, seat, false),
        Bonus::Nothing | Bonus::Draw(_) | Bonus::Good(_) => {}
    }
}

/// Lays a gear wheel beside the player board (base.tech.kept-aside).
pub(crate) fn gear(state: &mut State, seat: Seat, wheel: Wheel, log: &mut Log) {
    state.table.gears -= 1;
    gain_wheel(state, seat, wheel, log);
}

/// A gear wheel comes beside the player board; every one does so here.
pub(crate) fn gain_wheel(state: &mut State, seat: Seat, wheel: Wheel, log: &mut Log) {
    state.mat_mut(seat).wheels[wheel as usize] += 1;
    log.push(Event::GainedWheel(seat, wheel));
    feat::done(state, seat, Feat::GainedWheel(wheel), log);
}

/// The wheel of the first advance is bound to farmer spaces (base.tech.first-only-farmer); the Big
/// Box looks at the marker when wheels are placed instead (base.tech.by-track-position).
fn first_or_later(state: &State, space: u8) -> Wheel {
    match state.edition() {
        Edition::First | Edition::Current if space == 1 => Wheel::First,
        _ => Wheel::Later,
    }
}
