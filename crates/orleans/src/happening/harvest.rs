//! Harvest: food is owed, or coins for what is missing.

use super::asks::{HappeningAsk, ask};
use super::rule;
use crate::ask::{Ask, Move, Offer};
use crate::components::{Edition, EventFacts, Good, Happening};
use crate::event::Log;
use crate::flow::{Frame, Step};
use crate::modules;
use crate::state::{Mat, State};
use crate::verbs::{coins, goods};
use tabletop::{RuleId, Seat};

/// Food items are grain, cheese and wine (base.events.harvest-food).
const FOOD: [Good; 3] = [Good::Grain, Good::Cheese, Good::Wine];
/// The price of an item in the Harvest of the base game.
pub(crate) const PRICE: u8 = 5;

/// The price of an item, where coins are a choice.
pub(super) fn price_of_choice(state: &State) -> u8 {
    match state.happening() {
        Some(facts) if matches!(facts.event, Happening::Feeding | Happening::GreatFeast) => facts.price,
        _ => PRICE,
    }
}

/// In the base game coins are a choice, item by item; sets that print a price for what is missing ask for food first
/// (base.events.harvest, events.harvest-a.food).
pub(super) fn suffer(state: &mut State, seat: Seat, owed: u8, log: &mut Log) {
    match price_of_missing(state) {
        0 if !in_kind(state) => owe(state, seat, owed, log),
        _ => owe_food(state, seat, owed, log),
    }
}

/// Whether food is there for all that is owed, or coins where they help.
pub(super) fn can_pay(mat: &Mat, facts: &EventFacts) -> bool {
    let items = FOOD.into_iter().map(|good| mat.good(good)).sum::<u8>() + mat.on_tiles.bread;
    let missing = facts.amount.saturating_sub(items);
    let price = if facts.price > 0 { facts.price } else { PRICE };
    missing == 0 || !facts.in_kind && mat.coins >= u16::from(missing) * u16::from(price)
}

fn in_kind(state: &State) -> bool {
    state.happening().is_some_and(|facts| facts.in_kind)
}

fn price_of_missing(state: &State) -> u8 {
    state.happening().map_or(0, |facts| facts.price)
}

/// Food that is there must be given; coins pay only for what is missing (events.harvest-a.food,
/// events.harvest-b.food, events.harvest-d.two-food).
fn owe_food(state: &mut State, seat: Seat, owed: u8, log: &mut Log) {
    if owed > 0 && has_food(state.mat(seat)) {
        ask(state, seat, HappeningAsk::Harvest { owed });
    } else {
        coins::must_pay(state, seat, u16::from(owed) * u16::from(price_of_missing(state)), log);
    }
}

/// Gives food up, and goes on with what is still owed.
pub(super) fn feed(state: &mut State, seat: Seat, owed: u8, mv: Move, log: &mut Log) {
    give(state, seat, mv, log);
    owe_food(state, seat, owed - 1, log);
}

/// Asks for the next item; who has neither food nor the price pays all coins, and torture covers
/// the rest (base.events.harvest-torture-last).
pub(crate) fn owe(state: &mut State, seat: Seat, owed: u8, log: &mut Log) {
    if owed == 0 {
        return;
    }
    let mat = state.mat(seat);
    if has_food(mat) || may_pay(state, mat) {
        state.then([Frame::Ask(seat, Ask::Harvest { owed })]);
    } else {
        state.then([Frame::Do(Step::Harvest { seat, owed: owed - 1 })]);
        coins::must_pay(state, seat, PRICE.into(), log);
    }
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    let mat = state.mat(seat);
    food_options(mat, out);
    if may_pay(state, mat) {
        out.push(Move::PayCoins(price_of_choice(state)));
    }
}

/// Bread is food, too (places.bakery.bread-is-a-good, events.goods.bread-value).
pub(super) fn food_options(mat: &Mat, out: &mut impl Offer) {
    out.extend(food(mat).map(Move::Feed));
    if mat.on_tiles.bread > 0 {
        out.push(Move::FeedBread);
    }
}

pub(crate) fn answer(state: &mut State, seat: Seat, owed: u8, mv: Move, log: &mut Log) {
    match mv {
        Move::Feed(_) | Move::FeedBread => give(state, seat, mv, log),
        _ => coins::spend(state, seat, price_of_choice(state).into(), log),
    }
    owe(state, seat, owed - 1, log);
}

/// Food goes back to the goods market (base.events.harvest-returns-food, events.goods.return-to-supply).
fn give(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    match mv {
        Move::Feed(good) => goods::give_back(state, seat, good, log),
        _ => goods::give_back_bread(state, seat, log),
    }
}

pub(crate) fn why_not(state: &State, seat: Seat, mv: Move) -> Option<RuleId> {
    if modules::events(&state.setup).is_some() {
        return Some(rule(state));
    }
    let first = state.edition() == Edition::First;
    Some(RuleId(match mv {
        Move::Feed(_) | Move::FeedBread | Move::GiveGood(_) => "base.events.harvest-food",
        Move::PayCoins(PRICE) if first && has_food(state.mat(seat)) => "base.events.harvest-first-edition",
        Move::PayCoins(_) | Move::Decline => "base.events.harvest-torture-last",
        _ => return None,
    }))
}

/// How many food items there are before a player.
pub(super) fn n_food(mat: &Mat) -> u8 {
    FOOD.iter().map(|good| mat.good(*good)).sum::<u8>() + mat.on_tiles.bread
}

/// The food before a player.
fn food(mat: &Mat) -> impl Iterator<Item = Good> {
    FOOD.into_iter().filter(|good| mat.goods[good.index()] > 0)
}

fn has_food(mat: &Mat) -> bool {
    food(mat).next().is_some() || mat.on_tiles.bread > 0
}

/// Coins are a choice even if food is at hand (base.events.harvest-choice); in the first edition
/// only for those who have none (base.events.harvest-first-edition).
fn may_pay(state: &State, mat: &Mat) -> bool {
    mat.coins >= price_of_choice(state).into() && (state.edition() != Edition::First || !has_food(mat))
}
