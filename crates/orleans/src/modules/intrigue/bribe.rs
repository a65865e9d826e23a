//! Bribes: the victim lays coins and goods on the table, item by item, and makes one offer; the active
//! player takes it or leaves it (intrigue.bribe.one-offer).

use super::plot::{Plot, Ware};
use super::{IntrigueAsk, IntrigueEvent, IntrigueMove, ask, effects};
use crate::ask::{Move, Offer};
use crate::components::Good;
use crate::event::{Event, Log};
use crate::state::{Mat, State};
use crate::verbs::coins;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Coins can be added one by one or in this amount.
const HANDFUL: u8 = 5;

/// Coins and goods offered, and nothing else (intrigue.bribe.what).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Bribe {
    /// Coins.
    pub coins: u8,
    /// Goods of each kind.
    pub goods: [u8; Good::COUNT],
    /// Breads; they become grain.
    pub bread: u8,
}

impl Bribe {
    /// What a player has besides what lies on the table already.
    fn rest(&self, mat: &Mat) -> Bribe {
        let coins = mat.coins.saturating_sub(self.coins.into()).min(u16::from(u8::MAX - self.coins)) as u8;
        let goods = std::array::from_fn(|nth| mat.goods[nth].saturating_sub(self.goods[nth]));
        Bribe { coins, goods, bread: mat.on_tiles.bread.saturating_sub(self.bread) }
    }

    /// The items, bread last.
    pub fn wares(&self) -> impl Iterator<Item = Ware> + use<> {
        let Bribe { goods, bread, .. } = *self;
        let times = move |good: Good| std::iter::repeat_n(Ware::Good(good), goods[good.index()].into());
        Good::ALL.iter().copied().flat_map(times).chain(std::iter::repeat_n(Ware::Bread, bread.into()))
    }
}

/// Whether a player could offer anything at all.
pub(super) fn has_something(mat: &Mat) -> bool {
    mat.coins > 0 || mat.n_goods() > 0
}

pub(super) fn options(state: &State, seat: Seat, bribe: Bribe, out: &mut impl Offer) {
    if bribe != Bribe::default() {
        out.push(Move::Intrigue(IntrigueMove::Offer));
    }
    // No offer: the effect takes place.
    out.push(Move::Decline);
    let rest = bribe.rest(state.mat(seat));
    let amounts = [1, HANDFUL].into_iter().filter(|&coins| coins <= rest.coins);
    out.extend(amounts.map(|coins| Move::Intrigue(IntrigueMove::AddCoins(coins))));
    let kinds = Good::ALL.iter().copied().filter(|good| rest.goods[good.index()] > 0).map(Ware::Good);
    let wares = kinds.chain((rest.bread > 0).then_some(Ware::Bread));
    out.extend(wares.map(|ware| Move::Intrigue(IntrigueMove::AddWare(ware))));
}

/// The victim adds something, makes the offer, or lets it be.
pub(super) fn add(state: &mut State, victim: Seat, by: Seat, plot: Plot, mut bribe: Bribe, mv: Move, log: &mut Log) {
    match mv {
        Move::Intrigue(IntrigueMove::AddCoins(coins)) => bribe.coins += coins,
        Move::Intrigue(IntrigueMove::AddWare(Ware::Good(good))) => bribe.goods[good.index()] += 1,
        Move::Intrigue(IntrigueMove::AddWare(Ware::Bread)) => bribe.bread += 1,
        Move::Intrigue(IntrigueMove::Offer) => {
            log.push(Event::Intrigue(IntrigueEvent::Offered { victim, to: by, bribe }));
            return ask(state, by, IntrigueAsk::Verdict { victim, plot, bribe });
        }
        _ => return effects::strike(state, by, victim, plot, log),
    }
    ask(state, victim, IntrigueAsk::Offer { by, plot, bribe });
}

/// Accepted, the items change hands and the victim is spared (intrigue.bribe.accepted); refused, everything
/// happens as declared (intrigue.bribe.refused).
pub(super) fn verdict(state: &mut State, by: Seat, victim: Seat, plot: Plot, bribe: Bribe, mv: Move, log: &mut Log) {
    if mv != Move::Intrigue(IntrigueMove::Accept) {
        log.push(Event::Intrigue(IntrigueEvent::Refused { seat: by, victim }));
        return effects::strike(state, by, victim, plot, log);
    }
    log.push(Event::Intrigue(IntrigueEvent::Accepted { seat: by, victim }));
    coins::spend(state, victim, bribe.coins.into(), log);
    coins::gain(state, by, bribe.coins.into(), log);
    for ware in bribe.wares() {
        hand_over(state, victim, by, ware, log);
    }
    effects::spare(state, by, plot, log);
}

/// A good changes owners; it never goes onto a Brasserie.
pub(super) fn hand_over(state: &mut State, from: Seat, to: Seat, ware: Ware, log: &mut Log) {
    let good = ware.as_good();
    ware.leave(state.mat_mut(from));
    state.mat_mut(to).goods[good.index()] += 1;
    log.push(Event::Handed { from, to, good });
}
