//! A table as everybody may know it.

use crate::store::{Holder, Person, TableRow};
use crate::{Error, StoreError};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// What everybody may know of a table: nothing that changes while the game goes on.
pub(super) fn description(table: &TableRow) -> Result<Value, Error> {
    let setup: Value = serde_json::from_str(&table.setup).map_err(StoreError::from)?;
    let seats = table.seats.iter().map(|(holder, name)| match holder {
        Holder::Person(id) => json!({ "person": Person { id: id.clone(), name: name.clone().unwrap_or_default() } }),
        Holder::Bot(name) => json!({ "bot": name }),
        Holder::Open => json!("open"),
    });
    Ok(json!({
        "id": table.id,
        "host": table.host,
        "setup": setup,
        "options": Options::of(table),
        "state": table.state,
        "public": table.public,
        "seats": seats.collect::<Vec<_>>(),
    }))
}

/// What a table agrees on beyond the game.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Options {
    /// Whether people without a seat may look on.
    pub(super) spectators: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { spectators: true }
    }
}

impl Options {
    pub(super) fn of(table: &TableRow) -> Options {
        // What cannot be read opens no door.
        serde_json::from_str(&table.options).unwrap_or(Options { spectators: false })
    }
}
