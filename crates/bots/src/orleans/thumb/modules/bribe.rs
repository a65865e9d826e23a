//! Bribes: the least that the other side should accept, as long as it costs less than the plot.

use super::intrigue::{gain, harm, loss};
use crate::orleans::thumb::look::Look;
use crate::orleans::thumb::worth::POINT;
use orleans::components::components;
use orleans::{Bribe, IntrigueMove, Move, Plot};
use tabletop::Seat;

/// Lays coins on the table until it is enough, and offers them; coins alone, which both sides value alike.
pub(super) fn offer(look: &Look<'_>, by: Seat, plot: Plot, bribe: Bribe, options: &[Move]) -> Move {
    let plotter = &look.view.players[by.index()].mat;
    let loss = loss(look, look.mat, plot);
    let wanted = gain(look, plotter, look.mat, plot) + harm(look, loss);
    let enough = (1..=u8::MAX).find(|&coins| accepted(look, i32::from(coins) * POINT, wanted));
    let coins = enough.filter(|&coins| i32::from(coins) * POINT < loss && u16::from(coins) <= look.mat.coins);
    let step = match coins.map(|coins| coins.saturating_sub(bribe.coins)) {
        None => Move::Decline,
        Some(0) => Move::Intrigue(IntrigueMove::Offer),
        Some(missing) => Move::Intrigue(IntrigueMove::AddCoins(if missing < HANDFUL { 1 } else { HANDFUL })),
    };
    if options.contains(&step) { step } else { Move::Decline }
}

/// Coins can be added one by one or in this amount.
const HANDFUL: u8 = 5;

/// Accepts what is worth more than the plot.
pub(super) fn verdict(look: &Look<'_>, victim: Seat, plot: Plot, bribe: Bribe) -> Move {
    let victim = &look.view.players[victim.index()].mat;
    let wanted = gain(look, look.mat, victim, plot) + harm(look, loss(look, victim, plot));
    let goods = bribe.wares().map(|ware| i32::from(components().counts.goods_points[ware.as_good().index()]));
    let offered = (i32::from(bribe.coins) + goods.sum::<i32>()) * POINT;
    Move::Intrigue(if accepted(look, offered, wanted) { IntrigueMove::Accept } else { IntrigueMove::Refuse })
}

/// A bribe is a gain, and a loss of the victim.
fn accepted(look: &Look<'_>, offered: i32, wanted: i32) -> bool {
    offered + harm(look, offered) > wanted
}
