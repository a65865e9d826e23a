//! Reads `data/joan.toml` and `data/joan_solo.toml` into the typed tables and refuses what cannot be printed.

mod map;
mod op;
mod places;
mod setup;
mod sheet;
mod solo;
#[cfg(test)]
mod tests;

use super::Components;
use serde::de::DeserializeOwned;

const JOAN: (&str, &str) = ("data/joan.toml", include_str!("../../../../../data/joan.toml"));
const JOAN_SOLO: (&str, &str) = ("data/joan_solo.toml", include_str!("../../../../../data/joan_solo.toml"));

/// A data file does not say what it should.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {message}")]
pub struct DataError {
    /// The file, as it lies in the repository.
    pub file: &'static str,
    /// Which row is wrong and how, in a sentence a person can act on.
    pub message: String,
}

/// A data file while it is read.
struct DataFile {
    name: &'static str,
    tables: toml::Table,
}

impl DataFile {
    fn open((name, text): (&'static str, &str)) -> Result<DataFile, DataError> {
        match text.parse() {
            Ok(tables) => Ok(DataFile { name, tables }),
            Err(wrong) => Err(DataError { file: name, message: wrong.to_string() }),
        }
    }

    fn error(&self, message: impl Into<String>) -> DataError {
        DataError { file: self.name, message: message.into() }
    }

    /// The rows of `[[kind]]`, in their order.
    fn rows<R: DeserializeOwned>(&self, kind: &str) -> Result<Vec<R>, DataError> {
        let Some(toml::Value::Array(list)) = self.tables.get(kind) else {
            return Err(self.error(format!("the rows `{kind}` are missing")));
        };
        let read = |(nth, row): (usize, &toml::Value)| {
            let wrong = |error: toml::de::Error| self.error(format!("{kind} {}: {}", nth + 1, error.message()));
            row.clone().try_into().map_err(wrong)
        };
        list.iter().enumerate().map(read).collect()
    }

    /// The rows of `[[kind]]`, of which there must be so many.
    fn exactly<R: DeserializeOwned, const N: usize>(&self, kind: &str) -> Result<[R; N], DataError> {
        let rows: Vec<R> = self.rows(kind)?;
        let found = rows.len();
        rows.try_into().map_err(|_| self.error(format!("there should be {N} rows `{kind}`, not {found}")))
    }

    /// The table `[kind]`.
    fn table<R: DeserializeOwned>(&self, kind: &str) -> Result<R, DataError> {
        let table = self.tables.get(kind).ok_or_else(|| self.error(format!("the table `{kind}` is missing")))?;
        let wrong = |error: toml::de::Error| self.error(format!("{kind}: {}", error.message()));
        table.clone().try_into().map_err(wrong)
    }

    /// The kinds of rows that wait for a look at the physical game, and how many of each do.
    fn reconstructed(&self) -> Vec<(String, u16)> {
        let waits = |row: &toml::Value| row.get("reconstructed").is_some();
        let book = self.name.trim_start_matches("data/").trim_end_matches(".toml");
        let rows = |(kind, table): (&String, &toml::Value)| {
            let waiting = match table {
                toml::Value::Array(rows) => rows.iter().filter(|row| waits(row)).count(),
                table => usize::from(waits(table)),
            };
            (format!("{book}.{kind}"), waiting as u16)
        };
        self.tables.iter().map(rows).filter(|(_, waiting)| *waiting > 0).collect()
    }

    /// An error unless this holds.
    fn must(&self, holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), DataError> {
        if holds { Ok(()) } else { Err(self.error(otherwise())) }
    }
}

/// The components from the data inside the program.
pub(super) fn embedded() -> Result<Components, DataError> {
    read(JOAN.1, JOAN_SOLO.1)
}

fn read(joan: &str, joan_solo: &str) -> Result<Components, DataError> {
    let (file, solo) = (DataFile::open((JOAN.0, joan))?, DataFile::open((JOAN_SOLO.0, joan_solo))?);
    let map = map::read(&file)?;
    let places = places::read(&file)?;
    let sheet = sheet::read(&file)?;
    let basics = setup::read(&file)?;
    let components = Components {
        tiles: basics.tiles,
        setups: basics.setups,
        standard: basics.standard,
        station_price: basics.station_price,
        monk_points: basics.monk_points,
        start_coin: basics.start_coin,
        laid_out: basics.laid_out,
        towns: map.towns,
        routes: map.routes,
        routes_at: map.routes_at,
        routes_by: map.routes_by,
        routes_for: map.routes_for,
        towns_for: map.towns_for,
        panel: map.panel,
        warehouse: sheet.warehouse,
        warehouse_columns: sheet.warehouse_columns,
        bank_rows: sheet.bank_rows,
        bank_columns: sheet.bank_columns,
        bank_yellow: sheet.bank_yellow,
        depot: sheet.depot,
        development: sheet.development,
        deeds: sheet.deeds,
        places: places.places,
        places_of: places.places_of,
        printed_places: places.printed_places,
        plus: places.plus,
        solo: solo::read(&solo)?,
        reconstructed: [file.reconstructed(), solo.reconstructed()].concat(),
    };
    let waiting = components.open_bonuses().count();
    file.must(waiting <= crate::state::ROOM_FOR_BONUSES, || format!("{waiting} bonuses can wait at once"))?;
    Ok(components)
}
