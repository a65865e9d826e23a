//! Phase 6: shields first, then it is tested whether those who are struck can pay, then they pay
//! (duel.round.shield-first, duel.round.both-cannot-pay, duel.event.timing).

use super::{DuelAsk, DuelEvent, DuelStep};
use crate::ask::{Ask, Move};
use crate::course::Ending;
use crate::event::{Event, Log};
use crate::flow::{Frame, Step};
use crate::happening::can_pay;
use crate::phase::event;
use crate::state::State;
use tabletop::{RuleId, Seat, SeatSet};

/// The event reaches the start player first.
pub(super) fn start(state: &mut State) {
    let (seat, shielded) = (state.table.start_player, SeatSet::EMPTY);
    state.then([Frame::Do(Step::Duel(DuelStep::Reach { seat, shielded }))]);
}

pub(super) fn reach(state: &mut State, seat: Seat, shielded: SeatSet) {
    if event::has_shield(state, seat) {
        state.then([Frame::Ask(seat, Ask::Duel(DuelAsk::Shield { shielded }))]);
    } else {
        go_on(state, seat, shielded);
    }
}

/// Whoever uses a shield need not pay (duel.round.sacristy); nobody has to use one.
pub(super) fn answer(state: &mut State, seat: Seat, shielded: SeatSet, mv: Move, log: &mut Log) {
    let shielded = if mv == Move::Decline { shielded } else { shielded.with(seat) };
    go_on(state, seat, shielded);
    event::shield(state, seat, mv, log);
}

/// The other player, or the test when both were reached.
fn go_on(state: &mut State, seat: Seat, shielded: SeatSet) {
    let seat = seat.next(state.setup.players);
    let step = match seat == state.table.start_player {
        true => DuelStep::Settle { shielded },
        false => DuelStep::Reach { seat, shielded },
    };
    state.then([Frame::Do(Step::Duel(step))]);
}

/// Both are tested before either pays. Whoever cannot pay has lost at once, whatever is completed
/// (duel.round.cannot-pay, duel.end.event-first); whoever can must (duel.round.must-pay).
pub(super) fn settle(state: &mut State, shielded: SeatSet, log: &mut Log) {
    let Some(facts) = state.happening() else { return };
    let struck = || state.clockwise().filter(|&seat| !shielded.contains(seat));
    let poor = struck().filter(|&seat| !can_pay(state.mat(seat), facts)).fold(SeatSet::EMPTY, SeatSet::with);
    if poor.is_empty() {
        for seat in state.clockwise().rev().filter(|&seat| !shielded.contains(seat)) {
            state.then([Frame::Do(Step::Suffer(seat))]);
        }
        return;
    }
    poor.iter().for_each(|seat| log.push(Event::Duel(DuelEvent::CannotPay(seat))));
    let all = SeatSet::all(state.setup.players);
    let winners = poor.iter().fold(all, SeatSet::without);
    let rule = if winners.is_empty() { "duel.round.both-cannot-pay" } else { "duel.round.cannot-pay" };
    state.end(Ending { winners, rule: RuleId(rule) }, log);
}
