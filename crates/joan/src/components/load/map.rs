//! Towns and routes.

use super::super::{By, Good, MAX_PLAYERS, Route, RouteFacts, RouteSet, Town, TownFacts, TownSet};
use super::{DataError, DataFile};
use serde::Deserialize;

pub(super) struct Map {
    pub(super) towns: Vec<TownFacts>,
    pub(super) routes: Vec<RouteFacts>,
    pub(super) routes_at: [RouteSet; Town::COUNT],
    pub(super) routes_by: [RouteSet; By::COUNT],
    pub(super) routes_for: [RouteSet; MAX_PLAYERS + 1],
    pub(super) towns_for: [TownSet; MAX_PLAYERS + 1],
    pub(super) panel: (u16, u16),
}

#[derive(Deserialize)]
struct Panel {
    width: u16,
    height: u16,
}

#[derive(Deserialize)]
struct TownRow {
    id: Town,
    name: String,
    number: u8,
    min_players: u8,
    citizen: bool,
    x: u16,
    y: u16,
}

#[derive(Deserialize)]
struct RouteRow {
    id: String,
    mode: By,
    a: Town,
    b: Town,
    items: Vec<Item>,
    min_players: u8,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Item {
    Dev,
    #[serde(untagged)]
    Good(Good),
}

pub(super) fn read(file: &DataFile) -> Result<Map, DataError> {
    let panel: Panel = file.table("panel")?;
    let towns = read_towns(file, &panel)?;
    let routes = read_routes(file, &towns)?;
    let mut routes_at = [RouteSet::EMPTY; Town::COUNT];
    let mut routes_by = [RouteSet::EMPTY; By::COUNT];
    for facts in &routes {
        facts.ends().iter().for_each(|town| routes_at[town.index()].insert(facts.route));
        routes_by[facts.by.index()].insert(facts.route);
    }
    let seen = |players: usize, min_players: u8| usize::from(min_players) <= players.max(2);
    Ok(Map {
        routes_for: std::array::from_fn(|players| {
            routes.iter().filter(|facts| seen(players, facts.min_players)).map(|facts| facts.route).collect()
        }),
        towns_for: std::array::from_fn(|players| {
            towns.iter().filter(|facts| seen(players, facts.min_players)).map(|facts| facts.town).collect()
        }),
        towns,
        routes,
        routes_at,
        routes_by,
        panel: (panel.width, panel.height),
    })
}

fn read_towns(file: &DataFile, panel: &Panel) -> Result<Vec<TownFacts>, DataError> {
    let rows: [TownRow; Town::COUNT] = file.exactly("town")?;
    for (nth, row) in rows.iter().enumerate() {
        let stands = row.id == Town::ALL[nth] && usize::from(row.number) == nth && row.name == row.id.name();
        file.must(stands, || format!("town {}: it should be number {nth}, {}", row.name, Town::ALL[nth]))?;
        file.must(row.x < panel.width && row.y < panel.height, || format!("town {}: it is off the map", row.name))?;
    }
    let facts = |row: &TownRow| TownFacts {
        town: row.id,
        number: row.number,
        min_players: row.min_players,
        citizen: row.citizen,
        x: row.x,
        y: row.y,
    };
    Ok(rows.iter().map(facts).collect())
}

fn read_routes(file: &DataFile, towns: &[TownFacts]) -> Result<Vec<RouteFacts>, DataError> {
    let rows: [RouteRow; Route::COUNT] = file.exactly("route")?;
    let mut routes = Vec::with_capacity(Route::COUNT);
    for (row, &route) in rows.iter().zip(Route::ALL) {
        file.must(row.id == route.name(), || format!("route {}: {route} should stand here", row.id))?;
        // A route is in play when both its ends are.
        let needs = towns[row.a.index()].min_players.max(towns[row.b.index()].min_players);
        file.must(row.min_players == needs, || format!("route {route}: its ends need {needs} players"))?;
        file.must(row.a != row.b, || format!("route {route}: it goes nowhere"))?;
        let (mut goods, mut points) = ([0; Good::COUNT], 0);
        for item in &row.items {
            match item {
                Item::Dev => points += 1,
                Item::Good(good) => goods[good.index()] += 1,
            }
        }
        routes.push(RouteFacts { route, a: row.a, b: row.b, by: row.mode, goods, points, min_players: needs });
    }
    Ok(routes)
}
