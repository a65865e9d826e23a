//! Where passive tiles act: every moment at which an owned tile changes a rule is named here once.

use super::{
    brasserie, cathedral, depot, drawbridge, gaming_room, lock, merchant_house, port, prairie, statue, vineyard,
};
use crate::components::{Good, Kind, Place, Town};
use crate::event::Log;
use crate::state::{Mat, State};
use crate::verbs::travel::Means;
use tabletop::{RuleId, Seat};

/// A tile was gained.
pub(crate) fn on_gain(state: &mut State, seat: Seat, place: Place, log: &mut Log) {
    if place == Place::Brasserie {
        brasserie::stock(state, seat, log);
    }
}

/// A tile was given up: what lay on it leaves the game (base.torture.place-tile-contents).
pub(crate) fn on_loss(state: &mut State, seat: Seat, place: Place) {
    let on_tiles = &mut state.players[seat].mat.on_tiles;
    match place {
        Place::Bakery => state.table.gone.goods[Good::Grain.index()] += std::mem::take(&mut on_tiles.bread),
        Place::Road => on_tiles.road = 0,
        Place::Brasserie => brasserie::lose(state, seat),
        Place::GamingRoom => gaming_room::lose(state, seat),
        _ => {}
    }
}

/// Whether the player chooses between Market and bag for a follower just recruited (Statue).
pub(crate) fn asks_for_market(state: &mut State, seat: Seat, kind: Kind) -> bool {
    state.owns(seat, Place::Statue) && statue::ask(state, seat, kind)
}

/// Whether the player chooses the track to advance on for this follower (Lock).
pub(crate) fn asks_for_track(state: &mut State, seat: Seat, kind: Kind) -> bool {
    let asks = kind == Kind::Boatman && state.owns(seat, Place::Lock);
    if asks {
        lock::ask(state, seat);
    }
    asks
}

/// What forbids recruiting because of its track; the Lock may lead to another track.
pub(crate) fn other_track(state: &State, seat: Seat, kind: Kind, forbidden: Option<RuleId>) -> Option<RuleId> {
    let opens = kind == Kind::Boatman && state.owns(seat, Place::Lock) && lock::has_choice(state, seat);
    if opens { None } else { forbidden }
}

/// A station was built in a town (Vineyard).
pub(crate) fn on_build(state: &mut State, seat: Seat, town: Town) {
    if state.owns(seat, Place::Vineyard) {
        vineyard::offer(state, seat, town);
    }
}

/// The own merchant was moved by its player (Prairie).
pub(crate) fn on_arrival(state: &mut State, seat: Seat) {
    if state.owns(seat, Place::Prairie) {
        prairie::offer(state, seat);
    }
}

/// Which routes Ship and Wagon follow (Drawbridge).
pub(crate) fn means(state: &State, seat: Seat, printed: Means) -> Means {
    if state.owns(seat, Place::Drawbridge) { drawbridge::means() } else { printed }
}

/// What is added to the development status (Cathedral).
pub(crate) fn status_bonus(mat: &Mat) -> u8 {
    if mat.places.contains(Place::Cathedral) { cathedral::PLUS } else { 0 }
}

/// Citizens counted at the end beyond those collected (Gaming Room).
pub(crate) fn more_citizens(mat: &Mat) -> u8 {
    if mat.places.contains(Place::GamingRoom) { gaming_room::citizens(mat) } else { 0 }
}

/// Points of tiles at the end of the game.
pub(crate) fn end_points(mats: &[&Mat], seat: Seat) -> i32 {
    let mat = mats[seat.index()];
    let points = |place: Place, points: fn(&[&Mat], Seat) -> i32| {
        if mat.places.contains(place) { points(mats, seat) } else { 0 }
    };
    points(Place::MerchantHouse, merchant_house::points)
        + points(Place::Port, port::points)
        + points(Place::Depot, depot::points)
}
