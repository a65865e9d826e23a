//! `data/map.toml`: towns, routes and goods spaces.

use super::super::{By, GoodsSpace, GoodsSpaceId, GoodsSpaceSet, RouteFacts, Town, TownFacts};
use super::file::DataFile;
use super::{DataError, MAP, Sources};
use serde::Deserialize;

/// The map.
pub(super) struct Map {
    pub(super) routes: Vec<RouteFacts>,
    pub(super) goods_spaces: Vec<GoodsSpace>,
    pub(super) towns: Vec<TownFacts>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Panel {
    width: u16,
    height: u16,
    ratio_percent: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TownRow {
    x: u16,
    y: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RouteRow {
    a: String,
    b: String,
    by: String,
    spaces: Vec<SpaceRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceRow {
    x: u16,
    y: u16,
    players: Option<u8>,
    mark_seen: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GoodsTotal {
    players: u8,
    spaces: usize,
}

/// Reads the map and checks it against the printed figures.
pub(super) fn parse(text: &str, sources: &Sources) -> Result<Map, DataError> {
    let file = DataFile::read(MAP.0, text, sources, &["panel", "town", "route", "goods_total"])?;
    let panel: Panel = file.row("panel")?;
    if panel.ratio_percent == 0 {
        return Err(file.error("the panel has no width"));
    }
    let inside = |x: u16, y: u16| x <= panel.width && y <= panel.height;
    let mut map = Map { routes: Vec::new(), goods_spaces: Vec::new(), towns: Vec::with_capacity(Town::COUNT) };
    for (row, _, TownRow { x, y }) in file.one_each(&["town"], Town::ALL)? {
        if !inside(x, y) {
            return Err(row.error("the town lies outside the panel"));
        }
        map.towns.push(TownFacts { x, y, routes: Vec::new(), at_water: false, goods_spaces: GoodsSpaceSet::EMPTY });
    }
    for (nth, row) in file.rows("route")?.iter().enumerate() {
        let RouteRow { a, b, by, spaces } = row.read()?;
        let (a, b): (Town, Town) = (row.named("town", &a)?, row.named("town", &b)?);
        let by: By = row.named("kind of route", &by)?;
        if a == b {
            return Err(row.error("the route ends where it begins"));
        }
        if map.routes.iter().any(|other| other.by == by && [(a, b), (b, a)].contains(&(other.a, other.b))) {
            return Err(row.error(format!("there is a {by} between these towns already")));
        }
        if spaces.is_empty() {
            return Err(row.error("the route has no goods space"));
        }
        let first = map.goods_spaces.len();
        for SpaceRow { x, y, players, mark_seen } in spaces {
            if !inside(x, y) {
                return Err(row.error("a goods space lies outside the panel"));
            }
            if !matches!(players, None | Some(3 | 4)) || (players.is_none() && mark_seen == Some(false)) {
                return Err(row.error("a goods space is marked with 3 or 4 players, or not at all"));
            }
            map.goods_spaces.push(GoodsSpace { min_players: players.unwrap_or(2), x, y });
        }
        let goods_spaces = first..map.goods_spaces.len();
        for end in [a, b] {
            let town = &mut map.towns[end.index()];
            town.routes.push(nth as u8);
            town.at_water |= by == By::Water;
            goods_spaces.clone().for_each(|at| town.goods_spaces.insert(GoodsSpaceId(at as u8)));
        }
        map.routes.push(RouteFacts { a, b, by, goods_spaces });
    }
    check(&file, &map)?;
    Ok(map)
}

/// The printed figures: 29 roads, 14 waterways, 52 goods spaces; every town has a road and 15 lie at a waterway.
fn check(file: &DataFile<'_>, map: &Map) -> Result<(), DataError> {
    let routes = |by| map.routes.iter().filter(|route| route.by == by).count();
    file.expect("roads", routes(By::Road), 29)?;
    file.expect("waterways", routes(By::Water), 14)?;
    file.expect("goods spaces", map.goods_spaces.len(), 52)?;
    let has = |town: &TownFacts, by| town.routes.iter().any(|route| map.routes[usize::from(*route)].by == by);
    if let Some(town) = Town::ALL.iter().find(|town| !has(&map.towns[town.index()], By::Road)) {
        return Err(file.error(format!("no road leads to {town}")));
    }
    file.expect("towns at a waterway", map.towns.iter().filter(|town| town.at_water).count(), 15)?;
    let totals = file.rows("goods_total")?;
    file.expect("rows of goods_total", totals.len(), 4)?;
    for (row, players) in totals.iter().zip(2..) {
        let total: GoodsTotal = row.read()?;
        let used = map.goods_spaces.iter().filter(|space| space.min_players <= players).count();
        let printed = [43, 48, 52, 52][usize::from(players) - 2];
        if total.players != players || total.spaces != printed || used != printed {
            return Err(row.error(format!(
                "{players} players use {printed} goods spaces; the routes have {used}, the row says {} with {} players",
                total.spaces, total.players
            )));
        }
    }
    Ok(())
}
