//! The store: what survives when the power goes. SQL that SQLite and PostgreSQL both understand: texts and big
//! integers, flags as 0 and 1, parameters as `$1`.

mod accounts;
pub(crate) mod append;
mod backup;
mod batch;
mod browsers;
mod calls;
mod chat;
mod checkpoint;
mod claims;
mod colours;
mod error;
mod expiry;
pub(crate) mod health;
pub(crate) mod heartbeat;
mod journal;
mod journals;
mod late;
mod letters;
mod names;
mod notices;
mod nudges;
mod open;
mod pen;
mod people;
mod place;
mod record_book;
mod reseat;
mod results;
mod seats;
mod shape;
mod snapshot;
mod sql;
mod table_row;
mod table_rules;
mod tables;
mod times;
mod transfer;
mod votes;
mod webhooks;
pub(crate) mod writer;

#[cfg(test)]
#[allow(dead_code, reason = "shared with the tests of the whole server")]
#[path = "../../tests/postgres/mod.rs"]
mod postgres;

pub(crate) use calls::{Call, Ears, Last, Outbox};
pub use chat::Line;
pub use error::StoreError;
pub(crate) use expiry::Patience;
pub use journal::{Entry, Row};
pub(crate) use journals::{Hear, Journals};
pub(crate) use notices::Wait;
pub(crate) use nudges::{APART as NUDGES_APART, Nudged};
pub use people::{Person, Token};
pub(crate) use results::End;
pub use results::Results;
pub use snapshot::{Change, Snapshot};
pub use table_row::{Holder, NewSeat, NewTable, SeatRow, TableRow, TableState};
pub use table_rules::TableRules;
pub use times::Times;
pub use votes::{Proposal, Successor};
pub(crate) use webhooks::{Due, Score};

use crate::clock::Clock;
use pen::Pen;
use sqlx::AnyPool;

/// People, tables, seats, moves and snapshots, in an SQLite file or in a PostgreSQL database.
#[derive(Clone)]
pub struct Store {
    pen: Pen,
    read: AnyPool,
    /// What only looks after the others: reads back what was written, and brings SQLite's log into the file.
    beside: Vec<AnyPool>,
    /// Keeps entries of journals, those of several tables in one commit.
    writer: writer::Inbox,
    /// What time it is for this node.
    clock: Clock,
    /// Where other nodes may be; nothing for a file.
    shared: Option<Shared>,
}

/// What makes one node of several.
#[derive(Clone)]
struct Shared {
    /// The address of the database, password included.
    url: String,
    /// The name of this node.
    node: String,
    /// Where calls to other nodes are handed in.
    outbox: Outbox,
}

impl Store {
    /// What time it is, in milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.clock.now()
    }

    /// Done when the store is closed.
    pub(crate) async fn closed(&self) {
        self.pen.pool.close_event().await;
    }

    /// Ends all connections; what is committed stays.
    pub async fn close(&self) {
        for pool in self.beside.iter().chain([&self.read, &self.pen.pool]) {
            pool.close().await;
        }
        if let Some(place) = &self.pen.place {
            place.release();
        }
    }

    /// Whether the store keeps what is written, and answers.
    pub async fn check(&self) -> Result<(), StoreError> {
        self.pen.health.check()?;
        sqlx::query("SELECT 1").execute(&self.read).await?;
        Ok(())
    }
}
