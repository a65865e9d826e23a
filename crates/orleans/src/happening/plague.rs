//! Plague: a follower drawn from the bag is lost to the supply.

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
    if follower.is_own() {
        bag.add(follower);
    } else {
        state.table.followers[follower.kind().index()] += 1;
    }
    log.push(Event::PlagueDrew(seat, Some(follower)));
}
