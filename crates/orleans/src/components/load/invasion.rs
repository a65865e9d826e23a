//! `data/invasion.toml`: tiles, City, characters and dues of Invasion.

use super::super::invasion::{
    Achievement, CharacterFacts, CityNeeds, CommonObjective, Due, DueFacts, InvasionCharacter, InvasionFacts,
    InvasionStack, Part,
};
use super::super::{EventFacts, Good, Happening, Kind, Place, PlaceSet, Town, TownSet, Track};
use super::file::DataFile;
use super::row::Row;
use super::{DataError, INVASION, Sources, events, scenario};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The fewest and the most players.
const PLAYERS: std::ops::RangeInclusive<usize> = 2..=5;

#[derive(Deserialize)]
struct StackRow {
    players_2_3: StackPart,
    players_4_5: StackPart,
}

#[derive(Deserialize)]
struct StackPart {
    a: u8,
    b: u8,
    c: u8,
    rounds: u8,
}

#[derive(Deserialize)]
struct PlacesRow {
    category_1: Vec<String>,
    category_2: Vec<String>,
}

#[derive(Deserialize)]
struct PilesRow {
    goods: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TowerRow {
    town: String,
    prebuilt_players: Vec<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectiveRow {
    knights: Option<ByPlayers<u8>>,
    number: Option<ByPlayers<u8>>,
    coins: Option<ByPlayers<u8>>,
    goods: Option<ByPlayers<scenario::Counts>>,
    towns: Option<usize>,
}

type ByPlayers<T> = BTreeMap<String, T>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AchievementRow {
    needs: NeedsRow,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct NeedsRow {
    gear_wheels: u8,
    wool: u8,
    brocade: u8,
    coins: u8,
    followers: Vec<String>,
}

#[derive(Deserialize)]
struct HallRow {
    spaces: Vec<String>,
}

/// Reads the expansion.
pub(super) fn parse(text: &str, sources: &Sources) -> Result<InvasionFacts, DataError> {
    let kinds = [
        "setup",
        "hour_glass_tile",
        "tower_town",
        "character",
        "estate_manager_due",
        "common_objective",
        "city_achievement",
        "assembly_hall",
    ];
    let file = DataFile::read(INVASION.0, text, sources, &kinds)?;
    let setup = file.rows("setup")?;
    let StackRow { players_2_3, players_4_5 } = scenario::item(&file, &setup, "hour_glass_stack")?.read()?;
    let places = scenario::item(&file, &setup, "place_tiles")?;
    let piles = scenario::item(&file, &setup, "goods_piles_with_citizen")?;
    let (rim, prebuilt) = towers(&file)?;
    let tiles = file.rows("hour_glass_tile")?;
    let mean = |row: &Row<'_>| row.table.get("mean_symbol").and_then(toml::Value::as_bool) == Some(true);
    let HallRow { spaces } = file.row("assembly_hall")?;
    let stacks = [stack(&file, players_2_3)?, stack(&file, players_4_5)?];
    Ok(InvasionFacts {
        tiles: [events_for(&tiles, "2-3")?, events_for(&tiles, "4-5")?],
        mean: tiles.iter().map(mean).collect(),
        place_tiles: place_tiles(places)?,
        piles: piles.all_named::<Good>("good", &piles.read::<PilesRow>()?.goods)?,
        rim,
        prebuilt,
        needs: needs(&file, rim)?,
        hall: kinds_of(&file.rows("assembly_hall")?[0], &spaces)?,
        characters: characters(&file)?,
        dues: dues(&file, stacks[0].rounds)?,
        donation: donation(&tiles)?,
        good_trade: param(&tiles, Happening::GoodTrade, "grain_to_warehouse")?,
        wool_market: goods_of(&tiles, Happening::WoolMarket, None)?,
        rats: goods_of(&tiles, Happening::Rats, Some("warehouse_loses"))?,
        stacks,
    })
}

fn stack(file: &DataFile<'_>, part: StackPart) -> Result<InvasionStack, DataError> {
    let StackPart { a, b, c, rounds } = part;
    file.expect("rounds", usize::from(a + b + c), rounds.into())?;
    Ok(InvasionStack { a, b, rounds })
}

fn place_tiles(row: &Row<'_>) -> Result<PlaceSet, DataError> {
    let PlacesRow { category_1, category_2 } = row.read()?;
    Ok(row.all_named::<Place>("place", &[category_1, category_2].concat())?.into_iter().collect())
}

/// The tiles as a table of so many players sees them: two of them name a number for each.
fn events_for(rows: &[Row<'_>], players: &str) -> Result<Vec<EventFacts>, DataError> {
    let by_players = |row: &Row<'_>| {
        let params = row.table.get("params")?.as_table()?;
        let numbers = ["gears", "place_tiles"].iter().find_map(|key| params.get(*key)?.as_table())?;
        u8::try_from(numbers.get(players)?.as_integer()?).ok()
    };
    let facts = |row: &Row<'_>| {
        let facts = events::event(row)?;
        Ok(EventFacts { amount: by_players(row).unwrap_or(facts.amount), ..facts })
    };
    rows.iter().map(facts).collect()
}

fn towers(file: &DataFile<'_>) -> Result<(TownSet, [TownSet; 6]), DataError> {
    let (mut rim, mut prebuilt) = (TownSet::EMPTY, [TownSet::EMPTY; 6]);
    for row in file.rows("tower_town")? {
        let TowerRow { town, prebuilt_players } = row.read()?;
        let town: Town = row.named("town", &town)?;
        rim.insert(town);
        for players in prebuilt_players {
            prebuilt.get_mut(players).ok_or_else(|| row.error("so many cannot play"))?.insert(town);
        }
    }
    Ok((rim, prebuilt))
}

fn needs(file: &DataFile<'_>, rim: TownSet) -> Result<[CityNeeds; 6], DataError> {
    let objectives = file.one_each::<CommonObjective, ObjectiveRow>(&["common_objective"], CommonObjective::ALL)?;
    let achievements = file.one_each::<Achievement, AchievementRow>(&["city_achievement"], Achievement::ALL)?;
    let of = |objective: CommonObjective| &objectives[objective.index()];
    let filled = |achievement: Achievement| &achievements[achievement.index()];
    let mut needs = [CityNeeds::default(); 6];
    for players in PLAYERS {
        let number = |(row, _, facts): &(Row<'_>, CommonObjective, ObjectiveRow)| {
            let table = [&facts.knights, &facts.number, &facts.coins].into_iter().flatten().next();
            let number = table.and_then(|table| table.get(&players.to_string()));
            number.copied().ok_or_else(|| row.error(format!("nothing is said of {players} players")))
        };
        let (row, _, warehouse) = of(CommonObjective::Warehouse);
        let goods = warehouse.goods.as_ref().and_then(|goods| goods.get(&players.to_string()));
        let goods = goods.ok_or_else(|| row.error(format!("nothing is said of {players} players")))?;
        let mut goods = scenario::goods(row, goods)?;
        let store = &filled(Achievement::ClothingStore).2.needs;
        goods[Good::Wool.index()] = store.wool;
        goods[Good::Brocade.index()] = store.brocade;
        let followers = |achievement: Achievement| {
            let (row, _, facts) = filled(achievement);
            kinds_of(row, &facts.needs.followers)
        };
        needs[players] = CityNeeds {
            walls: number(of(CommonObjective::CityWalls))?,
            citizens: number(of(CommonObjective::Citizens))?,
            city_treasury: number(of(CommonObjective::CityTreasury))?,
            goods,
            catapult: filled(Achievement::Catapult).2.needs.gear_wheels,
            treasury: filled(Achievement::Treasury).2.needs.coins,
            militia: followers(Achievement::Militia)?,
            prayer: followers(Achievement::PrayerService)?,
        };
    }
    let (_, _, towers) = of(CommonObjective::FortifiedTowers);
    file.expect("towns on the rim", rim.len().into(), towers.towns.unwrap_or(0))?;
    Ok(needs)
}

fn kinds_of(row: &Row<'_>, ids: &[String]) -> Result<[u8; Kind::COUNT], DataError> {
    let mut kinds = [0; Kind::COUNT];
    for kind in row.all_named::<Kind>("follower", ids)? {
        kinds[kind.index()] += 1;
    }
    Ok(kinds)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CharacterRow {
    difficulty: String,
    #[serde(rename = "objectives")]
    _objectives: Vec<String>,
    params: PartsRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PartsRow {
    min_star: Option<u8>,
    track_end: Option<String>,
    #[serde(default)]
    station_in: Vec<String>,
    stations: Option<u8>,
    place_tiles: Option<u8>,
    coins: Option<u8>,
    citizens: Option<u8>,
    gears: Option<u8>,
    monks: Option<u8>,
    wool: Option<u8>,
    #[serde(default)]
    vp_from: Vec<String>,
    vp: Option<u8>,
    fill: Option<String>,
    dues: Option<String>,
}

fn characters(file: &DataFile<'_>) -> Result<Vec<CharacterFacts>, DataError> {
    let rows = file.one_each::<InvasionCharacter, CharacterRow>(&["character"], InvasionCharacter::ALL)?;
    let facts = rows.into_iter().map(|(row, character, CharacterRow { difficulty, params, .. })| {
        let easier = match difficulty.as_str() {
            "easier" => true,
            "harder" => false,
            _ => return Err(row.error("a character is easier or harder")),
        };
        let parts = parts(&row, params)?;
        if parts.is_empty() {
            return Err(row.error("the character has nothing to do"));
        }
        Ok(CharacterFacts { character, easier, parts, rule: row.rule_named(&rule_of(character))? })
    });
    facts.collect()
}

/// The rule of a character is named after it.
fn rule_of(character: InvasionCharacter) -> String {
    match character {
        InvasionCharacter::EstateManager => "invasion.character.estate-dues".into(),
        _ => format!("invasion.character.{}", character.name().to_lowercase()),
    }
}

fn parts(row: &Row<'_>, params: PartsRow) -> Result<Vec<Part>, DataError> {
    let mut parts: Vec<Part> = Vec::new();
    parts.extend(params.min_star.map(Part::Status));
    if let Some(kind) = params.track_end {
        let track = Track::of(row.named::<Kind>("follower", &kind)?);
        parts.push(Part::TrackEnd(track.ok_or_else(|| row.error("monks have no track"))?));
    }
    parts.extend(row.all_named::<Town>("town", &params.station_in)?.into_iter().map(Part::Station));
    parts.extend(params.stations.map(Part::Stations));
    parts.extend(params.place_tiles.map(Part::Tiles));
    parts.extend(params.coins.map(Part::Coins));
    parts.extend(params.citizens.map(Part::Citizens));
    parts.extend(params.gears.map(Part::Wheels));
    parts.extend(params.monks.map(Part::Monks));
    parts.extend(params.wool.map(|number| Part::Goods(Good::Wool, number)));
    if let Some(points) = params.vp {
        match params.vp_from.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            ["brocade", "wool", "coins"] => parts.push(Part::Fabrics(points)),
            ["grain", "cheese", "wine"] => parts.push(Part::Food(points)),
            _ => return Err(row.error("nothing counts these together")),
        }
    }
    parts.extend(params.fill.map(|_| Part::AssemblyHall));
    parts.extend(params.dues.map(|_| Part::Dues));
    Ok(parts)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DueRow {
    round: usize,
    due: toml::Table,
    #[serde(rename = "rule")]
    _rule: String,
}

fn dues(file: &DataFile<'_>, rounds: u8) -> Result<Vec<DueFacts>, DataError> {
    let mut dues = Vec::new();
    for row in file.rows("estate_manager_due")? {
        let DueRow { round, due, .. } = row.read()?;
        if round != dues.len() + 1 {
            return Err(row.error("the dues stand in the order of the rounds"));
        }
        let (due, reconstructed) = (self::due(&row, &due)?, row.is_reconstructed());
        dues.push(DueFacts { due, rule: row.rule("rule")?, reconstructed });
    }
    file.expect("dues", dues.len(), rounds.into())?;
    Ok(dues)
}

fn due(row: &Row<'_>, due: &toml::Table) -> Result<Due, DataError> {
    let number = |key: &str| due.get(key).and_then(toml::Value::as_integer).and_then(|n| u8::try_from(n).ok());
    if let Some(coins) = number("coins") {
        return Ok(Due::Coins(coins));
    }
    if let Some(books) = number("development_points") {
        return Ok(Due::Books(books));
    }
    if let Some(kind) = due.get("follower").and_then(toml::Value::as_str) {
        return Ok(Due::Follower(row.named("follower", kind)?));
    }
    let single = [("gear_wheel", Due::Wheel), ("trading_station", Due::Station), ("place_tile", Due::Tile)];
    if let Some((_, due)) = single.into_iter().find(|(key, _)| number(key) == Some(1)) {
        return Ok(due);
    }
    let goods = Good::ALL.iter().find_map(|&good| Some(Due::Goods(good, number(good.name())?)));
    goods.ok_or_else(|| row.error("nobody knows this due"))
}

/// The parameters of the tile with an event.
fn params<'a>(rows: &'a [Row<'a>], event: Happening) -> Result<(&'a Row<'a>, &'a toml::Table), DataError> {
    let row = rows.iter().find(|row| row.text("name").is_ok_and(|name| name == event.name()));
    let found = row.and_then(|row| Some((row, row.table.get("params")?.as_table()?)));
    found.ok_or_else(|| rows[0].error(format!("the tile {event} and its numbers are missing")))
}

fn small(row: &Row<'_>, table: &toml::Table, key: &str) -> Result<u8, DataError> {
    let number = table.get(key).and_then(toml::Value::as_integer);
    number.and_then(|number| u8::try_from(number).ok()).ok_or_else(|| row.error(format!("`{key}` is missing")))
}

fn param(rows: &[Row<'_>], event: Happening, key: &str) -> Result<u8, DataError> {
    let (row, table) = params(rows, event)?;
    small(row, table, key)
}

fn donation(rows: &[Row<'_>]) -> Result<[u8; 3], DataError> {
    let of = |key: &str| param(rows, Happening::Donation, key);
    Ok([of("development")?, of("wine")?, of("coins")?])
}

/// A number for each good that the tile names, itself or under a key.
fn goods_of(rows: &[Row<'_>], event: Happening, key: Option<&str>) -> Result<[u8; Good::COUNT], DataError> {
    let (row, table) = params(rows, event)?;
    let table = match key {
        Some(key) => table.get(key).and_then(toml::Value::as_table).ok_or_else(|| row.error("a table is missing"))?,
        None => table,
    };
    let mut goods = [0; Good::COUNT];
    for &good in Good::ALL.iter().filter(|good| table.contains_key(good.name())) {
        goods[good.index()] = small(row, table, good.name())?;
    }
    Ok(goods)
}
