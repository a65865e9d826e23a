//! Goods are limited: a kind that is out of stock cannot be gained (base.general.limited-stock).

use crate::ask::{Move, Offer};
use crate::components::{Good, components};
use crate::event::{Event, Log};
use crate::feat::{self, Feat};
use crate::state::{Mat, State};
use tabletop::Seat;

/// Whether the goods market has this good.
pub(crate) fn in_stock(state: &State, good: Good) -> bool {
    state.table.goods[good.index()] > 0
}

/// Takes a good from the goods market, where it must be in stock.
pub(crate) fn gain(state: &mut State, seat: Seat, good: Good, log: &mut Log) {
    state.table.goods[good.index()] -= 1;
    state.mat_mut(seat).goods[good.index()] += 1;
    log.push(Event::GainedGood(seat, good));
    feat::done(state, seat, Feat::GainedGood(good), log);
}

/// Puts an own good back to the goods market (base.general.stock-returns,
/// places.general.paid-goods-return).
pub(crate) fn give_back(state: &mut State, seat: Seat, good: Good, log: &mut Log) {
    state.mat_mut(seat).lose_good(good);
    state.table.goods[good.index()] += 1;
    log.push(Event::ReturnedGood(seat, good));
}

/// Puts so many own goods of a kind back, or all there are.
pub(crate) fn give_back_some(state: &mut State, seat: Seat, good: Good, number: u8, log: &mut Log) {
    for _ in 0..number.min(state.mat(seat).good(good)) {
        give_back(state, seat, good, log);
    }
}

/// Puts a bread back to the goods market, where it is grain again (places.bakery.bread-is-not-grain).
pub(crate) fn give_back_bread(state: &mut State, seat: Seat, log: &mut Log) {
    state.mat_mut(seat).on_tiles.bread -= 1;
    state.table.goods[Good::Grain.index()] += 1;
    log.push(Event::ReturnedBread(seat));
}

/// Every own good that can be given where any good is asked for, bread included.
pub(crate) fn offer_any(mat: &Mat, out: &mut impl Offer) {
    out.extend(Good::ALL.iter().filter(|&&good| mat.good(good) > 0).map(|&good| Move::GiveGood(good)));
    if mat.on_tiles.bread > 0 {
        out.push(Move::GiveBread);
    }
}

/// Pays any good that was offered.
pub(crate) fn pay_any(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    match mv {
        Move::GiveGood(good) => give_back(state, seat, good, log),
        _ => give_back_bread(state, seat, log),
    }
}

/// The points of all own goods but bread.
pub(crate) fn worth(mat: &Mat) -> u16 {
    worth_of(&mat.goods)
}

/// The points of so many goods of each kind.
pub(crate) fn worth_of(goods: &[u8; Good::COUNT]) -> u16 {
    let goods = goods.iter().zip(components().counts.goods_points);
    goods.map(|(&count, each)| u16::from(count) * u16::from(each)).sum()
}

impl Mat {
    /// One good less. Goods on the Brasserie go last: there they are worth more.
    pub(crate) fn lose_good(&mut self, good: Good) {
        let left = &mut self.goods[good.index()];
        *left -= 1;
        let on_brasserie = &mut self.on_tiles.brasserie[good.index()];
        *on_brasserie = (*on_brasserie).min(*left);
    }

    /// One good less of those that lie on the Brasserie.
    pub(crate) fn lose_from_brasserie(&mut self, good: Good) {
        self.on_tiles.brasserie[good.index()] -= 1;
        self.lose_good(good);
    }
}
