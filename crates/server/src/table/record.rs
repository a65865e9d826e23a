//! The record of a game that is over, with who sat at the table.

use super::tables::Tables;
use crate::store::{Holder, SeatRow, TableRow};
use crate::{Error, Host, StoreError};
use serde::Serialize;

/// Who sat on a seat, as programs that read records know it.
#[derive(Serialize)]
struct Sitter<'a> {
    /// The name shown at the table; of a bot its level.
    name: &'a str,
    /// `person`, the level of a bot, or `nobody` any more.
    by: &'a str,
}

impl<H: Host> Tables<H> {
    /// The record with its seed, once the game is over.
    pub(super) async fn record(&self, table: &TableRow) -> Result<String, Error> {
        let handle = self.open(&table.id).await?;
        let running = self.lock(&handle).await?;
        match running.session.record() {
            over if over.end().is_some() => with_seats(&over.to_text(), table),
            _ => Err(Error::Conflict("the record is told when the game is over")),
        }
    }
}

/// The seats stand behind the record in the same object.
fn with_seats(record: &str, table: &TableRow) -> Result<String, Error> {
    let sitters: Vec<Sitter<'_>> = table.seats.iter().map(sitter).collect();
    let body = record.trim_end().strip_suffix('}').ok_or_else(|| Error::Internal("a record is an object".into()))?;
    Ok(format!("{body},\n\"seats\":{}}}\n", serde_json::to_string(&sitters).map_err(StoreError::from)?))
}

fn sitter(seat: &SeatRow) -> Sitter<'_> {
    match &seat.holder {
        Holder::Person(_) => {
            let name = seat.shown.as_deref().or(seat.name.as_deref());
            Sitter { name: name.unwrap_or_default(), by: "person" }
        }
        Holder::Bot(level) => Sitter { name: level, by: level },
        Holder::Invited | Holder::Open => Sitter { name: "", by: "nobody" },
    }
}
