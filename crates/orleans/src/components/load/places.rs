//! `data/places.toml`: the places of the player board and the place tiles.

use super::super::{
    Category, Effect, Home, Kind, MOST_SPACES, Place, PlaceFacts, PlaceSet, Sort, SpaceFacts, SpaceId, SpaceKind,
    SpaceSet,
};
use super::file::DataFile;
use super::row::Row;
use super::{DataError, PLACES, Sources};
use serde::Deserialize;

/// The places with their action spaces.
pub(super) struct Places {
    pub(super) places: Vec<PlaceFacts>,
    pub(super) spaces: Vec<SpaceFacts>,
    pub(super) written: Vec<SpaceId>,
    pub(super) spaces_of_kind: [SpaceSet; SpaceKind::COUNT],
    pub(super) spaces_for: [SpaceSet; Kind::COUNT],
    pub(super) twins: SpaceSet,
    pub(super) first_spaces: SpaceSet,
    pub(super) last_spaces: SpaceSet,
    pub(super) sufficient: SpaceSet,
    pub(super) unmanned: PlaceSet,
    pub(super) by_category: [PlaceSet; Category::Plague as usize + 1],
    pub(super) board: PlaceSet,
    pub(super) board_spaces: SpaceSet,
    pub(super) beside: Vec<(PlaceSet, SpaceSet)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlaceRow {
    category: Option<Category>,
    sort: Sort,
    #[serde(default)]
    spaces: Vec<String>,
    market_spaces: Option<u8>,
    deed_spaces: Option<Vec<String>>,
    needs_all: Option<bool>,
    effect: Option<Effect>,
    #[serde(default)]
    excluded_in: Vec<String>,
    #[serde(default)]
    gear_wheel: bool,
    origin: Option<String>,
}

/// The tables of the file.
const KINDS: [&str; 5] = ["board", "tile", "shared", "extension", "support"];

/// Reads the places and checks them against the printed figures.
pub(super) fn parse(text: &str, sources: &Sources) -> Result<Places, DataError> {
    let file = DataFile::read(PLACES.0, text, sources, &KINDS)?;
    let mut all = Places {
        places: Vec::new(),
        spaces: Vec::new(),
        written: Vec::new(),
        spaces_of_kind: Default::default(),
        spaces_for: Default::default(),
        twins: SpaceSet::EMPTY,
        first_spaces: SpaceSet::EMPTY,
        last_spaces: SpaceSet::EMPTY,
        sufficient: SpaceSet::EMPTY,
        unmanned: PlaceSet::EMPTY,
        by_category: Default::default(),
        board: PlaceSet::EMPTY,
        board_spaces: SpaceSet::EMPTY,
        beside: Vec::new(),
    };
    // Spaces of tiles come last: those that are there all game are then gone through in one half of a set.
    let mut rows = file.one_each(&KINDS, Place::ALL)?;
    rows.sort_by_key(|(row, ..)| row.is_kind("tile"));
    let mut places = Vec::with_capacity(Place::COUNT);
    for (row, place, facts) in rows {
        let kinds = check(&row, &facts)?;
        let first = all.spaces.len();
        if first + kinds.len() > MOST_SPACES {
            return Err(row.error(format!("with this place there are more than {MOST_SPACES} action spaces")));
        }
        let mut space_set = SpaceSet::EMPTY;
        for (nth, kind) in kinds.iter().enumerate() {
            let space = SpaceId((first + nth) as u8);
            space_set.insert(space);
            all.spaces_of_kind[kind.index()].insert(space);
            kind.asks_for().for_each(|kind| all.spaces_for[kind.index()].insert(space));
            if nth > 0 && kinds[nth - 1] == *kind {
                all.twins.insert(space);
            }
            all.spaces.push(SpaceFacts { place, kind: *kind });
        }
        if let Some(more) = kinds.len().checked_sub(1) {
            all.first_spaces.insert(SpaceId(first as u8));
            all.last_spaces.insert(SpaceId((first + more) as u8));
        }
        if facts.needs_all == Some(false) {
            all.sufficient = all.sufficient | space_set;
        }
        // The Carpenter may build where it stands: that needs nobody (prosperity.carpenter.stay).
        if facts.sort == Sort::Market || place == Place::Carpenter {
            all.unmanned.insert(place);
        }
        if row.is_kind("board") {
            all.board.insert(place);
            all.board_spaces = all.board_spaces | space_set;
        }
        if let Some(category) = facts.category {
            all.by_category[category as usize].insert(place);
        }
        let place_facts = PlaceFacts {
            home: match facts.category {
                Some(category) => Home::Tile(category),
                None if row.is_kind("shared") => Home::Shared,
                None if row.is_kind("extension") => Home::Extension,
                None if row.is_kind("support") => Home::Support,
                None => Home::Board,
            },
            sort: facts.sort,
            action_spaces: kinds,
            first_space: first as u8,
            space_set,
            needs_all: facts.needs_all.unwrap_or(true),
            effect: facts.effect,
            base_set: row.is_kind("board") || facts.origin.as_deref() == Some("base"),
            excluded_in: facts.excluded_in,
            reconstructed: row.is_reconstructed(),
        };
        places.push((place, place_facts));
    }
    places.sort_by_key(|(place, _)| *place);
    all.places = places.into_iter().map(|(_, facts)| facts).collect();
    all.written = all.places.iter().flat_map(|facts| facts.space_set.iter()).collect();
    all.beside = beside(&all);
    let count = |home: Home| all.places.iter().filter(|facts| facts.home == home).count();
    let base_set = |home| all.places.iter().filter(|facts| facts.home == home && facts.base_set).count();
    let (one, two) = (Home::Tile(Category::I), Home::Tile(Category::II));
    file.expect("places on the player board", count(Home::Board), 10)?;
    file.expect("place tiles of category I", count(one), 22)?;
    file.expect("place tiles of category II", count(two), 35)?;
    file.expect("place tiles of The Plague", count(Home::Tile(Category::Plague)), 3)?;
    file.expect("place tiles of category I in the base set", base_set(one), 13)?;
    file.expect("place tiles of category II in the base set", base_set(two), 7)?;
    Ok(all)
}

/// What can lie beside the player boards: every extension is one place, the Support board has several.
fn beside(all: &Places) -> Vec<(PlaceSet, SpaceSet)> {
    let facts = |place: Place| &all.places[place.index()];
    let with_home = |home: Home| Place::ALL.iter().copied().filter(move |&place| facts(place).home == home);
    let support: PlaceSet = with_home(Home::Support).collect();
    let lying = with_home(Home::Extension).map(PlaceSet::of).chain([support]);
    let spaces = |places: PlaceSet| places.iter().fold(all.board_spaces, |spaces, it| spaces | facts(it).space_set);
    lying.map(|places| (places, spaces(places))).collect()
}

/// The action spaces of a place, if the rest of its row agrees with them.
fn check(row: &Row<'_>, facts: &PlaceRow) -> Result<Vec<SpaceKind>, DataError> {
    if row.is_kind("tile") == facts.category.is_none() {
        return Err(row.error("a place tile has a category, a place of the player board has none"));
    }
    let active = matches!(facts.sort, Sort::Action | Sort::Event);
    let kinds: Vec<SpaceKind> = row.all_named("follower", &facts.spaces)?;
    if active == kinds.is_empty() {
        return Err(row.error("a place of the sorts action and event has action spaces, no other sort has"));
    }
    if (facts.sort == Sort::Market) != facts.market_spaces.is_some_and(|spaces| spaces > 0) {
        return Err(row.error("a place of the sort market has market_spaces, no other sort has"));
    }
    let deed: Vec<SpaceKind> = row.all_named("follower", facts.deed_spaces.as_deref().unwrap_or_default())?;
    if (facts.sort == Sort::Deed) == deed.is_empty() {
        return Err(row.error("a place of the sort deed has deed_spaces, no other sort has"));
    }
    for (nth, kind) in kinds.iter().enumerate() {
        if nth > 0 && kinds[nth - 1] != *kind && kinds[..nth].contains(kind) {
            return Err(row.error(format!("the {kind} spaces do not stand side by side")));
        }
    }
    if facts.effect.is_some() && facts.sort != Sort::Action {
        return Err(row.error("only an action has an effect"));
    }
    // base.tech.never-monk, base.tech.not-single-space
    if facts.gear_wheel && (kinds.len() < 2 || kinds.iter().all(|kind| *kind == SpaceKind::Monk)) {
        return Err(row.error("no gear wheel can be placed here"));
    }
    match facts.excluded_in.iter().find(|scenario| !["D", "V", "T"].contains(&scenario.as_str())) {
        Some(unknown) => Err(row.error(format!("there is no scenario \"{unknown}\" that leaves tiles out"))),
        None => Ok(kinds),
    }
}
