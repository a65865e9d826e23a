//! Delivering: the goods shown, where the merchant stands, and then the player has passed.

use super::{OrdersAsk, OrdersEvent, OrdersMove};
use crate::ask::{Ask, Move, Offer};
use crate::components::{Good, ORDERS, OrderFacts, OrderId, components};
use crate::event::Log;
use crate::flow::{Frame, Step};
use crate::phase::actions;
use crate::state::{Mat, State};
use crate::window::Window;
use tabletop::{RuleId, Seat};

/// Asks, if an order can be fulfilled here and now.
pub(super) fn offer(state: &mut State, seat: Seat) {
    if possible(state, seat).next().is_some() {
        state.then([Frame::Ask(seat, Ask::Orders(OrdersAsk::Deliver))]);
    }
}

/// Delivering is never forced (orders.deliver.optional).
pub(super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    out.extend(possible(state, seat).map(|order| Move::Orders(OrdersMove::Deliver(order))));
    out.push(Move::Decline);
}

/// The goods leave the game (orders.deliver.goods-leave-game), the card is the player's
/// (orders.deliver.take-card), the next one is turned up (orders.refill.immediate), and the player
/// has passed (orders.deliver.must-pass, orders.deliver.counts-as-pass).
pub(super) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    let Move::Orders(OrdersMove::Deliver(order)) = mv else { return };
    for &good in Good::ALL {
        let wanted = facts(order).goods[good.index()];
        (0..wanted).for_each(|_| state.mat_mut(seat).lose_good(good));
        state.table.gone.goods[good.index()] += wanted;
    }
    state.mat_mut(seat).modules.orders.insert(order);
    log.push(OrdersEvent::Delivered(seat, order).into());
    turn_up(state, order, log);
    actions::pass(state, seat, log);
    // Cards may still be played, the pass notwithstanding (plague.indulgence.with-order).
    state.then([Frame::Do(Step::Window { seat, window: Window::AfterAction })]);
}

/// The top card takes the place of one that is gone; an empty pile leaves a gap
/// (orders.refill.empty-pile).
fn turn_up(state: &mut State, gone: OrderId, log: &mut Log) {
    let row = &mut state.table.modules.orders;
    let next = state.secret.modules.orders.get(usize::from(row.dealt)).copied();
    if let Some(space) = row.face_up.iter_mut().find(|space| **space == Some(gone)) {
        *space = next;
    }
    if let Some(order) = next {
        row.dealt += 1;
        log.push(OrdersEvent::TurnedUp(order).into());
    }
}

pub(super) fn why_not(state: &State, seat: Seat, mv: Move) -> Option<RuleId> {
    let mat = state.mat(seat);
    Some(RuleId(match mv {
        Move::Orders(OrdersMove::Deliver(order)) if !state.table.modules.orders.face_up.contains(&Some(order)) => {
            match usize::from(order.0) < ORDERS {
                true => "orders.card.open-to-all",
                false => "orders.setup.deck",
            }
        }
        Move::Orders(OrdersMove::Deliver(order)) if facts(order).town != mat.merchant => "orders.deliver.window",
        Move::Orders(OrdersMove::Deliver(_)) => "orders.deliver.exact-goods",
        Move::Use(_) => "orders.deliver.window",
        _ => return None,
    }))
}

/// The orders a player can fulfil: the merchant is there (orders.deliver.window), and so are the goods.
fn possible(state: &State, seat: Seat) -> impl Iterator<Item = OrderId> {
    let mat = state.mat(seat);
    let face_up = state.table.modules.orders.face_up.iter().flatten().copied();
    face_up.filter(move |&order| facts(order).town == mat.merchant && has_goods(mat, facts(order)))
}

/// All goods shown, no other in their place; bread is no grain (orders.deliver.exact-goods).
fn has_goods(mat: &Mat, order: &OrderFacts) -> bool {
    mat.goods.iter().zip(order.goods).all(|(&there, wanted)| there >= wanted)
}

fn facts(order: OrderId) -> &'static OrderFacts {
    &components().trade.orders[order.0 as usize]
}
