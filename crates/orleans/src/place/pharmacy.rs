//! Pharmacy: pay 1, 2 or 3 coins and advance that many spaces (places.pharmacy.buy-steps).

use crate::ask::{Ask, Move, Offer};
use crate::components::components;
use crate::event::Log;
use crate::flow::Frame;
use crate::state::State;
use crate::verbs::{coins, develop};
use tabletop::{RuleId, Seat};

const MOST: u16 = 3;

pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    let mat = state.mat(seat);
    if develop::at_end(mat) {
        Some(RuleId("base.development.end-closes-pure-actions"))
    } else {
        (mat.coins == 0).then_some(RuleId("base.actions.voluntary-cost"))
    }
}

pub(super) fn start(state: &mut State, seat: Seat) {
    state.then([Frame::Ask(seat, Ask::Pharmacy)]);
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    out.extend((1..=most(state, seat)).map(Move::PayCoins));
}

/// The whole price is paid before moving: coins won on the way cannot pay for it.
pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if let Move::PayCoins(price) = mv {
        coins::spend(state, seat, price.into(), log);
        develop::develop(state, seat, price, log);
    }
}

pub(crate) fn why_not(state: &State, seat: Seat, mv: Move) -> Option<RuleId> {
    match mv {
        Move::PayCoins(price) if (1..=MOST).contains(&price.into()) && u16::from(price) > state.mat(seat).coins => {
            Some(RuleId("base.actions.voluntary-cost"))
        }
        Move::PayCoins(_) | Move::Decline => Some(RuleId("places.pharmacy.buy-steps")),
        _ => None,
    }
}

/// No more than the purse holds, nor more than spaces remain.
fn most(state: &State, seat: Seat) -> u8 {
    let mat = state.mat(seat);
    let spaces = components().development.last - mat.development;
    MOST.min(mat.coins).min(spaces.into()) as u8
}
