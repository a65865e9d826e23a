//! `data/tours.toml`: start, task, events and deeds of The Trip to Tours.

use super::super::tours::{ToursDeed, ToursFacts, ToursTask};
use super::file::DataFile;
use super::row::Row;
use super::{DataError, Sources, TOURS, events, scenario};
use serde::Deserialize;

#[derive(Deserialize)]
struct TaskRow {
    town: String,
    citizens: u8,
    goods: scenario::Counts,
}

/// Reads the scenario.
pub(super) fn parse(text: &str, sources: &Sources) -> Result<ToursFacts, DataError> {
    let file = DataFile::read(TOURS.0, text, sources, &["setup", "event", "deed"])?;
    let setup = file.rows("setup")?;
    let start = scenario::start(scenario::item(&file, &setup, "start")?)?;
    Ok(ToursFacts {
        task: read_task(scenario::item(&file, &setup, "task")?)?,
        events: events::board(&file, start.rounds)?,
        deeds: events::deeds(&file, "deed", ToursDeed::ALL)?,
        start,
    })
}

fn read_task(row: &Row<'_>) -> Result<ToursTask, DataError> {
    let TaskRow { town, citizens, goods } = row.read()?;
    Ok(ToursTask { town: row.named("town", &town)?, citizens, goods: scenario::goods(row, &goods)? })
}
