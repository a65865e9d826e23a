//! `data/tours.toml`: start, task, events and deeds of The Trip to Tours.

use super::super::tours::{ToursDeed, ToursFacts, ToursTask};
use super::super::{Good, Kind, Town};
use super::file::DataFile;
use super::row::Row;
use super::{DataError, Sources, TOURS, events};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct StartRow {
    rounds: u8,
    coins: u16,
    merchant: String,
    place_tile: String,
    followers: FollowersRow,
    gear_wheels: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FollowersRow {
    farmer: u8,
    others_each: u8,
}

#[derive(Deserialize)]
struct TaskRow {
    town: String,
    citizens: u8,
    goods: BTreeMap<String, u8>,
}

/// Reads the scenario.
pub(super) fn parse(text: &str, sources: &Sources) -> Result<ToursFacts, DataError> {
    let file = DataFile::read(TOURS.0, text, sources, &["setup", "event", "deed"])?;
    let setup = file.rows("setup")?;
    let item = |name: &str| -> Result<&Row<'_>, DataError> {
        let found = setup.iter().find(|row| row.text("item").is_ok_and(|item| item == name));
        found.ok_or_else(|| file.error(format!("the set-up of `{name}` is missing")))
    };
    let (start, task) = (item("start")?, item("task")?);
    let StartRow { rounds, coins, merchant, place_tile, followers, gear_wheels } = start.read()?;
    let number = |kind: &Kind| if *kind == Kind::Farmer { followers.farmer } else { followers.others_each };
    let mut supply = [0; Kind::COUNT];
    Kind::ALL.iter().for_each(|kind| supply[kind.index()] = number(kind));
    Ok(ToursFacts {
        rounds,
        coins,
        merchant: start.named("town", &merchant)?,
        place: start.named("place", &place_tile)?,
        followers: supply,
        gears: gear_wheels,
        task: read_task(task)?,
        events: events::board(&file, rounds)?,
        deeds: events::deeds(&file, "deed", ToursDeed::ALL)?,
    })
}

fn read_task(row: &Row<'_>) -> Result<ToursTask, DataError> {
    let TaskRow { town, citizens, goods: wanted } = row.read()?;
    let town: Town = row.named("town", &town)?;
    let mut goods = [0; Good::COUNT];
    for (id, number) in &wanted {
        goods[row.named::<Good>("good", id)?.index()] = *number;
    }
    Ok(ToursTask { town, citizens, goods })
}
