//! Orders: goods for points, where the merchant stands; after that the round is over for the player.

use crate::orleans::thumb::action;
use crate::orleans::thumb::journeys::{self, Map, Means};
use crate::orleans::thumb::look::Look;
use crate::orleans::thumb::worth::POINT;
use orleans::components::{OrderFacts, Town, components};
use orleans::{Module, Move, OrdersMove};

/// What delivering brings over waiting for the end of the own actions: they can then be used next round, but a
/// round is lost for them.
pub(super) fn deliver(look: &Look<'_>, mv: Move) -> i32 {
    let Move::Orders(OrdersMove::Deliver(order)) = mv else { return 0 };
    let ready = look.mat.places.iter().filter(|&place| look.is_ready(place) && !journeys::PLACES.contains(&place));
    let actions: i32 = ready.map(|place| action::value(look, place).max(0)).sum();
    // The tour itself would rather lead away from here.
    let tour = Map::new(look).tour(Means::ready(look)).max(0);
    gain(&components().trade.orders[usize::from(order.0)]) - (actions + tour) / 2
}

/// What can be delivered in each town with the goods at hand: the best order there.
pub(in crate::orleans::thumb) fn by_town(look: &Look<'_>) -> [i32; Town::COUNT] {
    let mut gains = [0; Town::COUNT];
    if look.view.setup.modules.contains(Module::Orders) {
        for order in look.view.table.modules.orders.face_up.iter().flatten() {
            let order = &components().trade.orders[usize::from(order.0)];
            if look.mat.goods.iter().zip(order.goods).all(|(&there, wanted)| there >= wanted) {
                gains[order.town.index()] = gain(order).max(gains[order.town.index()]);
            }
        }
    }
    gains
}

/// The points of an order over those of its goods.
fn gain(order: &OrderFacts) -> i32 {
    let points = &components().counts.goods_points;
    let goods: i32 = order.goods.iter().zip(points).map(|(&wanted, &each)| i32::from(wanted) * i32::from(each)).sum();
    (i32::from(order.points) - goods) * POINT
}
