//! What a sheet is worth by rules of thumb, in points.

use ::joan::components::Bonus;
use ::joan::state::Turn;
use ::joan::{Sheet, State};
use tabletop::Seat;

/// What a mark is worth beyond the points it scores now, for what it may still bring.
const COIN: f32 = 0.8;
const GOOD: f32 = 0.7;
const SPACE: f32 = 0.9;
const ROUTE: f32 = 0.4;
const PLACE: f32 = 2.5;
const STATION: f32 = 2.0;
const SYMBOL: f32 = 0.6;
/// What the use of a follower is worth.
const ACTION: f32 = 2.2;

/// The points of a seat and what its sheet promises, with the open bonuses of its turn.
pub(super) fn worth(state: &State, seat: Seat) -> f32 {
    let sheet = state.sheet(seat);
    let points = ::joan::score::total(state, seat) as f32;
    let own_turn = state.turn.ask.is_some() && state.side() == seat;
    points + promise(sheet) + if own_turn { open(&state.turn) } else { 0.0 }
}

fn promise(sheet: &Sheet) -> f32 {
    let goods: u8 = sheet.goods.iter().sum();
    let symbols = sheet.deeds.iter().flatten().filter(|marked| **marked).count();
    COIN * f32::from(sheet.coins())
        + GOOD * f32::from(goods + 2 * sheet.goods_columns())
        + SPACE * f32::from(sheet.development)
        + ROUTE * f32::from(sheet.routes.len())
        + PLACE * f32::from(sheet.places.len())
        + STATION * f32::from(sheet.stations.len())
        + SYMBOL * symbols as f32
}

/// What is still open in a turn.
pub(super) fn open(turn: &Turn) -> f32 {
    let bonus = |bonus: &Bonus| match bonus {
        Bonus::Action(_) => ACTION,
        Bonus::Goods(goods) => GOOD * f32::from(*goods),
        Bonus::Coins(coins) => COIN * f32::from(*coins),
        Bonus::Station => STATION + ACTION,
    };
    let work = f32::from(turn.work.coins + turn.work.coin_or_point) * COIN
        + f32::from(turn.work.goods) * GOOD
        + f32::from(turn.work.land + turn.work.water + turn.work.stations) * ACTION;
    let action = if turn.action.is_some() { ACTION } else { 0.0 };
    turn.bonuses.as_slice().iter().map(bonus).sum::<f32>() + work + action
}
