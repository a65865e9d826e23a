//! `data/vierzon.toml`: start, objectives, events and deeds of Capital Vierzon.

use super::super::scenario::{VierzonDeed, VierzonFacts, VierzonObjective, VierzonObjectives};
use super::file::DataFile;
use super::row::Row;
use super::{DataError, Sources, VIERZON, events, scenario};
use serde::Deserialize;
use serde::de::DeserializeOwned;

#[derive(Deserialize)]
struct StartRow {
    goods_total: u8,
    goods_towns: Vec<String>,
    tiles_each: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectiveRow<T> {
    order: usize,
    #[serde(rename = "rule")]
    _rule: String,
    params: T,
}

#[derive(Deserialize)]
struct Builder {
    coins: u8,
    before_round: u8,
}

#[derive(Deserialize)]
struct Fortress {
    coins: u8,
}

#[derive(Deserialize)]
struct Company {
    station_in: String,
}

#[derive(Deserialize)]
struct Materials {
    town: String,
    goods_vp: u8,
}

#[derive(Deserialize)]
struct Capital {
    development_vp: u8,
}

/// Reads the scenario.
pub(super) fn parse(text: &str, sources: &Sources) -> Result<VierzonFacts, DataError> {
    let file = DataFile::read(VIERZON.0, text, sources, &["setup", "event", "objective", "deed", "harder"])?;
    let setup = file.rows("setup")?;
    let row = scenario::item(&file, &setup, "start")?;
    let StartRow { goods_total, goods_towns, tiles_each } = row.read()?;
    let start = scenario::start(row)?;
    Ok(VierzonFacts {
        goods: goods_total,
        goods_towns: scenario::towns(row, &goods_towns)?,
        tiles_each,
        objectives: objectives(&file)?,
        events: events::board(&file, start.rounds)?,
        deeds: events::deeds(&file, "deed", VierzonDeed::ALL)?,
        start,
    })
}

fn objectives(file: &DataFile<'_>) -> Result<VierzonObjectives, DataError> {
    let rows = file.rows("objective")?;
    file.expect("objectives", rows.len(), VierzonObjective::COUNT)?;
    let mut order = [VierzonObjective::Builder; VierzonObjective::COUNT];
    for (nth, (row, place)) in rows.iter().zip(&mut order).enumerate() {
        row.rule("rule")?;
        *place = row.named("objective", row.text("id")?)?;
        if row.read::<ObjectiveRow<toml::Table>>()?.order != nth + 1 {
            return Err(row.error("the objectives stand in the order of the board"));
        }
    }
    let row = |objective: VierzonObjective| {
        let found = order.iter().position(|&other| other == objective).map(|at| &rows[at]);
        found.ok_or_else(|| file.error(format!("the objective {objective} is missing")))
    };
    fn params<T: DeserializeOwned>(row: &Row<'_>) -> Result<T, DataError> {
        Ok(row.read::<ObjectiveRow<T>>()?.params)
    }
    let builder: Builder = params(row(VierzonObjective::Builder)?)?;
    let (company, materials) = (row(VierzonObjective::BuildingCompany)?, row(VierzonObjective::Materials)?);
    let delivered: Materials = params(materials)?;
    Ok(VierzonObjectives {
        order,
        builder: builder.coins,
        too_late: builder.before_round,
        company: company.named("town", &params::<Company>(company)?.station_in)?,
        site: materials.named("town", &delivered.town)?,
        materials: delivered.goods_vp,
        fortress: params::<Fortress>(row(VierzonObjective::Fortress)?)?.coins,
        capital: params::<Capital>(row(VierzonObjective::Capital)?)?.development_vp,
    })
}
