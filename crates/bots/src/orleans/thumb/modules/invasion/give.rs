//! What is given up hurts the objectives as little as possible: dues and robbers.

use super::worth;
use crate::orleans::thumb::look::Look;
use crate::orleans::thumb::worth::POINT;
use crate::orleans::thumb::{action, choose, deeds};
use orleans::components::components;
use orleans::{HappeningMove, InvasionMove, Move};

/// A tower has to be built again.
const TOWER: i32 = 40 * POINT;

pub(super) fn loss(look: &Look<'_>, mv: Move) -> i32 {
    match mv {
        Move::GiveGood(good) => {
            let points = i32::from(components().counts.goods_points[good.index()]);
            // No change is given, so what pays more costs less for each point.
            worth::missed(look, good).unwrap_or(0) / points.max(1)
        }
        Move::Invasion(InvasionMove::Destroy(_)) => TOWER,
        Move::Happening(HappeningMove::Dismiss { kind, .. }) => deeds::loss(look, kind),
        Move::GivePlacedWheel(place) => action::value(look, place).max(POINT),
        Move::GiveStation(town) => worth::site(look, town).unwrap_or(0).max(0) + worth::station(look).unwrap_or(0),
        Move::GiveTile(place) => choose::tile(look, Move::Tile(place)),
        _ => 0,
    }
}
