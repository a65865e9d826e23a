//! What characters do to their victims.

use super::plot::Plot;
use super::{IntrigueEvent, bribe, spy, traitor};
use crate::components::{Follower, Place, SpaceKind, Town};
use crate::event::{Event, Log};
use crate::state::State;
use crate::verbs::{coins, stand, torture, travel};
use tabletop::Seat;

/// What the Tax Collector asks of everybody (intrigue.tax-collector.effect).
const TAX: u16 = 2;

/// The effect takes place as declared.
pub(super) fn strike(state: &mut State, by: Seat, victim: Seat, plot: Plot, log: &mut Log) {
    match plot {
        // intrigue.fraud.swap
        Plot::Fraud { take, give } => {
            bribe::hand_over(state, victim, by, take, log);
            bribe::hand_over(state, by, victim, give, log);
        }
        Plot::Arson => arson(state, by, victim, log),
        // intrigue.kidnapper.effect
        Plot::Kidnap => {
            travel::put_merchant(state, victim, Town::Orleans);
            log.push(Event::Moved(victim, Town::Orleans));
        }
        // One thing of the torture list, never coins (intrigue.torturer.effect, intrigue.torturer.no-coins).
        Plot::Torture => torture::ask(state, victim, 1, log),
        Plot::Hang => hang(state, victim, log),
        Plot::Sabotage { place, space, follower } => sabotage(state, victim, place, space, follower, log),
        Plot::Spy { place, space } => spy::steal(state, by, victim, place, space, log),
        // As much as there is, and no torture.
        Plot::Tax => {
            let paid = TAX.min(state.mat(victim).coins);
            coins::spend(state, victim, paid, log);
            coins::gain(state, by, paid, log);
        }
        Plot::Treason(track) => {
            traitor::advance(state, by, track, log);
            traitor::set_back(state, victim, track, log);
        }
    }
}

/// The victim has bought off the effect; what concerns only the active player happens all the same
/// (intrigue.traitor.nobody-ahead).
pub(super) fn spare(state: &mut State, by: Seat, plot: Plot, log: &mut Log) {
    if let Plot::Treason(track) = plot {
        traitor::advance(state, by, track, log);
    }
}

/// The station goes back to its owner (intrigue.arsonist.remove).
fn arson(state: &mut State, by: Seat, owner: Seat, log: &mut Log) {
    let town = state.mat(by).merchant;
    let mat = state.mat_mut(owner);
    if mat.stations.contains(town) {
        mat.stations.remove(town);
        mat.stations_left += 1;
        log.push(Event::Intrigue(IntrigueEvent::Burned { owner, town }));
    }
}

/// A neutral follower goes back to the supply, one of the own colour into the bag
/// (intrigue.hangman.effect).
fn hang(state: &mut State, victim: Seat, log: &mut Log) {
    let bag = &mut state.players[victim].bag;
    if bag.is_empty() {
        return;
    }
    let follower = bag.draw(&mut state.secret.rng);
    match follower.is_own() {
        true => bag.add(follower),
        false => state.table.followers[follower.kind().index()] += 1,
    }
    log.push(Event::Intrigue(IntrigueEvent::Hanged(victim, follower)));
}

/// The follower goes back into its owner's bag (intrigue.saboteur.effect).
fn sabotage(state: &mut State, victim: Seat, place: Place, space: SpaceKind, follower: Follower, log: &mut Log) {
    let was_activated = stand::is_activated(state.mat(victim), place);
    let player = &mut state.players[victim];
    let stood = player.mat.board.stood();
    if let Some(at) = player.mat.board.find(place, space, follower, stood) {
        player.mat.board.take(at);
        player.bag.add(follower);
        log.push(Event::Returned { seat: victim, place, follower });
    }
    lock(state, victim, place, was_activated, log);
}

/// A place that is no longer activated cannot be used for the rest of the round
/// (intrigue.saboteur.locked).
pub(super) fn lock(state: &mut State, victim: Seat, place: Place, was_activated: bool, log: &mut Log) {
    if was_activated && !stand::is_activated(state.mat(victim), place) {
        state.mat_mut(victim).modules.locked.insert(place);
        log.push(Event::Intrigue(IntrigueEvent::Locked(victim, place)));
    }
}
