//! What completing a character brings.

use super::{IntrigueAsk, ask};
use crate::ask::{Move, Offer};
use crate::components::{Character, Good};
use crate::event::Log;
use crate::modules::deed_board::{self, BoardDeed};
use crate::state::{State, Wheel};
use crate::verbs::{build, goods, recruit};
use tabletop::Seat;

/// A citizen (intrigue.kidnapper.complete, intrigue.torturer.complete, intrigue.hangman.complete,
/// intrigue.saboteur.complete, intrigue.traitor.complete), coins (intrigue.tax-collector.complete), or
/// something special.
pub(super) fn complete(state: &mut State, seat: Seat, character: Character, log: &mut Log) {
    deed_board::reward(state, seat, BoardDeed::Intrigue(character), true, log);
    match character {
        // intrigue.fraud.complete
        Character::Fraud if Good::ALL.iter().any(|&good| goods::in_stock(state, good)) => {
            ask(state, seat, IntrigueAsk::Good);
        }
        // The Tavern has no part in it (intrigue.arsonist.complete).
        Character::Arsonist if build::forbids(state, seat, state.mat(seat).merchant).is_none() => {
            ask(state, seat, IntrigueAsk::Build);
        }
        // It waits until there is a space for it (intrigue.spy.complete).
        Character::Spy if state.table.gears > 0 => recruit::gear(state, seat, Wheel::Later, log),
        _ => {}
    }
}

pub(super) fn goods_options(state: &State, out: &mut impl Offer) {
    out.extend(Good::ALL.iter().copied().filter(|&good| goods::in_stock(state, good)).map(Move::TakeGood));
}

pub(super) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    match mv {
        Move::TakeGood(good) => goods::gain(state, seat, good, log),
        Move::BuildIn(town) => build::build(state, seat, town, log),
        _ => {}
    }
}
