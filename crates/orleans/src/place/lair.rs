//! Lair: pay a good and receive the bonus of the present space on a track (places.lair.bonus). No
//! follower is received or needed (places.lair.no-followers-needed).

use crate::ask::{Ask, Move, Offer};
use crate::components::{Bonus, Track, components};
use crate::event::Log;
use crate::flow::Frame;
use crate::state::State;
use crate::verbs::{develop, goods, recruit, tile};
use tabletop::{RuleId, Seat};

pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    if state.mat(seat).n_goods() == 0 {
        return Some(RuleId("base.actions.voluntary-cost"));
    }
    tracks(state, seat).next().is_none().then_some(RuleId("places.lair.limits"))
}

pub(super) fn start(state: &mut State, seat: Seat) {
    state.then([Frame::Ask(seat, Ask::LairPrice)]);
}

pub(crate) fn price_options(state: &State, seat: Seat, out: &mut impl Offer) {
    goods::offer_any(state.mat(seat), out);
}

/// What a refused price cites.
pub(crate) const WHY_NOT_PRICE: RuleId = RuleId("places.lair.bonus");
/// What a refused track cites.
pub(crate) const WHY_NOT: RuleId = RuleId("places.lair.limits");

pub(crate) fn pay(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    goods::pay_any(state, seat, mv, log);
    state.then([Frame::Ask(seat, Ask::Lair)]);
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    out.extend(tracks(state, seat).map(Move::Advance));
}

/// The marker stays; only the bonus is given.
pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if let Move::Advance(track) = mv {
        recruit::bonus(state, seat, track, log);
    }
}

/// Tracks whose present space gives something that is available (places.lair.limits).
fn tracks(state: &State, seat: Seat) -> impl Iterator<Item = Track> {
    let gives = move |track: &Track| {
        let at = state.mat(seat).track(*track) as usize;
        match components().track(*track).spaces[at] {
            Bonus::Nothing | Bonus::Draw(_) => false,
            Bonus::Coins(_) => true,
            Bonus::Good(good) => goods::in_stock(state, good),
            Bonus::Gear => state.table.gears > 0,
            Bonus::Develop(_) => !develop::at_end(state.mat(seat)),
            Bonus::TileOne => !tile::permitted(state, true).is_empty(),
            Bonus::TileAny => !tile::permitted(state, false).is_empty(),
        }
    };
    Track::ALL.iter().copied().filter(gives)
}
