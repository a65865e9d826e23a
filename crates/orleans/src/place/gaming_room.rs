//! Gaming Room: a private deed for a farmer, a scholar and a knight (places.gaming-room.send), with a
//! wine and a cheese (places.gaming-room.goods); complete, it counts as 3 citizens
//! (places.gaming-room.score).

use crate::ask::{Move, Offer};
use crate::components::{Good, Kind, Place};
use crate::event::{Event, Log};
use crate::feat::{self, Feat};
use crate::state::{Mat, State};
use tabletop::{RuleId, Seat};

const FOLLOWERS: [Kind; 3] = [Kind::Farmer, Kind::Scholar, Kind::Knight];
const GOODS: [Good; 2] = [Good::Cheese, Good::Wine];

/// The rule that forbids sending a follower of this kind there.
pub(super) fn refuses(mat: &Mat, kind: Kind) -> Option<RuleId> {
    let takes = mat.places.contains(Place::GamingRoom) && FOLLOWERS.contains(&kind);
    let is_there = mat.on_tiles.gaming_room[kind.index()];
    (!takes || is_there).then_some(RuleId("places.gaming-room.send"))
}

/// No coins, and nobody but the owner sends.
pub(super) fn send(state: &mut State, seat: Seat, kind: Kind, log: &mut Log) {
    state.mat_mut(seat).on_tiles.gaming_room[kind.index()] = true;
    log.push(Event::SentToGamingRoom(seat, kind));
    feat::done(state, seat, Feat::GamingRoom, log);
}

/// Goods are added on an own turn, without using an action.
pub(crate) fn options(mat: &Mat, out: &mut impl Offer) {
    if mat.places.contains(Place::GamingRoom) {
        let can_lay = |good: &Good| mat.good(*good) > 0 && !mat.on_tiles.gaming_goods[good.index()];
        out.extend(GOODS.into_iter().filter(can_lay).map(Move::LayInGamingRoom));
    }
}

pub(crate) fn lay(state: &mut State, seat: Seat, good: Good, log: &mut Log) {
    let mat = state.mat_mut(seat);
    mat.lose_good(good);
    mat.on_tiles.gaming_goods[good.index()] = true;
    log.push(Event::LaidInGamingRoom(seat, good));
    feat::done(state, seat, Feat::GamingRoom, log);
}

/// Citizens counted at the end.
pub(super) fn citizens(mat: &Mat) -> u8 {
    let followers = FOLLOWERS.iter().all(|kind| mat.on_tiles.gaming_room[kind.index()]);
    let goods = GOODS.iter().all(|good| mat.on_tiles.gaming_goods[good.index()]);
    if followers && goods { 3 } else { 0 }
}

/// The tile leaves the game with all that lies on it.
pub(super) fn lose(state: &mut State, seat: Seat) {
    let on_tiles = &mut state.players[seat].mat.on_tiles;
    let followers = std::mem::take(&mut on_tiles.gaming_room);
    let goods = std::mem::take(&mut on_tiles.gaming_goods);
    followers.iter().enumerate().for_each(|(kind, &there)| state.table.gone.followers[kind] += u8::from(there));
    goods.iter().enumerate().for_each(|(good, &there)| state.table.gone.goods[good] += u8::from(there));
}
