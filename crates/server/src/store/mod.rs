//! The store: what survives when the power goes. SQL that SQLite and PostgreSQL both understand: texts and big
//! integers, flags as 0 and 1, parameters as `$1`.

mod accounts;
mod append;
mod backup;
mod batch;
mod calls;
mod chat;
mod checkpoint;
mod claims;
mod error;
mod health;
mod heartbeat;
mod journal;
mod late;
mod letters;
mod names;
mod notices;
mod open;
mod pen;
mod people;
mod place;
mod results;
mod seats;
mod shape;
mod snapshot;
mod table_row;
mod table_rules;
mod tables;
mod times;
mod transfer;
mod votes;
mod writer;

pub(crate) use calls::{Call, Last, Outbox};
pub use chat::Line;
pub use error::StoreError;
pub use journal::{Entry, Row};
pub(crate) use notices::Wait;
pub use people::{Person, Token};
pub use results::Results;
pub use snapshot::{Change, Snapshot};
pub use table_row::{Holder, NewSeat, NewTable, SeatRow, TableRow, TableState};
pub use table_rules::TableRules;
pub use times::Times;
pub use votes::{Proposal, Successor};

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
