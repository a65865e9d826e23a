//! Paying: food, coins, and what is given up under torture.

use super::sight::Sight;
use super::worth::{self, POINT};
use orleans::Move;
use orleans::components::{Edition, Happening, Letter, components};

/// What it costs to give a thing away.
pub(crate) fn loss(sight: &Sight<'_>, mv: Move) -> i32 {
    let rounds = sight.rounds_left();
    match mv {
        Move::Feed(good) | Move::GiveGood(good) => i32::from(components().counts.goods_points[good.index()]) * POINT,
        Move::PayCoins(coins) => i32::from(coins) * POINT,
        // A station that cannot be built any more is worth nothing.
        Move::GiveSpareStation if i32::from(sight.mat.stations_left) > rounds / 2 => 0,
        Move::GiveSpareStation => worth::station(sight) / 2,
        Move::GiveStation(_) => worth::station(sight) + POINT,
        Move::GiveFollower => rounds * 4,
        Move::GiveStep => worth::step_back(sight),
        Move::GiveTile(_) => rounds * 6,
        Move::GiveWheel(_) | Move::GivePlacedWheel(_) => rounds * 5,
        _ => i32::MAX / 2,
    }
}

/// What so many bought steps bring over their price.
pub(crate) fn steps(sight: &Sight<'_>, mv: Move) -> i32 {
    match mv {
        Move::PayCoins(coins) if u16::from(coins) <= sight.mat.coins => {
            worth::steps(sight, coins) - i32::from(coins) * POINT
        }
        _ => 0,
    }
}

/// What the event of this round will cost.
pub(crate) fn event(sight: &Sight<'_>) -> i32 {
    let Some((event, letter)) = sight.event() else { return 0 };
    let first = sight.view.setup.edition == Edition::First;
    let strength = match letter {
        Letter::Start | Letter::A => 1,
        Letter::B => 2,
        Letter::C | Letter::D => 3,
    };
    match event {
        Happening::Harvest => {
            let owed = if first { 1 } else { strength };
            owed * 2 * POINT + (owed - worth::food(sight)).max(0) * 3 * POINT
        }
        Happening::Taxes => i32::from(sight.mat.n_goods()) / if first { 3 } else { strength } * POINT,
        Happening::Plague => sight.rounds_left() * 2,
        _ => 0,
    }
}
