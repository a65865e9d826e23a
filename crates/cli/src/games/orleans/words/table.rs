//! What lies in the middle of the table: round, deeds, tracks, place tiles, goods.

use super::count::{counted, goods, list, plural};
use super::{Names, alone, duel, gist, invasion, plague, prosperity, rule, trade_table};
use orleans::components::{Category, Deed, Kind, Place, Track, components};
use orleans::state::Spot;
use orleans::{Module, View, rounds, status};
use tabletop::Seat;

/// The round, the start player and the hour glass tile in force; and what lies open, also while the game is set up.
pub(crate) fn round(view: &View, names: &Names) -> Vec<String> {
    let table = &view.table;
    let (start, rounds) = (names.of(table.start_player), rounds(&view.setup, table));
    let mut lines = vec![match table.round {
        0 => "The game is being set up.".into(),
        round => format!("Round {round} of {rounds}. The start player is {start}."),
    }];
    if let Some(tile) = table.tile {
        lines.push(format!("Hour glass: {}", rule::tile(tile, &view.setup)));
    }
    lines.extend(alone::task(view));
    lines.extend(duel::board(view, names));
    lines.extend(plague::table(view));
    lines.extend(prosperity::board(view, names));
    lines.extend(invasion::board(view, names));
    lines
}

/// Goods, followers and gear wheels in the supply.
pub(crate) fn supply(view: &View) -> Vec<String> {
    let left = |kind: &Kind| format!("{} {}", view.table.followers[kind.index()], plural(kind.name()));
    let followers: Vec<String> = Kind::ALL.iter().map(left).collect();
    vec![
        format!("Goods market: {}.", goods(&view.table.goods)),
        format!("Followers in the supply: {}.", list(&followers)),
        format!("Gear wheels in the supply: {}.", view.table.gears),
    ]
}

/// The beneficial deeds with their free spaces.
pub(crate) fn deeds(view: &View) -> Vec<String> {
    let line = |&deed: &Deed| {
        let facts = components().deed(deed);
        let sent = &view.table.deeds[deed.index()];
        let free: Vec<String> = Kind::ALL
            .iter()
            .filter(|kind| facts.spaces[kind.index()] > sent[kind.index()])
            .map(|kind| counted(facts.spaces[kind.index()] - sent[kind.index()], kind.name()))
            .collect();
        let or = if facts.or_develop { " or a development point" } else { "" };
        let each = counted(facts.coins, "coin");
        match free.is_empty() {
            true => format!("{deed}: complete."),
            false => format!("{deed}: {each}{or} for each follower; free spaces for {}.", list(&free)),
        }
    };
    let other = trade_table::deeds(view);
    let mut lines = if other.is_empty() { Deed::ALL.iter().map(line).collect() } else { other };
    lines.extend(trade_table::orders(view));
    lines
}

/// The tracks with everybody's markers.
pub(crate) fn tracks(view: &View, names: &Names) -> Vec<String> {
    let seats = || view.players.iter().zip(0..).map(|(player, seat)| (&player.mat, names.of(Seat(seat))));
    let mut lines = Vec::new();
    for &track in Track::ALL {
        let facts = components().track(track);
        let markers: Vec<String> = seats()
            .map(|(mat, name)| {
                let next = facts.spaces.get(usize::from(mat.track(track)) + 1);
                let next = next.map_or("the end is reached".into(), |&bonus| format!("next: {}", gist::bonus(bonus)));
                format!("{name} on space {} ({next})", mat.track(track))
            })
            .collect();
        lines.push(format!("{track}, {} spaces after the start: {}.", facts.spaces.len() - 1, list(&markers)));
    }
    let markers: Vec<String> =
        seats().map(|(mat, name)| format!("{name} on space {} (status {})", mat.development, status(mat))).collect();
    lines.push(format!("Development track, {} spaces: {}.", components().development.last, list(&markers)));
    lines.push(citizens(view));
    lines
}

fn citizens(view: &View) -> String {
    let waits = |spot: Spot| view.table.citizens.waits(spot);
    let mut spots = Vec::new();
    if waits(Spot::Boatmen) {
        spots.push("at the end of the Boatmen track".to_owned());
    }
    if waits(Spot::Knights) {
        spots.push("on the Knights track".to_owned());
    }
    for (nth, space) in (0..).zip(&components().development.citizens) {
        if waits(Spot::Development(nth)) {
            spots.push(format!("on space {space} of the Development track"));
        }
    }
    let deeds: Vec<Deed> = Deed::ALL.iter().copied().filter(|&deed| waits(Spot::Deed(deed))).collect();
    match view.setup.modules.contains(Module::Dignitary) {
        true => spots.extend(deeds.iter().map(|deed| format!("on the deed {deed}"))),
        false if deeds.is_empty() => {}
        false => spots.push(format!("on {}", counted(deeds.len() as i64, "deed"))),
    }
    if waits(Spot::Orleans) {
        spots.push("in Orléans".to_owned());
    }
    let elsewhere = view
        .table
        .citizens
        .iter()
        .filter(|spot| matches!(spot, Spot::Town(_) | Spot::Pile(_) | Spot::SixTracks | Spot::Achievement(_)));
    spots.extend(elsewhere.map(super::event::spot_words));
    if waits(Spot::MostStations) {
        spots.push("for the most trading stations at the end".to_owned());
    }
    match spots.is_empty() {
        true => "No citizens wait on the board.".into(),
        false => format!("Citizens wait: {}.", list(&spots)),
    }
}

/// The place tiles that can be taken.
pub(crate) fn tiles(view: &View) -> Vec<String> {
    let category = |place: &Place| match components().category(*place) {
        Some(Category::I) => "category I",
        Some(Category::II) => "category II",
        _ => "another category",
    };
    let line = |place: Place| {
        let spaces = gist::spaces(place).map_or(String::new(), |spaces| format!(" Spaces: {spaces}."));
        format!("{place}, {}: {}.{spaces}", category(&place), gist::place(place))
    };
    match view.table.tiles.is_empty() {
        true => vec!["No place tile is left.".into()],
        false => view.table.tiles.iter().map(line).collect(),
    }
}
