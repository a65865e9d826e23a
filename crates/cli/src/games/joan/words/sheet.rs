//! A player's sheet and the map.

use super::event::holder_name;
use super::gist;
use crate::speech::Names;
use crate::speech::count::{counted, list};
use joan::components::{BankRow, By, Good, Route, Town, components};
use joan::{Holder, Sheet, State, View};
use tabletop::Seat;

/// The sheet of a seat.
pub(crate) fn sheet(view: &View, seat: Seat, names: &Names<State>) -> Vec<String> {
    let Some(sheet) = view.sheets.get(seat.index()) else { return Vec::new() };
    let name = names.of(seat);
    let towns: Vec<String> = sheet.stations.iter().map(|town| town.to_string()).collect();
    let places: Vec<String> = sheet.places.iter().map(|place| format!("{place} ({})", gist::place(place))).collect();
    vec![
        format!("Sheet of {name}: warehouse {}.", warehouse(sheet)),
        format!("Bank: {}; {} to spend.", bank(sheet), counted(sheet.coins(), "coin")),
        format!(
            "Development space {}, status {}; {}; {} recruited; {}.",
            sheet.development,
            sheet.status(),
            counted(sheet.shields, "shield"),
            counted(sheet.monks, "Monk"),
            counted(sheet.routes.len(), "route")
        ),
        format!("Trading stations: {}. Citizens: {}.", list(&towns), view.citizens(seat)),
        format!("Places: {}.", list(&places)),
    ]
}

fn warehouse(sheet: &Sheet) -> String {
    let rows: Vec<String> = Good::ALL.iter().map(|good| format!("{good} {}", sheet.goods[good.index()])).collect();
    list(&rows)
}

fn bank(sheet: &Sheet) -> String {
    let row = |row: &BankRow| {
        format!("{row} with {} circled and {} struck out", sheet.circled[row.index()], sheet.struck[row.index()])
    };
    let rows: Vec<String> = BankRow::ALL.iter().map(row).collect();
    list(&rows)
}

/// The routes that a seat can fill in next, and those it has.
pub(crate) fn map(view: &View, seat: Seat) -> Vec<String> {
    let Some(sheet) = view.sheets.get(seat.index()) else { return Vec::new() };
    let told = |route: Route| format!("{} ({})", gist::route(route), gist::gives(route));
    let open = By::ALL.iter().map(|by| sheet.open_routes(*by, view.setup.players));
    let open: Vec<String> = open.flat_map(|routes| routes.iter().map(told).collect::<Vec<_>>()).collect();
    let filled: Vec<String> = sheet.routes.iter().map(gist::route).collect();
    vec![format!("Filled in: {}.", list(&filled)), format!("Can be filled in next: {}.", list(&open))]
}

/// A town with its routes and whoever has built there.
pub(crate) fn town(view: &View, town: Town, names: &Names<State>) -> Vec<String> {
    let in_play = components().routes_for[usize::from(view.setup.players)];
    let routes = (components().routes_at[town.index()] & in_play).iter();
    let routes: Vec<String> = routes.map(|route| format!("{} ({})", gist::route(route), gist::gives(route))).collect();
    let built = (view.sheets.iter().zip(0..)).filter(|(sheet, _)| sheet.stations.contains(town));
    let mut built: Vec<String> = built.map(|(_, seat)| names.of(Seat(seat)).to_owned()).collect();
    if built.is_empty() && view.table.taken.contains(town) {
        built.push(holder_name(Holder::Joan, names));
    }
    vec![format!("{town}: {}.", list(&routes)), format!("Built by {}.", list(&built))]
}
