//! Every table that can be set: editions, player counts, agreements.

use orleans::components::Edition;
use orleans::{Modules, Setup, TableOptions};
use tabletop::Seat;

/// Every edition at every player count.
pub(crate) fn tables() -> impl Iterator<Item = Setup> {
    Edition::ALL.iter().flat_map(|&edition| {
        let most = if edition == Edition::Bigbox { 5 } else { 4 };
        (2..=most).map(move |players| Setup::new(edition, players))
    })
}

/// Every agreement alone, and all that go together.
pub(crate) fn agreements() -> impl Iterator<Item = Setup> {
    let none = TableOptions::default();
    let all = TableOptions {
        added_tiles: true,
        exclude_tiles: true,
        open_planning: true,
        start_player: Some(Seat(1)),
        ..none
    };
    [
        (2, TableOptions { exclude_tiles: true, ..none }),
        (3, TableOptions { exclude_tiles: true, ..none }),
        (3, TableOptions { open_planning: true, ..none }),
        (4, TableOptions { ordered_planning: true, ..none }),
        (2, TableOptions { ordered_planning: true, open_planning: true, ..none }),
        (3, TableOptions { final_ready: true, ..none }),
        (4, TableOptions { added_tiles: true, ..none }),
        (3, TableOptions { start_player: Some(Seat(2)), ..none }),
        (4, all),
    ]
    .into_iter()
    .map(|(players, options)| Setup { options, ..Setup::new(Edition::Current, players) })
    .chain([Setup { options: TableOptions { added_tiles: true, ..none }, ..Setup::new(Edition::First, 3) }])
}

/// Every mix of expansions that goes together, at every player count and level.
pub(crate) fn expansions() -> impl Iterator<Item = Setup> {
    Modules::mixes(Edition::Bigbox).into_iter().flat_map(|modules| {
        let tables = modules.seats(Edition::Bigbox).map(move |players| Setup::new(Edition::Bigbox, players));
        tables.flat_map(move |table| modules.levels().map(move |level| Setup { modules, level, ..table }))
    })
}

/// All of Trade & Intrigue that goes together, with either deeds board.
pub(crate) fn whole_expansions() -> impl Iterator<Item = Setup> {
    expansions().filter(|setup| setup.modules.iter().count() == 3)
}
