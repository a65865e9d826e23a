//! One step of an effect as the data files write it.

use super::super::{Bonus, By, Count, Effect, Follower, Good, Prize};
use serde::Deserialize;

/// A step, by its `op`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
pub(super) enum Op {
    Good { kind: Kind, n: u8 },
    Coin { n: u8 },
    Dev { n: u8 },
    Route { mode: By, n: u8 },
    Build { pay_coin: bool },
    AcquirePlace,
    Action { follower: Follower },
    Shield { n: u8 },
    Vp { n: u8 },
    Citizen,
    Choose { times: u8, of: Vec<Vec<Op>> },
    Per { count: Count, each: Vec<Op> },
    AsFollower {},
    DevToNextStar { ignore_bonuses: bool, yellow_bonuses: bool },
    PlaceDiscount { n: u8, optional: bool },
    ReplaceOneGoodOnLandRoute,
    BuildInStruckTowns,
}

/// A kind of good, or the player's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Kind {
    Any,
    #[serde(untagged)]
    Only(Good),
}

/// The steps of a place or a deed as one effect; `None` if there is one that they do not know.
pub(super) fn effect(ops: &[Op]) -> Option<Effect> {
    let mut effect = Effect::default();
    let coin_or_point = [vec![Op::Coin { n: 1 }], vec![Op::Dev { n: 1 }]];
    for op in ops {
        match op {
            Op::Good { kind: Kind::Any, n } => effect.any_goods += n,
            Op::Good { kind: Kind::Only(good), n } => effect.goods[good.index()] += n,
            Op::Coin { n } => effect.coins += n,
            Op::Dev { n } => effect.points += n,
            Op::Route { mode: By::Land, n } => effect.land += n,
            Op::Route { mode: By::Water, n } => effect.water += n,
            Op::Build { pay_coin: true } => effect.station = true,
            Op::Choose { times, of } if *of == coin_or_point => effect.coin_or_point += times,
            Op::Per { count, each } if *each == [Op::Dev { n: 1 }] => effect.point_per = Some(*count),
            Op::DevToNextStar { ignore_bonuses: true, yellow_bonuses: true } => effect.to_next_star = true,
            _ => return None,
        }
    }
    Some(effect)
}

/// A bonus of the sheet; `None` if it is something else.
pub(super) fn prize(ops: &[Op]) -> Option<Prize> {
    match ops {
        [Op::Coin { n }] => Some(Prize::Open(Bonus::Coins(*n))),
        [Op::Good { kind: Kind::Any, n }] => Some(Prize::Open(Bonus::Goods(*n))),
        [Op::Action { follower }] => Some(Prize::Open(Bonus::Action(*follower))),
        [Op::Build { pay_coin: false }] => Some(Prize::Open(Bonus::Station)),
        [Op::Dev { n }] => Some(Prize::Points(*n)),
        [Op::Shield { n }] => Some(Prize::Shields(*n)),
        [Op::Vp { n }] => Some(Prize::Victory(*n)),
        [Op::Citizen] => Some(Prize::Citizen),
        _ => None,
    }
}
