//! Taking moves back: by playing the others again from the last state that everybody is bound to.

use super::Session;
use crate::{Game, Seat};

/// Why a move cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoError {
    /// The seat has not moved yet.
    #[error("there is no move of yours to take back")]
    Nothing,
    /// Chance or somebody's secret came to light since.
    #[error("your last move cannot be taken back: something has been revealed since")]
    Revealed,
    /// Somebody else has built on it.
    #[error("your last move cannot be taken back: another player has moved since")]
    OthersMoved,
    /// The result stands, and with it the seed is published.
    #[error("the game is over: no move can be taken back")]
    Over,
}

impl<G: Game> Session<G> {
    /// Takes back the latest move of `seat`. Answers that others gave to the same question at the same
    /// time stay as they are; any other move that somebody else has made since bars it.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        if self.state.asked().is_empty() {
            return Err(UndoError::Over);
        }
        let last = self.record.moves().iter().rposition(|&(by, _)| by == seat).ok_or(UndoError::Nothing)?;
        if last < self.barrier_at {
            return Err(UndoError::Revealed);
        }
        *self = self.without(last).ok_or(UndoError::OthersMoved)?;
        Ok(())
    }

    /// This game as if move `index` had not been made; nothing if a later move needs it.
    ///
    /// The rules themselves tell which do. Without the move its seat has a question open. Others who were
    /// asked at the same time may answer theirs all the same; nobody is asked anything that comes later, so
    /// any move beyond the open question is refused.
    fn without(&self, index: usize) -> Option<Session<G>> {
        let mut record = self.record.clone();
        record.remove(index);
        let later = record.split_off(self.barrier_at);
        let mut session = Session::at(self.barrier.clone(), record);
        for (seat, mv) in later {
            session.submit(seat, mv).ok()?;
        }
        let known = self.barrier_at - self.log_from;
        session.log.splice(..0, self.log[..known].iter().cloned());
        session.log_from = self.log_from;
        Some(session)
    }
}
