//! The map in words: every town with who is there and where its routes lead.

use super::Names;
use super::count::list;
use orleans::components::{By, Good, GoodsSpaceId, RouteFacts, Town, components};
use orleans::{SystemOnTable, View};
use tabletop::Seat;

/// A town: merchants, trading stations, and its routes with the goods on them.
pub(crate) fn town(view: &View, town: Town, names: &Names) -> String {
    let mut parts = Vec::new();
    let merchants = seats(view, names, |seat| view.players[seat.index()].mat.merchant == town);
    if !merchants.is_empty() {
        parts.push(format!("merchant of {}", list(&merchants)));
    }
    let stations = seats(view, names, |seat| view.players[seat.index()].mat.stations.contains(town));
    if !stations.is_empty() {
        parts.push(format!("trading station of {}", list(&stations)));
    }
    for by in [By::Road, By::Water] {
        let ways: Vec<String> =
            routes(town).filter(|route| route.by == by).map(|route| way(view, route, town)).collect();
        if !ways.is_empty() {
            let word = if by == By::Road { "roads" } else { "waterways" };
            parts.push(format!("{word} to {}", list(&ways)));
        }
    }
    format!("{town}: {}.", parts.join("; "))
}

/// The whole map, the towns in printed order.
pub(crate) fn map(view: &View, names: &Names) -> Vec<String> {
    Town::ALL.iter().map(|&it| town(view, it, names)).collect()
}

fn routes(town: Town) -> impl Iterator<Item = &'static RouteFacts> {
    let components = components();
    components.towns[town.index()].routes.iter().map(|&route| &components.routes[usize::from(route)])
}

fn way(view: &View, route: &RouteFacts, from: Town) -> String {
    let goods: Vec<String> =
        view.table.map[route.goods_spaces.clone()].iter().flatten().map(|good: &Good| good.to_string()).collect();
    let hidden = match view.table.modules.system {
        SystemOnTable::Prosperity(table) => {
            route.goods_spaces.clone().filter(|&at| table.face_down.contains(GoodsSpaceId(at as u8))).count()
        }
        _ => 0,
    };
    match goods.is_empty() {
        true if hidden > 0 => format!("{} ({hidden} face down)", route.other_end(from)),
        true => format!("{} (no goods)", route.other_end(from)),
        false => format!("{} ({})", route.other_end(from), goods.join(", ")),
    }
}

fn seats(view: &View, names: &Names, is: impl Fn(Seat) -> bool) -> Vec<String> {
    (0..view.setup.players).map(Seat).filter(|&seat| is(seat)).map(|seat| names.of(seat).to_owned()).collect()
}
