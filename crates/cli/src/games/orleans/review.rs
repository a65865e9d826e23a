//! What a record of Orléans shows of a seat: every answer is a decision, and so is a whole plan.

use super::words::moves::plain;
use crate::review::{Decision, Going, SeatReview, Witness};
use orleans::{Ask, Move, State};
use tabletop::{Chair, Game, Seat};

pub(super) struct Onlooker {
    seat: Seat,
    decisions: Vec<Decision>,
    luck: i32,
    /// The table before the draw of this round, and how many were drawn.
    drew: Option<(State, Move)>,
    plan: Option<Going<State>>,
}

impl Witness<State> for Onlooker {
    fn new(seat: Seat) -> Onlooker {
        Onlooker { seat, decisions: Vec::new(), luck: 0, drew: None, plan: None }
    }

    fn see(&mut self, before: &State, _after: &State, (seat, mv): (Seat, Move), number: usize, level: &str) {
        if seat != self.seat {
            return;
        }
        let asked = before.question(seat);
        if asked == Some(Ask::Plan) {
            return self.see_plan(before, number, mv, level);
        }
        if let (Move::Draw(1..), Some(Ask::Followers { .. })) = (mv, asked) {
            self.drew = Some((before.clone(), mv));
        }
        self.decide(&Going::on(None, before, number, mv), level);
    }

    fn told(self) -> SeatReview {
        SeatReview { seat: self.seat, luck: self.luck, decisions: self.decisions }
    }
}

impl Onlooker {
    /// A plan is one decision, however many moves it took. When it begins it is known what was drawn.
    fn see_plan(&mut self, state: &State, number: usize, mv: Move, level: &str) {
        if let Some((before, drawn)) = self.drew.take() {
            self.luck += bots::luck(&Chair::new(&before, self.seat), drawn, &Chair::new(state, self.seat));
        }
        let plan = Going::on(self.plan.take(), state, number, mv);
        match mv {
            Move::Ready => self.decide(&plan, level),
            _ => self.plan = Some(plan),
        }
    }

    fn decide(&mut self, decision: &Going<State>, level: &str) {
        let chair = Chair::new(&decision.before, self.seat);
        let mut options = Vec::new();
        chair.options(&mut options);
        if options.len() > 1 {
            let opinion = bots::appraise(&chair, &decision.moves, level);
            let round = decision.before.table.round;
            self.decisions.extend(opinion.map(|opinion| decision.decided(round, plain, opinion)));
        }
    }
}
