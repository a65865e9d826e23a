//! The hour glass tiles of Trade & Intrigue.

use super::{duel, invasion, prosperity};
use crate::orleans::thumb::journeys::Map;
use crate::orleans::thumb::look::Look;
use crate::orleans::thumb::worth::{self, POINT};
use crate::orleans::thumb::{action, best, choose, deeds, pay};
use orleans::components::{Good, Town, components};
use orleans::{HappeningAsk, HappeningMove, Module, Move, Whence};

pub(super) fn answer(look: &Look<'_>, ask: HappeningAsk, options: &[Move]) -> Move {
    let price = look.happening().map_or(0, |facts| i32::from(facts.amount)) * POINT;
    match ask {
        HappeningAsk::Indulgence => best(look, options, |mv| match mv {
            Move::Recruit(kind) => worth::follower(look, kind) - price,
            _ => 0,
        }),
        HappeningAsk::Training => best(look, options, |mv| match mv {
            Move::Advance(track) => worth::advance(look, track).unwrap_or(0) - price,
            Move::Develop => worth::steps(look, 1) - price,
            _ => 0,
        }),
        // What is offered was wanted: building is what the merchant is there for.
        HappeningAsk::Progress => best(look, options, |mv| invasion::progress(look, mv)),
        HappeningAsk::Wheel => best(look, options, |mv| choose::wheel(look, mv)),
        HappeningAsk::BonVoyage if !invasion::can_spend(look, (price / POINT) as u16) => Move::Decline,
        HappeningAsk::BonVoyage => {
            let map = Map::new(look);
            let stay = map.stay() + price;
            best(look, options, |mv| if mv == Move::Decline { stay } else { map.journey(mv) })
        }
        HappeningAsk::Harvest { .. } => best(look, options, |mv| -pay::loss(look, mv)),
        HappeningAsk::Retraining => best(look, options, |mv| match mv {
            Move::PayCoins(coins) => i32::from(coins) * -POINT,
            _ => worth::steps(look, points(mv)) - i32::from(points(mv)) * POINT,
        }),
        HappeningAsk::Malfunction | HappeningAsk::WheelTax { .. } => best(look, options, |mv| match mv {
            Move::GivePlacedWheel(place) => -action::value(look, place).max(POINT),
            _ => 0,
        }),
        // No change is given, so what fits exactly is best; small goods are kept for later dues.
        HappeningAsk::Dues { owed } => best(look, options, |mv| {
            let paid = i32::from(points(mv));
            let owed = i32::from(owed);
            if paid >= owed { -paid * POINT } else { -owed * POINT - POINT / 2 }
        }),
        HappeningAsk::Summoning => {
            let map = Map::new(look);
            best(look, options, |mv| {
                if mv == Move::GoTo(Town::Orleans) { map.stay_in(Town::Orleans) } else { map.stay() - price }
            })
        }
        HappeningAsk::Famine { .. } => best(look, options, |mv| match mv {
            Move::Happening(HappeningMove::Dismiss { kind, from }) => {
                let at_hand = if from == Whence::Bag { 0 } else { POINT };
                -deeds::loss(look, kind) - at_hand
            }
            _ => 0,
        }),
        // What withers far away is missed least.
        HappeningAsk::Drought { .. } => best(look, options, |mv| match mv {
            Move::Happening(HappeningMove::Wither { a, b, .. }) => {
                let here = look.mat.merchant;
                i32::from(components().distance(here, a).min(components().distance(here, b)))
            }
            _ => 0,
        }),
        HappeningAsk::Riots => best(look, options, |mv| match mv {
            Move::Happening(HappeningMove::Dismiss { kind, .. }) => -deeds::loss(look, kind),
            _ => -price,
        }),
        HappeningAsk::Banishment { .. } => best(look, options, |mv| match mv {
            Move::Happening(HappeningMove::Banish(follower)) => -deeds::loss(look, follower.kind()),
            _ => 0,
        }),
        // A tile that is not used is missed least.
        HappeningAsk::Arson => best(look, options, |mv| match mv {
            Move::GiveTile(place) => -choose::tile(look, Move::Tile(place)),
            _ => 0,
        }),
        HappeningAsk::TownMeeting if look.view.setup.modules.contains(Module::Duel) => {
            best(look, options, |mv| duel::town_meeting(look, mv))
        }
        HappeningAsk::TownMeeting => {
            best(look, options, |mv| if mv == Move::Decline { 0 } else { worth::citizen(look) - price })
        }
        HappeningAsk::PilgrimsDay => best(look, options, |mv| prosperity::pilgrims(look, mv)),
        HappeningAsk::Companion => best(look, options, |mv| match mv {
            Move::Happening(HappeningMove::Dismiss { kind, .. }) => -deeds::loss(look, kind),
            _ => 0,
        }),
        // A good is worth its price; more only where it will be missing.
        HappeningAsk::MarketDay { .. } => best(look, options, |mv| match mv {
            Move::Buy(good) => worth::good(look, good) - i32::from(points(mv)) * POINT - 1,
            _ => 0,
        }),
        HappeningAsk::Trade => best(look, options, |mv| duel::swap(look, mv)),
        HappeningAsk::QuickTravel { .. } => {
            let map = Map::new(look);
            let stay = map.stay() + POINT;
            best(look, options, |mv| if mv == Move::Decline { stay } else { map.journey(mv) })
        }
        HappeningAsk::Newcomer(_) => best(look, options, |mv| match mv {
            Move::ToMarket => POINT,
            _ => choose::drawn(look, mv),
        }),
    }
}

/// The points of the good that is given; bread counts like grain.
fn points(mv: Move) -> u8 {
    let good = if let Move::GiveGood(good) | Move::Buy(good) = mv { good } else { Good::Grain };
    components().counts.goods_points[good.index()]
}
