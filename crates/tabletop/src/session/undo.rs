//! Taking moves back: by playing the others again from the last state that everybody is bound to.

use super::Session;
use crate::{Game, Seat, SeatSet};

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
    /// The result stands.
    #[error("the game is over: no move can be taken back")]
    Over,
}

impl<G: Game> Session<G> {
    /// Takes back the latest move of `seat`. Answers that others gave to the same question at the same
    /// time stay as they are.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        if self.state.asked().is_empty() {
            return Err(UndoError::Over);
        }
        let moves = self.record.moves();
        let last = moves.iter().rposition(|&(by, _)| by == seat).ok_or(UndoError::Nothing)?;
        if last < self.barrier_at {
            return Err(UndoError::Revealed);
        }
        // All moves behind the last one of this seat are moves of others.
        let answered = &self.answered[last - self.barrier_at..];
        if answered.iter().any(|question| *question != answered[0]) {
            return Err(UndoError::OthersMoved);
        }
        *self = self.without(last).ok_or(UndoError::OthersMoved)?;
        Ok(())
    }

    /// This game as if move `index` had not been made; nothing if a later move needs it.
    fn without(&self, index: usize) -> Option<Session<G>> {
        let mut record = self.record.clone();
        record.remove(index);
        let later = record.split_off(self.barrier_at);
        let mut session = Session::at(self.barrier.clone(), record);
        for (seat, mv) in later {
            session.submit(seat, mv).ok()?;
        }
        // Without the move nothing new can have come to light: else the others did need it.
        if session.barrier_at != self.barrier_at {
            return None;
        }
        let kept = self.barrier_at - self.log_from;
        session.log.splice(..0, self.log[..kept].iter().cloned());
        session.log_from = self.log_from;
        Some(session)
    }
}

/// The open questions before a move.
pub(super) struct Open<G: Game> {
    asked: SeatSet,
    asks: Vec<(Seat, Option<G::Ask>)>,
}

impl<G: Game> Open<G> {
    pub(super) fn of(state: &G) -> Open<G> {
        let asked = state.asked();
        Open { asked, asks: asked.iter().map(|seat| (seat, state.question(seat))).collect() }
    }

    /// Whether the game still waits on the same question after `seat` has moved: at most this seat has
    /// left, and all others are asked what they were asked before.
    ///
    /// A last seat that goes on with a question of its own cannot be told from one that is still
    /// answering. That does no harm: if an earlier answer is taken back then, the seat's moves beyond the
    /// question are refused when they are played again, and so is the undo.
    pub(super) fn goes_on(&self, seat: Seat, after: &G) -> bool {
        let asked = after.asked();
        (asked == self.asked || asked == self.asked.without(seat))
            && self.asks.iter().all(|(other, ask)| *other == seat || after.question(*other) == *ask)
    }
}
