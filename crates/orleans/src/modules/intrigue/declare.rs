//! Declaring target and details. A target must be open to the effect (intrigue.target.legal); an effect on
//! one chosen player may be left out (intrigue.resolve.attack-voluntary).

use super::bribe::{self, Bribe};
use super::plot::{Plot, Ware};
use super::{IntrigueAsk, IntrigueEvent, IntrigueMove, ask, effects, spy, traitor};
use crate::ask::{Move, Offer};
use crate::components::{Character, Home, Town, components};
use crate::event::{Event, Log};
use crate::state::State;
use tabletop::Seat;

/// Whether there is anything to declare.
pub(super) fn is_possible(state: &State, seat: Seat, character: Character) -> bool {
    let mut any = Any(false);
    plots(state, seat, character, &mut any);
    any.0
}

/// Notices that something is offered.
struct Any(bool);

impl Offer for Any {
    fn push(&mut self, _: Move) {
        self.0 = true;
    }
}

pub(super) fn options(state: &State, seat: Seat, character: Character, out: &mut impl Offer) {
    plots(state, seat, character, out);
    out.push(Move::Decline);
}

fn plots(state: &State, seat: Seat, character: Character, out: &mut impl Offer) {
    if character == Character::Traitor {
        return traitor::plots(state, seat, out);
    }
    for victim in (0..state.setup.players).map(Seat) {
        match character {
            // The own station may burn, too (intrigue.arsonist.which-station).
            Character::Arsonist if state.mat(victim).stations.contains(state.mat(seat).merchant) => {
                out.push(Plot::Arson.on(victim));
            }
            _ if victim == seat => {}
            Character::Fraud => {
                for take in Ware::of(state.mat(victim)) {
                    out.extend(Ware::of(state.mat(seat)).map(|give| Plot::Fraud { take, give }.on(victim)));
                }
            }
            Character::Kidnapper if state.mat(victim).merchant != Town::Orleans => out.push(Plot::Kidnap.on(victim)),
            Character::Hangman if !state.players[victim].bag.is_empty() => out.push(Plot::Hang.on(victim)),
            // Whoever stands on an action space (intrigue.saboteur.which-follower).
            Character::Saboteur => {
                let board = &state.mat(victim).board;
                out.extend(
                    board
                        .distinct(board.stood())
                        .map(|(at, follower)| Plot::Sabotage { place: at.place, space: at.kind, follower }.on(victim)),
                );
            }
            Character::Spy => out.extend(spy::plots(state, seat, victim).map(|plot| plot.on(victim))),
            _ => {}
        }
    }
}

pub(super) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    match mv {
        Move::Intrigue(IntrigueMove::Plot { victim, plot }) => declare(state, seat, victim, plot, log),
        Move::Intrigue(IntrigueMove::Alone(track)) => traitor::advance(state, seat, track, log),
        _ => {}
    }
}

/// The victim hears it and may offer a bribe (intrigue.bribe.who); whoever has nothing to offer is not
/// asked (intrigue.bribe.one-offer).
pub(super) fn declare(state: &mut State, by: Seat, victim: Seat, plot: Plot, log: &mut Log) {
    log.push(Event::Intrigue(IntrigueEvent::Plotted { seat: by, victim, plot }));
    if victim != by && bribe::has_something(state.mat(victim)) {
        ask(state, victim, IntrigueAsk::Offer { by, plot, bribe: Bribe::default() });
    } else {
        effects::strike(state, by, victim, plot, log);
    }
}

/// Why this cannot be declared.
pub(super) fn why_not(state: &State, seat: Seat, character: Character, mv: Move) -> &'static str {
    let Move::Intrigue(IntrigueMove::Plot { victim, plot }) = mv else {
        return match mv {
            Move::Intrigue(IntrigueMove::Alone(_)) if character == Character::Traitor => "intrigue.traitor.advance",
            Move::Intrigue(IntrigueMove::Offer | IntrigueMove::AddCoins(_) | IntrigueMove::AddWare(_)) => {
                "intrigue.bribe.when"
            }
            _ => "intrigue.target.legal",
        };
    };
    match plot {
        _ if victim.0 >= state.setup.players => "intrigue.target.legal",
        Plot::Fraud { .. } if state.mat(seat).n_goods() == 0 => "intrigue.fraud.needs-goods",
        Plot::Arson if character == Character::Arsonist => "intrigue.arsonist.which-station",
        Plot::Sabotage { .. } if character == Character::Saboteur => "intrigue.saboteur.which-follower",
        Plot::Spy { place, .. } if components().place(place).home != Home::Board => "intrigue.spy.board-only",
        Plot::Spy { place, space } if spy::has_wheel(state, victim, place, space) => "intrigue.spy.own-space-free",
        Plot::Treason(_) if character == Character::Traitor => "intrigue.traitor.set-back",
        _ => "intrigue.target.legal",
    }
}
