//! An entry on its way into the journal of its table.

use super::calls::{Call, Last};
use super::{Change, Results, Row, StoreError, TableState};
use sqlx::AnyConnection;
use tokio::sync::oneshot;

/// An entry with the game after it, ready to be written. A table hands in one at a time.
#[derive(Debug)]
pub(crate) struct Append {
    pub(crate) table: String,
    pub(crate) number: i64,
    pub(crate) seat: i64,
    pub(crate) entry: String,
    /// The record, if it is to be written anew.
    pub(crate) record: Option<String>,
    /// The state that binds everybody, if it is another one now.
    pub(crate) bound: Option<String>,
    pub(crate) seen: String,
    pub(crate) times: String,
    pub(crate) deadline: Option<i64>,
    pub(crate) asked: i64,
    pub(crate) state: &'static str,
    /// How the game ended, if this ends it.
    pub(crate) results: Option<Results>,
    /// Hears when it is kept, or why it is not.
    pub(crate) done: oneshot::Sender<Result<(), StoreError>>,
}

impl Append {
    /// An entry of a table, and where it is told what became of it.
    pub(crate) fn new(
        table: &str,
        row: &Row,
        change: &Change,
        state: TableState,
        results: Option<Results>,
    ) -> Result<(Append, oneshot::Receiver<Result<(), StoreError>>), StoreError> {
        let (done, kept) = oneshot::channel();
        let append = Append {
            table: table.to_owned(),
            number: row.number as i64,
            seat: i64::from(row.seat.0),
            entry: serde_json::to_string(&row.entry)?,
            record: change.record.clone(),
            bound: change.state.clone(),
            seen: serde_json::to_string(&change.seen)?,
            times: serde_json::to_string(&change.times)?,
            deadline: change.times.deadline(),
            asked: change.times.asked_bits(),
            state: state.name(),
            results,
            done,
        };
        Ok((append, kept))
    }

    /// Writes what belongs to the entry beside the journal: what is long and has changed, and how the game ended.
    pub(crate) async fn keep(&self, transaction: &mut AnyConnection) -> Result<(), sqlx::Error> {
        self.keep_texts(transaction).await?;
        if self.state != TableState::Running.name() {
            sqlx::query("UPDATE tables SET state = $2 WHERE id = $1")
                .bind(&self.table)
                .bind(self.state)
                .execute(&mut *transaction)
                .await?;
        }
        match &self.results {
            Some(results) => results.write(&self.table, transaction).await,
            None => Ok(()),
        }
    }

    /// What other nodes must hear of it.
    pub(crate) fn call(&self, calls: &mut Vec<Call>) {
        let last = Last::new(self.number, self.seat, &self.entry, &self.times);
        calls.push(Call::Game(self.table.clone(), last));
        if self.state == TableState::Over.name() {
            calls.push(Call::Table(self.table.clone()));
        }
    }

    /// Keeps what is long, where it has changed.
    async fn keep_texts(&self, transaction: &mut AnyConnection) -> Result<(), sqlx::Error> {
        let keep = match (&self.record, &self.bound) {
            (None, None) => return Ok(()),
            (None, Some(bound)) => {
                sqlx::query("UPDATE games SET state = $2 WHERE table_id = $1").bind(&self.table).bind(bound)
            }
            (Some(record), bound) => {
                sqlx::query("UPDATE games SET state = $2, record = $3, number = $4 WHERE table_id = $1")
                    .bind(&self.table)
                    .bind(bound)
                    .bind(record)
                    .bind(self.number)
            }
        };
        keep.execute(&mut *transaction).await?;
        Ok(())
    }

    /// Tells what became of it.
    pub(crate) fn tell(self, end: Result<(), StoreError>) {
        // Whoever no longer listens asks the store next time.
        self.done.send(end).ok();
    }
}
