//! Somebody else answers for a seat, or its owner is here again.

use super::bells::Ring;
use super::tables::Tables;
use crate::store::{Holder, Successor, TableRow};
use crate::{Error, Host};
use std::sync::Arc;
use tabletop::Seat;

impl<H: Host> Tables<H> {
    /// Lets `by` answer for a seat of a running game from now on.
    pub(super) async fn hand_over(self: &Arc<Self>, table: &TableRow, seat: Seat, by: &Successor) -> Result<(), Error> {
        let held = table.seat(seat).map_or(&Holder::Open, |row| &row.holder);
        if !self.hall.store.hand_over(&table.id, seat, held, by).await? {
            return Err(Error::Conflict("somebody else sits there now"));
        }
        self.hall.is_here(table, seat).await;
        self.hall.bells.ring(&table.id, Ring::Table);
        self.go_on(&table.id).await
    }

    /// Lets bots and standing answers go on at a table whose game has begun.
    pub(super) async fn go_on(self: &Arc<Self>, table: &str) -> Result<(), Error> {
        let handle = self.open(table).await?;
        tokio::spawn(Arc::clone(self).bots_go_on(handle));
        Ok(())
    }
}
