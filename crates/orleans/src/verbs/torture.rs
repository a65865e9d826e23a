//! Torture: whoever cannot pay gives up one thing for each missing coin (base.torture.trigger).

use crate::ask::{Ask, Move, Offer};
use crate::components::{Good, Home, Place, PlaceSet, Town, components};
use crate::event::{Event, Log};
use crate::feat::{self, Feat};
use crate::flow::Frame;
use crate::phase::wheels;
use crate::place::{brasserie, hooks};
use crate::state::{Mat, State, Wheel};
use crate::verbs::{bag, develop, goods};
use tabletop::{RuleId, Seat};

/// Asks for the next thing to give up; a player with nothing left is released
/// (base.torture.nothing-left).
pub(crate) fn ask(state: &mut State, seat: Seat, owed: u8, log: &mut Log) {
    if owed == 0 {
        return;
    }
    if has_something(state, seat) {
        state.then([Frame::Ask(seat, Ask::Torture { owed })]);
    } else {
        log.push(Event::Released(seat));
    }
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    let mat = state.mat(seat);
    out.extend(mat.stations.iter().map(Move::GiveStation));
    if mat.on_tiles.road > 0 {
        out.push(Move::GiveRoadStation);
    }
    if mat.stations_left > 0 {
        out.push(Move::GiveSpareStation);
    }
    if state.players[seat].bag.neutral() > 0 {
        out.push(Move::GiveFollower);
    }
    if step_forbidden(mat).is_none() {
        out.push(Move::GiveStep);
    }
    goods::offer_any(mat, out);
    // A good on the Brasserie may go before the tile does (base.torture.place-tile-contents).
    out.extend(brasserie::besides(mat).map(Move::Discard));
    out.extend(tiles(mat).map(Move::GiveTile));
    out.extend(Wheel::ALL.iter().filter(|&&wheel| mat.wheels[wheel as usize] > 0).map(|&wheel| Move::GiveWheel(wheel)));
    out.extend(mat.board.wheels().iter().map(|space| Move::GivePlacedWheel(components().space(space).place)));
}

/// Gives up one thing; it leaves the game for good (base.torture.out-of-game).
pub(crate) fn answer(state: &mut State, seat: Seat, owed: u8, mv: Move, log: &mut Log) {
    match mv {
        Move::GiveStation(town) => give_station(state, seat, Some(town), log),
        Move::GiveSpareStation => give_station(state, seat, None, log),
        Move::GiveFollower => give_follower(state, seat, log),
        Move::GiveStep => develop::step_back(state, seat, log),
        Move::GiveRoadStation => give_road_station(state, seat, log),
        Move::GiveGood(good) => give_good(state, seat, good, log),
        Move::GiveBread => give_bread(state, seat, log),
        Move::Discard(good) => {
            state.mat_mut(seat).on_tiles.brasserie[good.index()] -= 1;
            give_good(state, seat, good, log);
        }
        Move::GiveTile(place) => give_tile(state, seat, place, log),
        Move::GiveWheel(wheel) => give_wheel(state, seat, wheel, log),
        Move::GivePlacedWheel(place) => give_placed_wheel(state, seat, place, log),
        _ => {}
    }
    ask(state, seat, owed - 1, log);
}

pub(crate) fn why_not(state: &State, seat: Seat, mv: Move) -> Option<RuleId> {
    Some(RuleId(match mv {
        Move::GiveStation(_) | Move::GiveSpareStation | Move::GiveRoadStation => "base.torture.station",
        Move::GiveFollower => "base.torture.follower-only-from-bag",
        Move::GiveStep => return step_forbidden(state.mat(seat)),
        Move::GiveGood(_) | Move::GiveBread | Move::Discard(_) => "base.torture.good",
        Move::GiveTile(_) => "base.torture.place-tile",
        Move::GiveWheel(_) | Move::GivePlacedWheel(_) => "base.torture.gear",
        Move::PayCoins(_) => "base.torture.coins-first",
        Move::Decline | Move::Pass => "base.torture.trigger",
        _ => return None,
    }))
}

fn has_something(state: &State, seat: Seat) -> bool {
    let mat = state.mat(seat);
    mat.stations_left > 0
        || mat.n_stations() > 0
        || state.players[seat].bag.neutral() > 0
        || step_forbidden(mat).is_none()
        || mat.n_goods() > 0
        || tiles(mat).next().is_some()
        || mat.wheels != [0; Wheel::COUNT]
        || !mat.board.wheels().is_empty()
}

