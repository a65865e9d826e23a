//! What the files of the scenarios have in common, and those of The Dignitary and Travelling Salesman.

use super::super::scenario::{Delivery, DignitaryFacts, SalesmanFacts, ScenarioStart};
use super::super::{Good, Kind, Place, PlaceSet, Town, TownSet};
use super::file::DataFile;
use super::row::Row;
use super::{DIGNITARY, DataError, SALESMAN, Sources, events};
use serde::Deserialize;
use std::collections::BTreeMap;

/// How a row counts things by their id.
pub(super) type Counts = BTreeMap<String, u8>;

#[derive(Deserialize)]
struct StartRow {
    rounds: u8,
    coins: u16,
    merchant: String,
    place_tile: String,
    followers: Counts,
    gear_wheels: u8,
}

/// The row of the set-up with this name.
pub(super) fn item<'a>(file: &DataFile<'_>, rows: &'a [Row<'a>], name: &str) -> Result<&'a Row<'a>, DataError> {
    let found = rows.iter().find(|row| row.text("item").is_ok_and(|item| item == name));
    found.ok_or_else(|| file.error(format!("the set-up of `{name}` is missing")))
}

/// What every scenario begins with.
pub(super) fn start(row: &Row<'_>) -> Result<ScenarioStart, DataError> {
    let StartRow { rounds, coins, merchant, place_tile, mut followers, gear_wheels } = row.read()?;
    let each = followers.remove("others_each").unwrap_or(0);
    Ok(ScenarioStart {
        rounds,
        coins,
        merchant: row.named("town", &merchant)?,
        place: row.named("place", &place_tile)?,
        followers: kinds(row, &followers, each)?,
        gears: gear_wheels,
    })
}

fn kinds(row: &Row<'_>, counts: &Counts, others: u8) -> Result<[u8; Kind::COUNT], DataError> {
    let mut followers = [others; Kind::COUNT];
    for (id, number) in counts {
        followers[row.named::<Kind>("follower", id)?.index()] = *number;
    }
    Ok(followers)
}

/// Goods by their id.
pub(super) fn goods(row: &Row<'_>, counts: &Counts) -> Result<[u8; Good::COUNT], DataError> {
    let mut goods = [0; Good::COUNT];
    for (id, number) in counts {
        goods[row.named::<Good>("good", id)?.index()] = *number;
    }
    Ok(goods)
}

/// Towns by their ids.
pub(super) fn towns(row: &Row<'_>, ids: &[String]) -> Result<TownSet, DataError> {
    Ok(row.all_named::<Town>("town", ids)?.into_iter().collect())
}

#[derive(Deserialize)]
struct DignitaryRow {
    tiles_each: usize,
    citizens_in_towns: Vec<String>,
    more_citizens_by_choice: u8,
}

#[derive(Deserialize)]
struct GoalRow {
    citizens: u8,
    easier: u8,
}

/// Reads The Dignitary.
pub(super) fn dignitary(text: &str, sources: &Sources) -> Result<DignitaryFacts, DataError> {
    let file = DataFile::read(DIGNITARY.0, text, sources, &["setup", "event"])?;
    let setup = file.rows("setup")?;
    let row = item(&file, &setup, "start")?;
    let DignitaryRow { tiles_each, citizens_in_towns, more_citizens_by_choice } = row.read()?;
    let GoalRow { citizens, easier } = item(&file, &setup, "goal")?.read()?;
    let start = start(row)?;
    Ok(DignitaryFacts {
        tiles_each,
        towns: towns(row, &citizens_in_towns)?,
        free_citizens: more_citizens_by_choice,
        goal: citizens,
        easier_goal: easier,
        events: events::board(&file, start.rounds)?,
        start,
    })
}

#[derive(Deserialize)]
struct SalesmanRow {
    extra_followers_on_market: Vec<String>,
    tiles: Vec<String>,
}

#[derive(Deserialize)]
struct DeliveryRow {
    order: usize,
    town: String,
    goods: Counts,
}

/// Reads Travelling Salesman.
pub(super) fn salesman(text: &str, sources: &Sources) -> Result<SalesmanFacts, DataError> {
    let file = DataFile::read(SALESMAN.0, text, sources, &["setup", "event", "objective", "harder"])?;
    let setup = file.rows("setup")?;
    let row = item(&file, &setup, "start")?;
    let SalesmanRow { extra_followers_on_market, tiles } = row.read()?;
    let mut on_market = [0; Kind::COUNT];
    for kind in row.all_named::<Kind>("follower", &extra_followers_on_market)? {
        on_market[kind.index()] += 1;
    }
    let start = start(row)?;
    Ok(SalesmanFacts {
        on_market,
        tiles: row.all_named::<Place>("place", &tiles)?.into_iter().collect::<PlaceSet>(),
        deliveries: deliveries(&file)?,
        events: events::board(&file, start.rounds)?,
        start,
    })
}

fn deliveries(file: &DataFile<'_>) -> Result<Vec<Delivery>, DataError> {
    let mut deliveries = Vec::new();
    for row in file.rows("objective")? {
        let DeliveryRow { order, town, goods: wanted } = row.read()?;
        if order != deliveries.len() + 1 {
            return Err(row.error("the deliveries stand in the order of the board"));
        }
        let town = row.named("town", &town)?;
        deliveries.push(Delivery { town, goods: goods(&row, &wanted)?, rule: row.rule("rule")? });
    }
    Ok(deliveries)
}
