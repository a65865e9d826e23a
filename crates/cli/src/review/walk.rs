//! Through a record, from decision to decision: the same way for every game.

use super::{Decision, SeatReview};
use bots::Appraisal;
use serde::Serialize;
use tabletop::{Game, Record, RecordError, Replay, Seat};

/// Somebody who follows one seat through a record of their game.
pub(crate) trait Witness<G: Game> {
    /// At the beginning of the record.
    fn new(seat: Seat) -> Self;

    /// Sees the answer of a seat, the `number`-th move of the record, and what came of it.
    fn see(&mut self, before: &G, after: &G, answer: (Seat, G::Move), number: usize, level: &str);

    /// What was seen: the decisions, and luck of the draw in tenths of a point.
    fn told(self) -> SeatReview;
}

/// What each of these seats has decided, and the points that luck of the draw has brought it.
pub(crate) fn walk<G: Game, W: Witness<G>>(
    record: &Record<G>,
    seats: &[Seat],
    level: &str,
    step: &dyn Fn(),
) -> Result<Vec<SeatReview>, RecordError> {
    let mut witnesses: Vec<W> = seats.iter().map(|&seat| W::new(seat)).collect();
    let mut replay = Replay::new(record)?;
    for (number, &answer) in (1..).zip(record.moves()) {
        let before = replay.state().clone();
        replay.step()?;
        witnesses.iter_mut().for_each(|witness| witness.see(&before, replay.state(), answer, number, level));
        step();
    }
    Ok(witnesses.into_iter().map(Witness::told).collect())
}

/// Moves that are one decision together, from the table before the first of them: a plan, a turn.
pub(crate) struct Going<G: Game> {
    pub(crate) before: G,
    /// The number of the first move.
    pub(crate) number: usize,
    pub(crate) moves: Vec<G::Move>,
}

impl<G: Game> Going<G> {
    /// A decision begins here unless one is going on, and this is its next move.
    pub(crate) fn on(going: Option<Going<G>>, state: &G, number: usize, mv: G::Move) -> Going<G> {
        let mut going = going.unwrap_or_else(|| Going { before: state.clone(), number, moves: Vec::new() });
        going.moves.push(mv);
        going
    }

    /// The decision with what a bot thinks of it; `word` says a move in words.
    pub(crate) fn decided(&self, round: u8, word: impl Fn(G::Move) -> String, opinion: Appraisal<G::Move>) -> Decision
    where
        G::Move: Serialize,
    {
        let Appraisal { played, best, hint } = opinion;
        let sentence = |moves: &[G::Move]| moves.iter().map(|&mv| word(mv)).collect::<Vec<_>>().join("; ");
        Decision {
            number: self.number,
            round,
            words: sentence(&self.moves),
            better: format!("{} – {}", sentence(&hint.moves), hint.reason),
            moves: serde_json::json!(self.moves),
            played,
            best,
            hint: serde_json::json!(hint),
        }
    }
}
