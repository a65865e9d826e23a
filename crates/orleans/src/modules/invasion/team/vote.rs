//! The vote on a whole proposal: all others answer at once (invasion.team.confirm).

use super::super::pieces::{city, city_mut, on, on_mut};
use super::super::types::{InvasionAsk, InvasionEvent, InvasionMove, InvasionStep};
use super::{Best, carry_out, hear, next_speaker};
use crate::ask::{Ask, Move, Offer};
use crate::event::{Event, Log};
use crate::flow::{Frame, Step};
use crate::state::State;
use tabletop::{Seat, SeatSet};

/// The proposal is complete: everybody else is asked.
pub(super) fn call(state: &mut State, speaker: Seat, log: &mut Log) {
    log.push(Event::Invasion(InvasionEvent::Proposed(speaker)));
    let others = SeatSet::all(state.setup.players).without(speaker);
    state.then([
        Frame::AskAll(others, Ask::Invasion(InvasionAsk::Vote)),
        Frame::Do(Step::Invasion(InvasionStep::Tally)),
    ]);
}

pub(in super::super) fn options(out: &mut impl Offer) {
    out.extend([InvasionMove::Approve, InvasionMove::Refuse].map(Move::Invasion));
}

/// A vote is a thing of the own: votes of several seats do not meet.
pub(in super::super) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    let approves = mv == Move::Invasion(InvasionMove::Approve);
    on_mut(state, seat).vote = Some(approves);
    log.push(Event::Invasion(InvasionEvent::Voted { seat, approves }));
}

/// All approve, and it is done; else the next one has the word, and when all have spoken the proposal with the most
/// approvals is carried out (invasion.team.deadlock).
pub(in super::super) fn tally(state: &mut State, log: &mut Log) {
    let Some(mut team) = city(&state.table).team else { return };
    let votes = state.players.as_slice().iter().map(|player| on(&player.mat).vote);
    let approvals = votes.filter(|&vote| vote == Some(true)).count() as u8;
    for seat in 0..state.setup.players {
        on_mut(state, Seat(seat)).vote = None;
    }
    if approvals + 1 == state.setup.players {
        return carry_out::carry_out(state, Some(team.speaker), team.proposal, log);
    }
    if team.best.is_none_or(|best| approvals > best.approvals) {
        team.best = Some(Best { by: team.speaker, proposal: team.proposal, approvals });
    }
    team.spoken = team.spoken.with(team.speaker);
    city_mut(state).team = Some(team);
    match (next_speaker(state, team.spoken, team.speaker), team.best) {
        (Some(next), _) => hear(state, team, next),
        (None, Some(best)) => carry_out::carry_out(state, Some(best.by), best.proposal, log),
        (None, None) => {}
    }
}
