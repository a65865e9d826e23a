//! The hour glass tiles of Trade & Intrigue.

use crate::thumb::sight::Sight;
use crate::thumb::trade::Map;
use crate::thumb::worth::{self, POINT};
use crate::thumb::{action, best, choose, deeds, pay};
use orleans::components::{Good, Town, components};
use orleans::{Move, HappeningAsk, HappeningMove, Whence};

pub(super) fn answer(sight: &Sight<'_>, ask: HappeningAsk, options: &[Move]) -> Move {
    let price = sight.trade_tile().map_or(0, |tile| i32::from(tile.amount)) * POINT;
    match ask {
        HappeningAsk::Indulgence => best(sight, options, |mv| match mv {
            Move::Recruit(kind) => worth::follower(sight, kind) - price,
            _ => 0,
        }),
        HappeningAsk::Training => best(sight, options, |mv| match mv {
            Move::Advance(track) => worth::advance(sight, track).unwrap_or(0) - price,
            Move::Develop => worth::steps(sight, 1) - price,
            _ => 0,
        }),
        HappeningAsk::Wheel => best(sight, options, |mv| choose::wheel(sight, mv)),
        HappeningAsk::BonVoyage => {
            let map = Map::new(sight);
            let stay = map.stay() + price;
            best(sight, options, |mv| if mv == Move::Decline { stay } else { map.journey(mv) })
        }
        HappeningAsk::Harvest { .. } => best(sight, options, |mv| -pay::loss(sight, mv)),
        HappeningAsk::Retraining => best(sight, options, |mv| match mv {
            Move::PayCoins(coins) => i32::from(coins) * -POINT,
            _ => worth::steps(sight, points(mv)) - i32::from(points(mv)) * POINT,
        }),
        HappeningAsk::Malfunction => best(sight, options, |mv| match mv {
            Move::GivePlacedWheel(place) => -action::value(sight, place).max(POINT),
            _ => 0,
        }),
        // No change is given, so what fits exactly is best; small goods are kept for later dues.
        HappeningAsk::Dues { owed } => best(sight, options, |mv| {
            let paid = i32::from(points(mv));
            let owed = i32::from(owed);
            if paid >= owed { -paid * POINT } else { -owed * POINT - POINT / 2 }
        }),
        HappeningAsk::Summoning => {
            let map = Map::new(sight);
            best(sight, options, |mv| {
                if mv == Move::GoTo(Town::Orleans) { map.stay_in(Town::Orleans) } else { map.stay() - price }
            })
        }
        HappeningAsk::Famine { .. } => best(sight, options, |mv| match mv {
            Move::Happening(HappeningMove::Dismiss { kind, from }) => {
                let at_hand = if from == Whence::Bag { 0 } else { POINT };
                -deeds::loss(sight, kind) - at_hand
            }
            _ => 0,
        }),
        HappeningAsk::Newcomer(_) => best(sight, options, |mv| match mv {
            Move::ToMarket => POINT,
            _ => choose::drawn(sight, mv),
        }),
    }
}

/// The points of the good that is given; bread counts like grain.
fn points(mv: Move) -> u8 {
    let good = if let Move::GiveGood(good) = mv { good } else { Good::Grain };
    components().counts.goods_points[good.index()]
}
