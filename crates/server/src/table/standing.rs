//! Answers that people have given in advance.

use super::deed::How;
use super::hall::{Hall, Handle};
use super::running::Running;
use crate::store::{Holder, TableRow};
use crate::{Error, HostedGame};
use tabletop::{Chair, Seat};

impl<G: HostedGame> Running<G> {
    /// The first answer in advance to a question that is open now.
    fn standing(&self, table: &TableRow) -> Option<(Seat, G::Move)> {
        let state = self.session.state();
        state.asked().iter().find_map(|seat| {
            let row = table.seat(seat)?;
            let is_meant = matches!(row.holder, Holder::Person(_)) && !row.standing.is_empty();
            let mv = if is_meant { G::standing(&row.standing, &Chair::new(state, seat)) } else { None };
            Some((seat, mv?))
        })
    }
}

impl<G: HostedGame> Hall<G> {
    /// Gives the answers that people have given in advance, each committed like any move, until somebody has to
    /// think.
    pub(super) async fn answer_in_advance(
        &self,
        handle: &Handle<G>,
        running: &mut Running<G>,
        table: &TableRow,
    ) -> Result<(), Error> {
        while let Some((seat, mv)) = running.standing(table) {
            let pending = running.submit(seat, How::Standing, mv)?;
            self.commit(handle, running, pending).await?;
        }
        Ok(())
    }
}
