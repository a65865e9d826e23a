//! Harvest: food is owed, or coins for what is missing.

use crate::ask::{Ask, Move, Offer};
use crate::components::{Edition, Good};
use crate::event::Log;
use crate::event_tile::strength;
use crate::flow::{Frame, Step};
use crate::state::{Mat, State};
use crate::verbs::{coins, goods};
use tabletop::{RuleId, Seat};

/// Food items are grain, cheese and wine (base.events.harvest-food).
const FOOD: [Good; 3] = [Good::Grain, Good::Cheese, Good::Wine];
/// The price of a missing item.
pub(crate) const PRICE: u8 = 5;

/// 1, 2 or 3 items for A, B or C (base.events.harvest), 1 in the first edition.
pub(super) fn suffer(state: &mut State, seat: Seat, log: &mut Log) {
    owe(state, seat, strength(state).unwrap_or(1), log);
}

/// Asks for the next item; who has neither food nor the price pays all coins, and torture covers
/// the rest (base.events.harvest-torture-last).
pub(crate) fn owe(state: &mut State, seat: Seat, owed: u8, log: &mut Log) {
    if owed == 0 {
        return;
    }
    let mat = state.mat(seat);
    if has_food(mat) || may_pay(state.edition(), mat) {
        state.then([Frame::Ask(seat, Ask::Harvest { owed })]);
    } else {
        state.then([Frame::Do(Step::Harvest { seat, owed: owed - 1 })]);
        coins::must_pay(state, seat, PRICE.into(), log);
    }
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    let mat = state.mat(seat);
    out.extend(food(mat).map(Move::Feed));
    if mat.on_tiles.bread > 0 {
        out.push(Move::FeedBread);
    }
    if may_pay(state.edition(), mat) {
        out.push(Move::PayCoins(PRICE));
    }
}

/// Food goes back to the goods market (base.events.harvest-returns-food).
pub(crate) fn answer(state: &mut State, seat: Seat, owed: u8, mv: Move, log: &mut Log) {
    match mv {
        Move::Feed(good) => goods::give_back(state, seat, good, log),
        Move::FeedBread => goods::give_back_bread(state, seat, log),
        _ => coins::spend(state, seat, PRICE.into(), log),
    }
    owe(state, seat, owed - 1, log);
}

pub(crate) fn why_not(state: &State, seat: Seat, mv: Move) -> Option<RuleId> {
    let first = state.edition() == Edition::First;
    Some(RuleId(match mv {
        Move::Feed(_) | Move::FeedBread | Move::GiveGood(_) => "base.events.harvest-food",
        Move::PayCoins(PRICE) if first && has_food(state.mat(seat)) => "base.events.harvest-first-edition",
        Move::PayCoins(_) | Move::Decline => "base.events.harvest-torture-last",
        _ => return None,
    }))
}

/// The food before a player.
pub(crate) fn food(mat: &Mat) -> impl Iterator<Item = Good> {
    FOOD.into_iter().filter(|good| mat.goods[good.index()] > 0)
}

/// Bread is food, too (places.bakery.bread-is-a-good).
pub(crate) fn has_food(mat: &Mat) -> bool {
    food(mat).next().is_some() || mat.on_tiles.bread > 0
}

/// Coins are a choice even if food is at hand (base.events.harvest-choice); in the first edition
/// only for those who have none (base.events.harvest-first-edition).
fn may_pay(edition: Edition, mat: &Mat) -> bool {
    mat.coins >= PRICE.into() && (edition != Edition::First || !has_food(mat))
}
