//! From the store back into play.

use super::hall::shown;
use super::running::Running;
use super::undo::without;
use crate::store::{Entry, Row, Snapshot, Store};
use crate::{Error, HostedGame, StoreError};
use tabletop::{Record, Session};

impl<G: HostedGame> Running<G> {
    /// The game of a table at its last entry; nothing if it has not begun.
    pub(super) async fn load(store: &Store, table: &str) -> Result<Option<Running<G>>, Error> {
        let Some((rows, snapshot)) = store.game(table).await? else { return Ok(None) };
        let kept = Session::load(&snapshot.game)?;
        match Running::retold(&rows, &snapshot) {
            Ok(running) if running.session.state() == kept.state() && running.seen == snapshot.seen => {
                Ok(Some(running))
            }
            // The rules have changed since: the game goes on from its snapshot, and its past stays untold.
            told => {
                tracing::warn!(table = shown(table), reason = ?told.err(), "a game goes on from its snapshot alone");
                let viewers = usize::from(kept.state().n_seats()) + 1;
                if snapshot.seen.len() != viewers {
                    return Err(StoreError::Damaged("a snapshot has other viewers than its game".into()).into());
                }
                Ok(Some(Running::new(kept, snapshot.number, snapshot.seen)))
            }
        }
    }

    /// The game as the journal tells it from its beginning.
    fn retold(rows: &[Row], snapshot: &Snapshot) -> Result<Running<G>, Error> {
        let record = Record::<G>::parse(&snapshot.game)?;
        let mut running = Running::begun(Session::new(record.setup().clone(), record.seed())?);
        for row in rows {
            let pending = match &row.entry {
                Entry::Move(mv) => {
                    let mv = serde_json::from_value(mv.clone()).map_err(StoreError::from)?;
                    running.submit(row.seat, mv)?
                }
                Entry::Undo(moves) => {
                    let record = without(running.session.record(), |at| !moves.contains(&at));
                    running.pending(row.seat, row.entry.clone(), Session::from_record(&record)?, Vec::new())?
                }
            };
            running.take(pending);
        }
        Ok(running)
    }
}
