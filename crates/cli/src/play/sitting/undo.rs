//! Taking moves back.

use super::Sitting;
use crate::games::Told;
use crate::out::say;
use crate::play::menu::Question;
use anyhow::Result;
use tabletop::{Chair, Seat, Session, UndoError};

impl<G: Told> Sitting<G> {
    /// Takes back the last own move that was a choice; true if there was one.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<bool> {
        match self.without_last(seat) {
            Ok(session) => {
                self.session = session;
                self.kept_at = None;
                say(format!("{} takes the last move back.", self.names.of(seat)))?;
                self.keep()?;
                Ok(true)
            }
            Err(error) => say(format!("Sorry, {error}.")).map(|()| false),
        }
    }

    /// The game before that move. What bots have answered since goes back with it: they do not mind, and
    /// nothing that was revealed can be taken back anyway.
    fn without_last(&self, seat: Seat) -> Result<Session<G>, UndoError> {
        let mut session = self.session.clone();
        loop {
            let last = session.record().moves().last().map(|&(by, _)| by);
            match (session.undo(seat), last) {
                (Ok(()), _) => {
                    let question = Question::of(&Chair::new(session.state(), seat));
                    if !question.is_some_and(|question| self.answers_itself(&question)) {
                        return Ok(session);
                    }
                }
                (Err(UndoError::OthersMoved), Some(other)) if !self.is_person(other) => session.undo(other)?,
                (Err(error), _) => return Err(error),
            }
        }
    }
}
