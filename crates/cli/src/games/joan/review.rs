//! What a record of Joan of Arc shows of a seat: a turn is one decision, however many marks it made.

use super::words::moves::plain;
use crate::review::{Decision, Going, SeatReview, Witness};
use joan::{Ask, Move, State};
use tabletop::{Chair, Game, Seat};

pub(super) struct Onlooker {
    seat: Seat,
    decisions: Vec<Decision>,
    luck: i32,
    turn: Option<Going<State>>,
}

impl Witness<State> for Onlooker {
    fn new(seat: Seat) -> Onlooker {
        Onlooker { seat, decisions: Vec::new(), luck: 0, turn: None }
    }

    fn see(&mut self, before: &State, after: &State, (seat, mv): (Seat, Move), number: usize, level: &str) {
        if seat == self.seat {
            let turn = Going::on(self.turn.take(), before, number, mv);
            match mv {
                Move::EndTurn => self.decide(&turn, level),
                _ => self.turn = Some(turn),
            }
        }
        // Whoever is asked first after tiles were drawn, or after Joan's turn, had luck or not.
        let drawn = after.table.round > before.table.round || after.setup.is_solo();
        if mv == Move::EndTurn && drawn && after.question(self.seat) == Some(Ask::Take) {
            self.luck += bots::joan::luck(&Chair::new(before, self.seat), &Chair::new(after, self.seat));
        }
    }

    fn told(self) -> SeatReview {
        SeatReview { seat: self.seat, luck: self.luck, decisions: self.decisions }
    }
}

impl Onlooker {
    fn decide(&mut self, turn: &Going<State>, level: &str) {
        let opinion = bots::joan::appraise(&Chair::new(&turn.before, self.seat), &turn.moves, level);
        self.decisions.extend(opinion.map(|opinion| turn.decided(turn.before.table.round, plain, opinion)));
    }
}
