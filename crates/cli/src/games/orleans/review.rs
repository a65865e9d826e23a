//! Through a record of Orléans, from decision to decision.

use super::words::moves::plain;
use crate::review::{Decision, SeatReview};
use orleans::{Ask, Move, State};
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
        let state = replay.state();
        if let Some(walker) = walkers.iter_mut().find(|walker| walker.seat == seat) {
            walker.see(state, number + 1, mv, level);
        }
        replay.step()?;
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
    /// The table before the draw of this round, and how many were drawn.
    drew: Option<(State, Move)>,
    /// The table before the plan in progress, the number of its first move, and its moves so far.
    plan: Option<(State, usize, Vec<Move>)>,
}

impl Walker {
    fn new(seat: Seat) -> Walker {
        Walker { seat, decisions: Vec::new(), luck: 0, drew: None, plan: None }
    }

    fn see(&mut self, state: &State, number: usize, mv: Move, level: &str) {
        if state.question(self.seat) == Some(Ask::Plan) {
            return self.see_plan(state, number, mv, level);
        }
        if let (Move::Draw(1..), Some(Ask::Followers { .. })) = (mv, state.question(self.seat)) {
            self.drew = Some((state.clone(), mv));
        }
        self.appraise(state, number, vec![mv], level);
    }

    /// A plan is one decision, however many moves it took.
    fn see_plan(&mut self, state: &State, number: usize, mv: Move, level: &str) {
        if let Some((before, drawn)) = self.drew.take() {
            self.luck += bots::luck(&Chair::new(&before, self.seat), drawn, &Chair::new(state, self.seat));
        }
        let (before, first, mut moves) = self.plan.take().unwrap_or_else(|| (state.clone(), number, Vec::new()));
        moves.push(mv);
        match mv {
            Move::Ready => self.appraise(&before, first, moves, level),
            _ => self.plan = Some((before, first, moves)),
        }
    }

    fn appraise(&mut self, state: &State, number: usize, played: Vec<Move>, level: &str) {
        let mut options = Vec::new();
        state.options(self.seat, &mut options);
        if options.len() < 2 {
            return;
        }
        if let Some(appraisal) = bots::appraise(&Chair::new(state, self.seat), &played, level) {
            self.decisions.push(decision(number, state.table.round, &played, appraisal));
        }
    }
}

fn decision(number: usize, round: u8, moves: &[Move], appraisal: bots::Appraisal) -> Decision {
    let bots::Appraisal { played, best, hint } = appraisal;
    let sentence = |moves: &[Move]| moves.iter().map(|&mv| plain(mv)).collect::<Vec<_>>().join("; ");
    Decision {
        number,
        round,
        words: sentence(moves),
        better: format!("{} – {}", sentence(&hint.moves), hint.reason),
        moves: serde_json::json!(moves),
        played,
        best,
        hint: serde_json::json!(hint),
    }
}
