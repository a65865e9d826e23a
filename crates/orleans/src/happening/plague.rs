//! Plague: a follower drawn from the bag is lost to the supply.

use crate::components::Follower;
use crate::event::{Event, Log};
use crate::state::State;
use tabletop::Seat;

/// A neutral follower returns to the supply (base.events.plague), one of the own colour to the bag
/// (base.events.plague-own-colour); an empty bag loses nobody (base.events.plague-only-bag).
pub(crate) fn suffer(state: &mut State, seat: Seat, log: &mut Log) {
    let bag = &mut state.players[seat].bag;
    if bag.is_empty() {
        log.push(Event::PlagueDrew(seat, None));
        return;
    }
    let follower = bag.draw(&mut state.secret.rng);
    judge(state, seat, follower, log);
}

fn judge(state: &mut State, seat: Seat, follower: Follower, log: &mut Log) {
    if follower.is_own() {
        state.players[seat].bag.add(follower);
    } else {
        state.table.followers[follower.kind().index()] += 1;
    }
    log.push(Event::PlagueDrew(seat, Some(follower)));
}

/// Several are drawn at once and judged singly (invasion.event.raging-plague).
pub(super) fn rage(state: &mut State, seat: Seat, number: u8, log: &mut Log) {
    let bag = &mut state.players[seat].bag;
    let drawn: [Option<Follower>; MOST_DRAWN] =
        std::array::from_fn(|nth| (nth < number.into() && !bag.is_empty()).then(|| bag.draw(&mut state.secret.rng)));
    if drawn[0].is_none() {
        log.push(Event::PlagueDrew(seat, None));
    }
    drawn.into_iter().flatten().for_each(|follower| judge(state, seat, follower, log));
}

/// The most that a plague draws from one bag.
const MOST_DRAWN: usize = 2;
