//! Somebody else answers for a seat, or its owner is here again.

use super::bells::Ring;
use super::hall::Hall;
use crate::store::{Holder, Proposal, Successor, TableRow};
use crate::{Error, HostedGame};
use std::sync::Arc;
use tabletop::Seat;

impl<G: HostedGame> Hall<G> {
    /// Lets `by` answer for a seat of a running game from now on.
    pub(crate) async fn hand_over(self: &Arc<Self>, table: &TableRow, seat: Seat, by: &Successor) -> Result<(), Error> {
        let held = table.seat(seat).map_or(&Holder::Open, |row| &row.holder);
        if !self.store.hand_over(&table.id, seat, held, by).await? {
            return Err(Error::Conflict("somebody else sits there now"));
        }
        self.is_here(table, seat).await;
        self.bells.ring(&table.id, Ring::Table);
        let handle = self.open(&table.id).await?;
        tokio::spawn(Arc::clone(self).bots_go_on(handle));
        Ok(())
    }

    /// Somebody who sat at a table has been forgotten: others hear of it, and a bot goes on where it has the seat.
    pub(crate) async fn is_gone(self: &Arc<Self>, table: &str) {
        self.bells.ring(table, Ring::Table);
        // Where no game runs, nobody waits for a bot.
        if let Ok(handle) = self.open(table).await {
            tokio::spawn(Arc::clone(self).bots_go_on(handle));
        }
    }

    /// Ends the votes about a seat: somebody answers for it. A vote that comes in at the same moment stays; it
    /// ends with the next answer.
    pub(crate) async fn is_here(&self, table: &TableRow, seat: Seat) {
        let about = |proposal: &Proposal| proposal.seat == seat;
        if !table.votes.iter().any(about) {
            return;
        }
        let others: Vec<Proposal> = table.votes.iter().filter(|proposal| !about(proposal)).cloned().collect();
        match self.store.set_votes(&table.id, &table.votes, &others).await {
            Ok(_) => self.bells.ring(&table.id, Ring::Table),
            Err(error) => tracing::warn!(%error, "a vote could not be ended"),
        }
    }
}
