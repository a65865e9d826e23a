//! Numbers that crossings change: those of seat 0, where nothing else is said.

use crate::scene::Scene;
use orleans::components::{Good, Kind, Place, Town, Track};

pub(crate) fn coins(game: &Scene) -> i32 {
    game.coins(0).into()
}

pub(crate) fn bag(game: &Scene) -> i32 {
    game.player(0).bag.total().into()
}

pub(crate) fn tower(game: &Scene) -> i32 {
    game.mat(0).tower.total().into()
}

pub(crate) fn market(game: &Scene) -> i32 {
    game.mat(0).market.total().into()
}

pub(crate) fn standing(game: &Scene) -> i32 {
    game.mat(0).board.stood().len().into()
}

pub(crate) fn in_guildhall(game: &Scene) -> i32 {
    game.standing(0, Place::Guildhall).len() as i32
}

pub(crate) fn bread(game: &Scene) -> i32 {
    game.mat(0).on_tiles.bread.into()
}

pub(crate) fn goods(game: &Scene) -> i32 {
    game.mat(0).n_goods().into()
}

pub(crate) fn grain(game: &Scene) -> i32 {
    game.goods(0, Good::Grain).into()
}

pub(crate) fn wool(game: &Scene) -> i32 {
    game.goods(0, Good::Wool).into()
}

pub(crate) fn development(game: &Scene) -> i32 {
    game.mat(0).development.into()
}

pub(crate) fn citizens(game: &Scene) -> i32 {
    game.mat(0).citizens.into()
}

pub(crate) fn tiles(game: &Scene) -> i32 {
    game.mat(0).places.len().into()
}

pub(crate) fn wheels_aside(game: &Scene) -> i32 {
    game.mat(0).wheels.iter().map(|&count| i32::from(count)).sum()
}

pub(crate) fn wheels_laid(game: &Scene) -> i32 {
    game.mat(0).board.wheels().len().into()
}

pub(crate) fn knights_track(game: &Scene) -> i32 {
    game.track(0, Track::Knights).into()
}

pub(crate) fn boatmen_track(game: &Scene) -> i32 {
    game.track(0, Track::Boatmen).into()
}

/// Grain in the goods market.
pub(crate) fn grain_in_stock(game: &Scene) -> i32 {
    game.state.table.goods[Good::Grain.index()].into()
}

/// Grain that has left the game.
pub(crate) fn grain_gone(game: &Scene) -> i32 {
    game.state.table.gone.goods[Good::Grain.index()].into()
}

/// Monks in the supply.
pub(crate) fn monks(game: &Scene) -> i32 {
    game.state.table.followers[Kind::Monk.index()].into()
}

/// Gear wheels in the supply.
pub(crate) fn wheels_in_supply(game: &Scene) -> i32 {
    game.state.table.gears.into()
}

pub(crate) fn coins_of_1(game: &Scene) -> i32 {
    game.coins(1).into()
}

pub(crate) fn bag_of_1(game: &Scene) -> i32 {
    game.player(1).bag.total().into()
}

pub(crate) fn bread_of_1(game: &Scene) -> i32 {
    game.mat(1).on_tiles.bread.into()
}

pub(crate) fn stations_of_1(game: &Scene) -> i32 {
    game.mat(1).n_stations().into()
}

/// Stations that seat 1 has not built.
pub(crate) fn spare_stations_of_1(game: &Scene) -> i32 {
    game.mat(1).stations_left.into()
}

pub(crate) fn wheels_laid_of_1(game: &Scene) -> i32 {
    game.mat(1).board.wheels().len().into()
}

pub(crate) fn knights_track_of_1(game: &Scene) -> i32 {
    game.track(1, Track::Knights).into()
}

/// Whether the merchant of seat 1 is in Orléans.
pub(crate) fn home_is_1(game: &Scene) -> i32 {
    (game.mat(1).merchant == Town::Orleans).into()
}
