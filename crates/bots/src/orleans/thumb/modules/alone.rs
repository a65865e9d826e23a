//! What things are worth where a task wins the game, in tenths of a hundredth of it.

use super::{duel, invasion};
use crate::orleans::aims::Aims;
use crate::orleans::dues::{FOOD, points};
use crate::orleans::thumb::look::Look;
use crate::orleans::thumb::worth::POINT;
use orleans::components::{Good, Happening, Town};
use orleans::events;

/// A citizen that is missing.
const MISSING_CITIZEN: i32 = 12 * POINT;
/// What is over helps to pay.
const SPARE: i32 = POINT;

/// A good: much if it is missing, else what it pays for.
pub(in crate::orleans::thumb) fn good(look: &Look<'_>, aims: &Aims, good: Good) -> i32 {
    match aims.goods[good.index()] {
        0 => spare(look, aims, good),
        // Where any good will do, those that are worth more bring more.
        _ if aims.site.is_some() || aims.capital => i32::from(points(good)) * look.prices.materials,
        _ => look.prices.missing_good + spare(look, aims, good),
    }
}

/// A good that the task does not take: it is eaten, or sold.
pub(super) fn spare(look: &Look<'_>, aims: &Aims, good: Good) -> i32 {
    let eaten = FOOD.contains(&good) && is_hungry(look);
    match aims.dues {
        Some(dues) if dues.coins > 0 => {
            (i32::from(points(good)) * look.prices.sale).max(if eaten { look.prices.meal } else { 0 })
        }
        _ if eaten => 3 * SPARE,
        _ => SPARE,
    }
}

/// A coin: more as long as some are missing.
pub(in crate::orleans::thumb) fn coin(look: &Look<'_>) -> i32 {
    if let Some(worth) = invasion::coin(look) {
        return worth;
    }
    match look.aims.and_then(|aims| aims.dues) {
        Some(dues) if dues.coins > 0 => look.prices.coin + if dues.soon { look.prices.soon } else { 0 },
        _ => POINT,
    }
}

/// Whether food is still asked for.
fn is_hungry(look: &Look<'_>) -> bool {
    let ahead = events(&look.view.setup).iter().skip(usize::from(look.view.table.round).saturating_sub(1));
    ahead
        .into_iter()
        .any(|facts| matches!(facts.event, Happening::Harvest | Happening::Feeding | Happening::GreatFeast))
}

/// A citizen.
pub(in crate::orleans::thumb) fn citizen(aims: &Aims) -> i32 {
    if aims.citizens > 0 { MISSING_CITIZEN } else { SPARE / 2 }
}

/// A trading station earns on Trading Days at best.
pub(in crate::orleans::thumb) fn station(look: &Look<'_>) -> i32 {
    let days = events(&look.view.setup).iter().skip(look.view.table.round.into());
    let coins: u8 = days.filter(|facts| facts.event == Happening::TradingDay).map(|facts| facts.amount).sum();
    i32::from(coins) * POINT
}

/// What a town is worth to the merchant who comes there.
pub(in crate::orleans::thumb) fn arrival(look: &Look<'_>, aims: &Aims, town: Town) -> i32 {
    match aims.goals.contains(town) {
        true if aims.citizens > 0 => MISSING_CITIZEN,
        true => look.prices.goal,
        false => 0,
    }
}

/// What a station in this town is worth beyond any other.
pub(in crate::orleans::thumb) fn site(look: &Look<'_>, aims: &Aims, town: Town) -> i32 {
    duel::site(look, town) + if aims.site == Some(town) { look.prices.goal } else { 0 }
}
