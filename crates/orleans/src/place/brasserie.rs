//! Brasserie: stocked once with cheese and wine (places.brasserie.stock, places.brasserie.no-refill);
//! one of them wards off an event (places.brasserie.shield). They stay the owner's goods
//! (places.brasserie.own-goods).

use crate::ask::{Move, Offer};
use crate::components::{Good, Place};
use crate::event::{Event, Log};
use crate::state::{Mat, State};
use crate::verbs::goods;
use tabletop::Seat;

const STOCK: [Good; 4] = [Good::Cheese, Good::Cheese, Good::Wine, Good::Wine];

/// Two of each, or as many as there are.
pub(super) fn stock(state: &mut State, seat: Seat, log: &mut Log) {
    for good in STOCK {
        if goods::in_stock(state, good) {
            goods::gain(state, seat, good, log);
            state.mat_mut(seat).on_tiles.brasserie[good.index()] += 1;
            log.push(Event::Stocked(seat, good));
        }
    }
}

/// Whether a good lies there to be given up.
pub(crate) fn is_ready(state: &State, seat: Seat) -> bool {
    state.owns(seat, Place::Brasserie) && state.mat(seat).on_tiles.brasserie.iter().any(|&count| count > 0)
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    let there = |good: &&Good| state.mat(seat).on_tiles.brasserie[good.index()] > 0;
    out.extend(Good::ALL.iter().filter(there).map(|&good| Move::Discard(good)));
}

/// Goods that lie both on the Brasserie and beside it: only then it matters which is given.
pub(crate) fn besides(mat: &Mat) -> impl Iterator<Item = Good> {
    let both = |good: &Good| (1..mat.good(*good)).contains(&mat.on_tiles.brasserie[good.index()]);
    Good::ALL.iter().copied().filter(both)
}

/// The good goes back to the goods market.
pub(crate) fn discard(state: &mut State, seat: Seat, good: Good, log: &mut Log) {
    state.mat_mut(seat).on_tiles.brasserie[good.index()] -= 1;
    goods::give_back(state, seat, good, log);
    log.push(Event::Discarded(seat, good));
}

/// The tile leaves the game with the goods on it.
pub(super) fn lose(state: &mut State, seat: Seat) {
    let lying = std::mem::take(&mut state.mat_mut(seat).on_tiles.brasserie);
    for (index, count) in lying.into_iter().enumerate() {
        state.mat_mut(seat).goods[index] -= count;
        state.table.gone.goods[index] += count;
    }
}
