//! Riots: a knight is given up, or coins are paid (tours.event.riots, prosperity.event.riots).

use super::asks::{HappeningAsk, HappeningEvent, HappeningMove, Whence, ask};
use super::{amount, famine};
use crate::ask::{Move, Offer};
use crate::components::{Follower, Kind, SpaceSet, components};
use crate::event::{Event, Log};
use crate::state::{Pool, State};
use crate::verbs::coins;
use tabletop::Seat;

/// Who has neither a knight nor the price pays what is there, and torture covers the rest.
pub(super) fn suffer(state: &mut State, seat: Seat, price: u8, log: &mut Log) {
    let has_knight = knights(state, seat).next().is_some();
    // Nobody learns from a question that is asked or not what is in a bag: only whoever must look there shows it.
    let must_look = state.mat(seat).coins < price.into() && knights(state, seat).all(|from| from == Whence::Bag);
    match is_market_only(state) {
        false if has_knight => ask(state, seat, HappeningAsk::Riots),
        true if !must_look => ask(state, seat, HappeningAsk::Riots),
        true if has_knight => famine::dismiss(state, seat, Kind::Knight, Whence::Bag, log),
        is_market_only => {
            if is_market_only {
                log.push(Event::Happening(HappeningEvent::NoKnight(seat)));
            }
            coins::must_pay(state, seat, price.into(), log);
        }
    }
}

fn is_market_only(state: &State) -> bool {
    state.happening().is_some_and(|facts| facts.market_only)
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

/// On the Market, on the player board without place tiles, in the bag: the owner may look for him there. Where the set
/// names Market and bag alone, nobody on an action space serves, but the Tower is a part of the Market
/// (prosperity.event.market-tower).
fn knights(state: &State, seat: Seat) -> impl Iterator<Item = Whence> {
    let player = &state.players[seat];
    let market_only = is_market_only(state);
    let tower = if market_only { player.mat.tower } else { Pool::default() };
    let in_pools = [(player.mat.market, Whence::Market), (tower, Whence::Tower), (player.bag, Whence::Bag)];
    let in_pools = in_pools.into_iter().filter(|(pool, _)| pool.count(Follower::Knight) > 0).map(|(_, from)| from);
    let spaces = if market_only { SpaceSet::EMPTY } else { player.mat.board.stood() };
    let standing = player.mat.board.distinct(spaces);
    let on_board = standing
        .filter(|(at, follower)| *follower == Follower::Knight && components().place(at.place).home.is_player_board());
    in_pools.chain(on_board.map(|(at, _)| Whence::Space(at.place, at.kind)))
}
