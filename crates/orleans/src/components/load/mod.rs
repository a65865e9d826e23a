//! Reads `data/*.toml` into the typed tables and refuses what cannot be printed.

mod counts;
mod deeds;
mod distance;
mod duel;
mod error;
mod events;
mod file;
mod hour_glass;
mod invasion;
mod map;
mod places;
mod plague;
mod prosperity;
mod reconstructed;
mod row;
mod scenario;
mod sources;
#[cfg(test)]
mod tests;
mod tours;
mod tracks;
mod trade;
mod vierzon;

use super::{Components, Happening};
pub use error::DataError;
pub use reconstructed::{Reconstructed, reconstructed};
use sources::Sources;

/// A data file as it lies inside the program: its name and its text.
type Text = (&'static str, &'static str);

/// Names the data files of the program and takes in their texts.
macro_rules! texts {
    ($($NAME:ident = $file:literal),* $(,)?) => {
        $(const $NAME: Text = (
            concat!("data/", $file),
            include_str!(concat!("../../../../../data/", $file)),
        );)*
        /// Every data file but the list of sources.
        const ALL: &[Text] = &[$($NAME),*];
    };
}

texts! {
    COUNTS = "counts.toml",
    DEEDS = "deeds.toml",
    DIGNITARY = "dignitary.toml",
    DUEL = "duel.toml",
    HOUR_GLASS = "hour_glass.toml",
    INVASION = "invasion.toml",
    JOAN = "joan.toml",
    JOAN_SOLO = "joan_solo.toml",
    MAP = "map.toml",
    PLACES = "places.toml",
    PLAGUE = "plague.toml",
    PROSPERITY = "prosperity.toml",
    SALESMAN = "salesman.toml",
    TOURS = "tours.toml",
    TRACKS = "tracks.toml",
    TRADE_INTRIGUE = "trade_intrigue.toml",
    VIERZON = "vierzon.toml",
}

const SOURCES: Text = ("data/sources.toml", include_str!("../../../../../data/sources.toml"));

/// The components from the data inside the program.
pub(crate) fn embedded() -> Result<Components, DataError> {
    let sources = Sources::parse(SOURCES.1)?;
    let map = map::parse(MAP.1, &sources)?;
    let places = places::parse(PLACES.1, &sources)?;
    let tracks = tracks::parse(TRACKS.1, &sources)?;
    let tiles = hour_glass::parse(HOUR_GLASS.1, &sources)?;
    let trade_tiles = trade::tiles(TRADE_INTRIGUE.1, &sources)?;
    let hour_glass = [tiles.lettered, trade_tiles].concat();
    let is_vacation = |&nth: &usize| hour_glass[nth].event == Happening::Vacation;
    Ok(Components {
        places: places.places,
        spaces: places.spaces,
        written: places.written,
        spaces_of_kind: places.spaces_of_kind,
        spaces_for: places.spaces_for,
        twins: places.twins,
        first_spaces: places.first_spaces,
        last_spaces: places.last_spaces,
        sufficient: places.sufficient,
        unmanned: places.unmanned,
        by_category: places.by_category,
        board: places.board,
        board_spaces: places.board_spaces,
        beside: places.beside,
        distances: distance::table(&map.routes),
        routes: map.routes,
        goods_spaces: map.goods_spaces,
        towns: map.towns,
        tracks: tracks.tracks,
        development: tracks.development,
        deeds: deeds::parse(DEEDS.1, &sources)?,
        vacations: (0..hour_glass.len()).filter(is_vacation).fold(0, |all, nth| all | 1 << nth),
        hour_glass,
        first_edition: tiles.first_edition,
        counts: counts::parse(COUNTS.1, &sources)?,
        trade: trade::parse(TRADE_INTRIGUE.1, &sources)?,
        tours: tours::parse(TOURS.1, &sources)?,
        dignitary: scenario::dignitary(DIGNITARY.1, &sources)?,
        vierzon: vierzon::parse(VIERZON.1, &sources)?,
        salesman: scenario::salesman(SALESMAN.1, &sources)?,
        duel: duel::parse(DUEL.1, &sources)?,
        plague: plague::parse(PLAGUE.1, &sources)?,
        prosperity: prosperity::parse(PROSPERITY.1, &sources)?,
        invasion: invasion::parse(INVASION.1, &sources)?,
    })
}
