//! Paying: food, coins, and what is given up under torture.

use super::look::Look;
use super::modules::{alone, duel, earning, invasion};
use super::worth::{self, POINT};
use orleans::Move;
use orleans::components::{Happening, components};

/// What it costs to give a thing away.
pub(crate) fn loss(look: &Look<'_>, mv: Move) -> i32 {
    let rounds = look.rounds_left();
    match mv {
        Move::Feed(good) | Move::GiveGood(good) => {
            earning::missed(look, good).or_else(|| invasion::missed(look, good)).unwrap_or_else(|| {
                i32::from(components().counts.goods_points[good.index()]) * POINT + duel::missed(look, good)
            })
        }
        Move::PayCoins(coins) => i32::from(coins) * alone::coin(look),
        // A station that cannot be built any more is worth nothing.
        Move::GiveSpareStation if i32::from(look.mat.stations_left) > rounds / 2 => 0,
        Move::GiveSpareStation => worth::station(look) / 2,
        Move::GiveStation(_) => worth::station(look) + POINT,
        Move::GiveFollower => rounds * 4,
        Move::GiveStep => worth::step_back(look),
        Move::GiveTile(_) => rounds * 6,
        Move::GiveWheel(_) | Move::GivePlacedWheel(_) => rounds * 5,
        _ => i32::MAX / 2,
    }
}

/// What so many bought steps bring over their price.
pub(crate) fn steps(look: &Look<'_>, mv: Move) -> i32 {
    match mv {
        Move::PayCoins(coins) if u16::from(coins) <= look.mat.coins => {
            worth::steps(look, coins) - i32::from(coins) * POINT
        }
        _ => 0,
    }
}

/// What the event of this round will cost.
pub(crate) fn event(look: &Look<'_>) -> i32 {
    let Some(facts) = look.base_event() else { return 0 };
    let amount = i32::from(facts.amount);
    match facts.event {
        Happening::Harvest => amount * 2 * POINT + (amount - worth::food(look)).max(0) * 3 * POINT,
        Happening::Taxes => i32::from(look.mat.n_goods()) / amount * POINT,
        Happening::Plague => look.rounds_left() * 2,
        _ => 0,
    }
}
