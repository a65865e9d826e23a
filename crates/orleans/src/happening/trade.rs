//! Trade: one own good may be exchanged for one in stock (duel.event.trade).

use super::asks::{HappeningAsk, HappeningMove, ask};
use crate::ask::{Move, Offer, has_option};
use crate::components::Good;
use crate::event::Log;
use crate::state::State;
use crate::verbs::goods;
use tabletop::Seat;

pub(super) fn suffer(state: &mut State, seat: Seat) {
    if has_option(|out| swaps(state, seat, out)) {
        ask(state, seat, HappeningAsk::Trade);
    }
}

pub(super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    swaps(state, seat, out);
    out.push(Move::Decline);
}

/// For a good of its own kind nobody exchanges one; bread goes back as grain.
fn swaps(state: &State, seat: Seat, out: &mut impl Offer) {
    let mat = state.mat(seat);
    let in_stock = |take: &&Good| goods::in_stock(state, **take);
    for &give in Good::ALL.iter().filter(|&&good| mat.good(good) > 0) {
        let others = Good::ALL.iter().filter(in_stock).filter(|&&take| take != give);
        out.extend(others.map(|&take| Move::Swap { give, take }));
    }
    if mat.on_tiles.bread > 0 {
        let others = Good::ALL.iter().filter(|&&take| take == Good::Grain || goods::in_stock(state, take));
        out.extend(others.map(|&take| Move::Happening(HappeningMove::TradeBread(take))));
    }
}

/// The good given is in stock before the other is taken.
pub(super) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    let take = match mv {
        Move::Swap { give, take } => {
            goods::give_back(state, seat, give, log);
            take
        }
        Move::Happening(HappeningMove::TradeBread(take)) => {
            goods::give_back_bread(state, seat, log);
            take
        }
        _ => return,
    };
    goods::gain(state, seat, take, log);
}
