//! Flea Market: what the die says (places.flea-market.roll).

use super::{forbids_via, lend};
use crate::components::{Good, Kind, Place};
use crate::event::{Event, Log};
use crate::flow::{Frame, Lender, Step};
use crate::state::State;
use crate::verbs::{coins, develop, die, goods, recruit};
use tabletop::Seat;

/// What is forbidden at the moment gives nothing (places.flea-market.free-action).
pub(super) fn start(state: &mut State, seat: Seat, log: &mut Log) {
    let via = Some(Lender::FleaMarket);
    match die::roll(state, seat, log) {
        1 => coins::gain(state, seat, 1, log),
        2 => develop::develop(state, seat, 1, log),
        3 if goods::in_stock(state, Good::Wine) => goods::gain(state, seat, Good::Wine, log),
        4 if forbids_via(state, seat, Place::FarmHouse, via).is_none() => {
            log.push(Event::Lent(seat, Place::FarmHouse));
            state.then([Frame::Do(Step::Use { seat, place: Place::FarmHouse, via })]);
        }
        // places.flea-market.monk
        5 if recruit::forbids(state, seat, Kind::Monk).is_none() => recruit::recruit(state, seat, Kind::Monk, log),
        6 => lend::ask(state, seat, Lender::FleaMarket),
        _ => {}
    }
}