/// A step back never goes onto or past a coin space (base.torture.development), nor from one or
/// from the start (base.torture.development-from-coin-space).
fn step_forbidden(mat: &Mat) -> Option<RuleId> {
    let at = mat.development;
    let is_coin = |space: u8| components().development.coins.iter().any(|&(coin, _)| coin == space);
    if at == 0 || is_coin(at) {
        Some(RuleId("base.torture.development-from-coin-space"))
    } else if is_coin(at - 1) {
        Some(RuleId("base.torture.development"))
    } else {
        None
    }
}

/// The own place tiles.
pub(crate) fn tiles(mat: &Mat) -> impl Iterator<Item = Place> + use<> {
    let is_tile = |place: &Place| matches!(components().place(*place).home, Home::Tile(_));
    // A tile that is turned over is still an own one (prosperity.event.firestorm-owned).
    let places: PlaceSet = mat.places | mat.modules.locked;
    places.iter().filter(is_tile)
}

/// A built station leaves the board and frees its town (base.torture.built-station-frees-town).
fn give_station(state: &mut State, seat: Seat, town: Option<Town>, log: &mut Log) {
    match town {
        Some(town) => state.mat_mut(seat).stations.remove(town),
        None => state.mat_mut(seat).stations_left -= 1,
    }
    log.push(Event::GaveStation { seat, town });
}

/// A neutral follower drawn at random; own-colour ones go back (base.torture.follower).
fn give_follower(state: &mut State, seat: Seat, log: &mut Log) {
    let follower = bag::draw_neutral(state, seat, log);
    state.table.gone.followers[follower.kind().index()] += 1;
    log.push(Event::GaveFollower(seat, follower.kind()));
}

fn give_good(state: &mut State, seat: Seat, good: Good, log: &mut Log) {
    state.mat_mut(seat).lose_good(good);
    state.table.gone.goods[good.index()] += 1;
    log.push(Event::GaveGood(seat, good));
}

/// Followers on the tile return to the bag, all else on it is lost (base.torture.place-tile-contents).
pub(crate) fn give_tile(state: &mut State, seat: Seat, place: Place, log: &mut Log) {
    let player = &mut state.players[seat];
    for space in player.mat.board.stood_at(place).iter() {
        let follower = player.mat.board.take(space);
        player.bag.add(follower);
        log.push(Event::Returned { seat, place, follower });
    }
    if let Some(space) = wheels::wheel_at(&player.mat.board, place) {
        player.mat.board.lift_wheel(space);
        state.table.gone.gears += 1;
        log.push(Event::GaveWheel { seat, place: Some(place) });
    }
    if place == Place::GunpowderTower {
        let tower = std::mem::take(&mut player.mat.tower);
        player.bag.add_all(tower);
        for follower in tower.present() {
            (0..tower.count(follower)).for_each(|_| log.push(Event::Returned { seat, place, follower }));
        }
    }
    player.mat.places.remove(place);
    player.mat.modules.locked.remove(place);
    log.push(Event::GaveTile(seat, place));
    hooks::on_loss(state, seat, place);
    feat::done(state, seat, Feat::LostTile(place), log);
}

fn give_road_station(state: &mut State, seat: Seat, log: &mut Log) {
    state.mat_mut(seat).on_tiles.road -= 1;
    log.push(Event::GaveRoadStation(seat));
}

/// Bread that leaves the game is plain grain (places.bakery.bread-is-not-grain).
fn give_bread(state: &mut State, seat: Seat, log: &mut Log) {
    state.mat_mut(seat).on_tiles.bread -= 1;
    state.table.gone.goods[Good::Grain.index()] += 1;
    log.push(Event::GaveBread(seat));
}

fn give_wheel(state: &mut State, seat: Seat, wheel: Wheel, log: &mut Log) {
    state.mat_mut(seat).wheels[wheel as usize] -= 1;
    state.table.gone.gears += 1;
    log.push(Event::GaveWheel { seat, place: None });
}

/// A placed wheel leaves its action space empty (base.torture.gear).
fn give_placed_wheel(state: &mut State, seat: Seat, place: Place, log: &mut Log) {
    let board = &mut state.mat_mut(seat).board;
    if let Some(space) = wheels::wheel_at(board, place) {
        board.lift_wheel(space);
        state.table.gone.gears += 1;
    }
    log.push(Event::GaveWheel { seat, place: Some(place) });
}
