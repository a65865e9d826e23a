//! What a sheet promises by rules of thumb, with an eye on the turns that are left.

use super::left::turns_left;
use super::turn::Value;
use ::joan::components::{Bonus, Deed, Place, Prize, components};
use ::joan::{Sheet, State, Turn};
use tabletop::Seat;

/// What a turn brings on the mean: Development spaces, trading stations and Citizens, goods in each row.
const SPACES: f32 = 0.4;
const HOUSES: f32 = 0.3;
const GOODS: f32 = 0.08;
/// What things are worth beyond the points that they score.
const ACTION: f32 = 2.5;
const COIN: f32 = 0.6;
const GOOD: f32 = 0.8;
const SPACE: f32 = 0.8;
const SHIELD: f32 = 2.0;
const CITIZEN: f32 = 4.0;
/// What a place brings in each turn that is left.
const PLACE: f32 = 0.2;
/// What one and two marks at an open deed promise.
const MARKS: [f32; 4] = [0.0, 0.4, 1.4, 0.0];
/// What a town where one may build promises, up to three of them.
const SITE: f32 = 0.5;
const ROUTE: f32 = 0.15;

/// The value of somebody who counts what is on the sheet and what it is likely to become.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Thumb;

impl Value for Thumb {
    fn worth(&mut self, state: &State, seat: Seat) -> f32 {
        let (sheet, left) = (state.sheet(seat), f32::from(turns_left(state, seat)));
        let houses = f32::from(sheet.stations.len() + state.citizens(seat));
        let now = ::joan::score::total(state, seat) as f32 - houses * f32::from(sheet.status());
        let later = (houses + HOUSES * left) * status(f32::from(sheet.development) + SPACES * left);
        now + later
            + soon(left) * (stores(sheet, left) + marks(state, sheet) + map(state, sheet))
            + lasting(sheet, left)
    }
}

/// How much what is not finished counts: less and less in the last turns.
fn soon(left: f32) -> f32 {
    (left / 4.0).min(1.0)
}

/// The Development Status at the end, between the stars by how near the next one is.
fn status(spaces: f32) -> f32 {
    let track = &components().development;
    let mut from = (0.0, 0.0);
    for (nth, space) in track.iter().enumerate() {
        if let Some(star) = space.star {
            let to = (nth as f32 + 1.0, f32::from(star));
            if spaces < to.0 {
                return from.1 + (to.1 - from.1) * (spaces - from.0) / (to.0 - from.0);
            }
            from = to;
        }
    }
    from.1
}

/// Goods and coins: rows and columns that are nearly full.
fn stores(sheet: &Sheet, left: f32) -> f32 {
    let printed = components();
    let columns = printed.warehouse_columns.len();
    let row = |(good, row): (&u8, &::joan::components::WarehouseRowFacts)| {
        let full = ((f32::from(*good) + GOODS * left) / columns as f32).min(1.0);
        if usize::from(*good) < columns { f32::from(row.points) * full * full * full } else { 0.0 }
    };
    let goods: f32 = sheet.goods.iter().zip(&printed.warehouse).map(row).sum();
    let column = |(nth, prize): (usize, &Prize)| nearly(&sheet.goods, nth) * prized(*prize);
    let columns: f32 = printed.warehouse_columns.iter().enumerate().map(column).sum();
    let circled = |(circled, prize): (&u8, &Prize)| {
        let share = f32::from(*circled) / printed.bank_columns.len() as f32;
        if share < 1.0 { share * share * prized(*prize) } else { 0.0 }
    };
    let rows: f32 = sheet.circled.iter().zip(&printed.bank_rows).map(circled).sum();
    let struck = |(nth, prize): (usize, &Prize)| nearly(&sheet.struck, nth) * prized(*prize);
    let bank: f32 = printed.bank_columns.iter().enumerate().map(struck).sum();
    goods + columns + rows + bank + COIN * f32::from(sheet.coins())
}

/// How near a column of these rows is to being full; nothing once it is.
fn nearly(rows: &[u8], column: usize) -> f32 {
    let marked = rows.iter().filter(|row| usize::from(**row) > column).count();
    let share = marked as f32 / rows.len() as f32;
    if marked < rows.len() { share * share } else { 0.0 }
}

/// What is still open in a turn: its action, its bonuses, and the rest of an effect.
pub(super) fn open(turn: &Turn) -> f32 {
    let work = &turn.work;
    let marks = f32::from(work.coins + work.coin_or_point) * COIN
        + f32::from(work.goods) * GOOD
        + f32::from(work.land + work.water + work.stations) * ACTION;
    let action = if turn.action.is_some() { ACTION } else { 0.0 };
    turn.bonuses.as_slice().iter().map(|open| bonus(*open)).sum::<f32>() + marks + action
}

fn bonus(bonus: Bonus) -> f32 {
    match bonus {
        Bonus::Action(_) => ACTION,
        Bonus::Goods(goods) => GOOD * f32::from(goods),
        Bonus::Coins(coins) => COIN * f32::from(coins),
        Bonus::Station => ACTION + CITIZEN,
    }
}

fn prized(prize: Prize) -> f32 {
    match prize {
        Prize::Open(open) => bonus(open),
        Prize::Points(points) => SPACE * f32::from(points),
        Prize::Shields(shields) => SHIELD * f32::from(shields),
        Prize::Victory(points) => f32::from(points),
        Prize::Citizen => CITIZEN,
    }
}

/// Deeds that are begun and still open.
fn marks(state: &State, sheet: &Sheet) -> f32 {
    let marked = |deed: Deed| sheet.deeds[deed.index()].iter().filter(|marked| **marked).count();
    Deed::ALL.iter().filter(|deed| state.deed_is_open(**deed)).map(|deed| MARKS[marked(*deed)]).sum()
}

/// Towns where one may build, and routes.
fn map(state: &State, sheet: &Sheet) -> f32 {
    let free = sheet.reached - sheet.stations;
    let sites = if sheet.has(Place::Tavern) { free } else { free - state.table.taken };
    SITE * f32::from(sites.len().min(3)) + ROUTE * f32::from(sheet.routes.len())
}

/// Own places, which work again and again.
fn lasting(sheet: &Sheet, left: f32) -> f32 {
    PLACE * left * f32::from(sheet.places.len())
}
