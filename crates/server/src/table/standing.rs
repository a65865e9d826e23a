//! Answers that people have given in advance.

use super::deed::How;
use super::running::Running;
use super::tables::{Handle, Tables};
use crate::store::{Holder, Journals, TableRow};
use crate::{Error, Host, MoveOf};
use tabletop::{Chair, Game, Seat};

impl<H: Host> Running<H> {
    /// The first answer in advance to a question that is open now.
    fn standing(&self, table: &TableRow) -> Option<(Seat, MoveOf<H>)> {
        let state = self.session.state();
        state.asked().iter().find_map(|seat| {
            let row = table.seat(seat)?;
            let is_meant = matches!(row.holder, Holder::Person(_)) && !row.standing.is_empty();
            let mv = if is_meant { H::standing(&row.standing, &Chair::new(state, seat)) } else { None };
            Some((seat, mv?))
        })
    }
}

impl<H: Host, S: Journals> Tables<H, S> {
    /// Gives the answers that people have given in advance, each committed like any move, until somebody has to
    /// think.
    pub(super) async fn answer_in_advance(
        &self,
        handle: &Handle<H>,
        running: &mut Running<H>,
        table: &TableRow,
    ) -> Result<(), Error> {
        while let Some((seat, mv)) = running.standing(table) {
            let pending = running.submit(seat, How::Standing, mv)?;
            self.commit(handle, running, pending).await?;
        }
        Ok(())
    }
}
