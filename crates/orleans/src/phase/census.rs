//! Phase 2, Census: the markers on the Farmers track are compared.

use crate::components::Track;
use crate::event::{Event, Log};
use crate::state::State;
use crate::verbs::coins;
use tabletop::Seat;

/// The sole leader gets a coin, whoever is alone in last place pays one
/// (base.census.sole-first-gains, base.census.sole-last-pays); ties settle nothing.
pub(super) fn start(state: &mut State, log: &mut Log) {
    let marker = |seat: &Seat| state.mat(*seat).track(Track::Farmers);
    let most = state.clockwise().map(|seat| marker(&seat)).max();
    let fewest = state.clockwise().map(|seat| marker(&seat)).min();
    let first = alone(state.clockwise().filter(|seat| Some(marker(seat)) == most));
    let last = match state.setup.players {
        2 => None, // base.census.two-players-no-payment
        _ => alone(state.clockwise().filter(|seat| Some(marker(seat)) == fewest)),
    };
    log.push(Event::Census { first, last });
    if let Some(seat) = first {
        coins::gain(state, seat, 1, log);
    }
    if let Some(seat) = last {
        coins::must_pay(state, seat, 1, log);
    }
}

fn alone(mut seats: impl Iterator<Item = Seat>) -> Option<Seat> {
    let seat = seats.next()?;
    seats.next().is_none().then_some(seat)
}
