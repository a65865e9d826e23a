//! Hints: what a bot would do in somebody's place, from what that seat may know.

use super::tables::{Handle, Tables};
use crate::wire::Hint;
use crate::{Error, Host, MoveOf};
use std::time::Duration;
use tabletop::{Chair, Game, Seat, Viewer, fingerprint};
use tokio::time::timeout;

/// How long somebody waits for a hint.
const PATIENCE: Duration = Duration::from_secs(10);

impl<H: Host> Tables<H> {
    /// The best few ways on for a seat that is asked.
    pub(crate) async fn hint(&self, handle: &Handle<H>, seat: Seat) -> Result<Vec<Hint<MoveOf<H>>>, Error> {
        let busy = Error::Conflict("too many think about hints: ask again in a moment");
        let (state, seed) = {
            let running = self.lock(handle).await?;
            if !running.session.state().asked().contains(seat) {
                return Err(Error::Conflict("nothing is asked of this seat"));
            }
            // By what the seat has noticed: the hidden moves of others must not change a hint.
            let number = running.number(Viewer::Seat(seat));
            let seed = fingerprint(&("hint", running.session.record().seed(), seat, number));
            let seed = seed.parse().map_err(|_| Error::Internal("a fingerprint is a seed".into()))?;
            (running.session.state().clone(), seed)
        };
        let cause = self.cause(&handle.id).await?;
        let Ok(desk) = timeout(PATIENCE, self.hall.study.desk(cause)).await else { return Err(busy) };
        let thought = self.hall.study.labour.think(move || {
            let _desk = desk;
            H::hint(&Chair::new(&state, seat), seed)
        });
        match timeout(PATIENCE, thought).await {
            Ok(hints) => hints?.ok_or_else(|| Error::Internal("the adviser stumbled".into())),
            Err(_) => Err(busy),
        }
    }
}
