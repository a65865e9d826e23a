//! `data/duel.toml`: start, events, objectives, deeds and the shared house of The Duel.

use super::super::duel::{DuelDeed, DuelFacts, DuelObjective, DuelObjectives, TileChoice};
use super::file::DataFile;
use super::row::Row;
use super::{DUEL, DataError, Sources, events};
use serde::Deserialize;
use serde::de::DeserializeOwned;

#[derive(Deserialize)]
struct StartRow {
    rounds: u8,
    coins: u16,
    gear_wheels: u8,
    citizens: CitizensRow,
}

#[derive(Deserialize)]
struct CitizensRow {
    total: u8,
}

#[derive(Deserialize)]
struct TilesRow {
    total: u8,
    choice: [TileChoice; 3],
}

#[derive(Deserialize)]
struct HouseRow {
    options: Bonuses,
}

#[derive(Deserialize)]
struct Bonuses {
    coins: u8,
    develop: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectiveRow {
    params: toml::Table,
}

/// Reads the scenario.
pub(super) fn parse(text: &str, sources: &Sources) -> Result<DuelFacts, DataError> {
    let kinds = ["setup", "event", "objective", "deed", "bourgeois_house", "end"];
    let file = DataFile::read(DUEL.0, text, sources, &kinds)?;
    let setup = file.rows("setup")?;
    let item = |name: &str| -> Result<&Row<'_>, DataError> {
        let found = setup.iter().find(|row| row.text("item").is_ok_and(|item| item == name));
        found.ok_or_else(|| file.error(format!("the set-up of `{name}` is missing")))
    };
    let StartRow { rounds, coins, gear_wheels, citizens } = item("start")?.read()?;
    let TilesRow { total, choice } = item("place_tiles")?.read()?;
    let chosen: u8 = choice.iter().map(|choice| choice.one + choice.two).sum();
    file.expect("place tiles to choose", chosen.into(), total.into())?;
    let HouseRow { options } = file.row("bourgeois_house")?;
    Ok(DuelFacts {
        rounds,
        coins,
        gears: gear_wheels,
        citizens: citizens.total,
        tiles: choice,
        events: events::board(&file, rounds)?,
        objectives: objectives(&file)?,
        deeds: events::deeds(&file, "deed", DuelDeed::ALL)?,
        house_coins: options.coins,
        house_develop: options.develop,
    })
}

fn objectives(file: &DataFile<'_>) -> Result<DuelObjectives, DataError> {
    let rows = file.one_each::<DuelObjective, ObjectiveRow>(&["objective"], DuelObjective::ALL)?;
    let of = |objective: DuelObjective, key: &str| -> Result<u8, DataError> {
        let (row, _, facts) = &rows[objective.index()];
        let number = facts.params.get(key).and_then(toml::Value::as_integer);
        number.and_then(|number| u8::try_from(number).ok()).ok_or_else(|| row.error(format!("`{key}` is missing")))
    };
    Ok(DuelObjectives {
        status: of(DuelObjective::Bookkeeping, "min_star")?,
        stations: of(DuelObjective::ThreeBranches, "stations")?,
        inland: of(DuelObjective::ThreeBranches, "inland")?,
        wine_town: town(&rows[DuelObjective::DeliverWine.index()])?,
        wine: of(DuelObjective::DeliverWine, "wine")?,
        lady_town: town(&rows[DuelObjective::ClotheLady.index()])?,
        fabrics: of(DuelObjective::ClotheLady, "fabrics")?,
        brocade: of(DuelObjective::ClotheLady, "min_brocade")?,
    })
}

/// The town a delivery goes to.
fn town<T: DeserializeOwned>((row, _, facts): &(Row<'_>, DuelObjective, ObjectiveRow)) -> Result<T, DataError> {
    let town = facts.params.get("town").and_then(toml::Value::as_str);
    row.named("town", town.ok_or_else(|| row.error("the town is missing"))?)
}
