//! Riots: a knight is given up, or coins are paid (tours.event.riots).

use super::asks::{HappeningAsk, HappeningMove, Whence, ask};
use super::{amount, famine};
use crate::ask::{Move, Offer};
use crate::components::{Follower, Home, Kind, components};
use crate::event::Log;
use crate::state::State;
use crate::verbs::coins;
use tabletop::Seat;

/// Who has neither a knight nor the price pays what is there, and torture covers the rest.
pub(super) fn suffer(state: &mut State, seat: Seat, price: u8, log: &mut Log) {
    if knights(state, seat).next().is_some() {
        ask(state, seat, HappeningAsk::Riots);
    } else {
        coins::must_pay(state, seat, price.into(), log);
    }
}

pub(super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    let dismiss = |from| Move::Happening(HappeningMove::Dismiss { kind: Kind::Knight, from });
    out.extend(knights(state, seat).map(dismiss));
    if state.mat(seat).coins >= amount(state).into() {
        out.push(Move::PayCoins(amount(state)));
    }
}

/// The knight goes to the supply, and no marker moves.
pub(super) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    match mv {
        Move::Happening(HappeningMove::Dismiss { kind, from }) => famine::dismiss(state, seat, kind, from, log),
        _ => coins::spend(state, seat, amount(state).into(), log),
    }
}

/// On the Market, on the player board without place tiles, in the bag: the owner may look for him there.
fn knights(state: &State, seat: Seat) -> impl Iterator<Item = Whence> {
    let player = &state.players[seat];
    let in_pools = [(player.mat.market, Whence::Market), (player.bag, Whence::Bag)];
    let in_pools = in_pools.into_iter().filter(|(pool, _)| pool.count(Follower::Knight) > 0).map(|(_, from)| from);
    let standing = player.mat.board.distinct(player.mat.board.stood());
    let on_board = standing
        .filter(|(at, follower)| *follower == Follower::Knight && components().place(at.place).home == Home::Board);
    in_pools.chain(on_board.map(|(at, _)| Whence::Space(at.place, at.kind)))
}
