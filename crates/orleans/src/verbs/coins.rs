//! Coins come from and go to the common supply, which never runs out.

use crate::event::{Event, Log};
use crate::modules;
use crate::state::State;
use crate::verbs::torture;
use tabletop::Seat;

/// Pays a player in full (base.general.coins-unlimited, base.general.payments).
pub(crate) fn gain(state: &mut State, seat: Seat, coins: u16, log: &mut Log) {
    if coins > 0 {
        state.mat_mut(seat).coins += coins;
        log.push(Event::Coins(seat, coins as i16));
    }
}

/// Pays a price the player chose to pay and has (base.actions.voluntary-cost).
pub(crate) fn spend(state: &mut State, seat: Seat, coins: u16, log: &mut Log) {
    if coins > 0 {
        state.mat_mut(seat).coins -= coins;
        log.push(Event::Coins(seat, -(coins as i16)));
    }
}

/// Pays what must be paid: coins first, torture for what is missing
/// (base.torture.trigger, base.torture.coins-first), unless an expansion settles it.
pub(crate) fn must_pay(state: &mut State, seat: Seat, coins: u16, log: &mut Log) {
    let paid = coins.min(state.mat(seat).coins);
    spend(state, seat, paid, log);
    let owed = (coins - paid).min(u16::from(u8::MAX)) as u8;
    if owed > 0 && !modules::shortfall(state, seat, owed, log) {
        log.push(Event::Tortured(seat, owed));
        torture::ask(state, seat, owed, log);
    }
}
