//! Through a record of Joan of Arc, from turn to turn.

use super::words::moves::plain;
use crate::review::{Decision, SeatReview};
use joan::{Ask, Move, State};
use tabletop::{Chair, Game, Record, RecordError, Replay, Seat};

/// What each of these seats has decided, and the points that luck of the draw has brought it.
pub(super) fn walk(
    record: &Record<State>,
    seats: &[Seat],
    level: &str,
    step: &dyn Fn(),
) -> Result<Vec<SeatReview>, RecordError> {
    let mut walkers: Vec<Walker> = seats.iter().map(|&seat| Walker::new(seat)).collect();
    let mut replay = Replay::new(record)?;
    for (number, &(seat, mv)) in record.moves().iter().enumerate() {
        let before = replay.state().clone();
        if let Some(walker) = walkers.iter_mut().find(|walker| walker.seat == seat) {
            walker.see(&before, number + 1, mv, level);
        }
        replay.step()?;
        if mv == Move::EndTurn {
            walkers.iter_mut().for_each(|walker| walker.draw(&before, replay.state()));
        }
        step();
    }
    let review = |it: Walker| SeatReview { seat: it.seat, luck: f64::from(it.luck) / 10.0, decisions: it.decisions };
    Ok(walkers.into_iter().map(review).collect())
}

struct Walker {
    seat: Seat,
    decisions: Vec<Decision>,
    /// Tenths of a point.
    luck: i32,
    /// The table before the turn that is going on, the number of its first move, and its moves so far.
    turn: Option<(State, usize, Vec<Move>)>,
}

impl Walker {
    fn new(seat: Seat) -> Walker {
        Walker { seat, decisions: Vec::new(), luck: 0, turn: None }
    }

    /// A turn is one decision, however many marks it made.
    fn see(&mut self, state: &State, number: usize, mv: Move, level: &str) {
        let (before, first, mut moves) = self.turn.take().unwrap_or_else(|| (state.clone(), number, Vec::new()));
        moves.push(mv);
        if mv != Move::EndTurn {
            self.turn = Some((before, first, moves));
        } else if let Some(appraisal) = bots::joan::appraise(&Chair::new(&before, self.seat), &moves, level) {
            self.decisions.push(decision(first, before.table.round, &moves, appraisal));
        }
    }

    /// Whoever is asked first after tiles were drawn, or after Joan's turn, had luck or not.
    fn draw(&mut self, before: &State, after: &State) {
        let drawn = after.table.round > before.table.round || after.setup.is_solo();
        if drawn && after.question(self.seat) == Some(Ask::Take) {
            self.luck += bots::joan::luck(&Chair::new(before, self.seat), &Chair::new(after, self.seat));
        }
    }
}

fn decision(number: usize, round: u8, moves: &[Move], appraisal: bots::joan::Appraisal) -> Decision {
    let bots::joan::Appraisal { played, best, hint } = appraisal;
    let sentence = |moves: &[Move]| moves.iter().map(|&mv| plain(mv)).collect::<Vec<_>>().join("; ");
    Decision {
        number,
        round,
        words: sentence(moves),
        better: format!("{} – {}", sentence(&hint.moves), hint.reason()),
        moves: serde_json::json!(moves),
        played,
        best,
        hint: serde_json::json!(hint),
    }
}
