//! What lies in the middle of the table.

use super::event::{holder_name, who};
use super::gist;
use crate::speech::Names;
use crate::speech::count::{counted, list};
use joan::components::{Category, Deed, Follower, Place, Race, components};
use joan::score::score_of;
use joan::{State, View};
use tabletop::{Seat, Sheet};

/// The round, the bag and the display.
pub(crate) fn round(view: &View, names: &Names<State>) -> Vec<String> {
    let (table, facts) = (&view.table, view.setup.facts());
    vec![
        format!(
            "Round {} of {}, bag {} of {}. The starting player is {}.",
            table.round,
            facts.bags * facts.rounds_per_bag,
            table.bag_number,
            facts.bags,
            who(table.start, names)
        ),
        format!("On display: {}.", tiles(&table.display)),
    ]
}

/// Tiles by their followers.
pub(crate) fn tiles(tiles: &[u8; Follower::TILES]) -> String {
    let there = Follower::tiles().iter().filter(|tile| tiles[tile.index()] > 0);
    list(&there.map(|tile| counted(tiles[tile.index()], tile.name())).collect::<Vec<_>>())
}

/// What is left in the bag.
pub(crate) fn bag(view: &View) -> Vec<String> {
    vec![
        format!("In the bag: {}.", tiles(&view.table.bag)),
        format!("In the holding area: {}.", tiles(&view.table.holding)),
    ]
}

/// The places that can be acquired, by category.
pub(crate) fn market(view: &View) -> Vec<String> {
    let told = |place: Place| format!("{place} ({})", gist::place(place));
    let line = |category: &Category| {
        let places = components().places_of[category.index()];
        let left: Vec<String> = (view.table.market & places).iter().map(told).collect();
        let acquired = (view.table.acquired & places).len();
        format!("Category {category}, {acquired} acquired: {}.", list(&left))
    };
    Category::ALL.iter().map(line).collect()
}

/// The deeds that are open, with a seat's marks.
pub(crate) fn deeds(view: &View, seat: Seat) -> Vec<String> {
    let marks = view.sheets.get(seat.index()).map(|sheet| sheet.deeds).unwrap_or_default();
    let in_play = usize::from(view.setup.facts().deeds);
    let line = |deed: &Deed| {
        let facts = components().deed(*deed);
        if view.table.races[Race::of_deed(*deed).index()].is_some() {
            return format!("{deed}: closed.");
        }
        let symbols = facts.followers.iter().zip(marks[deed.index()]);
        let symbols: Vec<String> =
            symbols.map(|(who, marked)| format!("{who}{}", if marked { " (marked)" } else { "" })).collect();
        format!(
            "{deed}: {}; {} each; {} for all.",
            list(&symbols),
            gist::effect(facts.effect),
            gist::prize(facts.prize)
        )
    };
    Deed::ALL.iter().take(in_play).map(line).collect()
}

/// Who was first where.
pub(crate) fn races(view: &View, names: &Names<State>) -> Vec<String> {
    let won = |race: &Race| Some(format!("{race}: {}", holder_name(view.table.races[race.index()]?, names)));
    let won: Vec<String> = Race::ALL.iter().filter_map(won).collect();
    vec![format!("First so far: {}.", list(&won))]
}

/// The scores as things stand.
pub(crate) fn scores(view: &View, names: &Names<State>) -> Vec<String> {
    let line = |sheet: Sheet, seat: Seat| {
        let parts: Vec<String> = sheet.lines.iter().map(|line| format!("{} {}", line.source, line.points)).collect();
        format!("{}: {} now ({}).", names.of(seat), counted(sheet.total, "point"), parts.join(", "))
    };
    let sheets = view.sheets.iter().zip((0..).map(Seat));
    sheets.map(|(sheet, seat)| line(score_of(sheet, view.citizens(seat)), seat)).collect()
}

/// What is in the box of Joan of Arc.
pub(crate) fn in_the_box() -> Vec<String> {
    let printed = components();
    vec![
        format!(
            "Joan of Arc: {} tiles, {} places, {} towns, {} routes, {} solo cards.",
            printed.tiles.iter().sum::<u8>(),
            printed.places.len(),
            printed.towns.len(),
            printed.routes.len(),
            printed.solo.cards.len()
        ),
        format!("Development track: {} spaces; depot: {} shields.", printed.development.len(), printed.depot.len()),
    ]
}
